#include "cli/action_list.h"

#include <map>
#include <utility>

#include "cli/text.h"

namespace walstatt::cli {

namespace {

// The first character is never a sign: a column may be called x, and "&" alone means the chest.
std::string keyOf(std::string_view notation) {
  return std::string(notation.substr(0, notation.find_first_of("-x*~@+^?&!", 1)));
}

}  // namespace

GroupedActions::GroupedActions(const AnyGame& game, const AnyState& state, Seat seat) {
  ActionList<AnyAction> list(game.maxActions());
  game.list(state, seat, list);
  std::vector<std::string> order;
  std::map<std::string, std::vector<ListedAction>> byKey;
  for (const AnyAction& action : list) {
    ListedAction listed{game.write(state, action), action};
    const std::string key = keyOf(listed.notation);
    std::vector<ListedAction>& group = byKey[key];
    if (group.empty()) order.push_back(key);
    group.push_back(std::move(listed));
  }
  for (const std::string& key : order) {
    std::vector<ListedAction>& group = byKey[key];
    groups_.push_back({key, actions_.size(), group.size()});
    std::move(group.begin(), group.end(), std::back_inserter(actions_));
  }
}

const ListedAction* GroupedActions::numbered(std::uint64_t number) const {
  return number >= 1 && number <= actions_.size() ? &actions_[number - 1] : nullptr;
}

std::vector<std::string> GroupedActions::lines(std::string_view text, std::size_t width) const {
  const auto begins = [&](const std::string& notation) { return notation.substr(0, text.size()) == text; };
  const auto contains = [&](const std::string& notation) { return notation.find(text) != std::string::npos; };
  std::vector<std::string> all = linesOf(begins, width);
  return all.empty() ? linesOf(contains, width) : all;
}

template <class Fits>
std::vector<std::string> GroupedActions::linesOf(const Fits& fits, std::size_t width) const {
  std::vector<std::string> all;
  std::string line;
  const auto flush = [&] {
    if (!line.empty()) all.push_back(std::exchange(line, {}));
  };
  bool single = false;  // pieces with one action each share lines and have no heading
  for (const ActionGroup& group : groups_) {
    if (!(single && group.count == 1)) flush();
    single = group.count == 1;
    bool headed = single;
    for (std::size_t i = group.first; i < group.first + group.count; ++i) {
      if (!fits(actions_[i].notation)) continue;
      if (!std::exchange(headed, true)) all.push_back(group.key + ":");
      const std::string entry = (single ? "" : "  ") + std::to_string(i + 1) + ") " + actions_[i].notation;
      if (!line.empty() && columns(line) + 2 + columns(entry) > width) flush();
      line += (line.empty() ? "" : "  ") + entry;
    }
  }
  flush();
  return all;
}

}  // namespace walstatt::cli
