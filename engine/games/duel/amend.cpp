// Standing orders, and what a referee (Meister) or agreeing players may set: "b1 vitality 12", "b1 at 30", "b1 size small",
// "b1 aware", "b1 armed", "b1 aim a2".
#include <algorithm>
#include <charconv>

#include "games/duel/game.h"

namespace walstatt::duel {

namespace {

constexpr std::array<Phrase, 1> standing{phrases::orderBestWard};

std::optional<int> numberIn(std::string_view word, int least, int most) {
  int value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc() || end != word.data() + word.size() || value < least || value > most) return std::nullopt;
  return value;
}

// Cuts the first word off.
std::string_view taken(std::string_view& text) {
  const std::size_t from = std::min(text.find_first_not_of(' '), text.size());
  text.remove_prefix(from);
  const std::string_view word = text.substr(0, text.find(' '));
  text.remove_prefix(word.size());
  return word;
}

}  // namespace

std::span<const Phrase> Duel::orders() const { return standing; }

// D10: the program's own proposal.
std::optional<Action> Duel::obey(const State& state, Seat seat, const Phrase& order) const {
  if (state.step != Step::ward || seat >= fighterCount() || !has(turn(state).seats, seat)) return std::nullopt;
  if (order.id != phrases::orderBestWard.id) return std::nullopt;
  const WardProblem problem = wardProblem(state);
  const Ward ward = canonicalWard(problem, bestWard(problem));
  return Action(ActionKind::ward, packed(ward.dieTo) | packed(ward.attackTo) << placesBits).by(seat);
}

Read<State> Duel::amend(const State& state, std::string_view text) const {
  const std::string_view whole = text;
  const auto fail = [&] { return Read<State>::failed(Said(phrases::badAmendment), whole.size() - text.size()); };
  const std::size_t who = fighterNamed(taken(text));
  if (who == maxFighters || turn(state).waiting != Waiting::decision) return fail();
  State next = state;
  Fighter& fighter = next.fighters[who];
  if (!fighter.fights()) return fail();
  const std::string_view what = taken(text), value = taken(text);
  if (!taken(text).empty()) return fail();
  const auto awareness = std::find(awarenessWords.begin(), awarenessWords.end(), what);
  if (awareness != awarenessWords.end() && value.empty()) {
    fighter.awareness = static_cast<Awareness>(awareness - awarenessWords.begin());
  } else if (what == "vitality" && numberIn(value, 1, mostVitality)) {
    fighter.vitality = static_cast<std::uint8_t>(*numberIn(value, 1, mostVitality));
  } else if (what == "quality" && numberIn(value, 0, 20)) {
    fighter.quality = static_cast<std::uint8_t>(*numberIn(value, 0, 20));
  } else if (what == "size" && std::find(sizeWords.begin(), sizeWords.end(), value) != sizeWords.end()) {
    fighter.size = static_cast<Size>(std::find(sizeWords.begin(), sizeWords.end(), value) - sizeWords.begin());
  } else if (what == "armed" && value.empty()) {
    fighter.clear(Fighter::disarmed);
  } else if (what == "aim" && fighter.is(Fighter::archer) && !fighter.is(Fighter::shotDone)) {
    const std::size_t target = fighterNamed(value);
    if (target == maxFighters || !areEnemies(who, target) || !state.fighters[target].fights()) return fail();
    fighter.aim = static_cast<std::uint8_t>(target + 1);
    if (state.step == Step::shoot && state.attacker == who) next.defender = static_cast<std::uint8_t>(target);
  } else if (what == "at" && numberIn(value, 0, maxDistance) && state.step == Step::prepare) {
    // Between phases only, and nobody passes an enemy: who stands in reach of whom is settled when the phase begins.
    const int place = *numberIn(value, 0, maxDistance);
    for (std::size_t other = 0; other < fighterCount(); ++other) {
      if (!areEnemies(who, other) || !next.fighters[other].fights()) continue;
      const int gap = next.fighters[other].place - place;
      if ((combatant(who).side == 0 ? gap : -gap) <= 0) return fail();
    }
    if (fighter.is(Fighter::inMelee)) return fail();
    fighter.place = static_cast<std::uint8_t>(place);
  } else {
    return fail();
  }
  return {next, {}, 0};
}

}  // namespace walstatt::duel
