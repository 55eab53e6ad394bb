// The helper for real dice: the examples of the source, the answers of the rules' own parts, and questions that are none.
#include "games/duel/dice_desk.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/dice.h"
#include "games/duel/cascade.h"
#include "games/duel/dice_phrases.h"
#include "games/registry/registry.h"

namespace walstatt::duel {
namespace {

const Library& library() {
  static const Library content = [] {
    Errors errors;
    return Library::read(builtInContent(), errors);
  }();
  return content;
}

// Questions are written as TOML.
struct Asked {
  Data answer;
  Errors errors;

  explicit Asked(const std::string& question) {
    static const DiceDesk desk(library().words());
    const Data data = parseToml(question, "question", errors);
    EXPECT_TRUE(errors.empty()) << question;
    answer = desk.answer(data, errors);
    EXPECT_EQ(errors.empty(), !answer.isNull()) << question;
  }

  const Data* find(std::string_view path) const {
    const Data* at = &answer;
    while (at && !path.empty()) {
      const std::size_t dot = path.find('.');
      const std::string_view step = path.substr(0, dot);
      path = dot == std::string_view::npos ? std::string_view() : path.substr(dot + 1);
      const auto* list = at->as<Data::Array>();
      if (!list) {
        at = at->find(step);
      } else {
        const auto index = static_cast<std::size_t>(std::stoul(std::string(step)));
        at = index < list->size() ? &(*list)[index] : nullptr;
      }
    }
    return at;
  }
  std::string operator[](std::string_view path) const {
    const Data* found = find(path);
    return found ? toJson(*found) : "nothing";
  }
  std::size_t size(std::string_view path) const {
    const Data* found = find(path);
    return found && found->as<Data::Array>() ? found->as<Data::Array>()->size() : 0;
  }
  double real(std::string_view path) const {
    const Data* found = find(path);
    return found && found->as<double>() ? *found->as<double>() : -1;
  }
  // "16,16": the attack values of the best group.
  std::string attacks(const std::string& group = "groups.0") const {
    std::string text;
    for (std::size_t i = 0; i < size(group + ".attacks"); ++i)
      text += (i ? "," : "") + (*this)[group + ".attacks." + std::to_string(i) + ".value.value"];
    return text;
  }
  bool says(std::string_view words) const { return toJson(answer).find(words) != std::string::npos; }
  std::string fault() const {
    return errors.empty() ? "" : library().words().say(errors.list().front(), Language::english);
  }
};

Asked groups(const std::string& dice, int skill = 6, const std::string& more = "") {
  return Asked("ask = 'groups'\ndice = [" + dice + "]\nskill = " + std::to_string(skill) + "\n" + more);
}
Asked ward(const std::string& attacks, const std::string& group, const std::string& more = "") {
  return Asked("ask = 'ward'\nattacks = [" + attacks + "]\ngroup = [" + group + "]\n" + more);
}

TEST(DiceDesk, D6_the_attacks_of_the_source) {
  EXPECT_EQ(groups("14, 14").attacks(), "16,16");
  EXPECT_EQ(groups("14, 14, 13").attacks(), "16,16,13");
  EXPECT_EQ(groups("14, 13, 13, 12, 11, 11").attacks(), "14,15,15,12,13,13");
  EXPECT_EQ(groups("15, 15, 15, 14").attacks(), "18,18,18,14");
  EXPECT_EQ(groups("20, 20, 20, 19, 19, 18").attacks(), "23,23,23,21,21,18");
}

TEST(DiceDesk, D6_every_attack_tells_its_parts) {
  const Asked asked = groups("14, 14");
  EXPECT_EQ(asked["groups.0.attacks.0.value.reasons.0.amount"], "14");
  EXPECT_EQ(asked["groups.0.attacks.0.value.reasons.1.amount"], "2");
  EXPECT_EQ(asked["groups.0.attacks.0.value.reasons.1.rule"], "\"D6\"");
  EXPECT_EQ(asked["groups.0.attacks.0.value.reasons.1.reason.de"], "\"Gleiche: 2 in der Gruppe\"");
}

TEST(DiceDesk, D2_groups_are_limited_by_skill_and_the_best_comes_first) {
  const Asked asked = groups("16, 15, 15, 14", 3);
  EXPECT_EQ(asked["groups.0.dice"], "[0,1,2]");  // 16, 17, 17
  EXPECT_EQ(asked.attacks(), "16,17,17");
  EXPECT_EQ(asked["groups.0.rescue"], "[3]");
  EXPECT_TRUE(asked.says("The FkW allows at most 3 dice"));
  EXPECT_FALSE(groups("16, 15", 3).says("The FkW allows"));
  // What a larger group holds is not told.
  EXPECT_EQ(groups("14, 14, 13").size("groups"), 1u);
  EXPECT_EQ(groups("20, 7, 7, 7").attacks(), "10,10,10");
  EXPECT_EQ(groups("20, 7, 7, 7").attacks("groups.1"), "20");
}

TEST(DiceDesk, D3_ones_are_scored_and_paid_with_what_the_group_misses_least) {
  const Asked asked = groups("17, 17, 17, 6, 1, 2", 3, "scored = [0, 1, 2, 3]");
  EXPECT_EQ(asked["ones"], "1");
  EXPECT_EQ(asked["scored"], "[0,1,2,3,4]");
  EXPECT_EQ(asked["groups.0.paid"], "[3]");
  EXPECT_EQ(asked.attacks(), "20,20,20");
  EXPECT_EQ(asked["groups.0.rescue"], "[5]");
  EXPECT_EQ(groups("17, 17, 1").attacks(), "17");
  EXPECT_TRUE(groups("3, 3, 1").says("nothing is devalued"));
  EXPECT_EQ(groups("1, 1").size("groups"), 0u);
}

TEST(DiceDesk, D7_waves_begin_with_the_equals) {
  const Asked mixed = groups("14, 14, 13");
  EXPECT_EQ(mixed["groups.0.waves.dice"], "[[0,1],[2]]");
  EXPECT_EQ(mixed["groups.0.waves.line.rule"], "\"D7\"");
  EXPECT_EQ(groups("14, 14")["groups.0.waves.dice"], "[[0,1]]");
  EXPECT_TRUE(groups("14, 13").says("any dice of the group"));
}

TEST(DiceDesk, D5_initiative_is_compared_in_order) {
  const auto first = [](const std::string& mine, const std::string& more) {
    return groups(mine, 3, more)["groups.0.first.who"];
  };
  EXPECT_EQ(first("10", "initiative = 1\nenemy = { group = [20, 20] }"), "\"me\"");
  EXPECT_EQ(first("14, 14", "enemy = { group = [16] }"), "\"me\"");     // 16 and 16: two dice to one
  EXPECT_EQ(first("14, 14", "enemy = { group = [17] }"), "\"enemy\"");  // 16 to 17
  EXPECT_EQ(first("14", "enemy = { group = [14] }"), "\"dieOff\"");
}

TEST(DiceDesk, N1_scoring_is_that_of_the_cascade) {
  const Asked asked("ask = 'score'\nrolled = [17, 17, 12, 9, 5, 1]\nskill = 3");
  const Cascade table({6, 20, 3, 0});
  Hand hand;
  for (const int face : {17, 17, 12, 9, 5, 1}) hand.faces[hand.count++] = static_cast<Die>(face);
  const ScoreChoices choices = table.choices(hand, 0);
  EXPECT_EQ(asked["ways"], std::to_string(choices.size()));
  EXPECT_EQ(asked.size("choices"), 8u);
  EXPECT_DOUBLE_EQ(asked.real("choices.0.expected"), choices[0].best().approx());
  EXPECT_DOUBLE_EQ(asked.real("choices.7.expected"), choices[7].best().approx());
  EXPECT_TRUE(asked.says("Ones must be scored: 1"));
  double sum = 0;
  for (std::size_t i = 0; i < asked.size("choices.0.spread"); ++i)
    sum += asked.real("choices.0.spread." + std::to_string(i));
  EXPECT_NEAR(sum, 1, 1e-9);
}

TEST(DiceDesk, D4_dice_set_aside_count_and_the_last_roll_has_nothing_to_come) {
  const Asked asked("ask = 'score'\nrolled = [17]\naside = [17, 17]\nskill = 3");
  EXPECT_EQ(asked["choices.0.now"], "60");  // three attacks of 20
  EXPECT_EQ(asked["choices.0.again"], "0");
  EXPECT_EQ(asked["choices.0.onward"], "nothing");
  EXPECT_EQ(asked["choices.0.attacks"], "true");
}

TEST(DiceDesk, N3V_twelve_and_twelve_of_the_source) {
  EXPECT_EQ(ward("20", "12, 12")["hits"], "0");
  EXPECT_EQ(ward("12, 12", "12, 12")["hits"], "0");
  EXPECT_EQ(ward("6, 6, 6, 6", "12, 12")["hits"], "0");
  EXPECT_EQ(ward("12, 12", "12, 12").size("wards"), 2u);
  const Asked sum = ward("20", "12, 12");
  EXPECT_EQ(sum["wards.0.group"], "[0,1]");
  EXPECT_EQ(sum["wards.0.value.value"], "24");
  EXPECT_TRUE(sum.says("12, 12 together 24: wards 20."));
  EXPECT_EQ(ward("25", "12, 12")["hits"], "1");
  EXPECT_EQ(ward("20", "12, 12", "fallen = true")["hits"], "1");  // D14
}

TEST(DiceDesk, D8_rescue_dice_only_where_the_group_does_not_suffice) {
  const Asked needed = ward("16, 16", "16", "rescue = [18, 3, 1]");
  EXPECT_EQ(needed["hits"], "0");
  EXPECT_EQ(needed["rescueUsed"], "1");
  EXPECT_TRUE(needed.says("Rescue die 18 wards 16."));
  EXPECT_EQ(needed["rescueLeft"], "[1]");
  EXPECT_EQ(needed["counter"], "false");
  EXPECT_TRUE(needed.says("Ones never ward."));
  // The example of docs/1192.md.
  const Asked duel = ward("20, 20, 20", "16, 15, 15", "rescue = [14, 8, 3]");
  EXPECT_EQ(duel["hits"], "2");
  EXPECT_EQ(duel["rescueUsed"], "0");
}

TEST(DiceDesk, D9_a_counter_with_what_is_left) {
  const Asked asked = ward("12", "15, 15, 14");
  EXPECT_EQ(asked["counter"], "true");
  EXPECT_EQ(asked["groupLeft"], "[0,1]");
  EXPECT_EQ(asked["counterValues"], "[17,17]");
  EXPECT_TRUE(ward("12", "14").says("nothing is left of the group"));
}

TEST(DiceDesk, D8_any_twelve_dice_get_an_answer_that_holds) {
  FastDice dice(7);
  for (int round = 0; round < 200; ++round) {
    const auto list = [&](int count, int least, int most) {
      std::string text;
      for (int i = 0; i < count; ++i)
        text += (i ? ", " : "") +
                std::to_string(least + static_cast<int>(dice.below(static_cast<std::uint32_t>(most - least + 1))));
      return text;
    };
    const int attacks = 1 + static_cast<int>(dice.below(6));
    const Asked asked = ward(list(attacks, 2, 26), list(6, 2, 20), "rescue = [" + list(6, 1, 20) + "]");
    std::size_t met = 0;
    for (std::size_t i = 0; i < asked.size("wards"); ++i) {
      const std::string at = "wards." + std::to_string(i);
      met += asked.size(at + ".attacks");
      EXPECT_GE(std::stoi(asked[at + ".value.value"]), std::stoi(asked[at + ".asked"]));
    }
    EXPECT_EQ(met + asked.size("unmet"), static_cast<std::size_t>(attacks));
  }
}

TEST(DiceDesk, D11_damage_dice_and_their_reasons) {
  const Asked asked("ask = 'damage'\ngroup = [14, 14, 13]\nnamed = [0, 1]\nunmet = [0]");
  EXPECT_EQ(asked["dice.value"], "4");  // one, two equals, the run die held back
  EXPECT_EQ(asked.size("dice.reasons"), 3u);
  EXPECT_EQ(asked["rolled"], "4");
  const Asked all("ask = 'damage'\ngroup = [16, 15, 14]");
  EXPECT_EQ(all["dice.value"], "3");  // one, and two further run attacks that went through
  const Asked over("ask = 'damage'\ngroup = [9, 9, 9, 9, 9, 9]");
  EXPECT_EQ(over["dice.value"], "7");
  EXPECT_EQ(over["rolled"], "6");
  EXPECT_EQ(over["rerolls"], "1");
}

TEST(DiceDesk, D12_sets_that_hit) {
  const auto set = [](const std::string& group, const std::string& more = "") {
    return Asked("ask = 'damage'\ngroup = [" + group + "]\n" + more);
  };
  EXPECT_EQ(set("9, 9, 9")["effect.set"], "\"tria\"");
  EXPECT_EQ(set("9, 9, 9, 8, 8, 8")["effect.set"], "\"twoTrias\"");
  EXPECT_EQ(set("9, 9, 9, 9")["effect.disarm"], "true");
  EXPECT_EQ(set("9, 9, 9, 9, 9")["times"], "2");
  EXPECT_EQ(set("9, 9, 9, 9, 9", "fall = true")["times"], "1");
  EXPECT_TRUE(set("9, 9, 9, 9, 9", "fall = true").says("the enemy falls"));
  EXPECT_EQ(set("9, 9, 9, 9, 9, 9")["times"], "3");
  EXPECT_EQ(set("9, 9")["effect"], "nothing");
  EXPECT_EQ(set("9, 9, 9, 8", "unmet = [3]")["effect"], "nothing");
}

// The example of docs/1192.md: 7, 7, 4, 2 become 14, 4, 2 against protection 3.
TEST(DiceDesk, D13_D14_wounds_armour_and_vitality) {
  const Asked asked(
      "ask = 'damage'\ngroup = [17, 17, 17]\nunmet = [0, 1]\ndie = 10\nvitality = 30\nfaces = [7, 7, 4, 2]\n"
      "armour = { protection = 3, quality = 4 }");
  EXPECT_EQ(asked.size("injury.wounds"), 3u);
  EXPECT_EQ(asked["injury.wounds.0.dice"], "[0,1]");
  EXPECT_EQ(asked["injury.wounds.0.size"], "14");
  EXPECT_EQ(asked["injury.wounds.0.kind"], "\"heavy\"");
  EXPECT_EQ(asked["injury.wounds.0.left.value"], "11");
  EXPECT_EQ(asked["injury.wounds.2.left.value"], "0");
  EXPECT_EQ(asked["injury.total"], "12");
  EXPECT_EQ(asked["injury.diceLost"], "1");
  EXPECT_EQ(asked["injury.quality"], "3");
  EXPECT_EQ(asked["injury.vitality"], "18");
  EXPECT_EQ(asked["injury.out"], "false");
  EXPECT_TRUE(asked.says("Vitality: 30 − 12 = 18."));
  const Asked grave("ask = 'damage'\ngroup = [9, 9, 9, 9, 9]\nfaces = [10, 10, 4, 1, 2, 3]\ndie = 10");
  EXPECT_EQ(grave["injury.out"], "true");
  EXPECT_EQ(grave["injury.wounds.0.size"], "40");
  EXPECT_TRUE(grave.says("A critical wound gets through"));
}

TEST(DiceDesk, D11_a_reroll_is_proposed_once) {
  const std::string question =
      "ask = 'damage'\ngroup = [9, 9, 9, 9, 9, 9]\nfaces = [10, 9, 8, 7, 6, 1]\nvitality = 99\n";
  EXPECT_NE(Asked(question)["injury.reroll"], "nothing");
  EXPECT_EQ(Asked(question + "rerolled = true")["injury.reroll"], "nothing");
}

TEST(DiceDesk, D17_the_target_number) {
  const Asked before("ask = 'shot'\ndice = [16, 15, 15]\nmetres = 60\ntarget = 'fast'");
  EXPECT_EQ(before["target.count"], "3");
  EXPECT_EQ(before["target.sides"], "6");
  EXPECT_EQ(before["target.number.value"], "13");
  EXPECT_EQ(before["target.known"], "false");
  // docs/1192.md: 4, 3 and 5 make 25, an evasion of 15 + 3 makes 43; 46 hits.
  const Asked after(
      "ask = 'shot'\ndice = [16, 15, 15]\nmetres = 60\ntarget = 'fast'\nthrown = [4, 3, 5]\n"
      "evasion = { thrown = [15, 4], skill = 3 }");
  EXPECT_EQ(after["target.number.value"], "43");
  EXPECT_EQ(after["ways.0.result.value"], "46");
  EXPECT_EQ(after["ways.0.hits"], "true");
  EXPECT_EQ(after["ways.0.damageDice.value"], "3");
}

TEST(DiceDesk, D16_movement_strikes_dice_and_run_dice_left_out_become_damage) {
  const Asked slow("ask = 'shot'\ndice = [16, 15, 15]\nown = 'slow'\nthrown = [1]");
  EXPECT_EQ(slow.size("ways.0.struck"), 1u);
  const Asked near("ask = 'shot'\ndice = [16, 15, 14]\nthrown = [1]");
  EXPECT_EQ(near["ways.0.damageDice.value"], "3");  // 8 is reached by one die alone
  EXPECT_EQ(near.size("ways.0.leftOut"), 2u);
  EXPECT_EQ(Asked("ask = 'shot'\ndice = [16]\nown = 'fast'").size("ways"), 0u);
}

TEST(DiceDesk, D19_legendary_shots) {
  const Asked asked("ask = 'shot'\ndice = [12, 12, 12, 12]\nskill = 4\nown = 'fast'");
  EXPECT_EQ(asked["ways.0.legendary"], "4");
  EXPECT_EQ(asked["ways.0.times"], "2");
  EXPECT_EQ(asked["ways.0.struck"], "[]");
  EXPECT_EQ(asked["ways.0.damageDice.value"], "5");
  EXPECT_EQ(Asked("ask = 'shot'\ndice = [12, 12, 12, 12, 12]\nskill = 5")["ways.0.deadly"], "true");
  EXPECT_EQ(Asked("ask = 'shot'\ndice = [10, 10, 10, 10]\nskill = 4")["ways.0.legendary"], "0");
  const Asked hit(
      "ask = 'damage'\ndice = 6\ntimes = 2\ndeadly = true\nfaces = [1, 2, 3, 4, 5, 6]\ndie = 6\nvitality = 99");
  EXPECT_EQ(hit["injury.out"], "true");
  EXPECT_TRUE(hit.says("a deadly shot"));
}

TEST(DiceDesk, questions_that_are_none_name_the_place_and_what_is_allowed) {
  EXPECT_NE(Asked("ask = 'groups'").fault().find("dice"), std::string::npos);
  EXPECT_NE(Asked("ask = 'groups'\ndice = [21]").fault().find("1 … 20"), std::string::npos);
  EXPECT_NE(Asked("ask = 'groups'\ndice = [7]\ndie = 6").fault().find("1 … 6"), std::string::npos);
  EXPECT_NE(Asked("ask = 'groups'\ndice = [7]\ndie = 7").fault().find("4, 6, 8, 10, 12, 20"), std::string::npos);
  EXPECT_NE(groups("2, 2, 2, 2, 2, 2, 2").fault().find("at most 6"), std::string::npos);
  EXPECT_NE(groups("").fault(), "");
  EXPECT_NE(Asked("ask = 'groups'\ndice = [7]\nscored = [1]").fault(), "");
  EXPECT_NE(Asked("ask = 'groups'\ndice = [7]\nskil = 2").fault().find("skil"), std::string::npos);
  EXPECT_NE(Asked("ask = 'score'\nrolled = [1, 2, 3, 4]\naside = [5, 6, 7]").fault(), "");
  EXPECT_NE(ward("27", "12").fault().find("2 … 26"), std::string::npos);
  EXPECT_NE(ward("20", "1").fault().find("2 … 20"), std::string::npos);
  EXPECT_NE(Asked("ask = 'damage'\ngroup = [9, 9]\nnamed = [0]\nunmet = [1]").fault().find("unmet"), std::string::npos);
  EXPECT_NE(Asked("ask = 'damage'\ngroup = [9, 9]\nunmet = []").fault().find("unmet"), std::string::npos);
  EXPECT_NE(Asked("ask = 'damage'\ngroup = [9, 9]\nfaces = [3]").fault().find("3W10"), std::string::npos);
  EXPECT_NE(Asked("ask = 'shot'\ndice = [9]\nthrown = [1, 1]").fault().find("1W6"), std::string::npos);
  EXPECT_NE(Asked("ask = 'shot'\ndice = [9]\nsize = 'round'").fault().find("huge"), std::string::npos);
  EXPECT_NE(Asked("ask = 'throw'").fault().find("groups"), std::string::npos);
}

TEST(DiceDesk, everything_it_says_has_words_and_the_game_offers_it) {
  for (const Phrase* phrase : desk::all) EXPECT_TRUE(library().words().has(phrase->id)) << phrase->id;
  const GameKind* kind = findGame("1192");
  ASSERT_TRUE(kind && kind->workshop);
  Errors errors;
  const Workshop workshop = kind->workshop(library());
  const Data answer = workshop(parseToml("ask = 'groups'\ndice = [14, 14]", "question", errors), errors);
  EXPECT_TRUE(errors.empty());
  EXPECT_NE(answer.find("groups"), nullptr);
}

}  // namespace
}  // namespace walstatt::duel
