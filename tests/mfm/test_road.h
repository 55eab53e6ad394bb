// The road of Das Geheimdokument for tests (R35).
#pragma once

#include "tests/mfm/test_table.h"

namespace walstatt::mfm {

inline constexpr const char* legionary = "roman-swordsman";  // B5
inline constexpr const char* archer = "roman-archer";        // B5
inline constexpr const char* triarius = "roman-triarius";    // B4, WEIT
inline constexpr const char* veles = "roman-veles";          // B6, skirmisher
inline constexpr const char* sword = "celtic-swordsman";     // B5
inline constexpr const char* spear = "celtic-gaesatae-spear";
inline constexpr const char* runner = "celtic-runner";  // B7, skirmisher

inline const std::vector<std::string> romanZone{"c1", "d1", "e1", "f1", "g1"};
inline const std::vector<std::string> celtZone{"a3", "a4", "a5", "a6"};

// The road with the chest on e4; two swordsmen beside it, on d4 and f4.
struct Road : TestTable {
  explicit Road(std::vector<std::string> plan = meadow(9, 8), const std::string& chest = "e4")
      : TestTable(std::move(plan)) {
    document(chest, romanZone, celtZone);
  }
};

inline bool isReaction(TestTable& table) { return table.game().turn(table.state()).reaction; }

}  // namespace walstatt::mfm
