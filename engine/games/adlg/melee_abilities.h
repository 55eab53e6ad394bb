// Which special abilities count in a melee, and what negates them (B-Abi, B-Note, B-Fur, B-Fla, B-Mod-22).
#pragma once

#include "base/phrase.h"
#include "games/adlg/clash.h"

namespace walstatt::adlg {

// An ability at hand: not there, there but negated (and why), or counting.
struct Effect {
  bool there = false;
  const Phrase* negated = nullptr;
  constexpr bool counts() const { return there && !negated; }
};

// All of a first round that is fought front edge on front edge (A19); nothing of them in other melees.
Effect impactOf(const Clash& clash, int side);        // B-Abi-02 to 05, 33, 34; elephants: B-Mtd-15
Effect javelinOf(const Clash& clash, int side);       // B-Abi-37 to 40; javelinmen always: B-Foot-05
Effect cavalryFirstOf(const Clash& clash, int side);  // B-Mtd-06, 07
Effect furiousOf(const Clash& clash, int side);       // B-Fur; missile support is looked at in melee.cpp
bool spearsFirst(const Clash& clash, int side);       // B-Note-03
bool polearmFirst(const Clash& clash, int side);      // B-Abi-31
bool archersCharged(const Clash& clash, int side);    // B-Foot-07
Effect missileSupportOf(const Clash& clash, int side);

// Those of every round.
Effect twoHandedOf(const Clash& clash, int side);   // B-Abi-41; foot knights always: B-Foot-13
bool twoHandedOnTie(const Clash& clash, int side);  // B-Abi-42
Effect polearmOf(const Clash& clash, int side);     // B-Abi-32
// B-Abi-27 to 30, 18: what is kept even on flank or rear (B-Fla-08).
Effect armourOf(const Clash& clash, int side, Round round);
bool panicsAtCamels(const Clash& clash, int side);
bool panicsAtElephants(const Clash& clash, int side);
// B-Abi-17: the quality that counts in melee.
Quality meleeQuality(const Profile& profile);

}  // namespace walstatt::adlg
