// Where a side could go and strike in its next turn, from the present position and with fresh figures: a guide for the
// eye. Moves are those of the rules themselves; whom a figure could attack is asked field by field from every place
// where its move may end (G4, R10, R14).
#include "games/mfm/screen.h"
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
  for (const FigureId id : {state.run.figure, state.run.second})
    if (id != noFigure && next.figures[id].onBoard() && next.occupant[next.figures[id].field] == noFigure)
      next.occupant[next.figures[id].field] = id;
  beginTurn(next, side);
  return next;
}

// The fields that one figure reaches with a move, and those it could strike at.
class ManForMan::Threatened {
 public:
  using FieldSet = std::bitset<maxFields>;
  FieldSet reach, strikes;

  Threatened(const ManForMan& game, const State& state) : game_(game), board_(*game.board_), state_(state) {
    for (FigureId id = 0; id < game.figureCount(); ++id)
      reachable_ = reachable_ || (game.traits_[id].side != state.activeSide && !game.traits_[id].reachWeapon &&
                                  state.figures[id].standing != Standing::out);
  }

  void look(FigureId id) {
    reach.reset();
    strikes.reset();
    FixedList<FieldId, maxFields> ends;
    const auto note = [&](FieldId field) {
      if (reach[field]) return;
      reach[field] = true;
      ends.push_back(field);
    };
    moves(id, note);
    const Figure& figure = state_.figures[id];
    if (figure.onBoard() && !reach[figure.field]) ends.push_back(figure.field);
    for (const FieldId from : ends) nah(from);
    for (const FieldId from : ends) fern(id, from);
    for (const FieldId from : ends) weit(id, from);
    if (figure.onBoard() && game_.traits_[id].skirmisher) secondMoves(id);
  }

 private:
  bool mayStrikeFrom(FieldId from) const { return (board_.ground(from).flags & Ground::mayAttackFrom) != 0; }
  // An enemy could stand there: nobody of the own side does.
  bool mayBeStruck(FieldId field) const {
    const FigureId there = state_.occupant[field];
    return !strikes[field] && board_.mayEnd(field) &&
           (there == noFigure || game_.traits_[there].side != state_.activeSide);
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
    const FieldId origin = state_.figures[id].onBoard() ? state_.figures[id].origin : from;
    for (int y = info.y - traits.reach - 1; y <= info.y + traits.reach + 1; ++y)
      for (int x = info.x - traits.reach - 1; x <= info.x + traits.reach + 1; ++x) {
        const FieldId field = board_.at(x, y, info.storey);
        if (field == noField || !mayBeStruck(field) || board_.steps(from, field) < 2) continue;
        if (board_.steps(origin, field) >= 2 && game_.freeBetween(state_, from, field)) strikes[field] = true;
      }
  }

  const ManForMan& game_;
  const Board& board_;
  const State& state_;
  bool reachable_ = false;  // R16: somebody there whom WEIT does not spare
  std::array<Action, 2 * 60 * 3 * maxMove> some_;
};

Data ManForMan::overlay(const State& state, Side side) const {
  Data data;
  if (side >= 2) return Data(Data::Table{});
  const State next = freshTurn(state, side);
  std::vector<std::vector<FigureId>> strikers(board_->size());
  std::bitset<maxFields> reach;
  Threatened figure(*this, next);
  for (FigureId id = sides_[side].begin; id < sides_[side].end; ++id) {
    if (next.figures[id].standing == Standing::out) continue;
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
