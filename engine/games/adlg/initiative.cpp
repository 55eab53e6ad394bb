#include "games/adlg/initiative.h"

#include <algorithm>

#include "games/adlg/initiative_sum.h"
#include "games/adlg/laying.h"
#include "games/adlg/setup_phrases.h"
#include "games/adlg/words.h"

namespace walstatt::adlg {

namespace {

constexpr int regions = 5;
constexpr int mostDifference = 4;  // A9

}  // namespace

template <Number N>
N initiativeBonus(const Battle& battle, Side side) {
  InitiativeSum all;
  for (std::size_t i = 0; i < battle.corpsCount(); ++i)
    if (battle.corps(i).side == side) all.add(battle.corps(i).commander, battle.corps(i).inChief);
  for (std::size_t i = battle.firstUnit(side); i < battle.firstUnit(side + 1); ++i) all.add(battle.profile(i));
  const InitiativeParts parts = all.parts();
  N bonus;
  if (parts.commanders) bonus.add(parts.commanders, phrases::reasonCommanders);
  if (parts.strategist) bonus.add(parts.strategist, phrases::reasonStrategist);
  if (parts.lights) bonus.add(parts.lights, phrases::reasonLightHorse);
  return bonus;
}
template Sum initiativeBonus(const Battle&, Side);
template Explained initiativeBonus(const Battle&, Side);

template <class Events>
void rollInitiative(Play<Events>& play, const Faces& faces) {
  const std::array<int, 2> bonus{initiativeBonus<Sum>(play.battle, 0).value(),
                                 initiativeBonus<Sum>(play.battle, 1).value()};
  std::array<int, 2> total{};
  for (Side side = 0; side < 2; ++side) {
    const int ahead = std::clamp(bonus[side] - bonus[1 - side], 0, mostDifference);
    total[side] = faces[side] + ahead;
    play.state.settingUp.initiative[side] = static_cast<std::uint8_t>(total[side]);
    if constexpr (Events::wanted) {
      Explained sum;
      sum.add(faces[side], phrases::reasonInitiativeDie);
      if (ahead > 0) sum.add(ahead, phrases::reasonSuperior);
      play.events.number(Said(phrases::initiativeIs, sideArg(side), number(total[side])), sum);
    }
  }
  if (total[0] == total[1]) return play.tell(phrases::initiativeEqual);  // thrown again
  play.state.settingUp.winner = total[0] > total[1] ? 0 : 1;
  play.state.step = Step::chooseRole;
  play.outcome(phrases::initiativeWon, sideArg(play.state.settingUp.winner));
}
WALSTATT_ADLG_BOTH(rollInitiative, const Faces&);

std::optional<Refusal> checkRole(const Battle&, const State&, const Action& action) {
  if (action.verb != Verb::attackFirst && action.verb != Verb::defendFirst) return Refusal(phrases::chooseRoleNow);
  if (action.unit >= regions) return Refusal(phrases::noSuchRegion);
  return std::nullopt;
}

template <class Events>
void applyRole(Play<Events>& play, const Action& action) {
  State& state = play.state;
  const Side winner = state.settingUp.winner;
  const bool attacks = action.verb == Verb::attackFirst;
  state.attacker = attacks ? winner : static_cast<Side>(1 - winner);
  state.settingUp.region = action.unit;
  play.tell(attacks ? phrases::choosesAttack : phrases::choosesDefence, sideArg(winner), regionArg(action.unit));
  beginLaying(play);
}
WALSTATT_ADLG_BOTH(applyRole, const Action&);

void listRoles(const State&, ActionList<Action>& out) {
  for (const Verb verb : {Verb::attackFirst, Verb::defendFirst})
    for (std::uint8_t region = 0; region < regions; ++region) {
      Action action;
      action.verb = verb;
      action.unit = region;
      out.push_back(action);
    }
}

}  // namespace walstatt::adlg
