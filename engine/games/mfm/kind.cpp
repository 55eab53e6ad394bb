// Man for Man's entry in the list of games.
#include <map>

#include "games/mfm/army_desk.h"
#include "games/mfm/game.h"
#include "library/scenarios.h"

namespace walstatt::mfm {

static_assert(Game<ManForMan>);

namespace {

std::vector<ReadySetup> readySetups(const Library& library) {
  std::multimap<int, ReadySetup> sorted;
  for (const std::string& path : library.documentsIn(scenarioFolder("mfm"))) {
    Errors ignored;
    Reader reader(*library.document(path), path, "", ignored);
    ReadySetup setup{reader.text("id"), reader.bilingual("name"), reader.bilingualOr("story", {})};
    // Missions come first, then battles from small to large.
    sorted.emplace(reader.integerOr("points", 0, 500, 0), std::move(setup));
  }
  std::vector<ReadySetup> ready;
  for (auto& [points, setup] : sorted) ready.push_back(std::move(setup));
  return ready;
}

}  // namespace

GameKind gameKind() {
  GameKind kind;
  kind.id = "mfm";
  kind.name = {"Man for Man", "Man for Man"};
  kind.setups = readySetups;
  playScenarios<ManForMan>(kind, readContent, readSetup);
  kind.workshop = [](const Library& library) -> Workshop {
    Errors told;  // content is checked elsewhere
    return [content = readContent(library, told)](const Data& question, Errors& errors) {
      return answerAboutArmies(*content, question, errors);
    };
  };
  return kind;
}

}  // namespace walstatt::mfm
