#include "games/duel/damage_odds.h"

#include <algorithm>
#include <utility>

namespace walstatt::duel {
namespace {

// What k equal dice of one number do, all added. Injuries of different numbers simply add up.
struct Part {
  int damage = 0, heavy = 0, critical = 0;

  Part& operator+=(const Part& more) {
    damage += more.damage, heavy += more.heavy, critical += more.critical;
    return *this;
  }
  Part& operator-=(const Part& less) {
    damage -= less.damage, heavy -= less.heavy, critical -= less.critical;
    return *this;
  }
};

class Count {
 public:
  explicit Count(const DamageQuestion& question) : question_(question) {
    for (int face = 1; face <= question.sides; ++face)
      for (int equals = 1; equals <= maxDamageDice; ++equals) {
        Wounds wound;
        wound.push_back(static_cast<std::uint16_t>(face * equals * question.factor));
        const Injury injury = injuryOf(wound, question.armour);
        part(face, equals) = {injury.damage, injury.heavy, injury.critical};
      }
    place(1, diceRolled(question.dice), {}, 1);
  }
  const DamageOdds& odds() const { return odds_; }

 private:
  Part& part(int face, int equals) { return parts_[static_cast<std::size_t>(face)][static_cast<std::size_t>(equals)]; }
  int& equals(int face) { return equals_[static_cast<std::size_t>(face)]; }
  bool out(const Part& sum) const { return sum.critical > 0 || sum.damage >= question_.vitality; }

  // Dice of the numbers from `face` on; the weight counts the orders in which they can fall.
  void place(int face, int left, const Part& sum, std::uint64_t weight) {
    if (left == 0) return rerolls(question_.dice) > 0 ? reroll(sum, weight) : note(sum, weight);
    if (face > question_.sides) return;
    std::uint64_t ways = weight;
    for (int k = 0; k <= left; ++k) {
      if (k > 0) ways = ways * static_cast<std::uint64_t>(left - k + 1) / static_cast<std::uint64_t>(k);
      Part more = sum;
      equals(face) = k;
      place(face + 1, left - k, more += part(face, k), ways);
    }
    equals(face) = 0;
  }

  Part rerolled(const Part& sum, int from, int to) {
    Part changed = sum;
    if (from == to) return changed;
    changed -= part(from, equals(from));
    changed += part(from, equals(from) - 1);
    changed -= part(to, equals(to));
    return changed += part(to, equals(to) + 1);
  }

  // As bestReroll chooses.
  void reroll(const Part& sum, std::uint64_t weight) {
    using Prospect = std::pair<int, int>;
    const int sides = question_.sides;
    Prospect best{out(sum) ? sides : 0, sum.damage * sides};
    int chosen = 0;
    for (int from = 1; from <= sides; ++from) {
      if (equals(from) == 0) continue;
      Prospect prospect{0, 0};
      for (int to = 1; to <= sides; ++to) {
        const Part changed = rerolled(sum, from, to);
        prospect.first += out(changed) ? 1 : 0;
        prospect.second += changed.damage;
      }
      if (prospect > best) best = prospect, chosen = from;
    }
    for (int to = 1; to <= sides; ++to) note(chosen == 0 ? sum : rerolled(sum, chosen, to), weight);
  }

  void note(const Part& sum, std::uint64_t weight) {
    odds_.throws += weight;
    if (out(sum)) odds_.out += weight;
    if (sum.critical > 0) {
      odds_.critical += weight;
    } else if (sum.heavy > 0) {
      odds_.heavy += weight;
    }
    odds_.damageOfAll += weight * static_cast<std::uint64_t>(sum.damage);
    odds_.damage[static_cast<std::size_t>(sum.damage)] += weight;
  }

  DamageQuestion question_;
  std::array<std::array<Part, maxDamageDice + 1>, highestFace + 1> parts_{};
  std::array<int, highestFace + 1> equals_{};
  DamageOdds odds_;
};

}  // namespace

DamageOdds damageOdds(const DamageQuestion& question) { return Count(question).odds(); }

}  // namespace walstatt::duel
