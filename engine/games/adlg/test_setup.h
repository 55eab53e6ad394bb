// Battles read from setups for tests, with the house's own content.
#pragma once

#include <gtest/gtest.h>

#include "games/adlg/setup_file.h"
#include "games/adlg/test_battle.h"
#include "games/adlg/test_content.h"

namespace walstatt::adlg {

struct SetupRead {
  std::optional<Setup> setup;
  Errors errors;
  bool refusedBy(const Phrase& phrase) const {
    for (const ContentError& error : errors.list())
      if (error.what == &phrase || error.what->id == phrase.id) return true;
    return false;
  }
};
inline SetupRead readToml(const std::string& text) {
  SetupRead read;
  const Data data = parseToml(text, "setup", read.errors);
  if (read.errors.empty()) read.setup = readSetup(*testContent(), data, "setup", read.errors);
  return read;
}

// A battle that is carried on by written actions and dice said aloud.
class SetupBattle {
 public:
  explicit SetupBattle(const std::string& toml) : battle(testContent(), setupOf(toml)), state(battle.start()) {}

  SetupBattle& act(std::string_view text) {
    const Seat seat = firstOf(battle.turn(state).seats);
    const auto read = battle.read(state, seat, text);
    if (!read.value) {
      ADD_FAILURE() << text << ": " << read.error.phrase->id;
      return *this;
    }
    const auto refusal = battle.check(state, seat, *read.value);
    EXPECT_FALSE(refusal) << text << ": " << (refusal ? refusal->phrase->id : "");
    if (!refusal) battle.apply(state, seat, *read.value, told);
    return *this;
  }
  // Why that is refused; empty if it is not.
  std::string refused(std::string_view text) const {
    const Seat seat = firstOf(battle.turn(state).seats);
    const auto read = battle.read(state, seat, text);
    if (!read.value) return std::string("unreadable: ") += read.error.phrase->id;
    const auto refusal = battle.check(state, seat, *read.value);
    return refusal ? std::string(refusal->phrase->id) : "";
  }
  SetupBattle& roll(std::initializer_list<Face> faces) {
    Faces all;
    for (const Face face : faces) all.push_back(face);
    EXPECT_EQ(battle.turn(state).waiting, Waiting::dice);
    battle.roll(state, all, told);
    return *this;
  }
  Unit& unit(std::string_view label) {
    for (std::size_t i = 0; i < battle.unitCount(); ++i)
      if (battle.unit(i).label == label) return state.units[i];
    ADD_FAILURE() << "no unit " << label;
    return state.units[0];
  }
  bool wasTold(const Phrase& phrase) const {
    for (const Event& event : told.events)
      if (event.said.phrase->id == phrase.id) return true;
    return false;
  }

  Battle battle;
  State state;
  EventList told;

 private:
  static Setup setupOf(const std::string& toml) {
    SetupRead read = readToml(toml);
    for (const ContentError& error : read.errors.list())
      ADD_FAILURE() << error.what->id << ' ' << error.field << ' ' << error.found;
    return read.setup.value_or(Setup{});
  }
};

// Two armies of two corps each: foot with light troops, and cavalry.
inline std::string twoArmies(const std::string& head, const std::string& more = "") {
  const std::string side = R"(
[[side]]
name = { de = "x", en = "x" }
[[side.corps]]
rank = "competent"
units = [{ type = "heavy-swords", count = 4 }, { type = "light-infantry", count = 2, options = ["sling"] }]
[[side.corps]]
units = [{ type = "medium-cavalry", count = 2 }, { type = "light-cavalry", count = 2 }]
)";
  return "name = { de = \"x\", en = \"x\" }\n" + head + "\n" + more + side + side;
}

}  // namespace walstatt::adlg
