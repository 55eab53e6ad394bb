// The score sheet of Man for Man. docs/notation.md describes it for people.
//
//   c7-f7        move            c7xd8   NAH          SW1@a5-d8   come on        c7^+ c7^-   change the storey
//   c7&S3        carry alone     c7*g12  FERN         SW1@c2      come on, deploy
//   c7+e7&S3     carry by two    c7*g12> FERN, moving c7!d8       Erstschlag     c7?         search
//   &i1:S3       the chest comes on                   decline     no Erstschlag  pass        end of turn
//   c7~c9        WEIT            …/c …/r  the danger area lies across columns or rows (R13)
//
// and of mounts and chariots:
//
//   c7=N4        drive, lead     c7=NE3/E  drive, then turn       c7=/S    turn alone   LW1@c7/N  deploy
//   c7=N4#       declare a ram   c7#       throw its dice         c7<d8    get on       DR1>d9    get off
//   DR1%         steady oneself  DR1<      take the reins         c7(d8    catch        DR1@c7    set down, jump aside
//   to:DR1       change the target         by:DR1  name who defends
//
// Figures are named by their field or by their label; who is aboard has only a label. Positions are in position.cpp.
#include <algorithm>
#include <charconv>
#include <tuple>

#include "games/mfm/game.h"

namespace walstatt::mfm {

namespace {

constexpr std::array<std::string_view, directions> compass{"N", "NE", "E", "SE", "S", "SW", "W", "NW"};

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
  const auto label = [&](FigureId id) { return id < figureCount() ? setup_.figures[id].label : "?"; };
  const auto of = [&](FigureId id) {
    return id >= figureCount() || state.figures[id].field == noField ? label(id) : at(state.figures[id].field);
  };
  const auto end = [&](FieldId field, int steps) {
    for (; steps > 0; --steps) field = board_->next(field, action.direction());
    return at(field);
  };
  const auto run = [&] { return std::string(compass[action.direction()]) + std::to_string(action.steps()); };
  // How a board lies after a run; nothing if it does not turn.
  const auto facing = [&](FigureId vehicle) {
    const bool turns = vehicle >= figureCount() || state.figures[vehicle].facing != action.facing();
    return turns ? std::string("/") + facingLetters[action.facing()] : std::string();
  };
  const auto drive = [&](FigureId vehicle) { return (action.steps() ? run() : "") + facing(vehicle); };
  const std::string figure = action.figure() < figureCount() ? of(action.figure()) : "";
  switch (action.kind()) {
    case ActionKind::pass: return "pass";
    case ActionKind::decline: return "decline";
    case ActionKind::move: return figure + '-' + end(state.figures[action.figure()].field, action.steps());
    case ActionKind::enter: {
      const std::string start = setup_.figures[action.figure()].label + '@' + at(action.field());
      return action.steps() == 1 ? start : start + '-' + end(action.field(), action.steps() - 1);
    }
    case ActionKind::deploy:
      return label(action.figure()) + '@' + at(action.field()) +
             (isVehicle(action.figure()) ? std::string("/") + facingLetters[action.facing()] : "");
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
    case ActionKind::drive: return figure + '=' + drive(action.figure());
    case ActionKind::lead: return figure + '=' + drive(ledBy(state, action.figure()));
    case ActionKind::ram:
      return figure + '=' + std::string(compass[ahead(state.figures[action.figure()].facing)]) +
             std::to_string(action.steps()) + '#';
    case ActionKind::rollRam: return figure + '#';
    case ActionKind::board: return figure + '<' + of(action.target());
    case ActionKind::alight: return figure + '>' + at(action.field());
    case ActionKind::steady: return figure + '%';
    case ActionKind::reins: return figure + '<';
    case ActionKind::capture: return figure + '(' + of(action.target());
    case ActionKind::divert: {
      // A vehicle that was taken over may share its label with one of its new crew.
      bool shared = false;
      if (isVehicle(action.figure()))
        forCrew(state, action.figure(), [&](FigureId id) { shared = shared || label(id) == label(action.figure()); });
      return "to:" + (shared ? figure : label(action.figure()));
    }
    case ActionKind::name: return "by:" + label(action.figure());
    case ActionKind::put: return label(action.figure()) + '@' + at(action.field());
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
    if (take("to:")) return answer(Action::divert);
    if (take("by:")) return answer(Action::name);
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
      case '=': return drive(figure);
      case '#': return done(Action::rollRam(vehicleOf(figure)));
      case '<':
        if (rest_.empty()) return done(Action::reins(figure));
        return atVehicle([&](FigureId vehicle) { return Action::board(figure, vehicle); });
      case '(': {
        const FigureId rider = game_.isVehicle(figure) ? game_.driverOf(state_, figure) : figure;
        return atVehicle(
            [&](FigureId vehicle) { return Action::capture(rider == noFigure ? figure : rider, vehicle); });
      }
      case '>': return alight(figure);
      case '%': return done(Action::steady(figure));
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
  bool take(std::string_view word) {
    if (rest_.substr(0, word.size()) != word) return false;
    rest_.remove_prefix(word.size());
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
  // Who stands on the field that is written here, if there is one.
  FigureId onField() {
    const std::string_view before = rest_;
    const FieldId at = field();
    const FigureId there = at == noField ? noFigure : game_.standingOn(state_, at);
    if (there == noFigure) rest_ = before;
    return there;
  }
  std::string_view label() const {
    std::size_t length = 0;
    const auto letter = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    while (length < rest_.size() && (length < 2 ? letter(rest_[length]) : digit(rest_[length]))) ++length;
    return rest_.substr(0, length);
  }
  // A figure of a side by its label; also what that side took from the other.
  FigureId labelled(Side side) {
    FigureId id = game_.findLabel(label(), side);
    if (id == noFigure) {
      const FigureId taken = game_.findLabel(label(), other(side));
      if (taken != noFigure && game_.isVehicle(taken) && state_.figures[taken].side == side) id = taken;
    }
    if (id != noFigure) rest_.remove_prefix(label().size());
    return id;
  }
  // A figure by its field, or one of the reading player's side by its label.
  FigureId own() {
    const FigureId there = onField();
    return there != noFigure ? there : labelled(side_);
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
    if (state_.phase == Phase::deploy) return deploy(figure, first);
    if (game_.reactingSeats(state_)) return done(Action::put(figure, first));
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
    const FigureId there = onField();
    return there != noFigure ? there : labelled(other(side_));
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
    if (at == noField) {
      const FigureId named = labelled(other(side_));
      return named == noFigure ? fail(phrases::badField) : done(Action::strike(figure, named));
    }
    const FieldInfo& info = game_.board_->field(at);
    for (std::size_t i = 0; i < state_.strikerCount; ++i) {
      const Area area = game_.areaOf(state_, state_.strikers[i].target);
      if (area.storey == info.storey && area.holds(info.x, info.y))
        return done(Action::strike(figure, state_.strikers[i].target));
    }
    rest_ = before;
    return fail(phrases::badTarget);
  }

  // --- mounts and chariots --------------------------------------------------------------------------------------
  // Who is aboard speaks for the vehicle.
  FigureId vehicleOf(FigureId figure) const {
    const FigureId unit = game_.unitOf(state_, figure);
    return unit == noFigure ? figure : unit;
  }
  std::optional<Facing> facing() {
    const std::size_t found = rest_.empty() ? facingLetters.npos : facingLetters.find(rest_.front());
    if (found == facingLetters.npos) return std::nullopt;
    rest_.remove_prefix(1);
    return static_cast<Facing>(found);
  }
  Read<Action> drive(FigureId named) {
    // On foot one can only lead. A rider who leads is named himself; to ride on alone one names his mount, or rams.
    const FigureId led = game_.isVehicle(named) ? noFigure : game_.ledBy(state_, named);
    const bool leads = game_.isOnFoot(state_, named) || (led != noFigure && !rest_.ends_with('#'));
    const FigureId figure = leads ? named : vehicleOf(named);
    const FigureId vehicle = leads ? led : figure;
    const Facing before = vehicle == noFigure ? Facing{0} : state_.figures[vehicle].facing;
    Direction direction = leads ? Direction{0} : ahead(before);
    int steps = 0;
    Facing after = before;
    if (rest_.empty() || rest_.front() != '/') {
      const std::string_view start = rest_;
      const auto run = compassRun();
      if (!run) return fail(phrases::badRun);
      std::tie(direction, steps) = *run;
      if (!leads && take('#')) {
        if (direction == ahead(before)) return done(Action::ram(figure, steps));
        rest_ = start;
        return fail(phrases::ramAhead);
      }
    }
    if (take('/')) {
      const auto turn = facing();
      if (!turn) return fail(phrases::badFacing);
      after = *turn;
    }
    return done(leads ? Action::lead(figure, direction, steps, after) : Action::drive(figure, direction, steps, after));
  }
  Read<Action> deploy(FigureId figure, FieldId corner) {
    if (!game_.isVehicle(figure)) return done(Action::deploy(figure, corner));
    const auto facingNow = take('/') ? facing() : std::nullopt;
    return facingNow ? done(Action::deploy(figure, corner, *facingNow)) : fail(phrases::badFacing);
  }
  Read<Action> alight(FigureId figure) {
    const FieldId to = field();
    return to == noField ? fail(phrases::badField) : done(Action::alight(figure, to));
  }
  template <class Make>
  Read<Action> atVehicle(const Make& make) {
    const std::string_view before = rest_;
    FigureId there = onField();
    for (const Side side : {side_, other(side_)})
      if (there == noFigure) there = labelled(side);
    if (there != noFigure && game_.isVehicle(there)) return done(make(there));
    rest_ = before;
    return fail(phrases::badVehicle);
  }
  // Who is to defend: first among those who could, for a label may be both sides'.
  Read<Action> answer(Action (*make)(FigureId)) {
    const FigureId unit = state_.attack.unit;
    if (state_.attack.isDecision() && unit != noFigure) {
      const std::string_view before = rest_;
      if (const FigureId there = onField(); there == unit) return done(make(unit));
      rest_ = before;
      FigureId found = noFigure;
      const auto match = [&](FigureId id) {
        if (game_.setup_.figures[id].label == label()) found = id;
      };
      match(unit);
      for (const FigureId id : game_.crewTargets(state_, unit)) match(id);
      if (found != noFigure) {
        rest_.remove_prefix(label().size());
        return done(make(found));
      }
    }
    const FigureId named = labelled(side_);
    return named == noFigure ? fail(phrases::badDefender) : done(make(named));
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

}  // namespace walstatt::mfm
