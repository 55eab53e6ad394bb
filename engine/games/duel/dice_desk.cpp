#include "games/duel/dice_desk.h"

#include <algorithm>

#include "games/duel/dice_answers.h"

namespace walstatt::duel {

namespace {

namespace faults = walstatt::phrases;

const std::vector<std::string>& asked() {
  static const std::vector<std::string> all{"groups", "score", "ward", "damage", "shot"};
  return all;
}

}  // namespace

Data Teller::both(const Said& said) const {
  const Namer nobody = [](Arg) { return std::string(); };
  Data data;
  return data.set("de", words_.say(said, Language::german, nobody))
      .set("en", words_.say(said, Language::english, nobody));
}

Data Teller::line(const Said& said) const {
  Data data;
  return data.set("text", both(said)).set("rule", said.phrase->rule);
}

Data Teller::number(const Explained& number) const {
  Data reasons = listOf();
  for (const Part& part : number.parts()) {
    Data one;
    one.set("reason", both(Said(*part.reason, part.about))).set("amount", part.amount).set("rule", part.reason->rule);
    reasons.push(std::move(one));
  }
  Data data;
  return data.set("value", number.value()).set("reasons", std::move(reasons));
}

Data placesOf(unsigned mask) {
  Data list = listOf();
  for (int place = 0; mask >> place != 0; ++place)
    if ((mask >> place & 1) != 0) list.push(place);
  return list;
}

Values facesOf(const Hand& hand, Mask mask) {
  Values faces;
  for (std::size_t i = 0; i < hand.count; ++i)
    if (holds(mask, i)) faces.push_back(hand.faces[i]);
  return faces;
}

Data facesData(const Hand& hand, Mask mask) {
  Data list = listOf();
  for (const Die face : facesOf(hand, mask)) list.push(face);
  return list;
}

int dieFrom(Reader& in, std::string_view field, int otherwise, bool damage) {
  const int die = in.integerOr(field, 3, highestFace, otherwise);
  const bool known = (damage && die == 3) || std::find(dieSizes.begin(), dieSizes.end(), die) != dieSizes.end();
  if (!known) in.fault(faults::range, field, damage ? "3, 4, 6, 8, 10, 12, 20" : "4, 6, 8, 10, 12, 20");
  return known ? die : otherwise;
}

Hand handFrom(Reader& in, std::string_view field, int least, int most, bool needed) {
  Hand hand;
  if (needed && !in.has(field)) return in.fault(faults::missing, field, "[14, 14, 13]"), hand;
  const std::vector<int> faces = in.integers(field, least, most);
  if (faces.size() > handSize) return in.fault(faults::tooMany, field, "6"), hand;
  if (needed && faces.empty()) return in.faultWith(faults::form, field, "[]", "[14, 14, 13]"), hand;
  for (const int face : faces) hand.faces[hand.count++] = static_cast<Die>(face);
  return hand;
}

Mask placesFrom(Reader& in, std::string_view field, const Hand& hand, Mask otherwise) {
  if (!in.has(field)) return otherwise;
  Mask mask = 0;
  for (const int place : in.integers(field, 0, std::max(0, hand.count - 1)))
    mask = static_cast<Mask>(mask | 1u << place);
  return mask & hand.all();
}

std::vector<Grouping> groupingsOf(const Hand& hand, Mask scored, int skill) {
  const auto sumOf = [&](Mask mask) {
    int sum = 0;
    for (const Die face : facesOf(hand, mask)) sum += face;
    return sum;
  };
  std::vector<Mask> payments;
  for (const Mask paid : paymentsOf(hand, scored)) payments.push_back(paid);
  if (payments.empty()) payments.push_back(0);
  std::sort(payments.begin(), payments.end(),
            [&](Mask a, Mask b) { return sumOf(a) != sumOf(b) ? sumOf(a) < sumOf(b) : a < b; });
  std::vector<Grouping> all;
  const auto tally = [&](const Grouping& one) { return Tally(hand, one.group); };
  const auto within = [](Tally a, Tally b) {
    for (int face = 1; face <= highestFace; ++face)
      if (a.of(face) > b.of(face)) return false;
    return true;
  };
  for (const Mask paid : payments) {
    for (const Mask group : groupsOf(hand, without(scored, paid), skill)) {
      const bool known = std::any_of(all.begin(), all.end(),
                                     [&](const Grouping& other) { return tally(other) == Tally(hand, group); });
      if (!known) all.push_back({group, paid, strength(hand, group)});
    }
  }
  std::vector<Grouping> largest;
  for (const Grouping& one : all) {
    const bool held = std::any_of(all.begin(), all.end(), [&](const Grouping& other) {
      return other.group != one.group && tally(other) != tally(one) && within(tally(one), tally(other));
    });
    if (!held) largest.push_back(one);
  }
  std::sort(largest.begin(), largest.end(), [&](const Grouping& a, const Grouping& b) {
    if (a.strength != b.strength) return a.strength > b.strength;
    const Claim first = claimOf(hand, a.group, 0), second = claimOf(hand, b.group, 0);
    return first != second ? first > second : a.group < b.group;
  });
  return largest;
}

bool DiceDesk::knows(const Data& question) {
  const Data* ask = question.find("ask");
  const auto* word = ask ? ask->as<std::string>() : nullptr;
  return word && std::find(asked().begin(), asked().end(), *word) != asked().end();
}

Data DiceDesk::answer(const Data& data, Errors& errors) const {
  const Teller teller(words_);
  Question question{Reader(data, "dice", "", errors), errors, errors.size()};
  Data answer;
  switch (question.in.choice("ask", asked())) {
    case 0: answer = answerGroups(teller, question); break;
    case 1: answer = answerScore(teller, question); break;
    case 2: answer = answerWard(teller, question); break;
    case 3: answer = answerDamage(teller, question); break;
    default: answer = answerShot(teller, question); break;
  }
  question.in.finish();
  return question.good() ? answer : Data();
}

}  // namespace walstatt::duel
