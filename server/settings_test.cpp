#include "server/settings.h"

#include <gtest/gtest.h>

#include "library/library.h"

namespace walstatt::server {
namespace {

std::string told(const Errors& errors) {
  Errors ignored;
  const Library library = Library::read(builtInContent(), ignored);
  std::string all;
  for (const ContentError& error : errors.list()) all += library.words().say(error, Language::english) + '\n';
  return all;
}

TEST(Settings, EveryListedSettingIsReadFromAFile) {
  std::string text;
  for (const Setting& setting : settingList()) {
    text += std::string(setting.name) + " = ";
    if (setting.isFlag())
      text += "true\n";
    else if (std::holds_alternative<int Settings::*>(setting.member))
      text += std::to_string(setting.most) + "\n";
    else if (!setting.choices.empty())
      text += "\"" + setting.choices.back() + "\"\n";
    else if (std::holds_alternative<std::vector<std::string> Settings::*>(setting.member))
      text += "[\"a\", \"b\"]\n";
    else
      text += "\"word\"\n";
  }
  Settings settings;
  Errors errors;
  applyFile(text, "walstatt.toml", settings, errors);
  EXPECT_EQ(told(errors), "");
  EXPECT_EQ(settings.port, 65'535);
  EXPECT_TRUE(settings.trustProxy);
  EXPECT_EQ(settings.allowOrigin, (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(settings.logFormat, "json");
  EXPECT_EQ(settings.data, "word");
}

TEST(Settings, OptionsBeatEnvironmentBeatsFile) {
  Settings settings;
  Errors errors;
  applyFile("port = 1\nworkers = 2\naddress = \"::1\"\n", "f", settings, errors);
  EXPECT_TRUE(
      applyEnvironment({{"WALSTATT_PORT", "3"}, {"WALSTATT_WORKERS", "4"}, {"HOME", "x"}}, settings, errors).empty());
  applyOptions({{"port", "5"}}, settings, errors);
  EXPECT_EQ(told(errors), "");
  EXPECT_EQ(settings.port, 5);
  EXPECT_EQ(settings.workers, 4);
  EXPECT_EQ(settings.address, "::1");
}

TEST(Settings, AFaultInAFileNamesLineAndWhatWasExpected) {
  Settings settings;
  Errors errors;
  applyFile("port = 70000\nworkers = \"many\"\nlog-level = \"loud\"\n", "walstatt.toml", settings, errors);
  const std::string all = told(errors);
  EXPECT_NE(all.find("walstatt.toml:1:8: port: "), std::string::npos) << all;
  EXPECT_NE(all.find("0 … 65535"), std::string::npos) << all;
  EXPECT_NE(all.find("walstatt.toml:2:"), std::string::npos) << all;
  EXPECT_NE(all.find("debug | info | warning | error | off"), std::string::npos) << all;
  EXPECT_EQ(settings.port, 1192);
}

TEST(Settings, UnknownNamesAreFaults) {
  Settings settings;
  Errors errors;
  applyFile("prot = 80\n", "walstatt.toml", settings, errors);
  EXPECT_EQ(errors.size(), 1u);
  EXPECT_EQ(applyEnvironment({{"WALSTATT_PROT", "80"}, {"WALSTATT_CONTENT", "x"}}, settings, errors),
            std::vector<std::string>{"WALSTATT_PROT"});
}

TEST(Settings, ABadValueOfVariableOrOptionNamesIt) {
  Settings settings;
  Errors errors;
  applyEnvironment({{"WALSTATT_TRUST_PROXY", "maybe"}}, settings, errors);
  applyOptions({{"port", "x"}, {"message-size", "0"}}, settings, errors);
  const std::string all = told(errors);
  EXPECT_NE(all.find("WALSTATT_TRUST_PROXY: found"), std::string::npos) << all;
  EXPECT_NE(all.find("--port: found"), std::string::npos) << all;
  EXPECT_NE(all.find("--message-size: "), std::string::npos) << all;
  EXPECT_EQ(errors.size(), 3u);
}

TEST(Settings, ListsAreSeparatedByCommas) {
  Settings settings;
  Errors errors;
  applyOptions({{"allow-host", "a.example,b.example"}}, settings, errors);
  EXPECT_EQ(settings.allowHost, (std::vector<std::string>{"a.example", "b.example"}));
}

}  // namespace
}  // namespace walstatt::server
