// Proves a record: every decision is judged by the rules, every die is drawn again, and the stated end is the
// one that the rules give.
#pragma once

#include "records/record.h"

namespace walstatt {

struct Verification {
  bool secretKnown = false;     // provable dice can be proved only when the secret was revealed
  bool commitmentFits = false;  // the secret is the one that was committed to before the first roll
  std::size_t diceChecked = 0;  // dice that came out as the secret (or the seed) gives them
  std::size_t decisionsChecked = 0;
  bool endStated = false;
  bool endFits = false;  // winner, reason and signature are those of the rules
  bool proved = false;   // everything was checked, dice included, and no fault was found
};

// Faults with their lines are in `errors`. A game still running has none, but is not proved either.
Verification verify(const Library& library, const Record& record, const std::string& file, Errors& errors);

}  // namespace walstatt
