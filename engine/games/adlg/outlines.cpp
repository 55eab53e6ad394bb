// Polygons: what a box or a straight way has to do with a piece of terrain. A box lies in or meets a polygon by more than a
// sliver: it is looked at made smaller by `touching` on all sides.
#include <algorithm>

#include "games/adlg/geometry_parts.h"

namespace walstatt::adlg {

using namespace parts;

namespace parts {

bool cutToX(Vec& a, Vec& b, Wide least, Wide most) {
  if (std::max(a.x, b.x) < least || std::min(a.x, b.x) > most) return false;
  // From the lower y on, so that the way back and the mirrored way are cut at the same y.
  const Vec from = a.y <= b.y ? a : b, to = a.y <= b.y ? b : a;
  const auto at = [&](Wide x) {
    const Wide part = away(x - from.x), whole = away(to.x - from.x);
    return Vec{x, from.y + ((to.y - from.y) * part + whole / 2) / whole};
  };
  const auto cut = [&](Vec& end) {
    if (end.x < least) end = at(least);
    if (end.x > most) end = at(most);
  };
  cut(a);
  cut(b);
  return true;
}

bool runsThrough(Vec a, Vec b, Wide halfWidth, Wide depth, Wide less) {
  const Wide x = std::max<Wide>(halfWidth - less, 1), front = std::max(-less, -depth / 2 + 1),
             rear = std::min(-depth + less, -depth / 2 - 1);
  const Wide left = std::min(a.x, b.x), right = std::max(a.x, b.x), low = std::min(a.y, b.y), high = std::max(a.y, b.y);
  if ((left >= x) | (right <= -x) | (low >= front) | (high <= rear)) return false;
  const Vec way = b - a;
  int onLeft = 0, onRight = 0;
  for (const Vec corner : {Vec{-x, front}, Vec{x, front}, Vec{x, rear}, Vec{-x, rear}}) {
    const Wide side = cross(way, corner - a);
    onLeft += side > 0;
    onRight += side < 0;
  }
  return (onLeft > 0 && onRight > 0) || way == Vec{};
}

}  // namespace parts

namespace {

// Visits the edges of a polygon.
template <class Visit>
void eachEdge(Outline outline, const Visit& visit) {
  for (std::size_t i = 0; i < outline.size(); ++i) visit(outline[i], outline[i + 1 == outline.size() ? 0 : i + 1]);
}

enum class Place { outside, border, inside };

// Where a point lies, by the edges that pass above it.
template <class Points>
Place placeIn(const Points& corners, Vec p) {
  bool in = false;
  for (std::size_t i = 0, j = corners.size() - 1; i < corners.size(); j = i++) {
    const Vec a = corners[j], b = corners[i];
    const Wide side = cross(b - a, p - a);
    if (side == 0 && std::min(a.x, b.x) <= p.x && p.x <= std::max(a.x, b.x) && std::min(a.y, b.y) <= p.y &&
        p.y <= std::max(a.y, b.y))
      return Place::border;
    if ((a.y > p.y) != (b.y > p.y) && (side > 0) == (b.y > a.y)) in = !in;
  }
  return in ? Place::inside : Place::outside;
}

struct FineOutline {
  Outline outline;
  std::size_t size() const { return outline.size(); }
  Vec operator[](std::size_t i) const { return fine(outline[i]); }
};

// A polygon as a box sees it; no more corners than a piece can have matter.
struct SeenOutline {
  const Box& box;
  Outline outline;
  std::size_t size() const { return outline.size(); }
  Vec operator[](std::size_t i) const { return seenBy(box, fine(outline[i])); }
};

bool anyEdgeRunsThrough(const Box& box, Outline outline, Wide less) {
  const SeenOutline seen{box, outline};
  Vec a = seen[outline.size() - 1];
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Vec b = seen[i];
    if (runsThrough(a, b, box.halfWidth, box.depth, less)) return true;
    a = b;
  }
  return false;
}

Vec centre(const Box& box) {
  return {(box.corners[0].x + box.corners[2].x) / 2, (box.corners[0].y + box.corners[2].y) / 2};
}

// Square of the distance of p from the way a to b.
Wide squareToWay(Vec p, Vec a, Vec b) {
  const Vec way = b - a;
  const Wide along = dot(p - a, way), length = square(way);
  if (along <= 0) return square(p - a);
  if (along >= length) return square(p - b);
  const Wide apart = away(cross(way, p - a)) * 32 / std::max<Wide>(root(length << 10), 1);
  return apart * apart;
}

Wide squareToBoxSeen(const Box& box, Vec seen) {
  const Wide x = std::max<Wide>(away(seen.x) - box.halfWidth, 0);
  const Wide y = std::max<Wide>(std::max(seen.y, -box.depth - seen.y), 0);
  return x * x + y * y;
}

// They cut each other, not only at an end.
bool cut(Vec a, Vec b, Vec c, Vec d) {
  const auto sign = [](Wide value) { return (value > 0) - (value < 0); };
  return sign(cross(b - a, c - a)) * sign(cross(b - a, d - a)) < 0 &&
         sign(cross(d - c, a - c)) * sign(cross(d - c, b - c)) < 0;
}

// A corner of `a` lies well inside `b`, or both cover the ground beside the middle of an edge of `a`.
bool reachesInto(Outline a, Outline b) {
  bool found = false;
  const auto lies = [](Vec p, Outline in) { return placeIn(FineOutline{in}, p) == Place::inside; };
  eachEdge(a, [&](Point p, Point q) {
    const Vec first = fine(p), second = fine(q), half{(first.x + second.x) / 2, (first.y + second.y) / 2};
    const Vec way = second - first;
    const Wide length = std::max<Wide>(std::max(away(way.x), away(way.y)), 1);
    const Vec aside{-way.y * 16 / length, way.x * 16 / length};
    found = found || lies(first, b) || (lies(half + aside, a) && lies(half + aside, b)) ||
            (lies(half - aside, a) && lies(half - aside, b));
  });
  return found;
}

}  // namespace

Bounds boundsOf(const Box& box) {
  Vec least = box.corners[0], most = box.corners[0];
  for (const Vec& corner : box.corners) {
    least = {std::min(least.x, corner.x), std::min(least.y, corner.y)};
    most = {std::max(most.x, corner.x), std::max(most.y, corner.y)};
  }
  // The whole thousandths that lie in between: corners of outlines are nowhere else.
  const auto up = [](Wide value) { return static_cast<Length>((value + grain - 1) >> 8); };
  const auto down = [](Wide value) { return static_cast<Length>(value >> 8); };
  return {up(least.x), up(least.y), down(most.x), down(most.y)};
}

Bounds boundsOf(Point a, Point b) {
  return {std::min(a.x, b.x), std::min(a.y, b.y), std::max(a.x, b.x), std::max(a.y, b.y)};
}

bool keepsAway(const Bounds& bounds, Outline outline) {
  // Negative as long as all corners are beyond that side: asked for most pieces at every look, so without branches.
  Length right = -1, left = -1, below = -1, above = -1;
  for (const Point& corner : outline) {
    right &= bounds.right - corner.x;
    left &= corner.x - bounds.left;
    below &= bounds.bottom - corner.y;
    above &= corner.y - bounds.top;
  }
  return (right | left | below | above) < 0;
}

bool parts::overlapsNear(const Box& box, Outline outline) {
  if (outline.size() < 3) return false;
  return anyEdgeRunsThrough(box, outline, sliver) || placeIn(FineOutline{outline}, centre(box)) == Place::inside;
}
bool overlap(const Box& box, Outline outline) {
  return !keepsAway(boundsOf(box), outline) && overlapsNear(box, outline);
}

bool parts::liesInNear(const Box& box, Outline outline) {
  if (outline.size() < 3) return false;
  return !anyEdgeRunsThrough(box, outline, sliver) && placeIn(FineOutline{outline}, centre(box)) == Place::inside;
}
bool liesIn(const Box& box, Outline outline) { return !keepsAway(boundsOf(box), outline) && liesInNear(box, outline); }

bool holds(Outline outline, Point point) {
  return outline.size() >= 3 && placeIn(FineOutline{outline}, fine(point)) != Place::outside;
}

Length distance(const Box& box, Outline outline) {
  if (anyEdgeRunsThrough(box, outline, 0) || placeIn(FineOutline{outline}, centre(box)) == Place::inside) return 0;
  const std::array<Vec, 4> corners{Vec{-box.halfWidth, 0}, Vec{box.halfWidth, 0}, Vec{box.halfWidth, -box.depth},
                                   Vec{-box.halfWidth, -box.depth}};
  Wide least = INT64_MAX;
  eachEdge(outline, [&](Point p, Point q) {
    const Vec a = seenBy(box, fine(p)), b = seenBy(box, fine(q));
    least = std::min(least, squareToBoxSeen(box, a));
    for (const Vec& corner : corners) least = std::min(least, squareToWay(corner, a, b));
  });
  return static_cast<Length>(rounded<8>(root(least)));
}

Length distance(Point a, Point b, Point p) {
  return static_cast<Length>(rounded<8>(root(squareToWay(fine(p), fine(a), fine(b)))));
}

bool overlap(Outline a, Outline b) {
  if (a.size() < 3 || b.size() < 3) return false;
  bool found = reachesInto(a, b) || reachesInto(b, a);
  eachEdge(a, [&](Point p, Point q) {
    eachEdge(b, [&](Point r, Point s) { found = found || cut(fine(p), fine(q), fine(r), fine(s)); });
  });
  return found;
}

Length lengthInside(Point a, Point b, Outline outline) {
  if (outline.size() < 3 || a == b) return 0;
  // Where the way meets edges, in parts of 2^30 of it, in order.
  constexpr Wide whole = Wide{1} << 30;
  constexpr std::size_t most = 64;
  std::array<Wide, most> at{0, whole};
  std::size_t count = 2;
  const Vec from{a.x, a.y}, way{b.x - a.x, b.y - a.y};
  const auto note = [&](Wide part) {
    if (part > 0 && part < whole && count < most) at[count++] = part;
  };
  eachEdge(outline, [&](Point p, Point q) {
    const Vec c{p.x, p.y}, edge{q.x - p.x, q.y - p.y};
    const Wide turn = cross(way, edge);
    if (turn == 0) return;
    const Wide other = cross(c - from, way) * (turn > 0 ? 1 : -1);
    if (other < 0 || other > away(turn)) return;
    const Wide own = cross(c - from, edge) * (turn > 0 ? 1 : -1);
    if (own > 0 && own < away(turn)) note(own * whole / away(turn));
  });
  std::sort(at.begin(), at.begin() + static_cast<std::ptrdiff_t>(count));
  Wide sum = 0;
  for (std::size_t i = 0; i + 1 < count; ++i) {
    const Wide half = (at[i] + at[i + 1]) / 2;
    const Vec point{grains(a.x) + rounded<22>(way.x * half), grains(a.y) + rounded<22>(way.y * half)};
    if (placeIn(FineOutline{outline}, point) != Place::outside) sum += at[i + 1] - at[i];
  }
  const Wide length = root(square(fine(b) - fine(a)));
  return static_cast<Length>(rounded<38>(length * sum));
}

bool crosses(Point a, Point b, const Box& box) {
  return runsThrough(seenBy(box, fine(a)), seenBy(box, fine(b)), box.halfWidth, box.depth, sliver);
}

bool crosses(Point a, Point b, const Pose& base, Length width, Length depth) {
  Box frame;  // without corners, which nobody asks for
  frame.along = direction(base.heading);
  frame.across = rightOf(frame.along);
  frame.middle = fine(base.at);
  frame.halfWidth = width * (grain / 2);
  frame.depth = grains(depth);
  return crosses(a, b, frame);
}

bool crosses(Point a, Point b, Point c, Point d) { return cut(fine(a), fine(b), fine(c), fine(d)); }

}  // namespace walstatt::adlg
