// Fighters of one's own: what may fight and why not, files, codes, sheets, drawn ones, and the way to a duel (D1).
#include "games/duel/own_fighter.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "base/dice.h"
#include "games/duel/fighter_code.h"
#include "games/duel/fighter_desk.h"
#include "games/duel/fighter_sheet.h"
#include "games/duel/setup.h"
#include "library/share_code.h"
#include "table/game_kind.h"

namespace walstatt::duel {

GameKind gameKind();

namespace {

const Library& library() {
  static const Library all = [] {
    Errors errors;
    return Library::read(builtInContent(), errors);
  }();
  return all;
}

const Content& content() {
  static const std::shared_ptr<const Content> read = [] {
    Errors errors;
    return readContent(library(), errors);
  }();
  return *read;
}

std::shared_ptr<Content> changed() { return std::make_shared<Content>(content()); }

OwnFighter ready(std::string_view id) {
  return ownOf(content(), content().fighters[*findPiece(content().fighters, id)]);
}

// Any fighter within the limits.
OwnFighter anyFighter(FastDice& dice) {
  OwnFighter own = surpriseFighter(content(), std::nullopt, dice.next());
  const auto from = [&](int least, int most) {
    return least + static_cast<int>(dice.below(static_cast<std::uint32_t>(most - least + 1)));
  };
  own.dice = from(1, mostDice);
  own.skill = from(1, mostSkill);
  own.initiative = from(leastInitiative, mostInitiative);
  own.vitality = from(1, mostVitality);
  own.die = dieSizes[dice.below(dieSizes.size())];
  own.pts = dieSizes[dice.below(dieSizes.size())];
  if (dice.below(2)) own.shot.clear();
  if (dice.below(3) == 0) own.name.clear();
  return own;
}

std::vector<std::string> faultsOf(const OwnFighter& fighter) {
  Errors errors;
  judge(content(), fighter, "f", errors);
  std::vector<std::string> ids;
  for (const ContentError& error : errors.list()) ids.emplace_back(error.what->id);
  return ids;
}
using Ids = std::vector<std::string>;

std::string written(const OwnFighter& fighter) { return toJson(fighterData(fighter)); }

std::string codeOf(const OwnFighter& fighter, CodeName name = CodeName::kept) {
  return fighterCode(content(), fighter, name).value_or("");
}

struct Reading {
  std::optional<OwnFighter> fighter;
  Errors faults, notices;

  std::string fault() const { return faults.empty() ? "" : std::string(faults.list().front().what->id); }
  Ids told() const {
    Ids ids;
    for (const ContentError& notice : notices.list()) ids.emplace_back(notice.what->id);
    return ids;
  }
};
Reading read(std::string_view code, const Content& with = content()) {
  Reading reading;
  reading.fighter = readFighterCode(with, code, reading.faults, reading.notices);
  return reading;
}

std::string plain(std::string code) {
  std::erase(code, '-');
  return code;
}

Data asked(const Data& question, Errors& errors) { return answerAboutFighters(content(), question, errors); }

Data question(const char* ask) {
  Data data;
  return data.set("ask", ask);
}

Data list(std::initializer_list<Data> all) {
  Data data{Data::Array{}};
  for (const Data& one : all) data.push(one);
  return data;
}
Data sideOf(std::initializer_list<Data> fighters) {
  Data data;
  return data.set("fighters", list(fighters));
}

constexpr std::string_view alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

}  // namespace

TEST(OwnFighter, ready_fighters_have_no_faults_and_keep_their_values) {
  for (const FighterType& type : content().fighters) {
    const OwnFighter own = ownOf(content(), type);
    EXPECT_EQ(faultsOf(own), Ids{}) << type.id;
    const FighterType back = typeOf(content(), own);
    EXPECT_EQ(back.dice, type.dice);
    EXPECT_EQ(back.weapon, type.weapon);
    EXPECT_EQ(back.shot, type.shot);
    EXPECT_GE(type.names.size(), 3u) << type.id;
  }
}

TEST(OwnFighter, D1_all_faults_are_told_at_once) {
  OwnFighter own = ready("knight");
  own.dice = 7;
  own.skill = 0;
  own.initiative = 6;
  own.vitality = 201;
  own.weapon = "crossbow";
  own.shot = "sword";
  own.armour = "plate";
  own.base = "king";
  own.name = std::string(41, 'x') + "\n";
  EXPECT_EQ(faultsOf(own), (Ids{"fighter.unknown-base", "fighter.name-long", "fighter.name-signs", "fighter.dice",
                                "fighter.skill", "fighter.initiative", "fighter.vitality", "fighter.no-melee-weapon",
                                "fighter.no-shot", "fighter.unknown-armour"}));
  own = ready("knight");
  own.weapon = "laser";
  own.shot = "cannon";
  EXPECT_EQ(faultsOf(own), (Ids{"fighter.unknown-weapon", "fighter.unknown-shot"}));
  for (const std::string& id : faultsOf(own)) EXPECT_TRUE(content().words.has(id)) << id;
}

TEST(OwnFighter, D1_the_limits_themselves_are_allowed) {
  OwnFighter own = ready("archer");
  own.dice = 1, own.skill = 1, own.initiative = leastInitiative, own.vitality = 1, own.die = 4, own.pts = 4;
  own.name = std::string(40, 'x');
  EXPECT_EQ(faultsOf(own), Ids{});
  own.dice = mostDice, own.skill = mostSkill, own.initiative = mostInitiative, own.vitality = mostVitality;
  own.die = own.pts = 20;
  EXPECT_EQ(faultsOf(own), Ids{});
  own.vitality = 0;
  EXPECT_EQ(faultsOf(own), Ids{"fighter.vitality"});
}

TEST(OwnFighter, files_go_there_and_back_and_say_only_what_differs) {
  FastDice dice(3);
  for (int i = 0; i < 200; ++i) {
    const OwnFighter own = anyFighter(dice);
    Errors errors;
    const Data data = parseToml(fighterToml(own), "f", errors);
    const auto back = readOwnFighter(content(), data, "f", errors);
    ASSERT_TRUE(back && errors.empty());
    EXPECT_EQ(written(*back), written(own));
  }
  Errors errors;
  const Data brief = parseToml("fighter = 1\nbase = \"archer\"\nshot = \"none\"\nvitality = 12\n", "f", errors);
  const auto own = readOwnFighter(content(), brief, "f", errors);
  ASSERT_TRUE(own);
  EXPECT_EQ(own->shot, "");
  EXPECT_EQ(own->vitality, 12);
  EXPECT_EQ(own->skill, 4);
  EXPECT_EQ(own->armour, "gambeson");
}

TEST(OwnFighter, files_of_wrong_form_are_refused) {
  const auto fault = [](const char* text) {
    Errors errors;
    EXPECT_FALSE(readOwnFighter(content(), parseToml(text, "f", errors), "f", errors)) << text;
    return errors.empty() ? "" : std::string(errors.list().front().what->id);
  };
  EXPECT_EQ(fault("fighter = 2\nbase = \"knight\"\n"), "fighter.file-version");
  EXPECT_EQ(fault("fighter = 1\n"), "library.missing");
  EXPECT_EQ(fault("fighter = 1\nbase = \"knight\"\ndie = \"W7\"\n"), "library.choice");
  EXPECT_EQ(fault("fighter = 1\nbase = \"knight\"\nwings = 2\n"), "library.unknown-field");
}

TEST(FighterCode, read_again_is_the_same_fighter) {
  for (const FighterType& type : content().fighters) {
    const OwnFighter own = ownOf(content(), type);
    const Reading reading = read(codeOf(own));
    ASSERT_TRUE(reading.fighter) << type.id;
    EXPECT_EQ(reading.told(), Ids{});
    EXPECT_EQ(written(*reading.fighter), written(own));
    EXPECT_EQ(plain(codeOf(own)).size(), 23u);
  }
  FastDice dice(5);
  for (int i = 0; i < 5000; ++i) {
    OwnFighter own = anyFighter(dice);
    const Reading reading = read(codeOf(own));
    ASSERT_TRUE(reading.fighter && reading.notices.empty());
    ASSERT_EQ(written(*reading.fighter), written(own));
    own.name.clear();
    ASSERT_EQ(written(*read(codeOf(own, CodeName::leftOut)).fighter), written(own));
  }
}

TEST(FighterCode, careless_typing_does_no_harm) {
  OwnFighter own = ready("templar");
  own.name = "Bärnhard";
  std::string typed;
  for (const char c : plain(codeOf(own))) {
    const char low = static_cast<char>(c >= 'A' ? c - 'A' + 'a' : c);
    typed += c == '0' ? 'o' : c == '1' ? 'l' : low;
    typed += ' ';
  }
  ASSERT_TRUE(read(typed).fighter);
  EXPECT_EQ(written(*read(typed).fighter), written(own));
}

TEST(FighterCode, every_one_and_two_wrong_signs_and_every_swap_are_found) {
  FastDice dice(8);
  OwnFighter named = anyFighter(dice);
  named.name = "Al";
  for (const OwnFighter& own : {ready("sergeant"), ready("emir"), named}) {
    const std::string code = plain(codeOf(own));
    const auto wrong = [](const std::string& text) { return read(text).fault() == "library.code.check"; };
    for (std::size_t i = 0; i < code.size(); ++i) {
      std::string shorter = code;
      shorter.erase(i, 1);
      EXPECT_TRUE(wrong(shorter)) << shorter;
      for (const char a : alphabet) {
        std::string one = code;
        one[i] = a;
        if (one != code) {
          ASSERT_TRUE(wrong(one)) << one;
        }
        for (std::size_t k = i + 1; k < code.size(); ++k) {
          std::string swapped = code;
          std::swap(swapped[i], swapped[k]);
          ASSERT_TRUE(swapped == code || wrong(swapped)) << swapped;
          for (const char b : alphabet) {
            std::string two = one;
            two[k] = b;
            if (two != code) {
              ASSERT_TRUE(wrong(two)) << two;
            }
          }
        }
      }
    }
  }
}

TEST(FighterCode, bad_codes_are_told_apart) {
  const std::string code = plain(codeOf(ready("sergeant")));
  EXPECT_EQ(read("").fault(), "library.code.empty");
  EXPECT_EQ(read("ABCDU").fault(), "library.code.sign");
  EXPECT_EQ(read(code.substr(0, 9)).fault(), "library.code.check");
  Errors errors;
  Signs signs = *signsOfCode(code, errors);
  const auto sealed = [](const Signs& some) { return *codeOfSigns(some); };
  EXPECT_EQ(plain(sealed(signs)), code);
  Signs next = signs;
  next[0] = 8 | 2;
  EXPECT_EQ(read(sealed(next)).fault(), "library.code.version");
  next[0] = 1;  // an army
  EXPECT_EQ(read(sealed(next)).fault(), "fighter.code.form");
  next = signs;
  next.push_back(0);
  EXPECT_EQ(read(sealed(next)).fault(), "fighter.code.form");
  next = signs;
  next[7] = next[8] = 0;  // no vitality
  EXPECT_EQ(read(sealed(next)).fault(), "fighter.code.form");
}

TEST(FighterCode, codes_for_other_content_load_with_notices) {
  OwnFighter own = ready("archer");
  own.vitality = 77;
  const std::string code = codeOf(own);

  const auto heavier = changed();
  heavier->armours[*findPiece(heavier->armours, "gambeson")].protection = 3;
  EXPECT_EQ(read(code, *heavier).told(), Ids{"fighter.code.changed"});

  const auto gone = changed();
  gone->weapons[*findPiece(gone->weapons, "self-bow")].id = "long-bow";
  const Reading without = read(code, *gone);
  EXPECT_EQ(without.told(), Ids{"fighter.code.gone"});
  ASSERT_TRUE(without.fighter);
  EXPECT_EQ(without.fighter->shot, "long-bow");  // what the base carries now

  const auto nobody = changed();
  nobody->fighters[*findPiece(nobody->fighters, "archer")].id = "bowman";
  const Reading stranger = read(code, *nobody);
  EXPECT_EQ(stranger.told(), Ids{"fighter.code.base"});
  ASSERT_TRUE(stranger.fighter);
  EXPECT_EQ(stranger.fighter->vitality, 77);

  const auto more = changed();
  more->weapons.insert(more->weapons.begin(), more->weapons.back());
  more->weapons.front().id = "halberd";
  EXPECT_EQ(read(code, *more).told(), Ids{});
  for (const Phrase* phrase :
       {&phrases::fighterCodeForm, &phrases::fighterCodeBase, &phrases::fighterCodeGone, &phrases::fighterCodeChanged})
    EXPECT_TRUE(content().words.has(phrase->id)) << phrase->id;
}

TEST(FighterCode, all_pieces_have_keys_of_their_own) {
  const auto distinct = [](const auto& pieces) {
    std::set<unsigned> keys;
    for (const auto& piece : pieces) keys.insert(codeKey(piece.id, 3));
    return keys.size() == pieces.size() && !keys.count(32'767);
  };
  EXPECT_TRUE(distinct(content().fighters) && distinct(content().weapons) && distinct(content().armours));
}

// Noise with a right check gets past the door: nothing behind it may fall over.
TEST(FighterCode, noise_never_crashes) {
  FastDice dice(11);
  int good = 0;
  for (int i = 0; i < 50'000; ++i) {
    Signs signs(i % 2 ? 1 + dice.below(40) : 20);
    for (std::uint8_t& sign : signs) sign = static_cast<std::uint8_t>(dice.below(32));
    signs[0] = static_cast<std::uint8_t>(9 + 16 * dice.below(2));
    const Reading reading = read(*codeOfSigns(signs));
    if (!reading.fighter) continue;
    ++good;
    Errors errors;
    judge(content(), *reading.fighter, "", errors);
    fighterCode(content(), *reading.fighter, CodeName::kept);
  }
  EXPECT_GT(good, 100);
}

TEST(FighterSheet, D1_the_larger_die_strikes_and_PTS_alone_when_disarmed) {
  OwnFighter own = ready("assassin");  // PTS W10, dagger W4
  Combatant one = combatantOf(content(), own);
  EXPECT_EQ(one.meleeDie, 10);
  EXPECT_EQ(one.unarmedDie, 8);
  own.weapon = "great-axe";
  one = combatantOf(content(), own);
  EXPECT_EQ(one.meleeDie, 12);
  EXPECT_EQ(one.weaponInitiative, -1);
}

TEST(FighterSheet, blows_are_counted_exactly) {
  const Combatant sergeant = combatantOf(content(), ready("sergeant"));
  const auto blows = blowsOf(sergeant, 10, sergeant);  // W10 against protection 3
  ASSERT_EQ(blows.size(), 3u);
  EXPECT_EQ(blows[1].dice, 3);
  EXPECT_EQ(blows[2].dice, 4);
  EXPECT_DOUBLE_EQ(blows[0].expected, (1 + 2 + 3 + 4 + 5 + 6 + 7) / 10.0);
  EXPECT_DOUBLE_EQ(blows[0].out, 0);
  EXPECT_GT(blows[2].expected, blows[1].expected);
}

TEST(FighterSheet, chances_of_equals_are_those_of_all_throws) {
  EXPECT_DOUBLE_EQ(chanceOfEquals(1, 20, 2), 0);
  EXPECT_NEAR(chanceOfEquals(2, 20, 2), 19 / 400.0, 1e-12);  // a pair of ones is none
  for (const auto& [count, sides, equals] : {std::tuple{4, 6, 2}, {4, 6, 3}, {5, 4, 3}}) {
    int hits = 0, all = 0;
    const int throws = static_cast<int>(std::lround(std::pow(sides, count)));
    for (int n = 0; n < throws; ++n, ++all) {
      std::array<int, 21> of{};
      for (int i = 0, rest = n; i < count; ++i, rest /= sides) ++of[static_cast<std::size_t>(rest % sides) + 1];
      bool found = false;
      for (int face = 2; face <= sides; ++face) found = found || of[static_cast<std::size_t>(face)] >= equals;
      hits += found;
    }
    EXPECT_NEAR(chanceOfEquals(count, sides, equals), static_cast<double>(hits) / all, 1e-12);
  }
}

TEST(FighterSheet, reports_hold_codes_faults_and_numbers_with_words) {
  FastDice dice(2);
  for (int i = 0; i < 20; ++i) {
    const Data report = fighterReport(content(), anyFighter(dice), yardstick(content()));
    EXPECT_TRUE(*report.find("ok")->as<bool>());
    for (const Data& number : *report.find("sheet")->find("numbers")->as<Data::Array>()) {
      EXPECT_NE(library().rule("1192", *number.find("rule")->as<std::string>()), nullptr);
      for (const Data& part : *number.find("parts")->as<Data::Array>())
        EXPECT_EQ(part.find("text")->find("de")->as<std::string>()->find("fighter."), std::string::npos);
    }
  }
  OwnFighter wrong = ready("knight");
  wrong.skill = 9;
  const Data report = fighterReport(content(), wrong, 0);
  EXPECT_FALSE(*report.find("ok")->as<bool>());
  EXPECT_EQ(report.find("sheet"), nullptr);
  EXPECT_EQ(report.find("code"), nullptr);
  EXPECT_EQ(*report.find("faults")->as<Data::Array>()->front().find("field")->as<std::string>(), "skill");
}

TEST(FighterSheet, D1_tells_whom_he_could_never_hurt) {
  OwnFighter own = ready("pilgrim");
  own.dice = own.skill = 1;
  own.weapon = "dagger";
  const Data report = fighterReport(content(), own, 0);
  EXPECT_FALSE(report.find("sheet")->find("never_hurts")->as<Data::Array>()->empty());
  EXPECT_TRUE(
      fighterReport(content(), ready("knight"), 0).find("sheet")->find("never_hurts")->as<Data::Array>()->empty());
}

TEST(FighterDrawing, the_same_seed_draws_the_same_fighter_and_never_a_faulty_one) {
  std::set<std::string> all;
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    const OwnFighter own = surpriseFighter(content(), std::nullopt, seed);
    EXPECT_EQ(faultsOf(own), Ids{}) << written(own);
    EXPECT_EQ(written(own), written(surpriseFighter(content(), std::nullopt, seed)));
    EXPECT_FALSE(own.name.empty());
    all.insert(written(own));
  }
  EXPECT_GT(all.size(), 450u);
  EXPECT_EQ(surpriseFighter(content(), 4, 9).base, content().fighters[4].id);
}

TEST(FighterDesk, setups_of_ready_own_and_coded_fighters_are_accepted_as_games) {
  OwnFighter own = ready("archer");
  own.name = "Rhys";
  own.shot.clear();
  Data entry;
  entry.set("who", fighterData(own)).set("size", "small").set("awareness", "noticing");
  Data ask = question("duel");
  ask.set("distance", 40);
  ask.set("side", list({sideOf({"knight", entry}), sideOf({codeOf(ready("emir")), "emir"})}));
  Errors errors;
  const Data setup = asked(ask, errors);
  ASSERT_TRUE(errors.empty());
  EXPECT_EQ(*setup.find("name")->find("de")->as<std::string>(), "Ritter, Rhys gegen Emir, Emir");
  const auto game = gameKind().make(library(), setup, errors);
  ASSERT_TRUE(game && errors.empty());
  EXPECT_EQ(game->seats(), 4);
  const auto read = readSetup(content(), parseToml(setupToml(setup), "s", errors), "s", errors);
  ASSERT_TRUE(read && errors.empty());
  EXPECT_EQ(read->distance, 40);
  EXPECT_FALSE(read->fighters[1].values.shot);
  EXPECT_EQ(read->fighters[1].size, Size::small);
  EXPECT_EQ(read->fighters[1].awareness, Awareness::noticing);
  EXPECT_EQ(read->fighters[2].values.skill, 5);
}

TEST(FighterDesk, D1_fighters_who_could_never_hurt_each_other_are_refused) {
  OwnFighter own = ready("pilgrim");
  own.dice = own.skill = 1;
  own.weapon = "dagger";
  own.armour = "guard-harness";
  Data ask = question("duel");
  ask.set("side", list({sideOf({fighterData(own)}), sideOf({fighterData(own)})}));
  Errors errors;
  EXPECT_TRUE(asked(ask, errors).isNull());
  ASSERT_FALSE(errors.empty());
  EXPECT_EQ(errors.list().front().what->id, "duel.setup.never-hurt");
}

TEST(FighterDesk, bad_questions_get_faults) {
  const auto fault = [](const Data& ask) {
    Errors errors;
    EXPECT_TRUE(asked(ask, errors).isNull());
    return errors.empty() ? "" : std::string(errors.list().front().what->id);
  };
  EXPECT_EQ(fault(Data(Data::Table{})), "library.missing");
  EXPECT_EQ(fault(question("weather")), "library.choice");
  EXPECT_EQ(fault(question("check")), "library.missing");
  EXPECT_EQ(fault(question("read").set("code", "ABCU")), "library.code.sign");
  EXPECT_EQ(fault(question("surprise").set("seed", 1).set("base", "king")), "library.unknown-name");
  EXPECT_EQ(fault(question("surprise").set("seed", -1)), "library.range");
  EXPECT_EQ(fault(question("duel").set("side", list({sideOf({"knight"})}))), "library.form");
  EXPECT_EQ(fault(question("duel").set("side", list({sideOf({"knight"}), sideOf({})}))), "library.range");
  EXPECT_EQ(fault(question("duel").set("side", list({sideOf({"knight"}), sideOf({"emir", "emir", "emir", "emir"})}))),
            "library.range");
  EXPECT_EQ(fault(question("duel").set("side", list({sideOf({"knight"}), sideOf({5})}))), "library.want-table");
  OwnFighter own = ready("knight");
  own.skill = 12;
  EXPECT_EQ(fault(question("duel").set("side", list({sideOf({"knight"}), sideOf({fighterData(own)})}))),
            "fighter.skill");
}

TEST(FighterDesk, answers_pieces_checks_codes_and_surprises) {
  Errors errors;
  const Data pieces = asked(question("pieces"), errors);
  EXPECT_EQ(pieces.find("fighters")->as<Data::Array>()->size(), content().fighters.size());
  EXPECT_EQ(pieces.find("weapons")->as<Data::Array>()->size(), content().weapons.size());
  const Data drawn = asked(question("surprise").set("seed", 7).set("base", "knight").set("against", "emir"), errors);
  EXPECT_EQ(*drawn.find("sheet")->find("against")->as<std::string>(), "emir");
  const Data read = asked(question("read").set("code", *drawn.find("code_with_name")->as<std::string>()), errors);
  EXPECT_EQ(toJson(*read.find("fighter")), toJson(*drawn.find("fighter")));
  EXPECT_TRUE(read.find("notices")->as<Data::Array>()->empty());
  const Data checked = asked(question("check").set("fighter", *drawn.find("fighter")), errors);
  EXPECT_EQ(toJson(*checked.find("fighter")), toJson(*drawn.find("fighter")));
  EXPECT_TRUE(errors.empty());
}

}  // namespace walstatt::duel
