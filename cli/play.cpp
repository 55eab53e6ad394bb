// walstatt play: lays the table (game, setup, players, dice, record) and hands it to the text table.
#include <fmt/format.h>

#include <istream>
#include <ostream>
#include <random>
#include <sstream>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/record_file.h"
#include "cli/speech.h"
#include "cli/tables.h"
#include "cli/text.h"
#include "cli/text_table.h"
#include "games/registry/registry.h"
#include "players/make_player.h"

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
    const std::optional<std::string> read = readLine(context.in, context.terminal);
    if (!read) return print(context, ""), std::nullopt;
    const std::string line = trimmed(*read);
    if (line.empty()) return 0;
    const std::optional<std::uint64_t> number = naturalNumber(line);
    if (number && *number >= 1 && *number <= answers.size()) return *number - 1;
    complain(context, context.say("cli.menu.bad", {{"most", std::to_string(answers.size())}}));
  }
}

// Who may play against whom, by the names that this game has for its sides. False at the end of the input.
bool askPlayers(const Context& context, PlayOptions& options) {
  const GameKind* kind = findGame(options.game);
  const std::optional<Data> setup = kind->setup(context.library, options.setup);
  Errors told;  // by whoever opens the table
  const std::unique_ptr<AnyGame> game = setup ? kind->make(context.library, *setup, told) : nullptr;
  if (!game) return true;
  const AnyState start = game->start();
  std::vector<std::string> answers;
  std::vector<std::vector<std::string>> players;
  for (const Side side : eachSide(game->sides())) {
    const std::string name = game->name(start, sideArg(side), context.language);
    answers.push_back(context.say("cli.menu.one-side", {{"side", name}}));
    players.emplace_back(static_cast<std::size_t>(game->sides()), std::string(usualPlayer(*kind)));
    players.back()[side] = "person";
  }
  answers.push_back(context.say("cli.menu.people", {{"count", std::to_string(game->seats())}}));
  players.emplace_back(static_cast<std::size_t>(game->sides()), "person");
  const auto who = chosen(context, context.say("cli.menu.players"), answers);
  if (who) options.players = players[*who];
  return who.has_value();
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
  return askPlayers(context, options);
}

// One kind of player a seat: as named seat by seat, or side by side with the usual one for the sides left out. Nothing,
// with a complaint, if the number fits neither or somebody is unknown.
std::optional<std::vector<std::string>> kindsOfSeats(const Context& context, const GameKind& kind, const AnyGame& game,
                                                     const std::vector<std::string>& named) {
  if (!checkPlayers(context, kind, named, true)) return std::nullopt;
  const auto seats = static_cast<std::size_t>(game.seats()), sides = static_cast<std::size_t>(game.sides());
  if (named.size() > sides && named.size() != seats)
    return complainOfPlayerCount(context, game, named.size()), std::nullopt;
  if (named.size() == seats) return named;
  std::vector<std::string> kinds;
  for (const Seat seat : eachSeat(seats)) {
    const Side side = game.sideOf(seat);
    kinds.push_back(side < named.size() ? named[side] : std::string(usualPlayer(kind)));
  }
  return kinds;
}

bool fillSeats(const Context& context, const PlayOptions& options, const OpenTable& table,
               std::vector<RecordPlayer>& seats) {
  const AnyGame& game = *table.game;
  const auto count = static_cast<std::size_t>(game.seats());
  const auto kinds = kindsOfSeats(context, *table.kind, game,
                                  options.players.empty() ? std::vector<std::string>{"person"} : options.players);
  if (!kinds) return false;
  if (options.words.size() > count) {
    complain(context, context.say("cli.play.too-many-words",
                                  {{"found", std::to_string(options.words.size())}, {"most", std::to_string(count)}}));
    return false;
  }
  const AnyState start = game.start();
  for (std::size_t i = 0; i < count; ++i) {
    RecordPlayer player;
    player.name = game.name(start, seatArg(static_cast<int>(i)), context.language);
    player.kind = (*kinds)[i];
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

// Other players at the seats of a recorded game. A header that makes no game is left for the replay to tell of.
bool seatOthers(const Context& context, const std::vector<std::string>& named, RecordHeader& header) {
  const GameKind* kind = findGame(header.game);
  Errors told;
  const std::unique_ptr<AnyGame> game = kind ? kind->make(context.library, header.setup, told) : nullptr;
  if (!game || static_cast<std::size_t>(game->seats()) != header.players.size()) return true;
  const auto kinds = kindsOfSeats(context, *kind, *game, named);
  for (std::size_t i = 0; kinds && i < kinds->size(); ++i) header.players[i].kind = (*kinds)[i];
  return kinds.has_value();
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
    if (!options.players.empty() && !seatOthers(context, options.players, record->header)) return failed(badUse);
    laid.session = Session::resume(context.library, std::move(*record), options.resume, laid.secret, errors);
  }
  complain(context, errors);
  if (!laid.session) laid.code = refused;
  return laid;
}

Laid begun(const Context& context, const PlayOptions& options) {
  OpenTable table;
  const std::uint64_t seed = options.seed ? *options.seed : randomSeed();
  const int code = options.battle.given() ? openBattle(context, options.battle, seed, table)
                                          : openTable(context, options.game, options.setup, table);
  if (code != fine) return failed(code);
  SessionPlan plan;
  plan.kind = table.kind;
  plan.scenario = table.scenario;
  plan.setup = std::move(table.setup);
  plan.dice = options.dice;
  plan.seed = seed;
  if (!fillSeats(context, options, table, plan.players)) return failed(badUse);
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

// ": name" of a setup that is no ready one, if it has a name.
std::string ownTitle(const Context& context, const Data& setup) {
  const Data* name = setup.find("name");
  const Data* text = name ? name->find(context.language == Language::german ? "de" : "en") : nullptr;
  const auto* words = text ? text->as<std::string>() : nullptr;
  return words ? ": " + cleaned(*words) : "";
}

enum class Introduce { theGame, theEnded };

void introduce(const Context& context, const Session& session, Introduce what, const std::string& record) {
  const RecordHeader& header = session.record().header;
  const GameKind* kind = findGame(header.game);
  std::string title = kind ? kind->name.in(context.language) : header.game;
  for (const ReadySetup& setup : kind->setups(context.library))
    if (setup.id == header.scenario) title += ": " + setup.name.in(context.language);
  if (header.scenario.empty()) title += ownTitle(context, header.setup);
  print(context, strong(context, title));
  for (std::size_t seat = 0; seat < header.players.size(); ++seat) {
    const std::string name = session.game().name(session.state(), seatArg(static_cast<int>(seat)), context.language);
    print(context, "  " + name + ": " + context.say("cli.player." + header.players[seat].kind));
  }
  if (what == Introduce::theEnded) return;
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
  const Session& session = *laid.session;
  const bool ended = session.finished() || session.turn().waiting == Waiting::nobody;
  const bool asItWas = session.finished() && laid.record == options.resume;
  if (asItWas) file.holds(session);
  if (!file.begin(session)) return badUse;
  if (ended) print(context, strong(context, context.say("cli.play.already-over")));
  introduce(context, session, ended ? Introduce::theEnded : Introduce::theGame, laid.record);
  TextTable table(context, *laid.session, file, {options.list, options.yes, options.plain},
                  options.seed ? *options.seed : randomSeed());
  table.run();
  if (interrupted()) return interruptCode();
  return table.refusedInput() && !context.terminal ? refused : fine;
}

}  // namespace

int runPlay(const Context& context, const PlayOptions& given) {
  PlayOptions options = given;
  const bool nothingSaid = options.game.empty() && options.setup.empty() && options.players.empty() &&
                           options.resume.empty() && !options.battle.given();
  if (context.terminal && !context.json && nothingSaid && !askEverything(context, options)) return interruptCode();
  if (!options.record.empty() && options.record != options.resume && fileExists(options.record)) {
    complain(context, context.say("cli.play.record-exists", {{"file", cleaned(options.record)}}));
    return badUse;
  }
  Laid laid = options.resume.empty() ? begun(context, options) : resumed(context, options);
  if (!laid.session) return laid.code;
  if (!context.json) return playOn(context, options, laid);
  // One object at the end; what the table would say is left out.
  std::ostringstream silent;
  Context quiet{context.library, context.words, context.language, false, false, context.in, silent, context.err};
  quiet.calledAs = context.calledAs;
  const int code = playOn(quiet, options, laid);
  if (code == badUse) return code;
  print(context, toJson(summary(*laid.session, laid.record, code == refused)));
  return code;
}

}  // namespace walstatt::cli
