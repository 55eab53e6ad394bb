// Formations in motion (A15).
#include "games/adlg/manoeuvre.h"

#include "games/adlg/command_phrases.h"

namespace walstatt::adlg {

namespace {

Length rounded(std::int64_t value) {
  const std::int64_t one = std::int64_t{1} << 30;
  return static_cast<Length>((value + (value < 0 ? -one / 2 : one / 2)) / one);
}

// Numbers the ranks of each file anew, from the front, in the order of `key`.
void closeUp(Formation& formation, const std::array<std::uint8_t, maxGroup>& key) {
  formation.ranks = 0;
  for (std::size_t i = 0; i < formation.units.size(); ++i) {
    std::uint8_t before = 0;
    for (std::size_t j = 0; j < formation.units.size(); ++j)
      if (formation.file[j] == formation.file[i] && (key[j] < key[i] || (key[j] == key[i] && j < i))) ++before;
    formation.rank[i] = before;
    formation.ranks = std::max(formation.ranks, static_cast<std::uint8_t>(before + 1));
  }
}

// The units by rank, then from the left.
UnitList inOrder(const Formation& formation) {
  UnitList order;  // of indices
  for (std::uint8_t rank = 0; rank < formation.ranks; ++rank)
    for (std::uint8_t file = 0; file < formation.files; ++file)
      for (std::size_t i = 0; i < formation.units.size(); ++i)
        if (formation.rank[i] == rank && formation.file[i] == file) order.push_back(static_cast<std::uint8_t>(i));
  return order;
}

}  // namespace

void layOut(const Battle& battle, const Formation& formation, const Pose& front, Poses& poses) {
  if (formation.units.size() == 1) {
    poses[0] = front;
    return;
  }
  const Vec along = direction(front.heading);
  std::array<Length, maxGroup> behind{};
  for (std::uint8_t rank = 0; rank < formation.ranks; ++rank)
    for (std::size_t i = 0; i < formation.units.size(); ++i) {
      if (formation.rank[i] != rank) continue;
      const std::uint8_t file = formation.file[i];
      const std::int64_t right = file * ud - (formation.files - 1) * ud / 2;
      // Ahead is (x, y), to the right of it (-y, x) on a table whose y runs downwards.
      poses[i].at = {front.at.x + rounded(-along.y * right - along.x * behind[file]),
                     front.at.y + rounded(along.x * right - along.y * behind[file])};
      poses[i].heading = front.heading;
      behind[file] += battle.depth(formation.units[i]);
    }
}

Length depthOf(const Battle& battle, const Formation& formation) {
  if (formation.units.size() == 1) return battle.depth(formation.units[0]);
  std::array<Length, maxGroup> depths{};
  Length deepest = 0;
  for (std::size_t i = 0; i < formation.units.size(); ++i) {
    Length& depth = depths[formation.file[i]];
    depth += battle.depth(formation.units[i]);
    deepest = std::max(deepest, depth);
  }
  return deepest;
}

std::optional<Refusal> turnFormation(const Battle& battle, Formation& formation, Angle angle) {
  const bool about = angle == halfTurn || angle == -halfTurn;
  if (formation.units.size() == 1) {
    formation.front = turned(formation.front, battle.depth(formation.units[0]), angle);
    formation.heading = formation.front.heading;
    return std::nullopt;
  }
  if (!about && formation.ranks > maxFiles) return Refusal(phrases::groupTooWide, number(maxFiles));
  std::array<std::uint8_t, maxGroup> key{};
  const std::uint8_t files = formation.files, ranks = formation.ranks;
  if (about) {
    formation.front = forward(formation.front, -depthOf(battle, formation));
    formation.front.heading = normalized(formation.front.heading + halfTurn);
    for (std::size_t i = 0; i < formation.units.size(); ++i) {
      key[i] = static_cast<std::uint8_t>(ranks - formation.rank[i]);
      formation.file[i] = static_cast<std::uint8_t>(files - 1 - formation.file[i]);
    }
  } else {
    // The unit on the right (or left) of the front leads and turns on the spot.
    const bool right = angle > 0;
    const Length toLeader = (files - 1) * ud / 2;
    Pose leader = slid(formation.front, right ? toLeader : -toLeader);
    for (std::size_t i = 0; i < formation.units.size(); ++i)
      if (formation.rank[i] == 0 && formation.file[i] == (right ? files - 1 : 0))
        leader = turned(leader, battle.depth(formation.units[i]), angle);
    const Length toMiddle = (ranks - 1) * ud / 2;
    formation.front = slid(leader, right ? toMiddle : -toMiddle);
    for (std::size_t i = 0; i < formation.units.size(); ++i) {
      const std::uint8_t file = formation.file[i], rank = formation.rank[i];
      key[i] = right ? static_cast<std::uint8_t>(files - 1 - file) : file;
      formation.file[i] = right ? rank : static_cast<std::uint8_t>(ranks - 1 - rank);
    }
    formation.files = ranks;
  }
  formation.heading = formation.front.heading;
  closeUp(formation, key);
  return std::nullopt;
}

namespace {

// Left and right exchanged: what is done to the left is what is done to the right, mirrored.
void mirrorFiles(Formation& formation) {
  for (std::size_t i = 0; i < formation.units.size(); ++i)
    formation.file[i] = static_cast<std::uint8_t>(formation.files - 1 - formation.file[i]);
}

}  // namespace

std::optional<Refusal> expandFormation(Formation& formation, int files, Length& way) {
  const bool right = files > 0;
  const int wanted = right ? files : -files, had = formation.files;
  if (wanted <= had || wanted > maxFiles || wanted > static_cast<int>(formation.units.size()))
    return Refusal(phrases::cannotExpand, number(wanted));
  way += ud + (wanted - had) * ud;  // A15
  if (!right) mirrorFiles(formation);
  const UnitList order = inOrder(formation);
  std::array<std::uint8_t, maxGroup> key{};
  for (std::size_t k = 0; k < order.size(); ++k) {
    const int place = static_cast<int>(k);
    formation.file[order[k]] = static_cast<std::uint8_t>(place % wanted);
    key[order[k]] = static_cast<std::uint8_t>(place);
  }
  formation.files = static_cast<std::uint8_t>(wanted);
  formation.front = slid(formation.front, (right ? 1 : -1) * (wanted - had) * ud / 2);
  closeUp(formation, key);
  if (!right) mirrorFiles(formation);
  return std::nullopt;
}

std::optional<Refusal> contractFormation(const Battle& battle, Formation& formation, int files, Length& way) {
  const bool keepsLeft = files > 0;
  const int wanted = keepsLeft ? files : -files, had = formation.files;
  if (wanted < 1 || wanted >= had) return Refusal(phrases::cannotContract, number(wanted));
  if (!keepsLeft) mirrorFiles(formation);
  const UnitList order = inOrder(formation);
  std::array<std::uint8_t, maxGroup> key{};
  Length depth = 0;
  int next = wanted;
  for (const std::uint8_t i : order) {
    const int file = formation.file[i];
    const bool stays = formation.rank[i] == 0 && file < wanted;  // of the front rank
    const int place = stays ? file : next++;
    if (stays) depth = std::max(depth, battle.depth(formation.units[i]));
    key[i] = static_cast<std::uint8_t>(place);
  }
  for (const std::uint8_t i : order) formation.file[i] = static_cast<std::uint8_t>(key[i] % wanted);
  formation.files = static_cast<std::uint8_t>(wanted);
  formation.front = forward(slid(formation.front, (keepsLeft ? -1 : 1) * (had - wanted) * ud / 2), depth);
  way += depth;
  closeUp(formation, key);
  if (!keepsLeft) mirrorFiles(formation);
  return std::nullopt;
}

}  // namespace walstatt::adlg
