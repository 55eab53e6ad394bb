// Mounts and chariots (S1, R20, R24, R29): the fields they cover, who is aboard, whose they are. A vehicle is a figure of
// its own with its animals' life points; the persons aboard have no field.
#include "games/mfm/vehicles.h"

namespace walstatt::mfm {

void ManForMan::indexVehicles() {
  const auto trackFor = [&](Carriage carriage, int width, int height) {
    // Mounts and chariots differ in size, so the rectangle tells them apart.
    for (std::size_t i = 0; i < tracks_.size(); ++i)
      if (tracks_[i].width() == width && tracks_[i].height() == height) return static_cast<std::uint8_t>(i);
    tracks_.emplace_back(*board_, carriage, width, height);
    return static_cast<std::uint8_t>(tracks_.size() - 1);
  };
  for (FieldId field = 0; field < board_->size(); ++field) {
    const FieldInfo& info = board_->field(field);
    if (info.storey) continue;
    if (!Tracks::mayUse(board_->terrainOf(field), Carriage::chariot)) closedToChariots_.set(info.x, info.y);
    if (board_->mayEnd(field)) footEnds_.set(info.x, info.y);
    for (const FieldId near : board_->neighbours(field))
      if (near == noField) besideClosed_.set(info.x, info.y);
  }
  for (FigureId id = 0; id < figureCount(); ++id) {
    const FigureType& type = typeOf(id);
    Traits& traits = traits_[id];
    traits.carriage = type.carriage;
    traits.width = type.width;
    traits.length = type.length;
    traits.crewRoom = type.crewRoom;
    if (!type.isVehicle()) continue;
    hasVehicles_ = true;
    traits.tracks = {trackFor(type.carriage, type.width, type.length),
                     trackFor(type.carriage, type.length, type.width)};
  }
}

FigureId ManForMan::driverOf(const State& state, FigureId vehicle) const {
  FigureId driver = noFigure;
  forCrew(state, vehicle, [&](FigureId id) {
    if (state.figures[id].flags & Figure::drives) driver = id;
  });
  return driver;
}

Area ManForMan::originOf(const State& state, FigureId id) const {
  const FigureId unit = unitOf(state, id);
  const Figure& figure = state.figures[unit == noFigure ? id : unit];
  const FieldInfo& info = board_->field(figure.origin);
  if (unit == noFigure) return {info.x, info.y, 1, 1, info.storey};
  return areaFacing(info.x, info.y, traits_[unit].width, traits_[unit].length, figure.originFacing());
}

// Of areas side by side only the fields at the seam matter.
bool ManForMan::isStepBetween(const Area& a, const Area& b) const {
  const int right = std::min(a.x + a.width, b.x + b.width + 1), bottom = std::min(a.y + a.height, b.y + b.height + 1);
  for (int y = std::max(a.y, b.y - 1); y < bottom; ++y)
    for (int x = std::max(a.x, b.x - 1); x < right; ++x) {
      const FieldId field = board_->at(x, y, a.storey);
      if (field == noField) continue;
      // Straight towards the other is open but for closed corners.
      const int dx = x < b.x ? 1 : x >= b.x + b.width ? -1 : 0, dy = y < b.y ? 1 : y >= b.y + b.height ? -1 : 0;
      if (board_->next(field, Board::directionOf(dx, dy)) != noField) return true;
      for (Direction d = 0; d < directions; ++d)
        if (b.holds(x + stepX[d], y + stepY[d]) && board_->next(field, d) != noField) return true;
    }
  return false;
}

bool ManForMan::besideEnemy(const State& state, const Area& area, Side side) const {
  bool enemy = false;
  forNeighbours(state, area, [&](FigureId id) {
    enemy = enemy || (state.figures[id].side != side && !state.figures[id].is(mark::climbing));
  });
  return enemy;
}

// R17: no attacks from thorns; a board of several fields needs one that is none.
bool ManForMan::mayAttackFrom(const State& state, FigureId id) const {
  bool allowed = false;
  forFields(areaOf(state, id),
            [&](FieldId field) { allowed = allowed || (board_->ground(field).flags & Ground::mayAttackFrom) != 0; });
  return allowed;
}

void ManForMan::cover(State& state, FigureId id) const {
  forFields(areaOf(state, id), [&](FieldId field) { state.occupant[field] = id; });
}

void ManForMan::uncover(State& state, FigureId id) const {
  forFields(areaOf(state, id), [&](FieldId field) {
    if (state.occupant[field] == id) state.occupant[field] = noFigure;
  });
}

void ManForMan::addToCrew(State& state, FigureId vehicle, FigureId person) const {
  Figure& figure = state.figures[person];
  figure.standing = Standing::aboard;
  figure.field = noField;
  figure.vehicle = vehicle;
  figure.mate = noFigure;
  figure.flags = 0;
  FigureId* last = &state.figures[vehicle].mate;
  while (*last != noFigure) last = &state.figures[*last].mate;
  *last = person;
}

void ManForMan::removeFromCrew(State& state, FigureId person) const {
  letGo(state, person);
  Figure& figure = state.figures[person];
  FigureId* link = &state.figures[figure.vehicle].mate;
  while (*link != person) link = &state.figures[*link].mate;
  *link = figure.mate;
  const FigureId vehicle = figure.vehicle;
  figure.vehicle = figure.mate = noFigure;
  figure.flags = 0;
  if (!hasCrew(state, vehicle))  // nobody is left to ram
    state.figures[vehicle].marks = static_cast<std::uint16_t>(state.figures[vehicle].marks & ~mark::ramming);
  updateOwner(state, vehicle);
}

// R32: a vehicle belongs to its crew, else to who leads it, else to whom it came with.
void ManForMan::updateOwner(State& state, FigureId vehicle) const {
  Figure& figure = state.figures[vehicle];
  if (figure.standing == Standing::out) return;  // a wreck bars those whom it barred first (S9)
  const FigureId driver = driverOf(state, vehicle);
  const FigureId holder = driver != noFigure        ? driver
                          : figure.mate != noFigure ? figure.mate
                                                    : leaderOf(state, vehicle);
  figure.side = holder == noFigure ? traits_[vehicle].side : traits_[holder].side;
  figure.seat = holder == noFigure ? traits_[vehicle].seat : traits_[holder].seat;
}

// Who leads a vehicle and does something else lets it go (S6.1).
void ManForMan::letGo(State& state, FigureId person) const {
  const FigureId led = ledBy(state, person);
  if (led == noFigure) return;
  Figure& vehicle = state.figures[led];
  vehicle.vehicle = noFigure;
  vehicle.flags = static_cast<std::uint8_t>(vehicle.flags & ~Figure::led);
  state.figures[boardOf(state, person)].vehicle = noFigure;
  updateOwner(state, led);
}

// Neither is the vehicle led any more, nor does its rider lead anything.
void ManForMan::letGoOf(State& state, FigureId vehicle) const {
  if (const FigureId leader = leaderOf(state, vehicle); leader != noFigure) return letGo(state, leader);
  if (const FigureId rider = driverOf(state, vehicle); rider != noFigure) letGo(state, rider);
}

void ManForMan::letGoIfApart(State& state, FigureId person) const {
  const FigureId vehicle = ledBy(state, person);
  if (vehicle != noFigure && !isNear(areaOf(state, person), areaOf(state, vehicle))) letGo(state, person);
}

// S9: enemies keep off a wreck's fields to the end of the turn.
void ManForMan::sweepWrecks(State& state) const {
  if (!hasVehicles_) return;
  for (FigureId id = 0; id < figureCount(); ++id) {
    if (!isVehicle(id) || state.figures[id].standing != Standing::out || state.figures[id].field == noField) continue;
    uncover(state, id);
    state.figures[id].field = state.figures[id].origin = noField;
  }
}

int ManForMan::reachWeaponsAboard(const State& state, FigureId vehicle) const {
  int weapons = 0;
  forCrew(state, vehicle, [&](FigureId id) { weapons += traits_[id].reachWeapon; });
  return weapons;
}

// S7.2, R33: a skirmisher's mount finds its way; a chariot does not.
bool ManForMan::isSkirmisherMount(const State& state, FigureId vehicle) const {
  if (traits_[vehicle].carriage != Carriage::mount) return false;
  const FigureId rider = driverOf(state, vehicle);
  return rider != noFigure && traits_[rider].skirmisher;
}

}  // namespace walstatt::mfm
