// Ways of a base: where it stands after a step, and what it sweeps over on the way.
#include <algorithm>

#include "games/adlg/geometry_parts.h"

namespace walstatt::adlg {

using namespace parts;

namespace {

// Turned clockwise by the angle whose direction is `turn` (sin, -cos).
Vec turnedBy(Vec turn, Vec v) {
  const Wide sine = turn.x, cosine = -turn.y;
  return {v.x * cosine - v.y * sine, v.x * sine + v.y * cosine};
}

Angle absolute(Angle angle) { return angle < 0 ? -angle : angle; }

// The farthest corner of a base from a point, and a little more.
Wide farthest(const Box& box, Vec from) {
  Wide most = 0;
  for (const Vec& corner : box.corners) most = std::max(most, square(corner - from));
  return root(most) + 1;
}

constexpr Wide fullCircle = 6746518852;  // 2 pi in 2^30
constexpr Angle leastStep = 50;

// As much as a base may turn if nothing of it, `reach` from the pivot at most, shall go farther than `gap`.
Angle freeTurn(Length gap, Wide reach) {
  return static_cast<Angle>(std::min<Wide>(((grains(gap) << 30) / reach) * fullTurn / fullCircle, fullTurn));
}

}  // namespace

namespace parts {

std::optional<Wide> wayToFigure(const Box& from, std::span<const Vec> seen, bool convex) {
  // Narrower than the base by less than a sliver: whoever goes that way and is set down on whole thousandths still shares no
  // more than a sliver with what he passed.
  const Wide half = std::max<Wide>(from.halfWidth - sliver + grain, 1);
  std::optional<Wide> least;
  bool ahead = false;
  Vec last = seen.back();
  for (const Vec& corner : seen) {
    Vec a = last, b = corner;
    last = corner;
    if (!cutToX(a, b, -half, half)) continue;
    ahead = ahead || std::max(a.y, b.y) > sliver;
    const Wide way = std::min(a.y, b.y);
    if ((convex || std::max(a.y, b.y) > 0) && (!least || way < *least)) least = std::max<Wide>(way, 0);
  }
  return ahead ? least : std::nullopt;
}

}  // namespace parts

Point frontCorner(const Pose& pose, Length width, Hand hand) {
  return pose.at + step(rightOf(direction(pose.heading)), hand == Hand::right ? width : -width);
}

Point rearCorner(const Pose& pose, Length width, Length depth, Hand hand) {
  const Vec along = direction(pose.heading), across = rightOf(along);
  const Wide side = hand == Hand::right ? width : -width, back = -2 * Wide{depth};
  return pose.at + Point{static_cast<Length>(rounded<31>(across.x * side + along.x * back)),
                         static_cast<Length>(rounded<31>(across.y * side + along.y * back))};
}

Pose forward(const Pose& pose, Length way) {
  return {pose.at + step(direction(pose.heading), 2 * Wide{way}), pose.heading};
}

Pose slid(const Pose& pose, Length way) {
  return {pose.at + step(rightOf(direction(pose.heading)), 2 * Wide{way}), pose.heading};
}

Pose turnedAbout(const Pose& pose, Point pivot, Angle angle) {
  const Point d = pose.at - pivot;
  const Vec turnedWay = turnedBy(direction(angle), {d.x, d.y});
  return {pivot + Point{static_cast<Length>(rounded<30>(turnedWay.x)), static_cast<Length>(rounded<30>(turnedWay.y))},
          normalized(pose.heading + angle)};
}

Pose wheeled(const Pose& pose, Length width, Angle angle) {
  const Vec before = rightOf(direction(pose.heading)), after = rightOf(direction(pose.heading + angle));
  return {pose.at + step(before - after, angle >= 0 ? width : -width), normalized(pose.heading + angle)};
}

Pose turned(const Pose& pose, Length depth, Angle angle) {
  const Vec before = direction(pose.heading), after = direction(pose.heading + angle);
  return {pose.at + step(after - before, depth), normalized(pose.heading + angle)};
}

Length wheelCost(Length front, Angle angle) {
  const Wide thirds = 3 * Wide{front} * absolute(angle);
  return static_cast<Length>((thirds + 2 * quarterTurn - 1) / (2 * quarterTurn));
}

bool sweeps(const Pose& from, Length width, Length depth, Length forwardWay, const Box& obstacle) {
  const Vec along = direction(from.heading);
  const Wide way = grains(forwardWay);
  const Vec front = fine(from.at) + stretched(along, std::max<Wide>(way, 0));
  return overlap(boxAt(front, along, width * (grain / 2), grains(depth) + away(way)), obstacle);
}

Box sweptSliding(const Pose& from, Length width, Length depth, Length way) {
  const Vec along = direction(from.heading);
  const Vec front = fine(from.at) + stretched(rightOf(along), way * (grain / 2));
  return boxAt(front, along, (width + away(way)) * (grain / 2), grains(depth));
}

namespace {

// Least and greatest of a box as somebody at that point sees it who looks along that direction, in grains.
struct Reach {
  Wide left = INT64_MAX, right = INT64_MIN, rear = INT64_MAX, front = INT64_MIN;
};
Reach reachOf(const Box& box, Vec from, Vec along) {
  const Vec across = rightOf(along);
  Reach reach;
  for (const Vec& corner : box.corners) {
    const Vec d = corner - from;
    const Wide aside = dot(d, across) >> 30, ahead = dot(d, along) >> 30;
    reach = {std::min(reach.left, aside), std::max(reach.right, aside), std::min(reach.rear, ahead),
             std::max(reach.front, ahead)};
  }
  return reach;
}

// A quick look before the exact one: a base that lies behind and to one side of the pivot, and wheels to the other side by no
// more than a quarter turn, stays on its side of the line straight on through the pivot, before its rear, and behind where
// its front comes to.
bool surelyWheelsPast(const Box& start, Vec pivot, Angle angle, Vec endsAlong, const Box& obstacle) {
  if (absolute(angle) > quarterTurn) return false;
  const auto mirrored = [&](Reach reach) {
    return angle > 0 ? reach : Reach{-reach.right, -reach.left, reach.rear, reach.front};
  };
  const Reach own = mirrored(reachOf(start, pivot, start.along)), his = mirrored(reachOf(obstacle, pivot, start.along));
  if (own.right > grain || own.front > grain) return false;
  return his.left >= -grain || his.front <= own.rear + grain || reachOf(obstacle, pivot, endsAlong).rear >= -grain;
}

}  // namespace

bool sweepsWheeling(const Pose& from, Length width, Length depth, Point pivot, Angle angle, const Box& obstacle) {
  const Box start = boxOf(from, width, depth);
  const Vec about = fine(pivot), arm = fine(from.at) - about;
  const Wide reach = farthest(start, about);
  if (grains(distance(obstacle, pivot)) > reach + grain) return false;
  if (surelyWheelsPast(start, about, angle, direction(from.heading + angle), obstacle)) return false;
  const Angle all = absolute(angle);
  for (Angle done = 0;;) {
    const Angle so = angle < 0 ? -done : done;
    const Vec turn = direction(so), at = turnedBy(turn, arm);
    const Box box = boxAt(about + Vec{rounded<30>(at.x), rounded<30>(at.y)}, direction(from.heading + so),
                          start.halfWidth, start.depth);
    const Length gap = distance(box, obstacle);
    if (gap == 0 && overlap(box, obstacle)) return true;
    if (done == all) return false;
    done = std::min(all, done + std::max(leastStep, freeTurn(gap, reach)));
  }
}

namespace {

std::optional<Length> whole(std::optional<Wide> way) {
  // A few grains are the rounding of the corners.
  if (!way) return std::nullopt;
  return static_cast<Length>((*way + 8) >> 8);
}

}  // namespace

std::optional<Length> wayTo(const Box& from, const Box& obstacle) {
  std::array<Vec, 4> seen;
  for (std::size_t i = 0; i < seen.size(); ++i) seen[i] = seenBy(from, obstacle.corners[i]);
  return whole(wayToFigure(from, seen, true));
}
std::optional<Length> wayTo(const Pose& from, Length width, const Box& obstacle) {
  return wayTo(boxOf(from, width, 0), obstacle);
}

std::optional<Length> wayTo(const Pose& from, Length width, Outline outline) {
  constexpr std::size_t most = 32;
  if (outline.size() < 3 || outline.size() > most) return std::nullopt;
  const Box base = boxOf(from, width, 0);
  std::array<Vec, most> seen;
  for (std::size_t i = 0; i < outline.size(); ++i) seen[i] = seenBy(base, fine(outline[i]));
  if (holds(outline, from.at)) return 0;
  return whole(wayToFigure(base, {seen.data(), outline.size()}, false));
}

}  // namespace walstatt::adlg
