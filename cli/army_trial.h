// Battles of armies drawn by lot, for trials: what each game says about them.
#pragma once

#include <memory>

#include "base/language.h"
#include "cli/commands.h"
#include "trials/trial.h"

namespace walstatt::cli {

// Who meets whom with what, by the number of the battle alone; each people as often above as below.
class DrawnBattles {
 public:
  virtual ~DrawnBattles() = default;
  virtual TrialTable lay(std::uint64_t index) const = 0;
  // The armies of a battle as lists of names and counts, and what each came to; as the trial counts the peoples.
  virtual Data armies(std::uint64_t index) const = 0;
  virtual Data scores(const TrialTable& table, const AnyState& last) const = 0;
};

struct People {
  std::string id;
  Bilingual name;
};

// One game whose armies can be drawn.
struct Recruiting {
  std::string_view game;
  std::vector<People> peoples;
  int usualPoints = 100, usualRounds = 8;
  std::vector<int> sizes{};  // the only points that armies may have; empty: any
  bool takesSpread = true;   // armies may have fewer points than allowed
  // `options` are checked and outlive what is made.
  std::function<std::unique_ptr<DrawnBattles>(const TrialOptions& options)> battles;
};
// Nothing where the content of the game is faulty.
std::optional<Recruiting> mfmRecruiting(const Context& context);
std::optional<Recruiting> adlgRecruiting(const Context& context);

}  // namespace walstatt::cli
