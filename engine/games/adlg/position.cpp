// A whole battle on one line (docs/notation.md): the step and what belongs to no part, then the parts, each after a bar:
//
//   orders active 1 turn 3 contacts 1 | HS1 x 12500 y 7250 where table lost 1 | corps 0 alive 1 with 3 | contact 0 …
//   | marker 0 … | camp 0 … | piece 0 kind wood … | work 0 … | charging … | fighting … | commanding … | setting-up …
//
// A word, then its number; what is as usual is left out, parts that are wholly so too.
#include <charconv>

#include "games/adlg/position_check.h"
#include "games/adlg/position_fields.h"
#include "games/adlg/setup_phrases.h"
#include "games/adlg/words.h"

namespace walstatt::adlg {

namespace {

template <class Field>
std::span<const std::string_view> wordsFor() {
  if constexpr (std::is_same_v<Field, Where>) return whereWords;
  if constexpr (std::is_same_v<Field, TerrainKind>) return terrainIds();
  if constexpr (std::is_same_v<Field, Going>) return goingIds();
  if constexpr (std::is_same_v<Field, Edge>) return edgeWords;
  if constexpr (std::is_same_v<Field, WorkKind>) return workWords;
  if constexpr (std::is_same_v<Field, Ending>) return endingWords;
  return {};
}

template <class Field>
std::int64_t numberOf(const Field& field) {
  if constexpr (std::is_same_v<Field, Leg>) {
    return std::bit_cast<std::int32_t>(field);
  } else {
    return static_cast<std::int64_t>(field);
  }
}

class Writer {
 public:
  std::string text;

  template <class Field>
  void operator()(std::string_view name, const Field& field, const Field& usual, std::size_t index = noIndex) {
    if (field == usual) return;
    text += ' ';
    text += name;
    if (index != noIndex) text += '.' + std::to_string(index);
    const auto words = wordsFor<Field>();
    const auto number = numberOf(field);
    text += ' ';
    if constexpr (std::is_same_v<Field, std::uint64_t>) {
      text += std::to_string(field);
    } else if (number >= 0 && number < static_cast<std::int64_t>(words.size())) {
      text += words[static_cast<std::size_t>(number)];
    } else {
      text += std::to_string(number);
    }
  }
  template <class Part>
  void part(const std::string& title, const Part& part, const Part& usual) {
    if (part == usual) return;
    text += " | " + title;
    Part copy = part;  // fields are told as they may be changed
    tellFields(*this, copy, usual);
  }
  static constexpr std::size_t noIndex = ~std::size_t{0};
};

// Gives one named field its number.
class Giver {
 public:
  Giver(std::string_view name, std::string_view value) : name_(name), value_(value) {}
  bool named = false, given = false;

  template <class Field>
  void operator()(std::string_view name, Field& field, const Field&, std::size_t index = Writer::noIndex) {
    if (named || !isMeant(name, index)) return;
    named = true;
    const auto words = wordsFor<Field>();
    for (std::size_t i = 0; i < words.size(); ++i)
      if (words[i] == value_) return take(field, static_cast<std::int64_t>(i));
    if constexpr (std::is_same_v<Field, std::uint64_t>) {
      given = parsed(field);
    } else if (words.empty()) {
      std::int64_t number = 0;
      if (parsed(number)) take(field, number);
    }
  }

 private:
  bool isMeant(std::string_view name, std::size_t index) const {
    if (!name_.starts_with(name)) return false;
    std::string_view rest = name_.substr(name.size());
    if (index == Writer::noIndex) return rest.empty();
    if (!rest.starts_with('.')) return false;
    rest.remove_prefix(1);
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
    return error == std::errc() && end == rest.data() + rest.size() && number == index;
  }
  template <class Number>
  bool parsed(Number& number) const {
    const char *const from = value_.data(), *const to = from + value_.size();
    const auto [end, error] = std::from_chars(from, to, number);
    return error == std::errc() && end == to;
  }
  template <class Field>
  void take(Field& field, std::int64_t number) {
    if constexpr (std::is_same_v<Field, Leg>) {
      if (number < INT32_MIN || number > INT32_MAX) return;
      field = std::bit_cast<Leg>(static_cast<std::int32_t>(number));
    } else {
      const Field taken = static_cast<Field>(number);
      if (static_cast<std::int64_t>(taken) != number) return;
      field = taken;
    }
    given = true;
  }

  std::string_view name_, value_;
};

class Parser {
 public:
  Parser(const Battle& battle, std::string_view text) : battle_(battle), text_(text) {}

  Read<State> state() {
    State state;
    const std::string_view word = next();
    std::size_t step = 0;
    while (step < stepWords.size() && stepWords[step] != word) ++step;
    if (step == stepWords.size()) return fail(phrases::positionStep);
    state.step = static_cast<Step>(step);
    const auto rest = [&](auto& tell) { tellRest(tell, state, State{}); };
    if (!fields(rest)) return failed_;
    while (!text_.substr(from_).empty())
      if (!part(state)) return failed_;
    return {state, {}, 0};
  }

 private:
  std::string_view next() {
    while (from_ < text_.size() && text_[from_] == ' ') ++from_;
    at_ = from_;
    while (from_ < text_.size() && text_[from_] != ' ') ++from_;
    return text_.substr(at_, from_ - at_);
  }
  Read<State> fail(const Phrase& why, Arg arg = {}) {
    failed_ = Read<State>::failed(Said(why, arg), at_);
    return failed_;
  }
  bool stop(const Phrase& why, Arg arg = {}) {
    fail(why, arg);
    return false;
  }

  // Words with their numbers up to the next bar.
  template <class Tell>
  bool fields(const Tell& tell) {
    for (std::string_view name = next(); !name.empty() && name != "|"; name = next()) {
      const std::size_t at = at_;
      Giver giver(name, next());
      tell(giver);
      if (!giver.named) {
        at_ = at;
        return stop(phrases::positionField);
      }
      if (!giver.given) return stop(phrases::positionNumber);
    }
    return true;
  }
  template <class Part>
  bool one(Part& part) {
    return fields([&](auto& tell) { tellFields(tell, part, Part{}); });
  }
  template <class List>
  bool oneOf(List& list) {
    const std::string_view word = next();
    std::size_t index = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), index);
    if (error != std::errc() || end != word.data() + word.size() || index >= list.size())
      return stop(phrases::positionIndex, number(static_cast<int>(list.size()) - 1));
    return one(list[index]);
  }
  bool part(State& state) {
    const std::string_view title = next();
    for (std::size_t i = 0; i < battle_.unitCount(); ++i)
      if (battle_.unit(i).label == title) return one(state.units[i]);
    if (title == "corps") return oneOf(state.commanders);
    if (title == "contact") return oneOf(state.contacts);
    if (title == "marker") return oneOf(state.markers);
    if (title == "camp") return oneOf(state.camps);
    if (title == "piece") return oneOf(state.pieces);
    if (title == "work") return oneOf(state.works);
    if (title == "charging") return one(state.charging);
    if (title == "fighting") return one(state.fighting);
    if (title == "commanding") return one(state.commanding);
    if (title == "setting-up") return one(state.settingUp);
    return stop(phrases::positionPart);
  }

  const Battle& battle_;
  std::string_view text_;
  std::size_t from_ = 0, at_ = 0;
  Read<State> failed_;
};

template <class List>
void writeList(Writer& writer, const char* title, const List& list) {
  for (std::size_t i = 0; i < list.size(); ++i)
    writer.part(std::string(title) + ' ' + std::to_string(i), list[i], typename List::value_type{});
}

}  // namespace

std::string Battle::writePosition(const State& state) const {
  Writer writer;
  writer.text = stepWords[std::min(static_cast<std::size_t>(state.step), stepWords.size() - 1)];
  State copy = state;
  tellRest(writer, copy, State{});
  for (std::size_t i = 0; i < unitCount(); ++i) writer.part(unit(i).label, state.units[i], Unit{});
  writeList(writer, "corps", state.commanders);
  writeList(writer, "contact", state.contacts);
  writeList(writer, "marker", state.markers);
  writeList(writer, "camp", state.camps);
  writeList(writer, "piece", state.pieces);
  writeList(writer, "work", state.works);
  writer.part("charging", state.charging, Charging{});
  writer.part("fighting", state.fighting, Fighting{});
  writer.part("commanding", state.commanding, Commanding{});
  writer.part("setting-up", state.settingUp, SettingUp{});
  return writer.text;
}

Read<State> Battle::readPosition(std::string_view text) const {
  Read<State> read = Parser(*this, text).state();
  if (!read.value) return read;
  if (const auto unsound = unsoundness(*this, *read.value)) return Read<State>::failed(*unsound, 0);
  return read;
}

}  // namespace walstatt::adlg
