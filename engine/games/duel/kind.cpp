// 1192's entry in the list of games.
#include <algorithm>
#include <tuple>

#include "games/duel/dice_desk.h"
#include "games/duel/fighter_desk.h"
#include "games/duel/game.h"
#include "games/duel/players/strong.h"
#include "games/duel/players/tips.h"
#include "library/scenarios.h"

namespace walstatt::duel {

static_assert(Game<Duel>);

namespace {

// Small fights first, those in reach before those with a way to go, then those of the less skilled.
std::vector<ReadySetup> readySetups(const Library& library) {
  Errors ignored;
  const std::shared_ptr<const Content> content = readContent(library, ignored);
  struct Ranked {
    std::size_t fighters;
    bool apart;
    int skill;
    ReadySetup setup;
  };
  std::vector<Ranked> all;
  for (const std::string& path : library.documentsIn(scenarioFolder("1192"))) {
    const auto setup = readSetup(*content, *library.document(path), path, ignored);
    if (!setup) continue;
    int skill = 0;
    for (const Combatant& one : setup->fighters) skill += one.values.skill;
    all.push_back({setup->fighters.size(), setup->distance > 0, skill, {setup->id, setup->name, setup->description}});
  }
  std::sort(all.begin(), all.end(), [](const Ranked& a, const Ranked& b) {
    return std::tie(a.fighters, a.apart, a.skill, a.setup.id) < std::tie(b.fighters, b.apart, b.skill, b.setup.id);
  });
  std::vector<ReadySetup> ready;
  for (Ranked& each : all) ready.push_back(std::move(each.setup));
  return ready;
}

}  // namespace

GameKind gameKind() {
  GameKind kind;
  kind.id = "1192";
  kind.name = {"1192 – Duelle", "1192 – duels"};
  kind.setups = readySetups;
  playScenarios<Duel>(kind, readContent, readSetup);
  kind.players = {{"tips", makeErased<Duel, TipsPlayer>}, {"strong", makeErased<Duel, StrongPlayer>}};
  kind.workshop = [](const Library& library) -> Workshop {
    Errors told;  // content is checked elsewhere
    return
        [content = readContent(library, told), dice = DiceDesk(library.words())](const Data& question, Errors& errors) {
          return DiceDesk::knows(question) ? dice.answer(question, errors)
                                           : answerAboutFighters(*content, question, errors);
        };
  };
  return kind;
}

}  // namespace walstatt::duel
