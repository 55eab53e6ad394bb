// Dice that anybody can check afterwards; docs/dice.md says it so exactly that twenty lines of Python do.
// The house commits to a secret (its SHA-256 is published before the first roll); each die is drawn from
// HMAC-SHA-256 keyed with the secret over the players' words and the number of the die.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/dice.h"

namespace walstatt {

using Secret = std::array<std::uint8_t, 32>;

void wakeSodium();     // before anything secret; a house without a random generator must not throw dice
Secret freshSecret();  // from the system's random generator
std::string toHex(std::span<const std::uint8_t> bytes);
std::optional<Secret> secretFromHex(std::string_view hex);
std::string commitmentTo(const Secret& secret);  // SHA-256, 64 hex digits
// One line without control characters, at most 200 bytes.
bool isGoodWord(std::string_view word);

class ProvableDice final : public Dice {
 public:
  // `words`: one per seat, in order of seats.
  ProvableDice(const Secret& secret, const std::vector<std::string>& words, std::uint64_t diceThrownSoFar = 0);
  ~ProvableDice() override;

  Faces roll(const Throw& dice) override;
  std::uint64_t diceThrown() const { return thrown_; }

 private:
  struct Keyed;
  Face draw(std::uint16_t sides);

  std::unique_ptr<const Keyed> keyed_;
  std::uint64_t thrown_;
};

}  // namespace walstatt
