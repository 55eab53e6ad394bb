#include "library/share_code.h"

#include <algorithm>

#include "base/signature.h"

namespace walstatt {

namespace {

constexpr std::string_view alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t checkLength = 3;
constexpr std::size_t mostSigns = 12'000;  // names make codes long; up to 1057 the check finds any two wrong signs
constexpr std::size_t mostTextBytes = 255;

// The check: remainders by a primitive polynomial of degree 3 over GF(32).
constexpr std::uint8_t times(std::uint8_t a, std::uint8_t b) {
  unsigned product = 0;
  for (unsigned bit = 0; bit < 5; ++bit)
    if (b >> bit & 1u) product ^= static_cast<unsigned>(a) << bit;
  for (unsigned bit = 8; bit >= 5; --bit)
    if (product >> bit & 1u) product ^= 0b100101u << (bit - 5);  // x^5 + x^2 + 1
  return static_cast<std::uint8_t>(product);
}

// x^3 + x^2 + 2x + 1: no power of x below the 1057th is a constant modulo it.
constexpr std::array<std::uint8_t, 3> divisor{1, 2, 1};
// Added in the end: without it a right code with a zero behind would be right too.
constexpr std::array<std::uint8_t, 3> seal{7, 13, 22};

}  // namespace

void SignWriter::text(std::string_view text) {
  number(static_cast<std::uint32_t>(text.size()));
  unsigned bits = 0, waiting = 0;
  for (const char c : text) {
    waiting = waiting << 8 | static_cast<unsigned char>(c);
    for (bits += 8; bits >= 5; bits -= 5) sign(waiting >> (bits - 5) & 31);
    waiting &= 31;
  }
  if (bits) sign(waiting << (5 - bits) & 31);
}

std::uint32_t SignReader::number(std::uint32_t most) {
  std::uint32_t value = 0;
  for (unsigned shift = 0; shift < 20 && good_; shift += 4) {
    const unsigned part = sign();
    value |= (part & 15) << shift;
    if (part & 16) continue;
    if (value > most) good_ = false;
    return good_ ? value : 0;
  }
  return good_ = false, 0;
}

std::string SignReader::text() {
  std::string out;
  const std::uint32_t length = number(mostTextBytes);
  unsigned bits = 0, waiting = 0;
  for (std::uint32_t left = (length * 8 + 4) / 5; left && good_; --left) {
    waiting = (waiting << 5 | sign()) & 0xFFFFu;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    out += static_cast<char>(waiting >> bits & 255);
  }
  if ((waiting & ((1u << bits) - 1)) || !isUtf8(out)) good_ = false;
  return good_ ? out : std::string();
}

std::optional<std::string> codeOfSigns(Signs signs) {
  for (const std::uint8_t sign : checkSigns(signs)) signs.push_back(sign);
  if (signs.size() > mostSigns) return std::nullopt;
  std::string code;
  for (std::size_t i = 0; i < signs.size(); ++i) {
    if (i && i % 5 == 0) code += '-';
    code += alphabet[signs[i]];
  }
  return code;
}

std::optional<Signs> signsOfCode(std::string_view code, Errors& faults) {
  Signs signs;
  for (std::size_t i = 0; i < code.size(); ++i) {
    const char typed = code[i];
    if (typed == '-' || typed == ' ' || typed == '\t' || typed == '\r' || typed == '\n') continue;
    char c = typed >= 'a' && typed <= 'z' ? static_cast<char>(typed - 'a' + 'A') : typed;
    if (c == 'O') c = '0';
    if (c == 'I' || c == 'L') c = '1';
    const std::size_t value = alphabet.find(c);
    if (value == std::string_view::npos) {
      const bool plain = typed > ' ' && typed <= '~';
      tellOfCode(faults, phrases::codeSign, plain ? std::string(1, typed) : "?", std::to_string(i + 1));
      return std::nullopt;
    }
    signs.push_back(static_cast<std::uint8_t>(value));
    if (signs.size() > mostSigns)
      return tellOfCode(faults, phrases::codeLong, "", std::to_string(mostSigns)), std::nullopt;
  }
  if (signs.empty()) return tellOfCode(faults, phrases::codeEmpty), std::nullopt;
  const bool longEnough = signs.size() > checkLength;
  const Signs given(longEnough ? signs.end() - checkLength : signs.end(), signs.end());
  if (longEnough) signs.resize(signs.size() - checkLength);
  const auto right = checkSigns(signs);
  if (!longEnough || !std::equal(right.begin(), right.end(), given.begin()))
    return tellOfCode(faults, phrases::codeCheck), std::nullopt;
  return signs;
}

void tellOfCode(Errors& errors, const Phrase& what, std::string found, std::string allowed) {
  ContentError error;
  error.what = &what;
  error.found = std::move(found);
  error.allowed = std::move(allowed);
  errors.add(std::move(error));
}

std::array<std::uint8_t, 3> checkSigns(const Signs& signs) {
  std::array<std::uint8_t, 3> rest{1, 1, 1};  // not zero, so that leading zeros count
  const auto shift = [&](std::uint8_t next) {
    const std::uint8_t top = rest[0];
    rest = {static_cast<std::uint8_t>(rest[1] ^ times(top, divisor[0])),
            static_cast<std::uint8_t>(rest[2] ^ times(top, divisor[1])),
            static_cast<std::uint8_t>(next ^ times(top, divisor[2]))};
  };
  for (const std::uint8_t sign : signs) shift(sign);
  for (std::size_t i = 0; i < checkLength; ++i) shift(0);
  for (std::size_t i = 0; i < checkLength; ++i) rest[i] ^= seal[i];
  return rest;
}

unsigned codeKey(std::string_view id, unsigned signs) {
  return static_cast<unsigned>(signatureOfBytes(id.data(), id.size()) & ((1u << (5 * signs)) - 1));
}

bool looksLikeCode(std::string_view text) {
  if (text.find_first_of("./\\") != std::string_view::npos) return false;
  return std::count_if(text.begin(), text.end(), [](char c) { return c != '-' && c != ' '; }) >= 10;
}

bool isUtf8(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const std::size_t length = byte < 0x80   ? 1
                               : byte < 0xC2 ? 0
                               : byte < 0xE0 ? 2
                               : byte < 0xF0 ? 3
                               : byte < 0xF5 ? 4
                                             : 0;
    if (!length || i + length > text.size()) return false;
    std::uint32_t point = length == 1 ? byte : byte & (0xFFu >> (length + 1));
    for (std::size_t k = 1; k < length; ++k) {
      const auto next = static_cast<unsigned char>(text[i + k]);
      if ((next & 0xC0) != 0x80) return false;
      point = point << 6 | (next & 0x3Fu);
    }
    const bool overlong = (length == 3 && point < 0x800) || (length == 4 && point < 0x10000);
    if (overlong || point > 0x10FFFF || (point >= 0xD800 && point < 0xE000)) return false;
    i += length;
  }
  return true;
}

}  // namespace walstatt
