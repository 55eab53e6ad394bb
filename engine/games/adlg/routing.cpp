// Rout in waves, rampage, removal (A4, A31, B-Rou).
#include "games/adlg/routing.h"

#include "games/adlg/charge_phrases.h"
#include "games/adlg/cohesion.h"
#include "games/adlg/combat_phrases.h"
#include "games/adlg/commanding.h"
#include "games/adlg/contacts.h"
#include "games/adlg/field.h"
#include "games/adlg/pursuing.h"
#include "games/adlg/straight.h"

namespace walstatt::adlg {

namespace {

UnitSet setOf(const std::uint64_t (&bits)[2]) { return {{bits[0], bits[1]}}; }
void keep(std::uint64_t (&bits)[2], const UnitSet& set) {
  bits[0] = set.bits[0];
  bits[1] = set.bits[1];
}

// The contact by which a unit was hit in flank or rear only; nothing if its main enemy is before its front.
const Contact* hitAside(const Battle& battle, const State& state, std::size_t unit) {
  if (battle.profile(unit).category == Category::WWg) return nullptr;  // A30: all edges are front
  for (const Contact& c : contactsOf(state))
    if (c.attacker == unit && !isCamp(c.target) && mainFlankContact(state, c.target) == &c) return nullptr;
  return mainFlankContact(state, unit);
}

// A31: one that was hit in flank or rear only faces its main enemy first, and runs away from him.
template <class Events>
void faceMainEnemy(Play<Events>& play, std::size_t unit) {
  const Contact* contact = hitAside(play.battle, play.state, unit);
  if (!contact) return;
  const Angle turn = contact->edge == Edge::rear ? halfTurn : contact->edge == Edge::right ? quarterTurn : -quarterTurn;
  Unit& one = play.unit(unit);
  const Pose now = turned(one.pose(), play.profile(unit).depth, turn);
  one.at = now.at;
  one.heading = static_cast<std::uint16_t>(now.heading);
  play.tell(phrases::facesItsAttacker, piece(static_cast<int>(unit)), piece(contact->attacker));
}

bool carriesAway(const Profile& profile) {  // B-Rou-03, A31
  return profile.category != Category::Art && profile.category != Category::WWg && profile.category != Category::SCh;
}

// Whoever stands less than 1 UD straight behind that pose.
template <class Visit>
void eachBehind(const Battle& battle, const State& state, const Box& box, std::size_t from, const Visit& visit) {
  for (std::size_t i = 0; i < battle.unitCount(); ++i) {
    if (i == from || !isObstacle(state, i) || farApart(state.units[i].at, state.units[from].at, 3 * reachOfBase))
      continue;
    const Box other = boxOf(battle, state, i);
    if (straightBehind(box, other) && nearer(box, other, ud)) visit(i);
  }
}

// B-Rou-01, 02
void carryAway(const Battle& battle, const State& state, std::size_t unit, UnitSet& hit) {
  const Profile& profile = battle.profile(unit);
  if (!carriesAway(profile)) return;
  const bool light = profile.category == Category::LI;
  eachBehind(battle, state, boxOf(battle, state, unit), unit, [&](std::size_t i) {
    if (battle.areEnemies(unit, i) || (light && battle.profile(i).category != Category::LI)) return;
    hit.add(i);
  });
}

// A31: friend and foe that way, light infantry excepted.
void rampage(const Battle& battle, const State& state, std::size_t unit, int face, UnitSet& hit) {
  const Angle turn = face == 1 ? halfTurn : face == 2 ? quarterTurn : face == 3 ? -quarterTurn : 0;
  const Pose away = turned(state.units[unit].pose(), battle.depth(unit), turn);  // runs to its own rear
  eachBehind(battle, state, boxAt(battle, unit, away), unit, [&](std::size_t i) {
    if (battle.profile(i).category != Category::LI) hit.add(i);
  });
}

// A32 needs to know what kind of enemies somebody got rid of.
std::uint32_t marksOfWinner(const Profile& routed) {
  const bool noPrey = !carriesAway(routed) || routed.category == Category::El;
  return Unit::ridOfEnemy | (noPrey ? Unit::ridOfNoPrey : 0u) | (routed.mounted() ? Unit::ridOfMounted : 0u);
}

void endContactsOf(const Battle& battle, State& state, std::size_t dead) {
  eachContactOf(state, dead, [&](const Contact& contact) {
    const std::uint8_t other = contact.attacker == dead ? contact.target : contact.attacker;
    if (!isCamp(other)) state.units[other].marks |= marksOfWinner(battle.profile(dead));
  });
  removeContactsOf(state, dead);
}

// A14: survivors join the nearest own unit.
template <class Events>
void rescueCommander(Play<Events>& play, std::size_t corps, std::size_t from) {
  State& state = play.state;
  Commander& commander = state.commanders[corps];
  const Box box = boxOf(play.battle, state, from);
  std::uint8_t nearest = noUnit;
  Length least = 0;
  eachOnTable(play.battle, state, play.battle.sideOfUnit(from), [&](std::size_t i) {
    const Length far = distance(box, boxOf(play.battle, state, i));
    if (nearest != noUnit && far >= least) return;
    nearest = static_cast<std::uint8_t>(i);
    least = far;
  });
  release(commander);
  commander.unit = nearest;
  commander.at = state.units[nearest == noUnit ? from : nearest].at;
  if (nearest != noUnit) play.tell(phrases::commanderEscapes, corpsArg(corps), piece(nearest));
}

template <class Events>
void remove(Play<Events>& play, std::size_t unit) {
  State& state = play.state;
  endContactsOf(play.battle, state, unit);
  state.units[unit].where = Where::gone;
  state.units[unit].marks = 0;
  play.tell(phrases::isRemoved, piece(static_cast<int>(unit)));
}

// The next wave: those who have just been routed, each facing its main enemy.
template <class Events>
void gatherRouted(Play<Events>& play) {
  UnitSet routed;
  for (std::size_t i = 0; i < play.battle.unitCount(); ++i) {
    if (play.unit(i).where != Where::routed) continue;
    routed.add(i);
    faceMainEnemy(play, i);
  }
  keep(play.state.fighting.open, routed);
  keep(play.state.fighting.hit, {});
}

// Takes the wave's units in turn, stops for an elephant's die, then lets those behind lose their points together.
template <class Events>
void goOn(Play<Events>& play) {
  State& state = play.state;
  Fighting& fighting = state.fighting;
  for (;;) {
    UnitSet open = setOf(fighting.open), hit = setOf(fighting.hit);
    // Z47: the wave goes over all routed units before any is taken away, so that each point is lost but once.
    while (!open.empty()) {
      const std::uint8_t unit = open.first();
      if (play.profile(unit).category == Category::El) {
        fighting.rolling = unit;
        keep(fighting.open, open);
        keep(fighting.hit, hit);
        state.step = Step::rampageDie;
        return;
      }
      carryAway(play.battle, state, unit, hit);
      open.remove(unit);
    }
    UnitSet gone;
    for (std::size_t i = 0; i < play.battle.unitCount(); ++i)
      if (state.units[i].where == Where::routed) gone.add(i);
    if (gone.empty()) break;
    eachIn(hit, [&](std::size_t i) { loseCohesion(play, i, 1, phrases::carriedAway); });
    eachIn(gone, [&](std::size_t i) { remove(play, i); });
    settleRouts(play);
    for (std::size_t corps = 0; corps < play.battle.corpsCount(); ++corps) {
      const Commander& commander = state.commanders[corps];
      if (commander.alive && commander.unit != noUnit && gone.has(commander.unit))
        rescueCommander(play, corps, commander.unit);
    }
    gatherRouted(play);
    ++fighting.wave;
  }
  beginPursuit(play);
}

}  // namespace

template <class Events>
void dropDead(Play<Events>& play) {
  if (play.state.contactCount == 0) return;
  for (std::size_t i = 0; i < play.battle.unitCount(); ++i)
    if (play.unit(i).where == Where::routed) faceMainEnemy(play, i);
  for (std::size_t i = 0; i < play.battle.unitCount(); ++i)
    if (play.unit(i).where == Where::routed) endContactsOf(play.battle, play.state, i);
  dropDeadContacts(play.state);
}

template <class Events>
void beginRout(Play<Events>& play) {
  play.state.fighting = {};
  gatherRouted(play);
  goOn(play);
}

Turn turnRouting(const Battle& battle, const State& state) {
  return Turn::rolling(oneDie, battle.sideOfUnit(state.fighting.rolling));
}

template <class Events>
void rollRouting(Play<Events>& play, const Faces& faces) {
  Fighting& fighting = play.state.fighting;
  const std::uint8_t unit = fighting.rolling;
  UnitSet open = setOf(fighting.open), hit = setOf(fighting.hit);
  play.tell(faces[0] == 1   ? phrases::rampagesAhead
            : faces[0] == 2 ? phrases::rampagesLeft
            : faces[0] == 3 ? phrases::rampagesRight
                            : phrases::rampagesBack,
            piece(unit), number(faces[0]));
  UnitSet trampled;
  rampage(play.battle, play.state, unit, faces[0], trampled);
  if (trampled.empty()) play.tell(phrases::nobodyTrampled);
  eachIn(trampled, [&](std::size_t i) {
    play.tell(phrases::isTrampled, piece(static_cast<int>(i)));
    hit.add(i);
  });
  open.remove(unit);
  keep(fighting.open, open);
  keep(fighting.hit, hit);
  fighting.rolling = noUnit;
  goOn(play);
}

WALSTATT_ADLG_BOTH(dropDead);
WALSTATT_ADLG_BOTH(beginRout);
WALSTATT_ADLG_BOTH(rollRouting, const Faces&);

}  // namespace walstatt::adlg
