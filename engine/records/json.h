// JSON text as Data, with the faults of input from outside told by value. toJson in base/data.h writes it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/data.h"
#include "library/errors.h"

namespace walstatt {

inline constexpr std::size_t maxJsonDepth = 32;

// One JSON value and nothing after it. Names in a table must differ, whole numbers must fit 64 bits with sign.
// `line` is the place of the text in its file: every value bears it, and so does a fault.
std::optional<Data> parseJson(std::string_view text, const std::string& file, Errors& errors, std::uint32_t line = 1);

}  // namespace walstatt
