#include "games/adlg/setting_up.h"

#include <algorithm>

#include "games/adlg/deploying.h"
#include "games/adlg/initiative.h"
#include "games/adlg/laying.h"
#include "games/adlg/sequence.h"
#include "games/adlg/setup_phrases.h"

namespace walstatt::adlg {

namespace {

void layTable(const Setup& setup, State& state) {
  for (const Piece& piece : setup.pieces)
    if (state.pieceCount < maxPieces) state.pieces[state.pieceCount++] = piece;
  for (const Work& work : setup.works)
    if (state.workCount < maxWorks) state.works[state.workCount++] = work;
  for (Side side = 0; side < 2; ++side)
    if (const auto& camp = setup.sides[side].camp)
      state.camps[side] = {camp->at, static_cast<std::uint16_t>(camp->heading), 1, 0};
}

void setCommanders(const Setup& setup, State& state) {
  for (std::size_t i = 0; i < setup.corps.size(); ++i) {
    const CorpsSetup& corps = setup.corps[i];
    Commander& commander = state.commanders[i];
    commander.alive = 1;
    if (corps.with) {
      commander.unit = *corps.with;
      commander.at = state.units[*corps.with].at;
    } else if (corps.commanderAt) {
      commander.at = *corps.commanderAt;
    }
  }
}

}  // namespace

bool isSettingUp(Step step) { return step <= Step::deploy; }

template <class Events>
void beginSettingUp(Play<Events>& play) {
  const Setup& setup = play.battle.setup();
  State& state = play.state;
  layTable(setup, state);
  state.attacker = setup.attacker;
  state.settingUp.region = static_cast<std::uint8_t>(setup.region);
  const bool deployed = setup.beginning == Beginning::deployed;
  for (std::size_t i = 0; i < setup.units.size() && deployed; ++i) {
    if (!setup.units[i].pose) continue;
    state.units[i].at = setup.units[i].pose->at;
    state.units[i].heading = static_cast<std::uint16_t>(setup.units[i].pose->heading);
    state.units[i].where = Where::table;
    state.units[i].lost = setup.units[i].lost;
  }
  setCommanders(setup, state);
  switch (setup.beginning) {
    case Beginning::deployed:
      for (std::size_t i = 0; i < setup.corps.size(); ++i) state.settingUp.deployed[i] = 1;
      state.settingUp.finished = 1;
      return beginBattle(play);
    case Beginning::deployment: return beginDeployment(play);
    case Beginning::procedure: state.step = Step::initiativeDice;
  }
}
WALSTATT_ADLG_BOTH(beginSettingUp);

Turn turnSettingUp(const Battle&, const State& state) {
  const SettingUp& setting = state.settingUp;
  switch (state.step) {
    case Step::initiativeDice: return Turn::rolling({2, 6, true, false}, 0, 1);
    case Step::chooseRole: return Turn::of(only(setting.winner));
    case Step::sectorDie:
    case Step::positionDie:
    case Step::riverDie:
    case Step::adjustDie: return Turn::rolling({1, 6, false, false}, setting.turnOf);
    default: return Turn::of(only(setting.turnOf));
  }
}

std::optional<Refusal> checkSettingUp(const Battle& battle, const State& state, Seat seat, const Action& action) {
  const Turn turn = turnSettingUp(battle, state);
  if (turn.waiting != Waiting::decision || !has(turn.seats, seat)) return Refusal(phrases::setupNotYours);
  if (state.step == Step::chooseRole) return checkRole(battle, state, action);
  return state.step == Step::deploy ? checkDeploying(battle, state, action) : checkLaying(battle, state, action);
}

template <class Events>
void applySettingUp(Play<Events>& play, Seat, const Action& action) {
  if (play.state.step == Step::chooseRole) return applyRole(play, action);
  if (play.state.step == Step::deploy) return applyDeploying(play, action);
  applyLaying(play, action);
}
WALSTATT_ADLG_BOTH(applySettingUp, Seat, const Action&);

template <class Events>
void rollSettingUp(Play<Events>& play, const Faces& faces) {
  if (play.state.step == Step::initiativeDice) return rollInitiative(play, faces);
  rollLaying(play, faces);
}
WALSTATT_ADLG_BOTH(rollSettingUp, const Faces&);

void listSettingUp(const Battle& battle, const State& state, Seat seat, ActionList<Action>& out) {
  const Turn turn = turnSettingUp(battle, state);
  if (turn.waiting != Waiting::decision || !has(turn.seats, seat)) return;
  if (state.step == Step::chooseRole) return listRoles(state, out);
  if (state.step == Step::deploy) return listDeploying(battle, state, out);
  listLaying(battle, state, out);
}

}  // namespace walstatt::adlg
