// What agreeing players may set: "HS1 at 12.5,7.25,90", "HS1 lost 1", "HS1 gone", "corps 2 points 3",
// "commander 2 at 12.5,7.25", "turns 7". A refusal says what is in the way, or which form is wanted.
#include <algorithm>
#include <charconv>

#include "games/adlg/command_phrases.h"
#include "games/adlg/commanding.h"
#include "games/adlg/contacts.h"
#include "games/adlg/notation.h"
#include "games/adlg/position_check.h"
#include "games/adlg/room.h"
#include "games/adlg/setup_file.h"
#include "games/adlg/setup_phrases.h"
#include "games/adlg/terrain.h"

namespace walstatt::adlg {

namespace {

constexpr int mostPoints = 20;

std::optional<int> numberIn(std::string_view word, int least, int most) {
  int value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc() || end != word.data() + word.size() || value < least || value > most) return std::nullopt;
  return value;
}

// Steps in which nothing hangs on where units stand: no charge is answered, no fight is being thrown for, nobody pursues.
bool isQuiet(Step step) {
  return step == Step::deploy || step == Step::chooseCorps || step == Step::orders || step == Step::chooseShot ||
         step == Step::chooseMelee;
}

class Amendment {
 public:
  Amendment(const Battle& battle, const State& state, std::string_view text)
      : battle_(battle), state_(state), next_(state), whole_(text), text_(text) {}

  Read<State> made() {
    auto fault = made(taken());
    if (!fault && !taken().empty()) fault = Said(phrases::amendTooMuch);
    if (!fault) fault = unsoundness(battle_, next_);
    if (!fault && nothingIsLeft()) fault = Said(phrases::amendNothingLeft);
    if (fault) return Read<State>::failed(*fault, whole_.size() - text_.size());
    return {next_, {}, 0};
  }

 private:
  // Cuts the first word off.
  std::string_view taken() {
    text_.remove_prefix(std::min(text_.find_first_not_of(' '), text_.size()));
    const std::string_view word = text_.substr(0, text_.find(' '));
    text_.remove_prefix(word.size());
    return word;
  }

  std::optional<Said> made(std::string_view who) {
    if (state_.step == Step::over) return Said(phrases::battleOver);
    if (battle_.turn(state_).waiting != Waiting::decision) return Said(phrases::diceFirst);
    if (who == "turns") return turns(taken());
    if (who == "corps" || who == "commander") {
      const auto number = numberIn(taken(), 1, static_cast<int>(maxCorps));
      const std::size_t corps = number ? corpsNumbered(battle_, state_.active, *number) : maxCorps;
      if (corps == maxCorps) return Said(phrases::badCorps);
      const std::string_view what = taken();
      if (who == "corps") return what == "points" ? points(corps, taken()) : Said(phrases::amendForm);
      return what == "at" ? commander(corps, taken()) : Said(phrases::amendForm);
    }
    const std::uint8_t unit = unitNamed(battle_, who);
    if (unit == noUnit) return who.size() <= 4 ? Said(phrases::amendUnit) : Said(phrases::amendForm);
    const std::string_view what = taken();
    if (what == "lost") return lost(unit, taken());
    if (what != "at" && what != "gone") return Said(phrases::amendUnitForm, piece(unit));
    if (!isQuiet(state_.step)) return Said(phrases::amendStep);
    return what == "at" ? place(unit, taken()) : remove(unit);
  }

  std::optional<Said> turns(std::string_view word) {  // A34: also when time is up, after the full turn
    const int least = std::max<int>(1, state_.turn);
    const auto wanted = numberIn(word, least, mostTurns);
    if (!wanted) return Said(phrases::amendTurns, number(least), number(mostTurns));
    next_.turns = static_cast<std::uint8_t>(*wanted);
    return std::nullopt;
  }

  std::optional<Said> points(std::size_t corps, std::string_view word) {
    if (state_.step != Step::orders || state_.commanding.corps != corps) return Said(phrases::amendPointsStep);
    const auto wanted = numberIn(word, 0, mostPoints);
    if (!wanted) return Said(phrases::amendPoints, number(mostPoints));
    next_.commanding.points = static_cast<std::uint8_t>(*wanted);
    return std::nullopt;
  }

  std::optional<Said> commander(std::size_t corps, std::string_view word) {
    const Commander& one = state_.commanders[corps];
    if (one.alive == 0) return Said(phrases::noCommander);
    if (one.engaged != 0) return Said(phrases::commanderEngaged);
    if (isIncluded(battle_, state_, corps)) return Said(phrases::commanderIncluded);
    const auto pose = poseIn(word, 0);
    if (!pose) return Said(phrases::amendPlace);
    const Setup& setup = battle_.setup();
    if (pose->at.x < 0 || pose->at.y < 0 || pose->at.x > setup.width || pose->at.y > setup.height)
      return Said(phrases::amendCommanderOff);
    next_.commanders[corps].unit = noUnit;
    next_.commanders[corps].at = pose->at;
    return std::nullopt;
  }

  std::optional<Said> lost(std::uint8_t unit, std::string_view word) {
    if (!state_.units[unit].onTable()) return Said(phrases::notOnTable, piece(unit));
    const int most = battle_.profile(unit).cohesion - 1;
    const auto wanted = numberIn(word, 0, most);
    if (!wanted) return Said(phrases::amendLost, piece(unit), number(most));
    next_.units[unit].lost = static_cast<std::uint8_t>(*wanted);
    return std::nullopt;
  }

  std::optional<Said> remove(std::uint8_t unit) {
    // Who is hidden is told like who waits: nobody learns more by asking.
    if (!state_.units[unit].onTable()) return Said(phrases::notOnTable, piece(unit));
    leave(unit);
    next_.units[unit].where = Where::gone;
    next_.units[unit].lost = battle_.profile(unit).cohesion;
    // A commander with it stays behind where it stood.
    for (std::size_t corps = 0; corps < battle_.corpsCount(); ++corps) {
      Commander& one = next_.commanders[corps];
      if (one.unit != unit) continue;
      release(one);
      one.unit = noUnit;
      one.at = state_.units[unit].at;
    }
    return std::nullopt;
  }

  std::optional<Said> place(std::uint8_t unit, std::string_view word) {
    const Unit& now = state_.units[unit];
    const bool back = now.where == Where::gone || now.where == Where::left;
    if (!now.onTable() && !back) return Said(phrases::notOnTable, piece(unit));
    const auto pose = poseIn(word, now.heading);
    if (!pose) return Said(phrases::amendPlace);
    if (auto bad = inTheWay(unit, *pose)) return bad;
    leave(unit);
    Unit& one = next_.units[unit];
    one.at = pose->at;
    one.heading = static_cast<std::uint16_t>(pose->heading);
    if (back) {  // whoever is taken back to the table has one point left
      one.where = Where::table;
      one.marks = 0;
      one.lost = static_cast<std::uint8_t>(std::min<int>(now.lost, battle_.profile(unit).cohesion - 1));
    }
    for (std::size_t corps = 0; corps < battle_.corpsCount(); ++corps)
      if (next_.commanders[corps].unit == unit) next_.commanders[corps].at = one.at;
    return std::nullopt;
  }

  // hasRoom, with its reason.
  std::optional<Said> inTheWay(std::uint8_t unit, const Pose& pose) const {
    if (hasRoom(battle_, state_, unit, pose)) return std::nullopt;
    const Box box = boxAt(battle_, unit, pose);
    const Setup& setup = battle_.setup();
    if (!insideTable(box, setup.width, setup.height)) return Said(phrases::amendOffTable, piece(unit));
    if (!mayStand(state_, box, battle_.profile(unit))) return Said(phrases::deployClosedGround, piece(unit));
    for (std::size_t i = 0; i < battle_.unitCount(); ++i)
      if (i != unit && state_.units[i].onTable() && overlap(box, boxOf(battle_, state_, i)))
        return Said(phrases::amendOnUnit, piece(unit), piece(static_cast<int>(i)));
    return Said(phrases::amendNoRoom, piece(unit));
  }

  // Fights and shots of this phase that he had a part in are no more.
  void leave(std::uint8_t unit) {
    removeContactsOf(next_, unit);
    const std::uint64_t others = ~(std::uint64_t{1} << (unit % 64));
    next_.fighting.open[unit / 64] &= others;
    next_.fighting.hit[unit / 64] &= others;
    next_.fighting.losses[unit] = 0;
  }

  bool nothingIsLeft() const {
    const Turn turn = battle_.turn(next_);
    if (turn.waiting != Waiting::decision || turn.seats == 0) return true;
    ActionList<Action> actions(battle_.maxActions());
    battle_.list(next_, firstOf(turn.seats), actions);
    return actions.empty();
  }

  const Battle& battle_;
  const State& state_;
  State next_;
  const std::string_view whole_;
  std::string_view text_;
};

}  // namespace

Read<State> Battle::amend(const State& state, std::string_view text) const {
  return Amendment(*this, state, text).made();
}

}  // namespace walstatt::adlg
