// 1192: duels with cascades of dice, one to three fighters a side. The rules are N1 to N6 (melee), F1 to F6 (shooting)
// and D1 to D19 in content/1192/rules.toml; what they leave open is settled as Y1 … in docs/rulings.md.
//
// A phase runs prepare, roll, score, (shoot), declare; then round again until somebody attacks or all dice lie. An attack
// runs group, wave, ward, and wave or ward again for second waves and counters; a hit runs hit, damage, wounds.
// The chapters: preparing, cascading, grouping, attacking, hitting, shooting (.cpp).
#pragma once

#include "games/duel/action.h"
#include "games/duel/damage_odds.h"
#include "games/duel/phrases.h"
#include "games/duel/setup.h"
#include "games/duel/state.h"
#include "games/duel/warding.h"
#include "table/contract.h"

namespace walstatt::duel {

template <class Events>
class Play;

class Duel {
 public:
  using State = duel::State;
  using Action = duel::Action;

  Duel(std::shared_ptr<const Content> content, Setup setup);

  int seats() const { return static_cast<int>(setup_->fighters.size()); }
  int sides() const { return 2; }
  Side sideOf(Seat seat) const { return combatant(seat).side; }

  State start() const;
  Turn turn(const State& state) const;
  Listing listing() const { return Listing::complete; }
  std::size_t maxActions() const { return 12'288; }
  void list(const State& state, Seat seat, ActionList<Action>& out) const;
  std::optional<Refusal> check(const State& state, Seat seat, Action action) const;
  void apply(State& state, Seat seat, Action action, NoEvents& events) const;
  void apply(State& state, Seat seat, Action action, EventList& events) const;
  void roll(State& state, const Faces& faces, NoEvents& events) const;
  void roll(State& state, const Faces& faces, EventList& events) const;
  Outcome outcome(const State& state) const;
  Face faceClass(const State& state, Face face) const;
  State view(const State& state, Seat seat) const;
  int value(const State& state, Side side) const;
  std::uint64_t signature(const State& state) const;

  std::string write(const State& state, Action action) const;
  Read<Action> read(const State& state, Seat seat, std::string_view text) const;
  std::string writePosition(const State& state) const;
  Read<State> readPosition(std::string_view text) const;
  std::string name(const State& state, Arg arg, Language language) const;
  std::string draw(const State& state, Language language) const;

  Data stage() const;
  Data scene(const State& state) const;
  Data choices(const State& state, Seat seat) const;
  Data picture(const State& state, Seat seat, Action action) const;
  Data overlay(const State& state, Side side) const;
  std::span<const Phrase> orders() const;
  std::optional<Action> obey(const State& state, Seat seat, const Phrase& order) const;
  Read<State> amend(const State& state, std::string_view text) const;

  // The setup and what follows from it.
  const Setup& setup() const { return *setup_; }
  std::size_t fighterCount() const { return setup_->fighters.size(); }
  const Combatant& combatant(std::size_t i) const { return setup_->fighters[i]; }
  bool areEnemies(std::size_t a, std::size_t b) const { return combatant(a).side != combatant(b).side; }

  // Questions that several chapters ask.
  bool inReach(const State& state, std::size_t a, std::size_t b) const;  // D17: contact, both in the fight
  int gapBetween(const State& state, std::size_t a, std::size_t b) const;
  int diceOf(const State& state, std::size_t i) const;        // combat dice in this phase's throw
  int initiativeOf(const State& state, std::size_t i) const;  // D5
  std::uint8_t damageDieOf(const State& state, std::size_t i) const;
  int debtsDue(const Fighter& fighter) const;               // D3, D19
  bool canAttack(const State& state, std::size_t i) const;  // D4: a group can be formed and somebody is in reach
  WardProblem wardProblem(const State& state) const;
  Values waveValues(const State& state) const;                       // D6: of the wave at hand
  DamageQuestion blowQuestion(const State& state, bool fell) const;  // D11, D12: of the hit at hand
  Ward canonicalWard(const WardProblem& problem, const Ward& ward) const;
  std::size_t fighterNamed(std::string_view label) const;  // maxFighters: nobody

 private:
  template <class Events>
  friend class Play;

  bool isSecret(Step step) const {
    return step == Step::prepare || step == Step::score || step == Step::declare || step == Step::group;
  }
  Throw pendingThrow(const State& state) const;
  Seat throwerOf(const State& state) const;
  Data choiceData(const State& state, Action action) const;
  Data damageData(const State& state, bool fell) const;
  Data valuesData(const State& state, Side side) const;
  Data wardData(const State& state, Action action, Data data) const;
  int attackWorth(const State& state, const Fighter& attacker, Mask group, std::size_t whom) const;
  bool isSound(const State& state) const;
  bool isSoundStep(const State& state) const;
  bool soundWave(const State& state) const;

  // Each chapter judges and lists the decisions of its steps.
  std::optional<Refusal> checkPrepare(const State& state, Seat seat, Action action) const;
  std::optional<Refusal> checkScore(const State& state, Seat seat, Action action) const;
  std::optional<Refusal> checkDeclare(const State& state, Seat seat, Action action) const;
  std::optional<Refusal> checkGroup(const State& state, Seat seat, Action action) const;
  std::optional<Refusal> checkWave(const State& state, Action action) const;
  std::optional<Refusal> checkWardOf(const State& state, Action action) const;
  std::optional<Refusal> checkHit(const State& state, Action action) const;
  std::optional<Refusal> checkWounds(const State& state, Action action) const;
  std::optional<Refusal> checkShoot(const State& state, Seat seat, Action action) const;
  std::optional<Refusal> checkKeep(const State& state, Seat seat, Action action) const;
  void listFor(const State& state, Seat seat, ActionList<Action>& out) const;
  void listPrepare(const State& state, Seat seat, ActionList<Action>& out) const;
  void listScores(const State& state, Seat seat, ActionList<Action>& out) const;
  void listDeclarations(const State& state, Seat seat, ActionList<Action>& out) const;
  void listGroups(const State& state, Seat seat, ActionList<Action>& out) const;
  void listWaves(const State& state, ActionList<Action>& out) const;
  void listWardsOf(const State& state, ActionList<Action>& out) const;
  void listHits(const State& state, ActionList<Action>& out) const;
  void listWounds(const State& state, ActionList<Action>& out) const;
  void listShots(const State& state, Seat seat, ActionList<Action>& out) const;
  void listKeeps(const State& state, Seat seat, ActionList<Action>& out) const;

  std::shared_ptr<const Content> content_;
  std::shared_ptr<const Setup> setup_;
};

}  // namespace walstatt::duel
