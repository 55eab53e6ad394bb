// What blows come to under best play, between two fighters: groups (D2), who is first (D5), waves (D7), the best wards
// (D10), counters (D9), until somebody is hit or nobody strikes any more. No die falls before the damage roll but a die-off,
// so it is exact. Whoever strikes looks for the greatest loss of the other less his own; others at the table are left out.
#pragma once

#include "base/fraction.h"
#include "games/duel/game.h"

namespace walstatt::duel {

// As one of the two sees it.
struct Prospect {
  Fraction hit, beHit;     // chances
  Fraction wounds, taken;  // damage after armour, expected
  Fraction out, beOut;     // chances
  double worth = 0;        // vitality the other loses less what he loses himself; who is out loses all of it

  friend bool operator==(const Prospect&, const Prospect&) = default;
};

class Exchange {
 public:
  // How carefully groups are chosen: each his strongest (X16), or the safest of the strongest ones against the other's.
  enum class Care : std::uint8_t { strongest, safest };

  Exchange(const Duel& game, std::size_t me, std::size_t other);

  // The state with these two alone, secrets wiped out.
  State alone(const State& state) const;

  // Both declare (D4): an attack on each other, or waiting. The state is one of `alone` in which they are asked.
  Prospect declared(const State& state, bool mine, bool theirs, Care care);
  // He fixes this group, the other one answers best. The state is one of `alone` in which groups are fixed.
  Prospect fixed(const State& state, Action group);
  // From any step of the exchange on; nothing comes of other steps. The state is one of `alone`.
  Prospect onward(const State& state);

 private:
  struct Blow {
    bool known = false;
    Fraction wounds, out;
    double loss = 0;
  };
  using Groups = FixedList<Action, 5>;

  Prospect grouped(const State& state, Care care);
  Prospect with(const State& state, Action mine, Action theirs);
  Groups groupsFor(const State& state, std::size_t who, Care care);
  Prospect begun(const State& state);  // groups are fixed; the die-off may be to come
  Prospect waves(const State& state);
  Prospect hit(const State& state);
  const Blow& blowOf(const State& state);
  State after(const State& state, std::size_t who, Action action) const;

  const Duel& game_;
  std::size_t me_, other_;
  ActionList<Action> listed_;
  std::array<std::array<std::array<Blow, 4>, maxDamageDice + 2>, 2> blows_{};  // by whom, dice, factor
};

}  // namespace walstatt::duel
