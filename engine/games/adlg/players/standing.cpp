#include "games/adlg/players/standing.h"

#include <algorithm>

#include "games/adlg/contacts.h"
#include "games/adlg/terrain.h"

namespace walstatt::adlg {

namespace {

constexpr int drive = 220;       // a UD nearer to the prey
constexpr int lookAway = 500;    // a quarter turn away from it
constexpr int flankOpen = 1300;  // a heavy enemy may come into the flank
constexpr int badGround = 700;   // where one fights with a penalty
constexpr int hopeless = 700;    // a charge that loses so much
constexpr int alone = 350;       // nobody at hand
constexpr Length nearFight = 5 * ud;
constexpr Length atHand = 2 * ud;

// Near enough for comparing: never more than a twelfth too long.
Length roughly(Length dx, Length dy) {
  dx = dx < 0 ? -dx : dx;
  dy = dy < 0 ? -dy : dy;
  return dx > dy ? dx + dy * 3 / 8 : dy + dx * 3 / 8;
}
Length roughly(Point a, Point b) { return roughly(a.x - b.x, a.y - b.y); }

// (x, y) of b as someone at the pose sees it: to the right, ahead.
Point seenFrom(const Pose& pose, Point ahead, Point b) {
  const std::int64_t fx = ahead.x - pose.at.x, fy = ahead.y - pose.at.y;
  const std::int64_t dx = b.x - pose.at.x, dy = b.y - pose.at.y;
  return {static_cast<Length>((-dx * fy + dy * fx) / ud), static_cast<Length>((dx * fx + dy * fy) / ud)};
}

}  // namespace

Outlook::Outlook(const Battle& battle, const State& state, Side side, const Matches& matches)
    : battle_(battle), state_(state), matches_(matches) {
  for (Side of = 0; of < 2; ++of)
    eachOnTable(battle, state, of, [&](std::size_t i) {
      const Profile& profile = battle.profile(i);
      const Pose pose = state.units[i].pose();
      (of == side ? friends_ : enemies_)
          .push_back({forward(pose, -profile.depth / 2).at, forward(pose, ud).at, static_cast<std::uint8_t>(i),
                      !profile.light(), inContact(state, i), profile.movement.open * ud});
    });
}

Length Outlook::nearestEnemy(Point from) const {
  Length nearest = noEnemy;
  for (const Seen& enemy : enemies_) nearest = std::min(nearest, roughly(from, enemy.middle));
  return nearest;
}

std::array<std::uint8_t, 2> Outlook::inReach(std::size_t unit) const {
  const Profile& profile = battle_.profile(unit);
  const Pose pose = state_.units[unit].pose();
  const Length reach = profile.movement.open * ud + ud;
  std::array<std::uint8_t, 2> found{noUnit, noUnit};
  std::array<Length, 2> far{reach, reach};
  for (const Seen& enemy : enemies_) {
    const Length way = roughly(pose.at, enemy.middle);
    if (way >= far[1]) continue;
    // A hopeless charge on a front that is in good order is not looked at.
    if (matches_.charge(unit, enemy.unit) < -hopeless && !enemy.bound && !state_.units[enemy.unit].disordered())
      continue;
    const std::size_t place = way < far[0] ? 0 : 1;
    if (place == 0) {
      found[1] = found[0];
      far[1] = far[0];
    }
    found[place] = enemy.unit;
    far[place] = way;
  }
  return found;
}

std::uint8_t Outlook::prey(std::size_t unit, const Pose& pose) const {
  int best = 0;
  std::uint8_t found = noUnit;
  for (const Seen& enemy : enemies_) {
    const int worth = matches_.charge(unit, enemy.unit) / 2 - drive * roughly(pose.at, enemy.middle) / ud;
    if (found != noUnit && worth <= best) continue;
    best = worth;
    found = enemy.unit;
  }
  return found;
}

int Outlook::standing(std::size_t unit, const Pose& pose, std::size_t corps, std::uint64_t moving) const {
  const Profile& profile = battle_.profile(unit);
  const Point ahead = forward(pose, ud).at;
  int best = -1'000'000;
  Point preySeen{};
  Length preyFar = 0;
  Length nearest = noEnemy;
  int danger = 0;
  for (const Seen& enemy : enemies_) {
    const Length far = roughly(pose.at, enemy.middle);
    nearest = std::min(nearest, far);
    const int match = matches_.charge(unit, enemy.unit);
    if (const int worth = match / 2 - drive * far / ud; worth > best) {
      best = worth;
      preyFar = far;
      preySeen = seenFrom(pose, ahead, enemy.middle);
    }
    // Whoever would win by charging keeps one at a distance.
    if (!enemy.bound && far < enemy.reach + ud) {
      const int his = matches_.charge(enemy.unit, unit);
      if (his > 0 && his > match) danger = std::max(danger, his - std::max(match, 0));
    }
  }
  if (best == -1'000'000) return 0;
  int worth = 0;
  // Shooters stop where they reach, others where they charge.
  const Length stop = profile.range > ud ? profile.range - ud / 4 : ud;
  worth -= drive * std::max<Length>(preyFar - stop, 0) / ud;
  if (profile.range > ud && nearest < profile.range - ud) worth -= 100 * (profile.range - ud - nearest) / ud;
  worth -= danger / 10;
  if (preySeen.y <= 0)
    worth -= lookAway;
  else
    worth -= lookAway * std::min<Length>(preySeen.x < 0 ? -preySeen.x : preySeen.x, preySeen.y) / preySeen.y / 2;
  if (nearest < nearFight) worth -= flankDanger(unit, pose, corps, moving);
  return worth + groundWorth(unit, pose, nearest);
}

// Open flanks that a heavy enemy can reach, and being alone.
int Outlook::flankDanger(std::size_t unit, const Pose& pose, std::size_t corps, std::uint64_t moving) const {
  const Point ahead = forward(pose, ud).at;
  bool left = false, right = false, company = std::popcount(moving) > 1;
  for (const Seen& one : friends_) {
    if (one.unit == unit || roughly(pose.at, one.middle) > 2 * atHand) continue;
    // Those who move along stand beside as they stood before.
    if (battle_.unit(one.unit).corps == corps && (moving >> battle_.placeInCorps(one.unit) & 1u)) continue;
    const Point seen = seenFrom(pose, ahead, one.middle);
    if (seen.y > ud || seen.y < -3 * ud / 2) continue;
    company = true;
    if (seen.x < 0 && seen.x > -atHand) left = true;
    if (seen.x > 0 && seen.x < atHand) right = true;
  }
  if (std::popcount(moving) > 1) {
    const Pose was = state_.units[unit].pose();
    const Point wasAhead = forward(was, ud).at;
    for (std::uint64_t rest = moving; rest != 0; rest &= rest - 1) {
      const std::uint8_t other = battle_.unitAt(corps, std::countr_zero(rest));
      if (other == unit) continue;
      const Point seen = seenFrom(was, wasAhead, state_.units[other].at);
      if (seen.x < 0 && seen.x > -atHand) left = true;
      if (seen.x > 0 && seen.x < atHand) right = true;
    }
  }
  int danger = company ? 0 : alone;
  if (left && right) return danger;
  for (const Seen& enemy : enemies_) {
    if (!enemy.heavy || enemy.bound || roughly(pose.at, enemy.middle) > enemy.reach + ud) continue;
    const Point seen = seenFrom(pose, ahead, enemy.middle);
    if (seen.y > 0 && (seen.x < 0 ? -seen.x : seen.x) < 2 * seen.y) continue;  // he comes from the front
    if (seen.x < 0 ? left : right) continue;
    danger += flankOpen;
    break;
  }
  return danger;
}

int Outlook::groundWorth(std::size_t unit, const Pose& pose, Length nearest) const {
  if (state_.pieceCount == 0) return 0;
  const Profile& profile = battle_.profile(unit);
  const Box box = boxAt(battle_, unit, pose);
  if (!hindering(state_, box, profile)) return 0;
  return nearest < nearFight ? -badGround : -badGround / 3;
}

}  // namespace walstatt::adlg
