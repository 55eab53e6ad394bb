// Chapters G4 to G6: NAH, protection, and the frame that every kind of attack shares: how it begins, how its
// dice go on, what it leaves behind (R6 to R9, R17, R19).
#include "games/mfm/vehicles.h"

namespace walstatt::mfm {

AttackKind ManForMan::kindOf(const Action& action) {
  switch (action.kind()) {
    case ActionKind::fern: return AttackKind::fern;
    case ActionKind::weit: return AttackKind::weit;
    case ActionKind::strike: return AttackKind::erst;
    default: return AttackKind::nah;
  }
}

std::optional<Refusal> ManForMan::checkTarget(const State& state, FigureId attacker, FigureId target) const {
  if (target >= figureCount() || !state.figures[target].present()) return Refusal(phrases::nobodyThere);
  if (state.figures[target].side == state.figures[attacker].side) return Refusal(phrases::notAnEnemy, piece(target));
  if (state.figures[target].is(mark::climbing)) return Refusal(phrases::cannotBeAttacked, piece(target));
  return std::nullopt;
}

std::optional<Refusal> ManForMan::checkMayFight(const State& state, FigureId id) const {
  const Figure& figure = state.figures[id];
  if (isVehicle(id)) return Refusal(phrases::animalsDoNotFight, piece(id));
  if (!figure.present()) return Refusal(phrases::notOnBoard, piece(id));
  if (state.quietTurn) return Refusal(phrases::quietTurn);
  if (figure.is(mark::turnOver)) return Refusal(phrases::branchEnded, piece(id));
  if (figure.is(mark::fought)) return Refusal(phrases::hasFought, piece(id));
  const FigureId unit = unitOf(state, id);
  if (unit != noFigure && !state.figures[unit].onBoard()) return Refusal(phrases::notOnBoard, piece(id));
  if (!mayAttackFrom(state, id)) {
    const FieldId field = state.figures[unit == noFigure ? id : unit].field;
    return Refusal(phrases::noAttackFromHere, piece(id), {ArgKind::terrain, board_->field(field).terrain});
  }
  return std::nullopt;
}

std::optional<Refusal> ManForMan::checkNah(const State& state, const Action& action) const {
  if (auto refusal = checkMayFight(state, action.figure())) return refusal;
  if (auto refusal = checkTarget(state, action.figure(), action.target())) return refusal;
  if (!isNear(areaOf(state, action.figure()), areaOf(state, action.target())))
    return Refusal(phrases::notAdjacent, piece(action.figure()), piece(action.target()));
  return std::nullopt;
}

void ManForMan::listNah(const State& state, const Survey& survey, FigureId id, Action*& tail) const {
  const Area area = areaOf(state, id);
  if (!survey.mayBeNearEnemy(area)) return;
  forNeighbours(state, area, [&](FigureId there) {
    if (state.figures[there].side == traits_[id].side || state.figures[there].is(mark::climbing)) return;
    // S8.1: the attacker names the animals or somebody aboard.
    *tail++ = Action::nah(id, there);
    if (isVehicle(there)) forCrew(state, there, [&](FigureId person) { *tail++ = Action::nah(id, person); });
  });
}

AttackFacts ManForMan::factsOf(const State& state, const Action& action) const {
  const FigureType& type = typeOf(action.figure());
  AttackFacts facts;
  facts.kind = kindOf(action);
  switch (facts.kind) {
    case AttackKind::nah: facts.value = type.nah; break;
    case AttackKind::fern:
      facts.value = type.fern;
      facts.moved = action.stance() == Stance::moving;
      facts.overOwn = overOwn(state, action.figure(), action.target());
      facts.skirmisher = type.skirmisher;
      break;
    case AttackKind::weit:
    case AttackKind::erst: facts.value = type.weitHit; break;  // R15: ERST is as good as WEIT
  }
  return facts;
}

template <Number N>
N ManForMan::hitNumberOf(const State& state, const Action& action) const {
  return hitNumber<N>(factsOf(state, action));
}

// R19: two or more figures of its own side beside it.
bool ManForMan::inGroup(const State& state, FigureId id) const {
  int beside = 0;
  forNeighbours(state, areaOf(state, id),
                [&](FigureId there) { beside += there != id && state.figures[there].side == traits_[id].side; });
  // Carriers on the way stand on no field of their own yet.
  for (const FigureId runner : {state.run.figure, state.run.second})
    if (runner != noFigure && runner != id && isOnFoot(state, runner) && traits_[runner].side == traits_[id].side)
      beside += board_->adjacent(state.figures[runner].field, state.figures[id].field);
  return beside >= 2;
}

template <Number N>
N ManForMan::protectionOf(const State& state, AttackKind kind, FigureId attacker, FigureId defender, int& unclear,
                          FigureId struckUnit) const {
  N sum;
  unclear = 0;
  const int armour = typeOf(defender).armour;
  if (armour) sum.add(armour, phrases::armour);
  // R29: S+ for the crew in every defence, against FERN for chariot infantry beside it too.
  const FigureId unit = state.figures[defender].aboard() ? state.figures[defender].vehicle
                        : kind != AttackKind::fern || typeOf(defender).symbol != Symbol::wheel ? noFigure
                        : struckUnit != noFigure                                               ? struckUnit
                                                 : shareUnit(state, defender);
  const bool leads = unit != noFigure && leaderOf(state, unit) == defender;
  if (unit != noFigure && !leads && typeOf(unit).crewArmour) sum.add(typeOf(unit).crewArmour, phrases::crewArmour);
  if (kind == AttackKind::fern) {
    addCover(state, attacker, defender, sum, unclear);
    return sum;
  }
  // R7: against NAH, WEIT and ERST only the defender's own field protects.
  const FieldId field = ownGround(state, defender);
  const CoverField own = coverOn(state, field, defender, inGroupIfBush(state, field, defender));
  if (own.value == 0) return sum;
  sum.add(own.value, own.brackets ? phrases::coverInBrackets : phrases::ownField,
          {ArgKind::terrain, board_->field(field).terrain});
  return sum;
}

void ManForMan::aimAt(const State& state, Attack& attack, FigureId struck) const {
  int unclear = 0;
  attack.struck = struck;
  attack.protection = static_cast<std::int8_t>(
      protectionOf<Sum>(state, attack.kind, attack.attacker, struck, unclear, attack.unit).value());
  attack.unclear = static_cast<std::int8_t>(unclear);
}

Attack ManForMan::attackOf(const State& state, const Action& action) const {
  const AttackFacts facts = factsOf(state, action);
  Attack attack;
  attack.stage = Stage::hit;
  attack.kind = facts.kind;
  attack.attacker = action.figure();
  attack.aimed = action.target();
  attack.dice = facts.value.dice;
  attack.hitUpTo = static_cast<std::uint8_t>(hitNumber<Sum>(facts).value());
  attack.ruleOf12 = setup_.ruleOf12;
  attack.saved = typeOf(attack.attacker).saved[static_cast<std::size_t>(facts.kind)];
  aimAt(state, attack, attack.aimed);
  if (facts.kind == AttackKind::fern && intoMelee(state, attack.attacker, attack.aimed)) {
    attack.across = static_cast<std::uint8_t>(action.across());
    const Danger danger = dangerOf(state, attack.attacker, attack.aimed, action.across());
    if (danger.own) {
      attack.ownUpTo = static_cast<std::uint8_t>(ownStruckUpTo(danger.own - danger.enemy));
      attack.ownSize = static_cast<std::uint8_t>(danger.own);
    }
  }
  return attack;
}

void ManForMan::stepAttack(const State& state, Attack& attack, const Faces& faces) const {
  const auto strike = [&](FigureId struck) { sufferAttack(state, attack, struck); };
  switch (attack.stage) {
    case Stage::hit:
      rollHit(attack, faces);
      if (attack.stage == Stage::defence || attack.stage == Stage::rollOff) strike(attack.aimed);
      return;
    case Stage::side: {
      const bool own = faces[0] <= attack.ownUpTo;
      attack.ownUpTo = 0;
      if (!own) return strike(attack.aimed);
      const Danger danger = dangerOf(state, attack.attacker, attack.aimed, static_cast<Across>(attack.across));
      if (danger.ownFigures.size() > 1) return void(attack.stage = Stage::draw);
      return strike(danger.ownFigures[0]);
    }
    case Stage::draw:
      return strike(
          drawnFigure(dangerOf(state, attack.attacker, attack.aimed, static_cast<Across>(attack.across)), faces[0]));
    case Stage::share: {
      if (faces[0] > attack.crewUpTo) return defend(state, attack, attack.unit);
      const auto crew = crewTargets(state, attack.unit);
      if (crew.size() == 1) return defend(state, attack, crew[0]);
      attack.stage = Stage::name;
      return;
    }
    case Stage::test: {
      bool passed = false;
      for (const Face face : faces) passed = passed || face <= attack.testUpTo;
      return defend(state, attack, passed ? attack.wanted : attack.aimed);
    }
    case Stage::rollOff: return rollOff(attack, faces);
    case Stage::defence: return rollDefence(attack, faces[0]);
    case Stage::name:
    case Stage::change:
    case Stage::none:
    case Stage::done: break;
  }
}

// A hit at this figure: of a unit it is first found out who defends (S8).
void ManForMan::sufferAttack(const State& state, Attack& attack, FigureId struck) const {
  if (attack.kind != AttackKind::fern) {
    defend(state, attack, struck);
    return offerChange(state, attack);
  }
  const FigureId unit = hasVehicles_ ? shareUnit(state, struck) : noFigure;
  if (unit == noFigure) return defend(state, attack, struck);
  attack.struck = struck;
  attack.unit = unit;
  attack.crewUpTo = typeOf(unit).crewShare;
  attack.stage = Stage::share;
}

void ManForMan::defend(const State& state, Attack& attack, FigureId struck) const {
  if (struck != attack.struck || attack.unit != noFigure) aimAt(state, attack, struck);
  attack.stage = attack.unclear ? Stage::rollOff : Stage::defence;
}

template <class Events>
void ManForMan::beginAttack(State& state, const Action& action, Events& events) const {
  Figure& figure = state.figures[action.figure()];
  letGo(state, action.figure());
  state.attack = attackOf(state, action);
  const Attack& attack = state.attack;
  if constexpr (Events::wanted) {
    events.tell(
        Said(phrases::attackBy[static_cast<std::size_t>(attack.kind)], piece(attack.attacker), piece(attack.aimed)));
    events.number(Said(phrases::hitNumber, number(attack.dice), number(attack.hitUpTo)),
                  hitNumberOf<Explained>(state, action));
    int unclear = 0;
    const Explained protection = protectionOf<Explained>(state, attack.kind, attack.attacker, attack.aimed, unclear);
    events.number(Said(phrases::protection, piece(attack.aimed), number(protection.value())), protection);
    if (unclear) events.tell(Said(phrases::coverIsUnclear, number(unclear)));
    if (attack.ownUpTo) {
      const Danger danger = dangerOf(state, attack.attacker, attack.aimed, action.across());
      events.tell(Said(phrases::dangerArea, number(danger.own), number(danger.enemy), number(attack.ownUpTo)));
    }
  }
  switch (attack.kind) {
    case AttackKind::weit:
      figure.marks |= mark::weit;
      if (figure.aboard()) state.figures[figure.vehicle].marks |= mark::weit;
      break;
    case AttackKind::erst: figure.marks |= mark::struckFirst; break;
    case AttackKind::fern:
      if (action.stance() == Stance::still) figure.marks |= mark::shotStill;
      [[fallthrough]];
    case AttackKind::nah: figure.marks |= mark::fought; break;
  }
}

template <class Events>
void ManForMan::rollAttack(State& state, const Faces& faces, Events& events) const {
  Attack& attack = state.attack;
  [[maybe_unused]] const Attack before = attack;
  stepAttack(state, attack, faces);
  if constexpr (Events::wanted) {
    const auto kind = static_cast<std::size_t>(attack.kind);
    switch (before.stage) {
      case Stage::hit:
        events.tell(Said(phrases::attacks, piece(attack.attacker), facesArg(faces)));
        if (attack.wasHit) {
          events.outcome(Said(phrases::hit, piece(attack.attacker)));
        } else {
          events.tell(Said(phrases::missed, piece(attack.attacker)));
        }
        break;
      case Stage::side:
        if (faces[0] <= before.ownUpTo) {
          events.outcome(Said(phrases::ownSideStruck, number(faces[0])));
          if (attack.stage != Stage::draw) events.tell(Said(phrases::onlyOwnFigure, piece(attack.struck)));
        } else {
          events.tell(Said(phrases::enemyStruck, number(faces[0]), piece(attack.aimed)));
        }
        break;
      case Stage::draw: events.tell(Said(phrases::drawn, piece(attack.struck), number(faces[0]))); break;
      case Stage::share:
        events.tell(Said(faces[0] <= before.crewUpTo ? phrases::crewStruck : phrases::animalsStruck, piece(attack.unit),
                         number(faces[0]), number(before.crewUpTo)));
        break;
      case Stage::test:
        events.tell(Said(attack.struck == before.wanted ? phrases::targetChanged : phrases::targetKept,
                         piece(before.tester), facesArg(faces), piece(attack.struck)));
        break;
      case Stage::rollOff:
        events.tell(Said(faces[0] == faces[1]  ? phrases::rollOffTie
                         : faces[1] > faces[0] ? phrases::coverCounts
                                               : phrases::coverDoesNotCount,
                         number(faces[0]), number(faces[1]), number(before.unclear)));
        break;
      case Stage::defence: {
        Explained sum;
        sum.add(faces[0], phrases::dieFace);
        int unclear = 0;
        const Explained protection =
            protectionOf<Explained>(state, attack.kind, attack.attacker, attack.struck, unclear, attack.unit);
        for (const Part& part : protection.parts()) sum.add(part.amount, *part.reason, part.about);
        if (attack.protection != protection.value())
          sum.add(attack.protection - protection.value(), phrases::unclearCover);
        events.number(
            Said(phrases::defenceSum, piece(attack.struck), number(sum.value()), number(columnOf(sum.value()))), sum);
        const int column = columnOf(sum.value());
        const bool bySum = (attack.saved >> (column - 1) & 1) != 0;
        if (attack.lifeLost) {
          if (bySum) {
            events.tell(Said(phrases::lostByOne, piece(attack.struck)));
          } else {
            const int savedFrom = attack.saved ? std::countr_zero(attack.saved) + 1 : dieSides + 1;
            events.tell(Said(phrases::lostBy[kind], piece(attack.struck), number(column), number(savedFrom)));
          }
        } else {
          events.tell(Said(bySum ? phrases::savedBy[kind] : phrases::savedByTwelve, piece(attack.struck)));
        }
        break;
      }
      case Stage::name:
      case Stage::change:
      case Stage::none:
      case Stage::done: break;
    }
    if (attack.stage == Stage::change && before.stage != Stage::change)
      events.tell(Said(phrases::mayChange, piece(attack.aimed)));
    if (attack.stage == Stage::name) events.tell(Said(phrases::mayName, piece(attack.unit)));
  }
  if (attack.stage == Stage::done) finishAttack(state, events);
}

void ManForMan::takeOff(State& state, FigureId id) const {
  Figure& figure = state.figures[id];
  if (figure.aboard()) removeFromCrew(state, id);
  if (figure.field != noField && state.occupant[figure.field] == id) state.occupant[figure.field] = noFigure;
  figure.field = figure.origin = noField;
  figure.standing = Standing::out;
  figure.lives = 0;
  figure.marks = 0;
  figure.spent = 0;
}

template <class Events>
void ManForMan::finishAttack(State& state, Events& events) const {
  const Attack attack = state.attack;
  state.attack = Attack{};
  const bool erst = attack.kind == AttackKind::erst;
  if (erst) forgetStriker(state, attack.attacker);
  if (attack.lifeLost) wound(state, attack.struck, 1, events);
  proceed(state, events);
}

template Sum ManForMan::hitNumberOf<Sum>(const State&, const Action&) const;
template Explained ManForMan::hitNumberOf<Explained>(const State&, const Action&) const;
template Sum ManForMan::protectionOf<Sum>(const State&, AttackKind, FigureId, FigureId, int&, FigureId) const;
template Explained ManForMan::protectionOf<Explained>(const State&, AttackKind, FigureId, FigureId, int&,
                                                      FigureId) const;
template void ManForMan::beginAttack(State&, const Action&, NoEvents&) const;
template void ManForMan::beginAttack(State&, const Action&, EventList&) const;
template void ManForMan::rollAttack(State&, const Faces&, NoEvents&) const;
template void ManForMan::rollAttack(State&, const Faces&, EventList&) const;

}  // namespace walstatt::mfm
