// A setup: map, sides, armies, switches. Scenario files of content/mfm/scenarios and setups in records have
// the same form; docs/setups.md describes it.
#pragma once

#include <memory>
#include <optional>

#include "games/mfm/content.h"

namespace walstatt::mfm {

enum class ScenarioKind : std::uint8_t { points, document };  // R34, R35

struct SideSetup {
  int people = 0;
  Zone zone;
  int players = 1;
};

struct FigureSetup {
  TypeId type = 0;
  std::uint8_t side = 0;
  std::uint8_t seat = 0;
  bool carrier = false;         // brings the chest on (R35)
  FigureId vehicle = noFigure;  // begins aboard this one; the first who does drives or rides it
  std::string name;             // of its own, or empty
  std::string label;            // SW1: unique on its side
};

struct Setup {
  ScenarioKind kind = ScenarioKind::points;
  const MapPlan* map = nullptr;
  std::shared_ptr<const MapPlan> ownMap;  // a map that stands in the setup itself; `map` is then this one
  int rounds = 10;
  int points = 0;  // of a side; 0: not limited
  bool ruleOf12 = true;
  Edge goal = Edge::bottom;
  std::array<SideSetup, 2> sides;
  std::vector<FigureSetup> figures;  // by side, then by seat; a vehicle stands right before its crew
  int seats = 2;
};

// Why these may not begin the game aboard a vehicle (S1.1, R34); nothing if they may.
struct CrewFault {
  const Phrase* what = nullptr;
  std::string allowed;
};
std::optional<CrewFault> crewFault(const Content& content, const FigureType& vehicle, const std::vector<int>& crew);

// Nothing if there are faults; all of them are then in `errors`.
std::optional<Setup> readSetup(const Content& content, const Data& data, const std::string& file, Errors& errors);

}  // namespace walstatt::mfm
