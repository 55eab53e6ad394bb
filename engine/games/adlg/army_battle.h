// Two armies in one click: a setup as files and matches hold it (docs/adlg-setups.md).
#pragma once

#include "games/adlg/army.h"

namespace walstatt::adlg {

// How two armies meet.
struct BattlePlan {
  int points = 200;
  Beginning beginning = Beginning::deployed;
  std::optional<Region> region;  // nothing: the lot chooses from the homes of both lists
  Side attacker = 0;
  int turns = 12;
  std::uint32_t seed = 0;  // of the region where it is drawn, and of the table: the first from here with room for both
  std::array<Army, 2> armies;
};
inline constexpr int mostBattleSeed = 999'999'000;
std::span<const std::string_view> beginningIds();

// Where the armies meet.
Region regionOf(const Content& content, const BattlePlan& plan);
// The whole setup; nothing, and faults of "armies[1]…", if an army may not fight so.
std::optional<Data> battleSetup(const Content& content, const BattlePlan& plan, Errors& errors);

}  // namespace walstatt::adlg
