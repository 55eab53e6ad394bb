// Checks messages against docs/protocol.schema.json, the one description of the protocol: what comes in always, what
// goes out in tests. Knows the words of JSON Schema that the file uses and refuses a schema with others.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "library/errors.h"

namespace walstatt {

class Schema {
 public:
  // Throws std::logic_error if the text is no schema: it is part of the program.
  explicit Schema(std::string_view text);
  ~Schema();
  Schema(Schema&&) noexcept;

  bool has(std::string_view definition) const;
  // The first fault, with the path of the field; nothing where the value is as the definition wants it.
  std::optional<ContentError> check(const Data& value, std::string_view definition) const;

 private:
  struct Node;
  class Builder;
  class Check;
  std::map<std::string, std::unique_ptr<Node>, std::less<>> definitions_;
};

// docs/protocol.schema.json, built into the program.
std::string_view protocolSchemaText();
const Schema& protocolSchema();

}  // namespace walstatt
