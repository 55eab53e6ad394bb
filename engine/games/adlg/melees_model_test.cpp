// Roles as A28 reads, given by a slow model beside the engine: two lines that met at random, some of them on flanks and rears.
#include <gtest/gtest.h>

#include <algorithm>

#include "base/test_cases.h"
#include "games/adlg/test_combat.h"
#include "games/adlg/test_crowd.h"
#include "games/adlg/test_slow.h"

namespace walstatt::adlg::test {

namespace {

constexpr double corner = 60.01;  // Z49, and what floating point adds

class Roles {
 public:
  explicit Roles(const Combat& table) : table_(table), enemy(table.battle.unitCount(), none) {
    // "on the enemy's front edge by more than a corner, the one overlapping most"
    std::vector<std::pair<double, std::size_t>> frontal, corners;
    const auto all = contactsOf(table.state);
    for (std::size_t i = 0; i < all.size(); ++i)
      if (all[i].edge == Edge::front) (overlap(all[i]) > corner ? frontal : corners).push_back({-overlap(all[i]), i});
    for (auto* some : {&frontal, &corners}) std::sort(some->begin(), some->end());
    for (const auto& one : frontal) pair(all[one.second]);
    // "flank or rear only: the first to touch"
    for (const Contact& c : all)
      if (c.edge != Edge::front) pair(c);
    for (const auto& one : corners) pair(all[one.second]);  // Z49
  }

  // How many support the fighter, in melee and simply.
  std::pair<int, int> support(std::size_t fighter) const {
    std::array<bool, 3> taken{};  // on one flank, on the other, behind: one each
    int inMelee = 0, simply = 0;
    for (std::size_t i = 0; i < enemy.size(); ++i)
      if (supportsInMelee(i, fighter) && !std::exchange(taken[place(i, fighter)], true)) ++inMelee;
    for (std::size_t i = 0; i < enemy.size(); ++i) {
      if (!supportsSimply(i, fighter)) continue;
      // "a unit supports at most two friends"
      int before = 0;
      for (std::size_t other = 0; other < enemy.size(); ++other)
        before += supportsInMelee(i, other) || (other < fighter && supportsSimply(i, other));
      if (before < 2 && !std::exchange(taken[place(i, fighter)], true)) ++simply;
    }
    return {inMelee, simply};
  }

  static constexpr std::size_t none = SIZE_MAX;

 private:
  const Combat& table_;

 public:
  std::vector<std::size_t> enemy;  // whom each main unit fights

 private:
  slow::Base base(std::size_t unit) const {
    return slow::baseOf(table_.state.units[unit].pose(), table_.battle.depth(unit));
  }
  void pair(const Contact& c) {
    if (enemy[c.attacker] != none || enemy[c.target] != none) return;
    enemy[c.attacker] = c.target;
    enemy[c.target] = c.attacker;
  }
  double overlap(const Contact& c) const {
    const slow::Base one = base(c.attacker), two = base(c.target);
    const double a = two.seen(one.at(-500, 0)).x, b = two.seen(one.at(500, 0)).x;
    return std::min(std::max(a, b), 500.0) - std::max(std::min(a, b), -500.0);
  }
  bool fights(std::size_t unit) const { return enemy[unit] != none; }
  const Contact* contact(std::size_t by, std::size_t on) const {
    for (const Contact& c : contactsOf(table_.state))
      if (c.attacker == by && c.target == on) return &c;
    return nullptr;
  }
  bool mayHelp(std::size_t helper, std::size_t fighter) const {
    return helper != fighter && fights(fighter) && !fights(helper) && !table_.battle.areEnemies(helper, fighter);
  }
  // "front edge fully on the enemy's flank or rear"
  bool supportsInMelee(std::size_t helper, std::size_t fighter) const {
    if (!mayHelp(helper, fighter)) return false;
    const Contact* c = contact(helper, enemy[fighter]);
    return c && c->edge != Edge::front && (c->marks & Contact::full) != 0;
  }
  bool supportsSimply(std::size_t helper, std::size_t fighter) const {
    if (!mayHelp(helper, fighter) || supportsInMelee(helper, fighter)) return false;
    const std::size_t foe = enemy[fighter];
    if (contact(helper, foe)) return true;  // A21, Z49: not the main one, or incomplete
    if (const Contact* c = contact(foe, helper)) return c->edge == Edge::front;
    // "touching the fighting friend, front corners level, same facing"
    const slow::Base one = base(helper), two = base(fighter), his = base(foe);
    const double turned = std::abs(std::remainder(one.heading - two.heading, 2 * std::numbers::pi));
    const auto apart = [](slow::Spot a, slow::Spot b) { return std::hypot(a.x - b.x, a.y - b.y); };
    if (turned < 0.02 &&
        (apart(one.at(500, 0), two.at(-500, 0)) < corner || apart(one.at(-500, 0), two.at(500, 0)) < corner))
      return true;
    // "or own flank edge along the enemy's flank"
    const double crosswise = std::abs(std::sin(one.heading - his.heading));
    if (crosswise > 0.02 || slow::distance(one.shape(), his.shape()) > 5.5) return false;
    double from = 1e9, to = -1e9;
    for (const slow::Spot p : one.shape()) {
      from = std::min(from, his.seen(p).y);
      to = std::max(to, his.seen(p).y);
    }
    return std::min(to, 0.0) - std::max(from, -his.depth) > corner;
  }
  // Where it helps: on the enemy's one flank or the other, or behind him. The fighter looks at him, so his left is on the right.
  std::size_t place(std::size_t helper, std::size_t fighter) const {
    const Contact* c = contact(helper, enemy[fighter]);
    if (c && c->edge == Edge::rear) return 2;
    const slow::Base mine = base(fighter), his = base(enemy[fighter]), one = base(helper);
    const slow::Spot at = one.at(0, -one.depth / 2);
    if (c || contact(enemy[fighter], helper)) return his.seen(at).x > 0 ? 0 : 1;
    const double gap =
        std::min(std::hypot(mine.at(500, 0).x - one.at(-500, 0).x, mine.at(500, 0).y - one.at(-500, 0).y),
                 std::hypot(mine.at(-500, 0).x - one.at(500, 0).x, mine.at(-500, 0).y - one.at(500, 0).y));
    if (gap < corner) return mine.seen(at).x < 0 ? 0 : 1;
    return his.seen(at).x > 0 ? 0 : 1;
  }
};

}  // namespace

TEST(AdlgFighting, A28_main_units_and_supports_are_those_of_a_slow_model) {
  Chance chance(28);
  int pairs = 0, inMelee = 0, simply = 0;
  for (int round = 0; round < cases(6'000, 400); ++round) {
    std::vector<Put> units;
    const int count = chance.from(2, 5);
    Length x = mid - chance.from(0, 1) * chance.from(0, 1'300);
    for (int i = 0; i < 5; ++i) {
      units.push_back({0, "o" + std::to_string(i), heavySwords(), at(x, mid)});
      x += 1000 + (chance.from(0, 2) == 0 ? chance.from(0, 700) : 0);
      if (chance.from(0, 1) == 0) x = (x + 500) / 1000 * 1000;  // square before somebody
      x = std::max<Length>(x, units.back().pose.at.x + 1000);
    }
    // On the right end of the enemy's line, on its left end, behind somebody, or along a flank; as they see it.
    const Length left = mid - 500, right = mid + 1000 * (count - 1) + 500;
    const bool whole = chance.from(0, 3) > 0;
    const Length slips = whole ? 0 : 300;
    if (chance.from(0, 2) == 0) units.push_back({0, "R", heavySwords(), at(left, mid - 500 - slips, 90)});
    if (chance.from(0, 2) == 0) units.push_back({0, "L", heavySwords(), at(right, mid - 500 - slips, 270)});
    if (chance.from(0, 5) == 0)
      units.push_back({0, "along", heavySwords(), at(right + 500, mid - chance.from(100, 700))});
    const int behind = chance.from(0, count - 1);
    if (chance.from(0, 2) == 0)
      units.push_back({0, "B", heavySwords(), at(mid + 1000 * behind + slips, mid - 750, 180)});
    for (int i = 0; i < count; ++i)
      units.push_back({1, "e" + std::to_string(i), heavySwords(), at(mid + 1000 * i, mid, 180)});
    const auto put = [&](const char* label) {
      return std::any_of(units.begin(), units.end(), [&](const Put& one) { return one.label == label; });
    };
    Combat table(units);
    std::vector<Contact> met;
    for (int i = 0; i < 5; ++i)
      for (int k = 0; k < count; ++k) {
        const std::string own = "o" + std::to_string(i), foe = "e" + std::to_string(k);
        const Length off = std::abs(table.unit(own).at.x - table.unit(foe).at.x);
        if (off >= 1000 || chance.from(0, 3) == 0) continue;
        const int marks = off <= 5 ? Contact::full : 0;
        if (chance.from(0, 3) == 0)
          met.push_back({table.id(foe), table.id(own), Edge::front, static_cast<std::uint8_t>(marks)});
        else
          met.push_back({table.id(own), table.id(foe), Edge::front, static_cast<std::uint8_t>(marks)});
      }
    const auto full = static_cast<std::uint8_t>(whole ? Contact::full : 0);
    if (put("R")) met.push_back({table.id("R"), table.id("e0"), Edge::right, full});
    if (put("L")) met.push_back({table.id("L"), table.id("e" + std::to_string(count - 1)), Edge::left, full});
    if (put("B")) met.push_back({table.id("B"), table.id("e" + std::to_string(behind)), Edge::rear, full});
    while (!met.empty()) {
      const auto next = static_cast<std::size_t>(chance.from(0, static_cast<Length>(met.size()) - 1));
      addContact(table.state, met[next]);
      met.erase(met.begin() + static_cast<std::ptrdiff_t>(next));
    }
    const Roles roles(table);
    const Melees melees(table.battle, table.state);
    for (std::size_t i = 0; i < table.battle.unitCount(); ++i) {
      const std::size_t foe = roles.enemy[i];
      ASSERT_EQ(melees.opponentOf(i), foe == Roles::none ? noUnit : foe) << round << ' ' << table.battle.unit(i).label;
      if (foe == Roles::none) continue;
      const Stance stance = melees.clash(i, foe).how[0];
      const auto [fully, plainly] = roles.support(i);
      ASSERT_EQ(static_cast<int>(stance.meleeSupport.size()), fully) << round << ' ' << table.battle.unit(i).label;
      ASSERT_EQ(static_cast<int>(stance.support), plainly) << round << ' ' << table.battle.unit(i).label;
      ++pairs;
      inMelee += fully;
      simply += plainly;
    }
  }
  EXPECT_GT(pairs, cases(20'000, 1'000));
  EXPECT_GT(inMelee, cases(1'000, 50));
  EXPECT_GT(simply, cases(10'000, 500));
}

}  // namespace walstatt::adlg::test
