// One legal action drawn: the way and the ground that a board will cover (R24), the line of fire with the cover that counts (R11, R12), the danger area (R13), and the
// row of the Verteidigungstabelle that decides (R7). docs/protocol.md tells the forms.
#include "games/mfm/game.h"
#include "games/mfm/screen.h"

namespace walstatt::mfm {

// The way of a board, the ground it will cover, how it swings round, whom it rams.
void ManForMan::addRidePicture(const State& state, const Action& action, Data& data) const {
  const FigureId id = action.figure();
  const auto places = [&](const auto& list) {
    return listData(list, [&](FieldId field) { return Data(placeOf(field)); });
  };
  const auto ramPicture = [&](FigureId vehicle, const Area& from) {
    data.set("row", placesData(rowAhead(from, state.figures[vehicle].facing)));
    data.set("victims", victimsData(state, vehicle, from));
  };
  switch (action.kind()) {
    case ActionKind::drive:
    case ActionKind::ram:
    case ActionKind::lead: {
      const Ride ride = rideOf(state, action);
      const Area unturned = ride.steps.empty() ? ride.start : ride.steps[ride.steps.size() - 1];
      if (!ride.steps.empty())
        data.set("path", listData(ride.steps, [&](const Area& step) { return Data(placeOf(cornerOf(step))); }));
      data.set("covers", placesData(ride.end));
      Data swept{Data::Array{}}, swing{Data::Array{}};
      for (FieldId field = 0; field < board_->size(); ++field) {
        const FieldInfo& info = board_->field(field);
        if (info.storey) break;  // upper storeys come last
        bool passed = false;
        for (const Area& step : ride.steps) passed = passed || step.holds(info.x, info.y);
        if (passed && !ride.end.holds(info.x, info.y)) swept.push(placeOf(field));
        if (ride.end.holds(info.x, info.y) && !unturned.holds(info.x, info.y)) swing.push(placeOf(field));
      }
      data.set("swept", std::move(swept)).set("swing", std::move(swing)).set("facing", ride.facing);
      if (!ride.besidePath.empty()) data.set("leaderPath", places(ride.besidePath));
      if (!ride.branches.empty()) data.set("branches", places(ride.branches));
      if (action.kind() == ActionKind::ram) ramPicture(id, ride.end);
      break;
    }
    case ActionKind::rollRam: ramPicture(id, areaOf(state, id)); break;
    case ActionKind::deploy: {
      if (!isVehicle(id)) break;
      const FieldInfo& info = board_->field(action.field());
      data.set("covers",
               placesData(areaFacing(info.x, info.y, traits_[id].width, traits_[id].length, action.facing())));
      data.set("facing", action.facing());
      break;
    }
    case ActionKind::board:
    case ActionKind::alight: {
      const FigureId vehicle = action.kind() == ActionKind::board ? action.target() : state.figures[id].vehicle;
      const BoardingZone boarding = boardingZone(state, vehicle);
      Data zone{Data::Array{}};
      forFields(boarding.fields, [&](FieldId field) {
        if (inBoardingZone(boarding, field)) zone.push(placeOf(field));
      });
      data.set("zone", std::move(zone));
      break;
    }
    default: break;
  }
}

// S7, S8: everybody who may have to defend, with what protects him.
Data ManForMan::defendersData(const State& state, const Attack& attack) const {
  const bool shot = attack.kind == AttackKind::fern;
  const FigureId unit = shot ? shareUnit(state, attack.aimed) : unitOf(state, attack.aimed);
  Data defenders{Data::Array{}};
  const auto add = [&](FigureId id) {
    int unclear = 0;
    const int protection = protectionOf<Sum>(state, attack.kind, attack.attacker, id, unclear).value();
    defenders.push(Fields(3).set("figure", id).set("protection", protection).set("unclear", unclear).data());
  };
  if (unit == noFigure) return defenders;
  add(unit);
  // R29: an Erstschlag against a chariot strikes the animals.
  if (attack.kind == AttackKind::erst && traits_[unit].carriage == Carriage::chariot) return defenders;
  if (!shot) {
    forCrew(state, unit, add);
  } else {
    for (const FigureId id : crewTargets(state, unit)) add(id);
  }
  return defenders;
}

Data ManForMan::picture(const State& state, Seat seat, const Action& action) const {
  Data data{Data::Table{}};
  if (check(state, seat, action)) return data;
  const auto places = [&](const auto& list) {
    return listData(list, [&](FieldId field) { return Data(placeOf(field)); });
  };
  if (const Trail trail = trailOf(state, action); !trail.path.empty()) {
    data.set("path", places(trail.path));
    if (!trail.chest.empty()) data.set("chest", places(trail.chest));
  }
  addRidePicture(state, action, data);
  const bool strikes = action.kind() == ActionKind::nah || action.kind() == ActionKind::fern ||
                       action.kind() == ActionKind::weit || action.kind() == ActionKind::strike;
  if (!strikes) return data;

  const Attack attack = attackOf(state, action);
  const Line line = lineOf(state, attack.attacker, attack.aimed);
  data.set("line", Fields(2).set("from", placeOf(line.from)).set("to", placeOf(line.to)).data());
  if (attack.kind == AttackKind::fern) {
    Data cover{Data::Array{}};
    const auto add = [&](FieldId field, int value, std::string_view counts) {
      if (value != 0)
        cover.push(Fields(3).set("at", placeOf(field)).set("protection", value).set("counts", counts).data());
    };
    const Cover seen = coverOf(state, line, attack.aimed);
    for (const CoverField& field : seen.sure) add(field.field, field.value, "yes");
    const FieldId ground = ownGround(state, attack.aimed);
    add(ground, std::min(0, board_->terrainOf(ground).protection), "yes");
    for (const CoverField& field : seen.touched) add(field.field, std::max(0, field.value), "unclear");
    data.set("cover", std::move(cover));
  }
  if (attack.ownUpTo) {
    const DangerArea area = dangerArea(state, attack.attacker, attack.aimed, action.across());
    Data figures{Data::Array{}}, fields{Data::Array{}};
    for (FigureId id = 0; id < figureCount(); ++id) {
      const Figure& figure = state.figures[id];
      if (id == attack.attacker || id == unitOf(state, attack.attacker) || !figure.onBoard() ||
          figure.is(mark::climbing))
        continue;
      bool inside = false;
      forFields(areaOf(state, id), [&](FieldId field) { inside = inside || area.holds(board_->field(field)); });
      if (inside) figures.push(id);
    }
    for (FieldId field = 0; field < board_->size(); ++field)
      if (board_->field(field).storey == 0 && area.holds(board_->field(field))) fields.push(placeOf(field));
    data.set("danger", std::move(figures)).set("area", std::move(fields)).set("ownUpTo", attack.ownUpTo);
  }
  const FigureType& type = typeOf(attack.attacker);
  Fields table(4);
  table.set("people", content_->peoples[static_cast<std::size_t>(type.people)].id).set("row", type.row);
  table.set("kind", attackKindWords[static_cast<std::size_t>(attack.kind)]).set("saved", columnsData(attack.saved));
  data.set("table", table.data()).set("hitUpTo", attack.hitUpTo).set("dice", attack.dice);
  data.set("protection", attack.protection).set("unclear", attack.unclear);
  if (Data defenders = defendersData(state, attack); !defenders.as<Data::Array>()->empty())
    data.set("defenders", std::move(defenders));
  return data;
}

}  // namespace walstatt::mfm
