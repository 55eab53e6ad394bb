// Where mounts and chariots go, as a screen draws it (R20, R24, R25), and whom they ram there with which chances (R26):
// the dice are tried on copies by the rules themselves.
#include <algorithm>

#include "games/mfm/game.h"
#include "games/mfm/screen.h"
#include "odds/spread.h"

namespace walstatt::mfm {

Data ManForMan::placesData(const Area& area) const {
  Data::Array places;
  places.reserve(static_cast<std::size_t>(area.width) * static_cast<std::size_t>(area.height));
  forFields(area, [&](FieldId field) { places.push_back(placeOf(field)); });
  return Data(std::move(places));
}

ManForMan::Ride ManForMan::rideOf(const State& state, const Action& action) const {
  Ride ride;
  const bool leads = action.kind() == ActionKind::lead, rams = action.kind() == ActionKind::ram;
  ride.beside = leads ? boardOf(state, action.figure()) : noFigure;
  ride.vehicle = leads ? ledBy(state, action.figure()) : action.figure();
  const Facing before = state.figures[ride.vehicle].facing;
  const Direction direction = rams ? ahead(before) : action.direction();
  ride.facing = rams ? before : action.facing();
  Course course = courseOf(state, ride.vehicle, ride.beside);
  ride.start = ride.end = course.end;
  // R23: every tree is tested once in a turn, when fields below its branches are newly covered.
  using Trees = FixedList<std::uint16_t, 32>;
  const auto treesOf = [&](FigureId vehicle) {
    Trees trees;
    for (std::size_t i = 0; i < state.testedCount; ++i)
      if (state.tested[i].vehicle == vehicle) trees.push_back(state.tested[i].tree);
    return trees;
  };
  Trees trees = treesOf(ride.vehicle), treesBeside = treesOf(ride.beside);
  const auto enter = [&](Trees& tested, const Area& last, const Area& now) {
    const auto first = tested.begin();
    const auto known = tested.end();
    forFields(now, [&](FieldId field) {
      const FieldInfo& info = board_->field(field);
      if (last.holds(info.x, info.y) || !board_->terrainOf(field).branchTest) return;
      if (std::find(first, known, info.obstacle) != known) return;
      if (!ride.branches.full()) ride.branches.push_back(field);
      if (std::find(tested.begin(), tested.end(), info.obstacle) != tested.end() || tested.full()) return;
      tested.push_back(info.obstacle);
      ++ride.tests;
    });
  };
  const bool besideTested = leads && isVehicle(ride.beside);
  for (int step = 0; step < action.steps(); ++step) {
    const Area besideLast = course.besideEnd;
    if (!advance(state, course, direction)) break;
    enter(trees, ride.end, course.end);
    if (besideTested) enter(treesBeside, besideLast, course.besideEnd);
    ride.end = course.end;
    ride.steps.push_back(course.end);
    if (leads) ride.besidePath.push_back(cornerOf(course.besideEnd));
  }
  if (ride.facing != before) {
    const Area after = turned(ride.end, traits_[ride.vehicle].width, before, ride.facing);
    enter(trees, ride.end, after);
    ride.end = after;
  }
  ride.cost = course.cost;
  ride.left = (leads ? traits_[ride.beside].move : driveBudget(state, ride.vehicle)) - course.cost;
  return ride;
}

namespace {

// How a number came about, for numbers that are shown outside of events.
Data reasonsData(const Words& words, const Explained& number) {
  return listData(number.parts(), [&](const Part& part) {
    const std::string_view id = part.reason->id;
    const Bilingual reason{words.plain(id, Language::german), words.plain(id, Language::english)};
    return Fields(3)
        .set("reason", bilingualData(reason))
        .set("amount", part.amount)
        .set("rule", std::string(part.reason->rule))
        .data();
  });
}

}  // namespace

Data ManForMan::victimsData(const State& state, FigureId vehicle, const Area& from) const {
  const RamTargets targets = ramTargets(state, vehicle, from);
  State there = state;
  uncover(there, vehicle);
  there.figures[vehicle].field = cornerOf(from);
  cover(there, vehicle);
  const auto victimData = [&](std::size_t i) {
    const FigureId victim = targets.victims[i];
    const FigureId rider = traits_[victim].carriage == Carriage::mount ? driverOf(state, victim) : noFigure;
    there.ram = Ram{};
    there.ram.vehicle = vehicle;
    there.ram.count = 1;
    there.ram.victims[0] = victim;
    there.ram.dice[0] = targets.dice[i];
    const Explained number = ramNumber<Explained>(state, vehicle, victim);
    const int upTo = number.value();
    std::uint64_t all = 0, jump = 0;
    std::array<std::uint64_t, 2> loss{}, out{};  // the victim's, the rider's
    const auto look = [&](const State& after, std::uint64_t weight) {
      all += weight;
      const std::array<FigureId, 2> both{victim, rider};
      for (std::size_t who = 0; who < 2; ++who) {
        if (both[who] == noFigure) continue;
        const int lives = after.figures[both[who]].lives;
        if (lives < state.figures[both[who]].lives) loss[who] += weight;
        if (lives == 0) out[who] += weight;
      }
      const bool jumps = after.ram.jumps || after.figures[victim].field != state.figures[victim].field;
      if (!isVehicle(victim) && after.figures[victim].onBoard() && jumps) jump += weight;
    };
    if (targets.dice[i] == 0) {
      look(there, 1);
    } else {
      odds::forEachResult(
          Throw{targets.dice[i], dieSides}, [&](Face face) { return static_cast<Face>(face <= upTo); },
          [&](const Faces& faces, std::uint64_t weight) {
            State after = there;
            NoEvents quiet;
            rollRam(after, faces, quiet);
            look(after, weight);
          });
    }
    Fields fields(9);
    fields.set("figure", victim).set("dice", targets.dice[i]).set("upTo", upTo);
    fields.set("reasons", reasonsData(content_->words, number));
    if (targets.cancelled[i]) fields.set("cancelled", targets.cancelled[i]);
    fields.set("loss", fractionData(Fraction::of(loss[0], all))).set("out", fractionData(Fraction::of(out[0], all)));
    if (!isVehicle(victim) && state.figures[victim].lives == 1)
      fields.set("jump", fractionData(Fraction::of(jump, all)));
    if (rider != noFigure)
      fields.set("rider", Fields(3)
                              .set("figure", rider)
                              .set("loss", fractionData(Fraction::of(loss[1], all)))
                              .set("out", fractionData(Fraction::of(out[1], all)))
                              .data());
    return fields.data();
  };
  Data::Array victims;
  for (std::size_t i = 0; i < targets.victims.size(); ++i) victims.push_back(victimData(i));
  return Data(std::move(victims));
}

}  // namespace walstatt::mfm
