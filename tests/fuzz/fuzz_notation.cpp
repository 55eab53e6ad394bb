// Positions and moves of every game from arbitrary text: whatever is accepted must be a state that can be asked
// everything, and a move that can be judged.
#include <cstdlib>
#include <string_view>

#include "games/registry/registry.h"
#include "library/library.h"

using namespace walstatt;

namespace {

struct Table {
  std::unique_ptr<AnyGame> game;
  ActionList<AnyAction> actions;
};

const Library& library() {
  static const Library content = [] {
    Errors errors;
    return Library::read(builtInContent(), errors);
  }();
  return content;
}

std::vector<Table>& tables() {
  static std::vector<Table> all = [] {
    std::vector<Table> made;
    for (const GameKind& kind : allGames())
      for (const ReadySetup& setup : kind.setups(library())) {
        Errors errors;
        auto game = kind.make(library(), *kind.setup(library(), setup.id), errors);
        const std::size_t most = game->maxActions();
        made.push_back({std::move(game), ActionList<AnyAction>(most)});
      }
    return made;
  }();
  return all;
}

// Ten random steps from a state that somebody wrote by hand.
void play(Table& table, AnyState state) {
  const AnyGame& game = *table.game;
  FastDice dice(1);
  NoEvents quiet;
  for (int step = 0; step < 10; ++step) {
    const Turn turn = game.turn(state);
    if (turn.waiting == Waiting::nobody) return;
    if (turn.waiting == Waiting::dice) {
      game.roll(state, dice.roll(turn.dice), quiet);
      continue;
    }
    const Seat seat = firstOf(turn.seats);
    table.actions.clear();
    game.list(state, seat, table.actions);
    if (table.actions.empty()) return;
    game.apply(state, seat, table.actions[dice.below(static_cast<std::uint32_t>(table.actions.size()))], quiet);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 2) return 0;
  Table& table = tables()[data[0] % tables().size()];
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  const std::size_t line = std::min(text.find('\n'), text.size());
  AnyState state = table.game->start();
  if (const auto position = table.game->readPosition(text.substr(0, line)); position.value) {
    state = *position.value;
    if (table.game->writePosition(state).empty()) std::abort();
    table.game->draw(state, Language::german);
    table.game->scene(state);
    if (const Turn turn = table.game->turn(state); turn.waiting == Waiting::decision)
      table.game->choices(state, firstOf(turn.seats));
    for (const Side side : eachSide(table.game->sides())) table.game->value(state, side);
    play(table, state);
  }
  if (line < text.size()) {
    for (const Seat seat : eachSeat(table.game->seats())) {
      const auto action = table.game->read(state, seat, text.substr(line + 1));
      if (!action.value || table.game->check(state, seat, *action.value)) continue;
      NoEvents quiet;
      table.game->apply(state, seat, *action.value, quiet);
      play(table, state);
      break;
    }
  }
  return 0;
}
