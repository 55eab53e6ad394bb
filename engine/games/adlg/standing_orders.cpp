// Standing orders (A35): reactions that are answered at once, so that nobody waits for an absent player. Where a clock runs
// out the cautious one answers: light infantry evades heavy troops, others stand, the commander is not engaged, an ambush
// stays hidden.
#include "games/adlg/command_phrases.h"
#include "games/adlg/field.h"
#include "games/adlg/game.h"
#include "table/late_answer.h"

namespace walstatt::adlg {

namespace {

constexpr std::array<Phrase, 4> standing{phrases::orderCautious, phrases::orderEvade, phrases::orderStand,
                                         phrases::orderLead};

std::optional<Action> firstOf(const Battle& battle, const State& state, Seat seat, Verb verb) {
  ActionList<Action> answers(battle.maxActions());
  battle.list(state, seat, answers);
  for (const Action& answer : answers)
    if (answer.verb == verb) return answer;
  return std::nullopt;
}

// Whether the one who has to answer is light infantry charged by heavy troops, whoever leads them.
bool shouldEvade(const Battle& battle, const State& state, const Action& evading) {
  if (evading.unit == noUnit || evading.unit >= battle.unitCount()) return false;
  bool heavy = false;
  if (state.charging.corps < battle.corpsCount())
    eachOf(battle, state.charging.corps, state.charging.group,
           [&](std::uint8_t unit) { heavy = heavy || !battle.profile(unit).light(); });
  return battle.profile(evading.unit).category == Category::LI && heavy;
}

}  // namespace

std::span<const Phrase> Battle::orders() const { return standing; }

std::optional<Action> Battle::obey(const State& state, Seat seat, const Phrase& order) const {
  const Turn now = turn(state);
  if (now.waiting != Waiting::decision || !now.reaction || !has(now.seats, seat)) return std::nullopt;
  const bool cautious = order.id == phrases::orderCautious.id || order.id == clockHasRunOut.id;
  if (state.step == Step::commit) {
    if (order.id == phrases::orderLead.id) return firstOf(*this, state, seat, Verb::commit);
    return cautious ? firstOf(*this, state, seat, Verb::withhold) : std::nullopt;
  }
  if (state.step == Step::reveal) return cautious ? firstOf(*this, state, seat, Verb::stayHidden) : std::nullopt;
  if (state.step != Step::evade || order.id == phrases::orderLead.id) return std::nullopt;
  const auto evading = firstOf(*this, state, seat, Verb::evade);
  const bool wants = order.id == phrases::orderEvade.id || (cautious && evading && shouldEvade(*this, state, *evading));
  if (wants && evading) return evading;
  const auto stays = firstOf(*this, state, seat, Verb::stand);
  return stays ? stays : evading;
}

}  // namespace walstatt::adlg
