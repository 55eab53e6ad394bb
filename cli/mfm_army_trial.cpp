// Man for Man's armies for `walstatt trial --armies`.
#include <map>

#include "base/signature.h"
#include "cli/army.h"
#include "cli/army_trial.h"
#include "games/mfm/army_drawing.h"
#include "games/mfm/game.h"
#include "games/mfm/map_maker.h"

namespace walstatt::cli {

namespace {

constexpr std::uint64_t mapCount = 12;  // battles share them: making a map takes longer than drawing armies

class MfmBattles final : public DrawnBattles {
 public:
  MfmBattles(const Library& library, std::shared_ptr<const mfm::Content> content, const TrialOptions& options)
      : library_(library), content_(std::move(content)), options_(options) {
    for (const std::string& people : options.peoples) peoples_.push_back(content_->findPeople(people));
    for (std::uint64_t i = 0; i < mapCount; ++i)
      maps_.push_back(mfm::makeMap(*content_, {options.points, combined(mixed(options.seed), i)}));
  }

  TrialTable lay(std::uint64_t index) const override {
    const bool swapped = index % 2 == 1;
    const std::array<mfm::Army, 2> drawn = draw(index);
    mfm::Battle battle;
    battle.points = options_.points;
    battle.rounds = options_.rounds;
    battle.map = maps_[index / 2 % maps_.size()];
    for (std::size_t side = 0; side < 2; ++side) battle.sides[side].armies = {drawn[swapped ? 1 - side : side]};
    Errors errors;
    const std::optional<Data> setup = mfm::battleSetup(*content_, battle, errors);
    std::optional<mfm::Setup> read;
    if (setup) read = mfm::readSetup(*content_, *setup, "battle", errors);
    if (!read)
      throw std::runtime_error(errors.empty() ? "battle"
                                              : library_.words().say(errors.list().front(), Language::english));
    return {std::make_shared<Erased<mfm::ManForMan>>(mfm::ManForMan(content_, std::move(*read))), swapped};
  }

  Data armies(std::uint64_t index) const override {
    Data armies{Data::Array{}};
    for (const mfm::Army& drawn : draw(index)) {
      std::map<std::string, int> counts;
      for (const mfm::ArmyUnit& unit : drawn.units) {
        counts[unit.type] += unit.count;
        for (const std::string& person : unit.crew) counts[person] += unit.count;
      }
      Data army{Data::Table{}};
      for (const auto& [type, count] : counts) army.set(type, count);
      armies.push(std::move(army));
    }
    return armies;
  }

  Data scores(const TrialTable& table, const AnyState& last) const override {
    const auto& erased = dynamic_cast<const Erased<mfm::ManForMan>&>(*table.game);
    Data scores{Data::Array{}};
    for (Side i = 0; i < 2; ++i)
      scores.push(erased.game().score(last.as<mfm::State>(), table.swapped ? static_cast<Side>(1 - i) : i));
    return scores;
  }

 private:
  std::array<mfm::Army, 2> draw(std::uint64_t index) const {
    FastDice dice(combined(combined(mixed(options_.seed), 0xA3), index));
    std::array<mfm::Army, 2> drawn;
    for (std::size_t i = 0; i < 2; ++i) {
      const auto less = static_cast<int>(dice.below(static_cast<std::uint32_t>(options_.spread + 1)));
      drawn[i] = mfm::drawArmy(*content_, peoples_[i], std::max(mfm::leastPoints, options_.points - less), dice);
    }
    return drawn;
  }

  const Library& library_;
  std::shared_ptr<const mfm::Content> content_;
  const TrialOptions& options_;
  std::vector<int> peoples_;
  std::vector<Data> maps_;
};

}  // namespace

std::optional<Recruiting> mfmRecruiting(const Context& context) {
  const std::shared_ptr<const mfm::Content> content = armyContent(context);
  if (!content) return std::nullopt;
  Recruiting recruiting;
  recruiting.game = "mfm";
  for (const mfm::People& people : content->peoples) recruiting.peoples.push_back({people.id, people.name});
  recruiting.battles = [&library = context.library, content](const TrialOptions& options) {
    return std::make_unique<MfmBattles>(library, content, options);
  };
  return recruiting;
}

}  // namespace walstatt::cli
