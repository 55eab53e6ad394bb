#include "games/mfm/army_drawing.h"

#include <algorithm>

namespace walstatt::mfm {

namespace {

using Types = std::vector<const FigureType*>;

// Whom a people can send, by how they may begin (S1.1). Vehicles nobody can take, and those who have none, stay at home.
struct Recruits {
  Types all, foot, riders, chariotCrew, mounts, chariots;

  Recruits(const Content& content, int people) {
    sort(content, people);
    if (riders.empty() || mounts.empty()) riders.clear(), mounts.clear();
    if (chariotCrew.empty() || chariots.empty()) chariotCrew.clear(), chariots.clear();
    for (const Types* some : {&foot, &riders, &chariotCrew, &mounts, &chariots})
      for (const FigureType* type : *some)
        if (std::find(all.begin(), all.end(), type) == all.end()) all.push_back(type);
  }

 private:
  void sort(const Content& content, int people) {
    for (const FigureType& type : content.types) {
      if (type.people != people) continue;
      if (type.carriage == Carriage::mount) mounts.push_back(&type);
      if (type.carriage == Carriage::chariot) chariots.push_back(&type);
      if (type.isVehicle()) continue;
      if (type.symbol != Symbol::redHorse) foot.push_back(&type);
      if (type.mayBeginOn(Carriage::mount)) riders.push_back(&type);
      if (type.mayBeginOn(Carriage::chariot)) chariotCrew.push_back(&type);
    }
  }
};

ArmyUnit unitOf(const FigureType& type) {
  ArmyUnit unit;
  unit.type = type.id;
  return unit;
}
ArmyUnit unitOf(const FigureType& vehicle, const Types& crew) {
  ArmyUnit unit = unitOf(vehicle);
  for (const FigureType* person : crew) unit.crew.push_back(person->id);
  return unit;
}

bool isLeader(const FigureType& type) { return type.lives > 1 && !type.skirmisher; }

template <class Fits>
Types chosen(const Types& from, const Fits& fits) {
  Types some;
  std::copy_if(from.begin(), from.end(), std::back_inserter(some), [&](const FigureType* type) { return fits(*type); });
  return some;
}

// An army in the making: what is left to spend and how many may still come.
class Muster {
 public:
  Muster(const Content& content, int people, int points, FastDice& dice)
      : content_(content), recruits_(content, people), dice_(dice), left_(points) {
    army_.people = content.peoples[static_cast<std::size_t>(people)].id;
    army_.points = points;
  }

  const Recruits& recruits() const { return recruits_; }
  int left() const { return left_; }
  int room() const { return mostArmyFigures - static_cast<int>(figureCount(army_)); }
  int price(const ArmyUnit& unit) const { return pointsOf(content_, unit); }
  Army& army() { return army_; }

  bool chance(std::uint32_t of, std::uint32_t in) { return dice_.below(in) < of; }
  std::uint32_t below(std::uint32_t bound) { return dice_.below(bound); }
  const FigureType& anyOf(const Types& types) { return *types[dice_.below(static_cast<std::uint32_t>(types.size()))]; }

  bool take(ArmyUnit unit) {
    const int cost = price(unit);
    if (cost > left_ || static_cast<int>(unit.size()) * unit.count > room()) return false;
    left_ -= cost;
    addUnit(army_, std::move(unit));
    return true;
  }

  // A chariot with this driver or warrior (or anybody) and so many more as the lot brings.
  ArmyUnit chariotWith(const FigureType* person, std::uint32_t fill, std::uint32_t outOf) {
    const FigureType& chariot = anyOf(recruits_.chariots);
    Types crew{person ? person : &anyOf(recruits_.chariotCrew)};
    while (crew.size() < chariot.crewRoom && chance(fill, outOf)) crew.push_back(&anyOf(recruits_.chariotCrew));
    return unitOf(chariot, crew);
  }

  // The smallest things that can be bought, as long as any can.
  void spendRest() {
    while (true) {
      std::vector<ArmyUnit> offers;
      const auto offer = [&](ArmyUnit unit) {
        if (price(unit) <= left_ && static_cast<int>(unit.size()) <= room()) offers.push_back(std::move(unit));
      };
      for (const FigureType* type : recruits_.foot) offer(unitOf(*type));
      for (const FigureType* mount : recruits_.mounts)
        for (const FigureType* rider : recruits_.riders) offer(unitOf(*mount, {rider}));
      for (const FigureType* chariot : recruits_.chariots)
        for (const FigureType* driver : recruits_.chariotCrew) offer(unitOf(*chariot, {driver}));
      if (offers.empty()) return;
      take(std::move(offers[below(static_cast<std::uint32_t>(offers.size()))]));
    }
  }

 private:
  const Content& content_;
  Recruits recruits_;
  FastDice& dice_;
  Army army_;
  int left_;
};

// A unit around any figure of the people.
ArmyUnit anyUnit(Muster& muster) {
  const Recruits& recruits = muster.recruits();
  const FigureType& type = muster.anyOf(recruits.all);
  constexpr std::uint32_t fill = 2, outOf = 3;
  if (type.carriage == Carriage::mount) return unitOf(type, {&muster.anyOf(recruits.riders)});
  if (type.carriage == Carriage::chariot) {
    Types crew{&muster.anyOf(recruits.chariotCrew)};
    while (crew.size() < type.crewRoom && muster.chance(fill, outOf))
      crew.push_back(&muster.anyOf(recruits.chariotCrew));
    return unitOf(type, crew);
  }
  std::vector<Carriage> ways;
  if (type.symbol != Symbol::redHorse) ways.push_back(Carriage::none);
  if (type.mayBeginOn(Carriage::mount) && !recruits.mounts.empty()) ways.push_back(Carriage::mount);
  if (type.mayBeginOn(Carriage::chariot) && !recruits.chariots.empty()) ways.push_back(Carriage::chariot);
  switch (ways[muster.below(static_cast<std::uint32_t>(ways.size()))]) {
    case Carriage::mount: return unitOf(muster.anyOf(recruits.mounts), {&type});
    case Carriage::chariot: return muster.chariotWith(&type, fill, outOf);
    case Carriage::none: break;
  }
  return unitOf(type);
}

// --- surprise me ---------------------------------------------------------------------------------------------------

// Who drives for others: somebody cheap with the wheel, if there is one.
const FigureType* usualDriver(const Recruits& recruits) {
  const FigureType* best = nullptr;
  for (const FigureType* type : recruits.chariotCrew) {
    const auto rank = [](const FigureType& t) { return std::pair(t.symbol != Symbol::wheel, t.points); };
    if (!best || rank(*type) < rank(*best)) best = type;
  }
  return best;
}

class Surprise {
 public:
  explicit Surprise(Muster& muster) : muster_(muster), recruits_(muster.recruits()), points_(muster.left()) {}

  void muster() {
    for (int i = 0; i < 1 + points_ / 120; ++i) addLeader();
    if (points_ >= 60 && muster_.chance(2, 3)) addChariot();
    if (points_ >= 150 && muster_.chance(1, 2)) addChariot();
    if (points_ >= 40 && muster_.chance(2, 3)) addRiders();
    addFoot();
    spendExactly();
    muster_.spendRest();
  }

 private:
  // At most two fifths of the points; where nobody is so cheap, the cheapest for up to three.
  void addLeader() {
    const auto affordable = [&](int fifths) {
      return chosen(recruits_.foot,
                    [&](const FigureType& t) { return isLeader(t) && t.points * 5 <= points_ * fifths; });
    };
    Types leaders = affordable(2);
    if (leaders.empty()) {
      leaders = affordable(3);
      if (leaders.empty()) return;
      const auto cheapest =
          *std::min_element(leaders.begin(), leaders.end(),
                            [](const FigureType* a, const FigureType* b) { return a->points < b->points; });
      leaders = {cheapest};
    }
    const FigureType& leader = muster_.anyOf(leaders);
    const FigureType* driver = usualDriver(recruits_);
    const bool mayRide = leader.mayBeginOn(Carriage::mount) && !recruits_.mounts.empty();
    const bool mayDrive = leader.mayBeginOn(Carriage::chariot) && !recruits_.chariots.empty() && driver;
    if (mayDrive && muster_.chance(1, 4)) {
      const FigureType& chariot = muster_.anyOf(recruits_.chariots);
      if (takeUpTo(unitOf(chariot, chariot.crewRoom > 1 ? Types{driver, &leader} : Types{&leader}), 2, 5)) return;
    }
    if (mayRide && muster_.chance(1, 3) && takeUpTo(unitOf(muster_.anyOf(recruits_.mounts), {&leader}), 2, 5)) return;
    muster_.take(unitOf(leader));
  }

  // Only if it costs no more than this part of all points.
  bool takeUpTo(ArmyUnit unit, int part, int of) {
    return muster_.price(unit) * of <= points_ * part && muster_.take(std::move(unit));
  }

  void addChariot() {
    const FigureType* driver = usualDriver(recruits_);
    const Types warriors =
        chosen(recruits_.chariotCrew, [&](const FigureType& t) { return !isLeader(t) && &t != driver; });
    if (recruits_.chariots.empty() || !driver) return;
    const FigureType& chariot = muster_.anyOf(recruits_.chariots);
    Types crew{driver};
    while (crew.size() < chariot.crewRoom && !warriors.empty()) crew.push_back(&muster_.anyOf(warriors));
    while (crew.size() > 2 && muster_.price(unitOf(chariot, crew)) * 5 > points_ * 2) crew.pop_back();
    takeUpTo(unitOf(chariot, crew), 2, 5);
  }

  void addRiders() {
    const Types riders = chosen(recruits_.riders, [](const FigureType& t) { return t.symbol == Symbol::redHorse; });
    if (riders.empty() || recruits_.mounts.empty()) return;
    ArmyUnit unit = unitOf(muster_.anyOf(recruits_.mounts), {&muster_.anyOf(riders)});
    unit.count = 1 + static_cast<int>(muster_.below(static_cast<std::uint32_t>(points_ / 60 + 1)));
    while (unit.count > 1 && muster_.price(unit) * 10 > points_ * 3) --unit.count;
    takeUpTo(std::move(unit), 2, 5);
  }

  // Drivers without a chariot are left to the end.
  Types plainFoot() const {
    Types some = chosen(recruits_.foot, [](const FigureType& t) { return !isLeader(t) && t.symbol == Symbol::none; });
    return some.empty() ? recruits_.foot : some;
  }

  // Groups of all roles in turn: fighters, shooters, long weapons, skirmishers.
  void addFoot() {
    const Types foot = plainFoot();
    if (foot.empty()) return;
    std::vector<Types> roles{
        chosen(foot, [](const FigureType& t) { return !t.fernRange && !t.hasReachWeapon() && !t.skirmisher; }),
        chosen(foot, [](const FigureType& t) { return t.fernRange && !t.skirmisher; }),
        chosen(foot, [](const FigureType& t) { return t.hasReachWeapon() && !t.skirmisher; }),
        chosen(foot, [](const FigureType& t) { return t.skirmisher; })};
    std::erase_if(roles, [](const Types& role) { return role.empty(); });
    for (std::size_t i = roles.size(); i > 1; --i)
      std::swap(roles[i - 1], roles[muster_.below(static_cast<std::uint32_t>(i))]);
    int dearest = 0;
    for (const FigureType* type : foot) dearest = std::max(dearest, type->points);
    for (std::size_t turn = 0, idle = 0; muster_.left() > 2 * dearest && idle < 8 * roles.size(); ++turn) {
      const FigureType& type = muster_.anyOf(roles[turn % roles.size()]);
      ArmyUnit unit = unitOf(type);
      unit.count = 1 + static_cast<int>(muster_.below(points_ >= 100 ? 3 : 2));
      // Whoever comes must leave room to spend the rest.
      const int after = muster_.left() - muster_.price(unit);
      const bool good = after >= dearest && after <= (muster_.room() - unit.count) * dearest;
      idle = good && muster_.take(std::move(unit)) ? 0 : idle + 1;
    }
  }

  // The last points: which sums foot can make with how few figures, then any way to the highest of them.
  void spendExactly() {
    const Types foot = plainFoot();
    const auto size = static_cast<std::size_t>(muster_.left()) + 1;
    constexpr int never = maxFigures + 1;
    std::vector<int> fewest(size, never);
    fewest[0] = 0;
    for (std::size_t sum = 1; sum < size; ++sum)
      for (const FigureType* type : foot)
        if (const auto price = static_cast<std::size_t>(type->points); price <= sum)
          fewest[sum] = std::min(fewest[sum], fewest[sum - price] + 1);
    std::size_t best = size - 1;
    while (best > 0 && fewest[best] > muster_.room()) --best;
    while (best > 0) {
      const Types next = chosen(foot, [&](const FigureType& t) {
        const auto price = static_cast<std::size_t>(t.points);
        return price <= best && fewest[best - price] <= muster_.room() - 1;
      });
      const FigureType& type = muster_.anyOf(next);
      best -= static_cast<std::size_t>(type.points);
      muster_.take(unitOf(type));
    }
  }

  Muster& muster_;
  const Recruits& recruits_;
  int points_;
};

}  // namespace

Army surpriseArmy(const Content& content, int people, int points, std::uint64_t seed) {
  FastDice dice(seed);
  Muster muster(content, people, points, dice);
  Surprise(muster).muster();
  return std::move(muster.army());
}

Army drawArmy(const Content& content, int people, int points, FastDice& dice) {
  Muster muster(content, people, points, dice);
  constexpr int patience = 40;
  for (int refused = 0; refused < patience && !muster.recruits().all.empty();)
    refused = muster.take(anyUnit(muster)) ? 0 : refused + 1;
  muster.spendRest();
  return std::move(muster.army());
}

}  // namespace walstatt::mfm
