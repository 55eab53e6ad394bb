// The game object as a whole: states are small plain values, playing never touches the heap, and what is listed is
// exactly what is allowed (G1 to G10, R1 to R19 and R33 to R36 meet here).
#include <unordered_set>

#include "../../../tests/heap.h"
#include "../../../tests/mfm/test_games.h"
#include "base/test_cases.h"

namespace walstatt::mfm {
namespace {

constexpr int gamesEach = cases(6, 2), positionsEach = cases(24, 6);

TEST(Game, R5_a_state_is_a_small_plain_value) {
  static_assert(sizeof(State) <= 4096);
  static_assert(std::is_trivially_copyable_v<State>);
  static_assert(std::has_unique_object_representations_v<State>);
  static_assert(sizeof(Action) == 4 && std::is_trivially_copyable_v<Action>);
  static_assert(Game<ManForMan>);
}

TEST(Game, R5_listing_acting_and_rolling_never_touch_the_heap) {
  for (const auto& [name, game] : testGames()) {
    ActionList<Action> actions(game.maxActions());
    for (int seed = 1; seed <= gamesEach; ++seed) {
      FastDice dice(static_cast<std::uint64_t>(seed));
      NoEvents quiet;
      std::size_t steps = 0, refused = 0;
      const std::size_t before = takenFromHeap();
      State state = game.start();
      for (;; ++steps) {
        const Turn now = game.turn(state);
        if (now.waiting == Waiting::nobody) break;
        if (now.waiting == Waiting::dice) {
          game.roll(state, dice.roll(now.dice), quiet);
          continue;
        }
        const Seat seat = anyOf(now.seats, dice);
        actions.clear();
        game.list(state, seat, actions);
        if (actions.empty()) break;
        const Action action = chosen(actions, dice);
        refused += game.check(state, seat, action).has_value();
        game.apply(state, seat, action, quiet);
        game.value(state, 0);
        game.signature(state);
      }
      EXPECT_EQ(takenFromHeap() - before, 0u) << name;
      EXPECT_EQ(refused, 0u) << name;
      EXPECT_TRUE(game.outcome(state).over) << name << " after " << steps;
    }
  }
}

// Faces of one class lead to the same state: the odds try one of each.
TEST(Game, R6_faces_of_one_class_lead_to_the_same_state) {
  for (const auto& [name, game] : testGames()) {
    ActionList<Action> actions(game.maxActions());
    FastDice dice(3);
    NoEvents quiet;
    State state = game.start();
    for (;;) {
      const Turn now = game.turn(state);
      if (now.waiting == Waiting::nobody) break;
      if (now.waiting == Waiting::dice) {
        if (now.dice.count == 1) {
          std::vector<std::pair<Face, State>> seen;
          for (Face face = 1; face <= now.dice.sides; ++face) {
            Faces faces;
            faces.push_back(face);
            State after = state;
            game.roll(after, faces, quiet);
            const Face kind = game.faceClass(state, face);
            const auto same =
                std::find_if(seen.begin(), seen.end(), [&](const auto& each) { return each.first == kind; });
            if (same == seen.end()) {
              seen.emplace_back(kind, after);
            } else {
              ASSERT_TRUE(same->second == after) << name << ' ' << game.writePosition(state) << " face " << face;
            }
          }
        }
        game.roll(state, dice.roll(now.dice), quiet);
        continue;
      }
      const Seat seat = anyOf(now.seats, dice);
      actions.clear();
      game.list(state, seat, actions);
      ASSERT_FALSE(actions.empty()) << name;
      game.apply(state, seat, chosen(actions, dice), quiet);
    }
  }
}

// --- listed is allowed and allowed is listed ------------------------------------------------------------------------------------

bool hasVehicles(const ManForMan& game) {
  for (FigureId id = 0; id < game.figureCount(); ++id)
    if (game.isVehicle(id)) return true;
  return false;
}

template <class Visit>
void vehicleUniverse(const ManForMan& game, FigureId id, const Visit& visit) {
  for (Direction d = 0; d < directions; ++d)
    for (int steps = 0; steps <= 15; ++steps)
      for (Facing facing = 0; facing < facings; ++facing) {
        visit(Action::drive(id, d, steps, facing));
        visit(Action::lead(id, d, steps, facing));
      }
  for (int steps = 0; steps <= 15; ++steps) visit(Action::ram(id, steps));
  visit(Action::rollRam(id));
  visit(Action::steady(id));
  visit(Action::reins(id));
  visit(Action::divert(id));
  visit(Action::name(id));
  for (int t = 0; t <= game.figureCount(); ++t) {
    visit(Action::board(id, static_cast<FigureId>(t)));
    visit(Action::capture(id, static_cast<FigureId>(t)));
  }
  for (FieldId field = 0; field <= game.board().size(); ++field) {
    visit(Action::alight(id, field));
    visit(Action::put(id, field));
    for (Facing facing = 1; facing < facings; ++facing) visit(Action::deploy(id, field, facing));
  }
}

// All that could be said of this game: every kind with all figures, directions, steps, targets and fields.
template <class Visit>
void universe(const ManForMan& game, const Visit& visit) {
  const auto figures = static_cast<FigureId>(game.figureCount());
  const auto fields = static_cast<FieldId>(game.board().size());
  visit(Action::pass());
  visit(Action::decline());
  for (int i = 0; i <= figures; ++i) {  // one id more than there are
    const auto id = static_cast<FigureId>(i);
    visit(Action::search(id));
    visit(Action::climb(id, true));
    visit(Action::climb(id, false));
    for (Direction d = 0; d < directions; ++d)
      for (int steps = 0; steps <= 15; ++steps) visit(Action::move(id, d, steps));
    for (int t = 0; t <= figures; ++t) {
      const auto target = static_cast<FigureId>(t);
      visit(Action::nah(id, target));
      visit(Action::weit(id, target));
      visit(Action::strike(id, target));
      for (const Stance stance : {Stance::still, Stance::moving})
        for (const Across across : {Across::given, Across::columns, Across::rows})
          visit(Action::fern(id, target, stance, across));
    }
    for (FieldId field = 0; field <= fields; ++field) visit(Action::deploy(id, field));
    if (hasVehicles(game)) vehicleUniverse(game, id, visit);
  }
  const bool document = game.setup().kind == ScenarioKind::document;
  // In a battle there is nothing to carry and nobody comes on: a few are enough to see it.
  const int carriers = document ? figures : 2;
  const int step = document ? 1 : 97;
  for (int i = 0; i < carriers; ++i)
    for (int j = 0; j <= carriers; ++j)
      for (Direction d = 0; d < directions; ++d)
        for (int steps = 0; steps <= 15; ++steps)
          visit(Action::carry(static_cast<FigureId>(i), j == carriers ? noFigure : static_cast<FigureId>(j), d, steps));
  for (int field = 0; field <= fields; field += step)
    for (Direction d = 0; d < directions; ++d)
      for (int steps = 0; steps <= 15; ++steps) {
        visit(Action::enterCarry(static_cast<FieldId>(field), d, steps));
        for (int i = 0; i < carriers; ++i)
          visit(Action::enter(static_cast<FigureId>(i), static_cast<FieldId>(field), d, steps));
      }
}

TEST(Game, R3_R36_what_is_listed_is_allowed_and_what_is_allowed_is_listed) {
  std::array<std::size_t, actionKinds> allowedOf{};
  int ledRiding = 0;
  for (const auto& [name, game] : testGames()) {
    std::vector<Action> all;
    universe(game, [&](Action action) { all.push_back(action); });
    ActionList<Action> actions(game.maxActions());
    FastDice dice(11);
    NoEvents quiet;
    const bool crowded = name == "yard" || name == "chariots";
    const std::uint32_t apart = crowded ? 6 : 17;  // look at one decision in so many
    const int wanted = (name == "chariots" ? 20 : crowded ? 4 : 1) * positionsEach;
    int looked = 0;
    for (int games = 0; games < 100 && looked < wanted; ++games) {
      State state = game.start();
      for (;;) {
        const Turn now = game.turn(state);
        if (now.waiting == Waiting::nobody) break;
        if (now.waiting == Waiting::dice) {
          game.roll(state, dice.roll(now.dice), quiet);
          continue;
        }
        const bool ramming = std::any_of(state.figures.begin(), state.figures.end(),
                                         [](const Figure& figure) { return figure.is(mark::ramming); });
        const bool chariots = name == "chariots";
        const bool rare = state.attack.isDecision();
        bool leadsRiding = false;  // R32: from the saddle
        for (FigureId id = 0; id < game.figureCount() && chariots; ++id)
          leadsRiding = leadsRiding || (state.figures[id].aboard() && state.figures[id].side == state.activeSide &&
                                        !state.figures[id].is(mark::moved) && game.ledBy(state, id) != noFigure);
        const bool reacts = now.reaction && (!chariots || rare || dice.below(4) == 0);
        const bool special = reacts || (ramming && dice.below(8) == 0) || (leadsRiding && dice.below(4) == 0) ||
                             (state.chest != noField && state.occupant[state.chest] != noFigure);
        if ((special || dice.below(apart) == 0) && looked < wanted) {
          ++looked;
          for (int s = 0; s <= game.seats(); ++s) {
            const auto seat = static_cast<Seat>(s);
            actions.clear();
            game.list(state, seat, actions);
            ASSERT_LE(actions.size(), game.maxActions());
            std::unordered_set<std::uint32_t> listed;
            for (const Action& action : actions) {
              ASSERT_TRUE(listed.insert(action.code()).second) << "listed twice: " << game.write(state, action);
              const auto refusal = game.check(state, seat, action);
              ASSERT_FALSE(refusal) << name << ": listed but refused (" << refusal->phrase->id
                                    << "): " << game.write(state, action) << '\n'
                                    << game.writePosition(state);
            }
            ASSERT_EQ(!listed.empty(), has(now.seats, seat)) << name << '\n' << game.writePosition(state);
            if (!has(now.seats, seat)) {  // any refusal will do, but there must be one
              for (std::size_t i = dice.below(50); i < all.size(); i += 50)
                ASSERT_TRUE(game.check(state, seat, all[i]));
              continue;
            }
            for (const Action& action : all) {
              const auto refusal = game.check(state, seat, action);
              if (refusal) {
                ASSERT_TRUE(refusal->phrase) << name;
                ASSERT_TRUE(testLibrary().words().has(refusal->phrase->id)) << refusal->phrase->id;
                continue;
              }
              ++allowedOf[static_cast<std::size_t>(action.kind())];
              ledRiding += action.kind() == ActionKind::lead && state.figures[action.figure()].aboard();
              if (action.kind() == ActionKind::deploy) continue;  // of equal figures one is listed: see below
              ASSERT_TRUE(listed.count(action.code()))
                  << name << ": allowed but not listed: " << game.write(state, action) << '\n'
                  << game.writePosition(state);
            }
          }
        }
        const Seat seat = anyOf(now.seats, dice);
        actions.clear();
        game.list(state, seat, actions);
        ASSERT_FALSE(actions.empty()) << name;
        game.apply(state, seat, chosen(actions, dice), quiet);
      }
    }
    EXPECT_EQ(looked, wanted) << name;
  }
  if (!everyCase) return;
  for (std::size_t kind = 0; kind < allowedOf.size(); ++kind)
    EXPECT_GT(allowedOf[kind], 0u) << "never met a legal action of kind " << kind;
  EXPECT_GT(ledRiding, 0);
}

// R34: an allowed deployment that is not listed is that of a figure equal to one that is.
TEST(Game, R34_deployments_left_out_of_the_list_are_of_equal_figures) {
  for (const auto& [name, game] : testGames()) {
    if (game.setup().kind != ScenarioKind::points) continue;
    ActionList<Action> actions(game.maxActions());
    FastDice dice(5);
    NoEvents quiet;
    State state = game.start();
    while (state.phase != Phase::play) {
      const Turn now = game.turn(state);
      if (now.waiting == Waiting::dice) {
        game.roll(state, dice.roll(now.dice), quiet);
        continue;
      }
      for (const Seat seat : eachSeat(game.seats())) {
        if (!has(now.seats, seat)) continue;
        actions.clear();
        game.list(state, seat, actions);
        std::unordered_set<std::uint32_t> listed;  // by kind of figure and field
        for (const Action& action : actions)
          listed.insert(game.setup().figures[action.figure()].type * 65536u + action.field());
        for (FigureId id = 0; id < game.figureCount(); ++id)
          for (FieldId field = 0; field < game.board().size(); ++field)
            ASSERT_TRUE(game.check(state, seat, Action::deploy(id, field)) ||
                        listed.count(game.setup().figures[id].type * 65536u + field))
                << name;
      }
      const Seat seat = anyOf(now.seats, dice);
      actions.clear();
      game.list(state, seat, actions);
      game.apply(state, seat, actions[dice.below(static_cast<std::uint32_t>(actions.size()))], quiet);
    }
  }
}

// A refused action leaves no trace, and checking is not acting.
TEST(Game, G1_listing_and_checking_change_nothing) {
  for (const auto& [name, game] : testGames()) {
    const State state = game.start();
    const std::uint64_t before = game.signature(state);
    ActionList<Action> actions(game.maxActions());
    game.list(state, 0, actions);
    universe(game, [&, now = &state, object = &game](Action action) { object->check(*now, 0, action); });
    EXPECT_EQ(game.signature(state), before) << name;
    EXPECT_TRUE(state == game.start());
  }
}

}  // namespace
}  // namespace walstatt::mfm
