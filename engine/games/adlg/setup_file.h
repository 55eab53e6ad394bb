// Setups as files and matches hold them (docs/adlg-setups.md): table, terrain, two armies, and who stands where.
#pragma once

#include "games/adlg/content.h"

namespace walstatt::adlg {

// Nothing when it holds faults; all of them are then in `errors`.
std::optional<Setup> readSetup(const Content& content, const Data& data, const std::string& file, Errors& errors);

// Lengths and angles as notation and setups write them: "1.5" of 1500 with three places, "-30" of -3000 with two.
std::string decimal(std::int32_t value, int places);
std::optional<std::int32_t> decimalIn(std::string_view word, int places);
// "12.5,7.25" or "12.5,7.25,180"; without a heading `heading`.
std::optional<Pose> poseIn(std::string_view text, Angle heading);

}  // namespace walstatt::adlg
