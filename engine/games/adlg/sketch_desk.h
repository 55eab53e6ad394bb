// Battles as small pictures, before a table is laid: which ready ones there are, and who stands where on the field. Plain data
// both ways, told in docs/adlg-setups.md; nothing a stranger sends does more than give a fault.
#pragma once

#include <memory>

#include "games/adlg/content.h"

namespace walstatt::adlg {

class SketchDesk {
 public:
  SketchDesk(const Library& library, std::shared_ptr<const Content> content);

  static bool knows(const Data& question);
  // Faults of the question go to `errors`, and the answer is then empty.
  Data answer(const Data& question, Errors& errors) const;

 private:
  std::shared_ptr<const Content> content_;
  Data ready_;  // the answer about all ready battles
};

// Small battles first, those that stand ready before those that are to be deployed.
std::vector<Setup> readySetups(const Library& library, const Content& content);

}  // namespace walstatt::adlg
