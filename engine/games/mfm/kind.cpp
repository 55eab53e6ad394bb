// Man for Man's entry in the list of games.
#include <map>

#include "games/mfm/army_desk.h"
#include "games/mfm/game.h"
#include "table/game_kind.h"

namespace walstatt::mfm {

static_assert(Game<ManForMan>);

namespace {

std::string scenarioPath(std::string_view id) { return "mfm/scenarios/" + std::string(id) + ".toml"; }

std::vector<ReadySetup> readySetups(const Library& library) {
  std::multimap<int, ReadySetup> sorted;
  for (const std::string& path : library.documentsIn("mfm/scenarios")) {
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
  kind.setup = [](const Library& library, std::string_view id) -> std::optional<Data> {
    const Data* data = library.document(scenarioPath(id));
    return data ? std::optional(*data) : std::nullopt;
  };
  kind.make = [](const Library& library, const Data& data, Errors& errors) -> std::unique_ptr<AnyGame> {
    const std::shared_ptr<const Content> content = readContent(library, errors);
    if (!errors.empty()) return nullptr;
    const std::optional<Setup> setup = readSetup(*content, data, "setup", errors);
    if (!setup) return nullptr;
    return std::make_unique<Erased<ManForMan>>(ManForMan(content, *setup));
  };
  kind.workshop = [](const Library& library) -> Workshop {
    Errors told;  // content is checked elsewhere
    return [content = readContent(library, told)](const Data& question, Errors& errors) {
      return answerAboutArmies(*content, question, errors);
    };
  };
  kind.checkContent = [](const Library& library, Errors& errors) {
    const std::shared_ptr<const Content> content = readContent(library, errors);
    for (const std::string& path : library.documentsIn("mfm/scenarios"))
      readSetup(*content, *library.document(path), path, errors);
  };
  return kind;
}

}  // namespace walstatt::mfm
