// One action drawn before it is made: where everybody would stand, what it costs, whom it meets and who would evade.
// docs/protocol.md tells the forms.
#include <algorithm>

#include "games/adlg/charge_lay.h"
#include "games/adlg/evading.h"
#include "games/adlg/melees.h"
#include "games/adlg/moving.h"
#include "games/adlg/odds_answers.h"
#include "games/adlg/screen.h"
#include "games/adlg/words.h"

namespace walstatt::adlg {

namespace {

// A22: neither more nor less.
Faces evenDie() {
  Faces faces;
  faces.push_back(3);
  return faces;
}

Data ghostData(std::size_t unit, const Pose& pose) {
  Data data = poseData(pose);
  return data.set("id", unit);
}
Data wayData(std::initializer_list<Pose> poses) {
  Data way{Data::Array{}};
  for (const Pose& pose : poses) way.push(poseData(pose));
  return way;
}
Data costData(int points, Length way) {
  Data cost;
  return cost.set("cp", points).set("ud", way);
}

// Whoever stands elsewhere once it is done.
void addGhosts(const Battle& battle, const State& before, const State& after, Data& data) {
  Data ghosts{Data::Array{}}, paths{Data::Array{}};
  for (std::size_t i = 0; i < battle.unitCount(); ++i) {
    const Unit &from = before.units[i], &to = after.units[i];
    if (to.where != Where::table || (from.at == to.at && from.heading == to.heading && from.where == to.where))
      continue;
    ghosts.push(ghostData(i, to.pose()));
    paths.push(from.where == Where::table ? wayData({from.pose(), to.pose()}) : wayData({to.pose()}));
  }
  data.set("ghosts", std::move(ghosts)).set("path", std::move(paths));
}

// Everybody who is asked whether he evades stands.
void standAll(const Battle& battle, State& state, Seat owner) {
  NoEvents quiet;
  ActionList<Action> answers(battle.maxActions());
  for (std::size_t asked = 0; asked < battle.unitCount() && state.step == Step::evade; ++asked) {
    answers.clear();
    battle.list(state, owner, answers);
    const auto stand =
        std::find_if(answers.begin(), answers.end(), [](const Action& one) { return one.verb == Verb::stand; });
    if (stand == answers.end()) return;
    battle.apply(state, owner, *stand, quiet);
  }
}

void addMelee(const Battle& battle, const Melees& melees, std::size_t own, Data& all) {
  const std::uint8_t enemy = own < battle.unitCount() ? melees.opponentOf(own) : noUnit;
  if (enemy >= battle.unitCount()) return;
  Data one = expectedMelee(OddsTeller(battle.content()), melees.clash(own, enemy));
  all.push(std::move(one.set("own", own).set("enemy", enemy)));
}

// What a charge would come to if all whom it meets stand.
State metByAll(const Battle& battle, const State& state, Seat seat, const Action& action) {
  State after = state;
  NoEvents quiet;
  battle.apply(after, seat, action, quiet);
  standAll(battle, after, static_cast<Seat>(1 - seat));
  return after;
}
Data expectedMelees(const Battle& battle, const State& after, const ChargePlan& plan) {
  const Melees melees(battle, after);
  Data all{Data::Array{}};
  for (const Charger& charger : plan.chargers) addMelee(battle, melees, charger.unit, all);
  return all;
}

// The melee that a decision is about: who stands, who fights now, whose commander takes part or not.
void addMeleeOf(const Battle& battle, const State& before, const State& after, Seat seat, const Action& action,
                Data& data) {
  Data all{Data::Array{}};
  switch (action.verb) {
    case Verb::stand: {
      State met = after;
      standAll(battle, met, seat);
      addMelee(battle, Melees(battle, met), action.unit, all);
      break;
    }
    case Verb::fight: addMelee(battle, Melees(battle, before), action.unit, all); break;
    case Verb::commit:
    case Verb::withhold: {
      const std::uint8_t first = before.fighting.first;
      const bool mine = first < battle.unitCount() && battle.sideOfUnit(first) == battle.sideOf(seat);
      addMelee(battle, Melees(battle, after), mine ? first : before.fighting.second, all);
      break;
    }
    default: return;
  }
  data.set("melees", std::move(all));
}

// What the way takes until somebody is met: the shortest of all.
Length wayOf(const ChargePlan& plan) {
  Length way = plan.deducted;
  bool met = false;
  for (const Charger& charger : plan.chargers) {
    if (charger.first == noUnit) continue;
    way = met ? std::min(way, plan.deducted + charger.way) : plan.deducted + charger.way;
    met = true;
  }
  return way;
}

// With a die of 3 or 4.
Data evadeData(const Battle& battle, const State& state, std::size_t unit, const EvadeWay& way, bool along) {
  Data data;
  return data.set("id", unit)
      .set("path", wayData({state.units[unit].pose(), way.turned, evadeEnd(battle, state, unit, way, along, 0)}));
}

void addCharge(const Battle& battle, const State& state, Seat seat, const Action& action, Data& data) {
  ChargePlan plan;
  if (planCharge(battle, state, action, plan)) return;
  Data ghosts{Data::Array{}}, paths{Data::Array{}}, targets{Data::Array{}}, evades{Data::Array{}};
  const State after = metByAll(battle, state, seat, action);
  // Mates without contact keep beside those who have it (Z24); where all have to evade nobody has gone yet.
  const bool went = std::any_of(plan.chargers.begin(), plan.chargers.end(), [&](const Charger& one) {
    return !(after.units[one.unit].pose() == state.units[one.unit].pose());
  });
  for (const Charger& charger : plan.chargers) {
    const Unit& unit = after.units[charger.unit];
    const Length way = charger.first == noUnit ? charger.reach : std::min(charger.way, charger.reach);
    const Pose end = went && unit.where == Where::table ? unit.pose() : forward(charger.start, way);
    ghosts.push(ghostData(charger.unit, end));
    paths.push(wayData({state.units[charger.unit].pose(), charger.start, end}));
  }
  eachIn(plan.targets, [&](std::uint8_t i) {
    targets.push(i);
    if (!canEvade(battle.profile(i))) return;
    const Charger* met = plan.chargers.begin();
    for (const Charger& charger : plan.chargers)
      if (charger.first == i) met = &charger;
    const EvadeWay way = evadeWay(battle, state, i, edgeOf(battle, state, met->unit, i), met->start.heading);
    if (!cannotEvade(battle, state, i, way)) evades.push(evadeData(battle, state, i, way, false));
  });
  data.set("ghosts", std::move(ghosts)).set("cost", costData(plan.cost, wayOf(plan))).set("path", std::move(paths));
  data.set("targets", std::move(targets)).set("evades", std::move(evades));
  data.set("edge", edgeWords[static_cast<std::size_t>(plan.edge)]);
  data.set("melees", expectedMelees(battle, after, plan));
}

}  // namespace

Data Battle::picture(const State& state, Seat seat, const Action& action) const {
  Data data{Data::Table{}};
  if (check(state, seat, action)) return data;
  if (action.verb == Verb::charge || action.verb == Verb::spontaneousCharge || action.verb == Verb::uncontrolled) {
    addCharge(*this, state, seat, action, data);
    return data;
  }
  if (action.verb == Verb::evade) {
    const bool along = action.legs[0].kind() == LegKind::wheel;
    Data evades{Data::Array{}};
    evades.push(evadeData(*this, state, action.unit, evadeWayNow(*this, state, action.unit), along));
    data.set("evades", std::move(evades));
    return data;
  }
  State after = state;
  NoEvents quiet;
  apply(after, seat, action, quiet);
  // A11: whoever a flank march drives back goes as with an even die, so that the corps is seen where it comes to stand.
  if (action.verb == Verb::enterFlankMarch)
    while (after.step == Step::evadeDie) roll(after, evenDie(), quiet);
  addGhosts(*this, state, after, data);
  addMeleeOf(*this, state, after, seat, action, data);
  if (action.verb == Verb::move || action.verb == Verb::pivotArtillery) {
    MovePlan plan;
    if (!planMove(*this, state, action, plan)) {
      data.set("cost", costData(plan.cost, plan.way)).set("disorders", plan.disorders);
      if (action.verb == Verb::move) data.set("allowance", plan.allowance);
      if (plan.difficult) {
        Data why;
        data.set("difficult", std::move(why.set("phrase", plan.difficult->id).set("numbers", Data(Data::Array{}))));
      }
    }
  }
  if (action.target < unitCount()) {
    Data targets{Data::Array{}};
    targets.push(action.target);
    data.set("targets", std::move(targets));
  }
  return data;
}

}  // namespace walstatt::adlg
