#include "server/settings.h"

#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <set>

#include "library/library.h"

namespace walstatt::server {

namespace {

constexpr std::string_view prefix = "WALSTATT_";
// What begins with the prefix and is no setting of the server.
const std::set<std::string, std::less<>> otherVariables{"WALSTATT_CONFIG", "WALSTATT_CONTENT", "WALSTATT_CALLED_AS",
                                                        "WALSTATT_LONG", "WALSTATT_WRITE_RECORDS"};
constexpr int million = 1'000'000;

// Takes one setting from a table that may hold it.
struct Taking {
  Reader& reader;
  const Setting& setting;
  Settings& into;

  void operator()(std::string Settings::* member) const {
    if (setting.choices.empty()) {
      into.*member = reader.textOr(setting.name, into.*member);
      return;
    }
    const int chosen = reader.choiceOr(setting.name, setting.choices, -1);
    if (chosen >= 0) into.*member = setting.choices[static_cast<std::size_t>(chosen)];
  }
  void operator()(int Settings::* member) const {
    into.*member = reader.integerOr(setting.name, setting.least, setting.most, into.*member);
  }
  void operator()(bool Settings::* member) const { into.*member = reader.flagOr(setting.name, into.*member); }
  void operator()(std::vector<std::string> Settings::* member) const {
    if (reader.has(setting.name)) into.*member = reader.texts(setting.name);
  }
};

// Text of an option as the value a file would hold; what does not fit stays text, and the reader complains of it.
struct Valued {
  const std::string& text;

  Data operator()(std::string Settings::*) const { return Data(text); }
  Data operator()(int Settings::*) const {
    std::int64_t number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    return fault == std::errc{} && end == text.data() + text.size() ? Data(number) : Data(text);
  }
  Data operator()(bool Settings::*) const {
    return text == "true" ? Data(true) : text == "false" ? Data(false) : Data(text);
  }
  Data operator()(std::vector<std::string> Settings::*) const {
    Data list{Data::Array{}};
    for (std::size_t begin = 0; begin <= text.size();) {
      const std::size_t end = std::min(text.find(',', begin), text.size());
      if (end > begin) list.push(Data(text.substr(begin, end - begin)));
      begin = end + 1;
    }
    return list;
  }
};

void applyText(const Setting& setting, const std::string& text, const std::string& place, Settings& into,
               Errors& errors) {
  Data table{Data::Table{}};
  table.set(std::string(setting.name), std::visit(Valued{text}, setting.member));
  Errors faults;
  Reader reader(table, place, "", faults);
  std::visit(Taking{reader, setting, into}, setting.member);
  for (ContentError error : faults.list()) {
    error.field.clear();  // the place names it already
    errors.add(std::move(error));
  }
}

}  // namespace

const std::vector<Setting>& settingList() {
  static const std::vector<Setting> list{
      {"address", &Settings::address},
      {"port", &Settings::port, 0, 65'535},
      {"data", &Settings::data},
      {"data-limit", &Settings::dataLimit, 0, million},
      {"web", &Settings::web},
      {"allow-origin", &Settings::allowOrigin},
      {"allow-host", &Settings::allowHost},
      {"trust-proxy", &Settings::trustProxy},
      {"connections", &Settings::connections, 0, million},
      {"connections-per-address", &Settings::connectionsPerAddress, 0, million},
      {"messages-per-second", &Settings::messagesPerSecond, 0, million},
      {"messages-burst", &Settings::messagesBurst, 1, million},
      {"messages-per-second-per-address", &Settings::messagesPerSecondPerAddress, 0, million},
      {"creates-per-minute", &Settings::createsPerMinute, 0, million},
      {"message-size", &Settings::messageSize, 1, 1'024},
      {"queue-size", &Settings::queueSize, 64, million},
      {"header-size", &Settings::headerSize, 1, 1'024},
      {"body-size", &Settings::bodySize, 0, 1'024},
      {"header-timeout", &Settings::headerTimeout, 1, 3'600},
      {"handshake-timeout", &Settings::handshakeTimeout, 1, 3'600},
      {"idle-timeout", &Settings::idleTimeout, 1, 86'400},
      {"stop-timeout", &Settings::stopTimeout, 1, 600},
      {"compress", &Settings::compress},
      {"workers", &Settings::workers, 1, 256},
      {"log-level", &Settings::logLevel, 0, 0, {"debug", "info", "warning", "error", "off"}},
      {"log-format", &Settings::logFormat, 0, 0, {"text", "json"}},
  };
  return list;
}

std::string Setting::variable() const {
  std::string all(prefix);
  for (const char letter : name)
    all += letter == '-' ? '_' : letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
  return all;
}

void applyFile(std::string_view text, const std::string& file, Settings& settings, Errors& errors) {
  const std::size_t before = errors.size();
  const Data data = parseToml(text, file, errors);
  if (errors.size() != before) return;
  Reader reader(data, file, "", errors);
  for (const Setting& setting : settingList()) std::visit(Taking{reader, setting, settings}, setting.member);
  reader.finish();
}

std::vector<std::string> applyEnvironment(const std::map<std::string, std::string>& variables, Settings& settings,
                                          Errors& errors) {
  std::vector<std::string> unknown;
  for (const auto& [name, text] : variables) {
    if (name.substr(0, prefix.size()) != prefix) continue;
    const auto& list = settingList();
    const auto found = std::find_if(list.begin(), list.end(),
                                    [&, &wanted = name](const Setting& each) { return each.variable() == wanted; });
    if (found != list.end())
      applyText(*found, text, name, settings, errors);
    else if (!otherVariables.contains(name))
      unknown.push_back(name);
  }
  return unknown;
}

void applyOptions(const std::map<std::string, std::string>& options, Settings& settings, Errors& errors) {
  for (const Setting& setting : settingList())
    if (const auto given = options.find(std::string(setting.name)); given != options.end())
      applyText(setting, given->second, "--" + given->first, settings, errors);
}

std::map<std::string, std::string> ownEnvironment() {
  std::map<std::string, std::string> all;
  for (char** each = environ; each && *each; ++each) {
    const std::string_view line = *each;
    const std::size_t sign = line.find('=');
    if (sign != std::string_view::npos && line.substr(0, prefix.size()) == prefix)
      all.emplace(line.substr(0, sign), line.substr(sign + 1));
  }
  return all;
}

}  // namespace walstatt::server
