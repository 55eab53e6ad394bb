// How often random cases are tried: in the optimized build as often as it takes to trust a law, in that of the sanitizers,
// which look for other faults and take ten times as long, less often.
#pragma once

namespace walstatt {

#ifdef NDEBUG
inline constexpr bool everyCase = true;
#else
inline constexpr bool everyCase = false;
#endif

constexpr int cases(int all, int withSanitizers) { return everyCase ? all : withSanitizers; }
constexpr int cases(int all) { return cases(all, all / 8); }

}  // namespace walstatt
