// What an army adds to its initiative die (A9), for armies that are being built and for battles alike.
#pragma once

#include <algorithm>

#include "games/adlg/setup.h"

namespace walstatt::adlg {

struct InitiativeParts {
  int commanders = 0, strategist = 0, lights = 0;
};

// Fed with commanders and units, one after the other.
class InitiativeSum {
 public:
  void add(CommanderRank rank, bool inChief) {
    values_ += std::min(static_cast<int>(rank), 2);  // a strategist counts 2 here
    strategist_ = strategist_ || (inChief && rank == CommanderRank::strategist);
  }
  void add(const Profile& unit, int count = 1) {
    if (unit.category == Category::LH) thirdsOfHorse_ += 3 * count;
    if (unit.category == Category::LI) thirdsOfHorse_ += count;  // three light foot count as one light horse
  }
  InitiativeParts parts() const {
    constexpr int threeHorse = 9, mostLights = 2;
    return {values_ / 2, strategist_ ? 1 : 0, std::min(thirdsOfHorse_ / threeHorse, mostLights)};
  }

 private:
  int values_ = 0, thirdsOfHorse_ = 0;
  bool strategist_ = false;
};

}  // namespace walstatt::adlg
