// Armies for points battles (R34, S1.1): a people, a limit of points, and units, each a person on foot or a mount or
// chariot with its crew. An army may be unfinished or wrong: faultsOf tells all that is, and only good ones give battle.
// docs/armies.md describes the file form and the code.
#pragma once

#include <array>
#include <optional>

#include "games/mfm/content.h"

namespace walstatt::mfm {

// People and figures by id, so that an army made for other content can be held and explained.
struct ArmyUnit {
  std::string type;
  std::vector<std::string> crew = {};  // the first drives or rides
  int count = 1;
  // Of its figures in order, each repetition's vehicle and then its crew; "" or too short: unnamed.
  std::vector<std::string> names = {};
  std::uint32_t line = 0, column = 0;  // in its file, if it is from one

  std::size_t size() const { return 1 + crew.size(); }
};

struct Army {
  std::string name;
  std::string people;
  int points = 100;  // the limit
  std::vector<ArmyUnit> units;
};

inline constexpr int leastPoints = 10, mostPoints = 500;  // as setups
inline constexpr std::uint32_t mostUnits = 200;           // far more than may fight, but no endless file
inline constexpr int mostArmyFigures = maxFigures / 2;
inline constexpr std::size_t mostNameBytes = 40;

struct ArmyFault {
  const Phrase* what = nullptr;  // a sentence of content/words/army.toml with {found} and {allowed}
  int unit = -1;                 // index of the unit, or -1: the army as a whole
  std::string field;             // of the unit or of the army
  std::string found;
  Bilingual allowed{};
};

// All faults at once; none: the army may fight.
std::vector<ArmyFault> faultsOf(const Content& content, const Army& army);
// The same as errors of a file: field "unit[3].crew", with the line where it is known.
void addFaults(const Army& army, const std::vector<ArmyFault>& faults, const std::string& file, Errors& errors);
// { unit, field, id, rule, text = { de, en } }; units are counted from 1.
Data faultData(const Words& words, const ArmyFault& fault);

// Unknown figures cost nothing.
int pointsOf(const Content& content, const ArmyUnit& unit);
int pointsOf(const Content& content, const Army& army);
std::size_t figureCount(const Army& army);
// The name of the n-th figure of a unit, counted over its repetitions.
std::string_view nameIn(const ArmyUnit& unit, std::size_t figure);
// Adds a unit; an equal one without names is counted up.
void addUnit(Army& army, ArmyUnit unit);

// The file form. Faults of form go to `errors`; whether the army may fight is asked of faultsOf.
std::optional<Army> readArmy(const Data& data, const std::string& file, Errors& errors);
Data armyData(const Army& army);
std::string armyToml(const Army& army);
// The army with everything a page shows of it: points, what is left, every unit's cost, and the faults.
Data armyReport(const Content& content, const Army& army);
// All peoples with figures and vehicles: what a builder chooses from.
Data peoplesData(const Content& content);
Data peopleData(const Content& content, int people);

// Two sides of one to three players. A side has one army, which is split evenly, or one of each player.
struct BattleSide {
  std::vector<Army> armies;
  int players = 1;
};
struct Battle {
  Data map;  // the id of a map, or a whole map as a file holds it
  int points = 100;
  int rounds = 8;
  bool ruleOf12 = true;
  std::array<BattleSide, 2> sides;
};

// The entries of `figures` of a setup's side.
Data figureEntries(const Army& army, int player = 0);
// The whole setup, as files and records hold it; nothing if an army is not good.
std::optional<Data> battleSetup(const Content& content, const Battle& battle, Errors& errors);

// Why a side may not fight in a battle of so many points: `field` begins with "side.army[1]" and so on.
void judgeSide(const Content& content, const BattleSide& side, int points, Errors& errors);

namespace phrases {
inline constexpr Phrase armyPeople{"army.unknown-people", ""};
inline constexpr Phrase armyLimit{"army.limit", "R34"};
inline constexpr Phrase armySum{"army.sum", "R34"};
inline constexpr Phrase armyEmpty{"army.empty", "R34"};
inline constexpr Phrase armyTooManyFigures{"army.too-many-figures", ""};
inline constexpr Phrase armyCount{"army.count", ""};
inline constexpr Phrase armyUnknownFigure{"army.unknown-figure", ""};
inline constexpr Phrase armyOtherPeople{"army.other-people", ""};
inline constexpr Phrase armyMountedOnly{"army.mounted-only", "S1.1"};
inline constexpr Phrase armyNoCrewOnFoot{"army.no-crew-on-foot", "R34"};
inline constexpr Phrase armyNeedsRider{"army.needs-rider", "R34"};
inline constexpr Phrase armyNeedsDriver{"army.needs-driver", "R34"};
inline constexpr Phrase armyTooManyAboard{"army.too-many-aboard", "R24"};
inline constexpr Phrase armyMayNotRide{"army.may-not-ride", "S1.1"};
inline constexpr Phrase armyMayNotDrive{"army.may-not-drive", "S1.1"};
inline constexpr Phrase armyVehicleAboard{"army.vehicle-aboard", "S1.1"};
inline constexpr Phrase armyNameLong{"army.name-long", ""};
inline constexpr Phrase armyNameSigns{"army.name-signs", ""};
inline constexpr Phrase armyTooManyNames{"army.too-many-names", ""};
inline constexpr Phrase armyVersion{"army.file-version", ""};
inline constexpr Phrase armyPlayers{"army.players", "R36"};
inline constexpr Phrase armyOnePeople{"army.one-people", "R34"};
inline constexpr Phrase armyShare{"army.share", "R34"};
inline constexpr Phrase armyNoSplit{"army.no-split", "R34"};
inline constexpr Phrase armyNoZones{"army.no-zones", "R34"};
}  // namespace phrases

}  // namespace walstatt::mfm
