// Who may charge whom (B-Chg-01 to 05).
#include "games/adlg/who_charges.h"

namespace walstatt::adlg {

ChargeBar chargeBar(const Profile& profile) {
  if (profile.category == Category::WWg) return profile.has(blades) ? ChargeBar::none : ChargeBar::wagon;  // B-Chg-01
  if (profile.category == Category::Art) return ChargeBar::artillery;                                      // B-Chg-02
  return profile.is(levy) && profile.has(expendable) ? ChargeBar::levy : ChargeBar::none;                  // B-Chg-03
}

ChargeBar chargeBar(const Profile& profile, const ChargedEnemy& enemy) {
  if (profile.category != Category::LI) return ChargeBar::none;
  if (enemy.inOpen) {  // B-Chg-04
    const Category category = enemy.profile.category;
    const bool allowed =
        enemy.profile.light() || category == Category::El || category == Category::SCh || category == Category::Art;
    return allowed ? ChargeBar::none : ChargeBar::lightsInOpen;
  }
  const bool weak = enemy.disordered || enemy.fromAside || enemy.hindered;  // B-Chg-05
  return weak ? ChargeBar::none : ChargeBar::lightsInRough;
}

}  // namespace walstatt::adlg
