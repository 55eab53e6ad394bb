// Groups (A5): found by looking at all units from one of them: how many widths to its right, how far behind.
#include "games/adlg/groups.h"

#include "games/adlg/command_phrases.h"

namespace walstatt::adlg {

namespace {

constexpr Angle sameFacing = 50;  // Z2: half a degree

struct Place {
  Length right = 0, behind = 0;
};

Length scaled(std::int64_t product) {
  const std::int64_t unit = grain << 30;
  return static_cast<Length>((product + (product < 0 ? -unit / 2 : unit / 2)) / unit);
}

Place placeFrom(const Box& base, const Point& from, const Point& to) {
  const Vec a = fine(from), b = fine(to);
  const std::int64_t dx = b.x - a.x, dy = b.y - a.y;
  return {scaled(dx * base.across.x + dy * base.across.y), -scaled(dx * base.along.x + dy * base.along.y)};
}

bool facesAlike(Angle a, Angle b) {
  const Angle between = normalized(a - b);
  return between <= sameFacing || between >= fullTurn - sameFacing;
}

Length apart(Length a, Length b) { return a < b ? b - a : a - b; }

struct Standing {
  std::uint8_t unit = noUnit;
  std::int8_t column = 0;
  Length behind = 0;
};

// Into the order of a formation: by distance behind within a column, columns from the left.
void sortByColumn(FixedList<Standing, maxGroup>& all) {
  for (std::size_t i = 1; i < all.size(); ++i) {
    const Standing one = all[i];
    std::size_t j = i;
    for (; j > 0 &&
           (all[j - 1].column > one.column || (all[j - 1].column == one.column && all[j - 1].behind > one.behind));
         --j)
      all[j] = all[j - 1];
    all[j] = one;
  }
}

std::optional<Refusal> noGroup(const Phrase& why, std::size_t unit) {
  return Refusal(why, piece(static_cast<int>(unit)));
}

}  // namespace

bool mayGroup(const Profile& a, const Profile& b) {
  const bool scythedA = a.category == Category::SCh, scythedB = b.category == Category::SCh;
  if (scythedA || scythedB) return scythedA && scythedB;
  const bool lightA = a.category == Category::LI, lightB = b.category == Category::LI;
  if (lightA || lightB) return true;
  if (a.is(camels) || b.is(camels)) return a.is(camels) && b.is(camels);
  const bool elephantA = a.category == Category::El, elephantB = b.category == Category::El;
  if (elephantA || elephantB) return (elephantA || a.foot()) && (elephantB || b.foot());
  return a.mounted() == b.mounted();
}

std::optional<Refusal> formationOf(const Battle& battle, const State& state, std::size_t corps, std::uint64_t group,
                                   Formation& out) {
  out = {};
  if (group == 0 || corps >= battle.corpsCount()) return Refusal(phrases::namesNobody);
  const auto size = static_cast<std::size_t>(std::popcount(group));
  if (static_cast<std::size_t>(std::bit_width(group)) > battle.corps(corps).units.size())
    return Refusal(phrases::namesNobody);
  if (size > maxGroup) return Refusal(phrases::groupTooLarge, number(static_cast<int>(maxGroup)));
  const std::uint8_t first = battle.unitAt(corps, std::countr_zero(group));
  const Pose base = state.units[first].pose();
  out.heading = base.heading;
  if (size == 1) {
    if (!isObstacle(state, first)) return noGroup(phrases::notOnTable, first);
    out.units.push_back(first);
    out.files = out.ranks = 1;
    out.front = base;
    return std::nullopt;
  }
  const Box frame = boxOf(battle, state, first);
  FixedList<Standing, maxGroup> all;
  Length lowest = 0, highest = 0;
  for (std::uint64_t rest = group; rest != 0; rest &= rest - 1) {
    const std::uint8_t unit = battle.unitAt(corps, std::countr_zero(rest));
    if (!isObstacle(state, unit)) return noGroup(phrases::notOnTable, unit);
    if (!facesAlike(state.units[unit].heading, base.heading)) return noGroup(phrases::facesElsewhere, unit);
    for (const Standing& other : all)
      if (!mayGroup(battle.profile(unit), battle.profile(other.unit))) return noGroup(phrases::mayNotGroup, unit);
    const Place place = placeFrom(frame, base.at, state.units[unit].at);
    const Length column = (place.right + (place.right < 0 ? -ud / 2 : ud / 2)) / ud;
    const Length steps = column < 0 ? -column : column;
    if (steps >= 24 || apart(place.right, column * ud) > touching + 3 * steps)
      return noGroup(phrases::cornersApart, unit);
    all.push_back({unit, static_cast<std::int8_t>(column), place.behind});
    lowest = std::min(lowest, column);
    highest = std::max(highest, column);
  }
  if (highest - lowest >= maxFiles) return Refusal(phrases::groupTooWide, number(maxFiles));
  sortByColumn(all);
  // Heads of the files stand in one line; behind each the next touches its rear edge (Z3).
  const Length line = all[0].behind;
  out.files = static_cast<std::uint8_t>(highest - lowest + 1);
  std::array<std::uint8_t, maxGroup> rank{};
  Length expected = lowest;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool head = i == 0 || all[i].column != all[i - 1].column;
    if (head) {
      if (all[i].column != expected++) return noGroup(phrases::cornersApart, all[i].unit);
      const Length steps = all[i].column - lowest;
      if (apart(all[i].behind, line) > touching + 3 * steps) return noGroup(phrases::cornersApart, all[i].unit);
    } else {
      rank[i] = static_cast<std::uint8_t>(rank[i - 1] + 1);
      const Length depth = battle.depth(all[i - 1].unit);
      if (apart(all[i].behind, all[i - 1].behind + depth) > touching + 3)
        return noGroup(phrases::cornersApart, all[i].unit);
    }
    out.ranks = std::max(out.ranks, static_cast<std::uint8_t>(rank[i] + 1));
  }
  for (std::uint8_t r = 0; r < out.ranks; ++r)
    for (std::size_t i = 0; i < all.size(); ++i)
      if (rank[i] == r) {
        out.file[out.units.size()] = static_cast<std::uint8_t>(all[i].column - lowest);
        out.rank[out.units.size()] = r;
        out.units.push_back(all[i].unit);
      }
  // Its ends stand within a tolerance of their places: neither of them alone says where the front is.
  const Vec left = fine(state.units[out.units[0]].at), right = fine(state.units[out.units[out.files - 1u]].at);
  std::uint8_t leader = out.units[0];
  for (std::size_t i = 1; i < out.files; ++i) leader = std::min(leader, out.units[i]);
  out.heading = state.units[leader].heading;
  out.front = {coarse({(left.x + right.x) / 2, (left.y + right.y) / 2}), out.heading};
  return std::nullopt;
}

bool isGroup(const Battle& battle, const State& state, std::size_t corps, std::uint64_t group, Refusal* why) {
  Formation formation;
  const auto refusal = formationOf(battle, state, corps, group, formation);
  if (refusal && why) *why = *refusal;
  return !refusal;
}

namespace {

// The unit of the corps that stands at that place, facing alike and fit to stand with `one`.
std::uint8_t unitNear(const Battle& battle, const State& state, std::size_t one, Point spot) {
  for (const std::uint8_t other : battle.corps(battle.unit(one).corps).units) {
    if (other == one || !isObstacle(state, other) || farApart(state.units[other].at, spot, touching)) continue;
    if (facesAlike(state.units[other].heading, state.units[one].heading) &&
        mayGroup(battle.profile(one), battle.profile(other)))
      return other;
  }
  return noUnit;
}

}  // namespace

std::uint64_t wholeGroup(const Battle& battle, const State& state, std::size_t unit) {
  const std::size_t corps = battle.unit(unit).corps;
  std::uint64_t group = bitOf(battle, unit);
  if (!isObstacle(state, unit)) return group;
  // To the head of the file, then along the line to both sides, then everybody behind.
  std::size_t head = unit;
  const auto goOn = [&](std::size_t from, Pose (*next)(const Pose&, Length), Length way) {
    return unitNear(battle, state, from, next(state.units[from].pose(), way).at);
  };
  for (int i = 0; i < 8; ++i) {
    std::uint8_t ahead = noUnit;
    for (const std::uint8_t other : battle.corps(corps).units) {
      const Unit& before = state.units[other];
      if (other == head || !isObstacle(state, other) || farApart(before.at, state.units[head].at, reachOfBase))
        continue;
      const Point rear = forward(before.pose(), -battle.depth(other)).at;
      if (!farApart(rear, state.units[head].at, touching) && facesAlike(before.heading, state.units[head].heading) &&
          mayGroup(battle.profile(other), battle.profile(head)))
        ahead = other;
    }
    if (ahead == noUnit) break;
    head = ahead;
  }
  UnitList heads;
  heads.push_back(static_cast<std::uint8_t>(head));
  for (const Length side : {ud, -ud})
    for (std::uint8_t next = goOn(head, &slid, side); next != noUnit && heads.size() < maxFiles;
         next = goOn(next, &slid, side))
      heads.push_back(next);
  std::uint64_t whole = 0;
  int members = 0;
  for (const std::uint8_t first : heads)
    for (std::uint8_t next = first; next != noUnit && members < static_cast<int>(maxGroup);
         next = goOn(next, &forward, -battle.depth(next)), ++members)
      whole |= bitOf(battle, next);
  return isGroup(battle, state, corps, whole, nullptr) ? whole : group;
}

}  // namespace walstatt::adlg
