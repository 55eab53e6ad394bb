// The erased form of the contract, for those who meet games at run time: server, command line, trials.
#pragma once

#include <cstddef>
#include <cstring>
#include <memory>

#include "table/contract.h"

namespace walstatt {

// The bytes of some game's state. Copies are deep.
class AnyState {
 public:
  AnyState() = default;
  template <class State>
  static AnyState of(const State& state) {
    static_assert(std::is_trivially_copyable_v<State>);
    AnyState any;
    any.bytes_.resize(sizeof(State));
    std::memcpy(any.bytes_.data(), &state, sizeof(State));
    return any;
  }
  template <class State>
  const State& as() const {
    return *reinterpret_cast<const State*>(bytes_.data());
  }
  template <class State>
  State& as() {
    return *reinterpret_cast<State*>(bytes_.data());
  }
  std::size_t size() const { return bytes_.size(); }
  friend bool operator==(const AnyState& a, const AnyState& b) {
    return a.size() == b.size() && (a.size() == 0 || std::memcmp(a.bytes_.data(), b.bytes_.data(), a.size()) == 0);
  }

 private:
  std::vector<std::byte> bytes_;  // operator new aligns for every state
};

struct AnyAction {
  alignas(8) std::array<std::byte, 32> bytes{};

  template <class Action>
  static AnyAction of(const Action& action) {
    static_assert(std::is_trivially_copyable_v<Action> && sizeof(Action) <= sizeof(bytes));
    AnyAction any;
    std::memcpy(any.bytes.data(), &action, sizeof(Action));
    return any;
  }
  template <class Action>
  Action as() const {
    Action action;
    std::memcpy(&action, bytes.data(), sizeof(Action));
    return action;
  }
  friend bool operator==(const AnyAction&, const AnyAction&) = default;
};

class AnyGame {
 public:
  using State = AnyState;
  using Action = AnyAction;

  virtual ~AnyGame() = default;
  virtual int seats() const = 0;
  virtual int sides() const = 0;
  virtual Side sideOf(Seat seat) const = 0;
  virtual AnyState start() const = 0;
  virtual Turn turn(const AnyState& state) const = 0;
  virtual Listing listing() const = 0;
  virtual void list(const AnyState& state, Seat seat, ActionList<AnyAction>& out) const = 0;
  virtual std::optional<AnyAction> sample(const AnyState& state, Seat seat, FastDice& dice) const = 0;
  virtual std::size_t maxActions() const = 0;
  virtual std::optional<Refusal> check(const AnyState& state, Seat seat, const AnyAction& action) const = 0;
  virtual void apply(AnyState& state, Seat seat, const AnyAction& action, NoEvents& events) const = 0;
  virtual void apply(AnyState& state, Seat seat, const AnyAction& action, EventList& events) const = 0;
  virtual void roll(AnyState& state, const Faces& faces, NoEvents& events) const = 0;
  virtual void roll(AnyState& state, const Faces& faces, EventList& events) const = 0;
  virtual Outcome outcome(const AnyState& state) const = 0;
  virtual Face faceClass(const AnyState& state, Face face) const = 0;
  virtual AnyState view(const AnyState& state, Seat seat) const = 0;
  virtual bool conceals(const AnyState& state, const AnyAction& action) const = 0;
  virtual bool hasSecrets(const AnyState& state) const = 0;
  virtual Side luckOf(const Said& outcome) const = 0;
  virtual int value(const AnyState& state, Side side) const = 0;
  virtual std::uint64_t signature(const AnyState& state) const = 0;
  virtual std::string write(const AnyState& state, const AnyAction& action) const = 0;
  virtual Read<AnyAction> read(const AnyState& state, Seat seat, std::string_view text) const = 0;
  virtual std::string writePosition(const AnyState& state) const = 0;
  virtual Read<AnyState> readPosition(std::string_view text) const = 0;
  virtual std::string name(const AnyState& state, Arg arg, Language language) const = 0;
  virtual std::string draw(const AnyState& state, Language language) const = 0;
  virtual Data stage() const = 0;
  virtual Data scene(const AnyState& state) const = 0;
  virtual Data choices(const AnyState& state, Seat seat) const = 0;
  virtual Data picture(const AnyState& state, Seat seat, const AnyAction& action) const = 0;
  virtual Data overlay(const AnyState& state, Side side) const = 0;
  virtual std::span<const Phrase> orders() const = 0;
  virtual std::optional<AnyAction> obey(const AnyState& state, Seat seat, const Phrase& order) const = 0;
  virtual Read<AnyState> amend(const AnyState& state, std::string_view text) const = 0;
};
static_assert(FreeGame<AnyGame> && SecretiveGame<AnyGame>);

template <Game G>
class Erased final : public AnyGame {
 public:
  explicit Erased(G game) : game_(std::move(game)) {}
  const G& game() const { return game_; }

  int seats() const override { return game_.seats(); }
  int sides() const override { return game_.sides(); }
  Side sideOf(Seat seat) const override { return game_.sideOf(seat); }
  AnyState start() const override { return AnyState::of(game_.start()); }
  Turn turn(const AnyState& state) const override { return game_.turn(in(state)); }
  void list(const AnyState& state, Seat seat, ActionList<AnyAction>& out) const override {
    ActionList<typename G::Action> actions(game_.maxActions());
    game_.list(in(state), seat, actions);
    for (const auto& action : actions) out.push_back(AnyAction::of(action));
  }
  Listing listing() const override { return game_.listing(); }
  std::optional<AnyAction> sample([[maybe_unused]] const AnyState& state, [[maybe_unused]] Seat seat,
                                  [[maybe_unused]] FastDice& dice) const override {
    if constexpr (FreeGame<G>) {
      if (const auto action = game_.sample(in(state), seat, dice)) return AnyAction::of(*action);
    }
    return std::nullopt;
  }
  std::size_t maxActions() const override { return game_.maxActions(); }
  std::optional<Refusal> check(const AnyState& state, Seat seat, const AnyAction& action) const override {
    return game_.check(in(state), seat, action.as<typename G::Action>());
  }
  void apply(AnyState& state, Seat seat, const AnyAction& action, NoEvents& events) const override {
    game_.apply(in(state), seat, action.as<typename G::Action>(), events);
  }
  void apply(AnyState& state, Seat seat, const AnyAction& action, EventList& events) const override {
    game_.apply(in(state), seat, action.as<typename G::Action>(), events);
  }
  void roll(AnyState& state, const Faces& faces, NoEvents& events) const override {
    game_.roll(in(state), faces, events);
  }
  void roll(AnyState& state, const Faces& faces, EventList& events) const override {
    game_.roll(in(state), faces, events);
  }
  Outcome outcome(const AnyState& state) const override { return game_.outcome(in(state)); }
  Face faceClass(const AnyState& state, Face face) const override { return game_.faceClass(in(state), face); }
  AnyState view(const AnyState& state, Seat seat) const override { return AnyState::of(game_.view(in(state), seat)); }
  bool conceals([[maybe_unused]] const AnyState& state, [[maybe_unused]] const AnyAction& action) const override {
    if constexpr (SecretiveGame<G>) {
      return game_.conceals(in(state), action.as<typename G::Action>());
    } else {
      return false;
    }
  }
  bool hasSecrets([[maybe_unused]] const AnyState& state) const override {
    if constexpr (SecretiveGame<G>) {
      return game_.hasSecrets(in(state));
    } else {
      return false;
    }
  }
  Side luckOf([[maybe_unused]] const Said& outcome) const override {
    if constexpr (LuckyGame<G>) {
      return game_.luckOf(outcome);
    } else {
      return noSide;
    }
  }
  int value(const AnyState& state, Side side) const override { return game_.value(in(state), side); }
  std::uint64_t signature(const AnyState& state) const override { return game_.signature(in(state)); }
  std::string write(const AnyState& state, const AnyAction& action) const override {
    return game_.write(in(state), action.as<typename G::Action>());
  }
  Read<AnyAction> read(const AnyState& state, Seat seat, std::string_view text) const override {
    const auto read = game_.read(in(state), seat, text);
    if (!read.value) return Read<AnyAction>::failed(read.error, read.at);
    return {AnyAction::of(*read.value), {}, 0};
  }
  std::string writePosition(const AnyState& state) const override { return game_.writePosition(in(state)); }
  Read<AnyState> readPosition(std::string_view text) const override {
    const auto read = game_.readPosition(text);
    if (!read.value) return Read<AnyState>::failed(read.error, read.at);
    return {AnyState::of(*read.value), {}, 0};
  }
  std::string name(const AnyState& state, Arg arg, Language language) const override {
    return game_.name(in(state), arg, language);
  }
  std::string draw(const AnyState& state, Language language) const override { return game_.draw(in(state), language); }
  Data stage() const override { return game_.stage(); }
  Data scene(const AnyState& state) const override { return game_.scene(in(state)); }
  Data choices(const AnyState& state, Seat seat) const override { return game_.choices(in(state), seat); }
  Data picture(const AnyState& state, Seat seat, const AnyAction& action) const override {
    return game_.picture(in(state), seat, action.as<typename G::Action>());
  }
  Data overlay(const AnyState& state, Side side) const override { return game_.overlay(in(state), side); }
  std::span<const Phrase> orders() const override { return game_.orders(); }
  std::optional<AnyAction> obey(const AnyState& state, Seat seat, const Phrase& order) const override {
    if (const auto action = game_.obey(in(state), seat, order)) return AnyAction::of(*action);
    return std::nullopt;
  }
  Read<AnyState> amend(const AnyState& state, std::string_view text) const override {
    const auto read = game_.amend(in(state), text);
    if (!read.value) return Read<AnyState>::failed(read.error, read.at);
    return {AnyState::of(*read.value), {}, 0};
  }

 private:
  using State = typename G::State;
  static const State& in(const AnyState& state) { return state.as<State>(); }
  static State& in(AnyState& state) { return state.as<State>(); }

  G game_;
};

}  // namespace walstatt
