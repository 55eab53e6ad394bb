// Numbers that carry their reasons, and the same numbers without. A rule is written once as a template
// over the number type: with Sum it costs what an addition costs, with Explained it keeps the list.
#pragma once

#include <concepts>

#include "base/fixed_list.h"
#include "base/phrase.h"

namespace walstatt {

struct Part {
  const Phrase* reason = nullptr;
  Arg about{};
  int amount = 0;
};

class Sum {
 public:
  static constexpr bool explains = false;

  constexpr void add(int amount, const Phrase&, Arg = {}) { value_ += amount; }
  constexpr int value() const { return value_; }

 private:
  int value_ = 0;
};

class Explained {
 public:
  static constexpr bool explains = true;
  static constexpr std::size_t maxParts = 24;

  constexpr void add(int amount, const Phrase& reason, Arg about = {}) {
    value_ += amount;
    if (parts_.size() < maxParts) parts_.push_back({&reason, about, amount});
  }
  constexpr int value() const { return value_; }
  constexpr const FixedList<Part, maxParts>& parts() const { return parts_; }

 private:
  int value_ = 0;
  FixedList<Part, maxParts> parts_;
};

template <class N>
concept Number = requires(N number, const Phrase& reason, Arg about) {
  number.add(1, reason, about);
  { number.value() } -> std::convertible_to<int>;
  { N::explains } -> std::convertible_to<bool>;
};

}  // namespace walstatt
