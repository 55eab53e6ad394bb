// The control zones of one side's enemies round some places (A16, A17): for whoever asks of many poses, as a way does. What
// does not change from pose to pose is worked out once, when it is first asked for; nothing outlives the question.
#pragma once

#include "games/adlg/zones.h"

namespace walstatt::adlg {

// A16: the blocker stands before all of the box that is straight ahead of the owner.
bool hidesFrom(const Box& owner, const Box& blocker, const Box& box);
// A16, Z10: of so many who move as one, somebody stands before that one and hides it from the owner. `boxOfMate` tells where
// each of them is.
template <class BoxOfMate>
bool isBehindMate(const Box& owner, std::size_t which, std::size_t count, const BoxOfMate& boxOfMate) {
  const Box box = boxOfMate(which);
  for (std::size_t i = 0; i < count; ++i)
    if (i != which && hidesFrom(owner, boxOfMate(i), box)) return true;
  return false;
}

class EnemyZones {
 public:
  // Over units of side `own` with the middle of their front edge in the rectangle. Those who move are not where the state has
  // them: they hide nobody there. `farther`: who is so far from the places is near as well, for what else is asked there.
  EnemyZones(const Battle& battle, const State& state, Side own, const Bounds& places, const UnitSet& movers = {},
             Length farther = 0)
      : battle_(battle), state_(state), places_(places), own_(own), movers_(movers), farther_(farther) {}

  // Whether the unit is in the owner's zone where that is its base.
  bool hold(std::size_t owner, std::size_t unit, const Box& box) const;
  // All whose zones the unit would be in.
  Holders holders(std::size_t unit, const Pose& pose) const;
  // A17: the most threatening of them; all that are equally so.
  Holders mostThreatening(std::size_t unit, const Pose& pose) const;
  // The same where only those may hold it.
  Holders mostThreatening(std::size_t unit, const Pose& pose, const UnitSet& owners) const;
  // The same where a mate who moves along may hide it from some of them.
  template <class IsHidden>
  Holders mostThreatening(std::size_t unit, const Pose& pose, const UnitSet& owners,
                          const IsHidden& isHiddenFrom) const {
    const Box box = boxAt(battle_, unit, pose);
    UnitSet squares = squaresAt(box, owners);
    eachIn(squares, [&](std::uint8_t owner) {
      if (isHiddenFrom(owner)) squares.remove(owner);
    });
    return squares.empty() ? Holders{} : mostThreateningOf(unit, pose, box, squares);
  }
  // The most threatening enemy where it is neither of those two; noUnit where one of them is, or nobody holds it: it may go at
  // them.
  std::uint8_t threatAt(std::size_t unit, const Pose& pose, const UnitSet& owners, std::uint8_t one,
                        std::uint8_t other) const;
  // Whether the unit is in the square of one of them, held or not.
  bool isInSquare(std::size_t unit, const Pose& pose, const UnitSet& owners) const {
    return !squaresAt(boxAt(battle_, unit, pose), owners).empty();
  }
  // Whether the owner might have a zone over a group with that unit, wherever that stands. Whom light infantry holds is asked
  // of each of them when it matters.
  bool mayHold(std::size_t owner, std::size_t unit) const;
  // Whether he has one against that unit itself (B-ZoC-06 to 10).
  bool keepsAgainst(std::size_t owner, std::size_t unit) const { return keeps(ownerOf(owner), owner, unit); }
  // Those who may have one over a unit there: neither artillery and war wagons nor whoever fights (B-ZoC-07, B-ZoC-08).
  const UnitSet& owners() const;
  // Everybody who may have to do with these zones: their owners, and whoever stands in between. All on the table who are so
  // near the places.
  static Length reachOfNear(const Battle& battle) { return 2 * (reachOfZone + battle.greatestExtent()); }
  const UnitSet& near() const;
  // How far straight on the unit comes into the owner's zone; nothing if it is there already, or ends at its edge or beside it.
  // `isHidden` says of so much of the way whether a mate who moves along hides it from him.
  template <class IsHidden>
  std::optional<Length> wayInto(std::size_t owner, std::size_t unit, const Pose& from, Length way,
                                const IsHidden& isHidden) const {
    constexpr Length step = ud / 20;
    if (!keepsAgainst(owner, unit) || !mayHold(owner, unit)) return std::nullopt;
    const Box base = boxAt(battle_, unit, from);
    const auto entry = wayTo(base, zoneOf(owner));
    if (!entry) return std::nullopt;
    for (Length gone = *entry + shortOf; gone < way; gone += step)
      if (hold(owner, unit, movedTo(base, forward(from, gone).at)) && !isHidden(gone)) {
        const bool there = hold(owner, unit, base) && !isHidden(Length{0});
        return there ? std::nullopt : std::optional(gone);
      }
    return std::nullopt;
  }
  std::optional<Length> wayInto(std::size_t owner, std::size_t unit, const Pose& from, Length way) const {
    return wayInto(owner, unit, from, way, [](Length) { return false; });
  }
  // Where he stands.
  const Box& baseOf(std::size_t owner) const { return ownerOf(owner).base; }
  // B-ZoC-01: the square before his front edge.
  const Box& zoneOf(std::size_t owner) const { return ownerOf(owner).zone; }

 private:
  enum class Answer : std::uint8_t { unknown, no, yes };
  struct Owner {
    Box base, zone;
    UnitSet screens;           // those who might hide somebody in the zone from him
    UnitSet betweens;          // mates who might stand between him and somebody in his zone
    std::uint32_t broken = 0;  // pieces where he would fight with a penalty, one bit each
    std::array<Answer, 2> keeps{};
    Answer hindered = Answer::unknown;
    bool screensKnown = false, betweensKnown = false, brokenKnown = false;
  };
  // Room that is not touched before something is put there.
  union Room {
    Room() {}
    Owner owner;
  };

  Owner& ownerOf(std::size_t unit) const;
  bool keeps(Owner& owner, std::size_t unit, std::size_t against) const;
  bool isHindered(Owner& owner, std::size_t unit) const;
  std::uint32_t brokenFor(Owner& owner, std::size_t unit) const;
  bool isScreened(Owner& owner, std::size_t unit, std::size_t from, const Box& box) const;
  UnitSet screensOf(const Owner& owner, std::size_t unit) const;
  UnitSet betweensOf(const Owner& owner, std::size_t unit) const;
  std::uint8_t standingBetween(std::size_t unit, const Pose& pose, std::uint8_t threat) const;
  // Those in whose squares the box is, and whether he holds it there.
  UnitSet squaresAt(const Box& box, const UnitSet& owners) const;
  Holders holdersOf(std::size_t unit, const Box& box, const UnitSet& squares) const;
  bool holdsInSquare(Owner& owner, std::size_t unit, std::size_t against, const Box& box) const;
  Holders mostThreateningOf(std::size_t unit, const Pose& pose, const Box& box, const UnitSet& squares) const;
  std::uint32_t pieces() const;
  Bounds whereOwnersStand() const { return grown(places_, reachOfZone + battle_.greatestExtent()); }

  const Battle& battle_;
  const State& state_;
  Bounds places_;
  Side own_;
  UnitSet movers_;
  Length farther_;
  mutable bool nearKnown_ = false, piecesKnown_ = false, ownersKnown_ = false;
  mutable UnitSet near_, known_, mayOwn_;
  mutable std::uint32_t pieces_ = 0;
  mutable std::size_t count_ = 0;
  mutable std::array<std::uint8_t, maxUnits> slot_;
  mutable std::array<Room, maxUnits> owners_;
};

}  // namespace walstatt::adlg
