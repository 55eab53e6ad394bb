// The host as its players meet it: messages in, messages out.
#include "matches/host.h"

#include "matches/test_host.h"
#include "records/verify.h"

namespace walstatt {
namespace {

TEST(Host, a_decision_is_answered_and_told_to_all_who_watch) {
  TestHost host;
  TwoPlayers game(host);
  const ConnectionId spectator = host.connect("none");
  host.ask(spectator, R"("do":"watch",)" + game.match());
  EXPECT_EQ(number(game.act(game.first, "roll"), "ok.n"), 2);
  const std::vector<Data> told = host.pushed(game.second, "steps");
  ASSERT_EQ(told.size(), 1u);
  ASSERT_EQ(list(told[0], "steps").size(), 2u);
  EXPECT_EQ(text(item(told[0], "steps", 0), "do"), "roll");
  EXPECT_EQ(text(item(told[0], "steps", 1), "roll"), "1d6");
  EXPECT_FALSE(list(item(told[0], "steps", 1), "events").empty());
  EXPECT_NE(text(item(item(told[0], "steps", 1), "events", 0), "text").find("würfelt"), std::string::npos)
      << "in German";
  const std::vector<Data> seen = host.pushed(spectator, "steps");
  ASSERT_EQ(seen.size(), 1u);
  EXPECT_FALSE(seen[0].find("scene")) << "who wants no words gets no scene";
  EXPECT_TRUE(list(item(seen[0], "steps", 1), "events").empty());
}

TEST(Host, who_waits_is_told_that_the_match_has_begun) {
  TestHost host;
  const ConnectionId first = host.connect(), second = host.connect();
  const Data made =
      host.ask(first, R"("do":"create","game":"mfm","setup":"geheimdokument","seats":[{"who":"here"},{"who":"open"}])");
  const std::string match = "\"match\":" + inQuotes(text(made, "ok.match"));
  host.ask(first,
           R"("do":"watch",)" + match + ",\"tokens\":[" + inQuotes(text(item(made, "ok.seats", 0), "token")) + "]");
  host.ask(second, R"("do":"take",)" + match);
  const std::vector<Data> told = host.pushed(first, "steps");
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(text(told[0], "status"), "running");
  EXPECT_EQ(list(told[0], "turn.seats").size(), 1u);
}

TEST(Host, refuses_with_reason_and_rule_and_changes_nothing) {
  TestHost host;
  TwoPlayers game(host);
  const Data no = game.act(game.first, "hold");
  EXPECT_EQ(text(no, "no.code"), "refused");
  EXPECT_EQ(text(no, "no.rule"), "P1");
  EXPECT_EQ(text(game.act(game.second, "roll"), "no.rule"), "P1") << "not his turn";
  EXPECT_EQ(text(game.act(game.first, "fly"), "no.code"), "refused");
  EXPECT_EQ(text(host.ask(game.first, R"("do":"act","seat":2,)" + game.matchAnd("action", "roll")), "no.code"),
            "not-your-seat");
  EXPECT_EQ(text(host.ask(game.first, R"("do":"act","n":7,)" + game.matchAnd("action", "roll")), "no.code"), "stale");
  const ConnectionId spectator = host.connect();
  EXPECT_EQ(text(game.act(spectator, "roll"), "no.code"), "not-your-seat");
  EXPECT_TRUE(host.pushed(game.second, "steps").empty());
}

TEST(Host, bad_messages_get_a_clear_answer) {
  TestHost host;
  const ConnectionId who = host.connect();
  EXPECT_EQ(text(host.raw(who, "{\"do\":"), "no.code"), "bad-json");
  EXPECT_EQ(text(host.raw(who, "[]"), "no.code"), "bad-message");
  EXPECT_EQ(text(host.ask(who, R"("do":"dance")"), "no.code"), "bad-message");
  const Data no = host.ask(who, R"("do":"act","match":5,"action":"roll")");
  EXPECT_EQ(text(no, "no.code"), "bad-message");
  EXPECT_EQ(text(no, "no.field"), "match");
  EXPECT_EQ(text(host.ask(who, R"("do":"act","match":"x","action":"roll","color":1)"), "no.field"), "color");
  EXPECT_EQ(text(host.ask(who, R"("do":"hello","protocol":2,"language":"en")"), "no.code"), "version");
  EXPECT_EQ(text(host.ask(who, R"("do":"watch","match":"nowhere")"), "no.code"), "unknown-match");
  EXPECT_EQ(text(host.ask(who, R"("do":"create","game":"chess","setup":"x","seats":[{"who":"here"}])"), "no.code"),
            "bad-message");
  EXPECT_EQ(
      text(host.ask(who, R"("do":"create","game":"pig","setup":{"goal":-4},"seats":[{"who":"here"},{"who":"here"}])"),
           "no.code"),
      "bad-message");
  EXPECT_EQ(text(host.ask(who, R"("do":"create","game":"pig","setup":"standard","seats":[{"who":"here"}])"), "no.code"),
            "bad-message");
  const ConnectionId stranger = host.connect();
  host.host().connected(77, host.now);
  EXPECT_EQ(text(host.raw(77, R"({"do":"ping"})"), "no.code"), "hello-first");
  TwoPlayers game(host);
  EXPECT_EQ(
      text(host.ask(stranger, R"("do":"watch",)" + game.match() + R"(,"tokens":["00000000000000000000000000000000"])"),
           "no.code"),
      "bad-token");
}

TEST(Host, tokens_are_stored_only_as_hashes) {
  TestHost host;
  TwoPlayers game(host);
  const auto stored = host.store.load(game.id);
  ASSERT_TRUE(stored);
  for (const JournalEntry& entry : stored->journal)
    for (const std::string& token : game.tokens) EXPECT_EQ(entry.text.find(token), std::string::npos);
}

TEST(Host, a_match_goes_on_after_a_crash_where_it_was) {
  TestHost host;
  TwoPlayers game(host, "mfm", "geheimdokument");
  for (int i = 0; i < 30; ++i) game.actSomehow();
  host.ask(game.first, R"("do":"chat","text":"good luck",)" + game.match());
  host.ask(game.second, R"("do":"order","order":"mfm.order.strike","on":true,)" + game.match());
  const Data before = game.watch(game.second, 1);
  host.restart();
  const ConnectionId again = host.connect("de");
  const Data after = game.watch(again, 1);
  for (const std::string_view field : {"ok.n", "ok.scene", "ok.turn", "ok.chat", "ok.commitment", "ok.steps"})
    EXPECT_EQ(toJson(*at(before, field)), toJson(*at(after, field))) << field;
  EXPECT_EQ(list(item(after, "ok.seats", 1), "orders").size(), 1u);
}

TEST(Host, nothing_is_told_before_it_is_stored) {
  TestHost host;
  TwoPlayers game(host);
  host.slowDisk = true;
  EXPECT_TRUE(game.act(game.first, "roll").isNull()) << "no answer yet";
  EXPECT_TRUE(host.pushed(game.second, "steps").empty());
  EXPECT_TRUE(game.watch(game.second, 1).isNull()) << "nor does a look at the table tell it";
  host.diskCatchesUp();
  EXPECT_EQ(host.pushed(game.second, "steps").size(), 1u);
}

TEST(Host, a_full_disk_is_told_and_nothing_has_happened) {
  TestHost host;
  TwoPlayers game(host);
  host.diskFull = true;
  EXPECT_EQ(text(game.act(game.first, "roll"), "no.code"), "storage");
  EXPECT_EQ(host.pushed(game.second, "reset").size(), 1u);
  EXPECT_TRUE(host.pushed(game.second, "steps").empty());
  EXPECT_EQ(text(host.ask(game.first,
                          R"("do":"create","game":"pig","setup":"standard","seats":[{"who":"here"},{"who":"here"}])"),
                 "no.code"),
            "storage");
  host.diskFull = false;
  EXPECT_EQ(number(game.watch(game.first, 0), "ok.n"), 0);
  EXPECT_EQ(number(game.act(game.first, "roll"), "ok.n"), 2);
}

TEST(Host, a_game_may_bring_computer_players_of_its_own) {
  TestHost host;
  const ConnectionId who = host.connect();
  const std::string seats = R"(,"seats":[{"who":"computer"},{"who":"computer","player":"tips"}])";
  const Data made = host.ask(who, R"("do":"create","game":"1192","setup":"arsuf")" + seats);
  const Data table = host.ask(who, R"("do":"watch","match":)" + inQuotes(text(made, "ok.match")));
  EXPECT_EQ(text(table, "ok.status"), "finished");
  const Data refused = host.ask(who, R"("do":"create","game":"mfm","setup":"geheimdokument")" + seats);
  EXPECT_EQ(text(refused, "no.code"), "bad-message");
  EXPECT_NE(text(refused, "no.text").find("random, greedy"), std::string::npos) << text(refused, "no.text");
}

TEST(Host, computers_play_by_themselves_to_the_end_and_the_dice_are_proved) {
  TestHost host;
  const ConnectionId who = host.connect();
  const Data made = host.ask(who, R"("do":"create","game":"mfm","setup":"geheimdokument","seats":[
      {"who":"computer","player":"greedy"},{"who":"computer","player":"random"}])");
  const std::string match = "\"match\":" + inQuotes(text(made, "ok.match"));
  const Data table = host.ask(who, R"("do":"watch",)" + match);
  EXPECT_EQ(text(table, "ok.status"), "finished");
  EXPECT_NE(text(table, "ok.outcome.text"), "");
  EXPECT_EQ(text(table, "ok.secret").size(), 64u);
  Errors errors;
  const auto record = readRecord(text(host.ask(who, R"("do":"record",)" + match), "ok.record"), "record", errors);
  ASSERT_TRUE(record);
  EXPECT_TRUE(verify(testLibrary(), *record, "record", errors).proved);
  EXPECT_FALSE(list(host.ask(who, R"("do":"luck",)" + match), "ok.outcomes").empty());
  const Data look = host.ask(who, R"("do":"look","at":5,)" + match);
  EXPECT_EQ(number(look, "ok.n"), 5);
  const Data lobby = host.ask(who, R"("do":"lobby")");
  EXPECT_EQ(list(lobby, "ok.finished").size(), 1u);
}

TEST(Host, one_takes_back_ones_own_last_decision_only_while_nothing_was_seen) {
  TestHost host;
  TwoPlayers game(host, "mfm", "geheimdokument");
  const Data choices = host.ask(game.first, R"("do":"choices",)" + game.match());
  const Data start = game.watch(game.first, 0);
  game.act(game.first, text(item(choices, "ok.choices", 0), "do"));
  EXPECT_EQ(text(host.ask(game.second, R"("do":"undo",)" + game.match()), "no.code"), "no-undo");
  EXPECT_EQ(number(host.ask(game.first, R"("do":"undo",)" + game.match()), "ok.n"), 2) << "the undo is a step";
  const Data again = game.watch(game.first, 0);
  EXPECT_EQ(toJson(*at(start, "ok.scene")), toJson(*at(again, "ok.scene")));
  EXPECT_EQ(text(host.ask(game.first, R"("do":"undo",)" + game.match()), "no.code"), "no-undo");

  TwoPlayers pig(host);
  pig.act(pig.first, "roll");
  EXPECT_EQ(text(host.ask(pig.first, R"("do":"undo",)" + pig.match()), "no.code"), "no-undo") << "a die was seen";
}

TEST(Host, beyond_that_an_undo_needs_the_others_and_the_record_says_so) {
  TestHost host;
  TwoPlayers game(host);
  game.act(game.first, "roll");
  EXPECT_EQ(number(host.ask(game.first, R"("do":"offer","kind":"undo",)" + game.match()), "ok.offer"), 1);
  EXPECT_EQ(text(host.ask(game.first, R"("do":"offer","kind":"undo",)" + game.match()), "no.code"), "limit");
  const std::vector<Data> asked = host.pushed(game.second, "offers");
  ASSERT_EQ(asked.size(), 1u);
  EXPECT_NE(text(item(asked[0], "offers", 0), "text").find("Anna"), std::string::npos);
  EXPECT_EQ(text(host.ask(game.first, R"("do":"answer","offer":1,"accept":true,)" + game.match()), "no.code"),
            "no-offer");
  EXPECT_TRUE(at(host.ask(game.second, R"("do":"answer","offer":1,"accept":true,)" + game.match()), "ok"));
  const Data table = game.watch(game.first, 0);
  EXPECT_EQ(number(table, "ok.n"), 3);
  const Data& last = list(table, "ok.steps").back();
  EXPECT_EQ(number(last, "undo"), 0);
  EXPECT_TRUE(at(last, "agreed"));
}

TEST(Host, an_offer_can_be_declined_withdrawn_and_is_gone_with_the_next_decision) {
  TestHost host;
  TwoPlayers game(host);
  const std::string draw = R"("do":"offer","kind":"draw",)" + game.match();
  EXPECT_EQ(number(host.ask(game.first, draw), "ok.offer"), 1);
  EXPECT_TRUE(at(host.ask(game.second, R"("do":"answer","offer":1,"accept":false,)" + game.match()), "ok"));
  EXPECT_TRUE(at(host.pushed(game.first, "offers").back(), "declined"));
  EXPECT_EQ(number(host.ask(game.first, draw), "ok.offer"), 2);
  EXPECT_TRUE(at(host.ask(game.first, R"("do":"answer","offer":2,"accept":false,)" + game.match()), "ok"));
  EXPECT_EQ(number(host.ask(game.first, draw), "ok.offer"), 3);
  game.act(game.first, "roll");
  EXPECT_EQ(text(host.ask(game.second, R"("do":"answer","offer":3,"accept":true,)" + game.match()), "no.code"),
            "no-offer");
  EXPECT_EQ(number(host.ask(game.second, draw), "ok.offer"), 4);
  host.ask(game.first, R"("do":"answer","offer":4,"accept":true,)" + game.match());
  const Data table = game.watch(game.first, 0);
  EXPECT_EQ(text(table, "ok.status"), "finished");
  EXPECT_EQ(text(table, "ok.outcome.id"), "agreed");
}

TEST(Host, a_house_rule_by_agreement_changes_the_table_and_is_recorded) {
  TestHost host;
  TwoPlayers game(host, "mfm", "geheimdokument");
  const Data choices = host.ask(game.first, R"("do":"choices",)" + game.match());
  game.act(game.first, text(item(choices, "ok.choices", 0), "do"));
  const std::string change = R"("do":"offer","kind":"override","amend":"ZE to c9",)" + game.match();
  EXPECT_EQ(
      text(host.ask(game.first, R"("do":"offer","kind":"override","amend":"nonsense",)" + game.match()), "no.code"),
      "refused");
  EXPECT_EQ(number(host.ask(game.first, change), "ok.offer"), 1);
  host.ask(game.second, R"("do":"answer","offer":1,"accept":true,)" + game.match());
  const Data table = game.watch(game.first, 0);
  EXPECT_EQ(text(item(table, "ok.scene.figures", 0), "at"), "c9");
  EXPECT_EQ(text(list(table, "ok.steps").back(), "amend"), "ZE to c9");
  host.restart();
  const ConnectionId again = host.connect();
  EXPECT_EQ(text(item(game.watch(again, 0), "ok.scene.figures", 0), "at"), "c9");
}

TEST(Host, secret_decisions_stay_secret_until_all_have_chosen) {
  TestHost host;
  TwoPlayers game(host, "morra");
  EXPECT_EQ(number(game.act(game.first, "3/7"), "ok.n"), 1);
  std::vector<Data> told = host.pushed(game.second, "steps");
  ASSERT_EQ(told.size(), 1u);
  EXPECT_TRUE(at(item(told[0], "steps", 0), "hidden"));
  EXPECT_EQ(toJson(told[0]).find("3/7"), std::string::npos);
  const Data seen = game.watch(game.second, 1);
  EXPECT_EQ(toJson(seen).find("3/7"), std::string::npos);
  EXPECT_EQ(text(host.ask(game.second, R"("do":"record",)" + game.match()), "ok.record").find("3/7"),
            std::string::npos);
  EXPECT_NE(toJson(game.watch(game.first, 0)).find("3/7"), std::string::npos) << "one's own one sees";
  EXPECT_EQ(number(host.ask(game.first, R"("do":"undo",)" + game.match()), "ok.n"), 2)
      << "still hidden: may be changed";
  game.act(game.first, "2/7");
  game.act(game.second, "5/7");
  told = host.pushed(game.second, "steps");
  EXPECT_NE(toJson(told.back()).find("2/7"), std::string::npos) << "now it is shown";
  EXPECT_EQ(text(host.ask(game.second, R"("do":"undo",)" + game.match()), "no.code"), "no-undo");
}

TEST(Host, clocks_run_out_even_while_the_match_sleeps) {
  HostSettings settings;
  settings.sleepAfter = 1000;
  TestHost host(settings);
  TwoPlayers game(host, "pig", "standard", R"(,"clock":{"kind":"side","seconds":60,"increment":5})");
  host.now += 10'000;
  game.act(game.first, "roll");
  EXPECT_EQ(item(host.pushed(game.second, "steps").back(), "left", 0).as<std::int64_t>()[0], 55'000);
  host.disconnect(game.first);
  host.disconnect(game.second);
  host.tick(5'000);
  EXPECT_EQ(host.host().counts().awake, 0u);
  host.tick(120'000);
  const ConnectionId late = host.connect();
  const Data table = game.watch(late, 0);
  EXPECT_EQ(text(table, "ok.status"), "finished");
  EXPECT_EQ(text(table, "ok.outcome.id"), "time");
}

TEST(Host, an_idle_match_sleeps_and_wakes) {
  HostSettings settings;
  settings.sleepAfter = 1000;
  TestHost host(settings);
  TwoPlayers game(host);
  game.act(game.first, "roll");
  const Data before = game.watch(game.first, 0);
  host.disconnect(game.first);
  host.disconnect(game.second);
  host.tick(2000);
  EXPECT_EQ(host.host().counts().awake, 0u);
  const ConnectionId again = host.connect();
  EXPECT_EQ(toJson(*at(game.watch(again, 0), "ok.scene")), toJson(*at(before, "ok.scene")));
}

TEST(Host, the_house_commits_itself_before_a_player_gives_a_word) {
  TestHost host;
  const ConnectionId who = host.connect();
  const Data made = host.ask(
      who, R"("do":"create","game":"pig","setup":"standard","seats":[{"who":"here","waits":true},{"who":"computer"}])");
  const std::string commitment = text(made, "ok.commitment");
  EXPECT_EQ(commitment.size(), 64u);
  const std::string match = "\"match\":" + inQuotes(text(made, "ok.match"));
  const std::string token = inQuotes(text(item(made, "ok.seats", 0), "token"));
  const Data before = host.ask(who, R"("do":"watch",)" + match + ",\"tokens\":[" + token + "]");
  EXPECT_EQ(text(before, "ok.status"), "open");
  EXPECT_EQ(text(before, "ok.commitment"), commitment);
  host.ask(who, R"("do":"join","word":"mine",)" + match + ",\"token\":" + token);
  const Data after = host.ask(who, R"("do":"watch",)" + match + ",\"tokens\":[" + token + "]");
  EXPECT_EQ(text(after, "ok.status"), "running");
  EXPECT_EQ(text(after, "ok.commitment"), commitment);
  EXPECT_EQ(text(item(after, "ok.seats", 0), "word"), "mine");
}

TEST(Host, a_journal_that_cannot_be_read_is_told_as_such) {
  TestHost host;
  const ConnectionId who = host.connect();
  Write write;
  write.match = "torn";
  write.entry = JournalEntry{1, host.now, "nonsense\n"};
  host.store.write(write);
  EXPECT_EQ(text(host.ask(who, R"("do":"watch","match":"torn")"), "no.code"), "broken");
  EXPECT_EQ(text(host.ask(who, R"("do":"watch","match":"none")"), "no.code"), "unknown-match");
}

TEST(Host, open_seats_are_taken_by_whoever_comes_first) {
  TestHost host;
  const ConnectionId first = host.connect(), second = host.connect(), third = host.connect();
  const Data made =
      host.ask(first, R"("do":"create","game":"pig","setup":"standard","seats":[{"who":"here"},{"who":"open"}])");
  const std::string match = "\"match\":" + inQuotes(text(made, "ok.match"));
  EXPECT_EQ(list(host.ask(second, R"("do":"lobby")"), "ok.open").size(), 1u);
  EXPECT_EQ(text(host.ask(second, R"("do":"take","name":"B\u0007ob",)" + match), "ok.token").size(), 32u);
  EXPECT_EQ(text(host.ask(third, R"("do":"take",)" + match), "no.code"), "not-open");
  EXPECT_EQ(list(host.ask(second, R"("do":"lobby")"), "ok.running").size(), 1u);
}

TEST(Host, resigning_gives_the_other_side_the_game) {
  TestHost host;
  TwoPlayers game(host);
  EXPECT_TRUE(at(host.ask(game.second, R"("do":"resign",)" + game.match()), "ok"));
  const Data table = game.watch(game.first, 0);
  EXPECT_EQ(number(table, "ok.outcome.winner"), 1);
  EXPECT_EQ(text(game.act(game.first, "roll"), "no.code"), "not-running");
}

TEST(Host, standing_orders_answer_at_once) {
  TestHost host;
  TwoPlayers game(host, "mfm", "battle-50");
  host.ask(game.first, R"("do":"order","order":"mfm.order.decline","on":true,)" + game.match());
  host.ask(game.second, R"("do":"order","order":"mfm.order.decline","on":true,)" + game.match());
  EXPECT_EQ(text(host.ask(game.second, R"("do":"order","order":"nothing","on":true,)" + game.match()), "no.code"),
            "bad-message");
  FastDice dice(5);
  for (int i = 0; i < 400; ++i) {
    const Data table = host.ask(game.first, R"("do":"look",)" + game.match());
    if (text(table, "ok.turn.waiting") != "decision") break;
    EXPECT_FALSE(at(table, "ok.turn.reaction")) << "nobody is asked";
    const bool first = *item(table, "ok.turn.seats", 0).as<std::int64_t>() == 1;
    const ConnectionId who = first ? game.first : game.second;
    const Data choices = host.ask(who, R"("do":"choices",)" + game.match());
    const auto& all = list(choices, "ok.choices");
    ASSERT_FALSE(all.empty());
    const Data& one = all[dice.below(static_cast<std::uint32_t>(all.size()))];
    EXPECT_TRUE(at(game.act(who, text(one, "do")), "ok"));
  }
}

TEST(Host, one_person_may_hold_several_seats) {
  TestHost host;
  const ConnectionId who = host.connect();
  const Data made =
      host.ask(who, R"("do":"create","game":"pig","setup":"standard","seats":[{"who":"here"},{"who":"here"}])");
  const std::string match = "\"match\":" + inQuotes(text(made, "ok.match"));
  const std::string tokens = ",\"tokens\":[" + inQuotes(text(item(made, "ok.seats", 0), "token")) + ',' +
                             inQuotes(text(item(made, "ok.seats", 1), "token")) + ']';
  EXPECT_EQ(list(host.ask(who, R"("do":"watch",)" + match + tokens), "ok.you").size(), 2u);
  for (int i = 0; i < 10; ++i) EXPECT_TRUE(at(host.ask(who, R"("do":"act","action":"roll",)" + match), "ok"));
  EXPECT_TRUE(at(host.ask(who, R"("do":"offer","kind":"undo","to":4,)" + match), "ok")) << "agreed at one screen";
  EXPECT_EQ(number(list(host.ask(who, R"("do":"watch",)" + match + tokens), "ok.steps").back(), "undo"), 4);
}

TEST(Host, values_of_choices_are_told_in_words_and_give_no_secret_away) {
  TestHost host;
  TwoPlayers table(host, "1192", "well");
  const Data choices = host.ask(table.first, R"("do":"choices",)" + table.match());
  const std::string action = text(item(choices, "ok.choices", 0), "do");
  const Data preview = host.ask(table.first, R"("do":"preview",)" + table.matchAnd("action", action));
  EXPECT_EQ(text(preview, "ok.picture.name.en"), text(item(choices, "ok.choices", 0), "name.en"));
  EXPECT_EQ(text(preview, "ok.picture.value.basis"), "exact");
  const auto overlay = [&](ConnectionId who, int side) {
    const Data answer = host.ask(who, R"("do":"overlay",)" + table.match() + ",\"side\":" + std::to_string(side));
    return toJson(*at(answer, "ok.overlay"));
  };
  const std::string mine = overlay(table.second, 2), theirs = overlay(table.second, 1);
  EXPECT_NE(theirs.find(R"("do":")" + action), std::string::npos) << "what lies open may be weighed by everybody";
  EXPECT_TRUE(at(table.act(table.first, action), "ok"));
  EXPECT_EQ(overlay(table.second, 2), mine);
  EXPECT_EQ(overlay(table.second, 1), theirs) << "not even that the other has decided";
}

TEST(Host, games_rules_and_lobby_have_the_form_of_the_protocol) {
  TestHost host;
  const ConnectionId who = host.connect();
  EXPECT_GE(list(host.ask(who, R"("do":"games")"), "ok.games").size(), 3u);
  EXPECT_GE(list(host.ask(who, R"("do":"rules","game":"mfm")"), "ok.rules").size(), 40u);
  EXPECT_EQ(text(host.ask(who, R"("do":"rules","game":"chess")"), "no.code"), "bad-message");
  EXPECT_FALSE(protocolSchema().check(parsed(host.host().gamesJson()), "Games"));
  EXPECT_FALSE(protocolSchema().check(parsed(host.host().rulesJson("mfm")), "Rules"));
  const std::string chapters = host.host().rulesJson("adlg");
  EXPECT_FALSE(protocolSchema().check(parsed(chapters), "Rules"));
  EXPECT_NE(chapters.find(R"("chapter":{"de":"Nahkampf","en":"Melee"})"), std::string::npos);
  EXPECT_FALSE(protocolSchema().check(parsed(host.host().lobbyJson()), "Lobby"));
  EXPECT_EQ(host.host().rulesJson("chess"), "");
}

}  // namespace
}  // namespace walstatt
