// Positions of Man for Man on one line (think of FEN); docs/notation.md describes them for people. What is read may come
// from anybody, so a position is taken only if play can go on from it: see position_check.cpp.
//
// mfm1 PHASE ROUND SIDE FIRST PASSED QUIET SEARCHED SEARCHING ENDING WINNER CHEST, then a word a figure, then what is
// under way. A figure: its place, "@" (to come), "x" (out) or "+" (aboard); then, where they differ from the usual, :l
// lives, :m marks, :o where it stood when the turn began, :s points spent; of mounts and chariots also :f where they look
// and :g looked when the turn began, :c who is aboard ("d": drives), :h who holds the bridle ("m": led through a move), :w
// the place of a wreck, :b which of its fields it bars and :u whose it was. Fields as on the board, "-" for none.
#include "games/mfm/position_reader.h"

namespace walstatt::mfm {

namespace {

constexpr std::array<std::string_view, 4> phaseWords{"first", "deploy", "play", "over"};
constexpr std::array<std::string_view, 7> endingWords{"-", "document", "chest", "out", "time", "points", "equal"};
// The stages of an attack are numbered as they came into the game.
constexpr std::array<Stage, 10> stages{Stage::none,    Stage::hit,   Stage::side, Stage::draw,   Stage::rollOff,
                                       Stage::defence, Stage::share, Stage::name, Stage::change, Stage::test};
constexpr std::array<std::string_view, 3> testWords{"-", "branch", "steady"};

int numberOf(Stage stage) { return static_cast<int>(std::find(stages.begin(), stages.end(), stage) - stages.begin()); }

std::string digits(int value) { return std::to_string(value); }

}  // namespace

std::string ManForMan::writePosition(const State& state) const {
  const auto at = [&](FieldId field) { return field == noField ? std::string("-") : writePlace(board_->place(field)); };
  std::string text = "mfm1";
  const auto add = [&](const std::string& word) { text += ' ' + word; };
  add(std::string(phaseWords[static_cast<std::size_t>(state.phase)]));
  for (const int value :
       {state.round, static_cast<std::uint8_t>(state.activeSide + 1), static_cast<std::uint8_t>(state.firstSide + 1),
        state.passed, state.quietTurn, state.searched})
    add(digits(value));
  add(state.searching == noFigure ? "-" : digits(state.searching));
  add(std::string(endingWords[static_cast<std::size_t>(state.ending)]));
  add(state.winner == noSide ? "-" : digits(state.winner + 1));
  add(at(state.chest));
  for (FigureId id = 0; id < figureCount(); ++id) {
    const Figure& figure = state.figures[id];
    const bool out = figure.standing == Standing::out;
    std::string word = out                                    ? "x"
                       : figure.standing == Standing::waiting ? "@"
                       : figure.aboard()                      ? "+"
                                                              : at(figure.field);
    if (out && figure.field != noField) {
      int bars = 0, bit = 1;
      forFields(areaOf(state, id), [&](FieldId field) {
        if (state.occupant[field] == id) bars |= bit;
        bit *= 2;
      });
      word += ":w" + at(figure.field) + ":b" + digits(bars);
    }
    if (out && figure.seat != traits_[id].seat) word += ":u" + digits(figure.seat + 1);
    if (!out && figure.lives != typeOf(id).lives) word += ":l" + digits(figure.lives);
    if (figure.marks) word += ":m" + digits(figure.marks);
    if (figure.origin != figure.field) word += ":o" + at(figure.origin);
    if (figure.spent) word += ":s" + digits(figure.spent);
    if (isVehicle(id)) {
      if (figure.facing) word += std::string(":f") + facingLetters[figure.facing];
      if (figure.originFacing() != figure.facing) word += std::string(":g") + facingLetters[figure.originFacing()];
      std::string crew;
      forCrew(state, id, [&](FigureId person) {
        crew +=
            (crew.empty() ? ":c" : ",") + digits(person) + (state.figures[person].flags & Figure::drives ? "d" : "");
      });
      word += crew;
      if (const FigureId leader = leaderOf(state, id); leader != noFigure)
        word += ":h" + digits(leader) + (figure.flags & Figure::led ? "m" : "");
    }
    add(word);
  }
  if (const Run& run = state.run; run.active()) {
    std::string word = "run=";
    for (const int value :
         {run.figure, run.second, run.carries, run.entering, run.direction, run.steps, run.done, run.cost})
      word += digits(value) + ',';
    word += at(run.start) + ',' + at(run.secondStart) + ',' + at(run.chestStart);
    if (run.drive) word += ',' + digits(run.facing) + ',' + digits(run.turnedFrom) + ',' + digits(run.drive);
    add(word);
  }
  if (state.strikerCount) {
    std::string word = "strike=";
    for (std::size_t i = 0; i < state.strikerCount; ++i)
      word += (i ? "," : "") + digits(state.strikers[i].figure) + ',' + digits(state.strikers[i].target);
    add(word);
  }
  if (const Attack& a = state.attack; a.stage != Stage::none) {
    std::string word = "attack=";
    for (const int value : {numberOf(a.stage), static_cast<int>(a.kind), int{a.attacker}, int{a.aimed}, int{a.struck},
                            int{a.dice}, int{a.hitUpTo}, int{a.ownUpTo}, int{a.ownSize}, int{a.across},
                            int{a.protection}, int{a.unclear}, int{a.wasHit}})
      word += digits(value) + ',';
    word += digits(a.saved);
    if (a.unit != noFigure) word += ',' + digits(a.unit) + ',' + digits(a.wanted);
    add(word);
  }
  if (const Ram& ram = state.ram; ram.active()) {
    std::string word = "ram=" + digits(ram.vehicle) + ',' + digits(ram.at) + ',' + digits(ram.jumps);
    for (std::size_t i = 0; i < ram.count; ++i) word += ',' + digits(ram.victims[i]) + ',' + digits(ram.dice[i]);
    add(word);
  }
  if (state.test.kind != Test::Kind::none)
    add("test=" + std::string(testWords[static_cast<std::size_t>(state.test.kind)]) + ',' + digits(state.test.figure));
  if (state.settling != noFigure) add("settle=" + digits(state.settling));
  for (std::size_t i = 0; i < state.testedCount; ++i) {
    FieldId tree = 0;
    while (tree + 1 < board_->size() && board_->field(tree).obstacle != state.tested[i].tree) ++tree;
    text += (i ? "," : " trees=") + at(tree) + ',' + digits(state.tested[i].vehicle);
  }
  return text;
}

Read<State> ManForMan::PositionReader::read() {
  const bool good = header() && allFigures() && unitsFit() &&
                    ifStarts("run=", [&](std::string_view list) { return run(ListItems(list)); }) && placeFigures() &&
                    runFits() &&
                    ifStarts("strike=", [&](std::string_view list) { return strikers(ListItems(list)); }) &&
                    ifStarts("attack=", [&](std::string_view list) { return attack(ListItems(list)); }) &&
                    ifStarts("ram=", [&](std::string_view list) { return ram(ListItems(list)); }) &&
                    ifStarts("test=", [&](std::string_view word) { return test(word); }) &&
                    ifStarts("settle=", [&](std::string_view word) { return settling(word); }) &&
                    ifStarts("trees=", [&](std::string_view list) { return trees(ListItems(list)); }) && words_.end() &&
                    taskFits() && phaseFits();
  if (!good) return Read<State>::failed(Said(phrases::badPosition), words_.at());
  return {state_, {}, 0};
}

bool ManForMan::PositionReader::field(std::string_view word, FieldId& into) const {
  if (word == "-") return into = noField, true;
  Place place;
  if (!readPlace(word, place) || !word.empty()) return false;
  into = game_.board_->at(place);
  return into != noField;
}

bool ManForMan::PositionReader::optional(int most, std::uint8_t& into, std::uint8_t none, int offset) {
  if (words_.word() != "-") return words_.integer(offset, most, into, offset);
  into = none;
  words_.next();
  return true;
}

// What is under way stands at the end of the line, and only if there is any.
template <class Part>
bool ManForMan::PositionReader::ifStarts(std::string_view name, const Part& part) {
  if (words_.word().substr(0, name.size()) != name) return true;
  if (!part(words_.word().substr(name.size()))) return false;
  words_.next();
  return true;
}

bool ManForMan::PositionReader::header() {
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

bool ManForMan::PositionReader::allFigures() {
  for (FigureId id = 0; id < figures(); ++id) {
    if (!figure(id)) return false;
    words_.next();
  }
  return true;
}

bool ManForMan::PositionReader::figure(FigureId id) {
  Figure& figure = state_.figures[id];
  figure.type = game_.setup_.figures[id].type;
  figure.seat = game_.traits_[id].seat;
  figure.side = game_.traits_[id].side;
  std::string_view rest = words_.word();
  const auto part = [&] {
    const std::size_t colon = std::min(rest.find(':'), rest.size());
    const std::string_view head = rest.substr(0, colon);
    rest.remove_prefix(std::min(colon + 1, rest.size()));
    return head;
  };
  const std::string_view where = part();
  figure.standing = where == "x"   ? Standing::out
                    : where == "@" ? Standing::waiting
                    : where == "+" ? Standing::aboard
                                   : Standing::onBoard;
  if (figure.onBoard() && (!field(where, figure.field) || figure.field == noField)) return false;
  if (figure.aboard() && game_.isVehicle(id)) return false;
  if (figure.standing != Standing::out) figure.lives = game_.typeOf(id).lives;
  figure.origin = figure.field;
  for (std::size_t before = 0; !rest.empty();) {
    const std::string_view next = part();
    if (next.empty()) return false;
    // Of mounts and chariots each part once and as it is written, for one leads to the other.
    constexpr std::string_view order = " wbulmosfgch";
    const std::size_t now = order.find(next[0]);
    if (game_.isVehicle(id) && (now == order.npos || now <= before)) return false;
    if (!extra(id, next[0], next.substr(1))) return false;
    before = now;
  }
  return true;
}

bool ManForMan::PositionReader::extra(FigureId id, char kind, std::string_view value) {
  Figure& figure = state_.figures[id];
  const bool out = figure.standing == Standing::out, vehicle = game_.isVehicle(id);
  const auto facing = [&](Facing& into) {
    const std::size_t found = value.size() == 1 ? facingLetters.find(value[0]) : facingLetters.npos;
    into = static_cast<Facing>(found & 3u);
    return found != facingLetters.npos;
  };
  const auto keepFacing = [&](Facing looked) {
    figure.flags = static_cast<std::uint8_t>((figure.flags & 3u) | unsigned{looked} << Figure::facingShift);
  };
  switch (kind) {
    case 'l': return !out && ListItems::number(value, 1, game_.typeOf(id).lives, figure.lives);
    case 'm': return !out && ListItems::number(value, 1, 2 * mark::turnOver - 1, figure.marks);
    case 'o': return (!out || figure.field != noField) && field(value, figure.origin);
    case 's': return !out && ListItems::number(value, 1, 255, figure.spent);
    default: break;
  }
  if (!vehicle) return false;
  switch (kind) {
    case 'f':
      if (!facing(figure.facing)) return false;
      keepFacing(figure.facing);
      return true;
    case 'g': {
      Facing looked = 0;
      if (!facing(looked)) return false;
      keepFacing(looked);
      return true;
    }
    case 'c': return crew(id, value);
    case 'h': return !out && leader(id, value);
    case 'w':
      if (!out || !field(value, figure.field) || figure.field == noField) return false;
      figure.origin = figure.field;
      return true;
    case 'u':
      if (!out || !ListItems::number(value, 1, game_.setup_.seats, figure.seat)) return false;
      figure.side = game_.sideOf(--figure.seat);
      return true;
    case 'b': return out && figure.field != noField && ListItems::number(value, 0, 4095, bars_[id]);
    default: return false;
  }
}

// Those aboard, one linked to the other as they got on.
bool ManForMan::PositionReader::crew(FigureId vehicle, std::string_view list) {
  if (list.empty() || list.back() == ',') return false;
  FigureId* last = &state_.figures[vehicle].mate;
  for (ListItems items(list); !items.empty();) {
    std::string_view item = items.next();
    const bool drives = !item.empty() && item.back() == 'd';
    if (drives) item.remove_suffix(1);
    FigureId person = noFigure;
    if (!ListItems::number(item, 0, figures() - 1, person) || game_.isVehicle(person)) return false;
    Figure& figure = state_.figures[person];
    if (figure.vehicle != noFigure) return false;  // named before
    figure.vehicle = vehicle;
    if (drives) figure.flags |= Figure::drives;
    *last = person;
    last = &figure.mate;
  }
  return true;
}

// Where he is may be read only later: see linkLeaders.
bool ManForMan::PositionReader::leader(FigureId vehicle, std::string_view who) {
  const bool led = !who.empty() && who.back() == 'm';
  if (led) who.remove_suffix(1);
  Figure& figure = state_.figures[vehicle];
  if (!ListItems::number(who, 0, figures() - 1, figure.vehicle) || game_.isVehicle(figure.vehicle)) return false;
  if (led) figure.flags |= Figure::led;
  return true;
}

bool ManForMan::PositionReader::run(ListItems items) {
  Run& run = state_.run;
  if (!items.integer(0, figures() - 1, run.figure) || !figureOrNone(items, run.second) ||
      !items.integer(0, 1, run.carries) || !items.integer(0, 1, run.entering) ||
      !items.integer(0, directions - 1, run.direction) || !items.integer(0, maxMove, run.steps) ||
      !items.integer(0, run.steps, run.done) || !items.integer(0, 255, run.cost) || !field(items.next(), run.start) ||
      !field(items.next(), run.secondStart) || !field(items.next(), run.chestStart))
    return false;
  return items.empty() || (items.integer(0, facings - 1, run.facing) && items.integer(0, facings - 1, run.turnedFrom) &&
                           items.integer(1, 15, run.drive) && items.empty());
}

bool ManForMan::PositionReader::strikers(ListItems items) {
  while (!items.empty()) {
    Striker striker;
    if (state_.strikerCount == maxStrikers || !items.integer(0, figures() - 1, striker.figure) ||
        !items.integer(0, figures() - 1, striker.target))
      return false;
    state_.strikers[state_.strikerCount++] = striker;
  }
  return strikersFit();
}

bool ManForMan::PositionReader::attack(ListItems items) {
  Attack& a = state_.attack;
  std::size_t stage = 0;
  if (!items.integer(1, static_cast<int>(stages.size()) - 1, stage) || !items.integer(0, 3, a.kind) ||
      !items.integer(0, figures() - 1, a.attacker) || !items.integer(0, figures() - 1, a.aimed) ||
      !items.integer(0, figures() - 1, a.struck) || !items.integer(1, 6, a.dice) ||
      !items.integer(1, dieSides, a.hitUpTo) || !items.integer(0, dieSides, a.ownUpTo) ||
      !items.integer(0, 255, a.ownSize) || !items.integer(0, 2, a.across) || !items.integer(-20, 60, a.protection) ||
      !items.integer(0, 60, a.unclear) || !items.integer(0, 1, a.wasHit) || !items.integer(0, 0xFFF, a.saved))
    return false;
  a.stage = stages[stage];
  a.ruleOf12 = game_.setup_.ruleOf12;
  if (!items.empty() && (!items.integer(0, figures() - 1, a.unit) || !figureOrNone(items, a.wanted))) return false;
  if (!items.empty() || !attackFits()) return false;
  if (a.unit == noFigure) return true;
  // The rest follows from the unit.
  if (a.kind == AttackKind::fern) {
    a.crewUpTo = game_.typeOf(a.unit).crewShare;
  } else {
    Attack offered = a;
    game_.offerChange(state_, offered);
    a.tester = offered.tester;
    a.testDice = offered.testDice;
    a.testUpTo = offered.testUpTo;
  }
  return true;
}

bool ManForMan::PositionReader::ram(ListItems items) {
  Ram& ram = state_.ram;
  if (!items.integer(0, figures() - 1, ram.vehicle) || !items.integer(0, 3, ram.at) || !items.integer(0, 1, ram.jumps))
    return false;
  while (!items.empty()) {
    if (ram.count == ram.victims.size() || !items.integer(0, figures() - 1, ram.victims[ram.count]) ||
        !items.integer(0, 3, ram.dice[ram.count]))
      return false;
    ++ram.count;
  }
  return ramFits();
}

bool ManForMan::PositionReader::test(std::string_view word) {
  const std::size_t comma = std::min(word.find(','), word.size());
  const auto found = std::find(testWords.begin() + 1, testWords.end(), word.substr(0, comma));
  if (found == testWords.end() || comma == word.size()) return false;
  state_.test.kind = static_cast<Test::Kind>(found - testWords.begin());
  return ListItems::number(word.substr(comma + 1), 0, figures() - 1, state_.test.figure) && testFits();
}

bool ManForMan::PositionReader::settling(std::string_view word) {
  return ListItems::number(word, 0, figures() - 1, state_.settling) && settlingFits();
}

// R23: the trees below which somebody was tested in this turn, each by one of its fields.
bool ManForMan::PositionReader::trees(ListItems items) {
  while (!items.empty()) {
    FieldId at = noField;
    if (state_.testedCount == state_.tested.size() || !field(items.next(), at) || at == noField) return false;
    TestedTree& tree = state_.tested[state_.testedCount++];
    tree.tree = game_.board_->field(at).obstacle;
    if (!tree.tree || !items.integer(0, figures() - 1, tree.vehicle) ||
        !game_.isVehicle(static_cast<FigureId>(tree.vehicle)))
      return false;
  }
  return state_.testedCount > 0;
}

Read<State> ManForMan::readPosition(std::string_view text) const { return PositionReader(*this, text).read(); }

}  // namespace walstatt::mfm
