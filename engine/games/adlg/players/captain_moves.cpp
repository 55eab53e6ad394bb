// Moves: for every group the ways to where it wants to be, judged by how well everybody stands afterwards.
#include <algorithm>

#include "games/adlg/contacts.h"
#include "games/adlg/moving.h"
#include "games/adlg/players/captain.h"

namespace walstatt::adlg {

namespace {

constexpr int disordering = 1000;

Angle turnTo(const Pose& pose, Point target) {
  // The way there against 72 headings: near enough for a wheel.
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

Length slowest(const Battle& battle, const Formation& formation) {
  Length most = 100 * ud;
  for (const std::uint8_t unit : formation.units) {
    const Profile& profile = battle.profile(unit);
    most = std::min<Length>(most, profile.movement.open * ud + (profile.category == Category::HI ? ud : 0));
  }
  return most;
}

// How well all of them stand there.
int together(const Outlook& outlook, const UnitList& units, const auto& poseOf) {
  std::array<Pose, maxGroup> ends{};
  for (std::size_t i = 0; i < units.size(); ++i) ends[i] = poseOf(i);
  const Company company{{units.begin(), units.size()}, {ends.data(), units.size()}};
  int sum = 0;
  for (std::size_t i = 0; i < units.size(); ++i) sum += outlook.standing(units[i], ends[i], company);
  return sum;
}

// How far the group may go at all: its slowest, and those who have moved must stay far from all enemies (B-Mul-01, roughly).
Length farthest(const Battle& battle, const State& state, const Outlook& outlook, const Formation& formation) {
  Length most = slowest(battle, formation);
  for (const std::uint8_t unit : formation.units)
    if (state.units[unit].is(Unit::movesMade))
      most = std::min(most, outlook.nearestEnemy(state.units[unit].at) - farEnough - ud / 4);
  return most;
}

// Tries ways of one group and keeps the best.
class Ways {
 public:
  Ways(const Battle& battle, const State& state, Seat seat, const Outlook& outlook, const Formation& formation,
       std::uint64_t group)
      : battle_(battle), state_(state), outlook_(outlook), formation_(formation) {
    action_.verb = Verb::move;
    action_.corps = state.commanding.corps;
    action_.unit = formation.units[0];
    action_.group = group;
    allowed_ = !checkOrdered(battle, state, seat, action_);
    before_ = together(outlook, formation.units, [&](std::size_t i) { return state.units[formation.units[i]].pose(); });
  }

  void towards(Point target, Length most) {
    if (!allowed_) return;
    const Angle turn = turnTo(formation_.front, target), size = turn < 0 ? -turn : turn;
    if (size > 13500) {
      tryWay({{LegKind::turn, halfTurn}});
    } else if (size > 6000) {
      tryWay({{LegKind::turn, turn < 0 ? -quarterTurn : quarterTurn}});
    } else {
      ahead({}, most);
      wheels(turn, most);
      if (most >= ud) tryWay({{LegKind::forward, most}, {LegKind::slide, turn < 0 ? -ud : ud}});
    }
  }

  bool found() const { return found_; }
  const Action& best() const { return best_; }
  int worth() const { return worth_; }
  int cost() const { return cost_; }

 private:
  bool tryWay(std::initializer_list<Leg> legs) {
    action_.legs = {};
    std::size_t next = 0;
    for (const Leg leg : legs)
      if (leg.kind() != LegKind::none) action_.legs[next++] = leg;
    MovePlan plan;
    if (planMove(battle_, state_, action_, plan)) return false;
    if (plan.cost > pointsFor(battle_, state_, action_.corps, action_.group, true)) return true;
    int after = together(outlook_, plan.formation.units, [&](std::size_t i) { return plan.ends[i]; });
    if (plan.disorders) after -= disordering * static_cast<int>(plan.formation.units.size());
    const int worth = after - before_;
    if (found_ && worth - pointPrice * plan.cost <= worth_ - pointPrice * cost_) return true;
    best_ = action_;
    worth_ = worth;
    cost_ = plan.cost;
    found_ = true;
    return true;
  }

  // The whole way, or as much of it as is allowed.
  void ahead(Leg first, Length way) {
    for (const Length part : {way, way * 3 / 4, way / 2, way / 4})
      if (part >= ud / 3 && tryWay({first, {LegKind::forward, part}})) {
        if (part == way && way > ud) tryWay({first, {LegKind::forward, way / 2}});
        return;
      }
  }

  void wheels(Angle turn, Length most) {
    const Angle affordable = most * quarterTurn / (3 * formation_.width() / 2);
    for (const Angle wanted : {turn, turn / 2}) {
      const Angle wheel = std::clamp(wanted, -affordable, affordable);
      if (wheel > -300 && wheel < 300) continue;
      const Length left = most - wheelCost(formation_.width(), wheel < 0 ? -wheel : wheel);
      tryWay({{LegKind::wheel, wheel}});
      ahead({LegKind::wheel, wheel}, left / (ud / 2) * (ud / 2));
    }
  }

  const Battle& battle_;
  const State& state_;
  const Outlook& outlook_;
  const Formation& formation_;
  Action action_, best_;
  int before_ = 0, worth_ = 0, cost_ = 0;
  bool allowed_ = false, found_ = false;
};

}  // namespace

void Captain::thinkOfMoves(const Battle& battle, const State& state, Seat seat, const Outlook& outlook) {
  std::uint64_t seen = 0;
  for (const std::uint8_t unit : battle.corps(plan_.corps).units) {
    const std::uint64_t bit = bitOf(battle, unit);
    if (seen & bit || !isMovable(battle, state, unit)) continue;
    std::uint64_t group = wholeGroup(battle, state, unit), bound = 0;
    eachOf(battle, plan_.corps, group, [&](std::uint8_t each) {
      if (!isMovable(battle, state, each)) bound |= bitOf(battle, each);
    });
    group &= ~bound;
    Formation formation;
    if (bound != 0 && formationOf(battle, state, plan_.corps, group, formation)) group = bit;
    seen |= group;
    if (considerMove(battle, state, seat, outlook, group) || (group & (group - 1)) == 0) continue;
    // Together they find no way: each by himself.
    eachOf(battle, plan_.corps, group,
           [&](std::uint8_t each) { considerMove(battle, state, seat, outlook, bitOf(battle, each)); });
  }
}

// Whether the group has a way that is worth its points.
bool Captain::considerMove(const Battle& battle, const State& state, Seat seat, const Outlook& outlook,
                           std::uint64_t group) {
  Formation formation;
  if (formationOf(battle, state, plan_.corps, group, formation)) return false;
  if (pointsFor(battle, state, plan_.corps, group, true) < 1) return true;
  const Length most = farthest(battle, state, outlook, formation);
  if (most < ud / 4) return true;
  const auto aim = outlook.aim(formation.units[formation.files / 2u], formation.front);
  if (!aim.any) return true;
  Ways ways(battle, state, seat, outlook, formation, group);
  ways.towards(aim.at, most);
  if (!ways.found()) return false;
  const Idea idea{ways.best(),
                  ways.worth() + relief(battle, state, ways.best()) - splitting(battle, state, ways.best()),
                  ways.cost()};
  think(idea);
  return idea.worth >= leastGain;
}

int Captain::moveGain(const Battle& battle, const State& state, const Outlook& outlook, const Action& action,
                      int& cost) {
  MovePlan plan;
  if (planMove(battle, state, action, plan)) return 0;
  cost = plan.cost;
  int gain = relief(battle, state, action) - splitting(battle, state, action);
  const UnitList& units = plan.formation.units;
  gain += together(outlook, units, [&](std::size_t i) { return plan.ends[i]; });
  gain -= together(outlook, units, [&](std::size_t i) { return state.units[units[i]].pose(); });
  return gain;
}

// Up beside a friend who fights (A28).
void Captain::thinkOfSupport(const Battle& battle, const State& state, Seat seat) {
  if (!fights_.any()) return;
  NoEvents quiet;
  for (const std::uint8_t unit : battle.corps(plan_.corps).units) {
    if (!isMovable(battle, state, unit) || state.units[unit].is(Unit::movesMade)) continue;
    const Unit& one = state.units[unit];
    eachOnTable(battle, state, battle.sideOf(seat), [&](std::size_t fighter) {
      const Unit& other = state.units[fighter];
      if (farApart(one.at, other.at, 4 * ud) || normalized(other.heading - one.heading + 50) > 100 ||
          !inMelee(state, fighter))
        return;
      for (const Length side : {ud, -ud}) {
        const Point spot = slid(other.pose(), side).at;
        const Point ahead = forward({{0, 0}, one.heading}, ud).at;
        const std::int64_t dx = spot.x - one.at.x, dy = spot.y - one.at.y;
        const auto way = static_cast<Length>((dx * ahead.x + dy * ahead.y) / ud);
        const auto aside = static_cast<Length>((-dx * ahead.y + dy * ahead.x) / ud);
        const bool straight = aside > -40 && aside < 40;
        if (way < 50 || way > 4 * ud || aside > ud || aside < -ud || (!straight && way < ud)) continue;
        Action action = orderTo(battle, Verb::move, unit);
        action.legs[0] = {LegKind::forward, way};
        if (!straight) action.legs[1] = {LegKind::slide, aside};
        MovePlan plan;
        if (checkOrdered(battle, state, seat, action) || planMove(battle, state, action, plan)) continue;
        then_ = state;
        battle.apply(then_, seat, action, quiet);
        think({action, fights_.gain(battle, state, then_) - splitting(battle, state, action), plan.cost});
      }
    });
  }
}

}  // namespace walstatt::adlg
