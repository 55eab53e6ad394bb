// The short code: round trips, what typing does to it, what other content does to it, and noise.
#include "games/mfm/army_code.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "../../../tests/mfm/test_table.h"
#include "games/mfm/army_drawing.h"
#include "library/share_code.h"

namespace walstatt::mfm {

namespace {

constexpr std::string_view alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

struct Reading {
  std::optional<Army> army;
  Errors faults, notices;
};

Reading read(std::string_view code, const Content& content = *testContent()) {
  Reading reading;
  reading.army = readArmyCode(content, code, reading.faults, reading.notices);
  EXPECT_EQ(reading.army.has_value(), reading.faults.empty());
  return reading;
}

std::string firstId(const Errors& errors) { return errors.empty() ? "" : std::string(errors.list().front().what->id); }

std::string plain(std::string code) {
  std::erase(code, '-');
  return code;
}

Army sample(std::uint64_t seed = 5, int points = 60) { return surpriseArmy(*testContent(), 0, points, seed); }
std::string codeOf(const Army& army, CodeNames names = CodeNames::leftOut) {
  const auto code = armyCode(*testContent(), army, names);
  EXPECT_TRUE(code);
  return code.value_or("");
}

bool passes(const std::vector<std::uint8_t>& signs) {
  const auto right = checkSigns({signs.begin(), signs.end() - 3});
  return std::equal(right.begin(), right.end(), signs.end() - 3);
}

std::vector<std::uint8_t> signsOf(const std::string& code) {
  std::vector<std::uint8_t> signs;
  for (const char c : plain(code)) signs.push_back(static_cast<std::uint8_t>(alphabet.find(c)));
  return signs;
}

// Content with a change.
std::shared_ptr<Content> changed() { return std::make_shared<Content>(*testContent()); }
FigureType& typeIn(Content& content, const std::string& id) {
  return content.types[static_cast<std::size_t>(content.findType(id))];
}

Army fixed() {
  Army army{"", "celts", 100, {}};
  army.units = {{"celtic-swordsman", {}, 4}, {"celtic-archer", {}, 7}};
  army.units.push_back({"celtic-light-chariot", {"celtic-charioteer", "celtic-chariot-noble"}});
  return army;
}

}  // namespace

TEST(ArmyCode, read_again_is_the_same_army) {
  for (int people = 0; people < static_cast<int>(testContent()->peoples.size()); ++people)
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      const Army army = surpriseArmy(*testContent(), people, 50 + static_cast<int>(seed) * 5, seed);
      const Reading reading = read(codeOf(army));
      ASSERT_TRUE(reading.army);
      EXPECT_TRUE(reading.notices.empty());
      EXPECT_EQ(toJson(armyData(*reading.army)), toJson(armyData(army)));
    }
}

TEST(ArmyCode, names_go_along_if_wanted) {
  Army army = fixed();
  army.name = "Die Bären";
  army.units[0].names = {"Taran", "", "Lug"};
  army.units[2].names = {"", "Medb"};
  EXPECT_EQ(toJson(armyData(*read(codeOf(army, CodeNames::kept)).army)), toJson(armyData(army)));
  EXPECT_EQ(read(codeOf(army)).army->name, "");
  EXPECT_LT(codeOf(army).size(), codeOf(army, CodeNames::kept).size());
}

TEST(ArmyCode, is_short_and_hyphened_and_forgives_how_it_is_typed) {
  const std::string code = codeOf(fixed());
  EXPECT_LE(plain(code).size(), 32u) << code;
  for (std::size_t i = 0; i < code.size(); ++i) EXPECT_EQ(code[i] == '-', i % 6 == 5) << code;
  std::string typed;
  for (const char c : plain(code)) {
    const char low = static_cast<char>(c >= 'A' ? c - 'A' + 'a' : c);
    typed += c == '0' ? 'o' : c == '1' ? (typed.size() % 2 ? 'l' : 'I') : low;
    typed += ' ';
  }
  EXPECT_EQ(toJson(armyData(*read(typed).army)), toJson(armyData(fixed())));
}

TEST(ArmyCode, the_check_finds_every_wrong_sign_and_every_swap) {
  for (const Army& army : {fixed(), sample(1), sample(2, 100)}) {
    const std::string code = plain(codeOf(army));
    for (std::size_t i = 0; i < code.size(); ++i) {
      for (const char c : alphabet) {
        std::string wrong = code;
        wrong[i] = c;
        ASSERT_TRUE(wrong == code || firstId(read(wrong).faults) == "library.code.check") << wrong;
      }
      for (std::size_t k = i + 1; k < code.size(); ++k) {  // neighbours and any other two
        std::string wrong = code;
        std::swap(wrong[i], wrong[k]);
        ASSERT_TRUE(wrong == code || firstId(read(wrong).faults) == "library.code.check") << wrong;
      }
      std::string shorter = code;
      shorter.erase(i, 1);
      EXPECT_EQ(firstId(read(shorter).faults), "library.code.check") << shorter;
    }
  }
}

TEST(ArmyCode, the_check_finds_a_sign_too_many_at_either_end) {
  const std::string code = plain(codeOf(fixed()));
  for (const char c : alphabet) {
    EXPECT_EQ(firstId(read(code + c).faults), "library.code.check") << c;
    EXPECT_EQ(firstId(read(c + code).faults), "library.code.check") << c;
  }
}

TEST(ArmyCode, the_check_finds_every_two_wrong_signs) {
  std::vector<std::uint8_t> signs = signsOf(codeOf(fixed()));
  ASSERT_TRUE(passes(signs));
  for (std::size_t i = 0; i < signs.size(); ++i)
    for (std::size_t k = i + 1; k < signs.size(); ++k)
      for (std::uint8_t a = 1; a < 32; ++a)
        for (std::uint8_t b = 1; b < 32; ++b) {
          signs[i] ^= a;
          signs[k] ^= b;
          ASSERT_FALSE(passes(signs));
          signs[i] ^= a;
          signs[k] ^= b;
        }
}

TEST(ArmyCode, bad_codes_are_told_apart) {
  const std::string code = plain(codeOf(fixed()));
  EXPECT_EQ(firstId(read("").faults), "library.code.empty");
  EXPECT_EQ(firstId(read(" -- ").faults), "library.code.empty");
  EXPECT_EQ(firstId(read("ABCDU").faults), "library.code.sign");
  EXPECT_EQ(firstId(read("ABCD\xff").faults), "library.code.sign");
  EXPECT_EQ(firstId(read("AB").faults), "library.code.check");
  EXPECT_EQ(firstId(read(code.substr(0, 10)).faults), "library.code.check");
  EXPECT_EQ(firstId(read(std::string(20'000, 'A')).faults), "library.code.long");
  const auto sealed = [](std::vector<std::uint8_t> signs) {
    for (const std::uint8_t sign : checkSigns(signs)) signs.push_back(sign);
    std::string text;
    for (const std::uint8_t sign : signs) text += alphabet[sign];
    return text;
  };
  std::vector<std::uint8_t> signs = signsOf(code);
  signs.resize(signs.size() - 3);
  EXPECT_EQ(sealed(signs), code);
  signs[0] = 2;
  EXPECT_EQ(firstId(read(sealed(signs)).faults), "library.code.version");
  signs[0] = 1;
  signs.push_back(0);
  EXPECT_EQ(firstId(read(sealed(signs)).faults), "army.code.form");
  for (const Phrase* phrase :
       {&walstatt::phrases::codeEmpty, &walstatt::phrases::codeLong, &walstatt::phrases::codeSign,
        &walstatt::phrases::codeCheck, &walstatt::phrases::codeVersion, &phrases::codeForm, &phrases::codePeople,
        &phrases::codeGone, &phrases::codePrice, &phrases::codePrices})
    EXPECT_TRUE(testContent()->words.has(phrase->id)) << phrase->id;
}

TEST(ArmyCode, armies_for_other_content_load_with_a_notice_or_say_what_is_gone) {
  const std::string code = codeOf(fixed());
  const auto dearer = changed();
  typeIn(*dearer, "celtic-archer").points += 2;
  const Reading price = read(code, *dearer);
  ASSERT_TRUE(price.army);
  EXPECT_EQ(firstId(price.notices), "army.code.price");
  EXPECT_EQ(std::stoi(price.notices.list()[0].allowed), std::stoi(price.notices.list()[0].found) + 14);

  const auto shifted = changed();  // 4 swordsmen dearer by 7, 7 archers cheaper by 4: the same sum
  typeIn(*shifted, "celtic-swordsman").points += 7;
  typeIn(*shifted, "celtic-archer").points -= 4;
  EXPECT_EQ(firstId(read(code, *shifted).notices), "army.code.prices");

  const auto gone = changed();
  typeIn(*gone, "celtic-archer").label = "ZZ";
  const Reading without = read(code, *gone);
  ASSERT_TRUE(without.army);
  EXPECT_EQ(firstId(without.notices), "army.code.gone");
  EXPECT_EQ(without.army->units.size(), 2u);

  const auto driverless = changed();
  typeIn(*driverless, "celtic-charioteer").label = "ZZ";
  EXPECT_EQ(read(code, *driverless).army->units[2].crew, std::vector<std::string>{"celtic-chariot-noble"});

  const auto nobody = changed();
  nobody->peoples[static_cast<std::size_t>(nobody->findPeople("celts"))].id = "gauls";
  EXPECT_EQ(firstId(read(code, *nobody).faults), "army.code.people");

  const auto more = changed();  // a new figure in front changes nothing
  more->types.insert(more->types.begin(), more->types.back());
  more->types.front().id = "celtic-newcomer";
  more->types.front().label = "QQ";
  EXPECT_TRUE(read(code, *more).notices.empty());
}

TEST(ArmyCode, peoples_have_keys_of_their_own) {
  std::set<std::string> keys;
  for (const People& people : testContent()->peoples) {
    const Army army{"", people.id, 50, {}};
    keys.insert(codeOf(army).substr(1, 2));
  }
  EXPECT_EQ(keys.size(), testContent()->peoples.size());
}

TEST(ArmyCode, what_cannot_be_coded_gives_none) {
  Army army = fixed();
  army.units[0].type = "celtic-elephant";
  EXPECT_FALSE(armyCode(*testContent(), army, CodeNames::kept));
  army = fixed();
  army.units[0].count = 0;
  EXPECT_FALSE(armyCode(*testContent(), army, CodeNames::kept));
  army = fixed();
  army.people = "romans";
  EXPECT_FALSE(armyCode(*testContent(), army, CodeNames::kept));
}

// Noise with a right check gets past the door: nothing behind it may fall over.
TEST(ArmyCode, noise_never_crashes) {
  FastDice dice(11);
  const std::string code = plain(codeOf(fixed()));
  int read_ = 0;
  for (int i = 0; i < 200'000; ++i) {
    std::vector<std::uint8_t> signs = signsOf(code);
    signs.resize(signs.size() - 3);
    if (i % 2) {
      signs.resize(1 + dice.below(60));
      for (std::uint8_t& sign : signs) sign = static_cast<std::uint8_t>(dice.below(32));
      signs[0] = dice.below(4) ? static_cast<std::uint8_t>(1 + 16 * dice.below(2)) : signs[0];
    } else {
      for (std::uint32_t k = dice.below(4); k > 0; --k)
        signs[3 + dice.below(static_cast<std::uint32_t>(signs.size()) - 3)] = static_cast<std::uint8_t>(dice.below(32));
    }
    for (const std::uint8_t sign : checkSigns(signs)) signs.push_back(sign);
    std::string text;
    for (const std::uint8_t sign : signs) text += alphabet[sign];
    const Reading reading = read(text);
    if (!reading.army) continue;
    ++read_;
    faultsOf(*testContent(), *reading.army);
    armyReport(*testContent(), *reading.army);
  }
  EXPECT_GT(read_, 1000);
  for (int i = 0; i < 50'000; ++i) {
    std::string text(dice.below(40), ' ');
    for (char& c : text) c = static_cast<char>(dice.below(256));
    EXPECT_FALSE(read(text).army);
  }
}

}  // namespace walstatt::mfm
