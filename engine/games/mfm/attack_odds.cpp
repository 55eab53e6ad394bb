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

// An attack in a position: the very steps that the game takes, on a copy of the attack alone. Decisions of the defender
// are made as AttackChances says.
struct PlacedAttack {
  const ManForMan* game;
  const State* state;
  Attack attack;

  std::optional<Throw> pending() const { return attack.pending(); }
  Face faceClass(Face face) const { return attack.faceClass(face); }
  void roll(const Faces& faces) {
    game->stepAttack(*state, attack, faces);
    if (attack.isDecision())
      attack = game->defendedBy(*state, attack,
                                attack.stage == Stage::name ? bestDefender(*game, *state, attack) : attack.aimed);
  }
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

Fraction chanceOf(HitValue value) {
  std::uint64_t all = 1, missed = 1;
  for (int die = 0; die < value.dice; ++die) {
    all *= dieSides;
    missed *= static_cast<std::uint64_t>(dieSides - value.upTo);
  }
  return Fraction::of(all - missed, all);
}

DefenceChances defenceOf(const ManForMan& game, const State& state, const Attack& attack, FigureId defender) {
  const PlacedAttack start{&game, &state, game.defendedBy(state, attack, defender)};
  FixedList<odds::Leaf<PlacedAttack>, 8> leaves;  // touched cover or not, saved or not
  odds::spread(start, leaves);
  DefenceChances chances;
  for (const auto& leaf : leaves)
    if (leaf.process.attack.lifeLost) chances.lifeLost = chances.lifeLost + leaf.chance;
  if (state.figures[defender].lives == 1) chances.out = chances.lifeLost;
  return chances;
}

FigureId bestDefender(const ManForMan& game, const State& state, const Attack& attack) {
  FigureId best = noFigure;
  Fraction least = Fraction::one();
  for (const FigureId id : game.defendersOf(state, attack)) {
    const Fraction loss = defenceOf(game, state, attack, id).lifeLost;
    if (best != noFigure && least.num * loss.den <= loss.num * least.den) continue;
    best = id;
    least = loss;
  }
  return best;
}

AttackChances chancesOf(const ManForMan& game, const State& state, const Action& action) {
  const PlacedAttack start{&game, &state, game.attackOf(state, action)};
  std::vector<odds::Leaf<PlacedAttack>> many;
  Leaves<PlacedAttack> few;
  AttackChances chances;
  const auto share = [&](FigureId id) -> AttackChances::Share& {
    for (AttackChances::Share& known : chances.shares)
      if (known.figure == id) return known;
    chances.shares.push_back({.figure = id});
    return chances.shares.back();
  };
  const auto add = [&](const auto& leaves) {
    bool shared = false;
    for (const auto& leaf : leaves) {
      const Attack& attack = leaf.process.attack;
      shared = shared || (attack.unit != noFigure && attack.kind == AttackKind::fern);
      if (attack.tester != noFigure) {
        chances.tester = attack.tester;
        chances.changed = chanceOf({attack.testDice, attack.testUpTo});
      }
    }
    for (const auto& leaf : leaves) {
      const Attack& attack = leaf.process.attack;
      if (!attack.wasHit) continue;
      chances.hit = chances.hit + leaf.chance;
      const bool out = attack.lifeLost && state.figures[attack.struck].lives == 1;
      if (shared) {
        AttackChances::Share& his = share(attack.struck);
        his.struck = his.struck + leaf.chance;
        if (attack.lifeLost) his.lifeLost = his.lifeLost + leaf.chance;
        if (out) his.out = his.out + leaf.chance;
      }
      if (!attack.lifeLost) continue;
      const bool own = state.figures[attack.struck].side == state.figures[attack.attacker].side;
      Fraction& loss = own ? chances.ownLifeLost : chances.lifeLost;
      loss = loss + leaf.chance;
      if (!own && out) chances.out = chances.out + leaf.chance;
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
