// Fighters for those who speak in messages: one question in, one answer out, both plain data. The page of the browser
// asks here by way of the server; nothing a stranger sends does more than give a fault.
#pragma once

#include "games/duel/own_fighter.h"

namespace walstatt::duel {

// One of those who are to meet: a ready fighter, or one of one's own.
struct DuelFighter {
  OwnFighter fighter;
  std::string size = {}, awareness = {};  // "": large, aware
};
// The setup of a duel, as files and records hold it, or nothing and faults: also where they could never hurt each
// other (D1).
std::optional<Data> duelSetup(const Content& content, const std::array<std::vector<DuelFighter>, 2>& sides,
                              int distance, Errors& errors);
std::string setupToml(const Data& setup);

// The question is a table with `ask`, and
//   pieces                            ready fighters, weapons, armour, limits
//   check     fighter [, against]     the report of a fighter (fighterReport)
//   read      code [, against]        the same for a code, with `notices`
//   surprise  seed [, base, against]  the same for a drawn one
//   duel      side = 2 × { fighters } [, distance]
//             a setup; each of the fighters is the id of a ready one, a code, or { who = id | code | fighter, size, awareness }
// Faults of the question itself go to `errors`, and the answer is then empty.
Data answerAboutFighters(const Content& content, const Data& question, Errors& errors);

}  // namespace walstatt::duel
