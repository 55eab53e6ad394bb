#include "games/adlg/army.h"

#include <algorithm>

#include "games/adlg/initiative_sum.h"
#include "library/data_text.h"

namespace walstatt::adlg {

namespace {

int counted(const ArmyRow& units) { return std::clamp(units.count, 0, mostArmyUnits); }

// Every entry of an army whose row exists.
template <class Do>
void eachUnits(const Content& content, const Army& army, const Do& with) {
  const ArmyList* list = listOf(content, army);
  for (const ArmyCorps& corps : army.corps)
    for (const ArmyRow& units : corps.rows)
      if (const ListRow* row = rowOf(list, units)) with(profileOf(content, *row, units), counted(units));
}

}  // namespace

const ArmyList* listOf(const Content& content, const Army& army) {
  const int list = content.findList(army.list);
  return list < 0 ? nullptr : &content.lists[static_cast<std::size_t>(list)];
}

const ListRow* rowOf(const ArmyList* list, const ArmyRow& units) {
  const int row = list ? list->find(units.row) : -1;
  return row < 0 ? nullptr : &list->rows[static_cast<std::size_t>(row)];
}

Profile profileOf(const Content& content, const ListRow& row, const ArmyRow& units) {
  return makeProfile(content, row.type, units.quality, row.always | units.options);
}

int pointsOf(const Content& content, const Army& army, const ArmyRow& units) {
  const ListRow* row = rowOf(listOf(content, army), units);
  return row ? profileOf(content, *row, units).points * counted(units) : 0;
}

int pointsOf(const Content& content, const Army& army, const ArmyCorps& corps) {
  int sum = commanderPrice(corps.rank, army.points);
  for (const ArmyRow& units : corps.rows) sum += pointsOf(content, army, units);
  return sum;
}

int pointsOf(const Content& content, const Army& army) {
  Sum sum;
  addWorksPrice(sum, army);
  int all = sum.value();
  for (const ArmyCorps& corps : army.corps) all += pointsOf(content, army, corps);
  return all;
}

int unitCount(const ArmyCorps& corps) {
  int sum = 0;
  for (const ArmyRow& units : corps.rows) sum += counted(units);
  return sum;
}

int unitCount(const Army& army) {
  int sum = 0;
  for (const ArmyCorps& corps : army.corps) sum += unitCount(corps);
  return sum;
}

void addUnits(ArmyCorps& corps, const ArmyRow& units) {
  for (ArmyRow& other : corps.rows) {
    if (other.row != units.row || other.quality != units.quality || other.options != units.options) continue;
    other.count += units.count;
    return;
  }
  corps.rows.push_back(units);
}

template <Number N>
void addValue(N& sum, const Content& content, const Army& army) {
  int units = 0;
  eachUnits(content, army, [&](const Profile& unit, int count) { units += unit.has(expendable) ? 0 : count; });
  sum.add(units, phrases::valueUnits);
  if (army.fortifiedCamp) sum.add(1, phrases::valueCamp);
}

template <Number N>
void addInitiative(N& sum, const Content& content, const Army& army) {
  InitiativeSum all;
  for (const ArmyCorps& corps : army.corps) all.add(corps.rank, corps.inChief);
  eachUnits(content, army, [&](const Profile& unit, int count) { all.add(unit, count); });
  const InitiativeParts parts = all.parts();
  sum.add(parts.commanders, phrases::initiativeCommanders);
  if (parts.strategist) sum.add(parts.strategist, phrases::initiativeStrategist);
  if (parts.lights) sum.add(parts.lights, phrases::initiativeLights);
}

template void addValue(Sum&, const Content&, const Army&);
template void addValue(Explained&, const Content&, const Army&);
template void addInitiative(Sum&, const Content&, const Army&);
template void addInitiative(Explained&, const Content&, const Army&);

CommandPoints commandPointsOf(CommanderRank rank) {
  CommandPoints points{commandPoints(1, valueOf(rank)), commandPoints(6, valueOf(rank)), 0};
  for (int face = 1; face <= 6; ++face) points.sum += commandPoints(face, valueOf(rank));
  return points;
}

}  // namespace walstatt::adlg
