// Changes against the rules that all players agreed on, where a house rule or a slip of the hand wants one:
//
//   SW1 to c5     puts a figure on a field, also one that waits or is out      chest to c7
//   SW1 out       takes it off      SW1 lives 2      SW1 fresh   as if it had not acted in this turn
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
    if (what == "to") return figureTo(id, word());
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
    return at == noField ? noFigure : state_.occupant[at];
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
    if (const FigureId there = state_.occupant[to]; there != noFigure && there != id)
      return fail(Said(phrases::amendTaken, place(to), piece(there)));
    if (to == state_.chest && game_.traits_[id].side == chestSide) return fail(Said(phrases::romanOnChest, place(to)));
    Figure& figure = state_.figures[id];
    if (figure.onBoard()) state_.occupant[figure.field] = noFigure;
    if (figure.standing == Standing::out) figure.lives = 1;  // back from the last blow
    figure.standing = Standing::onBoard;
    figure.field = to;
    // Before the battle nobody has a place where the turn began.
    figure.origin = state_.phase == Phase::deploy ? noField : to;
    state_.occupant[to] = id;
    NoEvents quiet;
    if (state_.phase == Phase::deploy) game_.endDeployment(state_, quiet);
    return done();
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
    game_.takeOff(state_, id);
    NoEvents quiet;
    game_.endIfSideIsOut(state_, quiet);
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
    if (state_.phase == Phase::play) figure.origin = figure.field;
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
