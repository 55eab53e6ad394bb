// A host with a store in memory and a shell that does at once what the host wants done. Every message that leaves the host
// is checked against the schema of the protocol.
#pragma once

#include <gtest/gtest.h>

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
      for (const Write& write : host_->takeWrites()) {
        busy = true;
        lastWrite = write.number;
        if (diskFull) continue;
        store.write(write);
        if (!slowDisk) host_->durable(write.number);
      }
      if (busy && diskFull) host_->lost(lastWrite, "full");
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
  ConnectionId connections_ = 0;
  int questions_ = 0, waitingFor_ = 0;
  std::map<int, std::string> asked_;
  Data answer_;
};

}  // namespace walstatt
