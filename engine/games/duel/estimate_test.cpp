// What choices are said to be worth, against fights played out in every way.
#include "games/duel/estimate.h"

#include <cmath>
#include <map>

#include "games/duel/kept_cascades.h"
#include "games/duel/test_fight.h"

namespace walstatt::duel {
namespace {

double numberIn(const Data& data, std::string_view field) {
  const Data* found = data.find(field);
  if (!found) return std::nan("");
  if (const auto* whole = found->as<std::int64_t>()) return static_cast<double>(*whole);
  const auto* real = found->as<double>();
  return real ? *real : std::nan("");
}

const Data& part(const Data& data, std::string_view field) {
  static const Data none;
  const Data* found = data.find(field);
  return found ? *found : none;
}

std::string textIn(const Data& data, std::string_view field) {
  const auto* text = part(data, field).as<std::string>();
  return text ? *text : "";
}

Data valueOf(const Fight& fight, Seat seat, std::string_view action) {
  const auto read = fight.game.read(fight.state, seat, action);
  EXPECT_TRUE(read.value) << action;
  return read.value ? part(fight.game.picture(fight.state, seat, *read.value), "value") : Data();
}

const Data& caseOf(const Data& value, std::string_view when) {
  static const Data none;
  const auto* cases = part(value, "cases").as<Data::Array>();
  if (!cases) return none;
  for (const Data& each : *cases)
    if (textIn(each, "when") == when) return each;
  return none;
}

// ---- One's own cascade: a recursion over every face and every score of the rules. -----------------------------------

struct Alone {
  int sides, skill;

  int strengthNow(const Hand& hand, Mask scored) const {
    Masks payments = paymentsOf(hand, scored);
    if (payments.empty()) payments.push_back(0);
    int best = 0;
    for (const Mask paid : payments)
      best = std::max(best, strength(hand, strongestGroup(hand, without(scored, paid), skill)));
    return best;
  }
  double afterScore(const Hand& hand, Mask scored) const {
    const double now = strengthNow(hand, scored);
    return scored == hand.all() ? now : std::max(now, rolled(hand, scored, 0));
  }
  double rolled(Hand hand, Mask scored, std::size_t place) const {
    if (place < hand.count && holds(scored, place)) return rolled(hand, scored, place + 1);
    if (place < hand.count) {
      double sum = 0;
      for (int face = 1; face <= sides; ++face) {
        hand.faces[place] = static_cast<Die>(face);
        sum += rolled(hand, scored, place + 1);
      }
      return sum / sides;
    }
    double best = 0;
    const Mask fresh = without(hand.all(), scored);
    for (unsigned mask = 1; mask < 64; ++mask)
      if (isScore(hand, fresh, static_cast<Mask>(mask)))
        best = std::max(best, afterScore(hand, static_cast<Mask>(scored | mask)));
    return best;
  }
};

TEST(Estimate, N1_D4_scores_are_worth_what_the_cascade_read_aloud_comes_to) {
  FastDice dice(4);
  for (const auto& [sides, count] : {std::pair{4, 3}, {6, 3}, {6, 2}, {4, 1}}) {
    TestFighter small;
    small.die = sides;
    small.dice = count;
    small.skill = 2;
    for (int round = 0; round < 6; ++round) {
      Fight fight({small}, {small});
      for (int who = 0; who < 2; ++who)
        fight.game.roll(fight.state, dice.roll(fight.game.turn(fight.state).dice), fight.told);
      const Fighter& mine = fight.a();
      double most = 0;
      std::map<std::string, double> expected;
      ActionList<Action> actions(fight.game.maxActions());
      fight.game.list(fight.state, 0, actions);
      for (const Action& action : actions) {
        const double worth = Alone{sides, 2}.afterScore(mine.hand, action.dice());
        expected[fight.game.write(fight.state, action)] = worth;
        most = std::max(most, worth);
      }
      const Data overlay = fight.game.overlay(fight.state, 0);
      const auto* values = part(overlay, "values").as<Data::Array>();
      ASSERT_TRUE(values && values->size() == expected.size());
      for (const Data& each : *values) {
        const std::string action = textIn(each, "do");
        const Data& value = part(each, "value");
        EXPECT_EQ(textIn(value, "basis"), "exact");
        EXPECT_NEAR(numberIn(value, "expected"), expected.at(action), 1e-9) << fight.where() << ": " << action;
        EXPECT_EQ(value.find("best") != nullptr, expected.at(action) > most - 1e-9) << fight.where() << ": " << action;
        EXPECT_FALSE(value.find("atLeast")) << "the short form";
      }
    }
  }
}

TEST(Estimate, N1_chances_of_at_least_so_much_fall_and_belong_to_the_expected_strength) {
  Fight fight;
  fight.roll({17, 17, 12, 9, 5, 3}).roll({16, 15, 14, 8, 4, 3});
  const Data value = valueOf(fight, 0, "score 17 17");
  const auto* steps = part(value, "atLeast").as<Data::Array>();
  ASSERT_TRUE(steps && steps->size() > 3);
  double before = 1 + 1e-9, strength = 0;
  for (const Data& each : *steps) {
    EXPECT_LT(numberIn(each, "p"), before);
    EXPECT_GT(numberIn(each, "strength"), strength);
    before = numberIn(each, "p"), strength = numberIn(each, "strength");
  }
  EXPECT_GE(numberIn(value, "expected"), numberIn(value, "now"));
  EXPECT_EQ(numberIn(value, "now"), 38) << "17 and 17 are attacks of 19";
  EXPECT_GT(numberIn(value, "expected"), numberIn(valueOf(fight, 0, "score 17 9"), "expected"));
}

// ---- An exchange: every wave, the best ward, every face of the damage dice. -----------------------------------------

class ReadAloud {
 public:
  ReadAloud(const Fight& fight, std::size_t me) : game_(fight.game), start_(fight.state), me_(me) {}

  double worth(const State& state) const {
    const Turn turn = game_.turn(state);
    const bool goesOn = state.phase == start_.phase && state.step >= Step::wave && state.step <= Step::wounds;
    if (!goesOn) return lost(state, 1 - me_) - lost(state, me_);
    NoEvents quiet;
    if (turn.waiting == Waiting::dice) {
      double sum = 0;
      int throws = 0;
      Faces faces;
      const auto roll = [&](const auto& self) -> void {
        if (faces.size() == turn.dice.count) {
          State next = state;
          game_.roll(next, faces, quiet);
          sum += worth(next);
          ++throws;
          return;
        }
        for (Face face = 1; face <= turn.dice.sides; ++face) {
          Faces before = faces;
          faces.push_back(face);
          self(self);
          faces = before;
        }
      };
      roll(roll);
      return sum / throws;
    }
    const Seat seat = firstOf(turn.seats);
    if (state.step == Step::ward) {
      State next = state;
      game_.apply(next, seat, *game_.obey(state, seat, phrases::orderBestWard), quiet);
      return worth(next);
    }
    std::optional<double> best;
    const double sign = seat == me_ ? 1 : -1;
    ActionList<Action> actions(game_.maxActions());
    game_.list(state, seat, actions);
    for (const Action& action : actions) {
      const bool strikes = action.kind() == ActionKind::strike;
      if (state.step == Step::hit && !strikes) continue;
      State next = state;
      game_.apply(next, seat, action, quiet);
      const double found = worth(next);
      if (!best || sign * found > sign * *best) best = found;
    }
    return *best;
  }

 private:
  double lost(const State& state, std::size_t who) const {
    const int before = start_.fighters[who].vitality;
    return state.fighters[who].is(Fighter::out) ? before : before - state.fighters[who].vitality;
  }
  const Duel& game_;
  State start_;
  std::size_t me_;
};

TEST(Estimate, D7_D11_exchanges_agree_with_playing_out_every_wave_and_every_face) {
  FastDice dice(11);
  int compared = 0, hits = 0, taken = 0;
  for (int round = 0; round < 200; ++round) {
    TestFighter one;
    one.die = round % 2 ? 6 : 4;
    one.dice = 4;
    one.skill = 2;
    one.vitality = 12;
    one.protection = 2;
    Fight fight({one}, {one});
    while (fight.state.phase == 1 && fight.step() < Step::wave) {
      const Turn turn = fight.game.turn(fight.state);
      if (turn.waiting == Waiting::dice) {
        fight.game.roll(fight.state, dice.roll(turn.dice), fight.told);
        continue;
      }
      const Seat seat = firstOf(turn.seats);
      ActionList<Action> actions(fight.game.maxActions());
      fight.game.list(fight.state, seat, actions);
      fight.game.apply(fight.state, seat, actions[dice.below(static_cast<std::uint32_t>(actions.size()))], fight.told);
    }
    if (fight.state.phase != 1 || (fight.step() != Step::wave && fight.step() != Step::ward)) continue;
    for (std::size_t me = 0; me < 2; ++me) {
      Exchange exchange(fight.game, me, 1 - me);
      const Prospect prospect = exchange.onward(exchange.alone(fight.state));
      EXPECT_NEAR(prospect.worth, ReadAloud(fight, me).worth(fight.state), 1e-9) << fight.where();
      ++compared;
      hits += prospect.hit == Fraction::one();
      taken += prospect.beHit == Fraction::one();
    }
  }
  EXPECT_GT(compared, 100);
  EXPECT_GT(hits, 20);
  EXPECT_EQ(hits, taken) << "what one deals the other takes";
}

// The example of docs/1192.md: 17, 17, 17 against 16, 15, 15.
TEST(Estimate, N2_an_attack_tells_hit_and_wounds_exactly) {
  TestFighter mailed;
  mailed.protection = 3;
  Fight fight({mailed}, {mailed});
  fight.roll({17, 17, 17, 6, 2, 2}).roll({16, 15, 15, 8, 4, 3});
  fight.act(0, "score 17 17 17 6 2 2").act(1, "score 16 15 15");
  const Data attack = caseOf(valueOf(fight, 0, "attack b1"), "theyWait");
  EXPECT_EQ(textIn(attack, "basis"), "exact");
  EXPECT_EQ(numberIn(part(attack, "hit"), "p"), 1);
  EXPECT_EQ(numberIn(part(attack, "beHit"), "p"), 0);
  const DamageOdds odds = damageOdds({4, 10, 1, Armour{3, 5, 0}, 30});
  EXPECT_EQ(numberIn(part(attack, "wounds"), "mean"), odds.expected().approx());
  EXPECT_EQ(numberIn(part(attack, "out"), "p"), odds.chanceOut().approx());
  // If both attack the higher attack value is first (D5): 20 against 17.
  EXPECT_EQ(numberIn(part(caseOf(valueOf(fight, 0, "attack b1"), "theyAttack"), "hit"), "p"), 1);
  const Data wait = caseOf(valueOf(fight, 0, "wait"), "theyWait");
  EXPECT_EQ(textIn(wait, "basis"), "simulated");
  EXPECT_EQ(numberIn(wait, "trials"), waitingTrials);
  EXPECT_EQ(textIn(caseOf(valueOf(fight, 0, "wait"), "theyAttack"), "basis"), "exact");
}

TEST(Estimate, D5_equal_claims_halve_the_chances) {
  TestFighter one;
  one.dice = 1;
  one.skill = 1;
  Fight fight({one}, {one});
  fight.roll({15}).roll({15}).act(0, "score 15").act(1, "score 15");
  const Data both = caseOf(valueOf(fight, 0, "attack b1"), "theyAttack");
  // Whoever is first is warded with the 15 that would have struck back: nobody is hit.
  EXPECT_EQ(numberIn(part(both, "hit"), "p"), 0);
  TestFighter two = one;
  two.dice = 2;
  two.skill = 2;
  Fight pairs({two}, {two});
  pairs.roll({15, 15}).roll({15, 15}).act(0, "score 15 15").act(1, "score 15 15");
  const Data case2 = caseOf(valueOf(pairs, 0, "attack b1"), "theyAttack");
  EXPECT_EQ(numberIn(part(case2, "hit"), "num"), 1) << "two attacks of 17, one of them met by 15 + 15";
  EXPECT_EQ(numberIn(part(case2, "hit"), "den"), 2);
  EXPECT_EQ(numberIn(part(case2, "beHit"), "p"), 0.5);
}

// Two dice are left to roll, one each: all throws can be tried.
TEST(Estimate, N2_waiting_is_simulated_within_its_interval) {
  TestFighter one;
  one.dice = 2;
  one.die = 6;
  one.skill = 2;
  int inside = 0, cases = 0;
  FastDice dice(2);
  for (int round = 0; round < 40; ++round) {
    Fight fight({one}, {one});
    const int a = 3 + static_cast<int>(dice.below(4)), b = 3 + static_cast<int>(dice.below(4));
    fight.roll({a, 2}).roll({b, 2}).act(0, "score " + std::to_string(a)).act(1, "score " + std::to_string(b));
    ASSERT_EQ(fight.step(), Step::declare) << fight.where();
    Exchange exchange(fight.game, 0, 1);
    double hit = 0;
    for (int x = 1; x <= 6; ++x)
      for (int y = 1; y <= 6; ++y) {
        Fight next = fight;
        next.act(0, "wait").act(1, "wait").roll({x}).roll({y});
        next.act(0, "score " + std::to_string(x)).act(1, "score " + std::to_string(y));
        if (next.step() != Step::declare) continue;
        const State state = exchange.alone(next.state);
        const Prospect mine = exchange.declared(state, true, false, Exchange::Care::strongest);
        const Prospect theirs = exchange.declared(state, false, true, Exchange::Care::strongest);
        const bool attack = mine.worth > 0 && next.asks(0), struck = theirs.worth < 0 && next.asks(1);
        if (attack || struck)
          hit += exchange.declared(state, attack, struck, Exchange::Care::strongest).hit.approx() / 36;
      }
    const Data wait = caseOf(valueOf(fight, 0, "wait"), "theyWait");
    ++cases;
    inside += hit >= numberIn(part(wait, "hit"), "low") - 1e-9 && hit <= numberIn(part(wait, "hit"), "high") + 1e-9;
  }
  EXPECT_GE(inside, cases * 85 / 100) << "95 of 100 are expected";
}

TEST(Estimate, D13_better_armour_takes_fewer_wounds) {
  double before = 1000;
  for (const int protection : {0, 1, 2, 4, 8}) {
    TestFighter mailed;
    mailed.protection = protection;
    Fight fight({{}}, {mailed});
    fight.roll({17, 17, 17, 6, 2, 2}).roll({16, 15, 15, 8, 4, 3});
    fight.act(0, "score 17 17 17").act(1, "score 16 15 15");
    const double wounds = numberIn(part(caseOf(valueOf(fight, 0, "attack b1"), "theyWait"), "wounds"), "mean");
    EXPECT_LT(wounds, before);
    before = wounds;
  }
}

TEST(Estimate, D2_groups_are_worth_what_comes_of_them) {
  Fight fight = attacked({}, {}, {17, 17, 16, 6, 2, 2}, "17 17 16", {12, 9, 7, 5, 4, 3}, "12");
  ASSERT_EQ(fight.step(), Step::group);
  EXPECT_FALSE(fight.asks(1)) << "there is only one way";
  EXPECT_EQ(fight.game.view(fight.state, 0).fighters[1].chosen, fight.b().chosen) << "Y4: no secret";
  const double all = numberIn(part(valueOf(fight, 0, "group 17 17 16"), "wounds"), "mean");
  const double one = numberIn(part(valueOf(fight, 0, "group 16"), "wounds"), "mean");
  EXPECT_EQ(all, damageOdds({4, 10, 1, Armour{0, 5, 0}, 30}).expected().approx());
  EXPECT_EQ(one, 5.5) << "one d10";
}

TEST(Estimate, D8_waves_and_wards_tell_what_gets_through) {
  Fight fight = attacked({}, {}, {17, 17, 17, 6, 2, 2}, "17 17 17", {16, 15, 15, 8, 4, 3}, "16 15 15");
  fight.act(0, "group 17 17 17").act(1, "group 16 15 15");
  EXPECT_EQ(numberIn(valueOf(fight, 0, "wave 17 17 17"), "through"), 2);
  fight.act(0, "wave 17 17 17");
  const Data none = valueOf(fight, 1, "ward none"), one = valueOf(fight, 1, "ward 15+15>20");
  EXPECT_EQ(numberIn(none, "through"), 3);
  EXPECT_EQ(numberIn(one, "through"), 2);
  EXPECT_EQ(numberIn(part(one, "beHit"), "p"), 1);
  EXPECT_EQ(numberIn(part(one, "taken"), "mean"), numberIn(part(none, "taken"), "mean")) << "D11: the same dice";
}

TEST(Estimate, D18_evading_is_told_as_every_throw_of_the_dice_has_it) {
  TestFighter bow, target;
  bow.shot = 8;
  target.die = 6;
  target.dice = 2;
  target.skill = 1;
  Fight fight({bow}, {target}, 40);
  fight.act(0, "stand aim b1").act(1, "stand").roll({15, 3, 3, 3, 3, 2}).act(0, "score 15");
  const Data shot = valueOf(fight, 0, "shoot 15");
  EXPECT_EQ(numberIn(part(shot, "hit"), "num"), 2) << "7 + 1d6 + 4 is at most 15";
  EXPECT_EQ(numberIn(part(shot, "hit"), "den"), 3);
  fight.act(0, "shoot 15").roll({1});
  int hits = 0;
  for (int x = 1; x <= 6; ++x)
    for (int y = 1; y <= 6; ++y) {
      Fight next = fight;
      next.act(1, "evade").roll({x, y});
      hits += next.wasTold(phrases::shotHits);
    }
  EXPECT_NEAR(numberIn(part(valueOf(fight, 1, "evade"), "beHit"), "p"), hits / 36.0, 1e-12);
  EXPECT_EQ(numberIn(part(valueOf(fight, 1, "stay"), "beHit"), "p"), 1);
}

// D4: whatever the others have decided in secret, the answers are the same.
TEST(Estimate, D4_nothing_secret_shows_in_a_value) {
  FastDice dice(9);
  int compared = 0;
  for (int round = 0; round < 12; ++round) {
    TestFighter one;
    one.die = 8;
    one.dice = 4;
    Fight fight(std::vector<TestFighter>(1 + dice.below(2), one), {one});
    for (int step = 0; step < 14; ++step) {
      const Turn turn = fight.game.turn(fight.state);
      if (turn.waiting == Waiting::nobody) break;
      if (turn.waiting == Waiting::dice) {
        fight.game.roll(fight.state, dice.roll(turn.dice), fight.told);
        continue;
      }
      const Seat seat = firstOf(turn.seats);
      ActionList<Action> actions(fight.game.maxActions());
      fight.game.list(fight.state, seat, actions);
      if (turn.secret && turn.seats != only(seat)) {
        const std::string mine = toJson(fight.game.overlay(fight.state, 0)),
                          theirs = toJson(fight.game.overlay(fight.state, 1));
        for (std::size_t i = 0; i < actions.size() && i < 4; ++i) {
          State next = fight.state;
          NoEvents quiet;
          fight.game.apply(next, seat, actions[i * (actions.size() - 1) / 3], quiet);
          EXPECT_EQ(toJson(fight.game.overlay(next, 0)), mine) << fight.where();
          EXPECT_EQ(toJson(fight.game.overlay(next, 1)), theirs) << fight.where();
          ++compared;
        }
      }
      fight.game.apply(fight.state, seat, actions[dice.below(static_cast<std::uint32_t>(actions.size()))], fight.told);
    }
  }
  EXPECT_GT(compared, 20);
}

TEST(Estimate, a_position_set_by_hand_with_odd_dice_is_borne) {
  const Fight fight;
  const auto odd = fight.game.readPosition(
      "declare phase 3 asked 3 | a1 vitality 28 quality 5 dice 6 inreach : 14 9s 9s 9s 7 4 | b1 vitality 30 quality 5 "
      "dice "
      "6 inreach : 17s 16s 16s 13 2");
  ASSERT_TRUE(odd.value);
  EXPECT_EQ(part(fight.game.overlay(*odd.value, 0), "values").as<Data::Array>()->size(), 2u);
}

TEST(Estimate, D4_tables_are_kept_within_their_room) {
  const auto first = keptCascade({3, 6, 2, 0});
  EXPECT_EQ(first, keptCascade({3, 6, 2, 0}));
  EXPECT_GT(first->bytes(), 1000u);
  EXPECT_LT(first->bytes(), keptCascadeBytes);
  // What is forgotten lives on as long as somebody holds it.
  EXPECT_EQ(first->rules(), (CascadeRules{3, 6, 2, 0}));
}

TEST(Estimate, intervals_hold_what_was_seen_and_are_never_empty) {
  Sampled never, half;
  for (int i = 0; i < 100; ++i) never.add(0), half.add(i % 2);
  EXPECT_EQ(never.chance().low, 0);
  EXPECT_NEAR(never.chance().high, 0.037, 0.001) << "Wilson";
  EXPECT_NEAR(half.chance().low, 0.404, 0.001);
  EXPECT_NEAR(half.chance().high, 0.596, 0.001);
  EXPECT_NEAR(half.amount().high - half.amount().low, 2 * 1.96 * 0.5 / std::sqrt(99), 0.002);
}

}  // namespace
}  // namespace walstatt::duel
