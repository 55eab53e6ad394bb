#include "games/duel/kept_cascades.h"

#include <algorithm>
#include <atomic>

namespace walstatt::duel {

namespace {

using Shelf = std::vector<std::shared_ptr<const Cascade>>;  // the last one asked for stands last

// Held for some steps only, never while a table is worked out; WebAssembly has no mutex.
std::atomic_flag busy = ATOMIC_FLAG_INIT;
class Hold {
 public:
  Hold() {
    while (busy.test_and_set(std::memory_order_acquire)) {
    }
  }
  Hold(const Hold&) = delete;
  Hold& operator=(const Hold&) = delete;
  ~Hold() { busy.clear(std::memory_order_release); }
};

Shelf& shelf() {
  static Shelf kept;
  return kept;
}

std::shared_ptr<const Cascade> found(Shelf& kept, const CascadeRules& rules) {
  const auto known = std::find_if(kept.begin(), kept.end(), [&](const auto& each) { return each->rules() == rules; });
  if (known == kept.end()) return nullptr;
  std::rotate(known, known + 1, kept.end());
  return kept.back();
}

}  // namespace

std::shared_ptr<const Cascade> keptCascade(const CascadeRules& rules) {
  {
    const Hold hold;
    if (auto known = found(shelf(), rules)) return known;
  }
  auto fresh = std::make_shared<const Cascade>(rules);
  const Hold hold;
  Shelf& kept = shelf();
  if (auto known = found(kept, rules)) return known;  // somebody else was faster
  kept.push_back(fresh);
  std::size_t room = keptCascadeBytes;
  auto first = kept.end();
  do {
    --first;
    room -= std::min(room, (*first)->bytes());
  } while (first != kept.begin() && (*(first - 1))->bytes() <= room);
  kept.erase(kept.begin(), first);
  return fresh;
}

}  // namespace walstatt::duel
