// Contact and conforming (A21, A29, B-Mat).
#include "games/adlg/conforming.h"

#include "games/adlg/charge_phrases.h"
#include "games/adlg/cohesion.h"
#include "games/adlg/contacts.h"
#include "games/adlg/melees.h"
#include "games/adlg/moving.h"
#include "games/adlg/shifting.h"
#include "games/adlg/terrain.h"
#include "games/adlg/zones.h"

namespace walstatt::adlg {

namespace {

bool isFlank(Edge edge) { return edge == Edge::left || edge == Edge::right; }

// The poses of full contact in the order in which they are to be taken.
FixedList<Pose, 2> fullPoses(const Battle& battle, const State& state, std::uint8_t target, Edge edge) {
  const Pose pose = state.units[target].pose();
  const Length depth = battle.depth(target);
  FixedList<Pose, 2> poses;
  poses.push_back(poseAgainst(pose, depth, edge));
  if (isFlank(edge)) poses.push_back(poseAgainst(pose, depth, edge, true));
  return poses;
}

// The next of a column stands behind: its front edge on the rear edge of the other one, both facing the same way.
bool standBehindEachOther(const Battle& battle, const State& state, std::size_t ahead, std::size_t behind) {
  const Pose one = state.units[ahead].pose(), other = state.units[behind].pose();
  return one.heading == other.heading && !battle.areEnemies(ahead, behind) && isObstacle(state, behind) &&
         !farApart(forward(one, -battle.depth(ahead)).at, other.at, touching);
}

// A2: in a column each counts as 1 UD deep. Whoever is beside a friend on the flank of the next one ahead of the target, or
// behind it, is on the target's own, however shallow the bases are; `towards` is to the right of that friend or to the left.
bool hasPlaceOnColumn(const Battle& battle, const State& state, std::size_t mate, std::uint8_t target, Edge edge,
                      Length towards) {
  const bool rearward = (edge == Edge::left) == (towards > 0);
  bool has = false;
  eachContactOf(state, mate, [&](const Contact& c) {
    if (c.attacker != mate || isCamp(c.target) || c.edge != edge) return;
    has = has || (rearward ? standBehindEachOther(battle, state, c.target, target)
                           : standBehindEachOther(battle, state, target, c.target));
  });
  return has;
}

// Z33: in a column, where a friend stands on the flank already, beside him, along what is left of the flank that was hit.
std::optional<Pose> besideFriend(const Battle& battle, const State& state, std::size_t unit, std::uint8_t target,
                                 Edge edge, const UnitSet& absent) {
  const Pose full = poseAgainst(state.units[target].pose(), battle.depth(target), edge);
  const Box his = boxOf(battle, state, target);
  std::optional<Pose> found;
  eachOnTable(battle, state, battle.sideOfUnit(unit), [&](std::size_t i) {
    const Pose pose = state.units[i].pose();
    if (found || i == unit || !inContact(state, i) || pose.heading != full.heading ||
        farApart(pose.at, full.at, 4 * ud))
      return;
    for (const Length towards : {ud, -ud}) {
      const Pose beside = slid(pose, towards);
      const bool along = sharedFront(boxAt(battle, unit, beside), his, edge) > touching ||
                         hasPlaceOnColumn(battle, state, i, target, edge, towards);
      if (!found && along && isFreeFor(battle, state, unit, beside, absent, true)) found = beside;
    }
  });
  return found;
}

// Every friend who stands there can step aside, one after the other.
bool friendsCanYield(const Battle& battle, const State& state, std::size_t unit, const Pose& pose,
                     const UnitSet& absent) {
  const Box box = boxAt(battle, unit, pose);
  FixedList<std::uint8_t, maxUnits> there;
  eachOnTable(battle, state, battle.sideOfUnit(unit), [&](std::size_t i) {
    if (i == unit || absent.has(i) || farApart(state.units[i].at, pose.at, 2 * reachOfBase)) return;
    if (overlap(box, boxOf(battle, state, i)) && mayBeShifted(battle, state, i))
      there.push_back(static_cast<std::uint8_t>(i));
  });
  if (there.empty()) return true;
  State trial = state;
  trial.units[unit].at = pose.at;
  trial.units[unit].heading = static_cast<std::uint16_t>(normalized(pose.heading));
  for (const std::uint8_t i : there) {
    const auto to = shiftedFor(battle, trial, i, box);
    if (!to) return false;
    trial.units[i].at = to->at;
  }
  return true;
}

bool counts(const Profile& attacker) {  // B-Mat-02
  return !attacker.light() && attacker.category != Category::Art && attacker.category != Category::WWg;
}

// A29: a flank or rear attack of this sequence, fully conformed, on a unit that somebody else fights too.
template <class Events>
void sufferMultipleAttack(Play<Events>& play, std::uint8_t target) {
  if (play.profile(target).category == Category::WWg || play.unit(target).is(Unit::multiplyHit)) return;
  int all = 0;
  bool fromAside = false;
  eachContactOf(play.state, target, [&](const Contact& c) {
    all += c.attacker == target && isSimpleSupport(play.battle, play.state, c) ? 0 : 1;
    const bool whole = (c.marks & Contact::full) != 0 && (c.marks & Contact::fresh) != 0;
    fromAside = fromAside || (c.target == target && c.edge != Edge::front && whole && counts(play.profile(c.attacker)));
  });
  if (all < 2 || !fromAside) return;
  play.unit(target).marks |= Unit::multiplyHit;
  loseCohesion(play, target, 1, phrases::losesByMultipleAttack);
}

template <class Events>
void tellContact(Play<Events>& play, std::size_t unit, std::uint8_t target, Edge edge, bool full) {
  const Arg who = piece(static_cast<int>(unit)), whom = piece(target);
  play.tell(edge == Edge::front  ? phrases::makesContact
            : edge == Edge::rear ? phrases::hitsRear
                                 : phrases::hitsFlank,
            who, whom);
  if (!full) play.tell(phrases::incompleteContact, who, whom);
}

}  // namespace

bool wouldBeHindered(const Battle& battle, const State& state, std::size_t unit, const Pose& pose) {
  if (state.pieceCount == 0) return false;
  const Profile& profile = battle.profile(unit);
  return hindering(state, boxAt(battle, unit, pose), profile) && !hindering(state, boxOf(battle, state, unit), profile);
}

std::optional<Pose> fullPose(const Battle& battle, const State& state, std::size_t unit, std::uint8_t target, Edge edge,
                             const UnitSet& absent) {
  for (const Pose& pose : fullPoses(battle, state, target, edge))
    if (isFreeFor(battle, state, unit, pose, absent, true) && !wouldBeHindered(battle, state, unit, pose) &&
        friendsCanYield(battle, state, unit, pose, absent))
      return pose;
  if (!isFlank(edge)) return std::nullopt;
  const auto beside = besideFriend(battle, state, unit, target, edge, absent);
  if (beside && !wouldBeHindered(battle, state, unit, *beside) && friendsCanYield(battle, state, unit, *beside, absent))
    return beside;
  return std::nullopt;
}

bool zoneForbids(const Battle& battle, const State& state, std::size_t unit, std::uint8_t target, Edge edge) {
  // A30: all edges of war wagons are front.
  if (edge == Edge::front || isCamp(target) || battle.profile(target).category == Category::WWg) return false;
  for (const Pose& pose : fullPoses(battle, state, target, edge)) {
    bool held = false;
    for (const std::uint8_t enemy : holders(battle, state, unit, pose)) held = held || enemy != target;
    if (!held) return false;
  }
  return true;
}

template <class Events>
void makeContact(Play<Events>& play, std::size_t unit, std::uint8_t target, Edge edge, std::uint8_t marks,
                 const UnitSet& absent) {
  const Battle& battle = play.battle;
  State& state = play.state;
  const auto attacker = static_cast<std::uint8_t>(unit);
  if (isCamp(target)) {
    addContact(state, {attacker, target, Edge::front, static_cast<std::uint8_t>(marks | Contact::full)});
    play.tell(phrases::reachesCamp, piece(attacker), sideArg(target - campOf0));
    return;
  }
  const auto pose = fullPose(battle, state, unit, target, edge, absent);
  if (pose) {
    setDown(play, unit, *pose);
    marks = static_cast<std::uint8_t>(marks | Contact::full);
  }
  const Box own = boxOf(battle, state, unit), his = boxOf(battle, state, target);
  if (state.workCount > 0 && workBetween(state, his, own, battle.sideOfUnit(target)))
    marks = static_cast<std::uint8_t>(marks | Contact::works);
  if (!inContact(state, target)) marks = static_cast<std::uint8_t>(marks | Contact::asMain);
  addContact(state, {attacker, target, edge, marks});
  tellContact(play, unit, target, edge, pose.has_value());
  if (absent.empty()) shiftFriends(play, unit);
  sufferMultipleAttack(play, target);
}
WALSTATT_ADLG_BOTH(makeContact, std::size_t, std::uint8_t, Edge, std::uint8_t, const UnitSet&);

namespace {

// Z94: whom an enemy met on the front edge conforms to him as he would; not whoever holds his ground.
bool mayTurnToAttacker(const Battle& battle, const State& state, std::size_t unit) {
  const Profile& profile = battle.profile(unit);
  if (profile.has(stakes) && !state.units[unit].is(Unit::stakesPulled)) return false;
  if (profile.category == Category::WWg || profile.category == Category::Art) return false;
  return state.workCount == 0 || !workBefore(state, boxOf(battle, state, unit), battle.sideOfUnit(unit));
}

// The contact of the unit that is incomplete, of those that it has to make full when its side moves.
bool isIncomplete(const Battle& battle, const State& state, std::size_t unit, const Contact& c) {
  if ((c.marks & Contact::full) != 0 || isCamp(c.target)) return false;
  if (c.attacker == unit) return true;
  return c.target == unit && c.edge == Edge::front && mayTurnToAttacker(battle, state, unit);
}

std::optional<Pose> poseIn(const Battle& battle, const State& state, std::size_t unit, const Contact& c) {
  return c.attacker == unit ? fullPose(battle, state, unit, c.target, c.edge)
                            : fullPose(battle, state, unit, c.attacker, Edge::front);
}

// One that could be full. Whoever has another enemy on an edge would leave that one by it and stays.
const Contact* toConform(const Battle& battle, const State& state, std::size_t unit) {
  const Contact* found = nullptr;
  int all = 0;
  eachContactOf(state, unit, [&](const Contact& c) {
    ++all;
    if (isIncomplete(battle, state, unit, c)) found = &c;
  });
  return all == 1 && found && poseIn(battle, state, unit, *found) ? found : nullptr;
}

template <class Events>
void conform(Play<Events>& play, std::size_t unit, const Contact& old) {
  Contact contact = old;
  const auto pose = poseIn(play.battle, play.state, unit, contact);
  if (!pose) return;
  const std::uint8_t enemy = contact.attacker == unit ? contact.target : contact.attacker;
  setDown(play, unit, *pose);
  contact.marks = static_cast<std::uint8_t>(contact.marks | Contact::full);
  addContact(play.state, contact);
  play.tell(phrases::conforms, piece(static_cast<int>(unit)), piece(enemy));
  shiftFriends(play, unit);
  sufferMultipleAttack(play, contact.target);
}

}  // namespace

std::optional<Refusal> checkConform(const Battle& battle, const State& state, Seat seat, const Action& action) {
  if (action.unit >= battle.unitCount() || battle.sideOfUnit(action.unit) != battle.sideOf(seat) ||
      state.step != Step::orders || battle.unit(action.unit).corps != state.commanding.corps)
    return Refusal(phrases::noContactToConform);
  bool incomplete = false;
  for (const Contact& c : contactsOf(state)) incomplete = incomplete || isIncomplete(battle, state, action.unit, c);
  if (!incomplete) return Refusal(phrases::noContactToConform);
  if (!toConform(battle, state, action.unit)) return Refusal(phrases::cannotConform, piece(action.unit));
  return std::nullopt;
}

template <class Events>
void applyConform(Play<Events>& play, Seat, const Action& action) {
  if (const Contact* contact = toConform(play.battle, play.state, action.unit)) conform(play, action.unit, *contact);
}
WALSTATT_ADLG_BOTH(applyConform, Seat, const Action&);

void listConforms(const Battle& battle, const State& state, Seat, ActionList<Action>& out) {
  if (state.contactCount == 0 || state.commanding.corps >= battle.corpsCount()) return;
  for (const std::uint8_t unit : battle.corps(state.commanding.corps).units) {
    if (toConform(battle, state, unit)) out.push_back(orderTo(battle, Verb::conform, unit));
  }
}

template <class Events>
void conformAll(Play<Events>& play, std::size_t corps) {
  if (play.state.contactCount == 0) return;
  for (const std::uint8_t unit : play.battle.corps(corps).units)
    if (const Contact* contact = toConform(play.battle, play.state, unit)) conform(play, unit, *contact);
}
WALSTATT_ADLG_BOTH(conformAll, std::size_t);

}  // namespace walstatt::adlg
