#include "games/adlg/auto_deploy.h"

#include <algorithm>

#include "games/adlg/terrain.h"

namespace walstatt::adlg {

namespace {

constexpr Length heavyFromCentre = 5 * ud, lightFromCentre = 3 * ud, heavyFromSides = 4 * ud;  // A11
constexpr Length behindLine = 1'250;  // from one line to the next
constexpr Length nearCorps = 5 * ud;  // from the place that a unit would have with its corps

// How far the nearest corner is behind the centre line, and from the nearer side.
struct Margins {
  Length centre, side;
};
Margins marginsOf(const Setup& setup, Side side, const Box& box) {
  Margins margins{setup.height, setup.width};
  for (const Vec& corner : box.corners) {
    const Point point = coarse(corner);
    margins.centre = std::min(margins.centre, behindCentre(side, setup.height, point.y));
    margins.side = std::min({margins.side, point.x, setup.width - point.x});
  }
  return margins;
}

DeployFault faultOf(const Setup& setup, Side side, const Box& box, bool light) {
  if (!insideTable(box, setup.width, setup.height)) return DeployFault::offTable;
  const Margins margins = marginsOf(setup, side, box);
  if (margins.centre < (light ? lightFromCentre : heavyFromCentre)) return DeployFault::tooFarForward;
  if (!light && margins.side < heavyFromSides) return DeployFault::tooNearSide;
  return DeployFault::none;
}

// How its soldiers see the table: across from the left, and the front edge's way behind the centre line.
struct Slot {
  Length across, behind;
};
Pose poseAt(const Setup& setup, Side side, Slot slot) {
  const Length y = setup.height / 2;
  if (side == 0) return {{slot.across, y + slot.behind}, aheadOf(side)};
  return {{setup.width - slot.across, y - slot.behind}, aheadOf(side)};
}

// What finds its place one after the other: taken ground grows with every base.
class Line {
 public:
  Line(const Setup& setup, std::span<const Piece> pieces, Side side, std::span<const Box> taken)
      : setup_(setup), pieces_(pieces), side_(side) {
    for (const Box& box : taken)
      if (!taken_.full()) taken_.push_back(box);
  }

  // The wanted place or the nearest that is free, first along the line, then behind it; good ground before bad.
  std::optional<Pose> place(const Profile& profile, Slot wanted) {
    wanted.across = wanted.across / ud * ud + ud / 2;  // one grid for all: no gaps between corps
    // Near its corps. Else lines apart; where the table is too shallow for them, rank on rank; then whatever gap is left.
    struct Search {
      Length aside, behind;  // as far as that
      bool anyGround;
      Length back, along;
    };
    const Length wide = setup_.width, deep = setup_.height / 2;
    for (const Search& search : {Search{nearCorps, 2 * behindLine, false, behindLine, ud},
                                 {wide, deep, false, behindLine, ud},
                                 {wide, deep, true, behindLine, ud},
                                 {wide, deep, true, ud / 4, ud},
                                 {wide, deep, true, ud / 4, ud / 4}})
      for (Length behind = 0; behind <= search.behind; behind += search.back)
        for (int step = 0; step <= 2 * search.aside / search.along; ++step) {
          const Length aside = (step + 1) / 2 * search.along * (step % 2 == 0 ? 1 : -1);
          const Pose pose = poseAt(setup_, side_, {wanted.across + aside, first(wanted, search.back) + behind});
          const Box box = boxOf(pose, ud, profile.depth);
          if (deployFault(setup_, pieces_, side_, profile, box) != DeployFault::none || !isFree(box)) continue;
          if (!search.anyGround && hindering(pieces_, box, profile)) continue;
          take(box);
          return pose;
        }
    return std::nullopt;
  }
  // Rank on rank begins at the foremost line, for a place behind it may be too deep for the table.
  static Length first(Slot wanted, Length back) {
    return back == behindLine ? wanted.behind : std::min(wanted.behind, heavyFromCentre);
  }
  bool isFree(const Box& box) const {
    return std::none_of(taken_.begin(), taken_.end(), [&](const Box& other) { return overlap(box, other); });
  }
  void take(const Box& box) {
    if (!taken_.full()) taken_.push_back(box);
  }

 private:
  const Setup& setup_;
  std::span<const Piece> pieces_;
  Side side_;
  FixedList<Box, maxUnits + 16> taken_;
};

// Who stands where in a corps: its line in the middle, horse on the outside, lights ahead.
enum class Part : std::uint8_t { line, horse, light, lightHorse };
Part partOf(const Profile& profile) {
  if (profile.category == Category::LI) return Part::light;
  if (profile.category == Category::LH) return Part::lightHorse;
  return profile.mounted() && profile.category != Category::El ? Part::horse : Part::line;
}

// Equal troops stand side by side: the sturdiest in the middle of the list.
int weight(const Profile& profile) { return static_cast<int>(profile.category) * 100 + profile.type % 100; }

class CorpsLine {
 public:
  CorpsLine(const Setup& setup, std::size_t corps, std::uint64_t places)
      : setup_(setup), side_(setup.corps[corps].side) {
    int number = 0, count = 0;
    for (std::size_t i = 0; i < setup.corps.size(); ++i) {
      if (setup.corps[i].side != side_) continue;
      number += i < corps ? 1 : 0;
      ++count;
    }
    const Length room = setup.width - 2 * heavyFromSides;
    middle_ = heavyFromSides + room * (2 * number + 1) / (2 * count);
    outward_ = count == 1 ? 0 : number == 0 ? -1 : number == count - 1 ? 1 : 0;
    files_ = std::max(2, static_cast<int>(room / count / ud));
    const auto& all = setup.corps[corps].units;
    for (std::size_t i = 0; i < all.size() && i < 64; ++i)
      if (places >> i & 1) parts_[static_cast<std::size_t>(partOf(profile(all[i])))].push_back(all[i]);
    for (auto& part : parts_)
      std::sort(part.begin(), part.end(), [&](std::uint8_t a, std::uint8_t b) {
        const int first = weight(profile(a)), second = weight(profile(b));
        return first != second ? first < second : a < b;
      });
  }

  template <class Place>
  void each(const Place& place) const {
    const auto& line = part(Part::line);
    const auto& horse = part(Part::horse);
    const int width = std::min(static_cast<int>(line.size()), files_);
    const Length left = middle_ - (width - 1) * ud / 2;
    for (std::size_t i = 0; i < line.size(); ++i)
      place(line[i], Slot{left + static_cast<int>(i) % std::max(width, 1) * ud,
                          heavyFromCentre + static_cast<int>(i) / std::max(width, 1) * behindLine});
    // Horse beside the line on the wings, behind it in the centre.
    const bool beside = outward_ != 0 || line.empty();
    const int horses = static_cast<int>(horse.size());
    for (int i = 0; i < horses; ++i) {
      const Length start = outward_ < 0   ? left - ud
                           : outward_ > 0 ? left + width * ud
                                          : middle_ - (horses - 1) * ud / 2;
      const Length step = outward_ < 0 ? -ud : ud;
      const Length behind = beside ? heavyFromCentre : heavyFromCentre + 2 * behindLine;
      place(horse[static_cast<std::size_t>(i)], Slot{start + i * step, behind});
    }
    ahead(part(Part::light), middle_, lightFromCentre + 500, place);
    ahead(part(Part::lightHorse), middle_ + outward_ * (files_ * ud / 2 + ud), lightFromCentre, place);
  }

 private:
  using Units = FixedList<std::uint8_t, 64>;
  const Profile& profile(std::size_t unit) const { return setup_.units[unit].profile; }
  const Units& part(Part which) const { return parts_[static_cast<std::size_t>(which)]; }
  template <class Place>
  void ahead(const Units& units, Length middle, Length behind, const Place& place) const {
    const int count = static_cast<int>(units.size()), width = std::min(count, files_);
    for (int i = 0; i < count; ++i)
      place(units[static_cast<std::size_t>(i)],
            Slot{middle - (width - 1) * ud / 2 + i % width * ud, behind + i / width * behindLine});
  }

  const Setup& setup_;
  Side side_;
  Length middle_ = 0;
  int outward_ = 0, files_ = 1;
  std::array<Units, 4> parts_;
};

}  // namespace

DeployArea deployArea(const Setup& setup, Side side, bool light) {
  const Length aside = light ? 0 : heavyFromSides, from = light ? lightFromCentre : heavyFromCentre;
  const Length middle = setup.height / 2;
  return {{aside, side == 0 ? middle + from : 0}, {setup.width - aside, side == 0 ? setup.height : middle - from}};
}

DeployFault deployFault(const Setup& setup, std::span<const Piece> pieces, Side side, const Profile& profile,
                        const Box& box) {
  const DeployFault fault = faultOf(setup, side, box, profile.light());
  if (fault != DeployFault::none) return fault;
  return mayStand(pieces, box, profile) ? DeployFault::none : DeployFault::closedGround;
}

DeployFault campFault(const Setup& setup, std::span<const Piece> pieces, Side side, const Box& box) {
  const DeployFault fault = faultOf(setup, side, box, false);
  if (fault != DeployFault::none) return fault;
  const bool dry = std::none_of(pieces.begin(), pieces.end(), [&](const Piece& piece) {
    return piece.going == Going::impassable && overlap(box, outlineOf(piece));
  });
  return dry ? DeployFault::none : DeployFault::closedGround;
}

PlacedList autoDeploy(const Setup& setup, std::span<const Piece> pieces, std::size_t corps, std::uint64_t places,
                      std::span<const Box> taken) {
  Line line(setup, pieces, setup.corps[corps].side, taken);
  PlacedList placed;
  CorpsLine(setup, corps, places).each([&](std::uint8_t unit, Slot wanted) {
    if (const auto pose = line.place(setup.units[unit].profile, wanted)) placed.push_back({unit, *pose});
  });
  return placed;
}

bool isWet(std::span<const Piece> pieces, const Box& box) {
  return std::any_of(pieces.begin(), pieces.end(), [&](const Piece& piece) {
    return piece.kind == TerrainKind::river && overlap(box, outlineOf(piece));
  });
}

// At the back and in the middle; on a shallow table at the left end, where it leaves the line room. Nobody camps in a river
// who finds another place.
std::optional<Pose> autoCamp(const Setup& setup, std::span<const Piece> pieces, Side side, std::span<const Box> taken) {
  const Length deepest = setup.height / 2 - campDepth;
  const bool shallow = deepest < heavyFromCentre + 2 * ud;
  std::optional<Pose> inRiver;
  for (Length behind = deepest; behind >= heavyFromCentre; behind -= ud / 4)
    for (int step = 0; step <= 120; ++step) {
      const Length aside = (step + 1) / 2 * ud / 2 * (step % 2 == 0 ? 1 : -1);
      const Length across = shallow ? heavyFromSides + campWidth / 2 + step * ud / 2 : setup.width / 2 + aside;
      const Pose pose = poseAt(setup, side, {across, behind});
      const Box box = boxOf(pose, campWidth, campDepth);
      if (campFault(setup, pieces, side, box) != DeployFault::none) continue;
      if (std::any_of(taken.begin(), taken.end(), [&](const Box& other) { return overlap(box, other); })) continue;
      if (!isWet(pieces, box)) return pose;
      if (!inRiver) inRiver = pose;
    }
  return inRiver;
}

bool deployAll(Setup& setup) {
  std::vector<Box> taken;
  for (const UnitSetup& unit : setup.units)
    if (unit.pose) taken.push_back(boxOf(*unit.pose, ud, unit.profile.depth));
  for (const SideSetup& side : setup.sides)
    if (side.camp) taken.push_back(boxOf(*side.camp, campWidth, campDepth));
  bool all = true;
  for (Side side = 0; side < 2; ++side) {
    if (setup.sides[side].camp) continue;
    setup.sides[side].camp = autoCamp(setup, setup.pieces, side, taken);
    if (setup.sides[side].camp) taken.push_back(boxOf(*setup.sides[side].camp, campWidth, campDepth));
    all = all && setup.sides[side].camp.has_value();
  }
  for (std::size_t corps = 0; corps < setup.corps.size(); ++corps) {
    CorpsSetup& one = setup.corps[corps];
    std::uint64_t places = 0;
    for (std::size_t i = 0; i < one.units.size() && i < 64; ++i)
      if (!setup.units[one.units[i]].pose) places |= std::uint64_t{1} << i;
    for (const Placed& placed : autoDeploy(setup, setup.pieces, corps, places, taken)) {
      setup.units[placed.unit].pose = placed.pose;
      taken.push_back(boxOf(placed.pose, ud, setup.units[placed.unit].profile.depth));
    }
    for (const std::uint8_t unit : one.units) all = all && setup.units[unit].pose.has_value();
    // Z67: who was given no place goes with the sturdiest of his corps.
    if (!one.with && !one.commanderAt && !one.units.empty())
      one.with = *std::max_element(one.units.begin(), one.units.end(), [&](std::uint8_t a, std::uint8_t b) {
        return setup.units[a].profile.points < setup.units[b].profile.points;
      });
  }
  return all;
}

}  // namespace walstatt::adlg
