// Turns what the rules say (ids, amounts, rule numbers) into sentences, and into the JSON that messages hold.
#pragma once

#include <string>

#include "library/words.h"
#include "odds/forecast.h"
#include "table/any_game.h"

namespace walstatt {

// A game's words at one state, in one language.
class Speech {
 public:
  Speech(const Words& words, Language language, const AnyGame& game, const AnyState& state)
      : words_(&words), language_(language), game_(&game), state_(&state) {}

  std::string name(Arg arg) const { return game_->name(*state_, arg, language_); }
  std::string sentence(const Said& said) const;  // without the rule number
  std::string reason(const Part& part) const;

  Data json(const Event& event) const;
  Data json(const std::vector<Event>& events) const;
  Data json(const odds::Forecast& forecast) const;

 private:
  Data json(const Explained& number) const;

  const Words* words_;
  Language language_;
  const AnyGame* game_;
  const AnyState* state_;
};

Data toData(Fraction fraction);  // num, den, p
Data toData(const Bilingual& text);
// Both languages of an id of content/words.
Data bilingualWords(const Words& words, std::string_view id);
// Puts sentences in the place of what saidData (table/plain_stage.h) left in the choices of a game.
void putWordsInto(Data& choices, const Words& words);

}  // namespace walstatt
