// Armies (A3, A6 to A9): judged, priced, written and read. docs/adlg-armies.md describes files, codes and messages.
#pragma once

#include "games/adlg/army_form.h"
#include "games/adlg/price.h"

namespace walstatt::adlg {

inline constexpr std::array<int, 3> armySizes{100, 200, 300};
constexpr int corpsAt(int points) { return points >= 300 ? 4 : 3; }  // A3
inline constexpr int mostArmyUnits = 64;                             // half of what a table holds
inline constexpr std::size_t mostNameBytes = 40;

struct TableSize {
  Length width, height;
};
// A1
constexpr TableSize tableAt(int points) {
  if (points >= 300) return {45 * ud, 30 * ud};
  return points >= 200 ? TableSize{30 * ud, 20 * ud} : TableSize{20 * ud, 14 * ud};
}

struct ArmyFault {
  const Phrase* what = nullptr;
  int corps = -1, units = -1;  // which corps, and which entry in it; -1: the army or the corps as a whole
  std::string field;
  Bilingual row{}, found{}, allowed{};
  std::string rowId{};  // the row of the list where no entry is meant: too few of it, too many, not with others
};

// All faults at once; none: the army may fight.
std::vector<ArmyFault> faultsOf(const Content& content, const Army& army);
Bilingual textOf(const Words& words, const ArmyFault& fault);
// The same as errors of a file: field "corps[1].units[3].quality", with the line where it is known.
void addFaults(const Content& content, const Army& army, const std::vector<ArmyFault>& faults, const std::string& file,
               Errors& errors);

// The list and the rows as the content has them; nothing where it has none.
const ArmyList* listOf(const Content& content, const Army& army);
const ListRow* rowOf(const ArmyList* list, const ArmyRow& row);
Profile profileOf(const Content& content, const ListRow& row, const ArmyRow& units);

// What is unknown costs nothing.
int pointsOf(const Content& content, const Army& army, const ArmyRow& units);
int pointsOf(const Content& content, const Army& army, const ArmyCorps& corps);  // with its commander
int pointsOf(const Content& content, const Army& army);
int unitCount(const ArmyCorps& corps);
int unitCount(const Army& army);
// Equal units of the same corps are counted up.
void addUnits(ArmyCorps& corps, const ArmyRow& units);

// What is paid beside the corps.
template <Number N>
void addWorksPrice(N& sum, const Army& army) {
  if (army.fortifiedCamp) sum.add(campPrice, phrases::priceCamp);
  if (army.fortification > 0) sum.add(army.fortification * fortificationPrice, phrases::priceFortification);
}
// A6: the army value, which its losses are measured against.
template <Number N>
void addValue(N& sum, const Content& content, const Army& army);
// A9: what the army adds to its initiative die.
template <Number N>
void addInitiative(N& sum, const Content& content, const Army& army);

// Command points by dice (B-CP-01): least, most, and the sum over the six faces. The free one comes on top.
struct CommandPoints {
  int least = 0, most = 0, sum = 0;
};
CommandPoints commandPointsOf(CommanderRank rank);

// The file form. Faults of form go to `errors`; whether the army may fight is asked of faultsOf.
std::optional<Army> readArmy(const Data& data, const std::string& file, Errors& errors);
Data armyData(const Army& army);
std::string armyToml(const Army& army);

}  // namespace walstatt::adlg
