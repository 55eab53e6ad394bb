#include "games/adlg/army_battle.h"

#include "base/dice.h"
#include "games/adlg/setup_file.h"
#include "library/data_text.h"

namespace walstatt::adlg {

namespace {

constexpr std::uint32_t mostTables = 100;
constexpr std::array<std::string_view, 3> beginningNames{"deployed", "deployment", "procedure"};

Bilingual nameOf(const Content& content, const Army& army) {
  if (!army.name.empty()) return {army.name, army.name};
  const ArmyList* list = listOf(content, army);
  return list ? list->name : Bilingual{army.list, army.list};
}

void judge(const Content& content, const BattlePlan& plan, Errors& errors) {
  const auto number = [](int n) { return Bilingual{std::to_string(n), std::to_string(n)}; };
  for (std::size_t side = 0; side < 2; ++side) {
    const Army& army = plan.armies[side];
    std::vector<ArmyFault> faults = faultsOf(content, army);
    if (army.points != plan.points)
      faults.push_back({&phrases::armyOtherPoints, -1, -1, "points", {}, number(army.points), number(plan.points)});
    Errors own;
    addFaults(content, army, faults, "", own);
    for (ContentError error : own.list()) {
      error.field = "armies[" + std::to_string(side + 1) + "]." + error.field;
      errors.add(std::move(error));
    }
  }
}

Data written(const Content& content, const BattlePlan& plan, Beginning beginning, std::uint32_t seed) {
  const std::array<Bilingual, 2> names{nameOf(content, plan.armies[0]), nameOf(content, plan.armies[1])};
  const auto told = [&](std::string_view id) {
    const auto in = [&](Language language) {
      return content.words.fill(
          id, language,
          {{"one", names[0].in(language)}, {"other", names[1].in(language)}, {"points", std::to_string(plan.points)}});
    };
    return bothLanguages({in(Language::german), in(Language::english)});
  };
  Data sides{Data::Array{}};
  for (const Army& army : plan.armies) {
    Data side;
    sides.push(std::move(side.set("army", armyData(army))));
  }
  Data data;
  data.set("name", told("adlg.army.battle")).set("description", told("adlg.army.battle-note"));
  data.set("points", plan.points).set("turns", plan.turns);
  data.set("beginning", beginningNames[static_cast<std::size_t>(beginning)]);
  data.set("attacker", static_cast<int>(plan.attacker) + 1);
  data.set("region", regionIds()[static_cast<std::size_t>(regionOf(content, plan))]);
  if (beginning != Beginning::procedure) data.set("seed", seed);
  return data.set("side", std::move(sides));
}

}  // namespace

std::span<const std::string_view> beginningIds() { return beginningNames; }

Region regionOf(const Content& content, const BattlePlan& plan) {
  if (plan.region) return *plan.region;
  std::vector<Region> homes;
  for (const Army& army : plan.armies)
    if (const ArmyList* list = listOf(content, army)) homes.insert(homes.end(), list->home.begin(), list->home.end());
  if (homes.empty()) return Region::plain;
  return homes[FastDice(plan.seed).below(static_cast<std::uint32_t>(homes.size()))];
}

std::optional<Data> battleSetup(const Content& content, const BattlePlan& plan, Errors& errors) {
  const std::size_t before = errors.size();
  judge(content, plan, errors);
  if (errors.size() != before) return std::nullopt;
  if (plan.beginning == Beginning::procedure) return written(content, plan, plan.beginning, plan.seed);
  // A made table may leave an army no room to stand, most of all a small one: then the next seed makes it.
  for (std::uint32_t seed = plan.seed; seed < plan.seed + mostTables; ++seed) {
    Errors unheard;
    if (readSetup(content, written(content, plan, Beginning::deployed, seed), "battle", unheard))
      return written(content, plan, plan.beginning, seed);
  }
  return written(content, plan, plan.beginning, plan.seed);
}

}  // namespace walstatt::adlg
