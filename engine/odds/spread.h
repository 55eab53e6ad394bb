// The exact spread of what dice lead to, as fractions: the very rules are run over all faces on copies,
// up to where no dice are pending. Equal branches are merged; dice of one throw are tried as multisets.
//
// It works on any *chance process*: a value that names its pending throw and goes on with faces. A
// whole game state is one (GameProcess), and so is a single attack without a board.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/dice.h"
#include "base/fraction.h"
#include "table/contract.h"

namespace walstatt::odds {

template <class P>
concept ChanceProcess = std::copyable<P> && requires(const P& now, P& next, const Faces& faces, Face face) {
  { now.pending() } -> std::same_as<std::optional<Throw>>;  // nothing: the dice are done
  { now.faceClass(face) } -> std::convertible_to<Face>;     // equal numbers lead to equal results
  { next.roll(faces) };
  { now == now } -> std::convertible_to<bool>;
};

template <class P>
struct Leaf {
  P process;
  Fraction chance;
};

// Calls visit(faces, weight) once for every distinguishable result of a throw; weights add up to
// sides to the power of count.
template <class FaceClass, class Visit>
void forEachResult(const Throw& dice, const FaceClass& faceClass, const Visit& visit) {
  struct Kind {
    Face representative;
    Face number;
    std::uint64_t faces;
  };
  constexpr std::size_t fewKinds = 32;
  FixedList<Kind, fewKinds> few;
  std::vector<Kind> many;  // dice of more than 32 distinct faces
  const auto note = [&](auto& kinds, Face face, Face number) {
    for (Kind& kind : kinds)
      if (kind.number == number) return void(++kind.faces);
    kinds.push_back({face, number, 1});
  };
  for (std::uint32_t face = 1; face <= dice.sides; ++face) {
    const auto value = static_cast<Face>(face);
    if (dice.sides > fewKinds) {
      note(many, value, faceClass(value));
    } else {
      note(few, value, faceClass(value));
    }
  }
  const std::span<const Kind> kinds = many.empty() ? std::span<const Kind>(few.begin(), few.size()) : many;

  Faces faces;
  // Unordered dice: kinds in ascending order, times the number of ways to place them on the dice.
  const auto place = [&](const auto& self, std::size_t from, std::uint64_t weight, std::uint64_t equal) -> void {
    if (faces.size() == dice.count) return visit(faces, weight);
    for (std::size_t k = dice.ordered ? 0 : from; k < kinds.size(); ++k) {
      const std::uint64_t same = !dice.ordered && k == from && !faces.empty() ? equal + 1 : 1;
      const std::uint64_t ways = dice.ordered ? 1 : faces.size() + 1;
      faces.push_back(kinds[k].representative);
      self(self, k, weight * ways / same * kinds[k].faces, same);
      faces.pop_back();
    }
  };
  place(place, 0, 1, 0);
}

// Adds the chance to an equal leaf, or a new leaf. False if the list is full.
template <class List, class P>
void merge(List& leaves, const P& process, Fraction chance) {
  for (auto& leaf : leaves) {
    if (!(leaf.process == process)) continue;
    leaf.chance = leaf.chance + chance;
    return;
  }
  leaves.push_back({process, chance});
}

// Fills `leaves` (a vector or a FixedList of Leaf<P>) with the spread. A throw that leads back to the very
// same situation (a tie that is rolled again) is left out and the rest scaled up, which is exact.
template <ChanceProcess P, class List>
void spread(const P& start, List& leaves) {
  List open;
  open.push_back({start, Fraction::one()});
  leaves.clear();
  while (!open.empty()) {
    const Leaf<P> node = open[open.size() - 1];
    open.pop_back();
    const std::optional<Throw> dice = node.process.pending();
    if (!dice) {
      merge(leaves, node.process, node.chance);
      continue;
    }
    struct Child {
      P process;
      std::uint64_t weight;
    };
    std::conditional_t<requires { List::capacity; }, FixedList<Child, 16>, std::vector<Child>> children;
    std::uint64_t total = 0;
    forEachResult(
        *dice, [&](Face face) { return node.process.faceClass(face); },
        [&](const Faces& faces, std::uint64_t weight) {
          P child = node.process;
          child.roll(faces);
          if (child == node.process) return;
          total += weight;
          for (Child& known : children)
            if (known.process == child) return void(known.weight += weight);
          children.push_back({child, weight});
        });
    for (const Child& child : children) merge(open, child.process, node.chance * Fraction::of(child.weight, total));
  }
}

// A game's state as a chance process: dice are pending until the next decision, the next wide throw or the end.
template <Game G>
struct GameProcess {
  const G* game;
  typename G::State state;

  std::optional<Throw> pending() const {
    const Turn turn = game->turn(state);
    if (turn.waiting != Waiting::dice || turn.dice.wide) return std::nullopt;
    return turn.dice;
  }
  Face faceClass(Face face) const { return game->faceClass(state, face); }
  void roll(const Faces& faces) {
    NoEvents quiet;
    game->roll(state, faces, quiet);
  }
  friend bool operator==(const GameProcess& a, const GameProcess& b) {
    return a.game->signature(a.state) == b.game->signature(b.state);
  }
};

// What an action leads to, up to the next decision. The action must be legal.
template <Game G>
std::vector<Leaf<GameProcess<G>>> spreadOf(const G& game, const typename G::State& state, Seat seat,
                                           const typename G::Action& action) {
  GameProcess<G> process{&game, state};
  NoEvents quiet;
  game.apply(process.state, seat, action, quiet);
  std::vector<Leaf<GameProcess<G>>> leaves;
  spread(process, leaves);
  return leaves;
}

}  // namespace walstatt::odds
