// Short codes to be typed or shared: Crockford's signs of five bits, a hyphen after every five, three check signs that
// find any one or two wrong signs and any swap. What the signs mean is the business of who writes them (docs/armies.md,
// docs/fighters.md).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "library/errors.h"

namespace walstatt {

using Signs = std::vector<std::uint8_t>;  // each below 32

class SignWriter {
 public:
  void sign(unsigned value) { signs_.push_back(static_cast<std::uint8_t>(value)); }
  // Four bits a sign, lowest first; the fifth says that more follow.
  void number(std::uint32_t value) {
    for (; value > 15; value >>= 4) sign((value & 15) | 16);
    sign(value);
  }
  // A fixed number of signs, the highest first.
  void wide(std::uint32_t value, unsigned signs) {
    while (signs-- > 0) sign(value >> (5 * signs) & 31);
  }
  // Length, then the bits of all bytes, filled up with zeros.
  void text(std::string_view text);
  const Signs& signs() const { return signs_; }

 private:
  Signs signs_;
};

// Reads what SignWriter wrote; whatever does not fit makes it bad for good, and it gives harmless values.
class SignReader {
 public:
  explicit SignReader(const Signs& signs) : signs_(signs) {}

  bool good() const { return good_; }
  bool atEnd() const { return at_ == signs_.size(); }
  unsigned sign(unsigned below = 32) {
    if (at_ >= signs_.size() || signs_[at_] >= below) return good_ = false, 0;
    return signs_[at_++];
  }
  std::uint32_t number(std::uint32_t most);
  std::uint32_t wide(unsigned signs) {
    std::uint32_t value = 0;
    while (signs-- > 0) value = value << 5 | sign();
    return value;
  }
  // UTF-8 of at most 255 bytes.
  std::string text();

 private:
  const Signs& signs_;
  std::size_t at_ = 0;
  bool good_ = true;
};

// The code of signs, check and hyphens included; nothing if it would be too long.
std::optional<std::string> codeOfSigns(Signs signs);
// The signs of a typed code without its check: blanks, hyphens and small letters do no harm, what looks like 0 or 1 is
// meant so. Nothing and a fault where it cannot be right.
std::optional<Signs> signsOfCode(std::string_view code, Errors& faults);
// Whether a text is meant as a code rather than as the name of a file.
bool looksLikeCode(std::string_view text);
// Notes a fault or a notice about a code, which has no place in a file.
void tellOfCode(Errors& errors, const Phrase& what, std::string found = {}, std::string allowed = {});

// The check behind the code: three signs over GF(32) behind the given ones.
std::array<std::uint8_t, 3> checkSigns(const Signs& signs);
// What stands for an id in so many signs.
unsigned codeKey(std::string_view id, unsigned signs);

bool isUtf8(std::string_view text);

namespace phrases {
inline constexpr Phrase codeEmpty{"library.code.empty", ""};
inline constexpr Phrase codeLong{"library.code.long", ""};
inline constexpr Phrase codeSign{"library.code.sign", ""};
inline constexpr Phrase codeCheck{"library.code.check", ""};
inline constexpr Phrase codeVersion{"library.code.version", ""};
}  // namespace phrases

}  // namespace walstatt
