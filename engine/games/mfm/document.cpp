// R35: Das Geheimdokument. Coming on from the edge, carrying the chest, searching it. The first side (the Romans)
// owns the chest.
#include "games/mfm/walk.h"

namespace walstatt::mfm {

Direction ManForMan::straightIn(Edge edge) {
  constexpr std::array<Direction, 4> inwards{4, 6, 0, 2};  // from the top one goes down …
  return inwards[static_cast<std::size_t>(edge)];
}

bool ManForMan::isInwards(Edge edge, Direction direction) const {
  const Direction in = straightIn(edge);
  return stepX[in] * stepX[direction] + stepY[in] * stepY[direction] > 0;
}

std::optional<Refusal> ManForMan::checkEnter(const State& state, const Action& action) const {
  const FigureId id = action.figure();
  if (state.figures[id].standing != Standing::waiting || !hasChest())
    return Refusal(phrases::alreadyOnBoard, piece(id));
  if (traits_[id].carrier && state.chest == noField) return Refusal(phrases::carriersBringChest, piece(id));
  if (state.figures[id].is(mark::moved)) return Refusal(phrases::hasMoved, piece(id));
  if (action.steps() < 1) return Refusal(phrases::noSteps, piece(id));
  const Zone& zone = setup_.sides[traits_[id].side].zone;
  const FieldId first = action.field();
  if (zone.fields.empty()) return Refusal(phrases::noSuchFigure);
  if (std::find(zone.fields.begin(), zone.fields.end(), first) == zone.fields.end())
    return Refusal(phrases::notInZone, piece(id), place(zone.fields.front()), place(zone.fields.back()));
  if (!isInwards(zone.edge, action.direction()) || (action.steps() == 1 && action.direction() != straightIn(zone.edge)))
    return Refusal(phrases::notInwards, piece(id));
  FieldId reached = noField;
  int walked = 0, paid = 0;
  bool mayEnd = false;
  walkEnter(state, id, first, action.direction(), action.steps(), [&](int steps, FieldId field, bool end, int spent) {
    walked = steps;
    reached = field;
    mayEnd = end;
    paid = spent;
  });
  if (walked == 0) {
    if (!board_->mayEnter(first))
      return Refusal(phrases::impassable, piece(id), place(first), {ArgKind::terrain, board_->field(first).terrain});
    if (const FigureId there = state.occupant[first]; there != noFigure)
      return Refusal(phrases::enemyInTheWay, piece(there), place(first));
    return Refusal(phrases::tooDear, piece(id), place(first), number(costOf(first, traits_[id].skirmisher)),
                   number(traits_[id].move));
  }
  if (walked < action.steps()) return whyStopped(state, id, reached, action.direction(), traits_[id].move - paid);
  if (mayEnd) return std::nullopt;
  if (const FigureId there = state.occupant[reached]; there != noFigure)
    return Refusal(phrases::ownFigureThere, piece(there), place(reached));
  if (reached == state.chest) return Refusal(phrases::romanOnChest, place(reached));
  return Refusal(phrases::mayNotEndThere, {ArgKind::terrain, board_->field(reached).terrain}, place(reached));
}

void ManForMan::listEnters(const State& state, FigureId id, Action*& tail) const {
  if ((traits_[id].carrier && state.chest == noField) || state.figures[id].is(mark::moved)) return;
  const Zone& zone = setup_.sides[traits_[id].side].zone;
  const Direction straight = straightIn(zone.edge);
  Action* end = tail;
  for (const FieldId first : zone.fields) {
    for (const int turn : {0, 1, directions - 1}) {
      const auto direction = static_cast<Direction>((straight + turn) % directions);
      walkEnter(state, id, first, direction, maxMove, [&](int steps, FieldId, bool mayEnd, int) {
        *end = Action::enter(id, first, direction, steps);
        end += mayEnd && (steps > 1 || turn == 0);
      });
    }
  }
  tail = end;
}

int ManForMan::carryBudget(const Carriers& carriers) const {
  if (carriers.second == noFigure) return traits_[carriers.first].move - 3;
  return std::min(traits_[carriers.first].move, traits_[carriers.second].move) - 1;
}

bool ManForMan::leavesOverGoal(FieldId chest, Direction direction) const {
  const FieldInfo& info = board_->field(chest);
  if (info.storey) return false;
  switch (setup_.goal) {
    case Edge::top: return info.y == 0 && stepY[direction] < 0;
    case Edge::bottom: return info.y == board_->height() - 1 && stepY[direction] > 0;
    case Edge::left: return info.x == 0 && stepX[direction] < 0;
    case Edge::right: return info.x == board_->width() - 1 && stepX[direction] > 0;
  }
  return false;
}

ManForMan::Carriers ManForMan::carriersOnBoard(const State& state, FigureId first, FigureId second) const {
  return {first,       second, state.figures[first].field, second == noFigure ? noField : state.figures[second].field,
          state.chest, false};
}

bool ManForMan::mayCarry(const State& state, FigureId id) const {
  const Figure& figure = state.figures[id];
  return figure.onBoard() && traits_[id].side == chestSide &&
         !(figure.marks & (mark::moved | mark::weit | mark::shotStill)) && board_->adjacent(figure.field, state.chest);
}

std::optional<Refusal> ManForMan::checkCarryWalk(const State& state, const Carriers& carriers,
                                                 const Action& action) const {
  const int budget = carryBudget(carriers);
  const Direction direction = action.direction();
  if (budget < 1) return Refusal(phrases::tooHeavy, piece(carriers.first), number(budget));
  if (action.steps() < 1) return Refusal(phrases::noSteps, piece(carriers.first));
  bool allowed = false;
  int walked = 0;
  walkCarry(state, carriers, direction, budget, action.steps(), [&](int steps, bool mayEnd, int) {
    walked = steps;
    allowed = mayEnd;
  });
  if (walked == action.steps()) return allowed ? std::nullopt : std::optional(Refusal(phrases::carryMayNotEnd));
  if (carriers.entering && walked == 0) return Refusal(phrases::chestWayBlocked);
  // Somebody's next field is closed or taken by an enemy; if not, the points are spent.
  const auto reached = [&](FieldId field) {
    for (int i = carriers.entering; i < walked && board_->next(field, direction) != noField; ++i)
      field = board_->next(field, direction);
    return field;  // the last one on the board: the chest's last step may have been the one over the edge
  };
  const FieldId chest = reached(carriers.chest);
  for (const auto& [id, field] :
       {std::pair{carriers.first, reached(carriers.firstField)}, std::pair{carriers.first, chest},
        std::pair{carriers.second, carriers.second == noFigure ? noField : reached(carriers.secondField)}}) {
    if (id == noFigure || leavesOverGoal(chest, direction)) continue;
    const FieldId next = board_->next(field, direction);
    const FigureId there = next == noField ? noFigure : state.occupant[next];
    if (next == noField || (there != noFigure && traits_[there].side != chestSide))
      return whyStopped(state, id, field, direction, 0);
  }
  return Refusal(phrases::tooHeavy, piece(carriers.first), number(budget));
}

std::optional<Refusal> ManForMan::checkCarry(const State& state, const Action& action) const {
  if (!hasChest() || state.chest == noField) return Refusal(phrases::noChest);
  for (const FigureId id : {action.figure(), action.second()}) {
    if (id == noFigure) continue;
    if (id >= figureCount()) return Refusal(phrases::noSuchFigure);
    const Figure& figure = state.figures[id];
    if (!figure.onBoard()) return Refusal(phrases::notOnBoard, piece(id));
    if (traits_[id].seat != traits_[action.figure()].seat) return Refusal(phrases::notYours, piece(id));
    if (traits_[id].side != chestSide) return Refusal(phrases::onlyOwnersCarry, piece(id));
    if (!board_->adjacent(figure.field, state.chest))
      return Refusal(phrases::notBesideChest, piece(id), place(state.chest));
    if (!mayCarry(state, id)) return Refusal(phrases::carrierHasMoved, piece(id));
  }
  if (action.second() != noFigure && action.second() <= action.figure()) return Refusal(phrases::noSuchFigure);
  if (const FigureId there = state.occupant[state.chest]; there != noFigure)
    return Refusal(phrases::enemyOnChest, piece(there));
  return checkCarryWalk(state, carriersOnBoard(state, action.figure(), action.second()), action);
}

void ManForMan::listCarriesOf(const State& state, FigureId first, FigureId second, Action*& tail) const {
  const Carriers carriers = carriersOnBoard(state, first, second);
  const int budget = carryBudget(carriers);
  if (budget < 1) return;
  for (Direction d = 0; d < directions; ++d)
    walkCarry(state, carriers, d, budget, maxMove, [&](int steps, bool mayEnd, int) {
      if (mayEnd) *tail++ = Action::carry(first, second, d, steps);
    });
}

void ManForMan::listCarries(const State& state, Seat seat, Action*& tail) const {
  if (state.chest == noField || state.occupant[state.chest] != noFigure || sideOf(seat) != chestSide) return;
  FixedList<FigureId, directions> able;
  for (const FieldId near : board_->neighbours(state.chest)) {
    if (near == noField) continue;
    const FigureId there = state.occupant[near];
    if (there != noFigure && traits_[there].seat == seat && mayCarry(state, there)) able.push_back(there);
  }
  for (std::size_t i = 0; i < able.size(); ++i) {
    listCarriesOf(state, able[i], noFigure, tail);
    for (std::size_t j = i + 1; j < able.size(); ++j)
      listCarriesOf(state, std::min(able[i], able[j]), std::max(able[i], able[j]), tail);
  }
}

// The chest comes on between its carriers: three neighbouring edge fields of the zone.
std::optional<ManForMan::Carriers> ManForMan::enteringCarriers(const State& state, FieldId chest) const {
  if (!hasChest() || state.chest != noField) return std::nullopt;
  for (const FigureId id : carriers_)
    if (state.figures[id].standing != Standing::waiting) return std::nullopt;
  const std::vector<FieldId>& fields = setup_.sides[chestSide].zone.fields;
  const auto at = std::find(fields.begin(), fields.end(), chest);
  if (at == fields.end() || at == fields.begin() || at + 1 == fields.end()) return std::nullopt;
  return Carriers{carriers_[0], carriers_[1], *(at - 1), *(at + 1), chest, true};
}

std::optional<Refusal> ManForMan::checkEnterCarry(const State& state, const Action& action) const {
  const std::optional<Carriers> carriers = enteringCarriers(state, action.field());
  if (!carriers) {
    const std::vector<FieldId>& zone = setup_.sides[chestSide].zone.fields;
    if (state.chest != noField || !hasChest() || zone.empty()) return Refusal(phrases::noChest);
    return Refusal(phrases::chestNotInZone, place(zone.front()), place(zone.back()));
  }
  const Edge edge = setup_.sides[chestSide].zone.edge;
  if (!isInwards(edge, action.direction()) || (action.steps() == 1 && action.direction() != straightIn(edge)))
    return Refusal(phrases::notInwards, piece(carriers->first));
  return checkCarryWalk(state, *carriers, action);
}

void ManForMan::listEnterCarries(const State& state, Seat seat, Action*& tail) const {
  if (carriers_[0] == noFigure || traits_[carriers_[0]].seat != seat || state.chest != noField) return;
  const Zone& zone = setup_.sides[chestSide].zone;
  const Direction straight = straightIn(zone.edge);
  for (const FieldId chest : zone.fields) {
    const std::optional<Carriers> carriers = enteringCarriers(state, chest);
    if (!carriers) continue;
    for (const int turn : {0, 1, directions - 1}) {
      const auto direction = static_cast<Direction>((straight + turn) % directions);
      walkCarry(state, *carriers, direction, carryBudget(*carriers), maxMove, [&](int steps, bool mayEnd, int) {
        if (mayEnd && (steps > 1 || turn == 0)) *tail++ = Action::enterCarry(chest, direction, steps);
      });
    }
  }
}

// R35: who can come on must, in the first turn or when the way is free again.
bool ManForMan::canBringOn(const State& state, Seat seat) const {
  if (!hasChest()) return false;
  std::array<Action, 60 * 3 * maxMove + 1> some;  // an edge has at most 60 fields
  Action* tail = some.data();
  for (FigureId id = sides_[sideOf(seat)].begin; id < sides_[sideOf(seat)].end; ++id) {
    if (traits_[id].seat != seat || state.figures[id].standing != Standing::waiting) continue;
    tail = some.data();
    listEnters(state, id, tail);
    if (tail != some.data()) return true;
  }
  tail = some.data();
  listEnterCarries(state, seat, tail);
  return tail != some.data();
}

std::optional<Refusal> ManForMan::checkSearch(const State& state, const Action& action) const {
  const FigureId id = action.figure();
  const Figure& figure = state.figures[id];
  if (!hasChest()) return Refusal(phrases::noChest);
  if (!figure.onBoard()) return Refusal(phrases::notOnBoard, piece(id));
  if (traits_[id].side == chestSide) return Refusal(phrases::ownersDoNotSearch, piece(id));
  if (figure.field != state.chest) return Refusal(phrases::notOnChest, piece(id));
  if (figure.marks & (mark::fought | mark::weit)) return Refusal(phrases::hasFought, piece(id));
  if (state.searched) return Refusal(phrases::searchedAlready);
  return std::nullopt;
}

template <class Events>
void ManForMan::rollSearch(State& state, Face face, Events& events) const {
  const FigureId id = state.searching;
  state.searching = noFigure;
  if (!findsDocument(face)) return events.tell(Said(phrases::notFound, piece(id), number(face)));
  events.outcome(Said(phrases::found, piece(id), number(face)));
  endGame(state, Ending::documentFound, traits_[id].side);
}

template void ManForMan::rollSearch(State&, Face, NoEvents&) const;
template void ManForMan::rollSearch(State&, Face, EventList&) const;

}  // namespace walstatt::mfm
