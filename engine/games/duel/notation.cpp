// Decisions as text (docs/notation.md): dice are told by their numbers, fighters by their labels.
//
//   slow aim b1 · score 14 13 · shoot 14 14 13 out 13 · keep 14 14 · wait · attack b1 · group 14 14 13 pay 12
//   wave 14 14 · pass · ward 12+12>20 9!>5+4 (! marks a rescue die) · strike · wounds 7+7 3 · share b2
#include <algorithm>
#include <charconv>

#include "games/duel/action_prepare.h"
#include "games/duel/game.h"

namespace walstatt::duel {

namespace {

struct Word {
  ActionKind kind;
  std::string_view text;
};
// Decisions of one word.
constexpr std::array<Word, 12> plainWords{{{ActionKind::aim, "aim"},
                                           {ActionKind::evade, "evade"},
                                           {ActionKind::stay, "stay"},
                                           {ActionKind::wait, "wait"},
                                           {ActionKind::pass, "pass"},
                                           {ActionKind::strike, "strike"},
                                           {ActionKind::fell, "fell"},
                                           {ActionKind::flee, "flee"},
                                           {ActionKind::spare, "spare"},
                                           {ActionKind::leave, "leave"},
                                           {ActionKind::stand, "refuse"},
                                           {ActionKind::enough, "enough"}}};
constexpr std::array<std::string_view, 3> speedWords{"stand", "slow", "fast"};

std::string diceText(const Hand& hand, Mask dice) {
  std::string text;
  for (std::size_t i = 0; i < hand.count; ++i)
    if (holds(dice, i)) text += ' ' + std::to_string(hand.faces[i]);
  return text.empty() ? " none" : text;
}

std::string wardText(const WardProblem& problem, const Places& dieTo, const Places& attackTo) {
  std::string text;
  for (std::uint8_t number = 1; number <= handSize; ++number) {
    std::string dice, attacks;
    for (std::size_t i = 0; i < problem.own.count; ++i) {
      if (dieTo[i] != number) continue;
      dice += (dice.empty() ? "" : "+") + std::to_string(problem.own.faces[i]) + (holds(problem.rescue, i) ? "!" : "");
    }
    for (std::size_t i = 0; i < problem.attacks.size(); ++i)
      if (attackTo[i] == number) attacks += (attacks.empty() ? "" : "+") + std::to_string(problem.attacks[i]);
    if (!dice.empty()) text += ' ' + dice + '>' + attacks;
  }
  return text.empty() ? " none" : text;
}

std::string woundsText(const State& state, const Places& woundOf) {
  std::string text;
  for (std::uint8_t number = 1; number <= handSize; ++number) {
    std::string dice;
    for (std::size_t i = 0; i < state.damageDice; ++i)
      if (woundOf[i] == number) dice += (dice.empty() ? "" : "+") + std::to_string(state.damage[i]);
    if (!dice.empty()) text += ' ' + dice;
  }
  return text;
}

// Reads one decision word by word; keeps where it stumbled.
class Parser {
 public:
  Parser(const Duel& game, const State& state, Seat seat, std::string_view text)
      : game_(game), state_(state), fighter_(state.fighters[seat]), text_(text) {}

  Read<Action> action() {
    const std::string_view verb = next();
    for (const Word& word : plainWords)
      if (verb == word.text && atEnd()) return {Action(word.kind), {}, 0};
    if (state_.step == Step::prepare) return preparation(verb);
    if (verb == "score") return done(dice(fighter_.fresh), Action::score);
    if (verb == "keep") return done(dice(fighter_.scored), Action::keep);
    if (verb == "wave") return done(dice(without(state_.attackGroup, fighter_.spent)), Action::wave);
    if (verb == "group" || verb == "shoot") return group(verb == "shoot");
    if (verb == "attack" || verb == "share") return atFighter(verb == "attack");
    if (verb == "reroll") return reroll();
    if (verb == "wounds") return wounds();
    if (verb == "ward" && state_.step == Step::ward) return ward();
    return fail(phrases::badAction);
  }

 private:
  Read<Action> fail(const Phrase& why) const { return Read<Action>::failed(Said(why), at_); }

  std::string_view next() {
    while (from_ < text_.size() && text_[from_] == ' ') ++from_;
    at_ = from_;
    while (from_ < text_.size() && text_[from_] != ' ') ++from_;
    return text_.substr(at_, from_ - at_);
  }
  std::string_view peek() {
    const std::size_t from = from_, at = at_;
    const std::string_view word = next();
    from_ = from;
    at_ = at;
    return word;
  }
  bool atEnd() { return peek().empty(); }

  static std::optional<int> numberIn(std::string_view word) {
    int value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || end != word.data() + word.size() || value < 0 || value > 255) return std::nullopt;
    return value;
  }

  // Numbers up to the next word that is none; "none" stands for no dice.
  std::optional<Values> numbers() {
    Values values;
    if (peek() == "none") {
      next();
      return values;
    }
    while (!atEnd() && numberIn(peek())) {
      const auto value = numberIn(next());
      if (values.full()) return std::nullopt;
      values.push_back(static_cast<Die>(*value));
    }
    if (values.empty()) {
      next();
      return std::nullopt;
    }
    return values;
  }
  // The dice of those numbers among some; of equals those that lie first.
  std::optional<Mask> among(const Values& values, Mask from) const {
    Mask taken = 0;
    for (const Die value : values) {
      std::size_t place = 0;
      while (place < fighter_.hand.count &&
             (!holds(without(from, taken), place) || fighter_.hand.faces[place] != value))
        ++place;
      if (place == fighter_.hand.count) return std::nullopt;
      taken = static_cast<Mask>(taken | 1u << place);
    }
    return taken;
  }
  std::optional<Mask> dice(Mask from) {
    const auto values = numbers();
    return values ? among(*values, from) : std::nullopt;
  }
  template <class Make>
  Read<Action> done(const std::optional<Mask>& taken, const Make& make) {
    if (!taken || !atEnd()) return fail(phrases::badDice);
    return {make(*taken), {}, 0};
  }

  Read<Action> preparation(std::string_view verb) {
    Preparation plan;
    while (plan.speed < speedWords.size() && verb != speedWords[plan.speed]) ++plan.speed;
    if (plan.speed == speedWords.size()) return fail(phrases::badAction);
    if (peek() == "aim") {
      next();
      const std::size_t target = game_.fighterNamed(next());
      if (target == maxFighters) return fail(phrases::badFighter);
      plan.aim = static_cast<std::uint8_t>(1 + target);
    }
    if (peek() == "arm") {
      next();
      plan.takeUp = true;
    }
    if (!atEnd()) return fail(phrases::badAction);
    return {plan.action(), {}, 0};
  }

  Read<Action> group(bool shot) {
    const auto values = numbers();
    if (!values) return fail(phrases::badDice);
    std::array<Values, 3> others;  // pay, strike, out
    constexpr std::array<std::string_view, 3> words{"pay", "strike", "out"};
    for (std::size_t i = 0; i < words.size(); ++i) {
      if (peek() != words[i] || (i > 0 && !shot)) continue;
      next();
      const auto more = numbers();
      if (!more) return fail(phrases::badDice);
      others[i] = *more;
    }
    if (!atEnd()) return fail(phrases::badAction);
    const auto paid = among(others[0], fighter_.scored);
    if (!paid) return fail(phrases::badDice);
    const auto taken = among(*values, without(fighter_.scored, *paid));
    if (!taken) return fail(phrases::badDice);
    if (!shot) return {Action::group(*taken, *paid), {}, 0};
    const auto struck = among(others[1], *taken);
    const auto leftOut = struck ? among(others[2], without(*taken, *struck)) : std::nullopt;
    if (!leftOut) return fail(phrases::badDice);
    return {Action::shoot(*taken, *leftOut, *paid, *struck), {}, 0};
  }

  Read<Action> atFighter(bool attack) {
    const std::size_t whom = game_.fighterNamed(next());
    if (whom == maxFighters || !atEnd()) return fail(phrases::badFighter);
    return {attack ? Action::attack(static_cast<int>(whom)) : Action::share(static_cast<int>(whom)), {}, 0};
  }

  Read<Action> reroll() {
    const auto face = numberIn(next());
    for (std::size_t i = 0; face && i < state_.damageDice; ++i)
      if (state_.damage[i] == *face && atEnd()) return {Action::reroll(static_cast<int>(i)), {}, 0};
    return fail(phrases::badDice);
  }

  // Takes "7+7" apart and calls take(number, marked) for each; false where it is none or `take` says so.
  template <class Take>
  static bool forSum(std::string_view word, const Take& take) {
    while (true) {
      const std::size_t plus = word.find('+');
      std::string_view one = word.substr(0, plus);
      const bool marked = one.ends_with('!');
      if (marked) one.remove_suffix(1);
      const auto value = numberIn(one);
      if (!value || !take(static_cast<Die>(*value), marked)) return false;
      if (plus == std::string_view::npos) return true;
      word.remove_prefix(plus + 1);
    }
  }

  Read<Action> wounds() {
    Places woundOf{};
    std::uint8_t number = 0;
    while (!atEnd()) {
      if (++number > handSize) return fail(phrases::badDice);
      const bool read = forSum(next(), [&](Die face, bool) {
        for (std::size_t i = 0; i < state_.damageDice; ++i)
          if (woundOf[i] == 0 && state_.damage[i] == face) return woundOf[i] = number, true;
        return false;
      });
      if (!read) return fail(phrases::badDice);
    }
    return {Action(ActionKind::wounds, packed(woundOf)), {}, 0};
  }

  Read<Action> ward() {
    const WardProblem problem = game_.wardProblem(state_);
    Ward ward;
    std::uint8_t number = 0;
    if (peek() == "none") next();
    while (!atEnd()) {
      if (++number > handSize) return fail(phrases::badDice);
      const std::string_view word = next();
      const std::size_t arrow = word.find('>');
      if (arrow == std::string_view::npos) return fail(phrases::badAction);
      const bool dice = forSum(word.substr(0, arrow), [&](Die face, bool rescue) {
        for (std::size_t i = 0; i < problem.own.count; ++i)
          if (ward.dieTo[i] == 0 && problem.own.faces[i] == face && holds(rescue ? problem.rescue : problem.group, i))
            return ward.dieTo[i] = number, true;
        return false;
      });
      const auto wardsOff = [&](Die value, bool) {
        for (std::size_t i = 0; i < problem.attacks.size(); ++i)
          if (ward.attackTo[i] == 0 && problem.attacks[i] == value) return ward.attackTo[i] = number, true;
        return false;
      };
      const bool attacks = dice && forSum(word.substr(arrow + 1), wardsOff);
      if (!attacks) return fail(phrases::badDice);
    }
    return {Action(ActionKind::ward, packed(ward.dieTo) | packed(ward.attackTo) << placesBits), {}, 0};
  }

  const Duel& game_;
  const State& state_;
  const Fighter& fighter_;
  std::string_view text_;
  std::size_t from_ = 0, at_ = 0;
};

}  // namespace

std::size_t Duel::fighterNamed(std::string_view label) const {
  for (std::size_t i = 0; i < fighterCount(); ++i)
    if (combatant(i).label == label) return i;
  return maxFighters;
}

std::string Duel::write(const State& state, Action action) const {
  const std::size_t who = std::min(action.who(), fighterCount() - 1);
  const Hand& hand = state.fighters[who].hand;
  for (const Word& word : plainWords)
    if (action.kind() == word.kind) return std::string(word.text);
  const auto label = [&](std::size_t i) { return i < fighterCount() ? combatant(i).label : std::string("?"); };
  switch (action.kind()) {
    case ActionKind::prepare: {
      const Preparation plan = Preparation::of(action.what());
      std::string text(speedWords[std::min<std::size_t>(plan.speed, 2)]);
      if (plan.aim != 0) text += " aim " + label(plan.aim - 1u);
      return plan.takeUp ? text + " arm" : text;
    }
    case ActionKind::score: return "score" + diceText(hand, action.dice());
    case ActionKind::keep: return "keep" + diceText(hand, action.dice());
    case ActionKind::wave: return "wave" + diceText(hand, action.dice());
    case ActionKind::group:
      return "group" + diceText(hand, action.dice()) +
             (action.second() ? " pay" + diceText(hand, action.second()) : "");
    case ActionKind::shoot:
      return "shoot" + diceText(hand, action.dice()) +
             (action.shotPaid() ? " pay" + diceText(hand, action.shotPaid()) : "") +
             (action.shotStruck() ? " strike" + diceText(hand, action.shotStruck()) : "") +
             (action.second() ? " out" + diceText(hand, action.second()) : "");
    case ActionKind::attack: return "attack " + label(action.whom());
    case ActionKind::share: return "share " + label(action.whom());
    case ActionKind::reroll: return "reroll " + std::to_string(state.damage[std::min<std::size_t>(action.place(), 5)]);
    case ActionKind::wounds: return "wounds" + woundsText(state, unpacked(action.what()));
    case ActionKind::ward:
      if (state.defender >= fighterCount()) return "ward none";
      return "ward" + wardText(wardProblem(state), unpacked(action.what()), unpacked(action.what() >> placesBits));
    default: return "?";
  }
}

Read<Action> Duel::read(const State& state, Seat seat, std::string_view text) const {
  if (seat >= fighterCount()) return Read<Action>::failed(Said(phrases::badAction), 0);
  Read<Action> read = Parser(*this, state, seat, text).action();
  if (read.value) read.value = read.value->by(seat);
  return read;
}

}  // namespace walstatt::duel
