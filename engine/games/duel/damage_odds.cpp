#include "games/duel/damage_odds.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace walstatt::duel {
namespace {

// What k equal dice of one number do, all added. Injuries of different numbers simply add up.
struct Wounding {
  int damage = 0, heavy = 0, critical = 0;

  Wounding& operator+=(const Wounding& more) {
    damage += more.damage, heavy += more.heavy, critical += more.critical;
    return *this;
  }
  Wounding& operator-=(const Wounding& less) {
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
    outSingles_.resize(static_cast<std::size_t>(question.vitality) + 1);
    for (int face = 1; face <= question.sides; ++face) {
      damageOfSingles_ += part(face, 1).damage;
      for (int left = 0; left <= question.vitality; ++left)
        outSingles_[static_cast<std::size_t>(left)] += part(face, 1).critical > 0 || part(face, 1).damage >= left;
    }
    place(1, diceRolled(question.dice), {}, 1);
  }
  const DamageOdds& odds() const { return odds_; }

 private:
  Wounding& part(int face, int equals) {
    return parts_[static_cast<std::size_t>(face)][static_cast<std::size_t>(equals)];
  }
  int& equals(int face) { return equals_[static_cast<std::size_t>(face)]; }
  bool out(const Wounding& sum) const { return sum.critical > 0 || sum.damage >= question_.vitality; }

  // Dice of the numbers from `face` on; the weight counts the orders in which they can fall.
  void place(int face, int left, const Wounding& sum, std::uint64_t weight) {
    if (left == 0) return rerolls(question_.dice) > 0 ? reroll(sum, weight) : note(sum, weight);
    if (face > question_.sides) return;
    std::uint64_t ways = weight;
    for (int k = 0; k <= left; ++k) {
      if (k > 0) ways = ways * static_cast<std::uint64_t>(left - k + 1) / static_cast<std::uint64_t>(k);
      Wounding more = sum;
      equals(face) = k;
      if (k == 1) present_.push_back(face);
      place(face + 1, left - k, more += part(face, k), ways);
    }
    equals(face) = 0;
    present_.pop_back();
  }

  // What one die more of this number adds to those that lie.
  Wounding added(int face) {
    Wounding more = part(face, equals(face) + 1);
    return more -= part(face, equals(face));
  }
  bool out(const Wounding& sum, const Wounding& more) { return out(Wounding(sum) += more); }

  // As bestReroll chooses. Most new faces stand alone; what those do together is known beforehand.
  void reroll(const Wounding& sum, std::uint64_t weight) {
    using Prospect = std::pair<int, int>;
    const int sides = question_.sides;
    Prospect best{out(sum) ? sides : 0, sum.damage * sides};
    int chosen = 0;
    for (const int from : present_) {
      const Wounding rest = takeUp(sum, from);
      Prospect prospect{outWithSingle(rest), rest.damage * sides + damageOfSingles_};
      for (const int to : present_) {
        prospect.first += static_cast<int>(out(rest, added(to))) - static_cast<int>(out(rest, part(to, 1)));
        prospect.second += added(to).damage - part(to, 1).damage;
      }
      ++equals(from);
      if (prospect > best) best = prospect, chosen = from;
    }
    if (chosen == 0) return note(sum, weight * static_cast<std::uint64_t>(sides));
    const Wounding rest = takeUp(sum, chosen);
    for (int to = 1; to <= sides; ++to) note(added(to) += rest, weight);
    ++equals(chosen);
  }

  // The injury without one die of this number, which does not lie any more.
  Wounding takeUp(const Wounding& sum, int face) {
    --equals(face);
    Wounding rest = sum;
    return rest -= added(face);
  }

  // Of all faces, each alone beside the rest: how many put the target out.
  int outWithSingle(const Wounding& rest) const {
    if (out(rest)) return question_.sides;
    return outSingles_[static_cast<std::size_t>(question_.vitality - rest.damage)];
  }

  void note(const Wounding& sum, std::uint64_t weight) {
    odds_.throws += weight;
    if (out(sum)) odds_.out += weight;
    if (sum.critical > 0) {
      odds_.critical += weight;
    } else if (sum.heavy > 0) {
      odds_.heavy += weight;
    }
    odds_.damageOfAll += weight * static_cast<std::uint64_t>(sum.damage);
    odds_.lossOfAll += weight * static_cast<std::uint64_t>(out(sum) ? question_.vitality : sum.damage);
    odds_.damage[static_cast<std::size_t>(sum.damage)] += weight;
  }

  DamageQuestion question_;
  std::array<std::array<Wounding, maxDamageDice + 1>, highestFace + 1> parts_{};
  std::array<int, highestFace + 1> equals_{};
  FixedList<int, maxDamageDice + 1> present_;  // numbers that lie, from low to high
  std::vector<int> outSingles_;                // by the vitality left: how many faces alone are enough
  int damageOfSingles_ = 0;
  DamageOdds odds_;
};

}  // namespace

DamageOdds damageOdds(const DamageQuestion& question) { return Count(question).odds(); }

}  // namespace walstatt::duel
