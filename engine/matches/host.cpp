#include "matches/host.h"

#include <algorithm>
#include <stdexcept>

#include "base/json_object.h"
#include "games/registry/registry.h"
#include "matches/host_implementation.h"
#include "matches/schema.h"
#include "players/make_player.h"
#include "records/json.h"

namespace walstatt {

namespace {

constexpr std::size_t stepsBetweenSummaries = 32;
constexpr Milliseconds quietTick = 1000;
constexpr std::size_t gamesKept = 64;

std::int64_t idOf(const Data& request) {
  const Data* id = request.find("id");
  const auto* number = id ? id->as<std::int64_t>() : nullptr;
  return number && *number >= 0 ? *number : 0;
}

Data playerData(const Words& words, std::string_view id) {
  const std::string name(id);
  return Data()
      .set("id", id)
      .set("name", bilingualWords(words, "player." + name))
      .set("note", bilingualWords(words, "player-does." + name));
}

}  // namespace

AnyAction think(const Thinking& thinking) {
  const auto player = makePlayer(*thinking.kind, thinking.player, thinking.seed);
  if (!player) throw std::runtime_error("unknown player " + thinking.player);
  return player->choose(*thinking.game, thinking.view, thinking.seat);
}

Host::Implementation::Implementation(const Library& words, Store& where, HostSettings limits)
    : library(words), store(where), settings(limits) {}

// --- messages -----------------------------------------------------------------------------------------------------------

void Host::Implementation::receive(ConnectionId id, std::string_view text, Milliseconds now) {
  const auto found = connections.find(id);
  if (found == connections.end()) return;
  Connection& who = found->second;
  const Language language = languageOf(who.tongue);
  Errors errors;
  const std::optional<Data> request = parseJson(text, "", errors);
  if (!request) {
    ++counts.faults;
    ContentError fault = errors.list().front();
    fault.line = 0;
    return answer(id, 0,
                  Refused{"bad-json", library.words().fill("match.bad-json", language,
                                                           {{"fault", library.words().say(fault, language)}})},
                  0);
  }
  std::uint64_t after = 0;
  Answer reply;
  try {
    reply = handle(id, who, *request, now, after);
  } catch (const std::runtime_error&) {  // the store cannot be read
    reply = Refused{"storage", library.words().plain("match.storage", language)};
  }
  if (std::holds_alternative<Refused>(reply)) ++counts.refusals;
  answer(id, idOf(*request), reply, after);
}

Host::Implementation::Answer Host::Implementation::handle(ConnectionId id, Connection& who, const Data& request,
                                                          Milliseconds now, std::uint64_t& after) {
  Asking ask{id, who, request, now};
  const std::string name = ask.text("do");
  const auto handler = handlers().find(name);
  if (handler == handlers().end()) {
    ++counts.faults;
    std::string allowed;
    for (const auto& [known, ignored] : handlers()) allowed += (allowed.empty() ? "" : ", ") + known;
    return refused(ask, "bad-message", "match.unknown-request",
                   {{"name", name.substr(0, 40)}, {"allowed", std::move(allowed)}});
  }
  if (const auto fault = protocolSchema().check(request, "request." + name)) {
    ++counts.faults;
    Refused no = refused(ask, "bad-message", "match.bad-message",
                         {{"fault", library.words().say(*fault, languageOf(who.tongue))}});
    no.field = fault->field;
    return no;
  }
  if (!who.greeted && name != "hello") return refused(ask, "hello-first", "match.hello-first");
  Answer reply = (this->*handler->second)(ask);
  after = ask.after;
  return reply;
}

void Host::Implementation::answer(ConnectionId to, std::int64_t re, const Answer& reply, std::uint64_t after) {
  JsonObject message;
  message.set("re", re);
  if (const Data* fine = std::get_if<Data>(&reply)) {
    if (fine->isNull())
      message.setJson("ok", "{}");
    else
      message.set("ok", *fine);
  } else {
    const Refused& why = std::get<Refused>(reply);
    Data no;
    no.set("code", why.code).set("text", why.text);
    if (!why.rule.empty()) no.set("rule", why.rule);
    if (!why.field.empty()) no.set("field", why.field);
    message.set("no", no);
  }
  send({to, std::make_shared<const std::string>(std::move(message).text())}, after, re);
}

// What rests on a write that is not durable yet is held back.
void Host::Implementation::send(Outgoing message, std::uint64_t after, std::int64_t re) {
  if (after <= durable_) {
    outgoing.push_back(std::move(message));
  } else {
    held_[after].push_back({std::move(message), re});
  }
}

void Host::Implementation::durable(std::uint64_t write) {
  durable_ = std::max(durable_, write);
  while (!held_.empty() && held_.begin()->first <= durable_) {
    for (Held& held : held_.begin()->second) outgoing.push_back(std::move(held.message));
    held_.erase(held_.begin());
  }
}

void Host::Implementation::lost(std::uint64_t write) {
  std::vector<std::string> gone;
  for (const auto& [id, one] : rooms_)
    if (one.lastWrite >= write) gone.push_back(id);
  std::erase_if(writes, [&](const Write& one) { return std::find(gone.begin(), gone.end(), one.match) != gone.end(); });
  // Nothing below is kept back any longer: those who asked are told, those who watched look again.
  durable_ = written_;
  for (auto& [after, list] : std::exchange(held_, {}))
    for (Held& held : list) {
      if (after < write) {
        outgoing.push_back(std::move(held.message));
      } else if (held.re != isPush) {
        const auto who = connections.find(held.message.to);
        if (who == connections.end()) continue;
        answer(held.message.to, held.re,
               Refused{"storage", library.words().plain("match.storage", languageOf(who->second.tongue))}, 0);
      }
    }
  for (const std::string& id : gone) {
    for (const Watcher& watcher : rooms_[id].watchers) {
      Data reset;
      reset.set("push", "reset").set("match", id);
      reset.set("reason", library.words().plain("match.storage", languageOf(connections[watcher.connection].tongue)));
      send({watcher.connection, std::make_shared<const std::string>(toJson(reset))}, 0);
    }
    close(id);
  }
}

// --- rooms --------------------------------------------------------------------------------------------------------------

std::shared_ptr<const AnyGame> Host::Implementation::gameOf(const std::string& game, const Data& setup,
                                                            Errors& errors) {
  const GameKind* kind = findGame(game);
  if (!kind) return nullptr;
  const std::string key = game + ' ' + toJson(setup);
  if (const auto known = games_.find(key); known != games_.end()) return known->second;
  std::shared_ptr<const AnyGame> made = kind->make(library, setup, errors);
  if (!made) return nullptr;
  if (games_.size() >= gamesKept) games_.clear();  // matches hold their own
  games_.emplace(key, made);
  return made;
}

std::pair<StoredMatch, std::unique_ptr<Match>> Host::Implementation::load(std::string_view id) {
  std::optional<StoredMatch> stored = store.load(id);
  if (!stored) return {};
  Errors errors;
  const auto game = [&](const RecordHeader& header) { return gameOf(header.game, header.setup, errors); };
  std::unique_ptr<Match> match = Match::load(library, *stored, game, settings.chatLines, errors);
  if (!match) ++counts.faults;
  return {std::move(*stored), std::move(match)};
}

Room* Host::Implementation::room(std::string_view id, Milliseconds now) {
  const std::string name(id);
  const auto known = rooms_.find(name);
  if (known != rooms_.end()) {
    known->second.used = now;
    return &known->second;
  }
  auto [stored, match] = load(id);
  if (!match) return nullptr;
  ++counts.woken;
  Room& woken = open(std::move(match), now);
  woken.entries = stored.journal.back().number;
  woken.listedStatus = stored.summary.status;
  woken.listedDeadline = stored.summary.deadline;
  woken.listedSteps = woken.match->steps();
  poke(woken);
  return &woken;
}

Room& Host::Implementation::open(std::unique_ptr<Match> match, Milliseconds now) {
  Room& room = rooms_[match->plan().id];
  room.match = std::move(match);
  room.toldStatus = room.match->status();
  room.used = now;
  room.match->listen([this, &room](std::size_t step, const std::vector<Event>& events, const AnyState& after) {
    if (room.tongues == 0) return;
    Room::Told told{step, {}};
    for (const Language language : {Language::german, Language::english})
      if (room.tongues >> static_cast<unsigned>(language) & 1u)
        told.events[static_cast<std::size_t>(language)] =
            Speech(library.words(), language, room.match->game(), after).json(events);
    room.told.push_back(std::move(told));
  });
  return room;
}

void Host::Implementation::close(const std::string& id) {
  const auto found = rooms_.find(id);
  if (found == rooms_.end()) return;
  for (const Watcher& watcher : found->second.watchers) {
    const auto who = connections.find(watcher.connection);
    if (who != connections.end()) who->second.watched.erase(id);
  }
  tickets_.erase(found->second.ticket);
  rooms_.erase(found);
}

void Host::Implementation::listenIn(Room& room) {
  room.tongues = 0;
  for (const Watcher& watcher : room.watchers) {
    const Tongue tongue = connections[watcher.connection].tongue;
    if (tongue != Tongue::none) room.tongues |= 1u << static_cast<unsigned>(tongue);
  }
}

void Host::Implementation::leave(ConnectionId id, Connection& who, const std::string& match, Milliseconds now) {
  who.watched.erase(match);
  const auto found = rooms_.find(match);
  if (found == rooms_.end()) return;
  std::erase_if(found->second.watchers, [&](const Watcher& watcher) { return watcher.connection == id; });
  found->second.used = now;
  listenIn(found->second);
  pushSeats(found->second, now);
}

void Host::Implementation::disconnected(ConnectionId id, Milliseconds now) {
  const auto found = connections.find(id);
  if (found == connections.end()) return;
  while (!found->second.watched.empty())
    leave(id, found->second, std::string(found->second.watched.begin()->first), now);
  connections.erase(found);
}

// --- changes ------------------------------------------------------------------------------------------------------------

void Host::Implementation::commit(Room& room, Milliseconds now) {
  std::string lines = room.match->takeLines();
  if (lines.empty()) return;
  Write write;
  write.number = ++written_;
  write.match = room.match->plan().id;
  write.entry = JournalEntry{++room.entries, now, std::move(lines)};
  const Milliseconds deadline = room.match->clock().deadline();
  const bool first = room.entries == 1;
  if (first || room.match->status() != room.listedStatus || deadline != room.listedDeadline ||
      room.match->status() == MatchStatus::open || room.match->steps() >= room.listedSteps + stepsBetweenSummaries) {
    const MatchPlan& plan = room.match->plan();
    room.listedStatus = room.match->status();
    room.listedSteps = room.match->steps();
    room.listedDeadline = deadline;
    write.summary = MatchSummary{plan.id,
                                 plan.game,
                                 plan.setup,
                                 room.listedStatus,
                                 plan.listed,
                                 room.match->created(),
                                 now,
                                 room.listedStatus == MatchStatus::running ? deadline : 0,
                                 toJson(aboutData(room, now))};
  }
  room.lastWrite = write.number;
  if (deadline != 0 && (nextDeadline_ == 0 || deadline < nextDeadline_)) nextDeadline_ = deadline;
  writes.push_back(std::move(write));
}

void Host::Implementation::changed(Room& room, std::size_t stepsBefore, const std::vector<std::size_t>& hiddenBefore,
                                   Milliseconds now) {
  room.used = now;
  commit(room, now);
  std::vector<std::size_t> steps;
  for (const std::size_t step : hiddenBefore)
    if (!room.match->isHiddenFrom(step, 0)) steps.push_back(step);
  for (std::size_t step = stepsBefore + 1; step <= room.match->steps(); ++step) {
    steps.push_back(step);
    if (room.match->course().record().steps[step - 1].kind == StepKind::decision) ++counts.decisions;
  }
  // Who waited for the match to begin or to end is told that, too.
  const MatchStatus status = room.match->status();
  const bool turned = std::exchange(room.toldStatus, status) != status;
  if (!steps.empty() || turned) pushSteps(room, steps, now);
  poke(room);
}

void Host::Implementation::poke(Room& room) {
  const Seat seat = room.match->awaitedComputer();
  if (room.ticket != 0 || seat == noSeat) return;
  room.ticket = ++ticketsGiven_;
  const Match& match = *room.match;
  tickets_.emplace(room.ticket, Ticket{match.plan().id, match.steps(), seat});
  Thinking job;
  job.ticket = room.ticket;
  job.kind = findGame(match.plan().game);
  job.game = match.sharedGame();
  job.view = match.game().view(match.course().state(), seat);
  job.seat = seat;
  job.player = match.seats()[seat].player;
  job.seed = match.game().signature(match.course().state()) + match.steps();
  thinking.push_back(std::move(job));
}

void Host::Implementation::thought(std::uint64_t number, const AnyAction& action, Milliseconds now) {
  const auto found = tickets_.find(number);
  if (found == tickets_.end()) return;  // its match was closed meanwhile
  const Ticket ticket = found->second;
  tickets_.erase(found);
  const auto known = rooms_.find(ticket.match);
  if (known == rooms_.end() || known->second.ticket != number) return;
  Room& room = known->second;
  room.ticket = 0;
  checkClock(room, now);
  if (room.match->steps() != ticket.steps) return poke(room);  // an undo came first
  if (change(room, now, [&](Match& match) { return match.act(ticket.seat, action, now); })) ++counts.faults;
}

void Host::Implementation::notThought(std::uint64_t number) {
  const auto found = tickets_.find(number);
  if (found == tickets_.end()) return;
  if (const auto known = rooms_.find(found->second.match); known != rooms_.end()) known->second.ticket = 0;
  tickets_.erase(found);
  ++counts.faults;
}

void Host::Implementation::checkClock(Room& room, Milliseconds now) {
  if (room.match->clock().fallen(now) == noSide) return;
  change(room, now, [&](Match& match) {
    match.checkClock(now);
    return std::optional<MatchRefusal>();
  });
}

void Host::Implementation::tick(Milliseconds now) {
  lastTick_ = now;
  if (nextDeadline_ != 0 && nextDeadline_ <= now) {
    nextDeadline_ = now + quietTick;  // when the store cannot be read
    for (auto& [id, one] : rooms_) checkClock(one, now);
    for (const std::string& id : store.due(now))
      if (Room* woken = room(id, now)) checkClock(*woken, now);
    nextDeadline_ = store.nextDeadline();
    for (const auto& [id, one] : rooms_) {
      const Milliseconds deadline = one.match->clock().deadline();
      if (deadline > now && (nextDeadline_ <= now || deadline < nextDeadline_)) nextDeadline_ = deadline;
    }
    if (nextDeadline_ <= now) nextDeadline_ = nextDeadline_ == 0 ? 0 : now + quietTick;
  }
  const bool crowded = rooms_.size() > settings.awakeMost;
  std::erase_if(rooms_, [&](const auto& entry) {
    const Room& one = entry.second;
    return one.watchers.empty() && one.ticket == 0 && one.lastWrite <= durable_ &&
           (crowded || one.used + settings.sleepAfter < now);
  });
}

Milliseconds Host::Implementation::nextTick() const {
  const Milliseconds quiet = lastTick_ + quietTick;
  return nextDeadline_ == 0 ? quiet : std::min(quiet, nextDeadline_);
}

// --- what plain pages show ----------------------------------------------------------------------------------------------

Data Host::Implementation::gamesData() {
  Data games{Data::Array{}};
  for (const GameKind& kind : allGames()) {
    Data setups{Data::Array{}}, orders{Data::Array{}};
    for (const ReadySetup& ready : kind.setups(library)) {
      Errors errors;
      const std::shared_ptr<const AnyGame> game = gameOf(std::string(kind.id), *kind.setup(library, ready.id), errors);
      if (!game) continue;
      const AnyState start = game->start();
      Data sides{Data::Array{}}, seatSides{Data::Array{}};
      for (const Side side : eachSide(game->sides()))
        sides.push(bilingualData([&](Language language) { return game->name(start, sideArg(side), language); }));
      for (const Seat seat : eachSeat(game->seats())) seatSides.push(game->sideOf(seat) + 1);
      Data one;
      one.set("id", ready.id).set("name", toData(ready.name)).set("note", toData(ready.note));
      one.set("sides", std::move(sides)).set("seatSides", std::move(seatSides));
      setups.push(std::move(one));
      if (orders.as<Data::Array>()->empty())
        for (const Phrase& order : game->orders())
          orders.push(Data().set("id", order.id).set("name", bilingualWords(library.words(), order.id)));
    }
    Data one;
    one.set("id", kind.id).set("name", toData(kind.name)).set("toy", kind.toy).set("setups", std::move(setups));
    Data own{Data::Array{}};
    for (const OwnPlayer& player : kind.players) own.push(playerData(library.words(), player.id));
    one.set("orders", std::move(orders)).set("players", std::move(own));
    games.push(std::move(one));
  }
  Data players{Data::Array{}};
  for (const std::string_view name : playerNames()) players.push(playerData(library.words(), name));
  return Data().set("games", std::move(games)).set("players", std::move(players));
}

Data Host::Implementation::rulesData(std::string_view game) const {
  const std::vector<RuleEntry>* rules = library.rules(game);
  if (!rules) return {};
  Data all{Data::Array{}};
  for (const RuleEntry& rule : *rules) {
    Data see{Data::Array{}};
    for (const std::string& other : rule.see) see.push(other);
    Data one;
    one.set("id", rule.id).set("title", toData(rule.title)).set("text", toData(rule.text)).set("see", std::move(see));
    if (!rule.chapter.german.empty()) one.set("chapter", toData(rule.chapter));
    all.push(std::move(one));
  }
  return Data().set("game", game).set("rules", std::move(all));
}

std::string Host::Implementation::lobbyText() {
  constexpr std::size_t most = 50;
  constexpr std::array<std::string_view, 3> names{"open", "running", "finished"};  // in the order of MatchStatus
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const auto status = static_cast<MatchStatus>(i);
    std::string list;
    for (const MatchSummary& summary : store.list(status, most)) {
      // One that is awake knows better than what was stored of it, but must not tell what is not stored yet.
      auto awake = rooms_.find(summary.id);
      if (awake != rooms_.end() && awake->second.lastWrite > durable_) awake = rooms_.end();
      if (awake != rooms_.end() && awake->second.match->status() != status) continue;
      list += (list.empty() ? "" : ",") +
              (awake == rooms_.end() ? summary.about : toJson(aboutData(awake->second, summary.changed)));
    }
    text += (i == 0 ? "{\"" : ",\"") + std::string(names[i]) + "\":[" + list + ']';
  }
  return text + '}';
}

std::string Host::Implementation::recordText(std::string_view match, Milliseconds now) {
  const Room* one = room(match, now);
  if (!one) return {};
  if (one->lastWrite <= durable_) return recordOf(*one->match);
  const std::unique_ptr<Match> stored = load(match).second;
  return stored ? recordOf(*stored) : std::string();
}

std::string Host::Implementation::recordOf(const Match& match) {
  if (!match.begun()) return {};
  std::string text = match.course().lines();
  const std::vector<std::size_t> hidden = match.hidden();
  if (hidden.empty()) return text;
  // What is still hidden, and all that followed, is left out.
  std::size_t end = 0;
  for (std::size_t line = 0; line < hidden.front(); ++line) end = text.find('\n', end) + 1;
  text.resize(end);
  return text;
}

// --- the face of it -----------------------------------------------------------------------------------------------------

Host::Host(const Library& library, Store& store, HostSettings settings)
    : self_(std::make_unique<Implementation>(library, store, settings)) {
  self_->nextDeadline_ = store.nextDeadline();
}
Host::~Host() = default;

void Host::connected(ConnectionId connection, Milliseconds) { self_->connections[connection]; }
void Host::receive(ConnectionId connection, std::string_view text, Milliseconds now) {
  self_->receive(connection, text, now);
}
void Host::disconnected(ConnectionId connection, Milliseconds now) { self_->disconnected(connection, now); }
void Host::tick(Milliseconds now) { self_->tick(now); }
Milliseconds Host::nextTick() const { return self_->nextTick(); }
void Host::thought(std::uint64_t ticket, const AnyAction& action, Milliseconds now) {
  self_->thought(ticket, action, now);
}
void Host::notThought(std::uint64_t ticket) { self_->notThought(ticket); }
std::vector<Outgoing> Host::takeOutgoing() { return std::exchange(self_->outgoing, {}); }
std::vector<Write> Host::takeWrites() { return std::exchange(self_->writes, {}); }
std::vector<Thinking> Host::takeThinking() { return std::exchange(self_->thinking, {}); }
void Host::durable(std::uint64_t write) { self_->durable(write); }
void Host::lost(std::uint64_t write, std::string_view) { self_->lost(write); }
std::string Host::gamesJson() {
  if (self_->gamesText_.empty()) self_->gamesText_ = toJson(self_->gamesData());
  return self_->gamesText_;
}
std::string Host::rulesJson(std::string_view game) {
  const Data rules = self_->rulesData(game);
  return rules.isNull() ? std::string() : toJson(rules);
}
std::string Host::lobbyJson() { return self_->lobbyText(); }
std::string Host::recordText(std::string_view match, Milliseconds now) { return self_->recordText(match, now); }
HostCounts Host::counts() const {
  HostCounts counts = self_->counts;
  counts.awake = self_->rooms_.size();
  counts.connections = self_->connections.size();
  for (const auto& [id, room] : self_->rooms_) counts.watchers += room.watchers.size();
  return counts;
}

}  // namespace walstatt
