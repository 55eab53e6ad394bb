// Army lists (A8): who may fight in an army, how many of them, of what quality and with what arms. Rows are of our own
// choosing from what is known of the peoples. docs/adlg-armies.md describes the files.
#pragma once

#include <optional>

#include "base/language.h"
#include "games/adlg/army_form.h"
#include "library/errors.h"

namespace walstatt::adlg {

struct Content;

struct ListRow {
  std::string id;
  Bilingual name, note;
  int type = 0;
  int least = 0, most = 0;                // units at 200 points; see leastAt
  std::array<bool, 3> qualities{};        // by Quality
  OptionSet always = 0, may = 0;          // what all of them have, and what they may have
  std::vector<std::size_t> notWith;       // rows that do not fight in the same army
  std::optional<std::size_t> noMoreThan;  // at most as many units as that row has

  bool takes(Quality quality) const { return qualities[static_cast<std::size_t>(quality)]; }
  // A8 (ours): at 100 points half as many, at 300 half as many again; minima are rounded down, maxima up.
  int leastAt(int points) const { return least * points / 200; }
  int mostAt(int points) const { return (most * points + 199) / 200; }
};

struct ReadyArmy {
  std::string id;
  Bilingual name, note;
  Army army;
};

struct ArmyList {
  std::string id;
  Bilingual name, note;
  int from = 0, to = 0;  // years; negative: BC
  std::vector<Region> home;
  CommanderRank bestInChief = CommanderRank::strategist, bestOther = CommanderRank::brilliant;
  int fortification = 0;  // UD at 200 points
  std::vector<ListRow> rows;
  std::vector<ReadyArmy> ready;

  int find(std::string_view row) const;  // -1: none
};

void readArmyList(const std::string& path, const Data& data, Content& content, Errors& errors);

}  // namespace walstatt::adlg
