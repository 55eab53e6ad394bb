#include "matches/luck.h"

#include "odds/luck.h"

namespace walstatt {

namespace {

// Every step as it was played, those taken back included: their dice fell, too.
odds::LuckReport reportOf(const Words& words, const Course& course) {
  odds::LuckCounter<AnyGame> counter(course.game());
  const std::string file = "match";
  Errors errors;
  const StepContext context{words, course.game(), file, errors};
  std::vector<AnyState> states{course.game().start()};
  const auto stateAfter = [&](std::size_t step) { return states[step]; };
  for (std::size_t number = 1; number <= course.steps(); ++number) {
    const RecordStep& step = course.record().steps[number - 1];
    const AnyState& before = states.back();
    if (step.kind == StepKind::decision) {
      const Read<AnyAction> action = course.game().read(before, step.seat, step.action);
      if (action.value) counter.decided(before, step.seat, *action.value);
    } else if (!step.isRoll()) {
      counter.cut();
    }
    const Turn turn = course.game().turn(before);
    AnyState next = before;
    EventList events;
    if (!replayStep(context, step, number, stateAfter, next, events)) break;
    if (step.isRoll()) counter.rolled(turn, step.faces, events.events);
    states.push_back(std::move(next));
  }
  return counter.report();
}

}  // namespace

Data luckData(const Words& words, const Course& course, Language language) {
  const odds::LuckReport report = reportOf(words, course);
  Data outcomes{Data::Array{}}, dice{Data::Array{}};
  for (const odds::LuckOutcome& row : report.outcomes) {
    const std::string name = "luck." + std::string(row.outcome->id);
    Data one;
    one.set("id", row.outcome->id).set("text", words.plain(words.has(name) ? name : row.outcome->id, language));
    one.set("side", row.side + 1).set("chances", row.chances).set("expected", row.expected);
    one.set("happened", row.happened).set("low", row.low).set("high", row.high);
    outcomes.push(std::move(one));
  }
  for (const odds::LuckDice& row : report.dice) {
    Data faces{Data::Array{}};
    for (const int count : row.faces) faces.push(count);
    Data one;
    one.set("sides", row.sides).set("side", row.side == noSide ? 0 : row.side + 1).set("thrown", row.thrown);
    one.set("mean", row.mean).set("expected", row.expected).set("low", row.low).set("high", row.high);
    dice.push(one.set("faces", std::move(faces)));
  }
  return Data().set("outcomes", std::move(outcomes)).set("dice", std::move(dice));
}

}  // namespace walstatt
