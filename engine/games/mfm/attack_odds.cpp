#include "games/mfm/attack_odds.h"

#include "odds/spread.h"

namespace walstatt::mfm {

namespace {

// An attack without a board: only hit and defence are thrown.
struct BareAttack {
  Attack attack;

  std::optional<Throw> pending() const { return attack.pending(); }
  Face faceClass(Face face) const { return attack.faceClass(face); }
  void roll(const Faces& faces) {
    if (attack.stage == Stage::hit) {
      rollHit(attack, faces);
    } else {
      rollDefence(attack, faces[0]);
    }
  }
  friend bool operator==(const BareAttack&, const BareAttack&) = default;
};

// An attack in a position: the very steps that the game takes, on a copy of the attack alone.
struct PlacedAttack {
  const ManForMan* game;
  const State* state;
  Attack attack;

  std::optional<Throw> pending() const { return attack.pending(); }
  Face faceClass(Face face) const { return attack.faceClass(face); }
  void roll(const Faces& faces) { game->stepAttack(*state, attack, faces); }
  friend bool operator==(const PlacedAttack& a, const PlacedAttack& b) { return a.attack == b.attack; }
};

template <class Process>
using Leaves = FixedList<odds::Leaf<Process>, 192>;  // who can be struck, times what can happen to him

}  // namespace

std::optional<Refusal> checkQuestion(const AttackQuestion& q) {
  const auto within = [](int value, int least, int most) { return value >= least && value <= most; };
  if (within(q.dice, 1, 6) && within(q.hitUpTo, 1, dieSides) && within(q.savedFrom, 1, 13) &&
      within(q.armour, -12, 12) && within(q.terrain, -12, 30) && within(q.lives, 1, 99))
    return std::nullopt;
  return Refusal(phrases::badQuestion);
}

AttackOdds answer(const AttackQuestion& q) {
  AttackFacts facts;
  facts.kind = q.kind;
  facts.value = {static_cast<std::uint8_t>(q.dice), static_cast<std::uint8_t>(q.hitUpTo)};
  facts.moved = q.moved;
  facts.overOwn = q.overOwn;
  facts.skirmisher = q.skirmisher;
  AttackOdds odds;
  odds.hitNumber = hitNumber<Explained>(facts);
  if (q.armour) odds.protection.add(q.armour, phrases::armour);
  if (q.terrain) odds.protection.add(q.terrain, phrases::terrain);

  BareAttack start;
  start.attack.stage = Stage::hit;
  start.attack.kind = q.kind;
  start.attack.dice = facts.value.dice;
  start.attack.hitUpTo = static_cast<std::uint8_t>(odds.hitNumber.value());
  start.attack.protection = static_cast<std::int8_t>(odds.protection.value());
  start.attack.ruleOf12 = q.ruleOf12;
  start.attack.saved = savedFrom(q.savedFrom);
  FixedList<odds::Leaf<BareAttack>, 8> leaves;
  odds::spread(start, leaves);
  for (const auto& leaf : leaves) {
    if (leaf.process.attack.wasHit) odds.hit = odds.hit + leaf.chance;
    if (leaf.process.attack.lifeLost) odds.lifeLost = odds.lifeLost + leaf.chance;
  }
  odds.out = q.lives == 1 ? odds.lifeLost : Fraction{0, 1};
  return odds;
}

AttackChances chancesOf(const ManForMan& game, const State& state, const Action& action) {
  const PlacedAttack start{&game, &state, game.attackOf(state, action)};
  std::vector<odds::Leaf<PlacedAttack>> many;
  Leaves<PlacedAttack> few;
  AttackChances chances;
  const auto add = [&](const auto& leaves) {
    for (const auto& leaf : leaves) {
      const Attack& attack = leaf.process.attack;
      if (attack.wasHit) chances.hit = chances.hit + leaf.chance;
      if (!attack.lifeLost) continue;
      const bool own = game.sideOfFigure(attack.struck) == game.sideOfFigure(attack.attacker);
      Fraction& loss = own ? chances.ownLifeLost : chances.lifeLost;
      loss = loss + leaf.chance;
      if (!own && state.figures[attack.struck].lives == 1) chances.out = chances.out + leaf.chance;
    }
  };
  if (start.attack.ownSize > 8) {
    odds::spread(start, many);
    add(many);
  } else {
    odds::spread(start, few);
    add(few);
  }
  return chances;
}

}  // namespace walstatt::mfm
