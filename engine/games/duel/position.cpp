// A whole fight on one line: "3 score quiet 0 … | a1 vitality 30 … | b1 …". A word, then its number; what is as usual is left out.
// Dice are numbers with letters: s scored, f fresh, x devalued, g group, u spent (used), c and p chosen in secret.
#include <algorithm>
#include <charconv>

#include "games/duel/game.h"

namespace walstatt::duel {

namespace {

constexpr std::array<std::string_view, steps> stepWords{
    "prepare", "roll", "score", "shoot", "target", "reaction", "evade",  "evasion",  "keep",   "declare", "group",
    "dieoff",  "wave", "ward",  "hit",   "mercy",  "damage",   "reroll", "redamage", "wounds", "share",   "over"};

// One number of the state with its name and the most it may be.
struct Field {
  std::string_view word;
  std::uint8_t* value;
  int most;
  int usual = 0;  // then it is not written
};

constexpr std::array<std::string_view, 11> markWords{"out",     "fled",   "disarmed", "fallen",   "falls", "wardsonly",
                                                     "inreach", "archer", "aiming",   "shotdone", "lapsed"};
constexpr std::string_view dieLetters = "sfxgucp";

std::array<Mask*, 7> masksOf(Fighter& fighter) {
  return {&fighter.scored, &fighter.fresh,  &fighter.devalued,  &fighter.group,
          &fighter.spent,  &fighter.chosen, &fighter.chosenPaid};
}

std::array<Field, 15> fieldsOf(Fighter& fighter) {
  return {{{"vitality", &fighter.vitality, 255},
           {"quality", &fighter.quality, 255},
           {"lost", &fighter.lost, 255},
           {"bonus", &fighter.bonus, 3},
           {"nextbonus", &fighter.nextBonus, 3},
           {"declared", &fighter.declared, 6},
           {"shotdebts", &fighter.shotDebts, 255},
           {"speed", &fighter.speed, 2},
           {"aim", &fighter.aim, 6},
           {"size", reinterpret_cast<std::uint8_t*>(&fighter.size), 5, static_cast<int>(Size::large)},
           {"awareness", reinterpret_cast<std::uint8_t*>(&fighter.awareness), 2, static_cast<int>(Awareness::aware)},
           {"dice", &fighter.dice, 6},
           {"wounds", &fighter.wounds, 255},
           {"place", &fighter.place, maxDistance},
           {"plan", &fighter.chosen, 63}}};
}

std::array<Field, 29> fieldsOf(State& state) {
  return {{{"phase", &state.phase, maxPhases},
           {"quiet", &state.quiet, quietPhases},
           {"busy", &state.busy, 1},
           {"asked", &state.asked, 63},
           {"decided", &state.decided, 63},
           {"rolling", &state.rolling, 63},
           {"attackers", &state.attackers, 63},
           {"rivals", &state.rivals, 63},
           {"attacker", &state.attacker, 255, nobody},
           {"defender", &state.defender, 255, nobody},
           {"wave", &state.wave, 2},
           {"attackgroup", &state.attackGroup, 63},
           {"wavedice", &state.waveDice, 63},
           {"unmet", &state.unmet, 63},
           {"rescued", &state.rescued, 1},
           {"damagedice", &state.damageDice, 6},
           {"rerolls", &state.rerolls, 6},
           {"rerolled", &state.rerolled, 5},
           {"times", &state.times, 3},
           {"byshot", &state.byShot, 1},
           {"refused", &state.refused, 1},
           {"woundcount", &state.woundCount, 6},
           {"shared", &state.shared, 6},
           {"result", &state.result, 255},
           {"number", &state.targetNumber, 255},
           {"shotdice", &state.shotDice, 63},
           {"deadly", &state.deadly, 1},
           {"ending", reinterpret_cast<std::uint8_t*>(&state.ending), 4},
           {"winner", &state.winner, 255, noSide}}};
}

template <class Fields>
void writeFields(std::string& text, const Fields& fields) {
  for (const Field& field : fields)
    if (*field.value != field.usual) text += ' ' + std::string(field.word) + ' ' + std::to_string(*field.value);
}

class Words {
 public:
  explicit Words(std::string_view text) : text_(text) {}
  std::string_view next() {
    while (from_ < text_.size() && text_[from_] == ' ') ++from_;
    at_ = from_;
    while (from_ < text_.size() && text_[from_] != ' ') ++from_;
    return text_.substr(at_, from_ - at_);
  }
  std::optional<int> number(int most) {
    const std::string_view word = next();
    return numberIn(word, most);
  }
  static std::optional<int> numberIn(std::string_view word, int most) {
    int value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || end != word.data() + word.size() || value < 0 || value > most) return std::nullopt;
    return value;
  }
  std::size_t at() const { return at_; }

 private:
  std::string_view text_;
  std::size_t from_ = 0, at_ = 0;
};

// "14sg": a die of a hand with its letters.
bool readDie(std::string_view word, Fighter& fighter) {
  const std::size_t letters = word.find_first_not_of("0123456789");
  const auto face = Words::numberIn(word.substr(0, letters), highestFace);
  if (!face || fighter.hand.count == handSize) return false;
  const std::size_t place = fighter.hand.count++;
  fighter.hand.faces[place] = static_cast<Die>(*face);
  if (letters == std::string_view::npos) return true;
  for (const char letter : word.substr(letters)) {
    const std::size_t mask = dieLetters.find(letter);
    if (mask == std::string_view::npos) return false;
    Mask& of = *masksOf(fighter)[mask];
    of = static_cast<Mask>(of | 1u << place);
  }
  return true;
}

template <class Fields>
bool readField(const Fields& fields, std::string_view word, Words& words) {
  for (const Field& field : fields) {
    if (field.word != word) continue;
    const auto value = words.number(field.most);
    if (value) *field.value = static_cast<std::uint8_t>(*value);
    return value.has_value();
  }
  return false;
}

}  // namespace

std::string Duel::writePosition(const State& written) const {
  State state = written;  // the fields are named by where they lie
  std::string text(stepWords[static_cast<std::size_t>(state.step)]);
  writeFields(text, fieldsOf(state));
  if (state.damageDice || state.damage != std::array<Die, handSize>{}) {
    text += " damage";
    for (const Die face : state.damage) text += ' ' + std::to_string(face);
  }
  for (std::size_t i = 0; i < state.woundCount; ++i)
    text += " wound " + std::to_string(state.woundSize[i]) + ' ' + std::to_string(state.woundTo[i]);
  for (std::size_t i = 0; i < fighterCount(); ++i) {
    Fighter& fighter = state.fighters[i];
    text += " | " + combatant(i).label;
    const Mask plan = fighter.chosen;
    if (state.step != Step::prepare) fighter.chosen = 0;  // then it is dice, and stands at them
    writeFields(text, fieldsOf(fighter));
    fighter.chosen = state.step == Step::prepare ? Mask{0} : plan;
    for (std::size_t mark = 0; mark < markWords.size(); ++mark)
      if (fighter.marks >> mark & 1) text += ' ' + std::string(markWords[mark]);
    if (fighter.hand.count) text += " :";
    for (std::size_t place = 0; place < fighter.hand.count; ++place) {
      text += ' ' + std::to_string(fighter.hand.faces[place]);
      const auto masks = masksOf(fighter);
      for (std::size_t mask = 0; mask < masks.size(); ++mask)
        if (holds(*masks[mask], place)) text += dieLetters[mask];
    }
  }
  return text;
}

Read<State> Duel::readPosition(std::string_view text) const {
  Words words(text);
  const auto fail = [&] { return Read<State>::failed(Said(phrases::badPosition), words.at()); };
  State state;
  const auto step = std::find(stepWords.begin(), stepWords.end(), words.next());
  if (step == stepWords.end()) return fail();
  state.step = static_cast<Step>(step - stepWords.begin());
  std::string_view word = words.next();
  for (; !word.empty() && word != "|"; word = words.next()) {
    if (word == "damage") {
      for (Die& face : state.damage) {
        const auto value = words.number(highestFace);
        if (!value) return fail();
        face = static_cast<Die>(*value);
      }
    } else if (word == "wound") {
      const auto size = words.number(400), whom = words.number(static_cast<int>(maxFighters) - 1);
      if (!size || !whom || state.shared >= handSize) return fail();
      std::size_t at = 0;
      while (at < handSize && state.woundSize[at] != 0) ++at;
      if (at == handSize) return fail();
      state.woundSize[at] = static_cast<std::uint16_t>(*size);
      state.woundTo[at] = static_cast<std::uint8_t>(*whom);
    } else if (!readField(fieldsOf(state), word, words)) {
      return fail();
    }
  }
  for (std::size_t i = 0; i < fighterCount(); ++i) {
    if (word != "|" || words.next() != combatant(i).label) return fail();
    Fighter& fighter = state.fighters[i];
    bool dice = false;
    for (word = words.next(); !word.empty() && word != "|"; word = words.next()) {
      if (word == ":") {
        dice = true;
        continue;
      }
      if (dice) {
        if (!readDie(word, fighter)) return fail();
        continue;
      }
      const auto mark = std::find(markWords.begin(), markWords.end(), word);
      if (mark != markWords.end()) {
        fighter.marks = static_cast<std::uint16_t>(fighter.marks | 1u << (mark - markWords.begin()));
      } else if (!readField(fieldsOf(fighter), word, words)) {
        return fail();
      }
    }
  }
  if (!word.empty() || !isSound(state)) return fail();
  return {state, {}, 0};
}

// Whether the rules can go on from here: nobody and nothing is named that is not there.
bool Duel::isSound(const State& state) const {
  const unsigned everybody = (1u << fighterCount()) - 1;
  for (const unsigned set : {state.asked, state.decided, state.rolling, state.attackers, state.rivals})
    if (set & ~everybody) return false;
  if (state.decided & ~state.asked) return false;
  const auto named = [&](std::uint8_t who) { return who < fighterCount(); };
  if ((!named(state.attacker) && state.attacker != nobody) || (!named(state.defender) && state.defender != nobody))
    return false;
  if (state.winner > 1 && state.winner != noSide) return false;
  for (std::size_t i = 0; i < fighterCount(); ++i) {
    const Fighter& fighter = state.fighters[i];
    const Combatant& one = combatant(i);
    if (fighter.hand.count > one.values.dice || fighter.dice > one.values.dice) return false;
    for (std::size_t place = 0; place < fighter.hand.count; ++place)
      if (fighter.hand.faces[place] > one.values.die) return false;
    if (fighter.declared > fighterCount() || fighter.aim > fighterCount()) return false;
    if (fighter.is(Fighter::archer) && (fighter.aim == 0 || one.shotDie == 0)) return false;
    if ((state.attackers >> i & 1) && fighter.declared == 0) return false;
    if ((fighter.group | fighter.scored | fighter.devalued) & fighter.fresh) return false;
    if (state.rolling >> i & 1) {
      // Those set aside lie first, and there is something to roll.
      if ((fighter.scored & (fighter.scored + 1u)) != 0 || countOf(fighter.scored) >= fighter.hand.count) return false;
    }
  }
  return state.step == Step::over || isSoundStep(state);
}

bool Duel::isSoundStep(const State& state) const {
  // Before `turn` may be asked at all: it trusts who rolls and who fights whom.
  const bool asks = (state.asked & ~state.decided) != 0;
  const bool duel =
      state.attacker < fighterCount() && state.defender < fighterCount() && state.attacker != state.defender;
  const auto onlyAsks = [&](std::uint8_t who) { return state.asked == 1u << who && state.decided == 0; };
  switch (state.step) {
    case Step::prepare:
    case Step::declare:
    case Step::group: return asks;
    case Step::score:
      if (!asks) return false;
      for (std::size_t i = 0; i < fighterCount(); ++i)
        if ((state.asked >> i & 1) && state.fighters[i].fresh == 0) return false;
      return state.attacker == nobody || duel;
    case Step::roll: return state.rolling != 0 && (state.attacker == nobody || duel);
    case Step::dieOff: return std::popcount(state.rivals) > 1 && (state.rivals & ~state.attackers) == 0;
    default: break;
  }
  if (!duel) return false;
  const Fighter& attacker = state.fighters[state.attacker];
  const bool aShot = state.damageDice > 0 && state.times > 0 && state.fighters[state.defender].dice > 0;
  switch (state.step) {
    case Step::shoot:
    case Step::keep: return onlyAsks(state.attacker) && attacker.is(Fighter::archer);
    case Step::target:
    case Step::reaction:
    case Step::evasion: return aShot;
    case Step::evade: return aShot && onlyAsks(state.defender);
    case Step::wave:
      return onlyAsks(state.attacker) && without(state.attackGroup, attacker.spent) != 0 &&
             without(state.attackGroup, attacker.hand.all()) == 0;
    case Step::ward: return onlyAsks(state.defender) && soundWave(state);
    case Step::mercy: return onlyAsks(state.defender) && soundWave(state) && state.unmet != 0;
    case Step::hit: return onlyAsks(state.attacker) && soundWave(state) && state.unmet != 0;
    case Step::damage: return state.damageDice > 0 && state.times > 0 && damageDieOf(state, state.attacker) > 0;
    default: break;
  }
  if (state.times == 0 || state.damageDice == 0 || damageDieOf(state, state.attacker) == 0) return false;
  if (state.step == Step::rerollDie) return state.rerolled < state.damageDice;
  if (state.step == Step::share)
    return onlyAsks(state.attacker) && state.shared < state.woundCount &&
           inReach(state, state.attacker, state.defender);
  for (std::size_t i = 0; i < state.damageDice; ++i)
    if (state.damage[i] == 0 || (i > 0 && state.damage[i] > state.damage[i - 1])) return false;
  return onlyAsks(state.attacker) && (state.step != Step::reroll || state.rerolls > 0);
}

bool Duel::soundWave(const State& state) const {
  const Hand& hand = state.fighters[state.attacker].hand;
  return state.waveDice != 0 && without(state.waveDice, state.attackGroup) == 0 &&
         without(state.attackGroup, hand.all()) == 0 && without(state.unmet, state.waveDice) == 0;
}

}  // namespace walstatt::duel
