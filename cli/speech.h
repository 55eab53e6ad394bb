// Turns what the rules say (ids, amounts, rule numbers) into sentences of the user's language.
#pragma once

#include <string>
#include <vector>

#include "base/data.h"
#include "cli/context.h"
#include "odds/forecast.h"
#include "table/any_game.h"

namespace walstatt::cli {

// A game's words at one state.
class Speech {
 public:
  Speech(const Context& context, const AnyGame& game, const AnyState& state)
      : context_(&context), game_(&game), state_(&state) {}

  std::string name(Arg arg) const { return game_->name(*state_, arg, context_->language); }
  std::string sentence(const Said& said) const;          // without the rule number
  std::string sentenceWithRule(const Said& said) const;  // "… [G7.1]"
  std::string reason(const Part& part) const;
  // The event, and below it the parts of its number, indented.
  std::vector<std::string> lines(const Event& event) const;
  std::vector<std::string> lines(const odds::Forecast& forecast) const;

  Data json(const Event& event) const;
  Data json(const odds::Forecast& forecast) const;

 private:
  Data json(const Explained& number) const;

  const Context* context_;
  const AnyGame* game_;
  const AnyState* state_;
};

Data toData(Fraction fraction);  // num, den, p
std::string signedAmount(int amount);
std::string withRule(std::string sentence, std::string_view rule);
// Whether the events of a throw tell its faces themselves.
bool tellsFaces(const std::vector<Event>& events, const Faces& faces);
std::string facesList(const Faces& faces);                        // "3, 11"
std::string diceName(const Context& context, const Throw& dice);  // 2d12, 2W12

// What play, replay and position show: the board (without a newline at its end), and whose turn it is.
std::string boardText(const Context& context, const AnyGame& game, const AnyState& state);
std::string turnLine(const Context& context, const AnyGame& game, const AnyState& state);
std::string outcomeLine(const Context& context, const AnyGame& game, const AnyState& state);

}  // namespace walstatt::cli
