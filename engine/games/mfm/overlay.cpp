// Where a side could go and strike in its next turn, from the present position and with fresh figures: a guide for the
// eye. Moves are those of the rules themselves; whom a figure could attack is asked field by field from every place
// where its move may end (G4, R10, R14).
#include "games/mfm/screen.h"
#include "games/mfm/survey.h"
#include "games/mfm/walk.h"

namespace walstatt::mfm {

// The position as if that side's turn began now; nothing is under way, and who runs stands where the run has come to.
State ManForMan::freshTurn(const State& state, Side side) const {
  State next = state;
  next.attack = Attack{};
  next.run = Run{};
  next.strikers = {};
  next.strikerCount = 0;
  next.searching = noFigure;
  next.quietTurn = 0;
  next.phase = Phase::play;
  next.ram = Ram{};
  next.test = Test{};
  if (state.settling != noFigure)  // who is still to be set down has no field yet
    forCrew(state, state.settling, [&](FigureId id) { next.figures[id].standing = Standing::out; });
  next.settling = noFigure;
  for (const FigureId id : {state.run.figure, state.run.second})
    if (id != noFigure && next.figures[id].onBoard())
      forFields(areaOf(next, id), [&](FieldId field) {
        if (next.occupant[field] == noFigure) next.occupant[field] = id;
      });
  beginTurn(next, side);
  return next;
}

// The fields that one figure reaches with a move, and those it could strike at.
class ManForMan::Threatened {
 public:
  using FieldSet = std::bitset<maxFields>;
  FieldSet reach, strikes;

  Threatened(const ManForMan& game, const State& state)
      : game_(game), board_(*game.board_), state_(state), survey_(game, state) {
    for (FigureId id = 0; id < game.figureCount(); ++id)
      reachable_ = reachable_ || (state.figures[id].side != state.activeSide && !game.traits_[id].reachWeapon &&
                                  state.figures[id].standing != Standing::out);
  }

  void look(FigureId id) {
    reach.reset();
    strikes.reset();
    ends_.clear();
    const auto note = [&](FieldId field) {
      if (reach[field]) return;
      reach[field] = true;
      ends_.push_back(field);
    };
    const Figure& figure = state_.figures[id];
    if (game_.isVehicle(id)) return rams(id);
    if (figure.aboard()) {
      if (!state_.figures[figure.vehicle].onBoard()) return;  // not deployed yet
      rides(figure.vehicle, note);
    } else {
      moves(id, note);
      if (figure.onBoard() && !reach[figure.field]) ends_.push_back(figure.field);
    }
    for (const FieldId from : ends_) nah(from);
    for (const FieldId from : ends_) fern(id, from);
    for (const FieldId from : ends_) weit(id, from);
    if (figure.onBoard() && game_.traits_[id].skirmisher) secondMoves(id);
  }

 private:
  bool mayStrikeFrom(FieldId from) const { return (board_.ground(from).flags & Ground::mayAttackFrom) != 0; }
  // An enemy could stand there: nobody of the own side does.
  bool mayBeStruck(FieldId field) const {
    const FigureId there = state_.occupant[field];
    return !strikes[field] && board_.mayEnd(field) &&
           (there == noFigure || state_.figures[there].side != state_.activeSide);
  }

  template <class Note>
  void moves(FigureId id, const Note& note) {
    Action* tail = some_.data();
    if (state_.figures[id].onBoard()) {
      game_.listMoves(state_, id, tail);
    } else if (game_.hasChest() && state_.figures[id].standing == Standing::waiting) {
      game_.listEnters(state_, id, tail);
      if (game_.traits_[id].carrier) game_.listEnterCarries(state_, game_.traits_[id].seat, tail);
    }
    for (const Action* action = some_.data(); action != tail; ++action) {
      const Trail trail = game_.trailOf(state_, *action);
      const bool second = action->kind() == ActionKind::enterCarry && id == game_.carriers_[1];
      if (!trail.path.empty()) note(second ? trail.secondField : trail.path[trail.path.size() - 1]);
    }
    // Climbing takes the whole turn, so nothing is struck from there (R18).
    tail = some_.data();
    if (state_.figures[id].onBoard()) game_.listClimbs(state_, id, tail);
    for (const Action* action = some_.data(); action != tail; ++action)
      reach[game_.trailOf(state_, *action).path[0]] = true;
  }
  // Wherever a crew could be with its vehicle: all fields that the board can cover are alike for the eye.
  template <class Note>
  void rides(FigureId vehicle, const Note& note) {
    Action* tail = some_.data();
    game_.listDrives(state_, survey_, vehicle, tail);
    for (const Action* action = some_.data(); action != tail; ++action)
      game_.forFields(game_.rideOf(state_, *action).end, note);
    game_.forFields(game_.areaOf(state_, vehicle), [&](FieldId field) {
      if (!reach[field]) ends_.push_back(field);
    });
  }
  // R26: the row in front of every place where a straight run of two fields or more may end.
  void rams(FigureId vehicle) {
    const Figure& figure = state_.figures[vehicle];
    if (!figure.onBoard() || game_.checkMayDrive(state_, vehicle)) return;
    Action* tail = some_.data();
    game_.listDrives(state_, survey_, vehicle, tail);
    for (const Action* action = some_.data(); action != tail; ++action) {
      if (action->kind() == ActionKind::drive &&
          (action->steps() < 2 || action->direction() != ahead(figure.facing) || action->facing() != figure.facing))
        continue;
      const Ride ride = game_.rideOf(state_, *action);
      game_.forFields(rowAhead(ride.end, figure.facing), [&](FieldId field) {
        if (mayBeStruck(field) && Tracks::mayUse(board_.terrainOf(field), game_.traits_[vehicle].carriage))
          strikes[field] = true;
      });
    }
  }
  // R33: a second run instead of fighting.
  void secondMoves(FigureId id) {
    const FieldSet first = reach;
    State state = state_;
    state.occupant[state.figures[id].field] = noFigure;
    state.figures[id].marks |= mark::moved;
    for (FieldId from = 0; from < board_.size(); ++from) {
      if (!first[from] || board_.field(from).storey != board_.field(state_.figures[id].field).storey) continue;
      for (Direction d = 0; d < directions; ++d)
        game_.walk(state, id, from, d, game_.budgetOf(state, id), maxMove,
                   [&](int, FieldId field, bool mayEnd, int) { reach[field] = reach[field] || mayEnd; });
    }
  }
  void nah(FieldId from) {
    if (!mayStrikeFrom(from)) return;
    for (const FieldId near : board_.neighbours(from))
      if (near != noField && mayBeStruck(near)) strikes[near] = true;
  }
  void fern(FigureId id, FieldId from) {
    const int range = game_.traits_[id].fernRange;
    if (!range || !mayStrikeFrom(from)) return;
    for (FieldId field = 0; field < board_.size(); ++field)
      if (mayBeStruck(field) && board_.range(from, field) <= range && from != field && !board_.adjacent(from, field) &&
          !board_.wallBetween(from, field))
        strikes[field] = true;
  }
  void weit(FigureId id, FieldId from) {
    const Traits& traits = game_.traits_[id];
    if (!traits.weit || !reachable_ || !mayStrikeFrom(from)) return;
    const FieldInfo& info = board_.field(from);
    const Area origin =
        state_.figures[id].present() ? game_.originOf(state_, id) : Area{info.x, info.y, 1, 1, info.storey};
    for (int y = info.y - traits.reach - 1; y <= info.y + traits.reach + 1; ++y)
      for (int x = info.x - traits.reach - 1; x <= info.x + traits.reach + 1; ++x) {
        const FieldId field = board_.at(x, y, info.storey);
        if (field == noField || !mayBeStruck(field) || board_.steps(from, field) < 2) continue;
        if (origin.steps(Area{x, y, 1, 1, info.storey}) >= 2 && game_.freeBetween(state_, from, field))
          strikes[field] = true;
      }
  }

  const ManForMan& game_;
  const Board& board_;
  const State& state_;
  const Survey survey_;
  bool reachable_ = false;              // R16: somebody there whom WEIT does not spare
  FixedList<FieldId, maxFields> ends_;  // where the strikes start
  std::array<Action, 2 * 60 * 3 * maxMove> some_;
};

Data ManForMan::overlay(const State& state, Side side) const {
  Data data;
  if (side >= 2) return Data(Data::Table{});
  const State next = freshTurn(state, side);
  std::vector<std::vector<FigureId>> strikers(board_->size());
  std::bitset<maxFields> reach;
  Threatened figure(*this, next);
  for (FigureId id = 0; id < figureCount(); ++id) {
    if (next.figures[id].side != side || next.figures[id].standing == Standing::out) continue;
    figure.look(id);
    reach |= figure.reach;
    for (FieldId field = 0; field < board_->size(); ++field)
      if (figure.strikes[field]) strikers[field].push_back(id);
  }
  Data places{Data::Array{}}, danger{Data::Array{}};
  for (FieldId field = 0; field < board_->size(); ++field) {
    if (reach[field]) places.push(placeOf(field));
    if (strikers[field].empty()) continue;
    Fields fields(2);
    fields.set("at", placeOf(field));
    fields.set("figures", listData(strikers[field], [](FigureId id) { return Data(id); }));
    danger.push(fields.data());
  }
  data.set("reach", std::move(places)).set("danger", std::move(danger));
  return data;
}

}  // namespace walstatt::mfm
