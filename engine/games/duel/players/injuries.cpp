#include "games/duel/players/injuries.h"

namespace walstatt::duel {

namespace {

// What matters of an injury: damage, heavy wounds, whether a critical one is among them, wear.
constexpr std::uint64_t keyOf(const Injury& injury) {
  return std::uint64_t{injury.damage} << 24 | std::uint64_t{injury.heavy} << 16 |
         std::uint64_t{injury.critical > 0} << 8 | injury.wear;
}

class Counting {
 public:
  explicit Counting(const DamageRoll& roll)
      : roll_(roll), armour_{roll.protects, roll.protects != 0 ? std::uint8_t{1} : std::uint8_t{0}, roll.light} {
    place(1, roll.dice, {}, 1);
  }

  InjurySpread spread() const {
    InjurySpread all;
    for (const auto& [key, one] : found_) {
      all.cases.push_back(one);
      all.throws += one.throws;
    }
    return all;
  }

 private:
  // Dice of the numbers from `face` on; the weight counts the orders in which they can fall.
  void place(int face, int left, const Injury& sum, std::int64_t weight) {
    if (left == 0) {
      InjuryCase& one = found_[keyOf(sum)];
      one.injury = sum;
      one.throws += weight;
      return;
    }
    if (face > roll_.sides) return;
    std::int64_t ways = weight;
    place(face + 1, left, sum, ways);
    for (int equals = 1; equals <= left; ++equals) {
      ways = ways * (left - equals + 1) / equals;
      Wounds wound;
      wound.push_back(static_cast<std::uint16_t>(face * equals * roll_.factor));
      const Injury more = injuryOf(wound, armour_);
      Injury both = sum;
      both.damage = static_cast<std::uint16_t>(both.damage + more.damage);
      both.heavy = static_cast<std::uint8_t>(both.heavy + more.heavy);
      both.critical = static_cast<std::uint8_t>(both.critical + more.critical);
      both.wear = static_cast<std::uint8_t>(both.wear + more.wear);
      place(face + 1, left - equals, both, ways);
    }
  }

  DamageRoll roll_;
  Armour armour_;
  std::map<std::uint64_t, InjuryCase> found_;
};

}  // namespace

InjurySpread injurySpread(const DamageRoll& roll) { return Counting(roll).spread(); }

const InjurySpread& InjuryShelf::of(const DamageRoll& roll) {
  const auto [at, fresh] = kept_.try_emplace(roll);
  if (fresh) at->second = injurySpread(roll);
  return at->second;
}

}  // namespace walstatt::duel
