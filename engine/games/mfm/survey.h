// What the lists of all who act need to know of the whole position, worked out once: where the sides stand, and whom one
// could attack. What may be near is only to rule out quickly: closed corners (R2) are not looked at.
#pragma once

#include "games/mfm/game.h"

namespace walstatt::mfm {

class ManForMan::Survey {
 public:
  // Of the side to act. The position must outlive it.
  Survey(const ManForMan& game, const State& state);

  // Whom it could attack, in the order of lists.
  struct Enemy {
    FigureId id;
    bool onBoard;       // not aboard something
    bool mayBeInMelee;  // with the side to act
    Bounds fields, blocks;
  };
  using Enemies = FixedList<Enemy, maxFigures>;
  const Enemies& enemies() const {
    if (!enemies_) findEnemies();
    return *enemies_;
  }
  // Fields of the ground floor: of both sides in a row; of the side to act; of its enemies and wrecks that bar it.
  std::uint64_t takenRow(int y) const { return ownFields_.row(y) | enemyFields_.row(y); }
  const FieldMask& ownFields() const { return ownFields_; }
  const FieldMask& enemyFields() const { return enemyFields_; }
  bool mayBeNearEnemy(const Area& area) const { return area.storey || enemyFields_.anyBeside(area); }
  // A mount or chariot that has room aboard.
  bool mayBeNearSeat(const Area& area) const { return !area.storey && seatFields_.anyBeside(area); }

 private:
  void findEnemies() const;

  const ManForMan& game_;
  const State& state_;
  FieldMask ownFields_, enemyFields_, seatFields_;
  mutable std::optional<Enemies> enemies_;  // found when somebody shoots or reaches out
};

}  // namespace walstatt::mfm
