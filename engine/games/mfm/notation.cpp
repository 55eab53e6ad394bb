// The score sheet of Man for Man. docs/notation.md describes it for people.
//
//   c7-f7        move            c7xd8   NAH          SW1@a5-d8   come on        c7^+ c7^-   change the storey
//   c7&S3        carry alone     c7*g12  FERN         SW1@c2      come on, deploy
//   c7+e7&S3     carry by two    c7*g12> FERN, moving c7!d8       Erstschlag     c7?         search
//   &i1:S3       the chest comes on                   decline     no Erstschlag  pass        end of turn
//   c7~c9        WEIT            …/c …/r  the danger area lies across columns or rows (R13)
//
// Figures are named by their field or by their label. A position is one line: see writePosition.
#include <algorithm>
#include <charconv>

#include "games/mfm/game.h"

namespace walstatt::mfm {

namespace {

constexpr std::array<std::string_view, directions> compass{"N", "NE", "E", "SE", "S", "SW", "W", "NW"};
constexpr std::array<std::string_view, 4> phaseWords{"first", "deploy", "play", "over"};
constexpr std::array<std::string_view, 7> endingWords{"-", "document", "chest", "out", "time", "points", "equal"};

}  // namespace

// Labels are written in capitals; as the board shows them, small letters for the second side, they are read too.
FigureId ManForMan::findLabel(std::string_view label, Side side) const {
  const auto same = [](char a, char b) { return a == b || (b >= 'a' && b <= 'z' && a == b - 'a' + 'A'); };
  for (FigureId id = sides_[side].begin; id < sides_[side].end; ++id)
    if (std::equal(setup_.figures[id].label.begin(), setup_.figures[id].label.end(), label.begin(), label.end(), same))
      return id;
  return noFigure;
}

std::string ManForMan::write(const State& state, const Action& action) const {
  const auto at = [&](FieldId field) { return field == noField ? std::string("-") : writePlace(board_->place(field)); };
  const auto of = [&](FigureId id) {
    return state.figures[id].field == noField ? setup_.figures[id].label : at(state.figures[id].field);
  };
  const auto end = [&](FieldId field, int steps) {
    for (; steps > 0; --steps) field = board_->next(field, action.direction());
    return at(field);
  };
  const auto run = [&] { return std::string(compass[action.direction()]) + std::to_string(action.steps()); };
  const std::string figure = action.figure() < figureCount() ? of(action.figure()) : "";
  switch (action.kind()) {
    case ActionKind::pass: return "pass";
    case ActionKind::decline: return "decline";
    case ActionKind::move: return figure + '-' + end(state.figures[action.figure()].field, action.steps());
    case ActionKind::enter: {
      const std::string start = setup_.figures[action.figure()].label + '@' + at(action.field());
      return action.steps() == 1 ? start : start + '-' + end(action.field(), action.steps() - 1);
    }
    case ActionKind::deploy: return setup_.figures[action.figure()].label + '@' + at(action.field());
    case ActionKind::carry:
      return figure + (action.second() == noFigure ? "" : '+' + of(action.second())) + '&' + run();
    case ActionKind::enterCarry: return '&' + at(action.field()) + ':' + run();
    case ActionKind::nah: return figure + 'x' + of(action.target());
    case ActionKind::weit: return figure + '~' + of(action.target());
    case ActionKind::strike: return figure + '!' + of(action.target());
    case ActionKind::fern: {
      const std::string shot = figure + '*' + of(action.target()) + (action.stance() == Stance::moving ? ">" : "");
      return action.across() == Across::given ? shot : shot + (action.across() == Across::columns ? "/c" : "/r");
    }
    case ActionKind::search: return figure + '?';
    case ActionKind::climb: return figure + (action.up() ? "^+" : "^-");
  }
  return {};
}

// Reads one action from left to right; keeps where it stumbled.
class ManForMan::Parser {
 public:
  Parser(const ManForMan& game, const State& state, Seat seat, std::string_view text)
      : game_(game), state_(state), side_(game.sideOf(seat)), text_(text), rest_(text) {}

  Read<Action> action() {
    if (rest_ == "pass") return {Action::pass(), {}, 0};
    if (rest_ == "decline") return {Action::decline(), {}, 0};
    if (take('&')) return chestComesOn();
    const FigureId figure = own();
    if (figure == noFigure) return noFigureHere();
    if (rest_.empty()) return fail(phrases::badSign);
    const char sign = rest_.front();
    const std::string_view before = rest_;
    rest_.remove_prefix(1);
    switch (sign) {
      case '-': return move(figure);
      case '@': return comeOn(figure);
      case '+': return carryByTwo(figure);
      case '&': return carry(figure, noFigure);
      case 'x': return attack([&](FigureId target) { return Action::nah(figure, target); });
      case '~': return attack([&](FigureId target) { return Action::weit(figure, target); });
      case '!': return strike(figure);
      case '*': return shot(figure);
      case '?': return done(Action::search(figure));
      case '^':
        if (take('+')) return done(Action::climb(figure, true));
        if (take('-')) return done(Action::climb(figure, false));
        return fail(phrases::badSign);
      default: rest_ = before; return fail(phrases::badSign);
    }
  }

 private:
  Read<Action> fail(const Phrase& why) const { return Read<Action>::failed(Said(why), text_.size() - rest_.size()); }
  Read<Action> done(Action action) const { return rest_.empty() ? Read<Action>{action, {}, 0} : fail(phrases::badEnd); }
  bool take(char sign) {
    if (rest_.empty() || rest_.front() != sign) return false;
    rest_.remove_prefix(1);
    return true;
  }
  FieldId field() {
    std::string_view rest = rest_;
    Place place;
    if (!readPlace(rest, place)) return noField;
    const FieldId id = game_.board_->at(place);
    if (id != noField) rest_ = rest;
    return id;
  }
  // A figure by its field, or one of the reading player's side by its label.
  FigureId own() {
    const std::string_view before = rest_;
    const FieldId at = field();
    if (at != noField && state_.occupant[at] != noFigure) return state_.occupant[at];
    rest_ = before;
    std::size_t length = 0;
    const auto letter = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    while (length < rest_.size() && (length < 2 ? letter(rest_[length]) : digit(rest_[length]))) ++length;
    const FigureId id = game_.findLabel(rest_.substr(0, length), side_);
    if (id != noFigure) rest_.remove_prefix(length);
    return id;
  }
  Read<Action> noFigureHere() {
    const std::string_view before = rest_;
    const FieldId at = field();
    rest_ = before;
    return at == noField ? fail(phrases::badFigure) : Read<Action>::failed(Said(phrases::emptyField, place(at)), 0);
  }
  Read<Action> move(FigureId figure) {
    const std::string_view before = rest_;
    const FieldId from = state_.figures[figure].field, to = field();
    if (to == noField) return fail(phrases::badField);
    if (from == noField) return Read<Action>::failed(Said(phrases::notOnBoard, piece(figure)), 0);
    const auto run = straight(from, to);
    if (!run) {
      rest_ = before;
      return fail(phrases::notOneDirection);
    }
    return done(Action::move(figure, run->first, run->second));
  }
  // Direction and number of steps between two fields on one line of one storey.
  std::optional<std::pair<Direction, int>> straight(FieldId from, FieldId to) const {
    const FieldInfo& a = game_.board_->field(from);
    const FieldInfo& b = game_.board_->field(to);
    const int dx = b.x - a.x, dy = b.y - a.y, steps = std::max(std::abs(dx), std::abs(dy));
    if (steps == 0 || steps > 15 || a.storey != b.storey || (dx && dy && std::abs(dx) != std::abs(dy)))
      return std::nullopt;
    return std::pair{Board::directionOf((dx > 0) - (dx < 0), (dy > 0) - (dy < 0)), steps};
  }
  Read<Action> comeOn(FigureId figure) {
    const FieldId first = field();
    if (first == noField) return fail(phrases::badField);
    if (state_.phase == Phase::deploy) return done(Action::deploy(figure, first));
    const Direction in = straightIn(game_.setup_.sides[side_].zone.edge);
    if (rest_.empty()) return done(Action::enter(figure, first, in, 1));
    if (!take('-')) return fail(phrases::badSign);
    const std::string_view before = rest_;
    const FieldId to = field();
    if (to == noField) return fail(phrases::badField);
    const auto run = straight(first, to);
    if (!run || run->second >= 15) {
      rest_ = before;
      return fail(phrases::notOneDirection);
    }
    return done(Action::enter(figure, first, run->first, run->second + 1));
  }
  std::optional<std::pair<Direction, int>> compassRun() {
    std::size_t letters = 0;
    while (letters < rest_.size() && rest_[letters] >= 'A' && rest_[letters] <= 'Z') ++letters;
    const auto found = std::find(compass.begin(), compass.end(), rest_.substr(0, letters));
    if (found == compass.end()) return std::nullopt;
    int steps = 0;
    const auto [end, error] = std::from_chars(rest_.data() + letters, rest_.data() + rest_.size(), steps);
    if (error != std::errc() || steps < 1 || steps > 15) return std::nullopt;
    rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
    return std::pair{static_cast<Direction>(found - compass.begin()), steps};
  }
  Read<Action> carryByTwo(FigureId first) {
    const std::string_view before = rest_;
    const FigureId second = own();
    if (second == noFigure || second == first) {
      rest_ = before;
      return fail(phrases::badFigure);
    }
    if (!take('&')) return fail(phrases::badSign);
    return carry(std::min(first, second), std::max(first, second));
  }
  Read<Action> carry(FigureId first, FigureId second) {
    const auto run = compassRun();
    if (!run) return fail(phrases::badRun);
    return done(Action::carry(first, second, run->first, run->second));
  }
  Read<Action> chestComesOn() {
    const FieldId chest = field();
    if (chest == noField) return fail(phrases::badField);
    if (!take(':')) return fail(phrases::badSign);
    const auto run = compassRun();
    if (!run) return fail(phrases::badRun);
    return done(Action::enterCarry(chest, run->first, run->second));
  }
  FigureId target() {
    const std::string_view before = rest_;
    const FieldId at = field();
    const FigureId there = at == noField ? noFigure : state_.occupant[at];
    if (there == noFigure) rest_ = before;
    return there;
  }
  template <class Make>
  Read<Action> attack(const Make& make) {
    const FigureId there = target();
    if (there == noFigure) return fail(phrases::badTarget);
    return done(make(there));
  }
  Read<Action> shot(FigureId figure) {
    const FigureId there = target();
    if (there == noFigure) return fail(phrases::badTarget);
    const Stance stance = take('>') ? Stance::moving : Stance::still;
    Across across = Across::given;
    if (take('/')) {
      across = take('c') ? Across::columns : take('r') ? Across::rows : Across::given;
      if (across == Across::given) return fail(phrases::badSign);
    }
    return done(Action::fern(figure, there, stance, across));
  }
  // The mover may stand over an own figure while it runs, so it is looked up among those who can be struck.
  Read<Action> strike(FigureId figure) {
    const std::string_view before = rest_;
    const FieldId at = field();
    if (at == noField) return fail(phrases::badField);
    for (std::size_t i = 0; i < state_.strikerCount; ++i)
      if (state_.figures[state_.strikers[i].target].field == at)
        return done(Action::strike(figure, state_.strikers[i].target));
    rest_ = before;
    return fail(phrases::badTarget);
  }

  const ManForMan& game_;
  const State& state_;
  Side side_;
  std::string_view text_, rest_;
};

Read<Action> ManForMan::read(const State& state, Seat seat, std::string_view text) const {
  if (seat >= setup_.seats) return Read<Action>::failed(Said(phrases::notYourTurn), 0);
  return Parser(*this, state, seat, text).action();
}

// mfm1 PHASE ROUND SIDE FIRST PASSED QUIET SEARCHED SEARCHING ENDING WINNER CHEST, then a word a figure, then what is
// under way. A figure: its place, "@" (to come) or "x" (out); then, where they differ from the usual, :l lives, :m
// marks, :o where it stood when the turn began, :s points spent. Fields as on the board, "-" for none.
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

Read<State> ManForMan::readPosition(std::string_view text) const {
  State state;
  state.occupant.fill(noFigure);
  Words words(text);
  const auto fail = [&] { return Read<State>::failed(Said(phrases::badPosition), words.at()); };
  const auto field = [&](std::string_view word, FieldId& into) {
    if (word == "-") return into = noField, true;
    Place place;
    if (!readPlace(word, place) || !word.empty()) return false;
    into = board_->at(place);
    return into != noField;
  };
  const auto optional = [&](int most, std::uint8_t& into, std::uint8_t none, int offset) {
    if (words.word() != "-") return words.integer(offset, most, into, offset);
    into = none;
    words.next();
    return true;
  };
  if (words.word() != "mfm1") return fail();
  words.next();
  const FigureId figures = figureCount();
  if (!words.choice(phaseWords, state.phase) || !words.integer(1, setup_.rounds, state.round) ||
      !words.integer(1, 2, state.activeSide, 1) || !words.integer(1, 2, state.firstSide, 1) ||
      !words.integer(0, 63, state.passed) || !words.integer(0, 1, state.quietTurn) ||
      !words.integer(0, 1, state.searched) || !optional(figures - 1, state.searching, noFigure, 0) ||
      !words.choice(endingWords, state.ending) || !optional(2, state.winner, noSide, 1) ||
      !field(words.word(), state.chest))
    return fail();
  if (state.chest != noField && !board_->mayEnter(state.chest)) return fail();
  words.next();
  for (FigureId id = 0; id < figures; ++id) {
    Figure& figure = state.figures[id];
    figure.type = setup_.figures[id].type;
    figure.seat = setup_.figures[id].seat;
    std::string_view rest = words.word();
    const auto part = [&] {
      const std::size_t colon = std::min(rest.find(':'), rest.size());
      const std::string_view head = rest.substr(0, colon);
      rest.remove_prefix(std::min(colon + 1, rest.size()));
      return head;
    };
    const std::string_view where = part();
    figure.standing = where == "x" ? Standing::out : where == "@" ? Standing::waiting : Standing::onBoard;
    if (figure.onBoard() && (!field(where, figure.field) || figure.field == noField || !board_->mayEnter(figure.field)))
      return fail();
    if (figure.standing != Standing::out) figure.lives = typeOf(id).lives;
    figure.origin = figure.field;
    while (!rest.empty()) {
      const std::string_view extra = part();
      if (extra.empty() || figure.standing == Standing::out) return fail();
      Items value(extra.substr(1));
      const bool good = extra[0] == 'l'   ? value.integer(1, typeOf(id).lives, figure.lives)
                        : extra[0] == 'm' ? value.integer(1, 255, figure.marks)
                        : extra[0] == 'o' ? field(extra.substr(1), figure.origin)
                        : extra[0] == 's' ? value.integer(1, 2 * maxMove, figure.spent)
                                          : false;
      if (!good) return fail();
    }
    words.next();
  }
  const auto starts = [&](std::string_view name) { return words.word().substr(0, name.size()) == name; };
  if (starts("run=")) {
    Items items(words.word().substr(4));
    Run& run = state.run;
    const auto figureOrNone = [&](FigureId& into) {
      return items.integer(0, noFigure, into) && (into < figures || into == noFigure);
    };
    if (!items.integer(0, figures - 1, run.figure) || !figureOrNone(run.second) || !items.integer(0, 1, run.carries) ||
        !items.integer(0, 1, run.entering) || !items.integer(0, directions - 1, run.direction) ||
        !items.integer(1, maxMove, run.steps) || !items.integer(1, run.steps, run.done) ||
        !items.integer(0, 2 * maxMove, run.cost) || !field(items.next(), run.start) ||
        !field(items.next(), run.secondStart) || !field(items.next(), run.chestStart))
      return fail();
    if (run.carries != (run.chestStart != noField) || (run.second != noFigure) != (run.secondStart != noField) ||
        run.start == noField || (run.second != noFigure && !run.carries) || run.second == run.figure)
      return fail();
    // Everybody stands where the run has brought them so far, and the way before them is open.
    const auto walked = [&](FieldId from, int steps) {
      for (int i = run.entering; i < steps && from != noField; ++i) from = board_->next(from, run.direction);
      return from;
    };
    const auto good = [&](FigureId id, FieldId from) {
      if (id == noFigure || state.figures[id].standing == Standing::out) return true;
      return traits_[id].side == state.activeSide && state.figures[id].onBoard() &&
             walked(from, run.done) == state.figures[id].field;
    };
    if (!good(run.figure, run.start) || !good(run.second, run.secondStart) ||
        (run.carries && walked(run.chestStart, run.done) != state.chest))
      return fail();
    const FieldId last = run.carries ? walked(run.chestStart, run.steps - 1) : noField;
    const bool leaves = last != noField && leavesOverGoal(last, run.direction);
    for (const FieldId from : {run.start, run.secondStart, run.chestStart}) {
      FieldId at = from;
      for (int i = run.entering; at != noField && i < run.steps; ++i) {
        const FieldId next = board_->next(at, run.direction);
        if (next == noField && !(leaves && i + 1 == run.steps)) return fail();
        at = next;
      }
    }
    words.next();
  }
  for (FigureId id = 0; id < figures; ++id) {
    const Figure& figure = state.figures[id];
    if (!figure.onBoard() || (state.run.active() && (id == state.run.figure || id == state.run.second))) continue;
    if (state.occupant[figure.field] != noFigure || !board_->mayEnd(figure.field)) return fail();
    state.occupant[figure.field] = id;
  }
  const auto onBoard = [&](FigureId id) { return id < figures && state.figures[id].onBoard(); };
  if (starts("strike=")) {
    Items items(words.word().substr(7));
    while (!items.empty()) {
      Striker striker;
      if (state.strikerCount == maxStrikers || !items.integer(0, figures - 1, striker.figure) ||
          !items.integer(0, figures - 1, striker.target))
        return fail();
      if (!onBoard(striker.figure) || !onBoard(striker.target) ||
          (striker.target != state.run.figure && striker.target != state.run.second) ||
          traits_[striker.figure].side == state.activeSide)
        return fail();
      state.strikers[state.strikerCount++] = striker;
    }
    words.next();
  }
  if (starts("attack=")) {
    Items items(words.word().substr(7));
    Attack& a = state.attack;
    if (!items.integer(1, 5, a.stage) || !items.integer(0, 3, a.kind) || !items.integer(0, figures - 1, a.attacker) ||
        !items.integer(0, figures - 1, a.aimed) || !items.integer(0, figures - 1, a.struck) ||
        !items.integer(1, 6, a.dice) || !items.integer(1, dieSides, a.hitUpTo) ||
        !items.integer(0, dieSides, a.ownUpTo) || !items.integer(0, maxFigures, a.ownSize) ||
        !items.integer(0, 2, a.across) || !items.integer(-20, 60, a.protection) || !items.integer(0, 60, a.unclear) ||
        !items.integer(0, 1, a.wasHit) || !items.integer(0, 0xFFF, a.saved))
      return fail();
    a.ruleOf12 = setup_.ruleOf12;
    if (!onBoard(a.attacker) || !onBoard(a.aimed) || !onBoard(a.struck)) return fail();
    if (a.ownSize && (a.kind != AttackKind::fern ||
                      dangerOf(state, a.attacker, a.aimed, static_cast<Across>(a.across)).own != a.ownSize))
      return fail();
    if ((a.stage == Stage::side || a.stage == Stage::draw || a.ownUpTo) && !a.ownSize) return fail();
    // ERST strikes who runs; every other attack is made by the side whose turn it is, and not in the middle of a run.
    const bool erst = a.kind == AttackKind::erst;
    const bool atRunner = a.struck == a.aimed && (a.aimed == state.run.figure || a.aimed == state.run.second);
    if (erst != state.run.active() || (erst && !atRunner) || state.phase != Phase::play) return fail();
    if ((traits_[a.attacker].side == state.activeSide) == erst || (traits_[a.aimed].side == state.activeSide) != erst)
      return fail();
    words.next();
  }
  if (!words.end()) return fail();
  if ((state.phase == Phase::over) != (state.ending != Ending::none) ||
      (state.phase == Phase::over) != (state.winner != noSide || state.ending == Ending::equalPoints))
    return fail();
  if (state.run.active() && !state.strikerCount &&
      !(state.attack.stage != Stage::none && state.attack.kind == AttackKind::erst) && state.phase != Phase::over)
    return fail();
  if (state.searching != noFigure &&
      (!onBoard(state.searching) || !hasChest() || state.attack.stage != Stage::none || state.run.active()))
    return fail();
  if (!hasChest() && state.chest != noField) return fail();
  if (state.phase == Phase::play && (activeSeats(state) & ~state.passed) == 0) return fail();
  if (state.phase == Phase::deploy && !hasWaiting(state, state.activeSide)) return fail();
  const bool before = state.phase == Phase::rollForFirst || state.phase == Phase::deploy;
  if (before && hasChest()) return fail();
  for (FigureId id = 0; id < figures; ++id) {
    const Standing standing = state.figures[id].standing;
    if (before ? standing == Standing::out : standing == Standing::waiting && !hasChest()) return fail();
    if (state.phase == Phase::rollForFirst && standing != Standing::waiting) return fail();
    // R14: the run-up is measured from somewhere; only who is just coming on has no place yet.
    const bool entering = state.run.entering && (id == state.run.figure || id == state.run.second);
    if (state.phase == Phase::play && standing == Standing::onBoard && traits_[id].side == state.activeSide &&
        state.figures[id].origin == noField && !entering)
      return fail();
  }
  return {state, {}, 0};
}

}  // namespace walstatt::mfm
