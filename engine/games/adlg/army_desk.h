// Armies for those who speak in messages: one question in, one answer out, both plain data. The page of the browser asks
// here by way of the server; nothing a stranger sends does more than give a fault. docs/adlg-armies.md has the form.
#pragma once

#include "games/adlg/army.h"

namespace walstatt::adlg {

// The question is a table with `ask`: lists, check, read, surprise or battle. Faults of the question itself go to `errors`,
// and the answer is then empty.
Data answerAboutArmies(const Content& content, const Data& question, Errors& errors);

}  // namespace walstatt::adlg
