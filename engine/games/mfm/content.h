// The tables of Man for Man as content/mfm holds them: terrain (G9), peoples with their figures and
// Verteidigungstabellen (R7), maps.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/language.h"
#include "games/mfm/types.h"
#include "library/library.h"

namespace walstatt::mfm {

struct Terrain {
  std::string id;
  char symbol = '.';
  Bilingual name;
  Bilingual effect;
  int protection = 0;
  int bracket = 0;  // the value in brackets (R19); equals protection where there is none
  int cost = 0;     // 0: nobody may enter
  int mountCost = 0;
  int obstacle = 0;        // which connected fields form one obstacle (R12); 0: none
  bool crossOnly = false;  // Zaun, Hecke: never ended on (R3)
  bool blocksShot = false;
  bool noAttacks = false;  // thorns (R17)
  bool highGround = false;
  bool bush = false;  // the protection that groups and large figures lose (R19)
  bool branchTest = false;
  bool closedToLarge = false;
  bool closedToVehicles = false;
};

// T n×1-k: n dice, a hit if one shows k or less (R6).
struct HitValue {
  std::uint8_t dice = 0;
  std::uint8_t upTo = 0;
};

// Which of the columns 1 to 12 save, one bit a column, for each kind of attack (R7).
using DefenceRow = std::array<std::uint16_t, attackKinds>;

// "saved from 8" as the bits of the columns 8 to 12; 13: no column saves.
constexpr std::uint16_t savedFrom(int column) { return static_cast<std::uint16_t>((0xFFFu << (column - 1)) & 0xFFFu); }

struct TableRow {
  int number = 0;
  Bilingual name;
  DefenceRow saved{};
};

// What the animals of a figure are: none, a mount under a rider, or the team of a chariot.
enum class Carriage : std::uint8_t { none, mount, chariot };

// What a person may do with animals (S1.1): the black horse rides, drives and may begin on foot, the red horse is bought
// mounted only and drives later, the wheel drives but never rides and is chariot infantry (S7).
enum class Symbol : std::uint8_t { none, blackHorse, redHorse, wheel };

struct FigureType {
  std::string id;
  std::string label;
  Bilingual name;
  Bilingual job;
  Bilingual history;
  int people = 0;
  int points = 0;
  int row = 0;
  DefenceRow saved{};
  std::uint8_t move = 0;
  std::uint8_t armour = 0;
  std::uint8_t lives = 1;
  std::uint8_t fernRange = 0;  // 0: no FERN
  std::uint8_t reach = 0;      // fields that may lie between in a WEIT attack: F1 one, F2 up to three (R14); 0: none
  bool weit = false;
  bool erst = false;
  bool skirmisher = false;
  Symbol symbol = Symbol::none;
  HitValue nah, fern, weitHit;

  // Mounts and chariots (R20, R24): a board of several fields, animals that never attack, room for a crew.
  Carriage carriage = Carriage::none;
  std::uint8_t width = 1, length = 1;
  std::uint8_t horseRows = 0;   // of the board, from the front: nobody gets on or off beside them (S5.1)
  std::uint8_t crewArmour = 0;  // S+ (S7, R29)
  std::uint8_t crewRoom = 0;
  std::uint8_t crewShare = 0;  // FERN: up to this face the crew is struck (S7.1)
  HitValue ram;                // Anfahren, Anreiten (S3, R21)

  bool hasReachWeapon() const { return weit || erst; }
  bool isVehicle() const { return carriage != Carriage::none; }
  int boardSize() const { return width * length; }
  bool mayRide() const { return symbol == Symbol::blackHorse || symbol == Symbol::redHorse; }
  bool mayDrive() const { return symbol != Symbol::none; }
  // Whether it may begin the game aboard (S1.1).
  bool mayBeginOn(Carriage where) const {
    return where == Carriage::mount ? mayRide() : symbol == Symbol::blackHorse || symbol == Symbol::wheel;
  }
};

struct People {
  std::string id;
  Bilingual name;
  Bilingual note;
  std::vector<TableRow> rows;
};

struct Zone {
  std::string id;
  Edge edge = Edge::top;
  std::vector<FieldId> fields;  // an edge zone's fields in order along the edge, or a whole deployment band
};

struct UpperStorey {
  int number = 1;
  int x = 0, y = 0;
  std::vector<std::string> plan;  // blank: no field there
};

struct MapPlan {
  std::string id;
  Bilingual name;
  Bilingual note;
  int block = 2;  // side of a range field (R1)
  int width = 0, height = 0;
  std::vector<std::string> plan;
  std::vector<UpperStorey> storeys;
  std::vector<Zone> zones;

  const Zone* zone(std::string_view wanted) const;
};

struct Content {
  Words words;  // for the text board
  std::vector<Terrain> terrain;
  std::vector<People> peoples;
  std::vector<FigureType> types;
  std::vector<MapPlan> maps;

  int findTerrain(char symbol) const;  // -1: none
  int findType(std::string_view id) const;
  int findPeople(std::string_view id) const;
  const MapPlan* findMap(std::string_view id) const;
  std::string typeIds() const;
};

// A map as files hold it, and setups of battles on made maps; nothing if there are faults.
std::optional<MapPlan> readMapPlan(Reader& table, const Content& content, Errors& errors);

// Reads everything below content/mfm but scenarios; faults go to `errors`.
std::shared_ptr<const Content> readContent(const Library& library, Errors& errors);

// "c7" or, on an upper storey, "c7/1": columns a to z, aa …; rows counted from the upper edge.
struct Place {
  int x = 0, y = 0, storey = 0;
};
std::string writePlace(const Place& place);
// Reads a place at the start of `text` and takes it off; false if there is none.
bool readPlace(std::string_view& text, Place& place);

}  // namespace walstatt::mfm
