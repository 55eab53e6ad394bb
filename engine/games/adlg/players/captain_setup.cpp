// Setting up (A9 to A11): ground that hinders the enemy more than us, then the line that the program proposes. He attacks,
// for whoever moves first chooses where it is fought, and hides nobody.
#include "games/adlg/ground_penalty.h"
#include "games/adlg/players/captain.h"
#include "games/adlg/players/glance.h"
#include "games/adlg/terrain.h"

namespace walstatt::adlg {

namespace {

constexpr int perPiece = 3;  // a table without it is simpler

// How much more such a piece hinders the enemy's army than ours.
int liking(const Battle& battle, Side side, TerrainKind kind) {
  int sum = 0;
  for (std::size_t i = 0; i < battle.unitCount(); ++i) {
    const int penalty = meleePenalty(battle.profile(i), kind, goingOf(kind));
    sum += battle.sideOfUnit(i) == side ? penalty : -penalty;
  }
  return sum;
}

// The ground that a region is known for.
TerrainKind kindOf(Region region) {
  switch (region) {
    case Region::plain: return TerrainKind::field;
    case Region::forest: return TerrainKind::wood;
    case Region::mountain: return TerrainKind::steepHill;
    case Region::desert: return TerrainKind::dunes;
    case Region::steppe: return TerrainKind::gentleHill;
  }
  return TerrainKind::gentleHill;
}

int worthOf(const Battle& battle, const State& state, Side side, const Action& action) {
  switch (action.verb) {
    case Verb::attackFirst: return liking(battle, side, kindOf(static_cast<Region>(action.unit)));
    case Verb::takePieces: {
      int worth = 0;
      for (const Leg leg : action.legs)
        if (leg.kind() == LegKind::number)
          worth += liking(battle, side, static_cast<TerrainKind>(leg.amount())) - perPiece;
      return worth;
    }
    case Verb::layPiece: {
      // Bad ground of ours to the sides, good one into the middle.
      const Length aside = size(action.legs[0].amount() - battle.setup().width / 2) / ud;
      const auto& taken = state.settingUp.taken[side];
      const std::uint8_t kind = state.settingUp.piece < taken.size() ? taken[state.settingUp.piece] : std::uint8_t{0};
      return kind != 0 && liking(battle, side, static_cast<TerrainKind>(kind - 1)) > 0 ? -aside : aside;
    }
    case Verb::leavePieces:
    case Verb::deployAuto: return 1'000;
    default: return -1'000;
  }
}

}  // namespace

Action Captain::setUp(const Battle& battle, const State& state, Seat seat) {
  const auto& listed = buffer_.listed(battle, state, seat);
  const Action* best = &listed[0];
  int most = -1'000'000;
  for (const Action& action : listed) {
    const int worth = worthOf(battle, state, battle.sideOf(seat), action);
    if (worth <= most) continue;
    most = worth;
    best = &action;
  }
  return *best;
}

}  // namespace walstatt::adlg
