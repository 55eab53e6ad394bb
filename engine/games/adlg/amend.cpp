// What agreeing players may set: "HS1 at 12.5,7.25,90", "HS1 lost 1", "HS1 gone", "corps 2 points 3",
// "commander 2 at 12.5,7.25", "turns 7".
#include <algorithm>
#include <charconv>

#include "games/adlg/contacts.h"
#include "games/adlg/notation.h"
#include "games/adlg/position_check.h"
#include "games/adlg/room.h"
#include "games/adlg/setup_file.h"
#include "games/adlg/setup_phrases.h"

namespace walstatt::adlg {

namespace {

// Cuts the first word off.
std::string_view taken(std::string_view& text) {
  const std::size_t from = std::min(text.find_first_not_of(' '), text.size());
  text.remove_prefix(from);
  const std::string_view word = text.substr(0, text.find(' '));
  text.remove_prefix(word.size());
  return word;
}
std::optional<int> numberIn(std::string_view word, int most) {
  int value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc() || end != word.data() + word.size() || value < 0 || value > most) return std::nullopt;
  return value;
}

bool setUnit(const Battle& battle, State& state, std::uint8_t unit, std::string_view what, std::string_view value) {
  Unit& one = state.units[unit];
  if (what == "gone" && value.empty()) {
    if (one.where == Where::reserve) return false;
    removeContactsOf(state, unit);
    one.where = Where::gone;
    one.lost = battle.profile(unit).cohesion;
    return true;
  }
  if (!one.onTable()) return false;
  if (what == "lost") {
    const auto lost = numberIn(value, battle.profile(unit).cohesion - 1);
    if (lost) one.lost = static_cast<std::uint8_t>(*lost);
    return lost.has_value();
  }
  const auto pose = what == "at" ? poseIn(value, one.heading) : std::nullopt;
  if (!pose || !hasRoom(battle, state, unit, *pose)) return false;
  removeContactsOf(state, unit);
  one.at = pose->at;
  one.heading = static_cast<std::uint16_t>(pose->heading);
  for (std::size_t corps = 0; corps < battle.corpsCount(); ++corps)
    if (state.commanders[corps].unit == unit) state.commanders[corps].at = one.at;
  return true;
}

}  // namespace

Read<State> Battle::amend(const State& state, std::string_view text) const {
  const std::string_view whole = text;
  const auto fail = [&] { return Read<State>::failed(Said(phrases::badAmendment), whole.size() - text.size()); };
  if (turn(state).waiting != Waiting::decision) return fail();
  State next = state;
  const std::string_view who = taken(text);
  if (who == "turns") {  // A34: also when time is up, after the full turn
    const auto turns = numberIn(taken(text), mostTurns);
    if (!turns || *turns < state.turn || *turns == 0 || !taken(text).empty()) return fail();
    next.turns = static_cast<std::uint8_t>(*turns);
  } else if (who == "corps" || who == "commander") {
    const auto number = numberIn(taken(text), 8);
    const std::size_t corps = number ? corpsNumbered(*this, state.active, *number) : maxCorps;
    const std::string_view what = taken(text), value = taken(text);
    if (corps == maxCorps || !taken(text).empty()) return fail();
    if (who == "corps" && what == "points" && state.step == Step::orders && state.commanding.corps == corps) {
      const auto points = numberIn(value, 20);
      if (!points) return fail();
      next.commanding.points = static_cast<std::uint8_t>(*points);
    } else if (who == "commander" && what == "at") {
      const auto pose = poseIn(value, 0);
      const bool onTable =
          pose && pose->at.x >= 0 && pose->at.y >= 0 && pose->at.x <= setup_->width && pose->at.y <= setup_->height;
      if (!onTable || state.commanders[corps].alive == 0 || state.commanders[corps].engaged != 0) return fail();
      next.commanders[corps].unit = noUnit;
      next.commanders[corps].at = pose->at;
    } else {
      return fail();
    }
  } else {
    const std::uint8_t unit = unitNamed(*this, who);
    const std::string_view what = taken(text), value = taken(text);
    if (unit == noUnit || !taken(text).empty() || state.step != Step::orders ||
        !setUnit(*this, next, unit, what, value))
      return fail();
  }
  if (unsoundness(*this, next)) return fail();
  return {next, {}, 0};
}

}  // namespace walstatt::adlg
