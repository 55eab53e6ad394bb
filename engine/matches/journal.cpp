// Reads a match back from its journal: the same changes again, without writing them a second time.
#include "library/library.h"
#include "matches/match.h"
#include "records/json.h"

namespace walstatt {

namespace {

std::string textOf(const Data& data, std::string_view field) {
  const Data* value = data.find(field);
  const auto* text = value ? value->as<std::string>() : nullptr;
  return text ? *text : std::string();
}

std::int64_t numberOf(const Data& data, std::string_view field) {
  const Data* value = data.find(field);
  const auto* number = value ? value->as<std::int64_t>() : nullptr;
  return number ? *number : 0;
}

bool flagOf(const Data& data, std::string_view field) {
  const Data* value = data.find(field);
  const auto* flag = value ? value->as<bool>() : nullptr;
  return flag && *flag;
}

template <class Names>
std::size_t indexOf(const Names& names, std::string_view name) {
  for (std::size_t i = 0; i < names.size(); ++i)
    if (names[i] == name) return i;
  return 0;
}

MatchPlan planOf(const Data& open, const std::string& id) {
  MatchPlan plan;
  plan.id = id;
  plan.game = textOf(open, "game");
  plan.setup = textOf(open, "setup");
  if (const Data* setup = open.find("data")) plan.setupData = *setup;
  const Data* seats = open.find("seats");
  for (const Data& one : seats && seats->as<Data::Array>() ? *seats->as<Data::Array>() : Data::Array{}) {
    MatchSeat seat;
    seat.who = static_cast<Who>(indexOf(whoNames, textOf(one, "who")));
    seat.taken = flagOf(one, "taken");
    seat.name = textOf(one, "name");
    seat.player = textOf(one, "player");
    seat.word = textOf(one, "word");
    seat.tokenHash = textOf(one, "hash");
    plan.seats.push_back(std::move(seat));
  }
  plan.clock.kind = static_cast<ClockKind>(numberOf(open, "clock"));
  plan.clock.time = numberOf(open, "time");
  plan.clock.increment = numberOf(open, "increment");
  plan.listed = flagOf(open, "listed");
  plan.secret = secretFromHex(textOf(open, "secret")).value_or(Secret{});
  return plan;
}

}  // namespace

class Match::Journal {
 public:
  Journal(const Words& words, Match& match, const std::string& file, std::size_t chatLines, Errors& errors)
      : words_(words), match_(match), file_(file), chatLines_(chatLines), errors_(errors) {}

  bool apply(const JournalEntry& entry) {
    std::string_view text = entry.text;
    while (!text.empty()) {
      const std::size_t end = text.find('\n');
      const std::optional<Data> line = parseJson(text.substr(0, end), file_, errors_);
      if (!line || !apply(*line, entry.at)) return false;
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    match_.afterChange(entry.at);
    return true;
  }

 private:
  bool apply(const Data& line, Milliseconds at) {
    const auto seat = static_cast<Seat>(numberOf(line, "seat") - 1);
    if (line.find("n")) return step(line, at);
    if (line.find("end")) return end(line);
    if (const Data* take = line.find("take")) {
      const auto taken = static_cast<std::size_t>(numberOf(*take, "seat") - 1);
      if (taken >= match_.plan_.seats.size()) return false;
      return !match_.take(static_cast<Seat>(taken), textOf(*take, "name"), textOf(*take, "word"), textOf(*take, "hash"),
                          at);
    }
    if (line.find("chat")) return !match_.say(textOf(line, "from"), seat, textOf(line, "chat"), chatLines_, at);
    if (line.find("order"))
      return seat < match_.plan_.seats.size() && !match_.order(seat, textOf(line, "order"), flagOf(line, "on"), at);
    if (line.find("offer")) return offer(line, seat);
    if (line.find("answer"))
      return !match_.answer(seat, static_cast<std::size_t>(numberOf(line, "answer")), flagOf(line, "accept"), at);
    return false;
  }

  bool step(const Data& line, Milliseconds at) {
    if (!match_.begun()) return false;
    Course& course = *match_.course_;
    std::optional<RecordStep> read = readStep(line, course.steps() + 1, file_, errors_);
    if (!read) return false;
    const StepKind kind = read->kind;
    const Seat seat = read->seat;
    const std::size_t to = read->undoTo;
    const bool agreed = read->agreed;
    // What cannot be read is refused below.
    const auto action =
        kind == StepKind::decision ? match_.game_->read(course.state(), seat, read->action) : Read<AnyAction>{};
    const Secrecy before = match_.secrecyOf(action.value.value_or(AnyAction{}));
    EventList events;
    if (states_.empty()) states_.push_back(course.state());
    if (!course.take(words_, std::move(*read), file_, errors_, events, &states_)) return false;
    states_.push_back(course.state());
    match_.revealed_.resize(course.steps(), false);
    if (kind == StepKind::decision) match_.noteDecision(before, seat, at);
    if (kind == StepKind::undo && !agreed) match_.noteUndo(seat, to, at);
    match_.offers_.clear();
    return true;
  }

  bool end(const Data& line) {
    if (!match_.begun()) return false;
    RecordEnd end;
    end.over = textOf(line, "end") == "over";
    const std::int64_t winner = numberOf(line, "winner");
    end.winner = winner > 0 ? static_cast<Side>(winner - 1) : noSide;
    end.reason = textOf(line, "reason");
    end.secret = textOf(line, "secret");
    end.signature = match_.game_->signature(match_.course_->state());
    match_.course_->finish(std::move(end));
    match_.offers_.clear();
    match_.hidden_.clear();
    match_.concealed_.clear();
    return true;
  }

  bool offer(const Data& line, Seat from) {
    Offer offer;
    offer.number = ++match_.offersMade_;
    offer.kind = static_cast<OfferKind>(indexOf(offerNames, textOf(line, "offer")));
    offer.from = from;
    offer.to = static_cast<std::size_t>(numberOf(line, "to"));
    offer.amend = textOf(line, "amend");
    offer.waiting = static_cast<SeatSet>(numberOf(line, "waiting"));
    if (offer.waiting != 0) match_.offers_.push_back(std::move(offer));
    return true;
  }

  const Words& words_;
  Match& match_;
  const std::string& file_;
  std::size_t chatLines_;
  Errors& errors_;
  std::vector<AnyState> states_;  // so that a match of many undos is read in one go
};

std::unique_ptr<Match> Match::load(const Library& library, const StoredMatch& stored,
                                   const std::function<std::shared_ptr<const AnyGame>(const RecordHeader&)>& gameOf,
                                   std::size_t chatLines, Errors& errors) {
  const std::string file = "match " + stored.summary.id;
  if (stored.journal.empty()) return nullptr;
  const JournalEntry& first = stored.journal.front();
  const std::size_t firstLine = first.text.find('\n');
  const std::optional<Data> head = parseJson(std::string_view(first.text).substr(0, firstLine), file, errors);
  const Data* open = head ? head->find("open") : nullptr;
  if (!open) return nullptr;
  MatchPlan plan = planOf(*open, stored.summary.id);
  RecordHeader header;
  header.game = plan.game;
  header.setup = plan.setupData;
  header.scenario = plan.setup;
  header.players.resize(plan.seats.size());
  std::shared_ptr<const AnyGame> game = gameOf(header);
  if (!game) return nullptr;
  std::unique_ptr<Match> match(new Match(std::move(plan), std::move(game)));
  match->created_ = first.at;
  match->replaying_ = true;
  match->beginIfComplete(first.at);
  Journal journal(library.words(), *match, file, chatLines, errors);
  JournalEntry rest = first;  // what followed in the same breath: the first dice
  rest.text.erase(0, firstLine == std::string::npos ? rest.text.size() : firstLine + 1);
  if (!journal.apply(rest)) return nullptr;
  for (std::size_t i = 1; i < stored.journal.size(); ++i)
    if (!journal.apply(stored.journal[i])) return nullptr;
  match->replaying_ = false;
  match->lines_.clear();
  return match;
}

}  // namespace walstatt
