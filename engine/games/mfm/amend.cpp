// Changes against the rules that all players agreed on, where a house rule or a slip of the hand wants one:
//
//   SW1 to c5     puts a figure on a field, also one that waits or is out      chest to c7
//   SW1 out       takes it off      SW1 lives 2      SW1 fresh   as if it had not acted in this turn
//   LW1 to c5/E   a mount or chariot by its upper left field, with where it looks      DR1 aboard LW1
//
// A figure is named by its label, with small letters for the second side as the board shows it (capitals do where only
// one side has it), or by its field. What comes out is a position from which play can go on, or a fault.
#include <charconv>

#include "games/mfm/game.h"

namespace walstatt::mfm {

class ManForMan::Amendment {
 public:
  Amendment(const ManForMan& game, const State& state, std::string_view text)
      : game_(game), state_(state), text_(text) {}

  Read<State> read() {
    const Turn now = game_.turn(state_);
    if (now.waiting == Waiting::nobody) return fail(Said(phrases::gameOver));
    if (now.waiting == Waiting::dice) return fail(Said(phrases::diceFirst));
    if (now.reaction) return fail(Said(phrases::answerFirst));
    const std::string_view who = word();
    if (who == "chest") return word() == "to" ? chestTo(word()) : fail(Said(phrases::amendForm));
    const FigureId id = figure(who);
    if (id == noFigure) return fail(Said(phrases::amendFigure));
    const std::string_view what = word();
    if (what == "to") return game_.isVehicle(id) ? vehicleTo(id, word()) : figureTo(id, word());
    if (what == "aboard") return aboard(id, word());
    if (what == "out") return out(id);
    if (what == "lives") return lives(id, word());
    if (what == "fresh") return fresh(id);
    return fail(Said(phrases::amendForm));
  }

 private:
  std::string_view word() {
    at_ = std::min(text_.find_first_not_of(' ', after_), text_.size());
    after_ = std::min(text_.find(' ', at_), text_.size());
    return text_.substr(at_, after_ - at_);
  }
  Read<State> fail(const Said& why) const { return Read<State>::failed(why, at_); }
  Read<State> done() {
    if (!word().empty()) return fail(Said(phrases::amendForm));
    return {state_, {}, 0};
  }

  FigureId figure(std::string_view who) const {
    FigureId found = noFigure;
    for (FigureId id = 0; id < game_.figureCount(); ++id)
      if (game_.labelOf(id) == who) return id;
    for (const Side side : {Side{0}, Side{1}}) {
      const FigureId id = game_.findLabel(who, side);
      if (id == noFigure) continue;
      if (found != noFigure) return noFigure;  // both sides have one
      found = id;
    }
    if (found != noFigure) return found;
    const FieldId at = field(who);
    return at == noField ? noFigure : game_.standingOn(state_, at);
  }
  FieldId field(std::string_view where) const {
    Place place;
    return readPlace(where, place) && where.empty() ? game_.board_->at(place) : noField;
  }

  Read<State> figureTo(FigureId id, std::string_view where) {
    const Board& board = *game_.board_;
    const FieldId to = field(where);
    if (to == noField) return fail(Said(phrases::badField));
    const Arg terrain{ArgKind::terrain, board.field(to).terrain};
    if (!board.mayEnter(to)) return fail(Said(phrases::impassable, piece(id), place(to), terrain));
    if (!board.mayEnd(to)) return fail(Said(phrases::mayNotEndThere, terrain, place(to)));
    if (const FigureId there = game_.standingOn(state_, to); there != noFigure && there != id)
      return fail(Said(phrases::amendTaken, place(to), piece(there)));
    if (to == state_.chest && game_.traits_[id].side == chestSide) return fail(Said(phrases::romanOnChest, place(to)));
    leavePlace(id);
    stand(id, to);
    return settled();
  }
  // A board by its upper left field; it looks as before unless told otherwise.
  Read<State> vehicleTo(FigureId id, std::string_view where) {
    constexpr std::string_view letters = "NESW";
    Figure& figure = state_.figures[id];
    Facing facing = figure.facing;
    if (where.size() > 2 && where[where.size() - 2] == '/' && letters.find(where.back()) != letters.npos) {
      facing = static_cast<Facing>(letters.find(where.back()));
      where.remove_suffix(2);
    }
    const FieldId to = field(where);
    if (to == noField) return fail(Said(phrases::badField));
    const FieldInfo& info = game_.board_->field(to);
    if (info.storey || !game_.tracksOf(id, facing).mayEnd(info.x, info.y))
      return fail(Said(phrases::boardMayNotEnd, piece(id)));
    const Area area = areaFacing(info.x, info.y, game_.traits_[id].width, game_.traits_[id].length, facing);
    FieldId taken = noField;
    game_.forFields(area, [&](FieldId at) {
      const FigureId there = game_.standingOn(state_, at);
      if (taken == noField && ((there != noFigure && there != id) || at == state_.chest)) taken = at;
    });
    if (taken != noField) {
      const FigureId there = game_.standingOn(state_, taken);
      return there == noFigure || there == id ? fail(Said(phrases::fieldTaken, place(taken)))
                                              : fail(Said(phrases::amendTaken, place(taken), piece(there)));
    }
    game_.letGoOf(state_, id);
    if (figure.field != noField) game_.uncover(state_, id);
    figure.marks = static_cast<std::uint16_t>(figure.marks & ~mark::ramming);
    figure.facing = facing;
    stand(id, to);
    game_.updateOwner(state_, id);  // of a wreck it is still whose it was
    return settled();
  }
  // R32 as far as it keeps crews together; where it stands and what it has done does not matter.
  Read<State> aboard(FigureId id, std::string_view what) {
    const FigureId vehicle = figure(what);
    if (vehicle == noFigure || !game_.isVehicle(vehicle)) return fail(Said(phrases::badVehicle));
    if (game_.isVehicle(id)) return fail(Said(phrases::notOnFoot, piece(id)));
    const Figure& there = state_.figures[vehicle];
    const FigureType& type = game_.typeOf(vehicle);
    const FigureType& person = game_.typeOf(id);
    if (there.standing == Standing::out) return fail(Said(phrases::isOut, piece(vehicle)));
    if (!(type.carriage == Carriage::mount ? person.mayRide() : person.mayDrive()))
      return fail(Said(phrases::cannotDrive, piece(id), piece(vehicle)));
    int others = 0;
    bool enemies = false;
    game_.forCrew(state_, vehicle, [&](FigureId other) {
      others += other != id;
      enemies = enemies || game_.traits_[other].side != game_.traits_[id].side;
    });
    if (enemies) return fail(Said(phrases::enemyCrew, piece(vehicle)));
    if (others >= type.crewRoom) return fail(Said(phrases::noRoomAboard, piece(vehicle), number(type.crewRoom)));
    if (const FigureId leader = game_.leaderOf(state_, vehicle); leader != noFigure && leader != id)
      return fail(Said(phrases::isLed, piece(vehicle)));
    if (state_.phase == Phase::deploy && game_.traits_[id].seat != game_.traits_[vehicle].seat)
      return fail(Said(phrases::amendOwnCrew, piece(vehicle)));
    leavePlace(id);
    if (state_.figures[id].standing == Standing::out) state_.figures[id].lives = 1;
    game_.addToCrew(state_, vehicle, id);
    state_.figures[id].origin = noField;
    state_.figures[id].marks = static_cast<std::uint16_t>(state_.figures[id].marks & ~mark::climbing);
    if (game_.driverOf(state_, vehicle) == noFigure) state_.figures[id].flags |= Figure::drives;
    game_.updateOwner(state_, vehicle);
    return settled();
  }
  Read<State> chestTo(std::string_view where) {
    const Board& board = *game_.board_;
    if (!game_.hasChest()) return fail(Said(phrases::noChest));
    const FieldId to = field(where);
    if (to == noField) return fail(Said(phrases::badField));
    if (!board.mayEnd(to))
      return fail(Said(phrases::mayNotEndThere, {ArgKind::terrain, board.field(to).terrain}, place(to)));
    if (const FigureId there = state_.occupant[to]; there != noFigure && game_.traits_[there].side == chestSide)
      return fail(Said(phrases::amendTaken, place(to), piece(there)));
    state_.chest = to;
    return done();
  }
  Read<State> out(FigureId id) {
    Figure& figure = state_.figures[id];
    if (state_.phase == Phase::deploy) return fail(Said(phrases::amendDeploying));
    if (figure.standing == Standing::out) return fail(Said(phrases::isOut, piece(id)));
    // As by the last blow: a crew is set down, who led something lets it go.
    NoEvents quiet;
    const FigureId unit = game_.unitOf(state_, id);
    game_.loseLives(state_, id, figure.lives, quiet);
    forgetRam(unit);
    return done();
  }
  Read<State> lives(FigureId id, std::string_view count) {
    Figure& figure = state_.figures[id];
    if (figure.standing == Standing::out) return fail(Said(phrases::isOut, piece(id)));
    const int most = game_.typeOf(id).lives;
    int value = 0;
    const auto [end, error] = std::from_chars(count.data(), count.data() + count.size(), value);
    if (error != std::errc() || end != count.data() + count.size() || value < 1 || value > most)
      return fail(Said(phrases::amendLives, piece(id), number(most)));
    figure.lives = static_cast<std::uint8_t>(value);
    return done();
  }
  Read<State> fresh(FigureId id) {
    Figure& figure = state_.figures[id];
    if (figure.standing == Standing::out) return fail(Said(phrases::isOut, piece(id)));
    figure.marks = 0;
    figure.spent = 0;
    if (state_.phase == Phase::play) figure.keepOrigin();
    return done();
  }

  // Out of its vehicle or off its field; what it led it lets go.
  void leavePlace(FigureId id) {
    const Figure& figure = state_.figures[id];
    const FigureId unit = game_.unitOf(state_, id);
    if (figure.aboard()) {
      game_.removeFromCrew(state_, id);
    } else if (figure.onBoard()) {
      game_.letGo(state_, id);
      game_.uncover(state_, id);
    }
    forgetRam(unit);
  }
  // R26: where nobody is left to throw its dice, a declared ram is none.
  void forgetRam(FigureId vehicle) {
    if (vehicle == noFigure || game_.hasCrew(state_, vehicle)) return;
    Figure& figure = state_.figures[vehicle];
    figure.marks = static_cast<std::uint16_t>(figure.marks & ~mark::ramming);
  }
  void stand(FigureId id, FieldId at) {
    Figure& figure = state_.figures[id];
    if (figure.standing == Standing::out) figure.lives = 1;  // back from the last blow
    figure.standing = Standing::onBoard;
    figure.field = at;
    game_.cover(state_, id);
    // Before the battle nobody has a place where the turn began.
    if (state_.phase == Phase::deploy) {
      figure.origin = noField;
    } else {
      figure.keepOrigin();
    }
  }
  Read<State> settled() {
    NoEvents quiet;
    if (state_.phase == Phase::deploy) game_.endDeployment(state_, quiet);
    return done();
  }

  const ManForMan& game_;
  State state_;
  std::string_view text_;
  std::size_t at_ = 0, after_ = 0;
};

Read<State> ManForMan::amend(const State& state, std::string_view text) const {
  return Amendment(*this, state, text).read();
}

}  // namespace walstatt::mfm
