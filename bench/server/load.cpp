// walstatt_load: plays very many matches against `walstatt serve` at once and tells, in one line of JSON, how many
// decisions were acknowledged (which means: are on disk) in a second, and how long that took.
#include <sys/epoll.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <deque>
#include <map>
#include <stdexcept>

#include "bench/server/loaded_match.h"
#include "games/registry/registry.h"
#include "library/library.h"

namespace walstatt::bench {
namespace {

constexpr const char* usage =
    "walstatt_load --port P [--matches 200] [--game pig] [--setup standard] [--connections 2] [--warm 1]\n"
    "              [--seconds 5] [--seed 1]\n"
    "Plays against a server on this machine. --connections: of one match, 2 is one for each player.\n"
    "--warm: seconds of play before the counting. Prints one line of JSON.\n";
constexpr std::chrono::seconds patience{60};  // until play is on at all tables

using Options = std::map<std::string, std::string, std::less<>>;

Options read(int count, char** words) {
  Options options{{"port", ""},         {"matches", "200"}, {"game", "pig"},  {"setup", "standard"},
                  {"connections", "2"}, {"warm", "1"},      {"seconds", "5"}, {"seed", "1"}};
  for (int i = 1; i < count; i += 2) {
    const std::string_view word = words[i];
    const auto known = word.starts_with("--") ? options.find(word.substr(2)) : options.end();
    if (known == options.end() || i + 1 == count) throw std::runtime_error("what is " + std::string(word) + "?");
    known->second = words[i + 1];
  }
  return options;
}

int number(const Options& options, std::string_view name, int least, int most) {
  const std::string& text = options.find(name)->second;
  int value = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (fault != std::errc{} || end != text.data() + text.size() || value < least || value > most)
    throw std::runtime_error("--" + std::string(name) + " wants a number from " + std::to_string(least) + " to " +
                             std::to_string(most));
  return value;
}

void allowManyFiles() {
  rlimit limit{};
  ::getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

std::shared_ptr<const AnyGame> rulesOf(const Library& library, const std::string& game, const std::string& setup) {
  Errors errors;
  const GameKind* kind = findGame(game);
  const std::optional<Data> data = kind ? kind->setup(library, setup) : std::nullopt;
  if (!data) throw std::runtime_error("no such game or setup: " + game + " " + setup);
  std::shared_ptr<const AnyGame> rules = kind->make(library, *data, errors);
  if (!rules || !errors.empty()) throw std::runtime_error("the setup is broken");
  return rules;
}

class Run {
 public:
  Run(Load& load, int matches) : load_(load), epoll_(::epoll_create1(EPOLL_CLOEXEC)) {
    for (int i = 0; i < matches; ++i) matches_.emplace_back(load_);
  }
  ~Run() { ::close(epoll_); }

  void play(std::chrono::seconds warm, std::chrono::seconds counted) {
    for (std::size_t i = 0; i < matches_.size(); ++i) {
      open(i);
      turn(0);  // what those who sit already are told
    }
    const Instant opened = std::chrono::steady_clock::now();
    while (load_.begun < matches_.size()) {
      turn(100);
      if (std::chrono::steady_clock::now() - opened > patience) throw std::runtime_error("not all tables began");
    }
    playFor(warm);
    load_.counting = true;
    seconds = playFor(counted);
    load_.counting = false;
  }

  double seconds = 0;

 private:
  // A place in epoll's user data: the match, and one of its connections.
  static std::uint64_t place(std::size_t match, std::size_t connection) { return match << 8 | connection; }

  void open(std::size_t match) {
    matches_[match].open();
    for (std::size_t i = 0; i < matches_[match].sockets().size(); ++i) {
      epoll_event wanted{};
      wanted.events = EPOLLIN | EPOLLET;  // each time all that has come is read
      wanted.data.u64 = place(match, i);
      ::epoll_ctl(epoll_, EPOLL_CTL_ADD, matches_[match].sockets()[i]->descriptor(), &wanted);
    }
  }

  void turn(int milliseconds) {
    std::array<epoll_event, 256> events;
    const int count = ::epoll_wait(epoll_, events.data(), static_cast<int>(events.size()), milliseconds);
    for (int i = 0; i < count; ++i) {
      const std::size_t match = events[static_cast<std::size_t>(i)].data.u64 >> 8;
      matches_[match].receive(events[static_cast<std::size_t>(i)].data.u64 & 0xff);
    }
    for (int i = 0; i < count; ++i) {
      const std::size_t match = events[static_cast<std::size_t>(i)].data.u64 >> 8;
      if (matches_[match].needsFreshConnections()) open(match);
    }
  }

  double playFor(std::chrono::seconds time) {
    const Instant began = std::chrono::steady_clock::now();
    Instant now = began;
    for (; now - began < time; now = std::chrono::steady_clock::now()) turn(100);
    return std::chrono::duration<double>(now - began).count();
  }

  Load& load_;
  int epoll_;
  std::deque<LoadedMatch> matches_;
};

double percentile(const std::vector<float>& sorted, double share) {
  if (sorted.empty()) return 0;
  return static_cast<double>(sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))]);
}

void run(const Options& options) {
  allowManyFiles();
  Load load(static_cast<std::uint64_t>(number(options, "seed", 0, 1'000'000)));
  load.port = static_cast<std::uint16_t>(number(options, "port", 1, 65'535));
  load.game = options.find("game")->second;
  load.setup = options.find("setup")->second;
  Errors errors;
  const Library library = Library::read(builtInContent(), errors);
  load.rules = rulesOf(library, load.game, load.setup);
  load.connections = number(options, "connections", 1, maxSeats);
  const int matches = number(options, "matches", 1, 100'000);
  Run run(load, matches);
  run.play(std::chrono::seconds(number(options, "warm", 0, 60)),
           std::chrono::seconds(number(options, "seconds", 1, 600)));
  std::sort(load.latencies.begin(), load.latencies.end());
  const auto decisions = load.latencies.size();
  std::printf(
      "{\"game\":\"%s\",\"matches\":%d,\"decisions\":%zu,\"games\":%zu,\"seconds\":%.2f,\"perSecond\":%.0f,"
      "\"p50\":%.2f,\"p99\":%.2f,\"max\":%.2f}\n",
      load.game.c_str(), matches, decisions, load.games, run.seconds, static_cast<double>(decisions) / run.seconds,
      percentile(load.latencies, 0.5), percentile(load.latencies, 0.99), percentile(load.latencies, 1));
}

}  // namespace
}  // namespace walstatt::bench

int main(int argc, char** argv) {
  try {
    walstatt::bench::run(walstatt::bench::read(argc, argv));
    return 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n%s", error.what(), walstatt::bench::usage);
    return 1;
  }
}
