// Laws for all games of the house and all their ready setups. A new game obeys them without being asked.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cctype>
#include <cmath>
#include <filesystem>
#include <map>
#include <ostream>
#include <set>
#include <unordered_map>

#include "base/test_cases.h"
#include "games/registry/registry.h"
#include "library/library.h"
#include "odds/luck.h"
#include "odds/spread.h"
#include "players/random.h"
#include "records/json.h"
#include "records/session.h"
#include "records/verify.h"

namespace walstatt {
namespace {

constexpr std::uint64_t games = cases(8, 2);
constexpr std::size_t stepsLookedAt = cases(2'000, 300);  // of one game
constexpr std::size_t actionsLookedAt = cases(200, 25);   // of one decision
constexpr int rollsPerSpread = cases(100'000, 4'000);
constexpr std::size_t longestGame = 100'000;  // steps
constexpr std::size_t spreadsPerSetup = 8;

const Library& library() {
  static const Library content = [] {
    Errors errors;
    return Library::read(builtInContent(), errors);
  }();
  return content;
}

struct Case {
  const GameKind* kind;
  std::string setup;
};

// CTest names its tests by what is printed here.
void PrintTo(const Case& one, std::ostream* out) { *out << one.kind->id << '_' << one.setup; }

std::vector<Case> allCases() {
  std::vector<Case> cases;
  for (const GameKind& kind : allGames())
    for (const ReadySetup& setup : kind.setups(library())) cases.push_back({&kind, setup.id});
  return cases;
}

std::string nameOf(const testing::TestParamInfo<Case>& info) {
  std::string name = std::string(info.param.kind->id) + "_" + info.param.setup;
  for (char& c : name)
    if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
  return name;
}

Seat anyOf(SeatSet seats, FastDice& dice) {
  auto skipped = dice.below(static_cast<std::uint32_t>(std::popcount(seats)));
  Seat seat = firstOf(seats);
  for (; skipped > 0; --skipped) seat = firstOf(seats = static_cast<SeatSet>(seats & (seats - 1)));
  return seat;
}

class Laws : public testing::TestWithParam<Case> {
 protected:
  void SetUp() override {
    const auto setup = GetParam().kind->setup(library(), GetParam().setup);
    ASSERT_TRUE(setup);
    setup_ = *setup;
    Errors errors;
    game_ = GetParam().kind->make(library(), setup_, errors);
    for (const ContentError& error : errors.list()) ADD_FAILURE() << library().words().say(error, Language::english);
    ASSERT_TRUE(game_);
  }

  std::vector<Seat> seats() const {
    std::vector<Seat> all;
    for (int seat = 0; seat < game_->seats(); ++seat) all.push_back(static_cast<Seat>(seat));
    return all;
  }
  std::vector<AnyAction> actionsOf(const AnyState& state, Seat seat) const {
    ActionList<AnyAction> list(game_->maxActions());
    game_->list(state, seat, list);
    return {list.begin(), list.end()};
  }
  // All of a few, some of many.
  std::vector<AnyAction> someActionsOf(const AnyState& state, Seat seat) const {
    const std::vector<AnyAction> all = actionsOf(state, seat);
    std::vector<AnyAction> some;
    const std::size_t step = 1 + all.size() / actionsLookedAt;
    for (std::size_t i = all.size() % step; i < all.size(); i += step) some.push_back(all[i]);
    return some;
  }
  std::uint64_t after(AnyState state, Seat seat, const AnyAction& action) const {
    NoEvents quiet;
    game_->apply(state, seat, action, quiet);
    return game_->signature(state);
  }
  std::uint64_t after(AnyState state, const Faces& faces) const {
    NoEvents quiet;
    game_->roll(state, faces, quiet);
    return game_->signature(state);
  }

  // Plays a game at random and shows every state, the last one too, with the events that led to it.
  template <class Visit>
  void walk(std::uint64_t seed, std::size_t steps, const Visit& visit) const {
    FastDice dice(seed);
    RandomPlayer<AnyGame> player(seed);
    AnyState state = game_->start();
    EventList told;
    visit(state, game_->turn(state), told.events);
    for (std::size_t step = 0; step < steps && game_->turn(state).waiting != Waiting::nobody; ++step) {
      const Turn turn = game_->turn(state);
      told.events.clear();
      if (turn.waiting == Waiting::dice) {
        game_->roll(state, dice.roll(turn.dice), told);
      } else {
        const Seat seat = anyOf(turn.seats, dice);
        game_->apply(state, seat, player.choose(*game_, game_->view(state, seat), seat), told);
      }
      visit(state, game_->turn(state), told.events);
      if (HasFailure()) return;  // one is enough to mend
    }
  }
  template <class Visit>
  void walkDecisions(std::uint64_t seed, const Visit& visit) const {
    walk(seed, stepsLookedAt, [&](const AnyState& state, const Turn& turn, const auto&) {
      if (turn.waiting != Waiting::decision) return;
      for (const Seat seat : seats())
        if (has(turn.seats, seat)) visit(state, turn, seat);
    });
  }
  std::string where(const AnyState& state) const { return "position: " + game_->writePosition(state); }

  SessionPlan plan() const {
    SessionPlan all;
    all.kind = GetParam().kind;
    all.scenario = GetParam().setup;
    all.setup = setup_;
    for (int seat = 0; seat < game_->seats(); ++seat) all.players.push_back({"", "random", std::to_string(seat)});
    return all;
  }

  Data setup_;
  std::unique_ptr<AnyGame> game_;
};

TEST_P(Laws, the_game_and_its_setup_have_names_in_both_languages) {
  const GameKind& kind = *GetParam().kind;
  for (const Language language : {Language::german, Language::english}) {
    EXPECT_FALSE(kind.name.in(language).empty());
    for (const ReadySetup& setup : kind.setups(library()))
      EXPECT_FALSE(setup.name.in(language).empty() || setup.note.in(language).empty()) << setup.id;
  }
}

TEST_P(Laws, the_content_of_the_game_is_in_order) {
  Errors errors;
  GetParam().kind->checkContent(library(), errors);
  for (const ContentError& error : errors.list()) ADD_FAILURE() << library().words().say(error, Language::english);
}

TEST_P(Laws, the_game_has_a_rule_book_and_a_recorded_game) {
  const std::string id(GetParam().kind->id);
  const auto* rules = library().rules(id);
  EXPECT_TRUE(rules && !rules->empty()) << "content/" << id << "/rules.toml";
  bool recorded = false;
  for (const auto& entry : std::filesystem::directory_iterator(WALSTATT_SOURCE_DIR "/tests/records"))
    recorded |= entry.path().extension() == ".jsonl" && entry.path().filename().string().starts_with(id);
  EXPECT_TRUE(recorded) << "tests/records/" << id << "*.jsonl; WALSTATT_WRITE_RECORDS=1 makes one";
}

TEST_P(Laws, the_setup_survives_being_recorded) {
  Errors errors;
  const auto setup = parseJson(toJson(setup_), "setup", errors);
  ASSERT_TRUE(setup);
  const auto game = GetParam().kind->make(library(), *setup, errors);
  ASSERT_TRUE(game && errors.empty());
  EXPECT_EQ(game->signature(game->start()), game_->signature(game_->start()));
}

TEST_P(Laws, listed_actions_are_allowed) {
  for (std::uint64_t seed = 1; seed <= games; ++seed)
    walkDecisions(seed, [&](const AnyState& state, const Turn&, Seat seat) {
      const std::vector<AnyAction> actions = actionsOf(state, seat);
      EXPECT_FALSE(actions.empty()) << where(state);
      EXPECT_LE(actions.size(), game_->maxActions());
      for (const AnyAction& action : someActionsOf(state, seat)) {
        const auto refusal = game_->check(state, seat, action);
        EXPECT_FALSE(refusal) << where(state) << ": " << game_->write(state, action) << ": " << refusal->phrase->id;
      }
    });
}

TEST_P(Laws, who_is_not_asked_may_not_act) {
  walk(1, stepsLookedAt, [&](const AnyState& state, const Turn& turn, const auto&) {
    const std::vector<AnyAction> actions =
        turn.seats ? someActionsOf(state, firstOf(turn.seats)) : std::vector<AnyAction>(1);
    for (const Seat seat : seats()) {
      if (has(turn.seats, seat)) continue;
      EXPECT_TRUE(actionsOf(state, seat).empty()) << where(state);
      for (const AnyAction& action : actions) EXPECT_TRUE(game_->check(state, seat, action)) << where(state);
    }
  });
}

TEST_P(Laws, a_saved_position_is_the_one_loaded) {
  for (std::uint64_t seed = 1; seed <= games; ++seed)
    walk(seed, stepsLookedAt, [&](const AnyState& state, const Turn&, const auto&) {
      const std::string text = game_->writePosition(state);
      EXPECT_EQ(text.find('\n'), std::string::npos) << text;
      const auto loaded = game_->readPosition(text);
      ASSERT_TRUE(loaded.value) << text << ": " << loaded.error.phrase->id << " at " << loaded.at;
      EXPECT_EQ(*loaded.value, state) << text << "\nread as\n" << game_->writePosition(*loaded.value);
      EXPECT_EQ(game_->signature(*loaded.value), game_->signature(state)) << text;
    });
}

TEST_P(Laws, what_is_written_of_an_action_can_be_read) {
  for (std::uint64_t seed = 1; seed <= games; ++seed)
    walkDecisions(seed, [&](const AnyState& state, const Turn&, Seat seat) {
      for (const AnyAction& action : someActionsOf(state, seat)) {
        const std::string text = game_->write(state, action);
        const auto read = game_->read(state, seat, text);
        ASSERT_TRUE(read.value) << where(state) << ": " << text;
        EXPECT_EQ(*read.value, action) << where(state) << ": " << text << " reads " << game_->write(state, *read.value);
      }
    });
}

TEST_P(Laws, a_replay_is_the_game_again) {
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    Errors errors;
    SessionPlan all = plan();
    all.secret = Secret{static_cast<std::uint8_t>(seed)};
    auto session = Session::begin(library(), all, errors);
    ASSERT_TRUE(session);
    FastDice dice(seed);
    RandomPlayer<AnyGame> player(seed);
    for (session->rollPending(); session->turn().waiting == Waiting::decision; session->rollPending()) {
      const Seat seat = anyOf(session->turn().seats, dice);
      ASSERT_FALSE(session->act(seat, player.choose(*game_, game_->view(session->state(), seat), seat)));
      ASSERT_LT(session->lineCount(), longestGame);
    }
    session->finish();
    const auto record = readRecord(session->lines(), "record", errors);
    ASSERT_TRUE(record);
    const auto played = replay(library(), *record, "record", errors);
    for (const ContentError& error : errors.list()) ADD_FAILURE() << library().words().say(error, Language::english);
    ASSERT_TRUE(played);
    EXPECT_EQ(played->states, session->states());
    EXPECT_TRUE(verify(library(), *record, "record", errors).proved);
  }
}

TEST_P(Laws, a_view_is_enough_to_decide_and_hides_nothing_twice) {
  for (std::uint64_t seed = 1; seed <= games; ++seed)
    walkDecisions(seed, [&](const AnyState& state, const Turn&, Seat seat) {
      const AnyState seen = game_->view(state, seat);
      EXPECT_EQ(game_->view(seen, seat), seen) << where(state);
      EXPECT_EQ(actionsOf(seen, seat), actionsOf(state, seat)) << where(state);
    });
}

TEST_P(Laws, a_secret_decision_is_not_seen_by_others) {
  for (std::uint64_t seed = 1; seed <= games; ++seed)
    walkDecisions(seed, [&](const AnyState& state, const Turn& turn, Seat seat) {
      if (!turn.secret || turn.seats == only(seat)) return;  // the last to choose reveals it
      for (const Seat other : seats()) {
        if (other == seat) continue;
        std::optional<std::uint64_t> seen;
        for (const AnyAction& action : someActionsOf(state, seat)) {
          AnyState next = state;
          NoEvents quiet;
          game_->apply(next, seat, action, quiet);
          if (!game_->turn(next).secret) continue;
          const std::uint64_t signature = game_->signature(game_->view(next, other));
          EXPECT_EQ(signature, seen.value_or(signature)) << where(state) << ": " << game_->write(state, action);
          seen = signature;
        }
      }
    });
}

TEST_P(Laws, every_game_ends) {
  for (std::uint64_t seed = 1; seed <= 4 * games; ++seed) {
    AnyState last;
    walk(seed, longestGame, [&](const AnyState& state, const Turn&, const auto&) { last = state; });
    ASSERT_EQ(game_->turn(last).waiting, Waiting::nobody) << "seed " << seed;
    const Outcome outcome = game_->outcome(last);
    EXPECT_TRUE(outcome.over && outcome.why.phrase) << where(last);
    EXPECT_TRUE(outcome.winner == noSide || outcome.winner < game_->sides()) << where(last);
  }
}

TEST_P(Laws, nobody_has_won_before_the_end) {
  walk(1, stepsLookedAt, [&](const AnyState& state, const Turn& turn, const auto&) {
    EXPECT_EQ(game_->outcome(state).over, turn.waiting == Waiting::nobody) << where(state);
  });
}

TEST_P(Laws, signatures_are_equal_where_states_are_and_nowhere_else) {
  std::unordered_map<std::uint64_t, AnyState> known;
  for (std::uint64_t seed = 1; seed <= games; ++seed)
    walk(seed, stepsLookedAt, [&](const AnyState& state, const Turn&, const auto&) {
      const auto [entry, isNew] = known.emplace(game_->signature(state), state);
      EXPECT_EQ(entry->second, state) << where(state) << "\n" << where(entry->second);
      EXPECT_EQ(game_->signature(AnyState(state)), entry->first);
    });
  std::set<std::string> positions;
  for (const auto& [signature, state] : known) positions.insert(game_->writePosition(state));
  EXPECT_EQ(positions.size(), known.size()) << "different states are written alike";
}

TEST_P(Laws, faces_of_one_class_lead_to_the_same_state) {
  FastDice dice(77);
  for (std::uint64_t seed = 1; seed <= games; ++seed)
    walk(seed, stepsLookedAt, [&](const AnyState& state, const Turn& turn, const auto&) {
      if (turn.waiting != Waiting::dice) return;
      ASSERT_TRUE(turn.dice.count >= 1 && turn.dice.count <= maxDice && turn.dice.sides >= 1) << where(state);
      const Faces faces = dice.roll(turn.dice);
      const std::uint64_t expected = after(state, faces);
      for (std::size_t i = 0; i < faces.size(); ++i)
        for (int face = 1; face <= turn.dice.sides; ++face) {
          Faces other = faces;
          other[i] = static_cast<Face>(face);
          if (game_->faceClass(state, other[i]) != game_->faceClass(state, faces[i])) continue;
          EXPECT_EQ(after(state, other), expected) << where(state) << ": " << faces[i] << " and " << face;
        }
      if (turn.dice.ordered) return;
      Faces turned = faces;
      std::reverse(turned.begin(), turned.end());
      EXPECT_EQ(after(state, turned), expected) << where(state) << ": order of dice";
    });
}

// Throws dice from one state on until somebody decides. The same faces lead to the same state, so that every row of faces is
// played but once, however often it falls: a large table takes its time for every throw.
class ThrownOut {
 public:
  ThrownOut(const AnyGame& game, const AnyState& from) : game_(game) { add(from); }

  const AnyState& throwOnce(FastDice& dice) {
    at_ = 0;
    while (nodes_[at_].turn.waiting == Waiting::dice && !nodes_[at_].turn.dice.wide) {
      const Faces faces = dice.roll(nodes_[at_].turn.dice);
      const auto [next, isNew] = nodes_[at_].next.try_emplace({faces.begin(), faces.end()}, nodes_.size());
      const std::size_t there = next->second;
      if (isNew) {
        AnyState state = nodes_[at_].state;
        NoEvents quiet;
        game_.roll(state, faces, quiet);
        add(state);
      }
      at_ = there;
    }
    return nodes_[at_].state;
  }
  std::uint64_t signature() const { return nodes_[at_].signature; }

 private:
  struct Node {
    AnyState state;
    Turn turn;
    std::uint64_t signature;
    std::map<std::vector<Face>, std::size_t> next;
  };
  void add(const AnyState& state) { nodes_.push_back({state, game_.turn(state), game_.signature(state), {}}); }

  const AnyGame& game_;
  std::vector<Node> nodes_;
  std::size_t at_ = 0;
};

// Dice thrown very often against the exact spread. The seeds are fixed, so the bound is passed always or never.
void expectLikely(const AnyGame& game, const AnyState& state) {
  using Process = odds::GameProcess<AnyGame>;
  std::vector<odds::Leaf<Process>> leaves;
  odds::spread(Process{&game, state}, leaves);
  std::unordered_map<std::uint64_t, std::pair<double, int>> results;  // chance, times thrown
  Fraction sum{0, 1};
  for (const auto& leaf : leaves) {
    results[game.signature(leaf.process.state)] = {leaf.chance.approx(), 0};
    sum = sum + leaf.chance;
  }
  EXPECT_EQ(sum, Fraction::one());

  FastDice dice(4711);
  ThrownOut thrown(game, state);
  const int rolls = rollsPerSpread;
  for (int i = 0; i < rolls; ++i) {
    const AnyState& end = thrown.throwOnce(dice);
    const auto found = results.find(thrown.signature());
    ASSERT_NE(found, results.end()) << "not in the spread: " << game.writePosition(end);
    ++found->second.second;
  }

  double chiSquare = 0, rareChance = 0;
  int kinds = 0, rare = 0;
  const auto compare = [&](double chance, int times) {
    const double expected = chance * rolls;
    chiSquare += (times - expected) * (times - expected) / expected;
    ++kinds;
  };
  for (const auto& [signature, result] : results) {
    if (result.first * rolls >= 10) {
      compare(result.first, result.second);
    } else {
      rareChance += result.first;
      rare += result.second;
    }
  }
  if (rareChance * rolls >= 10) compare(rareChance, rare);
  EXPECT_LT(chiSquare, kinds + 5 * std::sqrt(2.0 * kinds) + 12) << kinds << " results of " << game.writePosition(state);
}

TEST_P(Laws, odds_are_what_dice_come_to) {
  std::map<std::string, std::size_t> seen;  // kinds of throws: what was told before, and the dice
  std::size_t compared = 0;
  for (std::uint64_t seed = 1; seed <= games && compared < spreadsPerSetup; ++seed)
    walk(seed, stepsLookedAt, [&](const AnyState& state, const Turn& turn, const std::vector<Event>& told) {
      if (turn.waiting != Waiting::dice || turn.dice.wide || compared == spreadsPerSetup) return;
      std::string kind = diceNotation(turn.dice);
      for (const Event& event : told) kind += std::string(" ") += event.said.phrase->id;
      if (++seen[kind] > 2) return;
      ++compared;
      expectLikely(*game_, state);
    });
}

class Phrases {
 public:
  Phrases(std::string_view game, const AnyGame& rules) : game_(game), rules_(rules) {}

  void note(const AnyState& state, const Event& event) {
    note(state, event.said);
    for (const Part& part : event.number.parts()) note(state, Said(*part.reason, part.about));
  }
  void note(const AnyState& state, const Said& said) {
    if (!said.phrase) return void(problems_.insert("something is told without a phrase"));
    const std::string id(said.phrase->id), rule(said.phrase->rule);
    if (++seen_[id] > 20) return;
    if (!library().words().has(id)) problems_.insert("no words for " + id);
    if (!rule.empty() && !library().rule(game_, rule))
      problems_.insert(id + " rests on " + rule + ", which no rule book has");
    for (const Language language : {Language::german, Language::english}) {
      const std::string sentence = library().words().plain(id, language);
      for (std::size_t arg = 0; arg < Said::maxArgs; ++arg) {
        const std::string gap = "{" + std::to_string(arg);
        if (said.args[arg].kind == ArgKind::none && sentence.find(gap) != std::string::npos)
          problems_.insert(id + " is told without " + gap + "}");
      }
      const Namer namer = [&](Arg arg) { return rules_.name(state, arg, language); };
      if (library().words().say(said, language, namer).empty()) problems_.insert(id + " says nothing");
    }
  }
  // All of them at once, each once: whoever writes the words needs the whole list.
  const std::set<std::string>& problems() const { return problems_; }

 private:
  std::string game_;
  const AnyGame& rules_;
  std::map<std::string, int> seen_;
  std::set<std::string> problems_;
};

TEST_P(Laws, whatever_is_said_has_words_and_its_rule) {
  Phrases phrases(GetParam().kind->id, *game_);
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    std::vector<AnyAction> before;  // legal a moment ago: a good source of refusals
    walk(seed, stepsLookedAt, [&](const AnyState& state, const Turn& turn, const std::vector<Event>& told) {
      for (const Event& event : told) phrases.note(state, event);
      if (turn.waiting == Waiting::nobody) phrases.note(state, game_->outcome(state).why);
      for (const Seat seat : seats())
        for (const AnyAction& action : before)
          if (const auto refusal = game_->check(state, seat, action)) phrases.note(state, *refusal);
      if (turn.waiting == Waiting::decision) before = someActionsOf(state, firstOf(turn.seats));
      if (turn.waiting == Waiting::decision)
        if (const auto read = game_->read(state, firstOf(turn.seats), "?!"); !read.value)
          phrases.note(state, read.error);
      if (turn.waiting == Waiting::decision)
        if (const auto amended = game_->amend(state, "?!"); !amended.value) phrases.note(state, amended.error);
    });
  }
  const auto position = game_->readPosition("?!");
  ASSERT_FALSE(position.value);
  phrases.note(game_->start(), position.error);
  for (const std::string& problem : phrases.problems()) ADD_FAILURE() << problem;
}

TEST_P(Laws, a_board_can_be_drawn_and_valued_for_both_languages_and_all_sides) {
  walk(1, stepsLookedAt, [&](const AnyState& state, const Turn&, const auto&) {
    for (const Language language : {Language::german, Language::english})
      EXPECT_FALSE(game_->draw(state, language).empty()) << where(state);
    for (const Seat seat : seats()) game_->value(state, game_->sideOf(seat));
  });
}

// What is sent to a screen arrives as it was.
void expectSent(const Data& told, const std::string& where) {
  Errors errors;
  const std::string text = toJson(told);
  const auto arrived = parseJson(text, "told", errors);
  ASSERT_TRUE(arrived) << where << ": " << text;
  EXPECT_EQ(toJson(*arrived), text) << where;
}

TEST_P(Laws, a_screen_is_told_all_it_needs_and_can_be_sent_it) {
  expectSent(game_->stage(), "stage");
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    std::size_t number = 0;
    walk(seed, stepsLookedAt, [&](const AnyState& state, const Turn& turn, const auto&) {
      expectSent(game_->scene(state), where(state));
      const bool lookCloser = number++ % 16 == 0 || turn.reaction;
      if (!lookCloser) return;
      for (const Seat seat : seats()) {
        expectSent(game_->overlay(state, game_->sideOf(seat)), where(state));
        if (turn.waiting != Waiting::decision || !has(turn.seats, seat)) continue;
        for (const AnyAction& action : someActionsOf(state, seat))
          expectSent(game_->picture(state, seat, action), where(state) + ": " + game_->write(state, action));
      }
    });
  }
}

TEST_P(Laws, choices_are_exactly_the_legal_actions) {
  for (std::uint64_t seed = 1; seed <= games; ++seed)
    walkDecisions(seed, [&](const AnyState& state, const Turn&, Seat seat) {
      const Data choices = game_->choices(state, seat);
      const auto* all = choices.as<Data::Array>();
      ASSERT_TRUE(all) << where(state);
      std::vector<std::string> told, listed;
      for (const Data& choice : *all) {
        const Data* action = choice.find("do");
        const Data* kind = choice.find("kind");
        ASSERT_TRUE(action && action->as<std::string>() && kind && kind->as<std::string>()) << toJson(choice);
        told.push_back(*action->as<std::string>());
      }
      for (const AnyAction& action : actionsOf(state, seat)) listed.push_back(game_->write(state, action));
      if (game_->listing() == Listing::complete) {
        EXPECT_EQ(told, listed) << where(state);
      }
      const std::size_t step = 1 + told.size() / actionsLookedAt;
      for (std::size_t i = told.size() % step; i < told.size(); i += step) {
        const auto read = game_->read(state, seat, told[i]);
        ASSERT_TRUE(read.value) << where(state) << ": " << told[i];
        EXPECT_FALSE(game_->check(state, seat, *read.value)) << where(state) << ": " << told[i];
      }
      if (told.size() < actionsLookedAt) expectSent(choices, where(state));
    });
}

TEST_P(Laws, who_is_not_asked_has_no_choices) {
  walk(1, stepsLookedAt, [&](const AnyState& state, const Turn& turn, const auto&) {
    for (const Seat seat : seats()) {
      if (!has(turn.seats, seat)) {
        EXPECT_EQ(toJson(game_->choices(state, seat)), "[]") << where(state);
      }
    }
  });
}

TEST_P(Laws, standing_orders_answer_as_the_rules_allow) {
  for (const Phrase& order : game_->orders()) EXPECT_TRUE(library().words().has(std::string(order.id))) << order.id;
  for (std::uint64_t seed = 1; seed <= games; ++seed)
    walk(seed, stepsLookedAt, [&](const AnyState& state, const Turn& turn, const auto&) {
      for (const Seat seat : seats())
        for (const Phrase& order : game_->orders()) {
          const auto answer = game_->obey(state, seat, order);
          if (!answer) continue;
          EXPECT_TRUE(turn.reaction) << where(state);
          EXPECT_FALSE(game_->check(state, seat, *answer)) << where(state) << ": " << game_->write(state, *answer);
        }
    });
}

// What the luck report expects is what happens on the average: summed over the games it lies within five deviations.
TEST_P(Laws, luck_expects_what_happens) {
  std::map<std::string, std::array<double, 3>> sums;  // happened, expected, the most the variance can be
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    odds::LuckCounter<AnyGame> luck(*game_);
    FastDice dice(seed);
    RandomPlayer<AnyGame> player(seed);
    AnyState state = game_->start();
    int thrown = 0;
    for (std::size_t step = 0; step < stepsLookedAt && game_->turn(state).waiting != Waiting::nobody; ++step) {
      const Turn turn = game_->turn(state);
      EventList told;
      if (turn.waiting == Waiting::dice) {
        const Faces faces = dice.roll(turn.dice);
        game_->roll(state, faces, told);
        luck.rolled(turn, faces, told.events);
        thrown += turn.dice.count;
      } else {
        const Seat seat = anyOf(turn.seats, dice);
        const AnyAction action = player.choose(*game_, game_->view(state, seat), seat);
        luck.decided(state, seat, action);
        game_->apply(state, seat, action, told);
      }
    }
    const odds::LuckReport report = luck.report();
    for (const odds::LuckOutcome& row : report.outcomes) {
      auto& [happened, expected, variance] = sums[std::string(row.outcome->id)];
      happened += row.happened;
      expected += row.expected;
      variance += row.expected;
      EXPECT_TRUE(library().words().has("luck." + std::string(row.outcome->id)))
          << row.outcome->id << " has no name in content/words/luck.toml";
      EXPECT_TRUE(row.low <= row.expected + 1 && row.expected - 1 <= row.high && row.high <= row.chances);
    }
    for (const odds::LuckDice& each : report.dice) {
      thrown -= each.thrown;
      EXPECT_TRUE(each.low <= each.expected && each.expected <= each.high);
    }
    EXPECT_EQ(thrown, 0) << "every die is counted once";
  }
  for (const auto& [id, sum] : sums) EXPECT_NEAR(sum[0], sum[1], 5 * std::sqrt(sum[2]) + 1) << id;
}

INSTANTIATE_TEST_SUITE_P(AllGames, Laws, testing::ValuesIn(allCases()), nameOf);

TEST(House, the_content_is_in_order) {
  Errors errors;
  Library::read(builtInContent(), errors);
  for (const ContentError& error : errors.list()) ADD_FAILURE() << library().words().say(error, Language::english);
}

TEST(House, every_game_has_a_ready_setup) {
  for (const GameKind& kind : allGames()) EXPECT_FALSE(kind.setups(library()).empty()) << kind.id;
}

}  // namespace
}  // namespace walstatt
