// Units and how they stand, read from a question about chances (docs/adlg-odds.md).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/adlg/clash.h"
#include "games/adlg/content.h"

namespace walstatt::adlg {

// What may be said of how a unit stands: for whoever asks, and for the reader.
struct Circumstance {
  enum class Kind : std::uint8_t { flag, number, choice, units };
  std::string_view id;
  std::string_view rule;
  Kind kind = Kind::flag;
  int most = 0;
};
std::span<const Circumstance> circumstances();
std::vector<std::string> groundIds();  // "open", then those a unit may stand in
std::vector<std::string> choicesOf(std::string_view circumstance);

struct AskedUnit {
  Profile profile;
  Stance stance;  // melee supporters are added by `clashOf`: they point into `helpers`
  std::vector<Profile> helpers;
  bool caught = false, moved = false;
};

// A unit with all its circumstances, or one of which only the points lost count. `ground`: where it stands if it does not say.
AskedUnit readAskedUnit(const Content& content, Reader& in, const std::string& ground = "open");
AskedUnit readShootingUnit(const Content& content, Reader& in);

// Both against each other. The clash points into both units.
Clash clashOf(const AskedUnit& a, const AskedUnit& b, ChargedBy charger);
// B-Chg-01 to 05: why that side may not charge the other; nothing if it may.
const Phrase* chargeForbidden(const Clash& clash, int side);

}  // namespace walstatt::adlg
