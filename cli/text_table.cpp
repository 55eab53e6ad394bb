#include "cli/text_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <istream>
#include <ostream>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/positions.h"
#include "cli/speech.h"
#include "cli/text.h"
#include "games/registry/registry.h"
#include "players/make_player.h"

namespace walstatt::cli {

namespace {

constexpr std::size_t pageLines = 30;

// What may be typed instead of a move: a letter, or a word of either language.
struct Alias {
  std::string_view typed;
  char command;
};
constexpr std::array<Alias, 20> aliases{{{"?", 'h'},         {"help", 'h'},     {"hilfe", 'h'},   {"list", 'l'},
                                         {"liste", 'l'},     {"odds", 'o'},     {"chancen", 'o'}, {"undo", 'u'},
                                         {"zurück", 'u'},    {"board", 'b'},    {"brett", 'b'},   {"rule", 'r'},
                                         {"regel", 'r'},     {"position", 'p'}, {"save", 's'},    {"sichern", 's'},
                                         {"speichern", 's'}, {"quit", 'q'},     {"exit", 'q'},    {"beenden", 'q'}}};

char commandOf(const std::string& word) {
  constexpr std::string_view letters = "hloubrpsq";
  if (word.size() == 1 && letters.find(word[0]) != std::string_view::npos) return word[0];
  for (const Alias& alias : aliases)
    if (alias.typed == word) return alias.command;
  return 0;
}

bool isYes(const std::string& answer) {
  const std::string word = lowered(trimmed(answer));
  return word == "y" || word == "yes" || word == "j" || word == "ja";
}

// What a board says in words. Rows of a drawn grid begin with their number, the head above them with blanks.
std::string withoutGrid(const std::string& board) {
  std::vector<std::string> kept;
  for (std::string& line : split(board, '\n')) {
    const bool row = !line.empty() && line[0] >= '0' && line[0] <= '9';
    if (!row && line.substr(0, 4) != "    ") kept.push_back(std::move(line));
  }
  return joined(kept, "\n");
}

bool uncertain(const odds::Forecast& forecast) {
  for (const odds::Chance& chance : forecast.outcomes)
    if (!(chance.chance == Fraction::one())) return true;
  return false;
}

}  // namespace

TextTable::TextTable(const Context& context, Session& session, RecordFile& file, TableManners manners,
                     std::uint64_t seed)
    : context_(&context), session_(&session), file_(&file), manners_(manners), told_(session.record().steps.size()) {
  const RecordHeader& header = session.record().header;
  const GameKind& kind = *findGame(header.game);
  for (const RecordPlayer& player : header.players) computers_.push_back(makePlayer(kind, player.kind, ++seed));
}

std::string TextTable::playerName(Seat seat) const {
  return Speech(*context_, game(), session_->state()).name(seatArg(seat));
}

void TextTable::run() {
  while (context_->out.good() && !session_->finished() && !interrupted()) {
    session_->rollPending();
    tellNewSteps();
    const Turn turn = session_->turn();
    if (turn.waiting != Waiting::decision) break;
    const Seat seat = firstOf(turn.seats);
    if (!isPerson(seat)) {
      moveComputer(seat);
    } else if (askPerson(seat) == Flow::leave) {
      break;
    }
  }
  showEnd();
}

// Everything that happened since it was told last: decisions of others, dice with their faces, events.
void TextTable::tellNewSteps() {
  const auto& steps = session_->record().steps;
  for (; told_ < steps.size(); ++told_) {
    const RecordStep& step = steps[told_];
    const Speech speech(*context_, game(), session_->states()[told_ + 1]);
    const std::vector<Event>& events = session_->events()[told_];
    if (step.isRoll()) {
      if (!tellsFaces(events, step.faces))
        print(*context_, context_->say("cli.play.roll",
                                       {{"dice", diceName(*context_, step.dice)}, {"faces", facesList(step.faces)}}));
    } else if (step.kind == StepKind::decision && !isPerson(step.seat) && !isHidden(told_)) {
      print(*context_,
            context_->say("cli.play.computer-move", {{"player", playerName(step.seat)}, {"move", step.action}}));
    }
    for (const Event& event : events) {
      if (!step.isRoll() && isToldAlready(event)) continue;
      for (const std::string& line : speech.lines(event)) print(*context_, "  " + line);
    }
    if (!step.isRoll()) declared_.clear();
  }
  file_->save(*session_);
}

// What a computer decides in secret, or hides on the table, is not shown to those who play against it.
bool TextTable::isHidden(std::size_t step) const {
  const AnyState& before = session_->states()[step];
  const RecordStep& decision = session_->record().steps[step];
  const Read<AnyAction> read = game().read(before, decision.seat, decision.action);
  return game().turn(before).secret || (read.value && game().conceals(before, *read.value));
}

bool TextTable::isToldAlready(const Event& event) const {
  return std::any_of(declared_.begin(), declared_.end(), [&](const Event& told) {
    return !event.outcome && told.said.phrase == event.said.phrase && told.said.args == event.said.args;
  });
}

void TextTable::moveComputer(Seat seat) {
  const AnyState seen = game().view(session_->state(), seat);
  carryOut(seat, computers_[seat]->choose(game(), seen, seat));
}

void TextTable::carryOut(Seat seat, const AnyAction& action) {
  if (const std::optional<Refusal> refusal = session_->act(seat, action))
    return refuse(context_->say("cli.play.refused",
                                {{"reason", Speech(*context_, game(), session_->state()).sentenceWithRule(*refusal)}}));
  tellNewSteps();
}

void TextTable::showBoard(Seat seat) {
  const AnyState seen = game().view(session_->state(), seat);
  if (!manners_.plain) {
    print(*context_, "\n" + boardText(*context_, game(), seen));
  } else {
    print(*context_, "\n" + withoutGrid(boardText(*context_, game(), seen)));
  }
  boardSeat_ = seat;
  boardStep_ = session_->record().steps.size();
}

TextTable::Flow TextTable::askPerson(Seat seat) {
  // A person sees the board whenever it changed; a script when another player comes on.
  const bool changed = boardStep_ != session_->record().steps.size();
  if (boardSeat_ != seat || (changed && context_->terminal && !manners_.plain)) showBoard(seat);
  if (manners_.plain) {
    const GroupedActions actions(game(), session_->state(), seat);
    print(*context_, context_->say("cli.play.action-count", {{"count", std::to_string(actions.actions().size())}}));
  }
  if (manners_.list) showList(seat, "");
  const bool secret = session_->turn().secret;
  const std::string who = secret ? context_->say("cli.play.secret-choice", {{"player", playerName(seat)}})
                                 : turnLine(*context_, game(), session_->state());
  // In a team several may act; the one who is asked is named.
  const std::string prompt = game().seats() > game().sides() ? playerName(seat) + "> " : "> ";
  std::optional<std::string> line = std::exchange(typedAhead_, std::nullopt);
  if (!line) line = readLine(strong(*context_, who) + "\n" + prompt);
  if (secret && context_->terminal && !manners_.plain)
    context_->out << std::string(60, '\n');  // out of the others' sight
  if (!line) {
    print(*context_, "");
    return Flow::leave;
  }
  return obey(seat, trimmed(*line));
}

TextTable::Flow TextTable::obey(Seat seat, const std::string& line) {
  if (line.empty()) {
    if (context_->terminal) print(*context_, context_->say("cli.play.for-help"));
    return Flow::goOn;
  }
  if (line[0] == '#') return Flow::goOn;  // a comment in a script
  const std::size_t blank = line.find(' ');
  const std::string word = line.substr(0, blank);
  const std::string rest = blank == std::string::npos ? "" : trimmed(line.substr(blank));
  const char letter = commandOf(word);
  // A whole word could be a move of some game; a single letter is always a command.
  const Read<AnyAction> move = game().read(session_->state(), seat, line);
  if (letter == 'q' && word.size() == 1) return Flow::leave;
  if (letter && (word.size() == 1 || !move.value)) {
    if (letter == 'q') return Flow::leave;
    command(seat, letter, rest);
  } else {
    this->move(seat, line);
  }
  return Flow::goOn;
}

void TextTable::command(Seat seat, char letter, const std::string& rest) {
  switch (letter) {
    case 'l': return showList(seat, rest);
    case 'o': return showOdds(seat, rest);
    case 'u': return undo();
    case 'b': return showBoard(seat);
    case 'r': return showRule(rest);
    case 'p': return print(*context_, game().writePosition(game().view(session_->state(), seat)));
    case 's': return save(rest);
    default: return showHelp(seat);
  }
}

std::optional<AnyAction> TextTable::meant(Seat seat, const std::string& line) {
  const AnyState& state = session_->state();
  Read<AnyAction> read = game().read(state, seat, line);
  if (read.value) return read.value;
  if (const std::optional<std::uint64_t> number = naturalNumber(line)) {
    const GroupedActions actions(game(), state, seat);
    if (const ListedAction* listed = actions.numbered(*number)) return listed->action;
    refuse(context_->say("cli.play.no-such-number",
                         {{"found", line}, {"most", std::to_string(actions.actions().size())}}));
    return std::nullopt;
  }
  refusedInput_ = true;
  complainOfNotation(*context_, game(), state, line, read.error, read.at);
  complain(*context_, context_->say("cli.play.for-help"));
  return std::nullopt;
}

void TextTable::move(Seat seat, const std::string& line) {
  const std::optional<AnyAction> action = meant(seat, line);
  if (!action) return;
  const AnyState& state = session_->state();
  if (const std::optional<Refusal> refusal = game().check(state, seat, *action))
    return refuse(
        context_->say("cli.play.refused", {{"reason", Speech(*context_, game(), state).sentenceWithRule(*refusal)}}));
  if (confirmed(seat, *action)) carryOut(seat, *action);
}

// Before the dice fall, a person at a terminal sees the odds and may think again.
bool TextTable::confirmed(Seat seat, const AnyAction& action) {
  if (!context_->terminal) return true;
  const AnyState state = game().view(session_->state(), seat);  // odds must not tell what the seat cannot see
  const odds::Forecast forecast = odds::forecast(game(), state, seat, action);
  declared_.clear();
  if (!uncertain(forecast)) return true;
  print(*context_, context_->say("cli.odds.of-move", {{"move", game().write(state, action)}}));
  for (const std::string& line : Speech(*context_, game(), state).lines(forecast)) print(*context_, line);
  const bool agreed = manners_.yes || [&] {
    const std::optional<std::string> answer = readLine(context_->say("cli.play.confirm"));
    return answer && (trimmed(*answer).empty() || isYes(*answer));
  }();
  if (agreed) declared_ = forecast.declared;
  return agreed;
}

void TextTable::showHelp(Seat seat) {
  const std::string& played = session_->record().header.game;
  const std::vector<RuleEntry>* book = context_->library.rules(played);
  print(*context_, context_->say("cli.play.help", {{"rule", book && !book->empty() ? book->front().id : "1"}}));
  const std::string notation = "cli.notation." + played;
  if (context_->words.has(notation)) print(*context_, "\n" + context_->say(notation) + "\n");
  const GroupedActions actions(game(), session_->state(), seat);
  if (actions.actions().empty()) return;
  std::vector<std::string> some;
  for (const ActionGroup& group : actions.groups())
    if (some.size() < 4) some.push_back(actions.actions()[group.first].notation);
  print(*context_, context_->say("cli.play.help-moves", {{"moves", joined(some, "   ")},
                                                         {"count", std::to_string(actions.actions().size())}}));
  if (actions.actions().size() <= pageLines) return;
  std::vector<std::string> pieces, others;
  for (const ActionGroup& group : actions.groups()) {
    const std::string entry = group.count > 1 ? fmt::format("{} ({})", group.key, group.count) : group.key;
    (group.ofOnePiece ? pieces : others).push_back(entry);
  }
  const auto overview = [&](const char* id, const std::vector<std::string>& groups) {
    if (groups.empty()) return;
    const Values values{{"groups", joined(groups, ", ")}, {"first", actions.groups().front().key}};
    print(*context_, wrapped(context_->say(id, values), context_->width));
  };
  if (pieces.empty()) return;  // not a game of figures: the list tells all
  overview("cli.play.help-groups", pieces);
  overview("cli.play.help-others", others);
}

void TextTable::showList(Seat seat, const std::string& prefix) {
  const GroupedActions actions(game(), session_->state(), seat);
  const std::vector<std::string> lines = actions.lines(prefix, context_->width);
  if (lines.empty()) return print(*context_, context_->say("cli.play.none-begin", {{"text", cleaned(prefix)}}));
  page(lines);
}

void TextTable::page(const std::vector<std::string>& lines) {
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (context_->terminal && i > 0 && i % pageLines == 0) {
      const std::optional<std::string> answer =
          readLine(context_->say("cli.play.more", {{"left", std::to_string(lines.size() - i)}}));
      const std::string typed = trimmed(answer.value_or("q"));
      if (lowered(typed) == "q") return;
      if (!typed.empty()) return void(typedAhead_ = typed);
    }
    print(*context_, lines[i]);
  }
}

void TextTable::showOdds(Seat seat, const std::string& move) {
  if (move.empty()) return refuse(context_->say("cli.play.odds-of-what"));
  const std::optional<AnyAction> action = meant(seat, move);
  if (!action) return;
  const AnyState state = game().view(session_->state(), seat);  // odds must not tell what the seat cannot see
  const Speech speech(*context_, game(), state);
  if (const std::optional<Refusal> refusal = game().check(state, seat, *action))
    return refuse(context_->say("cli.play.refused", {{"reason", speech.sentenceWithRule(*refusal)}}));
  const odds::Forecast forecast = odds::forecast(game(), state, seat, *action);
  print(*context_, context_->say("cli.odds.of-move", {{"move", game().write(state, *action)}}));
  for (const std::string& line : speech.lines(forecast)) print(*context_, line);
  if (forecast.outcomes.empty()) print(*context_, "  " + context_->say("cli.odds.certain"));
}

void TextTable::showRule(const std::string& number) {
  RuleOptions options;
  options.game = session_->record().header.game;
  options.number = number;
  options.atTable = true;
  if (runRule(*context_, options) != fine) refusedInput_ = true;
}

// Takes back the person's last decision, with whatever computers did since. Where dice were seen all persons must agree.
void TextTable::undo() {
  const auto& steps = session_->record().steps;
  std::vector<std::size_t> standing = session_->course().standing();
  bool seenDice = false;
  const auto isOwn = [&](const RecordStep& step) { return step.kind == StepKind::decision && isPerson(step.seat); };
  for (; !standing.empty() && !isOwn(steps[standing.back() - 1]); standing.pop_back())
    seenDice |= steps[standing.back() - 1].isRoll();
  if (standing.empty()) return refuse(context_->say("cli.play.nothing-to-undo"));
  if (seenDice && !manners_.yes) {
    if (!context_->terminal) return refuse(context_->say("cli.play.undo-needs-yes"));
    for (const Seat other : eachSeat(computers_.size())) {
      if (!isPerson(other)) continue;
      if (!agreed(context_->say("cli.play.undo-agree", {{"player", playerName(other)}}))) return;
    }
  }
  const std::size_t decision = standing.back();
  session_->undo(steps[decision - 1].seat, decision - 1, seenDice);
  told_ = session_->record().steps.size();
  file_->save(*session_);
  print(*context_, context_->say("cli.play.undone"));
  boardSeat_ = -1;
}

bool TextTable::agreed(const std::string& question) {
  const std::optional<std::string> answer = readLine(question);
  return answer && isYes(*answer);
}

void TextTable::save(const std::string& path) {
  if (path.empty()) return refuse(context_->say("cli.play.save-where"));
  if (path != file_->path() && fileExists(path))
    return refuse(context_->say("cli.play.record-exists", {{"file", cleaned(path)}}));
  if (file_->copyTo(*session_, path)) {
    print(*context_, context_->say("cli.play.saved", {{"file", cleaned(path)}}));
  } else {
    refusedInput_ = true;
  }
}

void TextTable::refuse(const std::string& line) {
  refusedInput_ = true;
  complain(*context_, line);
}

std::optional<std::string> TextTable::readLine(const std::string& prompt) {
  context_->out << prompt << std::flush;
  const std::optional<std::string> line = cli::readLine(context_->in, context_->terminal);
  if (line && !context_->terminal) print(*context_, cleaned(*line));  // so that a log of a script reads like a game
  return line;
}

// A game that its players ended, not the rules.
void TextTable::showStopped() {
  const RecordEnd& end = *session_->record().end;
  const Speech speech(*context_, game(), session_->state());
  const bool won = end.winner != noSide && end.winner < game().sides();
  print(*context_, context_->say("cli.play.stopped", {{"reason", cleaned(end.reason.empty() ? "–" : end.reason)}}));
  print(*context_,
        strong(*context_, won ? context_->say("cli.play.winner", {{"side", speech.name(sideArg(end.winner))}})
                              : context_->say("cli.play.draw")));
}

void TextTable::showEnd() {
  const bool over = game().outcome(session_->state()).over;
  if (over) {
    session_->finish();
    if (!manners_.plain) print(*context_, "\n" + boardText(*context_, game(), session_->state()));
    print(*context_, strong(*context_, outcomeLine(*context_, game(), session_->state())));
  } else if (session_->finished()) {
    showStopped();
  }
  file_->save(*session_);
  const std::string& file = file_->path();
  if (session_->finished() && !session_->record().end->secret.empty())
    print(*context_, context_->say("cli.play.secret", {{"secret", session_->record().end->secret}}));
  if (file.empty()) {
    print(*context_, context_->say("cli.play.not-recorded"));
  } else if (session_->finished()) {
    print(*context_, context_->say("cli.play.verify", {{"file", file}}));
  } else {
    print(*context_, context_->say("cli.play.resume", {{"file", file}}));
  }
}

}  // namespace walstatt::cli
