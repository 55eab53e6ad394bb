// Who fights whom (A28), and how both stand (A29, A30).
#include "games/adlg/melees.h"

#include <algorithm>

#include "games/adlg/ground_penalty.h"
#include "games/adlg/melee_factor.h"
#include "games/adlg/terrain.h"

namespace walstatt::adlg {

namespace {

constexpr Angle sameFacing = 150;  // A28: within 1.5 degrees
constexpr Length level = 60;       // corners that are meant to be one
constexpr std::int64_t unitLength = std::int64_t{1}
                                    << 30;  // of a box's axes; divided by, not shifted: mirrored tables alike
constexpr Length atTheEdge = 20;            // A30: ground so near to the line of the fight counts

bool isFull(const Contact& contact) { return (contact.marks & Contact::full) != 0; }
// A30: all edges of war wagons are front.
bool isFrontal(const Battle& battle, const Contact& contact) {
  return contact.edge == Edge::front || battle.profile(contact.target).category == Category::WWg;
}
Angle apart(Angle a, Angle b) {
  const Angle between = normalized(a - b);
  return std::min(between, fullTurn - between);
}
bool meet(Point a, Point b) { return distance(a, b) <= level; }

Point frontLeft(const State& state, std::size_t unit) { return frontCorner(state.units[unit].pose(), ud, Hand::left); }
Point frontRight(const State& state, std::size_t unit) {
  return frontCorner(state.units[unit].pose(), ud, Hand::right);
}

// How much of the stretch from `least` to `most` the points share, seen from `origin` along `axis`; all in grains.
template <std::size_t N>
std::int64_t sharedAlong(const std::array<Vec, N>& points, Vec origin, Vec axis, std::int64_t least,
                         std::int64_t most) {
  std::int64_t from = INT64_MAX, to = INT64_MIN;
  for (const Vec& point : points) {
    const std::int64_t at = ((point.x - origin.x) * axis.x + (point.y - origin.y) * axis.y) / unitLength;
    from = std::min(from, at);
    to = std::max(to, at);
  }
  return std::min(to, most) - std::max(from, least);
}

// A28: how much of the target's edge the attacker's front edge stands before, and whether that is more than a corner.
Length overlapOnEdge(const Box& attacker, const Box& target, Edge edge) {
  const std::array<Vec, 2> front{attacker.corners[0], attacker.corners[1]};
  const bool aside = edge == Edge::left || edge == Edge::right;
  const std::int64_t shared =
      aside ? sharedAlong(front, target.middle, target.along, -target.depth, 0)
            : sharedAlong(front, target.middle, target.across, -target.halfWidth, target.halfWidth);
  return static_cast<Length>(std::max<std::int64_t>(shared, 0) / grain);
}

// Beside the fighter, front corners level and same facing.
bool standsBeside(const State& state, std::size_t supporter, std::size_t fighter) {
  if (apart(state.units[supporter].heading, state.units[fighter].heading) > sameFacing) return false;
  return meet(frontRight(state, supporter), frontLeft(state, fighter)) ||
         meet(frontLeft(state, supporter), frontRight(state, fighter));
}

// A28: its own flank edge along the enemy's flank: parallel and beside him by more than a corner.
bool liesAlongFlank(const Battle& battle, const State& state, std::size_t supporter, std::size_t enemy) {
  const Unit &one = state.units[supporter], &other = state.units[enemy];
  const Angle turned = apart(one.heading, other.heading);
  if (turned > sameFacing && turned < halfTurn - sameFacing) return false;
  const Box own = boxOf(battle, state, supporter), his = boxOf(battle, state, enemy);
  return touch(own, his) && sharedAlong(own.corners, his.middle, his.along, -his.depth, 0) > level * grain;
}

// Where a supporter stands as the fighter sees it: on one flank or the other, or behind the enemy. Whoever stands beside the
// fighter is on that side of him; all others are where they stand about the enemy, whom he need not face squarely.
enum class Place : std::uint8_t { left, right, behind };
Place placeOf(const Box& fighter, const Box& enemy, const Box& supporter, bool besideFighter) {
  const auto middle = [](const Box& box) {
    return Vec{(box.corners[0].x + box.corners[2].x) / 2, (box.corners[0].y + box.corners[2].y) / 2};
  };
  const Vec from = middle(besideFighter ? fighter : enemy), to = middle(supporter), at{to.x - from.x, to.y - from.y};
  const std::int64_t aside = (at.x * fighter.across.x + at.y * fighter.across.y) / unitLength,
                     beyond = (at.x * fighter.along.x + at.y * fighter.along.y) / unitLength;
  if (!besideFighter && beyond > 0 && aside > -ud / 2 * grain && aside < ud / 2 * grain) return Place::behind;
  return aside < 0 ? Place::left : Place::right;
}

}  // namespace

Melees::Melees(const Battle& battle, const State& state) : battle_(battle), state_(state) {
  opponent_.fill(noUnit);
  pairFrontal(Touch::edge);
  pairAside();
  pairFrontal(Touch::corner);
  for (const Contact& contact : contactsOf(state))
    if (isCamp(contact.target) && isFree(contact.attacker)) {
      opponent_[contact.attacker] = contact.target;
      pairs_.push_back({contact.attacker, contact.target});
    }
}

bool Melees::isFree(std::size_t unit) const { return state_.units[unit].onTable() && opponent_[unit] == noUnit; }

bool Melees::pair(std::uint8_t attacker, std::uint8_t target) {
  if (!isFree(attacker) || !isFree(target)) return false;
  opponent_[attacker] = target;
  opponent_[target] = attacker;
  const bool active = battle_.sideOfUnit(attacker) == state_.active;
  pairs_.push_back({active ? attacker : target, active ? target : attacker});
  return true;
}

// The one overlapping most is the main unit; of equals the one who came first. Whoever touches by a corner only waits until
// those on flank and rear have found their enemies.
void Melees::pairFrontal(Touch how) {
  struct Touching {
    Length shared;
    std::uint8_t attacker, target;
  };
  FixedList<Touching, maxContacts> all;
  for (const Contact& contact : contactsOf(state_)) {
    if (isCamp(contact.target) || !isFrontal(battle_, contact)) continue;
    if (!state_.units[contact.attacker].onTable() || !state_.units[contact.target].onTable()) continue;
    const Length shared = isFull(contact) ? ud
                                          : overlapOnEdge(boxOf(battle_, state_, contact.attacker),
                                                          boxOf(battle_, state_, contact.target), contact.edge);
    if ((shared > level) == (how == Touch::edge)) all.push_back({shared, contact.attacker, contact.target});
  }
  while (!all.empty()) {
    std::size_t most = 0;
    for (std::size_t i = 1; i < all.size(); ++i)
      if (all[i].shared > all[most].shared) most = i;
    pair(all[most].attacker, all[most].target);
    all.erase(most);
  }
}

// Of those on flank or rear the first to touch.
void Melees::pairAside() {
  for (const Contact& contact : contactsOf(state_))
    if (!isCamp(contact.target) && !isFrontal(battle_, contact)) pair(contact.attacker, contact.target);
}

const Contact* Melees::contactBetween(std::size_t a, std::size_t b) const {
  for (const Contact& c : contactsOf(state_))
    if ((c.attacker == a && c.target == b) || (c.attacker == b && c.target == a)) return &c;
  return nullptr;
}

// Whether a unit that fights nobody itself would support that fighter simply.
bool Melees::supportsSimply(std::size_t supporter, std::size_t fighter) const {
  const std::uint8_t enemy = opponent_[fighter];
  if (enemy == noUnit || isCamp(enemy) || fights(supporter) || !state_.units[supporter].onTable()) return false;
  if (supporter == fighter || battle_.areEnemies(supporter, fighter)) return false;
  if (state_.units[supporter].is(Unit::fought)) return false;  // it has just taken a camp
  if (farApart(state_.units[supporter].at, state_.units[fighter].at, 2 * reachOfBase)) return false;
  if (const Contact* contact = contactBetween(supporter, enemy)) {
    // A21: incomplete contact, or a second one on the same front whoever charged, is worth no more than this.
    return isFrontal(battle_, *contact) || (contact->attacker == supporter && !isFull(*contact));
  }
  return standsBeside(state_, supporter, fighter) || liesAlongFlank(battle_, state_, supporter, enemy);
}

bool Melees::supportsInMelee(const Contact& contact, std::size_t enemy) const {
  return contact.target == enemy && !isFrontal(battle_, contact) && isFull(contact) && isFree(contact.attacker);
}

// A28: at most two friends; of more the one it supports in melee, then the first ones.
bool Melees::mayStillSupport(std::size_t supporter, std::size_t fighter) const {
  int before = 0;
  for (const Contact& c : contactsOf(state_))
    if (c.attacker == supporter && !isCamp(c.target) && fights(c.target) && supportsInMelee(c, c.target)) ++before;
  for (std::size_t i = battle_.firstUnit(battle_.sideOfUnit(supporter)); i < fighter; ++i)
    if (fights(i) && supportsSimply(supporter, i)) ++before;
  return before < 2;
}

bool Melees::isInSimpleSupport(std::size_t unit) const {
  if (fights(unit) || pairs_.empty()) return false;
  const Side side = battle_.sideOfUnit(unit);
  for (std::size_t i = battle_.firstUnit(side); i < battle_.firstUnit(side + 1); ++i)
    if (fights(i) && supportsSimply(unit, i)) return true;
  return false;
}

bool isSimpleSupport(const Battle& battle, const State& state, const Contact& contact) {
  if (isCamp(contact.target)) return false;
  if (battle.profile(contact.target).category == Category::WWg)
    return Melees(battle, state).opponentOf(contact.attacker) != contact.target;
  return contact.edge != Edge::front && !isFull(contact) && mainFlankContact(state, contact.target) != &contact;
}

bool fightsOrSupports(const Battle& battle, const State& state, std::size_t unit) {
  const auto all = contactsOf(state);
  return std::any_of(all.begin(), all.end(), [&](const Contact& c) {
    return c.target == unit || (c.attacker == unit && !isSimpleSupport(battle, state, c));
  });
}

bool inSimpleSupport(const Battle& battle, const State& state, std::size_t unit) {
  const bool touched = inContact(state, unit);
  // Whoever is in no contact himself supports a fighter close beside him, or by touching the flank of an enemy who fights.
  const auto isNear = [&](std::uint8_t other) {
    if (isCamp(other) || other == unit) return false;
    const bool enemy = battle.areEnemies(other, unit);
    if (enemy && touched) return false;
    const Length reach = touched ? 2 * reachOfBase
                         : enemy ? battle.extent(unit) + battle.extent(other) + touching
                                 : ud + 2 * level;
    return !farApart(state.units[other].at, state.units[unit].at, reach);
  };
  const auto all = contactsOf(state);
  const bool anyFights =
      std::any_of(all.begin(), all.end(), [&](const Contact& c) { return isNear(c.attacker) || isNear(c.target); });
  return anyFights && Melees(battle, state).isInSimpleSupport(unit);
}

// A28: at most one on each flank and one behind the enemy; melee support before simple support, of several the best.
void Melees::addSupport(Stance& stance, std::size_t own, std::size_t enemy) const {
  const Box fighter = boxOf(battle_, state_, own), his = boxOf(battle_, state_, enemy);
  const auto place = [&](std::size_t supporter) {
    const bool beside = !contactBetween(supporter, enemy) && standsBeside(state_, supporter, own);
    return static_cast<std::size_t>(placeOf(fighter, his, boxOf(battle_, state_, supporter), beside));
  };
  std::array<bool, 3> taken{};
  std::array<const Profile*, 3> inMelee{};
  for (const Contact& c : contactsOf(state_)) {
    if (c.attacker == own || !supportsInMelee(c, enemy)) continue;
    const Profile*& best = inMelee[place(c.attacker)];
    const Profile& profile = battle_.profile(c.attacker);
    const auto factor = [&](const Profile& one) {
      return combatFactor(one, battle_.profile(enemy), {.inOpen = true, .struckInFlank = true});
    };
    if (!best || factor(profile) > factor(*best)) best = &profile;
  }
  for (std::size_t i = 0; i < inMelee.size(); ++i)
    if (inMelee[i]) {
      taken[i] = true;
      stance.meleeSupport.push_back(inMelee[i]);
    }
  eachOnTable(battle_, state_, battle_.sideOfUnit(own), [&](std::size_t i) {
    if (!supportsSimply(i, own) || !mayStillSupport(i, own)) return;
    bool& there = taken[place(i)];
    if (there) return;
    there = true;
    ++stance.support;
  });
}

void Melees::stand(Clash& clash, std::size_t side, std::size_t own, std::size_t enemy) const {
  const Profile& profile = battle_.profile(own);
  const Unit& unit = state_.units[own];
  const Contact* contact = contactBetween(own, enemy);
  const Box box = boxOf(battle_, state_, own), his = boxOf(battle_, state_, enemy);
  Stance& stance = clash.how[side];
  stance.lost = unit.lost;
  const bool attacks = contact && contact->attacker == own;
  if (attacks) {
    stance.conformed = isFull(*contact);
    if (!isFrontal(battle_, *contact)) stance.onto = contact->edge == Edge::rear ? Onto::rear : Onto::flank;
  }
  if (state_.units[enemy].is(Unit::caught)) stance.onto = Onto::rear;  // A22
  for (const Contact& c : contactsOf(state_)) {
    if (c.target != own || c.attacker == enemy || isFrontal(battle_, c) || !state_.units[c.attacker].onTable())
      continue;
    stance.flanked = true;
    stance.flankedFully = stance.flankedFully || (isFull(c) && !battle_.profile(c.attacker).light());
  }
  if (state_.pieceCount > 0) {
    const Pose front = state_.units[attacks || !contact ? own : enemy].pose();
    const Box line = areaAhead(front, ud, -atTheEdge, 2 * atTheEdge);
    for (std::size_t i = 0; i < state_.pieceCount; ++i) {
      const Piece& piece = state_.pieces[i];
      const bool standsIn = overlap(box, outlineOf(piece));
      if (standsIn && (piece.going == Going::rough || piece.going == Going::heavy)) stance.inOpen = false;
      const int penalty = meleePenalty(profile, piece.kind, piece.going);
      if (penalty >= stance.penalty || (!standsIn && !overlap(line, outlineOf(piece)))) continue;
      stance.penalty = static_cast<std::int8_t>(penalty);
      stance.going = piece.going;
    }
    stance.higher = standsHigher(state_, box, his);
    stance.bank = holdsBank(state_, box, his);
    stance.gullyEdge = holdsGullyEdge(state_, box, his);
  }
  if (state_.workCount > 0 && !attacks && contact && (contact->marks & Contact::works) != 0) {
    const Work* work = workBetween(state_, box, his, battle_.sideOfUnit(own));
    stance.behind = work && work->kind == WorkKind::obstacle ? Behind::obstacle : Behind::fortification;
  }
  stance.stakesPlanted = profile.has(stakes) && !unit.is(Unit::stakesPulled);
  stance.uncontrolled = unit.is(Unit::uncontrolledNow);
  for (std::size_t corps = 0; corps < battle_.corpsCount(); ++corps) {
    const Commander& commander = state_.commanders[corps];
    stance.commander = stance.commander || (commander.alive && commander.engaged && commander.unit == own);
  }
  if (profile.category == Category::WWg) {
    stance.battleReady = profile.quality != Quality::mediocre && !unit.is(Unit::movedLast);
    int there = 0;
    const bool longEdge = contact && !attacks && (contact->edge == Edge::left || contact->edge == Edge::right);
    for (const Contact& c : contactsOf(state_)) there += c.target == own && contact && c.edge == contact->edge ? 1 : 0;
    stance.longEdge = longEdge && there == 1;
  }
  if (profile.is(horses) || profile.is(camels)) {
    for (std::size_t i = 0; i < battle_.unitCount(); ++i) {
      const Profile& other = battle_.profile(i);
      if (i == own || !isObstacle(state_, i) || (other.category != Category::El && !other.is(camels))) continue;
      if (farApart(state_.units[i].at, unit.at, 2 * reachOfBase) || !touch(box, boxOf(battle_, state_, i))) continue;
      (other.category == Category::El ? stance.besideElephants : stance.besideCamels) = true;
    }
  }
  addSupport(stance, own, enemy);
}

Clash Melees::clash(std::size_t first, std::size_t second) const {
  Clash clash;
  clash.who = {&battle_.profile(first), &battle_.profile(second)};
  stand(clash, 0, first, second);
  stand(clash, 1, second, first);
  const Contact* contact = contactBetween(first, second);
  if (contact && (contact->marks & Contact::fresh) != 0)
    clash.charger = contact->attacker == first ? ChargedBy::first : ChargedBy::second;
  return clash;
}

}  // namespace walstatt::adlg
