#include "games/mfm/board.h"

namespace walstatt::mfm {

Board::Board(const Content& content, const MapPlan& map)
    : content_(&content), width_(map.width), height_(map.height), block_(map.block) {
  for (std::size_t i = 0; i < blocks_.size(); ++i) blocks_[i] = static_cast<std::uint8_t>(static_cast<int>(i) / block_);
  for (const UpperStorey& storey : map.storeys) storeys_ = std::max(storeys_, storey.number + 1);
  lookup_.assign(indexOf(0, 0, storeys_), noField);
  for (int y = 0; y < height_; ++y)
    for (int x = 0; x < width_; ++x)
      addField(x, y, 0, map.plan[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]);
  for (const UpperStorey& storey : map.storeys)
    for (std::size_t y = 0; y < storey.plan.size(); ++y)
      for (std::size_t x = 0; x < storey.plan[y].size(); ++x)
        if (storey.plan[y][x] != ' ')
          addField(storey.x + static_cast<int>(x), storey.y + static_cast<int>(y), storey.number, storey.plan[y][x]);
  link();
  layRays();
  findObstacles();
  findWalls();
  measureWays();
}

void Board::addField(int x, int y, int storey, char symbol) {
  FieldInfo info;
  info.x = static_cast<std::int16_t>(x);
  info.y = static_cast<std::int16_t>(y);
  info.blockX = static_cast<std::int16_t>(x / block_);
  info.blockY = static_cast<std::int16_t>(y / block_);
  info.storey = static_cast<std::uint8_t>(storey);
  info.terrain = static_cast<TerrainId>(content_->findTerrain(symbol));
  const Terrain& terrain = content_->terrain[info.terrain];
  Ground ground;
  ground.cost = static_cast<std::uint8_t>(terrain.cost);
  if (terrain.cost && !terrain.crossOnly) ground.flags |= Ground::mayEnd;
  if (!terrain.noAttacks) ground.flags |= Ground::mayAttackFrom;
  if (terrain.highGround) ground.flags |= Ground::highGround;
  lookup_[indexOf(x, y, storey)] = static_cast<FieldId>(fields_.size());
  fields_.push_back(info);
  ground_.push_back(ground);
}

FieldId Board::topAt(int x, int y, int storey) const {
  for (; storey > 0; --storey)
    if (const FieldId id = at(x, y, storey); id != noField) return id;
  return at(x, y, 0);
}

void Board::link() {
  next_.resize(fields_.size());
  const auto open = [&](FieldId id) { return id != noField && mayEnter(id); };
  for (std::size_t id = 0; id < fields_.size(); ++id) {
    FieldInfo& field = fields_[id];
    for (std::size_t d = 0; d < directions; ++d) {
      FieldId target = at(field.x + stepX[d], field.y + stepY[d], field.storey);
      const bool diagonal = stepX[d] != 0 && stepY[d] != 0;
      if (!open(target) || !open(static_cast<FieldId>(id))) target = noField;
      if (target != noField && diagonal && !open(at(field.x + stepX[d], field.y, field.storey)) &&
          !open(at(field.x, field.y + stepY[d], field.storey)))
        target = noField;
      next_[id][d] = target;
    }
    field.above = at(field.x, field.y, field.storey + 1);
    field.below = at(field.x, field.y, field.storey - 1);
  }
}

void Board::layRays() {
  rays_.assign(fields_.size() * directions * rayLength, RayStep{});
  for (std::size_t from = 0; from < fields_.size(); ++from) {
    for (std::size_t d = 0; d < directions; ++d) {
      RayStep* ray = &rays_[(from * directions + d) * rayLength];
      FieldId at = next_[from][d];
      int cost = 0, skirmisherCost = 0;
      for (int step = 0; step < maxMove && at != noField; ++step, at = next_[at][d]) {
        cost += ground_[at].cost;
        skirmisherCost += std::max(1, ground_[at].cost - 1);
        ray[step].field = at & 0x7FFF;
        ray[step].mayEnd = mayEnd(at);
        ray[step].cost = static_cast<std::uint8_t>(cost);
        ray[step].skirmisherCost = static_cast<std::uint8_t>(skirmisherCost);
      }
    }
  }
}

void Board::findObstacles() {
  std::uint16_t count = 0;
  std::vector<FieldId> open;
  for (std::size_t start = 0; start < fields_.size(); ++start) {
    const int kind = content_->terrain[fields_[start].terrain].obstacle;
    if (!kind || fields_[start].obstacle) continue;
    fields_[start].obstacle = ++count;
    open.push_back(static_cast<FieldId>(start));
    while (!open.empty()) {
      const FieldInfo& field = fields_[open.back()];
      open.pop_back();
      for (std::size_t d = 0; d < directions; ++d) {
        const FieldId id = at(field.x + stepX[d], field.y + stepY[d], field.storey);
        if (id == noField || fields_[id].obstacle || content_->terrain[fields_[id].terrain].obstacle != kind) continue;
        fields_[id].obstacle = count;
        open.push_back(id);
      }
    }
  }
}

void Board::findWalls() {
  const auto isWall = [&](FieldId id) { return terrainOf(id).blocksShot; };
  const auto count = static_cast<FieldId>(fields_.size());
  bool any = false;
  for (FieldId id = 0; id < count; ++id) any = any || isWall(id);
  if (!any) return;
  walled_.assign((std::size_t{count} * count + 63) / 64, 0);
  for (FieldId from = 0; from < count; ++from) {
    if (!mayEnter(from)) continue;
    for (FieldId to = 0; to < from; ++to) {
      if (!mayEnter(to)) continue;
      bool wall = false;
      alongLine(from, to, [&](FieldId id, bool crossed) { wall = wall || (crossed && isWall(id)); });
      if (!wall) continue;
      for (const std::size_t bit : {std::size_t{from} * count + to, std::size_t{to} * count + from})
        walled_[bit / 64] |= std::uint64_t{1} << (bit % 64);
    }
  }
}

// Dijkstra's algorithm from every field, with a ring of buckets because a step costs at most maxMove points.
void Board::measureWays() {
  const std::size_t count = fields_.size();
  travel_.assign(count * count, farAway);
  std::array<std::vector<FieldId>, maxMove + 1> buckets;
  for (std::size_t from = 0; from < count; ++from) {
    if (!ground_[from].cost) continue;
    std::uint8_t* distance = &travel_[from * count];
    distance[from] = 0;
    buckets[0].push_back(static_cast<FieldId>(from));
    std::size_t open = 1;
    for (int reached = 0; open > 0 && reached < farAway - maxMove; ++reached) {
      std::vector<FieldId>& bucket = buckets[static_cast<std::size_t>(reached) % buckets.size()];
      while (!bucket.empty()) {
        const FieldId at = bucket.back();
        bucket.pop_back();
        --open;
        if (distance[at] != reached) continue;
        for (const FieldId next : next_[at]) {
          if (next == noField) continue;
          const int cost = reached + ground_[next].cost;
          if (cost >= distance[next]) continue;
          distance[next] = static_cast<std::uint8_t>(cost);
          buckets[static_cast<std::size_t>(cost) % buckets.size()].push_back(next);
          ++open;
        }
      }
    }
    for (auto& bucket : buckets) bucket.clear();
  }
}

}  // namespace walstatt::mfm
