// The legal actions of a seat as a screen shows them: exactly those of `list`, with way and price of every move and the
// exact chances of every attack. docs/protocol.md tells the forms.
#include "games/mfm/attack_odds.h"
#include "games/mfm/screen.h"
#include "games/mfm/walk.h"

namespace walstatt::mfm {

ManForMan::Trail ManForMan::trailOf(const State& state, const Action& action) const {
  Trail trail;
  const auto onFoot = [&](int budget) {
    return [&trail, budget](int, FieldId field, bool, int spent) {
      trail.path.push_back(field);
      trail.cost = spent;
      trail.left = budget - spent;
    };
  };
  const FigureId id = action.figure();
  switch (action.kind()) {
    case ActionKind::move: {
      const int budget = budgetOf(state, id);
      walk(state, id, state.figures[id].field, action.direction(), budget, action.steps(), onFoot(budget));
      break;
    }
    case ActionKind::enter:
      walkEnter(state, id, action.field(), action.direction(), action.steps(), onFoot(traits_[id].move));
      break;
    case ActionKind::carry:
    case ActionKind::enterCarry: {
      const bool entering = action.kind() == ActionKind::enterCarry;
      const Carriers carriers =
          entering ? *enteringCarriers(state, action.field()) : carriersOnBoard(state, id, action.second());
      const int budget = carryBudget(carriers);
      FieldId first = carriers.firstField, chest = carriers.chest;
      trail.secondField = carriers.secondField;
      walkCarry(state, carriers, action.direction(), budget, action.steps(), [&](int step, bool, int spent) {
        const bool onto = entering && step == 1;
        trail.cost = spent + (carriers.second == noFigure ? 3 : 1);  // R35: points that the chest takes
        trail.left = budget - spent;
        trail.wins = !onto && leavesOverGoal(chest, action.direction());
        if (trail.wins) return;
        const auto stepped = [&](FieldId field) {
          return onto || field == noField ? field : board_->next(field, action.direction());
        };
        first = stepped(first);
        chest = stepped(chest);
        trail.secondField = stepped(trail.secondField);
        trail.path.push_back(first);
        trail.chest.push_back(chest);
      });
      break;
    }
    case ActionKind::climb: {
      const FieldInfo& info = board_->field(state.figures[id].field);
      trail.path.push_back(action.up() ? info.above : info.below);
      break;
    }
    case ActionKind::deploy: trail.path.push_back(action.field()); break;
    default: break;
  }
  return trail;
}

namespace {

void addDefence(Fields& fields, FigureId id, const DefenceChances& chances) {
  fields.set("figure", id).set("loss", fractionData(chances.lifeLost)).set("out", fractionData(chances.out));
}

}  // namespace

// What an action with mounts and chariots leads to.
void ManForMan::addRideChoice(const State& state, const Action& action, Fields& fields) const {
  const FigureId id = action.figure();
  const Figure& figure = state.figures[id];
  // Points that are left after a change, and the test that allows to use them (S5).
  const auto rest = [&](const State& after, FigureId mover, FigureId tester) {
    const Figure& moves = after.figures[mover];
    const int left = isVehicle(mover) ? driveBudget(after, mover) : budgetOf(after, mover);
    fields.set("left", moves.is(mark::moved) ? 0 : std::max(0, left));
    if (moves.is(mark::unsteady)) fields.set("passed", fractionData(chanceOf(typeOf(tester).nah)));
  };
  NoEvents quiet;
  switch (action.kind()) {
    case ActionKind::drive:
    case ActionKind::ram:
    case ActionKind::lead: {
      const Ride ride = rideOf(state, action);
      const bool leads = ride.beside != noFigure;
      fields.set("figure", id);
      if (leads) fields.set("target", ride.vehicle);
      fields.set("direction", action.kind() == ActionKind::ram ? ahead(ride.facing) : action.direction());
      fields.set("steps", action.steps()).set("facing", ride.facing);
      if (leads)
        fields.set("to", placeOf(ride.besidePath.empty() ? state.figures[ride.beside].field
                                                         : ride.besidePath[ride.besidePath.size() - 1]));
      fields.set(leads ? "targetTo" : "to", placeOf(cornerOf(ride.end)));
      fields.set("cost", ride.cost).set("left", ride.left);
      if (ride.tests) fields.set("branches", ride.tests);
      if (action.kind() == ActionKind::ram) fields.set("victims", victimsData(state, id, ride.end));
      break;
    }
    case ActionKind::rollRam: fields.set("figure", id).set("victims", victimsData(state, id, areaOf(state, id))); break;
    case ActionKind::board: {
      State after = state;
      board(after, action, quiet);
      fields.set("figure", id).set("target", action.target());
      fields.set("drives", (after.figures[id].flags & Figure::drives) != 0);
      rest(after, action.target(), id);
      break;
    }
    case ActionKind::alight: {
      State after = state;
      alight(after, action, quiet);
      fields.set("figure", id).set("to", placeOf(action.field()));
      rest(after, id, id);
      break;
    }
    case ActionKind::steady:
      fields.set("figure", id);
      rest(state, figure.aboard() ? figure.vehicle : id, id);
      break;
    case ActionKind::reins: {
      State after = state;
      takeReins(after, id, quiet);
      fields.set("figure", id).set("target", figure.vehicle);
      rest(after, figure.vehicle, id);
      break;
    }
    case ActionKind::capture: fields.set("figure", id).set("target", action.target()); break;
    case ActionKind::divert:
      addDefence(fields, id, defenceOf(*this, state, state.attack, id));
      fields.set("passed", fractionData(chanceOf({state.attack.testDice, state.attack.testUpTo})));
      break;
    case ActionKind::name: addDefence(fields, id, defenceOf(*this, state, state.attack, id)); break;
    case ActionKind::put: fields.set("figure", id).set("to", placeOf(action.field())); break;
    case ActionKind::decline:
      if (state.attack.stage == Stage::change)
        addDefence(fields, state.attack.aimed, defenceOf(*this, state, state.attack, state.attack.aimed));
      break;
    default: break;
  }
}

Data ManForMan::choiceOf(const State& state, Seat seat, const Action& action) const {
  static constexpr std::array<std::string_view, 25> kinds{
      "pass",    "move",   "enter",   "carry",  "enterCarry", "nah",  "fern",    "weit",  "strike",
      "decline", "search", "climb",   "deploy", "drive",      "ram",  "rollRam", "board", "alight",
      "steady",  "reins",  "capture", "lead",   "divert",     "name", "put"};
  Fields fields(12);
  fields.set("do", write(state, action)).set("kind", kinds[static_cast<std::size_t>(action.kind())]);
  const auto places = [&](const auto& list) {
    return listData(list, [&](FieldId field) { return Data(placeOf(field)); });
  };
  const auto last = [](const auto& list) { return list[list.size() - 1]; };
  switch (action.kind()) {
    case ActionKind::move:
    case ActionKind::enter: {
      const Trail trail = trailOf(state, action);
      fields.set("figure", action.figure()).set("to", placeOf(last(trail.path))).set("path", places(trail.path));
      fields.set("cost", trail.cost).set("left", trail.left);
      break;
    }
    case ActionKind::carry:
    case ActionKind::enterCarry: {
      const bool entering = action.kind() == ActionKind::enterCarry;
      const FigureId first = entering ? carriers_[0] : action.figure();
      const FigureId second = entering ? carriers_[1] : action.second();
      const Trail trail = trailOf(state, action);
      fields.set("figure", first);
      if (second != noFigure) fields.set("second", second);
      fields.set("to", placeOf(trail.path.empty() ? state.figures[first].field : last(trail.path)));
      if (second != noFigure) fields.set("secondTo", placeOf(trail.secondField));
      if (!trail.wins) fields.set("chest", placeOf(last(trail.chest)));
      fields.set("cost", trail.cost).set("left", trail.left).set("wins", trail.wins);
      break;
    }
    case ActionKind::nah:
    case ActionKind::weit:
    case ActionKind::strike:
    case ActionKind::fern: {
      const AttackChances chances = chancesOf(*this, state, action);
      fields.set("figure", action.figure()).set("target", action.target());
      if (action.kind() == ActionKind::fern) {
        fields.set("stance", action.stance() == Stance::still ? "still" : "moving");
        if (action.across() != Across::given)
          fields.set("across", action.across() == Across::columns ? "columns" : "rows");
      }
      fields.set("hit", fractionData(chances.hit)).set("loss", fractionData(chances.lifeLost));
      fields.set("out", fractionData(chances.out));
      if (chances.tester != noFigure)
        fields.set("change",
                   Fields(2).set("figure", chances.tester).set("passed", fractionData(chances.changed)).data());
      if (action.kind() == ActionKind::fern) fields.set("ownLoss", fractionData(chances.ownLifeLost));
      if (!chances.shares.empty())
        fields.set("shares", listData(chances.shares, [](const AttackChances::Share& share) {
                     Fields his(4);
                     his.set("figure", share.figure).set("struck", fractionData(share.struck));
                     his.set("loss", fractionData(share.lifeLost)).set("out", fractionData(share.out));
                     return his.data();
                   }));
      break;
    }
    case ActionKind::search: {
      std::uint64_t finding = 0;
      for (Face face = 1; face <= dieSides; ++face) finding += findsDocument(face);
      fields.set("figure", action.figure()).set("found", fractionData(Fraction::of(finding, dieSides)));
      break;
    }
    case ActionKind::climb:
    case ActionKind::deploy:
      fields.set("figure", action.figure()).set("to", placeOf(trailOf(state, action).path[0]));
      if (isVehicle(action.figure())) fields.set("facing", action.facing());
      break;
    case ActionKind::pass: {
      const FigureSet able = ableFigures(state);
      Data idle{Data::Array{}};
      for (FigureId id = 0; id < figureCount(); ++id)
        if (able[id] && traits_[id].seat == seat) idle.push(id);
      fields.set("idle", std::move(idle));
      break;
    }
    default: addRideChoice(state, action, fields); break;
  }
  return fields.data();
}

Data ManForMan::choices(const State& state, Seat seat) const {
  ActionList<Action> actions(maxActions());
  list(state, seat, actions);
  return listData(actions, [&](const Action& action) { return choiceOf(state, seat, action); });
}

}  // namespace walstatt::mfm
