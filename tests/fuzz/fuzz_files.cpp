// Setup files, records, questions to the workshops, armies, fighters and their codes from arbitrary text: faults are told,
// nothing crashes, nothing is accepted that cannot be played.
#include <string_view>

#include "games/duel/fighter_code.h"
#include "games/mfm/army_code.h"
#include "games/registry/registry.h"
#include "library/library.h"
#include "records/record.h"
#include "records/verify.h"

using namespace walstatt;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const Library library = [] {
    Errors errors;
    return Library::read(builtInContent(), errors);
  }();
  static Errors told;
  static const auto content = mfm::readContent(library, told);
  static const auto duelContent = duel::readContent(library, told);
  static const std::vector<Workshop> workshops = [] {
    std::vector<Workshop> all;
    for (const GameKind& kind : allGames())
      if (kind.workshop) all.push_back(kind.workshop(library));
    return all;
  }();
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  Errors errors;
  if (!text.empty() && text[0] == '{') {
    if (const auto record = readRecord(text, "fuzz", errors)) verify(library, *record, "fuzz", errors);
  } else if (const Data setup = parseToml(text, "fuzz", errors); !setup.isNull()) {
    for (const GameKind& kind : allGames())
      if (const auto game = kind.make(library, setup, errors)) game->draw(game->start(), Language::english);
    for (const Workshop& workshop : workshops) workshop(setup, errors);
    if (const auto army = mfm::readArmy(setup, "fuzz", errors)) mfm::armyReport(*content, *army);
  }
  Errors notices;
  if (const auto army = mfm::readArmyCode(*content, text, errors, notices)) mfm::armyReport(*content, *army);
  duel::readFighterCode(*duelContent, text, errors, notices);
  for (const ContentError& error : errors.list()) library.words().say(error, Language::english);
  return 0;
}
