// A plain evaluation for computer players, in thousandths of a point: what is alive, what is in danger, what can be
// struck, how far the task of the scenario has come. It knows no rule by itself: chances come from the same attack
// numbers that the rules use.
#include "games/mfm/game.h"

namespace walstatt::mfm {

namespace {

constexpr int won = 10'000'000;
constexpr int perPoint = 1000;

}  // namespace

// Chance in thousandths that one attack of this kind costs a defender with this protection a life.
int ManForMan::Threats::thousandths(AttackKind kind, int protection) const {
  const int column = std::clamp(protection, lowest, highest) - lowest;
  return table[static_cast<std::size_t>(kind)][static_cast<std::size_t>(column)];
}

ManForMan::Threats ManForMan::threatsOf(const FigureType& type, bool ruleOf12) {
  Threats threats;
  for (std::size_t k = 0; k < attackKinds; ++k) {
    const auto kind = static_cast<AttackKind>(k);
    const HitValue hit = kind == AttackKind::nah ? type.nah : kind == AttackKind::fern ? type.fern : type.weitHit;
    int misses = 1000;
    for (int die = 0; die < hit.dice; ++die) misses = misses * (dieSides - hit.upTo) / dieSides;
    if (kind == AttackKind::nah) threats.hit = 1000 - misses;
    for (int protection = Threats::lowest; protection <= Threats::highest; ++protection) {
      Attack attack;
      attack.kind = kind;
      attack.saved = type.saved[k];
      attack.ruleOf12 = ruleOf12;
      attack.protection = static_cast<std::int8_t>(protection);
      int lost = 0;
      for (Face face = 1; face <= dieSides; ++face) lost += defenceFails(attack, face);
      threats.table[k][static_cast<std::size_t>(protection - Threats::lowest)] =
          static_cast<std::int16_t>(hit.dice ? (1000 - misses) * lost / dieSides : 0);
    }
  }
  return threats;
}

// What a life of this figure is worth.
int ManForMan::lifeValue(FigureId id) const { return typeOf(id).points * perPoint / typeOf(id).lives; }

// Expected loss, in thousandths of a point, that `attacker` can do to `target` with its next attack: now, if it can still
// fight in this turn, else after a move.
int ManForMan::threatTo(const State& state, FigureId attacker, FigureId target, bool now) const {
  const Figure& a = state.figures[attacker];
  const Figure& b = state.figures[target];
  if (!a.onBoard() || !b.onBoard() || b.is(mark::climbing)) return 0;
  const bool canFight = !now || !a.is(mark::fought);
  if (!canFight || !(board_->ground(a.field).flags & Ground::mayAttackFrom)) return 0;
  const int protection = typeOf(target).armour + board_->terrainOf(b.field).protection;
  const int distance = board_->steps(a.field, b.field);
  const bool canMove = !now || !(a.marks & (mark::moved | mark::shotStill));
  const int run = canMove ? traits_[attacker].move : 0;
  const Threats& threats = threats_[attacker];
  int best = 0;
  if (distance <= 1 || distance <= run + 1) {
    best = threats.thousandths(AttackKind::nah, protection);
    if (distance > 1) best = best * 2 / 3;  // the way may be blocked
    if (traits_[attacker].weit && !traits_[target].reachWeapon && distance >= 2)
      best += threats.thousandths(AttackKind::weit, protection) * 2 / 3;
  }
  if (traits_[attacker].fernRange && board_->range(a.field, b.field) <= traits_[attacker].fernRange && distance > 1)
    best = std::max(best, threats.thousandths(AttackKind::fern, protection));
  return best * lifeValue(target) / 1000;
}

// Pressure of one side on the other: the best threats against each figure, not more than it is worth.
int ManForMan::pressureOn(const State& state, Side victim, bool now) const {
  const SideInfo& attackers = sides_[other(victim)];
  int sum = 0;
  for (FigureId target = sides_[victim].begin; target < sides_[victim].end; ++target) {
    if (!state.figures[target].onBoard()) continue;
    int threat = 0;
    for (FigureId attacker = attackers.begin; attacker < attackers.end; ++attacker)
      threat += threatTo(state, attacker, target, now);
    sum += std::min(threat, lifeValue(target) * 3 / 2);
  }
  return sum;
}

int ManForMan::materialOf(const State& state, Side side) const {
  int sum = 0;
  for (FigureId id = sides_[side].begin; id < sides_[side].end; ++id) sum += state.figures[id].lives * lifeValue(id);
  return sum;
}

// How near the figures are to where they want to be: fighters at the enemy, shooters in range but out of reach.
int ManForMan::postureOf(const State& state, Side side) const {
  const SideInfo& enemies = sides_[other(side)];
  int sum = 0;
  for (FigureId id = sides_[side].begin; id < sides_[side].end; ++id) {
    const Figure& figure = state.figures[id];
    if (!figure.onBoard()) continue;
    int nearest = Board::farAway;
    for (FigureId enemy = enemies.begin; enemy < enemies.end; ++enemy)
      if (state.figures[enemy].onBoard())
        nearest = std::min(nearest, board_->travel(figure.field, state.figures[enemy].field));
    if (nearest == Board::farAway) continue;
    const int wanted = traits_[id].fernRange ? std::min(traits_[id].fernRange * board_->block() - 1, 8) : 1;
    sum -= std::abs(nearest - wanted) * (nearest > wanted ? 200 : 60);
    sum += std::min(2, board_->terrainOf(figure.field).protection) * 60;
  }
  return sum;
}

// R35: how far the chest has come, in the owner's favour.
int ManForMan::documentValue(const State& state) const {
  if (state.chest == noField) return -3000;
  const FieldInfo& chest = board_->field(state.chest);
  const int togo = setup_.goal == Edge::bottom ? board_->height() - chest.y
                   : setup_.goal == Edge::top  ? chest.y + 1
                   : setup_.goal == Edge::left ? chest.x + 1
                                               : board_->width() - chest.x;
  int sum = -togo * 1500;
  int carriers = 0;
  for (FigureId id = sides_[chestSide].begin; id < sides_[chestSide].end; ++id) {
    const Figure& figure = state.figures[id];
    if (!figure.onBoard()) continue;
    const int away = board_->travel(figure.field, state.chest);
    carriers += board_->adjacent(figure.field, state.chest);
    sum -= std::max(0, away - 1) * 150;
  }
  sum += std::min(carriers, 2) * 2500 + (carriers > 2 ? 300 : 0);
  const FigureId upon = state.occupant[state.chest];
  if (upon != noFigure && traits_[upon].side != chestSide) sum -= 6000;
  const SideInfo& hunters = sides_[other(chestSide)];
  int nearest = 40;
  for (FigureId id = hunters.begin; id < hunters.end; ++id) {
    if (!state.figures[id].onBoard()) continue;
    const int away = board_->travel(state.figures[id].field, state.chest);
    // Shooters hunt from afar; the others have to get there.
    if (traits_[id].fernRange) {
      sum += std::max(0, away - traits_[id].fernRange * board_->block()) * 150;
    } else {
      sum += away * 200;
    }
    nearest = std::min(nearest, away);
  }
  return sum + nearest * 150;
}

int ManForMan::value(const State& state, Side side) const {
  if (state.phase == Phase::over) return state.winner == noSide ? 0 : state.winner == side ? won : -won;
  const Side enemy = other(side);
  const bool ownTurn = state.activeSide == side;
  int sum = materialOf(state, side) - materialOf(state, enemy);
  // Who is to move strikes with what can still fight; everybody threatens what comes into reach in the turn after.
  const int strikesNow = pressureOn(state, ownTurn ? enemy : side, true) * 6 / 10;
  sum += ownTurn ? strikesNow : -strikesNow;
  sum += (pressureOn(state, enemy, false) - pressureOn(state, side, false)) * 3 / 10;
  // Only the own posture counts: who closes in brings the enemy just as near, and nobody would ever move.
  sum += postureOf(state, side);
  if (hasChest()) sum += side == chestSide ? documentValue(state) : -documentValue(state);
  return sum;
}

}  // namespace walstatt::mfm
