// walstatt army for L'Art de la Guerre: armies of lists, with corps and commanders.
#pragma once

#include "cli/army.h"
#include "games/adlg/army.h"

namespace walstatt::cli {

// Whether the options speak of an army or a list of L'Art de la Guerre: a list, corps, a ready army, a file or a code of it.
bool meansAdlgArmy(const Context& context, const adlg::Content& content, const ArmyOptions& options);
int runAdlgArmy(const Context& context, const adlg::Content& content, const ArmyOptions& options);
// The lists, one line each.
std::vector<std::string> adlgListLines(const Context& context, const adlg::Content& content);

// The content of L'Art de la Guerre; nothing if it is broken, which `walstatt check` explains.
std::shared_ptr<const adlg::Content> adlgContent(const Context& context);
// The army of a file, of a code, or a ready one by its id; complains, and tells what has changed since a code was made.
std::optional<adlg::Army> loadAdlgArmy(const Context& context, const adlg::Content& content, const std::string& text);
bool isAdlgArmy(const adlg::Content& content, const std::string& text);

}  // namespace walstatt::cli
