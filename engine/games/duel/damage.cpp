#include "games/duel/damage.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace walstatt::duel {
namespace {

constexpr std::array damageSizes{3, 4, 6, 8, 10, 12, 20};

// All equal dice in one wound each.
Adding allAdded(const DamageFaces& faces) {
  Adding adding{};
  std::uint8_t wounds = 0;
  for (std::size_t i = 0; i < faces.size(); ++i) {
    for (std::size_t k = 0; k < i && adding[i] == 0; ++k)
      if (faces[k] == faces[i]) adding[i] = adding[k];
    if (adding[i] == 0) adding[i] = ++wounds;
  }
  return adding;
}

}  // namespace

int oneSizeSmaller(int sides) {
  int smaller = damageSizes[0];
  for (const int size : damageSizes)
    if (size < sides) smaller = size;
  return smaller;
}

int damageDice(const Hand& hand, Mask group, Mask named, Mask unmet) {
  const Mask sets = setsOf(hand, group), runs = without(group, sets);
  const int unmetRuns = countOf(static_cast<Mask>(unmet & runs));
  const int further = (unmet & sets) != 0 ? unmetRuns : std::max(0, unmetRuns - 1);
  return 1 + countOf(sets) + further + countOf(without(runs, named));
}

SetKind bestSet(const Hand& hand, Mask group, Mask unmet) {
  const Tally tally(hand, group), hits(hand, static_cast<Mask>(group & unmet));
  int largest = 0, trias = 0;
  for (int face = 2; face <= highestFace; ++face) {
    trias += tally.of(face) == 3;
    if (hits.of(face) > 0) largest = std::max(largest, tally.of(face));
  }
  switch (largest) {
    case 3: return trias == 2 ? SetKind::twoTrias : SetKind::tria;
    case 4: return SetKind::tessera;
    case 5: return SetKind::pente;
    case 6: return SetKind::exi;
    default: return SetKind::none;
  }
}

SetEffect effectOf(SetKind kind) {
  switch (kind) {
    case SetKind::none: return {};
    case SetKind::tria: return {.initiative = 1};
    case SetKind::twoTrias:
    case SetKind::tessera: return {.initiative = 1, .disarm = true};
    case SetKind::pente: return {.initiative = 2, .factor = 2, .fallInstead = true};
    case SetKind::exi: return {.initiative = 3, .factor = 3};
  }
  return {};
}

bool checkAdding(const DamageFaces& faces, const Adding& adding) {
  std::array<Die, maxDamageDice + 1> faceOf{};
  for (std::size_t i = 0; i < adding.size(); ++i) {
    if (i >= faces.size()) {
      if (adding[i] != 0) return false;
      continue;
    }
    if (adding[i] == 0 || adding[i] > maxDamageDice) return false;
    Die& face = faceOf[adding[i]];
    if (face != 0 && face != faces[i]) return false;
    face = faces[i];
  }
  return true;
}

Wounds woundsOf(const DamageFaces& faces, const Adding& adding, int factor) {
  std::array<int, maxDamageDice + 1> sums{};
  for (std::size_t i = 0; i < faces.size(); ++i) sums[adding[i]] += faces[i] * factor;
  Wounds wounds;
  for (std::size_t wound = 1; wound < sums.size(); ++wound)
    if (sums[wound] > 0) wounds.push_back(static_cast<std::uint16_t>(sums[wound]));
  return wounds;
}

FixedList<Adding, maxAddings> addingsOf(const DamageFaces& faces) {
  std::array<std::size_t, maxDamageDice> order{};  // equal dice side by side
  std::size_t placed = 0;
  for (std::size_t i = 0; i < faces.size(); ++i)
    if (std::find(faces.begin(), faces.begin() + i, faces[i]) == faces.begin() + i)
      for (std::size_t k = i; k < faces.size(); ++k)
        if (faces[k] == faces[i]) order[placed++] = k;

  FixedList<Adding, maxAddings> found;
  Adding adding{};
  // The wounds of one number in falling order of size, as partitions are written.
  const auto part = [&](const auto& self, std::size_t from, std::size_t largest, std::uint8_t wound) -> void {
    if (from == faces.size()) return found.push_back(adding);
    const auto equalAt = [&](std::size_t i) { return i < faces.size() && faces[order[i]] == faces[order[from]]; };
    std::size_t size = 0;
    while (size < largest && equalAt(from + size)) ++size;
    for (; size > 0; --size) {
      for (std::size_t i = from; i < from + size; ++i) adding[order[i]] = wound;
      self(self, from + size, equalAt(from + size) ? size : maxDamageDice, static_cast<std::uint8_t>(wound + 1));
    }
  };
  part(part, 0, maxDamageDice, 1);
  return found;
}

Injury injuryOf(const Wounds& wounds, const Armour& armour) {
  Injury injury;
  for (const int wound : wounds) {
    const int left = std::max(0, wound - armour.protects());
    injury.damage = static_cast<std::uint16_t>(injury.damage + left);
    if (wound < heavyWound) continue;
    const bool isCritical = wound >= critical;
    injury.wear = static_cast<std::uint8_t>(injury.wear + (isCritical && armour.light != 0 ? 2 : 1));
    if (left > 0) ++(isCritical ? injury.critical : injury.heavy);
  }
  return injury;
}

Armour worn(const Armour& armour, const Injury& injury) {
  Armour rest = armour;
  rest.quality = static_cast<std::uint8_t>(std::max(0, armour.quality - injury.wear));
  return rest;
}

Adding bestAdding(const DamageFaces& faces, int factor, const Armour& armour, int vitality) {
  const auto rank = [&](const Adding& adding) {
    const Injury injury = injuryOf(woundsOf(faces, adding, factor), armour);
    return std::tuple(injury.out(vitality), injury.damage, injury.critical, injury.heavy, injury.wear);
  };
  const auto addings = addingsOf(faces);
  Adding best = addings[0];
  for (const Adding& adding : addings)
    if (rank(adding) > rank(best)) best = adding;
  return best;
}

int bestReroll(const DamageFaces& faces, int sides, int factor, const Armour& armour, int vitality) {
  const auto injuryWith = [&](const DamageFaces& dice) {
    return injuryOf(woundsOf(dice, allAdded(dice), factor), armour);
  };
  using Prospect = std::pair<int, int>;  // of `sides` faces: how many put the target out; the damage of all
  const Injury now = injuryWith(faces);
  Prospect best{now.out(vitality) ? sides : 0, now.damage * sides};
  int die = -1;
  for (std::size_t i = 0; i < faces.size(); ++i) {
    Prospect prospect{0, 0};
    DamageFaces rolled = faces;
    for (int face = 1; face <= sides; ++face) {
      rolled[i] = static_cast<Die>(face);
      const Injury injury = injuryWith(rolled);
      prospect.first += injury.out(vitality) ? 1 : 0;
      prospect.second += injury.damage;
    }
    const bool lower = die >= 0 && prospect == best && faces[i] < faces[static_cast<std::size_t>(die)];
    if (prospect > best || lower) best = prospect, die = static_cast<int>(i);
  }
  return die;
}

bool canHurt(int combatDice, int skill, int damageSides, const Armour& armour) {
  const int equals = std::min(combatDice, skill);
  const int dice = equals >= 2 ? diceRolled(1 + equals) : 1;
  const int factor = equals == 6 ? 3 : equals == 5 ? 2 : 1;
  const int worst = dice * damageSides * factor;
  return worst > armour.protects() || worst >= heavyWound;
}

}  // namespace walstatt::duel
