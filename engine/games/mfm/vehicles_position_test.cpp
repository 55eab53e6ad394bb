// Riders and chariots in the position line (S2 to S9, R20 to R32): what is under way is kept, what cannot be is refused.
#include "../../../tests/mfm/figures.h"
#include "../../../tests/mfm/vehicle_battles.h"
#include "../../../tests/mfm/written.h"
#include "base/test_cases.h"

namespace walstatt::mfm {
namespace {

TEST(VehiclePosition, R20_what_a_unit_looks_like) {
  TestTable table(meadow(12, 12));
  table.vehicle(0, light, "d5/E", {driver, noble}).put(0, legionary, "a1").vehicle(1, horse, "k8/S", {rider});
  EXPECT_EQ(table.game().writePosition(table.state()), "mfm1 play 1 1 1 0 0 0 - - - - d5:fE:c1d,2 + + a1 k8:fS:c5d +");
  expectKept(table);
}

TEST(VehiclePosition, R32_positions_that_cannot_be_are_refused) {
  TestTable table(meadow(12, 12));
  table.vehicle(0, light, "d5/E", {driver, noble}).put(0, legionary, "a1").vehicle(1, horse, "k8/S", {rider});
  const ManForMan& game = table.game();
  const auto takes = [&](const std::string& figures) {
    return game.readPosition("mfm1 play 1 1 1 0 0 0 - - - - " + figures).value.has_value();
  };
  ASSERT_TRUE(takes("d5:fE:c1d,2 + + a1 k8:fS:c5d +"));
  for (const char* good : {
           "d5:fE:c2,1d + + a1 k8:fS:c5d +",                // the other order
           "d5:fE:c1,2 + + a1 k8:fS:c5d +",                 // nobody has the reins
           "d5:fE d9 d10 a1 k8:fS:c5d +",                   // no crew
           "d5:fE:h3 d9 d10 c5 k8:fS:c5d +",                // led
           "d5:fE:c1d,5 + d10 c5 k8:fS x",                  // a crew of both sides: see below
           "d5:m1024:fE:c1d,2 + + a1 k8:fS:c5d +",          // a ram declared
           "x:wd5:b63:fE d9 d10 a1 k8:fS:c5d +",            // a wreck
           "x:wd5:b62:fE d5 d10 a1 k8:fS:c5d +",            // somebody on it
           "x:fE d9 d10 a1 k8:fS:c5d +",                    // a wreck of a turn before
           "d5:fE:gN:c1d,2 +:oc3 + a1 k8:fS:c5d +",         // turned and got on in this turn
           "x:wd5:b63:fE:c1,2 + + a1 k8:fS:c5d + settle=0"  // a crew to be set down
       })
    EXPECT_EQ(takes(good), std::string(good).find("1d,5") == std::string::npos) << good;
  for (const char* bad : {
           "d5:fE:c1d,2 + + a1 k8:fS:c5d d9",                              // named in a crew, and on foot
           "d5:fE:c1d + + a1 k8:fS:c5d +",                                 // aboard nothing
           "d5:fE:c1d,1 + + a1 k8:fS:c5d +",                               // twice aboard
           "d5:fE:c1d,2d + + a1 k8:fS:c5d +",                              // two drivers
           "d5:fE:c1d,2,3 + + + k8:fS:c5d +",                              // no room, and no symbol
           "d5:fE:c3d,2 c1 + + k8:fS:c5d +",                               // no symbol
           "d5:fE:c1d,2 + + a1 k8:fS:c1d,5 +",                             // aboard two
           "d5:fE:c0 + + a1 k8:fS:c5d +",                                  // aboard itself
           "d5:fE:c4 + + a1 + +",                                          // a mount aboard a chariot
           "d5:fE:c1d, + + a1 k8:fS:c5d +",                                // a list that does not end
           "d5:fE:c + + a1 k8:fS:c5d +",                                   // and one that does not begin
           "d5:fQ:c1d,2 + + a1 k8:fS:c5d +",                               // no such way to look
           "l5:fE:c1d,2 + + a1 k8:fS:c5d +",                               // over the edge
           "d5:fE:c1d,2 + + e6 k8:fS:c5d +",                               // somebody below its wheels
           "d5:fE:c1d,2 + + a1 f6:fS:c5d +",                               // two boards on one field
           "d5:fE:c1d,2 + + a1 k12:fS:c5d +",                              // half over the edge
           "d5:fE:c1d,2:h3 + + c5 k8:fS:c5d +",                            // led with a crew aboard
           "d5:fE:h4 d9 d10 c5 k8:fS:c5d +",                               // led by a horse
           "d5:fE:h1 + d10 c5 k8:fS:c5d +",                                // led from aboard
           "@:fE:c1d,2 + + a1 k8:fS:c5d +",                                // not deployed, yet at play
           "x:fE:c1d,2 + + a1 k8:fS:c5d +",                                // out with a crew
           "x:wd5:b63:fE:c1,2 + + a1 k8:fS:c5d +",                         // a crew that nobody sets down
           "x:wd5:b63:fE d5 d10 a1 k8:fS:c5d +",                           // bars a field on which somebody stands
           "x:wd5:b64:fE d9 d10 a1 k8:fS:c5d +",                           // bars a field beside it
           "d5:b63:fE:c1d,2 + + a1 k8:fS:c5d +",                           // no wreck bars anything
           "d5:m1024:fE d9 d10 a1 k8:fS:c5d +",                            // a ram that nobody can throw for
           "d5:fE:c1d,2 + + a1 k8:m1024:fS:c5d +",                         // a ram out of turn
           "d5:m32:fE:c1d,2 + + a1 k8:fS:c5d +",                           // a chariot on the stairs
           "d5:m2048:fE:c1d,2 + + a1 k8:fS:c5d +",                         // branches ended its turn, yet it may go on
           "d5:m4096:fE:c1d,2 + + a1 k8:fS:c5d +",                         // no such mark
           "d5:fE:c1d,2 +:m1024 + a1 k8:fS:c5d +",                         // a person rams nobody
           "d5:c1d,2:fE + + a1 k8:fS:c5d +",                               // not in this order
           "d5:fE:c1d,2 + + a1:fN k8:fS:c5d +",                            // a person has no front
           "d5:fE:c1d,2 + + a1 k8:fS:c5d + settle=0",                      // nothing to set down
           "d5:fE:c1d,2 + + a1 k8:fS:c5d + test=branch,1",                 // a person below branches
           "d5:fE:c1d,2 + + a1 k8:fS:c5d + test=steady,3",                 // nothing to test
           "d5:fE:c1d,2 + + a1 k8:fS:c5d + test=luck,3",                   // no such test
           "d5:fE:c1d,2 + + a1 k8:fS:c5d + ram=0,0,0",                     // nobody to ram
           "d5:fE:c1d,2 + + a1 k8:fS:c5d + ram=0,0,0,4,2",                 // nobody in front
           "d5:fE:c1d,2 + + a1 k8:fS:c5d + ram=3,0,0,4,1",                 // no vehicle
           "d5:fE:c1d,2 + + a1 k8:fS:c5d + run=0,255,0,0,2,3,1,1,c5,-,-",  // no driver's run
           "d5:fE:c1d,2 + + a1 k8:fS:c5d + run=0,255,0,0,2,3,1,1,c5,-,-,1,0,1",  // a run without a cause to stop
       })
    EXPECT_FALSE(takes(bad)) << bad;
}

TEST(VehiclePosition, R32_who_leads_from_the_saddle) {
  // The led vehicle comes before the mount, or after it.
  for (const int owner : {0, 1}) {
    TestTable table(meadow(12, 12));
    table.vehicle(owner, light, "d5/N", {}).vehicle(0, horse, "c6/N", {rider}).put(1, legionary, "l12");
    table.act("c6(d5").act("pass").act("pass");
    const std::string words = owner ? "c6:c1d + d5:h1 l12:m" : "d5:h2 c6:c2d + l12:m";
    EXPECT_NE(table.game().writePosition(table.state()).find(words.substr(0, words.size() - 2)), std::string::npos)
        << table.game().writePosition(table.state());
    expectKept(table);
    table.act(owner ? "RE2=S1" : "RE3=S1");
    EXPECT_NE(table.game().writePosition(table.state()).find(owner ? ":h1m" : ":h2m"), std::string::npos);
    expectKept(table);
  }
}

TEST(VehiclePosition, R32_bridles_that_cannot_be_are_refused) {
  TestTable table(meadow(12, 12));
  table.vehicle(0, light, "d5/N", {}).vehicle(0, horse, "c6/N", {rider}).vehicle(0, horse, "f5/N", {});
  table.vehicle(0, light, "h5/N", {driver}).put(1, legionary, "l12");
  const auto takes = [&](const std::string& figures) {
    return table.game().readPosition("mfm1 play 1 1 1 0 0 0 - - - - " + figures).value.has_value();
  };
  EXPECT_TRUE(takes("d5:h2 c6:c2d + f5 h5:c5d + l12"));
  EXPECT_FALSE(takes("d5:h2 c6:c2d + f5:h2 h5:c5d + l12")) << "two bridles";
  EXPECT_FALSE(takes("d5:h5 c6:c2d + f5 h5:c5d + l12")) << "from a chariot";
  EXPECT_FALSE(takes("d5 c6:c2d:h2 + f5 h5:c5d + l12")) << "his own mount";
  EXPECT_FALSE(takes("d5:h1 c6:c2d + f5 h5:c5d + l12")) << "a mount is no leader";
  EXPECT_FALSE(takes("d5:h2 c6:c2d x f5 h5:c5d + l12")) << "who is out";
}

// In the middle of leading: a branch test of the mount, an Erstschlag at it.
TEST(VehiclePosition, R15_R23_R32_a_rider_on_his_way_with_what_he_leads) {
  auto plan = meadow(12, 12);
  plan[4][2] = 't';  // c5
  TestTable branch(plan);
  branch.vehicle(0, light, "d5/N", {}).vehicle(0, horse, "c6/N", {rider}).put(1, legionary, "l12");
  branch.act("c6(d5").act("pass").act("pass").act("RE3=N2/E");
  ASSERT_EQ(branch.state().test.figure, 1);
  expectKept(branch);
  branch.roll({12});
  expectKept(branch);
  TestTable strike(meadow(12, 12));
  strike.vehicle(0, light, "d5/N", {}).vehicle(0, horse, "c6/N", {rider}).put(1, "celtic-gaesatae-spear", "b3");
  strike.act("c6(d5").act("pass").act("pass").act("RE3=N3");
  ASSERT_GT(strike.state().strikerCount, 0);
  expectKept(strike);
  expectForm(strike, "b3!RE3", Action::strike(3, 2));
  strike.act("b3!RE3");
  expectKept(strike);
  strike.roll({1});
  expectKept(strike);
}

TEST(VehiclePosition, R26_a_ram_with_its_victims) {
  TestTable table(meadow(12, 12));
  table.vehicle(0, light, "d8/N", {driver}).put(1, legionary, "d4").put(1, "roman-optio", "e4");
  table.act("d8=N3#");
  expectKept(table);
  table.act("d5#");
  EXPECT_NE(table.game().writePosition(table.state()).find(" ram=0,0,0,2,1,3,1"), std::string::npos);
  expectKept(table);
  table.roll({12});
  ASSERT_TRUE(table.state().ram.jumps);
  expectKept(table);
  expectForm(table, "SW3@c3", Action::put(2, table.field("c3")));
}

TEST(VehiclePosition, R23_a_branch_test_in_the_middle_of_a_run) {
  std::vector<std::string> plan = meadow(12, 12);
  plan[3] = "...tttt.....";
  TestTable table(plan);
  table.vehicle(0, light, "d8/N", {driver}).put(1, legionary, "l12");
  table.act("d8=N6");
  ASSERT_EQ(table.state().test.kind, mfm::Test::Kind::branch);
  expectKept(table);
  const std::string text = table.game().writePosition(table.state());
  EXPECT_NE(text.find("test=branch,0"), std::string::npos);
  // Without the test, or with somebody where it has to go back to, it cannot be.
  EXPECT_FALSE(table.game().readPosition(text.substr(0, text.find(" test="))).value);
  std::string blocked = text;
  blocked.replace(blocked.find(" l12"), 4, " d9");
  EXPECT_FALSE(table.game().readPosition(blocked).value);
}

// --- damaged lines ------------------------------------------------------------------------------------------------------------

constexpr int mutations = cases(24'000, 4'000);

// Thousands of damaged lines: refused, or a position with which everything works, also playing on.
TEST(VehiclePosition, R5_damaged_positions_never_crash) {
  const std::string letters = "0123456789abcdefghmswNESW@:-,=/xl+ d";
  FastDice dice(11);
  int accepted = 0;
  const auto below = [&](std::size_t bound) {
    return std::size_t{dice.below(static_cast<std::uint32_t>(std::max<std::size_t>(bound, 1)))};
  };
  // Where a line can be cut: each word, and each part of a word.
  const auto partsIn = [](const std::string& text) {
    std::vector<std::pair<std::size_t, std::size_t>> found;
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = std::min(text.find_first_of(" ,:=", at), text.size());
      found.emplace_back(at, end - at);
      at = end + 1;
    }
    return found;
  };
  for (const auto& [name, game] : vehicleBattles()) {
    ActionList<Action> actions(game.maxActions());
    std::vector<std::string> pool, special;
    for (int seed = 1; seed <= 6; ++seed) {
      State state = game.start();
      do {
        pool.push_back(game.writePosition(state));
        if (pool.back().find('=') != std::string::npos) special.push_back(pool.back());
      } while (step(game, state, dice, actions));
    }
    for (int i = 0; i < mutations / 3; ++i) {
      std::string text = i % 2 ? special[below(special.size())] : pool[below(pool.size())];
      for (std::size_t times = 1 + below(3); times > 0 && !text.empty(); --times) {
        const std::size_t at = below(text.size());
        const auto parts = partsIn(text);
        const auto [from, length] = parts[below(parts.size())];
        switch (below(8)) {
          case 0: text[at] = letters[below(letters.size())]; break;
          case 1: text.erase(at, 1 + below(3)); break;
          case 2: text.insert(at, 1, letters[below(letters.size())]); break;
          case 3: text.replace(from, length, std::to_string(below(below(4) ? 26 : 5000))); break;
          case 4: {  // one part of another position of this game
            const std::string& other = pool[below(pool.size())];
            const auto theirs = partsIn(other);
            const auto [start, size] = theirs[below(theirs.size())];
            text.replace(from, length, other, start, size);
            break;
          }
          case 5: {  // what is under way elsewhere
            const std::string& other = special[below(special.size())];
            const std::size_t task = other.find_last_of(' ', other.find('='));
            text = text.substr(0, text.find_last_of(' ', text.find('='))) + other.substr(task);
            break;
          }
          case 6: {  // two parts change places
            const auto [start, size] = parts[below(parts.size())];
            if (start <= from) break;
            const std::string later = text.substr(start, size), earlier = text.substr(from, length);
            text.replace(start, size, earlier).replace(from, length, later);
            break;
          }
          default:
            text.replace(from, length, writePlace({static_cast<int>(below(17)), static_cast<int>(below(13)), 0}));
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
      game.score(state, 0);
      for (int steps = 0; steps < 30; ++steps) {
        const Turn now = game.turn(state);
        if (now.waiting == Waiting::decision) {
          ASSERT_NE(now.seats, 0) << game.writePosition(state);
          std::size_t all = 0;
          for (const Seat seat : eachSeat(game.seats())) {
            actions.clear();
            game.list(state, seat, actions);
            ASSERT_LE(actions.size(), game.maxActions());
            all += actions.size();
            for (const Action& action : actions)
              ASSERT_FALSE(game.check(state, seat, action)) << game.write(state, action) << "\n"
                                                            << game.writePosition(state);
          }
          ASSERT_GT(all, 0u) << game.writePosition(state);
        }
        if (!step(game, state, dice, actions)) break;
      }
      const std::string later = game.writePosition(state);
      ASSERT_TRUE(game.readPosition(later).value) << later;
      game.draw(state, Language::english);
    }
  }
  EXPECT_GT(accepted, mutations / 60);
}

}  // namespace
}  // namespace walstatt::mfm
