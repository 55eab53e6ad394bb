// L'Art de la Guerre's entry in the list of games.
#include "games/adlg/army_desk.h"
#include "games/adlg/game.h"
#include "games/adlg/odds_desk.h"
#include "games/adlg/players/captain.h"
#include "games/adlg/players/marshal.h"
#include "games/adlg/setup_file.h"
#include "games/adlg/sketch_desk.h"
#include "library/scenarios.h"

namespace walstatt::adlg {

static_assert(FreeGame<Battle> && SecretiveGame<Battle>);

namespace {

std::vector<ReadySetup> readyBattles(const Library& library) {
  Errors ignored;
  const std::shared_ptr<const Content> content = readContent(library, ignored);
  std::vector<ReadySetup> ready;
  for (const Setup& setup : readySetups(library, *content)) ready.push_back({setup.id, setup.name, setup.description});
  return ready;
}

}  // namespace

GameKind gameKind() {
  GameKind kind;
  kind.id = "adlg";
  kind.name = {"L'Art de la Guerre", "L'Art de la Guerre"};
  kind.setups = readyBattles;
  playScenarios<Battle>(kind, readContent, readSetup);
  kind.players = {{"captain", makeErased<Battle, Captain>}, {"marshal", makeErased<Battle, Marshal>}};
  kind.workshop = [](const Library& library) -> Workshop {
    Errors told;  // content is checked elsewhere
    const std::shared_ptr<const Content> content = readContent(library, told);
    return [content, odds = OddsDesk(content), sketches = SketchDesk(library, content)](const Data& question,
                                                                                        Errors& errors) {
      if (OddsDesk::knows(question)) return odds.answer(question, errors);
      if (SketchDesk::knows(question)) return sketches.answer(question, errors);
      return answerAboutArmies(*content, question, errors);
    };
  };
  return kind;
}

}  // namespace walstatt::adlg
