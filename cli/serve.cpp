// walstatt serve: settings from file, environment and options, then the server until a signal ends it.
#include <spawn.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <ostream>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/text.h"
#include "server/server.h"
#include "server/settings.h"

namespace walstatt::cli {

namespace fs = std::filesystem;

namespace {

std::string environmentOr(const char* name, const std::string& otherwise) {
  const char* value = std::getenv(name);
  return value && *value ? value : otherwise;
}

// The user's own file, where no setting names one; its folder is made.
std::string ownDataFile() {
  const std::string home = environmentOr("HOME", ".");
  const fs::path folder = fs::path(environmentOr("XDG_DATA_HOME", home + "/.local/share")) / "walstatt";
  std::error_code ignored;
  fs::create_directories(folder, ignored);
  return (folder / "matches.sqlite").string();
}

std::optional<server::Settings> settingsOf(const Context& context, const ServeOptions& options) {
  server::Settings settings;
  Errors errors;
  const std::string config = options.config.empty() ? environmentOr("WALSTATT_CONFIG", "") : options.config;
  if (!config.empty())
    if (const std::optional<std::string> text = readFile(config, errors))
      server::applyFile(*text, config, settings, errors);
  for (const std::string& name : server::applyEnvironment(server::ownEnvironment(), settings, errors))
    complain(context, context.say("cli.serve.unknown-variable", {{"name", cleaned(name)}}));
  server::applyOptions(options.settings, settings, errors);
  if (!errors.empty()) return complain(context, errors), std::nullopt;
  if (settings.data.empty()) settings.data = ownDataFile();
  return settings;
}

// Shows the page where there is a screen; what fails is no loss, the address has been printed.
void openBrowser(const std::string& url) {
  if (environmentOr("DISPLAY", "").empty() && environmentOr("WAYLAND_DISPLAY", "").empty()) return;
  for (const char* program : {"xdg-open", "x-www-browser"}) {
    std::string name = program;
    std::string address = url;
    char* arguments[] = {name.data(), address.data(), nullptr};
    pid_t child = 0;
    if (posix_spawnp(&child, program, nullptr, nullptr, arguments, environ) == 0) return;
  }
}

}  // namespace

int runServe(const Context& context, const ServeOptions& options) {
  const std::optional<server::Settings> settings = settingsOf(context, options);
  if (!settings) return badUse;
  try {
    server::Server server(*settings, context.library, context.words);
    print(context, context.say("cli.serve.listening", {{"url", server.url()}}));
    if (!server.hasPage()) complain(context, context.say("cli.serve.no-page"));
    context.out.flush();
    if (options.open) openBrowser(server.url());
    server.run(server::Signals::handle);
    return fine;
  } catch (const server::StartFault& fault) {
    complain(context, context.say(fault.id, fault.values));
    return refused;
  }
}

}  // namespace walstatt::cli
