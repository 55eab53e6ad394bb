// Everything that plain HTTP answers: the page, the few addresses of the protocol, health and metrics.
#pragma once

#include <string>
#include <string_view>

#include "server/hall.h"
#include "server/http_message.h"
#include "server/static_files.h"

namespace walstatt::server {

class Pages {
 public:
  Pages(Hall& hall, StaticFiles files) : hall_(&hall), files_(std::move(files)) {}

  HttpResponse answer(const HttpRequest& request) const;
  // An error as small JSON in both languages: not-found, bad-request …
  HttpResponse problem(int status, std::string_view code) const;

 private:
  std::optional<HttpResponse> ownPage(std::string_view path) const;
  HttpResponse notBuilt() const;

  Hall* hall_;
  StaticFiles files_;
};

// Head and headers of a response, up to and with the empty line.
std::string headOf(const HttpResponse& response, bool keepAlive);

}  // namespace walstatt::server
