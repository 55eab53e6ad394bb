#include "bench/server/loaded_match.h"

#include <charconv>
#include <stdexcept>

#include "records/json.h"

namespace walstatt::bench {

namespace {

constexpr std::string_view answerTo = "{\"re\":", steps = "{\"push\":\"steps\"", lastStep = "\"n\":";

Data parsed(std::string_view text) {
  Errors errors;
  std::optional<Data> data = parseJson(text, "server", errors);
  if (!data) throw std::runtime_error("the server sent no JSON: " + std::string(text));
  return std::move(*data);
}

std::string textOf(const Data& data, std::string_view field) { return *data.find(field)->as<std::string>(); }

// The first number of a push of steps is the table's last step.
std::size_t stepIn(std::string_view text) {
  std::size_t number = 0;
  const std::size_t at = text.find(lastStep) + lastStep.size();
  std::from_chars(text.data() + at, text.data() + text.size(), number);
  return number;
}

}  // namespace

void LoadedMatch::open() {
  sockets_.clear();
  created_ = 0;
  for (int i = 0; i < load_.connections; ++i) {
    sockets_.push_back(std::make_unique<WebSocket>(load_.port, "/api/socket"));
    sockets_.back()->send(R"({"do":"hello","id":1,"protocol":1,"language":"none"})");
  }
  create();
}

void LoadedMatch::create() {
  ++created_;
  watching_ = steps_ = 0;
  seen_.assign(sockets_.size(), 0);
  state_ = load_.rules->start();
  Data seats{Data::Array{}};
  for (int i = 0; i < load_.rules->seats(); ++i) seats.push(Data().set("who", "here"));
  Data request;
  request.set("do", "create").set("id", 2).set("game", load_.game).set("setup", load_.setup);
  sockets_.front()->send(toJson(request.set("seats", std::move(seats)).set("listed", false)));
}

void LoadedMatch::watch(std::string_view text) {
  const Data answer = parsed(text);
  const Data& laid = *answer.find("ok");
  match_ = textOf(laid, "match");
  const auto& seats = *laid.find("seats")->as<Data::Array>();
  for (std::size_t i = 0; i < sockets_.size(); ++i) {
    Data tokens{Data::Array{}};
    for (const Seat seat : eachSeat(seats.size()))
      if (connectionOf(seat) == i) tokens.push(textOf(seats[seat], "token"));
    Data request;
    request.set("do", "watch").set("id", 3).set("match", match_).set("stage", false);
    sockets_[i]->send(toJson(request.set("tokens", std::move(tokens))));
  }
}

void LoadedMatch::receive(std::size_t connection) {
  sockets_[connection]->receive([&](std::string_view text) { hear(connection, text); });
}

void LoadedMatch::hear(std::size_t connection, std::string_view text) {
  if (text.starts_with(steps)) {
    seen_[connection] = stepIn(text);
    if (seen_[connection] > steps_) follow(text, "");
    return goOn();
  }
  if (!text.starts_with(answerTo)) return;
  if (text.find("\"no\":") != std::string_view::npos) throw std::runtime_error("refused: " + std::string(text));
  switch (static_cast<Ask>(text[answerTo.size()])) {
    case Ask::create: return watch(text);
    case Ask::watch:
      if (watching_ == 0) follow(text, "ok");
      seen_[connection] = steps_;
      acknowledged_ = ++watching_ == sockets_.size();
      return goOn();
    case Ask::act:
      acknowledged_ = true;
      if (load_.counting)
        load_.latencies.push_back(
            std::chrono::duration<float, std::milli>(std::chrono::steady_clock::now() - sent_).count());
      return goOn();
    case Ask::hello:
    case Ask::leave: return;
  }
}

// Carries out the steps of a message that are new.
void LoadedMatch::follow(std::string_view text, std::string_view where) {
  const Data message = parsed(text);
  const Data& table = where.empty() ? message : *message.find(where);
  NoEvents quiet;
  for (const Data& step : *table.find("steps")->as<Data::Array>()) {
    if (*step.find("n")->as<std::int64_t>() != static_cast<std::int64_t>(steps_) + 1) continue;
    ++steps_;
    if (const Data* shown = step.find("faces")) {
      Faces faces;
      for (const Data& face : *shown->as<Data::Array>()) faces.push_back(static_cast<Face>(*face.as<std::int64_t>()));
      load_.rules->roll(state_, faces, quiet);
    } else {
      const auto seat = static_cast<Seat>(*step.find("seat")->as<std::int64_t>() - 1);
      load_.rules->apply(state_, seat, load_.rules->read(state_, seat, textOf(step, "do")).value.value(), quiet);
    }
  }
}

void LoadedMatch::goOn() {
  if (!acknowledged_) return;
  const Turn turn = load_.rules->turn(state_);
  if (turn.waiting == Waiting::decision) {
    const Seat seat = firstOf(turn.seats);
    if (seen_[connectionOf(seat)] == steps_) decide(seat);
    return;
  }
  acknowledged_ = false;
  if (load_.counting) ++load_.games;
  for (const auto& socket : sockets_) socket->send(R"({"do":"leave","id":5,"match":")" + match_ + "\"}");
  create();
}

void LoadedMatch::decide(Seat seat) {
  if (!begun_) ++load_.begun;
  begun_ = true;
  acknowledged_ = false;
  const AnyAction action = load_.player.choose(*load_.rules, state_, seat);
  std::string text = R"({"do":"act","id":4,"match":")" + match_ + R"(","seat":)" + std::to_string(seat + 1) +
                     R"(,"action":")" + load_.rules->write(state_, action) + "\"}";
  sent_ = std::chrono::steady_clock::now();
  sockets_[connectionOf(seat)]->send(text);
}

}  // namespace walstatt::bench
