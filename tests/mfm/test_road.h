// The road of Das Geheimdokument for tests (R35).
#pragma once

#include "tests/mfm/figures.h"
#include "tests/mfm/test_table.h"

namespace walstatt::mfm {

inline const std::vector<std::string> romanZone{"c1", "d1", "e1", "f1", "g1"};
inline const std::vector<std::string> celtZone{"a3", "a4", "a5", "a6"};

// The road with the chest on e4; two swordsmen beside it, on d4 and f4.
struct Road : TestTable {
  explicit Road(std::vector<std::string> plan = meadow(9, 8), const std::string& chest = "e4")
      : TestTable(std::move(plan)) {
    document(chest, romanZone, celtZone);
  }
};

}  // namespace walstatt::mfm
