#include "games/mfm/survey.h"

namespace walstatt::mfm {

ManForMan::Survey::Survey(const ManForMan& game, const State& state) : game_(game), state_(state) {
  const Side side = state.activeSide;
  for (FigureId id = 0; id < game.figureCount(); ++id) {
    const Figure& figure = state.figures[id];
    if (figure.field == noField || figure.aboard() || figure.standing == Standing::waiting) continue;
    const bool own = figure.side == side, vehicle = game.isVehicle(id), wreck = figure.standing == Standing::out;
    if (wreck && (own || !vehicle)) continue;  // S9: wrecks bar their enemies
    FieldMask& mask = own ? ownFields_ : enemyFields_;
    const Area area = game.areaOf(state, id);
    if (area.storey) continue;
    if (!vehicle) {
      mask.set(area.x, area.y);
    } else if (wreck) {  // who was set down there and went on has freed his field
      game.forFields(area, [&](FieldId field) {
        if (state.occupant[field] == id) mask.set(game.board_->field(field).x, game.board_->field(field).y);
      });
    } else if (!state.run.runs(id)) {
      mask.set(area);
      int aboard = 0;
      game.forCrew(state, id, [&](FigureId) { ++aboard; });
      if (aboard < game.traits_[id].crewRoom) seatFields_.set(area);
    }
  }
}

void ManForMan::Survey::findEnemies() const {
  enemies_.emplace();
  const Side side = state_.activeSide;
  // Those who came as enemies first: so they are listed.
  for (const SideInfo& came : {game_.sides_[other(side)], game_.sides_[side]}) {
    for (FigureId id = came.begin; id < came.end; ++id) {
      const Figure& figure = state_.figures[id];
      if (figure.side == side || !figure.present() || figure.is(mark::climbing)) continue;
      if (state_.figures[game_.boardOf(state_, id)].field == noField) continue;
      const Area area = game_.areaOf(state_, id);
      const Bounds fields = boundsOf(area);
      const bool mayBeInMelee = area.storey || ownFields_.anyBeside(area);
      enemies_->push_back({id, figure.onBoard(), mayBeInMelee, fields, game_.blocksOf(fields)});
    }
  }
}

}  // namespace walstatt::mfm
