// HTTP as the pages see it, without any library: what was asked, and what is answered.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace walstatt::server {

struct HttpRequest {
  std::string_view method;
  std::string_view path;  // without query, still percent-encoded
  std::string_view acceptEncoding;
  std::string_view ifNoneMatch;
};

using HttpHeader = std::pair<std::string_view, std::string>;

struct HttpResponse {
  int status = 200;
  std::string_view type = "text/plain; charset=utf-8";
  std::shared_ptr<const std::string> body = std::make_shared<std::string>();
  std::vector<HttpHeader> headers{};
};

}  // namespace walstatt::server
