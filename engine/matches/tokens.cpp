#include "matches/tokens.h"

#include <sodium.h>

#include <array>

#include "base/provable_dice.h"

namespace walstatt {

std::string freshToken() {
  wakeSodium();
  std::array<unsigned char, 16> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return toHex(bytes);
}

std::string hashOfToken(std::string_view token) {
  std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
  crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(token.data()), token.size());
  return toHex(hash);
}

std::string freshMatchId() {
  wakeSodium();
  static constexpr std::string_view letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz";
  std::string id;
  for (int i = 0; i < 10; ++i) id += letters[randombytes_uniform(static_cast<std::uint32_t>(letters.size()))];
  return id;
}

}  // namespace walstatt
