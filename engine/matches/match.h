// One match, as the authority that all players trust: seats, steps, offers, chat, clocks. It is a journal that is only
// added to: every change is written as a line, and a match that is read back from its lines is the same again.
// Reactions and secret decisions simply wait in it; whoever is awaited may come tomorrow.
#pragma once

#include <deque>
#include <map>
#include <memory>

#include "matches/clock.h"
#include "matches/store.h"
#include "records/course.h"

namespace walstatt {

enum class Who : std::uint8_t { here, there, open, computer };
inline constexpr std::array<std::string_view, 4> whoNames{"here", "there", "open", "computer"};

struct MatchSeat {
  Who who = Who::open;
  bool taken = false;
  std::string name, player, word;
  std::string tokenHash;              // empty: nobody holds this seat by a token
  std::vector<const Phrase*> orders;  // standing orders, in the order in which they were given
};

struct MatchPlan {
  std::string id, game, setup;
  Data setupData;
  std::vector<MatchSeat> seats;
  ClockPlan clock;
  bool listed = true;
  Secret secret{};
};

enum class OfferKind : std::uint8_t { draw, undo, override };
inline constexpr std::array<std::string_view, 3> offerNames{"draw", "undo", "override"};

struct Offer {
  std::size_t number = 0;
  OfferKind kind = OfferKind::draw;
  Seat from = 0;
  std::size_t to = 0;   // of an undo: the step after which play goes on
  std::string amend;    // of an override
  SeatSet waiting = 0;  // who has still to agree
};

struct ChatLine {
  Milliseconds at = 0;
  std::string from;
  Seat seat = noSeat;
  std::string text;
};

// Why the match does not do what it is asked: a code of the protocol, and a sentence of content/words/match.toml or what
// the rules say.
struct MatchRefusal {
  std::string_view code;
  std::string_view words;
  Said said{};
};

class Match {
 public:
  // A new match; its first line waits in `takeLines`.
  Match(MatchPlan plan, std::shared_ptr<const AnyGame> game, Milliseconds now);
  // A match as its journal tells it; nothing, with faults, if the journal is broken.
  static std::unique_ptr<Match> load(const Library& library, const StoredMatch& stored,
                                     const std::function<std::shared_ptr<const AnyGame>(const RecordHeader&)>& gameOf,
                                     std::size_t chatLines, Errors& errors);

  const MatchPlan& plan() const { return plan_; }
  const std::vector<MatchSeat>& seats() const { return plan_.seats; }
  const AnyGame& game() const { return *game_; }
  const std::shared_ptr<const AnyGame>& sharedGame() const { return game_; }
  bool begun() const { return course_ != nullptr; }
  const Course& course() const { return *course_; }  // once it has begun
  const AnyState& state() const { return begun() ? course_->state() : start_; }
  std::size_t steps() const { return begun() ? course_->steps() : 0; }
  MatchStatus status() const;
  Turn turn() const;  // of a match that has not begun, or is finished: nobody's
  const Clock& clock() const { return clock_; }
  const std::deque<ChatLine>& chat() const { return chat_; }
  const std::vector<Offer>& offers() const { return offers_; }
  Side opponentOf(Side side) const;  // noSide where there are more than two
  // Offers that nobody answered before the play went on, since the last call.
  std::vector<Offer> takeLapsed();
  std::string commitment() const { return commitmentTo(plan_.secret); }
  Milliseconds created() const { return created_; }
  Milliseconds changed() const { return changed_; }
  // Whether a step is a secret decision that is still hidden from those who hold none but these seats. What is chosen
  // together is known to nobody else, what a side conceals to the whole side.
  bool isHiddenFrom(std::size_t step, SeatSet seats) const;
  // The steps that are hidden from somebody, the first one first.
  std::vector<std::size_t> hidden() const;
  // Whether a clock that had run out gave this answer, instead of the player (late_answer.h).
  bool wasLate(std::size_t step) const;
  Seat seatOfToken(std::string_view token) const;  // noSeat: a foreign token
  // The step before which one's own last decision stands, if it may be taken back without asking.
  std::optional<std::size_t> mayUndo(Seat seat) const;
  // The computer whose decision is awaited; noSeat: none.
  Seat awaitedComputer() const;

  // Each changes the match and writes its lines, or refuses and changes nothing. A decision is followed at once by all
  // dice and by what standing orders answer; each step is told to `listener`, if there is one.
  using Listener = std::function<void(std::size_t step, const std::vector<Event>& events, const AnyState& after)>;
  std::optional<MatchRefusal> take(Seat seat, std::string name, std::string word, std::string tokenHash,
                                   Milliseconds now);
  std::optional<MatchRefusal> act(Seat seat, const AnyAction& action, Milliseconds now);
  std::optional<MatchRefusal> undo(Seat seat, Milliseconds now);
  // `agreeing`: seats that need not be asked, since the same person holds them.
  std::optional<MatchRefusal> offer(Offer offer, SeatSet agreeing, Milliseconds now);
  // The last one to accept has it carried out; a proposer's refusal withdraws it.
  std::optional<MatchRefusal> answer(Seat seat, std::size_t offer, bool accept, Milliseconds now);
  std::optional<MatchRefusal> resign(Seat seat, Milliseconds now);
  std::optional<MatchRefusal> say(std::string from, Seat seat, std::string text, std::size_t keep, Milliseconds now);
  std::optional<MatchRefusal> order(Seat seat, std::string_view order, bool on, Milliseconds now);
  // If a clock has run out: answers the reaction that is late, if the game says how, or else ends the match. False if none has.
  bool checkClock(Milliseconds now);

  void listen(Listener listener) { listener_ = std::move(listener); }
  // What was written since, one line after the other; empty if nothing has changed.
  std::string takeLines();

 private:
  Match(MatchPlan plan, std::shared_ptr<const AnyGame> game)
      : plan_(std::move(plan)), game_(std::move(game)), start_(game_->start()) {}
  class Journal;

  RecordHeader header() const;
  void beginIfComplete(Milliseconds now);
  void advance(Milliseconds now);
  bool obey(Seat seat, const Phrase& order, Milliseconds now);
  bool answerLate(Side side, Milliseconds now);
  // What must be known of a table before a decision to keep its secrets.
  struct Secrecy {
    Turn turn;
    bool conceals = false;    // the decision tells what others may not see
    bool hadSecrets = false;  // some were there already
  };
  Secrecy secrecyOf(const AnyAction& action) const;
  void noteDecision(const Secrecy& before, Seat seat, Milliseconds now);
  void noteUndo(Seat seat, std::size_t to, Milliseconds now);
  bool obeyOrders(Milliseconds now);
  void afterChange(Milliseconds now);
  void finish(Side winner, std::string reason, Milliseconds now);
  void told(const EventList& events);
  void write(const Data& line);
  void writeStep();
  SeatSet awaitedSides() const;
  SeatSet personsBut(Seat seat) const;
  void settle(const Offer& offer, Milliseconds now);

  MatchPlan plan_;
  std::shared_ptr<const AnyGame> game_;
  AnyState start_;  // until it begins
  std::unique_ptr<Course> course_;
  Clock clock_;
  std::vector<Offer> offers_, lapsed_;
  std::size_t offersMade_ = 0;
  std::deque<ChatLine> chat_;
  // Steps of secret decisions not yet revealed, those taken back among them: chosen together with others, and such that
  // tell what the table hides.
  std::vector<std::size_t> hidden_, concealed_;
  std::vector<bool> revealed_;               // by step: a secret decision that has been revealed
  Side decided_ = noSide;                    // who decided first in the change at hand
  std::map<std::size_t, Milliseconds> had_;  // by step: what was left to the side that decided; with a clock only
  Milliseconds created_ = 0, changed_ = 0;
  Listener listener_;
  std::string lines_;
  bool replaying_ = false;
};

}  // namespace walstatt
