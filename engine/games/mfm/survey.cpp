#include "games/mfm/survey.h"

namespace walstatt::mfm {

ManForMan::Survey::Survey(const ManForMan& game, const State& state) {
  const Side side = state.activeSide, enemySide = other(side);
  // Those who came as enemies first: so they are listed.
  for (const SideInfo& came : {game.sides_[enemySide], game.sides_[side]}) {
    for (FigureId id = came.begin; id < came.end; ++id) {
      const Figure& figure = state.figures[id];
      const bool own = figure.side == side;
      // S9: wrecks bar their enemies.
      const bool wreck = figure.standing == Standing::out && game.isVehicle(id) && figure.field != noField && !own;
      if (figure.standing == Standing::waiting || (figure.standing == Standing::out && !wreck)) continue;
      const FigureId stands = game.boardOf(state, id);
      if (state.figures[stands].field == noField) continue;
      const Area area = game.areaOf(state, id);
      if (!own && !wreck && !figure.is(mark::climbing)) {
        const Bounds fields = boundsOf(area);
        enemies_.push_back({id, figure.onBoard(), false, fields, game.blocksOf(fields)});
      }
      if (area.storey || figure.aboard()) continue;
      FieldMask& mask = own ? ownFields_ : enemyFields_;
      if (!game.isVehicle(id)) {
        mask.set(area.x, area.y);
        continue;
      }
      int aboard = 0;
      game.forCrew(state, id, [&](FigureId) { ++aboard; });
      const bool hasSeat = !wreck && aboard < game.traits_[id].crewRoom;
      if (wreck) {  // who was set down there and went on has freed his field
        game.forFields(area, [&](FieldId field) {
          if (state.occupant[field] == id) mask.set(game.board_->field(field).x, game.board_->field(field).y);
        });
      } else if (!state.run.runs(id)) {
        mask.set(area);
        if (hasSeat) seatFields_.set(area);
      }
    }
  }
  for (Enemy& enemy : enemies_) {
    const Area area = game.areaOf(state, enemy.id);
    enemy.mayBeInMelee = area.storey || ownFields_.anyBeside(area);
  }
}

}  // namespace walstatt::mfm
