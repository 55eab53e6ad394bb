// The settings of the server: one list, each from a file (TOML), the environment (WALSTATT_PORT) or the command line
// (--port), the later ones winning. A fault names the place, what was found and what was expected.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "library/errors.h"

namespace walstatt::server {

struct Settings {
  std::string address = "127.0.0.1";
  int port = 1192;    // 0: any free one
  std::string data;   // the SQLite file; empty: the user's own
  int dataLimit = 0;  // MiB
  std::string web;    // the folder of the page; empty: looked for beside the program
  std::vector<std::string> allowOrigin;
  std::vector<std::string> allowHost;
  bool trustProxy = false;

  // Limits; 0 switches one off.
  int connections = 10'000;
  int connectionsPerAddress = 200;
  int messagesPerSecond = 200;
  int messagesBurst = 400;
  int messagesPerSecondPerAddress = 2'000;
  int createsPerMinute = 60;
  // Sizes in KiB, times in seconds.
  int messageSize = 64;
  int queueSize = 4'096;
  int headerSize = 16;
  int bodySize = 64;
  int headerTimeout = 10;
  int handshakeTimeout = 10;
  int idleTimeout = 60;
  int stopTimeout = 5;

  bool compress = false;
  int workers = 1;
  std::string logLevel = "info";
  std::string logFormat = "text";
};

struct Setting {
  using Member =
      std::variant<std::string Settings::*, int Settings::*, bool Settings::*, std::vector<std::string> Settings::*>;
  std::string_view name;
  Member member;
  int least = 0;
  int most = 0;
  std::vector<std::string> choices{};

  bool isFlag() const { return std::holds_alternative<bool Settings::*>(member); }
  // WALSTATT_MESSAGE_SIZE
  std::string variable() const;
};
const std::vector<Setting>& settingList();

// Each changes what it is given and leaves the rest alone.
void applyFile(std::string_view text, const std::string& file, Settings& settings, Errors& errors);
// Variables whose name begins like ours but names no setting come back: likely slips of the pen.
std::vector<std::string> applyEnvironment(const std::map<std::string, std::string>& variables, Settings& settings,
                                          Errors& errors);
// By the names of settings, as text. Lists are separated by commas.
void applyOptions(const std::map<std::string, std::string>& options, Settings& settings, Errors& errors);

// The environment of this process, as far as it begins with WALSTATT_.
std::map<std::string, std::string> ownEnvironment();

}  // namespace walstatt::server
