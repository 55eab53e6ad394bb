// Laws of charges on random tables: whatever happens, nobody stands in anybody, contacts touch, and a table turned round or
// mirrored gives the same battle turned round or mirrored (A1).
#include <random>

#include "games/adlg/charging.h"
#include "games/adlg/contacts.h"
#include "games/adlg/field.h"
#include "games/adlg/test_battle.h"
#include "games/adlg/test_mirror.h"
#include "games/adlg/test_profiles.h"

namespace walstatt::adlg {
namespace {

using namespace test;

Profile anyProfile(std::mt19937& random) {
  switch (random() % 12) {
    case 0: return lightInfantry();
    case 1: return javelinThrowers();
    case 2: return bowmen();
    case 3: return mediumSwords();
    case 4: return heavySpearmen();
    case 5: return pikemen();
    case 6: return lightHorse();
    case 7: return mediumCavalry();
    case 8: return heavyKnights();
    case 9: return elephants();
    case 10: return with(heavySwords(), impetuous);
    default: return heavySwords();
  }
}

// Two loose lines, some of them groups, and a wood between them.
std::vector<Put> anyUnits(std::mt19937& random) {
  std::vector<Put> units;
  for (Side side = 0; side < 2; ++side) {
    Length x = 6'000;
    Length y = side == 0 ? 11'500 : 9'500;
    const Angle facing = side == 0 ? 0 : 180;
    for (int i = 0; i < 9; ++i) {
      const bool joins = i > 0 && random() % 2 == 0;
      x += joins ? 1'000 : 1'050 + static_cast<Length>(random() % 900);
      if (!joins) y = (side == 0 ? 11'200 : 9'300) + static_cast<Length>(random() % 900);
      const Angle turn = joins || random() % 3 != 0 ? 0 : static_cast<Angle>(random() % 80) - 40;
      units.push_back({side, (side == 0 ? "A" : "b") + std::to_string(i), anyProfile(random), at(x, y, facing + turn)});
    }
  }
  return units;
}

TestTable anyTable(std::mt19937& random) {
  TestTable table;
  if (random() % 2 == 0) return table;
  Piece piece;
  piece.kind = random() % 2 == 0 ? TerrainKind::wood : TerrainKind::brush;
  piece.going = piece.kind == TerrainKind::wood ? Going::heavy : Going::rough;
  piece.corners = 4;
  const auto x = static_cast<Length>(7'000 + random() % 8'000), y = static_cast<Length>(8'000 + random() % 3'000);
  piece.outline[0] = {x, y};
  piece.outline[1] = {x + 2'500, y + 300};
  piece.outline[2] = {x + 2'000, y + 2'200};
  piece.outline[3] = {x - 300, y + 1'800};
  table.pieces.push_back(piece);
  return table;
}

// Units that overlap from the start are taken off the table.
void clear(TestBattle& table) {
  for (std::size_t i = 0; i < table.battle.unitCount(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (isObstacle(table.state, i) && isObstacle(table.state, j) &&
          within(boxOf(table.battle, table.state, i), boxOf(table.battle, table.state, j), 0) &&
          overlap(boxOf(table.battle, table.state, i), boxOf(table.battle, table.state, j)))
        table.state.units[i].where = Where::gone;
}

void expectSound(const TestBattle& table, int seed) {
  const State& state = table.state;
  for (std::size_t i = 0; i < table.battle.unitCount(); ++i) {
    if (!isObstacle(state, i)) continue;
    const Box box = boxOf(table.battle, state, i);
    EXPECT_TRUE(insideTable(box, 30 * ud, 20 * ud)) << seed;
    for (std::size_t j = 0; j < i; ++j)
      EXPECT_FALSE(isObstacle(state, j) && overlap(box, boxOf(table.battle, state, j)))
          << seed << ' ' << table.battle.unit(i).label << ' ' << table.battle.unit(j).label;
  }
  for (const Contact& contact : contactsOf(state))
    EXPECT_TRUE(within(boxOf(table.battle, state, contact.attacker), boxOf(table.battle, state, contact.target),
                       contact.marks & Contact::full ? touching : 2 * shortOf))
        << seed << ' ' << table.battle.unit(contact.attacker).label << ' ' << table.battle.unit(contact.target).label;
}

TestBattle turnedRound(const TestBattle& table) {
  TestBattle other = table;
  for (std::size_t i = 0; i < other.battle.unitCount(); ++i) {
    Unit& unit = other.state.units[i];
    unit.at = {30 * ud - unit.at.x, 20 * ud - unit.at.y};
    unit.heading = static_cast<std::uint16_t>(normalized(unit.heading + halfTurn));
  }
  for (Piece& piece : other.state.pieces)
    for (std::size_t k = 0; k < piece.corners; ++k)
      piece.outline[k] = {30 * ud - piece.outline[k].x, 20 * ud - piece.outline[k].y};
  return other;
}

TestBattle mirrored(const TestBattle& table) {
  TestBattle other = table;
  other.state = mirrored(table.battle, table.state);
  return other;
}

// The same table three times: as it is, turned round and mirrored.
struct Tables {
  TestBattle plain, round, mirror;
  explicit Tables(const TestBattle& table) : plain(table), round(turnedRound(table)), mirror(mirrored(table)) {}
  void orders() {
    plain.orders();
    round.orders();
    mirror.orders();
  }
  void act(Seat seat, const Action& action) {
    plain.act(seat, action);
    round.act(seat, action);
    mirror.act(seat, mirrored(mirror.battle, action));
  }
  void roll(Face face) {
    plain.roll({face});
    round.roll({face});
    mirror.roll({face});
  }
};

// One charge of the list with all its answers and dice, on all tables alike.
bool chargeOnce(Tables& tables, std::mt19937& random) {
  TestBattle& table = tables.plain;
  ActionList<Action> list(4'096);
  const auto listed = [&](Seat seat) {
    list.clear();
    listCharges(table.battle, table.state, seat, list);
  };
  tables.orders();
  listed(0);
  if (list.empty()) return false;
  Action action = list[random() % list.size()];
  Seat seat = 0;
  for (int step = 0; step < 100; ++step) {
    tables.act(seat, action);
    while (table.state.step == Step::evadeDie || table.state.step == Step::chargeDie) {
      tables.roll(static_cast<Face>(1 + random() % 6));
      if (::testing::Test::HasFailure()) return false;
    }
    if (table.state.step != Step::evade || ::testing::Test::HasFailure()) return true;
    seat = 1;
    listed(seat);
    EXPECT_FALSE(list.empty());
    if (list.empty()) return false;
    action = list[random() % list.size()];
  }
  ADD_FAILURE() << "a charge without end";
  return false;
}

void expectMirrored(const TestBattle& plain, const TestBattle& mirror, int seed) {
  const TestBattle back = mirrored(mirror);
  for (std::size_t i = 0; i < plain.battle.unitCount(); ++i)
    EXPECT_EQ(back.state.units[i], plain.state.units[i])
        << seed << ' ' << plain.battle.unit(i).label << ' ' << back.state.units[i].at.x << ','
        << back.state.units[i].at.y << ' ' << plain.state.units[i].at.x << ',' << plain.state.units[i].at.y;
  EXPECT_EQ(back.state.contacts, plain.state.contacts) << seed;
}

TEST(AdlgChargeLaws, A1_NobodyStandsInAnybodyAndTurnedAndMirroredTablesAreTheSame) {
  int charges = 0;
  for (int seed = 1; seed <= 60; ++seed) {
    std::mt19937 random(static_cast<unsigned>(seed));
    const std::vector<Put> units = anyUnits(random);
    TestBattle table(units, anyTable(random));
    clear(table);
    Tables tables(table);
    for (int i = 0; i < 8; ++i) {
      if (!chargeOnce(tables, random)) break;
      ++charges;
      expectSound(tables.plain, seed);
      EXPECT_EQ(turnedRound(tables.round).state.units, tables.plain.state.units) << seed;
      expectMirrored(tables.plain, tables.mirror, seed);
      EXPECT_EQ(tables.plain.state.charging, Charging{});
      if (::testing::Test::HasFailure()) return;
    }
  }
  EXPECT_GT(charges, 80);
}

}  // namespace
}  // namespace walstatt::adlg
