#include "games/duel/kept_cascades.h"

#include <algorithm>

namespace walstatt::duel {

std::shared_ptr<const Cascade> keptCascade(const CascadeRules& rules) {
  thread_local std::vector<std::shared_ptr<const Cascade>> kept;  // the last one asked for stands last
  const auto known = std::find_if(kept.begin(), kept.end(), [&](const auto& each) { return each->rules() == rules; });
  if (known != kept.end()) {
    std::rotate(known, known + 1, kept.end());
    return kept.back();
  }
  kept.push_back(std::make_shared<const Cascade>(rules));
  std::size_t room = keptCascadeBytes;
  auto first = kept.end();
  do {
    --first;
    room -= std::min(room, (*first)->bytes());
  } while (first != kept.begin() && (*(first - 1))->bytes() <= room);
  kept.erase(kept.begin(), first);
  return kept.back();
}

}  // namespace walstatt::duel
