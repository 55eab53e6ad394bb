// The few best of many, found one by one.
#pragma once

#include <utility>

#include "base/fixed_list.h"

namespace walstatt::adlg {

// Puts it into its place by `hope`, the best first; whoever came first stays before his equals. Who finds no room is dropped.
template <class T, std::size_t N>
void keepBest(FixedList<T, N>& best, const T& one) {
  if (best.full()) {
    if (best[N - 1].hope >= one.hope) return;
    best.pop_back();
  }
  best.push_back(one);
  for (std::size_t i = best.size() - 1; i > 0 && best[i - 1].hope < best[i].hope; --i) std::swap(best[i - 1], best[i]);
}

}  // namespace walstatt::adlg
