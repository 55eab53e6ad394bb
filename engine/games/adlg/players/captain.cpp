#include "games/adlg/players/captain.h"

#include <algorithm>

#include "games/adlg/contacts.h"
#include "games/adlg/setting_up.h"

namespace walstatt::adlg {

namespace {

constexpr int plansPerCorps = 4;
constexpr int beyondDoubt = -1200;  // what nobody would look at

// By those who look farther ahead than he does.
bool isWorthALook(Verb verb) { return verb == Verb::charge || verb == Verb::spontaneousCharge || verb == Verb::move; }

}  // namespace

Action Captain::choose(const Battle& battle, const State& state, Seat seat) {
  matches_.prepare(battle);
  matches_.look(battle, state);
  if (isSettingUp(state.step)) return setUp(battle, state, seat);
  switch (state.step) {
    case Step::chooseCorps: return corpsToActivate(battle, state, seat);
    case Step::orders: return order(battle, state, seat);
    case Step::evade: return answerCharge(battle, state, seat);
    case Step::chooseShot: return bestShot(battle, state, seat);
    case Step::commit: return lead(battle, state, seat);
    case Step::pursue: return pursuit(battle, state, seat);
    default: return anything(battle, state, seat);
  }
}

// Whoever is nearest to the enemy first: what he does shows what the others have to do.
Action Captain::corpsToActivate(const Battle& battle, const State& state, Seat seat) {
  const auto& listed = buffer_.listed(battle, state, seat);
  const Outlook outlook(battle, state, battle.sideOf(seat), matches_);
  Action best = listed[0];
  Length nearest = noEnemy + 1;
  for (const Action& action : listed) {
    Length far = noEnemy;
    for (const std::uint8_t unit : battle.corps(action.corps).units)
      if (isObstacle(state, unit)) far = std::min(far, outlook.nearestEnemy(state.units[unit].at));
    if (far >= nearest) continue;
    nearest = far;
    best = action;
  }
  return best;
}

Action Captain::order(const Battle& battle, const State& state, Seat seat) {
  const std::uint8_t corps = state.commanding.corps;
  if (plan_.turn != state.turn || plan_.side != state.active || plan_.corps != corps) {
    plan_ = Plan{};
    plan_.turn = state.turn;
    plan_.side = state.active;
    plan_.corps = corps;
  }
  const Outlook outlook(battle, state, battle.sideOf(seat), matches_);
  fights_.take(battle, state, battle.sideOf(seat));
  while (true) {
    while (auto idea = takeBest(plan_.ideas)) {
      if (!plan_.fresh) {
        const int hoped = idea->rank();
        if (!lookAgain(battle, state, seat, outlook, *idea) || idea->worth < leastGain) continue;
        // Not what it was: whatever is better now goes first.
        if (idea->rank() < hoped * 3 / 4 && hasBetter(*idea)) {
          think(*idea);
          continue;
        }
      } else if (battle.check(state, seat, idea->action)) {
        continue;
      }
      plan_.fresh = false;
      return idea->action;
    }
    if (plan_.rounds == plansPerCorps ||
        (state.commanding.points == 0 && state.commanding.free == 0 && plan_.rounds > 0))
      break;
    ++plan_.rounds;
    makePlan(battle, state, seat, outlook);
    if (plan_.ideas.empty()) break;
  }
  Action close;
  close.verb = Verb::endCorps;
  close.corps = corps;
  if (!battle.check(state, seat, close)) return close;
  return anything(battle, state, seat);
}

void Captain::think(const Idea& idea) {
  const auto note = [&](auto& ideas) {
    if (!ideas.full()) return ideas.push_back(idea);
    Idea* worst =
        std::min_element(ideas.begin(), ideas.end(), [](const Idea& a, const Idea& b) { return a.rank() < b.rank(); });
    if (worst->rank() < idea.rank()) *worst = idea;
  };
  if (idea.worth >= leastGain)
    note(plan_.ideas);
  else if (isWorthALook(idea.action.verb) && idea.worth > beyondDoubt)
    note(plan_.doubts);
}

template <std::size_t N>
std::optional<Captain::Idea> Captain::takeBest(FixedList<Idea, N>& ideas) {
  if (ideas.empty()) return std::nullopt;
  std::size_t best = 0;
  for (std::size_t i = 1; i < ideas.size(); ++i)
    if (ideas[i].rank() > ideas[best].rank()) best = i;
  const Idea idea = ideas[best];
  ideas.erase(best);
  return idea;
}

std::optional<Action> Captain::nextIdea() {
  auto idea = takeBest(plan_.ideas);
  if (!idea) idea = takeBest(plan_.doubts);
  return idea ? std::optional(idea->action) : std::nullopt;
}

std::optional<int> Captain::appraise(const Battle& battle, const State& state, Seat seat, const Action& action) {
  const Outlook outlook(battle, state, battle.sideOf(seat), matches_);
  Idea idea{action};
  switch (action.verb) {
    case Verb::move: idea.worth = moveGain(battle, state, outlook, action, idea.cost); break;
    case Verb::charge: idea.cost = 1; [[fallthrough]];
    case Verb::spontaneousCharge: {
      const auto gain = chargeGain(battle, state, seat, outlook, action);
      if (!gain) return std::nullopt;
      idea.worth = *gain;
      break;
    }
    case Verb::hold:
    case Verb::evadeZone:
    case Verb::leaveZone:
    case Verb::disengage: break;
    default: return std::nullopt;
  }
  return idea.rank();
}

bool Captain::hasBetter(const Idea& idea) const {
  return std::any_of(plan_.ideas.begin(), plan_.ideas.end(),
                     [&](const Idea& other) { return other.rank() > idea.rank(); });
}

bool Captain::lookAgain(const Battle& battle, const State& state, Seat seat, const Outlook& outlook, Idea& idea) {
  if (battle.check(state, seat, idea.action)) return false;
  switch (idea.action.verb) {
    case Verb::move:
      if (inContact(state, idea.action.unit)) return false;
      idea.worth = std::min(idea.worth, moveGain(battle, state, outlook, idea.action, idea.cost));
      return true;
    case Verb::charge:
    case Verb::spontaneousCharge: {
      const auto gain = chargeGain(battle, state, seat, outlook, idea.action);
      idea.worth = gain.value_or(0);
      return gain.has_value();
    }
    default: return true;
  }
}

void Captain::makePlan(const Battle& battle, const State& state, Seat seat, const Outlook& outlook) {
  plan_.ideas.clear();
  plan_.doubts.clear();
  plan_.fresh = true;
  thinkOfRallies(battle, state, seat);
  if (fights_.won()) return;  // nothing more is risked
  thinkOfCharges(battle, state, seat, outlook);
  thinkOfMoves(battle, state, seat, outlook);
  thinkOfSupport(battle, state, seat);
  thinkOfCommander(battle, state, seat);
  thinkOfDisengaging(battle, state, seat);
}

Action Captain::anything(const Battle& battle, const State& state, Seat seat) {
  return buffer_.listed(battle, state, seat)[0];
}

}  // namespace walstatt::adlg
