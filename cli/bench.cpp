// walstatt bench: fixed games with fixed seeds; the signature tells whether play changed.
#include "bench/fixed_games.h"

#include "cli/commands.h"
#include "cli/text.h"

namespace walstatt::cli {

namespace {

double perSecond(std::uint64_t count, const BenchLine& line) {
  return line.seconds > 0 ? static_cast<double>(count) / line.seconds : 0.0;
}

Data described(const BenchLine& line) {
  Data data;
  data.set("game", line.game).set("setup", line.setup).set("games", line.games).set("decisions", line.decisions);
  data.set("rolls", line.rolls).set("listed", line.listed).set("signature", hexadecimal(line.signature));
  data.set("seconds", line.seconds).set("steps_per_second", perSecond(line.decisions + line.rolls, line));
  return data;
}

void show(const Context& context, const BenchLine& line) {
  const auto millions = [&](std::uint64_t count) { return decimal(perSecond(count, line) / 1e6, 2, context.language); };
  print(context, context.say("cli.bench.line", {{"game", line.game},
                                                {"setup", line.setup},
                                                {"games", std::to_string(line.games)},
                                                {"decisions", std::to_string(line.decisions)},
                                                {"rolls", std::to_string(line.rolls)},
                                                {"listed", std::to_string(line.listed)},
                                                {"signature", hexadecimal(line.signature)}}));
  print(context, context.say("cli.bench.speed", {{"seconds", decimal(line.seconds, 3, context.language)},
                                                 {"steps", millions(line.decisions + line.rolls)},
                                                 {"listed", millions(line.listed)}}));
}

}  // namespace

int runBench(const Context& context, const BenchOptions& options) {
  if (context.progress && !context.json) complain(context, context.say("cli.bench.wait"));
  Data lines{Data::Array{}};
  for (const BenchLine& line : playFixedGames(context.library, options.small ? BenchSize::small : BenchSize::full)) {
    if (!context.json) show(context, line);
    lines.push(described(line));
  }
  Data data;
  data.set("bench", std::move(lines));
  if (context.json) print(context, toJson(data));
  return fine;
}

}  // namespace walstatt::cli
