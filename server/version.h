#pragma once

#include <string_view>

namespace walstatt::server {

inline constexpr std::string_view version = WALSTATT_VERSION;
#if defined(__clang__)
inline constexpr std::string_view compiler = "clang " __clang_version__;
#else
inline constexpr std::string_view compiler = "gcc " __VERSION__;
#endif

}  // namespace walstatt::server
