// Chapters G4 to G6 with R6 to R9, R17 and R19: NAH, the defence table, protection by ground and armour.
#include <gtest/gtest.h>

#include <algorithm>

#include "../../../tests/mfm/test_table.h"
#include "games/mfm/attack_odds.h"

namespace walstatt::mfm {

namespace {

const FigureType& typeNamed(std::string_view id) {
  return testContent()->types[static_cast<std::size_t>(testContent()->findType(id))];
}

// One attack of the second side's figure on b1 at the first side's on a1: hit it, then defend with this face.
bool survives(TestTable& table, int face, const std::string& move = "b1xa1", const std::vector<int>& hit = {1}) {
  table.turnOf(1).act(move).roll(hit).roll({face});
  return table.alive("a1");
}

Attack attackWith(AttackKind kind, int savedFrom, int protection, bool ruleOf12 = true) {
  Attack attack;
  attack.stage = Stage::defence;
  attack.kind = kind;
  attack.protection = static_cast<std::int8_t>(protection);
  attack.ruleOf12 = ruleOf12;
  attack.saved = static_cast<std::uint16_t>((0xFFFu << (savedFrom - 1)) & 0xFFFu);
  return attack;
}

}  // namespace

// --- G4 and R6: the attack ----------------------------------------------------------------------------------------

TEST(Fighting, G4_nah_needs_an_adjacent_enemy) {
  TestTable table({"....", "...."});
  table.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "c1").turnOf(1);
  EXPECT_EQ(table.refusal("c1xa1"), "mfm.refusal.not-adjacent G4");
  table.act("c1-b1").act("b1xa1");
  EXPECT_TRUE(table.waitsForDice());
}

TEST(Fighting, R2_nah_is_possible_to_all_eight_neighbours) {
  for (std::size_t d = 0; d < directions; ++d) {
    TestTable table({"....", "....", "...."});
    const std::string where = writePlace({1 + stepX[d], 1 + stepY[d], 0});
    table.put(0, "roman-swordsman", "b2").put(1, "celtic-swordsman", where);
    EXPECT_EQ(table.refusal("b2x" + where), "") << where;
    EXPECT_TRUE(table.lists("b2x" + where)) << where;
  }
}

TEST(Fighting, R2_no_nah_across_a_corner_between_two_impassable_fields) {
  TestTable table({".o..", "~...", "...."});
  table.put(0, "roman-swordsman", "a1").put(1, "celtic-swordsman", "b2");
  EXPECT_EQ(table.refusal("a1xb2"), "mfm.refusal.not-adjacent G4");
  EXPECT_FALSE(table.lists("a1xb2"));
  TestTable half({".o..", "....", "...."});
  half.put(0, "roman-swordsman", "a1").put(1, "celtic-swordsman", "b2");
  EXPECT_EQ(half.refusal("a1xb2"), "");
}

TEST(Fighting, G4_only_in_the_own_turn) {
  TestTable table({"...."});
  table.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "b1").turnOf(0);
  EXPECT_EQ(table.refusal("b1xa1", 1), "mfm.refusal.not-your-turn G1");
}

TEST(Fighting, G4_a_melee_of_the_last_round_is_gone_on_with) {
  TestTable table({"...."});
  table.put(0, "roman-swordsman", "a1").put(1, "celtic-swordsman", "b1");
  table.act("a1xb1").roll({12}).act("pass").act("b1xa1").roll({12}).act("pass");
  EXPECT_EQ(table.refusal("a1xb1"), "");
}

TEST(Fighting, G4_not_at_own_figures_and_not_at_nobody) {
  TestTable table({"...."});
  table.put(0, "roman-swordsman", "a1").put(0, "roman-archer", "b1").put(1, "celtic-swordsman", "d1");
  EXPECT_EQ(table.refusal("a1xb1"), "mfm.refusal.not-an-enemy G4");
  EXPECT_EQ(table.refusal("a1xc1"), "mfm.notation.target");
  EXPECT_EQ(table.game().check(table.state(), 0, Action::nah(0, 99))->phrase->id, "mfm.refusal.nobody-there");
}

TEST(Fighting, G4_the_celtic_swordsman_hits_on_1_to_5) {
  for (int face = 1; face <= 12; ++face) {
    TestTable table({"...."});
    table.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "b1").turnOf(1).act("b1xa1").roll({face});
    EXPECT_EQ(table.told("mfm.event.hit"), face <= 5) << face;
    EXPECT_EQ(table.told("mfm.event.missed"), face > 5) << face;
    EXPECT_EQ(table.waitsForDice(), face <= 5) << "a miss needs no defence";
  }
}

TEST(Fighting, G4_R6_three_dice_of_the_battle_axe_hit_once_if_one_shows_3_or_less) {
  const HitValue axe = typeNamed("celtic-battle-axe").nah;
  EXPECT_EQ(axe.dice, 3);
  EXPECT_EQ(axe.upTo, 3);
  for (int a = 1; a <= 12; ++a)
    for (int b = 1; b <= 12; ++b)
      for (int c = 1; c <= 12; ++c) {
        Attack attack;
        attack.stage = Stage::hit;
        attack.dice = 3;
        attack.hitUpTo = 3;
        Faces faces;
        for (const int face : {a, b, c}) faces.push_back(static_cast<Face>(face));
        rollHit(attack, faces);
        ASSERT_EQ(attack.wasHit != 0, a <= 3 || b <= 3 || c <= 3);
        ASSERT_EQ(attack.stage, attack.wasHit ? Stage::defence : Stage::done);
      }
}

TEST(Fighting, R6_three_hitting_dice_still_cost_one_life_only) {
  TestTable table({"...."});
  table.put(0, "roman-centurion", "a1")
      .put(1, "celtic-battle-axe", "b1")
      .turnOf(1)
      .act("b1xa1")
      .roll({1, 2, 3})
      .roll({2});
  EXPECT_EQ(table.state().figures[0].lives, 1);
  EXPECT_TRUE(table.alive("a1"));
}

TEST(Fighting, G4_the_hit_number_is_explained) {
  TestTable table({"...."});
  table.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "b1").turnOf(1).act("b1xa1");
  const Explained* hit = table.numberTold("mfm.event.hit-number");
  EXPECT_EQ(partsOf(hit), "+5 G4");
  EXPECT_EQ(hit->value(), 5);
  EXPECT_EQ(hit->parts()[0].reason->id, "mfm.reason.nah");
}

// --- G4.1 and R7: the defence table -------------------------------------------------------------------------------

TEST(Fighting, G4_1_printed_example_a_9_is_saved_and_a_5_is_out) {
  for (const auto& [face, saved] : {std::pair{9, true}, std::pair{5, false}}) {
    TestTable table({"...."});
    table.put(0, "roman-archer", "a1").put(0, "roman-archer", "d1").put(1, "celtic-swordsman", "b1");
    EXPECT_EQ(survives(table, face), saved) << face;
    EXPECT_EQ(table.told("mfm.event.saved-nah"), saved);
    EXPECT_EQ(table.told("mfm.event.out"), !saved);
  }
}

TEST(Fighting, G4_1_row_1_of_the_celts_is_yellow_from_8) {
  for (int face = 1; face <= 12; ++face) {
    TestTable table({"...."});
    table.put(0, "roman-archer", "a1").put(0, "roman-archer", "d1").put(1, "celtic-swordsman", "b1");
    EXPECT_EQ(survives(table, face), face >= 8) << face;
  }
}

TEST(Fighting, G4_1_R7_the_row_is_the_attackers_in_the_table_of_his_people) {
  // The same face against the great axe (row 3, from 10) and the hound master (row 14, from 6).
  for (const auto& [type, dice, saved] : {std::tuple<std::string, int, bool>{"celtic-great-axe", 2, false},
                                          {"celtic-hound-master", 3, true},
                                          {"celtic-swordsman", 1, true}}) {
    TestTable table({"...."});
    table.put(0, "roman-archer", "a1").put(0, "roman-archer", "d1").put(1, type, "b1");
    EXPECT_EQ(survives(table, 9, "b1xa1", std::vector<int>(static_cast<std::size_t>(dice), 1)), saved) << type;
  }
}

TEST(Fighting, R7_each_figure_of_each_people_attacks_with_its_row_of_columns) {
  for (const FigureType& type : testContent()->types) {
    if (type.isVehicle()) continue;  // animals never attack
    const People& people = testContent()->peoples[static_cast<std::size_t>(type.people)];
    const auto row =
        std::find_if(people.rows.begin(), people.rows.end(), [&](const TableRow& r) { return r.number == type.row; });
    ASSERT_NE(row, people.rows.end()) << type.id;
    for (std::size_t kind = 0; kind < attackKinds; ++kind) {
      EXPECT_EQ(type.saved[kind], row->saved[kind]) << type.id;
      for (int face = 2; face <= 11; ++face) {
        Attack attack = attackWith(allKinds[kind], 13, 0);
        attack.saved = type.saved[kind];
        EXPECT_EQ(defenceFails(attack, static_cast<Face>(face)), !(row->saved[kind] >> (face - 1) & 1));
      }
    }
  }
}

TEST(Fighting, R7_the_rows_that_the_sources_give) {
  const auto savedFrom = [](std::string_view id, AttackKind kind) {
    int column = 1;
    while (column <= 12 && !(typeNamed(id).saved[static_cast<std::size_t>(kind)] >> (column - 1) & 1)) ++column;
    return column;
  };
  EXPECT_EQ(typeNamed("celtic-swordsman").row, 1);
  EXPECT_EQ(savedFrom("celtic-swordsman", AttackKind::nah), 8);
  EXPECT_EQ(typeNamed("celtic-spearman").row, 11);
  EXPECT_EQ(savedFrom("celtic-spearman", AttackKind::fern), 8);
  EXPECT_EQ(typeNamed("celtic-gaesatae-spear").row, 7);
  EXPECT_EQ(savedFrom("celtic-gaesatae-spear", AttackKind::weit), 8);
  EXPECT_EQ(savedFrom("celtic-gaesatae-spear", AttackKind::erst), 8);
  EXPECT_GT(savedFrom("celtic-gaesatae-spear", AttackKind::nah), 8);  // NAH 8 still red
  EXPECT_EQ(typeNamed("roman-sharpshooter").row, 8);
  const int shot = savedFrom("roman-sharpshooter", AttackKind::fern);
  EXPECT_GT(shot, 4);
  EXPECT_LE(shot, 9);
}

TEST(Fighting, R7_sums_over_12_read_column_12_and_below_1_column_1) {
  EXPECT_EQ(columnOf(13), 12);
  EXPECT_EQ(columnOf(40), 12);
  EXPECT_EQ(columnOf(0), 1);
  EXPECT_EQ(columnOf(-9), 1);
  for (int sum = 1; sum <= 12; ++sum) EXPECT_EQ(columnOf(sum), sum);
  Attack onlyTwelve = attackWith(AttackKind::nah, 12, 9);
  EXPECT_FALSE(defenceFails(onlyTwelve, 11));
  EXPECT_FALSE(defenceFails(onlyTwelve, 3));
  EXPECT_TRUE(defenceFails(onlyTwelve, 2));
  Attack allColumns = attackWith(AttackKind::nah, 1, -5);
  EXPECT_FALSE(defenceFails(allColumns, 2));
}

TEST(Fighting, R7_the_defence_sum_is_explained) {
  TestTable table({"T..."});
  table.put(0, "roman-swordsman", "a1").put(1, "celtic-swordsman", "b1");
  EXPECT_TRUE(survives(table, 4));
  EXPECT_EQ(partsOf(table.numberTold("mfm.event.protection")), "+1 G6, +3 G5");
  EXPECT_EQ(partsOf(table.numberTold("mfm.event.defence-sum")), "+4 R7, +1 G6, +3 G5");
  EXPECT_EQ(table.numberTold("mfm.event.defence-sum")->value(), 8);
}

// --- G5: protection of the ground ---------------------------------------------------------------------------------

TEST(Fighting, G5_printed_example_5_and_3_on_a_tree_trunk_are_8_and_saved) {
  TestTable table({"T..."});
  table.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "b1");
  EXPECT_TRUE(survives(table, 5));
  EXPECT_EQ(partsOf(table.numberTold("mfm.event.defence-sum")), "+5 R7, +3 G5");
  TestTable lower({"T..."});
  lower.put(0, "roman-archer", "a1").put(0, "roman-archer", "d1").put(1, "celtic-swordsman", "b1");
  EXPECT_FALSE(survives(lower, 4));
}

TEST(Fighting, G5_the_ground_protects_against_nah_fern_weit_and_erst) {
  for (const AttackKind kind : allKinds) {
    TestTable table({"T....."});
    table.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "f1");
    int unclear = 0;
    EXPECT_EQ(table.game().protectionOf<Sum>(table.state(), kind, 1, 0, unclear).value(), 3);
    EXPECT_EQ(unclear, 0);
  }
}

TEST(Fighting, R7_against_nah_weit_and_erst_only_the_own_field_protects) {
  TestTable table({".b...."});
  table.put(0, "roman-archer", "a1").put(1, "celtic-gaesatae-spear", "f1");
  int unclear = 0;
  const auto protection = [&](AttackKind kind) {
    return table.game().protectionOf<Sum>(table.state(), kind, 1, 0, unclear).value();
  };
  EXPECT_EQ(protection(AttackKind::nah), 0);
  EXPECT_EQ(protection(AttackKind::weit), 0);
  EXPECT_EQ(protection(AttackKind::erst), 0);
  EXPECT_EQ(protection(AttackKind::fern), 2);
}

TEST(Fighting, R7_a_weit_attack_over_a_bush_is_not_hindered_by_it) {
  TestTable table({".b...."});
  table.put(0, "roman-archer", "a1").put(0, "roman-archer", "f1").put(1, "celtic-gaesatae-spear", "d1").turnOf(1);
  table.act("d1-c1").act("c1~a1").roll({1}).roll({7});
  EXPECT_FALSE(table.alive("a1"));
}

// --- G6: armour ---------------------------------------------------------------------------------------------------

TEST(Fighting, G6_printed_example_7_and_1_with_S1_are_8_and_saved) {
  TestTable table({"...."});
  table.put(0, "roman-swordsman", "a1").put(1, "celtic-swordsman", "b1");
  EXPECT_TRUE(survives(table, 7));
  EXPECT_EQ(partsOf(table.numberTold("mfm.event.defence-sum")), "+7 R7, +1 G6");
}

TEST(Fighting, G6_a_hero_has_S1) {
  EXPECT_EQ(typeNamed("celtic-hero").armour, 1);
  TestTable table({"...."});
  table.put(0, "celtic-hero", "a1").put(1, "celtic-swordsman", "b1");
  EXPECT_TRUE(survives(table, 7));
  EXPECT_EQ(table.state().figures[0].lives, 2);
}

TEST(Fighting, G6_S0_adds_nothing) {
  TestTable table({"...."});
  table.put(0, "roman-archer", "a1").put(0, "roman-archer", "d1").put(1, "celtic-swordsman", "b1");
  EXPECT_FALSE(survives(table, 7));
  EXPECT_EQ(partsOf(table.numberTold("mfm.event.protection")), "");
  EXPECT_EQ(partsOf(table.numberTold("mfm.event.defence-sum")), "+7 R7");
}

TEST(Fighting, G6_armour_counts_against_nah_fern_weit_and_erst) {
  TestTable table({"......"});
  table.put(0, "roman-praetorian", "a1").put(1, "celtic-swordsman", "f1");
  for (const AttackKind kind : allKinds) {
    int unclear = 0;
    const Explained protection = table.game().protectionOf<Explained>(table.state(), kind, 1, 0, unclear);
    EXPECT_EQ(partsOf(&protection), "+2 G6");
  }
}

TEST(Fighting, G5_G6_ground_and_armour_add_up) {
  TestTable table({"T..."});
  table.put(0, "roman-swordsman", "a1").put(0, "roman-archer", "d1").put(1, "celtic-swordsman", "b1");
  EXPECT_TRUE(survives(table, 4));
  TestTable lower({"T..."});
  lower.put(0, "roman-swordsman", "a1").put(0, "roman-archer", "d1").put(1, "celtic-swordsman", "b1");
  EXPECT_FALSE(survives(lower, 3));
}

// --- R8: the rules of 1 and 12 ------------------------------------------------------------------------------------

TEST(Fighting, R8_G7_3_a_natural_1_always_loses_a_life) {
  for (const AttackKind kind : allKinds)
    for (const int protection : {0, 3, 11, 30}) EXPECT_TRUE(defenceFails(attackWith(kind, 2, protection), 1));
  TestTable table({"x..."});
  table.put(0, "roman-praetorian", "a1")
      .put(0, "roman-archer", "d1")
      .put(1, "celtic-hound-master", "b1");  // 1 + 2 + 4 = 7 would be saved
  EXPECT_FALSE(survives(table, 1, "b1xa1", {1, 1, 1}));
  EXPECT_TRUE(table.told("mfm.event.lost-by-one"));
}

TEST(Fighting, R8_a_natural_12_always_saves_against_nah_and_fern) {
  for (const AttackKind kind : {AttackKind::nah, AttackKind::fern}) {
    EXPECT_FALSE(defenceFails(attackWith(kind, 13, 0), 12));
    EXPECT_FALSE(defenceFails(attackWith(kind, 12, -2), 12));
  }
}

TEST(Fighting, R8_against_weit_and_erst_the_sum_decides) {
  for (const AttackKind kind : {AttackKind::weit, AttackKind::erst}) {
    EXPECT_TRUE(defenceFails(attackWith(kind, 13, 0), 12));
    EXPECT_TRUE(defenceFails(attackWith(kind, 12, -2), 12));
    EXPECT_FALSE(defenceFails(attackWith(kind, 10, -2), 12));
  }
}

TEST(Fighting, R8_the_rule_of_12_is_a_switch_of_the_setup_on_by_default) {
  EXPECT_TRUE(mfm::Setup{}.ruleOf12);
  for (const bool on : {true, false}) {
    TestTable table({"j..."});
    table.setup().ruleOf12 = on;
    table.put(0, "roman-archer", "a1").put(0, "roman-archer", "d1").put(1, "celtic-great-axe", "b1").turnOf(1);
    table.act("b1xa1").roll({1, 1});
    table.state().attack.saved = 0x800;  // column 12 alone; 12 − 2 reads column 10
    table.roll({12});
    EXPECT_EQ(table.alive("a1"), on);
    EXPECT_EQ(table.told("mfm.event.saved-by-twelve"), on);
  }
}

// --- R9: life points ----------------------------------------------------------------------------------------------

TEST(Fighting, R9_a_failed_defence_costs_one_life_and_at_0_the_figure_is_out) {
  TestTable table({"....", "...."});
  table.put(0, "roman-centurion", "a1").put(0, "roman-archer", "d1");
  table.put(1, "celtic-swordsman", "b1").put(1, "celtic-swordsman", "b2").turnOf(1);
  table.act("b1xa1").roll({1}).roll({2});
  EXPECT_EQ(table.state().figures[0].lives, 1);
  EXPECT_TRUE(table.told("mfm.event.life-lost"));
  EXPECT_FALSE(table.told("mfm.event.out"));
  table.act("b2xa1").roll({1}).roll({2});
  EXPECT_FALSE(table.alive("a1"));
  EXPECT_EQ(table.state().figures[0].standing, Standing::out);
  EXPECT_TRUE(table.told("mfm.event.out"));
  table.act("pass");
  EXPECT_EQ(table.game().check(table.state(), 0, Action::move(0, 4, 1))->phrase->id, "mfm.refusal.is-out");
  EXPECT_EQ(table.game().check(table.state(), 0, Action::move(0, 4, 1))->phrase->rule, "R9");
}

TEST(Fighting, R9_a_saved_defence_costs_nothing) {
  TestTable table({"...."});
  table.put(0, "roman-centurion", "a1").put(1, "celtic-swordsman", "b1");
  EXPECT_TRUE(survives(table, 12));
  EXPECT_EQ(table.state().figures[0].lives, 2);
  EXPECT_FALSE(table.told("mfm.event.life-lost"));
}

TEST(Fighting, R9_the_field_of_a_figure_that_is_out_is_free) {
  TestTable table({"...."});
  table.put(0, "roman-archer", "a1").put(0, "roman-archer", "d1").put(1, "celtic-swordsman", "b1");
  EXPECT_FALSE(survives(table, 2));
  EXPECT_EQ(table.refusal("b1-a1"), "");
}

// --- R17: thorns, walls, boulders ---------------------------------------------------------------------------------

TEST(Fighting, R17_no_attack_of_any_kind_from_thorn_bushes) {
  TestTable table({"x....x.x."});
  table.put(0, "roman-swordsman", "a1").put(1, "celtic-swordsman", "b1");
  table.put(0, "roman-archer", "f1").put(1, "celtic-swordsman", "i1").put(0, "roman-triarius", "h1");
  EXPECT_EQ(table.refusal("a1xb1"), "mfm.refusal.no-attack-from-here R17");
  EXPECT_EQ(table.refusal("f1*i1"), "mfm.refusal.no-attack-from-here R17");
  EXPECT_EQ(table.refusal("h1xi1"), "mfm.refusal.no-attack-from-here R17");
  for (const std::string& move : table.moves()) EXPECT_EQ(move.find_first_of("x*~"), std::string::npos) << move;
}

TEST(Fighting, R17_no_weit_from_thorn_bushes) {
  TestTable table({"x...."});
  table.put(0, "roman-triarius", "a1").put(1, "celtic-swordsman", "c1");
  EXPECT_EQ(table.refusal("a1~c1"), "mfm.refusal.no-attack-from-here R17");
  TestTable open({"....."});
  open.put(0, "roman-triarius", "a1").put(1, "celtic-swordsman", "c1");
  EXPECT_EQ(open.refusal("a1~c1"), "");
}

TEST(Fighting, R17_no_erst_from_thorn_bushes) {
  TestTable table({"x...."});
  table.put(1, "celtic-gaesatae-spear", "a1").put(0, "roman-swordsman", "d1");
  table.act("d1-b1");
  EXPECT_EQ(table.mover(), 0);
  EXPECT_EQ(table.state().strikerCount, 0);
}

TEST(Fighting, R17_G9_one_moves_out_of_thorns_and_then_attacks) {
  TestTable table({"x..."});
  table.put(0, "roman-swordsman", "a1").put(1, "celtic-swordsman", "c1");
  table.act("a1-b1");
  EXPECT_EQ(table.refusal("b1xc1"), "");
}

TEST(Fighting, R17_G9_a_figure_in_thorns_is_attacked_as_usual_with_4) {
  TestTable table({"x..."});
  table.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "b1");
  EXPECT_TRUE(survives(table, 4));
  EXPECT_EQ(partsOf(table.numberTold("mfm.event.defence-sum")), "+4 R7, +4 G5");
}

TEST(Fighting, R17_no_nah_across_boulders_rocks_and_walls) {
  for (const char block : {'o', 'R', 'W', '~'}) {
    TestTable table({std::string(".") + block + ".."});
    table.put(0, "roman-swordsman", "a1").put(1, "celtic-swordsman", "c1");
    EXPECT_EQ(table.refusal("a1xc1"), "mfm.refusal.not-adjacent G4");
    EXPECT_EQ(table.refusal("a1-b1"), "mfm.refusal.impassable G9");
  }
}

// --- R19: groups --------------------------------------------------------------------------------------------------

TEST(Fighting, R19_in_bushes_a_figure_with_two_own_figures_beside_it_takes_the_value_in_brackets) {
  for (const auto& [bush, alone, group] : {std::tuple{'b', 2, 1}, std::tuple{'B', 3, 2}, std::tuple{'x', 4, 3}}) {
    for (int friends = 0; friends <= 3; ++friends) {
      TestTable table({"......", std::string(1, bush) + ".....", "......"});
      table.put(0, "roman-archer", "a2").put(1, "celtic-swordsman", "b2");
      const std::vector<std::string> places{"a1", "b3", "a3"};
      for (int i = 0; i < friends; ++i) table.put(0, "roman-archer", places[static_cast<std::size_t>(i)]);
      table.turnOf(1).act("b2xa2");
      EXPECT_EQ(partsOf(table.numberTold("mfm.event.protection")),
                friends >= 2 ? "+" + std::to_string(group) + " R19" : "+" + std::to_string(alone) + " G5")
          << bush << friends;
    }
  }
}

TEST(Fighting, R19_enemies_beside_do_not_make_a_group) {
  TestTable table({"....", "b...", "...."});
  table.put(0, "roman-archer", "a2")
      .put(0, "roman-archer", "a1")
      .put(1, "celtic-swordsman", "b2")
      .put(1, "celtic-swordsman", "a3")
      .put(1, "celtic-swordsman", "b1");
  table.turnOf(1).act("b2xa2");
  EXPECT_EQ(partsOf(table.numberTold("mfm.event.protection")), "+2 G5");
}

TEST(Fighting, R19_own_figures_farther_away_do_not_make_a_group) {
  TestTable table({"....", "b...", "...."});
  table.put(0, "roman-archer", "a2")
      .put(0, "roman-archer", "c1")
      .put(0, "roman-archer", "c3")
      .put(1, "celtic-swordsman", "b2");
  table.turnOf(1).act("b2xa2");
  EXPECT_EQ(partsOf(table.numberTold("mfm.event.protection")), "+2 G5");
}

TEST(Fighting, R19_other_ground_protects_groups_in_full) {
  for (const auto& [symbol, value] : {std::pair{'T', 3}, std::pair{'t', 1}, std::pair{'w', 2}, std::pair{'D', 1}}) {
    TestTable table({"....", std::string(1, symbol) + "...", "...."});
    table.put(0, "roman-archer", "a2")
        .put(0, "roman-archer", "a1")
        .put(0, "roman-archer", "a3")
        .put(1, "celtic-swordsman", "b2");
    table.turnOf(1).act("b2xa2");
    EXPECT_EQ(partsOf(table.numberTold("mfm.event.protection")), "+" + std::to_string(value) + " G5") << symbol;
  }
}

}  // namespace walstatt::mfm
