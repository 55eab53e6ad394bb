// Secrets of seats and names of matches.
#pragma once

#include <string>
#include <string_view>

namespace walstatt {

std::string freshToken();                         // 128 random bits, 32 hex digits
std::string hashOfToken(std::string_view token);  // what is stored in its place: SHA-256, 64 hex digits
std::string freshMatchId();                       // 10 letters and digits that are hard to confuse

}  // namespace walstatt
