// L'Art de la Guerre: battles of bases on an open table. The rules are B-… (the sheet) and A1 to A35 (our readings) in
// content/adlg/rules; what they leave open is settled as Z1 … in docs/rulings.md.
//
// The way of a battle is in sequence.h; each chapter has a file of its own: setting up (setting_up), command and orders
// (commanding), manoeuvres (moving), control zones (zones), charges (charging), evading, conforming, shooting, melee
// (fighting), rout and pursuit (routing), the end (sequence).
#pragma once

#include <memory>

#include "games/adlg/action.h"
#include "games/adlg/setup.h"
#include "games/adlg/state.h"
#include "table/contract.h"

namespace walstatt::adlg {

struct Content;

class Battle {
 public:
  using State = adlg::State;
  using Action = adlg::Action;

  Battle(std::shared_ptr<const Content> content, Setup setup);

  int seats() const { return 2; }
  int sides() const { return 2; }
  Side sideOf(Seat seat) const { return seat; }

  State start() const;
  Turn turn(const State& state) const;
  Listing listing() const { return Listing::sampled; }
  std::size_t maxActions() const { return 4'096; }
  void list(const State& state, Seat seat, ActionList<Action>& out) const;
  std::optional<Action> sample(const State& state, Seat seat, FastDice& dice) const;
  std::optional<Refusal> check(const State& state, Seat seat, const Action& action) const;
  void apply(State& state, Seat seat, const Action& action, NoEvents& events) const;
  void apply(State& state, Seat seat, const Action& action, EventList& events) const;
  void roll(State& state, const Faces& faces, NoEvents& events) const;
  void roll(State& state, const Faces& faces, EventList& events) const;
  Outcome outcome(const State& state) const;
  Face faceClass(const State& state, Face face) const;
  State view(const State& state, Seat seat) const;
  bool conceals(const State& state, const Action& action) const;
  bool hasSecrets(const State& state) const;
  Side luckOf(const Said& outcome) const;
  int value(const State& state, Side side) const;
  std::uint64_t signature(const State& state) const;

  std::string write(const State& state, const Action& action) const;
  Read<Action> read(const State& state, Seat seat, std::string_view text) const;
  std::string writePosition(const State& state) const;
  Read<State> readPosition(std::string_view text) const;
  std::string name(const State& state, Arg arg, Language language) const;
  std::string draw(const State& state, Language language) const;

  Data stage() const;
  Data scene(const State& state) const;
  Data choices(const State& state, Seat seat) const;
  Data picture(const State& state, Seat seat, const Action& action) const;
  Data overlay(const State& state, Side side) const;
  std::span<const Phrase> orders() const;
  std::optional<Action> obey(const State& state, Seat seat, const Phrase& order) const;
  Read<State> amend(const State& state, std::string_view text) const;

  // The setup and what follows from it.
  const Content& content() const { return *content_; }
  const Setup& setup() const { return *setup_; }
  std::size_t unitCount() const { return setup_->units.size(); }
  std::size_t corpsCount() const { return setup_->corps.size(); }
  const UnitSetup& unit(std::size_t i) const { return setup_->units[i]; }
  const Profile& profile(std::size_t i) const { return setup_->units[i].profile; }
  const CorpsSetup& corps(std::size_t i) const { return setup_->corps[i]; }
  Length depth(std::size_t i) const { return depths_[i]; }    // of its base
  Length extent(std::size_t i) const { return extents_[i]; }  // no part of its base is farther from the middle in front
  Length greatestExtent() const { return greatestExtent_; }   // of all bases
  // Side 0's units are numbered first: those of a side are [firstUnit(side), firstUnit(side + 1)).
  Side sideOfUnit(std::size_t i) const { return i < unitsOfSide0_ ? 0 : 1; }
  std::size_t firstUnit(int side) const { return side == 0 ? 0 : side == 1 ? unitsOfSide0_ : unitCount(); }
  bool areEnemies(std::size_t a, std::size_t b) const { return sideOfUnit(a) != sideOfUnit(b); }
  // A unit's place in its corps, which is its bit in a group; and back.
  int placeInCorps(std::size_t unit) const { return placeInCorps_[unit]; }
  std::uint8_t unitAt(std::size_t corps, int place) const {
    return setup_->corps[corps].units[static_cast<std::size_t>(place)];
  }

 private:
  Turn waitingFor(const State& state) const;
  template <class Events>
  void rollAndCount(State& state, const Faces& faces, Events& events) const;

  std::shared_ptr<const Content> content_;
  std::shared_ptr<const Setup> setup_;
  std::array<std::uint8_t, maxUnits> placeInCorps_{};
  std::array<Length, maxUnits> depths_{}, extents_{};  // by themselves: asked for more than anything else of a profile
  std::size_t unitsOfSide0_ = 0;
  Length greatestExtent_ = 0;
};

}  // namespace walstatt::adlg
