// What lies on the table now: where everybody stands and what is under way. docs/protocol.md tells the forms. It tells what the
// state holds, so it is asked with what a seat may see (`view`).
#include "games/adlg/ambush.h"
#include "games/adlg/auto_deploy.h"
#include "games/adlg/contacts.h"
#include "games/adlg/content.h"
#include "games/adlg/laying.h"
#include "games/adlg/screen.h"
#include "games/adlg/sequence.h"
#include "games/adlg/setting_up.h"
#include "games/adlg/words.h"

namespace walstatt::adlg {

namespace {

struct MarkWord {
  std::uint32_t mark;
  std::string_view word;
};
constexpr std::array<MarkWord, 13> markWords{{{Unit::hasSlid, "slid"},
                                              {Unit::chargedNow, "charged"},
                                              {Unit::uncontrolledNow, "uncontrolled"},
                                              {Unit::evadedNow, "evaded"},
                                              {Unit::disengagedNow, "disengaged"},
                                              {Unit::leftZoneNow, "leftZone"},
                                              {Unit::shiftedNow, "shifted"},
                                              {Unit::rallyTried, "rallyTried"},
                                              {Unit::held, "held"},
                                              {Unit::caught, "caught"},
                                              {Unit::stakesPulled, "stakesPulled"},
                                              {Unit::looting, "looting"},
                                              {Unit::routedNow, "routing"}}};

Data unitsData(const Battle& battle, const State& state) {
  Data all{Data::Array{}};
  for (std::size_t i = 0; i < battle.unitCount(); ++i) {
    const Unit& unit = state.units[i];
    Data data, marks{Data::Array{}};
    data.set("id", i).set("where", whereWords[static_cast<std::size_t>(unit.where)]);
    data.set("x", unit.at.x).set("y", unit.at.y).set("heading", unit.heading).set("lost", unit.lost);
    if (unit.disordered()) marks.push("disordered");
    for (const MarkWord& mark : markWords)
      if (unit.is(mark.mark)) marks.push(mark.word);
    if (unit.onTable() && inMelee(state, i)) marks.push("melee");
    if (unit.onTable() && inMeleeSupport(state, i)) marks.push("support");
    data.set("marks", std::move(marks));
    if (const std::uint32_t moves = unit.marks & Unit::movesMade) data.set("moves", moves);
    all.push(std::move(data));
  }
  return all;
}

Data commandersData(const Battle& battle, const State& state) {
  Data all{Data::Array{}};
  for (std::size_t i = 0; i < battle.corpsCount(); ++i) {
    const Commander& one = state.commanders[i];
    Data data;
    data.set("corps", i).set("x", one.at.x).set("y", one.at.y).set("unit", orNull(one.unit));
    all.push(std::move(data.set("alive", one.alive != 0).set("engaged", one.engaged != 0)));
  }
  return all;
}

Data contactsData(const State& state) {
  Data all{Data::Array{}};
  for (const Contact& contact : contactsOf(state)) {
    Data data;
    data.set("attacker", contact.attacker);
    if (isCamp(contact.target)) {
      data.set("camp", contact.target - campOf0 + 1);
    } else {
      data.set("target", contact.target);
    }
    data.set("edge", edgeWords[static_cast<std::size_t>(contact.edge)]);
    data.set("full", (contact.marks & Contact::full) != 0).set("fresh", (contact.marks & Contact::fresh) != 0);
    all.push(std::move(data));
  }
  return all;
}

Data campsData(const State& state) {
  Data all{Data::Array{}};
  for (Side side = 0; side < 2; ++side) {
    const Camp& camp = state.camps[side];
    if (camp.placed == 0) continue;
    Data data;
    data.set("side", side + 1).set("x", camp.at.x).set("y", camp.at.y).set("heading", camp.heading);
    all.push(std::move(data.set("fallen", camp.fallen != 0)));
  }
  return all;
}

Data outlineData(const Piece& piece, Point from) {
  Data outline{Data::Array{}};
  for (const Point point : outlineOf(piece)) outline.push(pairData({point.x - from.x, point.y - from.y}));
  return outline;
}

Data piecesData(const State& state) {
  Data all{Data::Array{}};
  for (std::size_t i = 0; i < state.pieceCount; ++i) {
    const Piece& piece = state.pieces[i];
    Data data;
    data.set("kind", terrainIds()[static_cast<std::size_t>(piece.kind)]);
    data.set("going", goingIds()[static_cast<std::size_t>(piece.going)]);
    all.push(std::move(
        data.set("owner", piece.owner < 2 ? Data(piece.owner + 1) : Data()).set("outline", outlineData(piece, {}))));
  }
  return all;
}

Data worksData(const State& state) {
  Data all{Data::Array{}};
  for (std::size_t i = 0; i < state.workCount; ++i) {
    const Work& work = state.works[i];
    Data data;
    data.set("kind", workWords[static_cast<std::size_t>(work.kind)]).set("side", work.owner + 1);
    all.push(std::move(data.set("from", pairData(work.a)).set("to", pairData(work.b))));
  }
  return all;
}

Data markersData(const Battle& battle, const State& state) {
  Data all{Data::Array{}};
  for (std::size_t i = 0; i < maxMarkers; ++i) {
    const Marker& marker = state.markers[i];
    if (marker.placed == 0) continue;
    Data data, units{Data::Array{}};
    for (std::uint64_t hidden = marker.units; hidden != 0; hidden &= hidden - 1)
      units.push(battle.firstUnit(marker.side) + static_cast<std::size_t>(std::countr_zero(hidden)));
    data.set("label", std::string(1, static_cast<char>('A' + i % markersPerSide))).set("side", marker.side + 1);
    data.set("x", marker.at.x).set("y", marker.at.y);
    all.push(std::move(data.set("units", marker.units == 0 ? Data() : std::move(units))));
  }
  return all;
}

Data commandData(const Battle& battle, const State& state) {
  const Commanding& commanding = state.commanding;
  Data data, done{Data::Array{}};
  data.set("corps", orNull(commanding.corps)).set("points", commanding.points).set("free", commanding.free != 0);
  std::size_t first = 0;
  while (first < battle.corpsCount() && battle.corps(first).side != state.active) ++first;
  for (std::size_t i = 0; first + i < battle.corpsCount() && i < 8; ++i)
    if (commanding.done >> i & 1) done.push(first + i);
  return data.set("done", std::move(done));
}

Data lossesData(const Battle& battle, const State& state) {
  Data all{Data::Array{}};
  for (Side side = 0; side < 2; ++side) {
    Data data;
    data.set("side", side + 1).set("lost", losses(battle, state, side));
    all.push(std::move(data.set("value", armyValue(battle, state, side))));
  }
  return all;
}

// A11: where heavy troops and camps, and where light troops may be set up.
Data deployZones(const Battle& battle) {
  Data all{Data::Array{}};
  for (Side side = 0; side < 2; ++side)
    for (const bool light : {true, false}) {
      const auto [low, high] = deployArea(battle.setup(), side, light);
      Data data, area{Data::Array{}};
      for (const Point corner : {low, Point{high.x, low.y}, high, Point{low.x, high.y}}) area.push(pairData(corner));
      data.set("side", side + 1).set("troops", light ? "light" : "heavy");
      all.push(std::move(data.set("area", std::move(area))));
    }
  return all;
}

// What may be laid, each about its middle; what runs over the table as it would lie in the middle of it.
Data shapesData(const Battle& battle, const State& state) {
  const Ground ground = groundOf(battle, state);
  const TerrainKind kind = kindAtHand(state);
  const bool runs = runsThrough(kind);
  const Point middle{ground.width / 2, ground.height / 2};
  Data shapes{Data::Array{}};
  for (int shape = 0; shape < (runs ? runningShapes : shapeCount); ++shape)
    shapes.push(outlineData(shapedPiece(ground, kind, shape, middle, 0), runs ? Point{} : middle));
  return shapes;
}

Data setupData(const Battle& battle, const State& state) {
  const SettingUp& setting = state.settingUp;
  Data data, taken{Data::Array{}}, deployed{Data::Array{}}, initiative{Data::Array{}};
  for (Side side = 0; side < 2; ++side) {
    Data kinds{Data::Array{}};
    for (const std::uint8_t kind : setting.taken[side])
      if (kind != 0) kinds.push(terrainIds()[kind - 1u]);
    taken.push(std::move(kinds));
    initiative.push(setting.initiative[side]);
  }
  for (std::size_t i = 0; i < battle.corpsCount(); ++i)
    if (setting.deployed[i] != 0) deployed.push(i);
  data.set("side", setting.turnOf + 1).set("region", regionIds()[setting.region]);
  data.set("initiative", std::move(initiative)).set("taken", std::move(taken)).set("deployed", std::move(deployed));
  if (state.step == Step::deploy) {
    data.set("corps", setting.corps == 0 ? Data() : Data(setting.corps - 1));
    data.set("markers", markersOf(battle, setting.turnOf)).set("zones", deployZones(battle));
  }
  if (state.step == Step::layPiece) {
    data.set("piece", terrainIds()[static_cast<std::size_t>(kindAtHand(state))]).set("sector", setting.sector);
    data.set("edge", setting.edge == 1 ? "touching" : setting.edge == 2 ? "away" : "anywhere");
    data.set("runs", runsThrough(kindAtHand(state))).set("shapes", shapesData(battle, state));
  }
  if (state.step == Step::adjust) data.set("die", setting.adjusting);
  return data;
}

Data chargeData(const Battle& battle, const State& state) {
  const Charging& charging = state.charging;
  Data data;
  data.set("units", groupData(battle, charging.corps, charging.group)).set("leader", orNull(charging.leader));
  data.set("target", isCamp(charging.target) ? Data() : orNull(charging.target));
  return data.set("targets", setData(battle, charging.targets)).set("asked", setData(battle, charging.asked));
}

}  // namespace

Data Battle::scene(const State& state) const {
  Data data;
  data.set("step", stepWords[static_cast<std::size_t>(state.step)]).set("active", state.active + 1);
  data.set("turn", state.turn)
      .set("turns", turnsOf(*this, state))
      .set("attacker", state.attacker + 1)
      .set("units", unitsData(*this, state));
  data.set("commanders", commandersData(*this, state)).set("contacts", contactsData(state));
  data.set("camps", campsData(state)).set("pieces", piecesData(state)).set("works", worksData(state));
  data.set("markers", markersData(*this, state)).set("command", commandData(*this, state));
  data.set("losses", lossesData(*this, state));
  if (isSettingUp(state.step)) data.set("setup", setupData(*this, state));
  if (state.step == Step::evade || state.step == Step::evadeDie || state.step == Step::chargeDie)
    data.set("charge", chargeData(*this, state));
  const Fighting& fighting = state.fighting;
  const bool melee = state.step == Step::commit || state.step == Step::meleeDice || state.step == Step::campDie;
  if (melee && fighting.first < unitCount()) {
    Data pair;
    pair.set("first", fighting.first).set("second", fighting.second < unitCount() ? Data(fighting.second) : Data());
    data.set("melee", std::move(pair));
  }
  if (state.step == Step::shotDice && fighting.first < unitCount() && fighting.second < unitCount()) {
    Data shot;
    data.set("shot", std::move(shot.set("shooter", fighting.first).set("target", fighting.second)));
  }
  return data;
}

}  // namespace walstatt::adlg
