#include "games/adlg/players/standing.h"

#include <algorithm>

#include "games/adlg/contacts.h"
#include "games/adlg/evading.h"
#include "games/adlg/players/fights.h"
#include "games/adlg/players/glance.h"
#include "games/adlg/sequence.h"
#include "games/adlg/terrain.h"

namespace walstatt::adlg {

namespace {

constexpr int drive = 70;                     // a UD nearer to the prey
constexpr int calmDrive = 40, calmTurns = 3;  // of a small army that can wait, in the first turns
constexpr std::size_t smallBattle = 36;       // units of both sides: twice 100 points
constexpr int hurry = 50;                     // more of it for every turn of the last ones: a draw helps nobody (A34)
constexpr int push = 100;  // more of it from half of the turns on if the battle would be drawn as it stands
constexpr int clear = 30;  // hundredths of losses by which one must lead then: a little more than A34 asks for
constexpr int lateTurns = 6;
constexpr int lookAway = 250;    // a quarter turn away from it
constexpr int badGround = 350;   // where one fights with a penalty
constexpr int alone = 350;       // nobody at hand
constexpr int inLine = 130;      // a neighbour who would support
constexpr int shotAtHand = 250;  // somebody in range, straight ahead
constexpr int wornPrey = 300, boundPrey = 400;
constexpr int campPrey = 2200, campGuard = 1600;
constexpr int chancePart = 5, dangerPart = 60, wornDangerPart = 80, supportPart = 250;
constexpr int behindFight = 350, behindFriend = 80;  // a rout carries those behind away (A31)
constexpr Length nearFight = 5 * ud;
constexpr Length atHand = 2 * ud;
constexpr Length level = 60;  // A28: corners that are meant to be one

// How far from straight ahead it lies.
int awayFrom(Point at, Point ahead, Point target) {
  const Point seen = seenFrom(at, ahead, target);
  return seen.y <= 0 ? lookAway : lookAway * std::min(size(seen.x), seen.y) / seen.y / 2;
}

// How likely whoever evades is caught, in hundredths, by how much farther he gets than the charge on middling dice.
int caughtPart(Length ahead) {
  if (ahead < 0) return 100;
  return ahead < ud ? 60 : ahead < 2 * ud ? 30 : 15;
}

// Hundredths of what the army may lose.
int shareOfLosses(const Battle& battle, const State& state, Side side) {
  return 100 * losses(battle, state, side) / std::max(1, armyValue(battle, state, side));
}

// Whether most of its heavy troops stand where they are told to.
bool canWait(const Battle& battle, const State& state, Side side) {
  int calm = 0, wild = 0;
  eachOnTable(battle, state, side, [&](std::size_t i) {
    if (!battle.profile(i).light()) ++(battle.profile(i).has(impetuous) ? wild : calm);
  });
  return calm >= wild;
}

// How much a UD nearer to the prey counts now. On a small table the armies are soon upon each other: whoever can wait keeps his
// line in order until the enemy comes. A large army needs its turns.
int driveOf(const Battle& battle, const State& state, Side side) {
  const int late = std::max(0, state.turn + lateTurns - turnsOf(battle, state));
  const bool calm = battle.unitCount() <= smallBattle && state.turn <= calmTurns && canWait(battle, state, side);
  return (calm ? calmDrive : drive) + hurry * late + (mustPress(battle, state, side) ? push : 0);
}

bool facesAlike(Angle a, Angle b) {
  const Angle between = normalized(a - b);
  return between <= 150 || between >= fullTurn - 150;
}

}  // namespace

bool mustPress(const Battle& battle, const State& state, Side side) {
  const bool drawn = shareOfLosses(battle, state, enemyOf(side)) < shareOfLosses(battle, state, side) + clear;
  return drawn && 2 * state.turn >= turnsOf(battle, state);
}

Outlook::Outlook(const Battle& battle, const State& state, Side side, const Matches& matches)
    : battle_(battle), state_(state), matches_(matches) {
  const Side other = enemyOf(side);
  drive_ = driveOf(battle, state, side);
  const Point ownCamp = state.camps[side].at;
  const bool ownCampStands = campStands(state, side) && !state.camps[side].fallen;
  for (Side of = 0; of < 2; ++of)
    eachOnTable(battle, state, of, [&](std::size_t i) {
      const Profile& profile = battle.profile(i);
      const Pose pose = state.units[i].pose();
      Seen seen{forward(pose, -profile.depth / 2).at,
                pose.at,
                forward(pose, ud).at,
                profile.movement.open * ud,
                0,
                static_cast<std::uint8_t>(i),
                !profile.light(),
                inContact(state, i),
                state.units[i].disordered(),
                canEvade(profile)};
      if (of != side) {
        seen.wish = (seen.worn ? wornPrey : 0) + (seen.bound ? boundPrey : 0);
        if (profile.has(expendable)) seen.wish -= wornPrey;
        if (const Length far = roughly(seen.at, ownCamp); ownCampStands && far < 8 * ud)
          seen.wish += campGuard * (8 * ud - far) / (8 * ud);
      }
      if (of == side) placeOf_[i] = static_cast<std::uint8_t>(friends_.size());
      (of == side ? friends_ : enemies_).push_back(seen);
    });
  campOpen_ = campStands(state, other) && !state.camps[other].fallen;
  camp_ = forward({state.camps[other].at, state.camps[other].heading}, -campDepth / 2).at;
  campNumber_ = static_cast<std::uint8_t>(campOf0 + other);
}

Length Outlook::nearestEnemy(Point from) const {
  Length nearest = noEnemy;
  for (const Seen& enemy : enemies_) nearest = std::min(nearest, roughly(from, enemy.middle));
  return nearest;
}

// Of a charge at him. Whoever may evade is seldom caught: nobody turns his back on the line for skirmishers.
int Outlook::promise(std::size_t unit, const Seen& enemy, Length far) const {
  const int match = matches_.charge(unit, enemy.unit);
  if (match <= 0 || !enemy.evades || enemy.bound) return match;
  return match * caughtPart(far - ud / 2 + enemy.reach - battle_.profile(unit).movement.open * ud) / 100;
}

int Outlook::preyWorth(std::size_t unit, const Seen& enemy, Length far) const {
  return promise(unit, enemy, far) / 2 + enemy.wish - drive_ * far / ud;
}

Outlook::Aim Outlook::aim(std::size_t unit, const Pose& pose) const {
  Aim found;
  int best = 0;
  const Point ahead = forward(pose, ud).at;
  for (const Seen& enemy : enemies_) {
    const int worth = preyWorth(unit, enemy, roughly(pose.at, enemy.middle)) - awayFrom(pose.at, ahead, enemy.middle);
    if (found.any && worth <= best) continue;
    best = worth;
    found = {true, enemy.middle, enemy.unit};
  }
  if (campOpen_ && campWorth(battle_, unit, static_cast<Side>(campNumber_ - campOf0)) > 0) {
    const int worth = campPrey - drive_ * roughly(pose.at, camp_) / ud - awayFrom(pose.at, ahead, camp_);
    if (!found.any || worth > best) found = {true, camp_, campNumber_};
  }
  return found;
}

int Outlook::standing(std::size_t unit, const Pose& pose, const Company& company) const {
  const Profile& profile = battle_.profile(unit);
  const Point ahead = forward(pose, ud).at;
  const Length reach = profile.movement.open * ud + ud;
  const Cover cover = coverOf(unit, pose, company);
  int best = -1'000'000;
  Point preyAt{};
  Length preyFar = 0, nearest = noEnemy;
  int danger = 0, chance = 0;
  bool shot = false;
  const bool evades = canEvade(profile);
  for (const Seen& enemy : enemies_) {
    const Length far = roughly(pose.at, enemy.middle);
    nearest = std::min(nearest, far);
    if (int worth = preyWorth(unit, enemy, far); worth > best) {
      worth -= awayFrom(pose.at, ahead, enemy.middle);
      if (worth > best) {
        best = worth;
        preyFar = far;
        preyAt = enemy.middle;
      }
    }
    if (far > std::max({enemy.reach + ud, reach, profile.range + ud})) continue;
    const Point seen = seenFrom(pose.at, ahead, enemy.at);
    if (profile.range > 0 && seen.y > 0 && seen.y <= profile.range && size(seen.x) < ud) shot = true;
    if (!enemy.bound && far <= enemy.reach + ud) {
      int his = 0;
      if (seen.y > ud / 5)
        his = matches_.charge(enemy.unit, unit) - supportPart * (cover.leftLevel + cover.rightLevel);
      else if (!(seen.x < 0 ? cover.left : cover.right))
        his = enemy.heavy ? matches_.flank(enemy.unit, unit) : 300;
      if (evades) his = his * caughtPart(far - ud / 2 + profile.movement.open * ud - enemy.reach) / 100;
      danger = std::max(danger, his);
    }
    if (far <= reach && seen.y > 0) {
      const bool behind = seenFrom(enemy.at, enemy.ahead, pose.at).y < 0;
      chance = std::max(
          chance, behind ? matches_.flank(unit, enemy.unit) + (enemy.bound ? 600 : 0) : promise(unit, enemy, far));
    }
  }
  if (campOpen_ && campWorth(battle_, unit, static_cast<Side>(campNumber_ - campOf0)) > 0) {
    const Length far = roughly(pose.at, camp_);
    if (const int worth = campPrey - drive_ * far / ud - awayFrom(pose.at, ahead, camp_); worth > best) {
      best = worth;
      preyFar = far;
      preyAt = camp_;
    }
  }
  if (best == -1'000'000) return 0;
  // Shooters stop where they reach, others where they charge.
  const Length stop = profile.range > ud ? profile.range - ud / 4 : 3 * ud / 2;
  int worth = -drive_ * std::max<Length>(preyFar - stop, 0) / ud;
  worth += chance * chancePart / 100 - danger * (state_.units[unit].disordered() ? wornDangerPart : dangerPart) / 100;
  if (shot) worth += shotAtHand;
  worth -= awayFrom(pose.at, ahead, preyAt);
  worth += inLine * (cover.leftLevel + cover.rightLevel);
  if (nearest < nearFight) worth -= cover.near ? cover.routPath : alone;
  return worth + groundWorth(unit, pose, nearest);
}

void Outlook::noteFriend(Cover& cover, const Seen& who, Point seen, bool sameFacing) const {
  if (who.heavy && seen.y > ud / 2 && seen.y < 2 * ud && size(seen.x) < ud)
    cover.routPath = std::max(cover.routPath, who.bound ? behindFight : behindFriend);
  if (seen.y > ud || seen.y < -3 * ud / 2) return;
  cover.near = true;
  const bool isLevel = sameFacing && size(seen.y) <= level && size(size(seen.x) - ud) <= level;
  if (seen.x < -ud / 2 && seen.x > -atHand) {
    cover.left = true;
    cover.leftLevel = cover.leftLevel || isLevel;
  }
  if (seen.x > ud / 2 && seen.x < atHand) {
    cover.right = true;
    cover.rightLevel = cover.rightLevel || isLevel;
  }
}

Outlook::Cover Outlook::coverOf(std::size_t unit, const Pose& pose, const Company& company) const {
  Cover cover;
  const Point ahead = forward(pose, ud).at;
  for (const Seen& one : friends_) {
    if (one.unit == unit || farApart(pose.at, one.at, 2 * atHand)) continue;
    if (std::find(company.units.begin(), company.units.end(), one.unit) != company.units.end()) continue;
    noteFriend(cover, one, seenFrom(pose.at, ahead, one.at), facesAlike(pose.heading, state_.units[one.unit].heading));
  }
  for (std::size_t i = 0; i < company.units.size(); ++i)
    if (company.units[i] != unit)
      noteFriend(cover, friends_[placeOf_[company.units[i]]], seenFrom(pose.at, ahead, company.ends[i].at),
                 facesAlike(pose.heading, company.ends[i].heading));
  return cover;
}

int Outlook::flankDanger(std::size_t unit, const Pose& pose, const Company& company) const {
  const Cover cover = coverOf(unit, pose, company);
  if (cover.left && cover.right) return 0;
  const Point ahead = forward(pose, ud).at;
  int danger = 0;
  for (const Seen& enemy : enemies_) {
    if (!enemy.heavy || enemy.bound || roughly(pose.at, enemy.middle) > enemy.reach + ud) continue;
    const Point seen = seenFrom(pose.at, ahead, enemy.at);
    if (seen.y > ud / 5 || (seen.x < 0 ? cover.left : cover.right)) continue;
    danger = std::max(danger, 600 + matches_.flank(enemy.unit, unit) / 3);
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

int standingOfAll(const Battle& battle, const State& state, Side side, const Matches& matches) {
  const Outlook outlook(battle, state, side, matches);
  int sum = 0;
  eachOnTable(battle, state, side, [&](std::size_t unit) {
    if (!inContact(state, unit)) sum += outlook.standing(unit, state.units[unit].pose(), {});
  });
  return sum;
}

}  // namespace walstatt::adlg
