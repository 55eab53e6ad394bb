// Real dice against an attack: the best defence (D8, D10), what it costs and what is left for a counter (D9).
#include <algorithm>

#include "games/duel/dice_answers.h"
#include "games/duel/dice_phrases.h"
#include "games/duel/warding.h"

namespace walstatt::duel {

namespace {

constexpr int highestAttack = highestFace + static_cast<int>(handSize);

struct OneWard {
  std::uint16_t dice = 0;
  Mask attacks = 0;
};

class WardAnswer {
 public:
  WardAnswer(const Teller& teller, const WideProblem& problem, const Hand& group, const Hand& rescue)
      : teller_(teller),
        problem_(problem),
        group_(group),
        rescue_(rescue),
        ward_(bestWard(problem)),
        counts_(countsOf(problem, ward_)) {}

  Data data() const {
    Data wards = listOf(), unmet = listOf(), notes = listOf();
    Values through;
    for (std::uint8_t number = 1; number <= wideHand; ++number)
      if (const OneWard one = wardOf(number); one.dice != 0) wards.push(wardData(one));
    for (std::size_t i = 0; i < problem_.attacks.size(); ++i) {
      if (ward_.attackTo[i] != 0) continue;
      unmet.push(i);
      through.push_back(problem_.attacks[i]);
    }
    if (through.empty())
      notes.push(teller_.line(desk::allMet));
    else
      notes.push(teller_.line(desk::hitBy, number(counts_.hits), facesArg(through)));
    if (counts_.rescueUsed > 0) notes.push(teller_.line(desk::rescueCosts, number(counts_.rescueUsed)));
    if (const Mask ones = onesOf(rescue_); ones != 0) notes.push(teller_.line(desk::onesNeverWard));
    if (problem_.singleOnly) notes.push(teller_.line(desk::fallenSingle));
    const auto left = static_cast<Mask>(counts_.groupLeft & group_.all());
    if (through.empty()) notes.push(counterLine(left));
    Data data;
    data.set("wards", std::move(wards)).set("unmet", std::move(unmet)).set("hits", counts_.hits);
    data.set("rescueUsed", counts_.rescueUsed).set("counter", mayCounter(counts_));
    data.set("groupLeft", placesOf(left))
        .set("rescueLeft", placesOf(static_cast<unsigned>(counts_.rescueLeft) >> handSize));
    Data values = listOf();
    if (mayCounter(counts_))
      for (const Die value : attackValues(group_, left)) values.push(value);
    data.set("counterValues", std::move(values));
    return data.set("notes", std::move(notes));
  }

 private:
  OneWard wardOf(std::uint8_t number) const {
    OneWard one;
    for (std::size_t i = 0; i < wideHand; ++i)
      if (ward_.dieTo[i] == number) one.dice = static_cast<std::uint16_t>(one.dice | 1u << i);
    for (std::size_t i = 0; i < problem_.attacks.size(); ++i)
      if (ward_.attackTo[i] == number) one.attacks = static_cast<Mask>(one.attacks | 1u << i);
    return one;
  }

  // One ward: its dice, the attacks it meets, and the sentence that says why it may.
  Data wardData(const OneWard& one) const {
    const bool rescue = (one.dice & problem_.rescue) != 0;
    Explained value;
    Values faces, met;
    for (std::size_t i = 0; i < wideHand; ++i) {
      if ((one.dice >> i & 1) == 0) continue;
      value.add(problem_.faces[i], rescue ? desk::partRescueDie : desk::partGroupDie, number(problem_.faces[i]));
      faces.push_back(problem_.faces[i]);
    }
    int asked = 0;
    for (std::size_t i = 0; i < problem_.attacks.size(); ++i) {
      if (!holds(one.attacks, i)) continue;
      met.push_back(problem_.attacks[i]);
      asked += problem_.attacks[i];
    }
    const bool added = faces.size() > 1, together = met.size() > 1;
    const Phrase& phrase = rescue     ? together ? desk::meetsRescueTogether : desk::meetsRescue
                           : added    ? together ? desk::meetsAddedTogether : desk::meetsAdded
                           : together ? desk::meetsTogether
                                      : desk::meetsSingle;
    Data data;
    data.set("group", placesOf(one.dice & group_.all()));
    data.set("rescue", placesOf(static_cast<unsigned>(one.dice) >> handSize));
    data.set("attacks", placesOf(one.attacks)).set("value", teller_.number(value)).set("asked", asked);
    return data.set("line", teller_.line(phrase, facesArg(faces), facesArg(met), number(value.value()), number(asked)));
  }

  Data counterLine(Mask left) const {
    if (mayCounter(counts_))
      return teller_.line(desk::mayCounter, facesArg(facesOf(group_, left)), facesArg(attackValues(group_, left)));
    return teller_.line(counts_.rescueUsed > 0 ? desk::noCounterRescue : desk::noCounterDice);
  }

  const Teller& teller_;
  const WideProblem& problem_;
  const Hand &group_, &rescue_;
  WideWard ward_;
  WardCounts counts_;
};

}  // namespace

Data answerWard(const Teller& teller, Question& question) {
  Reader& in = question.in;
  const Hand attacks = handFrom(in, "attacks", 2, highestAttack);
  const Hand group = handFrom(in, "group", 2, highestFace, false);
  const Hand rescue = handFrom(in, "rescue", 1, highestFace, false);
  const bool fallen = in.flagOr("fallen", false);
  if (!question.good()) return {};
  WideProblem problem;
  problem.attacks = facesOf(attacks, attacks.all());
  problem.singleOnly = fallen;
  std::copy(group.faces.begin(), group.faces.end(), problem.faces.begin());
  std::copy(rescue.faces.begin(), rescue.faces.end(), problem.faces.begin() + handSize);
  problem.group = group.all();
  problem.rescue = static_cast<std::uint16_t>(without(rescue.all(), onesOf(rescue)) << handSize);
  return WardAnswer(teller, problem, group, rescue).data();
}

}  // namespace walstatt::duel
