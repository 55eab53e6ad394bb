#include "games/adlg/melee.h"

#include "games/adlg/combat_phrases.h"
#include "games/adlg/melee_abilities.h"
#include "games/adlg/melee_factor.h"

namespace walstatt::adlg {

namespace {

using namespace phrases;

const Phrase& marginReason(int margin) {
  if (margin >= 7) return reasonMargin7;
  if (margin >= 5) return reasonMargin5;
  return margin >= 3 ? reasonMargin3 : reasonMargin1;
}

int lossBy(int margin) {
  if (margin >= 7) return routAtOnce;
  return margin >= 5 ? 3 : margin >= 3 ? 2 : 1;
}

}  // namespace

int withQuality(int die, Quality quality) {
  if (quality == Quality::elite && die <= 3) return die + 1;
  return quality == Quality::mediocre && die >= 4 ? die - 1 : die;
}

MeleeRound::MeleeRound(const Clash& clash) {
  for (int side = 0; side < 2; ++side) {
    const auto i = static_cast<std::size_t>(side);
    factor_[i] = static_cast<std::int8_t>(factorsOf<Sum>(clash, side).total());
    quality_[i] = meleeQuality(clash.own(side));
    destroyed_[i] = isDestroyed(clash, side);
    twoHanded_[i] = twoHandedOf(clash, side).counts();
    twoHandedTie_[i] = twoHandedOnTie(clash, side);
    polearm_[i] = polearmOf(clash, side).counts();
    armour_[i] = armourOf(clash, side, clash.round()).counts();
    missiles_[i] = missileSupportOf(clash, side).counts();
    furious_[i] = furiousOf(clash, side).counts();
    mounted_[i] = clash.own(side).mounted();
  }
}

// Steps 4 to 9 of A27 over the sums of step 3, in the fixed order of B-Abi-01.
template <Number N>
RoundResult MeleeRound::read(std::array<N, 2>& sums, N& loss) const {
  RoundResult result;
  const auto leader = [&]() -> int {
    return sums[0].value() > sums[1].value() ? 0 : sums[1].value() > sums[0].value() ? 1 : -1;
  };
  int winner = leader();
  if (winner < 0) {
    for (std::size_t i = 0; i < 2; ++i)
      if (twoHandedTie_[i]) sums[i].add(1, reasonTwoHandedTie);
  } else if (const auto i = static_cast<std::size_t>(winner); twoHanded_[i]) {
    sums[i].add(1, reasonTwoHandedWins);
  } else if (polearm_[i]) {
    sums[i].add(1, reasonPolearmWins);
  }
  winner = leader();
  if (winner < 0) return result;
  const auto won = static_cast<std::size_t>(winner), lost = 1 - won;
  if (armour_[lost]) sums[lost].add(1, reasonArmour);
  if (missiles_[lost] && leader() == winner) sums[lost].add(1, reasonMissileSupport);
  if (leader() != winner) return result;  // raised to equal: a tie, never a win
  result.winner = static_cast<std::int8_t>(winner);
  const int margin = sums[won].value() - sums[lost].value();
  loss.add(lossBy(margin), marginReason(margin), number(margin));
  const bool negated = mounted_[won] && missiles_[lost];                    // B-Abi-09
  if (furious_[won] && !negated && margin < 7) loss.add(1, reasonFurious);  // B-Fur-01
  result.losses[lost] = static_cast<std::int8_t>(loss.value());
  return result;
}

RoundResult MeleeRound::result(int firstDie, int secondDie) const {
  if (automatic()) {
    RoundResult result;
    result.winner = destroyed_[0] ? 1 : 0;
    result.losses[destroyed_[0] ? 0 : 1] = routAtOnce;
    return result;
  }
  std::array<Sum, 2> sums;
  sums[0].add(withQuality(firstDie, quality_[0]) + factor_[0], reasonMeleeDie);
  sums[1].add(withQuality(secondDie, quality_[1]) + factor_[1], reasonMeleeDie);
  Sum loss;
  return read(sums, loss);
}

MeleeRound::Told MeleeRound::told(const Clash& clash, int firstDie, int secondDie) const {
  Told told;
  if (automatic()) {
    told.result = result(firstDie, secondDie);
    told.loss.add(routAtOnce, destroyedInOpen);
    return told;
  }
  for (int side = 0; side < 2; ++side) {
    const auto i = static_cast<std::size_t>(side);
    const int die = side == 0 ? firstDie : secondDie;
    told.sums[i].add(die, reasonMeleeDie);
    const int changed = withQuality(die, quality_[i]) - die;
    if (changed != 0) {
      const bool mixed = clash.own(side).has(mixedUnit) && changed < 0;
      told.sums[i].add(changed, changed > 0 ? reasonElite : mixed ? reasonMixed : reasonMediocre);
    }
    const Factors<Explained> factors = factorsOf<Explained>(clash, side);
    for (const Explained* list : {&factors.lasting, &factors.first})
      for (const Part& part : list->parts()) told.sums[i].add(part.amount, *part.reason, part.about);
  }
  told.result = read(told.sums, told.loss);
  return told;
}

}  // namespace walstatt::adlg
