// The fixed games by themselves, for machines that have nothing but a WebAssembly runtime. Lines with `signature` hold
// no times, so that two runs can be compared.
#include <cinttypes>
#include <cstdio>
#include <cstring>

#include "bench/fixed_games.h"

int main(int argc, char** argv) {
  using namespace walstatt;
  const bool small = argc > 1 && std::strcmp(argv[1], "--small") == 0;
  Errors errors;
  const Library library = Library::read(builtInContent(), errors);
  for (const ContentError& error : errors.list())
    std::fprintf(stderr, "%s\n", library.words().say(error, Language::english).c_str());
  if (!errors.empty()) return 1;
  for (const BenchLine& line : playFixedGames(library, small ? BenchSize::small : BenchSize::full)) {
    std::printf("%s %s: games %" PRIu64 " decisions %" PRIu64 " rolls %" PRIu64 " listed %" PRIu64
                " signature %016" PRIx64 "\n",
                line.game.c_str(), line.setup.c_str(), line.games, line.decisions, line.rolls, line.listed,
                line.signature);
    const double steps = static_cast<double>(line.decisions + line.rolls);
    std::fprintf(stderr, "  %.3f s: %.2f million decisions and rolls/s, %.1f million listed actions/s\n", line.seconds,
                 steps / line.seconds / 1e6, static_cast<double>(line.listed) / line.seconds / 1e6);
  }
  return 0;
}
