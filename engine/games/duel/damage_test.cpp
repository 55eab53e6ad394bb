// Damage, sets in the attack, armour (N5, N6, D11 to D14), and the exact spread against rolling every face.
#include "games/duel/damage.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <set>
#include <vector>

#include "base/dice.h"
#include "games/duel/damage_odds.h"
#include "games/duel/test_hand.h"

namespace walstatt::duel {
namespace {

constexpr Armour naked{}, mail{4, 3, 1}, plate{6, 3, 0};

DamageFaces rolled(std::initializer_list<int> faces) {
  DamageFaces dice;
  for (const int face : faces) dice.push_back(static_cast<Die>(face));
  return dice;
}

std::vector<int> sorted(const Wounds& wounds) {
  std::vector<int> values(wounds.begin(), wounds.end());
  std::sort(values.begin(), values.end());
  return values;
}

TEST(Damage, D11_one_die_and_one_for_every_equal_die_used_or_not) {
  const Hand hand = handOf({14, 14, 13, 7});
  EXPECT_EQ(damageDice(hand, 0b0111, 0b0011, 0b0001), 4) << "one, the pair, and the 13 that waits";
  EXPECT_EQ(damageDice(hand, 0b0111, 0b0111, 0b0001), 3) << "the 13 was named and met";
  EXPECT_EQ(damageDice(hand, 0b0111, 0b0111, 0b0101), 4) << "the 13 is a further unmet run attack";
  EXPECT_EQ(damageDice(hand, 0b0111, 0b0111, 0b0100), 3) << "the 13 itself is the hit";
}

TEST(Damage, D11_run_dice_count_when_unmet_or_not_yet_used) {
  const Hand hand = handOf({9, 8, 7, 6});
  EXPECT_EQ(damageDice(hand, 0b1111, 0b0001, 0b0001), 4) << "three are not yet used";
  EXPECT_EQ(damageDice(hand, 0b1111, 0b1111, 0b0011), 2) << "one further unmet attack";
  EXPECT_EQ(damageDice(hand, 0b1111, 0b1111, 0b0001), 1);
  EXPECT_EQ(damageDice(hand, 0b1111, 0b1111, 0b1111), 4);
}

TEST(Damage, N5_an_exi_throws_one_and_six_dice_six_of_them_and_a_reroll) {
  const Hand hand = handOf({9, 9, 9, 9, 9, 9});
  const int dice = damageDice(hand, hand.all(), hand.all(), 0b000001);
  EXPECT_EQ(dice, 7);
  EXPECT_EQ(diceRolled(dice), 6);
  EXPECT_EQ(rerolls(dice), 1);
  EXPECT_EQ(rerolls(6), 0);
}

TEST(Damage, N5_D12_the_printed_sets) {
  EXPECT_EQ(bestSet(handOf({9, 9}), 0b11, 0b11), SetKind::none);
  EXPECT_EQ(bestSet(handOf({9, 9, 9}), 0b111, 0b001), SetKind::tria);
  EXPECT_EQ(bestSet(handOf({9, 9, 9, 8, 8, 8}), 0b111111, 0b100000), SetKind::twoTrias);
  EXPECT_EQ(bestSet(handOf({9, 9, 9, 9, 8}), 0b11111, 0b00001), SetKind::tessera);
  EXPECT_EQ(bestSet(handOf({9, 9, 9, 9, 9}), 0b11111, 0b00001), SetKind::pente);
  EXPECT_EQ(bestSet(handOf({9, 9, 9, 9, 9, 9}), 0b111111, 0b100000), SetKind::exi);
  const SetEffect tria = effectOf(SetKind::tria), trias = effectOf(SetKind::twoTrias);
  EXPECT_EQ(tria.initiative, 1);
  EXPECT_FALSE(tria.disarm);
  EXPECT_EQ(trias.initiative, 1);
  EXPECT_TRUE(trias.disarm);
  const SetEffect tessera = effectOf(SetKind::tessera), pente = effectOf(SetKind::pente), exi = effectOf(SetKind::exi);
  EXPECT_EQ(tessera.initiative, 1);
  EXPECT_TRUE(tessera.disarm);
  EXPECT_EQ(pente.initiative, 2);
  EXPECT_EQ(pente.factor, 2);
  EXPECT_TRUE(pente.fallInstead);
  EXPECT_EQ(exi.initiative, 3);
  EXPECT_EQ(exi.factor, 3);
  EXPECT_FALSE(exi.fallInstead);
}

TEST(Damage, D12_only_when_a_die_of_the_set_hits) {
  const Hand hand = handOf({9, 9, 9, 8, 15});
  EXPECT_EQ(bestSet(hand, 0b01111, 0b01000), SetKind::none) << "only the 8 hits";
  EXPECT_EQ(bestSet(hand, 0b01011, 0b00001), SetKind::none) << "one of the three is outside the group";
}

TEST(Damage, N5_equal_dice_may_be_added_to_heavier_wounds) {
  const DamageFaces dice = rolled({6, 3, 6, 6});
  EXPECT_EQ(sorted(woundsOf(dice, {1, 2, 1, 1}, 1)), (std::vector{3, 18}));
  EXPECT_EQ(sorted(woundsOf(dice, {1, 2, 1, 3}, 2)), (std::vector{6, 12, 24}));
  EXPECT_TRUE(checkAdding(dice, {1, 2, 3, 4}));
  EXPECT_FALSE(checkAdding(dice, {1, 1, 2, 3})) << "6 and 3 are not equal";
  EXPECT_FALSE(checkAdding(dice, {1, 2, 1, 0})) << "every die wounds";
  EXPECT_FALSE(checkAdding(dice, {1, 2, 1, 7}));
  EXPECT_FALSE(checkAdding(dice, {1, 2, 1, 1, 1})) << "there is no fifth die";
}

TEST(Damage, D11_all_ways_to_add_are_listed_once) {
  EXPECT_EQ(addingsOf(rolled({5, 5, 5, 5, 5, 5})).size(), 11u) << "the partitions of six";
  EXPECT_EQ(addingsOf(rolled({5, 4, 5, 4, 4, 5})).size(), 9u);
  EXPECT_EQ(addingsOf(rolled({1, 2, 3})).size(), 1u);
  FastDice dice(11);
  for (int round = 0; round < 500; ++round) {
    DamageFaces faces;
    for (std::uint32_t i = 0, count = 1 + dice.below(6); i < count; ++i)
      faces.push_back(static_cast<Die>(1 + dice.below(4)));
    std::set<std::vector<int>> expected, found;
    Adding adding{};
    const auto tryAll = [&](const auto& self, std::size_t i) -> void {
      if (i < faces.size()) {
        for (std::size_t wound = 1; wound <= faces.size(); ++wound) {
          adding[i] = static_cast<std::uint8_t>(wound);
          self(self, i + 1);
        }
        return;
      }
      if (!checkAdding(faces, adding)) return;
      std::array<int, 7> sizes{};
      for (std::size_t k = 0; k < faces.size(); ++k) sizes[adding[k]] += 100 * faces[k] + 1;  // number and size
      std::vector<int> kinds(sizes.begin(), sizes.end());
      std::sort(kinds.begin(), kinds.end());
      expected.insert(kinds);
    };
    tryAll(tryAll, 0);
    for (const Adding& each : addingsOf(faces)) {
      ASSERT_TRUE(checkAdding(faces, each));
      std::array<int, 7> sizes{};
      for (std::size_t k = 0; k < faces.size(); ++k) sizes[each[k]] += 100 * faces[k] + 1;
      std::vector<int> kinds(sizes.begin(), sizes.end());
      std::sort(kinds.begin(), kinds.end());
      ASSERT_TRUE(found.insert(kinds).second);
    }
    ASSERT_EQ(found, expected);
  }
}

TEST(Damage, N6_D13_protection_is_taken_from_each_wound) {
  const DamageFaces dice = rolled({6, 6, 3});
  EXPECT_EQ(injuryOf(woundsOf(dice, {1, 2, 3}, 1), mail).damage, 4);
  EXPECT_EQ(injuryOf(woundsOf(dice, {1, 1, 2}, 1), mail).damage, 8);
}

TEST(Damage, N6_D13_wear_counts_wounds_before_protection) {
  Wounds wounds;
  for (const int wound : {10, 11, 20, 21}) wounds.push_back(static_cast<std::uint16_t>(wound));
  EXPECT_EQ(injuryOf(wounds, mail).wear, 4) << "1, 1 and 2 in light armour";
  EXPECT_EQ(injuryOf(wounds, plate).wear, 3) << "1 each in heavy armour";
  const Armour after = worn(mail, injuryOf(wounds, mail));
  EXPECT_EQ(after.quality, 0);
  EXPECT_EQ(after.protects(), 0) << "at quality 0 it protects no more";
  EXPECT_EQ(injuryOf(wounds, Armour{11, 1, 0}).damage, 0 + 0 + 9 + 10) << "but through the whole roll it does";
}

TEST(Damage, D14_heavy_and_critical_only_when_something_is_left) {
  Wounds wounds;
  wounds.push_back(15);
  wounds.push_back(24);
  const Injury open = injuryOf(wounds, naked);
  EXPECT_EQ(open.heavy, 1);
  EXPECT_EQ(open.critical, 1);
  EXPECT_TRUE(open.out(100));
  const Injury none = injuryOf(wounds, Armour{24, 5, 0});
  EXPECT_EQ(none.heavy + none.critical, 0);
  EXPECT_FALSE(none.out(1));
  EXPECT_TRUE(injuryOf(wounds, naked).out(39)) << "39 of 39";
}

TEST(Damage, D11_the_best_adding_agrees_with_every_other) {
  FastDice dice(13);
  for (int round = 0; round < 2000; ++round) {
    DamageFaces faces;
    const std::uint32_t sides = std::array{4u, 6u, 10u, 12u}[dice.below(4)];
    for (std::uint32_t i = 0, count = 1 + dice.below(6); i < count; ++i)
      faces.push_back(static_cast<Die>(1 + dice.below(sides)));
    const int factor = 1 + static_cast<int>(dice.below(3)), vitality = 1 + static_cast<int>(dice.below(40));
    const Armour armour{static_cast<std::uint8_t>(dice.below(30)), 2, static_cast<std::uint8_t>(dice.below(2))};
    const auto rank = [&](const Adding& adding) {
      const Injury injury = injuryOf(woundsOf(faces, adding, factor), armour);
      return std::tuple(injury.out(vitality), injury.damage, injury.critical, injury.heavy, injury.wear);
    };
    const auto best = rank(bestAdding(faces, factor, armour, vitality));
    const auto all = rank(addingsOf(faces)[0]);
    EXPECT_EQ(std::get<0>(all), std::get<0>(best)) << "all added is out whenever anything is";
    EXPECT_EQ(std::get<1>(all), std::get<1>(best)) << "and does the most damage";
    for (const Adding& adding : addingsOf(faces)) ASSERT_LE(rank(adding), best);
  }
}

TEST(Damage, D11_a_reroll_is_taken_only_when_it_helps) {
  EXPECT_EQ(bestReroll(rolled({10, 9, 10, 8, 1, 7}), 10, 1, naked, 100), 4);
  EXPECT_EQ(bestReroll(rolled({10, 10, 10, 10, 10, 10}), 10, 1, naked, 30), -1) << "out already";
}

TEST(Damage, D14_a_disarmed_fighter_rolls_one_size_less) {
  EXPECT_EQ(oneSizeSmaller(20), 12);
  EXPECT_EQ(oneSizeSmaller(12), 10);
  EXPECT_EQ(oneSizeSmaller(10), 8);
  EXPECT_EQ(oneSizeSmaller(8), 6);
  EXPECT_EQ(oneSizeSmaller(6), 4);
  EXPECT_EQ(oneSizeSmaller(4), 3) << "X12";
  EXPECT_EQ(oneSizeSmaller(3), 3) << "X12";
  EXPECT_EQ(meleeDie(6, 10), 10);
  EXPECT_EQ(meleeDie(12, 10), 12);
}

TEST(Damage, D1_who_could_never_hurt_is_known) {
  EXPECT_FALSE(canHurt(6, 1, 8, Armour{8, 3, 0})) << "one W8 against 8, and 8 wears nothing";
  EXPECT_TRUE(canHurt(6, 1, 8, Armour{8, 0, 0})) << "worn out";
  EXPECT_TRUE(canHurt(6, 1, 12, Armour{12, 3, 0})) << "12 wears it out";
  EXPECT_TRUE(canHurt(6, 2, 4, Armour{11, 3, 0})) << "three W4 added";
  EXPECT_FALSE(canHurt(1, 2, 4, Armour{4, 3, 0})) << "one combat die, no set";
}

// Every ordered throw, the reroll asked of bestReroll, the wounds of bestAdding.
DamageOdds oddsSlowly(const DamageQuestion& question) {
  DamageOdds odds;
  DamageFaces faces;
  const auto note = [&] {
    const Adding adding = bestAdding(faces, question.factor, question.armour, question.vitality);
    const Injury injury = injuryOf(woundsOf(faces, adding, question.factor), question.armour);
    ++odds.throws;
    odds.out += injury.out(question.vitality);
    odds.critical += injury.critical > 0;
    odds.heavy += injury.critical == 0 && injury.heavy > 0;
    odds.damageOfAll += injury.damage;
    ++odds.damage[injury.damage];
  };
  const auto roll = [&](const auto& self) -> void {
    if (static_cast<int>(faces.size()) < diceRolled(question.dice)) {
      for (int face = 1; face <= question.sides; ++face) {
        faces.push_back(static_cast<Die>(face));
        self(self);
        faces.pop_back();
      }
      return;
    }
    if (rerolls(question.dice) == 0) return note();
    const DamageFaces before = faces;
    const int die = bestReroll(faces, question.sides, question.factor, question.armour, question.vitality);
    for (int face = 1; face <= question.sides; ++face) {
      if (die >= 0) faces[static_cast<std::size_t>(die)] = static_cast<Die>(face);
      note();
    }
    faces = before;
  };
  roll(roll);
  return odds;
}

TEST(Damage, D11_the_spread_agrees_with_rolling_every_face) {
  for (const DamageQuestion& question :
       {DamageQuestion{1, 10, 1, mail, 30}, DamageQuestion{3, 6, 1, plate, 12}, DamageQuestion{4, 4, 2, mail, 20},
        DamageQuestion{7, 3, 3, plate, 30}, DamageQuestion{7, 4, 1, mail, 14}, DamageQuestion{2, 20, 1, naked, 25}}) {
    const DamageOdds quick = damageOdds(question), slow = oddsSlowly(question);
    EXPECT_EQ(quick.throws, slow.throws);
    EXPECT_EQ(quick.out, slow.out);
    EXPECT_EQ(quick.critical, slow.critical);
    EXPECT_EQ(quick.heavy, slow.heavy);
    EXPECT_EQ(quick.damageOfAll, slow.damageOfAll);
    EXPECT_EQ(quick.damage, slow.damage);
  }
}

TEST(Damage, D11_one_W10_without_armour_does_five_and_a_half) {
  const DamageOdds odds = damageOdds({1, 10, 1, naked, 30});
  EXPECT_EQ(odds.expected(), (Fraction{11, 2}));
  EXPECT_EQ(odds.chanceOut(), (Fraction{0, 1}));
}

}  // namespace
}  // namespace walstatt::duel
