#include "server/static_files.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace walstatt::server {

namespace fs = std::filesystem;

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 16> types{{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".svg", "image/svg+xml"},
    {".json", "application/json"},
    {".map", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".png", "image/png"},
    {".jpg", "image/jpeg"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".txt", "text/plain; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".mp3", "audio/mpeg"},
    {".woff2", "font/woff2"},
}};

std::string_view typeOf(const fs::path& path) {
  const std::string extension = path.extension().string();
  for (const auto& [known, type] : types)
    if (known == extension) return type;
  return "application/octet-stream";
}

// Everything but files and questions to the server: the page itself knows /rules/mfm/G8.2.
bool isOfThePage(const std::string& path) {
  const bool file = fs::path(path).extension().string().find_first_not_of(".0123456789") != std::string::npos;
  return !file && !path.starts_with("/api/") && !path.starts_with("/assets/");
}

std::string bytesOf(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// FNV-1a over length and bytes: strong enough for files that the same people build.
std::string tagOf(const std::string& bytes) {
  std::uint64_t hash = 0xcbf29ce484222325u;
  for (const char byte : bytes) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3u;
  static constexpr std::string_view digits = "0123456789abcdef";
  std::string tag = "\"" + std::to_string(bytes.size()) + '-';
  for (int shift = 60; shift >= 0; shift -= 4) tag += digits[(hash >> shift) & 15];
  return tag + '"';
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

template <class Use>
bool anyPart(std::string_view list, const Use& use) {
  while (!list.empty()) {
    const std::size_t comma = std::min(list.find(','), list.size());
    if (use(trimmed(list.substr(0, comma)))) return true;
    list.remove_prefix(std::min(comma + 1, list.size()));
  }
  return false;
}

int hexDigit(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
  if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
  return -1;
}

}  // namespace

std::optional<std::string> decoded(std::string_view path) {
  std::string out;
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (path[i] != '%') {
      out += path[i];
      continue;
    }
    const int high = i + 1 < path.size() ? hexDigit(path[i + 1]) : -1;
    const int low = i + 2 < path.size() ? hexDigit(path[i + 2]) : -1;
    if (high < 0 || low < 0 || (high == 0 && low == 0)) return std::nullopt;
    out += static_cast<char>(high * 16 + low);
    i += 2;
  }
  return out;
}

bool accepts(std::string_view header, std::string_view coding) {
  return anyPart(header, [&](std::string_view part) {
    const std::size_t semicolon = std::min(part.find(';'), part.size());
    if (trimmed(part.substr(0, semicolon)) != coding) return false;
    std::string_view weight = trimmed(part.substr(std::min(semicolon + 1, part.size())));
    if (weight.substr(0, 2) != "q=") return true;
    return weight.find_first_of("123456789") != std::string_view::npos;
  });
}

bool names(std::string_view header, std::string_view tag) {
  return anyPart(header, [&](std::string_view part) {
    if (part.substr(0, 2) == "W/") part.remove_prefix(2);
    return part == "*" || part == tag;
  });
}

StaticFiles StaticFiles::read(const std::string& folder) {
  StaticFiles all;
  std::error_code fault;
  const auto formOf = [](const fs::path& path) {
    std::error_code ignored;
    if (!fs::is_regular_file(path, ignored)) return Form{};
    auto bytes = std::make_shared<const std::string>(bytesOf(path));
    std::string tag = tagOf(*bytes);
    return Form{std::move(bytes), std::move(tag)};
  };
  for (fs::recursive_directory_iterator at(folder, fault), end; !fault && at != end; at.increment(fault)) {
    const fs::path& path = at->path();
    std::error_code ignored;
    if (!at->is_regular_file(ignored) || path.extension() == ".br" || path.extension() == ".gz") continue;
    const std::string name = '/' + fs::relative(path, folder, ignored).generic_string();
    File file;
    file.type = typeOf(path);
    file.immutable = name.substr(0, 8) == "/assets/";
    file.plain = formOf(path);
    file.brotli = formOf(fs::path(path) += ".br");
    file.gzip = formOf(fs::path(path) += ".gz");
    all.files_.emplace(name, std::move(file));
  }
  return all;
}

std::optional<HttpResponse> StaticFiles::find(const HttpRequest& request) const {
  const std::optional<std::string> path = decoded(request.path);
  if (!path || path->empty() || path->front() != '/') return std::nullopt;
  auto found = files_.find(*path);
  if (found == files_.end()) {
    if (isOfThePage(*path)) found = files_.find("/index.html");
    if (found == files_.end()) return std::nullopt;
  }
  const File& file = found->second;
  const bool brotli = file.brotli.bytes && accepts(request.acceptEncoding, "br");
  const bool gzip = !brotli && file.gzip.bytes && accepts(request.acceptEncoding, "gzip");
  const Form& form = brotli ? file.brotli : gzip ? file.gzip : file.plain;

  HttpResponse response;
  response.type = file.type;
  response.headers.emplace_back("ETag", form.tag);
  response.headers.emplace_back("Cache-Control", file.immutable ? "public, max-age=31536000, immutable" : "no-cache");
  if (file.brotli.bytes || file.gzip.bytes) response.headers.emplace_back("Vary", "Accept-Encoding");
  if (names(request.ifNoneMatch, form.tag)) {
    response.status = 304;
    return response;
  }
  if (brotli || gzip) response.headers.emplace_back("Content-Encoding", brotli ? "br" : "gzip");
  response.body = form.bytes;
  return response;
}

std::string findWebFolder() {
  std::error_code fault;
  const fs::path program = fs::read_symlink("/proc/self/exe", fault);
  if (fault) return {};
  // Beside the program, installed, and in the tree it was built in.
  for (const char* place : {"web", "../web", "../share/walstatt/web", "../../web/dist", "../../../web/dist"}) {
    const fs::path folder = (program.parent_path() / place).lexically_normal();
    if (fs::is_regular_file(folder / "index.html", fault) &&
        (folder.filename() != "web" || !fs::exists(folder / "package.json", fault)))
      return folder.string();
  }
  return {};
}

}  // namespace walstatt::server
