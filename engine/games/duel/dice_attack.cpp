// Real dice before the blow: groups, debts and attack values (D2, D3, D5 to D7), and what to score (N1, D4).
#include "games/duel/dice_answers.h"
#include "games/duel/dice_phrases.h"
#include "games/duel/kept_cascades.h"

namespace walstatt::duel {

namespace {

constexpr std::size_t choicesTold = 8;

// D6: each die with its bonus.
Data attacksData(const Teller& teller, const Hand& hand, Mask group) {
  const Tally tally(hand, group);
  Data attacks = listOf();
  for (std::size_t i = 0; i < hand.count; ++i) {
    if (!holds(group, i)) continue;
    const int face = hand.faces[i], equals = tally.of(face);
    Explained value;
    value.add(face, desk::partDie, number(face));
    if (setBonus(equals) > 0) value.add(setBonus(equals), desk::partEquals, number(equals));
    Data one;
    one.set("die", i).set("value", teller.number(value));
    attacks.push(std::move(one));
  }
  return attacks;
}

// D7: the equals first, if there are others beside them.
Data wavesData(const Teller& teller, const Hand& hand, Mask group) {
  const Mask sets = setsOf(hand, group), rest = without(group, sets);
  Data waves = listOf(), data;
  waves.push(placesOf(sets != 0 ? sets : group));
  if (sets != 0 && rest != 0) waves.push(placesOf(rest));
  const bool split = sets != 0 && rest != 0;
  data.set("dice", std::move(waves));
  if (split)
    data.set("line", teller.line(desk::wavesSets, facesArg(facesOf(hand, sets)), facesArg(facesOf(hand, rest))));
  else
    data.set("line", teller.line(sets != 0 || countOf(group) == 1 ? desk::wavesOne : desk::wavesAny));
  return data;
}

Data claimData(const Teller& teller, const Claim& mine, const Claim& theirs) {
  const auto told = [&](const Phrase& me, const Phrase& them, int my, int their) {
    return teller.line(my > their ? me : them, number(my), number(their));
  };
  Data data;
  data.set("who", mine > theirs ? "me" : mine < theirs ? "enemy" : "dieOff");
  if (mine.bonus != theirs.bonus)
    data.set("line", told(desk::firstByBonus, desk::enemyByBonus, mine.bonus, theirs.bonus));
  else if (mine.bestAttack != theirs.bestAttack)
    data.set("line", told(desk::firstByAttack, desk::enemyByAttack, mine.bestAttack, theirs.bestAttack));
  else if (mine.dice != theirs.dice)
    data.set("line", told(desk::firstByDice, desk::enemyByDice, mine.dice, theirs.dice));
  else
    data.set("line", teller.line(desk::dieOff));
  return data;
}

}  // namespace

Data answerGroups(const Teller& teller, Question& question) {
  Reader& in = question.in;
  const int die = dieFrom(in, "die", highestFace);
  const Hand hand = handFrom(in, "dice", 1, die);
  const Mask chosen = placesFrom(in, "scored", hand, hand.all());
  const int skill = in.integerOr("skill", 1, 6, 3);
  const int initiative = in.integerOr("initiative", -9, 9, 0);
  std::optional<Claim> enemy;
  if (std::optional<Reader> other = in.tableIfAny("enemy")) {
    const Hand theirs = handFrom(*other, "group", 2, highestFace);
    const int bonus = other->integerOr("initiative", -9, 9, 0);
    other->finish();
    if (question.good()) enemy = claimOf(theirs, theirs.all(), bonus);
  }
  if (!question.good()) return {};

  const auto scored = static_cast<Mask>(chosen | onesOf(hand));  // D3: a 1 must be scored
  const int ones = countOf(onesOf(hand));
  const std::vector<Grouping> groupings = groupingsOf(hand, scored, skill);
  const Debts debts = debtsOf(hand, scored);
  Data groups = listOf(), notes = listOf();
  for (const Grouping& one : groupings) {
    const Mask rescue = without(hand.all(), static_cast<Mask>(one.group | one.paid | onesOf(hand)));
    Data group;
    group.set("dice", placesOf(one.group)).set("paid", placesOf(one.paid)).set("rescue", placesOf(rescue));
    group.set("attacks", attacksData(teller, hand, one.group)).set("strength", one.strength);
    group.set("waves", wavesData(teller, hand, one.group));
    if (enemy) group.set("first", claimData(teller, claimOf(hand, one.group, initiative), *enemy));
    groups.push(std::move(group));
  }
  if (ones > 0 && debts.due > 0)
    notes.push(teller.line(desk::onesPaid, number(ones), number(debts.due)));
  else if (ones > 0)
    notes.push(teller.line(desk::onesFree, number(ones)));
  if (groupings.empty()) notes.push(teller.line(desk::noGroup));
  // With one die more in a group the FkW is what kept it out.
  const std::vector<Grouping> freely = groupingsOf(hand, scored, static_cast<int>(handSize));
  if (!groupings.empty() && countOf(freely.front().group) > skill)
    notes.push(teller.line(desk::skillLimits, number(skill), facesArg(facesOf(hand, freely.front().group))));
  Data data;
  data.set("ones", ones).set("debts", debts.due).set("scored", placesOf(scored)).set("groups", std::move(groups));
  return data.set("notes", std::move(notes));
}

Data answerScore(const Teller& teller, Question& question) {
  Reader& in = question.in;
  const int die = dieFrom(in, "die", highestFace);
  const Hand rolled = handFrom(in, "rolled", 1, die);
  const Hand aside = handFrom(in, "aside", 1, die, false);
  const int skill = in.integerOr("skill", 1, 6, 3);
  if (rolled.count + aside.count > static_cast<int>(handSize)) in.fault(walstatt::phrases::tooMany, "aside", "6");
  if (!question.good()) return {};

  // The dice just rolled lie first, so that their places are those of the question.
  Hand hand = rolled;
  for (std::size_t i = 0; i < aside.count; ++i) hand.faces[hand.count++] = aside.faces[i];
  const Mask scored = without(hand.all(), rolled.all());
  const std::shared_ptr<const Cascade> kept =
      keptCascade({hand.count, static_cast<std::uint8_t>(die), static_cast<std::uint8_t>(skill), 0});
  const Cascade& table = *kept;
  const ScoreChoices choices = table.choices(hand, scored);
  Data told = listOf(), notes = listOf();
  for (std::size_t i = 0; i < choices.size() && i < choicesTold; ++i) {
    const ScoreChoice& choice = choices[i];
    const auto lying = static_cast<Mask>(scored | choice.score);
    const bool last = lying == hand.all();
    Data one;
    one.set("dice", placesOf(choice.score)).set("faces", facesData(hand, choice.score));
    one.set("now", choice.strength).set("again", hand.count - countOf(lying));
    if (!last) one.set("onward", choice.onward.approx());
    one.set("attacks", choice.attacks).set("expected", choice.best().approx());
    if (!last) {
      const StrengthSpread spread = table.spread(hand, lying);
      Data chances = listOf();
      for (int band = 0; band < spread.bands; ++band) chances.push(spread.chance[static_cast<std::size_t>(band)]);
      one.set("width", spread.width).set("spread", std::move(chances));
    }
    told.push(std::move(one));
  }
  if (const int ones = countOf(onesOf(rolled)); ones > 0) notes.push(teller.line(desk::scoreOnes, number(ones)));
  notes.push(teller.line(rolled.count == 1 ? desk::scoreLast : desk::scoreAlone));
  Data data;
  data.set("choices", std::move(told)).set("ways", choices.size());
  return data.set("notes", std::move(notes));
}

}  // namespace walstatt::duel
