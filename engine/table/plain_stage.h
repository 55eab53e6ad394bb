// The screen's part of the contract for a game that needs no board: its text, and its legal actions by their labels. A
// game inherits it and adds only `label`.
#pragma once

#include "table/contract.h"

namespace walstatt {

namespace phrases {
inline constexpr Phrase noAmendments{"table.no-amendments", ""};
}

// Both languages of something that can be had in one.
template <class Tell>
Data bilingualData(const Tell& tell) {
  Data data;
  data.set("de", tell(Language::german)).set("en", tell(Language::english));
  return data;
}

// A phrase with its arguments, for whoever has the words (matches/speech.h puts the sentence in its place).
inline Data saidData(const Said& said) {
  Data data;
  data.set("phrase", said.phrase->id);
  Data numbers{Data::Array{}};
  for (const Arg& arg : said.args)
    if (arg.kind != ArgKind::none) numbers.push(arg.value);
  data.set("numbers", std::move(numbers));
  return data;
}

template <class G, class State, class Action>
class PlainStage {
 public:
  Data stage() const {
    Data data;
    data.set("kind", "text");
    return data;
  }
  Data scene(const State& state) const {
    Data data;
    data.set("text", bilingualData([&](Language language) { return game().draw(state, language); }));
    return data;
  }
  Data choices(const State& state, Seat seat) const {
    ActionList<Action> actions(game().maxActions());
    game().list(state, seat, actions);
    Data all{Data::Array{}};
    for (const Action& action : actions) {
      Data one;
      one.set("do", game().write(state, action)).set("kind", "plain");
      one.set("name", saidData(game().label(state, action)));
      all.push(std::move(one));
    }
    return all;
  }
  Data picture(const State&, Seat, const Action&) const { return Data(Data::Table{}); }
  Data overlay(const State&, Side) const { return Data(Data::Table{}); }
  std::span<const Phrase> orders() const { return {}; }
  std::optional<Action> obey(const State&, Seat, const Phrase&) const { return std::nullopt; }
  Read<State> amend(const State&, std::string_view) const {
    return Read<State>::failed(Said(phrases::noAmendments), 0);
  }

 private:
  friend G;
  PlainStage() = default;
  const G& game() const { return static_cast<const G&>(*this); }
};

}  // namespace walstatt
