// The odds desk: answers against the rules themselves, content against the hand-made profiles, questions that are none.
#include "games/adlg/odds_desk.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/adlg/fight_odds.h"
#include "games/adlg/test_clash.h"
#include "games/adlg/test_content.h"

namespace walstatt::adlg::test {

namespace {

// Questions are written as TOML.
struct Asked {
  Data answer;
  Errors errors;

  explicit Asked(const std::string& question) {
    const Data data = parseToml(question, "question", errors);
    EXPECT_TRUE(errors.empty()) << question;
    EXPECT_TRUE(OddsDesk::knows(data)) << question;
    answer = OddsDesk(testContent()).answer(data, errors);
    EXPECT_EQ(errors.empty(), !answer.isNull()) << question;
  }
  const Data* find(std::string_view path) const {
    const Data* at = &answer;
    while (at && !path.empty()) {
      const std::size_t dot = path.find('.');
      const std::string_view step = path.substr(0, dot);
      path = dot == std::string_view::npos ? std::string_view() : path.substr(dot + 1);
      const auto* list = at->as<Data::Array>();
      const auto index = list ? static_cast<std::size_t>(std::stoul(std::string(step))) : 0;
      at = !list ? at->find(step) : index < list->size() ? &(*list)[index] : nullptr;
    }
    return at;
  }
  std::int64_t number(std::string_view path) const {
    const Data* at = find(path);
    const auto* value = at ? at->as<std::int64_t>() : nullptr;
    EXPECT_TRUE(value) << path;
    return value ? *value : -999;
  }
  double real(std::string_view path) const {
    const Data* at = find(path);
    const auto* value = at ? at->as<double>() : nullptr;
    EXPECT_TRUE(value) << path;
    return value ? *value : -999;
  }
  std::string text(std::string_view path) const {
    const Data* at = find(path);
    const auto* value = at ? at->as<std::string>() : nullptr;
    return value ? *value : "";
  }
  std::size_t size(std::string_view path) const {
    const Data* at = find(path);
    const auto* list = at ? at->as<Data::Array>() : nullptr;
    return list ? list->size() : 0;
  }
  bool notes(std::string_view rule) const {
    for (std::size_t i = 0; i < size("notes"); ++i)
      if (text("notes." + std::to_string(i) + ".rule") == rule) return true;
    return false;
  }
};

int factorOf(const std::string& question, char side, const char* which = "total") {
  return static_cast<int>(Asked("ask = 'odds'\n" + question).number(std::string(1, side) + "." + which));
}

}  // namespace

TEST(AdlgOddsDesk, A27_a_melee_with_all_its_reasons) {
  const Asked asked(
      "ask = 'odds'\n a = { type = 'heavy-swords', options = ['impetuous'] }\n"
      "b = { type = 'heavy-spears', options = ['missile-support'] }");
  EXPECT_EQ(asked.number("a.lasting.value"), 1);
  EXPECT_EQ(asked.text("a.lasting.reasons.0.rule"), "B-Foot-11");
  EXPECT_EQ(asked.text("a.lasting.reasons.0.reason.en"), "combat factor against HI");
  EXPECT_EQ(asked.text("a.lasting.reasons.0.reason.de"), "Kampffaktor gegen HI");
  EXPECT_EQ(asked.number("a.firstRound.value"), 1);
  EXPECT_EQ(asked.text("a.firstRound.reasons.0.rule"), "B-Abi-33");
  EXPECT_EQ(asked.number("a.total"), 2);
  EXPECT_EQ(asked.text("a.after.0.rule"), "B-Abi-15");
  EXPECT_EQ(asked.text("b.after.0.rule"), "B-Abi-08");
  Fight fight(with(heavySwords(), impetuous), with(heavySpearmen(), missileSupport));
  const RoundOdds round = roundOdds(fight.clash);
  EXPECT_NEAR(asked.real("first.win.chance"), round.win / 36.0, 1e-6);
  EXPECT_NEAR(asked.real("fight.a.chance"), fightOdds(fight.clash).stays(0).approx(), 1e-6);
  EXPECT_EQ(asked.number("first.dice.3.2"), fight.lossB(4, 3));
  EXPECT_EQ(asked.size("fight.rounds"), 12u);
}

TEST(AdlgOddsDesk, A19_without_a_charger_there_is_no_first_round) {
  const Asked asked("ask = 'odds'\n charger = 'none'\n a = { type = 'pikes' }\n b = { type = 'levy' }");
  EXPECT_TRUE(asked.find("first")->isNull());
  EXPECT_EQ(asked.number("later.draw.num") * 36 / asked.number("later.draw.den"),
            roundOdds(Fight(pikemen(), levies(), ChargedBy::nobody).clash).draw);
}

TEST(AdlgOddsDesk, B_Mod_every_circumstance_changes_the_number_it_should) {
  const std::string enemy = "\n b = { type = 'heavy-swords' }\n charger = 'none'";
  const auto with = [&](const std::string& how) {
    return factorOf("a = { type = 'heavy-swords'" + how + " }" + enemy, 'a');
  };
  EXPECT_EQ(with(""), 1);
  EXPECT_EQ(with(", lost = 2"), 0);
  EXPECT_EQ(with(", on = 'flank'"), 2);
  EXPECT_EQ(with(", on = 'rear'"), 2);
  EXPECT_EQ(with(", flanked = true"), 0);
  EXPECT_EQ(with(", flankedLightly = true"), 1);
  EXPECT_EQ(factorOf("a = { type = 'heavy-swords', options = ['impact'], flankedLightly = true }\n"
                     "b = { type = 'pikes' }",
                     'a'),
            1);  // no impact
  EXPECT_EQ(with(", ground = 'brush'"), 0);
  EXPECT_EQ(with(", ground = 'brush', groundEdge = true"), 0);
  EXPECT_EQ(factorOf("a = { type = 'archers', ground = 'wood' }" + enemy, 'b'), 1);
  EXPECT_EQ(factorOf("a = { type = 'archers', ground = 'wood', groundEdge = true }" + enemy, 'b'),
            2);  // LMI in the open
  EXPECT_EQ(with(", ground = 'river-heavy'"), -1);
  EXPECT_EQ(with(", higher = true"), 2);
  EXPECT_EQ(with(", bank = true"), 2);
  EXPECT_EQ(with(", gullyEdge = true"), 2);
  EXPECT_EQ(with(", behind = 'fortification'"), 2);
  EXPECT_EQ(with(", behind = 'obstacle'"), 1);
  EXPECT_EQ(with(", support = 2"), 3);
  EXPECT_EQ(with(", meleeSupport = [{ type = 'pikes' }]"), 4);
  EXPECT_EQ(with(", commander = true"), 2);
  EXPECT_EQ(factorOf("a = { type = 'heavy-swords', uncontrolled = true }\n b = { type = 'pikes' }", 'a'), 0);
  EXPECT_EQ(factorOf("a = { type = 'medium-cavalry', besideCamels = true }" + enemy, 'a'), -1);
  EXPECT_EQ(factorOf("a = { type = 'medium-camelry', besideElephants = true }" + enemy, 'a'), -1);
  EXPECT_EQ(factorOf("a = { type = 'war-wagon' }" + enemy, 'a'), 1);  // ready for battle
  EXPECT_EQ(factorOf("a = { type = 'war-wagon', moved = true }" + enemy, 'a'), 0);
  EXPECT_EQ(factorOf("a = { type = 'war-wagon-blades' }\n b = { type = 'heavy-swords' }", 'a'),
            0);  // charges: has moved
  EXPECT_EQ(factorOf("a = { type = 'war-wagon', longEdge = true }" + enemy, 'a'), 2);
  EXPECT_EQ(factorOf("a = { type = 'medium-cavalry', on = 'flank' }" + enemy, 'b'), 0);
  EXPECT_EQ(factorOf("a = { type = 'medium-cavalry', on = 'flank', incomplete = true }" + enemy, 'b'), 1);
  EXPECT_EQ(factorOf("a = { type = 'javelinmen', caught = true }" + enemy, 'a'), 0);
  EXPECT_EQ(factorOf("a = { type = 'javelinmen', caught = true }" + enemy, 'b'), 3);  // LMI in the open, in the rear
}

TEST(AdlgOddsDesk, B_Abi_22_stakes_stand_unless_the_unit_moved_or_charges) {
  const auto against = [](const std::string& archers) {
    return factorOf(
        "a = { type = 'heavy-knights', options = ['impact'] }\n b = { type = 'archers', options = ['stakes']" + archers,
        'a');
  };
  EXPECT_EQ(against(" }"), 2 - 2);
  EXPECT_EQ(against(", moved = true }"), 2 + 1);
  EXPECT_EQ(against(" }\n charger = 'b'"), 2 + 1);
}

TEST(AdlgOddsDesk, B_Foot_02_and_negations_are_noted) {
  EXPECT_TRUE(Asked("ask = 'odds'\n a = { type = 'pikes' }\n b = { type = 'light-infantry' }").notes("B-Foot-02"));
  EXPECT_TRUE(Asked("ask = 'odds'\n a = { type = 'heavy-knights', options = ['impact'] }\n b = { type = 'pikes' }")
                  .notes("B-Note-01"));
  EXPECT_TRUE(Asked("ask = 'odds'\n a = { type = 'medium-artillery' }\n b = { type = 'pikes' }").notes("B-Chg-02"));
  EXPECT_TRUE(Asked("ask = 'odds'\n a = { type = 'war-wagon' }\n b = { type = 'pikes' }").notes("B-Chg-01"));
  EXPECT_TRUE(Asked("ask = 'odds'\n a = { type = 'levy', options = ['expendable'] }\n b = { type = 'pikes' }")
                  .notes("B-Chg-03"));
  EXPECT_TRUE(Asked("ask = 'odds'\n a = { type = 'light-infantry' }\n b = { type = 'pikes' }").notes("B-Chg-04"));
  EXPECT_EQ(Asked("ask = 'odds'\n a = { type = 'heavy-knights', options = ['impact'] }\n b = { type = 'war-wagon' }")
                .size("notes"),
            1u);  // impact and furious charge in one sentence
}

TEST(AdlgOddsDesk, B_Chg_05_lights_charge_whom_they_may_where_he_stands) {
  const auto asked = [](const std::string& how) {
    return Asked("ask = 'odds'\n a = { type = 'light-infantry'" + how + " }");
  };
  const std::string inBrush = " }\n b = { type = 'medium-swords', ground = 'brush'";
  EXPECT_TRUE(asked(inBrush).notes("B-Chg-05"));
  EXPECT_FALSE(asked(inBrush + ", lost = 1").notes("B-Chg-05"));
  EXPECT_FALSE(asked(", on = 'flank'" + inBrush).notes("B-Chg-05"));
  EXPECT_FALSE(asked(" }\n b = { type = 'heavy-swords', ground = 'brush'").notes("B-Chg-05"));
  EXPECT_TRUE(asked(", ground = 'wood' }\n b = { type = 'medium-swords'").notes("B-Chg-04"));
}

TEST(AdlgOddsDesk, B_Sho_a_shot_with_all_its_reasons) {
  const Asked asked(
      "ask = 'shot-odds'\n shooter = { type = 'archers', options = ['longbow'] }\n"
      "target = { type = 'heavy-knights', lost = 2 }\n supports = { heavy = 1, light = 2 }\n cover = true");
  EXPECT_EQ(asked.number("shot.value"), 1 + 2 - 1);
  EXPECT_EQ(asked.number("protection.value"), 1);
  EXPECT_EQ(asked.size("shooter.after") + asked.size("target.after"), 0u);
  EXPECT_EQ(asked.number("range"), 4000);
  EXPECT_EQ(asked.number("hit.num") * 36 / asked.number("hit.den"), 21);  // x + 2 > y + 1: x >= y
  EXPECT_EQ(asked.number("rout.num"), asked.number("hit.num"));
  EXPECT_NEAR(asked.real("meanShots"), 36.0 / 21, 1e-6);
}

TEST(AdlgOddsDesk, B_Qua_01_a_shot_tells_what_quality_makes_of_both_dice) {
  const Asked asked(
      "ask = 'shot-odds'\n shooter = { type = 'medium-cavalry', options = ['impact', 'half-bow'] }\n"
      "target = { type = 'pikes', quality = 'elite' }");
  EXPECT_EQ(asked.text("shooter.after.0.rule"), "B-Qua-03");  // ordinary, one step lower
  EXPECT_EQ(asked.text("target.after.0.rule"), "B-Qua-02");
  EXPECT_TRUE(asked.notes("B-Abi-06"));
}

TEST(AdlgOddsDesk, B_Abi_09_a_furious_charge_that_missiles_stop_is_not_promised) {
  const auto asked = [](const std::string& charger) {
    return Asked("ask = 'odds'\n a = { type = '" + charger +
                 "', options = ['impetuous'] }\n b = { type = 'heavy-spears', options = ['missile-support'] }");
  };
  const Asked mounted = asked("medium-cavalry"), foot = asked("heavy-swords");
  EXPECT_EQ(mounted.size("a.after"), 0u);
  EXPECT_TRUE(mounted.notes("B-Abi-09"));
  EXPECT_EQ(foot.text("a.after.0.rule"), "B-Abi-15");
}

TEST(AdlgOddsDesk, B_Rng_whoever_has_no_missiles_never_hits) {
  const Asked asked("ask = 'shot-odds'\n shooter = { type = 'pikes' }\n target = { type = 'levy' }");
  EXPECT_EQ(asked.number("hit.num"), 0);
  EXPECT_TRUE(asked.find("meanShots")->isNull());
  EXPECT_EQ(asked.size("notes"), 1u);
}

TEST(AdlgOddsDesk, A27_the_matrix_has_what_single_questions_answer) {
  const Asked matrix(
      "ask = 'odds-matrix'\n rows = [{ type = 'heavy-swords' }, { type = 'elephants' }]\n"
      "columns = [{ type = 'pikes', quality = 'elite' }, { type = 'medium-cavalry' }, { type = 'levy' }]");
  EXPECT_EQ(matrix.size("cells"), 2u);
  EXPECT_EQ(matrix.size("cells.0"), 3u);
  EXPECT_EQ(matrix.size("cells.0.0"), matrix.size("fields"));
  const Asked one("ask = 'odds'\n a = { type = 'elephants' }\n b = { type = 'medium-cavalry' }");
  EXPECT_NEAR(static_cast<double>(matrix.number("cells.1.1.0")) / 10'000, one.real("first.win.chance"), 1e-4);
  EXPECT_NEAR(static_cast<double>(matrix.number("cells.1.1.5")) / 10'000, one.real("fight.a.chance"), 1e-4);
  EXPECT_NEAR(static_cast<double>(matrix.number("cells.1.1.6")) / 100, one.real("fight.meanRounds"), 1e-2);
  EXPECT_EQ(matrix.number("cells.1.1.7"), one.number("a.total"));
  EXPECT_EQ(matrix.number("cells.1.1.8"), one.number("b.total"));
}

TEST(AdlgOddsDesk, B_Chg_in_the_matrix_whoever_may_not_charge_leaves_it_to_the_other) {
  const Asked matrix(
      "ask = 'odds-matrix'\n rows = [{ type = 'medium-artillery' }]\n columns = [{ type = 'elephants' }]");
  EXPECT_EQ(matrix.number("cells.0.0.8"), 1 + 1 + 1);  // artillery, impact
}

TEST(AdlgOddsDesk, A27_a_matrix_holds_all_types) {
  std::string rows;
  for (const TroopType& type : testContent()->types) rows += "{ type = '" + type.id + "' },";
  const Asked matrix("ask = 'odds-matrix'\n rows = [" + rows + "]");
  EXPECT_EQ(matrix.size("cells"), testContent()->types.size());
  EXPECT_EQ(matrix.size("cells.0"), testContent()->types.size());
}

TEST(AdlgOddsDesk, A7_lists_tell_everything_that_may_be_asked) {
  const Asked lists("ask = 'odds-lists'");
  EXPECT_EQ(lists.size("types"), testContent()->types.size());
  EXPECT_EQ(lists.size("circumstances"), 20u);
  for (std::size_t i = 0; i < lists.size("circumstances"); ++i)
    EXPECT_FALSE(lists.text("circumstances." + std::to_string(i) + ".name.de").starts_with("adlg."));
  for (std::size_t i = 0; i < lists.size("grounds"); ++i)
    EXPECT_FALSE(lists.text("grounds." + std::to_string(i) + ".name.en").starts_with("adlg."));
  EXPECT_EQ(lists.text("qualities.2.name.de"), "Elite");
  for (std::size_t i = 0; i < lists.size("types"); ++i)
    EXPECT_GE(lists.number("types." + std::to_string(i) + ".cohesion"), 1);
}

TEST(AdlgOddsDesk, A7_questions_that_are_none_are_faults) {
  const std::string b = "\n b = { type = 'pikes' }";
  for (const std::string& question : std::vector<std::string>{
           "a = { type = 'hussars' }" + b, "a = { type = 'pikes', options = ['stakes'] }" + b,
           "a = { type = 'pikes', quality = 'good' }" + b, "a = { type = 'pikes', lost = 4 }" + b,
           "a = { type = 'pikes', ground = 'coast' }" + b, "a = { type = 'pikes', wet = true }" + b,
           "a = { type = 'pikes', on = 'flank' }\n b = { type = 'pikes', on = 'rear' }",
           std::string("a = { type = 'pikes' }"), "a = { type = 'light-infantry', options = ['bow', 'sling'] }" + b,
           "a = { type = 'medium-cavalry', options = ['impact', 'half-bow', 'crossbow'] }" + b, "a = 7" + b,
           "a = { type = 'pikes', meleeSupport = [{ type = 'levy', lost = 1 }] }" + b,
           "charger = 'both'\n a = { type = 'pikes' }" + b})
    EXPECT_FALSE(Asked("ask = 'odds'\n" + question).errors.empty()) << question;
  EXPECT_FALSE(Asked("ask = 'shot-odds'\n shooter = { type = 'archers', higher = true }\n target = { type = 'levy' }")
                   .errors.empty());
  EXPECT_FALSE(Asked("ask = 'odds-matrix'").errors.empty());
}

// The content's profiles are those that all tests of melee are made with.
TEST(AdlgOddsDesk, B_Foot_B_Mtd_content_and_hand_made_profiles_agree) {
  const std::pair<const char*, Profile> rows[]{{"light-infantry", lightInfantry(Weapon::javelin)},
                                               {"javelinmen", javelinThrowers()},
                                               {"archers", bowmen()},
                                               {"crossbowmen", bowmen(Weapon::crossbow)},
                                               {"handgunners", bowmen(Weapon::handgun)},
                                               {"medium-swords", mediumSwords()},
                                               {"medium-spears", mediumSpears()},
                                               {"heavy-swords", heavySwords()},
                                               {"foot-knights", knightsOnFoot()},
                                               {"heavy-spears", heavySpearmen()},
                                               {"pikes", pikemen()},
                                               {"levy", levies()},
                                               {"war-wagon", warWagon()},
                                               {"war-wagon-blades", wagonWithBlades()},
                                               {"light-artillery", artillery(Weapon::lightArtillery)},
                                               {"medium-artillery", artillery()},
                                               {"heavy-artillery", artillery(Weapon::heavyArtillery)},
                                               {"light-cavalry", lightHorse(Weapon::javelin)},
                                               {"medium-cavalry", mediumCavalry()},
                                               {"heavy-cavalry", heavyCavalry()},
                                               {"medium-camelry", mediumCamels()},
                                               {"heavy-chariot", heavyChariots()},
                                               {"cataphracts", cataphractHorse()},
                                               {"camel-cataphracts", camelCataphracts()},
                                               {"medium-knights", mediumKnights()},
                                               {"heavy-knights", heavyKnights()},
                                               {"elephants", elephants()},
                                               {"scythed-chariot", scythedChariots()}};
  for (const auto& [id, hand] : rows) {
    const int type = testContent()->findType(id);
    ASSERT_GE(type, 0) << id;
    const Profile made = makeProfile(*testContent(), type, Quality::ordinary, 0);
    EXPECT_EQ(made.category, hand.category) << id;
    EXPECT_EQ(made.armour, hand.armour) << id;
    EXPECT_EQ(made.protection, hand.protection) << id;
    EXPECT_EQ(made.plainProtection, hand.plainProtection) << id;
    EXPECT_EQ(made.cohesion, hand.cohesion) << id;
    EXPECT_EQ(made.traits, hand.traits) << id;
    const std::uint32_t inTheRule = hand.category == Category::El ? std::uint32_t{impact} : 0u;  // B-Mtd-15
    EXPECT_EQ(made.abilities | inTheRule, hand.abilities | inTheRule) << id;
    EXPECT_EQ(made.depth, hand.depth) << id;
    EXPECT_EQ(made.factor, hand.factor) << id;
    EXPECT_EQ(made.factorAgainstLevy, hand.factorAgainstLevy) << id;
    EXPECT_EQ(made.factorAgainstLmiInOpen, hand.factorAgainstLmiInOpen) << id;
    EXPECT_EQ(made.factorAgainstLiInOpen, hand.factorAgainstLiInOpen) << id;
    EXPECT_EQ(made.factorInFlankOfHi, hand.factorInFlankOfHi) << id;
  }
}

}  // namespace walstatt::adlg::test
