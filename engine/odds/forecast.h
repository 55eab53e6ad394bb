// What a player asks before an action: how likely is each thing that the rules call an outcome (a hit,
// a life lost, a figure out), and from which explained numbers does it come?
#pragma once

#include <algorithm>

#include "odds/spread.h"

namespace walstatt::odds {

struct Chance {
  Said outcome;
  Fraction chance;
};

struct Forecast {
  std::vector<Event> declared;   // what is known before the dice: explained numbers
  std::vector<Chance> outcomes;  // in the order the rules tell them
};

namespace detail {

template <Game G>
struct ToldProcess {
  GameProcess<G> inner;
  std::vector<Said> outcomes;

  std::optional<Throw> pending() const { return inner.pending(); }
  Face faceClass(Face face) const { return inner.faceClass(face); }
  void roll(const Faces& faces) {
    EventList told;
    inner.game->roll(inner.state, faces, told);
    note(told);
  }
  void note(const EventList& told) {
    for (const Event& event : told.events)
      if (event.outcome) outcomes.push_back(event.said);
  }
  friend bool operator==(const ToldProcess& a, const ToldProcess& b) {
    return a.inner == b.inner && std::equal(a.outcomes.begin(), a.outcomes.end(), b.outcomes.begin(), b.outcomes.end(),
                                            [](const Said& x, const Said& y) { return same(x, y); });
  }
  static bool same(const Said& x, const Said& y) { return x.phrase == y.phrase && x.args == y.args; }
};

}  // namespace detail

template <Game G>
Forecast forecast(const G& game, const typename G::State& state, Seat seat, const typename G::Action& action) {
  using Told = detail::ToldProcess<G>;
  Forecast result;
  Told start{{&game, state}, {}};
  EventList told;
  game.apply(start.inner.state, seat, action, told);
  start.note(told);
  result.declared = std::move(told.events);

  std::vector<Leaf<Told>> leaves;
  spread(start, leaves);
  for (const auto& leaf : leaves) {
    for (const Said& outcome : leaf.process.outcomes) {
      const auto known = std::find_if(result.outcomes.begin(), result.outcomes.end(),
                                      [&](const Chance& chance) { return Told::same(chance.outcome, outcome); });
      if (known == result.outcomes.end()) {
        result.outcomes.push_back({outcome, leaf.chance});
      } else {
        known->chance = known->chance + leaf.chance;
      }
    }
  }
  return result;
}

}  // namespace walstatt::odds
