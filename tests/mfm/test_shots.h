// What tests of shots ask of a table.
#pragma once

#include "tests/mfm/test_table.h"

namespace walstatt::mfm {

// Up to which face this shot hits, and why.
inline std::string hitOf(TestTable& table, const std::string& move) {
  if (const std::string why = table.refusal(move); !why.empty()) return why;
  const Explained number = table.game().hitNumberOf<Explained>(table.state(), *table.read(move).value);
  return "1-" + std::to_string(number.value()) + ": " + partsOf(&number);
}

struct Cover {
  int sure = 0, unclear = 0;
  friend bool operator==(const Cover&, const Cover&) = default;
  friend std::ostream& operator<<(std::ostream& out, const Cover& cover) {
    return out << cover.sure << " (" << cover.unclear << ")";
  }
};

// What protects the figure on `to` against a shot from `from`.
inline Cover coverOf(TestTable& table, const std::string& from, const std::string& to) {
  Cover cover;
  cover.sure =
      table.game()
          .protectionOf<Sum>(table.state(), AttackKind::fern, table.figure(from), table.figure(to), cover.unclear)
          .value();
  return cover;
}

}  // namespace walstatt::mfm
