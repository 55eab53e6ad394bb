// walstatt play: lays the table (game, setup, players, dice, record) and hands it to the text table.
#include <fmt/format.h>

#include <istream>
#include <ostream>
#include <random>
#include <sstream>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/record_file.h"
#include "cli/speech.h"
#include "cli/tables.h"
#include "cli/text.h"
#include "cli/text_table.h"
#include "games/registry/registry.h"

namespace walstatt::cli {

namespace {

std::uint64_t randomSeed() {
  std::random_device source;
  return (std::uint64_t{source()} << 32) | source();
}

// A question with numbered answers; Enter is the first. Nothing at the end of the input.
std::optional<std::size_t> chosen(const Context& context, const std::string& question,
                                  const std::vector<std::string>& answers) {
  print(context, strong(context, question));
  for (std::size_t i = 0; i < answers.size(); ++i) print(context, fmt::format("  {}) {}", i + 1, answers[i]));
  while (true) {
    context.out << context.say("cli.menu.prompt") << std::flush;
    std::string line;
    if (!std::getline(context.in, line)) return std::nullopt;
    line = trimmed(line);
    if (line.empty()) return 0;
    const std::optional<std::uint64_t> number = naturalNumber(line);
    if (number && *number >= 1 && *number <= answers.size()) return *number - 1;
    complain(context, context.say("cli.menu.bad", {{"most", std::to_string(answers.size())}}));
  }
}

// The friendly way in, when nothing was said. False at the end of the input.
bool askEverything(const Context& context, PlayOptions& options) {
  print(context, strong(context, context.say("cli.menu.welcome")));
  std::vector<const GameKind*> kinds{findGame(defaultGame())};
  for (const GameKind& kind : allGames())
    if (&kind != kinds.front()) kinds.push_back(&kind);
  std::vector<std::string> names;
  for (const GameKind* kind : kinds) names.push_back(kind->name.in(context.language));
  const auto game = chosen(context, context.say("cli.menu.game"), names);
  if (!game) return false;
  options.game = kinds[*game]->id;
  const std::vector<ReadySetup> setups = kinds[*game]->setups(context.library);
  names.clear();
  for (const ReadySetup& setup : setups)
    names.push_back(setup.name.in(context.language) + "\n" +
                    indented(setup.note.in(context.language), context.width, 5));
  if (!setups.empty()) {
    const auto setup = chosen(context, context.say("cli.menu.setup"), names);
    if (!setup) return false;
    options.setup = setups[*setup].id;
  }
  const auto who = chosen(
      context, context.say("cli.menu.players"),
      {context.say("cli.menu.first-side"), context.say("cli.menu.second-side"), context.say("cli.menu.two-people")});
  if (!who) return false;
  const std::vector<std::vector<std::string>> seats{{"person", "greedy"}, {"greedy", "person"}, {"person", "person"}};
  options.players = seats[*who];
  return true;
}

// One player a seat: those named, and greedy ones (or persons in the menu's "two people") for the rest.
bool fillSeats(const Context& context, const PlayOptions& options, const AnyGame& game,
               std::vector<RecordPlayer>& seats) {
  const auto count = static_cast<std::size_t>(game.seats());
  if (options.players.size() > count) {
    complain(context, context.say("cli.play.too-many-players", {{"found", std::to_string(options.players.size())},
                                                                {"most", std::to_string(count)}}));
    return false;
  }
  if (options.words.size() > count) {
    complain(context, context.say("cli.play.too-many-words",
                                  {{"found", std::to_string(options.words.size())}, {"most", std::to_string(count)}}));
    return false;
  }
  const AnyState start = game.start();
  for (std::size_t i = 0; i < count; ++i) {
    RecordPlayer player;
    player.name = game.name(start, seatArg(static_cast<int>(i)), context.language);
    player.kind = i < options.players.size()          ? options.players[i]
                  : i == 0 && options.players.empty() ? "person"
                                                      : "greedy";
    player.word = i < options.words.size() ? options.words[i] : "";
    seats.push_back(std::move(player));
  }
  return true;
}

struct Laid {
  std::optional<Session> session;
  std::optional<Secret> secret;
  std::string record;
  int code = fine;
};

Laid failed(int code) {
  Laid laid;
  laid.code = code;
  return laid;
}

Laid resumed(const Context& context, const PlayOptions& options) {
  Errors errors;
  const std::optional<std::string> text = readFile(options.resume, errors);
  std::optional<Record> record;
  if (text) record = readRecord(*text, options.resume, errors);
  Laid laid;
  if (record) {
    for (const ContentError& note : record->notes)
      complain(context, cleaned(context.words.say(note, context.language)));
    laid.secret = options.secret ? options.secret : keptSecret(options.resume);
    laid.record = options.record.empty() ? options.resume : options.record;
    for (std::size_t i = 0; i < options.players.size() && i < record->header.players.size(); ++i)
      record->header.players[i].kind = options.players[i];
    laid.session = Session::resume(context.library, std::move(*record), options.resume, laid.secret, errors);
  }
  complain(context, errors);
  if (!laid.session) laid.code = refused;
  return laid;
}

Laid begun(const Context& context, const PlayOptions& options) {
  OpenTable table;
  if (const int code = openTable(context, options.game, options.setup, table); code != fine) return failed(code);
  SessionPlan plan;
  plan.kind = table.kind;
  plan.scenario = table.scenario;
  plan.setup = std::move(table.setup);
  plan.dice = options.dice;
  plan.seed = options.seed ? *options.seed : randomSeed();
  if (!fillSeats(context, options, *table.game, plan.players)) return failed(badUse);
  Laid laid;
  if (options.dice == DiceKind::provable) laid.secret = options.secret ? *options.secret : freshSecret();
  plan.secret = laid.secret;
  Errors errors;
  laid.session = Session::begin(context.library, plan, errors);
  complain(context, errors);
  if (!laid.session) return failed(refused);
  laid.record = options.record.empty() && context.terminal ? freshRecordName(table.kind->id) : options.record;
  return laid;
}

void introduce(const Context& context, const Session& session, const std::string& record) {
  const RecordHeader& header = session.record().header;
  const GameKind* kind = findGame(header.game);
  std::string title = kind ? kind->name.in(context.language) : header.game;
  for (const ReadySetup& setup : kind->setups(context.library))
    if (setup.id == header.scenario) title += ": " + setup.name.in(context.language);
  print(context, strong(context, title));
  for (std::size_t seat = 0; seat < header.players.size(); ++seat) {
    const std::string name = session.game().name(session.state(), seatArg(static_cast<int>(seat)), context.language);
    print(context, "  " + name + ": " + context.say("cli.player." + header.players[seat].kind));
  }
  if (header.dice == DiceKind::provable)
    print(context, context.say("cli.play.commitment", {{"commitment", header.commitment}}));
  if (!record.empty()) print(context, context.say("cli.play.recording", {{"file", record}}));
  print(context, context.say("cli.play.for-help"));
}

Data summary(const Session& session, const std::string& record, bool inputRefused) {
  const AnyGame& game = session.game();
  const Outcome outcome = game.outcome(session.state());
  Data data;
  data.set("game", session.record().header.game).set("scenario", session.record().header.scenario);
  data.set("over", outcome.over);
  data.set("winner", outcome.over && outcome.winner != noSide ? Data(outcome.winner + 1) : Data());
  data.set("steps", session.record().steps.size()).set("position", game.writePosition(session.state()));
  data.set("signature", hexadecimal(game.signature(session.state()))).set("record", record);
  if (session.finished()) data.set("secret", session.record().end->secret);
  data.set("refused", inputRefused);
  return data;
}

int playOn(const Context& context, const PlayOptions& options, Laid& laid) {
  RecordFile file(context, laid.record, laid.secret);
  file.save(*laid.session);
  introduce(context, *laid.session, laid.record);
  TextTable table(context, *laid.session, file, {options.list, options.yes, options.plain},
                  options.seed ? *options.seed : randomSeed());
  table.run();
  return table.refusedInput() && !context.terminal ? refused : fine;
}

}  // namespace

int runPlay(const Context& context, const PlayOptions& given) {
  PlayOptions options = given;
  const bool nothingSaid =
      options.game.empty() && options.setup.empty() && options.players.empty() && options.resume.empty();
  if (context.terminal && !context.json && nothingSaid && !askEverything(context, options)) return fine;
  if (!options.record.empty() && options.record != options.resume && fileExists(options.record)) {
    complain(context, context.say("cli.play.record-exists", {{"file", cleaned(options.record)}}));
    return badUse;
  }
  Laid laid = options.resume.empty() ? begun(context, options) : resumed(context, options);
  if (!laid.session) return laid.code;
  if (!context.json) return playOn(context, options, laid);
  // One object at the end; what the table would say is left out.
  std::ostringstream silent;
  const Context quiet{context.library, context.words, context.language, false, false, context.in, silent, context.err};
  const int code = playOn(quiet, options, laid);
  print(context, toJson(summary(*laid.session, laid.record, code != fine)));
  return code;
}

}  // namespace walstatt::cli
