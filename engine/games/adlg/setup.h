// What never changes in a battle: the table, the armies with their corps and profiles, and what lies or stands where at the
// start where that is given (A3, A8 to A11).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/language.h"
#include "games/adlg/ground.h"
#include "games/adlg/profile.h"
#include "table/contract.h"

namespace walstatt::adlg {

// B-Cmd: value 0 to 3; the radius follows from it.
enum class CommanderRank : std::uint8_t { ordinary, competent, brilliant, strategist };
constexpr int valueOf(CommanderRank rank) { return static_cast<int>(rank); }  // B-Cmd-01, B-Cmd-02, B-Cmd-03, B-Cmd-04
constexpr Length radiusOf(CommanderRank rank) {
  return rank == CommanderRank::ordinary ? 4 * ud : rank == CommanderRank::competent ? 6 * ud : 8 * ud;
}
constexpr int commandPoints(int face, int value) { return (face + value + 1) / 2; }  // B-CP-01

// A10
enum class Region : std::uint8_t { plain, forest, mountain, desert, steppe };

struct UnitSetup {
  Side side = 0;
  std::uint8_t corps = 0;  // of all corps, side 0's first
  std::uint8_t lost = 0;   // cohesion points it begins without (A4)
  Profile profile;
  std::string
      label;  // unique on the table: "HS1"; side 1's are written with a small letter in front ("bHS1" has none: see setup.cpp)
  Bilingual name;            // as its army list calls it
  std::optional<Pose> pose;  // where it stands when the battle begins deployed
};

struct CorpsSetup {
  Side side = 0;
  Bilingual name;
  CommanderRank commander = CommanderRank::ordinary;
  bool inChief = false;
  std::vector<std::uint8_t> units;   // at most 64
  std::optional<std::uint8_t> with;  // the unit he begins with, or is included in
  std::optional<Point> commanderAt;
};

struct SideSetup {
  Bilingual name;  // of the army
  Bilingual note;
  std::string list;  // id of its army list, if any
  bool fortifiedCamp = false;
  std::optional<Pose> camp;
};

// How a battle begins: everything in its place, tables laid and only deployment to do, or the whole procedure.
enum class Beginning : std::uint8_t { deployed, deployment, procedure };

inline constexpr int mostTurns = 40;

struct Setup {
  std::string id;
  Bilingual name, description;
  int points = 200;  // A1, A3: 100, 200, 300
  Length width = 30 * ud, height = 20 * ud;
  int turns = 12;  // A34; at most mostTurns
  Beginning beginning = Beginning::deployed;
  Side attacker = 0;  // where it is not diced for
  Region region = Region::plain;
  std::array<SideSetup, 2> sides;
  std::vector<CorpsSetup> corps;  // side 0's first
  std::vector<UnitSetup> units;   // side 0's first
  std::vector<Piece> pieces;
  std::vector<Work> works;
};

}  // namespace walstatt::adlg
