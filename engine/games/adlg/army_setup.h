// From armies to a battle: corps and units of a setup, and two armies in one click.
#pragma once

#include "games/adlg/army.h"

namespace walstatt::adlg {

// Appends the army's corps and units for a side: side 0 first. Units are labelled by type, counted over the whole table: HS1,
// HS2 … A bought fortification lies on the line of A11. Unknown rows are left out; ask faultsOf before.
void addArmy(Setup& setup, const Content& content, const Army& army, Side side);

// How two armies meet.
struct BattlePlan {
  int points = 200;
  Beginning beginning = Beginning::deployed;
  std::optional<Region> region;  // nothing: the lot chooses from the homes of both lists
  Side attacker = 0;
  int turns = 12;
  std::uint64_t seed = 0;
  std::array<Army, 2> armies;
};

// Why the armies may not meet so, as faults of "armies[1]…"; nothing added: they may.
void judgePlan(const Content& content, const BattlePlan& plan, Errors& errors);
// The setup of armies that may meet: corps, units, region and size of the table, names; nothing is put on the table yet.
Setup setupOf(const Content& content, const BattlePlan& plan);

}  // namespace walstatt::adlg
