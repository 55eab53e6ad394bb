// The score sheet and the position line of Man for Man: every form, every fault with its place, saving and loading at
// every step. The notation writes what these rules allow: R3 (runs), R13 (danger area), R14, R15, R18, R34, R35.

#include "../../../tests/mfm/figures.h"
#include "../../../tests/mfm/test_games.h"
#include "base/test_cases.h"

namespace walstatt::mfm {
namespace {

// What is read is the action meant, and is written as it was read.
void expectForm(TestTable& table, const std::string& text, Action meant, int seat = -1) {
  const Seat who = seat < 0 ? table.mover() : static_cast<Seat>(seat);
  const Read<Action> read = table.game().read(table.state(), who, text);
  ASSERT_TRUE(read.value) << text << ": " << read.error.phrase->id << " at " << read.at;
  EXPECT_EQ(read.value->code(), meant.code()) << text;
  EXPECT_EQ(table.game().write(table.state(), meant), text);
}

void expectFault(TestTable& table, const std::string& text, const std::string& phrase, std::size_t at) {
  const Read<Action> read = table.game().read(table.state(), 0, text);
  ASSERT_FALSE(read.value) << text;
  EXPECT_EQ(read.error.phrase->id, phrase) << text;
  EXPECT_EQ(read.at, at) << text;
}

// --- actions ------------------------------------------------------------------------------------------------------------------

TEST(Notation, R3_moves_attacks_and_passing) {
  TestTable table(meadow(9, 8));
  table.put(0, archer, "c7").put(0, "roman-pikeman", "a1").put(1, sword, "d8").put(1, sword, "c5").put(1, sword, "a3");
  expectForm(table, "pass", Action::pass());
  expectForm(table, "c7-f7", Action::move(0, 2, 3));
  expectForm(table, "c7-c6", Action::move(0, 0, 1));
  expectForm(table, "c7-a5", Action::move(0, 7, 2));
  expectForm(table, "c7xd8", Action::nah(0, table.figure("d8")));
  expectForm(table, "a1~a3", Action::weit(1, table.figure("a3")));                                    // R14
  expectForm(table, "c7*c5", Action::fern(0, table.figure("c5"), Stance::still));                     // G7
  expectForm(table, "c7*c5>", Action::fern(0, table.figure("c5"), Stance::moving));                   // G7.1
  expectForm(table, "c7*c5/c", Action::fern(0, table.figure("c5"), Stance::still, Across::columns));  // R13
  expectForm(table, "c7*c5>/r", Action::fern(0, table.figure("c5"), Stance::moving, Across::rows));
}

TEST(Notation, R3_figures_may_be_named_by_their_label) {
  TestTable table(meadow(9, 8));
  table.put(0, archer, "c7").put(1, sword, "d8");
  EXPECT_EQ(table.read("BO1-f7").value->code(), Action::move(0, 2, 3).code());
  EXPECT_EQ(table.read("BO1xd8").value->code(), Action::nah(0, 1).code());
  EXPECT_EQ(table.game().write(table.state(), Action::move(0, 2, 3)), "c7-f7");
  EXPECT_FALSE(table.read("SW2-d7").value);  // a label of the other side
}

TEST(Notation, R35_coming_on_carrying_and_searching) {
  TestTable table(meadow(9, 8));
  table.document("e4", {"c1", "d1", "e1"}, {"a4"});
  table.put(0, legionary, "d4").put(0, legionary, "f5").put(0, archer, "").put(1, sword, "e4").put(1, sword, "");
  expectForm(table, "BO3@c1", Action::enter(2, table.field("c1"), 4, 1));
  expectForm(table, "BO3@c1-c4", Action::enter(2, table.field("c1"), 4, 4));
  expectForm(table, "BO3@c1-e3", Action::enter(2, table.field("c1"), 3, 3));
  expectForm(table, "d4&S2", Action::carry(0, noFigure, 4, 2));
  expectForm(table, "d4+f5&NE3", Action::carry(0, 1, 1, 3));
  EXPECT_EQ(table.read("f5+d4&NE3").value->code(), Action::carry(0, 1, 1, 3).code());
  expectForm(table, "&d1:S3", Action::enterCarry(table.field("d1"), 4, 3));
  table.act("BO3@c1").act("pass");
  expectForm(table, "e4?", Action::search(3));
  expectForm(table, "SW5@a4", Action::enter(4, table.field("a4"), 2, 1));
}

TEST(Notation, R35_every_compass_direction) {
  TestTable table(meadow(9, 8));
  table.document("e4", {"c1"}, {"a4"});
  table.put(0, legionary, "d4").put(1, sword, "i8");
  const char* names[] = {"N", "NE", "E", "SE", "S", "SW", "W", "NW"};
  for (Direction d = 0; d < directions; ++d)
    for (const int steps : {1, 9, 15})
      expectForm(table, std::string("d4&") + names[d] + std::to_string(steps), Action::carry(0, noFigure, d, steps));
}

TEST(Notation, R15_strike_and_decline) {
  TestTable table(meadow(9, 8));
  table.put(0, legionary, "a1").put(1, spear, "c2");
  table.act("a1-d1");
  expectForm(table, "c2!b1", Action::strike(1, 0));
  expectForm(table, "decline", Action::decline());
  EXPECT_EQ(table.read("GS2!b1").value->code(), Action::strike(1, 0).code());
}

TEST(Notation, R15_the_mover_over_an_own_figure_is_the_one_that_is_struck) {
  TestTable table(meadow(9, 8));
  table.put(0, legionary, "a1").put(0, "roman-triarius", "b1").put(1, spear, "c2");
  table.act("a1-d1");
  expectForm(table, "c2!b1", Action::strike(2, 0));
}

TEST(Notation, R18_storeys) {
  TestTable table({"WWWW..", "W__D..", "WWWW.."});
  table.storey(1, 1, 1, {"__"}).put(0, legionary, "b2").put(0, legionary, "c2/1").put(1, sword, "f3");
  expectForm(table, "b2^+", Action::climb(0, true));
  expectForm(table, "c2/1^-", Action::climb(1, false));
  expectForm(table, "c2/1-b2/1", Action::move(1, 6, 1));
  expectFault(table, "b2-c2/1", "mfm.refusal.not-one-direction", 3);
  expectFault(table, "b2-c2/2", "mfm.notation.field", 3);
  expectFault(table, "b2-c2/0", "mfm.notation.end", 5);
}

TEST(Notation, R34_deploying) {
  TestTable table(meadow(9, 8));
  table.document("", {"a1", "b1"}, {"a8"}, Edge::top, Edge::bottom);
  table.setup().kind = ScenarioKind::points;
  table.put(0, legionary, "").put(1, sword, "");
  table.state() = table.game().start();
  table.roll({1, 2});
  expectForm(table, "SW1@b1", Action::deploy(0, table.field("b1")));
  expectFault(table, "SW1@b1-b2", "mfm.notation.end", 6);
}

TEST(Notation, R3_every_fault_has_its_place) {
  TestTable table(meadow(9, 8));
  table.document("e4", {"c1", "d1", "e1"}, {"a4"});
  table.put(0, legionary, "d4").put(0, legionary, "f4").put(0, archer, "").put(1, sword, "d6");
  const char* figure = "mfm.notation.figure";
  const char* field = "mfm.notation.field";
  const char* sign = "mfm.notation.sign";
  const char* end = "mfm.notation.end";
  const char* target = "mfm.notation.target";
  const char* run = "mfm.notation.run";
  const char* direction = "mfm.refusal.not-one-direction";
  for (const char* text : {"", "z9-a1", "XX1-a1", "D4-a1", "4", "-", " pass", "Pass", "passe", "pass ", "decline!"})
    expectFault(table, text, figure, 0);
  expectFault(table, "a1-a2", "mfm.notation.empty-field", 0);
  expectFault(table, "d4", sign, 2);
  expectFault(table, "d4$d5", sign, 2);
  expectFault(table, "d4 -d5", sign, 2);
  expectFault(table, "BO3", sign, 3);
  expectFault(table, "d4-", field, 3);
  expectFault(table, "d4-z5", field, 3);
  expectFault(table, "d4-d0", field, 3);
  expectFault(table, "d4-d05", field, 3);
  expectFault(table, "d4-d99999999999", field, 3);
  expectFault(table, "d4-e6", direction, 3);
  expectFault(table, "d4-d4", direction, 3);
  expectFault(table, "d4-d5x", end, 5);
  expectFault(table, "BO3-d5", "mfm.refusal.not-on-board", 0);
  expectFault(table, "BO3@", field, 4);
  expectFault(table, "BO3@zz1", field, 4);
  expectFault(table, "BO3@c1x", sign, 6);
  expectFault(table, "BO3@c1-", field, 7);
  expectFault(table, "BO3@c1-d3", direction, 7);
  expectFault(table, "BO3@c1-c3?", end, 9);
  expectFault(table, "d4+", figure, 3);
  expectFault(table, "d4+h8&S1", figure, 3);
  expectFault(table, "d4+d4&S1", figure, 3);
  expectFault(table, "d4+f4", sign, 5);
  expectFault(table, "d4+f4&", run, 6);
  for (const char* text : {"d4&", "d4&Q1", "d4&S", "d4&S0", "d4&S16", "d4&S-1", "d4&3", "d4&s1", "d4&S99999999999"})
    expectFault(table, text, run, 3);
  expectFault(table, "d4&S1,", end, 5);
  expectFault(table, "&", field, 1);
  expectFault(table, "&d1", sign, 3);
  expectFault(table, "&d1:", run, 4);
  expectFault(table, "&d1:S1x", end, 6);
  for (const char* text : {"d4x", "d4xd5", "d4~", "d4~d5", "d4*", "d4*z1"}) expectFault(table, text, target, 3);
  expectFault(table, "d4xd6x", end, 5);
  expectFault(table, "d4~d6>", end, 5);
  expectFault(table, "d4*d6/", sign, 6);
  expectFault(table, "d4*d6/x", sign, 6);
  expectFault(table, "d4*d6>>", end, 6);
  expectFault(table, "d4*d6/c>", end, 7);
  expectFault(table, "d4!", field, 3);
  expectFault(table, "d4!d6", target, 3);
  expectFault(table, "d4^", sign, 3);
  expectFault(table, "d4^x", sign, 3);
  expectFault(table, "d4^+1", end, 4);
  expectFault(table, "d4?d6", end, 3);
}

TEST(Notation, G1_a_seat_that_is_not_at_the_table_reads_nothing) {
  TestTable table(meadow(9, 8));
  table.put(0, legionary, "d4").put(1, sword, "d6");
  const Read<Action> read = table.game().read(table.state(), 5, "pass");
  EXPECT_FALSE(read.value);
  EXPECT_EQ(read.error.phrase->id, "mfm.refusal.not-your-turn");
}

// --- positions ------------------------------------------------------------------------------------------------------------------

// One step of a random game; false when it is over or nobody can do anything.
bool step(const ManForMan& game, State& state, FastDice& dice, ActionList<Action>& actions) {
  NoEvents quiet;
  const Turn now = game.turn(state);
  if (now.waiting == Waiting::nobody) return false;
  if (now.waiting == Waiting::dice) return game.roll(state, dice.roll(now.dice), quiet), true;
  if (!now.seats) return false;
  const Seat seat = anyOf(now.seats, dice);
  actions.clear();
  game.list(state, seat, actions);
  if (actions.empty()) return false;
  game.apply(state, seat, chosen(actions, dice), quiet);
  return true;
}

constexpr int gamesEach = cases(10, 3), mutations = cases(60'000, 12'000);

// R5, R15, R34, R35: whatever is under way is in the line: dice, runs, strikes, deployment.
TEST(Notation, R15_saved_equals_loaded_at_every_step) {
  int midRun = 0, midDice = 0, deploying = 0, carried = 0, over = 0, played = 0;
  for (const auto& [name, game] : testGames()) {
    ActionList<Action> actions(game.maxActions());
    const int seeds = name == "yard" ? 20 * gamesEach : gamesEach;  // the chest is seldom struck at
    played += seeds;
    for (int seed = 1; seed <= seeds; ++seed) {
      FastDice dice(static_cast<std::uint64_t>(seed));
      State state = game.start();
      bool going = true;
      while (going) {
        const std::string text = game.writePosition(state);
        const Read<State> read = game.readPosition(text);
        ASSERT_TRUE(read.value) << name << ": " << text << " at " << read.at;
        ASSERT_TRUE(*read.value == state) << name << ": " << text;
        ASSERT_EQ(game.signature(*read.value), game.signature(state));
        ASSERT_EQ(game.writePosition(*read.value), text);
        const Turn now = game.turn(state);
        midRun += state.run.active();
        midDice += now.waiting == Waiting::dice;
        deploying += state.phase == Phase::deploy;
        carried += state.run.active() && state.run.carries;
        over += now.waiting == Waiting::nobody;
        going = step(game, state, dice, actions);
      }
      EXPECT_TRUE(game.outcome(state).over) << name;
    }
  }
  EXPECT_GT(midRun, 10 * gamesEach);
  EXPECT_GT(midDice, 100 * gamesEach);
  EXPECT_GT(deploying, 100);
  EXPECT_GT(carried, gamesEach / 2);
  EXPECT_EQ(over, played);
}

// Every listed action is written, read back as itself, and no two of a position are written alike.
TEST(Notation, R3_every_listed_action_reads_back_as_itself) {
  for (const auto& [name, game] : testGames()) {
    ActionList<Action> actions(game.maxActions()), chosen(game.maxActions());
    for (int seed = 1; seed <= 2; ++seed) {
      FastDice dice(static_cast<std::uint64_t>(seed + 100));
      State state = game.start();
      do {
        const Turn now = game.turn(state);
        if (now.waiting != Waiting::decision) continue;
        for (const Seat seat : eachSeat(game.seats())) {
          if (!has(now.seats, seat)) continue;
          actions.clear();
          game.list(state, seat, actions);
          std::vector<std::string> texts;
          for (const Action& action : actions) {
            texts.push_back(game.write(state, action));
            const Read<Action> read = game.read(state, seat, texts.back());
            ASSERT_TRUE(read.value) << name << ' ' << texts.back();
            ASSERT_EQ(read.value->code(), action.code()) << name << ' ' << texts.back();
          }
          std::sort(texts.begin(), texts.end());
          ASSERT_EQ(std::adjacent_find(texts.begin(), texts.end()), texts.end()) << name;
        }
      } while (step(game, state, dice, chosen));
    }
  }
}

TEST(Notation, R35_a_fault_in_a_position_has_its_place) {
  TestTable table(meadow(9, 8));
  table.document("e4", {"c1"}, {"a4"});
  table.put(0, legionary, "d4").put(0, "roman-optio", "f4").put(1, sword, "d6");
  table.state().figures[1].lives = 1;
  const std::string text = table.game().writePosition(table.state());
  EXPECT_EQ(text, "mfm1 play 1 1 1 0 0 0 - - - e4 d4 f4:l1 d6");
  ASSERT_TRUE(table.game().readPosition(text).value);
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    const Read<State> read = table.game().readPosition(text.substr(0, at) + "?" + text.substr(end));
    EXPECT_FALSE(read.value);
    EXPECT_EQ(read.error.phrase->id, "mfm.notation.position");
    EXPECT_EQ(read.at, at) << text.substr(at, end - at);
    at = end + 1;
  }
  for (const char* more : {" run=", " strike=0,1", " attack=1", " x", " run=0,255,0,0,4,3,1,1,d4,-,-"})
    EXPECT_FALSE(table.game().readPosition(text + more).value) << more;
}

TEST(Notation, R34_positions_that_cannot_be_are_refused) {
  TestTable battle(meadow(9, 8));
  battle.put(0, legionary, "d4").put(1, sword, "d6");
  const ManForMan& game = battle.game();
  const std::string good = "mfm1 play 1 1 1 0 0 0 - - - - d4 d6";
  EXPECT_TRUE(game.readPosition(good).value);
  for (const char* bad : {
           "",
           "mfm2 play 1 1 1 0 0 0 - - - - d4 d6",
           "mfm1 play 0 1 1 0 0 0 - - - - d4 d6",
           "mfm1 play 11 1 1 0 0 0 - - - - d4 d6",       // of ten rounds
           "mfm1 play 1 3 1 0 0 0 - - - - d4 d6",        // a third side
           "mfm1 play 1 1 1 1 0 0 - - - - d4 d6",        // everybody has passed
           "mfm1 play 1 1 1 0 0 0 - - - - d4 d4",        // two on one field
           "mfm1 play 1 1 1 0 0 0 - - - - d4",           // a figure is missing
           "mfm1 play 1 1 1 0 0 0 - - - - d4 d6 d7",     // one too many
           "mfm1 play 1 1 1 0 0 0 - - - - d4:l2 d6",     // more lives than it has
           "mfm1 play 1 1 1 0 0 0 - - - - d4:m4096 d6",  // no such mark
           "mfm1 play 1 1 1 0 0 0 - - - - d4:o- d6",     // nowhere when its turn began
           "mfm1 play 1 1 1 0 0 0 - - - - x:l1 d6",      // out with lives
           "mfm1 play 1 1 1 0 0 0 - - - e4 d4 d6",       // a chest in a battle
           "mfm1 play 1 1 1 0 0 0 - - - - @ d6",         // not deployed, yet at play
           "mfm1 play 1 1 1 0 0 0 0 - - - d4 d6",        // a search in a battle
           "mfm1 over 1 1 1 0 0 0 - - - - d4 d6",        // over without an ending
           "mfm1 play 1 1 1 0 0 0 - points 1 - d4 d6",   // an ending without an end
           "mfm1 deploy 1 1 1 0 0 0 - - - - d4 d6",      // nobody to deploy
           "mfm1 first 1 1 1 0 0 0 - - - - d4 d6",       // the first die with figures on the board
       })
    EXPECT_FALSE(game.readPosition(bad).value) << bad;
}

// Thousands of damaged lines: refused, or a state with which everything works, also playing on.
TEST(Notation, R5_damaged_positions_never_crash) {
  const std::string letters = "0123456789abcdefgmst@:-,=/xlmo ?";
  FastDice dice(7);
  int accepted = 0;
  for (const auto& [name, game] : testGames()) {
    ActionList<Action> actions(game.maxActions());
    std::vector<std::string> pool;
    std::vector<std::string> special;  // with a run, a strike or an attack under way
    for (int seed = 1; seed <= (name == "yard" ? 40 : 3); ++seed) {
      State state = game.start();
      do {
        pool.push_back(game.writePosition(state));
        if (pool.back().find('=') != std::string::npos) special.push_back(pool.back());
      } while (step(game, state, dice, actions));
    }
    const auto below = [&](std::size_t bound) {
      return std::size_t{dice.below(static_cast<std::uint32_t>(std::max<std::size_t>(bound, 1)))};
    };
    const auto words = [](const std::string& text) {
      std::vector<std::pair<std::size_t, std::size_t>> found;
      for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find_first_of(" ,:=", at), text.size());
        found.emplace_back(at, end - at);
        at = end + 1;
      }
      return found;
    };
    const int tries = mutations / 8;
    for (int i = 0; i < tries; ++i) {
      std::string text = i % 2 && !special.empty() ? special[below(special.size())] : pool[below(pool.size())];
      for (std::size_t times = 1 + below(2); times > 0 && !text.empty(); --times) {
        const std::size_t at = below(text.size());
        const auto parts = words(text);
        const auto [from, length] = parts[below(parts.size())];
        switch (below(7)) {
          case 0: text[at] = letters[below(letters.size())]; break;
          case 1: text.erase(at, 1 + below(3)); break;
          case 2: text.insert(at, 1, letters[below(letters.size())]); break;
          case 3: text.replace(from, length, std::to_string(below(below(4) ? 14 : 300))); break;
          case 4: {  // one word of another position of this game
            const std::string& other = pool[below(pool.size())];
            const auto theirs = words(other);
            const auto [start, size] = theirs[below(theirs.size())];
            text.replace(from, length, other, start, size);
            break;
          }
          case 5: {  // two words change places
            const auto [start, size] = parts[below(parts.size())];
            if (start <= from) break;
            const std::string later = text.substr(start, size), earlier = text.substr(from, length);
            text.replace(start, size, earlier).replace(from, length, later);
            break;
          }
          default:
            text.replace(from, length, writePlace({static_cast<int>(below(24)), static_cast<int>(below(24)), 0}));
        }
      }
      const Read<State> read = game.readPosition(text);
      if (!read.value) {
        ASSERT_LE(read.at, text.size()) << text;
        continue;
      }
      ++accepted;
      SCOPED_TRACE(name + ": " + text);
      State state = *read.value;
      const Read<State> again = game.readPosition(game.writePosition(state));
      ASSERT_TRUE(again.value);
      ASSERT_TRUE(*again.value == state);
      ASSERT_FALSE(game.draw(state, Language::german).empty());
      game.value(state, 0);
      game.outcome(state);
      for (const Seat seat : eachSeat(game.seats())) {
        actions.clear();
        game.list(state, seat, actions);
        ASSERT_LE(actions.size(), game.maxActions());
        for (const Action& action : actions) {
          ASSERT_FALSE(game.check(state, seat, action)) << game.write(state, action);
        }
      }
      for (int steps = 0; steps < 40; ++steps)
        if (!step(game, state, dice, actions)) break;
      game.draw(state, Language::english);
    }
  }
  EXPECT_GT(accepted, 100);
}

}  // namespace
}  // namespace walstatt::mfm
