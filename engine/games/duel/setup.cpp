#include "games/duel/setup.h"

#include <algorithm>

#include "games/duel/phrases.h"

namespace walstatt::duel {

namespace {

std::vector<std::string> listed(std::span<const std::string_view> words) { return {words.begin(), words.end()}; }

Combatant combatantOf(const Content& content, Reader& reader, Side side, int number) {
  Combatant one;
  one.side = side;
  one.label = std::string(1, side == 0 ? 'a' : 'b') + std::to_string(number);
  const std::string id = reader.text("fighter");
  const auto type = findPiece(content.fighters, id);
  if (type) {
    one.values = content.fighters[*type];
  } else if (!id.empty()) {
    std::string all;
    for (const FighterType& each : content.fighters) all += (all.empty() ? "" : " | ") + each.id;
    reader.fault(walstatt::phrases::unknownName, "fighter", all);
  }
  readValues(reader, content, one.values);
  one.name = one.values.name;
  if (const std::string own = reader.textOr("name", ""); !own.empty()) one.name = {own, own};
  one.size = static_cast<Size>(reader.choiceOr("size", listed(sizeWords), static_cast<int>(Size::large)));
  one.awareness =
      static_cast<Awareness>(reader.choiceOr("awareness", listed(awarenessWords), static_cast<int>(Awareness::aware)));
  reader.finish();
  equip(content, one);
  return one;
}

// Two of one name are told apart by numbers.
void numberNames(std::vector<Combatant>& fighters) {
  for (std::size_t i = 0; i < fighters.size(); ++i) {
    const Bilingual name = fighters[i].name;
    int same = 0;
    for (std::size_t j = i; j < fighters.size(); ++j)
      if (fighters[j].name.german == name.german) ++same;
    if (same < 2) continue;
    int number = 0;
    for (std::size_t j = i; j < fighters.size(); ++j) {
      if (fighters[j].name.german != name.german) continue;
      const std::string mark = " " + std::to_string(++number);
      fighters[j].name.english += mark;
      if (j != i) fighters[j].name.german += mark;
    }
    fighters[i].name.german += " 1";
  }
}

}  // namespace

void equip(const Content& content, Combatant& one) {
  const Weapon& weapon = content.weapons[one.values.weapon];
  const ArmourPiece& armour = content.armours[one.values.armour];
  const bool strikes = weapon.kind == WeaponKind::melee || weapon.kind == WeaponKind::thrown;
  one.meleeDie = std::max(one.values.ownDie, strikes ? weapon.die : std::uint8_t{0});
  one.shotDie = one.values.shot ? content.weapons[*one.values.shot].die : std::uint8_t{0};
  one.unarmedDie = static_cast<std::uint8_t>(oneSizeSmaller(one.values.ownDie));
  one.initiative = one.values.initiative;
  one.weaponInitiative = weapon.initiative;
  one.armour = {armour.protection, armour.quality, armour.light ? std::uint8_t{1} : std::uint8_t{0}};
}

int Setup::countOf(Side side) const {
  return static_cast<int>(
      std::count_if(fighters.begin(), fighters.end(), [&](const auto& f) { return f.side == side; }));
}

std::optional<Setup> readSetup(const Content& content, const Data& data, const std::string& file, Errors& errors) {
  const std::size_t before = errors.size();
  Setup setup;
  Reader reader(data, file, "", errors);
  setup.id = reader.textOr("id", "");
  setup.name = reader.bilingual("name");
  setup.description = reader.bilingual("description");
  setup.distance = reader.integerOr("distance", 0, maxDistance, 0);
  auto sides = reader.tables("side");
  if (!sides.empty() && sides.size() != 2)
    reader.faultWith(phrases::twoSides, "side", std::to_string(sides.size()), "2");
  for (std::size_t side = 0; side < sides.size() && side < 2; ++side) {
    auto fighters = sides[side].tables("fighters");
    if (fighters.empty() || fighters.size() > static_cast<std::size_t>(maxPerSide))
      sides[side].faultWith(walstatt::phrases::range, "fighters", std::to_string(fighters.size()), "1 … 3");
    int number = 0;
    if (!content.fighters.empty())
      for (Reader& fighter : fighters)
        if (++number <= maxPerSide)
          setup.fighters.push_back(combatantOf(content, fighter, static_cast<Side>(side), number));
    sides[side].finish();
  }
  reader.finish();
  if (errors.size() != before || content.fighters.empty()) return std::nullopt;
  numberNames(setup.fighters);
  bool hurt = false;
  for (const Combatant& one : setup.fighters)
    for (const Combatant& other : setup.fighters)
      hurt = hurt || (one.side != other.side &&
                      canHurt(one.values.dice, one.values.skill, std::max(one.meleeDie, one.shotDie), other.armour));
  if (!hurt) reader.fault(phrases::neverHurt, "side");
  if (errors.size() != before) return std::nullopt;
  return setup;
}

}  // namespace walstatt::duel
