// For tests that hold the odds desk against the table: units drawn by lot, questions, and numbers with their reasons as text.
#pragma once

#include <gtest/gtest.h>

#include <random>

#include "games/adlg/combat_phrases.h"
#include "games/adlg/content.h"
#include "games/adlg/odds_desk.h"
#include "games/adlg/play.h"
#include "games/adlg/test_content.h"
#include "games/adlg/test_ground.h"

namespace walstatt::adlg::test {

// Amount and rule of every part of a number.
inline std::string told(const Explained& number, std::size_t from, std::size_t count) {
  std::string text;
  for (std::size_t i = from; i < std::min(from + count, number.parts().size()); ++i) {
    const Part& part = number.parts()[i];
    text += std::to_string(part.amount) + " " + std::string(part.reason->rule) + "; ";
  }
  return text;
}
inline std::size_t addReasons(const Data& number, std::string& text) {
  const Data::Array& reasons = *number.find("reasons")->as<Data::Array>();
  for (const Data& one : reasons)
    text += std::to_string(*one.find("amount")->as<std::int64_t>()) + " " + *one.find("rule")->as<std::string>() + "; ";
  return reasons.size();
}
inline int diceOf(const Data& dice, int first, int second) {
  const Data& row = (*dice.as<Data::Array>())[static_cast<std::size_t>(first - 1)];
  return static_cast<int>(*(*row.as<Data::Array>())[static_cast<std::size_t>(second - 1)].as<std::int64_t>());
}
inline const Explained* numberTold(const EventList& events, const Phrase& phrase, std::uint8_t unit) {
  for (const Event& event : events.events)
    if (event.said.phrase == &phrase && event.said.args[0].value == unit) return &event.number;
  return nullptr;
}

class Draw {
 public:
  explicit Draw(unsigned seed) : random_(seed) {}
  int below(int count) { return static_cast<int>(random_() % static_cast<unsigned>(count)); }
  bool once(int in) { return below(in) == 0; }
  template <class List>
  const auto& of(const List& list) {
    return list[static_cast<std::size_t>(below(static_cast<int>(std::size(list))))];
  }

 private:
  std::mt19937 random_;
};

// A unit with its quality and options, as a profile and as words of a question.
struct Drawn {
  Profile profile;
  std::string words;

  template <class May>
  Drawn(Draw& draw, const May& may) {
    const TroopType* type = nullptr;
    do type = &draw.of(testContent()->types);
    while (!may(type->profile));
    Quality quality = Quality::ordinary;
    if (const auto other = static_cast<Quality>(draw.below(3)); type->may(other)) quality = other;
    OptionSet options = 0;
    std::string names;
    for (std::size_t i = 0; i < optionCount; ++i) {
      const auto option = static_cast<Option>(i);
      if (!type->may(option) || draw.once(2) || (isWeapon(option) && (options & weaponOptions) != 0)) continue;
      options |= bit(option);
      names += (names.empty() ? "'" : ", '") + std::string(optionIds()[i]) + "'";
    }
    profile = makeProfile(*testContent(), testContent()->findType(type->id), quality, options);
    words = "type = '" + type->id + "', quality = '" + std::string(qualityIds()[static_cast<std::size_t>(quality)]) +
            "', options = [" + names + "]";
  }
};
inline bool any(const Profile&) { return true; }
inline bool plainFoot(const Profile& profile) { return profile.foot() && profile.category != Category::WWg; }

inline Data answerTo(const std::string& question) {
  Errors errors;
  const Data asked = parseToml(question, "question", errors);
  Data answer = OddsDesk(testContent()).answer(asked, errors);
  EXPECT_TRUE(errors.empty()) << question;
  return answer;
}

// The die and what quality makes of it stand before all other parts of a sum.
inline std::size_t partsOfDie(const Explained& sum) {
  const auto quality = [](const Phrase* reason) {
    return reason == &phrases::reasonElite || reason == &phrases::reasonMediocre || reason == &phrases::reasonMixed;
  };
  return sum.parts().size() > 1 && quality(sum.parts()[1].reason) ? 2 : 1;
}

}  // namespace walstatt::adlg::test
