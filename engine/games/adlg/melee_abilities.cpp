#include "games/adlg/melee_abilities.h"

#include "games/adlg/combat_phrases.h"

namespace walstatt::adlg {

namespace {

using namespace phrases;

constexpr Effect none{};
constexpr Effect counting{true, nullptr};
constexpr Effect negatedBy(const Phrase& why) { return {true, &why}; }

bool isElephant(const Profile& profile) { return profile.category == Category::El; }
bool isWagon(const Profile& profile) { return profile.category == Category::WWg; }
bool firstAndFrontal(const Clash& clash) { return clash.round() == Round::first && clash.frontal(); }
bool acrossWorks(const Clash& clash) {
  return clash.how[0].behind != Behind::nothing || clash.how[1].behind != Behind::nothing;
}
bool atStakes(const Clash& clash, int side) {
  return clash.stance(side).onto == Onto::front && clash.enemyStance(side).stakesPlanted;
}
bool mountedInBadGround(const Clash& clash, int side) {
  return clash.own(side).mounted() && clash.stance(side).penalty < 0;
}
bool isSpearman(const Profile& profile) { return profile.is(spears) || profile.is(pikes); }
bool chargesImpetuously(const Profile& profile) { return profile.has(impact) || profile.has(impetuous); }

// The impact that a unit brings along, whatever the enemy does about it. B-Mod-22, B-Fla-04 take it away altogether.
bool bringsImpact(const Clash& clash, int side) {
  const Profile& own = clash.own(side);
  return (chargesImpetuously(own) || isElephant(own)) && !mountedInBadGround(clash, side) && !isStripped(clash, side);
}
// Whether the enemy is one that impact works against at all.
const Phrase* noImpactAgainst(const Profile& own, const Profile& enemy) {
  if (isElephant(enemy)) return &negatedElephants;  // B-Abi-03: that of elephants neither
  if (isElephant(own)) {
    const bool used = enemy.category == Category::LI || enemy.category == Category::LH || enemy.is(javelinmen);
    return used ? &negatedLights : nullptr;
  }
  const bool heavyChariotOrCataphract = own.category == Category::HCh || own.category == Category::Ct;
  return heavyChariotOrCataphract && enemy.category == Category::Kn ? &negatedKnights : nullptr;
}

// Z40: horsemen's impact, which does not work against elephants, does not stop theirs either.
bool impactsCancel(const Clash& clash, int side) {
  const int charged = clash.charger == ChargedBy::first ? 1 : 0;
  if (!clash.own(charged).mounted() || isElephant(clash.own(side))) return false;
  return bringsImpact(clash, 1 - side) && !noImpactAgainst(clash.enemy(side), clash.own(side));
}

const Phrase* wagonNegates(const Profile& own, const Profile& enemy) {
  if (!isWagon(enemy)) return nullptr;
  if (!isElephant(own)) return &negatedWagon;
  return enemy.has(blades) ? &negatedBlades : nullptr;
}

}  // namespace

Effect impactOf(const Clash& clash, int side) {
  const Profile &own = clash.own(side), &enemy = clash.enemy(side);
  if (!firstAndFrontal(clash) || (!chargesImpetuously(own) && !isElephant(own))) return none;
  if (isStripped(clash, side)) return negatedBy(negatedFlankImpact);
  if (mountedInBadGround(clash, side)) return negatedBy(negatedGround);
  if (const Phrase* why = noImpactAgainst(own, enemy)) return negatedBy(*why);
  if (own.foot() && enemy.mounted() && clash.charged(side)) return negatedBy(negatedFootCharges);
  if (impactsCancel(clash, side)) return negatedBy(negatedBothImpact);
  // B-Note-02 takes all impact of impetuous swordsmen; B-Abi-34 what others have by being impetuous.
  if (own.foot() && own.has(impetuous) && enemy.is(swords) && (own.is(swords) || !own.has(impact)))
    return negatedBy(own.is(swords) ? negatedSwordsmen : negatedSwords);
  if (own.mounted() && !isElephant(own) && isSpearman(enemy)) return negatedBy(negatedSpears);
  if (own.mounted() && atStakes(clash, side)) return negatedBy(negatedStakesImpact);
  if (const Phrase* why = wagonNegates(own, enemy)) return negatedBy(*why);
  return acrossWorks(clash) ? negatedBy(negatedWorks) : counting;
}

Effect javelinOf(const Clash& clash, int side) {
  const Profile &own = clash.own(side), &enemy = clash.enemy(side);
  if (!firstAndFrontal(clash) || !own.has(javelinAbility)) return none;
  if (!own.light() && own.category != Category::LMI) return none;
  if (isStripped(clash, side)) return negatedBy(negatedFlankImpact);
  if (isWagon(enemy)) return negatedBy(negatedJavelinWagon);
  if (!isElephant(enemy) && bringsImpact(clash, 1 - side)) return negatedBy(negatedJavelinImpact);
  return counting;
}

Effect cavalryFirstOf(const Clash& clash, int side) {
  const Profile &own = clash.own(side), &enemy = clash.enemy(side);
  if (!firstAndFrontal(clash) || own.category != Category::Cv) return none;
  if (enemy.category != Category::LMI && !enemy.is(swords)) return none;
  const bool other = chargesImpetuously(own) || mountedInBadGround(clash, side);
  return other ? negatedBy(negatedCavalryFirst) : counting;
}

Effect furiousOf(const Clash& clash, int side) {
  const Profile &own = clash.own(side), &enemy = clash.enemy(side);
  if (!firstAndFrontal(clash) || enemy.mounted()) return none;  // B-Fur-07
  bool there = false;
  switch (own.category) {
    case Category::LH: there = chargesImpetuously(own) || enemy.category == Category::LI; break;  // B-Fur-03, 05
    case Category::Ct: there = chargesImpetuously(own); break;
    case Category::Cv:
    case Category::HCh:
    case Category::Kn: there = chargesImpetuously(own) || enemy.category == Category::LMI; break;  // B-Fur-03, 04
    case Category::El:
    case Category::SCh: there = enemy.category != Category::LI && !enemy.is(javelinmen); break;  // B-Fur-06
    default: there = own.has(impetuous);                                                         // B-Fur-02
  }
  if (!there) return none;
  if (isStripped(clash, side)) return negatedBy(negatedFlankFurious);
  if (mountedInBadGround(clash, side)) return negatedBy(negatedGround);
  if (own.mounted() && atStakes(clash, side)) return negatedBy(negatedStakesFurious);
  if (const Phrase* why = wagonNegates(own, enemy)) return negatedBy(*why);
  return acrossWorks(clash) ? negatedBy(negatedWorks) : counting;
}

bool spearsFirst(const Clash& clash, int side) {
  const Profile& enemy = clash.enemy(side);
  return firstAndFrontal(clash) && isSpearman(clash.own(side)) && enemy.mounted() && !isElephant(enemy);
}

bool polearmFirst(const Clash& clash, int side) {
  const Profile& enemy = clash.enemy(side);
  return firstAndFrontal(clash) && clash.own(side).has(polearm) && enemy.mounted() && !isElephant(enemy) &&
         !isStripped(clash, side);
}

bool archersCharged(const Clash& clash, int side) {
  return firstAndFrontal(clash) && clash.own(side).is(archers) && clash.enemy(side).mounted() &&
         clash.charged(1 - side);
}

Effect missileSupportOf(const Clash& clash, int side) {
  if (!firstAndFrontal(clash) || !clash.own(side).has(missileSupport)) return none;
  return isStripped(clash, side) ? negatedBy(negatedFlankMissiles) : counting;
}

Effect twoHandedOf(const Clash& clash, int side) {
  if (!clash.own(side).has(twoHanded)) return none;
  if (isStripped(clash, side)) return negatedBy(negatedFlankTwoHanded);
  return clash.frontal() ? counting : none;
}

bool twoHandedOnTie(const Clash& clash, int side) {
  return clash.own(side).has(twoHanded) && !isStripped(clash, side) && isSpearman(clash.enemy(side));
}

Effect polearmOf(const Clash& clash, int side) {
  if (!clash.own(side).has(polearm) || !clash.enemy(side).mounted()) return none;
  if (isStripped(clash, side)) return negatedBy(negatedFlankPolearm);
  return clash.frontal() ? counting : none;
}

Effect armourOf(const Clash& clash, int side, Round round) {
  if (clash.own(side).armour <= clash.enemy(side).armour) return none;  // B-Abi-28
  if (isElephant(clash.enemy(side))) return negatedBy(negatedArmourElephants);
  if (round == Round::later || !furiousOf(clash, 1 - side).counts()) return counting;
  // B-Abi-09 with A27: missile support negates it for mounted, and then armour helps again.
  if (clash.enemy(side).mounted() && missileSupportOf(clash, side).counts()) return counting;
  return negatedBy(negatedArmourFurious);
}

bool panicsAtElephants(const Clash& clash, int side) {
  const Profile& own = clash.own(side);
  if (own.category == Category::SCh || (!own.is(horses) && !own.is(camels))) return false;
  return clash.stance(side).besideElephants || isElephant(clash.enemy(side));
}

bool panicsAtCamels(const Clash& clash, int side) {
  const Profile& own = clash.own(side);
  if (own.category == Category::SCh || !own.is(horses)) return false;
  return clash.stance(side).besideCamels || clash.enemy(side).is(camels);
}

Quality meleeQuality(const Profile& profile) {
  if (!profile.has(mixedUnit) || profile.quality == Quality::mediocre) return profile.quality;
  return profile.quality == Quality::elite ? Quality::ordinary : Quality::mediocre;
}

}  // namespace walstatt::adlg
