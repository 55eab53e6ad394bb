// Chances without a game: who beats whom, by how much, and why (A25 to A30). Plain data both ways; the page asks here by way of
// the server, and nothing a stranger sends does more than give a fault. The form is told in docs/adlg-odds.md.
#pragma once

#include <memory>

#include "games/adlg/content.h"

namespace walstatt::adlg {

class OddsDesk {
 public:
  explicit OddsDesk(std::shared_ptr<const Content> content) : content_(std::move(content)) {}

  static bool knows(const Data& question);
  // Faults of the question go to `errors`, and the answer is then empty.
  Data answer(const Data& question, Errors& errors) const;

 private:
  std::shared_ptr<const Content> content_;
};

}  // namespace walstatt::adlg
