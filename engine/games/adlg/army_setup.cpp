#include "games/adlg/army_setup.h"

#include <algorithm>

#include "base/dice.h"

namespace walstatt::adlg {

namespace {

std::string nextLabel(const Setup& setup, const TroopType& type) {
  const auto number = std::count_if(setup.units.begin(), setup.units.end(), [&](const UnitSetup& unit) {
    return unit.label.compare(0, type.label.size(), type.label) == 0;
  });
  return type.label + std::to_string(number + 1);
}

Bilingual corpsName(const Content& content, const ArmyCorps& corps, std::size_t index) {
  if (!corps.name.empty()) return {corps.name, corps.name};
  const auto text = [&](Language language) {
    return content.words.fill("adlg.army.corps-of", language, {{"number", std::to_string(index + 1)}});
  };
  return {text(Language::german), text(Language::english)};
}

Bilingual nameOf(const Content& content, const Army& army) {
  if (!army.name.empty()) return {army.name, army.name};
  const ArmyList* list = listOf(content, army);
  return list ? list->name : Bilingual{army.list, army.list};
}

// A bought fortification is one straight line, centred, as far forward as heavy troops may stand (A11).
void addFortification(Setup& setup, const Army& army, Side side) {
  if (army.fortification <= 0) return;
  constexpr Length behind = 5 * ud;
  const Length half = army.fortification * ud / 2, middle = setup.width / 2;
  const Length y = setup.height / 2 + (side == 0 ? behind : -behind);
  const Point right{middle + half, y}, left{middle - half, y};
  Work work;
  work.a = side == 0 ? right : left;  // defended is the left of the way
  work.b = side == 0 ? left : right;
  work.kind = WorkKind::fortification;
  work.owner = side;
  setup.works.push_back(work);
}

}  // namespace

void addArmy(Setup& setup, const Content& content, const Army& army, Side side) {
  const ArmyList* list = listOf(content, army);
  SideSetup& own = setup.sides[side];
  own.name = nameOf(content, army);
  own.note = list ? list->note : Bilingual{};
  own.list = army.list;
  own.fortifiedCamp = army.fortifiedCamp;
  addFortification(setup, army, side);
  for (std::size_t i = 0; i < army.corps.size(); ++i) {
    const ArmyCorps& from = army.corps[i];
    CorpsSetup corps;
    corps.side = side;
    corps.name = corpsName(content, from, i);
    corps.commander = from.rank;
    corps.inChief = from.inChief;
    for (std::size_t entry = 0; entry < from.rows.size(); ++entry) {
      const ListRow* row = rowOf(list, from.rows[entry]);
      for (int n = 0; row && n < from.rows[entry].count; ++n) {
        UnitSetup unit;
        unit.side = side;
        unit.corps = static_cast<std::uint8_t>(setup.corps.size());
        unit.profile = profileOf(content, *row, from.rows[entry]);
        if (n == 0 && static_cast<int>(entry) == from.included) {
          unit.profile.abilities |= included;
          corps.with = static_cast<std::uint8_t>(setup.units.size());
        }
        unit.label = nextLabel(setup, content.types[static_cast<std::size_t>(row->type)]);
        unit.name = row->name;
        corps.units.push_back(static_cast<std::uint8_t>(setup.units.size()));
        setup.units.push_back(std::move(unit));
      }
    }
    setup.corps.push_back(std::move(corps));
  }
}

void judgePlan(const Content& content, const BattlePlan& plan, Errors& errors) {
  for (std::size_t side = 0; side < 2; ++side) {
    const Army& army = plan.armies[side];
    Errors own;
    std::vector<ArmyFault> faults = faultsOf(content, army);
    const auto number = [](int n) { return Bilingual{std::to_string(n), std::to_string(n)}; };
    if (army.points != plan.points)
      faults.push_back({&phrases::armyOtherPoints, -1, -1, "points", {}, number(army.points), number(plan.points)});
    addFaults(content, army, faults, "", own);
    for (ContentError error : own.list()) {
      error.field = "armies[" + std::to_string(side + 1) + "]." + error.field;
      errors.add(std::move(error));
    }
  }
}

Setup setupOf(const Content& content, const BattlePlan& plan) {
  Setup setup;
  setup.id = "battle";
  const std::array<Bilingual, 2> names{nameOf(content, plan.armies[0]), nameOf(content, plan.armies[1])};
  const auto told = [&](std::string_view id, Language language) {
    return content.words.fill(
        id, language,
        {{"one", names[0].in(language)}, {"other", names[1].in(language)}, {"points", std::to_string(plan.points)}});
  };
  setup.name = {told("adlg.army.battle", Language::german), told("adlg.army.battle", Language::english)};
  setup.description = {told("adlg.army.battle-note", Language::german),
                       told("adlg.army.battle-note", Language::english)};
  setup.points = plan.points;
  setup.width = tableAt(plan.points).width;
  setup.height = tableAt(plan.points).height;
  setup.turns = plan.turns;
  setup.beginning = plan.beginning;
  setup.attacker = plan.attacker;
  if (plan.region) {
    setup.region = *plan.region;
  } else {
    std::vector<Region> homes;
    for (const Army& army : plan.armies)
      if (const ArmyList* list = listOf(content, army)) homes.insert(homes.end(), list->home.begin(), list->home.end());
    FastDice dice(plan.seed);
    if (!homes.empty()) setup.region = homes[dice.below(static_cast<std::uint32_t>(homes.size()))];
  }
  for (std::size_t side = 0; side < 2; ++side) addArmy(setup, content, plan.armies[side], static_cast<Side>(side));
  return setup;
}

}  // namespace walstatt::adlg
