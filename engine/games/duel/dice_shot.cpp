// Real dice for a shot (F3, F5; D16, D17, D19): the target number, and the ways to use the dice, which is a trade between
// hitting and damage.
#include <algorithm>
#include <tuple>

#include "games/duel/dice_answers.h"
#include "games/duel/dice_phrases.h"
#include "games/duel/phrases.h"
#include "games/duel/shot.h"

namespace walstatt::duel {

namespace {

constexpr int mostMetres = 500;
const std::vector<std::string> sizeNames{"huge", "very-large", "large", "small", "very-small", "tiny"};
const std::vector<std::string> motionNames{"still", "slow", "fast"};

struct Aim {
  TargetSize size = TargetSize::large;
  Motion target = Motion::still, own = Motion::still;
  int metres = 0;
  std::vector<int> thrown;           // of the Meister; empty: not yet
  std::optional<Explained> evasion;  // what the target adds
  std::optional<int> number;         // once it is thrown
};

struct Way {
  Shot shot;
  Mask paid = 0;
  int result = 0, dice = 0, factor = 1;
  double chance = 0;
};

// All ways to shoot that no other beats in result and in damage dice, the most damage dice to be expected first.
std::vector<Way> waysOf(const Hand& hand, Mask scored, int skill, const Aim& aim) {
  std::vector<Way> all;
  for (const Grouping& grouping : groupingsOf(hand, scored, skill)) {
    const Mask group = grouping.group;
    for (unsigned struck = group;; struck = (struck - 1) & group) {
      const Mask kept = without(group, static_cast<Mask>(struck));
      for (unsigned leftOut = kept;; leftOut = (leftOut - 1) & kept) {
        Way way{{group, static_cast<Mask>(struck), static_cast<Mask>(leftOut)}, grouping.paid};
        if (!checkShot(hand, way.shot, aim.own)) {
          way.result = shotResult(hand, way.shot);
          way.dice = shotDamageDice(hand, way.shot);
          way.factor = shotFactor(hand, way.shot);
          const int evasion = aim.evasion ? aim.evasion->value() : 0;
          way.chance = aim.number ? (way.result >= *aim.number ? 1 : 0)
                                  : hitChance(way.result - evasion, aim.size, aim.target, aim.metres).approx();
          all.push_back(way);
        }
        if (leftOut == 0) break;
      }
      if (struck == 0) break;
    }
  }
  const auto promise = [](const Way& way) { return way.chance * way.dice * way.factor; };
  std::sort(all.begin(), all.end(), [&](const Way& a, const Way& b) {
    if (promise(a) != promise(b)) return promise(a) > promise(b);
    if (a.result != b.result) return a.result > b.result;
    return std::tie(a.dice, a.shot.group, a.shot.struck, a.shot.leftOut) >
           std::tie(b.dice, b.shot.group, b.shot.struck, b.shot.leftOut);
  });
  std::vector<Way> best;
  for (const Way& way : all) {
    const bool beaten = std::any_of(all.begin(), all.end(), [&](const Way& other) {
      const int mine = way.dice * way.factor, theirs = other.dice * other.factor;
      return other.result >= way.result && theirs >= mine && (other.result > way.result || theirs > mine);
    });
    const bool known = std::any_of(best.begin(), best.end(), [&](const Way& other) {
      return other.result == way.result && other.dice * other.factor == way.dice * way.factor;
    });
    if (!beaten && !known) best.push_back(way);
  }
  return best;
}

Data wayData(const Teller& teller, const Hand& hand, const Way& way, const Aim& aim) {
  Explained result, dice;
  for (const Die face : facesOf(hand, way.shot.counted())) result.add(face, desk::partShotDie, number(face));
  dice.add(1, phrases::reasonFirstDie);
  if (const int equals = countOf(setsOf(hand, way.shot.kept())); equals > 0) dice.add(equals, desk::partShotEquals);
  if (const int out = countOf(way.shot.leftOut); out > 0) dice.add(out, desk::partLeftOut);
  Data notes = listOf(), data;
  const int equals = legendaryEqualsOf(hand, way.shot.group);
  if (equals > 0) notes.push(teller.line(equals >= deadlyEquals ? desk::deadly : desk::legendary, number(equals)));
  if (way.shot.struck != 0) notes.push(teller.line(desk::strikesOut, facesArg(facesOf(hand, way.shot.struck))));
  if (aim.number)
    notes.push(teller.line(way.result >= *aim.number ? desk::shotHits : desk::shotMisses, number(way.result),
                           number(*aim.number)));
  data.set("dice", placesOf(way.shot.counted())).set("struck", placesOf(way.shot.struck));
  data.set("leftOut", placesOf(way.shot.leftOut)).set("paid", placesOf(way.paid));
  data.set("result", teller.number(result)).set("damageDice", teller.number(dice)).set("times", way.factor);
  data.set("legendary", equals).set("deadly", equals >= deadlyEquals).set("chance", way.chance);
  if (aim.number) data.set("hits", way.result >= *aim.number);
  return data.set("notes", std::move(notes));
}

// D17: what is known of the target number before the Meister throws, or the number itself.
Data targetData(const Teller& teller, Aim& aim) {
  const TargetRow row = targetRow(aim.size);
  const Throw dice = targetThrow(aim.size, aim.target);
  Explained sum;
  sum.add(row.number, phrases::reasonSize);
  for (std::size_t i = 0; i < aim.thrown.size(); ++i)
    sum.add(aim.thrown[i], i == 0 ? phrases::reasonMeister : phrases::reasonMoving);
  if (const int far = aim.metres / metresPerPoint; far > 0) sum.add(far, phrases::reasonDistance);
  if (aim.evasion)
    for (const Part& part : aim.evasion->parts()) sum.add(part.amount, *part.reason);
  Data data;
  data.set("count", dice.count).set("sides", dice.sides).set("number", teller.number(sum));
  data.set("known", !aim.thrown.empty());
  if (aim.thrown.empty())
    return data.set("line", teller.line(desk::throwTarget, number(dice.count), number(row.sides), number(sum.value())));
  aim.number = sum.value();
  return data.set("line", teller.line(desk::targetIs, number(sum.value())));
}

}  // namespace

Data answerShot(const Teller& teller, Question& question) {
  Reader& in = question.in;
  const int die = dieFrom(in, "die", highestFace);
  const Hand hand = handFrom(in, "dice", 1, die);
  const int skill = in.integerOr("skill", 1, 6, 3);
  Aim aim;
  aim.size = static_cast<TargetSize>(in.choiceOr("size", sizeNames, static_cast<int>(TargetSize::large)));
  aim.target = static_cast<Motion>(in.choiceOr("target", motionNames, 0));
  aim.own = static_cast<Motion>(in.choiceOr("own", motionNames, 0));
  aim.metres = in.integerOr("metres", 0, mostMetres, 0);
  aim.thrown = in.integers("thrown", 1, targetRow(aim.size).sides);
  if (std::optional<Reader> evasion = in.tableIfAny("evasion")) {
    const Hand thrown = handFrom(*evasion, "thrown", 1, highestFace);
    const int bonus = evasion->integerOr("skill", 1, 6, 3);
    evasion->finish();
    aim.evasion.emplace();
    aim.evasion->add(*std::max_element(thrown.faces.begin(), thrown.faces.end()), phrases::reasonBestDie);
    aim.evasion->add(bonus, phrases::reasonSkill);
  }
  const Throw dice = targetThrow(aim.size, aim.target);
  if (!aim.thrown.empty() && aim.thrown.size() != dice.count)
    in.faultWith(walstatt::phrases::form, "thrown",
                 std::to_string(aim.thrown.size()) + "W" + std::to_string(dice.sides),
                 std::to_string(dice.count) + "W" + std::to_string(dice.sides));
  if (!question.good()) return {};

  Data data, ways = listOf(), notes = listOf();
  data.set("target", targetData(teller, aim));
  const std::vector<Way> found = waysOf(hand, hand.all(), skill, aim);
  for (const Way& way : found) ways.push(wayData(teller, hand, way, aim));
  if (found.empty()) notes.push(teller.line(desk::noShot));
  const int ones = countOf(onesOf(hand)), due = debtsOf(hand, hand.all()).due;
  if (due > 0) notes.push(teller.line(desk::onesPaid, number(ones), number(due)));
  return data.set("ways", std::move(ways)).set("notes", std::move(notes));
}

}  // namespace walstatt::duel
