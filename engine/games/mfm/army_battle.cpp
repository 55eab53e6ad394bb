// R34, R36: from armies to the setup of a battle.
#include <algorithm>

#include "games/mfm/army.h"
#include "library/errors.h"

namespace walstatt::mfm {

namespace {

// One repetition of a unit as an entry of `figures`.
Data entryOf(const ArmyUnit& unit, std::size_t repetition, int count, int player) {
  const std::size_t first = repetition * unit.size();
  Data entry;
  entry.set("type", unit.type);
  Data crew{Data::Array{}}, crewNames{Data::Array{}};
  bool named = false;
  for (std::size_t i = 0; i < unit.crew.size(); ++i) {
    crew.push(unit.crew[i]);
    crewNames.push(nameIn(unit, first + 1 + i));
    named = named || !nameIn(unit, first + 1 + i).empty();
  }
  if (!unit.crew.empty()) entry.set("crew", std::move(crew));
  if (count != 1) entry.set("count", count);
  if (!nameIn(unit, first).empty()) entry.set("name", nameIn(unit, first));
  if (named) entry.set("crew_names", std::move(crewNames));
  if (player) entry.set("player", player);
  return entry;
}

bool hasNames(const ArmyUnit& unit, std::size_t repetition) {
  for (std::size_t i = 0; i < unit.size(); ++i)
    if (!nameIn(unit, repetition * unit.size() + i).empty()) return true;
  return false;
}

// Each repetition of each unit to a player so that nobody has more than his share: all sums that can be reached, unit by
// unit, then the way back from the most even one. Nothing if there is no such split.
std::optional<std::vector<int>> evenSplit(const std::vector<int>& prices, int players, int share) {
  const auto side = static_cast<std::size_t>(share) + 1;
  const std::size_t second = players > 2 ? side : 1;  // with two players the first one's sum tells the other's
  std::vector<std::vector<bool>> reached(prices.size() + 1, std::vector<bool>(side * second, false));
  reached[0][0] = true;
  int total = 0;
  // What the last player has when the others have these sums.
  const auto rest = [&](std::size_t a, std::size_t b) { return total - static_cast<int>(a + b); };
  for (std::size_t i = 0; i < prices.size(); ++i) {
    const auto price = static_cast<std::size_t>(prices[i]);
    for (std::size_t a = 0; a < side; ++a)
      for (std::size_t b = 0; b < second; ++b) {
        if (!reached[i][a * second + b]) continue;
        if (a + price < side) reached[i + 1][(a + price) * second + b] = true;
        if (b + price < second) reached[i + 1][a * second + b + price] = true;
        if (rest(a, b) + prices[i] <= share) reached[i + 1][a * second + b] = true;
      }
    total += prices[i];
  }
  std::size_t bestA = 0, bestB = 0;
  int best = -1;
  for (std::size_t a = 0; a < side; ++a)
    for (std::size_t b = 0; b < second; ++b) {
      if (!reached.back()[a * second + b]) continue;
      const int most = std::max({static_cast<int>(a), static_cast<int>(b), rest(a, b)});
      if (best >= 0 && most >= best) continue;
      best = most;
      bestA = a;
      bestB = b;
    }
  if (best < 0) return std::nullopt;
  std::vector<int> owner(prices.size(), players);
  for (std::size_t i = prices.size(); i-- > 0;) {
    const auto price = static_cast<std::size_t>(prices[i]);
    total -= prices[i];
    if (bestA >= price && reached[i][(bestA - price) * second + bestB]) {
      owner[i] = 1;
      bestA -= price;
    } else if (players > 2 && bestB >= price && reached[i][bestA * second + bestB - price]) {
      owner[i] = 2;
      bestB -= price;
    }
  }
  return owner;
}

class BattleMaker {
 public:
  BattleMaker(const Content& content, const Battle& battle, Errors& errors)
      : content_(content), battle_(battle), errors_(errors) {}

  Data made() {
    Data sides{Data::Array{}};
    const std::array<std::string, 2> zones = bands();
    for (std::size_t s = 0; s < 2; ++s)
      sides.push(side(battle_.sides[s], "side[" + std::to_string(s + 1) + "]", zones[s]));
    Data setup;
    setup.set("name", title()).set("kind", "points").set("map", battle_.map).set("rounds", battle_.rounds);
    setup.set("points", battle_.points).set("rule_of_12", battle_.ruleOf12);
    return setup.set("side", std::move(sides));
  }

  Data side(const BattleSide& from, const std::string& place, const std::string& zone) {
    const int players = std::clamp(from.players, 1, 3);
    if (from.players != players || (from.armies.size() != 1 && from.armies.size() != static_cast<std::size_t>(players)))
      tell(phrases::armyPlayers, place, std::to_string(from.armies.size()), std::to_string(players));
    const int share = battle_.points / players;
    Data figures{Data::Array{}};
    for (std::size_t i = 0; i < from.armies.size(); ++i) {
      const Army& army = from.armies[i];
      const std::string field = place + ".army[" + std::to_string(i + 1) + "]";
      judge(army, field);
      if (army.people != from.armies.front().people)
        tell(phrases::armyOnePeople, field, army.people, from.armies.front().people,
             peopleName(from.armies.front().people));
      const bool split = from.armies.size() == 1 && players > 1;
      const int limit = split ? battle_.points : share;
      const int sum = pointsOf(content_, army);
      if (sum > limit) tell(phrases::armyShare, field, std::to_string(sum), std::to_string(limit));
      const Data own = split ? splitEntries(army, players, share, field)
                             : figureEntries(army, players > 1 ? static_cast<int>(i) + 1 : 0);
      for (const Data& entry : *own.as<Data::Array>()) figures.push(entry);
    }
    Data data;
    data.set("people", from.armies.empty() ? std::string() : from.armies.front().people).set("zone", zone);
    return data.set("players", players).set("figures", std::move(figures));
  }

 private:
  Bilingual peopleName(const std::string& id) const {
    const int people = content_.findPeople(id);
    return people < 0 ? Bilingual{id, id} : content_.peoples[static_cast<std::size_t>(people)].name;
  }

  void tell(const Phrase& what, const std::string& field, std::string found, std::string allowed,
            const Bilingual& reason = {}) {
    ContentError error;
    error.reason = reason;
    error.what = &what;
    error.field = field;
    error.found = std::move(found);
    error.allowed = std::move(allowed);
    errors_.add(std::move(error));
  }

  // The bands of the map: "top" and "bottom" where it has them, otherwise its first two zones.
  std::array<std::string, 2> bands() {
    std::vector<std::string> zones;
    if (const auto* id = battle_.map.as<std::string>()) {
      const MapPlan* map = content_.findMap(*id);
      if (!map) return {"top", "bottom"};  // the reader of setups tells which maps there are
      for (const Zone& zone : map->zones) zones.push_back(zone.id);
    } else if (const Data* own = battle_.map.find("zones"); own && own->as<Data::Table>()) {
      for (const auto& [name, zone] : *own->as<Data::Table>()) zones.push_back(name);
    }
    const auto has = [&](const char* id) { return std::find(zones.begin(), zones.end(), id) != zones.end(); };
    if (has("top") && has("bottom")) return {"top", "bottom"};
    if (zones.size() >= 2) return {zones[0], zones[1]};
    tell(phrases::armyNoZones, "map", "", "top | bottom");
    return {"top", "bottom"};
  }

  Data title() const {
    const auto in = [&](Language language) {
      const auto name = [&](const BattleSide& one) -> std::string {
        if (one.armies.empty()) return "";
        const Army& army = one.armies.front();
        return army.name.empty() ? peopleName(army.people).in(language) : army.name;
      };
      return content_.words.fill("army.battle", language,
                                 {{"one", name(battle_.sides[0])}, {"other", name(battle_.sides[1])}});
    };
    Data both;
    return both.set("de", in(Language::german)).set("en", in(Language::english));
  }

  void judge(const Army& army, const std::string& field) {
    std::vector<ArmyFault> faults = faultsOf(content_, army);
    Errors found;
    addFaults(army, faults, "", found);
    for (ContentError error : found.list()) {
      error.field = field + "." + error.field;
      errors_.add(std::move(error));
    }
  }

  Data splitEntries(const Army& army, int players, int share, const std::string& field) {
    std::vector<std::pair<const ArmyUnit*, std::size_t>> all;
    std::vector<int> prices;
    for (const ArmyUnit& unit : army.units)
      for (int i = 0; i < unit.count && all.size() <= maxFigures; ++i) {
        all.emplace_back(&unit, static_cast<std::size_t>(i));
        prices.push_back(pointsOf(content_, unit) / unit.count);
      }
    const auto owner = evenSplit(prices, players, share);
    Data entries{Data::Array{}};
    if (!owner) {
      tell(phrases::armyNoSplit, field, std::to_string(players), std::to_string(share));
      return entries;
    }
    for (std::size_t i = 0; i < all.size(); ++i) entries.push(entryOf(*all[i].first, all[i].second, 1, (*owner)[i]));
    return entries;
  }

  const Content& content_;
  const Battle& battle_;
  Errors& errors_;
};

}  // namespace

Data figureEntries(const Army& army, int player) {
  Data entries{Data::Array{}};
  for (const ArmyUnit& unit : army.units) {
    int unnamed = 0;
    for (int i = 0; i < unit.count; ++i) {
      if (hasNames(unit, static_cast<std::size_t>(i)))
        entries.push(entryOf(unit, static_cast<std::size_t>(i), 1, player));
      else
        ++unnamed;
    }
    // Behind the last name, where all are unnamed.
    if (unnamed) entries.push(entryOf(unit, unit.names.size() + 1, unnamed, player));
  }
  return entries;
}

void judgeSide(const Content& content, const BattleSide& side, int points, Errors& errors) {
  Battle battle;
  battle.points = points;
  BattleMaker(content, battle, errors).side(side, "side", "");
}

std::optional<Data> battleSetup(const Content& content, const Battle& battle, Errors& errors) {
  const std::size_t before = errors.size();
  Data setup = BattleMaker(content, battle, errors).made();
  if (errors.size() != before) return std::nullopt;
  return setup;
}

}  // namespace walstatt::mfm
