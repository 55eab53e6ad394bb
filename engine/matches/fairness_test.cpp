// What a sly player might try: to see what is hidden, to act for another, to win time, to profit from a broken disk.
#include <gtest/gtest.h>

#include <stdexcept>

#include "matches/test_host.h"

namespace walstatt {
namespace {

TEST(Fairness, a_secret_decision_that_was_taken_back_stays_secret_until_the_others_have_chosen) {
  TestHost host;
  TwoPlayers game(host, "morra");
  game.act(game.first, "3/7");
  EXPECT_EQ(number(host.ask(game.first, R"("do":"undo",)" + game.match()), "ok.n"), 2);
  std::string seen = toJson(game.watch(game.second, 1));
  for (const Data& push : host.pushed(game.second, "steps")) seen += toJson(push);
  for (const char* question : {"record", "history", "look"})
    seen += toJson(host.ask(game.second, "\"do\":" + inQuotes(question) + ',' + game.match()));
  seen += host.host().recordText(game.id, host.now) + host.host().lobbyJson();
  EXPECT_EQ(seen.find("3/7"), std::string::npos) << seen;
  host.restart();
  const ConnectionId again = host.connect();
  EXPECT_EQ(toJson(game.watch(again, 1)).find("3/7"), std::string::npos);
  game.watch(again, 0);
  EXPECT_TRUE(at(game.act(again, "2/7"), "ok"));
  game.watch(again, 1);
  EXPECT_TRUE(at(game.act(again, "5/7"), "ok"));
  const std::vector<Data> told = host.pushed(again, "steps");
  ASSERT_FALSE(told.empty());
  EXPECT_NE(toJson(told.back()).find("3/7"), std::string::npos) << "now it is shown, as the record shows it";
  EXPECT_FALSE(list(item(told.back(), "steps", 1), "events").empty() &&
               list(item(told.back(), "steps", 2), "events").empty())
      << "and told";
}

// A battle that begins with the deployment, the first side first; a wood gives it cover.
std::string battleWithWood() {
  Data setup = *findGame("adlg")->setup(testLibrary(), "whole-procedure");
  for (auto& [name, value] : *setup.as<Data::Table>())
    if (name == "beginning") value = "deployment";
  setup.set("attacker", 2);
  setup.set("piece", Data(Data::Array{Data().set("kind", "wood").set("at", "6,15").set("shape", 5)}));
  return toJson(setup);
}

TEST(Fairness, A11_an_ambush_and_a_flank_march_stay_secret_until_all_have_come_to_light) {
  TestHost host;
  TwoPlayers game(host, "adlg", battleWithWood());
  const ConnectionId spectator = host.connect();
  host.ask(spectator, R"("do":"watch",)" + game.match());
  const auto seenBy = [&](ConnectionId who, bool seated) {
    std::string seen = toJson(seated ? game.watch(who, 1) : host.ask(who, R"("do":"watch",)" + game.match()));
    for (const Data& push : host.pushed(who, "steps")) seen += toJson(push);
    for (const char* question : {"record", "history", "look", "luck"})
      seen += toJson(host.ask(who, "\"do\":" + inQuotes(question) + ',' + game.match()));
    return seen + host.host().recordText(game.id, host.now);
  };
  const auto expectSecret = [&](ConnectionId who, bool seated) {
    const std::string seen = seenBy(who, seated);
    for (const char* secret : {"ambush A", "ambush B", "flank 2", "unplace"})
      EXPECT_EQ(seen.find(secret), std::string::npos) << secret << " in " << seen;
  };
  const std::string hides = "ambush A HS1+HS2 6,15,0 2";
  ASSERT_TRUE(at(game.act(game.first, hides), "ok"));
  EXPECT_NE(toJson(host.pushed(game.first, "steps").back()).find(hides), std::string::npos) << "one's own is told";
  EXPECT_NE(toJson(game.watch(game.first, 0)).find(hides), std::string::npos);
  ASSERT_TRUE(at(game.act(game.first, "unplace HS1"), "ok"));
  expectSecret(game.second, true);
  ASSERT_TRUE(at(game.act(game.first, "place HS3 15,15,0 1"), "ok"));
  expectSecret(game.second, true);  // though nobody hides any more
  ASSERT_TRUE(at(game.act(game.first, hides), "ok"));
  ASSERT_TRUE(at(host.ask(game.first, R"("do":"undo",)" + game.match()), "ok"));
  ASSERT_TRUE(at(game.act(game.first, hides), "ok"));
  ASSERT_TRUE(at(game.act(game.first, "ambush B 6,16.5"), "ok"));
  ASSERT_TRUE(at(game.act(game.first, "deploy-auto 1"), "ok"));
  ASSERT_TRUE(at(game.act(game.second, "deploy-auto 1"), "ok"));
  ASSERT_TRUE(at(game.act(game.first, "flank 2 left"), "ok"));
  expectSecret(game.second, true);
  expectSecret(spectator, false);
  host.restart();
  const ConnectionId later = host.connect();
  expectSecret(later, true);
  game.watch(later, 0);
  ASSERT_TRUE(at(host.ask(later, R"("do":"resign",)" + game.match()), "ok"));
  const std::string all = seenBy(host.connect(), false);
  for (const char* secret : {"ambush A HS1", "ambush B", "flank 2 left", "unplace"})
    EXPECT_NE(all.find(secret), std::string::npos) << "a finished battle has no secrets: " << secret;
}

// Two units face each other, and the first side charges.
std::string chargeAt(const std::string& type) {
  const auto side = [](const std::string& who, const std::string& label, const std::string& at) {
    return R"({"name":{"de":"S","en":"S"},"corps":[{"units":[{"type":")" + who +
           R"(","count":1}]}],"block":[{"units":")" + label + R"(","at":")" + at + R"("}]})";
  };
  return R"({"name":{"de":"Zwei","en":"Two"},"points":100,"side":[)" + side("medium-cavalry", "MC1", "10,8,0") + "," +
         side(type, type == "light-infantry" ? "li1" : "lh1", "10,6.5,180") + "]}";
}

TEST(Fairness, A35_a_reaction_whose_clock_runs_out_is_answered_and_only_other_decisions_lose_by_time) {
  for (const auto& [type, answer] :
       {std::pair{"light-infantry", "evade li1"}, std::pair{"light-cavalry", "stand lh1"}}) {
    TestHost host;
    TwoPlayers game(host, "adlg", chargeAt(type), R"(,"clock":{"kind":"move","seconds":60})");
    const std::string enemy = type == std::string("light-infantry") ? "li1" : "lh1";
    ASSERT_TRUE(at(game.act(game.first, "charge MC1 > " + enemy), "ok")) << toJson(game.watch(game.first, 0));
    host.tick(59'000);
    EXPECT_EQ(host.host().recordText(game.id, host.now).find(answer), std::string::npos);
    host.tick(2'000);
    EXPECT_NE(host.host().recordText(game.id, host.now).find(answer), std::string::npos)
        << host.host().recordText(game.id, host.now);
    const Data later = game.watch(game.second, 1);
    EXPECT_EQ(text(later, "ok.status"), "running");
    for (const Data& step : list(later, "ok.steps"))
      EXPECT_EQ(step.find("late") != nullptr, text(step, "do") == answer) << toJson(step);
    host.tick(61'000);  // now the first player owes a decision of his own
    const Data table = game.watch(game.second, 1);
    EXPECT_EQ(text(table, "ok.status"), "finished");
    EXPECT_EQ(text(table, "ok.outcome.id"), "time");
  }
}

TEST(Fairness, A11_a_revealed_ambush_is_told_while_the_battle_goes_on) {
  TestHost host;
  TwoPlayers game(host, "adlg", battleWithWood());
  for (const char* action : {"ambush A HS1+HS2 6,15,0 2", "ambush B 6,16.5", "deploy-auto"})
    ASSERT_TRUE(at(game.act(game.first, action), "ok")) << action;
  ASSERT_TRUE(at(game.act(game.second, "deploy-auto"), "ok"));
  const auto decides = [&](ConnectionId who, const char* action) { return at(game.act(who, action), "ok") != nullptr; };
  bool firstIsOut = false, secondIsOut = false;
  for (int i = 0; i < 100 && !(firstIsOut && secondIsOut); ++i) {
    EXPECT_EQ(host.host().recordText(game.id, host.now).find("ambush A"), std::string::npos);
    if (!firstIsOut && decides(game.first, "reveal A")) {
      firstIsOut = true;
    } else if (firstIsOut && decides(game.first, "reveal B")) {
      secondIsOut = true;
    } else if (!decides(game.first, "end") && !decides(game.second, "end")) {
      game.actSomehow();
    }
  }
  ASSERT_TRUE(firstIsOut && secondIsOut);
  const std::vector<Data> told = host.pushed(game.second, "steps");
  ASSERT_FALSE(told.empty());
  EXPECT_EQ(text(item(told.back(), "steps", 0), "do"), "ambush A HS1+HS2 6,15,0 2");
  EXPECT_EQ(text(item(told.back(), "steps", 1), "do"), "ambush B 6,16.5");
  EXPECT_NE(host.host().recordText(game.id, host.now).find("ambush A"), std::string::npos);
}

TEST(Fairness, who_is_invited_is_nobody_before_he_sits_down) {
  TestHost host;
  const ConnectionId first = host.connect(), guest = host.connect();
  const Data made = host.ask(
      first, R"("do":"create","game":"mfm","setup":"geheimdokument","seats":[{"who":"here"},{"who":"there"}])");
  const std::string match = "\"match\":" + inQuotes(text(made, "ok.match"));
  const std::string token = inQuotes(text(item(made, "ok.seats", 1), "token"));
  const Data table = host.ask(guest, R"("do":"watch","tokens":[)" + token + "]," + match);
  EXPECT_EQ(list(table, "ok.you").size(), 1u) << "he may see which seat he is invited to";
  EXPECT_FALSE(*at(item(table, "ok.seats", 1), "present")->as<bool>());
  const std::string order = R"("do":"order","order":"mfm.order.strike","on":true,)" + match;
  EXPECT_EQ(text(host.ask(guest, order), "no.code"), "not-your-seat");
  EXPECT_EQ(text(host.ask(guest, R"("do":"chat","text":"hi","seat":2,)" + match), "no.code"), "not-your-seat");
  EXPECT_TRUE(at(host.ask(guest, R"("do":"chat","text":"hi",)" + match), "ok"));
  EXPECT_FALSE(at(host.pushed(guest, "chat").back(), "line.seat")) << "as a spectator";
  host.ask(guest, R"("do":"join","token":)" + token + ',' + match);
  EXPECT_TRUE(at(host.ask(guest, order), "ok"));
}

TEST(Fairness, no_time_is_won_by_deciding_and_taking_back) {
  TestHost host;
  TwoPlayers game(host, "morra", "standard", R"(,"clock":{"kind":"side","seconds":60,"increment":30})");
  for (int i = 0; i < 5; ++i) {
    host.now += 2'000;
    game.act(game.first, "3/7");
    host.now += 1'000;  // on the other's time only
    EXPECT_TRUE(at(host.ask(game.first, R"("do":"undo",)" + game.match()), "ok"));
  }
  EXPECT_EQ(number(item(game.watch(game.first, 0), "ok.seats", 0), "left"), 50'000);
  EXPECT_EQ(number(item(game.watch(game.first, 0), "ok.seats", 1), "left"), 45'000) << "he was awaited all the time";

  TwoPlayers quick(host, "mfm", "geheimdokument", R"(,"clock":{"kind":"move","seconds":60})");
  for (int i = 0; i < 5; ++i) {
    host.now += 5'000;
    const Data choices = host.ask(quick.first, R"("do":"choices",)" + quick.match());
    quick.act(quick.first, text(item(choices, "ok.choices", 0), "do"));
    EXPECT_TRUE(at(host.ask(quick.first, R"("do":"undo",)" + quick.match()), "ok"));
  }
  EXPECT_EQ(number(item(quick.watch(quick.first, 0), "ok.seats", 0), "left"), 35'000);
}

TEST(Fairness, a_decision_after_the_time_is_over_comes_too_late) {
  TestHost host;
  TwoPlayers game(host, "pig", "standard", R"(,"clock":{"kind":"move","seconds":60})");
  host.now += 60'000;  // and nobody has looked at the clocks yet
  EXPECT_EQ(text(game.act(game.first, "roll"), "no.code"), "not-running");
  EXPECT_EQ(text(game.watch(game.first, 0), "ok.outcome.id"), "time");
}

TEST(Fairness, two_persons_do_not_agree_on_a_draw_with_a_computer) {
  TestHost host;
  host.think = false;
  const ConnectionId who = host.connect();
  const Data made = host.ask(
      who, R"("do":"create",)" + threeAtATable() + R"(,"seats":[{"who":"computer"},{"who":"here"},{"who":"here"}])");
  const std::string match = "\"match\":" + inQuotes(text(made, "ok.match"));
  host.ask(who, R"("do":"watch","tokens":[)" + inQuotes(text(item(made, "ok.seats", 1), "token")) + "]," + match);
  EXPECT_EQ(text(host.ask(who, R"("do":"offer","kind":"draw",)" + match), "no.code"), "no-offer");
}

TEST(Fairness, whoever_holds_several_seats_withdraws_the_offer_of_any) {
  TestHost host;
  const ConnectionId who = host.connect();
  const Data made = host.ask(
      who, R"("do":"create",)" + threeAtATable() + R"(,"seats":[{"who":"here"},{"who":"here"},{"who":"here"}])");
  const std::string match = "\"match\":" + inQuotes(text(made, "ok.match"));
  const std::string tokens = '[' + inQuotes(text(item(made, "ok.seats", 0), "token")) + ',' +
                             inQuotes(text(item(made, "ok.seats", 1), "token")) + ']';
  host.ask(who, R"("do":"watch","tokens":)" + tokens + ',' + match);
  EXPECT_EQ(number(host.ask(who, R"("do":"offer","kind":"draw","seat":2,)" + match), "ok.offer"), 1);
  EXPECT_EQ(text(host.ask(who, R"("do":"answer","offer":1,"accept":true,)" + match), "no.code"), "no-offer");
  EXPECT_TRUE(at(host.ask(who, R"("do":"answer","offer":1,"accept":false,)" + match), "ok"));
}

TEST(Fairness, offers_that_a_decision_ends_are_taken_off_everybodys_screen) {
  TestHost host;
  TwoPlayers game(host);
  host.ask(game.first, R"("do":"offer","kind":"draw",)" + game.match());
  EXPECT_EQ(list(host.pushed(game.second, "offers").back(), "offers").size(), 1u);
  game.act(game.first, "roll");
  const std::vector<Data> told = host.pushed(game.second, "offers");
  ASSERT_EQ(told.size(), 1u);
  EXPECT_TRUE(list(told[0], "offers").empty());
  ASSERT_EQ(list(told[0], "lapsed").size(), 1u) << "and everybody is told why";
  EXPECT_EQ(number(item(told[0], "lapsed", 0), "offer"), 1);
  EXPECT_FALSE(at(told[0], "declined"));
  game.act(game.first, "roll");
  EXPECT_TRUE(host.pushed(game.second, "offers").empty()) << "once";
}

TEST(Fairness, what_is_not_stored_is_on_no_page_either) {
  TestHost host;
  TwoPlayers game(host);
  game.act(game.first, "roll");
  const std::string before = host.host().recordText(game.id, host.now);
  host.slowDisk = true;
  host.ask(game.first, R"("do":"resign",)" + game.match());
  EXPECT_EQ(host.host().recordText(game.id, host.now), before) << "the secret of the dice least of all";
  EXPECT_EQ(list(parsed(host.host().lobbyJson()), "running").size(), 1u);
  EXPECT_EQ(host.host().lobbyJson().find("resigned"), std::string::npos);
  host.diskBreaks();
  EXPECT_EQ(host.host().recordText(game.id, host.now), before);
  EXPECT_EQ(host.pushed(game.second, "reset").size(), 1u);
  game.watch(game.first, 0);
  host.ask(game.first, R"("do":"resign",)" + game.match());
  host.diskCatchesUp();
  EXPECT_NE(host.host().recordText(game.id, host.now).find("resigned"), std::string::npos);
}

TEST(Fairness, a_lost_table_takes_nothing_of_others_with_it) {
  TestHost host;
  TwoPlayers game(host), other(host);
  other.act(other.first, "roll");
  host.slowDisk = true;
  game.act(game.first, "roll");
  const ConnectionId who = host.connect();
  EXPECT_TRUE(host.ask(who, R"("do":"create","game":"pig","setup":"standard","seats":[
      {"who":"computer","player":"random"},{"who":"here"}])")
                  .isNull());
  host.diskBreaks();
  host.slowDisk = false;
  EXPECT_EQ(host.host().counts().awake, 1u);
  EXPECT_TRUE(host.pushed(other.second, "reset").empty());
  EXPECT_EQ(number(game.watch(game.first, 0), "ok.n"), 0);
  EXPECT_EQ(number(game.act(game.first, "roll"), "ok.n"), 2);
  EXPECT_TRUE(at(host.ask(other.first, R"("do":"chat","text":"still here",)" + other.match()), "ok"));
}

// A store that cannot be read.
class BrokenStore final : public Store {
 public:
  std::optional<StoredMatch> load(std::string_view) override { return fail<std::optional<StoredMatch>>(); }
  std::vector<MatchSummary> list(MatchStatus, std::size_t) override { return fail<std::vector<MatchSummary>>(); }
  std::vector<std::string> due(Milliseconds) override { return fail<std::vector<std::string>>(); }
  Milliseconds nextDeadline() override { return broken ? fail<Milliseconds>() : 1'000; }
  bool broken = false;

 private:
  template <class T>
  static T fail() {
    throw std::runtime_error("disk");
  }
};

TEST(Fairness, a_store_that_cannot_be_read_is_an_answer_and_no_busy_loop) {
  BrokenStore store;
  Host host(testLibrary(), store, {});
  store.broken = true;
  host.connected(1, 5'000);
  host.receive(1, R"({"do":"hello","protocol":1,"language":"en"})", 5'000);
  for (const char* question : {R"({"do":"lobby"})", R"({"do":"watch","match":"x"})", R"({"do":"record","match":"x"})"})
    host.receive(1, question, 5'000);
  const std::vector<Outgoing> told = host.takeOutgoing();
  ASSERT_EQ(told.size(), 4u);
  for (std::size_t i = 1; i < told.size(); ++i) EXPECT_EQ(text(parsed(*told[i].text), "no.code"), "storage");
  EXPECT_THROW(host.tick(5'000), std::runtime_error);
  EXPECT_GE(host.nextTick(), 6'000) << "it is tried again, but not at once";
  host.disconnected(1, 5'000);
}

TEST(Fairness, a_computer_that_fails_is_asked_again) {
  TestHost host;
  host.think = false;
  const ConnectionId who = host.connect();
  const Data made =
      host.ask(who, R"("do":"create","game":"pig","setup":"standard","seats":[{"who":"computer"},{"who":"here"}])");
  const std::string match = "\"match\":" + inQuotes(text(made, "ok.match"));
  std::vector<Thinking> jobs = host.host().takeThinking();
  ASSERT_EQ(jobs.size(), 1u);
  host.host().notThought(jobs[0].ticket);
  EXPECT_TRUE(host.host().takeThinking().empty()) << "not at once: it would fail again";
  host.ask(who, R"("do":"watch",)" + match);
  EXPECT_EQ(host.host().takeThinking().size(), 1u);
  jobs[0].player = "nobody";
  EXPECT_THROW(think(jobs[0]), std::runtime_error);
  host.restart();
  host.host().recordText(text(made, "ok.match"), host.now);
  EXPECT_EQ(host.host().takeThinking().size(), 1u) << "a match that wakes goes on";
}

}  // namespace
}  // namespace walstatt
