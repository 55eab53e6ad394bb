// Who fights whom (A28): the melees that follow from the contacts, and each as a clash with all its circumstances.
#pragma once

#include "games/adlg/clash.h"
#include "games/adlg/contacts.h"
#include "games/adlg/field.h"

namespace walstatt::adlg {

// One melee: two main units, the active side's first; or a unit and the camp it attacks.
struct MeleePair {
  std::uint8_t first = noUnit, second = noUnit;
  bool atCamp() const { return isCamp(second); }
};
using MeleePairs = FixedList<MeleePair, maxUnits>;

class Melees {
 public:
  Melees(const Battle& battle, const State& state);

  const MeleePairs& all() const { return pairs_; }
  // The main enemy of a main unit; noUnit: it is none.
  std::uint8_t opponentOf(std::size_t unit) const { return opponent_[unit]; }
  bool fights(std::size_t unit) const { return opponent_[unit] != noUnit; }
  // A28: gives simple support to somebody.
  bool isInSimpleSupport(std::size_t unit) const;
  // The melee of two main units as it stands.
  Clash clash(std::size_t first, std::size_t second) const;

 private:
  enum class Touch : std::uint8_t { edge, corner };
  void pairFrontal(Touch how);
  void pairAside();
  bool pair(std::uint8_t attacker, std::uint8_t target);
  const Contact* contactBetween(std::size_t a, std::size_t b) const;
  bool isFree(std::size_t unit) const;
  void stand(Clash& clash, std::size_t side, std::size_t own, std::size_t enemy) const;
  void addSupport(Stance& stance, std::size_t own, std::size_t enemy) const;
  bool supportsSimply(std::size_t supporter, std::size_t fighter) const;
  bool supportsInMelee(const Contact& contact, std::size_t enemy) const;
  bool mayStillSupport(std::size_t supporter, std::size_t fighter) const;

  const Battle& battle_;
  const State& state_;
  MeleePairs pairs_;
  std::array<std::uint8_t, maxUnits> opponent_;
};

// A21, Z98: whether a contact makes its attacker a simple supporter and no more: where it is not the main unit, an incomplete
// one on flank or rear, and any on a war wagon, whose edges are all front (A30).
bool isSimpleSupport(const Battle& battle, const State& state, const Contact& contact);
// In melee or melee support.
bool fightsOrSupports(const Battle& battle, const State& state, std::size_t unit);

// A28: gives simple support to somebody. Nearly always answered without looking at all melees.
bool inSimpleSupport(const Battle& battle, const State& state, std::size_t unit);

}  // namespace walstatt::adlg
