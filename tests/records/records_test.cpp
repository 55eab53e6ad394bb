// The recorded games of this folder are played through the rules and proved. WALSTATT_WRITE_RECORDS=1 first writes
// <game>.jsonl anew for every game: to be done for a new game, and when rules change on purpose.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "games/registry/registry.h"
#include "library/library.h"
#include "players/random.h"
#include "records/session.h"
#include "records/verify.h"

namespace walstatt {
namespace {

const std::filesystem::path folder = WALSTATT_SOURCE_DIR "/tests/records";

const Library& library() {
  static const Library content = [] {
    Errors errors;
    return Library::read(builtInContent(), errors);
  }();
  return content;
}

// A game of random players in the first ready setup. Everything is fixed, so that writing it again changes nothing.
std::string recordOf(const GameKind& kind) {
  SessionPlan plan;
  plan.kind = &kind;
  plan.scenario = kind.setups(library()).at(0).id;
  plan.setup = *kind.setup(library(), plan.scenario);
  plan.secret = Secret{0x57, 0x61, 0x6c, 0x73, 0x74, 0x61, 0x74, 0x74};
  Errors errors;
  const auto game = kind.make(library(), plan.setup, errors);
  for (int seat = 1; seat <= game->seats(); ++seat)
    plan.players.push_back({"Zufall " + std::to_string(seat), "random", "alea iacta est " + std::to_string(seat)});
  auto session = Session::begin(library(), plan, errors);
  RandomPlayer<AnyGame> player(1192);
  for (session->rollPending(); session->turn().waiting == Waiting::decision; session->rollPending()) {
    const Seat seat = firstOf(session->turn().seats);
    session->act(seat, player.choose(session->game(), session->game().view(session->state(), seat), seat));
  }
  session->finish();
  return session->lines();
}

std::string textOf(const std::filesystem::path& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

TEST(RecordedGames, the_example_of_the_description_is_proved) {
  const std::string page = textOf(WALSTATT_SOURCE_DIR "/docs/records.md"), fence = "```jsonl\n";
  const std::size_t from = page.find(fence) + fence.size();
  ASSERT_LT(from, page.size());
  Errors errors;
  const auto record = readRecord(page.substr(from, page.find("```", from) - from), "docs/records.md", errors);
  ASSERT_TRUE(record);
  EXPECT_TRUE(verify(library(), *record, "docs/records.md", errors).proved);
}

TEST(RecordedGames, are_replayed_and_proved) {
  if (std::getenv("WALSTATT_WRITE_RECORDS"))
    for (const GameKind& kind : allGames())
      std::ofstream(folder / (std::string(kind.id) + ".jsonl"), std::ios::binary) << recordOf(kind);

  std::size_t proved = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() != ".jsonl") continue;
    const std::string file = entry.path().filename().string();
    Errors errors;
    const auto record = readRecord(textOf(entry.path()), file, errors);
    if (record && findGame(record->header.game)) {
      const Verification result = verify(library(), *record, file, errors);
      EXPECT_TRUE(result.proved) << file;
      ++proved;
    }
    for (const ContentError& error : errors.list()) ADD_FAILURE() << library().words().say(error, Language::english);
  }
  EXPECT_GE(proved, allGames().size());
}

}  // namespace
}  // namespace walstatt
