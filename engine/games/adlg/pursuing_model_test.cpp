// Pursuit as A32 reads, judged by a slow model beside the engine: one who has won, at random, among enemies, ground and works.
#include <gtest/gtest.h>

#include "base/test_cases.h"
#include "games/adlg/charge_phrases.h"
#include "games/adlg/pursuing.h"
#include "games/adlg/test_combat.h"
#include "games/adlg/test_crowd.h"
#include "games/adlg/test_ground.h"
#include "games/adlg/test_slow.h"

namespace walstatt::adlg::test {

namespace {

enum class Does { nothing, turns, may, must };

// What a model knows of one table.
struct Won {
  const Combat& table;  // as it was,
  const State& rest;    // and who is left of it after the rout (A31)
  std::size_t winner;
  const TestTable& ground;
  bool doubtful = false;

  const Profile& profile(std::size_t unit) const { return table.battle.profile(unit); }
  slow::Base base(std::size_t unit) const { return slow::baseOf(table.state.units[unit].pose(), profile(unit).depth); }
  bool stands(std::size_t unit) const { return rest.units[unit].where == Where::table; }
  bool sure(slow::Answer answer) {
    if (!answer) doubtful = true;
    return answer.value_or(false);
  }

  Does does() {
    bool rid = false, noPrey = false, mounted = false, before = false, aside = false;
    for (const Contact& c : contactsOf(table.state)) {
      const std::size_t enemy = c.attacker == winner ? c.target : c.attacker;
      const Profile& his = profile(enemy);
      if (!stands(enemy)) {
        rid = true;
        noPrey = noPrey || his.category == Category::Art || his.category == Category::WWg ||
                 his.category == Category::SCh || his.category == Category::El;
        mounted = mounted || his.mounted();
      } else if (c.target == winner && c.edge != Edge::front && profile(winner).category != Category::WWg) {  // A30
        aside = true;
      } else {
        before = true;
      }
    }
    if (!rid || table.state.active != table.battle.sideOfUnit(winner)) return Does::nothing;  // B-Pur-01
    if (aside && !before && table.battle.unitCount() > 4) doubtful = true;  // there may be no room to turn
    if (aside && !before && !ground.pieces.empty()) doubtful = true;
    if (aside) return before ? Does::nothing : Does::turns;
    if (before) return Does::nothing;  // "all of whose opponents routed"
    const Profile& own = profile(winner);
    if (own.category == Category::WWg || own.category == Category::Art || (own.is(levy) && own.has(expendable)))
      return Does::nothing;
    way = farthest();
    if (way < 1) return Does::nothing;
    if (own.category != Category::El && !own.has(impetuous)) return Does::may;
    if (noPrey || (own.foot() && own.has(impetuous) && mounted)) return Does::may;
    const bool freed = leavesTable || intoHindering() || leavesWorksOrBank() || alongFront();
    return freed ? Does::may : Does::must;
  }

  // "up to 1 UD straight", to the enemy in the way or the edge of the table.
  double farthest() {
    const slow::Base own = base(winner);
    double most = 1000;
    for (std::size_t i = 0; i < table.battle.unitCount(); ++i) {
      if (i == winner || !stands(i)) continue;
      const auto near = [&](double more) {
        double least = 1e9;
        for (const slow::Spot p : slow::partAhead(own, base(i).shape(), -more, 1e6, 500 + more))
          least = std::min(least, own.seen(p).y);
        return least;
      };
      if (near(10) < 1020 && near(-10) - near(10) > 40) doubtful = true;
      if (near(0) < most) {
        most = std::max(near(0), 0.0);
        meets = i;
      }
    }
    for (double gone = most; gone > 0; gone -= 1) {
      bool on = true;
      for (const slow::Spot p : own.moved(gone).shape())
        on = on && p.x >= -0.5 && p.y >= -0.5 && p.x <= 30'000.5 && p.y <= 20'000.5;
      if (on) {
        leavesTable = gone < most - 1.5;
        if (leavesTable) meets = SIZE_MAX;
        return gone;
      }
    }
    leavesTable = true;
    return 0;
  }

  static bool hinders(const Profile& profile, TerrainKind kind) {  // B-Mod-14 to 21
    const bool elephant = profile.category == Category::El;
    if (kind == TerrainKind::field) return !elephant && (profile.mounted() || profile.category == Category::HI);
    if (kind == TerrainKind::wood) return profile.category != Category::LI;
    return false;
  }
  bool standsOn(const slow::Base& base, const walstatt::adlg::Piece& piece) {
    slow::Shape outline;
    for (std::size_t i = 0; i < piece.corners; ++i)
      outline.push_back({double(piece.outline[i].x), double(piece.outline[i].y)});
    const double part = slow::shared(base, outline);
    if (part > 0 && part < 30'000) doubtful = true;  // no more than a sliver
    return part > 0;
  }
  bool intoHindering() {
    bool into = false, already = false;
    for (const auto& piece : ground.pieces) {
      if (!hinders(profile(winner), piece.kind)) continue;
      into = standsOn(base(winner).moved(way), piece) || into;
      already = standsOn(base(winner), piece) || already;
    }
    return into && !already;
  }
  bool leavesWorksOrBank() {
    // Works run from the right to the left of somebody who looks up the table, and he stands less than 1 UD behind them.
    const slow::Base own = base(winner);
    for (const Work& work : ground.works) {
      const double before = own.front.y - work.a.y, after = own.moved(way).front.y - work.a.y;
      if (std::abs(before) < 15 || std::abs(after) < 15 || std::abs(before - 1000) < 15 || std::abs(after - 1000) < 15)
        doubtful = true;
      const auto behind = [](double off) { return off > 0 && off < 1000; };
      if (behind(before) && !behind(after)) return true;
    }
    for (const auto& piece : ground.pieces) {
      if (piece.kind != TerrainKind::river) continue;
      // At the bank: the water begins at its front edge.
      const double gap = own.front.y - piece.outline[2].y;
      if (gap > 0 && gap < 15) return true;
      if (gap > 0 && gap < 40) doubtful = true;
    }
    return false;
  }
  // Z32: within 1 UD before the front edge of somebody who is not straight ahead.
  bool alongFront() {
    const slow::Base end = base(winner).moved(way);
    bool along = false;
    for (std::size_t i = 0; i < table.battle.unitCount(); ++i) {
      if (i == winner || i == meets || !stands(i) || !table.battle.areEnemies(i, winner)) continue;
      const slow::Shape part = slow::partAhead(base(i), end.shape(), 0, 1000, 500);
      const double much = part.empty() ? 0 : slow::area(part);
      if (much > 0 && much < 30'000) doubtful = true;
      if (much > 0 && !sure(slow::straightAhead(end, base(i).shape()))) along = true;
    }
    return along;
  }

  double way = 0;
  std::size_t meets = SIZE_MAX;
  bool leavesTable = false;
};

Profile anyOf(Chance& chance, const std::vector<Profile>& kinds) {
  return kinds[static_cast<std::size_t>(chance.from(0, static_cast<Length>(kinds.size()) - 1))];
}

}  // namespace

TEST(AdlgPursuit, A32_B_Pur_who_may_and_who_must_pursue_is_what_a_slow_model_says) {
  const std::vector<Profile> winners{heavySwords(),
                                     with(heavySwords(), impetuous),
                                     with(mediumKnights(), impetuous),
                                     with(mediumSwords(), impetuous),
                                     elephants(),
                                     mediumCavalry(),
                                     artillery(),
                                     warWagon(),
                                     with(levies(), expendable)},
      enemies{heavySwords(),     mediumCavalry(), artillery(),    warWagon(),
              scythedChariots(), heavySpearmen(), heavySpearmen()};
  Chance chance(32);
  int compared = 0;
  std::array<int, 4> seen{};
  for (int round = 0; round < cases(12'000, 600); ++round) {
    // Mostly up the table; now and then near its edge.
    const bool atEdge = chance.from(0, 5) == 0;
    const Pose pose = at(chance.from(5'000, 25'000), atEdge ? chance.from(0, 1'400) : chance.from(4'000, 15'000), 0);
    std::vector<Put> units{{0, "W", anyOf(chance, winners), pose},
                           {1, "x", anyOf(chance, enemies), {pose.at, halfTurn}}};
    const Length depth = units[0].profile.depth;
    if (chance.from(0, 3) == 0)
      units.push_back({1, "y", anyOf(chance, enemies), {{pose.at.x + 500, pose.at.y + 500}, 3 * quarterTurn}});
    units.push_back({1, "far", heavySwords(), at(1'000, 19'000, 180)});
    for (int i = chance.from(0, 3); i > 0; --i) {
      const Put other{1,
                      "e" + std::to_string(i),
                      anyOf(chance, enemies),
                      {{pose.at.x + chance.from(-3'000, 3'000), pose.at.y + chance.from(-3'000, 800)},
                       chance.from(0, 2) > 0 ? chance.from(0, 3) * quarterTurn : chance.from(0, fullTurn - 1)}};
      const slow::Shape shape = slow::baseOf(other.pose, other.profile.depth).shape();
      bool clear = true;
      for (const slow::Spot p : shape) clear = clear && p.x > 0 && p.y > 0 && p.x < 30'000 && p.y < 20'000;
      for (const Put& one : units)
        if (one.label != "x")
          clear = clear && slow::distance(shape, slow::baseOf(one.pose, one.profile.depth).shape()) > 20;
      if (clear) units.push_back(other);
    }
    TestTable ground;
    const Length y = pose.at.y + chance.from(-1'200, 300);
    switch (chance.from(0, 5)) {
      case 0: ground.pieces = {rectangle(TerrainKind::wood, pose.at.x - 2'000, y - 2'000, pose.at.x + 2'000, y)}; break;
      case 1:
        ground.pieces = {rectangle(TerrainKind::field, pose.at.x - 2'000, y - 2'000, pose.at.x + 2'000, y)};
        break;
      case 2: {
        const Length bank = pose.at.y - chance.from(1, 60);
        ground.pieces = {rectangle(TerrainKind::river, 0, bank - 2'000, 30'000, bank)};
        break;
      }
      case 3: {
        Work wall;
        wall.a = {pose.at.x + 3'000, y};
        wall.b = {pose.at.x - 3'000, y};
        ground.works = {wall};
        break;
      }
      default: break;
    }
    Combat table(units, ground);
    const bool flanked = units[2].label == "y";
    table.touching("W", "x", Edge::front, Contact::full);
    if (flanked) table.touching("y", "W", Edge::right, Contact::full);
    table.state.active = static_cast<std::uint8_t>(chance.from(0, 7) == 0);
    if (chance.from(0, 15) != 0) table.routed("x");
    if (flanked && chance.from(0, 1) == 0) table.routed("y");
    if (depth < 1000 && flanked && table.unit("y").where == Where::table) table.unit("y").at.y = pose.at.y + 500;
    Combat played = table;
    played.rout();
    while (played.state.step == Step::rampageDie) played.dice({Face{6}});
    Won model{table, played.state, table.id("W"), ground};
    const Does expected = model.does();
    if (model.doubtful) continue;
    const Does did = played.state.step == Step::pursue && played.state.fighting.rolling == played.id("W") ? Does::may
                     : played.wasTold(phrases::mustGoOn)                                                  ? Does::must
                     : played.wasTold(phrases::facesItsAttacker)                                          ? Does::turns
                                                                 : Does::nothing;
    ++compared;
    ++seen[static_cast<std::size_t>(expected)];
    ASSERT_EQ(did, expected) << "round " << round << " way " << model.way << " pieces " << ground.pieces.size()
                             << " works " << ground.works.size();
    if (did != Does::may) continue;
    ActionList<Action> listed(played.battle.maxActions());
    played.battle.list(played.state, 0, listed);
    Length most = 0;
    for (std::size_t i = 0; i < listed.size(); ++i)
      if (listed[i].verb == Verb::pursue) most = listed[i].legs[0].amount();
    ASSERT_NEAR(most, model.way, 40) << "round " << round;  // who is met aslant is met by a sliver later
  }
  EXPECT_GT(compared, cases(6'000, 300));
  for (const Does one : {Does::nothing, Does::turns, Does::may, Does::must})
    EXPECT_GT(seen[static_cast<std::size_t>(one)], cases(100, 3)) << static_cast<int>(one);
}

}  // namespace walstatt::adlg::test
