// Riders and chariots on the text board and in agreed changes (S2 to S9, R20 to R32).
#include "../../../tests/mfm/figures.h"
#include "../../../tests/mfm/written.h"

namespace walstatt::mfm {
namespace {

// --- the text board -----------------------------------------------------------------------------------------------------------

TEST(VehicleBoard, R20_label_in_front_and_marks_that_point) {
  TestTable table(meadow(8, 8));
  table.vehicle(0, light, "a1/N", {driver, noble})
      .vehicle(0, horse, "d2/E", {rider})
      .put(0, legionary, "c4")
      .vehicle(1, light, "f1/S", {})
      .vehicle(1, horse, "a7/W", {queen});
  table.act("c4-c3");
  const std::string board = table.game().draw(table.state(), Language::english);
  EXPECT_EQ(board.substr(0, board.find("\n8 ")),
            "     a  b  c  d  e  f  g  h \n"
            "1   LW1[^] .  .  . (v)(v) . \n"
            "2   [^][^] . [>]RO4(v)(v) . \n"
            "3   [^][^]SW6 .  . lw7(v) . \n"
            "4    .  .  .  .  .  .  .  . \n"
            "5    .  .  .  .  .  .  .  . \n"
            "6    .  .  .  .  .  .  .  . \n"
            "7   ro8(<) .  .  .  .  .  . ");
  const auto has = [&](const std::string& drawn, const std::string& line) {
    EXPECT_NE(drawn.find(line), std::string::npos) << line << "\n" << drawn;
  };
  has(board, "Mounts, chariots: label in front");
  has(board, "  LW1  a1^    Light chariot  B9 S0 crew S+1 ram 2×1-4 lives 2\n              WL2 (reins), WA3\n");
  has(board, "  WL2  LW1    Charioteer");
  has(board, "              no crew\n");
  const std::string german = table.game().draw(table.state(), Language::german);
  has(german, "  LW1  a1^    Leichter Streitwagen  B9 S0 Besatzung S+1 Anfahren 2×1-4 Leben 2\n");
  has(german, "              WL2 (am Zügel), WA3\n");
  has(german, "Anreiten 1×1-4");
  has(german, "ohne Besatzung");
}

TEST(VehicleBoard, S6_who_leads_and_whose_it_is_now) {
  TestTable table(meadow(8, 8));
  table.put(0, legionary, "e3").vehicle(1, light, "f1/S", {}).put(1, legionary, "h8");
  table.act("e3(f1");
  const std::string board = table.game().draw(table.state(), Language::english);
  EXPECT_NE(board.find("no crew, led by SW1, now with: Romans"), std::string::npos) << board;
  EXPECT_NE(board.find("leads lw2"), std::string::npos) << board;
  EXPECT_NE(board.find("[v]"), std::string::npos) << board;
  const std::string german = table.game().draw(table.state(), Language::german);
  EXPECT_NE(german.find("geführt von SW1, jetzt bei: Römer"), std::string::npos) << german;
}

TEST(VehicleBoard, R32_who_leads_from_the_saddle) {
  TestTable table(meadow(12, 12));
  table.vehicle(0, horse, "c6/N", {rider}).vehicle(1, light, "d5/N", {}).put(1, legionary, "l12").act("RE2(d5");
  const std::string text = table.game().draw(table.state(), Language::english);
  EXPECT_NE(text.find("leads lw3"), std::string::npos) << text;
  EXPECT_NE(text.find("led by RE2"), std::string::npos) << text;
  EXPECT_EQ(text.find("led by lw3"), std::string::npos) << text;
}

TEST(VehicleBoard, S9_a_wreck_is_seen) {
  TestTable table(meadow(8, 8));
  table.vehicle(0, light, "d3/N", {driver}).put(0, legionary, "a8").put(1, legionary, "d2").turnOf(1);
  table.state().figures[0].lives = 1;
  table.act("d2xd3").roll({1}).act("decline").roll({1}).act("WL2@d3");
  const std::string board = table.game().draw(table.state(), Language::english);
  EXPECT_NE(board.find("3    .  .  . WL2###"), std::string::npos) << board;
}

// --- agreed changes -----------------------------------------------------------------------------------------------------------

class Amended {
 public:
  explicit Amended(TestTable& table) : table_(table) {}
  // The fault's phrase and where it stumbled, or "" and the table goes on from there.
  std::string operator()(const std::string& text) {
    const Read<State> read = table_.game().amend(table_.state(), text);
    if (!read.value) return std::string(read.error.phrase->id) + "@" + std::to_string(read.at);
    table_.state() = *read.value;
    expectKept(table_);
    return "";
  }

 private:
  TestTable& table_;
};

TEST(VehicleAmendments, R24_a_board_is_put_elsewhere) {
  TestTable table(meadow(10, 8));
  table.vehicle(0, light, "d5/N", {driver, noble}).put(0, legionary, "a1").put(1, legionary, "j8");
  Amended amend(table);
  EXPECT_EQ(amend("LW1 to b2"), "");
  EXPECT_EQ(table.stands("LW1"), "b2/N");
  EXPECT_EQ(amend("LW1 to c2/E"), "");
  EXPECT_EQ(table.stands("LW1"), "c2/E");
  EXPECT_EQ(amend("e3 to c2/W"), "") << "by any of its fields";
  EXPECT_EQ(table.stands("LW1"), "c2/W");
  EXPECT_EQ(amend("LW1 to i8"), "mfm.refusal.board-may-not-end@7");
  EXPECT_EQ(amend("LW1 to c2/Q"), "mfm.notation.field@7");
  EXPECT_EQ(amend("LW1 to h7/W"), "mfm.amend.taken@7");
  EXPECT_EQ(amend("SW4 to d3"), "mfm.amend.taken@7") << "below the wheels";
  EXPECT_EQ(table.refusal("c2=W2"), "");
}

TEST(VehicleAmendments, R32_persons_get_on_and_off) {
  TestTable table(meadow(10, 8));
  table.vehicle(0, light, "d5/N", {driver, noble}).put(0, legionary, "a1").vehicle(1, horse, "i5/S", {rider});
  table.put(1, noble, "j1");
  Amended amend(table);
  EXPECT_EQ(amend("WL2 to c5"), "");
  EXPECT_EQ(table.stands("WL2"), "c5");
  EXPECT_EQ(amend("WL2 aboard LW1"), "");
  EXPECT_EQ(table.stands("WL2"), "aboard");
  EXPECT_TRUE(table.labelled("WL2").flags & Figure::drives) << "nobody else has the reins";
  EXPECT_EQ(amend("SW4 aboard LW1"), "mfm.refusal.cannot-drive@11");
  EXPECT_EQ(amend("WA7 aboard LW1"), "mfm.refusal.enemy-crew@11");
  EXPECT_EQ(amend("WL2 aboard SW4"), "mfm.notation.vehicle@11");
  EXPECT_EQ(amend("LW1 aboard RO5"), "mfm.refusal.not-on-foot@11");
  EXPECT_EQ(amend("WA7 aboard RO5"), "mfm.refusal.no-room-aboard@11");
  EXPECT_EQ(amend("WA3 aboard LW1 now"), "mfm.amend.form@15");
  EXPECT_EQ(amend("RE6 out"), "");
  EXPECT_EQ(amend("WA3 aboard RO5"), "") << "a horse without a rider takes anybody who rides";
  EXPECT_EQ(table.labelled("RO5").side, 0);
  EXPECT_EQ(table.game().score(table.state(), 0), table.game().typeOf(4).points + table.game().typeOf(5).points);
  EXPECT_EQ(amend("RE6 to j8"), "");
  EXPECT_EQ(table.lives("RE6"), 1);
}

TEST(VehicleAmendments, S9_out_lives_and_fresh) {
  TestTable table(meadow(10, 8));
  table.vehicle(0, light, "d5/N", {driver, noble}).vehicle(0, horse, "a1/S", {rider}).put(1, legionary, "j8");
  Amended amend(table);
  EXPECT_EQ(amend("LW1 lives 1"), "");
  EXPECT_EQ(amend("LW1 lives 3"), "mfm.amend.lives@10");
  table.act("d5=N2");
  EXPECT_EQ(amend("LW1 fresh"), "");
  EXPECT_EQ(table.refusal("d3=N2"), "");
  EXPECT_EQ(amend("LW1 out"), "") << "its crew is set down by its player";
  EXPECT_EQ(amend("LW1 to d5"), "mfm.refusal.answer-first@0");
  table.act("WL2@d3").act("WA3@e5");
  EXPECT_EQ(amend("LW1 to f6"), "") << "back from a wreck";
  EXPECT_EQ(table.lives("LW1"), 1);
  EXPECT_EQ(table.game().writePosition(table.state()).find(":w"), std::string::npos);
  EXPECT_EQ(amend("RO4 out"), "");
  EXPECT_EQ(table.state().settling, 3) << "two fields, so its rider chooses";
}

// R26: a ram whose last man is taken away does not hold up the turn.
TEST(VehicleAmendments, R26_a_declared_ram_without_a_crew_is_none) {
  TestTable table(meadow(10, 8));
  table.vehicle(0, light, "d5/N", {driver}).put(0, legionary, "a8").put(1, legionary, "d2");
  table.act("d5=N2#");
  EXPECT_EQ(table.refusal("pass"), "mfm.refusal.roll-rams-first R26");
  Amended amend(table);
  EXPECT_EQ(amend("WL2 to a1"), "");
  EXPECT_EQ(table.refusal("pass"), "");
}

TEST(VehicleAmendments, R32_a_rider_or_mount_that_is_put_elsewhere_lets_go) {
  for (const char* text : {"RO2 to a1", "RE3 to a1", "RE3 out", "RO2 out", "LW1 to a1", "RE3 aboard RO4"}) {
    TestTable table(meadow(12, 12));
    table.vehicle(0, light, "d5/N", {}).vehicle(0, horse, "c6/N", {rider}).vehicle(0, horse, "k6/N", {});
    table.put(0, legionary, "a12").put(1, legionary, "l12").act("c6(d5");
    const Read<State> after = table.game().amend(table.state(), text);
    ASSERT_TRUE(after.value) << text;
    EXPECT_EQ(after.value->figures[0].vehicle, noFigure) << text;
    EXPECT_EQ(after.value->figures[1].vehicle, noFigure) << text;
  }
}

TEST(VehicleAmendments, S6_who_is_put_elsewhere_lets_go) {
  TestTable table(meadow(10, 8));
  table.vehicle(1, light, "d5/N", {}).put(0, legionary, "c7").put(1, legionary, "j8");
  table.act("c7(d5");
  Amended amend(table);
  EXPECT_EQ(table.labelled("LW2").side, 0);
  EXPECT_EQ(amend("SW1 to a1"), "");
  EXPECT_EQ(table.labelled("LW2").side, 1);
  EXPECT_EQ(table.labelled("LW2").vehicle, noFigure);
}

}  // namespace
}  // namespace walstatt::mfm
