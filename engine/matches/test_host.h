// A host with a store in memory and a shell that does at once what the host wants done. Every message that leaves the host
// is checked against the schema of the protocol.
#pragma once

#include <gtest/gtest.h>

#include "games/registry/registry.h"
#include "matches/host.h"
#include "matches/memory_store.h"
#include "matches/schema.h"
#include "records/json.h"

namespace walstatt {

inline const Library& testLibrary() {
  static const Library content = [] {
    Errors errors;
    return Library::read(builtInContent(), errors);
  }();
  return content;
}

inline Data parsed(const std::string& text) {
  Errors errors;
  const std::optional<Data> data = parseJson(text, "", errors);
  EXPECT_TRUE(data) << text;
  return data.value_or(Data());
}

// Reading answers: text(answer, "no.code"), number(answer, "ok.n").
inline const Data* at(const Data& data, std::string_view path) {
  const Data* here = &data;
  while (here && !path.empty()) {
    const std::size_t dot = path.find('.');
    here = here->find(path.substr(0, dot));
    path = dot == std::string_view::npos ? std::string_view() : path.substr(dot + 1);
  }
  return here;
}
inline std::string text(const Data& data, std::string_view path) {
  const Data* found = at(data, path);
  return found && found->as<std::string>() ? *found->as<std::string>() : "–";
}
inline std::int64_t number(const Data& data, std::string_view path) {
  const Data* found = at(data, path);
  return found && found->as<std::int64_t>() ? *found->as<std::int64_t>() : -1000;
}
inline const Data::Array& list(const Data& data, std::string_view path) {
  static const Data::Array none;
  const Data* found = at(data, path);
  return found && found->as<Data::Array>() ? *found->as<Data::Array>() : none;
}

// The item of a list; nothing where the list is shorter.
inline Data item(const Data& data, std::string_view path, std::size_t index) {
  const Data::Array& all = list(data, path);
  EXPECT_LT(index, all.size()) << path << " in " << toJson(data).substr(0, 400);
  return index < all.size() ? all[index] : Data();
}

class TestHost {
 public:
  explicit TestHost(HostSettings settings = {}) : settings_(settings) { restart(); }

  // As after a crash: only what was stored is left.
  void restart() {
    host_ = std::make_unique<Host>(testLibrary(), store, settings_);
    pushes.clear();
    asked_.clear();
  }

  ConnectionId connect(const std::string& language = "en") {
    const ConnectionId id = ++connections_;
    host_->connected(id, now);
    EXPECT_EQ(number(ask(id, R"("do":"hello","protocol":1,"language":")" + language + '"'), "ok.protocol"), 1);
    return id;
  }
  void disconnect(ConnectionId id) {
    host_->disconnected(id, now);
    pump();
  }

  // Sends {"id":…,REQUEST} and gives the answer.
  Data ask(ConnectionId id, const std::string& request) {
    const int number = ++questions_;
    const std::string message = "{\"id\":" + std::to_string(number) + ',' + request + '}';
    asked_[number] = text(parsed(message), "do");
    answer_ = Data();
    waitingFor_ = number;
    host_->receive(id, message, now);
    pump();
    return answer_;
  }
  Data raw(ConnectionId id, const std::string& message) {
    answer_ = Data();
    waitingFor_ = 0;
    host_->receive(id, message, now);
    pump();
    return answer_;
  }

  void tick(Milliseconds later) {
    now += later;
    host_->tick(now);
    pump();
  }

  // Everything the host wants done, until it wants nothing more.
  void pump() {
    for (bool busy = true; busy;) {
      busy = false;
      const std::vector<Write> writes = host_->takeWrites();
      for (const Write& write : writes) {
        busy = true;
        lastWrite = write.number;
        if (slowDisk) unstored_.push_back(write);
        if (diskFull || slowDisk) continue;
        store.write(write);
        host_->durable(write.number);
      }
      if (busy && diskFull) host_->lost(writes.front().number, "full");
      for (const Outgoing& message : host_->takeOutgoing()) {
        busy = true;
        take(message);
      }
      for (const Thinking& job : think ? host_->takeThinking() : std::vector<Thinking>()) {
        busy = true;
        host_->thought(job.ticket, walstatt::think(job), now);
      }
    }
  }

  // What became of the writes that a slow disk has kept waiting.
  void diskCatchesUp() {
    for (const Write& write : std::exchange(unstored_, {})) {
      store.write(write);
      host_->durable(write.number);
    }
    pump();
  }
  void diskBreaks() {
    if (!unstored_.empty()) host_->lost(unstored_.front().number, "broken");
    unstored_.clear();
    pump();
  }

  // The pushes to a connection of that kind since the last time one asked.
  std::vector<Data> pushed(ConnectionId to, std::string_view kind) {
    std::vector<Data> found;
    std::erase_if(pushes, [&](const auto& push) {
      if (push.first != to || text(push.second, "push") != kind) return false;
      found.push_back(push.second);
      return true;
    });
    return found;
  }

  Host& host() { return *host_; }

  MemoryStore store;
  Milliseconds now = 1'700'000'000'000;
  bool diskFull = false, slowDisk = false, think = true;
  std::uint64_t lastWrite = 0;
  std::vector<std::pair<ConnectionId, Data>> pushes;

 private:
  void take(const Outgoing& message) {
    const Data data = parsed(*message.text);
    if (const Data* kind = data.find("push")) {
      expectForm(data, "push." + *kind->as<std::string>(), *message.text);
      pushes.emplace_back(message.to, data);
      return;
    }
    expectForm(data, "Reply", *message.text);
    const auto re = static_cast<int>(number(data, "re"));
    if (const Data* fine = data.find("ok")) expectForm(*fine, "reply." + asked_[re], *message.text);
    if (re == waitingFor_) answer_ = data;
  }
  static void expectForm(const Data& data, const std::string& definition, const std::string& shown) {
    const auto fault = protocolSchema().check(data, definition);
    EXPECT_FALSE(fault) << definition << ": " << testLibrary().words().say(*fault, Language::english) << "\n"
                        << shown.substr(0, 2000);
  }

  HostSettings settings_;
  std::unique_ptr<Host> host_;
  std::vector<Write> unstored_;
  ConnectionId connections_ = 0;
  int questions_ = 0, waitingFor_ = 0;
  std::map<int, std::string> asked_;
  Data answer_;
};

inline std::string inQuotes(const std::string& text) { return '"' + text + '"'; }

// What one asks for to play the Geheimdokument in three: two play the second side.
inline std::string threeAtATable() {
  Data setup = *findGame("mfm")->setup(testLibrary(), "geheimdokument");
  for (auto& [name, value] : *setup.as<Data::Table>())
    if (name == "side") value.as<Data::Array>()->back().set("players", 2);
  return R"("game":"mfm","setup":)" + toJson(setup);
}

// A match with one connection a seat; `setup` is the name of a ready one, or one as an object.
struct TwoPlayers {
  explicit TwoPlayers(TestHost& host, const std::string& game = "pig", const std::string& setup = "standard",
                      const std::string& more = "")
      : host_(host), first(host.connect()), second(host.connect("de")) {
    const Data made =
        host.ask(first, R"("do":"create","game":")" + game + R"(","setup":)" +
                            (setup.starts_with('{') ? setup : inQuotes(setup)) +
                            R"(,"seats":[{"who":"here","name":"Anna","word":"x"},{"who":"there"}])" + more);
    id = text(made, "ok.match");
    tokens = {text(item(made, "ok.seats", 0), "token"), text(item(made, "ok.seats", 1), "token")};
    EXPECT_EQ(text(watch(first, 0), "ok.status"), "open");
    EXPECT_EQ(
        number(host.ask(second, R"("do":"join","name":"Bruno","word":"y",)" + matchAnd("token", tokens[1])), "ok.seat"),
        2);
    EXPECT_EQ(text(watch(second, 1), "ok.status"), "running");
    host.pushes.clear();
  }
  std::string matchAnd(const std::string& field, const std::string& value) const {
    return "\"match\":" + inQuotes(id) + ",\"" + field + "\":" + inQuotes(value);
  }
  std::string match() const { return "\"match\":" + inQuotes(id); }
  Data watch(ConnectionId who, std::size_t seat) {
    return host_.ask(who, R"("do":"watch",)" + match() + ",\"tokens\":[" + inQuotes(tokens[seat]) + "]");
  }
  Data act(ConnectionId who, const std::string& action) {
    return host_.ask(who, R"("do":"act",)" + matchAnd("action", action));
  }

  // The first legal action of whoever is awaited.
  void actSomehow() {
    for (const ConnectionId who : {first, second}) {
      const Data choices = host_.ask(who, R"("do":"choices",)" + match());
      if (list(choices, "ok.choices").empty()) continue;
      EXPECT_TRUE(at(act(who, text(item(choices, "ok.choices", 0), "do")), "ok"));
      return;
    }
  }

  TestHost& host_;
  ConnectionId first, second;
  std::string id;
  std::vector<std::string> tokens;
};

}  // namespace walstatt
