// Deployment (A11): corps by corps, the defender first, alternating. Step deploy.
#pragma once

#include "games/adlg/field.h"
#include "games/adlg/play.h"

namespace walstatt::adlg {

template <class Events>
void beginDeployment(Play<Events>& play);
std::optional<Refusal> checkDeploying(const Battle& battle, const State& state, const Action& action);
template <class Events>
void applyDeploying(Play<Events>& play, const Action& action);
void listDeploying(const Battle& battle, const State& state, ActionList<Action>& out);
// What changes one's mind: other places for the camp and for the corps at hand, and back into the hand. For a screen only;
// who plays by the list alone would never come to an end with it.
void listRearranging(const Battle& battle, const State& state, ActionList<Action>& out);

// Units of a corps in a block: `front` is the middle of its whole front edge, they stand in the order of their corps from left
// to right, rank behind rank.
struct Block {
  UnitList units;
  std::array<Pose, maxGroup> poses{};
};
Block blockOf(const Battle& battle, std::size_t corps, std::uint64_t group, const Pose& front, int files);

}  // namespace walstatt::adlg
