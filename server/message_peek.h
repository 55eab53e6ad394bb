// A glance at a message before the host reads it: what is asked, so that the costly can be rationed, and the number to
// answer with.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace walstatt::server {

struct Peeked {
  std::string what;  // of "do"; empty where there is none
  std::string language;
  std::uint64_t id = 0;
};
Peeked peek(std::string_view message);

// Whether it might ask for this; cheap, never wrongly no.
bool mayAsk(std::string_view message, std::string_view what);

}  // namespace walstatt::server
