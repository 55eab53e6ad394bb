#include "cli/action_list.h"

#include <map>
#include <utility>

#include "cli/text.h"

namespace walstatt::cli {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isWordPart(char c) { return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// Up to the first sign. A column may be called x, so that is a sign only after a number. "+" joins two pieces to one
// key; what begins with "&" is the chest's.
std::string keyOf(std::string_view notation) {
  if (notation.substr(0, 1) == "&") return "&";
  for (std::size_t i = 1; i < notation.size(); ++i) {
    const bool sign = std::string_view("-*~@^?&!").find(notation[i]) != std::string_view::npos;
    if (sign || (notation[i] == 'x' && isDigit(notation[i - 1]))) return std::string(notation.substr(0, i));
  }
  return std::string(notation);
}

// The names in a notation, as places in it: "c7+e7&S3" has c7 and e7. A run (S3, SW2) is no name, though a label may
// look the same.
std::vector<std::pair<std::size_t, std::size_t>> wordsOf(std::string_view notation) {
  std::vector<std::pair<std::size_t, std::size_t>> all;
  std::size_t begin = 0;
  const auto close = [&](std::size_t end) {
    const char before = begin > 1 ? notation[begin - 1] : ' ';
    if (end > begin && before != '&' && before != ':') all.emplace_back(begin, end - begin);
    begin = end + 1;
  };
  for (std::size_t i = 0; i < notation.size(); ++i) {
    const bool strikes = notation[i] == 'x' && i > begin && isDigit(notation[i - 1]);
    if (strikes || !isWordPart(notation[i])) close(i);
  }
  close(notation.size());
  return all;
}

bool hasWord(std::string_view notation, std::string_view word) {
  for (const auto& [begin, length] : wordsOf(notation))
    if (notation.substr(begin, length) == word) return true;
  return false;
}

}  // namespace

GroupedActions::GroupedActions(const AnyGame& game, const AnyState& state, Seat seat)
    : game_(&game), state_(&state), seat_(seat) {
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
    const bool ofOnePiece = key != "&" && key.find('+') == std::string::npos && key != group.front().notation;
    groups_.push_back({key, actions_.size(), group.size(), ofOnePiece});
    std::move(group.begin(), group.end(), std::back_inserter(actions_));
  }
}

const ListedAction* GroupedActions::numbered(std::uint64_t number) const {
  return number >= 1 && number <= actions_.size() ? &actions_[number - 1] : nullptr;
}

// A piece may be read by more names than it is written by. The text is such a name if an action is still the same with
// the text in the place of one of its words; that word is the answer.
std::string GroupedActions::writtenNameOf(std::string_view text) const {
  if (text.empty() || text.size() > 8) return {};
  for (const ListedAction& listed : actions_) {
    for (const auto& [begin, length] : wordsOf(listed.notation)) {
      std::string otherwise = listed.notation;
      otherwise.replace(begin, length, text);
      const Read<AnyAction> read = game_->read(*state_, seat_, otherwise);
      if (read.value && game_->write(*state_, *read.value) == listed.notation)
        return listed.notation.substr(begin, length);
    }
  }
  return {};
}

// Whether the events of an action name the piece, as those of the carriers when the chest comes on.
bool GroupedActions::concerns(const ListedAction& listed, std::string_view text) const {
  AnyState after = *state_;
  EventList told;
  game_->apply(after, seat_, listed.action, told);
  for (const Event& event : told.events)
    for (const Arg& arg : event.said.args)
      if (arg.kind == ArgKind::piece && hasWord(game_->name(*state_, arg, Language::english), text)) return true;
  return false;
}

std::vector<std::string> GroupedActions::lines(std::string_view text, std::size_t width) const {
  const auto withWord = [](std::string_view word) {
    return [word](const ListedAction& listed) { return hasWord(listed.notation, word); };
  };
  const auto begins = [&](const ListedAction& listed) { return listed.notation.substr(0, text.size()) == text; };
  const auto contains = [&](const ListedAction& listed) { return listed.notation.find(text) != std::string::npos; };
  if (text.empty()) return linesOf(begins, width);
  std::vector<std::string> all = linesOf(withWord(text), width);
  if (const std::string name = all.empty() ? writtenNameOf(text) : ""; !name.empty())
    all = linesOf(withWord(name), width);
  if (all.empty()) all = linesOf([&](const ListedAction& listed) { return concerns(listed, text); }, width);
  if (all.empty()) all = linesOf(begins, width);
  if (all.empty()) all = linesOf(contains, width);
  return all;
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
      if (!fits(actions_[i])) continue;
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
