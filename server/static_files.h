// The page: a folder read into memory once, with the compressed forms (.br, .gz) that lie beside a file. What was not
// there at the start is never opened, so no path leads out of the folder.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "server/http_message.h"

namespace walstatt::server {

class StaticFiles {
 public:
  StaticFiles() = default;
  // All files below the folder; empty where there is none.
  static StaticFiles read(const std::string& folder);

  bool hasPage() const { return files_.contains("/index.html"); }
  std::size_t size() const { return files_.size(); }
  // The file, index.html for addresses of the page itself (no dot in the last part), or nothing.
  std::optional<HttpResponse> find(const HttpRequest& request) const;

 private:
  struct Form {
    std::shared_ptr<const std::string> bytes;
    std::string tag;
  };
  struct File {
    std::string_view type;
    bool immutable = false;
    Form plain, gzip, brotli;
  };
  std::map<std::string, File, std::less<>> files_;  // by path, with the leading slash
};

// The folder of the page: where it is looked for when no setting names it; empty: nowhere.
std::string findWebFolder();

// "a%20b" -> "a b"; nothing where it is malformed or holds a NUL.
std::optional<std::string> decoded(std::string_view path);
// Whether an Accept-Encoding allows this coding.
bool accepts(std::string_view header, std::string_view coding);
// Whether an If-None-Match names this tag.
bool names(std::string_view header, std::string_view tag);

}  // namespace walstatt::server
