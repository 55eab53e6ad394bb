// A table on which a mount or chariot is about to ram (S3).
#pragma once

#include "test_table.h"

namespace walstatt::mfm {

// A vehicle at d8 looking up that runs two fields and rams what stands in row 5; somebody of both sides far away.
class RamTable : public TestTable {
 public:
  explicit RamTable(const char* type = "celtic-light-chariot",
                    const std::vector<std::string>& crew = {"celtic-charioteer"})
      : TestTable(meadow(9, 12)) {
    vehicle(0, type, "d8/N", crew).put(0, "celtic-swordsman", "a12").put(1, "celtic-swordsman", "i12");
  }
  RamTable& enemy(const char* type, const std::string& where) {
    put(1, type, where);
    return *this;
  }
  RamTable& enemy(const char* type, const std::string& where, const std::string& crew) {
    vehicle(1, type, where, {crew});
    return *this;
  }
  std::string me() { return game().setup().figures[0].label; }
  // Runs and declares, then throws for it: how many dice the first victim gets.
  int dice() {
    act(me() + "=N2#").act(me() + "#");
    return waitsForDice() ? game().turn(state()).dice.count : 0;
  }
  int number() {
    const Explained* told = numberTold("mfm.event.ram-hits");
    return told ? told->value() : -99;
  }
};

// The label of the nth figure of a side, from 1, in the order they were put.
inline std::string nth(TestTable& table, int side, int n) {
  for (const FigureSetup& figure : table.game().setup().figures)
    if (figure.side == side && --n == 0) return figure.label;
  return "";
}

}  // namespace walstatt::mfm
