// What lies on the table now: where everybody stands, who is aboard of what, and what is to be answered. docs/protocol.md
// tells the forms.
#include "games/mfm/screen.h"
#include "games/mfm/survey.h"

namespace walstatt::mfm {

namespace {

constexpr std::array<std::string_view, 4> phases{"first", "deploy", "play", "over"};
constexpr std::array<std::string_view, 4> standings{"waiting", "board", "out", "aboard"};
constexpr std::array<std::string_view, 12> marks{"moved",       "fought",   "weit",    "shotStill",
                                                 "struckFirst", "climbing", "climbed", "steppedIn",
                                                 "changed",     "unsteady", "ramming", "turnOver"};
constexpr std::array<std::string_view, 11> stageWords{"none",   "hit",  "side",    "draw",    "share", "name",
                                                      "change", "test", "rollOff", "defence", "done"};

Data seatsData(SeatSet seats) {
  Data list{Data::Array{}};
  for (const Seat seat : eachSeat(maxSeats))
    if (has(seats, seat)) list.push(seat + 1);
  return list;
}

Data attackData(const Attack& attack) {
  Fields fields(15);
  fields.set("kind", attackKindWords[static_cast<std::size_t>(attack.kind)]).set("attacker", attack.attacker);
  fields.set("target", attack.aimed).set("struck", attack.struck);
  fields.set("stage", stageWords[static_cast<std::size_t>(attack.stage)]).set("dice", attack.dice);
  fields.set("hitUpTo", attack.hitUpTo).set("protection", attack.protection).set("unclear", attack.unclear);
  if (attack.unit == noFigure) return fields.data();
  fields.set("unit", attack.unit);
  if (attack.crewUpTo) fields.set("crewUpTo", attack.crewUpTo);
  if (attack.tester == noFigure) return fields.data();
  fields.set("tester", attack.tester);
  if (attack.wanted != noFigure) fields.set("wanted", attack.wanted);
  fields.set("testDice", attack.testDice).set("testUpTo", attack.testUpTo);
  return fields.data();
}

Data runData(const Run& run) {
  Fields fields(7);
  fields.set("figure", run.figure);
  if (run.second != noFigure) fields.set("second", run.second);
  fields.set("direction", run.direction).set("steps", run.steps).set("done", run.done);
  if (run.drive & Run::drives) fields.set("facing", run.facing);
  if (run.drive & Run::rams) fields.set("rams", true);
  return fields.data();
}

}  // namespace

// Who of the side to act can still do something in this turn.
ManForMan::FigureSet ManForMan::ableFigures(const State& state) const {
  FigureSet able;
  if (state.phase != Phase::play) return able;
  // Leading in eight directions with every turn, runs, and at most six ways to attack each of 119 enemies.
  std::array<Action, 2048> some;
  const SideInfo& side = sides_[state.activeSide];
  const Survey survey(*this, state);
  for (FigureId id = side.begin; id < side.end; ++id) {
    if (isVehicle(id) || !state.figures[id].present() || has(state.passed, traits_[id].seat)) continue;
    Action* tail = some.data();
    // Mostly that is enough: a move, or getting off.
    if (state.figures[id].onBoard()) {
      listMoves(state, id, tail);
    } else if (state.figures[state.figures[id].vehicle].onBoard()) {
      listBoarding(state, survey, id, tail);
    }
    if (tail == some.data()) listActionsOf(state, survey, id, tail);
    able[id] = tail != some.data();
  }
  if (!hasChest() || state.activeSide != chestSide || state.run.active()) return able;
  std::array<Action, 36 * directions * maxMove> carries;  // one or two of eight
  for (const Seat seat : eachSeat(setup_.sides[chestSide].players)) {
    if (has(state.passed, seat)) continue;
    Action* tail = carries.data();
    listCarries(state, seat, tail);
    for (const Action* carry = carries.data(); carry != tail; ++carry)
      for (const FigureId id : {carry->figure(), carry->second()})
        if (id != noFigure) able[id] = true;
  }
  return able;
}

Data ManForMan::sceneOf(const State& state, FigureId id, const FigureSet& able) const {
  const Figure& figure = state.figures[id];
  Fields fields(12);
  fields.set("standing", standings[static_cast<std::size_t>(figure.standing)]);
  if (figure.standing == Standing::out) {
    if (!isVehicle(id) || figure.field == noField) return fields.data();
    fields.set("at", placeOf(figure.field)).set("facing", figure.facing).set("wreck", true);
    return fields.data();
  }
  if (figure.onBoard()) fields.set("at", placeOf(figure.field));
  if (isVehicle(id) && figure.onBoard()) fields.set("facing", figure.facing);
  if (figure.aboard()) fields.set("vehicle", figure.vehicle);
  if (figure.aboard() && (figure.flags & Figure::drives)) fields.set("drives", true);
  // The step after WEIT is also barred to who rammed, failed the test of S5 or was set down: they did not step in.
  const bool steppedIn = figure.is(mark::weit) && !figure.is(mark::changed) && !isVehicle(id);
  const unsigned shown = figure.marks & (steppedIn ? ~0u : ~unsigned{mark::steppedIn});
  Data worn{Data::Array{}};
  for (std::size_t bit = 0; bit < marks.size(); ++bit)
    if (shown >> bit & 1) worn.push(marks[bit]);
  fields.set("lives", figure.lives).set("spent", figure.spent).set("marks", std::move(worn));

  bool acts = able[id];
  if (isVehicle(id)) {
    Data crew{Data::Array{}};
    forCrew(state, id, [&](FigureId person) {
      acts = acts || able[person];
      crew.push(person);
    });
    if (hasCrew(state, id)) fields.set("crew", std::move(crew));
    if (const FigureId leader = leaderOf(state, id); leader != noFigure) {
      acts = acts || able[leader];
      fields.set("leader", leader);
    }
    if (figure.side != traits_[id].side) fields.set("side", figure.side + 1);
    if (figure.seat != traits_[id].seat) fields.set("seat", figure.seat + 1);
    if (isCaptured(state, id)) fields.set("captured", true);
  } else if (const FigureId led = ledBy(state, id); led != noFigure) {
    fields.set("leads", led);
  }
  const bool inPlay = state.phase == Phase::play && figure.present() && figure.side == state.activeSide;
  if (inPlay && !acts) fields.set("done", true);
  return fields.data();
}

// What a player has to answer now, in whosever turn it is.
Data ManForMan::pendingData(const State& state, const Turn& now) const {
  Fields fields(8);
  const auto begin = [&](std::string_view kind) { fields.set("kind", kind).set("seats", seatsData(now.seats)); };
  const auto places = [&](const auto& list) {
    return listData(list, [&](FieldId field) { return Data(placeOf(field)); });
  };
  const Attack& attack = state.attack;
  if (attack.stage == Stage::change) {
    begin("change");
    fields.set("figure", attack.aimed).set("unit", attack.unit).set("tester", attack.tester);
    fields.set("dice", attack.testDice).set("upTo", attack.testUpTo);
  } else if (attack.stage == Stage::name) {
    begin("name");
    fields.set("unit", attack.unit);
    fields.set("figures", listData(defendersOf(state, attack), [](FigureId id) { return Data(id); }));
  } else if (state.settling != noFigure) {
    begin("settle");
    fields.set("unit", state.settling).set("figure", state.figures[state.settling].mate);
    fields.set("places", places(settleFields(state)));
  } else if (state.ram.jumps) {
    begin("jump");
    fields.set("unit", state.ram.vehicle).set("figure", state.ram.victims[state.ram.at]);
    fields.set("places", places(jumpFields(state)));
  } else {
    begin("erst");
  }
  return fields.data();
}

Data ManForMan::scene(const State& state) const {
  Fields data(16);
  data.set("phase", phases[static_cast<std::size_t>(state.phase)]).set("round", state.round);
  data.set("activeSide", state.activeSide + 1).set("firstSide", state.firstSide + 1);
  data.set("quietTurn", state.quietTurn != 0);
  Data points{Data::Array{}};
  for (const Side side : eachSide(2)) points.push(score(state, side));
  data.set("score", std::move(points));
  if (state.chest != noField) data.set("chest", placeOf(state.chest));

  const FigureSet able = ableFigures(state);
  Data::Array figures;
  figures.reserve(figureCount());
  for (FigureId id = 0; id < figureCount(); ++id) figures.push_back(sceneOf(state, id, able));
  data.set("figures", Data(std::move(figures)));

  if (state.attack.stage != Stage::none) data.set("attack", attackData(state.attack));
  if (state.searching != noFigure) data.set("searching", state.searching);
  if (state.strikerCount) {
    Data strikers{Data::Array{}};
    for (std::size_t i = 0; i < state.strikerCount; ++i)
      strikers.push(Fields(2).set("figure", state.strikers[i].figure).set("target", state.strikers[i].target).data());
    data.set("strikers", std::move(strikers));
  }
  if (state.run.active()) data.set("run", runData(state.run));
  if (const Ram& ram = state.ram; ram.active()) {
    Data victims{Data::Array{}};
    for (std::size_t i = 0; i < ram.count; ++i) {
      const int upTo = ramNumber<Sum>(state, ram.vehicle, ram.victims[i]).value();
      victims.push(Fields(3).set("figure", ram.victims[i]).set("dice", ram.dice[i]).set("upTo", upTo).data());
    }
    data.set("ram", Fields(3).set("figure", ram.vehicle).set("next", ram.at).set("victims", std::move(victims)).data());
  }
  if (const Test& test = state.test; test.kind != Test::Kind::none) {
    const bool branch = test.kind == Test::Kind::branch;
    const HitValue value = branch ? HitValue{1, 4} : typeOf(test.figure).nah;  // R23, S5
    Fields fields(4);
    fields.set("kind", branch ? "branch" : "steady").set("figure", test.figure);
    data.set("test", fields.set("dice", value.dice).set("upTo", value.upTo).data());
  }
  if (const Turn now = turn(state); now.waiting == Waiting::decision && now.reaction)
    data.set("pending", pendingData(state, now));
  return data.data();
}

}  // namespace walstatt::mfm
