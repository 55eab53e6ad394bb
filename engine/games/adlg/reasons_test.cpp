// Every number of melee and shooting with its reasons (B-Abi, B-Mod, B-Fla, B-Sho, A25 to A30): the sheet written down a second
// time, rule by rule, and compared with what the game tells of very many clashes and shots drawn by lot.
#include <gtest/gtest.h>

#include <map>
#include <string>

#include "base/dice.h"
#include "base/test_cases.h"
#include "games/adlg/ground_penalty.h"
#include "games/adlg/melee_abilities.h"
#include "games/adlg/shooting_sum.h"
#include "games/adlg/terrain.h"
#include "games/adlg/test_clash.h"

namespace walstatt::adlg::test {

namespace {

using Reasons = std::map<std::string, int>;  // by rule

Reasons reasonsOf(std::initializer_list<const Explained*> numbers) {
  Reasons all;
  for (const Explained* number : numbers)
    for (const Part& part : number->parts()) all[std::string(part.reason->rule)] += part.amount;
  std::erase_if(all, [](const auto& one) { return one.second == 0; });
  return all;
}
std::string told(const Reasons& reasons) {
  std::string text;
  for (const auto& [rule, amount] : reasons) text += rule + " " + std::to_string(amount) + ", ";
  return text;
}

bool isLight(const Profile& unit) { return unit.category == Category::LI || unit.category == Category::LH; }
bool isElephant(const Profile& unit) { return unit.category == Category::El; }
bool isWagon(const Profile& unit) { return unit.category == Category::WWg; }
bool isSpear(const Profile& unit) { return unit.is(spears) || unit.is(pikes); }

struct RowFactor {
  const char* rule;
  int amount;
};

// B-Foot and B-Mtd.
RowFactor rowOf(const Profile& own, const Profile& enemy, bool enemyInOpen, bool onFlank) {
  const Category foe = enemy.category;
  const bool openLmi = foe == Category::LMI && enemyInOpen;
  switch (own.category) {
    case Category::LI: return {"B-Foot-01", 0};
    case Category::LMI: {
      const bool lights = foe == Category::LI || foe == Category::LH;
      if (own.is(archers)) return {"B-Foot-06", lights ? 1 : 0};
      return {"B-Foot-04", lights || foe == Category::El || foe == Category::SCh ? 1 : 0};
    }
    case Category::MI:
      return {own.is(spears) ? "B-Foot-09" : "B-Foot-08",
              foe == Category::Ct || foe == Category::HCh || foe == Category::Kn ? 0 : 1};
    case Category::HI:
      if (own.is(pikes)) return {"B-Foot-15", 2};
      if (own.is(levy))
        return {"B-Foot-16", foe == Category::LI || foe == Category::LMI || foe == Category::LH ? 1 : 0};
      if (own.is(footKnights)) return {"B-Foot-12", openLmi || foe == Category::LH ? 2 : 1};
      if (own.is(heavySpears)) return {"B-Foot-14", openLmi || foe == Category::LH ? 2 : 1};
      return {openLmi ? "B-Foot-10" : "B-Foot-11", openLmi || foe == Category::LH ? 2 : 1};
    case Category::WWg:
      if (isElephant(enemy)) return {own.has(blades) ? "B-Note-05" : "B-Foot-17", own.has(blades) ? 2 : 0};
      return {"B-Foot-17", enemy.mounted() ? 2 : foe == Category::LI ? 1 : 0};
    case Category::Art: return {"B-Foot-19", 0};
    case Category::LH: return {"B-Mtd-01", foe == Category::LI && enemyInOpen ? 1 : 0};
    case Category::Cv:
      if (foe == Category::HI && !enemy.is(levy)) return {onFlank ? "B-Mtd-05" : "B-Mtd-04", onFlank ? 1 : 0};
      return {"B-Mtd-04", foe == Category::WWg || foe == Category::Art ? 0 : 1};
    case Category::HCh:
    case Category::Ct:
    case Category::Kn: {
      const bool two =
          foe == Category::LMI || foe == Category::LH || (foe == Category::Cv && own.category == Category::Kn);
      const char* rule = own.category == Category::HCh  ? "B-Mtd-08"
                         : own.category == Category::Ct ? "B-Mtd-09"
                                                        : "B-Mtd-13";
      return {rule, two ? 2 : foe == Category::WWg ? 0 : 1};
    }
    case Category::El: return {"B-Mtd-14", enemy.mounted() ? 2 : 1};
    case Category::SCh: break;
  }
  return {"B-Mtd-16", 0};
}

// B-Mod-14 to B-Mod-21.
RowFactor groundOf(const Profile& unit, TerrainKind kind, Going going) {
  if (unit.is(camels) && (kind == TerrainKind::brush || kind == TerrainKind::dunes)) return {"B-Mod-20", 0};
  if (isElephant(unit) && (kind == TerrainKind::brush || kind == TerrainKind::field)) return {"B-Mod-21", 0};
  const bool heavyFoot = unit.category == Category::HI,
             medium = unit.category == Category::MI || unit.category == Category::LMI;
  if (going == Going::rough) {
    if (unit.mounted() || unit.is(heavySpears) || unit.is(pikes)) return {"B-Mod-15", -2};
    return {"B-Mod-14", heavyFoot || isWagon(unit) ? -1 : 0};
  }
  if (going != Going::heavy) return {"B-Mod-14", 0};
  if (unit.mounted()) return {"B-Mod-18", -3};
  return heavyFoot ? RowFactor{"B-Mod-17", -2} : RowFactor{"B-Mod-16", medium ? -1 : 0};
}

// One side of a clash as the sheet sees it.
class Sheet {
 public:
  Sheet(const Clash& clash, int side, TerrainKind ground)
      : clash_(clash),
        side_(side),
        ground_(ground),
        own(clash.own(side)),
        enemy(clash.enemy(side)),
        me(clash.stance(side)),
        him(clash.enemyStance(side)) {}

  Reasons reasons() const {
    Reasons all;
    const RowFactor row =
        losesFactor() ? RowFactor{"B-Fla-02", 0} : rowOf(own, enemy, him.inOpen, me.onto != Onto::front);
    all[row.rule] += row.amount;
    if (isWagon(own) && me.battleReady) all["B-Foot-18"] += 1;
    if (enemy.category == Category::Art && !isLight(own)) all["B-Foot-21"] += 1;
    if (own.has(incendiaryAbility) && (isElephant(enemy) || isWagon(enemy))) all["B-Abi-11"] += 1;
    if (me.onto != Onto::front && !isWagon(enemy)) all["B-Mod-04"] += 1;
    if (isWagon(own) && me.longEdge) all["A30"] += 1;
    int support = me.support;
    all["B-Mod-05"] += me.support;
    for (const Profile* other : me.meleeSupport) {
      const int factor = rowOf(*other, enemy, him.inOpen, true).amount + 1;
      all["B-Mod-06"] += factor;
      support += factor;
    }
    if (me.behind == Behind::fortification && own.foot() && own.category != Category::LI && !isWagon(own))
      all["B-Mod-11"] += 1;
    else if (me.higher)
      all["B-Mod-08"] += 1;
    else if (me.bank)
      all["B-Mod-09"] += 1;
    else if (me.gullyEdge)
      all["B-Mod-10"] += 1;
    if (me.commander) all["B-Mod-12"] += 1;
    if (me.lost > 0) all["B-Mod-02"] -= 1;
    if (own.mounted() && him.behind != Behind::nothing)
      all["B-Mod-13"] -= 2;
    else if (own.mounted() && !isElephant(own) && him.stakesPlanted && me.onto == Onto::front)
      all["B-Abi-24"] -= 2;
    const bool horse = own.is(horses), camel = own.is(camels);
    if (own.category != Category::SCh) {
      if ((horse || camel) && (isElephant(enemy) || me.besideElephants))
        all["B-Note-08"] -= 1;
      else if (horse && (enemy.is(camels) || me.besideCamels))
        all["B-Note-07"] -= 1;
    }
    const RowFactor ground = groundOf(own, ground_, me.going);
    all[ground.rule] += ground.amount;
    if (isFirst()) {
      if (impactCounts()) all[isElephant(own) ? "B-Mtd-15" : own.has(impact) ? "B-Abi-02" : "B-Abi-33"] += 1;
      if (javelinCounts()) all["B-Abi-37"] += 1;
      const bool horsemen = own.category == Category::Cv && !hasCharge(own) && me.penalty == 0;
      if (horsemen && (enemy.category == Category::LMI || enemy.is(swords)) && isFrontal()) all["B-Mtd-06"] += 1;
      const bool ridden = enemy.mounted() && !isElephant(enemy);
      if (isSpear(own) && ridden && isFrontal()) all["B-Note-03"] += 1;
      if (own.has(polearm) && ridden && isFrontal() && !isStripped()) all["B-Abi-31"] += 1;
      if (own.is(archers) && enemy.mounted() && isFrontal() && clash_.charged(1 - side_)) all["B-Foot-07"] += 1;
      if (clash_.charged(side_) && me.uncontrolled) all["B-Mod-03"] -= 1;
      if (enemy.category == Category::SCh && isFrontal()) {
        const bool keeps = isLight(own) || own.category == Category::LMI || isWagon(own) || isElephant(own);
        if (!keeps) all["B-Mtd-17"] -= row.amount;
        all["B-Mod-07"] -= support;
      }
    }
    std::erase_if(all, [](const auto& one) { return one.second == 0; });
    return all;
  }

  bool isFirst() const { return clash_.charger != ChargedBy::nobody; }
  bool isFrontal() const { return me.onto == Onto::front && him.onto == Onto::front; }
  // B-Fla-01, A29
  bool isStripped() const {
    return !isWagon(own) && own.category != Category::Art && (me.flanked || him.onto != Onto::front);
  }
  bool winsWithTwoHands() const { return own.has(twoHanded) && isFrontal() && !isStripped(); }
  bool tiesWithTwoHands() const { return own.has(twoHanded) && isSpear(enemy) && !isStripped(); }
  bool winsWithPolearm() const { return own.has(polearm) && enemy.mounted() && isFrontal() && !isStripped(); }
  bool hasMissiles() const { return own.has(missileSupport) && isFirst() && isFrontal() && !isStripped(); }

  // B-Fur, B-Mod-22, B-Abi-23, B-Note-04, B-Note-06, B-Fla-05, A30; B-Abi-09 apart.
  bool isFurious() const {
    if (!isFirst() || !isFrontal() || enemy.mounted() || isStripped() || behindWorks()) return false;
    if (own.mounted() && (me.penalty < 0 || him.stakesPlanted)) return false;
    if (isWagon(enemy) && (!isElephant(own) || enemy.has(blades))) return false;
    switch (own.category) {
      case Category::LH: return hasCharge(own) || enemy.category == Category::LI;
      case Category::Ct: return hasCharge(own);
      case Category::Cv:
      case Category::HCh:
      case Category::Kn: return hasCharge(own) || enemy.category == Category::LMI;
      case Category::El:
      case Category::SCh: return enemy.category != Category::LI && !enemy.is(javelinmen);
      default: return own.has(impetuous);
    }
  }
  // B-Abi-27 to B-Abi-30: he who strikes furiously, and is not stopped by missiles, takes it away.
  bool armourHelps(bool enemyIsFurious) const {
    return own.armour > enemy.armour && !isElephant(enemy) && !enemyIsFurious;
  }

 private:
  static bool hasCharge(const Profile& unit) { return unit.has(impact) || unit.has(impetuous); }
  bool behindWorks() const { return me.behind != Behind::nothing || him.behind != Behind::nothing; }
  bool losesFactor() const {
    if (isWagon(own) || own.category == Category::Art) return false;
    return me.flankedFully || (him.onto != Onto::front && him.conformed && !isLight(enemy));
  }
  // Whether the unit brings impact that works against such an enemy at all.
  static bool worksAgainst(const Profile& unit, const Profile& other) {
    if (isElephant(other)) return false;                                    // B-Abi-03: for elephants, too
    if (isElephant(unit)) return !isLight(other) && !other.is(javelinmen);  // B-Mtd-15
    return !((unit.category == Category::HCh || unit.category == Category::Ct) && other.category == Category::Kn);
  }
  static bool brings(const Clash& clash, int side, TerrainKind ground) {
    const Sheet one(clash, side, ground);
    return (hasCharge(one.own) || isElephant(one.own)) && !(one.own.mounted() && one.me.penalty < 0) &&
           !one.isStripped();
  }
  bool impactCounts() const {
    if (!isFrontal() || !brings(clash_, side_, ground_) || !worksAgainst(own, enemy) || behindWorks()) return false;
    if (own.foot() && enemy.mounted() && clash_.charged(side_)) return false;  // B-Abi-04
    // B-Abi-05, Z40
    const bool mountedCharged = clash_.own(clash_.charged(0) ? 1 : 0).mounted();
    if (mountedCharged && !isElephant(own) && brings(clash_, 1 - side_, ground_) && worksAgainst(enemy, own))
      return false;
    // B-Abi-34 takes what one has by being impetuous, B-Note-02 all of impetuous swordsmen
    if (own.foot() && own.has(impetuous) && enemy.is(swords) && (own.is(swords) || !own.has(impact))) return false;
    if (own.mounted() && !isElephant(own) && isSpear(enemy)) return false;  // B-Note-01
    if (own.mounted() && him.stakesPlanted) return false;                   // B-Abi-22
    return !isWagon(enemy) || (isElephant(own) && !enemy.has(blades));      // B-Note-04, B-Note-06
  }
  bool javelinCounts() const {
    if (!isFrontal() || !own.has(javelinAbility) || isStripped() || isWagon(enemy)) return false;
    return isElephant(enemy) || !brings(clash_, 1 - side_, ground_);  // B-Abi-38, B-Abi-40
  }

  const Clash& clash_;
  int side_;
  TerrainKind ground_;

 public:
  const Profile &own, &enemy;
  const Stance &me, &him;
};

// A27, steps 4 to 9: what the loser loses, with its reasons; and what was added to both results.
struct Fought {
  int loser = -1, loss = 0;
  std::array<Reasons, 2> added;
};
Fought roundOf(const std::array<Sheet, 2>& sheets, std::array<int, 2> sums) {
  Fought round;
  const auto leader = [&] { return sums[0] > sums[1] ? 0 : sums[1] > sums[0] ? 1 : -1; };
  const auto add = [&](int side, const char* rule) {
    ++sums[static_cast<std::size_t>(side)];
    ++round.added[static_cast<std::size_t>(side)][rule];
  };
  const auto& at = [&](int side) -> const Sheet& { return sheets[static_cast<std::size_t>(side)]; };
  if (const int ahead = leader(); ahead >= 0) {
    if (at(ahead).winsWithTwoHands())
      add(ahead, "B-Abi-41");
    else if (at(ahead).winsWithPolearm())
      add(ahead, "B-Abi-32");
  } else {
    for (const int side : {0, 1})
      if (at(side).tiesWithTwoHands()) add(side, "B-Abi-42");
  }
  const int winner = leader();
  if (winner < 0) return round;
  const int loser = 1 - winner;
  const bool stopped = at(winner).own.mounted() && at(loser).hasMissiles();  // B-Abi-09
  const bool furious = at(winner).isFurious() && !stopped;
  if (at(loser).armourHelps(furious)) add(loser, "B-Abi-27");
  if (leader() == winner && at(loser).hasMissiles()) add(loser, "B-Abi-08");
  if (leader() != winner) return round;
  const int margin = sums[static_cast<std::size_t>(winner)] - sums[static_cast<std::size_t>(loser)];
  round.loser = loser;
  round.loss = margin >= 7 ? routAtOnce : (margin + 1) / 2 + (furious ? 1 : 0);
  return round;
}

class Lot {
 public:
  explicit Lot(std::uint64_t seed) : dice_(seed) {}
  bool oneIn(std::uint32_t n) { return dice_.below(n) == 0; }
  int below(int n) { return static_cast<int>(dice_.below(static_cast<std::uint32_t>(n))); }

  Profile unit() {
    const std::array<Profile, 26> all{lightInfantry(),
                                      lightInfantry(Weapon::javelin),
                                      lightInfantry(Weapon::incendiary),
                                      javelinThrowers(),
                                      bowmen(),
                                      mediumSwords(),
                                      mediumSpears(),
                                      heavySwords(),
                                      heavySpearmen(),
                                      knightsOnFoot(),
                                      pikemen(),
                                      levies(),
                                      warWagon(),
                                      wagonWithBlades(),
                                      artillery(),
                                      lightHorse(),
                                      lightHorse(Weapon::javelin),
                                      lightCamels(),
                                      mediumCavalry(),
                                      mediumCamels(),
                                      heavyCavalry(),
                                      heavyChariots(),
                                      oneIn(2) ? cataphractHorse() : camelCataphracts(),
                                      oneIn(2) ? mediumKnights() : heavyKnights(),
                                      elephants(),
                                      scythedChariots()};
    Profile profile = all[static_cast<std::size_t>(below(static_cast<int>(all.size())))];
    for (const Ability ability : {impact, impetuous, missileSupport, mixedUnit, pavise, stakes, polearm, twoHanded})
      if (oneIn(5)) profile.abilities |= ability;
    if (oneIn(4)) profile = in(profile, static_cast<ArmourLevel>(below(3)));
    profile.quality = static_cast<Quality>(below(3));
    return profile;
  }

  void stand(const Profile& profile, Stance& stance, TerrainKind ground) {
    stance = {};
    stance.lost = static_cast<std::uint8_t>(oneIn(3) ? 1 + below(2) : 0);
    stance.flanked = oneIn(6);
    stance.flankedFully = stance.flanked && oneIn(2);
    if (oneIn(3)) {
      stance.going = goingOf(ground);
      stance.penalty = static_cast<std::int8_t>(meleePenalty(profile, ground, stance.going));
      stance.inOpen = stance.going == Going::open;
    }
    stance.higher = oneIn(8);
    stance.bank = oneIn(8);
    stance.gullyEdge = oneIn(8);
    stance.behind = static_cast<Behind>(oneIn(5) ? 1 + below(2) : 0);
    stance.stakesPlanted = profile.has(stakes) && oneIn(2);
    stance.commander = oneIn(4);
    stance.uncontrolled = oneIn(4);
    stance.besideCamels = oneIn(6);
    stance.besideElephants = oneIn(6);
    stance.battleReady = isWagon(profile) && oneIn(2);
    stance.longEdge = isWagon(profile) && oneIn(2);
    stance.support = static_cast<std::uint8_t>(below(3));
  }

 private:
  FastDice dice_;
};

constexpr std::array<TerrainKind, 9> grounds{TerrainKind::gentleHill, TerrainKind::steepHill, TerrainKind::brush,
                                             TerrainKind::plantation, TerrainKind::field,     TerrainKind::gully,
                                             TerrainKind::wood,       TerrainKind::marsh,     TerrainKind::dunes};

}  // namespace

TEST(AdlgReasons, B_Mod_every_number_of_a_melee_is_told_with_the_rule_that_gives_it) {
  Lot lot(11);
  std::map<std::string, int> seen;
  for (int i = 0; i < cases(60'000); ++i) {
    Fight fight(lot.unit(), lot.unit(), static_cast<ChargedBy>(lot.below(3)));
    const Profile helper = lot.unit();
    std::array<TerrainKind, 2> ground;
    for (const int side : {0, 1}) {
      const auto at = static_cast<std::size_t>(side);
      ground[at] = grounds[static_cast<std::size_t>(lot.below(static_cast<int>(grounds.size())))];
      lot.stand(fight.clash.own(side), fight.clash.how[at], ground[at]);
      if (lot.oneIn(5)) fight.clash.how[at].meleeSupport.push_back(&helper);
    }
    if (lot.oneIn(4)) {  // one of them on the other's flank or rear
      Stance& stance = fight.clash.how[static_cast<std::size_t>(lot.below(2))];
      stance.onto = lot.oneIn(2) ? Onto::flank : Onto::rear;
      stance.conformed = !lot.oneIn(3);
    }
    const std::array<Sheet, 2> sheets{Sheet(fight.clash, 0, ground[0]), Sheet(fight.clash, 1, ground[1])};
    const MeleeRound melee(fight.clash);
    std::array<int, 2> sums{};
    for (const int side : {0, 1}) {
      const Factors<Explained> factors = factorsOf<Explained>(fight.clash, side);
      const Reasons expected = sheets[static_cast<std::size_t>(side)].reasons(),
                    are = reasonsOf({&factors.lasting, &factors.first});
      int sum = 0;
      for (const auto& [rule, amount] : expected) {
        sum += amount;
        ++seen[rule];
      }
      ASSERT_EQ(told(are), told(expected)) << "clash " << i << " side " << side;
      ASSERT_EQ(factorsOf<Sum>(fight.clash, side).total(), sum);
      ASSERT_EQ(melee.factor(side), sum);
      sums[static_cast<std::size_t>(side)] = sum;
    }
    if (melee.automatic()) continue;
    for (int throws = 0; throws < 4; ++throws) {
      const int first = 1 + lot.below(6), second = 1 + lot.below(6);
      const MeleeRound::Told round = melee.told(fight.clash, first, second);
      const std::array<int, 2> before{withQuality(first, meleeQuality(fight.first)) + sums[0],
                                      withQuality(second, meleeQuality(fight.second)) + sums[1]};
      const Fought expected = roundOf(sheets, before);
      for (const int side : {0, 1}) {
        const auto at = static_cast<std::size_t>(side);
        ASSERT_EQ(round.result.losses[at], expected.loser == side ? expected.loss : 0) << "clash " << i;
        const Reasons are = reasonsOf({&round.sums[at]});
        for (const char* rule : {"B-Abi-41", "B-Abi-42", "B-Abi-32", "B-Abi-27", "B-Abi-08"}) {
          const auto is = are.find(rule), should = expected.added[at].find(rule);
          ASSERT_EQ(is == are.end() ? 0 : is->second, should == expected.added[at].end() ? 0 : should->second) << rule;
          if (is != are.end()) ++seen[rule];
        }
        int all = 0;
        for (const Part& part : round.sums[at].parts()) all += part.amount;
        ASSERT_EQ(all, round.sums[at].value());  // no reason is lost for want of room
      }
      if (expected.loser >= 0) {
        ASSERT_EQ(round.loss.value(), expected.loss);
        if (reasonsOf({&round.loss}).contains("B-Abi-15")) ++seen["B-Abi-15"];
      }
      ASSERT_EQ(melee.result(first, second), round.result);
    }
  }
  // The lot has drawn every rule that gives a number.
  for (const char* rule :
       {"B-Foot-04", "B-Foot-06", "B-Foot-08", "B-Foot-09", "B-Foot-10", "B-Foot-11", "B-Foot-12", "B-Foot-14",
        "B-Foot-15", "B-Foot-16", "B-Foot-17", "B-Foot-18", "B-Foot-21", "B-Note-05", "B-Mtd-01",  "B-Mtd-04",
        "B-Mtd-05",  "B-Mtd-08",  "B-Mtd-09",  "B-Mtd-13",  "B-Mtd-14",  "B-Abi-11",  "B-Mod-02",  "B-Mod-03",
        "B-Mod-04",  "B-Mod-05",  "B-Mod-06",  "B-Mod-07",  "B-Mod-08",  "B-Mod-09",  "B-Mod-10",  "B-Mod-11",
        "B-Mod-12",  "B-Mod-13",  "B-Mod-14",  "B-Mod-15",  "B-Mod-16",  "B-Mod-17",  "B-Mod-18",  "A30",
        "B-Abi-24",  "B-Note-07", "B-Note-08", "B-Mtd-15",  "B-Abi-02",  "B-Abi-33",  "B-Abi-37",  "B-Mtd-06",
        "B-Note-03", "B-Abi-31",  "B-Foot-07", "B-Mtd-17",  "B-Abi-41",  "B-Abi-42",  "B-Abi-32",  "B-Abi-27",
        "B-Abi-08",  "B-Abi-15"})
    EXPECT_GT(seen[rule], cases(3, 0)) << rule;
}

TEST(AdlgReasons, B_Sho_every_number_of_a_shot_is_told_with_the_rule_that_gives_it) {
  Lot lot(12);
  std::map<std::string, int> seen;
  for (int i = 0; i < cases(60'000); ++i) {
    Profile shooter = lot.unit();
    const Profile target = lot.unit();
    const std::array<Weapon, 7> weapons{Weapon::javelin, Weapon::bow,    Weapon::longbow,   Weapon::crossbow,
                                        Weapon::handgun, Weapon::atlatl, Weapon::incendiary};
    if (shooter.category == Category::Art)
      shooter.weapon = static_cast<Weapon>(static_cast<int>(Weapon::lightArtillery) + lot.below(3));
    else if (!isWagon(shooter))
      shooter.weapon = weapons[static_cast<std::size_t>(lot.below(7))];
    Volley volley;
    volley.shooter = &shooter;
    volley.target = &target;
    volley.disordered = lot.oneIn(2);
    volley.shooterCovered = lot.oneIn(2);
    volley.inCover = lot.oneIn(2);
    volley.fortified = lot.oneIn(2);
    volley.toRear = lot.oneIn(3);
    volley.heavySupports = static_cast<std::uint8_t>(lot.below(3));
    volley.lightSupports = static_cast<std::uint8_t>(lot.below(4));
    const Weapon weapon = shooter.weapon;
    const bool beast = isElephant(target) || isWagon(target);
    const bool bow =
        weapon == Weapon::bow || weapon == Weapon::longbow || weapon == Weapon::crossbow || weapon == Weapon::handgun;
    Reasons shot;
    if (isLight(shooter)) shot["B-Sho-05"] -= 1;
    if (volley.inCover)
      shot["B-Sho-06"] -= 1;
    else if (volley.fortified)
      shot["B-Sho-07"] -= 1;
    if (volley.disordered) shot["B-Sho-08"] -= 1;
    if (volley.shooterCovered && shooter.category != Category::LI) shot["B-Sho-09"] -= 1;
    if (volley.toRear) shot["A25"] -= 1;
    const bool formed =
        shooter.category == Category::LMI || shooter.category == Category::MI || shooter.category == Category::HI;
    if (formed && bow && target.mounted()) shot["B-Sho-10"] += 1;
    if (shooter.category == Category::Art && beast) shot["B-Foot-20"] += 1;
    if (weapon == Weapon::incendiary && beast) shot["B-Abi-10"] += 1;
    const int halves = 2 * volley.heavySupports + volley.lightSupports, support = std::min(3, (halves + 1) / 2);
    if (support > 0) shot[volley.lightSupports > 0 ? "B-Sho-12" : "B-Sho-11"] += support;
    const Explained factor = shotFactor<Explained>(volley), protection = protectionAgainst<Explained>(volley);
    ASSERT_EQ(told(reasonsOf({&factor})), told(shot)) << i;
    ASSERT_EQ(shotFactor<Sum>(volley).value(), factor.value());
    for (const auto& [rule, amount] : shot) ++seen[rule];

    // B-Sho-13 to B-Sho-20 in the order of A26.
    int expected = target.protection;
    if (weapon == Weapon::crossbow || weapon == Weapon::handgun) {
      expected = beast ? target.plainProtection : 1;  // B-Sho-15
      if (expected != target.protection) ++seen[beast ? "B-Sho-15" : "B-Sho-13"];
    } else if (weapon == Weapon::longbow) {
      if (!isLight(target) && target.category != Category::Art && !isWagon(target))
        expected = std::max(0, expected - 1);
      if (expected != target.protection) ++seen["B-Sho-16"];
    } else if ((shooter.category == Category::Art || weapon == Weapon::incendiary) && !isLight(target)) {
      expected = 0;
      if (expected != target.protection) ++seen["B-Sho-18"];
    }
    const bool smashing = shooter.category == Category::Art || weapon == Weapon::incendiary;
    if (target.has(pavise) && !smashing && !volley.inCover) {
      ++expected;
      ++seen["B-Sho-20"];
    }
    ASSERT_EQ(protection.value(), expected) << i;
    ASSERT_EQ(protectionAgainst<Sum>(volley).value(), expected);
    const Reasons why = reasonsOf({&protection});
    ASSERT_EQ(why.contains("B-Sho-20"), target.has(pavise) && !smashing && !volley.inCover);
    ASSERT_EQ(why.contains("B-Sho-16"),
              weapon == Weapon::longbow && expected - (why.contains("B-Sho-20") ? 1 : 0) < target.protection);
    int all = 0;
    for (const Part& part : protection.parts()) all += part.amount;
    ASSERT_EQ(all, protection.value());
    const int first = 1 + lot.below(6), second = 1 + lot.below(6);
    const ToldShot round = toldShot(volley, first, second);
    ASSERT_EQ(round.hit, hits(volley, first, second));
    ASSERT_EQ(round.hit, withQuality(first, shootingQuality(shooter)) + factor.value() >
                             withQuality(second, target.quality) + expected);
  }
  for (const char* rule :
       {"B-Sho-05", "B-Sho-06", "B-Sho-07", "B-Sho-08", "B-Sho-09", "A25", "B-Sho-10", "B-Foot-20", "B-Abi-10",
        "B-Sho-11", "B-Sho-12", "B-Sho-13", "B-Sho-15", "B-Sho-16", "B-Sho-18", "B-Sho-20"})
    EXPECT_GT(seen[rule], cases(3, 0)) << rule;
}

}  // namespace walstatt::adlg::test
