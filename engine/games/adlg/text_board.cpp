// The table as text: for the terminal, for screen readers, for tests. A cell is 1 UD; a unit's label stands where its middle is,
// the second side's in small letters, with an arrow for where it looks. Ground: . open, n gentle hill,
// : rough, # heavy, X impassable.
#include <algorithm>

#include "games/adlg/content.h"
#include "games/adlg/field.h"
#include "games/adlg/notation.h"
#include "games/adlg/sequence.h"
#include "games/adlg/setup_file.h"
#include "games/adlg/terrain.h"
#include "games/adlg/words.h"

namespace walstatt::adlg {

namespace {

constexpr std::size_t cellWidth = 5;
constexpr std::array<std::string_view, 4> arrows{"^", ">", "v", "<"};
constexpr std::string_view goingMarks = ".:#X";

std::string padded(std::string text, std::size_t width) {
  if (text.size() < width) text.append(width - text.size(), ' ');
  return text;
}
std::string_view arrowOf(Angle heading) {
  return arrows[static_cast<std::size_t>(normalized(heading + quarterTurn / 2) / quarterTurn)];
}

struct Both {
  std::string_view german, english;
  std::string in(Language language) const { return std::string(language == Language::german ? german : english); }
};
constexpr std::array<Both, 7> whereNames{{{"wartet", "waiting"},
                                          {"", ""},
                                          {"im Hinterhalt", "in ambush"},
                                          {"auf dem Flankenmarsch", "on a flank march"},
                                          {"geschlagen", "routed"},
                                          {"vernichtet", "gone"},
                                          {"vom Tisch", "left the table"}}};
constexpr std::array<Both, 4> goingNames{
    {{"offen", "open"}, {"rau", "rough"}, {"schwer", "heavy"}, {"unpassierbar", "impassable"}}};

constexpr std::array<Both, 4> phaseNames{{{"Bewegung", "movement"},
                                          {"Fernkampf", "shooting"},
                                          {"Nahkampf", "melee"},
                                          {"Flucht und Verfolgung", "rout and pursuit"}}};

char groundAt(const State& state, Point at) {
  Going worst = Going::open;
  bool hill = false;
  for (std::size_t i = 0; i < state.pieceCount; ++i) {
    const Piece& piece = state.pieces[i];
    if (!holds(outlineOf(piece), at)) continue;
    worst = std::max(worst, piece.going);
    hill |= piece.kind == TerrainKind::gentleHill;
  }
  return hill && worst == Going::open ? 'n' : goingMarks[static_cast<std::size_t>(worst)];
}

std::string placeText(Point at) { return decimal(at.x, 3) + ',' + decimal(at.y, 3); }

// The phase, and what the corps that is being ordered has left.
std::string stageText(const Battle& battle, const State& state, Language language) {
  const Step step = state.step;
  if (step < Step::flankMarchDie || step == Step::over) return {};
  const std::size_t phase = step < Step::chooseShot    ? 0
                            : step < Step::chooseMelee ? 1
                            : step < Step::rampageDie  ? 2
                                                       : 3;
  std::string text = ": " + phaseNames[phase].in(language);
  const Commanding& now = state.commanding;
  if (phase > 0 || now.corps >= battle.corpsCount()) return text;
  const bool german = language == Language::german;
  text += (german ? ", Korps " : ", corps ") + std::to_string(corpsNumber(battle, now.corps)) + ": " +
          std::to_string(now.points) + " CP";
  return text + (now.free == 0 ? "" : german ? " und 1 frei" : " and 1 free");
}

// Where the commanders are; those with hidden troops, or not set up yet, are nowhere.
std::string commandersText(const Battle& battle, const State& state, Side side, Language language) {
  const bool german = language == Language::german;
  std::string text;
  for (std::size_t i = 0; i < battle.corpsCount(); ++i) {
    const Commander& one = state.commanders[i];
    const bool fallen = one.alive == 0, somewhere = one.unit != noUnit || one.at != Point{};
    if (battle.corps(i).side != side || !somewhere) continue;
    text += (german ? "  Befehlshaber, Korps " : "  commander, corps ") +
            std::to_string(corpsNumber(battle, static_cast<std::uint8_t>(i))) + ": ";
    text += fallen               ? (german ? "gefallen" : "fallen")
            : one.unit == noUnit ? placeText(one.at)
                                 : (german ? "bei " : "with ") + battle.unit(one.unit).label;
    text += '\n';
  }
  return text;
}

std::string facesText(std::int32_t packed) {
  std::string text;
  for (; packed != 0; packed >>= 5) text += (text.empty() ? "" : ", ") + std::to_string(packed & 31);
  return text.empty() ? "–" : text;
}

// Thousandths of a UD as a number of UD.
std::string lengthText(Length length, Language language) {
  std::string text = decimal(length, 3);
  if (language == Language::german) std::replace(text.begin(), text.end(), '.', ',');
  return text;
}

}  // namespace

std::string Battle::name(const State&, Arg arg, Language language) const {
  const auto index = static_cast<std::size_t>(arg.value);
  switch (arg.kind) {
    case ArgKind::none: return {};
    case ArgKind::faces: return facesText(arg.value);
    case ArgKind::piece:
      if (arg.value >= campOf0 && arg.value <= campOf0 + 1)
        return (language == Language::german ? "Lager von " : "camp of ") +
               setup_->sides[index - campOf0].name.in(language);
      return arg.value >= 0 && index < unitCount() ? unit(index).name.in(language) + ' ' + unit(index).label : "?";
    case ArgKind::seat:
    case ArgKind::side: {
      if (arg.value < 0 || arg.value > 1) return language == Language::german ? "niemand" : "nobody";
      const bool twins = setup_->sides[0].name.german == setup_->sides[1].name.german;
      return setup_->sides[index].name.in(language) + (twins ? (arg.value != 0 ? " 2" : " 1") : "");
    }
    case ArgKind::terrain: {
      if (arg.value < 0) return "?";
      if (index >= regionArgs && index < regionArgs + regionCount && content_)
        return content_->regions[index - regionArgs].name.in(language);
      if (index >= goingArgs && index < goingArgs + goingNames.size())
        return goingNames[index - goingArgs].in(language);
      return index < terrainKinds && content_ ? content_->terrain[index].name.in(language) : "?";
    }
    case ArgKind::kind:  // play.h: a corps, a marker, or a category
      if (arg.value >= markerKinds) return std::string(1, static_cast<char>('A' + (arg.value - markerKinds)));
      if (arg.value >= corpsKinds)
        return index - corpsKinds < corpsCount() ? corps(index - corpsKinds).name.in(language) : "?";
      return arg.value >= 0 && index < categoryIds().size() ? std::string(categoryIds()[index]) : "?";
    case ArgKind::place: return lengthText(arg.value, language);
    default: return std::to_string(arg.value);
  }
}

std::string Battle::draw(const State& state, Language language) const {
  const bool german = language == Language::german;
  const auto columns = static_cast<std::size_t>(setup_->width / ud),
             rows = static_cast<std::size_t>(setup_->height / ud);
  std::vector<std::string> cells(columns * rows);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const Point middle{static_cast<Length>(i % columns) * ud + ud / 2, static_cast<Length>(i / columns) * ud + ud / 2};
    cells[i] = std::string(2, ' ') + groundAt(state, middle);
  }
  const auto put = [&](Point at, const std::string& text) {
    const auto x = static_cast<std::size_t>(std::clamp(at.x / ud, 0, static_cast<Length>(columns) - 1));
    const auto y = static_cast<std::size_t>(std::clamp(at.y / ud, 0, static_cast<Length>(rows) - 1));
    cells[y * columns + x] = text;
  };
  for (Side side = 0; side < 2; ++side)
    if (state.camps[side].placed != 0)
      put(forward({state.camps[side].at, state.camps[side].heading}, -campDepth / 2).at, side == 0 ? "[==]" : "(==)");
  for (std::size_t i = 0; i < maxMarkers; ++i)
    if (state.markers[i].placed != 0)
      put(state.markers[i].at,
          std::string(1, '?') + static_cast<char>((state.markers[i].side == 0 ? 'A' : 'a') + i % 3));
  for (std::size_t i = 0; i < unitCount(); ++i)
    if (state.units[i].onTable())
      put(forward(state.units[i].pose(), -profile(i).depth / 2).at,
          unit(i).label + std::string(arrowOf(state.units[i].heading)));
  std::string text(6, ' ');
  for (std::size_t x = 0; x < columns; ++x)
    text += x + 1 < columns ? padded(std::to_string(x), cellWidth) : std::to_string(x);
  text += '\n';
  for (std::size_t y = 0; y < rows; ++y) {
    std::string line;
    for (std::size_t x = 0; x < columns; ++x) line += padded(cells[y * columns + x], cellWidth);
    line.erase(line.find_last_not_of(' ') + 1);
    text += padded(std::to_string(y), 4) + line + '\n';
  }
  text += german ? ". offen, n sanfter Hügel, : rau, # schwer, X unpassierbar\n"
                 : ". open, n gentle hill, : rough, # heavy, X impassable\n";
  if (state.turn > 0)
    text += (german ? "Zug " : "Turn ") + std::to_string(state.turn) + (german ? " von " : " of ") +
            std::to_string(turnsOf(*this, state)) + ", " + name(state, sideArg(state.active), language) +
            stageText(*this, state, language) + '\n';
  for (Side side = 0; side < 2; ++side) {
    text += name(state, sideArg(side), language) + (german ? ": Verluste " : ": losses ") +
            std::to_string(losses(*this, state, side)) + (german ? " von " : " of ") +
            std::to_string(armyValue(*this, state, side)) + '\n';
    for (std::size_t i = firstUnit(side); i < firstUnit(side + 1); ++i) {
      const Unit& one = state.units[i];
      text += "  " + padded(unit(i).label, 6);
      text += padded(one.onTable() ? placeText(one.at) + ',' + decimal(one.heading, 2)
                                   : whereNames[static_cast<std::size_t>(one.where)].in(language),
                     24);
      text += unit(i).name.in(language) + (german ? ", Korps " : ", corps ") +
              std::to_string(corpsNumber(*this, unit(i).corps));
      text += (german ? ", Kohäsion " : ", cohesion ") + std::to_string(profile(i).cohesion - one.lost) + '/' +
              std::to_string(profile(i).cohesion) + '\n';
    }
    text += commandersText(*this, state, side, language);
  }
  return text;
}

}  // namespace walstatt::adlg
