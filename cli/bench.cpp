// walstatt bench: fixed games with fixed seeds; the signature tells whether play changed.
#include "cli/commands.h"

#if __has_include("bench/fixed_games.h")
#include "bench/fixed_games.h"
#endif

namespace walstatt::cli {

int runBench(const Context& context, const BenchOptions& options) {
  static_cast<void>(options);
  complain(context, context.say("cli.bench.missing"));
  return refused;
}

}  // namespace walstatt::cli
