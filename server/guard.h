// Who may talk to the server: pages of foreign sites are kept out by their Origin, and by the Host they were tricked into
// (DNS rebinding) where the server listens only on this machine.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace walstatt::server {

class Guard {
 public:
  Guard(std::string_view boundAddress, const std::vector<std::string>& allowedHosts,
        const std::vector<std::string>& allowedOrigins);

  // Whether a Host header (with or without port) may be answered.
  bool allowsHost(std::string_view host) const;
  // Whether a page of this origin may open a socket on this host. Programs send no Origin.
  bool allowsOrigin(std::string_view origin, std::string_view host) const;

 private:
  bool loopback_;
  std::vector<std::string> hosts_;
  std::vector<std::string> origins_;
};

bool isLoopback(std::string_view address);
// The nearest address that a trusted proxy tells (the last of X-Forwarded-For), or `peer` where there is none.
std::string forwardedAddress(std::string_view header, std::string_view peer);

}  // namespace walstatt::server
