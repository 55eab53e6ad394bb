// Flank march (A11): its dice, its edge, and who gives way to it.
#include "games/adlg/flank_march.h"

#include "base/data.h"
#include "games/adlg/combat_phrases.h"
#include "games/adlg/contacts.h"
#include "games/adlg/sequence.h"
#include "games/adlg/setup_phrases.h"
#include "games/adlg/shooting.h"
#include "games/adlg/test_setup.h"

namespace walstatt::adlg {
namespace {

const std::string deployment = "beginning = \"deployment\"";

TEST(AdlgFlankMarch, A11_a_whole_corps_and_only_one) {
  SetupBattle battle(twoArmies(deployment + "\nattacker = 2"));
  battle.act("flank 2 right");
  EXPECT_EQ(battle.refused("flank 1 left"), phrases::otherCorpsFirst.id);
  battle.act("unplace MC1").act("place MC1 15,15,0 1");
  EXPECT_EQ(battle.refused("flank 2 right"), phrases::flankWhole.id);
}
TEST(AdlgFlankMarch, A11_one_for_each_player_and_Z70_never_the_only_corps) {
  const std::string corps = "[[side.corps]]\nunits = [{ type = \"heavy-swords\" }]\n";
  const std::string head = "name = { de = \"x\", en = \"x\" }\n" + deployment + "\nattacker = 2\n",
                    side = "[[side]]\nname = { de = \"x\", en = \"x\" }\n" + corps;
  SetupBattle three(head + side + corps + corps + side);
  three.act("flank 2 right").act("deployed").act("deploy-auto");
  EXPECT_EQ(three.refused("flank 3 left"), phrases::oneFlankMarch.id);
  EXPECT_EQ(three.refused("flank 1 left"), phrases::oneFlankMarch.id);
  const SetupBattle single(head + side + side);
  EXPECT_EQ(single.refused("flank 1 left"), phrases::flankLastCorps.id);
}
// Side 1 looks up the table: the coast lies at its left, side 2's right.
TEST(AdlgFlankMarch, A11_Z104_never_to_an_edge_that_is_all_coast) {
  const std::string coast = "[[piece]]\nkind = \"coast\"\nat = \"0,10,0\"\nshape = 1\n";
  SetupBattle battle(twoArmies(deployment + "\nattacker = 2", coast));
  EXPECT_EQ(battle.refused("flank 2 left"), phrases::flankNoWay.id);
  EXPECT_EQ(battle.refused("flank 2 right"), "");
  battle.act("deploy-auto 1");
  EXPECT_EQ(battle.refused("flank 2 right"), phrases::flankNoWay.id);
  EXPECT_EQ(battle.refused("flank 2 left"), "");
}
// Side 1 attacks; its second corps comes over its left edge.
SetupBattle marching() {
  SetupBattle battle(twoArmies(deployment + "\nattacker = 1"));
  battle.act("deploy-auto 1")
      .act("deploy-auto 1")
      .act("deploy-auto")
      .act("flank 2 left")
      .act("camp 15,17")
      .act("deployed");
  EXPECT_EQ(battle.state.step, Step::flankMarchDie);
  return battle;
}
TEST(AdlgFlankMarch, A11_it_arrives_on_a_6_then_on_5_or_6) {
  SetupBattle battle = marching();
  battle.roll({5});
  EXPECT_EQ(battle.state.commanding.flankArrived[0], 0) << "the first try needs a 6";
  battle.state.step = Step::flankMarchDie;
  battle.roll({4});
  EXPECT_EQ(battle.state.commanding.flankArrived[0], 0) << "later ones a 5";
  battle.state.step = Step::flankMarchDie;
  battle.roll({5});
  EXPECT_EQ(battle.state.commanding.flankArrived[0], 1);
  SetupBattle lucky = marching();
  lucky.roll({6});
  EXPECT_EQ(lucky.state.commanding.flankArrived[0], 1);
}
SetupBattle entering() {
  SetupBattle battle = marching();
  battle.roll({6});
  battle.state.step = Step::enterFlankMarch;
  return battle;
}
TEST(AdlgFlankMarch, A11_everybody_knows_its_edge_once_it_has_entered) {
  SetupBattle battle = entering();
  EXPECT_NE(battle.battle.view(battle.state, 1), battle.state);
  battle.act("enter 0,8 4");
  while (battle.state.step == Step::evadeDie) battle.roll({3});
  EXPECT_EQ(battle.battle.view(battle.state, 1), battle.state);
  EXPECT_FALSE(battle.battle.hasSecrets(battle.state));
}
TEST(AdlgFlankMarch, A11_it_enters_on_its_short_edge) {
  SetupBattle battle = entering();
  EXPECT_EQ(battle.refused("enter 30,8 4"), phrases::flankEnterNow.id) << "the other edge";
  EXPECT_EQ(battle.refused("enter 0,1 4"), phrases::deployOffTable.id);
  battle.act("enter 0,10 4");
  while (battle.state.step == Step::evadeDie) battle.roll({3});
  for (const char* label : {"MC1", "MC2", "LH1", "LH2"}) {
    EXPECT_EQ(battle.unit(label).where, Where::table) << label;
    EXPECT_EQ(battle.unit(label).heading, 9'000) << label;
    EXPECT_LE(battle.unit(label).at.x, 1'000) << label;
  }
}
// The same with other troops on the march.
SetupBattle marchingWith(const std::string& units) {
  const std::string side =
      "[[side]]\nname = { de = \"x\", en = \"x\" }\n[[side.corps]]\nunits = [{ type = \"heavy-swords\" "
      "}]\n[[side.corps]]\nunits = [" +
      units + "]\n";
  SetupBattle battle("name = { de = \"x\", en = \"x\" }\n" + deployment + "\nattacker = 1\n" + side + side);
  battle.act("deploy-auto").act("flank 2 left").act("deployed").act("deploy-auto");
  EXPECT_EQ(battle.state.step, Step::flankMarchDie);
  return battle;
}
TEST(AdlgFlankMarch, A11_light_horse_alone_has_one_more) {
  SetupBattle riders = marchingWith("{ type = \"light-cavalry\", count = 3 }");
  riders.roll({5});
  EXPECT_EQ(riders.state.commanding.flankArrived[0], 1) << "5 and 1 at the first try";
  SetupBattle slower = marchingWith("{ type = \"light-cavalry\", count = 3 }");
  slower.roll({4});
  EXPECT_EQ(slower.state.commanding.flankArrived[0], 0) << "4 and 1 is not enough";
  SetupBattle mixed = marchingWith("{ type = \"light-cavalry\", count = 3 }, { type = \"medium-cavalry\" }");
  mixed.roll({5});
  EXPECT_EQ(mixed.state.commanding.flankArrived[0], 0);
}
TEST(AdlgFlankMarch, A11_a_corps_larger_than_a_group_comes_as_a_whole) {
  SetupBattle battle = marchingWith("{ type = \"light-infantry\", count = 27, options = [\"sling\"] }");
  battle.roll({6});
  battle.state.step = Step::enterFlankMarch;
  battle.act("enter 0,10 14");
  while (battle.state.step == Step::evadeDie) battle.roll({3});
  for (const std::uint8_t unit : battle.battle.corps(1).units)
    EXPECT_EQ(battle.state.units[unit].where, Where::table) << int{unit};
}
TEST(AdlgFlankMarch, A11_A25_A30_whoever_comes_onto_the_table_has_moved) {
  SetupBattle battle = marchingWith(
      "{ type = \"medium-artillery\" }, { type = \"war-wagon\" }, { type = \"archers\", options = [\"stakes\"] }");
  battle.roll({6});
  battle.state.step = Step::enterFlankMarch;
  battle.act("enter 0,10 3");
  while (battle.state.step == Step::evadeDie) battle.roll({3});
  for (const char* label : {"MA1", "WW1", "AR1"}) {
    ASSERT_EQ(battle.unit(label).where, Where::table) << label;
    EXPECT_TRUE(battle.unit(label).is(Unit::movedLast)) << label;
  }
  EXPECT_EQ(cannotShoot(battle.battle, battle.state, battle.battle.corps(1).units[0]), &phrases::gunsMoved);
  EXPECT_TRUE(battle.unit("AR1").is(Unit::stakesPulled));
}
TEST(AdlgFlankMarch, A11_enemies_within_4_UD_give_way_and_who_may_not_evade_loses_a_point) {
  SetupBattle battle = entering();
  Unit &swords = battle.unit("hs1"), &riders = battle.unit("mc1"), &far = battle.unit("hs2");
  swords.at = {3'000, 10'000};
  swords.heading = 18'000;
  riders.at = {3'000, 7'000};
  riders.heading = 18'000;
  far.at = {5'200, 14'000};
  for (const char* other : {"hs3", "hs4", "li1", "li2", "mc2", "lh1", "lh2"}) battle.unit(other).where = Where::reserve;
  const auto entering = battle.battle.read(battle.state, 0, "enter 0,10 4");
  ASSERT_TRUE(entering.value);
  const std::string drawn = toJson(battle.battle.picture(battle.state, 0, *entering.value));
  const auto rider = std::to_string(&battle.unit("MC1") - battle.state.units.data());
  EXPECT_NE(drawn.find("\"id\":" + rider), std::string::npos) << "seen before its dice";
  battle.act("enter 0,10 4");
  ASSERT_EQ(battle.state.step, Step::evadeDie) << "A22: an evade move has its die";
  EXPECT_EQ(battle.battle.turn(battle.state).thrower, 1);
  EXPECT_EQ(battle.unit("MC1").where, Where::flankMarch) << "first they make room";
  battle.roll({3}).roll({3});
  EXPECT_EQ(swords.lost, 1);
  EXPECT_GT(swords.at.x, 4'000);
  EXPECT_EQ(riders.lost, 0) << "cavalry without impact evades";
  EXPECT_GT(riders.at.x, 5'000);
  EXPECT_EQ(far.lost, 0);
  EXPECT_EQ(far.at, (Point{5'200, 14'000}));
}
TEST(AdlgFlankMarch, A11_artillery_near_it_is_destroyed) {
  const std::string guns =
      "[[side]]\nname = { de = \"x\", en = \"x\" }\n[[side.corps]]\nunits = [{ type = \"medium-artillery\" }, { type = "
      "\"heavy-swords\" }]\n";
  const std::string riders =
      "[[side]]\nname = { de = \"x\", en = \"x\" }\n[[side.corps]]\nunits = [{ type = \"heavy-swords\" "
      "}]\n[[side.corps]]\nunits = [{ type = \"light-cavalry\" }]\n";
  SetupBattle battle("name = { de = \"x\", en = \"x\" }\nbeginning = \"deployment\"\n" + riders + guns);
  battle.act("deploy-auto").act("flank 2 left").act("deployed").act("deploy-auto");
  battle.roll({5});
  EXPECT_EQ(battle.state.commanding.flankArrived[0], 1) << "+1: light horse only";
  battle.state.step = Step::enterFlankMarch;
  battle.unit("ma1").at = {3'000, 10'000};
  battle.act("enter 0,10 1");
  EXPECT_EQ(battle.unit("ma1").where, Where::routed);
  EXPECT_TRUE(battle.wasTold(phrases::flankDestroys));
}

// Side 0's light horse enters at the left edge; of side 1 only those named are there, at the places given.
struct Stood {
  const char* label;
  Pose pose;
};
SetupBattle meeting(const std::string& theirs, std::initializer_list<Stood> there) {
  const auto side = [](const std::string& first, const std::string& second) {
    return "[[side]]\nname = { de = \"x\", en = \"x\" }\n[[side.corps]]\nunits = [" + first +
           "]\n[[side.corps]]\nunits = [" + second + "]\n";
  };
  const std::string swords = "{ type = \"heavy-swords\" }", riders = "{ type = \"light-cavalry\" }";
  SetupBattle battle("name = { de = \"x\", en = \"x\" }\n" + deployment + "\nattacker = 1\n" + side(swords, riders) +
                     side(theirs, riders));
  battle.act("deploy-auto").act("flank 2 left").act("deployed").act("deploy-auto").roll({6});
  battle.state.step = Step::enterFlankMarch;
  for (std::size_t i = battle.battle.firstUnit(1); i < battle.battle.unitCount(); ++i)
    battle.state.units[i].where = Where::reserve;
  for (const Stood& one : there) {
    Unit& unit = battle.unit(one.label);
    unit.where = Where::table;
    unit.at = one.pose.at;
    unit.heading = static_cast<std::uint16_t>(one.pose.heading);
  }
  return battle;
}
TEST(AdlgFlankMarch, A11_A22_who_gives_way_goes_by_a_die_and_HI_never_less) {
  for (const auto& [face, foot, horse] : {std::tuple{1, 2'000, 3'000}, {4, 2'000, 4'000}, {6, 3'000, 5'000}}) {
    SetupBattle battle = meeting("{ type = \"heavy-swords\" }, { type = \"medium-cavalry\" }",
                                 {{"hs1", at(2'000, 9'000, 90)}, {"mc1", at(2'000, 11'000, 90)}});
    const auto thrown = static_cast<Face>(face);
    battle.act("enter 0,10 1").roll({thrown}).roll({thrown});
    EXPECT_EQ(battle.unit("hs1").at.x, 2'000 + foot) << face;
    EXPECT_EQ(battle.unit("mc1").at.x, 2'000 + horse) << face;
    EXPECT_EQ(battle.unit("hs1").lost, 1);
    EXPECT_EQ(battle.unit("mc1").lost, 0);
    EXPECT_EQ(battle.unit("LH1").where, Where::table);
    EXPECT_TRUE(battle.unit("mc1").is(Unit::evadedNow)) << "A22: no shooting afterwards";
  }
}
TEST(AdlgFlankMarch, A11_within_4_UD_exactly_4_too) {
  for (const auto& [x, steps] :
       {std::pair{5'500, true}, {5'501, false}}) {  // light horse is 0.75 UD deep, and so is HI
    SetupBattle battle = meeting("{ type = \"heavy-swords\" }", {{"hs1", at(x, 10'000, 90)}});
    battle.act("enter 0,10 1");
    EXPECT_EQ(battle.state.step == Step::evadeDie, steps) << x;
  }
}
TEST(AdlgFlankMarch, Z28_A22_one_die_for_those_who_stand_together) {
  SetupBattle battle = meeting("{ type = \"heavy-swords\", count = 2 }",
                               {{"hs1", at(2'000, 9'500, 90)}, {"hs2", at(2'000, 10'500, 90)}});
  battle.act("enter 0,10 1").roll({5});
  EXPECT_NE(battle.state.step, Step::evadeDie);
  EXPECT_EQ(battle.unit("hs1").at.x, 5'000);
  EXPECT_EQ(battle.unit("hs2").at.x, 5'000);
}
TEST(AdlgFlankMarch, A11_artillery_and_war_wagons_are_destroyed_unless_they_are_in_melee) {
  for (const char* type : {"medium-artillery", "war-wagon"})
    for (const bool fights : {false, true}) {
      SetupBattle battle = meeting(std::string("{ type = \"") + type + "\" }", {});
      Unit& target = battle.state.units[battle.battle.firstUnit(1)];
      target.where = Where::table;
      target.at = {3'000, 10'000};
      target.heading = 9'000;
      if (fights) {
        battle.unit("HS1").at = {3'000, 10'000};
        battle.unit("HS1").heading = 27'000;
        addContact(battle.state,
                   {0, static_cast<std::uint8_t>(battle.battle.firstUnit(1)), Edge::front, Contact::full});
      }
      battle.act(fights ? "enter 0,14 1" : "enter 0,10 1");
      EXPECT_EQ(target.where, fights ? Where::table : Where::routed) << type;
      EXPECT_NE(battle.state.step, Step::evadeDie) << type;
    }
}
TEST(AdlgFlankMarch, A11_A22_Z69_who_fights_stays_and_loses_a_point_as_all_who_may_not_evade) {
  SetupBattle battle = meeting("{ type = \"heavy-swords\" }", {{"hs1", at(3'000, 10'000, 90)}});
  battle.unit("HS1").at = {3'000, 10'000};
  battle.unit("HS1").heading = 27'000;
  addContact(battle.state, {0, static_cast<std::uint8_t>(battle.battle.firstUnit(1)), Edge::front, Contact::full});
  battle.act("enter 0,14 1");
  EXPECT_EQ(battle.unit("hs1").at, (Point{3'000, 10'000}));
  EXPECT_EQ(battle.unit("hs1").lost, 1);
  EXPECT_EQ(battle.unit("HS1").lost, 0) << "a friend";
}
TEST(AdlgFlankMarch, Z69_Z98_whoever_only_supports_simply_by_incomplete_contact_gives_way) {
  SetupBattle battle = meeting("{ type = \"light-cavalry\", count = 2 }",
                               {{"lh1", at(3'000, 10'000, 90)}, {"lh2", at(3'000, 11'000, 90)}});
  battle.unit("HS1").at = {3'000, 10'000};
  battle.unit("HS1").heading = 27'000;
  const auto first = static_cast<std::uint8_t>(battle.battle.firstUnit(1)),
             second = static_cast<std::uint8_t>(first + 1);
  addContact(battle.state, {first, 0, Edge::front, Contact::full});
  addContact(battle.state, {second, 0, Edge::left, 0});
  battle.act("enter 0,14 1");
  EXPECT_EQ(battle.unit("lh1").lost, 1) << "light, but in melee";
  ASSERT_EQ(battle.state.step, Step::evadeDie);
  EXPECT_EQ(battle.state.charging.evader, second);
}
TEST(AdlgFlankMarch, A11_it_enters_one_turn_after_its_arrival) {
  SetupBattle battle = marching();
  battle.roll({6});
  EXPECT_EQ(battle.state.step, Step::commandDie) << "arrived, but not yet there: the corps that is there goes on";
  EXPECT_EQ(battle.unit("MC1").where, Where::flankMarch);
  Play<EventList> play{battle.battle, battle.state, battle.told};
  for (int sequence = 0; sequence < 2; ++sequence) afterPursuit(play);
  EXPECT_EQ(battle.state.turn, 2);
  EXPECT_EQ(battle.state.step, Step::enterFlankMarch);
}
TEST(AdlgFlankMarch, A11_a_position_between_its_dice_can_be_saved) {
  SetupBattle battle = meeting("{ type = \"heavy-swords\" }", {{"hs1", at(2'000, 9'000, 90)}});
  battle.act("enter 0,10 1");
  ASSERT_EQ(battle.state.step, Step::evadeDie);
  const auto loaded = battle.battle.readPosition(battle.battle.writePosition(battle.state));
  ASSERT_TRUE(loaded.value);
  EXPECT_EQ(*loaded.value, battle.state);
}

}  // namespace
}  // namespace walstatt::adlg
