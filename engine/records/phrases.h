// What is said of records that are not as they should be; the sentences are in content/words/record.toml.
#pragma once

#include "base/phrase.h"

namespace walstatt::phrases::record {

// The JSON of a line, or of a message.
inline constexpr Phrase syntax{"record.syntax", ""};
inline constexpr Phrase tooDeep{"record.too-deep", ""};
inline constexpr Phrase twice{"record.twice", ""};
inline constexpr Phrase tooLarge{"record.too-large", ""};
inline constexpr Phrase emptyLine{"record.empty-line", ""};

// The form of the record.
inline constexpr Phrase noHeader{"record.no-header", ""};
inline constexpr Phrase version{"record.version", ""};
inline constexpr Phrase unknownLine{"record.unknown-line", ""};
inline constexpr Phrase order{"record.order", ""};
inline constexpr Phrase afterEnd{"record.after-end", ""};
inline constexpr Phrase hex{"record.hex", ""};
inline constexpr Phrase word{"record.word", ""};
inline constexpr Phrase rollForm{"record.roll-form", ""};
inline constexpr Phrase faces{"record.faces", ""};
inline constexpr Phrase cutOff{"record.cut-off", ""};

// What the rules say to it.
inline constexpr Phrase unknownGame{"record.unknown-game", ""};
inline constexpr Phrase playerCount{"record.player-count", ""};
inline constexpr Phrase noSuchSeat{"record.no-such-seat", ""};
inline constexpr Phrase unreadableAction{"record.unreadable-action", ""};
inline constexpr Phrase refused{"record.refused", ""};
inline constexpr Phrase notRolling{"record.not-rolling", ""};
inline constexpr Phrase notDeciding{"record.not-deciding", ""};
inline constexpr Phrase otherThrow{"record.other-throw", ""};
inline constexpr Phrase signature{"record.signature", ""};

// What the proof says to it.
inline constexpr Phrase commitment{"record.commitment", ""};
inline constexpr Phrase wrongDie{"record.wrong-die", ""};
inline constexpr Phrase wrongFastDie{"record.wrong-fast-die", ""};
inline constexpr Phrase wrongEnd{"record.wrong-end", ""};

// What a running game says.
inline constexpr Phrase finished{"record.finished", ""};
inline constexpr Phrase emptySeat{"record.empty-seat", ""};
inline constexpr Phrase needSecret{"record.need-secret", ""};

}  // namespace walstatt::phrases::record
