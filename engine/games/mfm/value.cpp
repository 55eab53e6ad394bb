// A plain evaluation for computer players, in thousandths of a point: what is alive, what is in danger, what can be
// struck, how far the task of the scenario has come. It knows no rule by itself: chances come from the same attack
// numbers that the rules use.
#include "games/mfm/game.h"

namespace walstatt::mfm {

namespace {

constexpr int won = 10'000'000;
constexpr int perPoint = 1000;
constexpr int inTheSaddle = 6000;
constexpr int lookingAhead = 1000;
constexpr int holdingBridle = 300;  // who leads neither fights nor goes where he wants

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

// Who can strike and who can be struck, with what the sums below need of each.
ManForMan::Muster ManForMan::musterOf(const State& state, Side side) const {
  Muster muster;
  for (FigureId id = 0; id < figureCount(); ++id) {
    const Figure& figure = state.figures[id];
    if (figure.side != side || !figure.present()) continue;
    const FigureId unit = unitOf(state, id);
    const Figure& stands = state.figures[unit == noFigure ? id : unit];
    if (!stands.onBoard()) continue;
    Contender one;
    one.id = id;
    one.area = areaOf(state, id);
    one.spot = board_->at(one.area.x + one.area.width / 2, one.area.y + one.area.height / 2, one.area.storey);
    one.unit = unit;
    one.reachWeapon = traits_[id].reachWeapon;
    one.protection = typeOf(id).armour;
    if (unit == noFigure) {
      one.protection += board_->terrainOf(one.spot).protection;
    } else if (unit != id) {
      one.protection += typeOf(unit).crewArmour;
    }
    one.worth = lifeValue(id);
    if (unit != noFigure && hasCrew(state, unit)) one.worth = one.worth * 2 / 3;  // blows are shared (S8)
    one.mayBeStruck = !figure.is(mark::climbing);
    if (!isVehicle(id)) {  // a vehicle itself only rams, see ramsOf
      const bool stuck = unit != noFigure && driverOf(state, unit) == noFigure;
      one.run = stuck ? 0 : traits_[unit == noFigure ? id : unit].move;
      one.fights = unit != noFigure || board_->ground(figure.field).flags & Ground::mayAttackFrom;
      one.movesNow = !(stands.marks & (mark::moved | mark::shotStill | mark::turnOver | mark::unsteady));
      one.fightsNow = one.fights && !figure.is(mark::fought);
    }
    muster.push_back(one);
  }
  return muster;
}

// Expected loss, in thousandths of a point, that one who may still run so far can do to another with an attack.
int ManForMan::threatTo(const Contender& attacker, const Contender& target, int distance, int run) const {
  const Threats& threats = threats_[attacker.id];
  const Traits& traits = traits_[attacker.id];
  int best = 0;
  if (distance <= run + 1) {
    best = threats.thousandths(AttackKind::nah, target.protection);
    if (distance > 1) best = best * 2 / 3;  // the way may be blocked
    if (traits.weit && !target.reachWeapon && distance >= 2)
      best += threats.thousandths(AttackKind::weit, target.protection) * 2 / 3;
  }
  if (traits.fernRange && distance > 1 && board_->range(attacker.spot, target.spot) <= traits.fernRange)
    best = std::max(best, threats.thousandths(AttackKind::fern, target.protection));
  return best * target.worth / 1000;
}

// Pressure of one side on the other: the threats against each figure, not more than it is worth; those of what can still
// be done in this turn, and those of everybody after a move.
ManForMan::Pressure ManForMan::pressureOn(const Muster& victims, const Muster& attackers) const {
  Pressure sum;
  for (const Contender& target : victims) {
    if (!target.mayBeStruck) continue;
    Pressure on;
    for (const Contender& attacker : attackers) {
      if (!attacker.fights) continue;
      const int distance = attacker.area.steps(target.area);
      const int threat = threatTo(attacker, target, distance, attacker.run);
      on.later += threat;
      if (attacker.fightsNow) on.now += attacker.movesNow ? threat : threatTo(attacker, target, distance, 0);
    }
    const int most = target.worth * 3 / 2;
    sum.now += std::min(on.now, most);
    sum.later += std::min(on.later, most);
  }
  return sum;
}

// Masterless animals are worth little, and count for who has them (R32). Who drives or rides is worth more than on foot.
int ManForMan::materialOf(const State& state, Side side) const {
  int sum = 0;
  for (FigureId id = 0; id < figureCount(); ++id) {
    const Figure& figure = state.figures[id];
    if (figure.side != side || figure.standing == Standing::out) continue;
    const int worth = figure.lives * lifeValue(id);
    sum += isVehicle(id) && !hasCrew(state, id) ? worth / 3 : worth;
    if (figure.aboard()) sum += inTheSaddle;
    if (isCaptured(state, id)) sum += worth;
    if (!isVehicle(id) && ledBy(state, id) != noFigure) sum -= holdingBridle;
  }
  return sum;
}

// What the dice of a ram from here would be worth.
int ManForMan::ramWorth(const State& state, FigureId vehicle, const Area& from) const {
  const RamTargets targets = ramTargets(state, vehicle, from);
  int sum = 0;
  for (std::size_t i = 0; i < targets.victims.size(); ++i) {
    const int upTo = ramNumber<Sum>(state, vehicle, targets.victims[i]).value();
    int saved = 1000;
    for (int die = 0; die < targets.dice[i]; ++die) saved = saved * (dieSides - upTo) / dieSides;
    sum += (1000 - saved) * lifeValue(targets.victims[i]) / 1000;
  }
  return sum;
}

// A ram that is declared is as good as its dice; one that lies straight ahead is a promise, and so is looking that way.
int ManForMan::ramsOf(const State& state, Side side) const {
  if (!hasVehicles_) return 0;
  // The sum of the enemies' places; before they come, the middle of the board.
  int enemyX = 0, enemyY = 0, enemies = 0;
  for (FigureId id = 0; id < figureCount(); ++id) {
    if (state.figures[id].side == side || !state.figures[id].onBoard()) continue;
    enemyX += board_->field(state.figures[id].field).x;
    enemyY += board_->field(state.figures[id].field).y;
    ++enemies;
  }
  if (!enemies) enemyX = board_->width() / 2, enemyY = board_->height() / 2, enemies = 1;
  int sum = 0;
  for (FigureId id = 0; id < figureCount(); ++id) {
    const Figure& figure = state.figures[id];
    if (!isVehicle(id) || figure.side != side || !figure.onBoard() || driverOf(state, id) == noFigure) continue;
    Area at = areaOf(state, id);
    const Direction forward = ahead(figure.facing);
    const int right = enemyX - enemies * at.x, down = enemyY - enemies * at.y;
    sum += lookingAhead * (stepX[forward] * right + stepY[forward] * down) / (1 + std::abs(right) + std::abs(down));
    if (figure.is(mark::ramming)) {
      sum += ramWorth(state, id, at);
      continue;
    }
    for (int steps = 0; steps < traits_[id].move; ++steps) {
      bool enemy = false, closed = false;
      forFields(rowAhead(at, figure.facing), [&](FieldId field) {
        const FigureId there = standingOn(state, field);
        enemy = enemy || (there != noFigure && state.figures[there].side != side);
        closed = closed || !Tracks::mayUse(board_->terrainOf(field), traits_[id].carriage);
      });
      if (enemy && steps >= 2) sum += ramWorth(state, id, at) * 6 / 10;
      if (enemy || closed) break;
      at.x += stepX[forward];
      at.y += stepY[forward];
    }
  }
  return sum;
}

// How near the figures are to where they want to be: fighters at the enemy, shooters in range but out of reach, vehicles
// with room for a run-up, out of the reach of most.
int ManForMan::postureOf(const Muster& own, const Muster& enemies) const {
  int sum = 0;
  for (const Contender& one : own) {
    const bool vehicle = isVehicle(one.id);
    if (!vehicle && one.unit != noFigure) continue;  // goes where its vehicle goes
    int nearest = Board::farAway;
    for (const Contender& enemy : enemies) nearest = std::min(nearest, board_->travel(one.spot, enemy.spot));
    if (nearest == Board::farAway) continue;
    const int wanted = vehicle                     ? traits_[one.id].move - 1
                       : traits_[one.id].fernRange ? std::min(traits_[one.id].fernRange * board_->block() - 1, 8)
                                                   : 1;
    sum -= std::abs(nearest - wanted) * (vehicle || nearest > wanted ? 200 : 60);
    if (!vehicle) sum += std::min(2, board_->terrainOf(one.spot).protection) * 60;
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
  const Muster own = musterOf(state, side), others = musterOf(state, enemy);
  const Pressure given = pressureOn(others, own), taken = pressureOn(own, others);
  // In the own turn one strikes with what can still fight. The enemy's turn would count against whoever ends his: then
  // anything, however foolish, would look better than to pass. Everybody threatens what comes into reach in the turn after.
  if (ownTurn) sum += given.now * 6 / 10;
  sum += (given.later - taken.later) * 3 / 10;
  sum += ramsOf(state, side) - ramsOf(state, enemy) / 2;
  // Only the own posture counts: who closes in brings the enemy just as near, and nobody would ever move.
  sum += postureOf(own, others);
  if (hasChest()) sum += side == chestSide ? documentValue(state) : -documentValue(state);
  return sum;
}

}  // namespace walstatt::mfm
