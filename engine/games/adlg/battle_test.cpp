// Whole battles at random: they end, every listed action may be done, the state stays sound, and nobody ever stands in
// anybody (A1, A4, A12).
#include "games/adlg/contacts.h"
#include "games/adlg/field.h"
#include "games/adlg/terrain.h"
#include "games/adlg/test_battle.h"
#include "games/adlg/test_mirror.h"
#include "games/adlg/test_profiles.h"

namespace walstatt::adlg {

namespace {

using namespace test;

// Two armies of 100 points on their own halves of a table of 20 by 14 UD, with some ground between them.
std::vector<Put> line(Side side, const std::vector<Profile>& troops) {
  std::vector<Put> all;
  const Length y = side == 0 ? 10'000 : 4'000;
  const Angle heading = side == 0 ? 0 : 180;
  for (std::size_t i = 0; i < troops.size(); ++i) {
    const Length along = 4'000 + static_cast<Length>(i) * 1'000;
    all.push_back({side, (side == 0 ? "A" : "b") + std::to_string(i + 1), troops[i],
                   at(side == 0 ? along : 20'000 - along, y, heading), static_cast<int>(i * 3 / troops.size())});
  }
  return all;
}

Piece patch(TerrainKind kind, Going going, Length x, Length y) {
  Piece piece;
  piece.kind = kind;
  piece.going = going;
  piece.corners = 6;
  piece.owner = 2;
  const Point outline[] = {{0, -1'500}, {1'300, -700}, {1'400, 800}, {200, 1'500}, {-1'300, 900}, {-1'200, -800}};
  for (std::size_t i = 0; i < 6; ++i) piece.outline[i] = {x + outline[i].x, y + outline[i].y};
  return piece;
}

TestTable smallTable() {
  TestTable table;
  table.width = 20 * ud;
  table.height = 14 * ud;
  table.pieces = {patch(TerrainKind::wood, Going::heavy, 5'000, 7'000),
                  patch(TerrainKind::brush, Going::rough, 14'000, 6'500),
                  patch(TerrainKind::gentleHill, Going::open, 10'000, 8'000)};
  table.ranks = {CommanderRank::competent, CommanderRank::ordinary,  CommanderRank::brilliant,
                 CommanderRank::ordinary,  CommanderRank::competent, CommanderRank::strategist};
  table.camps = {at(10'000, 12'000), at(10'000, 2'000, 180)};
  table.fortified = {true, false};
  return table;
}

TestBattle clash(std::uint64_t seed) {
  const std::vector<Profile> romans{lightHorse(Weapon::javelin),
                                    heavyCavalry(),
                                    elite(heavySwords()),
                                    heavySwords(),
                                    with(mediumSwords(), stakes),
                                    lightInfantry(Weapon::bow),
                                    bowmen(),
                                    heavySpearmen(),
                                    artillery(Weapon::heavyArtillery),
                                    elephants(),
                                    mediumCavalry(),
                                    pikemen()};
  const std::vector<Profile> gauls{lightHorse(Weapon::bow),
                                   with(heavyKnights(), impetuous),
                                   with(mediumSwords(), impetuous),
                                   with(mediumSwords(), impetuous),
                                   javelinThrowers(),
                                   lightInfantry(Weapon::javelin),
                                   warWagon(),
                                   with(scythedChariots(), expendable),
                                   mediumCamels(),
                                   lightChariots(),
                                   with(levies(), expendable),
                                   cataphractHorse()};
  std::vector<Put> all = line(0, seed % 2 ? romans : gauls);
  for (const Put& put : line(1, seed % 2 ? gauls : romans)) all.push_back(put);
  return TestBattle(all, smallTable());
}

// What must be true of every state.
void expectSound(const TestBattle& table) {
  const State& state = table.state;
  ASSERT_LE(state.contactCount, maxContacts);
  for (const Contact& contact : contactsOf(state)) {
    // Dead markers stay in contact until the rout phase has asked who fought whom.
    const bool afterMelee = state.step > Step::commit;
    ASSERT_TRUE(afterMelee || isObstacle(state, contact.attacker)) << "a dead unit in contact";
    if (!isCamp(contact.target)) {
      ASSERT_TRUE(afterMelee || isObstacle(state, contact.target));
      ASSERT_TRUE(table.battle.areEnemies(contact.attacker, contact.target));
    }
  }
  for (std::size_t i = 0; i < table.battle.unitCount(); ++i) {
    const Unit& unit = state.units[i];
    ASSERT_LE(unit.lost, table.battle.profile(i).cohesion);
    if (unit.where != Where::table) continue;
    ASSERT_LT(unit.heading, fullTurn);
    ASSERT_TRUE(unit.is(Unit::routedNow) || unit.lost < table.battle.profile(i).cohesion) << table.battle.unit(i).label;
    const Box box = boxOf(table.battle, state, i);
    ASSERT_TRUE(insideTable(box, table.battle.setup().width, table.battle.setup().height))
        << table.battle.unit(i).label;
  }
  for (std::size_t corps = 0; corps < table.battle.corpsCount(); ++corps) {
    const Commander& commander = state.commanders[corps];
    if (commander.alive && commander.unit != noUnit) {
      ASSERT_EQ(table.battle.sideOfUnit(commander.unit), table.battle.corps(corps).side);
    }
  }
}

// The law of the table: no two bases lie on each other, nor on a camp, and whoever is in contact touches.
void expectNobodyInAnybody(const TestBattle& table) {
  const State& state = table.state;
  const auto label = [&](std::size_t unit) { return table.battle.unit(unit).label; };
  for (std::size_t i = 0; i < table.battle.unitCount(); ++i) {
    if (!isObstacle(state, i)) continue;
    const Box box = boxOf(table.battle, state, i);
    for (std::size_t j = 0; j < i; ++j)
      ASSERT_FALSE(isObstacle(state, j) && overlap(box, boxOf(table.battle, state, j))) << label(i) << ' ' << label(j);
    for (Side side = 0; side < 2; ++side)
      ASSERT_FALSE(campStands(state, side) && overlap(box, campBox(state, side))) << label(i);
  }
  for (const Contact& contact : contactsOf(state)) {
    if (isCamp(contact.target) || !isObstacle(state, contact.attacker) || !isObstacle(state, contact.target)) continue;
    const Length most = (contact.marks & Contact::full) != 0 ? touching : 2 * shortOf;
    ASSERT_TRUE(within(boxOf(table.battle, state, contact.attacker), boxOf(table.battle, state, contact.target), most))
        << label(contact.attacker) << ' ' << label(contact.target);
  }
}

// Contacts are kept as relations (A1): what they say is how the bases stand, one enemy on an edge (A18; two at a wagon's long one,
// A30), and everybody on ground that is open to him (B-All-11).
void expectContactsAreTrue(const TestBattle& table) {
  const State& state = table.state;
  const auto label = [&](std::size_t unit) { return table.battle.unit(unit).label; };
  for (std::size_t i = 0; i < table.battle.unitCount(); ++i) {
    const bool stands = isObstacle(state, i);
    ASSERT_TRUE(!stands || mayStand(state, boxOf(table.battle, state, i), table.battle.profile(i))) << label(i);
  }
  if (state.step > Step::commit) return;  // the routed turn before they are taken away (A31)
  for (const Contact& contact : contactsOf(state)) {
    if (isCamp(contact.target)) continue;
    const Pose one = state.units[contact.attacker].pose(), other = state.units[contact.target].pose();
    const Angle facing = contact.edge == Edge::front   ? halfTurn
                         : contact.edge == Edge::right ? -quarterTurn
                         : contact.edge == Edge::left  ? quarterTurn
                                                       : 0;
    const Angle off = normalized(one.heading - other.heading - facing);
    const bool full = (contact.marks & Contact::full) != 0;
    ASSERT_TRUE(!full || std::min(off, fullTurn - off) <= 5) << label(contact.attacker) << ' ' << label(contact.target);
    ASSERT_TRUE(!full || contact.edge != Edge::front || distance(one.at, other.at) <= 2 * touching);
    int there = 0;
    for (const Contact& each : contactsOf(state)) {
      ASSERT_FALSE(each.attacker == contact.target && each.target == contact.attacker) << label(contact.target);
      there += each.target == contact.target && each.edge == contact.edge ? 1 : 0;
    }
    const bool wagon = table.battle.profile(contact.target).category == Category::WWg;
    ASSERT_LE(there, wagon && contact.edge != Edge::front && contact.edge != Edge::rear ? 2 : 1)
        << label(contact.target);
  }
}

TEST(AdlgBattle, A12_random_battles_end_and_all_listed_actions_are_allowed) {
  ActionList<Action> actions(4'096);
  int beaten = 0;
  // Fifty in a row, and those that once ended with somebody in somebody.
  std::vector<std::uint64_t> seeds{55, 152, 156, 528, 822, 871};
  for (std::uint64_t seed = 1; seed <= 50; ++seed) seeds.push_back(seed);
  for (const std::uint64_t seed : seeds) {
    TestBattle table = clash(seed);
    FastDice dice(seed);
    int steps = 0;
    for (; table.state.step != Step::over && steps < 20'000; ++steps) {
      const Turn turn = table.battle.turn(table.state);
      NoEvents quiet;
      if (turn.waiting == Waiting::dice) {
        table.battle.roll(table.state, dice.roll(turn.dice), quiet);
      } else {
        ASSERT_EQ(turn.waiting, Waiting::decision) << "step " << static_cast<int>(table.state.step);
        const Seat seat = firstOf(turn.seats);
        auto action = table.battle.sample(table.state, seat, dice);
        if (action) {
          const auto refusal = table.battle.check(table.state, seat, *action);
          ASSERT_FALSE(refusal) << refusal->phrase->id;
        } else {
          actions.clear();
          table.battle.list(table.state, seat, actions);
          ASSERT_FALSE(actions.empty()) << "step " << static_cast<int>(table.state.step);
          for (const Action& one : actions) {
            if (steps % 5 != 0 && &one != actions.begin()) break;  // all of them now and then
            const auto refusal = table.battle.check(table.state, seat, one);
            ASSERT_FALSE(refusal) << refusal->phrase->id << " verb " << static_cast<int>(one.verb);
          }
          action = actions[dice.below(static_cast<std::uint32_t>(actions.size()))];
        }
        table.battle.apply(table.state, seat, *action, quiet);
      }
      expectSound(table);
      expectNobodyInAnybody(table);
      expectContactsAreTrue(table);
      if (steps % 16 == 0) {
        EXPECT_EQ(table.battle.value(table.state, 0), -table.battle.value(table.state, 1));
      }
      if (HasFatalFailure()) FAIL() << "seed " << seed << ", step " << steps;
    }
    ASSERT_EQ(table.state.step, Step::over) << "seed " << seed;
    if (table.state.ending == Ending::beaten) ++beaten;
  }
  EXPECT_GT(beaten, 5);
}

// The same decisions and dice on the mirrored table, step by step. Only a rampage knows left and right (A31).
TEST(AdlgBattle, A1_a_mirrored_table_gives_the_mirrored_battle) {
  ActionList<Action> actions(4'096);
  int steps = 0;
  for (const std::uint64_t seed : std::vector<std::uint64_t>{1, 2, 3, 19, 144, 183, 228, 245}) {
    TestBattle table = clash(seed), mirror = table;
    mirror.state = mirrored(table.battle, table.state);
    FastDice dice(seed);
    for (NoEvents quiet; table.state.step != Step::over; ++steps) {
      const Turn turn = table.battle.turn(table.state);
      if (turn.waiting == Waiting::dice) {
        Faces faces = dice.roll(turn.dice), other = faces;
        if (table.state.step == Step::rampageDie && (faces[0] == 2 || faces[0] == 3))
          other[0] = static_cast<Face>(5 - faces[0]);
        table.battle.roll(table.state, faces, quiet);
        mirror.battle.roll(mirror.state, other, quiet);
      } else {
        const Seat seat = firstOf(turn.seats);
        auto action = table.battle.sample(table.state, seat, dice);
        if (!action) {
          actions.clear();
          table.battle.list(table.state, seat, actions);
          action = actions[dice.below(static_cast<std::uint32_t>(actions.size()))];
        }
        const Action other = mirrored(mirror.battle, *action);
        const auto refusal = mirror.battle.check(mirror.state, seat, other);
        ASSERT_FALSE(refusal) << "seed " << seed << ": " << table.battle.write(table.state, *action) << ", "
                              << refusal->phrase->id;
        table.battle.apply(table.state, seat, *action, quiet);
        mirror.battle.apply(mirror.state, seat, other, quiet);
      }
      const State back = mirrored(mirror.battle, mirror.state);
      ASSERT_EQ(back.step, table.state.step) << "seed " << seed << ", step " << steps;
      ASSERT_EQ(back.units, table.state.units) << "seed " << seed << ", step " << steps;
      ASSERT_EQ(back.contacts, table.state.contacts) << "seed " << seed << ", step " << steps;
      ASSERT_EQ(back.commanders, table.state.commanders) << "seed " << seed << ", step " << steps;
    }
    EXPECT_EQ(table.state.winner, mirror.state.winner);
  }
  EXPECT_GT(steps, 1'000);
}

}  // namespace

}  // namespace walstatt::adlg
