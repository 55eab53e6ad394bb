#include "matches/match.h"

#include <algorithm>
#include <utility>

#include "library/library.h"
#include "matches/tokens.h"
#include "records/json.h"
#include "records/phrases.h"
#include "table/late_answer.h"

namespace walstatt {

namespace {

MatchRefusal refusal(std::string_view code, std::string_view words) { return {code, words}; }

Data seatData(const MatchSeat& seat) {
  Data data;
  data.set("who", whoNames[static_cast<std::size_t>(seat.who)]).set("taken", seat.taken).set("name", seat.name);
  data.set("player", seat.player).set("word", seat.word).set("hash", seat.tokenHash);
  return data;
}

}  // namespace

Match::Match(MatchPlan plan, std::shared_ptr<const AnyGame> game, Milliseconds now)
    : Match(std::move(plan), std::move(game)) {
  created_ = now;
  Data seats{Data::Array{}};
  for (const MatchSeat& seat : plan_.seats) seats.push(seatData(seat));
  Data open;
  open.set("game", plan_.game).set("setup", plan_.setup).set("data", plan_.setupData).set("seats", std::move(seats));
  open.set("clock", static_cast<int>(plan_.clock.kind)).set("time", plan_.clock.time);
  open.set("increment", plan_.clock.increment).set("listed", plan_.listed).set("secret", toHex(plan_.secret));
  write(Data().set("open", std::move(open)));
  beginIfComplete(now);
  afterChange(now);
}

MatchStatus Match::status() const {
  if (!begun()) return MatchStatus::open;
  return course_->finished() ? MatchStatus::finished : MatchStatus::running;
}

Turn Match::turn() const { return status() == MatchStatus::running ? course_->turn() : Turn::over(); }

bool Match::isHiddenFrom(std::size_t step, SeatSet seats) const {
  const auto has = [&](const std::vector<std::size_t>& some) {
    return std::find(some.begin(), some.end(), step) != some.end();
  };
  if (hidden_.empty() && concealed_.empty()) return false;
  const Seat decided = course_->record().steps[step - 1].seat;
  if (has(hidden_) && !walstatt::has(seats, decided)) return true;
  if (!has(concealed_)) return false;
  for (const Seat seat : eachSeat(plan_.seats.size()))
    if (walstatt::has(seats, seat) && game_->sideOf(seat) == game_->sideOf(decided)) return false;
  return true;
}

std::vector<std::size_t> Match::hidden() const {
  std::vector<std::size_t> all;
  std::merge(hidden_.begin(), hidden_.end(), concealed_.begin(), concealed_.end(), std::back_inserter(all));
  return all;
}

Seat Match::seatOfToken(std::string_view token) const {
  const std::string hash = hashOfToken(token);
  for (std::size_t i = 0; i < plan_.seats.size(); ++i)
    if (!plan_.seats[i].tokenHash.empty() && plan_.seats[i].tokenHash == hash) return static_cast<Seat>(i);
  return noSeat;
}

std::optional<std::size_t> Match::mayUndo(Seat seat) const {
  if (status() != MatchStatus::running) return std::nullopt;
  const std::size_t last = course_->lastStanding();
  if (last == 0) return std::nullopt;
  const RecordStep& step = course_->record().steps[last - 1];
  if (step.kind != StepKind::decision || step.seat != seat) return std::nullopt;
  if (revealed_[last - 1]) return std::nullopt;
  return last - 1;
}

Seat Match::awaitedComputer() const {
  const Turn now = turn();
  if (now.waiting != Waiting::decision) return noSeat;
  for (const Seat seat : eachSeat(plan_.seats.size()))
    if (has(now.seats, seat) && plan_.seats[seat].who == Who::computer) return seat;
  return noSeat;
}

std::optional<MatchRefusal> Match::take(Seat seat, std::string name, std::string word, std::string tokenHash,
                                        Milliseconds now) {
  if (begun()) return refusal("not-open", "match.begun");
  MatchSeat& chair = plan_.seats[seat];
  if (chair.taken) return refusal("not-open", "match.seat-taken");
  if (!isGoodWord(word)) return refusal("bad-message", "match.bad-word");
  chair.taken = true;
  chair.name = std::move(name);
  chair.word = std::move(word);
  chair.tokenHash = std::move(tokenHash);
  Data line;
  line.set("seat", seat + 1).set("name", chair.name).set("word", chair.word).set("hash", chair.tokenHash);
  write(Data().set("take", std::move(line)));
  beginIfComplete(now);
  afterChange(now);
  return std::nullopt;
}

std::optional<MatchRefusal> Match::act(Seat seat, const AnyAction& action, Milliseconds now) {
  if (status() == MatchStatus::open) return refusal("not-running", "match.not-begun");
  if (status() == MatchStatus::finished) return refusal("not-running", "match.finished");
  const Secrecy before = secrecyOf(action);
  EventList events;
  if (const auto no = course_->act(seat, action, events)) return MatchRefusal{"refused", "", *no};
  writeStep();
  noteDecision(before, seat, now);
  told(events);
  advance(now);
  afterChange(now);
  return std::nullopt;
}

Match::Secrecy Match::secrecyOf(const AnyAction& action) const {
  const AnyState& state = course_->state();
  return {course_->turn(), game_->conceals(state, action), game_->hasSecrets(state)};
}

// A secret decision stays hidden until the game no longer waits just for the rest of those who decided with it; one that
// tells what the table hides, until nothing there is hidden any more.
void Match::noteDecision(const Secrecy& before, Seat seat, Milliseconds now) {
  const std::size_t step = course_->steps();
  const Side side = game_->sideOf(seat);
  revealed_.resize(step, false);
  if (decided_ == noSide) decided_ = side;
  if (clock_.runs()) had_[step] = clock_.left(side, now);
  if (before.conceals) {
    concealed_.push_back(step);
  } else if (before.hadSecrets && !game_->hasSecrets(course_->state())) {
    concealed_.clear();
  }
  if (!before.turn.secret) return;
  const Turn after = course_->turn();
  const auto rest = static_cast<SeatSet>(before.turn.seats & ~only(seat));
  hidden_.push_back(step);
  if (after.secret && rest != 0 && after.seats == rest) return;
  for (const std::size_t one : hidden_) revealed_[one - 1] = true;
  hidden_.clear();
}

// Dice and standing orders, up to the next open decision.
void Match::advance(Milliseconds now) {
  while (true) {
    EventList events;
    if (course_->roll(events)) {
      writeStep();
      told(events);
    } else if (!obeyOrders(now)) {
      break;
    }
  }
  if (course_->turn().waiting == Waiting::nobody) finish(noSide, "", now);
}

bool Match::obeyOrders(Milliseconds now) {
  const Turn before = turn();
  if (before.waiting != Waiting::decision || !before.reaction) return false;
  for (const Seat seat : eachSeat(plan_.seats.size())) {
    if (!has(before.seats, seat)) continue;
    for (const Phrase* order : plan_.seats[seat].orders)
      if (obey(seat, *order, now)) return true;
  }
  return false;
}

bool Match::obey(Seat seat, const Phrase& order, Milliseconds now) {
  const std::optional<AnyAction> action = game_->obey(course_->state(), seat, order);
  if (!action) return false;
  const Secrecy secrecy = secrecyOf(*action);
  EventList events;
  if (course_->act(seat, *action, events)) return false;
  writeStep();
  noteDecision(secrecy, seat, now);
  told(events);
  return true;
}

// All reactions that this side still owes, as the game answers them for whoever is late; false if it answers none.
bool Match::answerLate(Side side, Milliseconds now) {
  const auto answers = [&] {
    const Turn before = turn();
    if (before.waiting != Waiting::decision || !before.reaction) return false;
    for (const Seat seat : eachSeat(plan_.seats.size()))
      if (has(before.seats, seat) && game_->sideOf(seat) == side && obey(seat, clockHasRunOut, now)) return true;
    return false;
  };
  bool any = false;
  while (answers()) {
    any = true;
    advance(now);
  }
  return any;
}

bool Match::wasLate(std::size_t step) const {
  const auto had = had_.find(step);
  return had != had_.end() && had->second == 0;
}

std::optional<MatchRefusal> Match::undo(Seat seat, Milliseconds now) {
  if (status() != MatchStatus::running) return refusal("not-running", "match.not-running");
  const std::optional<std::size_t> to = mayUndo(seat);
  if (!to) return refusal("no-undo", "match.no-undo");
  course_->undo(seat, *to, false);
  writeStep();
  told({});
  noteUndo(seat, *to, now);
  afterChange(now);
  return std::nullopt;
}

// One's own undo, which nobody was asked about. What was hidden stays so, though it has been taken back.
void Match::noteUndo(Seat seat, std::size_t to, Milliseconds now) {
  if (const auto had = had_.find(to + 1); had != had_.end())
    clock_.takesBack(game_->sideOf(seat), had->second, awaitedSides(), now);
}

SeatSet Match::personsBut(Seat but) const {
  SeatSet seats = 0;
  for (const Seat seat : eachSeat(plan_.seats.size()))
    if (seat != but && plan_.seats[seat].who != Who::computer) seats = static_cast<SeatSet>(seats | only(seat));
  return seats;
}

std::optional<MatchRefusal> Match::offer(Offer offer, SeatSet agreeing, Milliseconds now) {
  if (status() != MatchStatus::running) return refusal("not-running", "match.not-running");
  const bool known = std::any_of(offers_.begin(), offers_.end(),
                                 [&](const Offer& one) { return one.from == offer.from && one.kind == offer.kind; });
  if (known) return refusal("limit", "match.offered-already");
  if (offer.kind == OfferKind::undo && offer.to >= course_->steps()) return refusal("no-undo", "match.no-such-step");
  if (offer.kind == OfferKind::override) {
    if (course_->turn().waiting != Waiting::decision) return refusal("not-running", "match.not-running");
    const Read<AnyState> amended = game_->amend(course_->state(), offer.amend);
    if (!amended.value) return MatchRefusal{"refused", "", amended.error};
  }
  const SeatSet others = personsBut(offer.from);
  const bool allPersons = std::none_of(plan_.seats.begin(), plan_.seats.end(),
                                       [](const MatchSeat& seat) { return seat.who == Who::computer; });
  // A computer agrees to what does not end the game.
  if (!allPersons && offer.kind == OfferKind::draw) return refusal("no-offer", "match.computer-plays-on");
  offer.number = ++offersMade_;
  offer.waiting = static_cast<SeatSet>(others & ~agreeing);
  Data line;
  line.set("offer", offerNames[static_cast<std::size_t>(offer.kind)]).set("seat", offer.from + 1);
  line.set("to", offer.to).set("amend", offer.amend).set("waiting", offer.waiting);
  write(line);
  if (offer.waiting == 0) {
    settle(offer, now);
  } else {
    offers_.push_back(std::move(offer));
  }
  afterChange(now);
  return std::nullopt;
}

std::optional<MatchRefusal> Match::answer(Seat seat, std::size_t number, bool accept, Milliseconds now) {
  const auto found =
      std::find_if(offers_.begin(), offers_.end(), [&](const Offer& one) { return one.number == number; });
  if (found == offers_.end()) return refusal("no-offer", "match.no-offer");
  if (!has(found->waiting, seat) && (found->from != seat || accept)) return refusal("no-offer", "match.not-asked");
  write(Data().set("answer", number).set("seat", seat + 1).set("accept", accept));
  if (!accept) {
    offers_.erase(found);
  } else if (found->waiting = static_cast<SeatSet>(found->waiting & ~only(seat)); found->waiting == 0) {
    const Offer agreed = std::move(*found);
    offers_.erase(found);
    settle(agreed, now);
  }
  afterChange(now);
  return std::nullopt;
}

// All have agreed.
void Match::settle(const Offer& offer, Milliseconds now) {
  if (replaying_) return;  // the steps that follow are in the journal
  if (offer.kind == OfferKind::draw) return finish(noSide, "agreed", now);
  if (offer.kind == OfferKind::undo) {
    if (!course_->undo(offer.from, offer.to, true)) return;
  } else if (course_->amend(offer.from, offer.amend)) {
    return;  // the table has moved on and it no longer fits
  }
  writeStep();
  told({});
  advance(now);
}

Side Match::opponentOf(Side side) const { return game_->sides() == 2 ? static_cast<Side>(1 - side) : noSide; }

std::optional<MatchRefusal> Match::resign(Seat seat, Milliseconds now) {
  if (status() != MatchStatus::running) return refusal("not-running", "match.not-running");
  finish(opponentOf(game_->sideOf(seat)), "resigned", now);
  afterChange(now);
  return std::nullopt;
}

bool Match::checkClock(Milliseconds now) {
  if (status() != MatchStatus::running) return false;
  const Side fallen = clock_.fallen(now);
  if (fallen == noSide) return false;
  if (!answerLate(fallen, now)) finish(opponentOf(fallen), "time", now);
  afterChange(now);
  return true;
}

void Match::finish(Side winner, std::string reason, Milliseconds) {
  course_->finish(winner, std::move(reason));
  lines_ += writeEnd(*course_->record().end, *course_->record().end->signature) + '\n';
  offers_.clear();
  hidden_.clear();
  concealed_.clear();
}

std::optional<MatchRefusal> Match::say(std::string from, Seat seat, std::string text, std::size_t keep,
                                       Milliseconds now) {
  Data line;
  line.set("chat", text).set("from", from);
  if (seat != noSeat) line.set("seat", seat + 1);
  write(line);
  chat_.push_back({now, std::move(from), seat, std::move(text)});
  changed_ = now;
  while (chat_.size() > keep) chat_.pop_front();
  return std::nullopt;
}

std::optional<MatchRefusal> Match::order(Seat seat, std::string_view order, bool on, Milliseconds now) {
  const auto all = game_->orders();
  const auto known = std::find_if(all.begin(), all.end(), [&](const Phrase& one) { return one.id == order; });
  if (known == all.end()) return refusal("bad-message", "match.no-such-order");
  std::erase(plan_.seats[seat].orders, &*known);
  // The latest one counts first.
  if (on) plan_.seats[seat].orders.insert(plan_.seats[seat].orders.begin(), &*known);
  write(Data().set("order", order).set("seat", seat + 1).set("on", on));
  if (begun() && !replaying_ && status() == MatchStatus::running) advance(now);
  afterChange(now);
  return std::nullopt;
}

RecordHeader Match::header() const {
  RecordHeader header;
  header.game = plan_.game;
  header.scenario = plan_.setup;
  header.setup = plan_.setupData;
  header.commitment = commitment();
  for (const MatchSeat& seat : plan_.seats)
    header.players.push_back({seat.name, seat.who == Who::computer ? seat.player : "person", seat.word});
  return header;
}

void Match::beginIfComplete(Milliseconds now) {
  const auto& seats = plan_.seats;
  if (begun() || !std::all_of(seats.begin(), seats.end(), [](const MatchSeat& seat) { return seat.taken; })) return;
  course_ = std::make_unique<Course>(game_, header(), plan_.secret);
  start_ = {};
  clock_ = Clock(plan_.clock);
  if (!replaying_) advance(now);
}

SeatSet Match::awaitedSides() const {
  const Turn now = turn();
  SeatSet sides = 0;
  for (Seat seat = 0; now.waiting == Waiting::decision && seat < plan_.seats.size(); ++seat)
    if (has(now.seats, seat)) sides = static_cast<SeatSet>(sides | only(game_->sideOf(seat)));
  return sides;
}

void Match::afterChange(Milliseconds now) {
  changed_ = now;
  if (begun()) clock_.awaits(awaitedSides(), std::exchange(decided_, noSide), now);
}

void Match::told(const EventList& events) {
  if (listener_) listener_(course_->steps(), events.events, course_->state());
}

void Match::write(const Data& line) {
  if (!replaying_) lines_ += toJson(line) + '\n';
}

void Match::writeStep() {
  const std::size_t last = course_->steps();
  const RecordStep& step = course_->record().steps[last - 1];
  revealed_.resize(last, false);
  // They were made at another table.
  lapsed_.insert(lapsed_.end(), std::make_move_iterator(offers_.begin()), std::make_move_iterator(offers_.end()));
  offers_.clear();
  lines_ += walstatt::writeStep(step, last, *step.signature) + '\n';
}

std::vector<Offer> Match::takeLapsed() { return std::exchange(lapsed_, {}); }

std::string Match::takeLines() { return std::exchange(lines_, {}); }

}  // namespace walstatt
