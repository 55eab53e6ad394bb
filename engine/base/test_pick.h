// For random cases of RapidCheck.
#pragma once

#include <rapidcheck.h>

namespace walstatt {

// From low to before high, however small the case is.
inline int pick(int low, int high) { return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(low, high)); }

}  // namespace walstatt
