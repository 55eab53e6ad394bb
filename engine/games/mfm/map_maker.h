// Maps made by lot for points battles (R34): as large as the armies need, the same for both sides by symmetry, bands
// clear for deploying, every field within reach, and a way from band to band that the widest chariot can take.
#pragma once

#include "games/mfm/content.h"

namespace walstatt::mfm {

enum class Symmetry : std::uint8_t { turned, mirrored };  // by half a turn; over the middle

struct MapWish {
  int points = 100;  // of a side
  std::uint64_t seed = 1;
};

// The map as a file holds it, with zones "top" and "bottom"; setups may hold it in the place of a map's id.
Data makeMap(const Content& content, const MapWish& wish);

// What makeMap promises, for tests and for maps made by hand.
struct MapReport {
  bool allReachable = false;  // on foot, from any field to any other
  bool chariotWay = false;    // three fields wide over ground open to chariots, from band to band
};
MapReport inspectMap(const Content& content, const std::vector<std::string>& plan, int band);

// Rows of a band, deep enough for the longest chariot.
inline constexpr int madeBand = 4;

}  // namespace walstatt::mfm
