// Chapter G7 with R10 to R13: FERN, its penalties, the line of fire, cover, shooting into melee.
#include "games/mfm/game.h"

namespace walstatt::mfm {

bool ManForMan::mayShootAt(const State& state, FigureId id, FigureId target) const {
  const Figure& enemy = state.figures[target];
  if (!enemy.onBoard() || enemy.is(mark::climbing)) return false;
  const FieldId from = state.figures[id].field;
  return board_->range(from, enemy.field) <= traits_[id].fernRange && !board_->adjacent(from, enemy.field) &&
         !board_->wallBetween(from, enemy.field);
}

std::optional<Refusal> ManForMan::checkFern(const State& state, const Action& action) const {
  const FigureId id = action.figure(), target = action.target();
  if (!traits_[id].fernRange) return Refusal(phrases::noFern, piece(id));
  if (auto refusal = checkMayFight(state, id)) return refusal;
  const Figure& figure = state.figures[id];
  if (figure.is(mark::weit)) return Refusal(phrases::onlyNahAfterWeit, piece(id));
  if (auto refusal = checkTarget(state, id, target)) return refusal;
  if (figure.is(mark::moved) && action.stance() == Stance::still) return Refusal(phrases::hasMovedSoMoving, piece(id));
  const FieldId from = figure.field, to = state.figures[target].field;
  if (board_->adjacent(from, to)) return Refusal(phrases::fernAdjacent, piece(id), piece(target));
  if (board_->range(from, to) > traits_[id].fernRange)
    return Refusal(phrases::outOfRange, piece(target), number(board_->range(from, to)), number(traits_[id].fernRange));
  if (board_->wallBetween(from, to)) return Refusal(phrases::wallInLine, piece(id), piece(target));
  const bool open = axisIsOpen(state, id, target);
  if (action.across() > Across::rows) return Refusal(phrases::axisNeeded, piece(target));
  if (open && action.across() == Across::given) return Refusal(phrases::axisNeeded, piece(target));
  if (!open && action.across() != Across::given) return Refusal(phrases::axisGiven, piece(target));
  return std::nullopt;
}

void ManForMan::listFern(const State& state, FigureId id, Action*& tail) const {
  const Figure& figure = state.figures[id];
  if (figure.is(mark::weit)) return;
  const SideInfo& enemies = sides_[other(traits_[id].side)];
  for (FigureId target = enemies.begin; target < enemies.end; ++target) {
    if (!mayShootAt(state, id, target)) continue;
    const auto push = [&](Across across) {
      if (!figure.is(mark::moved)) *tail++ = Action::fern(id, target, Stance::still, across);
      *tail++ = Action::fern(id, target, Stance::moving, across);
    };
    if (axisIsOpen(state, id, target)) {
      push(Across::columns);
      push(Across::rows);
    } else {
      push(Across::given);
    }
  }
}

// G7.4, R10: own or allied figures in the line, unless one shoots from high ground.
bool ManForMan::overOwn(const State& state, FigureId shooter, FigureId target) const {
  const FieldId from = state.figures[shooter].field;
  if (board_->ground(from).flags & Ground::highGround) return false;
  bool own = false;
  board_->alongLine(from, state.figures[target].field, [&](FieldId id, bool crossed) {
    const FigureId there = state.occupant[id];
    own = own || (crossed && there != noFigure && traits_[there].side == traits_[shooter].side);
  });
  return own;
}

// R11, R12: every obstacle in the line once, by its best field; what is only touched apart from what is crossed.
ManForMan::Cover ManForMan::coverOf(const State& state, FigureId shooter, FigureId defender) const {
  Cover cover;
  const FieldId from = state.figures[shooter].field, to = state.figures[defender].field;
  const bool group = inGroup(state, defender);
  const std::uint16_t own = board_->field(from).obstacle;  // R12: the shooter's own obstacle gives nothing
  const auto note = [&](auto& list, FieldId id) {
    const FieldInfo& info = board_->field(id);
    if (!info.obstacle || info.obstacle == own) return;
    const Terrain& terrain = board_->terrainOf(id);
    const bool brackets = terrain.bush && group;
    const int value = brackets ? terrain.bracket : terrain.protection;
    for (CoverField& seen : list) {
      if (board_->field(seen.field).obstacle != info.obstacle) continue;
      if (value > seen.value) seen = {id, value, brackets};
      return;
    }
    if (!list.full()) list.push_back({id, value, brackets});
  };
  board_->alongLine(from, to, [&](FieldId id, bool crossed) { note(crossed ? cover.sure : cover.touched, id); });
  note(cover.sure, to);
  // What is touched counts only as far as it is better than what is crossed of the same obstacle.
  for (CoverField& seen : cover.touched)
    for (const CoverField& counted : cover.sure)
      if (board_->field(counted.field).obstacle == board_->field(seen.field).obstacle)
        seen.value = std::max(0, seen.value - counted.value);
  return cover;
}

template <Number N>
void ManForMan::addCover(const State& state, FigureId shooter, FigureId defender, N& sum, int& unclear) const {
  const Cover cover = coverOf(state, shooter, defender);
  const auto terrainArg = [&](FieldId id) { return Arg{ArgKind::terrain, board_->field(id).terrain}; };
  for (const CoverField& seen : cover.sure)
    sum.add(seen.value, seen.brackets ? phrases::coverInBrackets : phrases::cover, terrainArg(seen.field));
  const FieldId to = state.figures[defender].field;
  if (const int ground = board_->terrainOf(to).protection; ground < 0)
    sum.add(ground, phrases::ownField, terrainArg(to));
  for (const CoverField& seen : cover.touched) unclear += std::max(0, seen.value);
}

// R13: the target is in melee with the shooter's side; the shooter himself does not count.
bool ManForMan::intoMelee(const State& state, FigureId shooter, FigureId target) const {
  for (const FieldId near : board_->neighbours(state.figures[target].field)) {
    if (near == noField) continue;
    const FigureId there = state.occupant[near];
    if (there == noFigure || there == shooter || traits_[there].side != traits_[shooter].side) continue;
    if (!state.figures[there].is(mark::climbing)) return true;
  }
  return false;
}

// R13: with equal differences the shooter chooses across which axis the danger area lies.
bool ManForMan::axisIsOpen(const State& state, FigureId shooter, FigureId target) const {
  const FieldInfo& a = board_->field(state.figures[shooter].field);
  const FieldInfo& b = board_->field(state.figures[target].field);
  return std::abs(a.x - b.x) == std::abs(a.y - b.y) && intoMelee(state, shooter, target);
}

ManForMan::DangerArea ManForMan::dangerArea(const State& state, FigureId shooter, FigureId target,
                                            Across across) const {
  const FieldInfo& a = board_->field(state.figures[shooter].field);
  const FieldInfo& b = board_->field(state.figures[target].field);
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
  Danger danger;
  for (FigureId id = 0; id < figureCount(); ++id) {
    const Figure& figure = state.figures[id];
    if (id == shooter || !figure.onBoard() || figure.is(mark::climbing)) continue;
    if (!area.holds(board_->field(figure.field))) continue;
    if (traits_[id].side == traits_[shooter].side) {
      ++danger.own;
      danger.ownFigures.push_back(id);
    } else {
      ++danger.enemy;
    }
  }
  return danger;
}

FigureId ManForMan::drawnFigure(const Danger& danger, Face face) const {
  return danger.ownFigures[static_cast<std::size_t>(face - 1)];  // on foot every board has one field
}

template void ManForMan::addCover(const State&, FigureId, FigureId, Sum&, int&) const;
template void ManForMan::addCover(const State&, FigureId, FigureId, Explained&, int&) const;

}  // namespace walstatt::mfm
