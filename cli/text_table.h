// The text table: one game at one terminal, for people, for screen readers (plain lines, no cursor tricks) and for
// scripts (a move a line). It asks, shows and keeps the record; it judges nothing.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/action_list.h"
#include "cli/context.h"
#include "cli/record_file.h"
#include "records/session.h"
#include "table/player.h"

namespace walstatt::cli {

struct TableManners {
  bool list = false;   // show the legal actions at every prompt
  bool yes = false;    // ask for no confirmation
  bool plain = false;  // no drawn board
};

class TextTable {
 public:
  TextTable(const Context& context, Session& session, RecordFile& file, TableManners manners, std::uint64_t seed);

  // Plays until the game is over or somebody leaves.
  void run();
  // Whether some line of a script was not accepted.
  bool refusedInput() const { return refusedInput_; }

 private:
  enum class Flow { goOn, leave };

  Flow askPerson(Seat seat);
  Flow obey(Seat seat, const std::string& line);
  void command(Seat seat, char letter, const std::string& rest);
  void move(Seat seat, const std::string& line);
  void moveComputer(Seat seat);
  void carryOut(Seat seat, const AnyAction& action);

  void tellNewSteps();
  bool isHidden(std::size_t step) const;
  bool isToldAlready(const Event& event) const;
  void showBoard(Seat seat);
  void showHelp(Seat seat);
  void showList(Seat seat, const std::string& prefix);
  void showOdds(Seat seat, const std::string& move);
  void showRule(const std::string& number);
  void showEnd();
  void showStopped();
  void undo();
  void save(const std::string& path);

  // The action that a line means: notation or number.
  std::optional<AnyAction> meant(Seat seat, const std::string& line);
  bool confirmed(Seat seat, const AnyAction& action);
  bool agreed(const std::string& question);
  std::optional<std::string> readLine(const std::string& prompt);
  void page(const std::vector<std::string>& lines);
  void refuse(const std::string& line);
  std::string playerName(Seat seat) const;
  bool isPerson(Seat seat) const { return computers_[seat] == nullptr; }
  const AnyGame& game() const { return session_->game(); }

  const Context* context_;
  Session* session_;
  RecordFile* file_;
  TableManners manners_;
  std::vector<std::unique_ptr<Player<AnyGame>>> computers_;  // one a seat; none for a person
  std::size_t told_ = 0;                                     // steps already told
  int boardSeat_ = -1;                                       // for whom the board was drawn last
  std::size_t boardStep_ = static_cast<std::size_t>(-1);
  std::vector<Event> declared_;            // told with the odds of the action that is about to be carried out
  std::optional<std::string> typedAhead_;  // instead of going on with a list
  bool refusedInput_ = false;
};

}  // namespace walstatt::cli
