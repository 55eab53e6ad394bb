// The contract of every game at this table. Read this header first.
//
// A *game object* is a rule book with a setup (map, armies, switches): immutable, shared by all who
// play, judge or watch. A *state* is a small value: copy it to try something. Play is a chain of two
// kinds of steps, and the state always tells which one it waits for (`turn`):
//
//   decision   one of the named seats chooses an action. `list` gives all legal ones where they can be
//              listed; on a free table (`Listing::sampled`) it gives some, and `sample` gives one more.
//              `check` judges any action and answers a refusal with its rule, or nothing; `apply`
//              carries a legal one out.
//   dice       the table throws. The state names the throw, `roll` goes on with the faces. Dice are
//              the moves of a third player, so the odds are made by trying all faces on copies.
//   nobody     the game is over; `outcome` tells how.
//
// Reactions in the opponent's turn need nothing special: the state simply waits for another seat.
// Secret simultaneous decisions: `turn` names several seats and says `secret`; each applies its action,
// `view` hides from a seat what the others have chosen until the rules reveal it.
//
// Every step tells what happened as *events*: phrases with arguments and explained numbers. With
// NoEvents that costs nothing.
//
// Two forms: the static one (the concept `Game`, templates over it: trials, search) and the erased one
// (`AnyGame` in table/any_game.h: server, command line). AnyGame is itself a Game, so whatever is
// written against the contract works with both. games/pig shows it all in a hundred lines.
#pragma once

#include <bit>
#include <concepts>
#include <cstdint>
#include <memory>
#include <new>
#include <optional>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/data.h"
#include "base/dice.h"
#include "base/explained.h"
#include "base/language.h"
#include "base/phrase.h"

namespace walstatt {

using Seat = std::uint8_t;      // a player at the table
using Side = std::uint8_t;      // who wins or loses together
using SeatSet = std::uint16_t;  // one bit a seat
inline constexpr int maxSeats = 6;
inline constexpr Side noSide = 255;
inline constexpr Seat noSeat = 255;  // a spectator, where a view is asked for

// The first seats and sides, for loops over all of them.
constexpr auto eachSeat(std::integral auto count) { return std::views::iota(Seat{0}, static_cast<Seat>(count)); }
constexpr auto eachSide(std::integral auto count) { return std::views::iota(Side{0}, static_cast<Side>(count)); }

constexpr SeatSet only(Seat seat) { return static_cast<SeatSet>(1u << seat); }
constexpr bool has(SeatSet seats, Seat seat) { return (seats >> seat & 1u) != 0; }
// The lowest seat of a set; the set must not be empty.
constexpr Seat firstOf(SeatSet seats) { return static_cast<Seat>(std::countr_zero(seats)); }

enum class Waiting : std::uint8_t { decision, dice, nobody };

struct Turn {
  Waiting waiting = Waiting::nobody;
  bool secret = false;    // decisions are hidden until all named seats have chosen
  bool reaction = false;  // an answer in somebody else's turn
  SeatSet seats = 0;      // who may decide now
  Throw dice{};           // what is to be thrown
  Seat thrower = noSeat;  // whose dice they are, where it is not whoever decided last; noSeat: as usual
  Seat against = noSeat;  // where two throw against each other: whose the second die is

  static constexpr Turn of(SeatSet seats) { return {Waiting::decision, false, false, seats}; }
  static constexpr Turn reactionOf(SeatSet seats) { return {Waiting::decision, false, true, seats}; }
  static constexpr Turn secretOf(SeatSet seats) { return {Waiting::decision, true, false, seats}; }
  static constexpr Turn rolling(Throw dice, Seat thrower = noSeat, Seat against = noSeat) {
    return {Waiting::dice, false, false, 0, dice, thrower, against};
  }
  static constexpr Turn over() { return {}; }
};

// Whether `list` gives every legal action, or whether the table is free and there are too many for that.
enum class Listing : std::uint8_t { complete, sampled };

// How a game ended, or that it goes on.
struct Outcome {
  bool over = false;
  Side winner = noSide;  // noSide: a draw
  Said why{};
};

// One thing that happened. `outcome` marks what a player asks the odds for: a hit, a loss, a win.
struct Event {
  Said said{};
  bool outcome = false;
  bool numbered = false;
  Explained number{};
};

// Sinks for events. A rule writes `if constexpr (Events::wanted)` round what only a listener needs.
struct NoEvents {
  static constexpr bool wanted = false;
  void tell(const Said&) {}
  void outcome(const Said&) {}
  void number(const Said&, const Explained&) {}
};

class EventList {
 public:
  static constexpr bool wanted = true;
  void tell(const Said& said) { events.push_back({said, false, false, {}}); }
  void outcome(const Said& said) { events.push_back({said, true, false, {}}); }
  void number(const Said& said, const Explained& number) { events.push_back({said, false, true, number}); }

  std::vector<Event> events;
};

// Legal actions, written into a buffer that its owner keeps: listing never allocates. The buffer is as large as the
// game says it may need (`maxActions`); only what is written is ever touched.
template <class Action>
class ActionList {
  static_assert(std::is_trivially_copyable_v<Action> && std::is_trivially_destructible_v<Action>);

 public:
  explicit ActionList(std::size_t capacity)
      : items_(static_cast<Action*>(::operator new(capacity * sizeof(Action)))),
        tail_(items_.get()),
        capacity_(capacity) {}

  void clear() { tail_ = items_.get(); }
  void push_back(Action action) { *tail_++ = action; }
  std::size_t capacity() const { return capacity_; }
  // Raw writing for inner loops: write at `tail`, then `setTail`.
  Action* tail() { return tail_; }
  void setTail(Action* tail) { tail_ = tail; }

  std::size_t size() const { return static_cast<std::size_t>(tail_ - items_.get()); }
  bool empty() const { return size() == 0; }
  const Action& operator[](std::size_t index) const { return items_.get()[index]; }
  const Action* begin() const { return items_.get(); }
  const Action* end() const { return tail_; }

 private:
  struct Release {
    void operator()(Action* memory) const { ::operator delete(memory); }
  };
  std::unique_ptr<Action, Release> items_;
  Action* tail_;
  std::size_t capacity_;
};

// The result of reading a notation: an action or state, or where the reading stumbled and over what.
template <class T>
struct Read {
  std::optional<T> value;
  Said error{};
  std::size_t at = 0;  // offset in the text

  static Read failed(Said why, std::size_t at) { return {std::nullopt, why, at}; }
};

// clang-format off
template <class G>
concept Game = requires(const G& game, typename G::State& state, const typename G::State& now,
                        const typename G::Action& action, ActionList<typename G::Action>& actions,
                        const Faces& faces, NoEvents& quiet, EventList& events, Seat seat, Side side,
                        Face face, Arg arg, Language language, std::string_view text, const Phrase& order) {
  // Who plays.
  { game.seats() } -> std::convertible_to<int>;
  { game.sides() } -> std::convertible_to<int>;
  { game.sideOf(seat) } -> std::same_as<Side>;

  // The way of play.
  { game.start() } -> std::same_as<typename G::State>;
  { game.turn(now) } -> std::same_as<Turn>;
  { game.listing() } -> std::same_as<Listing>;
  { game.list(now, seat, actions) };                                // the legal actions of that seat
  { game.maxActions() } -> std::convertible_to<std::size_t>;        // room that `list` may need
  { game.check(now, seat, action) } -> std::same_as<std::optional<Refusal>>;
  { game.apply(state, seat, action, quiet) };                       // of a legal action only
  { game.apply(state, seat, action, events) };
  { game.roll(state, faces, quiet) };                               // of faces that fit `turn().dice`
  { game.roll(state, faces, events) };
  { game.outcome(now) } -> std::same_as<Outcome>;

  // Faces with the same number lead to the same state: the odds try one of each.
  { game.faceClass(now, face) } -> std::convertible_to<Face>;

  // What a seat (or noSeat) may see: hidden things are wiped out, not just left undrawn.
  { game.view(now, seat) } -> std::same_as<typename G::State>;
  // A plain evaluation for computer players: the more, the better for that side.
  { game.value(now, side) } -> std::convertible_to<int>;
  { game.signature(now) } -> std::same_as<std::uint64_t>;

  // Notation: an action as in a score sheet, a position on one line. What is written can be read.
  { game.write(now, action) } -> std::same_as<std::string>;
  { game.read(now, seat, text) } -> std::same_as<Read<typename G::Action>>;
  { game.writePosition(now) } -> std::same_as<std::string>;
  { game.readPosition(text) } -> std::same_as<Read<typename G::State>>;
  // Words for arguments of phrases, and the board as text.
  { game.name(now, arg, language) } -> std::same_as<std::string>;
  { game.draw(now, language) } -> std::same_as<std::string>;

  // For a board on a screen, in forms that docs/protocol.md tells: what never changes, what lies on the table, the legal
  // actions of a seat with all that is needed to show them, one action drawn, and where a side could go and strike.
  { game.stage() } -> std::same_as<Data>;
  { game.scene(now) } -> std::same_as<Data>;
  { game.choices(now, seat) } -> std::same_as<Data>;
  { game.picture(now, seat, action) } -> std::same_as<Data>;
  { game.overlay(now, side) } -> std::same_as<Data>;

  // Standing orders that answer a reaction at once, and what one of them answers now; nothing where it does not apply.
  { game.orders() } -> std::same_as<std::span<const Phrase>>;
  { game.obey(now, seat, order) } -> std::same_as<std::optional<typename G::Action>>;
  // A change against the rules that all players agreed on ("SW1 to c5"), on a state that waits for a decision.
  { game.amend(now, text) } -> std::same_as<Read<typename G::State>>;
};
// A game on a free table also draws single legal actions; nothing if it finds none.
template <class G>
concept FreeGame = Game<G> && requires(const G& game, const typename G::State& now, Seat seat, FastDice& dice) {
  { game.sample(now, seat, dice) } -> std::same_as<std::optional<typename G::Action>>;
};
// A game with secrets that last, such as an ambush: which decisions tell what `view` hides from the other sides, and whether
// anything that such decisions told is still to come to light.
template <class G>
concept SecretiveGame = Game<G> && requires(const G& game, const typename G::State& now, const typename G::Action& action) {
  { game.conceals(now, action) } -> std::same_as<bool>;
  { game.hasSecrets(now) } -> std::same_as<bool>;
};
// A game that tells whose luck an outcome is, where it is not that of whoever decided; noSide: it is.
template <class G>
concept LuckyGame = Game<G> && requires(const G& game, const Said& outcome) {
  { game.luckOf(outcome) } -> std::same_as<Side>;
};
// clang-format on

}  // namespace walstatt
