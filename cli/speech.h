// Turns what the rules say (ids, amounts, rule numbers) into sentences of the user's language.
#pragma once

#include <string>
#include <vector>

#include "base/data.h"
#include "cli/context.h"
#include "matches/speech.h"
#include "table/any_game.h"

namespace walstatt::cli {

// A game's words at one state, as lines for a terminal.
class Speech : public walstatt::Speech {
 public:
  Speech(const Context& context, const AnyGame& game, const AnyState& state)
      : walstatt::Speech(context.library.words(), context.language, game, state), language_(context.language) {}

  std::string sentenceWithRule(const Said& said) const;  // "… [G7.1]"
  // The event, and below it the parts of its number, indented.
  std::vector<std::string> lines(const Event& event) const;
  std::vector<std::string> lines(const odds::Forecast& forecast) const;

 private:
  Language language_;
};

std::string signedAmount(int amount);
std::string withRule(const std::string& sentence, std::string_view rule);
// Whether the events of a throw tell its faces themselves.
bool tellsFaces(const std::vector<Event>& events, const Faces& faces);
std::string facesList(const Faces& faces);                        // "3, 11"
std::string diceName(const Context& context, const Throw& dice);  // 2d12, 2W12

// What play, replay and position show: the board (without a newline at its end), and whose turn it is.
std::string boardText(const Context& context, const AnyGame& game, const AnyState& state);
std::string turnLine(const Context& context, const AnyGame& game, const AnyState& state);
std::string outcomeLine(const Context& context, const AnyGame& game, const AnyState& state);

}  // namespace walstatt::cli
