// One legal action drawn: the way, the line of fire with the cover that counts (R11, R12), the danger area (R13), and the
// row of the Verteidigungstabelle that decides (R7). docs/protocol.md tells the forms.
#include "games/mfm/game.h"
#include "games/mfm/screen.h"

namespace walstatt::mfm {

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
  const bool strikes = action.kind() == ActionKind::nah || action.kind() == ActionKind::fern ||
                       action.kind() == ActionKind::weit || action.kind() == ActionKind::strike;
  if (!strikes) return data;

  const Attack attack = attackOf(state, action);
  const FieldId from = state.figures[attack.attacker].field, to = state.figures[attack.aimed].field;
  data.set("line", Fields(2).set("from", placeOf(from)).set("to", placeOf(to)).data());
  if (attack.kind == AttackKind::fern) {
    Data cover{Data::Array{}};
    const auto add = [&](FieldId field, int value, std::string_view counts) {
      if (value != 0)
        cover.push(Fields(3).set("at", placeOf(field)).set("protection", value).set("counts", counts).data());
    };
    const Cover seen = coverOf(state, lineOf(state, attack.attacker, attack.aimed), attack.aimed);
    for (const CoverField& field : seen.sure) add(field.field, field.value, "yes");
    add(to, std::min(0, board_->terrainOf(to).protection), "yes");
    for (const CoverField& field : seen.touched) add(field.field, std::max(0, field.value), "unclear");
    data.set("cover", std::move(cover));
  }
  if (attack.ownUpTo) {
    const DangerArea area = dangerArea(state, attack.attacker, attack.aimed, action.across());
    Data figures{Data::Array{}}, fields{Data::Array{}};
    for (FigureId id = 0; id < figureCount(); ++id) {
      const Figure& figure = state.figures[id];
      if (id != attack.attacker && figure.onBoard() && !figure.is(mark::climbing) &&
          area.holds(board_->field(figure.field)))
        figures.push(id);
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
  return data;
}

}  // namespace walstatt::mfm
