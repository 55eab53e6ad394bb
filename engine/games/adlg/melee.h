// The arithmetic of a round of melee (A27, B-Mel, B-Qua): two dice in, the losses of both out.
#pragma once

#include "base/explained.h"
#include "games/adlg/clash.h"

namespace walstatt::adlg {

inline constexpr int routAtOnce = 99;  // B-Mel-05: more than any unit has

struct RoundResult {
  std::array<std::int8_t, 2> losses{};  // cohesion points, routAtOnce where all are lost
  std::int8_t winner = -1;              // 0, 1, or -1: a tie
  friend bool operator==(const RoundResult&, const RoundResult&) = default;
};

// What a die shows once quality has changed it, before all else (B-Qua-01 to 03).
int withQuality(int die, Quality quality);

// One round of a clash: everything that does not depend on the dice is worked out once, so that all throws can be tried.
class MeleeRound {
 public:
  explicit MeleeRound(const Clash& clash);

  int factor(int side) const { return factor_[static_cast<std::size_t>(side)]; }
  bool automatic() const { return destroyed_[0] || destroyed_[1]; }
  bool destroyed(int side) const { return destroyed_[static_cast<std::size_t>(side)]; }
  // Sums or, told with reasons, results and the loser's loss.
  RoundResult result(int firstDie, int secondDie) const;
  struct Told {
    RoundResult result;
    std::array<Explained, 2> sums;
    Explained loss;
  };
  Told told(const Clash& clash, int firstDie, int secondDie) const;

 private:
  template <Number N>
  RoundResult read(std::array<N, 2>& sums, N& loss) const;

  std::array<std::int8_t, 2> factor_{};
  std::array<Quality, 2> quality_{};
  std::array<bool, 2> destroyed_{}, twoHanded_{}, twoHandedTie_{}, polearm_{}, armour_{}, missiles_{}, furious_{};
  std::array<bool, 2> mounted_{};
};

}  // namespace walstatt::adlg
