// Two units in melee and all that matters of how they stand (A19 to A21, A27 to A30). No table and no state: the game draws a
// clash from its contacts, and whoever asks for chances writes one down.
#pragma once

#include <array>

#include "base/fixed_list.h"
#include "games/adlg/ground.h"
#include "games/adlg/profile.h"

namespace walstatt::adlg {

// Which edge of the enemy a unit fights with its front edge.
enum class Onto : std::uint8_t { front, flank, rear };
enum class Behind : std::uint8_t { nothing, obstacle, fortification };
// Whose charge began the melee; nobody: a later round (A19).
enum class ChargedBy : std::uint8_t { nobody, first, second };
enum class Round : std::uint8_t { first, later };

struct Stance {
  std::uint8_t lost = 0;      // cohesion points
  Onto onto = Onto::front;    // an enemy caught evading is struck in the rear (A22)
  bool conformed = true;      // A21
  bool flanked = false;       // another enemy stands on its flank or rear
  bool flankedFully = false;  // … and it is heavy and conformed (A29)
  bool inOpen = true;
  std::int8_t penalty = 0;    // of the ground, 0 or less (ground_penalty.h)
  Going going = Going::open;  // that gives it
  bool higher = false, bank = false, gullyEdge = false;
  Behind behind = Behind::nothing;
  bool stakesPlanted = false;
  bool commander = false;
  bool uncontrolled = false;
  bool besideCamels = false, besideElephants = false;  // others than the enemy at hand
  bool battleReady = false;                            // war wagons: A30
  bool longEdge = false;                               // a single enemy at the war wagon's long edge: A30
  std::uint8_t support = 0;                            // simple
  FixedList<const Profile*, 3> meleeSupport;
};

struct Clash {
  std::array<const Profile*, 2> who{};
  std::array<Stance, 2> how{};
  ChargedBy charger = ChargedBy::nobody;

  const Profile& own(int side) const { return *who[static_cast<std::size_t>(side)]; }
  const Profile& enemy(int side) const { return *who[static_cast<std::size_t>(1 - side)]; }
  const Stance& stance(int side) const { return how[static_cast<std::size_t>(side)]; }
  const Stance& enemyStance(int side) const { return how[static_cast<std::size_t>(1 - side)]; }

  Round round() const { return charger == ChargedBy::nobody ? Round::later : Round::first; }
  bool charged(int side) const { return charger == (side == 0 ? ChargedBy::first : ChargedBy::second); }
  // Front edge on front edge.
  bool frontal() const { return how[0].onto == Onto::front && how[1].onto == Onto::front; }
};

// B-Fla-01, A30: war wagons and artillery have no flanks that matter.
inline bool hasFlanks(const Profile& profile) {
  return profile.category != Category::WWg && profile.category != Category::Art;
}
// A29: struck in flank or rear by anybody: the listed abilities are lost.
inline bool isStripped(const Clash& clash, int side) {
  return hasFlanks(clash.own(side)) && (clash.stance(side).flanked || clash.enemyStance(side).onto != Onto::front);
}
// A29: the factor is 0, against all its enemies.
inline bool losesFactor(const Clash& clash, int side) {
  if (!hasFlanks(clash.own(side))) return false;
  const Stance& enemy = clash.enemyStance(side);
  return clash.stance(side).flankedFully ||
         (enemy.onto != Onto::front && enemy.conformed && !clash.enemy(side).light());
}
// B-Foot-02, 03: whoever destroys light infantry in the open at once.
inline bool destroysLightInfantry(const Profile& profile) {
  switch (profile.category) {
    case Category::LMI:
    case Category::MI:
    case Category::HI:
    case Category::Cv:
    case Category::Ct:
    case Category::HCh:
    case Category::Kn: return true;
    default: return false;
  }
}
inline bool isDestroyed(const Clash& clash, int side) {
  return clash.own(side).category == Category::LI && clash.stance(side).inOpen &&
         destroysLightInfantry(clash.enemy(side));
}

}  // namespace walstatt::adlg
