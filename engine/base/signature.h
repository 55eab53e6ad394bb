// 64-bit signatures of plain values: the same with every compiler.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace walstatt {

static_assert(std::endian::native == std::endian::little, "signatures read memory in little-endian order");

constexpr std::uint64_t mixed(std::uint64_t x) {
  x ^= x >> 30;
  x *= 0xbf58476d1ce4e5b9ULL;
  x ^= x >> 27;
  x *= 0x94d049bb133111ebULL;
  return x ^ (x >> 31);
}

constexpr std::uint64_t combined(std::uint64_t signature, std::uint64_t value) {
  return mixed(signature ^ (value + 0x9e3779b97f4a7c15ULL + (signature << 6) + (signature >> 2)));
}

inline std::uint64_t signatureOfBytes(const void* data, std::size_t size, std::uint64_t signature = 0) {
  const auto* bytes = static_cast<const unsigned char*>(data);
  for (; size >= 8; bytes += 8, size -= 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes, 8);
    signature = (std::rotl(signature, 29) ^ word) * 0x9fb21c651e98df25ULL;
  }
  std::uint64_t rest = size;
  for (std::size_t i = 0; i < size; ++i) rest = (rest << 8) | bytes[i];
  return combined(signature, rest);
}

// For values without padding, so that equal values have equal bytes.
template <class T>
  requires std::has_unique_object_representations_v<T>
std::uint64_t signatureOf(const T& value) {
  return signatureOfBytes(&value, sizeof value);
}

}  // namespace walstatt
