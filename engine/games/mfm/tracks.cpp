#include "games/mfm/tracks.h"

namespace walstatt::mfm {

Area rowAhead(const Area& area, Facing facing) {
  switch (facing) {
    case 0: return {area.x, area.y - 1, area.width, 1};
    case 1: return {area.x + area.width, area.y, 1, area.height};
    case 2: return {area.x, area.y + area.height, area.width, 1};
    default: return {area.x - 1, area.y, 1, area.height};
  }
}

MaskRows Tracks::ends(const MaskRows& taken) const {
  const int first = taken.first(), end = taken.end(), told = std::max(first, end - height_ + 1);
  MaskRows open(first, end - 1), across(first, end - 1);
  std::uint64_t anywhere = 0;
  for (int y = first; y < end; ++y) {
    anywhere |= across[y] = taken[y];
    open[y] = y < told ? ends_.row(y) : 0;
  }
  if (anywhere == 0) return open;
  // First across, then down: whether anything of a board's row is taken, then of its rows. All rows in one go, so that
  // the compiler takes several at once.
  for (int x = 1; x < width_; ++x)
    for (int y = first; y < end; ++y) across[y] |= taken[y] >> x;
  for (int down = 0; down < height_; ++down)
    for (int y = first; y < told; ++y) open[y] &= ~across[y + down];
  return open;
}

bool Tracks::mayUse(const Terrain& terrain, Carriage carriage) {
  if (terrain.mountCost == 0 || terrain.closedToLarge) return false;
  return carriage != Carriage::chariot || !terrain.closedToVehicles;
}

Tracks::Tracks(const Board& board, Carriage carriage, int width, int height)
    : columns_(board.width()), rows_(board.height()), width_(width), height_(height) {
  const auto terrainAt = [&](int x, int y) -> const Terrain& { return board.terrainOf(board.at(x, y)); };
  places_.assign(placeOf(0, rows_), 0);
  for (int y = 0; y + height_ <= rows_; ++y)
    for (int x = 0; x + width_ <= columns_; ++x) {
      std::uint8_t place = 1 | canEnd;
      for (int down = 0; down < height_; ++down)
        for (int across = 0; across < width_; ++across) {
          const Terrain& terrain = terrainAt(x + across, y + down);
          if (!mayUse(terrain, carriage)) place = 0;
          if (terrain.crossOnly && place) place = 1;
        }
      places_[placeOf(x, y)] = place;
      if (place & canEnd) ends_.set(x, y);
    }
  // R25: the highest cost of the fields that a step newly enters.
  const auto costOf = [&](const Area& before, const Area& after) {
    int cost = 0;
    for (int y = after.y; y < after.y + height_; ++y)
      for (int x = after.x; x < after.x + width_; ++x)
        if (!before.holds(x, y)) cost = std::max(cost, terrainAt(x, y).mountCost);
    return cost;
  };
  rays_.assign(places_.size() * directions * rayLength, RayStep{});
  for (int y = 0; y < rows_; ++y)
    for (int x = 0; x < columns_; ++x) {
      if (!fits(x, y)) continue;
      for (std::size_t d = 0; d < directions; ++d) {
        RayStep* ray = &rays_[(static_cast<std::size_t>(y * columns_ + x) * directions + d) * rayLength];
        int cost = 0, skirmisherCost = 0;
        Area at{x, y, width_, height_};
        for (int step = 0; step < maxMove; ++step) {
          const Area next{at.x + stepX[d], at.y + stepY[d], width_, height_};
          if (!fits(next.x, next.y)) break;
          const int price = costOf(at, next);
          cost += price;
          skirmisherCost += std::max(1, price - 1);
          ray[step].field = static_cast<FieldId>(next.y * columns_ + next.x) & 0x7FFF;
          ray[step].mayEnd = mayEnd(next.x, next.y);
          ray[step].cost = static_cast<std::uint8_t>(cost);
          ray[step].skirmisherCost = static_cast<std::uint8_t>(skirmisherCost);
          at = next;
        }
      }
    }
}

}  // namespace walstatt::mfm
