#include "server/guard.h"

#include <algorithm>

namespace walstatt::server {

namespace {

std::string lowered(std::string_view text) {
  std::string out(text);
  for (char& letter : out)
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  return out;
}

std::string_view withoutPort(std::string_view host) {
  const std::size_t bracket = host.rfind(']');
  const std::size_t colon = host.rfind(':');
  return colon == std::string_view::npos || (bracket != std::string_view::npos && colon < bracket)
             ? host
             : host.substr(0, colon);
}

bool holds(const std::vector<std::string>& list, std::string_view wanted) {
  return std::find(list.begin(), list.end(), wanted) != list.end();
}

}  // namespace

bool isLoopback(std::string_view address) {
  return address.substr(0, 4) == "127." || address == "::1" || address == "localhost";
}

Guard::Guard(std::string_view boundAddress, const std::vector<std::string>& allowedHosts,
             const std::vector<std::string>& allowedOrigins)
    : loopback_(isLoopback(boundAddress)) {
  for (const std::string& host : allowedHosts) hosts_.push_back(lowered(host));
  for (const std::string& origin : allowedOrigins) origins_.push_back(lowered(origin));
}

bool Guard::allowsHost(std::string_view host) const {
  const std::string whole = lowered(host);
  const std::string_view name = withoutPort(whole);
  if (holds(hosts_, name) || holds(hosts_, whole)) return true;
  if (!loopback_) return !name.empty();
  return name == "localhost" || name == "[::1]" || name.substr(0, 4) == "127.";
}

bool Guard::allowsOrigin(std::string_view origin, std::string_view host) const {
  if (origin.empty()) return true;
  const std::string whole = lowered(origin);
  if (holds(origins_, whole)) return true;
  const std::size_t slashes = whole.find("://");
  if (slashes == std::string::npos) return false;  // "null" among others
  const std::string_view scheme = std::string_view(whole).substr(0, slashes);
  return (scheme == "http" || scheme == "https") && std::string_view(whole).substr(slashes + 3) == lowered(host);
}

std::string forwardedAddress(std::string_view header, std::string_view peer) {
  const std::size_t comma = header.rfind(',');
  std::string_view last = comma == std::string_view::npos ? header : header.substr(comma + 1);
  while (!last.empty() && last.front() == ' ') last.remove_prefix(1);
  while (!last.empty() && last.back() == ' ') last.remove_suffix(1);
  const bool plausible = !last.empty() && last.size() <= 64 &&
                         last.find_first_not_of("0123456789abcdefABCDEF.:[]") == std::string_view::npos;
  return std::string(plausible ? last : peer);
}

}  // namespace walstatt::server
