// What the readers of content/mfm and of setups say of faults: each names file, line, field, what was found and what is
// allowed, and all faults of a file are told at once. And the content itself against what the sources give.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>

#include "../../../tests/mfm/test_table.h"

namespace walstatt::mfm {

namespace {

const std::string goodTerrain = R"([[terrain]]
id = "meadow"
symbol = "."
name = { de = "Wiese", en = "Meadow" }
effect = { de = "keine", en = "none" }
group = "plain"
protection = 0
cost = 1

[[terrain]]
id = "bush"
symbol = "b"
name = { de = "Busch", en = "Bush" }
effect = { de = "deckt", en = "covers" }
group = "bush"
protection = 2
bracket = 1
cost = 2
obstacle = "bush"
)";

const std::string goodPeople = R"(id = "testers"
name = { de = "Tester", en = "Testers" }
note = { de = "keine", en = "none" }

[[row]]
number = 1
name = { de = "Erste", en = "First" }
saved_from = { nah = 8, fern = 9, weit = 7, erst = 6 }

[[row]]
number = 2
name = { de = "Zweite", en = "Second" }
saved_from = { nah = 7 }

[[figure]]
id = "tester"
label = "TE"
name = { de = "Tester", en = "Tester" }
job = { de = "testet", en = "tests" }
points = 6
row = 1
move = 5
armour = 1
lives = 2
nah = "1x1-5"
fern = { range = 6, hit = "1x1-4" }
weit = { range = 1, hit = "1x1-3", weit = true, erst = true }
skirmisher = true
history = { de = "war einmal", en = "was once" }
[[figure]]
id = "other"
label = "OT"
name = { de = "Anderer", en = "Other" }
job = { de = "auch", en = "too" }
points = 4
row = 2
move = 4
nah = "3x1-3"
history = { de = "auch", en = "too" }
)";

const std::string goodMap = R"(id = "field"
name = { de = "Feld", en = "Field" }
note = { de = "keine", en = "none" }
block = 3
plan = """
......
..bb..
......
......
......
"""

[[storey]]
number = 1
at = "c2"
plan = """
..
"""

[zones]
north = { edge = "top", depth = 1 }
south = { edge = "bottom", depth = 2 }
west = { edge = "left", from = "a2", to = "a4" }
)";

const std::string goodSetup = R"(id = "fight"
name = { de = "Kampf", en = "Fight" }
story = { de = "Es war", en = "Once" }
kind = "points"
map = "field"
points = 50
rounds = 8
rule_of_12 = true

[[side]]
people = "testers"
zone = "north"
players = 2
figures = [
  { type = "tester", count = 2, name = "Hans" },
  { type = "other", player = 2 },
]

[[side]]
people = "testers"
zone = "south"
figures = [
  { type = "tester" },
]
)";

const std::string goodDocument = R"(kind = "document"
map = "field"
rounds = 10

[[side]]
people = "testers"
zone = "north"
figures = [
  { type = "tester", carrier = true, count = 2 },
  { type = "other" },
]

[[side]]
people = "testers"
zone = "west"
figures = [{ type = "other" }]

[chest]
goal = "bottom"
)";

std::string replaced(std::string text, const std::string& old, const std::string& now) {
  const std::size_t at = text.find(old);
  EXPECT_NE(at, std::string::npos) << "not in the text: " << old;
  return at == std::string::npos ? text : text.replace(at, old.size(), now);
}

std::string firstLine(const std::string& text) { return text.substr(0, text.find('\n')); }

std::string shown(const Errors& errors) {
  std::string all;
  for (const ContentError& error : errors.list()) {
    const std::string place = error.file + ":" + std::to_string(error.line);
    all += (all.empty() ? "" : "\n") + place + " " + error.field + " " + std::string(error.what->id.substr(8)) + " <" +
           error.found + "> <" + error.allowed + ">";
  }
  return all;
}

struct Files {
  std::string terrain = goodTerrain, people = goodPeople, map = goodMap;

  std::shared_ptr<const Content> read(Errors& errors) const {
    const Library library = Library::read(
        {{"mfm/terrain.toml", terrain}, {"mfm/peoples/testers.toml", people}, {"mfm/maps/field.toml", map}}, errors);
    return readContent(library, errors);
  }
};

// What is said of each file when a piece of it is replaced.
std::string terrainFaults(const std::string& old, const std::string& now) {
  Files files;
  files.terrain = replaced(goodTerrain, old, now);
  Errors errors;
  files.read(errors);
  return shown(errors);
}

std::string peopleFaults(const std::string& old, const std::string& now) {
  Files files;
  files.people = replaced(goodPeople, old, now);
  Errors errors;
  files.read(errors);
  return shown(errors);
}

std::string mapFaults(const std::string& old, const std::string& now) {
  Files files;
  files.map = replaced(goodMap, old, now);
  Errors errors;
  files.read(errors);
  return shown(errors);
}

std::string setupFaults(const std::string& good, const std::string& old, const std::string& now) {
  Errors errors;
  const auto content = Files{}.read(errors);
  const Data data = parseToml(replaced(good, old, now), "setup.toml", errors);
  const auto setup = readSetup(*content, data, "setup.toml", errors);
  EXPECT_EQ(setup.has_value(), errors.empty());
  return shown(errors);
}

}  // namespace

TEST(Content, G9_R7_R34_the_good_files_of_this_test_are_good) {
  Errors errors;
  const auto content = Files{}.read(errors);
  EXPECT_EQ(shown(errors), "");
  EXPECT_EQ(content->types.size(), 2u);
  EXPECT_EQ(content->maps.size(), 1u);
  EXPECT_EQ(setupFaults(goodSetup, "Hans", "Karl"), "");
  EXPECT_EQ(setupFaults(goodDocument, "bottom", "top"), "");
}

// --- terrain ------------------------------------------------------------------------------------------------------

TEST(Content, G9_faults_of_the_terrain_table) {
  const std::string file = "mfm/terrain.toml:";
  EXPECT_EQ(terrainFaults("symbol = \".\"", "symbol = \"..\""), file + "3 terrain[1].symbol form <\"..\"> <! … ~>");
  EXPECT_EQ(terrainFaults("group = \"plain\"", "group = \"desert\""),
            file + "6 terrain[1].group choice <\"desert\"> <plain | bush | tree | hill | water | mountain | building>");
  EXPECT_EQ(terrainFaults("protection = 2", "protection = 9"), file + "16 terrain[2].protection range <9> <-4 … 6>");
  EXPECT_EQ(terrainFaults("bracket = 1", "bracket = 1.5"), file + "17 terrain[2].bracket want-integer <1.5> <-4 … 6>");
  EXPECT_EQ(terrainFaults("cost = 2", "cost = 0"), file + "18 terrain[2].cost range <0> <1 … 12>");
  EXPECT_EQ(terrainFaults("cost = 2", "cost = 2\nmount_cost = 13"),
            file + "19 terrain[2].mount_cost range <13> <1 … 12>");
  EXPECT_EQ(terrainFaults("cost = 2", "cost = 2\nlarge = \"no\""),
            file + "19 terrain[2].large choice <\"no\"> <allowed | forbidden | vehicles-forbidden>");
  EXPECT_EQ(terrainFaults("obstacle = \"bush\"", ""), file + "10 terrain[2].obstacle missing <> <>");
  EXPECT_EQ(terrainFaults("effect = { de = \"deckt\", en = \"covers\" }", "effect = { de = \"deckt\" }"),
            file + "14 terrain[2].effect want-both-languages <{…}> <{ de = \"…\", en = \"…\" }>");
  for (const char* flag : {"cross_only", "blocks_shot", "no_attacks", "high_ground", "branch_test"})
    EXPECT_EQ(terrainFaults("cost = 2", "cost = 2\n" + std::string(flag) + " = \"yes\""),
              file + "19 terrain[2]." + flag + " want-flag <\"yes\"> <true | false>");
}

TEST(Content, G9_a_symbol_stands_for_one_kind_of_terrain_only) {
  const std::string faults = terrainFaults("symbol = \"b\"", "symbol = \".\"");
  EXPECT_EQ(firstLine(faults), "mfm/terrain.toml:12 terrain[2].symbol twice <\".\"> <>");
}

TEST(Content, G9_a_missing_symbol_is_told_once) {
  const std::string faults = terrainFaults("symbol = \"b\"\n", "");
  EXPECT_EQ(firstLine(faults), "mfm/terrain.toml:10 terrain[2].symbol missing <> <>");
  EXPECT_EQ(faults.find("form <> <"), std::string::npos) << faults;
}

TEST(Content, G9_an_unknown_field_names_the_known_ones_and_all_faults_are_told_at_once) {
  EXPECT_EQ(terrainFaults("cost = 2", "cost = \"2\"\ncolour = 3"),
            "mfm/terrain.toml:18 terrain[2].cost want-integer <\"2\"> <1 … 12>\n"
            "mfm/terrain.toml:19 terrain[2].colour unknown-field <3> <blocks_shot | bracket | branch_test | cost | "
            "cross_only | effect | group | high_ground | id | large | mount_cost | name | no_attacks | obstacle | "
            "protection | symbol>");
}

TEST(Content, G9_a_file_that_is_no_toml_is_told_with_its_place_and_without_follow_ups) {
  const std::string faults = terrainFaults("cost = 2", "cost = = 2");
  EXPECT_EQ(faults.substr(0, 30), "mfm/terrain.toml:18  syntax <E");
  EXPECT_EQ(faults.find('\n'), std::string::npos) << faults;
}

TEST(Content, G9_without_a_terrain_table_its_file_is_said_to_be_missing) {
  Errors errors;
  readContent(Library::read({}, errors), errors);
  EXPECT_EQ(shown(errors), "mfm/terrain.toml:0  missing <> <>");
}

// --- peoples ------------------------------------------------------------------------------------------------------

TEST(Content, R6_hit_values_are_written_as_dice_and_number) {
  const std::string file = "mfm/peoples/testers.toml:";
  for (const char* bad :
       {"1x2-5", "7x1-5", "0x1-5", "1x1-13", "1x1-0", "x1-5", "1x1-", "1x1-5 ", "T1x1-5", "-1x1-5", ""})
    EXPECT_EQ(peopleFaults("nah = \"1x1-5\"", "nah = \"" + std::string(bad) + "\""),
              file + "25 figure[1].nah form <\"" + bad + "\"> <1x1-1 … 6x1-12>");
  EXPECT_EQ(peopleFaults("nah = \"1x1-5\"", "nah = 5"), file + "25 figure[1].nah want-text <5> <>");
  EXPECT_EQ(peopleFaults("nah = \"1x1-5\"", ""), file + "15 figure[1].nah missing <> <>");
  EXPECT_EQ(peopleFaults("hit = \"1x1-4\"", "hit = \"many\""),
            file + "26 figure[1].fern.hit form <\"many\"> <1x1-1 … 6x1-12>");
  EXPECT_EQ(peopleFaults("hit = \"1x1-3\"", "hit = \"few\""),
            file + "27 figure[1].weit.hit form <\"few\"> <1x1-1 … 6x1-12>");
  for (const char* good : {"1x1-1", "6x1-12", "3x1-3"})
    EXPECT_EQ(peopleFaults("nah = \"1x1-5\"", "nah = \"" + std::string(good) + "\""), "");
}

TEST(Content, R34_faults_of_the_numbers_of_a_figure) {
  const std::string file = "mfm/peoples/testers.toml:";
  EXPECT_EQ(peopleFaults("points = 6", "points = 0"), file + "20 figure[1].points range <0> <1 … 99>");
  EXPECT_EQ(peopleFaults("move = 5", "move = 13"), file + "22 figure[1].move range <13> <1 … 12>");
  EXPECT_EQ(peopleFaults("armour = 1", "armour = -1"), file + "23 figure[1].armour range <-1> <0 … 6>");
  EXPECT_EQ(peopleFaults("lives = 2", "lives = 0"), file + "24 figure[1].lives range <0> <1 … 9>");
  EXPECT_EQ(peopleFaults("range = 6", "range = 31"), file + "26 figure[1].fern.range range <31> <1 … 30>");
  EXPECT_EQ(peopleFaults("range = 1", "range = 3"), file + "27 figure[1].weit.range range <3> <1 … 2>");
  EXPECT_EQ(peopleFaults("weit = true", "weit = 1"), file + "27 figure[1].weit.weit want-flag <1> <true | false>");
  EXPECT_EQ(peopleFaults("skirmisher = true", "skirmisher = \"yes\""),
            file + "28 figure[1].skirmisher want-flag <\"yes\"> <true | false>");
  EXPECT_EQ(firstLine(peopleFaults("fern = { range = 6, hit = \"1x1-4\" }", "fern = 6")),
            file + "26 figure[1].fern want-table <6> <>");
}

TEST(Content, R34_labels_and_ids_are_well_formed_and_stand_once) {
  const std::string file = "mfm/peoples/testers.toml:";
  EXPECT_EQ(peopleFaults("label = \"TE\"", "label = \"te\""), file + "17 figure[1].label form <\"te\"> <AA … ZZ>");
  EXPECT_EQ(peopleFaults("label = \"TE\"", "label = \"TES\""), file + "17 figure[1].label form <\"TES\"> <AA … ZZ>");
  EXPECT_EQ(peopleFaults("label = \"TE\"\n", ""), file + "15 figure[1].label missing <> <>");
  EXPECT_EQ(peopleFaults("label = \"OT\"", "label = \"TE\""), file + "32 figure[2].label twice <\"TE\"> <>");
  EXPECT_EQ(peopleFaults("id = \"other\"", "id = \"tester\""), file + "31 figure[2].id twice <\"tester\"> <>");
}

TEST(Content, R7_faults_of_the_defence_table) {
  const std::string file = "mfm/peoples/testers.toml:";
  EXPECT_EQ(peopleFaults("nah = 8", "nah = 1"), file + "8 row[1].saved_from.nah range <1> <2 … 13>");
  EXPECT_EQ(peopleFaults("nah = 8", "nah = 14"), file + "8 row[1].saved_from.nah range <14> <2 … 13>");
  EXPECT_EQ(peopleFaults("{ nah = 7 }", "{ fern = 7, horse = 2 }"),
            file + "13 row[2].saved_from.nah missing <> <>\n" + file +
                "13 row[2].saved_from.horse unknown-field <2> <erst | fern | nah | weit>");
  EXPECT_EQ(firstLine(peopleFaults("number = 2", "number = 100")), file + "11 row[2].number range <100> <1 … 99>");
}

TEST(Content, R7_a_figure_names_a_row_of_its_people) {
  EXPECT_EQ(peopleFaults("row = 2", "row = 3"), "mfm/peoples/testers.toml:36 figure[2].row unknown-name <3> <1 | 2>");
  const std::string twice = peopleFaults("number = 2", "number = 1");
  EXPECT_EQ(firstLine(twice), "mfm/peoples/testers.toml:11 row[2].number twice <1> <>");
}

TEST(Content, R7_the_row_of_a_shooter_needs_F_and_of_a_reach_weapon_W_and_E) {
  const std::string start = "mfm/peoples/testers.toml:21 figure[1].row form <2> <[[row]] saved_from.";
  EXPECT_EQ(peopleFaults("row = 1", "row = 2"),
            start + "fern = 2 … 12>\n" + start + "weit = 2 … 12>\n" + start + "erst = 2 … 12>");
}

TEST(Content, R34_both_languages_are_needed) {
  EXPECT_EQ(peopleFaults("job = { de = \"testet\", en = \"tests\" }", "job = \"tests\""),
            "mfm/peoples/testers.toml:19 figure[1].job want-both-languages <\"tests\"> <{ de = \"…\", en = \"…\" }>");
}

TEST(Content, R34_a_people_stands_once) {
  Errors errors;
  readContent(
      Library::read(
          {{"mfm/terrain.toml", goodTerrain}, {"mfm/peoples/a.toml", goodPeople}, {"mfm/peoples/b.toml", goodPeople}},
          errors),
      errors);
  EXPECT_EQ(shown(errors),
            "mfm/peoples/b.toml:1 id twice <\"testers\"> <>\nmfm/peoples/b.toml:16 figure[1].id twice <\"tester\"> "
            "<>\nmfm/peoples/b.toml:31 figure[2].id twice <\"other\"> <>");
}

// --- maps ---------------------------------------------------------------------------------------------------------

TEST(Content, R1_faults_of_a_plan) {
  const std::string file = "mfm/maps/field.toml:";
  const std::string plan = "\"......\\n..bb..\\n......\\n......\\n......\\n\"";
  EXPECT_EQ(mapFaults("..bb..", "..bb."),
            file + "5 plan form <" + replaced(plan, "..bb..", "..bb.") + "> <[2] = 6 × .b>");
  EXPECT_EQ(mapFaults("..bb..", "..QQ.."), file + "5 plan form <" + replaced(plan, "..bb..", "..QQ..") + "> <[2] .b>");
  EXPECT_EQ(mapFaults("..bb..\n......\n......\n......\n", "......\n......\n"),
            file + "5 plan range <\"......\\n......\\n......\\n\"> <4×4 … 60×60>\n" + file +
                "21 zones.west.to form <\"a4\"> <a1 … f3>");
  EXPECT_EQ(mapFaults("block = 3", "block = 7"), file + "4 block range <7> <1 … 6>");
  EXPECT_EQ(mapFaults("block = 3", "blocks = 3"),
            file + "4 blocks unknown-field <3> <block | id | name | note | plan | storey | zones>");
}

TEST(Content, R1_a_plan_that_begins_with_an_empty_line_gives_no_strange_places) {
  const std::string faults = mapFaults("plan = \"\"\"\n......", "plan = \"\"\"\n\n......");
  EXPECT_NE(faults.find("range"), std::string::npos);
  EXPECT_EQ(faults.find('`'), std::string::npos) << faults;
}

TEST(Content, R1_a_map_of_too_many_fields_is_refused) {
  std::string rows;
  for (int y = 0; y < 40; ++y) rows += std::string(40, '.') + "\n";
  Errors errors;
  Files files;
  files.map = "id = \"big\"\nname = { de = \"a\", en = \"b\" }\nnote = { de = \"a\", en = \"b\" }\nplan = \"\"\"\n" +
              rows + "\"\"\"\n";
  files.read(errors);
  ASSERT_EQ(errors.size(), 1u);
  EXPECT_EQ(errors.list()[0].what->id, "library.too-many");
  EXPECT_EQ(errors.list()[0].allowed, "1280");
}

TEST(Content, R18_faults_of_a_storey) {
  const std::string file = "mfm/maps/field.toml:";
  for (const char* bad : {"z9", "c2/1", "2c", "c0", "c2 ", ""})
    EXPECT_EQ(mapFaults("at = \"c2\"", "at = \"" + std::string(bad) + "\""),
              file + "15 storey[1].at form <\"" + bad + "\"> <a1 … f5>");
  EXPECT_EQ(mapFaults("at = \"c2\"", "at = \"f5\""), file + "16 storey[1].plan range <\"..\\n\"> <a1 … f5>");
  EXPECT_EQ(mapFaults("\n..\n", "\nQ.\n"), file + "16 storey[1].plan form <\"Q.\\n\"> <[1] .b>");
  EXPECT_EQ(mapFaults("number = 1", "number = 6"), file + "14 storey[1].number range <6> <1 … 5>");
}

TEST(Content, R18_two_fields_never_lie_in_one_place) {
  EXPECT_EQ(mapFaults("[zones]", "[[storey]]\nnumber = 1\nat = \"d2\"\nplan = \".\"\n[zones]"),
            "mfm/maps/field.toml:23 storey[2].plan twice <\".\"> <>");
  EXPECT_EQ(mapFaults("[zones]", "[[storey]]\nnumber = 2\nat = \"d2\"\nplan = \".\"\n[zones]"), "");
}

TEST(Content, R34_R35_faults_of_zones) {
  const std::string file = "mfm/maps/field.toml:";
  EXPECT_EQ(mapFaults("depth = 1", "depth = 9"), file + "21 zones.north.depth range <9> <1 … 5>");
  EXPECT_EQ(mapFaults("edge = \"top\"", "edge = \"up\""),
            file + "21 zones.north.edge choice <\"up\"> <top | right | bottom | left>");
  EXPECT_EQ(mapFaults("from = \"a2\"", "from = \"b2\""), file + "23 zones.west.from form <\"b2\"> <a1 … f5>");
  EXPECT_EQ(mapFaults(", to = \"a4\"", ""), file + "23 zones.west.to missing <> <>");
  EXPECT_EQ(mapFaults("from = \"a2\", to = \"a4\"", "from = \"a4\", to = \"a2\""),
            file + "23 zones.west.to range <\"a2\"> <a4 …>");
  EXPECT_EQ(mapFaults("depth = 1", "depth = 1, width = 2"),
            file + "21 zones.north.width unknown-field <2> <depth | edge>");
}

TEST(Content, R34_R35_zones_are_bands_or_pieces_of_an_edge) {
  Errors errors;
  const auto content = Files{}.read(errors);
  const MapPlan& map = content->maps.at(0);
  EXPECT_EQ(map.zone("north")->fields, (std::vector<FieldId>{0, 1, 2, 3, 4, 5}));
  EXPECT_EQ(map.zone("south")->fields.size(), 12u);
  EXPECT_EQ(map.zone("west")->fields, (std::vector<FieldId>{6, 12, 18}));
  EXPECT_EQ(map.zone("east"), nullptr);
}

// --- setups -------------------------------------------------------------------------------------------------------

TEST(Content, R34_faults_of_a_points_battle) {
  const std::string file = "setup.toml:";
  EXPECT_EQ(setupFaults(goodSetup, "kind = \"points\"", "kind = \"race\""),
            file + "4 kind choice <\"race\"> <points | document>");
  EXPECT_EQ(setupFaults(goodSetup, "map = \"field\"", "map = \"sea\""), file + "5 map unknown-name <\"sea\"> <field>");
  EXPECT_EQ(setupFaults(goodSetup, "map = \"field\"\n", ""), file + "1 map missing <> <>");
  EXPECT_EQ(setupFaults(goodSetup, "rounds = 8", "rounds = 61"), file + "7 rounds range <61> <1 … 60>");
  EXPECT_EQ(firstLine(setupFaults(goodSetup, "points = 50", "points = 501")), file + "6 points range <501> <10 … 500>");
  EXPECT_EQ(setupFaults(goodSetup, "rule_of_12 = true", "rule_of_12 = 12"),
            file + "8 rule_of_12 want-flag <12> <true | false>");
  EXPECT_EQ(setupFaults(goodSetup, "people = \"testers\"", "people = \"huns\""),
            file + "11 side[1].people unknown-name <\"huns\"> <testers>");
  EXPECT_EQ(setupFaults(goodSetup, "people = \"testers\"\n", ""), file + "10 side[1].people missing <> <>");
  EXPECT_EQ(setupFaults(goodSetup, "zone = \"north\"", "zone = \"east\""),
            file + "12 side[1].zone unknown-name <\"east\"> <north | south | west>");
  EXPECT_EQ(setupFaults(goodSetup, "zone = \"north\"\n", ""), file + "10 side[1].zone missing <> <>");
  EXPECT_EQ(setupFaults(goodSetup, "type = \"other\"", "type = \"rider\""),
            file + "16 side[1].figures[2].type unknown-name <\"rider\"> <tester | other>");
  EXPECT_EQ(setupFaults(goodSetup, "player = 2", "player = 3"),
            file + "16 side[1].figures[2].player range <3> <1 … 2>");
  EXPECT_EQ(setupFaults(goodSetup, "count = 2", "count = 0"), file + "15 side[1].figures[1].count range <0> <1 … 120>");
  EXPECT_EQ(setupFaults(goodSetup, "count = 2", "count = 2, colour = 1"),
            file + "15 side[1].figures[1].colour unknown-field <1> <carrier | count | name | player | type>");
  EXPECT_EQ(setupFaults(goodSetup, "Hans", std::string(41, 'x')),
            file + "15 side[1].figures[1].name too-many <\"" + std::string(41, 'x') + "\"> <40>");
  EXPECT_EQ(firstLine(setupFaults(goodSetup, "players = 2", "players = 0")),
            file + "13 side[1].players range <0> <1 … 3>");
  EXPECT_EQ(setupFaults(goodSetup, "\n  { type = \"tester\" },\n", ""), file + "22 side[2].figures missing <[…]> <>");
}

TEST(Content, R34_there_are_two_sides) {
  const std::string faults = setupFaults(goodSetup, "[[side]]\npeople = \"testers\"\nzone = \"south\"",
                                         "[other]\npeople = \"testers\"\nzone = \"south\"");
  EXPECT_EQ(firstLine(faults), "setup.toml:10 side form <[…]> <2 × [[side]]>");
}

TEST(Content, R34_G10_the_points_of_a_side_are_split_evenly_between_its_players) {
  // 12 points of two testers and 4 of the other: 6 and 10. A side's 20 points give each player 10.
  EXPECT_EQ(setupFaults(goodSetup, "points = 50", "points = 20"), "");
  EXPECT_EQ(setupFaults(goodSetup, "points = 50", "points = 19"), "setup.toml:14 side[1].figures sum <10> <9>");
}

TEST(Content, R34_a_band_holds_all_its_figures) {
  EXPECT_EQ(setupFaults(goodSetup, "{ type = \"tester\" },\n", "{ type = \"other\", count = 12 },\n"), "");
  EXPECT_EQ(setupFaults(replaced(goodSetup, "points = 50", "points = 500"), "{ type = \"tester\" },\n",
                        "{ type = \"other\", count = 13 },\n"),
            "setup.toml:22 side[2].figures too-many <[…]> <12>");
}

TEST(Content, R35_faults_of_the_document_scenario) {
  const std::string file = "setup.toml:";
  EXPECT_EQ(setupFaults(goodDocument, ", carrier = true", ""),
            file + "8 side[1].figures form <[…]> <2 × carrier = true>");
  EXPECT_EQ(setupFaults(goodDocument, "\"bottom\"", "\"below\""),
            file + "19 chest.goal choice <\"below\"> <top | right | bottom | left>");
  EXPECT_EQ(
      setupFaults(goodDocument, "figures = [{ type = \"other\" }]", "figures = [{ type = \"other\", carrier = true }]")
          .substr(0, 62),
      file + "16 side[2].figures[1].carrier unknown-field <true> ");
  const std::string chest = setupFaults(goodDocument, "[chest]\ngoal = \"bottom\"", "");
  EXPECT_EQ(firstLine(chest), file + "1 chest missing <> <>");
}

TEST(Content, R34_all_faults_of_a_setup_are_told_at_once) {
  Errors errors;
  const auto content = Files{}.read(errors);
  std::string text = replaced(goodSetup, "kind = \"points\"", "kind = \"race\"");
  text = replaced(text, "rounds = 8", "rounds = 0");
  text = replaced(text, "count = 2", "count = 0");
  text = replaced(text, "zone = \"south\"", "zone = \"sud\"");
  EXPECT_FALSE(readSetup(*content, parseToml(text, "setup.toml", errors), "setup.toml", errors));
  EXPECT_EQ(shown(errors),
            "setup.toml:4 kind choice <\"race\"> <points | document>\n"
            "setup.toml:7 rounds range <0> <1 … 60>\n"
            "setup.toml:15 side[1].figures[1].count range <0> <1 … 120>\n"
            "setup.toml:21 side[2].zone unknown-name <\"sud\"> <north | south | west>");
}

TEST(Content, R34_every_fault_has_a_sentence_in_both_languages_that_shows_found_and_allowed) {
  Errors errors;
  Files files;
  files.people = replaced(replaced(goodPeople, "move = 5", "move = 13"), "nah = \"1x1-5\"", "nah = \"often\"");
  files.read(errors);
  ASSERT_EQ(errors.size(), 2u);
  const Words& words = testLibrary().words();
  EXPECT_EQ(words.say(errors.list()[0], Language::english),
            "mfm/peoples/testers.toml:22:8: figure[1].move: 13 lies outside of 1 … 12");
  EXPECT_EQ(words.say(errors.list()[0], Language::german),
            "mfm/peoples/testers.toml:22:8: figure[1].move: 13 liegt außerhalb von 1 … 12");
  EXPECT_EQ(words.say(errors.list()[1], Language::english),
            "mfm/peoples/testers.toml:25:7: figure[1].nah: \"often\" is not of the form 1x1-1 … 6x1-12");
}

TEST(Content, R34_figures_get_labels_that_are_unique_on_their_side) {
  Errors errors;
  const auto content = Files{}.read(errors);
  const auto setup = readSetup(*content, parseToml(goodSetup, "setup.toml", errors), "setup.toml", errors);
  ASSERT_TRUE(setup);
  ASSERT_EQ(setup->figures.size(), 4u);
  std::vector<std::string> labels;
  for (const FigureSetup& figure : setup->figures) labels.push_back(figure.label);
  std::sort(labels.begin(), labels.begin() + 3);
  EXPECT_EQ(labels, (std::vector<std::string>{"OT", "TE1", "TE2", "TE"}));
  EXPECT_EQ(setup->seats, 3);
}

// --- the content itself -------------------------------------------------------------------------------------------

TEST(Content, R7_R34_the_built_in_content_is_without_fault) {
  Errors errors;
  const Library library = Library::read(builtInContent(), errors);
  const auto content = readContent(library, errors);
  int scenarios = 0;
  for (const std::string& path : library.documentsIn("mfm/scenarios"))
    scenarios += readSetup(*content, *library.document(path), path, errors).has_value();
  EXPECT_EQ(shown(errors), "");
  EXPECT_GE(scenarios, 5);
}

TEST(Content, G4_G7_G8_the_values_that_the_sources_give) {
  const auto type = [](std::string_view id) -> const FigureType& {
    return testContent()->types[static_cast<std::size_t>(testContent()->findType(id))];
  };
  const auto hit = [](HitValue value) { return std::to_string(value.dice) + "x1-" + std::to_string(value.upTo); };
  EXPECT_EQ(hit(type("celtic-swordsman").nah), "1x1-5");
  EXPECT_EQ(hit(type("celtic-battle-axe").nah), "3x1-3");
  EXPECT_EQ(hit(type("roman-archer").fern), "1x1-4");
  EXPECT_EQ(type("roman-archer").fernRange, 6);
  EXPECT_EQ(type("celtic-swordsman").move, 5);
  EXPECT_EQ(hit(type("celtic-gaesatae-spear").weitHit), "1x1-3");
  EXPECT_EQ(type("celtic-gaesatae-spear").reach, 1);  // F1: one field between
  EXPECT_EQ(type("celtic-hero").armour, 1);
  EXPECT_GT(type("celtic-hero").lives, 1);
  EXPECT_GT(type("roman-centurion").lives, 1);
  EXPECT_EQ(type("roman-pikeman").reach, 3);  // F2: up to three
}

TEST(Content, R35_the_document_scenario_has_the_printed_roster) {
  Errors errors;
  const auto setup =
      readSetup(*testContent(), *testLibrary().document("mfm/scenarios/geheimdokument.toml"), "s", errors);
  ASSERT_TRUE(setup);
  std::multiset<std::string> romans, celts;
  for (const FigureSetup& figure : setup->figures)
    (figure.side ? celts : romans).insert(testContent()->types[figure.type].id);
  EXPECT_EQ(romans, (std::multiset<std::string>{"roman-centurion", "roman-spearman", "roman-spearman",
                                                "roman-swordsman", "roman-swordsman"}));
  EXPECT_EQ(celts, (std::multiset<std::string>{"celtic-great-axe", "celtic-archer", "celtic-archer", "celtic-spearman",
                                               "celtic-spearman"}));
  EXPECT_EQ(setup->rounds, 10);
  EXPECT_GE(setup->map->height, 24);
  EXPECT_EQ(setup->goal, Edge::bottom);
}

// --- places -------------------------------------------------------------------------------------------------------

RC_GTEST_PROP(Content, R1_places_are_read_as_they_are_written, ()) {
  const Place place{*rc::gen::inRange(0, 60), *rc::gen::inRange(0, 60), *rc::gen::inRange(0, 6)};
  const std::string text = writePlace(place) + "xy";
  std::string_view rest = text;
  Place read;
  RC_ASSERT(readPlace(rest, read));
  RC_ASSERT(rest == "xy");
  RC_ASSERT(read.x == place.x && read.y == place.y && read.storey == place.storey);
}

TEST(Content, R1_what_is_no_place_is_not_read) {
  for (const char* bad : {"", "a", "1a", "a0", "A1", "a1000", "a-1", "abc1"}) {
    std::string_view rest = bad;
    Place place;
    EXPECT_FALSE(readPlace(rest, place)) << bad;
    EXPECT_EQ(rest, bad);
  }
  EXPECT_EQ(writePlace({25, 0, 0}), "z1");
  EXPECT_EQ(writePlace({26, 9, 2}), "aa10/2");
}

}  // namespace walstatt::mfm
