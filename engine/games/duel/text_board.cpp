// A fight as text: one line for each fighter, his dice in brackets where they count.
#include "games/duel/game.h"

namespace walstatt::duel {

namespace {

std::string facesText(std::int32_t packed) {
  std::string text;
  for (; packed != 0; packed >>= 5) text += (text.empty() ? "" : ", ") + std::to_string(packed & 31);
  return text.empty() ? "–" : text;
}

struct MarkName {
  Fighter::Mark mark;
  std::string_view german, english;
};
constexpr std::array<MarkName, 5> markNames{{{Fighter::out, "außer Gefecht", "out"},
                                             {Fighter::fled, "geflohen", "fled"},
                                             {Fighter::disarmed, "entwaffnet", "disarmed"},
                                             {Fighter::fallen, "gestürzt", "fallen"},
                                             {Fighter::wardsOnly, "wehrt nur ab", "wards only"}}};

}  // namespace

std::string Duel::name(const State&, Arg arg, Language language) const {
  const bool german = language == Language::german;
  switch (arg.kind) {
    case ArgKind::none: return {};
    case ArgKind::faces: return facesText(arg.value);
    case ArgKind::seat:
    case ArgKind::piece:
      if (arg.value < 0 || static_cast<std::size_t>(arg.value) >= fighterCount()) return "?";
      return combatant(static_cast<std::size_t>(arg.value)).name.in(language);
    case ArgKind::side: {
      if (arg.value < 0 || arg.value > 1) return german ? "niemand" : "nobody";
      const Side side = static_cast<Side>(arg.value);
      if (setup_->countOf(side) > 1) return std::string(german ? "Seite " : "side ") + (side == 0 ? "A" : "B");
      for (const Combatant& one : setup_->fighters)
        if (one.side == side) return one.name.in(language);
      return "?";
    }
    default: return std::to_string(arg.value);
  }
}

// [14] scored, (14) of the group, 14 not yet judged or left over, -14- spent, x14 devalued.
std::string Duel::draw(const State& state, Language language) const {
  const bool german = language == Language::german;
  std::string text = (german ? "Kampfphase " : "Phase ") + std::to_string(state.phase) + '\n';
  for (std::size_t i = 0; i < fighterCount(); ++i) {
    const Fighter& fighter = state.fighters[i];
    text += combatant(i).label + ' ' + combatant(i).name.in(language) + (german ? ": Lebenskraft " : ": vitality ") +
            std::to_string(fighter.vitality) + (german ? ", Güte " : ", quality ") + std::to_string(fighter.quality);
    if (setup_->distance > 0) text += (german ? ", bei " : ", at ") + std::to_string(fighter.place) + " m";
    for (const MarkName& mark : markNames)
      if (fighter.is(mark.mark)) text += ", " + std::string(german ? mark.german : mark.english);
    text += '\n';
    if (fighter.hand.count == 0) continue;
    text += "   ";
    for (std::size_t place = 0; place < fighter.hand.count; ++place) {
      const std::string face = fighter.hand.faces[place] == 0 ? "?" : std::to_string(fighter.hand.faces[place]);
      if (holds(fighter.devalued, place))
        text += " x" + face;
      else if (holds(fighter.spent, place))
        text += " -" + face + '-';
      else if (holds(fighter.group, place))
        text += " (" + face + ')';
      else if (holds(fighter.scored, place))
        text += " [" + face + ']';
      else
        text += ' ' + face;
    }
    text += '\n';
  }
  if (state.step == Step::ward || state.step == Step::hit || state.step == Step::mercy) {
    text += german ? "Angriffe:" : "Attacks:";
    for (const Die value : waveValues(state)) text += ' ' + std::to_string(value);
    text += '\n';
  }
  if (state.damageDice > 0 && state.damage[0] != 0) {
    text += german ? "Schaden:" : "Damage:";
    for (std::size_t i = 0; i < state.damageDice; ++i) text += ' ' + std::to_string(state.damage[i]);
    text += '\n';
  }
  return text;
}

}  // namespace walstatt::duel
