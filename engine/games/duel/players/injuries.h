// Every injury that one damage roll can do, with the number of throws that lead to it (D11 to D14): exact, for whoever
// has to weigh them one by one. Equal dice are all added, which is never worse for the attacker.
#pragma once

#include <map>
#include <vector>

#include "games/duel/damage.h"

namespace walstatt::duel {

struct DamageRoll {
  std::uint8_t dice = 1;  // at most six, without rerolls
  std::uint8_t sides = 10;
  std::uint8_t factor = 1;
  std::uint8_t protects = 0;
  std::uint8_t light = 0;

  friend auto operator<=>(const DamageRoll&, const DamageRoll&) = default;
};

struct InjuryCase {
  Injury injury;
  std::int64_t throws = 0;
};

struct InjurySpread {
  std::vector<InjuryCase> cases;
  std::int64_t throws = 0;
};

InjurySpread injurySpread(const DamageRoll& roll);

// Spreads that were asked for, kept.
class InjuryShelf {
 public:
  const InjurySpread& of(const DamageRoll& roll);

 private:
  std::map<DamageRoll, InjurySpread> kept_;
};

}  // namespace walstatt::duel
