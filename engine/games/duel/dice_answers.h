// What the answers about real dice share: reading dice from a question, and telling sentences and numbers with reasons.
#pragma once

#include "base/explained.h"
#include "games/duel/dice_group.h"
#include "games/duel/fighter.h"
#include "library/library.h"

namespace walstatt::duel {

class Teller {
 public:
  explicit Teller(const Words& words) : words_(words) {}

  Data both(const Said& said) const;
  Data line(const Said& said) const;  // { text, rule }
  template <class... Args>
  Data line(const Phrase& phrase, Args... args) const {
    return line(Said(phrase, args...));
  }
  Data number(const Explained& number) const;  // { value, reasons }

 private:
  const Words& words_;
};

// Lists of answers; an empty one is still a list.
inline Data listOf() { return Data(Data::Array{}); }
Data placesOf(unsigned mask);
Values facesOf(const Hand& hand, Mask mask);
Data facesData(const Hand& hand, Mask mask);

// Readers of a question. Each notes a fault with what is allowed; what they give then is harmless.
int dieFrom(Reader& in, std::string_view field, int otherwise, bool damage = false);
Hand handFrom(Reader& in, std::string_view field, int least, int most, bool needed = true);
Mask placesFrom(Reader& in, std::string_view field, const Hand& hand, Mask otherwise);

// A group with what is paid for it: of all ways to pay for the same group the one with the lowest dice.
struct Grouping {
  Mask group = 0, paid = 0;
  int strength = 0;
};
// All groups that no larger one holds, the strongest first (D2, D3).
std::vector<Grouping> groupingsOf(const Hand& hand, Mask scored, int skill);

// What is asked. Nothing is worked out of a question that is not good.
struct Question {
  Reader in;
  const Errors& errors;
  std::size_t before = 0;

  bool good() const { return errors.size() == before; }
};

Data answerGroups(const Teller& teller, Question& question);
Data answerScore(const Teller& teller, Question& question);
Data answerWard(const Teller& teller, Question& question);
Data answerDamage(const Teller& teller, Question& question);
Data answerShot(const Teller& teller, Question& question);

}  // namespace walstatt::duel
