// Whatever is played with riders and chariots, the table stays whole: every field knows who stands on it, everybody aboard
// is in one chain, nobody is in two places, and what a game begins it ends.
#include "base/test_cases.h"
#include "test_games.h"

namespace walstatt::mfm {
namespace {

constexpr int vehicleGames = cases(120, 10);

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
      if (const FigureId leader = game.leaderOf(state, id); leader != noFigure) {
        const Figure& board = state.figures[game.boardOf(state, leader)];
        if (game.ledBy(state, leader) != id || board.vehicle != id || !board.onBoard() || crew)
          return name(id) + " is led wrongly";
        if (figure.side != state.figures[leader].side) return name(id) + " is not its leader's";
        const bool together = !underWay || state.run.figure != id;
        if (together && game.areaOf(state, id).steps(game.areaOf(state, leader)) != 1)
          return name(id) + " is led from afar";
      } else if (figure.vehicle != noFigure && (!crew || game.typeOf(id).carriage != Carriage::mount)) {
        return name(id) + " leads without a rider";
      }
    } else if (const FigureId led = game.ledBy(state, id); led != noFigure && game.leaderOf(state, led) != id) {
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
    int caughtRiding = 0, ledRiding = 0;
    EventList told;
    for (int seed = 1; seed <= vehicleGames; ++seed) {
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
          Action action = chosen(actions, dice);
          // Riders who lead are rare: who can goes on with it every other time.
          if (dice.below(2))
            for (const Action& one : actions)
              if (one.kind() == ActionKind::lead && state.figures[one.figure()].aboard() && dice.below(4) == 0)
                action = one;
          ++played[static_cast<std::size_t>(action.kind())];
          const bool rides = state.figures[action.figure()].aboard();
          caughtRiding += action.kind() == ActionKind::capture && rides;
          ledRiding += action.kind() == ActionKind::lead && rides;
          game.apply(state, seat, action, told);
        }
        told.events.clear();
      }
    }
    if (!everyCase) continue;
    for (const ActionKind kind : {ActionKind::drive, ActionKind::ram, ActionKind::rollRam, ActionKind::board,
                                  ActionKind::alight, ActionKind::steady, ActionKind::reins, ActionKind::capture,
                                  ActionKind::lead, ActionKind::divert, ActionKind::name, ActionKind::put})
      EXPECT_GT(played[static_cast<std::size_t>(kind)], 0) << static_cast<int>(kind);
    EXPECT_GT(caughtRiding, 0);  // R32: from the saddle
    EXPECT_GT(ledRiding, 0);
  }
}

}  // namespace
}  // namespace walstatt::mfm
