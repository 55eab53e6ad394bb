// What this thread has taken from the heap since it began: for tests that playing takes nothing.
#pragma once

#include <cstddef>

namespace walstatt {

std::size_t takenFromHeap();

}  // namespace walstatt
