#include "games/duel/players/blow_search.h"

#include <algorithm>

#include "games/duel/players/tips.h"

namespace walstatt::duel {

bool BlowSearch::covers(const Duel& game, const State& state) {
  const bool open = state.step == Step::wave || state.step == Step::ward || state.step == Step::hit;
  return open && game.fighterCount() == 2;
}

Worth BlowSearch::worth(const State& state, std::uint8_t phase, int nodes) {
  nodes_ = nodes;
  phase_ = phase;
  return best(state, 0, -won, won);
}

Worth BlowSearch::best(const State& state, std::size_t depth, Worth low, Worth high) {
  if (state.step == Step::over || state.phase != phase_) return countFor(*game_, state, side_);
  if (depth == deepest || nodes_ <= 0) return byTips(state);
  --nodes_;
  const Seat seat = firstOf(game_->turn(state).seats);
  const bool own = game_->sideOf(seat) == side_;
  Worth found = own ? -won : won;
  NoEvents quiet;
  for (const Action& action : buffers_[depth].listed(*game_, state, seat)) {
    Worth worth = 0;
    switch (action.kind()) {
      case ActionKind::flee:
      case ActionKind::spare: continue;
      case ActionKind::strike:
      case ActionKind::fell: worth = hitFor(*game_, state, side_, action.kind() == ActionKind::fell, *shelf_); break;
      default: {
        State after = state;
        game_->apply(after, seat, action, quiet);
        worth = best(after, depth + 1, low, high);
      }
    }
    if (own) {
      found = std::max(found, worth);
      low = std::max(low, worth);
    } else {
      found = std::min(found, worth);
      high = std::min(high, worth);
    }
    if (low >= high) break;
  }
  return found;
}

// No search, but the damage is still weighed, not thrown.
Worth BlowSearch::byTips(State state) {
  NoEvents quiet;
  while (state.step != Step::over && state.phase == phase_) {
    if (state.step == Step::hit) return hitFor(*game_, state, side_, false, *shelf_);
    const Seat seat = firstOf(game_->turn(state).seats);
    game_->apply(state, seat, tipFor(*game_, state, seat), quiet);
  }
  return countFor(*game_, state, side_);
}

}  // namespace walstatt::duel
