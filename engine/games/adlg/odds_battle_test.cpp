// The odds desk against the table: random pairs are drawn up and fought there with every throw of the dice, and what the desk
// answers to the same question must be the same, number by number and reason by reason (A27 to A30).
#include <gtest/gtest.h>

#include "games/adlg/terrain.h"
#include "games/adlg/test_combat.h"
#include "games/adlg/test_odds.h"

namespace walstatt::adlg::test {

namespace {

// A (active, looks up) and x before its front edge, with all that may surround them; written down as a question too.
struct Melee {
  Drawn a, x;
  std::vector<Put> units;
  TestTable table;
  std::vector<std::pair<std::string, std::pair<Edge, int>>> contacts;  // on x, by whom
  std::vector<std::pair<std::string, std::uint32_t>> marks;
  std::string wordsA, wordsX, charger = "none";
  int lostA, lostX;
  bool commanderA, commanderX, byX = false;

  explicit Melee(Draw& draw) : a(draw, any), x(draw, any) {
    lostA = draw.below(a.profile.cohesion);
    lostX = draw.below(x.profile.cohesion);
    commanderA = draw.once(6);
    commanderX = draw.once(6);
    say(wordsA, a, lostA, commanderA);
    say(wordsX, x, lostX, commanderX);
    const auto edge = draw.once(2) ? Edge::front : draw.of(std::array{Edge::left, Edge::right, Edge::rear});
    place(edge);
    begin(draw, edge);
    if (edge == Edge::front) helpX(draw);
    surround(draw, edge);
    stand(draw, edge);
  }

  std::string question() const {
    return "ask = 'odds'\ncharger = '" + charger + "'\na = { " + wordsA + " }\nb = { " + wordsX + " }";
  }
  Combat combat() const {
    Combat combat(units, table);
    for (const auto& [who, how] : contacts) combat.touching(who, "x", how.first, how.second);
    if (byX) {
      combat.state.contacts[0].attacker = combat.id("x");
      combat.state.contacts[0].target = combat.id("A");
    }
    for (const auto& [who, mark] : marks) combat.unit(who).marks |= mark;
    combat.unit("A").lost = static_cast<std::uint8_t>(lostA);
    combat.unit("x").lost = static_cast<std::uint8_t>(lostX);
    for (const auto& [wanted, who] : {std::pair{commanderA, "A"}, std::pair{commanderX, "x"}})
      if (wanted) {
        combat.commanderWith(who);
        combat.state.commanders[combat.battle.unit(combat.id(who)).corps].engaged = 1;
      }
    return combat;
  }

 private:
  bool wagon() const { return x.profile.category == Category::WWg; }
  static void say(std::string& words, const Drawn& unit, int lost, bool commander) {
    words = unit.words + ", lost = " + std::to_string(lost) + (commander ? ", commander = true" : "");
  }
  void place(Edge edge) {
    const Length depth = x.profile.depth;
    const Pose pose = edge == Edge::front  ? at(mid, mid, 180)
                      : edge == Edge::rear ? at(mid, mid - depth)
                      : edge == Edge::left ? at(mid - 500, mid - 500, 270)
                                           : at(mid + 500, mid - 500, 90);
    units.push_back({0, "A", a.profile, at(mid, mid)});
    units.push_back({1, "x", x.profile, pose});
  }
  // Whose charge it was, on which edge, and what that means for both.
  void begin(Draw& draw, Edge edge) {
    const bool fresh = !draw.once(3), full = !draw.once(4);
    byX = edge == Edge::front && draw.once(2);
    contacts.push_back({"A", {edge, (full ? Contact::full : 0) | (fresh ? Contact::fresh : 0)}});
    const std::string on = edge == Edge::front || wagon() ? "front" : edge == Edge::rear ? "rear" : "flank";
    wordsA += ", on = '" + on + "'";
    if (!full) (byX ? wordsX : wordsA) += ", incomplete = true";
    if (wagon() && (edge == Edge::left || edge == Edge::right)) wordsX += ", longEdge = true";
    for (const bool first : {true, false}) {
      const bool charges = fresh && first != byX;
      std::uint32_t all = charges || draw.once(3) ? std::uint32_t{Unit::movedLast | Unit::stakesPulled} : 0u;
      if (all != 0 && !charges) (first ? wordsA : wordsX) += ", moved = true";
      if (charges) charger = first ? "a" : "b";
      if (charges && draw.once(4)) {
        all |= Unit::uncontrolledNow;
        (first ? wordsA : wordsX) += ", uncontrolled = true";
      }
      marks.push_back({first ? "A" : "x", all});
    }
    if (edge == Edge::rear && fresh && !wagon() && draw.once(2)) {
      marks.push_back({"x", Unit::caught});
      wordsX += ", caught = true";
    }
  }
  // Friends of A on flank and rear of x, fully conformed or not, and those beside A: one on each flank and one behind (A28).
  void helpX(Draw& draw) {
    struct Place {
      const char* who;
      Edge edge;
      Pose pose, beside;
    };
    const Place places[]{{"P", Edge::right, at(mid - 500, mid - 500, 90), at(mid - 1000, mid)},
                         {"Q", Edge::left, at(mid + 500, mid - 500, 270), at(mid + 1000, mid)},
                         {"R", Edge::rear, at(mid, mid - x.profile.depth, 180), {}}};
    std::string helpers;
    bool heavy = false, light = false;
    int simple = 0;
    for (const Place& place : places) {
      const bool aside = place.edge != Edge::rear, beside = aside && draw.once(3);
      if (beside) units.push_back({0, std::string("beside") + place.who, Drawn(draw, plainFoot).profile, place.beside});
      const bool there = !wagon() && draw.once(4), full = !draw.once(3);
      if (!there) {
        simple += beside ? 1 : 0;
        continue;
      }
      const Drawn helper(draw, plainFoot);
      units.push_back({0, place.who, helper.profile, place.pose});
      contacts.push_back({place.who, {place.edge, full ? Contact::full : 0}});
      (full && !helper.profile.light() ? heavy : light) = true;
      if (full)
        helpers += (helpers.empty() ? "{ " : ", { ") + helper.words + " }";
      else
        ++simple;
    }
    if (!helpers.empty()) wordsA += ", meleeSupport = [" + helpers + "]";
    if (simple > 0) wordsA += ", support = " + std::to_string(simple);
    if (heavy) wordsX += ", flanked = true";
    if (light) wordsX += ", flankedLightly = true";
  }
  // An elephant or camel behind either touches nobody else.
  void surround(Draw& draw, Edge edge) {
    const auto beast = [](const Profile& profile) { return profile.category == Category::El || profile.is(camels); };
    const bool taken = std::any_of(units.begin(), units.end(), [](const Put& put) { return put.label == "R"; });
    for (const bool first : {true, false}) {
      if (!draw.once(4) || (!first && (edge != Edge::front || taken))) continue;
      const Profile profile = Drawn(draw, beast).profile;
      units.push_back({static_cast<Side>(first ? 0 : 1), first ? "behindA" : "behindX", profile,
                       first ? at(mid, mid + a.profile.depth) : at(mid, mid - x.profile.depth, 180)});
      (first ? wordsA : wordsX) +=
          profile.category == Category::El ? ", besideElephants = true" : ", besideCamels = true";
    }
  }
  void stand(Draw& draw, Edge edge) {
    const int what = draw.below(6);
    if (what == 0) {  // the hill behind A's front; its crest is behind A
      table.pieces.push_back(
          rectangle(TerrainKind::gentleHill, Going::open, mid - 2000, mid - 100, mid + 2000, mid + 5000));
      wordsA += ", higher = true";
    } else if (what == 1 && edge == Edge::front && !byX) {
      Work work;
      work.owner = 1;
      work.kind = draw.once(2) ? WorkKind::obstacle : WorkKind::fortification;
      work.a = {mid - 3000, mid};
      work.b = {mid + 3000, mid};
      table.works.push_back(work);
      contacts[0].second.second |= Contact::works;
      wordsX += std::string(", behind = '") + (work.kind == WorkKind::obstacle ? "obstacle'" : "fortification'");
    } else if (what < 4) {
      // Under A, away from the line of the fight; or under x up to that line, so that A fights at its edge.
      const bool under = what == 2;
      std::string ground = draw.of(groundNames());
      const Piece piece = pieceOf(ground, under);
      table.pieces.push_back(piece);
      wordsA += ", ground = '" + ground + "'";
      if (under) return;
      wordsA += ", groundEdge = true";
      wordsX += ", ground = '" + ground + "'";
      if (piece.kind == TerrainKind::river) wordsA += ", bank = true";
      if (piece.kind == TerrainKind::gully) wordsA += ", gullyEdge = true";
    }
  }
  static const std::vector<std::string>& groundNames() {
    static const std::vector<std::string> names{"gentle-hill", "steep-hill",  "brush",      "plantation", "field",
                                                "gully",       "wood",        "marsh",      "dunes",      "village",
                                                "river-open",  "river-rough", "river-heavy"};
    return names;
  }
  static Piece pieceOf(const std::string& ground, bool underA) {
    const auto kind = testContent()->findTerrain(ground).value_or(TerrainKind::river);
    const Going going = kind != TerrainKind::river ? goingOf(kind)
                        : ground == "river-heavy"  ? Going::heavy
                        : ground == "river-rough"  ? Going::rough
                                                   : Going::open;
    return underA ? rectangle(kind, going, mid - 400, mid + 100, mid + 400, mid + 2500)
                  : rectangle(kind, going, mid - 400, mid - 300, mid + 400, mid - 8);
  }
};

void expectSameMelee(const Melee& melee) {
  const std::string question = melee.question();
  const Data answer = answerTo(question);
  if (answer.isNull()) return;
  Combat start = melee.combat();
  start.fight();
  const bool dice = start.state.step == Step::meleeDice;
  const Data* round = answer.find("first");
  if (round->isNull()) round = answer.find("later");
  for (int first = 1; first <= 6; ++first)
    for (int second = 1; second <= 6; ++second) {
      Combat table = start;
      if (dice) table.dice({static_cast<Face>(first), static_cast<Face>(second)});
      const int lost =
          table.lost("x") - melee.lostX > 0 ? table.lost("x") - melee.lostX : melee.lostA - table.lost("A");
      ASSERT_EQ(diceOf(*round->find("dice"), first, second), lost) << question << first << second;
      if (!dice || first != 3 || second != 4) continue;  // the reasons are the same for all throws
      for (const char* side : {"a", "b"}) {
        const Explained* sum = numberTold(table.told, phrases::resultIs, table.id(side[0] == 'a' ? "A" : "x"));
        ASSERT_TRUE(sum) << question;
        std::string reasons;
        const std::size_t lasting = addReasons(*answer.find(side)->find("lasting"), reasons);
        const std::size_t count = lasting + addReasons(*answer.find(side)->find("firstRound"), reasons);
        EXPECT_EQ(told(*sum, partsOfDie(*sum), count), reasons) << question;
      }
    }
}

}  // namespace

TEST(AdlgOddsAndBattle, A27_the_desk_answers_what_the_table_plays) {
  Draw draw(20261116);
  int automatic = 0, first = 0, later = 0;
  for (int i = 0; i < 600 && !HasFatalFailure(); ++i) {
    const Melee melee(draw);
    expectSameMelee(melee);
    Combat table = melee.combat();
    ++(table.fight().state.step != Step::meleeDice ? automatic : melee.charger == "none" ? later : first);
  }
  EXPECT_TRUE(automatic > 5 && first > 100 && later > 100) << automatic << " " << first << " " << later;
}

}  // namespace walstatt::adlg::test
