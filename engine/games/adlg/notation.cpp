// Decisions as text (docs/notation.md): a verb, who is meant, against whom, and the way it goes.
//
//   move HS1+HS2 f1.5 w-30 s0.5 · charge HS1+HS2 > EL1 w15 · activate 2 · commander 12.5,7.25 > HS1 · rally HS1 · end
//   place HS1+HS2 12,15,0 2 · ambush A HS1 5,14,0 1 · flank 2 left · lay 5,12,30 #2 · take wood+field · attack plain
//
// Lengths are UD with at most three decimals, angles degrees with at most two. Legs: f forward, b backward, w wheel (+ clockwise),
// s slide (+ right), t turn, x expand, c contract; "x,y" or "x,y,heading" a place; a plain number files; # a number.
#include "games/adlg/notation.h"

#include <algorithm>
#include <charconv>

#include "games/adlg/content.h"
#include "games/adlg/field.h"
#include "games/adlg/setup_file.h"
#include "games/adlg/setup_phrases.h"

namespace walstatt::adlg {

namespace {

// What a verb names after itself.
enum class Subject : std::uint8_t {
  nothing,
  units,
  corps,
  corpsAndEdge,
  marker,
  markerAndUnits,
  region,
  kinds,
  terrainPiece
};

struct Form {
  Verb verb;
  std::string_view word;
  Subject subject = Subject::nothing;
};
constexpr std::array<Form, 44> forms{{{Verb::attackFirst, "attack", Subject::region},
                                      {Verb::defendFirst, "defend", Subject::region},
                                      {Verb::takePieces, "take", Subject::kinds},
                                      {Verb::layPiece, "lay"},
                                      {Verb::passPiece, "pass-piece"},
                                      {Verb::movePiece, "move-piece", Subject::terrainPiece},
                                      {Verb::turnPiece, "turn-piece", Subject::terrainPiece},
                                      {Verb::removePiece, "remove-piece", Subject::terrainPiece},
                                      {Verb::leavePieces, "leave-pieces"},
                                      {Verb::place, "place", Subject::units},
                                      {Verb::placeCamp, "camp"},
                                      {Verb::placeCommander, "commander"},
                                      {Verb::placeAmbush, "ambush", Subject::markerAndUnits},
                                      {Verb::sendFlankMarch, "flank", Subject::corpsAndEdge},
                                      {Verb::unplace, "unplace", Subject::units},
                                      {Verb::deployed, "deployed"},
                                      {Verb::deployAuto, "deploy-auto", Subject::corps},
                                      {Verb::activate, "activate", Subject::corps},
                                      {Verb::move, "move", Subject::units},
                                      {Verb::moveCommander, "commander"},
                                      {Verb::charge, "charge", Subject::units},
                                      {Verb::spontaneousCharge, "spontaneous", Subject::units},
                                      {Verb::evadeZone, "evade-zone", Subject::units},
                                      {Verb::leaveZone, "leave", Subject::units},
                                      {Verb::disengage, "disengage", Subject::units},
                                      {Verb::rally, "rally", Subject::units},
                                      {Verb::hold, "hold", Subject::units},
                                      {Verb::reveal, "reveal", Subject::marker},
                                      {Verb::conform, "conform", Subject::units},
                                      {Verb::pivotArtillery, "pivot", Subject::units},
                                      {Verb::endCorps, "end"},
                                      {Verb::uncontrolled, "uncontrolled", Subject::units},
                                      {Verb::enterFlankMarch, "enter"},
                                      {Verb::evade, "evade", Subject::units},
                                      {Verb::stand, "stand", Subject::units},
                                      {Verb::shoot, "shoot", Subject::units},
                                      {Verb::fight, "fight", Subject::units},
                                      {Verb::commit, "commit", Subject::units},
                                      {Verb::withhold, "withhold", Subject::units},
                                      {Verb::faceEnemy, "face", Subject::units},
                                      {Verb::pursue, "pursue", Subject::units},
                                      {Verb::stay, "stay", Subject::units},
                                      {Verb::endPhase, "end-phase"},
                                      {Verb::stayHidden, "hide"}}};

constexpr std::string_view legLetters = "fbwstxc";  // LegKind::forward to contract
constexpr std::uint8_t allCorps = 255;

bool isAngle(LegKind kind) { return kind == LegKind::wheel || kind == LegKind::turn || kind == LegKind::heading; }
bool isCount(LegKind kind) { return kind == LegKind::expand || kind == LegKind::contract; }

std::string legText(const Leg& leg) {
  switch (leg.kind()) {
    case LegKind::files: return std::to_string(leg.amount());
    case LegKind::number: return '#' + std::to_string(leg.amount());
    case LegKind::none:
    case LegKind::atX:
    case LegKind::atY:
    case LegKind::heading: return "?";
    default: break;
  }
  const char letter = legLetters[static_cast<std::size_t>(leg.kind()) - 1];
  if (isCount(leg.kind())) return letter + std::to_string(leg.amount());
  return letter + decimal(leg.amount(), isAngle(leg.kind()) ? 2 : 3);
}

std::string legsText(const Action& action) {
  std::string text;
  for (std::size_t i = 0; i < maxLegs && action.legs[i].kind() != LegKind::none; ++i) {
    const Leg& leg = action.legs[i];
    if (leg.kind() == LegKind::atX && i + 1 < maxLegs && action.legs[i + 1].kind() == LegKind::atY) {
      text += ' ' + decimal(leg.amount(), 3) + ',' + decimal(action.legs[++i].amount(), 3);
      if (i + 1 < maxLegs && action.legs[i + 1].kind() == LegKind::heading)
        text += ',' + decimal(action.legs[++i].amount(), 2);
    } else {
      text += ' ' + legText(leg);
    }
  }
  return text;
}

std::string labelsText(const Battle& battle, const Action& action) {
  std::string text;
  const auto add = [&](std::size_t unit) { text += (text.empty() ? "" : "+") + battle.unit(unit).label; };
  const bool hasLeader = action.unit < battle.unitCount();
  if (hasLeader) add(action.unit);
  if (action.corps >= battle.corpsCount()) return text;
  const auto& units = battle.corps(action.corps).units;
  for (std::size_t i = 0; i < units.size() && i < 64; ++i)
    if ((action.group >> i & 1) && !(hasLeader && units[i] == action.unit)) add(units[i]);
  return text;
}

std::string subjectText(const Battle& battle, const Action& action, Subject subject) {
  const auto word = [](std::span<const std::string_view> words, std::size_t index) {
    return std::string(index < words.size() ? words[index] : "?");
  };
  const auto corps = [&]() -> std::string {
    if (action.corps >= battle.corpsCount()) return "";
    return ' ' + std::to_string(corpsNumber(battle, action.corps));
  };
  const auto marker = [&] { return std::string(" ") + static_cast<char>('A' + action.unit % 26); };
  switch (subject) {
    case Subject::nothing: return "";
    case Subject::units: {
      const std::string labels = labelsText(battle, action);
      return labels.empty() ? "" : ' ' + labels;
    }
    case Subject::corps: return corps();
    case Subject::corpsAndEdge: return corps() + (action.unit == 1 ? " left" : " right");
    case Subject::marker: return marker();
    case Subject::markerAndUnits: {
      Action others = action;
      others.unit = noUnit;
      const std::string labels = labelsText(battle, others);
      return marker() + (labels.empty() ? "" : ' ' + labels);
    }
    case Subject::region: return ' ' + word(regionIds(), action.unit);
    case Subject::kinds: {
      std::string text;
      for (const Leg& leg : action.legs)
        if (leg.kind() == LegKind::number)
          text += (text.empty() ? " " : "+") + word(terrainIds(), static_cast<std::size_t>(leg.amount()));
      return text;
    }
    case Subject::terrainPiece: return ' ' + std::to_string(action.unit + 1);
  }
  return "";
}

class Parser {
 public:
  Parser(const Battle& battle, const State& state, Seat seat, std::string_view text)
      : battle_(battle), state_(state), seat_(seat), text_(text) {}

  Read<Action> action() {
    const std::string_view verb = next();
    const Form* form = formOf(verb);
    if (!form) return fail(phrases::badVerb);
    action_.verb = form->verb;
    action_.corps = corpsAtHand(battle_, state_, seat_);
    if (!subject(form->subject)) return failed_;
    while (!peek().empty())
      if (!rest(next())) return failed_;
    return {action_, {}, 0};
  }

 private:
  Read<Action> fail(const Phrase& why) {
    failed_ = Read<Action>::failed(Said(why), at_);
    return failed_;
  }
  bool stop(const Phrase& why) {
    fail(why);
    return false;
  }
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
  // A commander is set down while deploying and moved later on.
  const Form* formOf(std::string_view word) const {
    const bool deploying = state_.step == Step::deploy;
    for (const Form& form : forms) {
      if (form.word != word) continue;
      if (form.verb == (deploying ? Verb::moveCommander : Verb::placeCommander)) continue;
      return &form;
    }
    return nullptr;
  }
  static std::optional<int> whole(std::string_view word, int most) {
    int value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || end != word.data() + word.size() || value < 0 || value > most) return std::nullopt;
    return value;
  }
  bool labels(bool withLeader) {
    std::string_view all = next();
    action_.group = 0;
    bool first = true;
    while (true) {
      const std::size_t plus = all.find('+');
      const std::uint8_t unit = unitNamed(battle_, all.substr(0, plus));
      if (unit == noUnit) return stop(phrases::badUnit);
      const std::uint8_t corps = battle_.unit(unit).corps;
      if (!first && corps != action_.corps) return stop(phrases::twoCorps);
      if (first && withLeader) action_.unit = unit;
      action_.corps = corps;
      action_.group |= bitOf(battle_, unit);
      first = false;
      if (plus == std::string_view::npos) return true;
      all.remove_prefix(plus + 1);
    }
  }
  bool corps() {
    const auto number = whole(next(), static_cast<int>(maxCorps));
    const std::size_t index = number ? corpsNumbered(battle_, battle_.sideOf(seat_), *number) : maxCorps;
    if (index == maxCorps) return stop(phrases::badCorps);
    action_.corps = static_cast<std::uint8_t>(index);
    return true;
  }
  bool marker() {
    const std::string_view word = next();
    if (word.size() != 1 || word[0] < 'A' || word[0] > 'C') return stop(phrases::badMarker);
    action_.unit = static_cast<std::uint8_t>(word[0] - 'A');
    return true;
  }
  bool kinds() {
    std::string_view all = next();
    std::size_t count = 0;
    while (true) {
      const std::size_t plus = all.find('+');
      const auto names = terrainIds();
      const auto found = std::find(names.begin(), names.end(), all.substr(0, plus));
      if (found == names.end()) return stop(phrases::badTerrain);
      if (count == maxLegs) return stop(phrases::tooManyLegs);
      action_.legs[count++] = Leg(LegKind::number, static_cast<std::int32_t>(found - names.begin()));
      if (plus == std::string_view::npos) return true;
      all.remove_prefix(plus + 1);
    }
  }
  static bool looksLikeLabels(std::string_view word) {
    return !word.empty() && word != ">" && word[0] != '#' && word[0] != '@' && word[0] != '=' &&
           word.find(',') == std::string_view::npos && word.find_first_not_of("0123456789.-") != std::string_view::npos;
  }
  bool subject(Subject what) {
    switch (what) {
      case Subject::nothing: return true;
      case Subject::units: return !looksLikeLabels(peek()) || labels(true);
      case Subject::corps:
        if (!peek().empty() && peek()[0] != '@') return corps();
        action_.corps = action_.verb == Verb::deployAuto ? allCorps : action_.corps;
        return true;
      case Subject::corpsAndEdge: {
        if (!corps()) return false;
        const std::string_view edge = next();
        if (edge != "left" && edge != "right") return stop(phrases::badSide);
        action_.unit = edge == "left" ? 1 : 2;
        return true;
      }
      case Subject::marker: return marker();
      case Subject::markerAndUnits: return marker() && (!looksLikeLabels(peek()) || labels(false));
      case Subject::region: {
        const auto names = regionIds();
        const auto found = std::find(names.begin(), names.end(), next());
        if (found == names.end()) return stop(phrases::badRegion);
        action_.unit = static_cast<std::uint8_t>(found - names.begin());
        return true;
      }
      case Subject::kinds: return kinds();
      case Subject::terrainPiece: {
        const auto number = whole(next(), maxPieces);
        if (!number || *number < 1) return stop(phrases::badNumber);
        action_.unit = static_cast<std::uint8_t>(*number - 1);
        return true;
      }
    }
    return true;
  }

  bool add(LegKind kind, std::int32_t amount) {
    std::size_t count = 0;
    while (count < maxLegs && action_.legs[count].kind() != LegKind::none) ++count;
    if (count == maxLegs) return stop(phrases::tooManyLegs);
    if (amount < -(1 << 23) || amount >= 1 << 23) return stop(phrases::badLeg);
    action_.legs[count] = Leg(kind, amount);
    return true;
  }
  bool placeIn(std::string_view word) {
    const std::size_t comma = word.find(','), second = word.find(',', comma + 1);
    const auto x = decimalIn(word.substr(0, comma), 3);
    const auto y = decimalIn(word.substr(comma + 1, second == std::string_view::npos ? second : second - comma - 1), 3);
    if (!x || !y) return stop(phrases::badNumber);
    if (!add(LegKind::atX, *x) || !add(LegKind::atY, *y)) return false;
    if (second == std::string_view::npos) return true;
    const auto heading = decimalIn(word.substr(second + 1), 2);
    return heading ? add(LegKind::heading, *heading) : stop(phrases::badNumber);
  }
  bool target() {
    const std::string_view word = next();
    if (word == "camp") {
      action_.target = static_cast<std::uint8_t>(campOf0 + 1 - battle_.sideOf(seat_));
      return true;
    }
    action_.target = unitNamed(battle_, word);
    return action_.target != noUnit || stop(phrases::badTarget);
  }
  // What may follow the subject in any order.
  bool rest(std::string_view word) {
    if (word == ">") return target();
    if (word.find(',') != std::string_view::npos) return placeIn(word);
    if (const auto files = whole(word, 64)) return add(LegKind::files, *files);
    const std::string_view value = word.substr(1);
    if (word[0] == '#') {
      const auto number = whole(value, 1 << 20);
      return number ? add(LegKind::number, *number) : stop(phrases::badNumber);
    }
    if (word[0] == '@') {
      const auto corps = whole(value, 255);
      if (!corps || (*corps >= static_cast<int>(battle_.corpsCount()) && *corps != allCorps))
        return stop(phrases::badCorps);
      action_.corps = static_cast<std::uint8_t>(*corps);
      return true;
    }
    if (word[0] == '=') {
      const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), action_.group, 16);
      return (error == std::errc() && end == value.data() + value.size()) || stop(phrases::badUnit);
    }
    const std::size_t letter = legLetters.find(word[0]);
    if (letter == std::string_view::npos) return stop(phrases::badLeg);
    const auto kind = static_cast<LegKind>(letter + 1);
    if (isCount(kind)) {
      // To the left they are written with a minus.
      const bool left = value.starts_with('-');
      const auto count = whole(value.substr(left ? 1 : 0), 64);
      return count ? add(kind, left ? -*count : *count) : stop(phrases::badLeg);
    }
    const auto amount = decimalIn(value, isAngle(kind) ? 2 : 3);
    return amount ? add(kind, *amount) : stop(phrases::badLeg);
  }

  const Battle& battle_;
  const State& state_;
  Seat seat_;
  std::string_view text_;
  std::size_t from_ = 0, at_ = 0;
  Action action_;
  Read<Action> failed_;
};

}  // namespace

std::uint8_t corpsAtHand(const Battle& battle, const State& state, Seat seat) {
  if (state.step == Step::deploy) {
    if (state.settingUp.corps != 0) return static_cast<std::uint8_t>(state.settingUp.corps - 1);
    for (std::size_t i = 0; i < battle.corpsCount(); ++i)
      if (battle.corps(i).side == battle.sideOf(seat) && state.settingUp.deployed[i] == 0)
        return static_cast<std::uint8_t>(i);
  }
  return state.commanding.corps < battle.corpsCount() ? state.commanding.corps : std::uint8_t{0};
}

int corpsNumber(const Battle& battle, std::size_t corps) {
  int number = 0;
  for (std::size_t i = 0; i <= corps && i < battle.corpsCount(); ++i)
    number += battle.corps(i).side == battle.corps(corps).side ? 1 : 0;
  return number;
}

std::size_t corpsNumbered(const Battle& battle, Side side, int number) {
  for (std::size_t i = 0; i < battle.corpsCount(); ++i)
    if (battle.corps(i).side == side && corpsNumber(battle, i) == number) return i;
  return maxCorps;
}

std::uint8_t unitNamed(const Battle& battle, std::string_view label) {
  for (std::size_t i = 0; i < battle.unitCount(); ++i)
    if (battle.unit(i).label == label) return static_cast<std::uint8_t>(i);
  return noUnit;
}

std::string Battle::write(const State& state, const Action& action) const {
  const auto form = std::find_if(forms.begin(), forms.end(), [&](const Form& one) { return one.verb == action.verb; });
  if (form == forms.end() || action.verb == Verb::none) return "?";
  std::string text(form->word);
  text += subjectText(*this, action, form->subject);
  std::string target;
  if (action.target < unitCount()) target = " > " + unit(action.target).label;
  if (action.target == campOf0 || action.target == campOf0 + 1) target = " > camp";
  const std::string legs = form->subject == Subject::kinds ? "" : legsText(action);
  const bool commander = action.verb == Verb::moveCommander || action.verb == Verb::placeCommander;
  text += commander ? legs + target : target + legs;
  // What the words do not tell of themselves is added, so that exactly this action is read again.
  const Side side = action.corps < corpsCount() ? corps(action.corps).side : Side{0};
  for (const Seat seat : {static_cast<Seat>(side), static_cast<Seat>(1 - side)}) {
    const Read<Action> read = Parser(*this, state, seat, text).action();
    if (!read.value) continue;
    if (read.value->corps != action.corps) text += " @" + std::to_string(action.corps);
    if (read.value->group != action.group) {
      std::array<char, 20> digits{};
      const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), action.group, 16);
      text += " =" + std::string(digits.data(), end);
    }
    break;
  }
  return text;
}

Read<Action> Battle::read(const State& state, Seat seat, std::string_view text) const {
  if (seat >= seats()) return Read<Action>::failed(Said(phrases::setupNotYours), 0);
  return Parser(*this, state, seat, text).action();
}

}  // namespace walstatt::adlg
