// Setting up (A9 to A11): initiative, terrain, deployment, what is hidden.
#include "games/adlg/setting_up.h"

#include "games/adlg/deploying.h"
#include "games/adlg/groups.h"
#include "games/adlg/initiative.h"
#include "games/adlg/setup_phrases.h"
#include "games/adlg/terrain_laying.h"
#include "games/adlg/test_setup.h"

namespace walstatt::adlg {
namespace {

const std::string procedure = "beginning = \"procedure\"", deployment = "beginning = \"deployment\"";
const std::string ownWood = "[[piece]]\nkind = \"wood\"\nat = \"6,15\"\nshape = 5\n";

bool asks(const SetupBattle& table, Seat seat) { return walstatt::has(table.battle.turn(table.state).seats, seat); }

std::string armyOf(const std::string& chief, int lightHorse, int lightFoot) {
  return "[[side]]\nname = { de = \"x\", en = \"x\" }\n[[side.corps]]\nchief = true\nrank = \"" + chief +
         "\"\nunits = [{ type = \"light-cavalry\", count = " + std::to_string(lightHorse) +
         " }, { type = \"light-infantry\", count = " + std::to_string(lightFoot) +
         " }]\n[[side.corps]]\nrank = \"competent\"\nunits = [{ type = \"heavy-swords\" }]\n";
}
int bonusOf(const std::string& chief, int lightHorse, int lightFoot) {
  const std::string head = "name = { de = \"x\", en = \"x\" }\nbeginning = \"procedure\"\n";
  const SetupBattle battle(head + armyOf(chief, lightHorse, lightFoot) + armyOf("ordinary", 1, 1));
  return initiativeBonus<Sum>(battle.battle, 0).value();
}

TEST(AdlgInitiative, A9_commanders_count_half_and_a_strategist_in_chief_one_more) {
  EXPECT_EQ(bonusOf("ordinary", 1, 1), 0) << "0 + 1, halved and rounded down";
  EXPECT_EQ(bonusOf("competent", 1, 1), 1);
  EXPECT_EQ(bonusOf("brilliant", 1, 1), 1) << "2 + 1";
  EXPECT_EQ(bonusOf("strategist", 1, 1), 2) << "counts as 2, and one more for being one";
}
TEST(AdlgInitiative, A9_three_light_horse_count_one_and_three_light_foot_as_one_of_them) {
  EXPECT_EQ(bonusOf("ordinary", 2, 1), 0);
  EXPECT_EQ(bonusOf("ordinary", 3, 1), 1);
  EXPECT_EQ(bonusOf("ordinary", 2, 3), 1) << "three LI stand for the third";
  EXPECT_EQ(bonusOf("ordinary", 6, 1), 2);
  EXPECT_EQ(bonusOf("ordinary", 12, 3), 2) << "at most 2";
}
TEST(AdlgInitiative, A9_the_better_army_adds_the_difference_and_equal_dice_are_thrown_again) {
  const std::string head = "name = { de = \"x\", en = \"x\" }\nbeginning = \"procedure\"\n";
  SetupBattle battle(head + armyOf("strategist", 6, 1) + armyOf("ordinary", 1, 1));  // 4 against 0
  battle.roll({1, 5});
  EXPECT_EQ(battle.state.step, Step::initiativeDice) << "1 + 4 against 5: again";
  EXPECT_TRUE(battle.wasTold(phrases::initiativeEqual));
  battle.roll({2, 5});
  EXPECT_EQ(battle.state.step, Step::chooseRole);
  EXPECT_EQ(battle.state.settingUp.winner, 0);
}
TEST(AdlgInitiative, A9_the_difference_counts_at_most_4) {
  const std::string head = "name = { de = \"x\", en = \"x\" }\nbeginning = \"procedure\"\n";
  const std::string third = "[[side.corps]]\nrank = \"brilliant\"\nunits = [{ type = \"heavy-swords\" }]\n";
  SetupBattle battle(head + armyOf("strategist", 6, 1) + third + third + armyOf("ordinary", 1, 1));
  ASSERT_EQ(initiativeBonus<Sum>(battle.battle, 0).value(), 6) << "2 + 1 + 2 + 2 halved, 1 and 2";
  ASSERT_EQ(initiativeBonus<Sum>(battle.battle, 1).value(), 0);
  battle.roll({1, 5});
  EXPECT_EQ(battle.state.step, Step::initiativeDice) << "1 + 4 against 5, not 1 + 6";
  battle.roll({1, 6});
  EXPECT_EQ(battle.state.settingUp.winner, 1);
}
TEST(AdlgInitiative, A9_the_winner_chooses_role_and_region) {
  SetupBattle battle(twoArmies(procedure));
  battle.roll({2, 5});
  EXPECT_TRUE(asks(battle, 1));
  EXPECT_EQ(battle.refused("end"), phrases::chooseRoleNow.id);
  battle.act("defend desert");
  EXPECT_EQ(battle.state.attacker, 0);
  EXPECT_EQ(battle.state.settingUp.region, static_cast<int>(Region::desert));
  EXPECT_EQ(battle.state.step, Step::takePieces);
  EXPECT_TRUE(asks(battle, 1)) << "the defender takes first";
}

TEST(AdlgLaying, A10_two_to_four_pieces_at_most_two_of_a_kind_and_the_defender_takes_the_compulsory_one) {
  SetupBattle battle(twoArmies(procedure));
  battle.roll({6, 1}).act("attack forest");
  EXPECT_EQ(battle.refused("take wood"), phrases::takeTwoToFour.id);
  EXPECT_EQ(battle.refused("take wood+wood+wood"), phrases::takeAtMostTwo.id);
  EXPECT_EQ(battle.refused("take wood+dunes"), phrases::notInRegion.id);
  EXPECT_EQ(battle.refused("take marsh+marsh"), phrases::takeCompulsory.id);
  battle.act("take wood+wood");
  EXPECT_EQ(battle.refused("take marsh+marsh"), "") << "the attacker need not";
}

TEST(AdlgLaying, A10_a_piece_lies_where_its_dice_say_and_is_given_up_only_if_it_does_not_fit) {
  SetupBattle battle(twoArmies(procedure));
  battle.roll({6, 1}).act("attack forest").act("take wood+wood").act("take wood+marsh");
  EXPECT_EQ(battle.state.step, Step::sectorDie);
  battle.roll({2}).roll({4});
  EXPECT_EQ(battle.state.step, Step::layPiece);
  EXPECT_TRUE(asks(battle, 1)) << "the defender lays first";
  EXPECT_EQ(battle.refused("lay 15,1.5,0 #2"), phrases::pieceOtherSector.id);
  EXPECT_EQ(battle.refused("lay 5,5,0 #2"), phrases::pieceNotAtEdge.id);
  EXPECT_EQ(battle.refused("lay 5,1,0 #2"), phrases::pieceOffTable.id);
  EXPECT_EQ(battle.refused("lay 5,1.5,0 #9"), phrases::noSuchShape.id);
  EXPECT_EQ(battle.refused("pass-piece"), phrases::pieceFits.id);
  battle.act("lay 5,1.5,0 #2");
  EXPECT_EQ(battle.state.pieceCount, 1);
  EXPECT_EQ(battle.state.pieces[0].owner, 1);
  battle.roll({1}).roll({6});
  EXPECT_TRUE(asks(battle, 0)) << "then the attacker";
  EXPECT_EQ(battle.refused("lay 5,3,0 #2"), phrases::piecesOverlap.id);
  EXPECT_EQ(battle.refused("lay 5,18,0 #2"), phrases::pieceNearEdge.id);
  battle.act("lay 5,14,0 #2");
}

TEST(AdlgLaying, A10_one_new_roll_for_each_player_and_then_the_piece_is_discarded) {
  SetupBattle battle(twoArmies(procedure));
  battle.roll({6, 1}).act("attack forest").act("take wood+wood").act("take wood+marsh");
  // The whole table under water: nothing fits anywhere.
  const auto flood = [&] {
    Piece& sea = battle.state.pieces[0];
    sea = Piece{};
    sea.kind = TerrainKind::marsh;
    sea.going = Going::heavy;
    sea.owner = 2;
    sea.corners = 4;
    sea.outline[1] = {30'000, 0};
    sea.outline[2] = {30'000, 20'000};
    sea.outline[3] = {0, 20'000};
    battle.state.pieceCount = 1;
  };
  flood();
  for (const Seat player : {Seat{1}, Seat{0}}) {  // the defender's first piece, then the attacker's
    battle.roll({1}).roll({6});
    ASSERT_TRUE(asks(battle, player));
    battle.act("pass-piece");
    EXPECT_EQ(battle.state.step, Step::sectorDie) << "rolls anew";
    EXPECT_EQ(battle.state.settingUp.turnOf, player);
    battle.roll({5}).roll({2});
    EXPECT_EQ(battle.state.settingUp.sector, 3);
    battle.act("pass-piece");
    EXPECT_NE(battle.state.settingUp.turnOf, player) << "discarded: the other one's turn";
  }
  battle.roll({1}).roll({6}).act("pass-piece");
  EXPECT_EQ(battle.state.settingUp.turnOf, 0) << "one new roll a player, not a piece";
  EXPECT_EQ(battle.state.pieceCount, 1);
}

TEST(AdlgLaying, A10_a_river_is_diced_for) {
  SetupBattle battle(twoArmies(procedure));
  battle.roll({6, 1}).act("attack plain").act("take field+river").act("take field+field");
  battle.roll({3}).roll({6}).act("lay 15,10,0 #2");  // the defender's field
  battle.roll({6}).roll({6}).act("lay 25,10,0 #2");  // the attacker's
  battle.roll({1});
  EXPECT_EQ(battle.state.step, Step::layPiece) << "a river asks for no position";
  battle.act("lay 3,0 #1");
  EXPECT_EQ(battle.state.step, Step::riverDie);
  battle.roll({4});
  EXPECT_EQ(battle.state.pieces[2].going, Going::heavy);
}

TEST(AdlgLaying, A10_a_half_with_three_more_pieces_is_closed_to_the_placer_and_Z61_rivers_are_not_adjusted) {
  SetupBattle battle(twoArmies(procedure));
  battle.roll({6, 1}).act("attack plain").act("take field+field+wood+river").act("take field+wood+wood");
  battle.roll({1}).roll({6}).act("lay 5,6,0 #2");   // the defender
  battle.roll({3}).roll({6}).act("lay 15,6,0 #2");  // the attacker
  battle.roll({5}).roll({6}).act("lay 25,6,0 #2");  // three in the upper half, none in the lower
  battle.roll({3}).roll({2});
  EXPECT_EQ(battle.refused("lay 15,1.5,0 #2"), phrases::pieceHalfFull.id);
  battle.act("lay 15,18.5,0 #2");
  battle.roll({1}).roll({6}).act("lay 5,14,0 #2");
  battle.roll({5}).roll({6}).act("lay 25,14,0 #2");
  battle.roll({3}).act("lay 10.5,0 #1").roll({1}).roll({5});
  EXPECT_EQ(battle.refused("turn-piece 7 t90"), phrases::pieceRuns.id);
}

SetupBattle adjusting(Face die) {
  SetupBattle battle(twoArmies(procedure));
  battle.roll({6, 1}).act("attack plain").act("take field+field").act("take field+field");
  battle.roll({3}).roll({6}).act("lay 15,6,0 #2").roll({3}).roll({6}).act("lay 15,14,0 #2");
  battle.roll({1}).roll({6}).act("lay 5,6,0 #2").roll({6}).roll({6}).act("lay 25,14,0 #2");
  EXPECT_EQ(battle.state.step, Step::adjustDie);
  battle.roll({die});
  return battle;
}
TEST(AdlgLaying, A10_adjustment_1_or_2_nothing_3_or_4_up_to_4_UD_5_up_to_6_or_turn_6_also_remove) {
  EXPECT_EQ(adjusting(2).state.step, Step::adjustDie) << "nothing: the defender's die is next";
  const SetupBattle three = adjusting(3), five = adjusting(5), six = adjusting(6);
  EXPECT_EQ(three.state.step, Step::adjust);
  EXPECT_TRUE(asks(three, 0)) << "Z61: the attacker first";
  EXPECT_EQ(three.refused("move-piece 1 15,2.5"), "");
  EXPECT_EQ(three.refused("move-piece 1 19.5,6"), phrases::pieceTooFar.id);
  EXPECT_EQ(three.refused("turn-piece 1 t30"), phrases::dieForbidsTurn.id);
  EXPECT_EQ(three.refused("remove-piece 1"), phrases::dieForbidsRemoval.id);
  EXPECT_EQ(three.refused("move-piece 2 15,12"), phrases::notTheirPiece.id) << "his own";
  EXPECT_EQ(five.refused("move-piece 1 20.5,6"), "");
  EXPECT_EQ(five.refused("turn-piece 1 t30"), "");
  EXPECT_EQ(five.refused("remove-piece 1"), phrases::dieForbidsRemoval.id);
  EXPECT_EQ(six.refused("remove-piece 1"), "");
  SetupBattle removed = adjusting(6);
  removed.act("remove-piece 1");
  EXPECT_EQ(removed.state.pieceCount, 3);
  EXPECT_EQ(removed.state.step, Step::adjustDie) << "now the defender";
  removed.roll({1});
  EXPECT_EQ(removed.state.step, Step::deploy);
  EXPECT_EQ(removed.state.settingUp.turnOf, 1) << "A11: the defender deploys first";
}

TEST(AdlgDeploying, A11_heavy_troops_stay_5_UD_from_the_centre_and_4_from_the_sides) {
  const SetupBattle battle(twoArmies(deployment + "\nattacker = 2"));
  EXPECT_EQ(battle.refused("place HS1 10,15,0 1"), "");
  EXPECT_EQ(battle.refused("place HS1 10,14.99,0 1"), phrases::deployTooFar.id);
  EXPECT_EQ(battle.refused("place HS1 4.5,15,0 1"), "");
  EXPECT_EQ(battle.refused("place HS1 4.4,15,0 1"), phrases::deployNearSide.id);
  EXPECT_EQ(battle.refused("place HS1 10,19.5,0 1"), phrases::deployOffTable.id);
  EXPECT_EQ(battle.refused("place HS1+HS2+HS3 10,15,0 4"), phrases::badFiles.id);
}
TEST(AdlgDeploying, A11_light_troops_stay_3_UD_from_the_centre_and_go_up_to_the_sides) {
  const SetupBattle battle(twoArmies(deployment + "\nattacker = 2"));
  EXPECT_EQ(battle.refused("place LI1 0.5,13,0 1"), "");
  EXPECT_EQ(battle.refused("place LI1 10,12.99,0 1"), phrases::deployTooFarLight.id);
  EXPECT_EQ(battle.refused("place LH1 29.5,13,0 1"), "");
}
TEST(AdlgDeploying, A11_nobody_stands_on_others_or_on_ground_closed_to_him) {
  SetupBattle battle(twoArmies(deployment + "\nattacker = 2", "[[piece]]\nkind = \"impassable\"\nat = \"20,16\"\n"));
  EXPECT_EQ(battle.refused("place HS1 20,16,0 1"), phrases::deployClosedGround.id);
  battle.act("place HS1+HS2 10,15,0 2");
  EXPECT_EQ(battle.refused("place HS3 11,15.5,0 1"), phrases::deployOnOthers.id);
  EXPECT_EQ(battle.refused("place HS3 11.5,15,0 1"), "");
}
TEST(AdlgDeploying, A11_a_block_stands_from_left_to_right_and_rank_behind_rank) {
  SetupBattle battle(twoArmies(deployment + "\nattacker = 2"));
  battle.act("place HS1+HS2+HS3+HS4 10,15,0 2");
  EXPECT_EQ(battle.unit("HS1").at, (Point{9'500, 15'000}));
  EXPECT_EQ(battle.unit("HS2").at, (Point{10'500, 15'000}));
  EXPECT_EQ(battle.unit("HS3").at, (Point{9'500, 15'750}));
  EXPECT_EQ(battle.unit("HS4").at, (Point{10'500, 15'750}));
}
TEST(AdlgDeploying, A11_a_block_of_mixed_depths_is_a_group) {
  SetupBattle battle(twoArmies(deployment + "\nattacker = 2"));
  // Light foot is less deep than the swords behind and beside it.
  battle.act("place HS1+LI1+HS2+LI2 10,17,0 2");
  std::uint64_t group = 0;
  for (const std::uint8_t unit : battle.battle.corps(0).units)
    if (battle.state.units[unit].onTable()) group |= bitOf(battle.battle, unit);
  EXPECT_EQ(std::popcount(group), 4);
  EXPECT_TRUE(isGroup(battle.battle, battle.state, 0, group, nullptr));
}
TEST(AdlgDeploying, A11_corps_by_corps_the_defender_first_alternating) {
  SetupBattle battle(twoArmies(deployment + "\nattacker = 2"));
  EXPECT_TRUE(asks(battle, 0));
  battle.act("place HS1 10,15,0 1");
  EXPECT_EQ(battle.refused("place MC1 20,15,0 1"), phrases::otherCorpsFirst.id);
  EXPECT_EQ(battle.refused("deployed"), phrases::unitsLeft.id);
  battle.act("place HS2+HS3+HS4 13,15,0 3").act("place LI1+LI2 10,13.5,0 2").act("deployed");
  EXPECT_TRUE(asks(battle, 1)) << "now the other side";
  battle.act("deploy-auto 1");
  EXPECT_TRUE(asks(battle, 0));
  battle.act("place MC1+MC2+LH1+LH2 20,15,0 4");
  EXPECT_EQ(battle.refused("deployed"), phrases::campMissing.id);
  EXPECT_EQ(battle.refused("camp 15,14.9"), phrases::campTooFar.id);
  EXPECT_EQ(battle.refused("camp 5,17"), phrases::campNearSide.id);
  EXPECT_EQ(battle.refused("camp 20,15.5"), phrases::campOffTable.id) << "others stand there";
  battle.act("camp 15,17").act("deployed").act("deploy-auto");
  EXPECT_GT(battle.state.step, Step::deploy) << "the battle begins";
  EXPECT_EQ(battle.state.active, 1) << "A9: the attacker moves first";
}
TEST(AdlgDeploying, Z67_a_commander_without_a_place_goes_with_his_most_valuable_unit) {
  SetupBattle battle(twoArmies(deployment + "\nattacker = 2"));
  battle.act("deploy-auto 1");
  EXPECT_EQ(battle.battle.unit(battle.state.commanders[0].unit).profile.category, Category::HI);
  EXPECT_EQ(battle.state.commanders[0].at, battle.state.units[battle.state.commanders[0].unit].at);
}
TEST(AdlgDeploying, A14_a_commander_is_set_down_alone_or_with_a_unit_of_his_corps) {
  SetupBattle battle(twoArmies(deployment + "\nattacker = 2"));
  battle.act("place HS1+HS2+HS3+HS4 10,15,0 4");
  EXPECT_EQ(battle.refused("commander 10,12.9"), phrases::commanderNotThere.id);
  EXPECT_EQ(battle.refused("commander 0,0 > LI1"), phrases::commanderNotThere.id) << "not on the table yet";
  battle.act("commander 0,0 > HS2");
  EXPECT_EQ(battle.battle.unit(battle.state.commanders[0].unit).label, "HS2");
}

TEST(AdlgDeploying, A11_what_was_set_down_may_be_taken_back) {
  SetupBattle battle(twoArmies(deployment + "\nattacker = 2", ownWood));
  battle.act("place HS1+HS2 15,15,0 2").act("unplace HS1");
  EXPECT_EQ(battle.unit("HS1").where, Where::reserve);
  EXPECT_EQ(battle.unit("HS2").where, Where::table);
  battle.act("ambush A HS1 6,15,0 1").act("unplace HS1");
  EXPECT_EQ(battle.unit("HS1").where, Where::reserve);
  EXPECT_EQ(battle.state.markers[0].placed, 0);
}

TEST(AdlgDeploying, A11_a_screen_is_offered_other_places_for_what_stands) {
  SetupBattle battle(twoArmies(deployment + "\nattacker = 2", ownWood));
  const auto offered = [&](std::string_view start) {
    const Data choices = battle.battle.choices(battle.state, firstOf(battle.battle.turn(battle.state).seats));
    const auto& all = *choices.as<Data::Array>();
    return std::any_of(all.begin(), all.end(),
                       [&](const Data& choice) { return choice.find("do")->as<std::string>()->starts_with(start); });
  };
  EXPECT_FALSE(offered("unplace"));
  EXPECT_FALSE(offered("commander"));
  battle.act("place HS1+HS2 15,15,0 2").act("camp 12,18");
  EXPECT_TRUE(offered("unplace HS1"));
  EXPECT_TRUE(offered("place HS1 14.5,15,0 1"));
  EXPECT_TRUE(offered("commander"));
  EXPECT_TRUE(offered("camp 12,18"));
  battle.act("ambush A HS3 6,15,0 1");
  EXPECT_TRUE(offered("unplace HS3"));
  EXPECT_FALSE(offered("place HS3")) << "who is hidden is taken back first";
}

// Whatever is listed is allowed, can be written and read, and any way through leads to a battle.
TEST(AdlgSettingUp, A9_A10_A11_the_whole_procedure_played_at_random_leads_to_a_battle) {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    SetupBattle table(twoArmies(procedure));
    FastDice dice(seed);
    NoEvents quiet;
    ActionList<Action> actions(table.battle.maxActions());
    for (int step = 0; step < 400 && isSettingUp(table.state.step); ++step) {
      const Turn turn = table.battle.turn(table.state);
      const auto loaded = table.battle.readPosition(table.battle.writePosition(table.state));
      ASSERT_TRUE(loaded.value) << table.battle.writePosition(table.state);
      ASSERT_EQ(*loaded.value, table.state);
      if (turn.waiting == Waiting::dice) {
        table.battle.roll(table.state, dice.roll(turn.dice), quiet);
        continue;
      }
      const Seat seat = firstOf(turn.seats);
      actions.clear();
      table.battle.list(table.state, seat, actions);
      ASSERT_FALSE(actions.empty());
      for (const Action& action : actions) {
        const std::string text = table.battle.write(table.state, action);
        const auto refusal = table.battle.check(table.state, seat, action);
        EXPECT_FALSE(refusal) << text << ": " << refusal->phrase->id;
        const auto read = table.battle.read(table.state, seat, text);
        ASSERT_TRUE(read.value) << text;
        EXPECT_EQ(*read.value, action) << text;
      }
      table.battle.apply(table.state, seat, actions[dice.below(static_cast<std::uint32_t>(actions.size()))], quiet);
    }
    EXPECT_FALSE(isSettingUp(table.state.step)) << "seed " << seed;
    for (const auto& piece : table.state.pieces)
      if (&piece < table.state.pieces.data() + table.state.pieceCount) {
        EXPECT_GE(piece.corners, 3);
      }
  }
}

}  // namespace
}  // namespace walstatt::adlg
