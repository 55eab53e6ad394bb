// A battle being carried on. The chapters are free function templates over it, each declared in the header of its file and
// made for both kinds of listeners at the end of it (`WALSTATT_ADLG_BOTH`).
#pragma once

#include "games/adlg/game.h"

// The same function for the search and for listeners: WALSTATT_ADLG_BOTH(beginMelee) or (rollShot, const Faces&).
#define WALSTATT_ADLG_BOTH(NAME, ...)                             \
  template void NAME(Play<NoEvents>& __VA_OPT__(, ) __VA_ARGS__); \
  template void NAME(Play<EventList>& __VA_OPT__(, ) __VA_ARGS__)

namespace walstatt::adlg {

inline constexpr Throw oneDie{1, 6, false, false};

// Arguments of phrases beside numbers, units (`piece`) and sides: lengths in thousandths of a UD are told in UD, corps by
// their names, categories by theirs (Battle::name).
constexpr Arg lengthArg(Length length) { return {ArgKind::place, length}; }
inline constexpr std::int32_t corpsKinds = 1000;
constexpr Arg corpsArg(std::size_t corps) { return {ArgKind::kind, corpsKinds + static_cast<std::int32_t>(corps)}; }
inline constexpr std::int32_t markerKinds = 2000;  // markers of ambushes go by letters
constexpr Arg markerArg(std::size_t number) { return {ArgKind::kind, markerKinds + static_cast<std::int32_t>(number)}; }

template <class Events>
struct Play {
  const Battle& battle;
  State& state;
  Events& events;

  void tell(const Phrase& phrase, Arg a = {}, Arg b = {}, Arg c = {}, Arg d = {}, Arg e = {}) {
    if constexpr (Events::wanted) events.tell(Said(phrase, a, b, c, d, e));
  }
  void outcome(const Phrase& phrase, Arg a = {}, Arg b = {}, Arg c = {}, Arg d = {}, Arg e = {}) {
    if constexpr (Events::wanted) events.outcome(Said(phrase, a, b, c, d, e));
  }
  Unit& unit(std::size_t i) { return state.units[i]; }
  const Profile& profile(std::size_t i) const { return battle.profile(i); }
};

}  // namespace walstatt::adlg
