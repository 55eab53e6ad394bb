// What the screen's files share: plain data of places and names. docs/protocol.md tells the forms.
#pragma once

#include <string_view>

#include "games/adlg/field.h"
#include "library/data_text.h"

namespace walstatt::adlg {

inline Data pairData(Point point) {
  Data pair{Data::Array{}};
  pair.push(point.x);
  pair.push(point.y);
  return pair;
}
inline Data cornersData(const Box& box) {
  Data corners{Data::Array{}};
  for (const Vec& corner : box.corners) corners.push(pairData(coarse(corner)));
  return corners;
}
inline Data poseData(const Pose& pose) {
  Data data;
  return data.set("x", pose.at.x).set("y", pose.at.y).set("heading", pose.heading);
}
// What is under that number, or null.
inline Data orNull(std::uint8_t number, std::uint8_t nothing = noUnit) {
  return number == nothing ? Data() : Data(number);
}
// The units of a group by their ids.
inline Data groupData(const Battle& battle, std::size_t corps, std::uint64_t group) {
  Data ids{Data::Array{}};
  if (corps < battle.corpsCount()) eachOf(battle, corps, group, [&](std::size_t unit) { ids.push(unit); });
  return ids;
}
// Units by one bit each.
inline Data setData(const Battle& battle, const std::uint64_t (&set)[2]) {
  Data ids{Data::Array{}};
  for (std::size_t i = 0; i < battle.unitCount(); ++i)
    if (set[i / 64] >> (i % 64) & 1) ids.push(i);
  return ids;
}

}  // namespace walstatt::adlg
