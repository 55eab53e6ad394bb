// What players ask of the host, one function for each request of docs/protocol.md.
#include <algorithm>

#include "games/registry/registry.h"
#include "matches/host_implementation.h"
#include "matches/luck.h"
#include "matches/tokens.h"
#include "players/make_player.h"
#include "records/json.h"

namespace walstatt {

namespace {

// A name as it may stand on everybody's screen: one line, no control characters.
std::string cleanLine(std::string_view text) {
  std::string clean;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    clean += byte < 0x20 || byte == 0x7F ? ' ' : c;
  }
  const std::size_t first = clean.find_first_not_of(' ');
  if (first == std::string::npos) return {};
  return clean.substr(first, clean.find_last_not_of(' ') - first + 1);
}

template <class Names>
std::string listed(const Names& names) {
  std::string all;
  for (const std::string_view name : names) all += (all.empty() ? "" : ", ") + std::string(name);
  return all;
}

}  // namespace

std::string Host::Implementation::Asking::text(std::string_view field) const {
  const Data* value = request.find(field);
  const auto* text = value ? value->as<std::string>() : nullptr;
  return text ? *text : std::string();
}

std::int64_t Host::Implementation::Asking::number(std::string_view field, std::int64_t otherwise) const {
  const Data* value = request.find(field);
  const auto* number = value ? value->as<std::int64_t>() : nullptr;
  return number ? *number : otherwise;
}

bool Host::Implementation::Asking::flag(std::string_view field, bool otherwise) const {
  const Data* value = request.find(field);
  const auto* flag = value ? value->as<bool>() : nullptr;
  return flag ? *flag : otherwise;
}

const std::map<std::string, Host::Implementation::Handler, std::less<>>& Host::Implementation::handlers() {
  using H = Implementation;
  static const std::map<std::string, Handler, std::less<>> all{
      {"hello", &H::hello},     {"ping", &H::ping},          {"games", &H::games},   {"rules", &H::rules},
      {"lobby", &H::lobby},     {"create", &H::create},      {"join", &H::join},     {"take", &H::take},
      {"watch", &H::watch},     {"leave", &H::leaveRequest}, {"look", &H::look},     {"choices", &H::choices},
      {"preview", &H::preview}, {"overlay", &H::overlay},    {"act", &H::act},       {"undo", &H::undo},
      {"offer", &H::offer},     {"answer", &H::answerOffer}, {"resign", &H::resign}, {"chat", &H::chat},
      {"order", &H::order},     {"history", &H::history},    {"record", &H::record}, {"luck", &H::luck},
      {"prepare", &H::prepare},
  };
  return all;
}

// --- refusals and places ------------------------------------------------------------------------------------------------

Refused Host::Implementation::refused(const Asking& ask, std::string_view code, std::string_view words,
                                      const std::vector<std::pair<std::string_view, std::string>>& values) const {
  return {code, library.words().fill(words, languageOf(ask.who.tongue), values)};
}

Refused Host::Implementation::refused(const Asking& ask, const Room& room, const MatchRefusal& why) const {
  if (!why.said.phrase) return refused(ask, why.code, why.words);
  const AnyState& state = room.match->state();
  const Speech speech(library.words(), languageOf(ask.who.tongue), room.match->game(), state);
  return {why.code, speech.sentence(why.said), std::string(why.said.phrase->rule)};
}

std::optional<Refused> Host::Implementation::findRoom(Asking& ask, At& at) {
  at.room = room(ask.text("match"), ask.now);
  if (!at.room) {
    const bool stored = store.load(ask.text("match")).has_value();
    return stored ? refused(ask, "broken", "match.broken") : refused(ask, "unknown-match", "match.unknown-match");
  }
  checkClock(*at.room, ask.now);  // whoever comes too late finds the match over
  ask.after = at.room->lastWrite;
  return std::nullopt;
}

SeatSet Host::Implementation::watchedSeats(const Asking& ask, const Match& match) {
  const auto watched = ask.who.watched.find(match.plan().id);
  return watched == ask.who.watched.end() ? SeatSet{0} : watched->second;
}

SeatSet Host::Implementation::heldSeats(const Asking& ask, const Match& match) {
  SeatSet held = watchedSeats(ask, match);
  for (const Seat seat : eachSeat(match.seats().size()))
    if (!match.seats()[seat].taken) held = static_cast<SeatSet>(held & ~only(seat));
  return held;
}

// The seat that is named, the only one that is held, or the one among several that the table waits for.
std::optional<Refused> Host::Implementation::findSeat(Asking& ask, At& at) {
  if (auto no = findRoom(ask, at)) return no;
  const SeatSet held = heldSeats(ask, *at.room->match);
  if (held == 0) return refused(ask, "not-your-seat", "match.watch-first");
  if (ask.has("seat")) {
    at.seat = static_cast<Seat>(ask.number("seat", 1) - 1);
    if (!has(held, at.seat)) return refused(ask, "not-your-seat", "match.not-your-seat");
    return std::nullopt;
  }
  const auto awaited = static_cast<SeatSet>(held & at.room->match->turn().seats);
  const SeatSet choice = std::has_single_bit(held) ? held : awaited;
  if (!std::has_single_bit(choice)) return refused(ask, "not-your-seat", "match.which-seat");
  at.seat = firstOf(choice);
  return std::nullopt;
}

std::variant<AnyAction, Refused> Host::Implementation::readAction(const Asking& ask, const At& at) {
  const AnyState& state = at.room->match->state();
  const Read<AnyAction> read = at.room->match->game().read(state, at.seat, ask.text("action"));
  if (read.value) return *read.value;
  const Speech speech(library.words(), languageOf(ask.who.tongue), at.room->match->game(), state);
  Refused no = refused(ask, "refused", "match.bad-action",
                       {{"at", std::to_string(read.at + 1)}, {"why", speech.sentence(read.error)}});
  if (read.error.phrase) no.rule = read.error.phrase->rule;
  return no;
}

// --- the house ----------------------------------------------------------------------------------------------------------

Host::Implementation::Answer Host::Implementation::hello(Asking& ask) {
  const std::int64_t protocol = ask.number("protocol", 0);
  if (protocol != protocolVersion)
    return refused(ask, "version", "match.version",
                   {{"known", std::to_string(protocolVersion)}, {"found", std::to_string(protocol)}});
  const std::string language = ask.text("language");
  ask.who.tongue = language == "de" ? Tongue::german : language == "en" ? Tongue::english : Tongue::none;
  ask.who.greeted = true;
  if (ask.has("name")) ask.who.name = cleanLine(ask.text("name"));
  for (const auto& [match, seats] : ask.who.watched)
    if (const auto found = rooms_.find(match); found != rooms_.end()) listenIn(found->second);
  return Data().set("protocol", protocolVersion).set("server", "walstatt").set("now", ask.now);
}

Host::Implementation::Answer Host::Implementation::ping(Asking& ask) { return Data().set("now", ask.now); }

Host::Implementation::Answer Host::Implementation::games(Asking&) { return gamesData(); }

Host::Implementation::Answer Host::Implementation::rules(Asking& ask) {
  Data rules = rulesData(ask.text("game"));
  if (rules.isNull()) return refused(ask, "bad-message", "match.unknown-game", {{"name", ask.text("game")}});
  return rules;
}

Host::Implementation::Answer Host::Implementation::lobby(Asking&) {
  Errors errors;
  return *parseJson(lobbyText(), "lobby", errors);
}

// --- laying a table, sitting down ---------------------------------------------------------------------------------------

std::optional<Refused> Host::Implementation::planSeats(const Asking& ask, MatchPlan& plan, const AnyGame& game,
                                                       Data& told) {
  const auto& wanted = *ask.request.find("seats")->as<Data::Array>();
  if (wanted.size() != static_cast<std::size_t>(game.seats()))
    return refused(ask, "bad-message", "match.seat-count",
                   {{"seats", std::to_string(game.seats())}, {"found", std::to_string(wanted.size())}});
  told = Data(Data::Array{});
  const GameKind& kind = *findGame(plan.game);
  for (const Data& one : wanted) {
    const Asking chair{ask.connection, ask.who, one, ask.now};
    MatchSeat seat;
    const std::string who = chair.text("who");
    seat.who = static_cast<Who>(std::find(whoNames.begin(), whoNames.end(), who) - whoNames.begin());
    seat.name = cleanLine(chair.text("name"));
    seat.word = chair.text("word");
    if (!isGoodWord(seat.word)) return refused(ask, "bad-message", "match.bad-word");
    seat.taken = seat.who == Who::computer || (seat.who == Who::here && !chair.flag("waits", false));
    if (seat.who == Who::computer) {
      seat.player = chair.has("player") ? chair.text("player") : std::string(usualPlayer(kind));
      const std::vector<std::string> names = playerNames(kind);
      if (std::find(names.begin(), names.end(), seat.player) == names.end())
        return refused(ask, "bad-message", "match.unknown-player", {{"name", seat.player}, {"allowed", listed(names)}});
    }
    Data line;
    line.set("seat", plan.seats.size() + 1).set("who", who);
    if (seat.who == Who::here || seat.who == Who::there) {
      const std::string token = freshToken();
      seat.tokenHash = hashOfToken(token);
      line.set("token", token);
    }
    told.push(std::move(line));
    plan.seats.push_back(std::move(seat));
  }
  return std::nullopt;
}

Host::Implementation::Answer Host::Implementation::prepare(Asking& ask) {
  const std::string game = ask.text("game");
  const GameKind* kind = findGame(game);
  if (!kind || !kind->workshop) return refused(ask, "bad-message", "match.no-workshop", {{"name", game}});
  const auto [workshop, fresh] = workshops_.try_emplace(game);
  if (fresh) workshop->second = kind->workshop(library);
  Errors errors;
  Data answer = workshop->second(*ask.request.find("question"), errors);
  if (errors.empty()) return Data().set("answer", std::move(answer));
  const std::string fault = library.words().say(errors.list().front(), languageOf(ask.who.tongue));
  return refused(ask, "bad-message", "match.bad-question", {{"fault", fault}});
}

Host::Implementation::Answer Host::Implementation::create(Asking& ask) {
  if (ask.who.created >= settings.openMatchesPerConnection) return refused(ask, "limit", "match.too-many-matches");
  MatchPlan plan;
  plan.game = ask.text("game");
  const GameKind* kind = findGame(plan.game);
  if (!kind) return refused(ask, "bad-message", "match.unknown-game", {{"name", plan.game}});
  const Data& setup = *ask.request.find("setup");
  if (const auto* id = setup.as<std::string>()) {
    const std::optional<Data> ready = kind->setup(library, *id);
    if (!ready) return refused(ask, "bad-message", "match.unknown-setup", {{"name", *id}});
    plan.setup = *id;
    plan.setupData = *ready;
  } else {
    plan.setupData = setup;
  }
  Errors errors;
  const std::shared_ptr<const AnyGame> game = gameOf(plan.game, plan.setupData, errors);
  if (!game) {
    const std::string fault =
        errors.empty() ? std::string() : library.words().say(errors.list().front(), languageOf(ask.who.tongue));
    return refused(ask, "bad-message", "match.bad-setup", {{"fault", fault}});
  }
  Data seats;
  if (auto no = planSeats(ask, plan, *game, seats)) return *no;
  if (const Data* clock = ask.request.find("clock")) {
    const Asking part{ask.connection, ask.who, *clock, ask.now};
    const std::string what = part.text("kind");
    plan.clock.kind = what == "move" ? ClockKind::move : what == "side" ? ClockKind::side : ClockKind::none;
    plan.clock.time = 1000 * part.number("seconds", 0);
    plan.clock.increment = 1000 * part.number("increment", 0);
  }
  plan.listed = ask.flag("listed", true);
  plan.secret = freshSecret();
  plan.id = freshMatchId();
  ++ask.who.created;
  ++counts.created;
  const std::string id = plan.id, commitment = commitmentTo(plan.secret);
  Room& laid = open(std::make_unique<Match>(std::move(plan), game, ask.now), ask.now);
  changed(laid, 0, {}, ask.now);
  ask.after = laid.lastWrite;
  return Data().set("match", id).set("commitment", commitment).set("seats", std::move(seats));
}

Host::Implementation::Answer Host::Implementation::join(Asking& ask) {
  At at;
  if (auto no = findRoom(ask, at)) return *no;
  const std::string token = ask.text("token");
  const Seat seat = at.room->match->seatOfToken(token);
  if (seat == noSeat) return refused(ask, "bad-token", "match.bad-token");
  if (!at.room->match->seats()[seat].taken) {
    const auto sit = [&](Match& match) {
      return match.take(seat, cleanLine(ask.text("name")), ask.text("word"), hashOfToken(token), ask.now);
    };
    if (const auto no = change(*at.room, ask.now, sit)) return refused(ask, *at.room, *no);
    pushSeats(*at.room, ask.now);
  }
  ask.after = at.room->lastWrite;
  return Data().set("match", ask.text("match")).set("seat", seat + 1);
}

Host::Implementation::Answer Host::Implementation::take(Asking& ask) {
  At at;
  if (auto no = findRoom(ask, at)) return *no;
  const auto& seats = at.room->match->seats();
  const auto isFree = [&](std::size_t seat) { return seats[seat].who == Who::open && !seats[seat].taken; };
  std::size_t seat = static_cast<std::size_t>(ask.number("seat", 1) - 1);
  if (!ask.has("seat"))
    while (seat < seats.size() && !isFree(seat)) ++seat;
  if (seat >= seats.size() || !isFree(seat)) return refused(ask, "not-open", "match.no-open-seat");
  const std::string token = freshToken();
  const auto sit = [&](Match& match) {
    return match.take(static_cast<Seat>(seat), cleanLine(ask.text("name")), ask.text("word"), hashOfToken(token),
                      ask.now);
  };
  if (const auto no = change(*at.room, ask.now, sit)) return refused(ask, *at.room, *no);
  pushSeats(*at.room, ask.now);
  ask.after = at.room->lastWrite;
  return Data().set("match", ask.text("match")).set("seat", seat + 1).set("token", token);
}

Host::Implementation::Answer Host::Implementation::watch(Asking& ask) {
  At at;
  if (auto no = findRoom(ask, at)) return *no;
  SeatSet seats = 0;
  if (const Data* tokens = ask.request.find("tokens"))
    for (const Data& token : *tokens->as<Data::Array>()) {
      const Seat seat = at.room->match->seatOfToken(*token.as<std::string>());
      if (seat == noSeat) return refused(ask, "bad-token", "match.bad-token");
      seats = static_cast<SeatSet>(seats | only(seat));  // an invited seat, too, where one has yet to sit down
    }
  const std::string id = ask.text("match");
  if (!ask.who.watched.contains(id) && ask.who.watched.size() >= settings.watchedPerConnection)
    return refused(ask, "limit", "match.too-many-watched");
  std::erase_if(at.room->watchers, [&](const Watcher& watcher) { return watcher.connection == ask.connection; });
  at.room->watchers.push_back({ask.connection, seats});
  ask.who.watched[id] = seats;
  listenIn(*at.room);
  poke(*at.room);
  const auto from = static_cast<std::size_t>(ask.number("from", 0));
  Data table = tableData(*at.room, ask.who, seats, from, ask.flag("stage", true), ask.now);
  if (at.room->watchers.size() > 1) pushSeats(*at.room, ask.now, ask.connection);
  return table;
}

Host::Implementation::Answer Host::Implementation::leaveRequest(Asking& ask) {
  leave(ask.connection, ask.who, ask.text("match"), ask.now);
  return Data();
}

// --- looking ------------------------------------------------------------------------------------------------------------

Host::Implementation::Answer Host::Implementation::look(Asking& ask) {
  At at;
  if (auto no = findRoom(ask, at)) return *no;
  const Match& match = *at.room->match;
  const auto step = static_cast<std::size_t>(ask.number("at", static_cast<std::int64_t>(match.steps())));
  if (step > match.steps()) return refused(ask, "bad-message", "match.no-such-step");
  const SeatSet seats = watchedSeats(ask, match);
  const AnyState state = match.begun() ? match.course().stateAfter(step) : match.state();
  const AnyState seen = seenBy(match, state, seats);
  Data data;
  data.set("n", step).set("scene", match.game().scene(seen)).set("turn", turnData(match, seen));
  data.set("text", match.game().draw(seen, languageOf(ask.who.tongue)));
  Data events{Data::Array{}};
  if (step > 0) {
    const Data told = stepsData(match, step - 1, step, seats, ask.who.tongue);
    if (const Data* inside = told.as<Data::Array>()->front().find("events")) events = *inside;
  }
  data.set("events", std::move(events));
  return data;
}

Host::Implementation::Answer Host::Implementation::choices(Asking& ask) {
  At at;
  if (auto no = findSeat(ask, at)) return *no;
  const Match& match = *at.room->match;
  const bool awaited = has(match.turn().seats, at.seat) && match.turn().waiting == Waiting::decision;
  Data choices{Data::Array{}};
  if (awaited) choices = match.game().choices(match.game().view(match.course().state(), at.seat), at.seat);
  putWordsInto(choices, library.words());
  Data data;
  data.set("n", match.steps()).set("seat", at.seat + 1);
  data.set("complete", match.game().listing() == Listing::complete).set("choices", std::move(choices));
  return data;
}

Host::Implementation::Answer Host::Implementation::preview(Asking& ask) {
  At at;
  if (auto no = findSeat(ask, at)) return *no;
  const Match& match = *at.room->match;
  if (match.status() != MatchStatus::running) return refused(ask, "not-running", "match.not-running");
  const auto read = readAction(ask, at);
  if (const Refused* no = std::get_if<Refused>(&read)) return *no;
  const AnyAction action = std::get<AnyAction>(read);
  // The odds must not tell what the seat cannot see.
  const AnyState seen = match.game().view(match.course().state(), at.seat);
  if (const auto no = match.game().check(seen, at.seat, action))
    return refused(ask, *at.room, MatchRefusal{"refused", "", *no});
  const odds::Forecast forecast = odds::forecast(match.game(), seen, at.seat, action);
  const Speech speech(library.words(), languageOf(ask.who.tongue), match.game(), seen);
  Data data;
  data.set("n", match.steps()).set("action", match.game().write(seen, action));
  const Data told = speech.json(forecast);
  for (const auto& [name, value] : *told.as<Data::Table>()) data.set(name, value);
  Data pictures{Data::Array{match.game().picture(seen, at.seat, action)}};
  putWordsInto(pictures, library.words());
  data.set("picture", std::move(pictures.as<Data::Array>()->front()));
  return data;
}

Host::Implementation::Answer Host::Implementation::overlay(Asking& ask) {
  At at;
  if (auto no = findRoom(ask, at)) return *no;
  const Match& match = *at.room->match;
  const auto side = static_cast<Side>(ask.number("side", 1) - 1);
  if (side >= match.game().sides()) return refused(ask, "bad-message", "match.no-such-seat");
  const AnyState seen = seenBy(match, match.state(), watchedSeats(ask, match));
  return Data().set("n", match.steps()).set("side", side + 1).set("overlay", match.game().overlay(seen, side));
}

Host::Implementation::Answer Host::Implementation::history(Asking& ask) {
  At at;
  if (auto no = findRoom(ask, at)) return *no;
  const Match& match = *at.room->match;
  const auto last = static_cast<std::int64_t>(match.steps());
  const auto to = static_cast<std::size_t>(std::min(ask.number("to", last), last));
  const auto from = std::min(static_cast<std::size_t>(ask.number("from", 0)), to);
  const SeatSet seats = watchedSeats(ask, match);
  return Data().set("n", match.steps()).set("steps", stepsData(match, from, to, seats, ask.who.tongue));
}

Host::Implementation::Answer Host::Implementation::record(Asking& ask) {
  At at;
  if (auto no = findRoom(ask, at)) return *no;
  return Data().set("record", recordOf(*at.room->match));
}

Host::Implementation::Answer Host::Implementation::luck(Asking& ask) {
  At at;
  if (auto no = findRoom(ask, at)) return *no;
  if (!at.room->match->begun()) return refused(ask, "not-running", "match.not-begun");
  if (!at.room->match->hidden().empty()) return refused(ask, "not-running", "match.hidden-now");
  return luckData(library.words(), at.room->match->course(), languageOf(ask.who.tongue));
}

// --- playing ------------------------------------------------------------------------------------------------------------

Host::Implementation::Answer Host::Implementation::act(Asking& ask) {
  At at;
  if (auto no = findSeat(ask, at)) return *no;
  const auto seen = static_cast<std::size_t>(ask.number("n", static_cast<std::int64_t>(at.room->match->steps())));
  if (seen != at.room->match->steps() && !at.room->match->turn().secret) return refused(ask, "stale", "match.stale");
  const auto read = readAction(ask, at);
  if (const Refused* no = std::get_if<Refused>(&read)) return *no;
  const auto decide = [&](Match& match) { return match.act(at.seat, std::get<AnyAction>(read), ask.now); };
  if (const auto no = change(*at.room, ask.now, decide)) return refused(ask, *at.room, *no);
  ask.after = at.room->lastWrite;
  return Data().set("n", at.room->match->steps());
}

Host::Implementation::Answer Host::Implementation::undo(Asking& ask) {
  At at;
  if (ask.has("seat")) {
    if (auto no = findSeat(ask, at)) return *no;
  } else {
    // Whoever holds several seats means the one that decided last.
    if (auto no = findRoom(ask, at)) return *no;
    const SeatSet held = heldSeats(ask, *at.room->match);
    if (held == 0) return refused(ask, "not-your-seat", "match.watch-first");
    at.seat = firstOf(held);
    for (const Seat seat : eachSeat(maxSeats))
      if (has(held, seat) && at.room->match->mayUndo(seat)) at.seat = seat;
  }
  if (const auto no = change(*at.room, ask.now, [&](Match& match) { return match.undo(at.seat, ask.now); }))
    return refused(ask, *at.room, *no);
  ask.after = at.room->lastWrite;
  return Data().set("n", at.room->match->steps());
}

Host::Implementation::Answer Host::Implementation::offer(Asking& ask) {
  At at;
  if (auto no = findRoom(ask, at)) return *no;
  const SeatSet held = heldSeats(ask, *at.room->match);
  if (held == 0) return refused(ask, "not-your-seat", "match.watch-first");
  at.seat = ask.has("seat") ? static_cast<Seat>(ask.number("seat", 1) - 1) : firstOf(held);
  if (!has(held, at.seat)) return refused(ask, "not-your-seat", "match.not-your-seat");
  Offer offer;
  const std::string kind = ask.text("kind");
  offer.kind = static_cast<OfferKind>(std::find(offerNames.begin(), offerNames.end(), kind) - offerNames.begin());
  offer.from = at.seat;
  offer.amend = ask.text("amend");
  offer.to = static_cast<std::size_t>(ask.number("to", 0));
  if (offer.kind == OfferKind::undo && !ask.has("to")) offer.to = beforeLastDecision(*at.room->match, at.seat);
  const auto propose = [&](Match& match) { return match.offer(offer, held, ask.now); };
  const std::size_t known = at.room->match->offers().size();
  if (const auto no = change(*at.room, ask.now, propose)) return refused(ask, *at.room, *no);
  ask.after = at.room->lastWrite;
  const auto& offers = at.room->match->offers();
  if (!offers.empty()) pushOffers(*at.room);
  return Data().set("offer", offers.size() > known ? offers.back().number : 0);
}

Host::Implementation::Answer Host::Implementation::answerOffer(Asking& ask) {
  At at;
  if (auto no = findRoom(ask, at)) return *no;
  const auto number = static_cast<std::size_t>(ask.number("offer", 0));
  const bool accept = ask.flag("accept", false);
  const SeatSet held = heldSeats(ask, *at.room->match);
  if (held == 0) return refused(ask, "not-your-seat", "match.watch-first");
  const auto& offers = at.room->match->offers();
  const auto found = std::find_if(offers.begin(), offers.end(), [&](const Offer& one) { return one.number == number; });
  if (found == offers.end()) return refused(ask, "no-offer", "match.no-offer");
  // A copy, for whoever answers takes it off the list.
  const Offer before = *found;  // NOLINT(performance-unnecessary-copy-initialization)
  // Of several seats that one holds, those that were asked answer together.
  auto asked = static_cast<SeatSet>(held & before.waiting);
  if (ask.has("seat")) asked = static_cast<SeatSet>(held & only(static_cast<Seat>(ask.number("seat", 1) - 1)));
  if (asked == 0) asked = static_cast<SeatSet>(held & only(before.from));
  if (asked == 0) return refused(ask, "no-offer", "match.not-asked");
  for (const Seat seat : eachSeat(maxSeats)) {
    if (!has(asked, seat)) continue;
    const auto reply = [&](Match& match) { return match.answer(seat, number, accept, ask.now); };
    if (const auto no = change(*at.room, ask.now, reply)) return refused(ask, *at.room, *no);
    if (!accept) break;
  }
  if (!accept || !at.room->match->offers().empty()) pushOffers(*at.room, accept ? nullptr : &before);
  ask.after = at.room->lastWrite;
  return Data();
}

Host::Implementation::Answer Host::Implementation::resign(Asking& ask) {
  At at;
  if (auto no = findSeat(ask, at)) return *no;
  if (const auto no = change(*at.room, ask.now, [&](Match& match) { return match.resign(at.seat, ask.now); }))
    return refused(ask, *at.room, *no);
  ask.after = at.room->lastWrite;
  return Data();
}

Host::Implementation::Answer Host::Implementation::chat(Asking& ask) {
  At at;
  if (auto no = findRoom(ask, at)) return *no;
  const std::string text = cleanLine(ask.text("text"));
  if (text.empty()) return refused(ask, "bad-message", "match.empty-chat");
  if (!ask.who.watched.contains(at.room->match->plan().id)) return refused(ask, "not-your-seat", "match.watch-first");
  const SeatSet held = heldSeats(ask, *at.room->match);
  Seat seat = noSeat;
  if (ask.has("seat")) {
    seat = static_cast<Seat>(ask.number("seat", 1) - 1);
    if (!has(held, seat)) return refused(ask, "not-your-seat", "match.not-your-seat");
  } else if (std::has_single_bit(held)) {
    seat = firstOf(held);
  }
  std::string from = seat == noSeat ? ask.who.name : at.room->match->seats()[seat].name;
  const auto speak = [&](Match& match) { return match.say(std::move(from), seat, text, settings.chatLines, ask.now); };
  if (const auto no = change(*at.room, ask.now, speak)) return refused(ask, *at.room, *no);
  pushChat(*at.room);
  ask.after = at.room->lastWrite;
  return Data();
}

Host::Implementation::Answer Host::Implementation::order(Asking& ask) {
  At at;
  if (auto no = findSeat(ask, at)) return *no;
  const auto give = [&](Match& match) {
    return match.order(at.seat, ask.text("order"), ask.flag("on", true), ask.now);
  };
  if (const auto no = change(*at.room, ask.now, give)) return refused(ask, *at.room, *no);
  pushSeats(*at.room, ask.now);
  ask.after = at.room->lastWrite;
  return Data();
}

// Where the seat's last decision that still stands can be taken back to.
std::size_t Host::Implementation::beforeLastDecision(const Match& match, Seat seat) {
  if (!match.begun()) return 0;
  const std::vector<std::size_t> standing = match.course().standing();
  const auto& steps = match.course().record().steps;
  for (auto step = standing.rbegin(); step != standing.rend(); ++step)
    if (steps[*step - 1].kind == StepKind::decision && steps[*step - 1].seat == seat) return *step - 1;
  return match.steps();
}

}  // namespace walstatt
