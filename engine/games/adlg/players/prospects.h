// What a melee is worth before it is fought, in thousandths of a point of the enemy's losses (A6): positive is good for the
// one who asks. Made by the rules themselves over all dice.
#pragma once

#include <vector>

#include "games/adlg/clash.h"
#include "games/adlg/game.h"

namespace walstatt::adlg {

// What it costs an army that a unit with so many points lost loses some more.
int lossWorth(const Profile& profile, int lostBefore, int loss);
// How much a loss of the first and of the second counts, in hundredths: more for an army that is near its end.
using Weights = std::array<int, 2>;
inline constexpr Weights even{100, 100};
// A melee fought to its end, as the first of the two sees it; rounds far ahead count less, for much may happen before.
// `commander`: what a commander who fights along is worth, for he may fall in any round that his unit loses (B-Gen).
int fightWorth(const Clash& clash, const Weights& weights = even, int commander = 0);
// A charge onto that edge by fresh or worn units on open ground, nobody else at hand.
int chargeWorth(const Profile& charger, int chargerLost, const Profile& target, int targetLost, Edge edge);

// How worn a unit is, as far as it matters for what it may still dare.
enum class Wear : std::uint8_t { fresh, worn, last };
inline Wear wearOf(const Profile& profile, int lost) {
  return lost == 0 ? Wear::fresh : lost + 1 < profile.cohesion ? Wear::worn : Wear::last;
}

// Every unit's charge on every enemy's front and flank, worked out once for a battle when it is first asked for; units of
// one kind share an entry.
class Matches {
 public:
  // Keeps what it has while it is asked about the same battle.
  void prepare(const Battle& battle);
  // For this position: how worn everybody is.
  void look(const Battle& battle, const State& state);
  int charge(std::size_t unit, std::size_t enemy) const { return worth(unit, enemy, 0, Edge::front); }
  int flank(std::size_t unit, std::size_t enemy) const { return worth(unit, enemy, 1, Edge::left); }

 private:
  static constexpr std::int16_t unknown = -32'768;
  int worth(std::size_t unit, std::size_t enemy, std::size_t table, Edge edge) const {
    std::int16_t& entry = table_[table][row_[unit] * rows_ + row_[enemy]];
    if (entry == unknown) entry = workOut(row_[unit], row_[enemy], edge);
    return entry;
  }
  std::int16_t workOut(std::size_t row, std::size_t other, Edge edge) const;

  const Setup* of_ = nullptr;
  std::size_t rows_ = 0;  // three for every kind, by wear
  std::array<std::uint8_t, maxUnits> kind_{};
  std::array<std::uint16_t, maxUnits> row_{};
  std::vector<const Profile*> kinds_;
  mutable std::array<std::vector<std::int16_t>, 2> table_;
};

}  // namespace walstatt::adlg
