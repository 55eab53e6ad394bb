#include "games/duel/warding.h"

#include <algorithm>

namespace walstatt::duel {
namespace {

using Set = std::uint8_t;  // attacks, bit i: attack i
constexpr std::size_t allSets = 1u << maxAttacks;
constexpr std::uint8_t never = 100;

// What a ward costs, compared as one number: rescue dice, group dice, strength of the group and rescue faces given up.
// Twelve dice never overflow a part into the next.
using Cost = std::uint32_t;
constexpr Cost impossible = ~Cost{0};
constexpr Cost rescueDie = 1u << 28, groupDie = 1u << 24, strengthPoint = 1u << 12;

constexpr int strengthOf(int face, int equals) { return equals * (face + setBonus(equals)); }

// Equal dice of one kind. `fewest[s]`: dice needed for the attacks s; `firstWard[s]`: the attacks its first ward meets.
// The tables are filled as far as there are attacks and not cleared before.
struct Lot {
  int face, dice;
  bool rescue;
  bool useful;
  std::array<std::uint8_t, allSets> fewest;
  std::array<Set, allSets> firstWard;

  Cost costOf(Set set) const {
    const int used = fewest[set];
    if (rescue) return static_cast<Cost>(used) * (rescueDie + static_cast<Cost>(face));
    return static_cast<Cost>(used) * groupDie +
           static_cast<Cost>(strengthOf(face, dice) - strengthOf(face, dice - used)) * strengthPoint;
  }
};

class Solver {
 public:
  explicit Solver(const WideProblem& problem) : problem_(problem) {
    measureAttacks();
    cost_.fill(impossible);
    cost_[0] = 0;
    join(problem.group, false);
    groupSuffices_ = cost_[everything()] != impossible;
    if (!groupSuffices_) join(problem.rescue, true);
  }

  Set everything() const { return static_cast<Set>((1u << problem_.attacks.size()) - 1); }
  bool groupSuffices() const { return groupSuffices_; }
  Cost cost(Set set) const { return cost_[set]; }

  // Fewest hits, then cheapest, then the greater sum of attacks met.
  bool better(Set a, Set b) const {
    if (std::popcount(a) != std::popcount(b)) return std::popcount(a) > std::popcount(b);
    if (cost_[a] != cost_[b]) return cost_[a] < cost_[b];
    return sum_[a] > sum_[b];
  }

  Set best() const {
    Set top = 0;
    for (unsigned set = 1; set <= everything(); ++set)
      if (cost_[set] != impossible && better(static_cast<Set>(set), top)) top = static_cast<Set>(set);
    return top;
  }

  WideWard wardFor(Set set) const {
    WideWard ward;
    std::uint8_t number = 0;
    for (std::size_t i = count_; i-- > 0;) {
      const Lot& lot = lots_[i];
      std::uint16_t places = placesOf(lot);
      for (Set part = taken_[i][set]; part != 0;) {
        const Set met = lot.firstWard[part];
        ++number;
        for (int used = needed(lot, met); used > 0; --used, places &= static_cast<std::uint16_t>(places - 1))
          ward.dieTo[static_cast<std::size_t>(std::countr_zero(places))] = number;
        for (std::size_t attack = 0; attack < maxAttacks; ++attack)
          if (holds(met, attack)) ward.attackTo[attack] = number;
        part = without(part, met);
      }
      set = without(set, taken_[i][set]);
    }
    return ward;
  }

 private:
  // Sums of all sets of attacks, and whether each of a set is light.
  void measureAttacks() {
    for (unsigned set = 1; set <= everything(); ++set) {
      const auto low = static_cast<std::size_t>(std::countr_zero(set));
      const unsigned rest = set & (set - 1);
      const std::uint8_t value = problem_.attacks[low];
      sum_[set] = static_cast<std::uint16_t>(sum_[rest] + value);
      light_[set] = value <= lightAttack && (rest == 0 || light_[rest]);
    }
  }

  // Dice of the lot for one ward against these attacks.
  int needed(const Lot& lot, Set set) const {
    if (std::popcount(set) > 1 && !light_[set]) return never;
    if (sum_[set] <= lot.face) return 1;
    if (lot.dice == 1 || lot.rescue || problem_.singleOnly) return never;
    return (sum_[set] + lot.face - 1) / lot.face;
  }

  void fillLot(Lot& lot) const {
    lot.useful = false;
    for (unsigned set = 1; set <= everything(); ++set) {
      const int dice = needed(lot, static_cast<Set>(set));
      lot.fewest[set] = static_cast<std::uint8_t>(dice <= lot.dice ? dice : never);
      lot.firstWard[set] = static_cast<Set>(set);
      lot.useful |= dice <= lot.dice;
    }
    if (lot.dice > 1 && lot.useful) partSets(lot);
  }

  // Several wards of one lot: the first meets the lowest attack, so each way to part a set is tried once. A part is
  // smaller than its set, so what is already better by several wards is simply parted further.
  void partSets(Lot& lot) const {
    const auto asOne = lot.fewest;
    for (unsigned set = 1; set <= everything(); ++set) {
      const unsigned low = set & (0u - set), others = set ^ low;
      for (unsigned rest = others; rest != 0; rest = (rest - 1) & others) {
        const int dice = asOne[set ^ rest] + lot.fewest[rest];
        if (dice > lot.dice || dice >= lot.fewest[set]) continue;
        lot.fewest[set] = static_cast<std::uint8_t>(dice);
        lot.firstWard[set] = static_cast<Set>(set ^ rest);
      }
    }
  }

  void join(std::uint16_t places, bool rescue) {
    std::array<std::uint8_t, highestFace + 1> dice{};
    for (std::size_t i = 0; i < wideHand; ++i)
      if ((places >> i & 1) != 0) ++dice[problem_.faces[i]];
    for (int face = 2; face <= highestFace; ++face) {
      if (dice[static_cast<std::size_t>(face)] == 0) continue;
      Lot& lot = lots_[count_];
      lot.face = face;
      lot.dice = dice[static_cast<std::size_t>(face)];
      lot.rescue = rescue;
      fillLot(lot);
      if (lot.useful) join(lot, taken_[count_++]);
    }
  }

  void join(const Lot& lot, std::array<Set, allSets>& taken) {
    const auto before = cost_;
    taken.fill(0);
    for (unsigned part = 1; part <= everything(); ++part) {
      if (lot.fewest[part] == never) continue;
      const Cost more = lot.costOf(static_cast<Set>(part));
      const unsigned others = everything() ^ part;
      for (unsigned rest = others;; rest = (rest - 1) & others) {
        if (before[rest] != impossible && before[rest] + more < cost_[rest | part]) {
          cost_[rest | part] = before[rest] + more;
          taken[rest | part] = static_cast<Set>(part);
        }
        if (rest == 0) break;
      }
    }
  }

  std::uint16_t placesOf(const Lot& lot) const {
    const std::uint16_t kind = lot.rescue ? problem_.rescue : problem_.group;
    unsigned places = 0;
    for (std::size_t i = 0; i < wideHand; ++i)
      if ((kind >> i & 1) != 0 && problem_.faces[i] == lot.face) places |= 1u << i;
    return static_cast<std::uint16_t>(places);
  }

  const WideProblem& problem_;
  std::array<std::uint16_t, allSets> sum_{};
  std::array<bool, allSets> light_{};
  std::array<Cost, allSets> cost_;
  std::array<Lot, wideHand> lots_;
  std::array<std::array<Set, allSets>, wideHand> taken_;
  std::size_t count_ = 0;
  bool groupSuffices_ = false;
};

// One ward as the player named it.
struct Named {
  int dice = 0, rescueDice = 0, lowest = highestFace, highest = 0, value = 0;
  int attacks = 0, strongest = 0, sum = 0;
};

std::optional<WardFault> faultOf(const Named& ward, bool singleOnly) {
  if (ward.attacks == 0 && ward.dice == 0) return std::nullopt;
  if (ward.attacks == 0) return WardFault::idle;
  if (ward.dice == 0) return WardFault::bare;
  if (ward.dice > 1 && ward.rescueDice > 0) return WardFault::rescueAdded;
  if (ward.lowest != ward.highest) return WardFault::unequal;
  if (ward.dice > 1 && singleOnly) return WardFault::fallen;
  if (ward.attacks > 1 && ward.strongest > lightAttack) return WardFault::heavyTogether;
  if (ward.value < ward.sum) return WardFault::tooLow;
  return std::nullopt;
}

WideProblem widened(const WardProblem& problem) {
  WideProblem wide{problem.attacks, {}, problem.group, problem.rescue, problem.singleOnly};
  std::copy(problem.own.faces.begin(), problem.own.faces.end(), wide.faces.begin());
  return wide;
}

WideWard widened(const Ward& ward) {
  WideWard wide{{}, ward.attackTo};
  std::copy(ward.dieTo.begin(), ward.dieTo.end(), wide.dieTo.begin());
  return wide;
}

Ward narrowed(const WideWard& wide) {
  Ward ward{{}, wide.attackTo};
  std::copy_n(wide.dieTo.begin(), handSize, ward.dieTo.begin());
  return ward;
}

}  // namespace

std::optional<WardFault> checkWard(const WideProblem& problem, const WideWard& ward) {
  std::array<Named, maxAttacks + 1> named{};
  bool rescued = false;
  for (std::size_t i = 0; i < wideHand; ++i) {
    const std::uint8_t number = ward.dieTo[i];
    if (number == 0) continue;
    if (number > maxAttacks) return WardFault::number;
    const bool inGroup = (problem.group >> i & 1) != 0, inRescue = (problem.rescue >> i & 1) != 0;
    if (!inGroup && !inRescue) return WardFault::notMine;
    const int face = problem.faces[i];
    if (face <= 1) return WardFault::one;
    Named& one = named[number];
    ++one.dice;
    one.rescueDice += inGroup ? 0 : 1;
    one.lowest = std::min(one.lowest, face);
    one.highest = std::max(one.highest, face);
    one.value += face;
    rescued |= !inGroup;
  }
  for (std::size_t i = 0; i < maxAttacks; ++i) {
    const std::uint8_t number = ward.attackTo[i];
    if (number == 0) continue;
    if (number > maxAttacks || i >= problem.attacks.size()) return WardFault::number;
    Named& one = named[number];
    ++one.attacks;
    one.strongest = std::max<int>(one.strongest, problem.attacks[i]);
    one.sum += problem.attacks[i];
  }
  for (std::size_t number = 1; number <= maxAttacks; ++number)
    if (const auto fault = faultOf(named[number], problem.singleOnly)) return fault;
  if (rescued && Solver(problem).groupSuffices()) return WardFault::rescueNeedless;
  return std::nullopt;
}

std::optional<WardFault> checkWard(const WardProblem& problem, const Ward& ward) {
  return checkWard(widened(problem), widened(ward));
}

WideWard bestWard(const WideProblem& problem) {
  const Solver solver(problem);
  return solver.wardFor(solver.best());
}

Ward bestWard(const WardProblem& problem) { return narrowed(bestWard(widened(problem))); }

void listWards(const WardProblem& problem, FixedList<Ward, 64>& wards) {
  wards.clear();
  const WideProblem wide = widened(problem);
  const Solver solver(wide);
  const Set best = solver.best();
  wards.push_back(narrowed(solver.wardFor(best)));
  const auto outdone = [&](unsigned set) {
    const unsigned others = solver.everything() ^ set;
    for (unsigned more = others; more != 0; more = (more - 1) & others)
      if (solver.cost(static_cast<Set>(set | more)) <= solver.cost(static_cast<Set>(set))) return true;
    return false;
  };
  // Which of equal attacks are met makes no difference: those named first.
  const auto meetsFirst = [&](unsigned set) {
    for (std::size_t i = 1; i < problem.attacks.size(); ++i)
      for (std::size_t k = 0; k < i; ++k)
        if ((set >> i & 1) != 0 && (set >> k & 1) == 0 && problem.attacks[i] == problem.attacks[k]) return false;
    return true;
  };
  for (unsigned set = solver.everything() + 1u; set-- > 0;)
    if (set != best && solver.cost(static_cast<Set>(set)) != impossible && meetsFirst(set) && !outdone(set))
      wards.push_back(narrowed(solver.wardFor(static_cast<Set>(set))));
}

WardCounts countsOf(const WideProblem& problem, const WideWard& ward) {
  WardCounts counts;
  for (std::size_t i = 0; i < problem.attacks.size(); ++i) counts.hits += ward.attackTo[i] == 0;
  unsigned used = 0;
  for (std::size_t i = 0; i < wideHand; ++i) used |= static_cast<unsigned>(ward.dieTo[i] != 0) << i;
  counts.groupLeft = static_cast<std::uint16_t>(problem.group & ~used);
  counts.rescueLeft = static_cast<std::uint16_t>(problem.rescue & ~used);
  counts.rescueUsed = static_cast<std::uint8_t>(std::popcount(problem.rescue & used));
  return counts;
}

WardCounts countsOf(const WardProblem& problem, const Ward& ward) { return countsOf(widened(problem), widened(ward)); }

bool mayCounter(const WardCounts& counts) {
  return counts.hits == 0 && counts.rescueUsed == 0 && counts.groupLeft != 0;
}

}  // namespace walstatt::duel
