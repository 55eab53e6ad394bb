// What a screen is told of riders and chariots (docs/protocol.md): who is aboard of what, where boards go, whom they ram,
// what is to be answered.
#include <algorithm>

#include "../../../tests/mfm/figures.h"
#include "../../../tests/mfm/test_games.h"
#include "../../../tests/mfm/told.h"
#include "games/mfm/attack_odds.h"
#include "odds/spread.h"

namespace walstatt::mfm {
namespace {

// --- stage -----------------------------------------------------------------------------------------------------------

TEST(VehicleStage, R24_types_have_boards_and_figures_their_crew) {
  TestTable table(meadow(9, 9));
  table.put(0, legionary, "a1").vehicle(1, light, "d4/N", {driver, hero}).vehicle(1, pony, "g4/N", {javelin});
  const Data stage = table.game().stage();
  EXPECT_EQ(at(stage, "types.0.kind"), "person");
  EXPECT_EQ(at(stage, "types.0.width"), "");
  EXPECT_NE(at(stage, "types.0.history.de"), "");
  EXPECT_EQ(at(stage, "types.1.kind") + at(stage, "types.4.kind"), "chariotmount");
  const FigureType& type = table.game().typeOf(1);
  EXPECT_EQ(at(stage, "types.1.width") + at(stage, "types.1.length") + at(stage, "types.1.horseRows"), "232");
  EXPECT_EQ(at(stage, "types.1.crewRoom"), std::to_string(type.crewRoom));
  EXPECT_EQ(at(stage, "types.1.crewArmour"), std::to_string(type.crewArmour));
  EXPECT_EQ(at(stage, "types.1.crewShare"), std::to_string(type.crewShare));
  EXPECT_EQ(at(stage, "types.1.ram"), R"({"dice":2,"upTo":)" + std::to_string(type.ram.upTo) + "}");
  EXPECT_EQ(at(stage, "types.1.nah") + at(stage, "types.1.row"), "") << "animals never attack";
  EXPECT_EQ(at(stage, "types.2.symbol") + at(stage, "types.3.symbol"), "wheelblack-horse");
  EXPECT_EQ(at(stage, "figures.1.crew") + at(stage, "figures.4.crew"), "[2,3][5]");
  EXPECT_EQ(at(stage, "figures.2.vehicle") + at(stage, "figures.5.vehicle"), "14");
  EXPECT_EQ(at(stage, "figures.0.vehicle") + at(stage, "figures.0.crew"), "");
  int points = 0;
  for (FigureId id = 1; id < 6; ++id) points += table.game().typeOf(id).points;
  EXPECT_EQ(at(stage, "sides.1.points"), std::to_string(points));
}

TEST(VehicleStage, G9_terrain_tells_what_it_is_to_boards) {
  TestTable table({"..T", ".t.", "..."});
  table.put(0, legionary, "a1").put(1, driver, "c3");
  const Data stage = table.game().stage();
  for (const Data& terrain : *stage.find("terrain")->as<Data::Array>()) {
    const Terrain& known = table.game().content().terrain[static_cast<std::size_t>(
        table.game().content().findTerrain(at(terrain, "symbol")[0]))];
    EXPECT_EQ(at(terrain, "branchTest"), known.branchTest ? "true" : "false");
    EXPECT_EQ(at(terrain, "chariots"), Tracks::mayUse(known, Carriage::chariot) ? "true" : "false");
    EXPECT_EQ(at(terrain, "mountCost") != "0", Tracks::mayUse(known, Carriage::mount));
  }
}

// --- scene -----------------------------------------------------------------------------------------------------------

TEST(VehicleScene, R29_who_is_aboard_and_who_drives) {
  TestTable table(meadow(9, 9));
  table.put(0, legionary, "a1").vehicle(1, light, "d4/E", {driver, hero}).turnOf(1);
  const Data scene = sceneOf(table);
  EXPECT_EQ(at(scene, "figures.1"),
            R"({"standing":"board","at":"d4","facing":1,"lives":2,"spent":0,"marks":[],"crew":[2,3]})");
  EXPECT_EQ(at(scene, "figures.2"),
            R"({"standing":"aboard","vehicle":1,"drives":true,"lives":1,"spent":0,"marks":[]})");
  // The hero beside nobody could still get off, so nobody is done.
  EXPECT_EQ(at(scene, "figures.3"), R"({"standing":"aboard","vehicle":1,"lives":2,"spent":0,"marks":[]})");
  EXPECT_EQ(at(scene, "pending") + at(scene, "ram") + at(scene, "test"), "");
}

// S6.1, R32: caught, it belongs to who leads it; it counts once it was led through a move.
TEST(VehicleScene, S6_1_who_leads_what_and_whose_it_is_then) {
  TestTable table(meadow(9, 9));
  table.put(0, archer, "c5").put(0, legionary, "a1").vehicle(1, light, "d4/N", {}).put(1, driver, "i9");
  table.act("c5(d4");
  EXPECT_EQ(at(sceneOf(table), "figures.0.leads"), "2");
  EXPECT_EQ(at(sceneOf(table), "figures.2.leader") + at(sceneOf(table), "figures.2.side"), "01");
  EXPECT_EQ(at(sceneOf(table), "figures.2.seat"), "1");
  EXPECT_EQ(at(sceneOf(table), "figures.2.captured"), "");
  EXPECT_EQ(at(sceneOf(table), "figures.2.done"), "true") << "who leads it has used up his turn";
  table.act("pass").act("pass");
  EXPECT_EQ(at(sceneOf(table), "figures.2.done"), "");
  table.act("c5=S1");
  EXPECT_EQ(at(sceneOf(table), "figures.2.at") + at(sceneOf(table), "figures.2.captured"), "d5true");
  EXPECT_EQ(at(sceneOf(table), "score.0"), std::to_string(table.game().typeOf(2).points));
}

TEST(VehicleScene, R32_a_rider_leads) {
  TestTable table(meadow(9, 12));
  table.vehicle(0, equus, "c5/N", {eques}).put(0, legionary, "a1").vehicle(1, light, "d4/N", {}).put(1, driver, "i9");
  table.act("c5(d4");
  EXPECT_EQ(at(sceneOf(table), "figures.1.leads"), "3");
  EXPECT_EQ(at(sceneOf(table), "figures.1.vehicle"), "0");
  EXPECT_EQ(at(sceneOf(table), "figures.0.leader"), "") << "his own mount is not led";
  EXPECT_EQ(at(sceneOf(table), "figures.3.leader") + at(sceneOf(table), "figures.3.side"), "11");
  EXPECT_EQ(at(sceneOf(table), "figures.3.done"), "true");
  table.act("pass").act("pass");
  EXPECT_EQ(at(sceneOf(table), "figures.3.done"), "");
  const std::string move = table.game().setup().figures[1].label + "=SE2/E";
  const Data lead = choice(table, move);
  EXPECT_EQ(at(lead, "figure") + at(lead, "target") + at(lead, "to") + at(lead, "targetTo"), "13e7f7");
  EXPECT_EQ(at(lead, "left"), std::to_string(table.game().typeOf(0).move - 2)) << "his mount's B";
  EXPECT_EQ(at(pictureOf(table, move), "leaderPath"), R"(["d6","e7"])");
  table.act(move);
  EXPECT_EQ(at(sceneOf(table), "figures.0.at") + at(sceneOf(table), "figures.3.at"), "e7f7");
  EXPECT_EQ(at(sceneOf(table), "figures.3.captured"), "true");
}

// S9: the crew is set down one after the other; the wreck bars the enemy to the end of the turn.
TEST(VehicleScene, S9_a_wreck_and_who_is_to_be_set_down) {
  TestTable table(meadow(9, 9));
  table.put(0, legionary, "c5").vehicle(1, light, "d4/N", {driver, hero}).put(1, driver, "i9");
  table.state().figures[1].lives = 1;
  table.act("c5xd4").roll({1});
  EXPECT_EQ(at(sceneOf(table), "attack.stage"), "change");
  EXPECT_EQ(at(sceneOf(table), "pending"),
            R"({"kind":"change","seats":[2],"figure":1,"unit":1,"tester":3,"dice":2,"upTo":5})");
  table.act("decline").roll({1});
  Data scene = sceneOf(table);
  EXPECT_EQ(at(scene, "figures.1"), R"({"standing":"out","at":"d4","facing":0,"wreck":true})");
  EXPECT_EQ(at(scene, "pending"), R"({"kind":"settle","seats":[2],"unit":1,"figure":2,"places":["d4","d5","d6"]})");
  EXPECT_EQ(toJson(choice(table, at(scene, "figures.2.standing") == "aboard" ? "WL3@d5" : "")),
            R"({"do":"WL3@d5","kind":"put","figure":2,"to":"d5"})");
  table.act("WL3@d5").act("HE4@d4");
  EXPECT_EQ(at(sceneOf(table), "figures.2.marks"), R"(["moved","changed"])") << "set down, not stepped in";
  EXPECT_EQ(at(sceneOf(table), "figures.2.at") + at(sceneOf(table), "figures.3.at"), "d5d4");
  EXPECT_EQ(at(sceneOf(table), "figures.1.wreck"), "true");
  table.act("pass");
  EXPECT_EQ(at(sceneOf(table), "figures.1"), R"({"standing":"out"})");
}

TEST(VehicleScene, R26_a_ram_under_way) {
  TestTable table(meadow(9, 12));
  table.put(0, archer, "d4").put(0, legionary, "i1").vehicle(1, light, "d8/N", {driver, hero}).turnOf(1);
  table.act("d8=N3#");
  EXPECT_EQ(at(sceneOf(table), "figures.2.marks"), R"(["moved","ramming"])") << "it did not step in after WEIT";
  table.act("d5#");
  EXPECT_EQ(at(sceneOf(table), "ram"), R"({"figure":2,"next":0,"victims":[{"figure":0,"dice":2,"upTo":4}]})");
  table.roll({12, 12});
  const Data scene = sceneOf(table);
  EXPECT_EQ(at(scene, "pending.kind") + at(scene, "pending.figure") + at(scene, "pending.unit"), "jump02");
  EXPECT_EQ(at(scene, "pending.seats"), "[1]");
  EXPECT_EQ(at(scene, "pending.places.0"), "d3");
}

TEST(VehicleScene, R23_a_branch_test) {
  TestTable table({".....", ".....", ".ttt.", ".tTt.", ".ttt.", ".....", ".....", "....."});
  table.put(0, legionary, "e8").vehicle(1, pony, "a5/N", {javelin}).turnOf(1);
  EXPECT_EQ(at(choice(table, "a5=NE1"), "branches"), "1");
  EXPECT_EQ(at(choice(table, "a5=N2"), "branches"), "");
  EXPECT_EQ(at(pictureOf(table, "a5=NE1"), "branches"), R"(["b4","b5"])");
  table.act("a5=NE1");
  EXPECT_EQ(at(sceneOf(table), "test"), R"({"kind":"branch","figure":1,"dice":1,"upTo":4})");
  EXPECT_EQ(at(sceneOf(table), "run"), R"({"figure":1,"direction":1,"steps":1,"done":1,"facing":0})");
}

// --- choices ---------------------------------------------------------------------------------------------------------

TEST(VehicleChoices, R24_R25_a_run_and_its_turn) {
  TestTable table(meadow(12, 14));
  table.put(0, legionary, "a1").vehicle(1, light, "d9/N", {driver}).turnOf(1);
  EXPECT_EQ(toJson(choice(table, "d9=NE3/E")),
            R"({"do":"d9=NE3/E","kind":"drive","figure":1,"direction":1,"steps":3,"facing":1,"to":"g7","cost":3,)"
            R"("left":6})");
  EXPECT_EQ(at(choice(table, "d9=/S"), "to") + at(choice(table, "d9=/S"), "cost"), "d100");
  const Data picture = pictureOf(table, "d9=NE3/E");
  EXPECT_EQ(at(picture, "path"), R"(["e8","f7","g6"])");
  EXPECT_EQ(at(picture, "covers"), R"(["g7","h7","i7","g8","h8","i8"])") << "the rear square stays";
  EXPECT_EQ(at(picture, "swing"), R"(["i7","i8"])");
  EXPECT_EQ(at(picture, "swept"), R"(["g6","h6","f7","e8","f8","e9","f9","g9","e10","f10"])");
  EXPECT_EQ(at(picture, "facing"), "1");
}

// S3.3: two dice, 1-4 against an archer without armour.
TEST(VehicleChoices, R26_a_ram_tells_whom_it_hits_and_how_likely) {
  TestTable table(meadow(9, 12));
  table.put(0, archer, "d4").put(0, legionary, "i1").vehicle(1, light, "d8/N", {driver, hero}).turnOf(1);
  const Data ram = choice(table, "d8=N3#");
  EXPECT_EQ(at(ram, "figure") + at(ram, "to") + at(ram, "cost") + at(ram, "steps"), "2d533");
  EXPECT_EQ(at(ram, "victims.0.dice") + at(ram, "victims.0.upTo"), "24");
  EXPECT_EQ(fraction(ram, "victims.0.loss"), "5/9");
  EXPECT_EQ(fraction(ram, "victims.0.out"), "5/9");
  EXPECT_EQ(fraction(ram, "victims.0.jump"), "4/9");
  EXPECT_EQ(at(ram, "victims.1") + at(ram, "victims.0.cancelled"), "");
  EXPECT_EQ(at(pictureOf(table, "d8=N3#"), "row"), R"(["d4","e4"])");
  table.act("d8=N3#");
  EXPECT_EQ(fraction(choice(table, "d5#"), "victims.0.out"), "5/9");
  EXPECT_EQ(at(choice(table, "d5#"), "victims"), at(ram, "victims"));
  EXPECT_EQ(at(pictureOf(table, "d5#"), "victims"), at(ram, "victims"));
}

// Two in front share the dice; armour makes it harder; who has two lives stays where he is.
TEST(VehicleChoices, R26_two_victims_share_the_dice) {
  TestTable table(meadow(9, 12));
  table.put(0, legionary, "d4").put(0, centurion, "e4").vehicle(1, light, "d8/N", {driver, hero}).turnOf(1);
  const Data ram = choice(table, "d8=N3#");
  EXPECT_EQ(at(ram, "victims.0.dice") + at(ram, "victims.0.upTo") + at(ram, "victims.1.dice"), "131");
  EXPECT_EQ(fraction(ram, "victims.0.loss") + " " + fraction(ram, "victims.0.jump"), "1/4 3/4");
  EXPECT_EQ(at(ram, "victims.0.reasons.0.amount") + at(ram, "victims.0.reasons.0.rule"), "4S3");
  EXPECT_EQ(at(ram, "victims.0.reasons.1.amount") + at(ram, "victims.0.reasons.1.rule"), "-1G6");
  EXPECT_EQ(at(ram, "victims.0.reasons.0.reason.en"), "ramming number");
  EXPECT_EQ(at(ram, "victims.0.reasons.0.reason.de"), "Anreit- oder Anfahrwert");
  EXPECT_EQ(fraction(ram, "victims.1.out"), "0/1");
  EXPECT_EQ(at(ram, "victims.1.jump"), "");
}

// S10.1: a reach weapon takes one die.
TEST(VehicleChoices, S10_a_reach_weapon_cancels_a_die) {
  TestTable table(meadow(9, 12));
  table.put(0, pike, "d4").vehicle(1, light, "d8/N", {driver, hero}).turnOf(1);
  const Data ram = choice(table, "d8=N3#");
  EXPECT_EQ(at(ram, "victims.0.dice") + at(ram, "victims.0.cancelled"), "11");
}

// S3.1: nowhere to jump to costs a life point as well.
TEST(VehicleChoices, S3_1_who_has_nowhere_to_jump_to_loses_a_life_in_any_case) {
  TestTable table(
      {"...WW....", "..W..W...", "..W..W...", ".........", ".........", ".........", ".........", "........."});
  table.put(0, archer, "d2").put(0, archer, "e2").vehicle(1, light, "d6/N", {driver}).turnOf(1);
  const Data ram = choice(table, "d6=N3#");
  EXPECT_EQ(fraction(ram, "victims.0.loss") + fraction(ram, "victims.0.jump"), "1/10/1");
}

// R27: the first failed die is the mount's, the next the rider's.
TEST(VehicleChoices, R27_a_rammed_rider) {
  TestTable table(meadow(9, 12));
  table.vehicle(0, equus, "d3/N", {eques}).put(0, archer, "a1").vehicle(1, light, "d8/N", {driver}).turnOf(1);
  const Data ram = choice(table, "d8=N3#");
  const int upTo = std::stoi(at(ram, "victims.0.upTo"));
  EXPECT_EQ(at(ram, "victims.0.figure") + at(ram, "victims.0.dice") + at(ram, "victims.0.rider.figure"), "021");
  EXPECT_EQ(fraction(ram, "victims.0.loss"), fraction(chanceOf({2, static_cast<std::uint8_t>(upTo)})));
  EXPECT_EQ(fraction(ram, "victims.0.rider.loss"),
            fraction(Fraction::of(static_cast<std::uint64_t>(upTo * upTo), 144)));
}

// S5: both worked examples have B9; walking three fields and getting on leaves five.
TEST(VehicleChoices, S5_getting_on_and_off_tells_what_is_left) {
  TestTable table(meadow(12, 14));
  table.put(0, legionary, "a1").vehicle(1, light, "d9/N", {driver}).put(1, hero, "i11").turnOf(1);
  table.act("i11-f11");
  EXPECT_EQ(toJson(choice(table, "f11<d9")),
            R"({"do":"f11<d9","kind":"board","figure":3,"target":1,"drives":false,"left":5})");
  EXPECT_EQ(at(pictureOf(table, "f11<d9"), "zone"), R"(["c11","f11","c12","d12","e12","f12"])");
  const Data off = choice(table, "WL3>c11");
  EXPECT_EQ(at(off, "left"), "6") << "never more than on foot";
  EXPECT_EQ(fraction(off, "passed"), "1/4");
  table.act("WL3>c11");
  const Data test = choice(table, "c11%");
  EXPECT_EQ(at(test, "left") + fraction(test, "passed"), "61/4");
  const Data on = choice(table, "f11<d9");
  EXPECT_EQ(at(on, "drives"), "true");
  EXPECT_EQ(fraction(on, "passed"), fraction(chanceOf(table.game().typeOf(3).nah)));
}

TEST(VehicleChoices, R32_reins_capture_and_leading) {
  TestTable table(meadow(12, 14));
  table.put(0, archer, "c10").vehicle(0, equus, "k3/N", {}).put(0, eques, "j3");
  table.vehicle(1, light, "d9/N", {driver, hero});
  table.state().figures[4].flags = 0;  // nobody drives
  EXPECT_EQ(toJson(choice(table, "j3(k3")), R"({"do":"j3(k3","kind":"capture","figure":2,"target":1})");
  table.act("j3(k3").act("pass");
  const Data reins = choice(table, "HE6<");
  EXPECT_EQ(at(reins, "figure") + at(reins, "target"), "53");
  EXPECT_EQ(at(reins, "left") + " " + fraction(reins, "passed"),
            std::to_string(table.game().typeOf(3).move - 1) + " " + fraction(chanceOf(table.game().typeOf(5).nah)));
  table.act("pass");
  const Data lead = choice(table, "j3=SW2/E");
  EXPECT_EQ(at(lead, "figure") + at(lead, "target") + at(lead, "to") + at(lead, "targetTo"), "21h5i6");
  EXPECT_EQ(at(lead, "direction") + at(lead, "steps") + at(lead, "facing") + at(lead, "cost"), "5212");
  EXPECT_EQ(at(pictureOf(table, "j3=SW2/E"), "leaderPath"), R"(["i4","h5"])");
}

// S8.1: what the defender can do about it.
TEST(VehicleChoices, S8_1_changing_who_is_struck) {
  TestTable table(meadow(9, 9));
  table.put(0, legionary, "c5").vehicle(1, light, "d4/N", {driver, hero});
  const Data blow = choice(table, "c5xWL3");
  EXPECT_EQ(at(blow, "target") + at(blow, "change.figure"), "23");
  EXPECT_EQ(fraction(blow, "change.passed"), fraction(chanceOf({2, 5})));
  table.act("c5xWL3").roll({1});
  const Data keep = choice(table, "decline"), animals = choice(table, "to:LW2"), third = choice(table, "to:HE4");
  EXPECT_EQ(at(keep, "figure") + at(animals, "figure") + at(third, "figure"), "213");
  EXPECT_EQ(fraction(animals, "passed"), fraction(chanceOf({2, 5})));
  EXPECT_EQ(fraction(third, "out"), "0/1") << "two lives";
  // The driver has S+ and no armour, the animals neither.
  const Attack& attack = table.state().attack;
  const auto lost = [&](int protection) {
    std::uint64_t faces = 0;
    for (Face face = 1; face <= dieSides; ++face) {
      Attack one = attack;
      one.protection = static_cast<std::int8_t>(protection);
      faces += defenceFails(one, face);
    }
    return fraction(Fraction::of(faces, dieSides));
  };
  EXPECT_EQ(fraction(keep, "loss"), lost(1));
  EXPECT_EQ(fraction(animals, "loss"), lost(0));
}

// The whole state run through the rules, with the defender's decisions as documented.
Fraction playedOut(const ManForMan& game, const State& state, Seat seat, const Action& action, FigureId who) {
  Fraction loss{0, 1};
  const auto look = [&](const auto& self, const State& from, Seat by, const Action& what, Fraction chance) -> void {
    for (const auto& leaf : odds::spreadOf(game, from, by, what)) {
      const State& after = leaf.process.state;
      const Fraction all = chance * leaf.chance;
      if (after.attack.isDecision()) {
        const Action answer = after.attack.stage == Stage::change
                                  ? Action::decline()
                                  : Action::name(bestDefender(game, after, after.attack));
        self(self, after, firstOf(game.turn(after).seats), answer, all);
      } else if (after.figures[who].lives < state.figures[who].lives) {
        loss = loss + all;
      }
    }
  };
  look(look, state, seat, action, Fraction::one());
  return loss;
}

// S7, S8.2: crew or animals; of the crew, chariot infantry beside it included, the best protected defends.
TEST(VehicleChoices, S8_2_a_shot_at_a_chariot_is_shared_out) {
  TestTable table(meadow(14, 9));
  table.put(0, archer, "a5").vehicle(1, light, "h4/N", {driver, hero}).put(1, chariotRunner, "g5").put(1, driver, "n9");
  const Data shot = choice(table, "a5*h4");
  const Action action = *table.read("a5*h4").value;
  Fraction sum{0, 1}, struck{0, 1};
  for (const Data& share : *shot.find("shares")->as<Data::Array>()) {
    const auto who = static_cast<FigureId>(std::stoi(at(share, "figure")));
    const Fraction loss = playedOut(table.game(), table.state(), 0, action, who);
    EXPECT_EQ(fraction(share, "loss"), fraction(loss)) << int{who};
    sum = sum + loss;
    struck = struck + Fraction{std::stoull(at(share, "struck.num")), std::stoull(at(share, "struck.den"))};
  }
  EXPECT_EQ(fraction(shot, "loss"), fraction(sum));
  EXPECT_EQ(fraction(shot, "hit"), fraction(struck));
  EXPECT_EQ(at(shot, "shares.0.figure") + at(shot, "shares.1.figure"), "13") << "of the crew the hero has the armour";
  EXPECT_EQ(at(shot, "shares.2"), "");
  EXPECT_EQ(at(shot, "shares.0.struck"), at(shot, "shares.1.struck")) << "1 to 6 the crew, 7 to 12 the animals";
  const Data picture = pictureOf(table, "a5*h4");
  EXPECT_EQ(at(picture, "line"), R"({"from":"a5","to":"h5"})");
  EXPECT_EQ(at(picture, "defenders"),
            R"([{"figure":1,"protection":0,"unclear":0},{"figure":2,"protection":1,"unclear":0},)"
            R"({"figure":3,"protection":2,"unclear":0},{"figure":4,"protection":1,"unclear":0}])");
  table.act("a5*h4").roll({1}).roll({1});
  EXPECT_EQ(at(sceneOf(table), "pending"), R"({"kind":"name","seats":[2],"unit":1,"figures":[2,3,4]})");
  EXPECT_EQ(at(choice(table, "by:HE4"), "figure") + fraction(choice(table, "by:HE4"), "out"), "30/1");
}

TEST(VehicleChoices, R34_deploying_a_board) {
  TestTable table(meadow(6, 6));
  table.put(0, legionary, "a6").vehicle(1, light, "a1/N", {driver}).turnOf(1);
  table.game();
  std::vector<FieldId> band;
  for (FieldId field = 0; field < 18; ++field) band.push_back(field);
  mfm::Setup setup = table.game().setup();
  setup.sides[1].zone.fields = band;
  const ManForMan game(testContent(), setup);
  State state = game.start();
  state.phase = Phase::deploy;
  state.activeSide = 1;
  const Data all = game.choices(state, 1);
  EXPECT_EQ(at(all, "0"), R"({"do":"LW2@a1/N","kind":"deploy","figure":1,"to":"a1","facing":0})");
  // Three rows: five columns for a board that looks up or down, four by two for one that looks sideways.
  EXPECT_EQ(all.as<Data::Array>()->size(), 2u * 5 + 2u * 4 * 2);
  EXPECT_EQ(at(game.picture(state, 1, Action::deploy(1, 0, 1)), "covers"), R"(["a1","b1","c1","a2","b2","c2"])");
}

// --- overlays --------------------------------------------------------------------------------------------------------

TEST(VehicleOverlays, R26_R29_crews_strike_beside_and_the_board_rams_in_front) {
  TestTable table(meadow(9, 24));
  table.put(0, legionary, "a1").vehicle(1, light, "d20/N", {driver}).put(1, driver, "i24");
  // B9: up to d11; the row in front of that is d10.
  EXPECT_TRUE(reaches(table, 1, "d11"));
  EXPECT_FALSE(reaches(table, 1, "d10"));
  EXPECT_EQ(dangerAt(table, 1, "d10"), "[1,2]") << "the board rams there, the driver strikes";
  EXPECT_EQ(dangerAt(table, 1, "d9"), "");
  EXPECT_EQ(dangerAt(table, 1, "c10"), "[2]") << "not in front of a straight run";
}

// --- standing orders -------------------------------------------------------------------------------------------------

TEST(VehicleOrders, S8_keep_shield_and_name) {
  TestTable table(meadow(9, 9));
  table.put(0, legionary, "c5").put(0, archer, "a9").vehicle(1, light, "d4/N", {driver, hero});
  const auto orders = table.game().orders();
  const auto obey = [&](std::size_t order) { return table.game().obey(table.state(), 1, orders[order]); };
  const State before = table.state();
  table.act("c5xWL4").roll({1});
  EXPECT_EQ(obey(0), std::nullopt) << "no Erstschlag";
  EXPECT_EQ(obey(1), std::nullopt);
  EXPECT_EQ(obey(2), Action::decline());
  EXPECT_EQ(obey(3), Action::divert(2));
  EXPECT_EQ(obey(4), std::nullopt);
  table.state() = before;
  table.act("c5xd4").roll({1});
  EXPECT_EQ(obey(3), Action::decline()) << "the animals are struck already";
  table.state() = before;
  table.state().attack = Attack{};
  table.act("pass").act("pass");
  table.state().figures[0].standing = Standing::out;  // no melee
  table.state().occupant[table.field("c5")] = noFigure;
  table.act("a9*d4").roll({1}).roll({1});
  EXPECT_EQ(obey(2), std::nullopt);
  EXPECT_EQ(obey(4), Action::name(4));
}

// --- laws ------------------------------------------------------------------------------------------------------------

// In random battles: what is told of a drive is where it ends when nothing interrupts it, tests come where they were
// told, and chances are chances.
TEST(VehicleLaws, drives_end_where_they_were_told_to) {
  for (const auto& [name, game] : testGames()) {
    if (name != "chariots") continue;
    int drives = 0, rams = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      FastDice dice(seed);
      State state = game.start();
      for (int step = 0; step < 400; ++step) {
        const Turn turn = game.turn(state);
        if (turn.waiting == Waiting::nobody) break;
        NoEvents quiet;
        game.scene(state);
        if (turn.waiting == Waiting::dice) {
          game.roll(state, dice.roll(turn.dice), quiet);
          continue;
        }
        const Seat seat = anyOf(turn.seats, dice);
        ActionList<Action> actions(game.maxActions());
        game.list(state, seat, actions);
        Action action = chosen(actions, dice);
        for (const Action& other : actions)
          if (other.kind() == ActionKind::ram && dice.below(4) == 0) action = other;
        std::size_t index = 0;
        while (!(actions[index] == action)) ++index;
        const Data told = game.choices(state, seat).as<Data::Array>()->at(index);
        ASSERT_EQ(at(told, "do"), game.write(state, action));
        game.picture(state, seat, action);
        if (step % 16 == 0) game.overlay(state, game.sideOf(seat));
        game.apply(state, seat, action, quiet);
        const bool drive = action.kind() == ActionKind::drive || action.kind() == ActionKind::ram;
        rams += action.kind() == ActionKind::ram;
        if (!drive) continue;
        if (state.test.kind == mfm::Test::Kind::branch) {
          EXPECT_NE(at(told, "branches"), "") << toJson(told);
        }
        if (state.run.active()) continue;
        ++drives;
        EXPECT_EQ(at(told, "branches"), "") << toJson(told);
        const Data after = game.scene(state);
        const std::string figure = "figures." + at(told, "figure");
        EXPECT_EQ(at(after, figure + ".at"), at(told, "to")) << toJson(told);
        EXPECT_EQ(at(after, figure + ".facing"), at(told, "facing")) << toJson(told);
      }
    }
    EXPECT_GT(drives, 20);
    EXPECT_GT(rams, 2);
  }
}

}  // namespace
}  // namespace walstatt::mfm
