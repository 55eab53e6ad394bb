// Reading a position of Man for Man: position.cpp takes the line apart, position_check.cpp judges what it says. Each part
// gives false where it stumbles.
#pragma once

#include <algorithm>
#include <charconv>

#include "games/mfm/game.h"

namespace walstatt::mfm {

// LineWords of a position, one after the other.
class LineWords {
 public:
  explicit LineWords(std::string_view text) : text_(text) { next(); }
  std::size_t at() const { return at_; }
  std::string_view word() const { return word_; }
  bool end() const { return word_.empty(); }
  void next() {
    at_ = after_;
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
    after_ = std::min(text_.find(' ', at_), text_.size());
    word_ = text_.substr(at_, after_ - at_);
  }
  template <class T>
  bool integer(int least, int most, T& into, int offset = 0) {
    int value = 0;
    const auto [stop, error] = std::from_chars(word_.data(), word_.data() + word_.size(), value);
    if (error != std::errc() || stop != word_.data() + word_.size() || value < least || value > most) return false;
    into = static_cast<T>(value - offset);
    next();
    return true;
  }
  template <class T, std::size_t N>
  bool choice(const std::array<std::string_view, N>& words, T& into) {
    const auto found = std::find(words.begin(), words.end(), word_);
    if (found == words.end()) return false;
    into = static_cast<T>(found - words.begin());
    next();
    return true;
  }

 private:
  std::string_view text_, word_;
  std::size_t at_ = 0, after_ = 0;
};

// A comma list of numbers and fields.
class ListItems {
 public:
  explicit ListItems(std::string_view list) : rest_(list) {}
  std::string_view next() {
    const std::size_t comma = std::min(rest_.find(','), rest_.size());
    const std::string_view item = rest_.substr(0, comma);
    rest_.remove_prefix(std::min(comma + 1, rest_.size()));
    return item;
  }
  bool empty() const { return rest_.empty(); }
  template <class T>
  bool integer(int least, int most, T& into) {
    return number(next(), least, most, into);
  }
  template <class T>
  static bool number(std::string_view item, int least, int most, T& into) {
    int value = 0;
    const auto [stop, error] = std::from_chars(item.data(), item.data() + item.size(), value);
    if (error != std::errc() || stop != item.data() + item.size() || value < least || value > most) return false;
    into = static_cast<T>(value);
    return true;
  }

 private:
  std::string_view rest_;
};

class ManForMan::PositionReader {
 public:
  PositionReader(const ManForMan& game, std::string_view text) : game_(game), words_(text) {
    state_.occupant.fill(noFigure);
  }
  Read<State> read();

 private:
  FigureId figures() const { return game_.figureCount(); }
  const Figure& of(FigureId id) const { return state_.figures[id]; }
  bool onBoard(FigureId id) const { return id < figures() && of(id).onBoard(); }
  // On the board or aboard something that is.
  bool isThere(FigureId id) const {
    return onBoard(id) || (id < figures() && of(id).aboard() && onBoard(of(id).vehicle));
  }
  bool isRunner(FigureId id) const { return state_.run.runs(id); }

  // position.cpp: the words
  bool field(std::string_view word, FieldId& into) const;
  bool optional(int most, std::uint8_t& into, std::uint8_t none, int offset);
  template <class Part>
  bool ifStarts(std::string_view name, const Part& part);
  bool figureOrNone(ListItems& items, FigureId& into) const {
    return items.integer(0, noFigure, into) && (into < figures() || into == noFigure);
  }
  bool header();
  bool allFigures();
  bool figure(FigureId id);
  bool extra(FigureId id, char kind, std::string_view value);
  bool crew(FigureId vehicle, std::string_view list);
  bool leader(FigureId vehicle, std::string_view who);
  bool run(ListItems items);
  bool strikers(ListItems items);
  bool attack(ListItems items);
  bool ram(ListItems items);
  bool test(std::string_view word);
  bool settling(std::string_view word);
  bool trees(ListItems items);

  // position_check.cpp: whether it can be
  bool unitsFit();
  bool crewFits(FigureId vehicle) const;
  bool linkLeaders();
  bool leaderFits(FigureId vehicle) const;
  bool marksFit(FigureId id) const;
  bool placeFigures();
  bool placeWreck(FigureId vehicle);
  bool runFits() const;
  bool driveFits() const;
  bool justCame(FigureId id) const;
  bool strikersFit() const;
  bool attackFits() const;
  bool unitUnderAttackFits() const;
  bool ramFits() const;
  bool testFits() const;
  bool settlingFits() const;
  bool taskFits() const;
  bool phaseFits() const;
  bool bandHasRoom(Side side) const;

  const ManForMan& game_;
  State state_;
  LineWords words_;
  std::array<std::uint16_t, maxFigures> bars_{};  // of wrecks: which of their fields they still bar
};

}  // namespace walstatt::mfm
