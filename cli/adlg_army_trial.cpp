// L'Art de la Guerre's armies for `walstatt trial --armies`.
#include <map>

#include "base/signature.h"
#include "cli/adlg_army.h"
#include "cli/army_trial.h"
#include "games/adlg/army_battle.h"
#include "games/adlg/army_drawing.h"
#include "games/adlg/content.h"
#include "games/adlg/game.h"
#include "games/adlg/sequence.h"
#include "games/adlg/setup_file.h"

namespace walstatt::cli {

namespace {

class AdlgBattles final : public DrawnBattles {
 public:
  AdlgBattles(const Library& library, std::shared_ptr<const adlg::Content> content, const TrialOptions& options)
      : library_(library), content_(std::move(content)), options_(options) {
    for (const std::string& list : options.peoples)
      lists_.push_back(static_cast<std::size_t>(content_->findList(list)));
  }

  // Each list attacks as often from above as from below.
  TrialTable lay(std::uint64_t index) const override {
    const bool swapped = index % 2 == 1;
    const std::array<adlg::Army, 2> drawn = draw(index);
    adlg::BattlePlan plan;
    plan.points = options_.points;
    plan.turns = options_.rounds;
    plan.attacker = static_cast<Side>(index / 2 % 2);
    plan.seed = static_cast<std::uint32_t>(seedOf(index, 2) % adlg::mostBattleSeed);
    for (std::size_t side = 0; side < 2; ++side) plan.armies[side] = drawn[swapped ? 1 - side : side];
    Errors errors;
    const std::optional<Data> setup = adlg::battleSetup(*content_, plan, errors);
    std::optional<adlg::Setup> read;
    if (setup) read = adlg::readSetup(*content_, *setup, "battle", errors);
    if (!read)
      throw std::runtime_error(errors.empty() ? "battle"
                                              : library_.words().say(errors.list().front(), Language::english));
    return {std::make_shared<Erased<adlg::Battle>>(adlg::Battle(content_, std::move(*read))), swapped};
  }

  Data armies(std::uint64_t index) const override {
    Data armies{Data::Array{}};
    for (const adlg::Army& drawn : draw(index)) {
      std::map<std::string, int> counts;
      for (const adlg::ArmyCorps& corps : drawn.corps)
        for (const adlg::ArmyRow& row : corps.rows) counts[row.row] += row.count;
      Data army{Data::Table{}};
      for (const auto& [row, count] : counts) army.set(row, count);
      armies.push(std::move(army));
    }
    return armies;
  }

  // What the enemy has lost.
  Data scores(const TrialTable& table, const AnyState& last) const override {
    const auto& erased = dynamic_cast<const Erased<adlg::Battle>&>(*table.game);
    Data scores{Data::Array{}};
    for (Side i = 0; i < 2; ++i)
      scores.push(adlg::losses(erased.game(), last.as<adlg::State>(), table.swapped ? i : static_cast<Side>(1 - i)));
    return scores;
  }

 private:
  std::uint64_t seedOf(std::uint64_t index, std::uint64_t what) const {
    return combined(combined(mixed(options_.seed), index), what);
  }
  std::array<adlg::Army, 2> draw(std::uint64_t index) const {
    return {adlg::surpriseArmy(*content_, lists_[0], options_.points, seedOf(index, 0)),
            adlg::surpriseArmy(*content_, lists_[1], options_.points, seedOf(index, 1))};
  }

  const Library& library_;
  std::shared_ptr<const adlg::Content> content_;
  const TrialOptions& options_;
  std::vector<std::size_t> lists_;
};

}  // namespace

std::optional<Recruiting> adlgRecruiting(const Context& context) {
  const std::shared_ptr<const adlg::Content> content = adlgContent(context);
  if (!content) return std::nullopt;
  Recruiting recruiting;
  recruiting.game = "adlg";
  recruiting.usualPoints = 200;
  recruiting.usualRounds = 12;
  recruiting.sizes.assign(adlg::armySizes.begin(), adlg::armySizes.end());
  recruiting.takesSpread = false;
  for (const adlg::ArmyList& list : content->lists) recruiting.peoples.push_back({list.id, list.name});
  recruiting.battles = [&library = context.library, content](const TrialOptions& options) {
    return std::make_unique<AdlgBattles>(library, content, options);
  };
  return recruiting;
}

}  // namespace walstatt::cli
