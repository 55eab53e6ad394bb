#include "games/adlg/terrain.h"

#include <algorithm>

#include "games/adlg/geometry_parts.h"
#include "games/adlg/ground_penalty.h"

namespace walstatt::adlg {

namespace {

std::span<const Piece> piecesOf(const State& state) { return {state.pieces.data(), state.pieceCount}; }
std::span<const Work> worksOf(const State& state) { return {state.works.data(), state.workCount}; }

Point middleOf(const Box& box) {
  Vec sum;
  for (const Vec& corner : box.corners) sum = {sum.x + corner.x, sum.y + corner.y};
  return coarse({sum.x / 4, sum.y / 4});
}
Point middleOf(Vec a, Vec b) { return coarse({(a.x + b.x) / 2, (a.y + b.y) / 2}); }

// A base that is held against several pieces: most are far away, which its bounds tell.
class Base {
 public:
  explicit Base(const Box& box) : box_(box), bounds_(boundsOf(box)) {}
  bool standsOn(const Piece& piece) const {
    return !keepsAway(bounds_, outlineOf(piece)) && parts::overlapsNear(box_, outlineOf(piece));
  }
  bool standsWhollyOn(const Piece& piece) const {
    return !keepsAway(bounds_, outlineOf(piece)) && parts::liesInNear(box_, outlineOf(piece));
  }

 private:
  const Box& box_;
  Bounds bounds_;
};
bool stands(const Box& box, const Piece& piece) { return overlap(box, outlineOf(piece)); }
bool standsWholly(const Box& box, const Piece& piece) { return liesIn(box, outlineOf(piece)); }

// Negative on the defended side: left of the way from a to b, y downwards.
std::int64_t sideOf(const Work& work, Vec point) {
  const Vec a = fine(work.a), b = fine(work.b);
  return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
}

// B-All-11: no allowance, no entry.
bool isClosed(const Profile& profile, Going going) {
  if (going == Going::impassable) return true;
  // What never moves (heavy artillery) may be set up wherever wheels can come.
  if (!profile.movement.mobile) return going == Going::heavy;
  return (going == Going::heavy ? profile.movement.heavy : profile.movement.rough) == 0;
}

bool liesAlongRoad(std::span<const Piece> pieces, const Box& box) {
  const Point front = middleOf(box.corners[0], box.corners[1]), rear = middleOf(box.corners[2], box.corners[3]);
  return std::any_of(pieces.begin(), pieces.end(), [&](const Piece& piece) {
    return piece.kind == TerrainKind::road && holds(outlineOf(piece), front) && holds(outlineOf(piece), rear);
  });
}

bool isOn(const State& state, const Box& box, TerrainKind kind) {
  return std::any_of(state.pieces.begin(), state.pieces.begin() + state.pieceCount,
                     [&](const Piece& piece) { return piece.kind == kind && stands(box, piece); });
}

// At the edge of a river or gully that the enemy is in (A30: the fight is at its edge).
bool holdsEdgeOf(const State& state, const Box& box, const Box& enemy, TerrainKind kind) {
  constexpr Length atTheEdge = 20;
  for (const Piece& piece : piecesOf(state))
    if (piece.kind == kind && stands(enemy, piece) && !stands(box, piece) &&
        distance(box, outlineOf(piece)) <= atTheEdge)
      return true;
  return false;
}

bool looksDownFrom(const Piece& hill, const Box& box) {
  return isHill(hill.kind) && standsWholly(box, hill) && !aheadOfFrontLine(box, middleOf(outlineOf(hill)));
}

}  // namespace

Going goingFor(const Profile& profile, const Piece& piece) {
  using enum TerrainKind;
  if (profile.category == Category::El && (piece.kind == brush || piece.kind == field)) return Going::open;
  if (profile.is(camels) && piece.kind == brush) return Going::open;
  if (profile.is(camels) && piece.kind == dunes) return Going::rough;
  return piece.going;
}

Footing footingOf(const State& state, const Box& box, const Profile& profile) {
  Footing footing;
  const Base base(box);
  for (std::size_t i = 0; i < state.pieceCount; ++i) {
    const Piece& piece = state.pieces[i];
    if (piece.kind == TerrainKind::road || !base.standsOn(piece)) continue;
    footing.pieces = static_cast<std::uint16_t>(footing.pieces | 1u << i);
    footing.worst = std::max(footing.worst, goingFor(profile, piece));
    footing.inCover = footing.inCover || givesCover(piece.kind);
    const bool broken = piece.going == Going::rough || piece.going == Going::heavy;
    footing.partlyBroken = footing.partlyBroken || broken;
    if (!(broken && !footing.whollyBroken) && !isHill(piece.kind) && piece.kind != TerrainKind::gully) continue;
    const bool wholly = base.standsWhollyOn(piece);
    footing.whollyBroken = footing.whollyBroken || (broken && wholly);
    footing.onHill = footing.onHill || (isHill(piece.kind) && wholly);
    footing.inGully = footing.inGully || (piece.kind == TerrainKind::gully && wholly);
  }
  return footing;
}

bool standsInOpen(const State& state, const Box& box) {
  const Base base(box);
  return std::none_of(state.pieces.begin(), state.pieces.begin() + state.pieceCount, [&](const Piece& piece) {
    return piece.kind != TerrainKind::road && piece.going != Going::open && base.standsOn(piece);
  });
}

Going worstGoing(const State& state, const Box& box, const Profile& profile, std::uint32_t among) {
  Going worst = Going::open;
  const Base base(box);
  for (std::size_t i = 0; i < state.pieceCount; ++i) {
    const Piece& piece = state.pieces[i];
    if ((among >> i & 1u) == 0 || piece.kind == TerrainKind::road) continue;
    const Going going = goingFor(profile, piece);
    if (going > worst && base.standsOn(piece)) worst = going;
  }
  return worst;
}

bool mayStand(std::span<const Piece> pieces, const Box& box, const Profile& profile) {
  const Base base(box);
  for (const Piece& piece : pieces) {
    const Going going = goingFor(profile, piece);
    if (going == Going::open || piece.kind == TerrainKind::road) continue;
    if (isClosed(profile, going) && base.standsOn(piece)) return liesAlongRoad(pieces, box);  // B-All-12
  }
  return true;
}
bool mayStand(const State& state, const Box& box, const Profile& profile) {
  return mayStand(piecesOf(state), box, profile);
}

bool hindering(std::span<const Piece> pieces, const Box& box, const Profile& profile) {
  const Base base(box);
  return std::any_of(pieces.begin(), pieces.end(), [&](const Piece& piece) {
    return meleePenalty(profile, piece.kind, piece.going) < 0 && base.standsOn(piece);
  });
}
std::uint32_t hinderingPieces(const State& state, const Profile& profile, std::uint32_t among) {
  std::uint32_t found = 0;
  for (std::uint32_t rest = among & allPieces(state); rest != 0; rest &= rest - 1) {
    const Piece& piece = state.pieces[static_cast<std::size_t>(std::countr_zero(rest))];
    if (meleePenalty(profile, piece.kind, piece.going) < 0) found |= rest & -rest;
  }
  return found;
}
bool standsOnAny(const State& state, const Box& box, std::uint32_t pieces) {
  if (pieces == 0) return false;
  const Base base(box);
  for (std::uint32_t rest = pieces; rest != 0; rest &= rest - 1)
    if (base.standsOn(state.pieces[static_cast<std::size_t>(std::countr_zero(rest))])) return true;
  return false;
}
bool hindering(const State& state, const Box& box, const Profile& profile, std::uint32_t among) {
  return standsOnAny(state, box, hinderingPieces(state, profile, among));
}

std::uint32_t piecesIn(const State& state, const Bounds& bounds, std::uint32_t among) {
  std::uint32_t found = among & allPieces(state);
  for (std::uint32_t rest = found; rest != 0; rest &= rest - 1)
    if (keepsAway(bounds, outlineOf(state.pieces[static_cast<std::size_t>(std::countr_zero(rest))])))
      found &= ~(rest & -rest);
  return found;
}

bool alongRoad(const State& state, const Box& box) { return liesAlongRoad(piecesOf(state), box); }

bool standsHigher(const State& state, const Box& box, const Box& enemy) {
  for (const Piece& piece : piecesOf(state))
    if (looksDownFrom(piece, box) && !looksDownFrom(piece, enemy)) return true;
  return false;
}
bool holdsBank(const State& state, const Box& box, const Box& enemy) {
  return holdsEdgeOf(state, box, enemy, TerrainKind::river);
}
bool holdsGullyEdge(const State& state, const Box& box, const Box& enemy) {
  return holdsEdgeOf(state, box, enemy, TerrainKind::gully) && !isOn(state, box, TerrainKind::gully);
}

namespace {

bool standsBetween(const Work& work, const Box& defender, const Box& other, Side side) {
  const Point from = middleOf(defender), to = middleOf(other);
  return work.owner == side && sideOf(work, fine(from)) < 0 && crosses(from, to, work.a, work.b);
}

// No part of the base on the other side by more than a sliver.
bool isWhollyBehind(const Work& work, const Box& box) {
  const std::int64_t sliver = touching * grain * distance(work.a, work.b) * grain;
  return std::all_of(box.corners.begin(), box.corners.end(),
                     [&](const Vec& corner) { return sideOf(work, corner) <= sliver; });
}

}  // namespace

const Work* workBetween(const State& state, const Box& defender, const Box& other, Side side) {
  for (const Work& work : worksOf(state))
    if (standsBetween(work, defender, other, side)) return &work;
  return nullptr;
}

bool isShieldedByWorks(const State& state, const Box& box, const Box& other, Side side) {
  const auto works = worksOf(state);
  return std::any_of(works.begin(), works.end(), [&](const Work& work) {
    return standsBetween(work, box, other, side) && isWhollyBehind(work, box);
  });
}

const Work* workBefore(const State& state, const Box& box, Side side) {
  for (const Work& work : worksOf(state)) {
    if (work.owner != side) continue;
    if (!isWhollyBehind(work, box)) continue;
    std::int64_t nearest = INT64_MAX;
    for (const Vec& corner : box.corners) nearest = std::min(nearest, std::max<std::int64_t>(-sideOf(work, corner), 0));
    if (nearest > ud * grain * distance(work.a, work.b) * grain) continue;
    const Vec a = fine(work.a), b = fine(work.b), middle = fine(middleOf(box));
    const std::int64_t along = (b.x - a.x) * (middle.x - a.x) + (b.y - a.y) * (middle.y - a.y);
    if (along >= 0 && along <= (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)) return &work;
  }
  return nullptr;
}

Length coverBetween(const State& state, Point from, Point to) {
  const Bounds bounds = boundsOf(from, to);
  Length cover = 0;
  for (const Piece& piece : piecesOf(state))
    if (givesCover(piece.kind) && !keepsAway(bounds, outlineOf(piece)))
      cover += lengthInside(from, to, outlineOf(piece));
  return cover;
}

bool canSee(const State& state, const Box& from, const Box& target) {
  const bool anyCover = std::any_of(state.pieces.begin(), state.pieces.begin() + state.pieceCount,
                                    [](const Piece& piece) { return givesCover(piece.kind); });
  if (!anyCover) return true;
  const Point left = coarse(from.corners[0]), right = coarse(from.corners[1]);
  const auto seen = [&](Point point) {
    return coverBetween(state, left, point) <= ud && coverBetween(state, right, point) <= ud;
  };
  for (std::size_t i = 0; i < 4; ++i)
    if (seen(coarse(target.corners[i])) || seen(middleOf(target.corners[i], target.corners[(i + 1) % 4]))) return true;
  return seen(middleOf(target));
}

bool hiddenInGully(const State& state, const Box& target, const Box& from) {
  for (const Piece& piece : piecesOf(state))
    if (piece.kind == TerrainKind::gully && standsWholly(target, piece) && distance(from, outlineOf(piece)) > ud)
      return true;
  return false;
}

Point middleOf(Outline outline) {
  if (outline.empty()) return {};
  Point low = outline[0], high = outline[0];
  for (const Point& point : outline) {
    low = {std::min(low.x, point.x), std::min(low.y, point.y)};
    high = {std::max(high.x, point.x), std::max(high.y, point.y)};
  }
  return {(low.x + high.x) / 2, (low.y + high.y) / 2};
}

}  // namespace walstatt::adlg
