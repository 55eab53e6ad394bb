// Morra's entry in the list of games.
#include "games/morra/morra.h"
#include "library/library.h"
#include "table/game_kind.h"

namespace walstatt::morra {

static_assert(Game<Morra>);

GameKind gameKind() {
  GameKind kind;
  kind.id = "morra";
  kind.name = {"Morra", "Morra"};
  kind.toy = true;
  kind.setups = [](const Library&) {
    return std::vector<ReadySetup>{
        {"standard", {"Bis drei", "To three"}, {"Wer zuerst drei Punkte hat.", "First to three points."}}};
  };
  kind.setup = [](const Library&, std::string_view id) -> std::optional<Data> {
    if (id != "standard") return std::nullopt;
    Data setup;
    setup.set("goal", 3);
    return setup;
  };
  kind.make = [](const Library&, const Data& setup, Errors& errors) -> std::unique_ptr<AnyGame> {
    const std::size_t before = errors.size();
    Reader reader(setup, "setup", "", errors);
    const int goal = reader.integer("goal", 1, 9);
    reader.finish();
    if (errors.size() != before) return nullptr;
    return std::make_unique<Erased<Morra>>(Morra(goal));
  };
  kind.checkContent = [](const Library&, Errors&) {};
  return kind;
}

}  // namespace walstatt::morra
