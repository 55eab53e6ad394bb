// A match is its journal: whatever its players do, one that is read back is the same as the one that went on.
#include <gtest/gtest.h>

#include "base/test_cases.h"
#include "matches/test_host.h"

namespace walstatt {
namespace {

constexpr std::uint64_t evenings = cases(60, 24);

// Everything but who is connected just now.
Data withoutPresence(const Data& data) {
  if (const auto* array = data.as<Data::Array>()) {
    Data kept{Data::Array{}};
    for (const Data& one : *array) kept.push(withoutPresence(one));
    return kept;
  }
  const auto* table = data.as<Data::Table>();
  if (!table) return data;
  Data kept{Data::Table{}};
  for (const auto& [name, value] : *table)
    if (name != "present" && name != "watchers") kept.set(name, withoutPresence(value));
  return kept;
}

// People who do anything at all, allowed or not, at one table.
class Evening {
 public:
  explicit Evening(std::uint64_t seed) : dice_(seed) {
    for (const char* language : {"en", "de", "none"}) guests_.push_back(host_.connect(language));
    layTable();
  }

  void go(int deeds) {
    for (int i = 0; i < deeds && !testing::Test::HasFailure(); ++i) {
      const std::string deed = somethingToDo();
      host_.now += below(4) == 0 ? below(20'000) : below(50);
      if (below(12) == 0) host_.tick(0);
      const Data answer = host_.ask(someone(), deed);
      if (const std::string token = text(answer, "ok.token"); token.size() == 32) tokens_.push_back(token);
      done_ += deed + '\n';
      if (i % 8 == 7) compareWithStored();
    }
    compareWithStored();
  }

 private:
  std::uint32_t below(std::uint32_t number) { return dice_.below(number); }
  ConnectionId someone() { return guests_[below(static_cast<std::uint32_t>(guests_.size()))]; }
  static std::string quoted(const std::string& text) { return '"' + text + '"'; }

  void layTable() {
    static const std::vector<std::string> tables{
        R"("game":"pig","setup":{"goal":30})", R"("game":"morra","setup":"standard")",
        R"("game":"mfm","setup":"geheimdokument")", R"("game":"mfm","setup":"battle-50")", threeAtATable()};
    static const std::vector<std::string> clocks{"", R"(,"clock":{"kind":"move","seconds":100})",
                                                 R"(,"clock":{"kind":"side","seconds":120,"increment":7})"};
    static const std::vector<std::string> seats{R"({"who":"here","name":"Anna","word":"a"})",
                                                R"({"who":"here","name":"Bert","word":"b"})", R"({"who":"there"})",
                                                R"({"who":"open"})", R"({"who":"computer","player":"random"})"};
    const std::string& game = some(tables);
    seats_ = &game == &tables.back() ? 3 : 2;
    std::string sitting = seats[below(4)];
    for (std::uint32_t i = 1; i < seats_; ++i) sitting += ',' + some(seats);
    const std::string laid = R"("do":"create",)" + game + R"(,"seats":[)" + sitting + ']' + some(clocks);
    const Data made = host_.ask(guests_[0], laid);
    match_ = quoted(text(made, "ok.match"));
    for (const Data& one : list(made, "ok.seats"))
      if (const std::string token = text(one, "token"); token.size() == 32) tokens_.push_back(token);
    done_ = laid + '\n';
  }

  const std::string& some(const std::vector<std::string>& all) {
    return all[below(static_cast<std::uint32_t>(all.size()))];
  }

  std::string someTokens() {
    std::string held;
    for (const std::string& token : tokens_)
      if (below(2) == 0) held += (held.empty() ? "" : ",") + quoted(token);
    return '[' + held + ']';
  }

  std::string somethingToDo() {
    const std::string at = ",\"match\":" + match_;
    const std::string seat = below(3) == 0 ? ",\"seat\":" + std::to_string(1 + below(seats_)) : "";
    const std::string number = std::to_string(below(12));
    switch (below(24)) {
      case 0: return R"("do":"watch","tokens":)" + someTokens() + at;
      case 1:
        return tokens_.empty() ? R"("do":"ping")" : R"("do":"join","word":"w","token":)" + quoted(some(tokens_)) + at;
      case 2: return R"("do":"take","name":"Carla","word":"c")" + at;
      case 3: return R"("do":"chat","text":"line )" + number + '"' + seat + at;
      case 4:
        return R"("do":"order","order":)" + some({R"("mfm.order.strike")", R"("mfm.order.decline")", R"("none")"}) +
               R"(,"on":)" + some({"true", "false"}) + seat + at;
      case 5: return R"("do":"offer","kind":"draw")" + seat + at;
      case 6: return R"("do":"offer","kind":"undo")" + (below(2) == 0 ? ",\"to\":" + number : "") + seat + at;
      case 7:
        return R"("do":"offer","kind":"override","amend":)" +
               some({R"("ZE to c9")", R"("ZE out")", R"("SW1 out")", R"("SW1 fresh")", R"("chest to c7")", R"("5")"}) +
               seat + at;
      case 8:
      case 9:
        return R"("do":"answer","offer":)" + number + R"(,"accept":)" + some({"true", "true", "false"}) + seat + at;
      case 10:
      case 11: return R"("do":"undo")" + seat + at;
      case 12: return below(20) == 0 ? R"("do":"resign")" + seat + at : R"("do":"leave")" + at;
      default: return R"("do":"act","action":)" + quoted(someAction()) + seat + at;
    }
  }

  std::string someAction() {
    for (const ConnectionId guest : guests_) {
      const Data choices = host_.ask(guest, R"("do":"choices","match":)" + match_);
      const auto& all = list(choices, "ok.choices");
      if (!all.empty()) return text(all[below(static_cast<std::uint32_t>(all.size()))], "do");
    }
    return some({"roll", "hold", "3/7", "nonsense"});
  }

  void compareWithStored() {
    TestHost stored;
    stored.store = host_.store;
    stored.now = host_.now;
    stored.think = false;
    std::vector<std::string> eyes{"[]"};
    for (const std::string& token : tokens_) eyes.push_back('[' + quoted(token) + ']');
    for (const std::string& tokens : eyes)
      for (const char* question :
           {R"("do":"watch","tokens":)", R"("do":"record")", R"("do":"history")", R"("do":"lobby")"}) {
        std::string asked = question;
        if (asked.find("watch") != std::string::npos) asked += tokens;
        if (asked.find("lobby") == std::string::npos) asked += ",\"match\":" + match_;
        EXPECT_EQ(answerOf(host_, asked), answerOf(stored, asked)) << done_;
        if (testing::Test::HasFailure()) return;
      }
  }
  std::string answerOf(TestHost& host, const std::string& question) {
    const ConnectionId guest = host.connect();
    const Data answer = host.ask(guest, question);
    host.disconnect(guest);
    const Data* fine = at(answer, "ok");
    EXPECT_TRUE(fine) << question << toJson(answer) << '\n' << done_;
    return fine ? toJson(withoutPresence(*fine)) : "";
  }

  FastDice dice_;
  TestHost host_;
  std::vector<ConnectionId> guests_;
  std::vector<std::string> tokens_;
  std::uint32_t seats_ = 2;
  std::string match_;
  std::string done_;  // for whoever has to find out why
};

TEST(Journal, a_match_read_back_is_the_match_that_went_on) {
  for (std::uint64_t seed = 1; seed <= evenings && !HasFailure(); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Evening(seed).go(120);
  }
}

}  // namespace
}  // namespace walstatt
