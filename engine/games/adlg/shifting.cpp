// Friends who make room (A21).
#include "games/adlg/shifting.h"

#include "games/adlg/charge_phrases.h"
#include "games/adlg/contacts.h"
#include "games/adlg/moving.h"
#include "games/adlg/room.h"
#include "games/adlg/straight.h"
#include "games/adlg/terrain.h"

namespace walstatt::adlg {

bool mayBeShifted(const Battle& battle, const State& state, std::size_t unit) {
  const Profile& profile = battle.profile(unit);
  if (profile.category == Category::WWg || profile.weapon == Weapon::heavyArtillery) return false;
  if (inContact(state, unit)) return false;
  return state.workCount == 0 || !workBefore(state, boxOf(battle, state, unit), battle.sideOfUnit(unit));
}

std::optional<Pose> shiftedFor(const Battle& battle, const State& state, std::size_t unit, const Box& box) {
  const Pose from = state.units[unit].pose();
  const auto least = [&](auto moved) -> std::optional<Pose> {
    constexpr Length longest = 3 * ud, gap = 1;  // clear, not by a sliver less, which rounding would undo
    const auto clearAt = [&](Length way) { return !nearer(boxAt(battle, unit, moved(way)), box, gap); };
    if (!clearAt(longest)) return std::nullopt;
    Length blocked = 0, clear = longest;
    while (clear - blocked > 1) {
      const Length middle = (blocked + clear) / 2;
      (clearAt(middle) ? clear : blocked) = middle;
    }
    const Pose pose = moved(clear);
    if (!isFreeFor(battle, state, unit, pose, {}, false)) return std::nullopt;
    return pose;
  };
  if (const auto back = least([&](Length way) { return forward(from, -way); })) return back;
  const auto right = least([&](Length way) { return slid(from, way); });
  const auto left = least([&](Length way) { return slid(from, -way); });
  if (right && left) {
    const Length toRight = distance(right->at, from.at), toLeft = distance(left->at, from.at);
    if (toRight == toLeft) return freerHand(battle, state, unit, from) > 0 ? right : left;
    return toRight < toLeft ? right : left;
  }
  return right ? right : left;
}

template <class Events>
void shiftFriends(Play<Events>& play, std::size_t unit) {
  const Battle& battle = play.battle;
  const Box box = boxOf(battle, play.state, unit);
  eachOnTable(battle, play.state, battle.sideOfUnit(unit), [&](std::size_t i) {
    if (i == unit || !mayBeShifted(battle, play.state, i) || !overlap(box, boxOf(battle, play.state, i))) return;
    auto to = shiftedFor(battle, play.state, i, box);
    // Whoever came to stand where it would have gone: the nearest room there is, so that nobody stands in anybody.
    if (!to) to = nearestRoom(battle, play.state, i, play.unit(i).pose());
    if (!to) return;
    setDown(play, i, *to);
    if (!battle.profile(i).light()) play.unit(i).marks |= Unit::shiftedNow;
    play.tell(phrases::isShifted, piece(static_cast<int>(i)));
  });
}
WALSTATT_ADLG_BOTH(shiftFriends, std::size_t);

}  // namespace walstatt::adlg
