// Ambushes (A11, A35): markers, what they hide, and what reveals it.
#include "games/adlg/ambush.h"

#include "games/adlg/command_phrases.h"
#include "games/adlg/sequence.h"
#include "games/adlg/setup_phrases.h"
#include "games/adlg/test_setup.h"
#include "table/late_answer.h"

namespace walstatt::adlg {
namespace {

const std::string deployment = "beginning = \"deployment\"";
const std::string ownWood = "[[piece]]\nkind = \"wood\"\nat = \"6,15\"\nshape = 5\n";

TEST(AdlgAmbush, A11_two_markers_in_or_behind_cover_with_at_most_four_units_of_a_group) {
  SetupBattle battle(twoArmies(deployment + "\nattacker = 2", ownWood));
  EXPECT_EQ(battle.refused("ambush A HS1+HS2+HS3+HS4 6,15,0 2"), "");
  EXPECT_EQ(battle.refused("ambush A HS1+HS2+HS3+HS4+LI1 6,15,0 3"), phrases::markerTooMany.id);
  EXPECT_EQ(battle.refused("ambush A HS1 15,15,0 1"), phrases::markerNotCovered.id);
  EXPECT_EQ(battle.refused("ambush A HS1 6,18.6,0 1"), "") << "behind the wood";
  EXPECT_EQ(battle.refused("ambush A HS1 6,13.4,0 1"), phrases::markerTooFar.id) << "Z65";
  EXPECT_EQ(battle.refused("ambush C HS1 6,15,0 1"), phrases::noMoreMarkers.id) << "a third needs a strategist";
  battle.act("ambush A HS1 6,15,0 1");
  EXPECT_EQ(battle.refused("ambush A HS2 6,16,0 1"), phrases::markerLies.id);
  EXPECT_EQ(battle.refused("ambush B 6,16"), "") << "a decoy";
}

TEST(AdlgAmbush, A11_Z64_a_wood_behind_the_first_enemies_hides_nothing_from_them) {
  const auto markerBehindWoodAt = [](const std::string& y) {
    const std::string wood = "[[piece]]\nkind = \"wood\"\nat = \"6," + y + "\"\nshape = 5\n";
    return std::string(SetupBattle(twoArmies(deployment + "\nattacker = 2", wood)).refused("ambush A HS1 6,16,0 1"));
  };
  EXPECT_EQ(markerBehindWoodAt("9"), "") << "between the lines";
  EXPECT_EQ(markerBehindWoodAt("4"), phrases::markerNotCovered.id) << "in the enemy's ground";
}

TEST(AdlgAmbush, A11_Z102_no_marker_lies_on_another) {
  SetupBattle battle(twoArmies(deployment + "\nattacker = 2", ownWood));
  battle.act("ambush A HS1 6,15,0 1");
  EXPECT_EQ(battle.refused("ambush B 6,15"), phrases::markerOnMarker.id);
  EXPECT_EQ(battle.refused("ambush B HS2 6.9,15.9,0 1"), phrases::markerOnMarker.id);
  EXPECT_EQ(battle.refused("ambush B 6,16"), "") << "side by side";
  // What is offered keeps beside it.
  ActionList<Action> offered(4'096);
  battle.battle.list(battle.state, firstOf(battle.battle.turn(battle.state).seats), offered);
  EXPECT_EQ(std::count_if(offered.begin(), offered.end(), [](const Action& a) { return a.verb == Verb::placeAmbush; }),
            2);
}

TEST(AdlgAmbush, A11_A5_all_who_hide_under_one_marker_may_stand_together) {
  const std::string mixed = R"(
[[side]]
name = { de = "x", en = "x" }
[[side.corps]]
units = [{ type = "light-infantry", options = ["sling"] }, { type = "heavy-swords" }, { type = "medium-cavalry" }]
)";
  SetupBattle battle("name = { de = \"x\", en = \"x\" }\n" + deployment + "\nattacker = 2\n" + ownWood + mixed + mixed);
  EXPECT_EQ(battle.refused("ambush A LI1+HS1 6,15,0 2"), "");
  EXPECT_EQ(battle.refused("ambush A LI1+MC1 6,15,0 2"), "");
  EXPECT_EQ(battle.refused("ambush A LI1+HS1+MC1 6,15,0 3"), phrases::markerNoGroup.id);
}

SetupBattle withAmbush() {
  SetupBattle battle(twoArmies(deployment + "\nattacker = 2", ownWood));
  battle.act("ambush A HS1+HS2 6,15,0 2").act("ambush B 6,16.5").act("deploy-auto 1").act("deploy-auto 1");
  battle.act("flank 2 left").act("camp 15,17").act("deployed").act("deploy-auto");
  return battle;
}
TEST(AdlgAmbush, A11_what_hides_is_hidden_from_the_other_side) {
  const SetupBattle battle = withAmbush();
  const State own = battle.battle.view(battle.state, 0), other = battle.battle.view(battle.state, 1);
  EXPECT_EQ(own, battle.state) << "the owner sees his own";
  EXPECT_EQ(other.units[0], Unit{}) << "in ambush";
  EXPECT_EQ(other.markers[0].placed, 1);
  EXPECT_EQ(other.markers[0].units, other.markers[1].units) << "a decoy looks the same";
  EXPECT_EQ(other.commanding.flankEdge[0], 0);
  for (std::size_t i = 6; i < 10; ++i) EXPECT_EQ(other.units[i], Unit{}) << "on a flank march";
  EXPECT_EQ(other.commanders[1].unit, noUnit);
  EXPECT_EQ(battle.battle.view(other, 1), other) << "hidden once is hidden";
  EXPECT_NE(battle.battle.view(battle.state, noSeat), own) << "nor do spectators see it";
}
TEST(AdlgAmbush, A11_decisions_that_hide_somebody_are_secrets_until_nothing_is_hidden) {
  SetupBattle battle(twoArmies(deployment + "\nattacker = 2", ownWood));
  const auto conceals = [&](std::string_view text) {
    const auto read = battle.battle.read(battle.state, 0, text);
    return read.value && battle.battle.conceals(battle.state, *read.value);
  };
  EXPECT_FALSE(battle.battle.hasSecrets(battle.state));
  EXPECT_TRUE(conceals("ambush A HS1 6,15,0 1"));
  EXPECT_TRUE(conceals("ambush B 6,16.5")) << "that a marker hides nobody is a secret, too";
  EXPECT_TRUE(conceals("flank 2 left"));
  EXPECT_FALSE(conceals("place HS1 15,15,0 1"));
  EXPECT_FALSE(conceals("unplace HS1"));
  battle.act("ambush A HS1 6,15,0 1");
  EXPECT_TRUE(battle.battle.hasSecrets(battle.state));
  EXPECT_TRUE(conceals("unplace HS1"));
  EXPECT_FALSE(conceals("unplace HS2"));
  battle.act("unplace HS1").act("ambush B 6,16.5");
  EXPECT_TRUE(battle.battle.hasSecrets(battle.state));
  battle.state.markers = {};
  EXPECT_FALSE(battle.battle.hasSecrets(battle.state));
}
TEST(AdlgAmbush, A11_an_enemy_within_1_UD_reveals_it_and_Z66_nobody_sees_into_the_wood) {
  SetupBattle battle = withAmbush();
  NoEvents quiet;
  Play<NoEvents> play{battle.battle, battle.state, quiet};
  Unit& rider = battle.unit("mc1");
  rider.at = {6'000, 13'400};  // 1.1 UD before the marker
  revealAmbushes(play);
  EXPECT_EQ(battle.unit("HS1").where, Where::ambush);
  rider.at.y = 13'500;
  revealAmbushes(play);
  EXPECT_EQ(battle.unit("HS1").where, Where::table);
  EXPECT_EQ(battle.unit("HS2").where, Where::table);
  EXPECT_EQ(battle.state.markers[0], Marker{});
}
TEST(AdlgAmbush, A11_clear_sight_past_the_cover_reveals_what_only_lies_behind_it) {
  SetupBattle battle(twoArmies(deployment + "\nattacker = 2", ownWood));
  battle.act("ambush A HS1 6,18.6,0 1");
  NoEvents quiet;
  Play<NoEvents> play{battle.battle, battle.state, quiet};
  Unit& rider = battle.unit("mc1");
  rider.where = Where::table;
  rider.at = {6'000, 5'000};
  rider.heading = 18'000;
  revealAmbushes(play);
  EXPECT_EQ(battle.unit("HS1").where, Where::ambush) << "the wood is between them";
  rider.at = {25'000, 8'000};
  revealAmbushes(play);
  EXPECT_EQ(battle.unit("HS1").where, Where::table);
}
TEST(AdlgAmbush, A11_Z66_clear_sight_reveals_a_marker_that_stands_out_of_the_cover) {
  for (const Length out : {0, 100}) {
    SetupBattle battle(
        twoArmies(deployment + "\nattacker = 2", "[[piece]]\nkind = \"wood\"\nat = \"6,15\"\nshape = 3\n"));
    battle.act(out ? "ambush A HS1 6,13.9,0 1" : "ambush A HS1 6,14,0 1");  // the wood begins at 13.5
    Play<EventList> play{battle.battle, battle.state, battle.told};
    Unit& rider = battle.unit("mc1");
    rider.where = Where::table;
    rider.at = {6'000, 5'000};
    rider.heading = 18'000;
    revealAmbushes(play);
    EXPECT_EQ(battle.unit("HS1").where, out ? Where::table : Where::ambush);
  }
}
TEST(AdlgAmbush, A11_whoever_stands_where_they_meant_to_appear_makes_them_stand_farther_back) {
  SetupBattle battle = withAmbush();
  NoEvents quiet;
  Play<NoEvents> play{battle.battle, battle.state, quiet};
  battle.unit("mc1").at = battle.unit("HS1").at;
  battle.unit("mc1").heading = 0;
  const Point meant = battle.unit("HS1").at;
  revealAmbushes(play);
  EXPECT_EQ(battle.unit("HS1").where, Where::table);
  EXPECT_NE(battle.unit("HS1").at, meant);
}

TEST(AdlgAmbush, A11_a_strategist_has_a_third_marker) {
  std::string toml = twoArmies(deployment + "\nattacker = 2", ownWood);
  toml.replace(toml.find("competent"), 9, "strategist");
  SetupBattle battle(toml);
  battle.act("ambush A 6,14.5").act("ambush B 6,15.5").act("ambush C 6,16.5");
  EXPECT_EQ(battle.state.markers[2].placed, 1);
  EXPECT_EQ(battle.refused("ambush D 6,15"), "unreadable: " + std::string(phrases::badMarker.id));
  EXPECT_EQ(markersOf(battle.battle, 1), 2);
}
TEST(AdlgAmbush, A11_its_owner_reveals_it_in_his_movement_phase) {
  SetupBattle battle = withAmbush();  // side 1 begins
  EXPECT_NE(battle.refused("reveal A"), "") << "A35: not the other side's";
  Play<EventList> play{battle.battle, battle.state, battle.told};
  afterPursuit(play);
  while (battle.battle.turn(battle.state).waiting == Waiting::dice) battle.roll({1});
  ASSERT_EQ(battle.state.step, Step::orders);
  battle.act("reveal A");
  EXPECT_EQ(battle.unit("HS1").where, Where::table);
  EXPECT_EQ(battle.unit("HS2").where, Where::table);
  EXPECT_EQ(battle.unit("HS1").at, (Point{5'500, 14'500})) << "Z66: where it was hidden";
  EXPECT_EQ(battle.state.markers[1].placed, 1) << "the other one stays";
}
TEST(AdlgAmbush, Z65_nobody_who_hides_stands_nearer_than_3_UD_to_the_centre_line) {
  const std::string nearWood = "[[piece]]\nkind = \"wood\"\nat = \"10,13\"\nshape = 2\n";
  const SetupBattle battle(twoArmies(deployment + "\nattacker = 2", nearWood));
  EXPECT_EQ(battle.refused("ambush A HS1+HS2 10,13.6,0 1"), "");
  EXPECT_EQ(battle.refused("ambush A HS1+HS2 10,13.6,180 1"), phrases::markerTooFar.id) << "back to front";
}

// Side 1 is giving orders; its rider has come 3 UD before the wood in which HS1 and HS2 lie.
SetupBattle nearAmbush() {
  SetupBattle battle = withAmbush();
  while (battle.battle.turn(battle.state).waiting == Waiting::dice) battle.roll({1});
  if (battle.state.step == Step::chooseCorps) battle.act("activate 1").roll({1});
  EXPECT_EQ(battle.state.step, Step::orders);
  battle.unit("mc1").at = {6'000, 11'500};
  battle.unit("mc1").heading = 18'000;
  return battle;
}
void endOrder(SetupBattle& battle) {
  Play<EventList> play{battle.battle, battle.state, battle.told};
  afterOrder(play);
}
TEST(AdlgAmbush, A35_Z99_its_owner_is_asked_when_an_enemy_is_within_4_UD) {
  SetupBattle battle = nearAmbush();
  battle.unit("mc1").at.y = 10'499;  // 4.001 UD before marker A, B lies behind it
  endOrder(battle);
  EXPECT_EQ(battle.state.step, Step::orders);
  battle.unit("mc1").at.y = 10'500;
  endOrder(battle);
  ASSERT_EQ(battle.state.step, Step::reveal);
  const Turn turn = battle.battle.turn(battle.state);
  EXPECT_TRUE(turn.reaction);
  EXPECT_EQ(turn.seats, only(0));
  const auto loaded = battle.battle.readPosition(battle.battle.writePosition(battle.state));
  ASSERT_TRUE(loaded.value);
  EXPECT_EQ(*loaded.value, battle.state);
  battle.act("hide");
  EXPECT_EQ(battle.state.step, Step::orders);
  EXPECT_EQ(battle.unit("HS1").where, Where::ambush);
  endOrder(battle);
  EXPECT_EQ(battle.state.step, Step::orders) << "once in an activation";
  battle.state.commanding.lurkers = 0;  // the next corps
  endOrder(battle);
  ASSERT_EQ(battle.state.step, Step::reveal);
  battle.act("reveal A");
  EXPECT_EQ(battle.unit("HS1").where, Where::table);
  EXPECT_EQ(battle.unit("HS2").where, Where::table);
  EXPECT_EQ(battle.state.step, Step::orders);
}
TEST(AdlgAmbush, A35_Z99_a_decoy_is_asked_for_too_and_late_owners_stay_hidden) {
  SetupBattle battle = nearAmbush();
  battle.unit("mc1").at = {6'000,
                           12'600};  // 3.4 UD before marker B, which hides nobody, and nobody is within 1 UD of A
  battle.state.markers[0] = Marker{};
  battle.unit("HS1").where = battle.unit("HS2").where = Where::gone;
  endOrder(battle);
  ASSERT_EQ(battle.state.step, Step::reveal);
  const auto late = battle.battle.obey(battle.state, 0, clockHasRunOut);
  ASSERT_TRUE(late);
  EXPECT_EQ(late->verb, Verb::stayHidden);
  EXPECT_EQ(battle.refused("end"), phrases::otherDecision.id);
}

}  // namespace
}  // namespace walstatt::adlg
