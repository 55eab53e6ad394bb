// A store in memory: for tests, and for a host that lives only as long as its page.
#pragma once

#include <algorithm>
#include <map>

#include "matches/store.h"

namespace walstatt {

class MemoryStore final : public Store {
 public:
  void write(const Write& write) {
    StoredMatch& match = matches_[write.match];
    if (write.entry) match.journal.push_back(*write.entry);
    if (write.summary) match.summary = *write.summary;
  }

  std::optional<StoredMatch> load(std::string_view id) override {
    const auto found = matches_.find(id);
    return found == matches_.end() ? std::nullopt : std::optional(found->second);
  }
  std::vector<MatchSummary> list(MatchStatus status, std::size_t most) override {
    std::vector<MatchSummary> all;
    for (const auto& [id, match] : matches_)
      if (match.summary.status == status && match.summary.listed) all.push_back(match.summary);
    std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.changed > b.changed; });
    if (all.size() > most) all.resize(most);
    return all;
  }
  std::vector<std::string> due(Milliseconds until) override {
    std::vector<std::string> ids;
    for (const auto& [id, match] : matches_)
      if (match.summary.deadline != 0 && match.summary.deadline <= until) ids.push_back(id);
    return ids;
  }
  Milliseconds nextDeadline() override {
    Milliseconds first = 0;
    for (const auto& [id, match] : matches_)
      if (const Milliseconds own = match.summary.deadline; own != 0 && (first == 0 || own < first)) first = own;
    return first;
  }

 private:
  std::map<std::string, StoredMatch, std::less<>> matches_;
};

}  // namespace walstatt
