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
  std::string key;    // what stands before the first sign of an action: the acting piece, or "c7+e7", "&", "pass"
  std::size_t first;  // into the actions
  std::size_t count;
  bool ofOnePiece;  // not of several together (c7+e7&S3), of none (&i1:S3) or of the player (pass)
};

class GroupedActions {
 public:
  // Game and state must outlive it.
  GroupedActions(const AnyGame& game, const AnyState& state, Seat seat);

  const std::vector<ListedAction>& actions() const { return actions_; }
  const std::vector<ActionGroup>& groups() const { return groups_; }
  // By number, counted from 1; nothing where there is none.
  const ListedAction* numbered(std::uint64_t number) const;

  // Lines for the screen: one group after the other, numbered; those in which the text occurs as a word (a field, a
  // label) or by another name (the label of a piece that is written by its field). Where there are none, those that
  // concern a piece of that name, that begin with the text, or that contain it.
  std::vector<std::string> lines(std::string_view text, std::size_t width) const;

 private:
  template <class Fits>
  std::vector<std::string> linesOf(const Fits& fits, std::size_t width) const;
  std::string writtenNameOf(std::string_view text) const;
  bool concerns(const ListedAction& listed, std::string_view text) const;

  const AnyGame* game_;
  const AnyState* state_;
  Seat seat_;
  std::vector<ListedAction> actions_;
  std::vector<ActionGroup> groups_;
};

}  // namespace walstatt::cli
