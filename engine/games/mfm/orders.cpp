// Standing orders that answer at once, so that nobody waits for an absent player: a possible Erstschlag (R15), who of a
// unit is struck (S8). Where to jump or to be set down is always asked.
#include "games/mfm/attack_odds.h"

namespace walstatt::mfm {

namespace {

constexpr std::array<Phrase, 5> standing{phrases::orderStrike, phrases::orderDecline, phrases::orderKeep,
                                         phrases::orderShield, phrases::orderName};

bool less(Fraction a, Fraction b) { return a.num * b.den < b.num * a.den; }  // denominators of few dice are small

}  // namespace

std::span<const Phrase> ManForMan::orders() const { return standing; }

// The strike with the best chance of a life, of all that are listed.
std::optional<Action> ManForMan::bestStrike(const State& state, Seat seat) const {
  ActionList<Action> answers(maxActions());
  list(state, seat, answers);
  std::optional<Action> best;
  Fraction chance{0, 1};
  for (const Action& answer : answers) {
    if (answer.kind() != ActionKind::strike) continue;
    const Fraction loss = chancesOf(*this, state, answer).lifeLost;
    if (best && !less(chance, loss)) continue;
    best = answer;
    chance = loss;
  }
  return best;
}

std::optional<Action> ManForMan::obey(const State& state, Seat seat, const Phrase& order) const {
  const Turn now = turn(state);
  if (now.waiting != Waiting::decision || !now.reaction || !has(now.seats, seat)) return std::nullopt;
  const Attack& attack = state.attack;
  if (attack.stage == Stage::change) {
    if (order.id == phrases::orderKeep.id) return Action::decline();
    if (order.id != phrases::orderShield.id) return std::nullopt;
    return attack.aimed == attack.unit ? Action::decline() : Action::divert(attack.unit);
  }
  if (attack.stage == Stage::name) {
    if (order.id != phrases::orderName.id) return std::nullopt;
    return Action::name(bestDefender(*this, state, attack));
  }
  if (reactingSeats(state)) return std::nullopt;
  if (order.id == phrases::orderDecline.id) return Action::decline();
  return order.id == phrases::orderStrike.id ? bestStrike(state, seat) : std::nullopt;
}

}  // namespace walstatt::mfm
