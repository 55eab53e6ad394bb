// A battle and what is known of it without any chapter of the rules.
#include "base/signature.h"
#include "games/adlg/command_phrases.h"
#include "games/adlg/game.h"

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
  }
}

Outcome Battle::outcome(const State& state) const {
  if (state.step != Step::over) return {};
  if (state.winner == noSide)
    return {true, noSide, Said(state.ending == Ending::turns ? phrases::drawnByTurns : phrases::drawnTogether)};
  return {true, state.winner,
          Said(state.ending == Ending::turns ? phrases::winsByShare : phrases::winsByLosses, sideArg(state.winner))};
}

std::uint64_t Battle::signature(const State& state) const { return signatureOfBytes(&state, sizeof state); }

}  // namespace walstatt::adlg
