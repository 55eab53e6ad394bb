#include "server/static_files.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace walstatt::server {
namespace {

namespace fs = std::filesystem;

class StaticFilesTest : public testing::Test {
 protected:
  StaticFilesTest() {
    write("index.html", "<!doctype html>");
    write("assets/app-1a2b.js", "let a = 1;");
    write("assets/app-1a2b.js.br", "BR");
    write("assets/app-1a2b.js.gz", "GZ");
    write("icon.svg", "<svg/>");
    write("../secret.txt", "secret");
    files_ = StaticFiles::read(folder_.string());
  }
  ~StaticFilesTest() override { fs::remove_all(folder_.parent_path()); }

  void write(const std::string& name, const std::string& text) {
    fs::create_directories((folder_ / name).parent_path());
    std::ofstream(folder_ / name) << text;
  }
  std::optional<HttpResponse> get(std::string_view path, std::string_view encodings = "", std::string_view tag = "") {
    return files_.find({"GET", path, encodings, tag});
  }
  static std::string header(const HttpResponse& response, std::string_view name) {
    for (const auto& [each, value] : response.headers)
      if (each == name) return value;
    return "";
  }

  fs::path folder_ = fs::temp_directory_path() / ("walstatt-files-" + std::to_string(getpid())) / "dist";
  StaticFiles files_;
};

TEST_F(StaticFilesTest, ServesFilesWithTheirType) {
  ASSERT_TRUE(get("/icon.svg"));
  EXPECT_EQ(get("/icon.svg")->type, "image/svg+xml");
  EXPECT_EQ(*get("/icon.svg")->body, "<svg/>");
  EXPECT_EQ(get("/assets/app-1a2b.js")->type, "text/javascript; charset=utf-8");
}

TEST_F(StaticFilesTest, CompressedFormsAreNegotiated) {
  EXPECT_EQ(*get("/assets/app-1a2b.js", "gzip, deflate, br")->body, "BR");
  EXPECT_EQ(header(*get("/assets/app-1a2b.js", "gzip, deflate, br"), "Content-Encoding"), "br");
  EXPECT_EQ(*get("/assets/app-1a2b.js", "br;q=0, gzip;q=0.5")->body, "GZ");
  EXPECT_EQ(*get("/assets/app-1a2b.js", "identity")->body, "let a = 1;");
  EXPECT_EQ(header(*get("/assets/app-1a2b.js"), "Vary"), "Accept-Encoding");
  EXPECT_FALSE(get("/assets/app-1a2b.js.br"));
}

TEST_F(StaticFilesTest, AKnownTagIsAnsweredWithoutTheBody) {
  const std::string tag = header(*get("/icon.svg"), "ETag");
  EXPECT_EQ(get("/icon.svg", "", tag)->status, 304);
  EXPECT_EQ(get("/icon.svg", "", "\"other\", " + tag)->status, 304);
  EXPECT_TRUE(get("/icon.svg", "", tag)->body->empty());
  EXPECT_EQ(get("/icon.svg", "", "\"other\"")->status, 200);
}

TEST_F(StaticFilesTest, EachEncodingHasATagOfItsOwn) {
  EXPECT_NE(header(*get("/assets/app-1a2b.js", "br"), "ETag"), header(*get("/assets/app-1a2b.js"), "ETag"));
}

TEST_F(StaticFilesTest, OnlyHashedFilesAreKeptForever) {
  EXPECT_NE(header(*get("/assets/app-1a2b.js"), "Cache-Control").find("immutable"), std::string::npos);
  EXPECT_EQ(header(*get("/index.html"), "Cache-Control"), "no-cache");
  EXPECT_EQ(header(*get("/table/k3TQ"), "Cache-Control"), "no-cache");
}

TEST_F(StaticFilesTest, AddressesOfThePageGetThePage) {
  EXPECT_EQ(*get("/")->body, "<!doctype html>");
  EXPECT_EQ(*get("/table/k3TQ")->body, "<!doctype html>");
  EXPECT_EQ(*get("/rules/mfm/G8.2")->body, "<!doctype html>");
  EXPECT_FALSE(get("/missing.js"));
  EXPECT_FALSE(get("/assets/old"));
  EXPECT_FALSE(get("/api/nothing"));
}

TEST_F(StaticFilesTest, NoPathLeadsOutOfTheFolder) {
  for (const char* path : {"/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/..%2fsecret.txt",
                           "//secret.txt", "/%00", "/%zz", "secret.txt", ""}) {
    const auto found = get(path);
    EXPECT_TRUE(!found || *found->body == "<!doctype html>") << path;
  }
  EXPECT_FALSE(get("/%2e%2e/secret.txt"));
}

TEST(StaticFiles, AMissingFolderIsEmpty) { EXPECT_FALSE(StaticFiles::read("/nowhere/at/all").hasPage()); }

}  // namespace
}  // namespace walstatt::server
