// The record of a game: JSON Lines, versioned. A header (game, setup, commitment, players), then one line
// per decision and per roll, then the end with the secret of the dice. docs/records.md is its description.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/data.h"
#include "library/errors.h"
#include "library/words.h"
#include "table/game_kind.h"

namespace walstatt {

// Version 2 added undo and amend; records of version 1 are read as they are.
inline constexpr int recordVersion = 2;
inline constexpr int oldestRecordVersion = 1;

// Thrown dice are provable (HMAC of a committed secret), fast (a seed, for trials) or given (real dice,
// scripts): only the first can be proved.
enum class DiceKind : std::uint8_t { provable, fast, given };

struct RecordPlayer {
  std::string name;
  std::string kind;  // person, or the computer player's name
  std::string word;  // the player's own word for the dice; one line, may be empty
};

struct RecordHeader {
  std::string game;
  std::string scenario;  // the ready setup's id, or empty
  Data setup;
  DiceKind dice = DiceKind::provable;
  std::string commitment;             // SHA-256 of the secret, 64 hex digits, for provable dice
  std::uint64_t seed = 0;             // for fast dice
  std::vector<RecordPlayer> players;  // one a seat
};

// Nothing is ever removed from a record: what was taken back stays, and the undo is a step of its own.
enum class StepKind : std::uint8_t { decision, roll, undo, amendment };

struct RecordStep {
  StepKind kind = StepKind::decision;
  Seat seat = 0;       // who decided, or who asked for the undo or amendment
  std::string action;  // a decision's or an amendment's notation
  Throw dice{};
  Faces faces;
  std::uint32_t undoTo = 0;                  // undo: play goes on from the state after this step
  bool agreed = false;                       // undo: all players agreed to it
  std::optional<std::uint64_t> signature{};  // of the state after the step, where the record has it
  std::uint32_t line = 0;                    // in the file it was read from; 0: none

  bool isRoll() const { return kind == StepKind::roll; }
};

struct RecordEnd {
  bool over = false;  // the rules ended the game; otherwise it was stopped
  Side winner = noSide;
  std::string reason;  // phrase id of the outcome, or "resigned", "agreed", "time"
  std::string secret;  // 64 hex digits, for provable dice
  std::optional<std::uint64_t> signature{};
  std::uint32_t line = 0;
};

struct Record {
  RecordHeader header;
  std::vector<RecordStep> steps;
  std::optional<RecordEnd> end;
  std::vector<ContentError> notes{};  // what was passed over: a last line that broke off in a crash
};

// Two dice with twelve sides: 2d12.
std::string diceNotation(const Throw& dice);
std::string facesNotation(const Faces& faces);           // [3,11], as in the record
std::string signatureNotation(std::uint64_t signature);  // 16 hex digits

// One line each, without the newline.
std::string writeHeader(const RecordHeader& header);
std::string writeStep(const RecordStep& step, std::size_t number, std::uint64_t signature);
// The step of one line that writeStep wrote; nothing if it is none.
std::optional<RecordStep> readStep(const Data& line, std::size_t number, const std::string& file, Errors& errors);
std::string writeEnd(const RecordEnd& end, std::uint64_t signature);

// All faults with their lines are in `errors`; nothing is returned then.
std::optional<Record> readRecord(std::string_view text, const std::string& file, Errors& errors);

// A game being replayed or continued: the game object, its state and what happened.
struct Replay {
  std::shared_ptr<const AnyGame> game;
  std::vector<AnyState> states;            // states[0] is the start, states[n] after step n
  std::vector<std::vector<Event>> events;  // events[n] belong to step n + 1
};

// Carries one step of a record out on `state`, with every check that a player's own step would have. `stateAfter` gives the
// state after an earlier step, for undo. A fault names the line; the state is then not to be used.
struct StepContext {
  const Words& words;
  const AnyGame& game;
  const std::string& file;
  Errors& errors;
};
bool replayStep(const StepContext& context, const RecordStep& step, std::size_t number,
                const std::function<AnyState(std::size_t)>& stateAfter, AnyState& state, EventList& events);

// The game of a record's header; faults lie in line 1.
std::shared_ptr<const AnyGame> gameOf(const Library& library, const RecordHeader& header, const std::string& file,
                                      Errors& errors);

// Plays the record's steps through the rules, up to `steps` of them. A step that the rules refuse is a
// fault that names its line, the action and the refusal.
std::optional<Replay> replay(const Library& library, const Record& record, const std::string& file, Errors& errors,
                             std::size_t steps = static_cast<std::size_t>(-1));

}  // namespace walstatt
