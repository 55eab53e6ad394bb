// A computer player who leads whole battles: keeps his lines, looks for fights that he wins, covers his flanks, shoots, rallies
// and spends his command points. Plans for a corps, carries out the best idea, and looks at the next one again before he
// does it, for the table has changed.
#pragma once

#include "games/adlg/players/fights.h"
#include "games/adlg/players/standing.h"
#include "table/player.h"

namespace walstatt::adlg {

inline constexpr int pointPrice = 150;  // what a command point should bring while there is choice
inline constexpr int leastGain = 40;    // of an order that is worth giving

class Captain final : public Player<Battle> {
 public:
  explicit Captain(std::uint64_t) {}  // draws no lots

  Action choose(const Battle& battle, const State& state, Seat seat) override;
  // The next best of the orders that were thought of for the last choice, then charges that he would not dare and moves that
  // he sees no good in; not judged again.
  std::optional<Action> nextIdea();
  // How well an order looks to him that he did not think of himself, when he has just chosen for the same table; what he never
  // orders, such as to hold or to go back, looks neither good nor bad. Nothing for what he has thought of in any case.
  std::optional<int> appraise(const Battle& battle, const State& state, Seat seat, const Action& action);
  // What was planned, as when another table is looked at.
  void forget() { plan_.side = noSide; }

 private:
  struct Idea {
    Action action;
    int worth = 0;
    int cost = 0;
    int rank() const { return worth - pointPrice * cost; }
  };
  // What a corps means to do. Made anew when the ideas are used up and points are left.
  struct Plan {
    std::uint8_t turn = 0, side = noSide, corps = 255;
    int rounds = 0;
    bool fresh = false;  // nothing was ordered since it was made
    FixedList<Idea, 64> ideas;
    FixedList<Idea, 8> doubts;
    // Enemies whom a unit cannot charge from where it stands.
    std::array<std::array<std::uint64_t, 2>, maxUnits> pointless{};
    bool cannot(std::size_t unit, std::size_t enemy) const {
      return !isCamp(static_cast<std::uint8_t>(enemy)) && (pointless[unit][enemy >> 6] >> (enemy & 63) & 1u) != 0;
    }
    void notePointless(std::size_t unit, std::size_t enemy) {
      if (!isCamp(static_cast<std::uint8_t>(enemy))) pointless[unit][enemy >> 6] |= std::uint64_t{1} << (enemy & 63);
    }
  };

  // captain.cpp
  Action order(const Battle& battle, const State& state, Seat seat);
  void makePlan(const Battle& battle, const State& state, Seat seat, const Outlook& outlook);
  void think(const Idea& idea);
  template <std::size_t N>
  static std::optional<Idea> takeBest(FixedList<Idea, N>& ideas);
  bool hasBetter(const Idea& idea) const;
  // Whether the idea is still allowed, and what it is worth now.
  bool lookAgain(const Battle& battle, const State& state, Seat seat, const Outlook& outlook, Idea& idea);
  Action corpsToActivate(const Battle& battle, const State& state, Seat seat);
  Action anything(const Battle& battle, const State& state, Seat seat);

  // captain_charges.cpp
  struct Pairing {  // a charge worth a closer look
    std::uint8_t unit = noUnit, enemy = noUnit;
    int hope = 0;
  };
  static constexpr std::size_t mostPairings = 24;
  using Pairings = FixedList<Pairing, mostPairings>;
  void pairUp(const Battle& battle, const State& state, const Outlook& outlook, std::uint8_t unit,
              Pairings& pairings) const;
  void thinkOfCharges(const Battle& battle, const State& state, Seat seat, const Outlook& outlook);
  bool considerCharge(const Battle& battle, const State& state, Seat seat, const Outlook& outlook,
                      const Action& action);
  int chargeInLine(const Battle& battle, const State& state, Seat seat, const Outlook& outlook, Action charge);
  std::optional<int> chargeGain(const Battle& battle, const State& state, Seat seat, const Outlook& outlook,
                                const Action& action);
  bool carryOut(const Battle& battle, const State& state, Seat seat, const Action& action, Verb answer);
  int outcome(const Battle& battle, const State& state, const Outlook& outlook, const Action& action) const;
  // Impetuous units that would charge by themselves, and worse, if the order did not lead them.
  int relief(const Battle& battle, const State& state, const Action& action) const;
  // What it costs later that the order leaves heavy troops of the line behind: each part needs a command point of its own.
  int splitting(const Battle& battle, const State& state, const Action& action) const;

  // captain_moves.cpp
  void thinkOfMoves(const Battle& battle, const State& state, Seat seat, const Outlook& outlook);
  bool considerMove(const Battle& battle, const State& state, Seat seat, const Outlook& outlook, std::uint64_t group);
  void thinkOfSupport(const Battle& battle, const State& state, Seat seat);
  int moveGain(const Battle& battle, const State& state, const Outlook& outlook, const Action& action, int& cost);

  // captain_command.cpp
  void thinkOfRallies(const Battle& battle, const State& state, Seat seat);
  void thinkOfCommander(const Battle& battle, const State& state, Seat seat);
  void thinkOfDisengaging(const Battle& battle, const State& state, Seat seat);
  int leadWorth(const Battle& battle, const State& state, std::size_t unit) const;

  // captain_answers.cpp
  Action answerCharge(const Battle& battle, const State& state, Seat seat);
  Action bestShot(const Battle& battle, const State& state, Seat seat);
  Action lead(const Battle& battle, const State& state, Seat seat);
  Action pursuit(const Battle& battle, const State& state, Seat seat);

  // captain_setup.cpp
  Action setUp(const Battle& battle, const State& state, Seat seat);

  Matches matches_;
  Fights fights_;
  Plan plan_;
  State then_{};  // where an order leads
  ActionBuffer<Battle> buffer_;
};

}  // namespace walstatt::adlg
