// An army as it is written down (A3): its list, its points, its corps with their commanders and units. It may be unfinished
// or wrong; army.h judges it.
#pragma once

#include <string>
#include <vector>

#include "games/adlg/options.h"
#include "games/adlg/setup.h"

namespace walstatt::adlg {

// Equal units of one row of the list.
struct ArmyRow {
  std::string row;  // by id, so that an army made for other lists can be held and explained
  int count = 1;
  Quality quality = Quality::ordinary;
  OptionSet options = 0;               // beside those the row always has
  std::uint32_t line = 0, column = 0;  // in its file, if it is from one
};

struct ArmyCorps {
  std::string name;
  CommanderRank rank = CommanderRank::ordinary;
  bool inChief = false;
  int included = -1;  // the row whose first unit he is included in (A14); -1: he rides free
  std::vector<ArmyRow> rows;
};

inline constexpr std::size_t mostCorps = 8, mostRows = 100;  // more than may fight, but no endless file

struct Army {
  std::string name;
  std::string list;
  int points = 200;  // 100, 200 or 300 (A3)
  bool fortifiedCamp = false;
  int fortification = 0;  // UD of it (A7)
  std::vector<ArmyCorps> corps;
};

}  // namespace walstatt::adlg
