// Armies for those who speak in messages: one question in, one answer out, both plain data. The page of the browser asks
// here by way of the server; nothing a stranger sends does more than give a fault.
#pragma once

#include "games/mfm/army.h"

namespace walstatt::mfm {

// The question is a table with `ask`, and
//   peoples                                                all peoples, figures and vehicles
//   check     army                                         the report of an army (armyReport) with its codes
//   read      code                                         the same for a code, with `notices`
//   surprise  people, points, seed                         the same for a drawn army
//   map       points, seed                                 a made map
//   maps                                                   the ready maps for battles
//   side      points, side = { players, armies }           `faults`: why such a side may not fight so, each with its army
//   battle    points, rounds, rule_of_12, map, side        a setup: map is an id, a made map or { points, seed };
//             side = 2 × { players, armies = [army | code] }
// Faults of the question itself go to `errors`, and the answer is then empty.
Data answerAboutArmies(const Content& content, const Data& question, Errors& errors);

}  // namespace walstatt::mfm
