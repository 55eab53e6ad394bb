#include "server/message_peek.h"

#include <boost/json.hpp>

namespace walstatt::server {

Peeked peek(std::string_view message) {
  Peeked peeked;
  boost::json::error_code fault;
  boost::json::monotonic_resource memory;
  const boost::json::value value =
      boost::json::parse(boost::json::string_view(message.data(), message.size()), fault, &memory);
  const boost::json::object* object = fault ? nullptr : value.if_object();
  if (!object) return peeked;
  const auto text = [&](const char* name) {
    const boost::json::value* found = object->if_contains(name);
    const boost::json::string* string = found ? found->if_string() : nullptr;
    return string ? std::string(string->data(), string->size()) : std::string();
  };
  peeked.what = text("do");
  peeked.language = text("language");
  if (const boost::json::value* id = object->if_contains("id")) {
    // What the host would not repeat either: numbers of more than 63 bits.
    if (id->is_int64() && id->get_int64() > 0) peeked.id = static_cast<std::uint64_t>(id->get_int64());
  }
  return peeked;
}

bool mayAsk(std::string_view message, std::string_view what) {
  // A letter may be written as an escape.
  return message.find(what) != std::string_view::npos || message.find("\\u") != std::string_view::npos;
}

}  // namespace walstatt::server
