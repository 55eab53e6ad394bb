#include "odds/luck.h"

#include <cmath>

namespace walstatt::odds {

namespace {

constexpr double tail = 0.025;
constexpr int mostExact = 1000;  // dice; beyond that the mean is as good as normal

// Between which places 95 % of a distribution lie.
std::pair<std::size_t, std::size_t> middle(const std::vector<double>& distribution) {
  // Sums of many small numbers miss a little; a place on the very border belongs inside.
  constexpr double rounding = 1e-12;
  std::size_t low = 0, high = distribution.size() - 1;
  for (double below = distribution[low]; below < tail - rounding && low < high; below += distribution[low]) ++low;
  for (double above = distribution[high]; above < tail - rounding && high > low; above += distribution[high]) --high;
  return {low, high};
}

}  // namespace

CountInterval likelyCount(std::span<const double> chances) {
  std::vector<double> distribution{1};  // of the successes among the trials so far
  distribution.reserve(chances.size() + 1);
  for (const double chance : chances) {
    distribution.push_back(0);
    for (std::size_t count = distribution.size() - 1; count > 0; --count)
      distribution[count] = distribution[count] * (1 - chance) + distribution[count - 1] * chance;
    distribution[0] *= 1 - chance;
  }
  const auto [low, high] = middle(distribution);
  return {static_cast<int>(low), static_cast<int>(high)};
}

MeanInterval likelyMean(int dice, int sides) {
  if (dice < 1 || sides < 1) return {};
  if (dice > mostExact) {
    const double expected = (sides + 1) / 2.0, deviation = std::sqrt((sides * sides - 1) / 12.0 / dice);
    return {expected - 1.96 * deviation, expected + 1.96 * deviation};
  }
  // Of the sum less one a die, a die after the other; the window of `sides` places is kept as a running sum.
  const auto width = static_cast<std::size_t>(sides);
  std::vector<double> distribution{1}, next;
  for (int die = 0; die < dice; ++die) {
    next.assign(distribution.size() + width - 1, 0);
    double window = 0;
    for (std::size_t sum = 0; sum < next.size(); ++sum) {
      if (sum < distribution.size()) window += distribution[sum];
      if (sum >= width) window -= distribution[sum - width];
      next[sum] = std::max(0.0, window) / sides;
    }
    distribution.swap(next);
  }
  const auto [low, high] = middle(distribution);
  return {1 + static_cast<double>(low) / dice, 1 + static_cast<double>(high) / dice};
}

}  // namespace walstatt::odds
