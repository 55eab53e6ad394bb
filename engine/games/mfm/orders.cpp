// Standing orders that answer a possible Erstschlag at once (R15), so that nobody waits for an absent player.
#include "games/mfm/attack_odds.h"

namespace walstatt::mfm {

namespace {

constexpr std::array<Phrase, 2> standing{phrases::orderStrike, phrases::orderDecline};

bool less(Fraction a, Fraction b) { return a.num * b.den < b.num * a.den; }  // denominators of few dice are small

}  // namespace

std::span<const Phrase> ManForMan::orders() const { return standing; }

std::optional<Action> ManForMan::obey(const State& state, Seat seat, const Phrase& order) const {
  const Turn now = turn(state);
  if (now.waiting != Waiting::decision || !now.reaction || !has(now.seats, seat)) return std::nullopt;
  if (order.id == phrases::orderDecline.id) return Action::decline();
  if (order.id != phrases::orderStrike.id) return std::nullopt;
  std::optional<Action> best;
  Fraction chance{0, 1};
  for (std::size_t i = 0; i < state.strikerCount; ++i) {
    const Striker& striker = state.strikers[i];
    if (traits_[striker.figure].seat != seat) continue;
    const Action strike = Action::strike(striker.figure, striker.target);
    const Fraction loss = chancesOf(*this, state, strike).lifeLost;
    if (best && !less(chance, loss)) continue;
    best = strike;
    chance = loss;
  }
  return best;
}

}  // namespace walstatt::mfm
