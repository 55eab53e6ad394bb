// What is written is read as it was meant: actions, faults with their place, positions.
#pragma once

#include "test_table.h"

namespace walstatt::mfm {

// What is read is the action meant, and is written as it was read.
inline void expectForm(TestTable& table, const std::string& text, Action meant) {
  const Read<Action> read = table.game().read(table.state(), table.mover(), text);
  ASSERT_TRUE(read.value) << text << ": " << read.error.phrase->id << " at " << read.at;
  EXPECT_EQ(read.value->code(), meant.code()) << text;
  EXPECT_EQ(table.game().write(table.state(), meant), text);
}

inline void expectMeaning(TestTable& table, const std::string& text, Action meant) {
  const Read<Action> read = table.game().read(table.state(), table.mover(), text);
  ASSERT_TRUE(read.value) << text << ": " << read.error.phrase->id << " at " << read.at;
  EXPECT_EQ(read.value->code(), meant.code()) << text;
}

inline std::string faultOf(TestTable& table, const std::string& text) {
  const Read<Action> read = table.game().read(table.state(), table.mover(), text);
  return read.value ? "none" : std::string(read.error.phrase->id) + '@' + std::to_string(read.at);
}

// The position is written, read as itself, and written again alike.
inline void expectKept(TestTable& table) {
  const std::string text = table.game().writePosition(table.state());
  const Read<State> read = table.game().readPosition(text);
  ASSERT_TRUE(read.value) << text << " at " << read.at;
  EXPECT_TRUE(*read.value == table.state()) << text;
  EXPECT_EQ(table.game().writePosition(*read.value), text);
}

}  // namespace walstatt::mfm
