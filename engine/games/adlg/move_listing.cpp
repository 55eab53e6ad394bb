// Moves to choose from (A15): for every group the ways a player looks at first, for single units of a group fewer; and moves at
// random.
#include "games/adlg/contacts.h"
#include "games/adlg/moving.h"
#include "games/adlg/terrain.h"
#include "games/adlg/zones.h"

namespace walstatt::adlg {

namespace {

constexpr Length shortestStep = ud / 2;

// What the group could do on the ground it stands on: an upper bound of its way.
Length reachOf(const Battle& battle, const State& state, std::size_t corps, std::uint64_t group) {
  Length least = 100 * ud;
  for (; group != 0; group &= group - 1) {
    const std::uint8_t unit = battle.unitAt(corps, std::countr_zero(group));
    const Profile& profile = battle.profile(unit);
    const Box box = boxOf(battle, state, unit);
    const Going going = state.pieceCount ? worstGoing(state, box, profile) : Going::open;
    Length own = allowanceIn(profile, going, false);
    if (profile.category == Category::HI && own < least && isFarForHeavyFoot(battle, state, unit))
      own = allowanceIn(profile, going, true);
    if (state.pieceCount && alongRoad(state, box)) own = allowanceIn(profile, Going::open, false) + ud;
    least = std::min(least, own);
  }
  return least;
}

class Lister {
 public:
  Lister(const Battle& battle, const State& state, Seat seat, ActionList<Action>& out)
      : battle_(battle), state_(state), seat_(seat), corps_(state.commanding.corps), out_(out) {}

  void all() {
    std::uint64_t seen = 0;
    for (const std::uint8_t unit : battle_.corps(corps_).units) {
      const std::uint64_t bit = bitOf(battle_, unit);
      if (!isMovable(battle_, state_, unit) || (seen & bit)) continue;
      if (battle_.profile(unit).weapon == Weapon::heavyArtillery) {
        pivots(bit);
        continue;
      }
      std::uint64_t group = wholeGroup(battle_, state_, unit);
      for (std::uint64_t rest = group; rest != 0; rest &= rest - 1) {
        const std::uint8_t member = battle_.unitAt(corps_, std::countr_zero(rest));
        if (!isMovable(battle_, state_, member)) group = bit;  // somebody of it is bound: look at them one by one
      }
      seen |= group;
      ways(group, Whole::yes);
      if (std::popcount(group) > 1)
        for (std::uint64_t rest = group; rest != 0; rest &= rest - 1) ways(rest & (~rest + 1), Whole::no);
    }
  }

 private:
  enum class Whole : std::uint8_t { no, yes };

  bool offer(std::uint64_t group, std::initializer_list<Leg> legs, Verb verb = Verb::move) {
    if (out_.size() + 64 > out_.capacity()) return false;
    Action action;
    action.verb = verb;
    action.corps = corps_;
    action.unit = battle_.unitAt(corps_, std::countr_zero(group));
    action.group = group;
    std::size_t next = 0;
    for (const Leg leg : legs)
      if (leg.kind() != LegKind::none) action.legs[next++] = leg;
    if (checkMove(battle_, state_, seat_, action)) return false;
    out_.push_back(action);
    return true;
  }

  // The longest way that is allowed after the first leg, in steps of half a UD; what it was.
  Length longest(std::uint64_t group, Leg first, Length most) {
    for (Length way = most; way >= shortestStep; way -= shortestStep)
      if (offer(group, {first, {LegKind::forward, way}})) return way;
    return 0;
  }

  void ways(std::uint64_t group, Whole whole) {
    if (pointsFor(battle_, state_, corps_, group, true) < 1) return;
    const Length most = reachOf(battle_, state_, corps_, group);
    if (most == 0) return;
    const Length gone = longest(group, {}, most);
    if (gone >= 2 * shortestStep) offer(group, {{LegKind::forward, gone / 2}});
    if (whole == Whole::no) return;
    const Length width = std::min(std::popcount(group), maxFiles) * ud;
    for (const Angle angle : {1500, -1500, 4500, -4500}) {
      const Length left = most - wheelCost(width, angle < 0 ? -angle : angle);
      if (left < 0) continue;
      if (longest(group, {LegKind::wheel, angle}, left / shortestStep * shortestStep) == 0)
        offer(group, {{LegKind::wheel, angle}});
    }
    align(group);
    if (gone >= ud)
      for (const Length side : {ud, -ud}) offer(group, {{LegKind::forward, gone}, {LegKind::slide, side}});
    for (const Angle turn : {quarterTurn, -quarterTurn, halfTurn}) offer(group, {{LegKind::turn, turn}});
    if (std::popcount(group) > 1) reforms(group);
  }

  // To face the most threatening enemy.
  void align(std::uint64_t group) {
    const std::uint8_t unit = battle_.unitAt(corps_, std::countr_zero(group));
    const std::uint8_t threat = mostThreatening(battle_, state_, unit, state_.units[unit].pose());
    if (threat == noUnit) return;
    Angle angle = normalized(state_.units[threat].heading + halfTurn - state_.units[unit].heading);
    if (angle > halfTurn) angle -= fullTurn;
    if (angle != 0 && angle <= quarterTurn && angle >= -quarterTurn) offer(group, {{LegKind::wheel, angle}});
  }

  void reforms(std::uint64_t group) {
    Formation formation;
    if (formationOf(battle_, state_, corps_, group, formation)) return;
    if (formation.ranks > 1) {
      offer(group, {{LegKind::expand, formation.files + 1}});
      offer(group, {{LegKind::expand, -(formation.files + 1)}});
    }
    if (formation.files > 1) offer(group, {{LegKind::contract, (formation.files + 1) / 2}});
  }

  void pivots(std::uint64_t bit) {
    for (const Angle angle : {3000, -3000, quarterTurn, -quarterTurn})
      offer(bit, {{LegKind::turn, angle}}, Verb::pivotArtillery);
  }

  const Battle& battle_;
  const State& state_;
  Seat seat_;
  std::uint8_t corps_;
  ActionList<Action>& out_;
};

}  // namespace

bool isMovable(const Battle& battle, const State& state, std::size_t unit) {
  constexpr std::uint32_t bound =
      Unit::rallyTried | Unit::chargedNow | Unit::evadedNow | Unit::disengagedNow | Unit::leftZoneNow | Unit::routedNow;
  const Unit& one = state.units[unit];
  if (!isObstacle(state, unit) || one.is(bound) || (one.marks & Unit::movesMade) == 3) return false;
  if (one.is(Unit::shiftedNow) && !battle.profile(unit).light()) return false;  // A21
  return !inContact(state, unit);
}

void listMoves(const Battle& battle, const State& state, Seat seat, ActionList<Action>& out) {
  if (seat == state.active) Lister(battle, state, seat, out).all();
}

std::optional<Action> sampleMove(const Battle& battle, const State& state, Seat seat, FastDice& dice) {
  const std::uint8_t corps = state.commanding.corps;
  const auto& units = battle.corps(corps).units;
  const auto below = [&](int bound) { return static_cast<int>(dice.below(static_cast<std::uint32_t>(bound))); };
  for (int attempt = 0; attempt < 6; ++attempt) {
    const std::uint8_t unit = units[static_cast<std::size_t>(below(static_cast<int>(units.size())))];
    if (!isObstacle(state, unit) || inContact(state, unit)) continue;
    Action action;
    action.verb = Verb::move;
    action.corps = corps;
    action.unit = unit;
    action.group = below(3) == 0 ? bitOf(battle, unit) : wholeGroup(battle, state, unit);
    const Length most = reachOf(battle, state, corps, action.group);
    if (most == 0) continue;
    std::size_t next = 0;
    Length left = most;
    const int way = below(8);
    if (way == 0) {
      action.legs[next++] = {LegKind::turn, below(3) == 0 ? halfTurn : below(2) ? quarterTurn : -quarterTurn};
      left -= battle.profile(unit).light() ? 0 : turnCost(battle.profile(unit));
    } else if (way <= 3) {
      const Angle angle = 100 + below(4'400);
      action.legs[next++] = {LegKind::wheel, below(2) ? angle : -angle};
      left -= wheelCost(std::min(std::popcount(action.group), maxFiles) * ud, angle);
    }
    if (left > 0) {
      const Length step = below(2) ? left : 1 + below(left);
      action.legs[next++] = {LegKind::forward, step};
      if (way == 4 && step >= ud) action.legs[next++] = {LegKind::slide, below(2) ? ud / 2 : -ud / 2};
    }
    if (next > 0 && !checkMove(battle, state, seat, action)) return action;
  }
  return std::nullopt;
}

}  // namespace walstatt::adlg
