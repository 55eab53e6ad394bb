#include "games/adlg/shooting_sum.h"

#include <algorithm>

#include "games/adlg/combat_phrases.h"
#include "games/adlg/melee.h"

namespace walstatt::adlg {

namespace {

using namespace phrases;

constexpr int mostSupport = 3;  // B-Sho-11

bool isBeast(Category category) { return category == Category::El || category == Category::WWg; }
bool isSteady(Category category) {
  return category == Category::LMI || category == Category::MI || category == Category::HI;
}
bool isBow(Weapon weapon) {
  return weapon == Weapon::bow || weapon == Weapon::longbow || weapon == Weapon::crossbow || weapon == Weapon::handgun;
}
// A26: protection 0 for all but lights.
bool smashes(Weapon weapon) { return isArtillery(weapon) || weapon == Weapon::incendiary; }
bool pierces(Weapon weapon) { return weapon == Weapon::crossbow || weapon == Weapon::handgun; }

void addDie(Explained& sum, int die, Quality quality) {
  sum.add(die, reasonShotDie);
  const int changed = withQuality(die, quality) - die;
  if (changed != 0) sum.add(changed, changed > 0 ? reasonElite : reasonMediocre);
}
void addAll(Explained& sum, const Explained& more) {
  for (const Part& part : more.parts()) sum.add(part.amount, *part.reason, part.about);
}

}  // namespace

template <Number N>
N shotFactor(const Volley& volley) {
  const Profile &shooter = *volley.shooter, &target = *volley.target;
  N sum;
  if (shooter.light()) sum.add(-1, reasonLightShooter);
  if (volley.inCover)
    sum.add(-1, reasonTargetCovered);
  else if (volley.fortified)
    sum.add(-1, reasonTargetFortified);
  if (volley.disordered) sum.add(-1, reasonShooterDisordered);
  if (volley.shooterCovered && shooter.category != Category::LI) sum.add(-1, reasonShooterCovered);
  if (volley.toRear) sum.add(-1, reasonToRear);
  if (isSteady(shooter.category) && isBow(shooter.weapon) && target.mounted()) sum.add(1, reasonAtMounted);
  if (isArtillery(shooter.weapon) && isBeast(target.category)) sum.add(1, reasonArtilleryAtBeasts);
  if (shooter.weapon == Weapon::incendiary && isBeast(target.category)) sum.add(1, reasonFireAtBeasts);
  const int support = std::min(mostSupport, volley.heavySupports + (volley.lightSupports + 1) / 2);
  if (support > 0) sum.add(support, volley.lightSupports > 0 ? reasonShotSupportLights : reasonShotSupport);
  return sum;
}

template <Number N>
N protectionAgainst(const Volley& volley) {
  const Profile& target = *volley.target;
  const Weapon weapon = volley.shooter->weapon;
  N sum;
  sum.add(target.plainProtection, reasonProtection);
  if (target.protection > target.plainProtection) {
    const int share = target.protection - target.plainProtection;
    sum.add(share, share > 1 ? reasonHeavyArmourProtects : reasonArmourProtects);
    if (pierces(weapon) && isBeast(target.category)) sum.add(-share, reasonArmourPierced);
  }
  if (pierces(weapon) && !isBeast(target.category)) {  // B-Sho-13, B-Sho-14
    if (sum.value() != 1) sum.add(1 - sum.value(), reasonPierced);
  } else if (weapon == Weapon::longbow) {
    // B-Sho-17
    const bool unchanged = target.light() || target.category == Category::Art || target.category == Category::WWg;
    if (!unchanged && sum.value() > 0) sum.add(-1, reasonLongbow);
  } else if (smashes(weapon) && !target.light()) {  // B-Sho-18, B-Sho-19
    if (sum.value() != 0) sum.add(-sum.value(), reasonSmashed);
  }
  // A26: last; B-Abi-20, B-Abi-21
  if (target.has(pavise) && !smashes(weapon) && !volley.inCover) sum.add(1, reasonPavise);
  return sum;
}

Quality shootingQuality(const Profile& profile) {
  if (!profile.has(halfBow) || profile.quality == Quality::mediocre) return profile.quality;
  return profile.quality == Quality::elite ? Quality::ordinary : Quality::mediocre;
}

bool hits(const Volley& volley, int shooterDie, int targetDie) {
  const int shot = withQuality(shooterDie, shootingQuality(*volley.shooter)) + shotFactor<Sum>(volley).value();
  return shot > withQuality(targetDie, volley.target->quality) + protectionAgainst<Sum>(volley).value();
}

ToldShot toldShot(const Volley& volley, int shooterDie, int targetDie) {
  ToldShot told;
  addDie(told.shooter, shooterDie, shootingQuality(*volley.shooter));
  addAll(told.shooter, shotFactor<Explained>(volley));
  addDie(told.target, targetDie, volley.target->quality);
  addAll(told.target, protectionAgainst<Explained>(volley));
  told.hit = told.shooter.value() > told.target.value();
  return told;
}

template Sum shotFactor<Sum>(const Volley&);
template Explained shotFactor<Explained>(const Volley&);
template Sum protectionAgainst<Sum>(const Volley&);
template Explained protectionAgainst<Explained>(const Volley&);

}  // namespace walstatt::adlg
