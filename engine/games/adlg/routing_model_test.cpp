// Rout as A31 reads, played by a slow model beside the engine on tables at random (A31, B-Rou).
#include <gtest/gtest.h>

#include <algorithm>

#include "base/test_cases.h"
#include "games/adlg/test_combat.h"
#include "games/adlg/test_crowd.h"
#include "games/adlg/test_slow.h"

namespace walstatt::adlg::test {

namespace {

struct Man {
  slow::Base base;
  Side side;
  Category category;
  int left;
  enum class Is { standing, routed, gone } is = Is::standing;
};
struct Hit {
  std::size_t by, on;
  Edge edge;
};

// The table of the model.
class Rout {
 public:
  std::vector<Man> pieces;
  std::vector<Hit> hits;
  std::vector<int> dice;  // of elephants, as they fall
  bool doubtful = false;

  void play() {
    for (std::vector<std::size_t> wave = routed(); !wave.empty(); wave = routed()) {
      for (const std::size_t unit : wave) face(unit);
      std::vector<bool> hurt(pieces.size());
      for (const std::size_t unit : wave)
        for (std::size_t i = 0; i < pieces.size(); ++i)
          if (pieces[i].is == Man::Is::standing && isHurt(unit, i)) hurt[i] = true;
      thrown_ += static_cast<std::size_t>(
          std::count_if(wave.begin(), wave.end(), [&](std::size_t i) { return pieces[i].category == Category::El; }));
      for (const std::size_t unit : wave) pieces[unit].is = Man::Is::gone;
      for (std::size_t i = 0; i < pieces.size(); ++i)
        if (hurt[i] && --pieces[i].left == 0) pieces[i].is = Man::Is::routed;
    }
  }

 private:
  std::vector<std::size_t> routed() const {
    std::vector<std::size_t> all;
    for (std::size_t i = 0; i < pieces.size(); ++i)
      if (pieces[i].is == Man::Is::routed) all.push_back(i);
    return all;
  }
  // "units hit only in flank or rear first face their main enemy": the first of them (A28); war wagons have no flank (A30).
  void face(std::size_t unit) {
    if (pieces[unit].category == Category::WWg) return;
    const Hit* main = nullptr;
    for (const Hit& hit : hits) {
      if (pieces[hit.by].is == Man::Is::gone || pieces[hit.on].is == Man::Is::gone) continue;
      if (hit.by == unit || (hit.on == unit && hit.edge == Edge::front)) return;
      if (hit.on == unit && !main) main = &hit;
    }
    if (main)
      pieces[unit].base = pieces[unit].base.turned(main->edge == Edge::rear ? 2 : main->edge == Edge::left ? -1 : 1);
  }
  bool isHurt(std::size_t unit, std::size_t other) {
    const Man &one = pieces[unit], &two = pieces[other];
    double way = 2;  // quarters to the right: to the rear
    if (one.category == Category::El) {
      const auto before =
          std::count_if(pieces.begin(), pieces.begin() + static_cast<std::ptrdiff_t>(unit),
                        [](const Man& p) { return p.is == Man::Is::routed && p.category == Category::El; });
      const std::size_t die = thrown_ + static_cast<std::size_t>(before);
      if (die >= dice.size()) return doubtful = true;
      way = dice[die] == 1 ? 0 : dice[die] == 2 ? -1 : dice[die] == 3 ? 1 : 2;
      if (two.category == Category::LI) return false;
    } else {
      if (one.category == Category::Art || one.category == Category::WWg || one.category == Category::SCh) return false;
      if (one.side != two.side) return false;
      if (one.category == Category::LI && two.category != Category::LI) return false;
    }
    const slow::Answer near = slow::less(slow::distance(one.base.shape(), two.base.shape()), 1000),
                       there = slow::straightAhead(one.base.turned(way), two.base.shape());
    if ((!near && there.value_or(true)) || (!there && near.value_or(true))) doubtful = true;
    return near.value_or(false) && there.value_or(false);
  }

  std::size_t thrown_ = 0;  // in earlier waves
};

// Bases that do not lie over each other.
std::vector<Put> loosely(Chance& chance, int count, const std::vector<Profile>& kinds, Length reach) {
  std::vector<Put> units;
  for (int tries = 0; static_cast<int>(units.size()) < count && tries < 4000; ++tries) {
    const Put put{static_cast<Side>(static_cast<int>(units.size()) >= count / 2), "u" + std::to_string(units.size()),
                  kinds[static_cast<std::size_t>(chance.from(0, static_cast<Length>(kinds.size()) - 1))],
                  chance.pose(reach)};
    const bool clear = std::none_of(units.begin(), units.end(), [&](const Put& other) {
      return slow::distance(slow::baseOf(put.pose, put.profile.depth).shape(),
                            slow::baseOf(other.pose, other.profile.depth).shape()) < 20;
    });
    if (clear) units.push_back(put);
  }
  return units;
}

}  // namespace

TEST(AdlgRout, A31_B_Rou_waves_and_rampages_are_those_of_a_slow_model) {
  const std::vector<Profile> kinds{heavySwords(), heavySwords(), mediumCavalry(), lightInfantry(), lightHorse(),
                                   elephants(),   elephants(),   artillery(),     warWagon(),      scythedChariots()};
  Chance chance(31);
  int compared = 0, hurt = 0, waves = 0, rampages = 0, turned = 0;
  for (int round = 0; round < cases(1'200, 100); ++round) {
    Combat table(loosely(chance, 24, kinds, 3 * ud));
    const std::size_t count = table.battle.unitCount();
    for (std::size_t i = 0; i < count; ++i)
      table.state.units[i].lost = static_cast<std::uint8_t>(chance.from(0, table.battle.profile(i).cohesion - 1));
    // Whoever hits somebody is nobody's target himself.
    std::vector<bool> hits(count), isHit(count);
    for (int i = 0; i < 8; ++i) {
      const auto by = static_cast<std::uint8_t>(chance.from(0, static_cast<Length>(count) - 1)),
                 on = static_cast<std::uint8_t>(chance.from(0, static_cast<Length>(count) - 1));
      if (!table.battle.areEnemies(by, on) || hits[by] || isHit[by] || hits[on]) continue;
      if (table.battle.profile(by).category == Category::El) continue;  // it would have to pursue
      hits[by] = isHit[on] = true;
      addContact(table.state, {by, on, static_cast<Edge>(chance.from(0, 3)), Contact::full});
    }
    for (int i = 0; i < 4; ++i) {
      const auto unit = static_cast<std::size_t>(chance.from(0, static_cast<Length>(count) - 1));
      table.routed(table.battle.unit(unit).label);
    }
    Rout model;
    for (std::size_t i = 0; i < count; ++i) {
      const Unit& unit = table.state.units[i];
      const Profile& profile = table.battle.profile(i);
      model.pieces.push_back({slow::baseOf(unit.pose(), profile.depth), table.battle.sideOfUnit(i), profile.category,
                              profile.cohesion - unit.lost,
                              unit.where == Where::routed ? Man::Is::routed : Man::Is::standing});
    }
    for (const Contact& c : contactsOf(table.state)) model.hits.push_back({c.attacker, c.target, c.edge});
    table.rout();
    while (table.state.step == Step::rampageDie) {
      model.dice.push_back(chance.from(1, 6));
      table.dice({static_cast<Face>(model.dice.back())});
    }
    const auto before = model.pieces;
    model.play();
    if (model.doubtful) continue;
    ++compared;
    rampages += static_cast<int>(model.dice.size());
    for (std::size_t i = 0; i < count; ++i) {
      const Man& one = model.pieces[i];
      ASSERT_EQ(table.battle.profile(i).cohesion - table.state.units[i].lost, one.left) << round << " unit " << i;
      ASSERT_EQ(table.state.units[i].where == Where::gone, one.is == Man::Is::gone) << round << " unit " << i;
      hurt += before[i].left - one.left;
      waves += before[i].is == Man::Is::standing && one.is == Man::Is::gone;
      turned += one.base.heading != before[i].base.heading;
    }
  }
  EXPECT_GT(compared, cases(800, 50));
  EXPECT_GT(hurt, cases(800, 50));
  EXPECT_GT(waves, cases(150, 5));
  EXPECT_GT(rampages, cases(500, 30));
  EXPECT_GT(turned, cases(150, 5));
}

}  // namespace walstatt::adlg::test
