// Chapter G7 with R10 to R13: FERN, its penalties, the line of fire, cover, shooting into melee.
#include "games/mfm/vehicles.h"

namespace walstatt::mfm {

std::optional<Refusal> ManForMan::checkFern(const State& state, const Action& action) const {
  const FigureId id = action.figure(), target = action.target();
  if (!traits_[id].fernRange) return Refusal(phrases::noFern, piece(id));
  if (auto refusal = checkMayFight(state, id)) return refusal;
  const Figure& figure = state.figures[id];
  if (figure.is(mark::weit)) return Refusal(phrases::onlyNahAfterWeit, piece(id));
  if (auto refusal = checkTarget(state, id, target)) return refusal;
  if (state.figures[target].aboard()) return Refusal(phrases::shootAtUnit, piece(target));
  if (hasMovedForShot(state, id) && action.stance() == Stance::still)
    return Refusal(phrases::hasMovedSoMoving, piece(id));
  const auto [from, to] = lineOf(state, id, target);
  if (isNear(areaOf(state, id), areaOf(state, target))) return Refusal(phrases::fernAdjacent, piece(id), piece(target));
  if (board_->range(from, to) > traits_[id].fernRange)
    return Refusal(phrases::outOfRange, piece(target), number(board_->range(from, to)), number(traits_[id].fernRange));
  if (board_->wallBetween(from, to)) return Refusal(phrases::wallInLine, piece(id), piece(target));
  const bool open = axisIsOpen(state, id, target);
  if (action.across() > Across::rows) return Refusal(phrases::axisNeeded, piece(target));
  if (open && action.across() == Across::given) return Refusal(phrases::axisNeeded, piece(target));
  if (!open && action.across() != Across::given) return Refusal(phrases::axisGiven, piece(target));
  return std::nullopt;
}

void ManForMan::listFern(const State& state, const Survey& survey, FigureId id, Action*& tail) const {
  const Figure& figure = state.figures[id];
  if (figure.is(mark::weit)) return;
  const bool moved = hasMovedForShot(state, id);
  const int range = traits_[id].fernRange;
  const Area from = areaOf(state, id);
  const Bounds fields = boundsOf(from), blocks = blocksOf(fields);
  for (const Survey::Enemy& enemy : survey.enemies()) {
    if (!enemy.onBoard || blocks.steps(enemy.blocks) > range) continue;
    const FigureId target = enemy.id;
    if (fields.steps(enemy.fields) == 1 && isNear(from, areaOf(state, target))) continue;
    if (board_->hasWalls()) {
      const Line line = lineOf(state, id, target);
      if (board_->wallBetween(line.from, line.to)) continue;
    }
    const auto push = [&](Across across) {
      if (!moved) *tail++ = Action::fern(id, target, Stance::still, across);
      *tail++ = Action::fern(id, target, Stance::moving, across);
    };
    if (enemy.mayBeInMelee && axisIsOpen(state, id, target)) {
      push(Across::columns);
      push(Across::rows);
    } else {
      push(Across::given);
    }
  }
}

// R29: a chariot that moved counts as moved for its archers.
bool ManForMan::hasMovedForShot(const State& state, FigureId id) const {
  const Figure& figure = state.figures[id];
  return figure.is(mark::moved | mark::changed) || (figure.aboard() && state.figures[figure.vehicle].is(mark::moved));
}

// R1: the nearest pair of fields; of equal pairs the nearest centres; of these what suits the shooter best, who chooses
// before rolling.
ManForMan::Line ManForMan::lineOf(const State& state, FigureId shooter, FigureId target) const {
  if (isOnFoot(state, shooter) && isOnFoot(state, target))
    return {state.figures[shooter].field, state.figures[target].field};
  FixedList<Line, 16> nearest;
  std::pair<int, int> least{};
  const Area from = areaOf(state, shooter), to = areaOf(state, target);
  forFields(from, [&](FieldId a) {
    forFields(to, [&](FieldId b) {
      const FieldInfo& f = board_->field(a);
      const FieldInfo& g = board_->field(b);
      const int apart = (f.x - g.x) * (f.x - g.x) + (f.y - g.y) * (f.y - g.y);
      const std::pair<int, int> near{board_->range(a, b), apart};
      if (!nearest.empty() && near > least) return;
      if (nearest.empty() || near < least) nearest.clear();
      least = near;
      if (!nearest.full()) nearest.push_back({a, b});
    });
  });
  Line best = nearest[0];
  if (nearest.size() == 1) return best;
  int leastTrouble = 0;
  for (const Line& line : nearest) {
    const int trouble = board_->wallBetween(line.from, line.to) * 100 + protectionAlong(state, line, target) +
                        2 * ownInLine(state, line, shooter);
    if (&line != nearest.begin() && trouble >= leastTrouble) continue;
    best = line;
    leastTrouble = trouble;
  }
  return best;
}

int ManForMan::protectionAlong(const State& state, const Line& line, FigureId defender) const {
  int sum = 0;
  for (const CoverField& seen : coverOf(state, line, defender).sure) sum += seen.value;
  return sum;
}

// G7.4, R10: own or allied figures in the line, unless one shoots from high ground.
bool ManForMan::overOwn(const State& state, FigureId shooter, FigureId target) const {
  return ownInLine(state, lineOf(state, shooter, target), shooter);
}

bool ManForMan::ownInLine(const State& state, const Line& line, FigureId shooter) const {
  if (board_->ground(line.from).flags & Ground::highGround) return false;
  const FigureId unit = unitOf(state, shooter);
  bool own = false;
  board_->alongLine(line.from, line.to, [&](FieldId id, bool crossed) {
    const FigureId there = standingOn(state, id);
    own = own ||
          (crossed && there != noFigure && there != unit && state.figures[there].side == state.figures[shooter].side);
  });
  return own;
}

// R12: of several fields the one that protects least.
FieldId ManForMan::ownGround(const State& state, FigureId defender) const {
  if (isOnFoot(state, defender)) return state.figures[defender].field;
  FieldId worst = noField;
  int least = 0;
  forFields(areaOf(state, defender), [&](FieldId field) {
    const int value = coverOn(state, field, defender, false).value;
    if (worst != noField && value >= least) return;
    worst = field;
    least = value;
  });
  return worst;
}

ManForMan::CoverField ManForMan::coverOn(const State& state, FieldId field, FigureId defender, bool group) const {
  const Terrain& terrain = board_->terrainOf(field);
  const bool large = hasVehicles_ && unitOf(state, defender) != noFigure;
  if (large && (terrain.bush || terrain.branchTest)) return {field, 0, false};  // R19, S4.1, R23
  const bool brackets = terrain.bush && group;
  return {field, brackets ? terrain.bracket : terrain.protection, brackets};
}

// R11, R12: every obstacle in the line once, by its best field; what is only touched apart from what is crossed.
ManForMan::Cover ManForMan::coverOf(const State& state, const Line& line, FigureId defender) const {
  Cover cover;
  const auto [from, to] = line;
  const bool onFoot = isOnFoot(state, defender);
  const bool group = onFoot && inGroup(state, defender);
  const std::uint16_t own = board_->field(from).obstacle;  // R12: the shooter's own obstacle gives nothing
  const auto note = [&](auto& list, FieldId id) {
    const FieldInfo& info = board_->field(id);
    if (!info.obstacle || info.obstacle == own) return;
    const CoverField here = coverOn(state, id, defender, group);
    if (!onFoot && here.value == 0) return;
    for (CoverField& seen : list) {
      if (board_->field(seen.field).obstacle != info.obstacle) continue;
      if (here.value > seen.value) seen = here;
      return;
    }
    if (!list.full()) list.push_back(here);
  };
  board_->alongLine(from, to, [&](FieldId id, bool crossed) { note(crossed ? cover.sure : cover.touched, id); });
  // R12: a figure on several fields takes the lowest of them.
  note(cover.sure, ownGround(state, defender));
  // What is touched counts only as far as it is better than what is crossed of the same obstacle.
  for (CoverField& seen : cover.touched)
    for (const CoverField& counted : cover.sure)
      if (board_->field(counted.field).obstacle == board_->field(seen.field).obstacle)
        seen.value = std::max(0, seen.value - counted.value);
  return cover;
}

template <Number N>
void ManForMan::addCover(const State& state, FigureId shooter, FigureId defender, N& sum, int& unclear) const {
  const Cover cover = coverOf(state, lineOf(state, shooter, defender), defender);
  const auto terrainArg = [&](FieldId id) { return Arg{ArgKind::terrain, board_->field(id).terrain}; };
  for (const CoverField& seen : cover.sure)
    sum.add(seen.value, seen.brackets ? phrases::coverInBrackets : phrases::cover, terrainArg(seen.field));
  const FieldId to = ownGround(state, defender);
  if (const int ground = board_->terrainOf(to).protection; ground < 0)
    sum.add(ground, phrases::ownField, terrainArg(to));
  for (const CoverField& seen : cover.touched) unclear += std::max(0, seen.value);
}

// R13: the target is in melee with the shooter's side; the shooter himself does not count.
bool ManForMan::intoMelee(const State& state, FigureId shooter, FigureId target) const {
  const FigureId unit = unitOf(state, shooter);
  bool melee = false;
  forNeighbours(state, areaOf(state, target), [&](FigureId there) {
    melee = melee || (there != shooter && there != unit && state.figures[there].side == state.figures[shooter].side &&
                      !state.figures[there].is(mark::climbing));
  });
  return melee;
}

// R13: with equal differences the shooter chooses across which axis the danger area lies.
bool ManForMan::axisIsOpen(const State& state, FigureId shooter, FigureId target) const {
  const auto diagonal = [&](const Line& line) {
    const FieldInfo& a = board_->field(line.from);
    const FieldInfo& b = board_->field(line.to);
    return std::abs(a.x - b.x) == std::abs(a.y - b.y);
  };
  // The line is cheap between single fields and dear between boards, so the two tests change places.
  if (isOnFoot(state, shooter) && isOnFoot(state, target))
    return diagonal(lineOf(state, shooter, target)) && intoMelee(state, shooter, target);
  return intoMelee(state, shooter, target) && diagonal(lineOf(state, shooter, target));
}

ManForMan::DangerArea ManForMan::dangerArea(const State& state, FigureId shooter, FigureId target,
                                            Across across) const {
  const Line line = lineOf(state, shooter, target);
  const FieldInfo& a = board_->field(line.from);
  const FieldInfo& b = board_->field(line.to);
  const int dx = std::abs(a.x - b.x), dy = std::abs(a.y - b.y);
  const bool columns = across == Across::columns || (across == Across::given && dx < dy);
  // The neighbour block on the side where the target stands in its block; from the exact middle of an odd
  // block, on the shooter's side.
  const int block = board_->block();
  const auto neighbour = [&](int position, int from) {
    const int inside = 2 * (position % block) + 1;
    if (inside != block) return inside < block ? -1 : 1;
    return from > position ? 1 : -1;
  };
  return {b.blockX, b.blockY, columns ? b.blockX + neighbour(b.x, a.x) : b.blockX,
          columns ? b.blockY : b.blockY + neighbour(b.y, a.y)};
}

ManForMan::Danger ManForMan::dangerOf(const State& state, FigureId shooter, FigureId target, Across across) const {
  const DangerArea area = dangerArea(state, shooter, target, across);
  const FigureId unit = unitOf(state, shooter);
  Danger danger;
  for (FigureId id = 0; id < figureCount(); ++id) {
    const Figure& figure = state.figures[id];
    if (id == shooter || id == unit || !figure.onBoard() || figure.is(mark::climbing)) continue;
    bool inside = false;
    if (isVehicle(id)) {
      forFields(areaOf(state, id), [&](FieldId field) { inside = inside || area.holds(board_->field(field)); });
    } else {
      inside = area.holds(board_->field(figure.field));
    }
    if (!inside) continue;
    const int size = typeOf(id).boardSize();
    if (figure.side == state.figures[shooter].side) {
      danger.own += size;
      danger.ownFigures.push_back(id);
    } else {
      danger.enemy += size;
    }
  }
  return danger;
}

// By board size: each figure has as many faces as its board has fields.
FigureId ManForMan::drawnFigure(const Danger& danger, Face face) const {
  int left = face;
  for (const FigureId id : danger.ownFigures) {
    left -= typeOf(id).boardSize();
    if (left <= 0) return id;
  }
  return danger.ownFigures[danger.ownFigures.size() - 1];
}

template void ManForMan::addCover(const State&, FigureId, FigureId, Sum&, int&) const;
template void ManForMan::addCover(const State&, FigureId, FigureId, Explained&, int&) const;

}  // namespace walstatt::mfm
