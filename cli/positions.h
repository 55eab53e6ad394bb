// Positions and records as a user names them.
#pragma once

#include <optional>
#include <string>

#include "cli/context.h"
#include "records/record.h"
#include "table/any_game.h"

namespace walstatt::cli {

// The position in the notation itself or in a file that holds it; complains and gives nothing if it cannot be read.
std::optional<AnyState> readPosition(const Context& context, const AnyGame& game, const std::string& fileOrText);

// The action of that notation for whoever may decide; complains with the reason and the rule if it is refused.
struct Chosen {
  Seat seat;
  AnyAction action;
};
std::optional<Chosen> readMove(const Context& context, const AnyGame& game, const AnyState& state,
                               const std::string& notation);

// A place in a notation that could not be read: the text with a mark below it, then what was expected.
void complainOfNotation(const Context& context, const AnyGame& game, const AnyState& state, const std::string& text,
                        const Said& error, std::size_t at);

struct ReadRecord {
  Record record;
  Replay replay;
};
// Reads a record and plays it through, up to step `to`. Complains and gives nothing if it cannot be.
std::optional<ReadRecord> openRecord(const Context& context, const std::string& file, std::optional<std::uint64_t> to);

}  // namespace walstatt::cli
