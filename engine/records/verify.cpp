#include "records/verify.h"

#include "base/provable_dice.h"
#include "records/phrases.h"

namespace walstatt {

namespace {

namespace faults = phrases::record;

std::string endText(bool over, Side winner, std::string_view reason) {
  return std::string(over ? "over" : "–") + ", " + std::to_string(winner == noSide ? 0 : winner + 1) + ", " +
         std::string(reason.empty() ? "–" : reason);
}

class Verifier {
 public:
  Verifier(const Record& record, const std::string& file, Errors& errors)
      : record_(record), file_(file), errors_(errors), endLine_(record.end ? record.end->line : 0) {}

  // The dice to compare with; nothing where the record does not tell what they were drawn from.
  std::unique_ptr<Dice> dice() {
    if (record_.header.dice == DiceKind::fast) return std::make_unique<FastDice>(record_.header.seed);
    if (record_.header.dice == DiceKind::given || !record_.end) return nullptr;
    const auto secret = secretFromHex(record_.end->secret);
    if (!secret) return nullptr;
    result.secretKnown = true;
    const std::string commitment = commitmentTo(*secret);
    result.commitmentFits = commitment == record_.header.commitment;
    if (!result.commitmentFits) fault(faults::commitment, endLine_, "secret", record_.header.commitment, commitment);
    std::vector<std::string> words;
    for (const RecordPlayer& player : record_.header.players) words.push_back(player.word);
    return std::make_unique<ProvableDice>(*secret, words);
  }

  void checkDice(Dice& dice) {
    for (std::size_t i = 0; i < record_.steps.size(); ++i) {
      const RecordStep& step = record_.steps[i];
      if (!step.isRoll()) continue;
      const Faces drawn = dice.roll(step.dice);
      if (!(drawn == step.faces)) {
        const std::uint32_t line = step.line ? step.line : static_cast<std::uint32_t>(i + 2);
        const Phrase& what = record_.header.dice == DiceKind::fast ? faults::wrongFastDie : faults::wrongDie;
        return fault(what, line, "faces", facesNotation(step.faces), facesNotation(drawn));
      }
      result.diceChecked += step.faces.size();
    }
  }

  void checkEnd(const AnyGame& game, const AnyState& last) {
    if (!record_.end) return;
    const RecordEnd& end = *record_.end;
    result.endStated = true;
    const std::size_t before = errors_.size();
    const Outcome outcome = game.outcome(last);
    const std::string_view reason = outcome.why.phrase ? outcome.why.phrase->id : std::string_view{};
    // A game that was stopped is ended by its players, so winner and reason are theirs to state.
    const bool same = end.over == outcome.over && (!end.over || (end.winner == outcome.winner && end.reason == reason));
    if (!same)
      fault(faults::wrongEnd, endLine_, "end", endText(end.over, end.winner, end.reason),
            endText(outcome.over, outcome.winner, reason));
    const std::uint64_t signature = game.signature(last);
    if (end.signature && *end.signature != signature)
      fault(faults::signature, endLine_, "sig", signatureNotation(*end.signature), signatureNotation(signature));
    result.endFits = errors_.size() == before;
  }

  Verification result;

 private:
  void fault(const Phrase& what, std::uint32_t line, std::string field, std::string found, std::string allowed) {
    errors_.add({&what, file_, line, 1, std::move(field), std::move(found), std::move(allowed)});
  }

  const Record& record_;
  const std::string& file_;
  Errors& errors_;
  std::uint32_t endLine_;
};

}  // namespace

Verification verify(const Library& library, const Record& record, const std::string& file, Errors& errors) {
  const std::size_t before = errors.size();
  Verifier verifier(record, file, errors);
  const std::unique_ptr<Dice> dice = verifier.dice();
  if (dice) verifier.checkDice(*dice);
  if (const std::optional<Replay> played = replay(library, record, file, errors)) {
    for (const RecordStep& step : record.steps)
      verifier.result.decisionsChecked += step.kind == StepKind::decision ? 1 : 0;
    verifier.checkEnd(*played->game, played->states.back());
  }
  Verification& result = verifier.result;
  result.proved = errors.size() == before && result.secretKnown && result.endFits;
  return result;
}

}  // namespace walstatt
