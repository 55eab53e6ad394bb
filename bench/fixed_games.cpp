#include "bench/fixed_games.h"

#include <chrono>

#include "base/signature.h"
#include "bench/random_play.h"
#include "games/adlg/game.h"
#include "games/duel/game.h"
#include "games/mfm/game.h"
#include "games/registry/registry.h"

namespace walstatt {

namespace {

template <Game G>
BenchLine play(const G& game, std::uint64_t games) {
  BenchLine line;
  ActionList<typename G::Action> actions(game.maxActions());
  FastDice dice(1);
  const auto start = std::chrono::steady_clock::now();
  for (std::uint64_t i = 0; i < games; ++i) {
    const RandomGame<G> played = playAtRandom(game, actions, dice);
    line.decisions += played.decisions;
    line.rolls += played.rolls;
    line.listed += played.listed;
    line.signature = combined(line.signature, game.signature(played.state));
  }
  line.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  line.games = games;
  line.signature = combined(combined(line.signature, line.decisions), line.listed);
  return line;
}

}  // namespace

std::vector<BenchLine> playFixedGames(const Library& library, BenchSize size) {
  std::vector<BenchLine> lines;
  for (const GameKind& kind : allGames()) {
    for (const ReadySetup& ready : kind.setups(library)) {
      Errors errors;
      const auto game = kind.make(library, *kind.setup(library, ready.id), errors);
      if (!game) continue;
      // The games of the house in their static form, as searches use it; the toys through the erased form, as a server
      // does.
      const std::uint64_t many = size == BenchSize::small ? 40 : 4000;
      BenchLine line;
      if (const auto* mfm = dynamic_cast<const Erased<mfm::ManForMan>*>(game.get())) {
        line = play(mfm->game(), many);
      } else if (const auto* duel = dynamic_cast<const Erased<duel::Duel>*>(game.get())) {
        line = play(duel->game(), many);
      } else if (const auto* battle = dynamic_cast<const Erased<adlg::Battle>*>(game.get())) {
        line = play(battle->game(), size == BenchSize::small ? 2 : 100);  // each takes hundreds of long decisions
      } else {
        line = play(*game, size == BenchSize::small ? 20 : 500);
      }
      line.game = kind.id;
      line.setup = ready.id;
      lines.push_back(std::move(line));
    }
  }
  return lines;
}

}  // namespace walstatt
