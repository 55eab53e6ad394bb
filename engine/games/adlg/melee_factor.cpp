#include "games/adlg/melee_factor.h"

#include "games/adlg/combat_phrases.h"
#include "games/adlg/ground_penalty.h"
#include "games/adlg/melee_abilities.h"

namespace walstatt::adlg {

namespace {

using namespace phrases;

constexpr Arg categoryArg(Category category) { return {ArgKind::kind, static_cast<std::int32_t>(category)}; }

const Phrase& heavyFootRow(const Profile& own, bool open) {
  if (own.is(footKnights)) return open ? factorFootKnightsOpen : factorFootKnights;
  if (own.is(heavySpears)) return open ? factorHeavySpearsOpen : factorHeavySpears;
  if (own.is(pikes)) return factorPikes;
  if (own.is(levy)) return factorLevy;
  return open ? factorHeavySwordsOpen : factorHeavySwords;
}

// The row of the sheet that gives the factor.
const Phrase& rowOf(const Profile& own, const Profile& enemy, EnemyStands how) {
  const bool lmiInOpen = enemy.category == Category::LMI && how.inOpen;
  switch (own.category) {
    case Category::LI: return factorLightFoot;
    case Category::LMI: return own.is(javelinmen) ? factorJavelinmen : factorArchers;
    case Category::MI: return own.is(spears) ? factorMediumSpears : factorMediumSwords;
    case Category::HI: return heavyFootRow(own, lmiInOpen);
    case Category::WWg: return own.has(blades) && enemy.category == Category::El ? factorWagonBlades : factorWagon;
    case Category::Art: return factorArtillery;
    case Category::LH: return enemy.category == Category::LI && how.inOpen ? factorLightHorseOpen : factorLightHorse;
    case Category::Cv:  // B-Mtd-02, B-Mtd-03: medium and heavy ones alike
      if (enemy.is(levy)) return factorCavalryLevy;
      return enemy.category == Category::HI && how.struckInFlank ? factorCavalryFlank : factorCavalry;
    case Category::HCh: return factorHeavyChariots;
    case Category::Ct: return factorCataphracts;
    case Category::Kn: return factorKnights;  // B-Mtd-11, B-Mtd-12: their armour is in the profile
    case Category::El: return factorElephants;
    case Category::SCh: break;
  }
  return factorScythed;
}

// B-Mtd-17, 18
bool losesFactorToScythed(const Profile& own) {
  switch (own.category) {
    case Category::LI:
    case Category::LH:
    case Category::LMI:
    case Category::WWg:
    case Category::El: return false;
    default: return true;
  }
}

template <Number N>
int addFactor(const Clash& clash, int side, N& lasting) {
  const Profile &own = clash.own(side), &enemy = clash.enemy(side);
  const EnemyStands how{clash.enemyStance(side).inOpen, clash.stance(side).onto != Onto::front};
  if (losesFactor(clash, side)) {
    if constexpr (N::explains) lasting.add(0, reasonFlanked);
    return 0;
  }
  const int factor = combatFactor(own, enemy, how);
  lasting.add(factor, rowOf(own, enemy, how), categoryArg(enemy.category));
  if (own.category != Category::WWg || !clash.stance(side).battleReady) return factor;
  lasting.add(1, reasonBattleReady);
  return factor + 1;
}

template <Number N>
int addSupport(const Clash& clash, int side, N& lasting) {
  const Stance& stance = clash.stance(side);
  if (stance.support > 0) lasting.add(stance.support, reasonSimpleSupport);
  int sum = stance.support;
  for (const Profile* supporter : stance.meleeSupport) {
    const int factor = combatFactor(*supporter, clash.enemy(side), {clash.enemyStance(side).inOpen, true});
    lasting.add(factor + 1, reasonMeleeSupport, categoryArg(supporter->category));
    sum += factor + 1;
  }
  return sum;
}

// Z42: the sheet has height, bank, gully and fortification in one line: +1 once.
template <Number N>
void addPlace(const Clash& clash, int side, N& lasting) {
  const Profile& own = clash.own(side);
  const Stance& stance = clash.stance(side);
  const bool defends = own.foot() && own.category != Category::LI && own.category != Category::WWg;  // A30
  if (stance.behind == Behind::fortification && defends)
    lasting.add(1, reasonFortification);
  else if (stance.higher)
    lasting.add(1, reasonHigher);
  else if (stance.bank)
    lasting.add(1, reasonBank);
  else if (stance.gullyEdge)
    lasting.add(1, reasonGullyEdge);
}

template <Number N>
void addHindrances(const Clash& clash, int side, N& lasting) {
  const Profile& own = clash.own(side);
  const Stance &stance = clash.stance(side), &enemy = clash.enemyStance(side);
  if (stance.lost > 0) lasting.add(-1, reasonInDisorder);
  if (own.mounted() && enemy.behind != Behind::nothing)
    lasting.add(-2, reasonAgainstWorks);
  else if (own.mounted() && own.category != Category::El && enemy.stakesPlanted && stance.onto == Onto::front)
    lasting.add(-2, reasonAgainstStakes);
  if (panicsAtElephants(clash, side))
    lasting.add(-1, reasonPanicElephants);
  else if (panicsAtCamels(clash, side))
    lasting.add(-1, reasonPanicCamels);
  if (stance.penalty < 0) lasting.add(stance.penalty, penaltyReason(own, stance.going));
}

template <Number N>
void addFirstRound(const Clash& clash, int side, N& first) {
  const Profile& own = clash.own(side);
  if (impactOf(clash, side).counts())
    first.add(1, own.category == Category::El ? reasonElephantImpact
                 : own.has(impact)            ? reasonImpact
                                              : reasonImpetuous);
  if (javelinOf(clash, side).counts()) first.add(1, reasonJavelin);
  if (cavalryFirstOf(clash, side).counts()) first.add(1, reasonCavalryFirst);
  if (spearsFirst(clash, side)) first.add(1, reasonSpears);
  if (polearmFirst(clash, side)) first.add(1, reasonPolearm);
  if (archersCharged(clash, side)) first.add(1, reasonArchersCharged);
  if (clash.charged(side) && clash.stance(side).uncontrolled) first.add(-1, reasonUncontrolled);
}

bool burnsWell(const Profile& enemy) { return enemy.category == Category::El || enemy.category == Category::WWg; }

}  // namespace

int combatFactor(const Profile& own, const Profile& enemy, EnemyStands how) {
  if (enemy.category == Category::El && own.has(blades)) return 2;  // B-Note-05
  if (enemy.is(levy)) return own.factorAgainstLevy;
  switch (enemy.category) {
    case Category::LMI:
      return how.inOpen ? own.factorAgainstLmiInOpen : own.factor[static_cast<std::size_t>(Category::LMI)];
    case Category::LI:
      return how.inOpen ? own.factorAgainstLiInOpen : own.factor[static_cast<std::size_t>(Category::LI)];
    case Category::HI:
      return how.struckInFlank ? own.factorInFlankOfHi : own.factor[static_cast<std::size_t>(Category::HI)];
    default: return own.factor[static_cast<std::size_t>(enemy.category)];
  }
}

// B-Mod-01: factor and special abilities, then the situation.
template <Number N>
Factors<N> factorsOf(const Clash& clash, int side) {
  const Profile &own = clash.own(side), &enemy = clash.enemy(side);
  const Stance& stance = clash.stance(side);
  Factors<N> all;
  const int factor = addFactor(clash, side, all.lasting);
  if (enemy.category == Category::Art && !own.light()) all.lasting.add(1, reasonAgainstArtillery);
  if (own.has(incendiaryAbility) && burnsWell(enemy)) all.lasting.add(1, reasonIncendiary);
  // Z43: +1 on the flank of artillery too; war wagons have none.
  if (stance.onto != Onto::front && enemy.category != Category::WWg) all.lasting.add(1, reasonOnFlank);
  if (own.category == Category::WWg && stance.longEdge) all.lasting.add(1, reasonLongEdge);
  const int support = addSupport(clash, side, all.lasting);
  addPlace(clash, side, all.lasting);
  if (stance.commander) all.lasting.add(1, reasonCommander);
  addHindrances(clash, side, all.lasting);
  if (clash.round() == Round::later) return all;
  addFirstRound(clash, side, all.first);
  if (enemy.category == Category::SCh && clash.frontal()) {  // B-Mtd-17, B-Mtd-19
    if (factor != 0 && losesFactorToScythed(own)) all.first.add(-factor, reasonAgainstScythed);
    if (support != 0) all.first.add(-support, reasonSupportNegated);
  }
  return all;
}

template Factors<Sum> factorsOf<Sum>(const Clash&, int);
template Factors<Explained> factorsOf<Explained>(const Clash&, int);

}  // namespace walstatt::adlg
