#include "games/adlg/profile_data.h"

namespace walstatt::adlg {

std::vector<std::string_view> abilityIds(const Profile& profile) {
  static constexpr std::array<std::pair<Ability, std::string_view>, 14> names{{{impact, "impact"},
                                                                               {impetuous, "impetuous"},
                                                                               {missileSupport, "missile-support"},
                                                                               {expendable, "expendable"},
                                                                               {mixedUnit, "mixed"},
                                                                               {pavise, "pavise"},
                                                                               {stakes, "stakes"},
                                                                               {polearm, "polearm"},
                                                                               {twoHanded, "two-handed"},
                                                                               {javelinAbility, "javelin"},
                                                                               {halfBow, "half-bow"},
                                                                               {blades, "blades"},
                                                                               {incendiaryAbility, "incendiary"},
                                                                               {included, "included"}}};
  std::vector<std::string_view> all;
  for (const auto& [ability, id] : names)
    if (profile.has(ability)) all.push_back(id);
  return all;
}

Data profileData(const Profile& profile) {
  Data abilities{Data::Array{}};
  for (const std::string_view id : abilityIds(profile)) abilities.push(id);
  Data move;
  move.set("open", profile.movement.open).set("rough", profile.movement.rough).set("heavy", profile.movement.heavy);
  Data factor;
  for (std::size_t i = 0; i < categories; ++i) factor.set(std::string(categoryIds()[i]), profile.factor[i]);
  factor.set("levy", profile.factorAgainstLevy).set("lmi_in_open", profile.factorAgainstLmiInOpen);
  factor.set("li_in_open", profile.factorAgainstLiInOpen).set("hi_in_flank", profile.factorInFlankOfHi);
  Data data;
  data.set("category", categoryIds()[static_cast<std::size_t>(profile.category)]);
  data.set("quality", qualityIds()[static_cast<std::size_t>(profile.quality)]);
  data.set("armour", armourIds()[static_cast<std::size_t>(profile.armour)]);
  data.set("weapon", weaponIds()[static_cast<std::size_t>(profile.weapon)]);
  data.set("abilities", std::move(abilities)).set("depth", profile.depth).set("protection", profile.protection);
  data.set("cohesion", profile.cohesion).set("move", std::move(move)).set("range", profile.range);
  return data.set("points", profile.points).set("factor", std::move(factor));
}

}  // namespace walstatt::adlg
