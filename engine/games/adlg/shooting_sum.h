// The arithmetic of a shot (A25, A26, B-Sho): what the shooter adds to his die, and the protection that the target adds.
#pragma once

#include "base/explained.h"
#include "games/adlg/profile.h"

namespace walstatt::adlg {

// The main shooter, his target and those who shoot with him.
struct Volley {
  const Profile* shooter = nullptr;
  const Profile* target = nullptr;
  bool disordered = false;      // the main shooter
  bool shooterCovered = false;  // in cover or in heavy ground
  bool inCover = false;         // the target
  bool fortified = false;       // the target, behind a fortification between the two
  bool toRear = false;          // a light chariot shoots to its rear
  std::uint8_t heavySupports = 0, lightSupports = 0;
};

template <Number N>
N shotFactor(const Volley& volley);
template <Number N>
N protectionAgainst(const Volley& volley);

// B-Abi-06, 16: the quality that counts in shooting.
Quality shootingQuality(const Profile& profile);
// B-Sho-03, 04: both dice are changed by quality; equal is nothing.
bool hits(const Volley& volley, int shooterDie, int targetDie);

struct ToldShot {
  Explained shooter, target;
  bool hit = false;
};
ToldShot toldShot(const Volley& volley, int shooterDie, int targetDie);

extern template Sum shotFactor<Sum>(const Volley&);
extern template Explained shotFactor<Explained>(const Volley&);
extern template Sum protectionAgainst<Sum>(const Volley&);
extern template Explained protectionAgainst<Explained>(const Volley&);

}  // namespace walstatt::adlg
