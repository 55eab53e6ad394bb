// The inside of the host, shared by its three files: host.cpp (what the shell calls, rooms, writes), requests.cpp (what
// players ask) and tables.cpp (how a table is told).
#pragma once

#include <map>
#include <unordered_map>
#include <variant>

#include "matches/host.h"
#include "matches/match.h"
#include "matches/speech.h"
#include "table/game_kind.h"
#include "table/plain_stage.h"

namespace walstatt {

inline constexpr int protocolVersion = 1;

// The language a connection wants to be spoken to; `none`: no sentences, no scenes.
enum class Tongue : std::uint8_t { german, english, none };
constexpr Language languageOf(Tongue tongue) { return tongue == Tongue::german ? Language::german : Language::english; }

struct Watcher {
  ConnectionId connection = 0;
  SeatSet seats = 0;  // none: a spectator
};

struct Connection {
  bool greeted = false;
  Tongue tongue = Tongue::english;
  std::string name;
  std::size_t created = 0;  // matches
  std::map<std::string, SeatSet, std::less<>> watched;
};

// A match in memory with those who watch it.
struct Room {
  std::unique_ptr<Match> match;
  std::vector<Watcher> watchers;
  std::uint64_t lastWrite = 0;
  std::uint64_t entries = 0;
  std::uint64_t ticket = 0;  // of the computer's decision that is being made
  Milliseconds used = 0;
  MatchStatus toldStatus = MatchStatus::open;
  // What lists know of it.
  MatchStatus listedStatus = MatchStatus::open;
  std::size_t listedSteps = 0;
  Milliseconds listedDeadline = 0;
  // Steps of the change at hand, told in the languages that somebody wants (one bit each).
  unsigned tongues = 0;
  struct Told {
    std::size_t step = 0;
    std::array<Data, 2> events;
  };
  std::vector<Told> told;
};

// Why a request is not done: a code of the protocol and a sentence in the asker's language.
struct Refused {
  std::string_view code;
  std::string text;
  std::string rule{};
  std::string field{};
};

class Host::Implementation {
 public:
  Implementation(const Library& library, Store& store, HostSettings settings);

  // --- host.cpp ---
  void receive(ConnectionId id, std::string_view text, Milliseconds now);
  void disconnected(ConnectionId id, Milliseconds now);
  void tick(Milliseconds now);
  Milliseconds nextTick() const;
  void thought(std::uint64_t ticket, const AnyAction& action, Milliseconds now);
  void notThought(std::uint64_t ticket);
  void durable(std::uint64_t write);
  void lost(std::uint64_t write);
  std::string recordText(std::string_view match, Milliseconds now);
  Data gamesData();
  Data rulesData(std::string_view game) const;
  std::string lobbyText();

  const Library& library;
  Store& store;
  HostSettings settings;
  std::unordered_map<ConnectionId, Connection> connections;
  std::vector<Outgoing> outgoing;
  std::vector<Write> writes;
  std::vector<Thinking> thinking;
  HostCounts counts;

 private:
  // A request at work: who asks, what, and where the answer goes.
  struct Asking {
    ConnectionId connection;
    Connection& who;
    const Data& request;
    Milliseconds now;
    std::uint64_t after = 0;  // the write that the answer rests on

    std::string text(std::string_view field) const;
    std::int64_t number(std::string_view field, std::int64_t otherwise) const;
    bool flag(std::string_view field, bool otherwise) const;
    bool has(std::string_view field) const { return request.find(field) != nullptr; }
  };
  using Answer = std::variant<Data, Refused>;
  using Handler = Answer (Implementation::*)(Asking&);
  static const std::map<std::string, Handler, std::less<>>& handlers();

  // --- host.cpp: sending, rooms, writing ---
  static constexpr std::int64_t isPush = -1;
  void send(Outgoing message, std::uint64_t after, std::int64_t re = isPush);
  void answer(ConnectionId to, std::int64_t re, const Answer& answer, std::uint64_t after);
  Answer handle(ConnectionId id, Connection& who, const Data& request, Milliseconds now, std::uint64_t& after);
  std::pair<StoredMatch, std::unique_ptr<Match>> load(std::string_view id);
  Room* room(std::string_view id, Milliseconds now);
  Room& open(std::unique_ptr<Match> match, Milliseconds now);
  void close(const std::string& id);
  void commit(Room& room, Milliseconds now);
  void changed(Room& room, std::size_t stepsBefore, const std::vector<std::size_t>& hiddenBefore, Milliseconds now);
  void poke(Room& room);
  void checkClock(Room& room, Milliseconds now);
  static std::string recordOf(const Match& match);
  void leave(ConnectionId id, Connection& who, const std::string& match, Milliseconds now);
  void listenIn(Room& room);
  std::shared_ptr<const AnyGame> gameOf(const std::string& game, const Data& setup, Errors& errors);
  // Runs a change on a room's match; what it did is written and told to all who watch.
  template <class Change>
  std::optional<MatchRefusal> change(Room& room, Milliseconds now, const Change& what) {
    const std::size_t steps = room.match->steps();
    const std::vector<std::size_t> hidden = room.match->hidden();
    const bool offered = !room.match->offers().empty();
    room.told.clear();
    std::optional<MatchRefusal> refused = what(*room.match);
    if (refused) return refused;
    changed(room, steps, hidden, now);
    // Offers end with the table that they were made at.
    if (offered && (room.match->steps() != steps || room.match->status() == MatchStatus::finished)) pushOffers(room);
    return refused;
  }

  // --- requests.cpp ---
  Answer hello(Asking& ask);
  Answer ping(Asking& ask);
  Answer games(Asking& ask);
  Answer rules(Asking& ask);
  Answer prepare(Asking& ask);
  Answer lobby(Asking& ask);
  Answer create(Asking& ask);
  Answer join(Asking& ask);
  Answer take(Asking& ask);
  Answer watch(Asking& ask);
  Answer leaveRequest(Asking& ask);
  Answer look(Asking& ask);
  Answer choices(Asking& ask);
  Answer preview(Asking& ask);
  Answer overlay(Asking& ask);
  Answer act(Asking& ask);
  Answer undo(Asking& ask);
  Answer offer(Asking& ask);
  Answer answerOffer(Asking& ask);
  Answer resign(Asking& ask);
  Answer chat(Asking& ask);
  Answer order(Asking& ask);
  Answer history(Asking& ask);
  Answer record(Asking& ask);
  Answer luck(Asking& ask);

  struct At {  // a room, and the seat for which somebody asks something there
    Room* room = nullptr;
    Seat seat = noSeat;
  };
  std::optional<Refused> findRoom(Asking& ask, At& at);
  std::optional<Refused> findSeat(Asking& ask, At& at);
  // The seats that the asker watches the match with, and those of them that he has sat down on.
  static SeatSet watchedSeats(const Asking& ask, const Match& match);
  static SeatSet heldSeats(const Asking& ask, const Match& match);
  std::variant<AnyAction, Refused> readAction(const Asking& ask, const At& at);
  static std::size_t beforeLastDecision(const Match& match, Seat seat);
  std::optional<Refused> planSeats(const Asking& ask, MatchPlan& plan, const AnyGame& game, Data& told);
  Refused refused(const Asking& ask, std::string_view code, std::string_view words,
                  const std::vector<std::pair<std::string_view, std::string>>& values = {}) const;
  Refused refused(const Asking& ask, const Room& room, const MatchRefusal& why) const;

  // --- tables.cpp ---
  Data tableData(Room& room, const Connection& who, SeatSet seats, std::size_t from, bool withStage, Milliseconds now);
  Data seatsData(const Room& room, Milliseconds now) const;
  Data offersData(const Room& room, const std::vector<Offer>& offers, Language language) const;
  Data offerData(const Room& room, const Offer& offer, Language language) const;
  Data clockData(const Match& match) const;
  Data leftData(const Match& match, Milliseconds now) const;
  Data turnData(const Match& match, const AnyState& seen) const;
  Data outcomeData(const Match& match, Language language) const;
  Data stepsData(const Match& match, std::size_t from, std::size_t to, SeatSet seats, Tongue tongue);
  AnyState seenBy(const Match& match, const AnyState& state, SeatSet seats) const;
  Data aboutData(const Room& room, Milliseconds now);
  std::string toldText(const Room& room, std::size_t number, Tongue tongue, SeatSet seats);
  void pushSteps(Room& room, const std::vector<std::size_t>& steps, Milliseconds now);
  void pushSeats(Room& room, Milliseconds now, ConnectionId but = 0);
  void pushOffers(Room& room, const Offer* declined = nullptr);
  void pushChat(Room& room);
  template <class Key, class Build>
  void pushBy(Room& room, const Key& keyOf, const Build& build);
  Data setupName(const MatchPlan& plan);
  static Data chatData(const ChatLine& line);
  static std::size_t watchersOf(const Room& room);
  static bool mayUndo(const Match& match, SeatSet seats);

  struct Held {
    Outgoing message;
    std::int64_t re = isPush;  // or the question that it answers
  };
  std::unordered_map<std::string, Room> rooms_;
  std::map<std::uint64_t, std::vector<Held>> held_;  // by the write they wait for
  std::uint64_t written_ = 0, durable_ = 0;
  struct Ticket {
    std::string match;
    std::size_t steps;
    Seat seat;
  };
  std::unordered_map<std::uint64_t, Ticket> tickets_;
  std::uint64_t ticketsGiven_ = 0;
  std::map<std::string, std::shared_ptr<const AnyGame>, std::less<>> games_;  // by game and setup
  std::map<std::string, Data, std::less<>> setupNames_;                       // by game and ready setup
  std::map<std::string, Workshop, std::less<>> workshops_;                    // by game
  std::string gamesText_;
  Milliseconds nextDeadline_ = 0, lastTick_ = 0;
  friend class Host;
};

}  // namespace walstatt
