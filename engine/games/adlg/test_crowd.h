// Tables at random for tests of quick looks: no battle is as bad.
#pragma once

#include <random>

#include "games/adlg/contacts.h"
#include "games/adlg/test_battle.h"
#include "games/adlg/test_profiles.h"

namespace walstatt::adlg::test {

class Chance {
 public:
  explicit Chance(unsigned seed) : engine_(seed) {}
  Length from(Length least, Length most) { return std::uniform_int_distribution<Length>(least, most)(engine_); }
  Length depth() { return std::array<Length, 4>{500, 750, 1000, 2000}[static_cast<std::size_t>(from(0, 3))]; }
  // Mostly square to the table, as bases stand in lines.
  Pose pose(Length reach) {
    const Angle heading = from(0, 2) > 0 ? from(0, 3) * quarterTurn : from(0, fullTurn - 1);
    return {{15 * ud + from(-reach, reach), 10 * ud + from(-reach, reach)}, heading};
  }

 private:
  std::mt19937 engine_;
};

// Two crowds that stand and lie over each other.
inline TestBattle crowd(Chance& chance, const TestTable& ground = {}) {
  std::vector<Put> units;
  const std::array<Profile, 5> kinds{heavySwords(), mediumSwords(), mediumCavalry(), lightInfantry(), elephants()};
  for (int i = 0; i < 24; ++i)
    units.push_back({static_cast<Side>(i % 2), "u" + std::to_string(i),
                     kinds[static_cast<std::size_t>(chance.from(0, 4))], chance.pose(4 * ud)});
  TestBattle table(units, ground);
  for (int i = chance.from(0, 6); i > 0; --i) {
    const auto own = static_cast<std::uint8_t>(chance.from(0, 11)),
               enemy = static_cast<std::uint8_t>(chance.from(12, 23));
    addContact(table.state, {own, enemy, static_cast<Edge>(chance.from(0, 3)), Contact::full});
  }
  return table;
}

// A few pieces of terrain about the crowds.
inline TestTable groundOf(Chance& chance, int most) {
  TestTable ground;
  for (int k = chance.from(0, most); k > 0; --k) {
    Piece piece;
    const bool wood = chance.from(0, 1) == 0;
    piece.kind = wood ? TerrainKind::wood : TerrainKind::field;
    piece.going = wood ? Going::heavy : Going::rough;
    piece.corners = 4;
    piece.owner = 2;
    const Point a = chance.pose(5 * ud).at;
    const Length right = a.x + chance.from(500, 3'000), bottom = a.y + chance.from(500, 3'000);
    piece.outline[0] = a;
    piece.outline[1] = {right, a.y + chance.from(-300, 300)};
    piece.outline[2] = {right, bottom};
    piece.outline[3] = {a.x, bottom + chance.from(-300, 300)};
    ground.pieces.push_back(piece);
  }
  return ground;
}

}  // namespace walstatt::adlg::test
