// Charges: every one is carried out on a copy of the table, with the bases conformed and mates beside them, and judged by
// the melees that come of it.
#include <algorithm>

#include "games/adlg/charging.h"
#include "games/adlg/commanding.h"
#include "games/adlg/contacts.h"
#include "games/adlg/evading.h"
#include "games/adlg/moving.h"
#include "games/adlg/players/captain.h"
#include "games/adlg/players/glance.h"
#include "games/adlg/players/keep_best.h"
#include "games/adlg/uncontrolled.h"
#include "games/adlg/who_charges.h"

namespace walstatt::adlg {

namespace {

constexpr int boldness = 100;        // whoever charges chooses where it is fought; light troops better do not
constexpr int drivenOff = 220;       // an enemy who gives way
constexpr int flankPart = 60;        // hundredths of the danger from the side: he may not find the points for it
constexpr int uncontrolledBy = 700;  // what a charge of its own accord is worse than an ordered one (B-Chg-20)
constexpr int hopeless = 900;
constexpr std::size_t perUnit = 3;  // enemies looked at
constexpr int mostTried = 12;

}  // namespace

// Enemies in reach and not behind it, the most promising three. To whoever stands rather beside than before it, it turns.
void Captain::pairUp(const Battle& battle, const State& state, const Outlook& outlook, std::uint8_t unit,
                     Pairings& pairings) const {
  const Pose pose = state.units[unit].pose();
  const Point ahead = forward(pose, ud).at;
  const Length reach = battle.profile(unit).movement.open * ud + ud;
  FixedList<Pairing, perUnit> found;
  for (const Outlook::Seen& enemy : outlook.enemies()) {
    const Length way = roughly(pose.at, enemy.middle);
    if (way > reach) continue;
    const Point seen = seenFrom(pose.at, ahead, enemy.middle);
    const Length beside = size(seen.x);
    if (seen.y < -beside) continue;
    const Length astray = beside > seen.y ? size(seen.y) : beside;
    const bool fromBehind = seenFrom(enemy.at, enemy.ahead, pose.at).y <= 0;
    if (enemy.bound && !fromBehind) continue;
    const int match =
        fromBehind ? matches_.flank(unit, enemy.unit) + (enemy.bound ? 900 : 0) : matches_.charge(unit, enemy.unit);
    keepBest(found, Pairing{unit, enemy.unit, match + enemy.wish - 100 * way / ud - 200 * astray / ud});
  }
  for (const Pairing& one : found) keepBest(pairings, one);
}

void Captain::thinkOfCharges(const Battle& battle, const State& state, Seat seat, const Outlook& outlook) {
  Pairings pairings;
  const Side other = enemyOf(battle.sideOf(seat));
  const bool campOpen = campStands(state, other) && !state.camps[other].fallen;
  for (const std::uint8_t unit : battle.corps(plan_.corps).units) {
    if (!isMovable(battle, state, unit) || state.units[unit].is(Unit::movesMade) || !mayCharge(battle.profile(unit)))
      continue;
    pairUp(battle, state, outlook, unit, pairings);
    if (campOpen && within(boxOf(battle, state, unit), campBox(state, other), battle.profile(unit).movement.open * ud))
      keepBest(pairings, Pairing{unit, static_cast<std::uint8_t>(campOf0 + other), campWorth(battle, unit, other)});
  }
  int tried = 0;
  for (const Pairing& one : pairings) {
    if (tried >= mostTried || one.hope < -hopeless) break;
    if (plan_.cannot(one.unit, one.enemy)) continue;
    const Action wish = orderTo(battle, Verb::charge, one.unit, one.enemy);
    auto alone = chargeAt(battle, state, wish);
    if (!alone) alone = turnedChargeAt(battle, state, wish);
    if (!alone) {
      plan_.notePointless(one.unit, one.enemy);
      continue;
    }
    considerCharge(battle, state, seat, outlook, *alone);
    ++tried;
    tried += chargeInLine(battle, state, seat, outlook, *alone);
  }
}

// The whole line goes the way that its one unit found; light infantry stays out of it if it can. How many were judged.
int Captain::chargeInLine(const Battle& battle, const State& state, Seat seat, const Outlook& outlook, Action charge) {
  const std::uint64_t line = wholeGroup(battle, state, charge.unit);
  std::uint64_t heavy = 0;
  eachOf(battle, charge.corps, line, [&](std::uint8_t unit) {
    if (battle.profile(unit).category != Category::LI) heavy |= bitOf(battle, unit);
  });
  int judged = 0;
  const std::uint64_t alone = charge.group;
  for (const std::uint64_t group : {heavy, line}) {
    if (group == alone || (group & alone) == 0 || (group == line && judged > 0)) continue;
    charge.group = group;
    judged += considerCharge(battle, state, seat, outlook, charge) ? 1 : 0;
  }
  return judged;
}

// Whether there was a charge to be judged.
bool Captain::considerCharge(const Battle& battle, const State& state, Seat seat, const Outlook& outlook,
                             const Action& action) {
  ChargePlan plan;
  if (planCharge(battle, state, action, plan)) return false;
  Idea idea{action, 0, plan.cost};
  Action free = action;
  free.verb = Verb::spontaneousCharge;
  const std::uint8_t target = action.target;
  if (!isCamp(target) && !farApart(state.units[target].at, state.units[action.unit].at, 3 * ud) &&
      !battle.check(state, seat, free))
    idea = {free, 0, 0};
  if (idea.cost > pointsFor(battle, state, action.corps, action.group, false)) return false;
  const auto gain = chargeGain(battle, state, seat, outlook, idea.action);
  if (!gain) return true;
  idea.worth = *gain;
  think(idea);
  return true;
}

// The table after the charge, everybody standing or whoever may evading; nothing if it does not come to that.
bool Captain::carryOut(const Battle& battle, const State& state, Seat seat, const Action& action, Verb answer) {
  Faces middling;
  middling.push_back(3);
  then_ = state;
  NoEvents quiet;
  battle.apply(then_, seat, action, quiet);
  bool asked = false;
  while (then_.step == Step::evade) {
    const auto& open = then_.charging.asked;
    const Action reply = orderTo(battle, answer, UnitSet{{open[0], open[1]}}.first());
    asked = asked || reply.unit == action.target;
    battle.apply(then_, static_cast<Seat>(battle.sideOfUnit(reply.unit)), reply, quiet);
  }
  while (then_.step == Step::evadeDie || then_.step == Step::chargeDie) battle.roll(then_, middling, quiet);
  return asked || answer == Verb::stand;
}

std::optional<int> Captain::chargeGain(const Battle& battle, const State& state, Seat seat, const Outlook& outlook,
                                       const Action& action) {
  carryOut(battle, state, seat, action, Verb::stand);
  if (then_.step == Step::lootersDie) return std::nullopt;
  int gain = outcome(battle, state, outlook, action) + (battle.profile(action.unit).light() ? 0 : boldness);
  // Whoever may evade does what is worse for us.
  if (!isCamp(action.target) && gain > drivenOff && canEvade(battle.profile(action.target)) &&
      carryOut(battle, state, seat, action, Verb::evade))
    gain = std::min(gain, outcome(battle, state, outlook, action) + drivenOff);
  return gain + relief(battle, state, action) - splitting(battle, state, action);
}

int Captain::outcome(const Battle& battle, const State& state, const Outlook& outlook, const Action& action) const {
  int gain = fights_.gain(battle, state, then_);
  FixedList<std::uint8_t, 64> units;
  FixedList<Pose, 64> ends;
  eachOf(battle, action.corps, action.group, [&](std::uint8_t unit) {
    if (!then_.units[unit].onTable()) return;
    units.push_back(unit);
    ends.push_back(then_.units[unit].pose());
  });
  for (std::size_t i = 0; i < units.size(); ++i)
    gain -= (outlook.flankDanger(units[i], ends[i], {{units.begin(), units.size()}, {ends.begin(), ends.size()}}) -
             outlook.flankDanger(units[i], state.units[units[i]].pose(), {})) *
            flankPart / 100;
  return gain;
}

int Captain::splitting(const Battle& battle, const State& state, const Action& action) const {
  bool leaves = false;
  eachOf(battle, action.corps, wholeGroup(battle, state, action.unit) & ~action.group, [&](std::uint8_t unit) {
    leaves = leaves || (battle.profile(unit).category != Category::LI && !inContact(state, unit));
  });
  return leaves ? pointPrice : 0;
}

int Captain::relief(const Battle& battle, const State& state, const Action& action) const {
  int relief = 0;
  eachOf(battle, action.corps, action.group, [&](std::uint8_t unit) {
    const Profile& profile = battle.profile(unit);
    if (!profile.has(impetuous) && profile.category != Category::SCh) return;
    const std::uint8_t target = forcedTarget(battle, state, unit);
    if (target == noUnit || isCamp(target)) return;
    relief += std::clamp(uncontrolledBy - matches_.charge(unit, target), 200, 1500);
  });
  return relief;
}

}  // namespace walstatt::adlg
