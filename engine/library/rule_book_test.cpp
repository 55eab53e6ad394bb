// Rule books: one file, or a folder of chapters.
#include <gtest/gtest.h>

#include "library/library.h"

namespace walstatt {

namespace {

SourceFile chapter(const std::string& path, const std::string& name, const std::string& entries) {
  const std::string heading = name.empty() ? "" : "chapter = { de = \"" + name + "\", en = \"" + name + "\" }\n";
  return {path, heading + entries};
}

std::string entry(const std::string& id, const std::string& see = "") {
  return "[[rule]]\nid = \"" + id +
         "\"\ntitle = { de = \"t\", en = \"t\" }\ntext = { de = \"x\", en = \"x\" }\nsee = [" + see + "]\n";
}

std::string shape(const Library& library, const std::string& game) {
  std::string all;
  for (const RuleEntry& rule : *library.rules(game))
    all += (all.empty() ? "" : " ") + rule.id + "/" + rule.chapter.german;
  return all;
}

std::string told(const Errors& errors) {
  std::string all;
  for (const ContentError& error : errors.list())
    all += error.file + ":" + std::to_string(error.line) + " " + error.field + " " + std::string(error.what->id) + "\n";
  return all;
}

}  // namespace

TEST(RuleBook, chapters_follow_each_other_by_their_paths_and_refer_to_any_entry) {
  Errors errors;
  const Library library =
      Library::read({chapter("x/rules/02-b.toml", "Zwei", entry("B-Abi-31", "\"A1\"")),
                     chapter("x/rules/01-a.toml", "Eins", entry("A1", "\"B-Abi-31\"") + entry("A2")),
                     chapter("y/rules.toml", "", entry("R1"))},
                    errors);
  EXPECT_EQ(told(errors), "");
  EXPECT_EQ(shape(library, "x"), "A1/Eins A2/Eins B-Abi-31/Zwei");
  EXPECT_EQ(shape(library, "y"), "R1/") << "a book without chapters";
  EXPECT_EQ(library.gamesWithRules(), (std::vector<std::string>{"x", "y"}));
  ASSERT_TRUE(library.rule("x", "B-Abi-31"));
  EXPECT_EQ(library.rule("x", "B-Abi-31")->chapter.english, "Zwei");
}

TEST(RuleBook, a_number_twice_or_an_unknown_one_is_told_with_its_file) {
  Errors errors;
  Library::read(
      {chapter("x/rules/1.toml", "Eins", entry("A1", "\"A9\"")), chapter("x/rules/2.toml", "Zwei", entry("A1"))},
      errors);
  EXPECT_EQ(told(errors), "x/rules/2.toml:3 rule[1].id " + std::string(phrases::twice.id) + "\n" +
                              "x/rules/1.toml:6 rule[1].see " + std::string(phrases::unknownName.id) + "\n");
}

TEST(RuleBook, only_files_of_the_book_are_read_as_rules) {
  Errors errors;
  const Library library = Library::read({{"x/rulesets.toml", "a = 1\n"}, {"rules.toml", "a = 1\n"}}, errors);
  EXPECT_EQ(told(errors), "");
  EXPECT_TRUE(library.gamesWithRules().empty());
}

}  // namespace walstatt
