// Pig's entry in the list of games.
#include "games/pig/pig.h"
#include "library/library.h"
#include "table/game_kind.h"

namespace walstatt::pig {

static_assert(Game<Pig>);

GameKind gameKind() {
  GameKind kind;
  kind.id = "pig";
  kind.name = {"Böse Eins", "Pig"};
  kind.toy = true;
  kind.setups = [](const Library&) {
    return std::vector<ReadySetup>{{"standard", {"Bis 100", "To 100"}, {"Wer zuerst 100 hat.", "First to 100."}}};
  };
  kind.setup = [](const Library&, std::string_view id) -> std::optional<Data> {
    if (id != "standard") return std::nullopt;
    Data setup;
    setup.set("goal", 100);
    return setup;
  };
  kind.make = [](const Library&, const Data& setup, Errors& errors) -> std::unique_ptr<AnyGame> {
    const std::size_t before = errors.size();
    Reader reader(setup, "setup", "", errors);
    const int goal = reader.integer("goal", 10, 200);
    reader.finish();
    if (errors.size() != before) return nullptr;
    return std::make_unique<Erased<Pig>>(Pig(goal));
  };
  kind.checkContent = [](const Library&, Errors&) {};
  return kind;
}

}  // namespace walstatt::pig
