// walstatt check: are content, setups and records in order? All faults at once, each with its place.
#include <algorithm>
#include <set>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/tables.h"
#include "cli/text.h"
#include "games/adlg/army.h"
#include "games/duel/own_fighter.h"
#include "games/mfm/army.h"
#include "games/registry/registry.h"

namespace walstatt::cli {

namespace {

inline constexpr Phrase placeholdersDiffer{"cli.check.placeholders-differ", ""};
inline constexpr Phrase unknownKind{"cli.check.unknown-kind", ""};

std::set<std::string> placeholders(std::string_view text) {
  std::set<std::string> all;
  for (std::size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{', open + 1)) {
    const std::size_t close = text.find('}', open);
    if (close == std::string_view::npos) break;
    const std::string_view key = text.substr(open + 1, close - open - 1);
    all.emplace(key.substr(0, key.find(':')));
  }
  return all;
}

// Both languages of a sentence must speak of the same things.
void checkPhrases(const Words& words, Errors& errors) {
  for (const auto& [id, text] : words.all()) {
    if (placeholders(text.german) == placeholders(text.english)) continue;
    ContentError error;
    error.what = &placeholdersDiffer;
    error.file = "words";
    error.field = id;
    errors.add(std::move(error));
  }
}

void checkAllContent(const Context& context, Errors& errors) {
  if (context.faults)
    for (const ContentError& error : context.faults->list()) errors.add(error);
  checkPhrases(context.library.words(), errors);
  for (const GameKind& kind : allGames()) kind.checkContent(context.library, errors);
  for (const GameKind& kind : allGames()) {
    for (const ReadySetup& ready : kind.setups(context.library)) {
      const std::optional<Data> setup = kind.setup(context.library, ready.id);
      Errors found;
      if (setup) kind.make(context.library, *setup, found);
      relabel(found, std::string(kind.id) + "/" + ready.id, errors);
    }
  }
}

// The place of a content file below content/, guessed from its path: ".../content/mfm/rules.toml" or "mfm/rules.toml".
std::string contentPath(const Context& context, std::string path) {
  std::replace(path.begin(), path.end(), '\\', '/');
  const std::size_t root = path.rfind("content/");
  if (root != std::string::npos && (root == 0 || path[root - 1] == '/')) return path.substr(root + 8);
  if (context.library.document(path)) return path;
  return {};
}

// The content with this file in the place of its namesake, so that names it leans on are known.
void checkContentFile(const std::string& place, const std::string& path, const std::string& text, Errors& errors) {
  std::vector<SourceFile> files = builtInContent();
  const auto namesake = std::find_if(files.begin(), files.end(), [&](const auto& file) { return file.path == place; });
  if (namesake != files.end()) files.erase(namesake);
  files.push_back({place, text});
  Errors found;
  const Library library = Library::read(files, found);
  for (const GameKind& kind : allGames()) kind.checkContent(library, found);
  for (ContentError error : found.list()) {
    if (error.file == place) error.file = path;
    errors.add(std::move(error));
  }
}

// Fields of the file itself that the game does not know.
std::size_t strangeFields(const Errors& errors) {
  const auto strange = [](const ContentError& error) {
    return error.what == &phrases::unknownField && error.field.find_first_of(".[") == std::string::npos;
  };
  return static_cast<std::size_t>(std::count_if(errors.list().begin(), errors.list().end(), strange));
}

// The game a setup is meant for: the one that knows most of its fields, and of those the one that finds the fewest
// faults.
void checkSetup(const Context& context, const std::string& game, const std::string& path, const Data& setup,
                Errors& errors) {
  std::optional<Errors> best;
  const auto badness = [](const Errors& found) { return std::pair(strangeFields(found), found.size()); };
  for (const GameKind& kind : allGames()) {
    if (!game.empty() && kind.id != game) continue;
    Errors found;
    kind.make(context.library, setup, found);
    if (!best || badness(found) < badness(*best)) best = std::move(found);
  }
  if (best) relabel(*best, path, errors);
}

bool isSetup(const Data& data) {
  const auto holds = [&](std::string_view field) { return data.find(field) != nullptr; };
  if (holds("map") || holds("side") || holds("goal") || holds("sides") || holds("game")) return true;
  return false;
}

void checkArmy(const Context& context, const std::string& path, const Data& data, Errors& errors) {
  const Data* game = data.find("game");
  if (const auto* id = game ? game->as<std::string>() : nullptr; id && *id == "adlg") {
    const std::optional<adlg::Army> army = adlg::readArmy(data, path, errors);
    const auto content = adlg::readContent(context.library, errors);
    if (army) adlg::addFaults(*content, *army, adlg::faultsOf(*content, *army), path, errors);
    return;
  }
  const std::optional<mfm::Army> army = mfm::readArmy(data, path, errors);
  if (!army) return;
  const auto content = mfm::readContent(context.library, errors);
  mfm::addFaults(*army, mfm::faultsOf(*content, *army), path, errors);
}

void checkFighter(const Context& context, const std::string& path, const Data& data, Errors& errors) {
  const auto content = duel::readContent(context.library, errors);
  const std::optional<duel::OwnFighter> fighter = duel::readOwnFighter(*content, data, path, errors);
  if (fighter) duel::judge(*content, *fighter, path, errors);
}

void noteUnknownKind(const std::string& path, Errors& errors) {
  ContentError error;
  error.what = &unknownKind;
  error.file = path;
  errors.add(std::move(error));
}

void checkRecord(const Context& context, const std::string& path, const std::string& text, Errors& errors) {
  const std::optional<Record> record = readRecord(text, path, errors);
  if (record) replay(context.library, *record, path, errors);
}

void checkFile(const Context& context, const CheckOptions& options, const std::string& path, Errors& errors) {
  const std::optional<std::string> text = readFile(path, errors);
  if (!text) return;
  const std::size_t first = text->find_first_not_of(" \t\r\n");
  const bool toml = path.size() > 5 && path.substr(path.size() - 5) == ".toml";
  if (!toml && first != std::string::npos && (*text)[first] == '{') return checkRecord(context, path, *text, errors);
  Errors syntax;
  const Data data = parseToml(*text, path, syntax);
  for (const ContentError& error : syntax.list()) errors.add(error);
  if (!syntax.empty()) return;
  const std::string place = contentPath(context, path);
  if (!place.empty()) return checkContentFile(place, path, *text, errors);
  if (data.find("army")) return checkArmy(context, path, data, errors);
  if (data.find("fighter")) return checkFighter(context, path, data, errors);
  if (isSetup(data)) return checkSetup(context, options.game, path, data, errors);
  noteUnknownKind(path, errors);
}

Data described(const Context& context, const ContentError& error) {
  Data data;
  data.set("file", cleaned(error.file)).set("line", error.line).set("column", error.column);
  data.set("field", cleaned(error.field)).set("id", error.what->id);
  data.set("text",
           cleaned(context.words.fill(error.what->id, context.language,
                                      {{"found", error.found}, {"allowed", error.allowedIn(context.language)}})));
  return data;
}

}  // namespace

int runCheck(const Context& context, const CheckOptions& options) {
  if (!options.game.empty() && !gameNamed(context, options.game)) return badUse;
  Errors errors;
  if (options.files.empty()) checkAllContent(context, errors);
  for (const std::string& file : options.files) checkFile(context, options, file, errors);
  if (context.json) {
    Data list{Data::Array{}};
    for (const ContentError& error : errors.list()) list.push(described(context, error));
    Data data;
    data.set("ok", errors.empty()).set("errors", std::move(list));
    print(context, toJson(data));
    return errors.empty() ? fine : refused;
  }
  for (const ContentError& error : errors.list()) print(context, cleaned(context.words.say(error, context.language)));
  if (errors.empty()) {
    print(context, options.files.empty()
                       ? context.say("cli.check.all-fine")
                       : context.say("cli.check.files-fine", {{"files", joined(options.files, ", ")}}));
    return fine;
  }
  complain(context, context.say("cli.check.faults", {{"count", std::to_string(errors.size())}}));
  return refused;
}

}  // namespace walstatt::cli
