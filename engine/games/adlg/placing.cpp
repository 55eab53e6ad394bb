// How bases stand to each other: ahead, behind, on which edge, and in full contact.
#include <algorithm>

#include "games/adlg/geometry_parts.h"

namespace walstatt::adlg {

using namespace parts;

namespace {

// The least and the greatest y of that part of a figure which lies in the strip before and behind a box.
struct Stretch {
  Wide least = INT64_MAX, most = INT64_MIN;
};

void add(Stretch& stretch, Vec a, Vec b, Wide half) {
  if (!cutToX(a, b, -half, half)) return;
  stretch.least = std::min({stretch.least, a.y, b.y});
  stretch.most = std::max({stretch.most, a.y, b.y});
}

Stretch inStrip(const Box& strip, const Box& other) {
  const Wide half = strip.halfWidth - sliver;
  Stretch stretch;
  for (std::size_t i = 0; i < 4; ++i)
    add(stretch, seenBy(strip, other.corners[i]), seenBy(strip, other.corners[(i + 1) % 4]), half);
  return stretch;
}

Vec flipped(Vec v) { return {v.y, v.x}; }

}  // namespace

bool aheadOfFrontLine(const Box& target, Point point) { return seenBy(target, fine(point)).y > sliver; }
bool behindRearLine(const Box& target, Point point) { return seenBy(target, fine(point)).y < -target.depth - sliver; }
bool straightAhead(const Box& from, const Box& other) { return inStrip(from, other).most > sliver; }
bool straightBehind(const Box& from, const Box& other) { return inStrip(from, other).least < -from.depth - sliver; }

Edge edgeMet(const Pose& charger, Length width, const Box& target) {
  // One of the corners is as far ahead as the middle between them, or farther.
  if (aheadOfFrontLine(target, charger.at)) return Edge::front;
  const Point left = frontCorner(charger, width, Hand::left), right = frontCorner(charger, width, Hand::right);
  if (aheadOfFrontLine(target, left) || aheadOfFrontLine(target, right)) return Edge::front;
  Stretch behind;
  add(behind, seenBy(target, fine(left)), seenBy(target, fine(right)), target.halfWidth - sliver);
  // Whoever stands straight before or behind it and touches it already meets the edge he touches.
  if (behind.most > -sliver) return Edge::front;
  if (behind.least < -target.depth + sliver) return Edge::rear;
  if (behindRearLine(target, left) && behindRearLine(target, right)) return Edge::rear;
  return seenBy(target, fine(charger.at)).x < 0 ? Edge::left : Edge::right;
}

Length sharedFront(const Box& a, const Box& b, Edge edge) {
  // Both ends of the front edge, with x along the edge of `b` and y away from it.
  Vec from = seenBy(b, a.corners[0]), to = seenBy(b, a.corners[1]);
  Wide least = -b.halfWidth, most = b.halfWidth;
  if (edge == Edge::left || edge == Edge::right) {
    const Wide side = edge == Edge::right ? b.halfWidth : -b.halfWidth;
    from = {from.y, from.x - side};
    to = {to.y, to.x - side};
    least = -b.depth;
    most = 0;
  } else if (edge == Edge::rear) {
    from.y += b.depth;
    to.y += b.depth;
  }
  from = flipped(from);
  to = flipped(to);
  if (!cutToX(from, to, -sliver, sliver)) return 0;
  from = flipped(from);
  to = flipped(to);
  if (!cutToX(from, to, least, most)) return 0;
  return static_cast<Length>(rounded<8>(away(to.x - from.x)));
}

Pose poseAgainst(const Pose& target, Length depthOfTarget, Edge edge, bool atRearCorner) {
  const Vec along = direction(target.heading), across = rightOf(along);
  const auto at = [&](Wide right, Wide ahead) {  // in halves of a thousandth
    return target.at + Point{static_cast<Length>(rounded<31>(across.x * right + along.x * ahead)),
                             static_cast<Length>(rounded<31>(across.y * right + along.y * ahead))};
  };
  const Wide depth = 2 * Wide{depthOfTarget}, back = atRearCorner ? ud - depth : -ud;
  switch (edge) {
    case Edge::front: return {target.at, normalized(target.heading + halfTurn)};
    case Edge::right: return {at(ud, back), normalized(target.heading - quarterTurn)};
    case Edge::left: return {at(-ud, back), normalized(target.heading + quarterTurn)};
    default: return {at(0, -depth), target.heading};
  }
}

}  // namespace walstatt::adlg
