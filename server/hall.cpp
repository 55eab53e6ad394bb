#include "server/hall.h"

#include <algorithm>

#include "base/data.h"
#include "server/message_peek.h"

namespace walstatt::server {

namespace {

constexpr Milliseconds longestSleep = 1'000;
constexpr std::chrono::seconds stuckAfter{10};
constexpr std::chrono::minutes betweenForgetting{1};
constexpr std::size_t askedMost = 100'000;
constexpr std::int64_t pageBytes = 4'096;

double seconds(Clock::duration duration) { return std::chrono::duration<double>(duration).count(); }

}  // namespace

Milliseconds Hall::now() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

Hall::Hall(const Library& library, const Words& words, const Settings& settings, const Log& log, Loop loop)
    : words_(&words),
      settings_(&settings),
      log_(&log),
      loop_(std::move(loop)),
      addresses_(settings.messagesPerSecondPerAddress, settings.createsPerMinute),
      lock_(settings.data),
      writer_(settings.data, {[this, alive = alive_](std::uint64_t number, const Commit& commit) {
                                loop_.post([this, alive, number, commit] {
                                  if (*alive) onDurable(number, commit);
                                });
                              },
                              [this, alive = alive_](std::uint64_t number, const std::string& reason) {
                                loop_.post([this, alive, number, reason] {
                                  if (*alive) onLost(number, reason);
                                });
                              }}),
      store_(settings.data),
      host_(library, store_, HostSettings{}),
      workers_(settings.workers, {[this, alive = alive_](std::uint64_t ticket, const AnyAction& action) {
                                    loop_.post([this, alive, ticket, action] {
                                      if (!*alive) return;
                                      ++metrics_.thoughts;
                                      host_.thought(ticket, action, now());
                                      schedule();
                                    });
                                  },
                                  [this, alive = alive_](std::uint64_t ticket, const std::string& reason) {
                                    loop_.post([this, alive, ticket, reason] {
                                      if (!*alive) return;
                                      log_->error("think-failed", {{"reason", reason}});
                                      host_.notThought(ticket);
                                    });
                                  }}) {
  if (settings.dataLimit > 0) writer_.limitPages(std::int64_t{settings.dataLimit} * 1024 * 1024 / pageBytes);
  arm();
}

Hall::~Hall() { *alive_ = false; }

ConnectionId Hall::enter(Client& client, std::shared_ptr<Address> address) {
  const ConnectionId id = ++lastId_;
  Guest guest;
  guest.client = &client;
  guest.address = std::move(address);
  guest.messages = TokenBucket(settings_->messagesPerSecond, settings_->messagesBurst);
  guests_.emplace(id, std::move(guest));
  ++metrics_.sockets;
  host_.connected(id, now());
  schedule();
  return id;
}

void Hall::leave(ConnectionId id) {
  if (guests_.erase(id) == 0) return;
  --metrics_.sockets;
  host_.disconnected(id, now());
  schedule();
}

void Hall::receive(ConnectionId id, std::string_view text) {
  const auto found = guests_.find(id);
  if (found == guests_.end()) return;
  Guest& guest = found->second;
  const Clock::time_point came = Clock::now();
  ++metrics_.messagesIn;
  metrics_.bytesIn += text.size();
  if (!admit(guest, text, came)) return;
  if (guest.asked.size() < askedMost) guest.asked.push_back(came);
  try {
    host_.receive(id, text, now());
  } catch (const std::exception& error) {
    log_->error("receive-failed", {{"connection", std::to_string(id)}, {"reason", error.what()}});
    refuse(guest, text, "broken", "server.refusal.broken");
  }
  schedule();
}

bool Hall::admit(Guest& guest, std::string_view text, Clock::time_point came) {
  if (stopping_) return refuse(guest, text, "stopping", "server.refusal.stopping"), false;
  if (!guest.messages.take(came) || !guest.address->messages.take(came)) {
    ++metrics_.rateRefusals;
    refuse(guest, text, "rate", "server.refusal.rate");
    // One who goes on after as many refusals as a burst holds is no hasty player.
    if (++guest.strikes == std::max(settings_->messagesBurst, 20)) {
      ++metrics_.floods;
      log_->warning("flood", {});
      guest.client->close(Farewell::policy);
    }
    return false;
  }
  guest.strikes = std::max(0, guest.strikes - 1);
  if (mayAsk(text, "hello")) {
    const Peeked peeked = peek(text);
    if (peeked.what == "hello" && peeked.language == "de") guest.language = Language::german;
    if (peeked.what == "hello" && peeked.language != "de") guest.language = Language::english;
  }
  if (mayAsk(text, "create") && peek(text).what == "create" && !guest.address->creations.take(came)) {
    ++metrics_.rateRefusals;
    refuse(guest, text, "rate", "server.refusal.creations");
    return false;
  }
  return true;
}

void Hall::refuse(Guest& guest, std::string_view message, std::string_view code, std::string_view sentence) {
  Data no{Data::Table{}};
  no.set("code", Data(code));
  no.set("text", Data(words_->plain(sentence, guest.language)));
  Data answer{Data::Table{}};
  answer.set("re", Data(peek(message).id));
  answer.set("no", std::move(no));
  ++metrics_.messagesOut;
  guest.client->send(std::make_shared<const std::string>(toJson(answer)));
  guest.client->flush();
}

void Hall::schedule() {
  if (scheduled_) return;
  scheduled_ = true;
  loop_.post([this, alive = alive_] {
    if (*alive) turn();
  });
}

// Once per round of the event loop: everything that came in it is stored together.
void Hall::turn() {
  scheduled_ = false;
  writer_.push(host_.takeWrites());
  workers_.push(host_.takeThinking());
  deliver();
  arm();
}

void Hall::deliver() {
  const std::vector<Outgoing> all = host_.takeOutgoing();
  if (all.empty()) return;
  const Clock::time_point sent = Clock::now();
  for (const Outgoing& each : all) {
    const auto found = guests_.find(each.to);
    if (found == guests_.end()) continue;
    Guest& guest = found->second;
    ++metrics_.messagesOut;
    metrics_.bytesOut += each.text->size();
    if (!guest.asked.empty() && each.text->compare(0, 6, "{\"re\":") == 0) {
      // Answers come in order but for a few: near enough for a histogram.
      metrics_.answerSeconds.add(seconds(sent - guest.asked.front()));
      guest.asked.pop_front();
    }
    guest.client->send(each.text);
    if (!guest.dirty) dirty_.push_back(each.to);
    guest.dirty = true;
  }
  for (const ConnectionId id : dirty_) {
    Guest& guest = guests_.at(id);
    guest.dirty = false;
    guest.client->flush();
  }
  dirty_.clear();
}

void Hall::arm() {
  const Milliseconds at = now();
  const Milliseconds next = host_.nextTick();
  const Milliseconds wanted = next > 0 ? std::clamp(next, at + 1, at + longestSleep) : at + longestSleep;
  if (armedFor_ > at && armedFor_ <= wanted) return;
  armedFor_ = wanted;
  loop_.wakeIn(std::chrono::milliseconds(wanted - at));
}

void Hall::tick() {
  armedFor_ = 0;
  const Clock::time_point at = Clock::now();
  if (at - lastForgetting_ > betweenForgetting) {
    addresses_.forget(at);
    lastForgetting_ = at;
  }
  try {
    host_.tick(now());
  } catch (const std::exception& error) {
    log_->error("tick-failed", {{"reason", error.what()}});
  }
  turn();
}

void Hall::onDurable(std::uint64_t number, const Commit& commit) {
  ++metrics_.commits;
  metrics_.rows += commit.rows;
  metrics_.commitSeconds.add(seconds(commit.took));
  host_.durable(number);
  turn();
}

void Hall::onLost(std::uint64_t number, const std::string& reason) {
  ++metrics_.lost;
  log_->error("commit-failed", {{"write", std::to_string(number)}, {"reason", reason}});
  host_.takeWrites();  // they rest on what is lost
  writer_.discard();
  host_.lost(number, reason);
  turn();
}

void Hall::beginStop() {
  stopping_ = true;
  turn();
  for (auto& [id, guest] : guests_) {
    Data closing{Data::Table{}};
    closing.set("push", Data("closing"));
    closing.set("text", Data(words_->plain("server.closing", guest.language)));
    guest.client->send(std::make_shared<const std::string>(toJson(closing)));
    guest.client->flush();
  }
}

void Hall::sayGoodbye() {
  turn();
  for (auto& [id, guest] : guests_) guest.client->close(Farewell::goingAway);
}

bool Hall::healthy() const { return writer_.healthy(stuckAfter); }

std::string Hall::metricsText() const {
  return server::metricsText(metrics_, host_.counts(), {writer_.waiting(), workers_.waiting()}, healthy());
}

}  // namespace walstatt::server
