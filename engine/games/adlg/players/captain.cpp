#include "games/adlg/players/captain.h"

#include <algorithm>

#include "games/adlg/charging.h"
#include "games/adlg/contacts.h"
#include "games/adlg/evading.h"
#include "games/adlg/moving.h"
#include "games/adlg/rallying.h"

namespace walstatt::adlg {

namespace {

constexpr int pointPrice = 120;  // what a command point must bring
constexpr int leastGain = 60;
constexpr int plansPerCorps = 3;  // first, second and third moves

bool mayAct(const State& state, std::size_t unit) {
  constexpr std::uint32_t bound = Unit::rallyTried | Unit::chargedNow | Unit::evadedNow | Unit::disengagedNow |
                                  Unit::leftZoneNow | Unit::routedNow | Unit::shiftedNow;
  return isObstacle(state, unit) && !state.units[unit].is(bound) && !inContact(state, unit);
}

Angle turnTo(const Pose& pose, Point target) {
  // The way there against 24 headings: near enough for a wheel.
  const std::int64_t dx = target.x - pose.at.x, dy = target.y - pose.at.y;
  Angle best = 0;
  std::int64_t most = -1;
  for (Angle heading = 0; heading < fullTurn; heading += 500) {
    const Point ahead = forward({{0, 0}, heading}, ud).at;
    const std::int64_t along = dx * ahead.x + dy * ahead.y;
    if (along <= most) continue;
    most = along;
    best = heading;
  }
  const Angle turn = normalized(best - pose.heading);
  return turn > halfTurn ? turn - fullTurn : turn;
}

}  // namespace

Action Captain::choose(const Battle& battle, const State& state, Seat seat) {
  matches_.prepare(battle);
  switch (state.step) {
    case Step::chooseCorps: return corpsToActivate(battle, state, seat);
    case Step::orders: return order(battle, state, seat);
    case Step::evade: return answerCharge(battle, state, seat);
    case Step::chooseShot: return bestShot(battle, state, seat);
    case Step::commit: return lead(battle, state, seat);
    case Step::pursue: return pursuit(battle, state, seat);
    default: return anything(battle, state, seat);
  }
}

// Whoever is nearest to the enemy first: what he does shows what the others have to do.
Action Captain::corpsToActivate(const Battle& battle, const State& state, Seat seat) {
  const auto& listed = buffer_.listed(battle, state, seat);
  const Outlook outlook(battle, state, battle.sideOf(seat), matches_);
  Action best = listed[0];
  Length nearest = noEnemy + 1;
  for (const Action& action : listed) {
    Length far = noEnemy;
    for (const std::uint8_t unit : battle.corps(action.corps).units)
      if (isObstacle(state, unit)) far = std::min(far, outlook.nearestEnemy(state.units[unit].at));
    if (far >= nearest) continue;
    nearest = far;
    best = action;
  }
  return best;
}

Action Captain::order(const Battle& battle, const State& state, Seat seat) {
  const std::uint8_t corps = state.commanding.corps;
  if (plan_.turn != state.turn || plan_.side != state.active || plan_.corps != corps) {
    plan_ = Plan{};
    plan_.turn = state.turn;
    plan_.side = state.active;
    plan_.corps = corps;
  }
  while (true) {
    while (plan_.next < plan_.ideas.size()) {
      const Idea& idea = plan_.ideas[plan_.next++];
      if (!battle.check(state, seat, idea.action)) return idea.action;
    }
    if (plan_.rounds == plansPerCorps ||
        (state.commanding.points == 0 && state.commanding.free == 0 && plan_.rounds > 0))
      break;
    ++plan_.rounds;
    makePlan(battle, state, seat);
    if (plan_.ideas.empty()) break;
  }
  Action close;
  close.verb = Verb::endCorps;
  close.corps = corps;
  if (!battle.check(state, seat, close)) return close;
  return anything(battle, state, seat);
}

void Captain::think(const Idea& idea) {
  if (idea.worth - idea.cost * pointPrice < leastGain) return;
  if (!plan_.ideas.full()) return plan_.ideas.push_back(idea);
  Idea* worst = std::min_element(plan_.ideas.begin(), plan_.ideas.end(), [](const Idea& a, const Idea& b) {
    return a.worth - a.cost * pointPrice < b.worth - b.cost * pointPrice;
  });
  if (worst->worth < idea.worth) *worst = idea;
}

void Captain::makePlan(const Battle& battle, const State& state, Seat seat) {
  plan_.ideas.clear();
  plan_.next = 0;
  const Outlook outlook(battle, state, battle.sideOf(seat), matches_);
  thinkOfRallies(battle, state, seat);
  thinkOfCharges(battle, state, outlook);
  thinkOfMoves(battle, state, seat, outlook);
  std::sort(plan_.ideas.begin(), plan_.ideas.end(), [](const Idea& a, const Idea& b) {
    const int worthOfA = a.worth - a.cost * pointPrice, worthOfB = b.worth - b.cost * pointPrice;
    if (worthOfA != worthOfB) return worthOfA > worthOfB;
    return a.action.group < b.action.group;
  });
}

void Captain::thinkOfRallies(const Battle& battle, const State& state, Seat seat) {
  for (const std::uint8_t unit : battle.corps(plan_.corps).units) {
    const Unit& one = state.units[unit];
    if (!isObstacle(state, unit) || one.lost == 0 || one.is(Unit::rallyTried)) continue;
    Idea idea;
    idea.action.verb = Verb::rally;
    idea.action.corps = plan_.corps;
    idea.action.unit = unit;
    idea.action.group = bitOf(battle, unit);
    if (battle.check(state, seat, idea.action)) continue;
    const RallyTerms terms = rallyTerms(battle, state, unit);
    const int chances = std::clamp(7 - terms.need + terms.bonus, 0, 6);
    idea.cost = terms.cost;
    idea.worth = chances * (one.lost == 1 ? 1000 : 500) / 6;
    think(idea);
  }
}

void Captain::thinkOfCharges(const Battle& battle, const State& state, const Outlook& outlook) {
  const auto consider = [&](std::uint8_t leader, std::uint64_t group, std::uint8_t target) {
    Action wish;
    wish.verb = Verb::charge;
    wish.corps = plan_.corps;
    wish.unit = leader;
    wish.group = group;
    wish.target = target;
    const auto action = chargeAt(battle, state, wish);
    ChargePlan plan;
    if (!action || planCharge(battle, state, *action, plan)) return;
    Idea idea{*action, 0, plan.cost};
    for (const Charger& one : plan.chargers) {
      if (one.first == noUnit || isCamp(one.first)) {
        idea.worth += isCamp(one.first) ? 1500 : 0;
        continue;
      }
      const Profile& own = battle.profile(one.unit);
      const Profile& enemy = battle.profile(one.first);
      int worth = chargeWorth(own, state.units[one.unit].lost, enemy, state.units[one.first].lost, one.edge);
      if (canEvade(enemy) && one.edge == Edge::front) worth = std::min(worth, 500);
      if (one.edge != Edge::front && inMelee(state, one.first)) worth += 900;  // B-Mat
      idea.worth += worth;
    }
    idea.worth += 150;
    think(idea);
  };
  // Whole lines against whoever stands nearest, single units against the two nearest.
  std::uint64_t inLine = 0;
  for (const std::uint8_t unit : battle.corps(plan_.corps).units) {
    if (!mayAct(state, unit) || state.units[unit].is(Unit::movesMade) || !mayCharge(battle.profile(unit))) continue;
    const auto prey = outlook.inReach(unit);
    if (prey[0] == noUnit) continue;
    const std::uint64_t bit = bitOf(battle, unit);
    const std::uint64_t line = inLine & bit ? bit : wholeGroup(battle, state, unit);
    inLine |= line;
    if (line != bit) consider(unit, line, prey[0]);
    for (const std::uint8_t enemy : prey)
      if (enemy != noUnit) consider(unit, bit, enemy);
  }
}

void Captain::thinkOfMoves(const Battle& battle, const State& state, Seat seat, const Outlook& outlook) {
  std::uint64_t seen = 0;
  for (const std::uint8_t unit : battle.corps(plan_.corps).units) {
    const std::uint64_t bit = bitOf(battle, unit);
    if (seen & bit || !mayAct(state, unit)) continue;
    std::uint64_t group = wholeGroup(battle, state, unit);
    for (std::uint64_t rest = group; rest != 0; rest &= rest - 1)
      if (!mayAct(state, battle.unitAt(plan_.corps, std::countr_zero(rest)))) group = bit;
    seen |= group;
    Formation formation;
    if (formationOf(battle, state, plan_.corps, group, formation)) continue;
    int before = 0;
    for (const std::uint8_t each : formation.units)
      before += outlook.standing(each, state.units[each].pose(), plan_.corps, group);
    Length most = 100 * ud;
    for (const std::uint8_t each : formation.units)
      most = std::min<Length>(
          most, battle.profile(each).movement.open * ud + (battle.profile(each).category == Category::HI ? ud : 0));
    const std::uint8_t prey = outlook.prey(unit, formation.front);
    if (prey == noUnit) return;
    const Angle turn = turnTo(formation.front, state.units[prey].at);

    Idea best;
    bool found = false;
    const auto tryWay = [&](std::initializer_list<Leg> legs) {
      Action action;
      action.verb = Verb::move;
      action.corps = plan_.corps;
      action.unit = formation.units[0];
      action.group = group;
      std::size_t next = 0;
      for (const Leg leg : legs)
        if (leg.kind() != LegKind::none) action.legs[next++] = leg;
      if (checkOrdered(battle, state, seat, action)) return false;
      MovePlan plan;
      if (planMove(battle, state, action, plan)) return false;
      int after = 0;
      for (std::size_t i = 0; i < plan.formation.units.size(); ++i)
        after += outlook.standing(plan.formation.units[i], plan.ends[i], plan_.corps, group);
      if (plan.disorders) after -= 1000 * static_cast<int>(plan.formation.units.size());
      const Idea idea{action, after - before, plan.cost};
      if (!found || idea.worth - idea.cost * pointPrice > best.worth - best.cost * pointPrice) best = idea;
      found = true;
      return true;
    };
    // The longest that is allowed, and its half.
    const auto tryAhead = [&](Leg first, Length way) {
      for (; way >= ud / 2; way -= ud / 2)
        if (tryWay({first, {LegKind::forward, way}})) {
          if (way > ud) tryWay({first, {LegKind::forward, way / 2}});
          return;
        }
    };
    const Angle size = turn < 0 ? -turn : turn;
    if (size > 13500) {
      tryWay({{LegKind::turn, halfTurn}});
    } else if (size > 6000) {
      tryWay({{LegKind::turn, turn < 0 ? -quarterTurn : quarterTurn}});
    } else {
      tryAhead({}, most);
      const Angle affordable = most * quarterTurn / (3 * formation.width() / 2);
      for (const Angle wanted : {turn, turn / 2}) {
        const Angle wheel = std::clamp(wanted, -affordable, affordable);
        if (wheel > -300 && wheel < 300) continue;
        const Length left = most - wheelCost(formation.width(), wheel < 0 ? -wheel : wheel);
        tryWay({{LegKind::wheel, wheel}});
        tryAhead({LegKind::wheel, wheel}, left / (ud / 2) * (ud / 2));
      }
      if (most >= ud) tryWay({{LegKind::forward, most}, {LegKind::slide, turn < 0 ? -ud : ud}});
    }
    if (found) think(best);
  }
}

// Stands where the fight is good enough or evading is of no use.
Action Captain::answerCharge(const Battle& battle, const State& state, Seat seat) {
  const auto& listed = buffer_.listed(battle, state, seat);
  const Action* evading = nullptr;
  const Action* standing = nullptr;
  for (const Action& action : listed) {
    if (action.verb == Verb::evade && !evading) evading = &action;
    if (action.verb == Verb::stand && !standing) standing = &action;
  }
  if (!evading) return standing ? *standing : listed[0];
  const std::uint8_t unit = evading->unit;
  const std::uint8_t charger = state.charging.leader;
  if (unit == noUnit || charger == noUnit) return *evading;
  const int his = chargeWorth(battle.profile(charger), state.units[charger].lost, battle.profile(unit),
                              state.units[unit].lost, Edge::front);
  return his > 0 || !standing ? *evading : *standing;
}

Action Captain::bestShot(const Battle& battle, const State& state, Seat seat) {
  const auto& listed = buffer_.listed(battle, state, seat);
  const Action* best = &listed[0];
  int most = -1000;
  for (const Action& action : listed) {
    int worth = 0;
    if (action.unit != noUnit) {
      const Profile& shooter = battle.profile(action.unit);
      worth = 3 * static_cast<int>(shooter.quality) - (shooter.light() ? 6 : 0) -
              (state.units[action.unit].disordered() ? 6 : 0) + (shooter.weapon == Weapon::longbow ? 1 : 0);
    }
    if (worth <= most) continue;
    most = worth;
    best = &action;
  }
  return *best;
}

// The commander fights along where that decides something, and not with a unit that is nearly lost (B-Gen).
Action Captain::lead(const Battle& battle, const State& state, Seat seat) {
  const auto& listed = buffer_.listed(battle, state, seat);
  Verb wanted = Verb::commit;
  for (const std::uint8_t unit : {state.fighting.first, state.fighting.second})
    if (unit < battle.unitCount() && battle.sideOfUnit(unit) == battle.sideOf(seat) &&
        state.units[unit].lost + 1 >= battle.profile(unit).cohesion)
      wanted = Verb::withhold;
  for (const Action& action : listed)
    if (action.verb == wanted) return action;
  return listed[0];
}

Action Captain::pursuit(const Battle& battle, const State& state, Seat seat) {
  const auto& listed = buffer_.listed(battle, state, seat);
  for (const Action& action : listed)
    if (action.verb == Verb::stay) return action;
  return listed[0];
}

Action Captain::anything(const Battle& battle, const State& state, Seat seat) {
  const auto& listed = buffer_.listed(battle, state, seat);
  return listed[dice_.below(static_cast<std::uint32_t>(listed.size()))];
}

}  // namespace walstatt::adlg
