// A battle and what is known of it without any chapter of the rules.
#include "base/signature.h"
#include "games/adlg/combat_phrases.h"
#include "games/adlg/command_phrases.h"
#include "games/adlg/geometry.h"
#include "games/adlg/play.h"

namespace walstatt::adlg {

Battle::Battle(std::shared_ptr<const Content> content, Setup setup)
    : content_(std::move(content)), setup_(std::make_shared<Setup>(std::move(setup))) {
  for (const CorpsSetup& corps : setup_->corps)
    for (std::size_t place = 0; place < corps.units.size(); ++place)
      placeInCorps_[corps.units[place]] = static_cast<std::uint8_t>(place);
  for (std::size_t i = 0; i < setup_->units.size(); ++i) {
    const UnitSetup& unit = setup_->units[i];
    if (unit.side == 0) ++unitsOfSide0_;
    depths_[i] = unit.profile.depth;
    extents_[i] = distance(Point{}, Point{ud / 2, depths_[i]}) + 1;
    greatestExtent_ = std::max(greatestExtent_, extents_[i]);
  }
}

Outcome Battle::outcome(const State& state) const {
  if (state.step != Step::over) return {};
  if (state.winner == noSide)
    return {true, noSide, Said(state.ending == Ending::turns ? phrases::drawnByTurns : phrases::drawnTogether)};
  return {true, state.winner,
          Said(state.ending == Ending::turns ? phrases::winsByShare : phrases::winsByLosses, sideArg(state.winner))};
}

// That of whom it names first: the winner, the army, the commander's owner. Shots and routs name those who suffer them.
Side Battle::luckOf(const Said& outcome) const {
  const Arg first = outcome.args[0];
  const auto index = static_cast<std::size_t>(first.value);
  Side side = noSide;
  if (first.kind == ArgKind::piece && index < unitCount()) side = sideOfUnit(index);
  if (first.kind == ArgKind::side) side = static_cast<Side>(first.value);
  if (first.kind == ArgKind::kind && first.value >= corpsKinds && index - corpsKinds < corpsCount())
    side = corps(index - corpsKinds).side;
  if (outcome.phrase == &phrases::meleeTied) return noSide;
  for (const Phrase* suffered : {&phrases::isHit, &phrases::isMissed, &phrases::isRouted})
    if (outcome.phrase == suffered && side != noSide) return static_cast<Side>(1 - side);
  return side;
}

std::uint64_t Battle::signature(const State& state) const { return signatureOfBytes(&state, sizeof state); }

}  // namespace walstatt::adlg
