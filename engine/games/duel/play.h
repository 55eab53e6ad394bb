// One fight being carried on: the steps of a phase with their events. The chapters lie in files of their own; what
// leads from one step to the next is in sequence.cpp.
#pragma once

#include "games/duel/game.h"

namespace walstatt::duel {

template <class Events>
class Play {
 public:
  Play(const Duel& game, State& state, Events& events) : game_(game), state_(state), events_(events) {}

  void begin();  // the first phase
  void apply(Seat seat, Action action);
  void roll(const Faces& faces);

 private:
  // The way through a phase (sequence.cpp; N1, N2, D4).
  void beginPhase();
  void beginRound();
  void afterScoring();
  void beginDeclaring();
  void afterDeclaring();
  void endPhase();
  void endFight(Ending ending, Side winner);
  bool endIfSideIsOut();
  void ask(Step step, unsigned seats);
  void askOne(Step step, std::size_t seat);

  // Preparing and movement (preparing.cpp; D14, D17).
  void prepare();
  void closeIn();

  // The cascade (cascading.cpp; N1, D3, D4).
  void throwHand(const Faces& faces);
  void revealScores();
  void setAside(Fighter& fighter);

  // Groups and initiative (grouping.cpp; D2, D3, D5).
  void beginGrouping();
  void revealGroups();
  void tellInitiative();
  void nextAttack();
  void dieOff(const Faces& faces);

  // Attack, defence, counter (attacking.cpp; N3, N4, D6 to D9).
  void beginAttack(std::size_t attacker, std::size_t defender);
  void nameWave(Mask dice);
  void beginWarding();
  void carryOutWard(Action action);
  void afterWards();
  void afterPass();
  void counterOrEnd();
  void endExchange();

  // Hits (hitting.cpp; N5, N6, D11 to D15).
  void beginHit();
  void strike(bool fell);
  void flee(std::size_t who);
  void throwDamage(const Faces& faces);
  void afterDamage();
  void addWounds(const Places& woundOf);
  void shareNext();
  void woundAll();
  void putOut(std::size_t who);
  void afterHit();

  // Shooting (shooting.cpp; F1 to F6, D16 to D19).
  void nextArcher();
  void aimOn();
  void goOnAiming();
  void keepDice(Mask dice);
  void shoot(Action action);
  void throwTarget(const Faces& faces);
  void throwReaction(const Faces& faces);
  void throwEvasion(const Faces& faces);
  void hitOrMiss();
  void endShot();

  Fighter& fighter(std::size_t i) { return state_.fighters[i]; }
  Fighter& attacker() { return state_.fighters[state_.attacker]; }
  Fighter& defender() { return state_.fighters[state_.defender]; }
  const Combatant& combatant(std::size_t i) const { return game_.combatant(i); }
  void tell(const Phrase& phrase, Arg a = {}, Arg b = {}, Arg c = {}, Arg d = {}, Arg e = {}) {
    if constexpr (Events::wanted) events_.tell(Said(phrase, a, b, c, d, e));
  }

  const Duel& game_;
  State& state_;
  Events& events_;
};

}  // namespace walstatt::duel
