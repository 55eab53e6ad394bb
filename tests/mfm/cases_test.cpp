// Cases that need no code: every file of tests/mfm/cases is played as written. A case is drawn as the table looks:
//
//   case: G5 on a tree trunk 5 + 3 = 8 is saved
//   board:
//   ....
//   .T..
//   put: 1 roman-archer b2          side, figure, field
//   put: 2 celtic-swordsman c2
//   turn: 2
//   do: c2xb2                       must be allowed
//   roll: 5                         the faces of one throw
//   roll: 5
//   expect: on b2                   somebody stands there; "empty b2": nobody does
//   expect: refused c2xb2 has-fought
//
// Further expectations: allowed MOVE, lives FIELD N, dice 1d12, decision, won SIDE. Lines with # are remarks.
#include <filesystem>
#include <fstream>
#include <sstream>

#include "test_table.h"

namespace walstatt::mfm {
namespace {

struct Line {
  int number = 0;
  std::string key, text;
};

struct Case {
  std::string file, name;
  std::vector<std::string> board;
  std::vector<Line> lines;
};

std::vector<Case> readCases(const std::filesystem::path& path) {
  std::vector<Case> cases;
  std::ifstream in(path);
  std::string text;
  bool drawing = false;
  for (int number = 1; std::getline(in, text); ++number) {
    if (text.empty() || text[0] == '#') continue;
    const std::size_t colon = text.find(": ");
    const bool keyed = colon != std::string::npos || text == "board:";
    if (text.rfind("case: ", 0) == 0) {
      cases.push_back({path.filename().string() + ":" + std::to_string(number), text.substr(6), {}, {}});
      drawing = false;
    } else if (cases.empty()) {
      ADD_FAILURE() << path << ":" << number << ": a file of cases begins with \"case: \"";
    } else if (text == "board:") {
      drawing = true;
    } else if (drawing && !keyed) {
      cases.back().board.push_back(text);
    } else if (!keyed) {
      ADD_FAILURE() << path << ":" << number << ": expected \"key: text\", found " << text;
    } else {
      drawing = false;
      cases.back().lines.push_back({number, text.substr(0, colon), text.substr(colon + 2)});
    }
  }
  return cases;
}

void expectThat(TestTable& table, std::istringstream& words) {
  std::string what, where, more;
  words >> what >> where;
  const Turn turn = table.game().turn(table.state());
  if (what == "on") {
    EXPECT_TRUE(table.alive(where)) << where;
  } else if (what == "empty") {
    EXPECT_FALSE(table.alive(where)) << where;
  } else if (what == "allowed") {
    EXPECT_EQ(table.refusal(where), "") << where;
  } else if (what == "refused") {
    words >> more;
    EXPECT_EQ(table.refusal(where).substr(0, 12 + more.size()), "mfm.refusal." + more) << where;
  } else if (what == "lives") {
    int lives = 0;
    words >> lives;
    EXPECT_EQ(table.state().figures[table.figure(where)].lives, lives) << where;
  } else if (what == "dice") {
    EXPECT_EQ(std::to_string(turn.dice.count) + "d" + std::to_string(turn.dice.sides), where);
  } else if (what == "decision") {
    EXPECT_EQ(turn.waiting, Waiting::decision);
  } else if (what == "won") {
    EXPECT_EQ(std::to_string(table.game().outcome(table.state()).winner + 1), where);
  } else {
    ADD_FAILURE() << "unknown expectation: " << what;
  }
}

void play(const Case& one) {
  ASSERT_FALSE(one.board.empty()) << "a case needs a board";
  TestTable table(one.board);
  for (const Line& line : one.lines) {
    SCOPED_TRACE(one.file + " " + one.name + ", line " + std::to_string(line.number));
    std::istringstream words(line.text);
    if (line.key == "put") {
      int side = 0;
      std::string type, field;
      words >> side >> type >> field;
      table.put(side - 1, type, field);
    } else if (line.key == "turn") {
      table.turnOf(line.text == "2");
    } else if (line.key == "chest") {
      table.document(line.text);
    } else if (line.key == "do") {
      table.act(line.text);
    } else if (line.key == "roll") {
      std::vector<int> faces;
      for (int face = 0; words >> face;) faces.push_back(face);
      table.roll(faces);
    } else if (line.key == "expect") {
      expectThat(table, words);
    } else {
      ADD_FAILURE() << "unknown key: " << line.key;
    }
  }
}

TEST(Cases, every_case_file_is_played) {
  int played = 0;
  const std::filesystem::path folder = std::filesystem::path(WALSTATT_SOURCE_DIR) / "tests/mfm/cases";
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() != ".case") continue;
    for (const Case& one : readCases(entry.path())) {
      play(one);
      ++played;
    }
  }
  EXPECT_GE(played, 20);
}

}  // namespace
}  // namespace walstatt::mfm
