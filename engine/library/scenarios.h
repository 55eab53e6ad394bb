// Games whose setups are files, content/<game>/scenarios/<id>.toml: what their entries in the list of games have in common.
#pragma once

#include "library/library.h"
#include "table/game_kind.h"

namespace walstatt {

inline std::string scenarioFolder(std::string_view game) { return std::string(game) + "/scenarios"; }

// Setups by their id, the game of a setup, and the check of all files, for a game G made of content and setup:
// `readContent(library, errors)` and `readSetup(content, data, file, errors)` are the game's own.
template <class G, class ReadContent, class ReadSetup>
void playScenarios(GameKind& kind, ReadContent readContent, ReadSetup readSetup) {
  kind.setup = [folder = scenarioFolder(kind.id)](const Library& library, std::string_view id) -> std::optional<Data> {
    const Data* data = library.document(folder + '/' + std::string(id) + ".toml");
    return data ? std::optional(*data) : std::nullopt;
  };
  kind.make = [=](const Library& library, const Data& data, Errors& errors) -> std::unique_ptr<AnyGame> {
    const auto content = readContent(library, errors);
    if (!errors.empty()) return nullptr;
    auto setup = readSetup(*content, data, "setup", errors);
    if (!setup) return nullptr;
    return std::make_unique<Erased<G>>(G(content, std::move(*setup)));
  };
  kind.checkContent = [=, folder = scenarioFolder(kind.id)](const Library& library, Errors& errors) {
    const auto content = readContent(library, errors);
    for (const std::string& path : library.documentsIn(folder))
      readSetup(*content, *library.document(path), path, errors);
  };
}

}  // namespace walstatt
