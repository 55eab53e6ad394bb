// The hashes are libsodium's. docs/dice.md defines every byte.
#include "base/provable_dice.h"

#include <sodium.h>

#include <cassert>
#include <cstdlib>

namespace walstatt {

namespace {

static_assert(crypto_auth_hmacsha256_KEYBYTES == std::tuple_size_v<Secret>);

int hexDigit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return -1;
}

// The next character of UTF-8 text, taken off its front; 0 where the text is none.
char32_t takeCharacter(std::string_view& text) {
  const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
  const std::uint8_t first = byte(0);
  const std::size_t length = first < 0x80   ? 1
                             : first < 0xc2 ? 0
                             : first < 0xe0 ? 2
                             : first < 0xf0 ? 3
                             : first < 0xf5 ? 4
                                            : 0;
  if (length == 0 || length > text.size()) return 0;
  char32_t character = length == 1 ? first : first & (0x7fu >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return 0;
    character = character << 6 | (byte(i) & 0x3fu);
  }
  const bool overlong = (length == 3 && character < 0x800) || (length == 4 && character < 0x10000);
  const bool surrogate = character >= 0xd800 && character < 0xe000;
  if (overlong || surrogate || character > 0x10ffff) return 0;
  text.remove_prefix(length);
  return character;
}

bool isControl(char32_t c) {
  return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x2028 || c == 0x2029;  // the last two end a line as well
}

}  // namespace

void wakeSodium() {
  static const bool ready = sodium_init() >= 0;
  if (!ready) std::abort();
}

Secret freshSecret() {
  wakeSodium();
  Secret secret{};
  randombytes_buf(secret.data(), secret.size());
  return secret;
}

std::string toHex(std::span<const std::uint8_t> bytes) {
  std::string text(2 * bytes.size() + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
  text.pop_back();
  return text;
}

std::optional<Secret> secretFromHex(std::string_view hex) {
  Secret secret{};
  if (hex.size() != 2 * secret.size()) return std::nullopt;
  for (std::size_t i = 0; i < secret.size(); ++i) {
    const int high = hexDigit(hex[2 * i]), low = hexDigit(hex[2 * i + 1]);
    if (high < 0 || low < 0) return std::nullopt;
    secret[i] = static_cast<std::uint8_t>(high * 16 + low);
  }
  return secret;
}

std::string commitmentTo(const Secret& secret) {
  wakeSodium();
  std::array<std::uint8_t, crypto_hash_sha256_BYTES> digest{};
  crypto_hash_sha256(digest.data(), secret.data(), secret.size());
  return toHex(digest);
}

bool isGoodWord(std::string_view word) {
  if (word.size() > 200) return false;
  while (!word.empty())
    if (isControl(takeCharacter(word))) return false;
  return true;
}

// The HMAC of what is the same for all dice, to be gone on with.
struct ProvableDice::Keyed {
  crypto_auth_hmacsha256_state state;

  void add(std::string_view text) {
    crypto_auth_hmacsha256_update(&state, reinterpret_cast<const unsigned char*>(text.data()), text.size());
  }
};

ProvableDice::ProvableDice(const Secret& secret, const std::vector<std::string>& words, std::uint64_t diceThrownSoFar)
    : thrown_(diceThrownSoFar) {
  wakeSodium();
  auto keyed = std::make_unique<Keyed>();
  crypto_auth_hmacsha256_init(&keyed->state, secret.data(), secret.size());
  keyed->add("walstatt-dice-1\n");
  for (const std::string& word : words) {
    assert(isGoodWord(word));
    keyed->add(word + '\n');
  }
  keyed_ = std::move(keyed);
}

ProvableDice::~ProvableDice() = default;

Faces ProvableDice::roll(const Throw& dice) {
  Faces faces;
  for (int i = 0; i < dice.count; ++i) faces.push_back(draw(dice.sides));
  return faces;
}

Face ProvableDice::draw(std::uint16_t sides) {
  assert(sides > 0);
  const std::uint64_t limit = (std::uint64_t{1} << 32) / sides * sides;  // values beyond would favour low faces
  const std::string number = std::to_string(++thrown_) + '\n';
  for (std::uint64_t block = 0;; ++block) {
    Keyed one = *keyed_;
    one.add(number + std::to_string(block));
    std::array<std::uint8_t, crypto_auth_hmacsha256_BYTES> digest{};
    crypto_auth_hmacsha256_final(&one.state, digest.data());
    for (std::size_t at = 0; at < digest.size(); at += 4) {
      std::uint64_t value = 0;
      for (std::size_t i = 0; i < 4; ++i) value = value << 8 | digest[at + i];
      if (value < limit) return static_cast<Face>(value % sides + 1);
    }
  }
}

}  // namespace walstatt
