// All legal actions of a seat with their notations and numbers, grouped by the acting piece.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "table/any_game.h"

namespace walstatt::cli {

struct ListedAction {
  std::string notation;
  AnyAction action;
};

struct ActionGroup {
  std::string key;    // what stands before the first sign of an action: the acting piece
  std::size_t first;  // into the actions
  std::size_t count;
};

class GroupedActions {
 public:
  GroupedActions(const AnyGame& game, const AnyState& state, Seat seat);

  const std::vector<ListedAction>& actions() const { return actions_; }
  const std::vector<ActionGroup>& groups() const { return groups_; }
  // By number, counted from 1; nothing where there is none.
  const ListedAction* numbered(std::uint64_t number) const;

  // Lines for the screen: one group after the other, numbered; those whose notation begins with the text, or where
  // there are none, those that contain it.
  std::vector<std::string> lines(std::string_view text, std::size_t width) const;

 private:
  template <class Fits>
  std::vector<std::string> linesOf(const Fits& fits, std::size_t width) const;

  std::vector<ListedAction> actions_;
  std::vector<ActionGroup> groups_;
};

}  // namespace walstatt::cli
