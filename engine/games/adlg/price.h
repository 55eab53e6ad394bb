// Points (A7): what a unit, a commander and a camp cost, with their parts where those are wanted.
#pragma once

#include "base/explained.h"
#include "games/adlg/army_phrases.h"
#include "games/adlg/content.h"

namespace walstatt::adlg {

// What a part of a price is about: a troop type, or an option behind them.
inline constexpr int aboutOptions = 1024;
constexpr Arg aboutType(int type) { return {ArgKind::kind, type}; }
constexpr Arg aboutOption(std::size_t option) { return {ArgKind::kind, aboutOptions + static_cast<int>(option)}; }

template <Number N>
void addPrice(N& sum, const Content& content, int type, Quality quality, OptionSet options) {
  const TroopType& of = content.types[static_cast<std::size_t>(type)];
  sum.add(of.points, phrases::priceType, aboutType(type));
  if (quality == Quality::elite) sum.add(of.elite.value_or(0), phrases::priceElite);
  if (quality == Quality::mediocre) sum.add(of.mediocre.value_or(0), phrases::priceMediocre);
  for (std::size_t i = 0; i < optionCount; ++i)
    if (has(options, static_cast<Option>(i))) sum.add(of.prices[i], phrases::priceOption, aboutOption(i));
}

inline constexpr int campPrice = 6;           // A3: fortified
inline constexpr int fortificationPrice = 1;  // a UD

// A7: ordinary, competent, brilliant, strategist at 100, 200 and 300 points.
constexpr int commanderPrice(CommanderRank rank, int points) {
  constexpr std::array<std::array<int, 4>, 3> prices{{{0, 2, 3, 5}, {0, 3, 6, 10}, {0, 5, 10, 15}}};
  const std::size_t size = points >= 300 ? 2 : points >= 200 ? 1 : 0;
  return prices[size][static_cast<std::size_t>(rank)];
}

}  // namespace walstatt::adlg
