// Whatever is played with riders and chariots, the table stays whole: every field knows who stands on it, everybody aboard
// is in one chain, nobody is in two places, and what a game begins it ends.
#include "test_games.h"

namespace walstatt::mfm {
namespace {

#ifdef NDEBUG
constexpr int games = 120;
#else
constexpr int games = 10;
#endif

// What is wrong with a state; empty if nothing is.
std::string faultOf(const ManForMan& game, const State& state) {
  std::array<int, maxFigures> aboardOf{};
  std::array<FigureId, maxFields> expected;
  expected.fill(noFigure);
  const auto name = [&](FigureId id) { return game.setup().figures[id].label; };
  const bool underWay = state.run.active();
  for (FigureId id = 0; id < game.figureCount(); ++id) {
    const Figure& figure = state.figures[id];
    if (figure.standing == Standing::out && figure.lives) return name(id) + " is out with lives";
    if (figure.standing != Standing::out && (figure.lives == 0 || figure.lives > game.typeOf(id).lives))
      return name(id) + " has wrong lives";
    if (game.isVehicle(id)) {
      int drivers = 0, crew = 0;
      for (FigureId person = figure.mate; person != noFigure; person = state.figures[person].mate) {
        if (++crew > 8) return name(id) + " has an endless crew";
        if (!state.figures[person].aboard() || state.figures[person].vehicle != id)
          return name(person) + " is not aboard";
        drivers += (state.figures[person].flags & Figure::drives) != 0;
        ++aboardOf[person];
        if (figure.standing != Standing::out && figure.side != state.figures[person].side)
          return name(id) + " is not its crew's";
      }
      if (drivers > 1 || crew > game.typeOf(id).crewRoom) return name(id) + " has too many aboard";
      if (figure.standing == Standing::out && crew && state.settling != id) return name(id) + " is out with a crew";
      if (figure.vehicle != noFigure &&
          (state.figures[figure.vehicle].vehicle != id || !state.figures[figure.vehicle].onBoard() || crew))
        return name(id) + " is led wrongly";
    } else if (figure.onBoard() && figure.vehicle != noFigure && state.figures[figure.vehicle].vehicle != id) {
      return name(id) + " leads what another leads";
    }
    const bool runs = underWay && (id == state.run.figure || id == state.run.second);
    if (figure.onBoard() && !runs) {
      const Area area = game.areaOf(state, id);
      for (int y = area.y; y < area.y + area.height; ++y)
        for (int x = area.x; x < area.x + area.width; ++x) {
          const FieldId field = game.board().at(x, y, area.storey);
          if (field == noField) return name(id) + " leaves the board";
          if (expected[field] != noFigure) return name(id) + " stands on " + name(expected[field]);
          if (game.isVehicle(id) && !Tracks::mayUse(game.board().terrainOf(field), game.typeOf(id).carriage))
            return name(id) + " stands where it may not";
          expected[field] = id;
        }
    }
  }
  for (FigureId id = 0; id < game.figureCount(); ++id)
    if (state.figures[id].aboard() != (aboardOf[id] == 1)) return name(id) + " is in no crew or in two";
  for (FieldId field = 0; field < game.board().size(); ++field) {
    const FigureId there = state.occupant[field];
    const bool wreck = there != noFigure && state.figures[there].standing == Standing::out;
    if (there != expected[field] && !(wreck && game.isVehicle(there) && expected[field] == noFigure))
      return "field " + std::to_string(field) + " does not know who stands on it";
  }
  return {};
}

TEST(VehicleLaws, R20_R32_the_table_stays_whole_whatever_is_played) {
  for (const auto& [name, game] : testGames()) {
    if (name != "chariots") continue;
    ActionList<Action> actions(game.maxActions());
    std::array<int, actionKinds> played{};
    EventList told;
    for (int seed = 1; seed <= games; ++seed) {
      FastDice dice(static_cast<std::uint64_t>(seed));
      State state = game.start();
      for (int steps = 0;; ++steps) {
        ASSERT_LT(steps, 20'000) << "the game does not end";
        const std::string fault = faultOf(game, state);
        ASSERT_EQ(fault, "") << "seed " << seed << " step " << steps << '\n' << game.draw(state, Language::english);
        const Turn now = game.turn(state);
        if (now.waiting == Waiting::nobody) break;
        if (now.waiting == Waiting::dice) {
          game.roll(state, dice.roll(now.dice), told);
        } else {
          const Seat seat = anyOf(now.seats, dice);
          actions.clear();
          game.list(state, seat, actions);
          ASSERT_FALSE(actions.empty()) << "seed " << seed << " step " << steps;
          const Action action = chosen(actions, dice);
          ++played[static_cast<std::size_t>(action.kind())];
          game.apply(state, seat, action, told);
        }
        told.events.clear();
      }
    }
#ifdef NDEBUG
    for (const ActionKind kind : {ActionKind::drive, ActionKind::ram, ActionKind::rollRam, ActionKind::board,
                                  ActionKind::alight, ActionKind::steady, ActionKind::reins, ActionKind::capture,
                                  ActionKind::lead, ActionKind::divert, ActionKind::name, ActionKind::put})
      EXPECT_GT(played[static_cast<std::size_t>(kind)], 0) << static_cast<int>(kind);
#endif
  }
}

}  // namespace
}  // namespace walstatt::mfm
