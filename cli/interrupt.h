// Ctrl-C at the table is the same as the end of the input: the record is kept and the program says good-bye.
#pragma once

#include <istream>
#include <optional>
#include <string>

namespace walstatt::cli {

// From now on the first interrupt only sets a mark and ends the pending read; the second one ends the program.
void catchInterrupts();
bool interrupted();
// 130 after Ctrl-C, 143 after SIGTERM, as shells have it; 0 if nothing interrupted.
int interruptCode();
// The next line; nothing at the end of the input or after an interrupt. From a terminal no interrupt is missed, however
// shortly before the read it comes.
std::optional<std::string> readLine(std::istream& in, bool fromTerminal);

}  // namespace walstatt::cli
