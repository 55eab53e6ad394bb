// A helper for those who roll real dice: what was rolled goes in, and groups, attacks, the best defence or the damage come
// out, each number with its reasons and rules (1192: N1 to N6, F3, F5; D2 to D19). Plain data both ways; the page of the
// browser asks here by way of the server, and nothing a stranger sends does more than give a fault.
#pragma once

#include "library/library.h"

namespace walstatt::duel {

// The question is a table with `ask`. Dice are lists of numbers, places in them count from 0; `die` is 20 and `skill` (FkW)
// 3 where they are missing.
//   groups  dice, scored? (places), skill?, die?, initiative?,   debts, all groups worth a look with their attacks, the
//           enemy? = { group, initiative? }                      best first, and who strikes first
//   score   rolled, aside?, skill?, die?                         every way to score, the best first, and what is to come
//   ward    attacks (values), group, rescue?, fallen?            the best defence and what is left of it
//   damage  group, named?, unmet? (places), fall?, or            the damage dice; with `faces` rolled the best wounds and
//           dice, times?, deadly?; die?, rerolled?, faces?,      what they do
//           vitality?, armour? = { protection, quality, light? }
//   shot    dice, skill?, die?, own?, target? (still, slow, fast),  the target number, and the ways to shoot, the best first
//           size?, metres?, thrown?, evasion? = { thrown, skill }
// Faults of the question go to `errors`, and the answer is then empty.
class DiceDesk {
 public:
  explicit DiceDesk(Words words) : words_(std::move(words)) {}

  static bool knows(const Data& question);
  Data answer(const Data& question, Errors& errors) const;

 private:
  Words words_;
};

}  // namespace walstatt::duel
