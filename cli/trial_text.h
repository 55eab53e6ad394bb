// How both kinds of trials tell a share of all games with its interval.
#pragma once

#include "cli/text.h"
#include "trials/trial.h"

namespace walstatt::cli {

inline double shareOf(std::uint64_t count, std::uint64_t of) {
  return of ? static_cast<double>(count) / static_cast<double>(of) : 0.0;
}

inline Data shareData(std::uint64_t count, std::uint64_t of, const Interval& interval) {
  Data data;
  data.set("count", count).set("share", shareOf(count, of)).set("low", interval.low).set("high", interval.high);
  return data;
}

inline std::string shareText(const Context& context, std::uint64_t count, std::uint64_t of, const Interval& interval) {
  return context.say("cli.trial.share", {{"count", std::to_string(count)},
                                         {"share", percent(shareOf(count, of), context.language)},
                                         {"low", percent(interval.low, context.language)},
                                         {"high", percent(interval.high, context.language)}});
}

}  // namespace walstatt::cli
