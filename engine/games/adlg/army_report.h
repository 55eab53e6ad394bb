// What a page shows of armies and lists (docs/adlg-armies.md).
#pragma once

#include "games/adlg/army.h"

namespace walstatt::adlg {

// Names of what the parts of prices are about.
Namer armyNamer(const Content& content, Language language);
// { amount, text, rule } of each part.
Data partsData(const Content& content, const Explained& number);

// The army with everything that follows from it: points with their parts, value, initiative, command budget, faults, codes.
Data armyReport(const Content& content, const Army& army);
// All lists, troop types, options, ranks and sizes: what a builder chooses from.
Data listsData(const Content& content);
Data listData(const Content& content, const ArmyList& list);

}  // namespace walstatt::adlg
