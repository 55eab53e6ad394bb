// How a table is told to those who watch it: the whole of it, or what is new.
#include <algorithm>

#include "base/json_object.h"
#include "games/registry/registry.h"
#include "matches/host_implementation.h"

namespace walstatt {

namespace {

constexpr std::array<std::string_view, 3> statusNames{"open", "running", "finished"};
constexpr std::array<std::string_view, 3> waitingNames{"decision", "dice", "nobody"};

std::string_view nameOf(MatchStatus status) { return statusNames[static_cast<std::size_t>(status)]; }

Data seatList(SeatSet seats) {
  Data list{Data::Array{}};
  for (const Seat seat : eachSeat(maxSeats))
    if (has(seats, seat)) list.push(seat + 1);
  return list;
}

// A step without what it told; Object is Data or JsonObject. Others learn of a hidden decision only that the table has gone
// on.
template <class Object>
Object stepOf(const Match& match, std::size_t number, SeatSet seats) {
  const RecordStep& step = match.course().record().steps[number - 1];
  Object object;
  object.set("n", number);
  if (match.isHiddenFrom(number, seats)) {
    object.set("hidden", true);
    return object;
  }
  if (step.isRoll()) {
    Data faces{Data::Array{}};
    for (const Face face : step.faces) faces.push(face);
    object.set("roll", diceNotation(step.dice)).set("faces", faces);
    return object;
  }
  object.set("seat", step.seat + 1);
  if (step.kind == StepKind::decision) object.set("do", step.action);
  if (step.kind == StepKind::amendment) object.set("amend", step.action);
  if (step.kind == StepKind::undo) object.set("undo", step.undoTo);
  if (step.agreed) object.set("agreed", true);
  if (match.wasLate(number)) object.set("late", true);
  return object;
}

}  // namespace

// A finished game has no secrets. Of several seats that one person holds the view is that of the seat that is awaited.
AnyState Host::Implementation::seenBy(const Match& match, const AnyState& state, SeatSet seats) const {
  if (match.status() == MatchStatus::finished) return state;
  const auto awaited = static_cast<SeatSet>(seats & match.turn().seats);
  const SeatSet eyes = awaited != 0 ? awaited : seats;
  return match.game().view(state, eyes == 0 ? noSeat : firstOf(eyes));
}

Data Host::Implementation::turnData(const Match& match, const AnyState& seen) const {
  const Turn turn = match.status() == MatchStatus::running ? match.game().turn(seen) : Turn::over();
  Data data;
  data.set("waiting", waitingNames[static_cast<std::size_t>(turn.waiting)]).set("seats", seatList(turn.seats));
  if (turn.secret) data.set("secret", true);
  if (turn.reaction) data.set("reaction", true);
  if (turn.waiting == Waiting::dice)
    data.set("dice", Data().set("count", turn.dice.count).set("sides", turn.dice.sides));
  return data;
}

Data Host::Implementation::outcomeData(const Match& match, Language language) const {
  const RecordEnd& end = *match.course().record().end;
  const AnyState& state = match.course().state();
  const Outcome outcome = match.game().outcome(state);
  Data data;
  data.set("winner", end.winner == noSide ? 0 : end.winner + 1).set("id", end.reason);
  if (outcome.over && outcome.why.phrase) {
    data.set("text", Speech(library.words(), language, match.game(), state).sentence(outcome.why));
    data.set("rule", outcome.why.phrase->rule);
  } else {
    // Who lost by his clock, or gave up, is named by his side; with more than two sides nobody wins by it.
    const Side beaten = end.winner == noSide ? noSide : match.opponentOf(end.winner);
    const bool known = beaten != noSide && end.reason != "agreed";
    const std::string side = known ? match.game().name(state, sideArg(beaten), language) : std::string();
    const std::string id = "match.end." + end.reason + (known ? "-of" : "");
    data.set("text", library.words().fill(id, language, {{"side", side}})).set("rule", "");
  }
  return data;
}

Data Host::Implementation::clockData(const Match& match) const {
  const ClockPlan& plan = match.plan().clock;
  Data data;
  data.set("kind", plan.kind == ClockKind::none ? "none" : plan.kind == ClockKind::move ? "move" : "side");
  if (plan.kind != ClockKind::none) data.set("seconds", plan.time / 1000);
  if (plan.kind == ClockKind::side) data.set("increment", plan.increment / 1000);
  return data;
}

Data Host::Implementation::leftData(const Match& match, Milliseconds now) const {
  Data left{Data::Array{}};
  for (const Side side : eachSide(match.game().sides())) left.push(match.clock().left(side, now));
  return left;
}

Data Host::Implementation::seatsData(const Room& room, Milliseconds now) const {
  const Match& match = *room.match;
  SeatSet present = 0;
  for (const Watcher& watcher : room.watchers) present = static_cast<SeatSet>(present | watcher.seats);
  const AnyState start = match.game().start();
  Data seats{Data::Array{}};
  for (const Seat i : eachSeat(match.seats().size())) {
    const MatchSeat& seat = match.seats()[i];
    const Side side = match.game().sideOf(i);
    Data one;
    one.set("seat", i + 1).set("side", side + 1);
    one.set("sideName",
            bilingualData([&](Language language) { return match.game().name(start, sideArg(side), language); }));
    one.set("who", whoNames[static_cast<std::size_t>(seat.who)]).set("taken", seat.taken);
    one.set("present", seat.who == Who::computer || (seat.taken && has(present, i))).set("name", seat.name);
    if (seat.who == Who::computer) one.set("player", seat.player);
    if (match.begun()) one.set("word", seat.word);
    if (match.begun()) one.set("left", match.clock().left(side, now));
    Data orders{Data::Array{}};
    for (const Phrase* order : seat.orders) orders.push(order->id);
    one.set("orders", std::move(orders));
    seats.push(std::move(one));
  }
  return seats;
}

Data Host::Implementation::offerData(const Room& room, const Offer& offer, Language language) const {
  const Match& match = *room.match;
  const std::string_view kind = offerNames[static_cast<std::size_t>(offer.kind)];
  std::string name = match.seats()[offer.from].name;
  if (name.empty()) name = match.game().name(match.state(), seatArg(offer.from), language);
  Data data;
  data.set("offer", offer.number).set("kind", kind).set("from", offer.from + 1);
  if (offer.kind == OfferKind::override) data.set("amend", offer.amend);
  if (offer.kind == OfferKind::undo) data.set("to", offer.to);
  data.set("text", library.words().fill("match.offer." + std::string(kind), language,
                                        {{"name", name}, {"to", std::to_string(offer.to)}, {"amend", offer.amend}}));
  data.set("waiting", seatList(offer.waiting));
  return data;
}

Data Host::Implementation::offersData(const Room& room, const std::vector<Offer>& offers, Language language) const {
  Data all{Data::Array{}};
  for (const Offer& offer : offers) all.push(offerData(room, offer, language));
  return all;
}

// The steps after `from` up to `to`; in a language they are told, which means playing them again.
Data Host::Implementation::stepsData(const Match& match, std::size_t from, std::size_t to, SeatSet seats,
                                     Tongue tongue) {
  Data all{Data::Array{}};
  if (from >= to) return all;
  if (tongue == Tongue::none) {
    for (std::size_t step = from + 1; step <= to; ++step) all.push(stepOf<Data>(match, step, seats));
    return all;
  }
  const Course& course = match.course();
  const std::string file = "match";
  Errors errors;
  const StepContext context{library.words(), match.game(), file, errors};
  std::vector<AnyState> states{course.stateAfter(from)};
  const auto stateAfter = [&](std::size_t step) { return step < from ? course.stateAfter(step) : states[step - from]; };
  for (std::size_t step = from + 1; step <= to; ++step) {
    AnyState next = states.back();
    EventList events;
    if (!replayStep(context, course.record().steps[step - 1], step, stateAfter, next, events)) break;
    Data data = stepOf<Data>(match, step, seats);
    if (!match.isHiddenFrom(step, seats))
      data.set("events", Speech(library.words(), languageOf(tongue), match.game(), next).json(events.events));
    all.push(std::move(data));
    states.push_back(std::move(next));
  }
  return all;
}

Data Host::Implementation::tableData(Room& room, const Connection& who, SeatSet seats, std::size_t from, bool withStage,
                                     Milliseconds now) {
  const Match& match = *room.match;
  const Language language = languageOf(who.tongue);
  const AnyState seen = seenBy(match, match.state(), seats);
  from = std::min(from, match.steps());
  Data data;
  data.set("match", match.plan().id).set("game", match.plan().game).set("setup", match.plan().setup);
  data.set("setupName", setupName(match.plan())).set("status", nameOf(match.status())).set("you", seatList(seats));
  data.set("seats", seatsData(room, now)).set("watchers", watchersOf(room)).set("clock", clockData(match));
  data.set("commitment", match.commitment());
  if (withStage) data.set("stage", match.game().stage());
  data.set("n", match.steps()).set("scene", match.game().scene(seen)).set("turn", turnData(match, seen));
  if (match.status() == MatchStatus::finished) {
    data.set("outcome", outcomeData(match, language));
    data.set("secret", match.course().record().end->secret);
  }
  data.set("offers", offersData(room, match.offers(), language));
  Data chat{Data::Array{}};
  for (const ChatLine& line : match.chat()) chat.push(chatData(line));
  Data orders{Data::Array{}};
  for (const Phrase& order : match.game().orders())
    orders.push(Data().set("id", order.id).set("name", bilingualWords(library.words(), order.id)));
  data.set("chat", std::move(chat)).set("orders", std::move(orders)).set("mayUndo", mayUndo(match, seats));
  data.set("stepsFrom", from).set("steps", stepsData(match, from, match.steps(), seats, who.tongue)).set("now", now);
  return data;
}

bool Host::Implementation::mayUndo(const Match& match, SeatSet seats) {
  for (const Seat seat : eachSeat(maxSeats))
    if (has(seats, seat) && match.mayUndo(seat)) return true;
  return false;
}

std::size_t Host::Implementation::watchersOf(const Room& room) {
  const auto spectates = [](const Watcher& watcher) { return watcher.seats == 0; };
  return static_cast<std::size_t>(std::count_if(room.watchers.begin(), room.watchers.end(), spectates));
}

Data Host::Implementation::chatData(const ChatLine& line) {
  Data data;
  data.set("at", line.at).set("from", line.from);
  if (line.seat != noSeat) data.set("seat", line.seat + 1);
  return data.set("text", line.text);
}

Data Host::Implementation::setupName(const MatchPlan& plan) {
  // A setup of one's own may bring its name.
  if (const Data* own = plan.setup.empty() ? plan.setupData.find("name") : nullptr)
    if (own->find("de") && own->find("en")) return *own;
  const auto [known, fresh] = setupNames_.try_emplace(plan.game + ' ' + plan.setup);
  if (!fresh) return known->second;
  const GameKind* kind = findGame(plan.game);
  known->second = toData(kind->name);
  for (const ReadySetup& ready : kind->setups(library))
    if (ready.id == plan.setup) known->second = toData(ready.name);
  return known->second;
}

// What the lobby shows.
Data Host::Implementation::aboutData(const Room& room, Milliseconds now) {
  const Match& match = *room.match;
  Data data;
  data.set("match", match.plan().id).set("game", match.plan().game).set("setup", match.plan().setup);
  data.set("setupName", setupName(match.plan())).set("status", nameOf(match.status()));
  data.set("created", match.created()).set("changed", match.changed()).set("steps", match.steps());
  data.set("seats", seatsData(room, now)).set("clock", clockData(match));
  if (match.status() == MatchStatus::finished) {
    const RecordEnd& end = *match.course().record().end;
    data.set("outcome", Data().set("winner", end.winner == noSide ? 0 : end.winner + 1).set("id", end.reason));
  }
  return data;
}

// One message for all who see the same in the same language.
template <class Key, class Build>
void Host::Implementation::pushBy(Room& room, const Key& keyOf, const Build& build) {
  std::vector<
      std::pair<decltype(keyOf(std::declval<const Connection&>(), SeatSet{})), std::shared_ptr<const std::string>>>
      built;
  for (const Watcher& watcher : room.watchers) {
    const Connection& who = connections[watcher.connection];
    const auto key = keyOf(who, watcher.seats);
    auto known = std::find_if(built.begin(), built.end(), [&](const auto& one) { return one.first == key; });
    if (known == built.end()) {
      built.emplace_back(key, std::make_shared<const std::string>(build(who, watcher.seats)));
      known = std::prev(built.end());
    }
    send({watcher.connection, known->second}, room.lastWrite);
  }
}

// A new step with what it told to somebody.
std::string Host::Implementation::toldText(const Room& room, std::size_t number, Tongue tongue, SeatSet seats) {
  JsonObject step = stepOf<JsonObject>(*room.match, number, seats);
  if (tongue == Tongue::none || room.match->isHiddenFrom(number, seats)) return std::move(step).text();
  const auto told =
      std::find_if(room.told.begin(), room.told.end(), [&](const Room::Told& some) { return some.step == number; });
  if (told == room.told.end())  // a decision of before that is revealed only now
    return toJson(stepsData(*room.match, number - 1, number, seats, tongue).as<Data::Array>()->front());
  const Data& sentences = told->events[static_cast<std::size_t>(languageOf(tongue))];
  step.set("events", sentences.isNull() ? Data(Data::Array{}) : sentences);
  return std::move(step).text();
}

void Host::Implementation::pushSteps(Room& room, const std::vector<std::size_t>& steps, Milliseconds now) {
  const Match& match = *room.match;
  const AnyState& state = match.course().state();
  // Where nothing is hidden all see the same.
  const bool open = match.hidden().empty() && seenBy(match, state, 0) == state;
  const auto key = [&](const Connection& who, SeatSet seats) {
    return std::tuple(who.tongue, open ? SeatSet{0} : seats, mayUndo(match, seats));
  };
  pushBy(room, key, [&](const Connection& who, SeatSet seats) {
    const AnyState own = open ? AnyState() : seenBy(match, state, seats);
    const AnyState& seen = open ? state : own;
    std::string told = "[";
    for (const std::size_t step : steps) {
      if (told.size() > 1) told += ',';
      told += toldText(room, step, who.tongue, seats);
    }
    told += ']';
    JsonObject push;
    push.set("push", "steps").set("match", match.plan().id).set("n", match.steps()).setJson("steps", told);
    if (who.tongue != Tongue::none) push.set("scene", match.game().scene(seen));
    push.set("turn", turnData(match, seen));
    if (match.clock().runs()) push.set("left", leftData(match, now));
    if (mayUndo(match, seats)) push.set("mayUndo", true);
    push.set("status", nameOf(match.status()));
    if (match.status() == MatchStatus::finished) {
      push.set("outcome", outcomeData(match, languageOf(who.tongue)));
      push.set("secret", match.course().record().end->secret);
    }
    return std::move(push).text();
  });
}

void Host::Implementation::pushSeats(Room& room, Milliseconds now, ConnectionId but) {
  Data push;
  push.set("push", "seats").set("match", room.match->plan().id).set("status", nameOf(room.match->status()));
  push.set("seats", seatsData(room, now)).set("watchers", watchersOf(room));
  const auto text = std::make_shared<const std::string>(toJson(push));
  for (const Watcher& watcher : room.watchers)
    if (watcher.connection != but) send({watcher.connection, text}, room.lastWrite);
}

void Host::Implementation::pushOffers(Room& room, const Offer* declined) {
  const std::vector<Offer> lapsed = room.match->takeLapsed();
  pushBy(
      room, [](const Connection& who, SeatSet) { return languageOf(who.tongue); },
      [&](const Connection& who, SeatSet) {
        const Language language = languageOf(who.tongue);
        Data push;
        push.set("push", "offers")
            .set("match", room.match->plan().id)
            .set("offers", offersData(room, room.match->offers(), language));
        if (declined) push.set("declined", offerData(room, *declined, language));
        if (!lapsed.empty()) push.set("lapsed", offersData(room, lapsed, language));
        return toJson(push);
      });
}

void Host::Implementation::pushChat(Room& room) {
  Data push;
  push.set("push", "chat").set("match", room.match->plan().id).set("line", chatData(room.match->chat().back()));
  const auto text = std::make_shared<const std::string>(toJson(push));
  for (const Watcher& watcher : room.watchers) send({watcher.connection, text}, room.lastWrite);
}

}  // namespace walstatt
