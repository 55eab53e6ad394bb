// Positions of Man for Man on one line (think of FEN); docs/notation.md describes them for people. What is read may come
// from anybody, so a position is taken only if play can go on from it.
//
// mfm1 PHASE ROUND SIDE FIRST PASSED QUIET SEARCHED SEARCHING ENDING WINNER CHEST, then a word a figure, then what is
// under way. A figure: its place, "@" (to come) or "x" (out); then, where they differ from the usual, :l lives, :m
// marks, :o where it stood when the turn began, :s points spent. Fields as on the board, "-" for none.
#include <algorithm>
#include <charconv>

#include "games/mfm/game.h"

namespace walstatt::mfm {

namespace {

constexpr std::array<std::string_view, 4> phaseWords{"first", "deploy", "play", "over"};
constexpr std::array<std::string_view, 7> endingWords{"-", "document", "chest", "out", "time", "points", "equal"};

}  // namespace

std::string ManForMan::writePosition(const State& state) const {
  const auto at = [&](FieldId field) { return field == noField ? std::string("-") : writePlace(board_->place(field)); };
  const auto number = [](int value) { return std::to_string(value); };
  std::string text = "mfm1";
  const auto add = [&](const std::string& word) { text += ' ' + word; };
  add(std::string(phaseWords[static_cast<std::size_t>(state.phase)]));
  for (const int value :
       {state.round, static_cast<std::uint8_t>(state.activeSide + 1), static_cast<std::uint8_t>(state.firstSide + 1),
        state.passed, state.quietTurn, state.searched})
    add(number(value));
  add(state.searching == noFigure ? "-" : number(state.searching));
  add(std::string(endingWords[static_cast<std::size_t>(state.ending)]));
  add(state.winner == noSide ? "-" : number(state.winner + 1));
  add(at(state.chest));
  for (FigureId id = 0; id < figureCount(); ++id) {
    const Figure& figure = state.figures[id];
    std::string word = figure.standing == Standing::out       ? "x"
                       : figure.standing == Standing::waiting ? "@"
                                                              : at(figure.field);
    if (figure.standing != Standing::out) {
      if (figure.lives != typeOf(id).lives) word += ":l" + number(figure.lives);
      if (figure.marks) word += ":m" + number(figure.marks);
      if (figure.origin != figure.field) word += ":o" + at(figure.origin);
      if (figure.spent) word += ":s" + number(figure.spent);
    }
    add(word);
  }
  if (const Run& run = state.run; run.active()) {
    std::string word = "run=";
    for (const int value :
         {run.figure, run.second, run.carries, run.entering, run.direction, run.steps, run.done, run.cost})
      word += number(value) + ',';
    add(word + at(run.start) + ',' + at(run.secondStart) + ',' + at(run.chestStart));
  }
  if (state.strikerCount) {
    std::string word = "strike=";
    for (std::size_t i = 0; i < state.strikerCount; ++i)
      word += (i ? "," : "") + number(state.strikers[i].figure) + ',' + number(state.strikers[i].target);
    add(word);
  }
  if (const Attack& a = state.attack; a.stage != Stage::none) {
    std::string word = "attack=";
    for (const int value : {static_cast<int>(a.stage), static_cast<int>(a.kind), int{a.attacker}, int{a.aimed},
                            int{a.struck}, int{a.dice}, int{a.hitUpTo}, int{a.ownUpTo}, int{a.ownSize}, int{a.across},
                            int{a.protection}, int{a.unclear}, int{a.wasHit}})
      word += number(value) + ',';
    add(word + number(a.saved));
  }
  return text;
}

namespace {

// Words of a position, one after the other; every reader gives false where it stumbles.
class Words {
 public:
  explicit Words(std::string_view text) : text_(text) { next(); }
  std::size_t at() const { return at_; }
  std::string_view word() const { return word_; }
  bool end() const { return word_.empty(); }
  void next() {
    at_ = after_;
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
    after_ = std::min(text_.find(' ', at_), text_.size());
    word_ = text_.substr(at_, after_ - at_);
  }
  template <class T>
  bool integer(int least, int most, T& into, int offset = 0) {
    int value = 0;
    const auto [stop, error] = std::from_chars(word_.data(), word_.data() + word_.size(), value);
    if (error != std::errc() || stop != word_.data() + word_.size() || value < least || value > most) return false;
    into = static_cast<T>(value - offset);
    next();
    return true;
  }
  template <class T, std::size_t N>
  bool choice(const std::array<std::string_view, N>& words, T& into) {
    const auto found = std::find(words.begin(), words.end(), word_);
    if (found == words.end()) return false;
    into = static_cast<T>(found - words.begin());
    next();
    return true;
  }

 private:
  std::string_view text_, word_;
  std::size_t at_ = 0, after_ = 0;
};

// A comma list of numbers and fields after "name=".
class Items {
 public:
  explicit Items(std::string_view list) : rest_(list) {}
  std::string_view next() {
    const std::size_t comma = std::min(rest_.find(','), rest_.size());
    const std::string_view item = rest_.substr(0, comma);
    rest_.remove_prefix(std::min(comma + 1, rest_.size()));
    return item;
  }
  bool empty() const { return rest_.empty(); }
  template <class T>
  bool integer(int least, int most, T& into) {
    const std::string_view item = next();
    int value = 0;
    const auto [stop, error] = std::from_chars(item.data(), item.data() + item.size(), value);
    if (error != std::errc() || stop != item.data() + item.size() || value < least || value > most) return false;
    into = static_cast<T>(value);
    return true;
  }

 private:
  std::string_view rest_;
};

}  // namespace

// Reads and judges a position part by part; each part gives false where it stumbles.
class ManForMan::PositionReader {
 public:
  PositionReader(const ManForMan& game, std::string_view text) : game_(game), words_(text) {
    state_.occupant.fill(noFigure);
  }

  Read<State> read() {
    const bool good = header() && allFigures() && ifStarts("run=", [&](Items items) { return run(items); }) &&
                      placeFigures() && ifStarts("strike=", [&](Items items) { return strikers(items); }) &&
                      ifStarts("attack=", [&](Items items) { return attack(items); }) && words_.end() && taskFits() &&
                      phaseFits();
    if (!good) return Read<State>::failed(Said(phrases::badPosition), words_.at());
    return {state_, {}, 0};
  }

 private:
  FigureId figures() const { return game_.figureCount(); }
  bool onBoard(FigureId id) const { return id < figures() && state_.figures[id].onBoard(); }
  bool field(std::string_view word, FieldId& into) const {
    if (word == "-") return into = noField, true;
    Place place;
    if (!readPlace(word, place) || !word.empty()) return false;
    into = game_.board_->at(place);
    return into != noField;
  }
  bool optional(int most, std::uint8_t& into, std::uint8_t none, int offset) {
    if (words_.word() != "-") return words_.integer(offset, most, into, offset);
    into = none;
    words_.next();
    return true;
  }
  // What is under way stands at the end of the line, and only if there is any.
  template <class Part>
  bool ifStarts(std::string_view name, const Part& part) {
    if (words_.word().substr(0, name.size()) != name) return true;
    if (!part(Items(words_.word().substr(name.size())))) return false;
    words_.next();
    return true;
  }

  bool header() {
    if (words_.word() != "mfm1") return false;
    words_.next();
    if (!words_.choice(phaseWords, state_.phase) || !words_.integer(1, game_.setup_.rounds, state_.round) ||
        !words_.integer(1, 2, state_.activeSide, 1) || !words_.integer(1, 2, state_.firstSide, 1) ||
        !words_.integer(0, 63, state_.passed) || !words_.integer(0, 1, state_.quietTurn) ||
        !words_.integer(0, 1, state_.searched) || !optional(figures() - 1, state_.searching, noFigure, 0) ||
        !words_.choice(endingWords, state_.ending) || !optional(2, state_.winner, noSide, 1) ||
        !field(words_.word(), state_.chest))
      return false;
    if (state_.chest != noField && !game_.board_->mayEnter(state_.chest)) return false;
    words_.next();
    return true;
  }

  bool allFigures() {
    for (FigureId id = 0; id < figures(); ++id) {
      if (!figure(id)) return false;
      words_.next();
    }
    return true;
  }

  bool figure(FigureId id) {
    Figure& figure = state_.figures[id];
    figure.type = game_.setup_.figures[id].type;
    figure.seat = game_.setup_.figures[id].seat;
    std::string_view rest = words_.word();
    const auto part = [&] {
      const std::size_t colon = std::min(rest.find(':'), rest.size());
      const std::string_view head = rest.substr(0, colon);
      rest.remove_prefix(std::min(colon + 1, rest.size()));
      return head;
    };
    const std::string_view where = part();
    figure.standing = where == "x" ? Standing::out : where == "@" ? Standing::waiting : Standing::onBoard;
    if (figure.onBoard() &&
        (!field(where, figure.field) || figure.field == noField || !game_.board_->mayEnter(figure.field)))
      return false;
    if (figure.standing != Standing::out) figure.lives = game_.typeOf(id).lives;
    figure.origin = figure.field;
    while (!rest.empty()) {
      const std::string_view extra = part();
      if (extra.empty() || figure.standing == Standing::out) return false;
      Items value(extra.substr(1));
      const bool good = extra[0] == 'l'   ? value.integer(1, game_.typeOf(id).lives, figure.lives)
                        : extra[0] == 'm' ? value.integer(1, 255, figure.marks)
                        : extra[0] == 'o' ? field(extra.substr(1), figure.origin)
                        : extra[0] == 's' ? value.integer(1, 2 * maxMove, figure.spent)
                                          : false;
      if (!good) return false;
    }
    return true;
  }

  bool run(Items items) {
    Run& run = state_.run;
    const auto figureOrNone = [&](FigureId& into) {
      return items.integer(0, noFigure, into) && (into < figures() || into == noFigure);
    };
    if (!items.integer(0, figures() - 1, run.figure) || !figureOrNone(run.second) ||
        !items.integer(0, 1, run.carries) || !items.integer(0, 1, run.entering) ||
        !items.integer(0, directions - 1, run.direction) || !items.integer(1, maxMove, run.steps) ||
        !items.integer(1, run.steps, run.done) || !items.integer(0, 2 * maxMove, run.cost) ||
        !field(items.next(), run.start) || !field(items.next(), run.secondStart) ||
        !field(items.next(), run.chestStart))
      return false;
    if (run.carries != (run.chestStart != noField) || (run.second != noFigure) != (run.secondStart != noField) ||
        run.start == noField || (run.second != noFigure && !run.carries) || run.second == run.figure)
      return false;
    // Everybody stands where the run has brought them so far, and the way before them is open.
    const auto walked = [&](FieldId from, int steps) {
      for (int i = run.entering; i < steps && from != noField; ++i) from = game_.board_->next(from, run.direction);
      return from;
    };
    const auto good = [&](FigureId id, FieldId from) {
      if (id == noFigure || state_.figures[id].standing == Standing::out) return true;
      return game_.traits_[id].side == state_.activeSide && state_.figures[id].onBoard() &&
             walked(from, run.done) == state_.figures[id].field;
    };
    if (!good(run.figure, run.start) || !good(run.second, run.secondStart) ||
        (run.carries && walked(run.chestStart, run.done) != state_.chest))
      return false;
    const FieldId last = run.carries ? walked(run.chestStart, run.steps - 1) : noField;
    const bool leaves = last != noField && game_.leavesOverGoal(last, run.direction);
    for (const FieldId from : {run.start, run.secondStart, run.chestStart}) {
      FieldId at = from;
      for (int i = run.entering; at != noField && i < run.steps; ++i) {
        const FieldId next = game_.board_->next(at, run.direction);
        if (next == noField && !(leaves && i + 1 == run.steps)) return false;
        at = next;
      }
    }
    return true;
  }

  // Runners on their way stand on no field of their own.
  bool placeFigures() {
    for (FigureId id = 0; id < figures(); ++id) {
      const Figure& figure = state_.figures[id];
      if (!figure.onBoard() || (state_.run.active() && (id == state_.run.figure || id == state_.run.second))) continue;
      if (state_.occupant[figure.field] != noFigure || !game_.board_->mayEnd(figure.field)) return false;
      state_.occupant[figure.field] = id;
    }
    return true;
  }

  bool strikers(Items items) {
    while (!items.empty()) {
      Striker striker;
      if (state_.strikerCount == maxStrikers || !items.integer(0, figures() - 1, striker.figure) ||
          !items.integer(0, figures() - 1, striker.target))
        return false;
      if (!onBoard(striker.figure) || !onBoard(striker.target) ||
          (striker.target != state_.run.figure && striker.target != state_.run.second) ||
          game_.traits_[striker.figure].side == state_.activeSide)
        return false;
      state_.strikers[state_.strikerCount++] = striker;
    }
    return true;
  }

  bool attack(Items items) {
    Attack& a = state_.attack;
    if (!items.integer(1, 5, a.stage) || !items.integer(0, 3, a.kind) || !items.integer(0, figures() - 1, a.attacker) ||
        !items.integer(0, figures() - 1, a.aimed) || !items.integer(0, figures() - 1, a.struck) ||
        !items.integer(1, 6, a.dice) || !items.integer(1, dieSides, a.hitUpTo) ||
        !items.integer(0, dieSides, a.ownUpTo) || !items.integer(0, maxFigures, a.ownSize) ||
        !items.integer(0, 2, a.across) || !items.integer(-20, 60, a.protection) || !items.integer(0, 60, a.unclear) ||
        !items.integer(0, 1, a.wasHit) || !items.integer(0, 0xFFF, a.saved))
      return false;
    a.ruleOf12 = game_.setup_.ruleOf12;
    if (!onBoard(a.attacker) || !onBoard(a.aimed) || !onBoard(a.struck)) return false;
    if (a.ownSize && (a.kind != AttackKind::fern ||
                      game_.dangerOf(state_, a.attacker, a.aimed, static_cast<Across>(a.across)).own != a.ownSize))
      return false;
    if ((a.stage == Stage::side || a.stage == Stage::draw || a.ownUpTo) && !a.ownSize) return false;
    // ERST strikes who runs; every other attack is made by the side whose turn it is, and not in the middle of a run.
    const bool erst = a.kind == AttackKind::erst;
    const bool atRunner = a.struck == a.aimed && (a.aimed == state_.run.figure || a.aimed == state_.run.second);
    if (erst != state_.run.active() || (erst && !atRunner) || state_.phase != Phase::play) return false;
    if ((game_.traits_[a.attacker].side == state_.activeSide) == erst ||
        (game_.traits_[a.aimed].side == state_.activeSide) != erst)
      return false;
    return true;
  }

  // What is under way fits together.
  bool taskFits() const {
    if ((state_.phase == Phase::over) != (state_.ending != Ending::none) ||
        (state_.phase == Phase::over) != (state_.winner != noSide || state_.ending == Ending::equalPoints))
      return false;
    if (state_.run.active() && !state_.strikerCount &&
        !(state_.attack.stage != Stage::none && state_.attack.kind == AttackKind::erst) && state_.phase != Phase::over)
      return false;
    if (state_.searching != noFigure &&
        (!onBoard(state_.searching) || !game_.hasChest() || state_.attack.stage != Stage::none || state_.run.active()))
      return false;
    return true;
  }

  // Everybody stands where the phase of the game wants them.
  bool phaseFits() const {
    if (!game_.hasChest() && state_.chest != noField) return false;
    if (state_.phase == Phase::play && (game_.activeSeats(state_) & ~state_.passed) == 0) return false;
    if (state_.phase == Phase::deploy && !game_.hasWaiting(state_, state_.activeSide)) return false;
    const bool before = state_.phase == Phase::rollForFirst || state_.phase == Phase::deploy;
    if (before && game_.hasChest()) return false;
    for (FigureId id = 0; id < figures(); ++id) {
      const Standing standing = state_.figures[id].standing;
      if (before ? standing == Standing::out : standing == Standing::waiting && !game_.hasChest()) return false;
      if (state_.phase == Phase::rollForFirst && standing != Standing::waiting) return false;
      // R14: the run-up is measured from somewhere; only who is just coming on has no place yet.
      const bool entering = state_.run.entering && (id == state_.run.figure || id == state_.run.second);
      if (state_.phase == Phase::play && standing == Standing::onBoard && game_.traits_[id].side == state_.activeSide &&
          state_.figures[id].origin == noField && !entering)
        return false;
    }
    return true;
  }

  const ManForMan& game_;
  State state_;
  Words words_;
};

Read<State> ManForMan::readPosition(std::string_view text) const { return PositionReader(*this, text).read(); }

}  // namespace walstatt::mfm
