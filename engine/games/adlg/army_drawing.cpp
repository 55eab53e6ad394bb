#include "games/adlg/army_drawing.h"

#include <algorithm>
#include <compare>

namespace walstatt::adlg {

namespace {

// A single unit, or how units of a row shall be.
struct Style {
  std::size_t row = 0;
  Quality quality = Quality::ordinary;
  OptionSet options = 0;

  friend auto operator<=>(const Style&, const Style&) = default;
};

class Muster {
 public:
  Muster(const Content& content, const ArmyList& list, int points, FastDice& dice)
      : content_(content), list_(list), points_(points), dice_(dice), left_(points), counts_(list.rows.size(), 0) {}

  Army drawn() {
    drawCommanders();
    for (std::size_t row = 0; row < list_.rows.size(); ++row) styles_.push_back(styleOf(row));
    takeMinima();
    while (takeOne()) {
    }
    while (improveOne()) {
    }
    return arranged();
  }

 private:
  bool chance(std::uint32_t percent) { return dice_.below(100) < percent; }

  int price(const Style& style) const {
    const ListRow& row = list_.rows[style.row];
    return makeProfile(content_, row.type, style.quality, row.always | style.options).points;
  }

  void drawCommanders() {
    for (int i = 0; i < corpsAt(points_); ++i) {
      const std::uint32_t lot = dice_.below(100);
      const CommanderRank wanted = i == 0 ? (lot < 10   ? CommanderRank::ordinary
                                             : lot < 60 ? CommanderRank::competent
                                             : lot < 85 ? CommanderRank::brilliant
                                                        : CommanderRank::strategist)
                                          : (lot < 60   ? CommanderRank::ordinary
                                             : lot < 95 ? CommanderRank::competent
                                                        : CommanderRank::brilliant);
      ranks_.push_back(std::min(wanted, i == 0 ? list_.bestInChief : list_.bestOther));
      left_ -= commanderPrice(ranks_.back(), points_);
    }
  }

  Style cheapest(std::size_t row) const {
    Style style{row};
    for (int q = 2; q >= 0; --q)
      if (list_.rows[row].qualities[static_cast<std::size_t>(q)]) style.quality = static_cast<Quality>(q);
    return style;
  }

  bool mayHave(const Style& style, Option option) const {
    const ListRow& row = list_.rows[style.row];
    const OptionSet all = row.always | style.options;
    if (!has(row.may, option) || has(all, option)) return false;
    if (isWeapon(option) && (all & weaponOptions) != 0) return false;
    if (option == Option::halfBow && !has(all, Option::impact)) return false;
    // Two ways of charging on one unit, or one without a use, are money thrown away.
    return !(option == Option::impact && has(all, Option::impetuous)) &&
           !(option == Option::impetuous && has(all, Option::impact));
  }

  Style styleOf(std::size_t row) {
    Style style = cheapest(row);
    const auto& qualities = list_.rows[row].qualities;
    if (qualities[static_cast<std::size_t>(Quality::ordinary)]) style.quality = Quality::ordinary;
    for (const Quality quality : {Quality::mediocre, Quality::elite})
      if (qualities[static_cast<std::size_t>(quality)] && chance(20)) style.quality = quality;
    for (std::size_t i = 0; i < optionCount; ++i)
      if (const auto option = static_cast<Option>(i); mayHave(style, option) && chance(35))
        style.options |= bit(option);
    return style;
  }

  void take(const Style& style) {
    left_ -= price(style);
    ++counts_[style.row];
    units_.push_back(style);
  }

  // What the cheapest units cost that the list still demands.
  int owed() const {
    int sum = 0;
    for (std::size_t row = 0; row < list_.rows.size(); ++row)
      sum += std::max(0, list_.rows[row].leastAt(points_) - counts_[row]) * price(cheapest(row));
    return sum;
  }

  void takeMinima() {
    for (std::size_t row = 0; row < list_.rows.size(); ++row) {
      while (counts_[row] < list_.rows[row].leastAt(points_)) {
        const int others = owed() - price(cheapest(row));
        take(price(styles_[row]) + others <= left_ ? styles_[row] : cheapest(row));
      }
    }
  }

  bool clashes(std::size_t row) const {
    const auto stands = [&](std::size_t other) { return counts_[other] > 0; };
    if (std::any_of(list_.rows[row].notWith.begin(), list_.rows[row].notWith.end(), stands)) return true;
    for (std::size_t other = 0; other < list_.rows.size(); ++other) {
      const auto& foes = list_.rows[other].notWith;
      if (stands(other) && std::find(foes.begin(), foes.end(), row) != foes.end()) return true;
    }
    return false;
  }

  bool open(std::size_t row) const {
    const ListRow& of = list_.rows[row];
    if (counts_[row] >= of.mostAt(points_) || clashes(row)) return false;
    return !of.noMoreThan || counts_[row] < counts_[*of.noMoreThan];
  }

  // Rows that offer many come often.
  bool takeOne() {
    if (static_cast<int>(units_.size()) >= mostArmyUnits) return false;
    std::vector<Style> offers;
    for (std::size_t row = 0; row < list_.rows.size(); ++row) {
      if (!open(row)) continue;
      const Style style = price(styles_[row]) <= left_ ? styles_[row] : cheapest(row);
      if (price(style) > left_) continue;
      offers.insert(offers.end(), static_cast<std::size_t>(list_.rows[row].mostAt(points_) - counts_[row]), style);
    }
    if (offers.empty()) return false;
    take(offers[dice_.below(static_cast<std::uint32_t>(offers.size()))]);
    return true;
  }

  // What is left makes some unit better.
  bool improveOne() {
    std::vector<std::pair<std::size_t, Style>> offers;
    for (std::size_t i = 0; i < units_.size(); ++i) {
      const auto offer = [&](const Style& better) {
        const int more = price(better) - price(units_[i]);
        if (more > 0 && more <= left_) offers.emplace_back(i, better);
      };
      for (int q = static_cast<int>(units_[i].quality) + 1; q <= static_cast<int>(Quality::elite); ++q) {
        Style better = units_[i];
        better.quality = static_cast<Quality>(q);
        if (list_.rows[better.row].takes(better.quality)) offer(better);
      }
      for (std::size_t k = 0; k < optionCount; ++k) {
        Style better = units_[i];
        if (!mayHave(better, static_cast<Option>(k))) continue;
        better.options |= bit(static_cast<Option>(k));
        offer(better);
      }
    }
    if (offers.empty()) return false;
    const auto& [index, better] = offers[dice_.below(static_cast<std::uint32_t>(offers.size()))];
    left_ -= price(better) - price(units_[index]);
    units_[index] = better;
    return true;
  }

  const Profile& profile(const Style& style) const {
    return content_.types[static_cast<std::size_t>(list_.rows[style.row].type)].profile;
  }

  // Foot together and horse together, horse on the wings, and every corps of a size worth commanding.
  enum class Arm : std::uint8_t { foot, horse, lights };
  Arm armOf(const Style& unit) const {
    const Profile& of = profile(unit);
    if (of.light()) return Arm::lights;
    return of.mounted() && of.category != Category::El ? Arm::horse : Arm::foot;
  }

  using Corps = std::vector<Style>;

  // As many corps of horse as its share of the army; no kind that there is goes without one.
  std::size_t corpsOfHorse() const {
    const auto count = [&](Arm arm) {
      return static_cast<std::size_t>(
          std::count_if(units_.begin(), units_.end(), [&](const Style& unit) { return armOf(unit) == arm; }));
    };
    const std::size_t corps = ranks_.size(), horse = count(Arm::horse), foot = count(Arm::foot);
    if (horse == 0) return 0;
    const std::size_t share = (2 * corps * horse + horse + foot) / (2 * (horse + foot));
    return std::clamp<std::size_t>(share, 1, foot > 0 ? corps - 1 : corps);
  }

  std::vector<Corps> parted() const {
    const std::size_t corps = ranks_.size(), ofHorse = corpsOfHorse();
    std::vector<Arm> arms(corps, Arm::foot);
    for (std::size_t i = 0; i < ofHorse; ++i) arms[i % 2 == 0 ? corps - 1 - i / 2 : i / 2] = Arm::horse;
    std::vector<Style> sorted = units_;  // equal troops stay together
    std::sort(sorted.begin(), sorted.end());
    std::vector<Corps> parts(corps);
    for (const Arm arm : {Arm::foot, Arm::horse}) {
      const auto of = [&](const Style& unit) { return armOf(unit) == arm; };
      std::size_t units = static_cast<std::size_t>(std::count_if(sorted.begin(), sorted.end(), of));
      std::size_t left = static_cast<std::size_t>(std::count(arms.begin(), arms.end(), arm));
      auto next = sorted.begin();
      for (std::size_t i = 0; i < corps; ++i) {
        if (arms[i] != arm) continue;
        for (const std::size_t full = units - units / left--; units > full; --units, ++next) {
          next = std::find_if(next, sorted.end(), of);
          parts[i].push_back(*next);
        }
      }
    }
    for (const Style& unit : sorted)
      if (armOf(unit) == Arm::lights) smallest(parts).push_back(unit);
    even(parts);
    return parts;
  }

  Army arranged() const {
    const std::vector<Corps> parts = parted();
    // The commander in chief leads the centre.
    std::vector<CommanderRank> ranks = ranks_;
    constexpr std::size_t centre = 1;
    std::swap(ranks[0], ranks[centre]);
    Army army;
    army.list = list_.id;
    army.points = points_;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      ArmyCorps one;
      one.rank = ranks[i];
      one.inChief = i == centre;
      for (const Style& unit : parts[i]) {
        ArmyRow row;
        row.row = list_.rows[unit.row].id;
        row.quality = unit.quality;
        row.options = unit.options;
        addUnits(one, row);
      }
      army.corps.push_back(std::move(one));
    }
    return army;
  }

  static bool fewer(const Corps& a, const Corps& b) { return a.size() < b.size(); }
  static Corps& smallest(std::vector<Corps>& parts) { return *std::min_element(parts.begin(), parts.end(), fewer); }

  // No corps of less than three quarters of an even share, none of more than one and a half.
  void even(std::vector<Corps>& parts) const {
    const std::size_t units = units_.size(), corps = parts.size();
    const std::size_t least = std::max<std::size_t>(1, 3 * units / (4 * corps)),
                      most = (3 * units + 2 * corps - 1) / (2 * corps);
    for (;;) {
      Corps& small = smallest(parts);
      Corps& large = *std::max_element(parts.begin(), parts.end(), fewer);
      if ((small.size() >= least && large.size() <= most) || large.size() <= small.size() + 1) return;
      small.push_back(large.back());
      large.pop_back();
    }
  }

  const Content& content_;
  const ArmyList& list_;
  int points_;
  FastDice& dice_;
  int left_;
  std::vector<int> counts_;  // units of each row
  std::vector<Style> styles_, units_;
  std::vector<CommanderRank> ranks_;
};

}  // namespace

Army surpriseArmy(const Content& content, std::size_t list, int points, std::uint64_t seed) {
  FastDice dice(seed);
  return Muster(content, content.lists[list], points, dice).drawn();
}

}  // namespace walstatt::adlg
