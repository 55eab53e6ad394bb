// The checked reader of content and setup files: harmless values, all faults at once, each with file, line, column,
// field, what was found and what is allowed.
#include "library/reader.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "library/library.h"

namespace walstatt {

namespace {

// A text as data, with its faults.
struct File {
  explicit File(const std::string& text) : data(parseToml(text, "file.toml", errors)) {}

  Reader reader() { return Reader(data, "file.toml", "", errors); }
  std::string told() const {
    std::string all;
    for (const ContentError& error : errors.list())
      all += (all.empty() ? "" : "\n") + std::to_string(error.line) + ":" + std::to_string(error.column) + " " +
             error.field + " " + std::string(error.what->id) + " <" + error.found + "> <" + error.allowed + ">";
    return all;
  }

  Errors errors;
  Data data;
};

}  // namespace

TEST(Reader, good_values_are_read_without_fault) {
  File file(R"(number = 5
flag = true
text = "hello"
both = { de = "ja", en = "yes" }
word = "left"
list = ["a", "b"]
numbers = [1, 2, 3]
[table]
inner = 1
[[rows]]
n = 1
[[rows]]
n = 2
)");
  Reader reader = file.reader();
  EXPECT_EQ(reader.integer("number", 1, 9), 5);
  EXPECT_TRUE(reader.flagOr("flag", false));
  EXPECT_EQ(reader.text("text"), "hello");
  EXPECT_EQ(reader.bilingual("both").in(Language::english), "yes");
  EXPECT_EQ(reader.bilingual("both").in(Language::german), "ja");
  EXPECT_EQ(reader.choice("word", {"right", "left"}), 1);
  EXPECT_EQ(reader.texts("list"), (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(reader.integers("numbers", 1, 3), (std::vector<int>{1, 2, 3}));
  EXPECT_EQ(reader.table("table").integer("inner", 0, 1), 1);
  std::vector<Reader> rows = reader.tables("rows");
  ASSERT_EQ(rows.size(), 2u);
  EXPECT_EQ(rows[1].integer("n", 1, 2), 2);
  reader.finish();
  EXPECT_EQ(file.told(), "");
}

TEST(Reader, what_may_be_missing_takes_its_usual_value) {
  File file("");
  Reader reader = file.reader();
  EXPECT_EQ(reader.integerOr("a", 1, 9, 7), 7);
  EXPECT_TRUE(reader.flagOr("b", true));
  EXPECT_EQ(reader.textOr("c", "x"), "x");
  EXPECT_EQ(reader.bilingualOr("d", {"ja", "yes"}).in(Language::english), "yes");
  EXPECT_EQ(reader.choiceOr("e", {"x", "y"}, 1), 1);
  EXPECT_TRUE(reader.texts("f").empty());
  EXPECT_TRUE(reader.integers("g", 1, 2).empty());
  EXPECT_FALSE(reader.tableIfAny("h"));
  EXPECT_TRUE(reader.tablesIfAny("i").empty());
  EXPECT_FALSE(reader.has("a"));
  reader.finish();
  EXPECT_EQ(file.told(), "");
}

TEST(Reader, missing_fields_are_told_with_the_place_of_their_table) {
  File file("x = 1\n\n[t]\ny = 1\n");
  Reader reader = file.reader();
  reader.table("t").integer("number", 1, 9);
  reader.table("t").text("text");
  reader.table("t").bilingual("both");
  reader.table("t").choice("word", {"a"});
  reader.table("t").tables("rows");
  EXPECT_EQ(file.told(),
            "3:1 t.number library.missing <> <>\n3:1 t.text library.missing <> <>\n3:1 t.both library.missing <> <>\n"
            "3:1 t.word library.missing <> <>\n3:1 t.rows library.missing <> <>");
}

TEST(Reader, integers_outside_of_their_span_are_told) {
  File file("a = 0\nb = 10\nc = 1.5\nd = \"1\"\ne = 99999999999\n");
  Reader reader = file.reader();
  EXPECT_EQ(reader.integer("a", 1, 9), 1);
  EXPECT_EQ(reader.integerOr("b", 1, 9, 5), 5);
  EXPECT_EQ(reader.integer("c", 1, 9), 1);
  EXPECT_EQ(reader.integer("d", 1, 9), 1);
  EXPECT_EQ(reader.integer("e", 1, 9), 1);
  EXPECT_EQ(file.told(),
            "1:5 a library.range <0> <1 … 9>\n2:5 b library.range <10> <1 … 9>\n"
            "3:5 c library.want-integer <1.5> <1 … 9>\n4:5 d library.want-integer <\"1\"> <1 … 9>\n"
            "5:5 e library.range <99999999999> <1 … 9>");
}

TEST(Reader, values_of_the_wrong_kind_are_told) {
  File file(
      "flag = 1\ntext = 2\nboth = \"x\"\nhalf = { de = \"x\" }\nempty = { de = \"x\", en = \"\" }\nword = \"up\"\nlist "
      "= \"a\"\nmixed = [\"a\", 1]\n"
      "numbers = 3\nfew = [1, 7]\ntable = 4\nrows = 5\n");
  Reader reader = file.reader();
  reader.flagOr("flag", false);
  reader.text("text");
  reader.bilingual("both");
  reader.bilingual("half");
  reader.bilingual("empty");
  reader.choice("word", {"left", "right"});
  reader.texts("list");
  EXPECT_EQ(reader.texts("mixed"), (std::vector<std::string>{"a"}));
  reader.integers("numbers", 1, 3);
  EXPECT_EQ(reader.integers("few", 1, 3), (std::vector<int>{1, 1}));
  reader.table("table");
  reader.tables("rows");
  reader.finish();
  EXPECT_EQ(file.told(),
            "1:8 flag library.want-flag <1> <true | false>\n"
            "2:8 text library.want-text <2> <>\n"
            "3:8 both library.want-both-languages <\"x\"> <{ de = \"…\", en = \"…\" }>\n"
            "4:8 half library.want-both-languages <{…}> <{ de = \"…\", en = \"…\" }>\n"
            "5:9 empty library.want-both-languages <{…}> <{ de = \"…\", en = \"…\" }>\n"
            "6:8 word library.choice <\"up\"> <left | right>\n"
            "7:8 list library.want-array <\"a\"> <[\"…\"]>\n"
            "8:15 mixed library.want-text <1> <>\n"
            "9:11 numbers library.want-array <3> <[1, 2, …]>\n"
            "10:11 few library.range <7> <1 … 3>\n"
            "11:9 table library.want-table <4> <>\n"
            "12:8 rows library.want-array <5> <[[…]]>");
}

TEST(Reader, unknown_fields_are_told_with_the_known_ones) {
  File file("good = 1\nbad = 2\nworse = { x = 1 }\n");
  Reader reader = file.reader();
  reader.integer("good", 1, 2);
  reader.textOr("also", "");
  reader.finish();
  EXPECT_EQ(file.told(),
            "2:7 bad library.unknown-field <2> <also | good>\n3:9 worse library.unknown-field <{…}> <also | good>");
}

TEST(Reader, the_path_counts_tables_from_one) {
  File file("[[rows]]\nn = 1\n[[rows]]\n[[rows.cells]]\n[[rows.cells]]\nn = 9\n");
  Reader reader = file.reader();
  for (Reader& row : reader.tables("rows"))
    for (Reader& cell : row.tablesIfAny("cells")) cell.integer("n", 1, 2);
  EXPECT_EQ(file.told(),
            "4:1 rows[2].cells[1].n library.missing <> <>\n6:5 rows[2].cells[2].n library.range <9> <1 … 2>");
}

TEST(Reader, named_tables_come_with_their_names_and_are_known) {
  File file("[zones]\nnorth = { depth = 1 }\nsouth = { depth = 9 }\nwest = 4\n");
  Reader reader = file.reader();
  Reader zones = reader.table("zones");
  std::vector<std::string> names;
  for (auto& [name, table] : zones.namedTables()) {
    names.push_back(name);
    table.integerOr("depth", 1, 3, 1);
  }
  zones.finish();
  EXPECT_EQ(names.size(), 3u);
  EXPECT_EQ(file.told(), "4:8 zones.west library.want-table <4> <>\n3:19 zones.south.depth library.range <9> <1 … 3>");
}

TEST(Reader, a_fault_of_ones_own_points_at_the_field_or_the_table) {
  File file("a = 1\nb = [1]\n");
  Reader reader = file.reader();
  reader.fault(phrases::twice, "a");
  reader.fault(phrases::form, "b", "[2]");
  reader.fault(phrases::tooMany, "", "3");
  EXPECT_EQ(file.told(), "1:5 a library.twice <1> <>\n2:5 b library.form <[…]> <[2]>\n1:1  library.too-many <> <3>");
}

TEST(Reader, a_document_that_is_no_table_is_told_and_reads_as_empty) {
  Errors errors;
  const Data data(std::int64_t{3});
  Reader reader(data, "m", "setup", errors);
  EXPECT_FALSE(reader.has("x"));
  reader.finish();
  ASSERT_EQ(errors.size(), 1u);
  EXPECT_EQ(errors.list()[0].what->id, "library.want-table");
  EXPECT_EQ(errors.list()[0].field, "setup");
  EXPECT_EQ(errors.list()[0].line, 0u);  // a message has no lines
}

TEST(Reader, toml_that_cannot_be_parsed_is_told_with_its_place) {
  for (const auto& [text, line] : {std::pair<const char*, std::uint32_t>{"a = 1\nb = = 2\n", 2},
                                   {"a = \"x\n", 1},
                                   {"a = 1\na = 2\n", 2},
                                   {"[t\n", 1},
                                   {"a = 1\n\n\nb = [1, 2\n", 4}}) {
    File file(text);
    ASSERT_EQ(file.errors.size(), 1u) << text;
    const ContentError& error = file.errors.list()[0];
    EXPECT_EQ(error.what->id, "library.syntax");
    EXPECT_EQ(error.file, "file.toml");
    EXPECT_EQ(error.line, line) << text;
    EXPECT_FALSE(error.found.empty());
    EXPECT_TRUE(file.data.isNull());
  }
}

TEST(Reader, an_error_is_said_with_place_field_and_both_languages) {
  File file("a = 12\n");
  file.reader().integer("a", 1, 9);
  Errors errors;
  const Library library = Library::read(builtInContent(), errors);
  EXPECT_EQ(library.words().say(file.errors.list()[0], Language::english),
            "file.toml:1:5: a: 12 lies outside of 1 … 9");
  EXPECT_EQ(library.words().say(file.errors.list()[0], Language::german),
            "file.toml:1:5: a: 12 liegt außerhalb von 1 … 9");
}

TEST(Reader, every_fault_of_the_library_has_its_words) {
  Errors errors;
  const Library library = Library::read(builtInContent(), errors);
  for (const Phrase* phrase :
       {&phrases::syntax, &phrases::unreadable, &phrases::missing, &phrases::unknownField, &phrases::wantInteger,
        &phrases::wantText, &phrases::wantFlag, &phrases::wantArray, &phrases::wantTable, &phrases::wantBothLanguages,
        &phrases::range, &phrases::choice, &phrases::form, &phrases::twice, &phrases::tooMany, &phrases::unknownName,
        &phrases::noWords})
    EXPECT_TRUE(library.words().has(phrase->id)) << phrase->id;
}

// What is missing in a table that is missing itself has no line: a reader of the missing table could know its parent's.
TEST(Reader, a_field_of_a_missing_table_is_told_with_a_line) {
  File file("x = 1\n");
  Reader reader = file.reader();
  reader.table("t").integer("n", 1, 2);
  for (const ContentError& error : file.errors.list()) EXPECT_NE(error.line, 0u) << error.field;
}

RC_GTEST_PROP(Reader, an_integer_is_taken_exactly_within_its_span,
              (std::int32_t value, std::int16_t a, std::int16_t b)) {
  const int least = std::min(a, b), most = std::max(a, b);
  File file("n = " + std::to_string(value) + "\n");
  const int read = file.reader().integer("n", least, most);
  const bool inside = value >= least && value <= most;
  RC_ASSERT(file.errors.empty() == inside);
  RC_ASSERT(read == (inside ? value : least));
}

}  // namespace walstatt
