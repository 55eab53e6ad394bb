#include "server/pages.h"

#include "base/data.h"
#include "matches/schema.h"

namespace walstatt::server {

namespace {

constexpr std::string_view json = "application/json";

// What every answer carries. The page has no inline script or style and talks only to where it came from.
constexpr std::string_view securityHeaders =
    "Content-Security-Policy: default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r\n"
    "X-Content-Type-Options: nosniff\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\n"
    "Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()\r\n";

std::string_view reasonOf(int status) {
  switch (status) {
    case 200: return "OK";
    case 304: return "Not Modified";
    case 400: return "Bad Request";
    case 403: return "Forbidden";
    case 404: return "Not Found";
    case 405: return "Method Not Allowed";
    case 408: return "Request Timeout";
    case 413: return "Content Too Large";
    case 426: return "Upgrade Required";
    case 429: return "Too Many Requests";
    case 431: return "Request Header Fields Too Large";
    case 500: return "Internal Server Error";
    case 503: return "Service Unavailable";
    default: return "Error";
  }
}

HttpResponse made(int status, std::string_view type, std::string text, std::string caching = "no-store") {
  HttpResponse response;
  response.status = status;
  response.type = type;
  response.body = std::make_shared<const std::string>(std::move(text));
  response.headers.emplace_back("Cache-Control", std::move(caching));
  return response;
}

// The part of a path between two texts; empty where it does not fit or holds a slash.
std::string_view between(std::string_view path, std::string_view before, std::string_view after) {
  if (path.size() <= before.size() + after.size() || path.substr(0, before.size()) != before) return {};
  if (path.substr(path.size() - after.size()) != after) return {};
  const std::string_view part = path.substr(before.size(), path.size() - before.size() - after.size());
  return part.find('/') == std::string_view::npos ? part : std::string_view{};
}

}  // namespace

std::string headOf(const HttpResponse& response, bool keepAlive) {
  std::string head = "HTTP/1.1 " + std::to_string(response.status) + ' ';
  head += reasonOf(response.status);
  head += "\r\nServer: walstatt\r\n";
  if (response.status != 304) {
    head += "Content-Type: ";
    head += response.type;
    head += "\r\nContent-Length: " + std::to_string(response.body->size()) + "\r\n";
  }
  for (const auto& [name, value] : response.headers) {
    head += name;
    head += ": " + value + "\r\n";
  }
  head += keepAlive ? "Connection: keep-alive\r\n" : "Connection: close\r\n";
  head += securityHeaders;
  return head += "\r\n";
}

HttpResponse Pages::problem(int status, std::string_view code) const {
  const std::string sentence = "server.http." + std::string(code);
  Data text{Data::Table{}};
  text.set("de", Data(hall_->words().plain(sentence, Language::german)));
  text.set("en", Data(hall_->words().plain(sentence, Language::english)));
  Data all{Data::Table{}};
  all.set("code", Data(code));
  all.set("text", std::move(text));
  HttpResponse response = made(status, json, toJson(all));
  if (status == 405) response.headers.emplace_back("Allow", "GET, HEAD");
  if (status == 426) response.headers.emplace_back("Upgrade", "websocket");
  return response;
}

HttpResponse Pages::answer(const HttpRequest& request) const {
  if (request.method != "GET" && request.method != "HEAD") return problem(405, "bad-method");
  if (std::optional<HttpResponse> own = ownPage(request.path)) return *own;
  if (request.path.substr(0, 5) == "/api/") return problem(404, "not-found");
  if (!files_.hasPage()) return notBuilt();
  std::optional<HttpResponse> file = files_.find(request);
  return file ? *file : problem(404, "not-found");
}

std::optional<HttpResponse> Pages::ownPage(std::string_view path) const {
  const auto ofHost = [&](std::string_view type, std::string text) {
    return text.empty() ? problem(404, "not-found") : made(200, type, std::move(text));
  };
  if (path == "/healthz") return hall_->healthy() ? made(200, json, "{\"ok\":true}") : problem(503, "storage");
  if (path == "/metrics") return made(200, "text/plain; version=0.0.4; charset=utf-8", hall_->metricsText());
  if (path == "/api/socket") return problem(426, "upgrade");
  if (path == "/api/protocol")
    return made(200, "application/schema+json", std::string(protocolSchemaText()), "no-cache");
  if (path == "/api/games") return ofHost(json, hall_->host().gamesJson());
  if (path == "/api/lobby") return ofHost(json, hall_->host().lobbyJson());
  if (const std::string_view game = between(path, "/api/rules/", ""); !game.empty())
    return ofHost(json, hall_->host().rulesJson(game));
  if (const std::string_view match = between(path, "/api/matches/", "/record"); !match.empty())
    return ofHost("application/jsonl; charset=utf-8", hall_->host().recordText(match, Hall::now()));
  return std::nullopt;
}

HttpResponse Pages::notBuilt() const {
  std::string page =
      "<!doctype html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><title>Walstatt</title></head>\n<body>\n";
  for (const Language language : {Language::german, Language::english}) {
    page += language == Language::german ? "<p lang=\"de\">" : "<p lang=\"en\">";
    page += hall_->words().plain("server.not-built", language) + "</p>\n";
  }
  return made(503, "text/html; charset=utf-8", page + "</body>\n</html>\n");
}

}  // namespace walstatt::server
