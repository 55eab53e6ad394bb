// What a screen is told (docs/protocol.md), the text board, and agreed changes.
#include <map>

#include "base/data.h"
#include "games/adlg/game.h"
#include "games/adlg/setup_phrases.h"
#include "games/adlg/test_setup.h"

namespace walstatt::adlg {
namespace {

const Data& part(const Data& data, std::string_view field) {
  static const Data none;
  const Data* found = data.find(field);
  if (!found) ADD_FAILURE() << "no " << field << " in " << toJson(data).substr(0, 200);
  return found ? *found : none;
}
std::size_t count(const Data& list) { return list.as<Data::Array>() ? list.as<Data::Array>()->size() : 0; }
const Data& item(const Data& list, std::size_t index) { return (*list.as<Data::Array>())[index]; }
std::string text(const Data& data, std::string_view field) {
  const std::string* value = part(data, field).as<std::string>();
  return value ? *value : "";
}
std::int64_t whole(const Data& data, std::string_view field) {
  const std::int64_t* value = part(data, field).as<std::int64_t>();
  return value ? *value : -1;
}

// The attacker's first corps with points to spend.
SetupBattle ordering() {
  SetupBattle battle(twoArmies("attacker = 1"));
  battle.act("activate 1").roll({6});
  EXPECT_EQ(battle.state.step, Step::orders);
  return battle;
}

TEST(AdlgScreen, the_stage_tells_table_sides_corps_units_types_and_terrain) {
  const SetupBattle battle(twoArmies(""));
  const Data stage = battle.battle.stage();
  EXPECT_EQ(text(stage, "kind"), "adlg");
  EXPECT_EQ(whole(part(stage, "table"), "width"), 30'000);
  EXPECT_EQ(count(part(stage, "sides")), 2u);
  EXPECT_EQ(count(part(stage, "corps")), 4u);
  EXPECT_EQ(count(part(stage, "units")), 20u);
  EXPECT_EQ(count(part(stage, "types")), 4u) << "only those that fight";
  EXPECT_EQ(count(part(stage, "terrain")), static_cast<std::size_t>(terrainKinds));
  EXPECT_EQ(count(part(stage, "regions")), static_cast<std::size_t>(regionCount));
  EXPECT_EQ(text(item(part(stage, "regions"), 3), "compulsory"), "dunes") << "A10: what a desert has to have";
  const Data& first = item(part(stage, "units"), 0);
  EXPECT_EQ(text(first, "label"), "HS1");
  EXPECT_EQ(whole(first, "side"), 1);
  EXPECT_EQ(whole(first, "depth"), 750);
  EXPECT_EQ(text(item(part(stage, "types"), static_cast<std::size_t>(whole(first, "type"))), "category"), "HI");
  EXPECT_EQ(whole(item(part(stage, "corps"), 0), "radius"), 6'000) << "B-Cmd-02";
}

TEST(AdlgScreen, the_scene_tells_where_everybody_stands_and_what_is_under_way) {
  SetupBattle battle = ordering();
  battle.unit("HS1").lost = 1;
  const Data scene = battle.battle.scene(battle.state);
  EXPECT_EQ(text(scene, "step"), "orders");
  EXPECT_EQ(whole(scene, "active"), 1);
  const Data& unit = item(part(scene, "units"), 0);
  EXPECT_EQ(text(unit, "where"), "table");
  EXPECT_EQ(whole(unit, "x"), battle.unit("HS1").at.x);
  EXPECT_EQ(*item(part(unit, "marks"), 0).as<std::string>(), "disordered");
  EXPECT_EQ(whole(part(scene, "command"), "points"), battle.state.commanding.points);
  EXPECT_EQ(count(part(scene, "camps")), 2u);
  EXPECT_EQ(whole(item(part(scene, "losses"), 0), "lost"), 1);
}

TEST(AdlgScreen, A11_the_scene_tells_where_one_may_deploy) {
  SetupBattle battle(twoArmies("beginning = \"deployment\"\nattacker = 2"));
  const Data scene = battle.battle.scene(battle.state);
  const Data& zones = part(part(scene, "setup"), "zones");
  ASSERT_EQ(count(zones), 4u);
  const std::string expected[] = {
      R"({"side":1,"troops":"light","area":[[0,13000],[30000,13000],[30000,20000],[0,20000]]})",
      R"({"side":1,"troops":"heavy","area":[[4000,15000],[26000,15000],[26000,20000],[4000,20000]]})",
      R"({"side":2,"troops":"light","area":[[0,0],[30000,0],[30000,7000],[0,7000]]})",
      R"({"side":2,"troops":"heavy","area":[[4000,0],[26000,0],[26000,5000],[4000,5000]]})"};
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(toJson(item(zones, i)), expected[i]);
  // What they say is what is refused.
  EXPECT_EQ(battle.refused("place HS1 4.5,15,0 1"), "");
  EXPECT_EQ(battle.refused("place HS1 4.49,15,0 1"), phrases::deployNearSide.id);
  EXPECT_EQ(battle.refused("place HS1 4.5,14.99,0 1"), phrases::deployTooFar.id);
}

TEST(AdlgScreen, A11_the_scene_of_a_view_gives_nothing_hidden_away) {
  SetupBattle battle(
      twoArmies("beginning = \"deployment\"\nattacker = 2", "[[piece]]\nkind = \"wood\"\nat = \"6,15\"\nshape = 5\n"));
  battle.act("ambush A HS1+HS2 6,15,0 2").act("ambush B 6,16.5");
  const Data own = battle.battle.scene(battle.battle.view(battle.state, 0));
  const Data other = battle.battle.scene(battle.battle.view(battle.state, 1));
  EXPECT_EQ(count(part(item(part(own, "markers"), 0), "units")), 2u);
  EXPECT_TRUE(part(item(part(other, "markers"), 0), "units").isNull());
  EXPECT_TRUE(part(item(part(other, "markers"), 1), "units").isNull());
  EXPECT_EQ(text(item(part(other, "units"), 0), "where"), "reserve");
}

TEST(AdlgScreen, choices_hold_one_free_move_for_each_group_with_cost_and_allowance) {
  const SetupBattle battle = ordering();
  const Data choices = battle.battle.choices(battle.state, 0);
  std::size_t moves = 0, ends = 0;
  for (const Data& choice : *choices.as<Data::Array>()) {
    const auto read = battle.battle.read(battle.state, 0, text(choice, "do"));
    ASSERT_TRUE(read.value) << text(choice, "do");
    EXPECT_FALSE(battle.battle.check(battle.state, 0, *read.value)) << text(choice, "do");
    if (text(choice, "verb") == "move") {
      ++moves;
      EXPECT_EQ(text(choice, "kind"), "free");
      EXPECT_GE(whole(choice, "cost"), 0);
      EXPECT_GT(whole(choice, "allowance"), 0);
      EXPECT_GE(count(part(choice, "units")), 1u);
    }
    ends += text(choice, "verb") == "end" ? 1u : 0u;
  }
  EXPECT_GE(moves, 1u);
  EXPECT_EQ(ends, 1u);
  EXPECT_EQ(count(battle.battle.choices(battle.state, 1)), 0u) << "it is not his turn";
}

TEST(AdlgScreen, B_Ral_05_the_need_of_a_rally_counts_the_commander_with_the_unit) {
  SetupBattle battle = ordering();
  battle.state.commanders[0].unit = 0;  // HS1
  battle.unit("HS1").lost = battle.unit("HS2").lost = 1;
  const Data choices = battle.battle.choices(battle.state, 0);
  std::map<std::string, std::int64_t> needs;
  for (std::size_t i = 0; i < count(choices); ++i)
    if (text(item(choices, i), "verb") == "rally")
      needs[text(item(choices, i), "do")] = whole(item(choices, i), "need");
  EXPECT_EQ(needs["rally HS1"], 2);
  EXPECT_EQ(needs["rally HS2"], 3);
}

TEST(AdlgScreen, a_move_is_drawn_with_its_ghosts_and_cost_and_a_refused_one_is_not) {
  const SetupBattle battle = ordering();
  const auto move = battle.battle.read(battle.state, 0, "move HS1+HS2+HS3+HS4 f1");
  ASSERT_TRUE(move.value);
  const Data picture = battle.battle.picture(battle.state, 0, *move.value);
  ASSERT_EQ(count(part(picture, "ghosts")), 4u);
  EXPECT_EQ(whole(item(part(picture, "ghosts"), 0), "y"), battle.state.units[0].at.y - 1'000);
  EXPECT_EQ(whole(part(picture, "cost"), "ud"), 1'000);
  const auto far = battle.battle.read(battle.state, 0, "move HS1+HS2+HS3+HS4 f9");
  ASSERT_TRUE(far.value);
  EXPECT_EQ(toJson(battle.battle.picture(battle.state, 0, *far.value)), "{}");
}

TEST(AdlgScreen, a_charge_is_drawn_with_the_way_to_the_enemy_and_the_melee_that_it_would_bring) {
  SetupBattle battle = ordering();
  const Unit& own = battle.state.units[0];
  const std::size_t enemy = battle.battle.firstUnit(1);
  Unit& other = battle.state.units[enemy];
  other.at = {own.at.x, own.at.y - 1'500};
  other.heading = halfTurn;
  const std::string text = "charge " + battle.battle.unit(0).label + " > " + battle.battle.unit(enemy).label;
  const auto charge = battle.battle.read(battle.state, 0, text);
  ASSERT_TRUE(charge.value);
  const Data picture = battle.battle.picture(battle.state, 0, *charge.value);
  EXPECT_EQ(whole(part(picture, "cost"), "ud"), 1'500);
  ASSERT_EQ(count(part(picture, "melees")), 1u);
  const Data& melee = item(part(picture, "melees"), 0);
  EXPECT_EQ(whole(melee, "own"), 0);
  EXPECT_EQ(whole(melee, "enemy"), static_cast<std::int64_t>(enemy));
  EXPECT_GT(count(part(part(part(melee, "a"), "firstRound"), "reasons")) +
                count(part(part(part(melee, "a"), "lasting"), "reasons")),
            0u);
  EXPECT_EQ(count(part(part(melee, "round"), "dice")), 6u);
}

// The picture of a charge is the one that comes of it where all stand: mates without contact keep beside him who has it.
TEST(AdlgScreen, Z24_a_charging_group_is_drawn_as_it_would_stand) {
  SetupBattle battle = ordering();
  const std::size_t enemy = battle.battle.firstUnit(1);
  battle.state.units[enemy].at = {battle.state.units[0].at.x, battle.state.units[0].at.y - 1'000};
  battle.state.units[enemy].heading = halfTurn;
  const std::string text = "charge HS1+HS2+HS3+HS4 > " + battle.battle.unit(enemy).label;
  const auto charge = battle.battle.read(battle.state, 0, text);
  ASSERT_TRUE(charge.value);
  const Data picture = battle.battle.picture(battle.state, 0, *charge.value);
  battle.act(text);
  ASSERT_EQ(count(part(picture, "ghosts")), 4u);
  for (std::size_t i = 0; i < 4; ++i) {
    const Data& ghost = item(part(picture, "ghosts"), i);
    const Unit& unit = battle.state.units[static_cast<std::size_t>(whole(ghost, "id"))];
    EXPECT_EQ(whole(ghost, "x"), unit.at.x);
    EXPECT_EQ(whole(ghost, "y"), unit.at.y);
  }
}

TEST(AdlgScreen, A10_the_scene_tells_the_shapes_that_may_be_laid) {
  SetupBattle battle(twoArmies("beginning = \"procedure\""));
  battle.roll({6, 1}).act("attack forest").act("take wood+wood").act("take wood+marsh").roll({2}).roll({4});
  const Data scene = battle.battle.scene(battle.state);
  EXPECT_EQ(count(part(part(scene, "setup"), "shapes")), 6u);
}

TEST(AdlgScreen, the_overlay_shows_zones_command_and_reach) {
  const SetupBattle battle = ordering();
  const Data overlay = battle.battle.overlay(battle.state, 0);
  EXPECT_EQ(count(part(overlay, "zones")), 10u);
  EXPECT_EQ(count(part(overlay, "command")), 2u);
  EXPECT_EQ(count(part(overlay, "reach")), 10u);
  const Data& zone = item(part(overlay, "zones"), 0);
  ASSERT_EQ(count(part(zone, "area")), 4u);
  // A16: the square of 1 UD before the front edge.
  const Point front = battle.state.units[static_cast<std::size_t>(whole(zone, "unit"))].at;
  EXPECT_EQ(*item(item(part(zone, "area"), 0), 1).as<std::int64_t>(), front.y - 1'000);
}

TEST(AdlgScreen, the_text_board_shows_every_unit) {
  const SetupBattle battle(twoArmies(""));
  for (const Language language : {Language::german, Language::english}) {
    const std::string board = battle.battle.draw(battle.state, language);
    for (std::size_t i = 0; i < battle.battle.unitCount(); ++i)
      EXPECT_NE(board.find(battle.battle.unit(i).label), std::string::npos) << battle.battle.unit(i).label;
  }
}

TEST(AdlgScreen, A13_the_text_board_tells_phase_points_and_commanders) {
  SetupBattle battle = ordering();
  battle.state.commanding.points = 3;
  battle.state.commanding.free = 1;
  battle.state.commanders[0].unit = noUnit;
  battle.state.commanders[0].at = {12'500, 16'000};
  const std::string board = battle.battle.draw(battle.state, Language::english);
  for (const char* told : {": movement, corps 1: 3 CP and 1 free\n", "commander, corps 1: 12.5,16\n"})
    EXPECT_NE(board.find(told), std::string::npos) << told << board;
}

TEST(AdlgAmend, agreed_changes_are_made_where_they_make_sense) {
  const SetupBattle battle = ordering();
  const auto amended = [&](std::string_view change) { return battle.battle.amend(battle.state, change).value; };
  const auto moved = amended("HS1 at 20,18,90");
  ASSERT_TRUE(moved);
  EXPECT_EQ(moved->units[0].at, (Point{20'000, 18'000}));
  EXPECT_EQ(moved->units[0].heading, 9'000);
  EXPECT_EQ(amended("HS1 lost 2")->units[0].lost, 2);
  EXPECT_EQ(amended("HS1 gone")->units[0].where, Where::gone);
  EXPECT_EQ(amended("corps 1 points 7")->commanding.points, 7);
  EXPECT_EQ(amended("commander 1 at 12,16")->commanders[0].at, (Point{12'000, 16'000}));
  EXPECT_EQ(amended("turns 1")->turns, 1) << "when time is up the turn is played to its end (A34)";
  EXPECT_EQ(amended("turns 15")->turns, 15);
  for (const char* bad :
       {"", "?!", "turns 0", "turns 41", "turns", "turns 3 4", "HS9 lost 1", "HS1 lost 4", "HS1 lost", "HS1 at 40,40",
        "HS1 at here", "corps 2 points 3", "corps 1 points many", "commander 1 at 90,90", "HS1 lost 1 2"})
    EXPECT_FALSE(amended(bad)) << bad;
  State later = battle.state;
  later.turn = 3;
  EXPECT_TRUE(battle.battle.amend(later, "turns 3").value);
  EXPECT_FALSE(battle.battle.amend(later, "turns 2").value) << "that turn is over";
  const std::string onHs2 =
      "HS1 at " + decimal(battle.state.units[1].at.x, 3) + "," + decimal(battle.state.units[1].at.y, 3) + ",0";
  EXPECT_FALSE(amended(onHs2)) << "somebody stands there";
}

TEST(AdlgAmend, refusals_say_what_is_in_the_way_or_which_form_is_wanted) {
  const SetupBattle battle = ordering();
  const auto why = [&](std::string_view change) {
    const auto read = battle.battle.amend(battle.state, change);
    return read.value ? std::string_view("made") : read.error.phrase->id;
  };
  const auto at = [&](std::size_t unit) {
    return decimal(battle.state.units[unit].at.x, 3) + "," + decimal(battle.state.units[unit].at.y, 3) + ",0";
  };
  EXPECT_EQ(why("whatever"), "adlg.amend.form");
  EXPECT_EQ(why("HS99 gone"), "adlg.amend.unit");
  EXPECT_EQ(why("HS1 dances"), "adlg.amend.unit-form");
  EXPECT_EQ(why("HS1 lost 1 2"), "adlg.amend.too-much");
  EXPECT_EQ(why("HS1 lost 4"), "adlg.amend.lost");
  EXPECT_EQ(why("HS1 at here"), "adlg.amend.place");
  EXPECT_EQ(why("HS1 at 40,40"), "adlg.amend.off-table");
  EXPECT_EQ(why("HS1 at " + at(1)), "adlg.amend.on-unit");
  EXPECT_EQ(why("corps 9 points 3"), "adlg.notation.bad-corps");
  EXPECT_EQ(why("corps 2 points 3"), "adlg.amend.points-step");
  EXPECT_EQ(why("corps 1 points many"), "adlg.amend.points");
  EXPECT_EQ(why("commander 1 at 90,90"), "adlg.amend.commander-off");
  EXPECT_EQ(why("turns 41"), "adlg.amend.turns");
  EXPECT_EQ(why("HS1 gone"), "made");
}

TEST(AdlgAmend, A14_a_commander_stays_behind_where_his_unit_was_taken_away) {
  const SetupBattle begun(twoArmies("attacker = 1"));
  State state = begun.state;
  state.commanders[0].unit = 0;
  state.commanders[0].engaged = 1;  // "until that melee ends"
  const auto gone = begun.battle.amend(state, "HS1 gone").value;
  ASSERT_TRUE(gone);
  EXPECT_EQ(gone->commanders[0].unit, noUnit);
  EXPECT_EQ(gone->commanders[0].engaged, 0);
  EXPECT_EQ(gone->commanders[0].at, state.units[0].at);
}

TEST(AdlgAmend, units_are_set_elsewhere_between_corps_too_and_come_back) {
  const SetupBattle begun(twoArmies("attacker = 1"));
  ASSERT_EQ(begun.state.step, Step::chooseCorps);
  const auto gone = begun.battle.amend(begun.state, "HS1 gone").value;
  ASSERT_TRUE(gone);
  const Point at = begun.state.units[0].at;
  const auto back = begun.battle.amend(*gone, "HS1 at " + decimal(at.x, 3) + "," + decimal(at.y, 3) + ",0").value;
  ASSERT_TRUE(back);
  EXPECT_EQ(back->units[0].where, Where::table);
  EXPECT_EQ(back->units[0].lost, begun.battle.profile(0).cohesion - 1) << "with one point left";

  // While a charge is answered nobody is moved, but losses may be set right.
  State asked = begun.state;
  asked.step = Step::evade;
  asked.charging.corps = 0;
  asked.charging.leader = 0;
  asked.charging.group = 1;
  asked.charging.asked[begun.battle.firstUnit(1) / 64] = std::uint64_t{1} << (begun.battle.firstUnit(1) % 64);
  EXPECT_EQ(begun.battle.amend(asked, "HS1 gone").error.phrase->id, "adlg.amend.step");
}

}  // namespace
}  // namespace walstatt::adlg
