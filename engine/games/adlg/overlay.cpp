// What a side threatens, shown on demand: control zones (A16), shooting zones (A25), command radius (B-Cmd), how far units go.
// docs/protocol.md tells the forms.
#include "games/adlg/commanding.h"
#include "games/adlg/contacts.h"
#include "games/adlg/screen.h"
#include "games/adlg/terrain.h"
#include "games/adlg/zones.h"

namespace walstatt::adlg {

namespace {

bool keepsAnyZone(const Battle& battle, const State& state, std::size_t unit) {
  const Category category = battle.profile(unit).category;
  return category != Category::Art && category != Category::WWg && !inMelee(state, unit) &&
         !inMeleeSupport(state, unit) && !workBefore(state, boxOf(battle, state, unit), battle.sideOfUnit(unit)) &&
         !hindering(state, boxOf(battle, state, unit), battle.profile(unit));
}

Data areaData(std::size_t unit, const Box& area) {
  Data data;
  return data.set("unit", unit).set("area", cornersData(area));
}

// A25: the front edge and 1 UD to each side; light horse all round, light chariots to the rear too, war wagons from a long side,
// heavier artillery 2 UD to each side beyond 4 UD.
void addArcs(const Battle& battle, const State& state, std::size_t unit, Data& arcs) {
  const Profile& profile = battle.profile(unit);
  const Pose pose = state.units[unit].pose();
  const Length range = profile.range, depth = profile.depth;
  if (range == 0 || profile.has(blades)) return;
  if (profile.category == Category::LH) {
    arcs.push(areaData(unit, areaAhead(pose, ud, -(depth + range), depth + 2 * range, range)));
    return;
  }
  if (profile.category == Category::WWg) {
    for (const Angle side : {quarterTurn, 3 * quarterTurn}) {
      // A war wagon's long sides look left and right.
      const Pose middle = forward(pose, -depth / 2);
      Pose along = middle;
      along.heading = normalized(pose.heading + side);
      arcs.push(areaData(unit, areaAhead(forward(along, ud / 2), depth, 0, range, ud)));
    }
    return;
  }
  arcs.push(areaData(unit, areaAhead(pose, ud, 0, range, ud)));
  const bool heavier = profile.weapon == Weapon::mediumArtillery || profile.weapon == Weapon::heavyArtillery;
  if (heavier) arcs.push(areaData(unit, areaAhead(pose, ud, 4 * ud, range - 4 * ud, 2 * ud)));
  const bool lightChariot = profile.category == Category::Cv && profile.is(chariots);
  if (lightChariot) arcs.push(areaData(unit, areaAhead(pose, ud, -(depth + range), range, ud)));
}

}  // namespace

Data Battle::overlay(const State& state, Side side) const {
  Data zones{Data::Array{}}, arcs{Data::Array{}}, command{Data::Array{}}, reach{Data::Array{}};
  eachOnTable(*this, state, side, [&](std::size_t unit) {
    if (keepsAnyZone(*this, state, unit)) zones.push(areaData(unit, zoneOf(state, unit)));
    addArcs(*this, state, unit, arcs);
    const Movement& movement = profile(unit).movement;
    const Going going = footingOf(state, boxOf(*this, state, unit), profile(unit)).worst;
    const int allowance = going == Going::open    ? movement.open
                          : going == Going::rough ? movement.rough
                                                  : movement.heavy;
    Data way;
    if (allowance > 0) reach.push(std::move(way.set("unit", unit).set("way", allowance * ud)));
  });
  for (std::size_t i = 0; i < corpsCount(); ++i) {
    const bool present = corps(i).side == side && hasCommander(state, i);
    const std::uint8_t with = state.commanders[i].unit;
    if (!present || (with != noUnit ? !state.units[with].onTable() : state.commanders[i].at == Point{})) continue;
    const Point at = commanderAt(state, i);
    const Length radius = radiusOf(corps(i).commander);
    Data data;
    data.set("corps", i).set("x", at.x).set("y", at.y).set("radius", radius).set("lightRadius", 2 * radius);
    command.push(std::move(data));
  }
  Data data;
  data.set("zones", std::move(zones)).set("arcs", std::move(arcs)).set("command", std::move(command));
  return data.set("reach", std::move(reach));
}

}  // namespace walstatt::adlg
