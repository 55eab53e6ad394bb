// The house's own content, read once for all tests.
#pragma once

#include <gtest/gtest.h>

#include "games/adlg/content.h"

namespace walstatt::adlg {

inline const std::shared_ptr<const Content>& testContent() {
  static const std::shared_ptr<const Content> kept = [] {
    Errors errors;
    const Library library = Library::read(builtInContent(), errors);
    std::shared_ptr<const Content> read = readContent(library, errors);
    for (const ContentError& error : errors.list()) ADD_FAILURE() << library.words().say(error, Language::english);
    return read;
  }();
  return kept;
}

}  // namespace walstatt::adlg
