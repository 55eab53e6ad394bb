// The board as text: for the terminal, for screen readers, for tests. Figures of the first side are written in
// capitals, those of the second in small letters; & is the chest. A mount or chariot has its label at its front, and on
// its other fields a mark that points to where it looks: [^] of the first side, (^) of the second.
#include "games/mfm/game.h"

namespace walstatt::mfm {

namespace {

std::string padded(std::string text, std::size_t width) {
  if (text.size() < width) text.append(width - text.size(), ' ');
  return text;
}

std::string lower(std::string text) {
  for (char& c : text) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return text;
}

constexpr std::string_view arrows = "^>v<";
constexpr std::string_view wreckMark = "###";

std::string diceOf(const HitValue& value) { return std::to_string(value.dice) + "×1-" + std::to_string(value.upTo); }

}  // namespace

std::string ManForMan::labelOf(FigureId id) const {
  const std::string& label = setup_.figures[id].label;
  return traits_[id].side == 0 ? label : lower(label);
}

std::string ManForMan::name(const State& state, Arg arg, Language language) const {
  const bool known = arg.value >= 0;
  switch (arg.kind) {
    case ArgKind::piece: {
      if (!known || arg.value >= figureCount()) return "?";
      const auto id = static_cast<FigureId>(arg.value);
      const FigureSetup& figure = setup_.figures[id];
      std::string text = figure.name.empty() ? typeOf(id).name.in(language) + ' ' + labelOf(id)
                                             : figure.name + " (" + typeOf(id).name.in(language) + ')';
      const FigureId unit = unitOf(state, id);
      const Figure& there = state.figures[unit == noFigure ? id : unit];
      if (there.onBoard()) text += ' ' + writePlace(board_->place(there.field));
      return text;
    }
    case ArgKind::place:
      return known && arg.value < board_->size() ? writePlace(board_->place(static_cast<FieldId>(arg.value))) : "–";
    case ArgKind::side: {
      if (!known || arg.value > 1) return "?";
      const People& people =
          content_->peoples[static_cast<std::size_t>(setup_.sides[static_cast<std::size_t>(arg.value)].people)];
      const bool twins = setup_.sides[0].people == setup_.sides[1].people;
      return people.name.in(language) + (twins ? (arg.value ? " 2" : " 1") : "");
    }
    case ArgKind::seat: {
      if (!known || arg.value >= seats()) return "?";
      const Side side = sideOf(static_cast<Seat>(arg.value));
      const std::string people = name(state, sideArg(side), language);
      const int first = side == 0 ? 0 : setup_.sides[0].players;
      return setup_.sides[side].players == 1 ? people : people + " (" + std::to_string(arg.value - first + 1) + ')';
    }
    case ArgKind::terrain:
      return known && arg.value < static_cast<int>(content_->terrain.size())
                 ? content_->terrain[static_cast<std::size_t>(arg.value)].name.in(language)
                 : "?";
    case ArgKind::kind:
      return known && arg.value < static_cast<int>(content_->types.size())
                 ? content_->types[static_cast<std::size_t>(arg.value)].name.in(language)
                 : "?";
    case ArgKind::none: return {};
    case ArgKind::number:
    case ArgKind::faces: break;
  }
  return std::to_string(arg.value);
}

// The kinds of terrain on this map, by their letters.
std::string ManForMan::legend(Language language) const {
  std::array<bool, 256> seen{};
  for (FieldId id = 0; id < board_->size(); ++id) seen[board_->field(id).terrain] = true;
  std::string text, line;
  for (std::size_t id = 0; id < content_->terrain.size(); ++id) {
    if (!seen[id]) continue;
    const Terrain& terrain = content_->terrain[id];
    const std::string entry = std::string(1, terrain.symbol) + ' ' + terrain.name.in(language);
    if (line.size() + entry.size() > 100) {
      text += line + '\n';
      line.clear();
    }
    line += (line.empty() ? "  " : ", ") + entry;
  }
  return text + line + '\n';
}

std::string ManForMan::drawField(const State& state, FieldId id) const {
  if (id == noField) return "   ";
  const FieldInfo& info = board_->field(id);
  FigureId there = state.occupant[id];
  if (there == noFigure && state.run.active())
    for (const FigureId runner : {state.run.figure, state.run.second}) {
      if (runner == noFigure || !state.figures[runner].onBoard()) continue;
      const Area area = areaOf(state, runner);
      if (area.storey == info.storey && area.holds(info.x, info.y)) there = runner;
    }
  const bool chest = id == state.chest;
  if (there == noFigure) return std::string(" ") + (chest ? '&' : board_->terrainOf(id).symbol) + ' ';
  if (isVehicle(there)) {
    const Figure& vehicle = state.figures[there];
    if (vehicle.standing == Standing::out) return std::string(wreckMark);
    const Area area = areaOf(state, there);
    const bool front = info.x == (vehicle.facing == 1 ? area.x + area.width - 1 : area.x) &&
                       info.y == (vehicle.facing == 2 ? area.y + area.height - 1 : area.y);
    if (!front)
      return std::string(vehicle.side == 0 ? "[" : "(") + arrows[vehicle.facing] + (vehicle.side == 0 ? "]" : ")");
  }
  return padded(labelOf(there) + (chest ? "&" : ""), 3);
}

// What a figure can do, in the abbreviations of its card.
std::string ManForMan::drawValues(FigureId id, Language language) const {
  const FigureType& type = typeOf(id);
  std::string text = "  B" + std::to_string(type.move) + " S" + std::to_string(type.armour);
  if (type.isVehicle()) {
    if (type.crewArmour)
      text +=
          ' ' + content_->words.fill("mfm.draw.crew-armour", language, {{"value", std::to_string(type.crewArmour)}});
    const char* ram = type.carriage == Carriage::mount ? "mfm.draw.ride-down" : "mfm.draw.ram";
    return text + ' ' + content_->words.plain(ram, language) + ' ' + diceOf(type.ram);
  }
  text += " NAH " + diceOf(type.nah);
  if (type.fernRange) text += " FERN F" + std::to_string(type.fernRange) + ' ' + diceOf(type.fern);
  if (type.hasReachWeapon())
    text += std::string(type.weit && type.erst ? " WEIT/ERST"
                        : type.weit            ? " WEIT"
                                               : " ERST") +
            " F" + std::to_string((type.reach + 1) / 2) + ' ' + diceOf(type.weitHit);
  return text;
}

// Who is aboard, who leads it, whose it is now: a line of its own below a mount or chariot.
std::string ManForMan::drawCrew(const State& state, FigureId vehicle, Language language) const {
  const Words& words = content_->words;
  const Figure& figure = state.figures[vehicle];
  std::string text;
  const auto add = [&](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
  forCrew(state, vehicle, [&](FigureId id) {
    add(labelOf(id) + (state.figures[id].flags & Figure::drives ? ' ' + words.plain("mfm.draw.drives", language) : ""));
  });
  if (text.empty()) add(words.plain("mfm.draw.crewless", language));
  if (const FigureId leader = leaderOf(state, vehicle); leader != noFigure)
    add(words.fill("mfm.draw.led", language, {{"who", labelOf(leader)}}));
  if (figure.side != traits_[vehicle].side)
    add(words.fill("mfm.draw.taken", language, {{"side", name(state, sideArg(figure.side), language)}}));
  if (figure.is(mark::ramming)) add(words.plain("mfm.draw.ramming", language));
  return std::string(14, ' ') + text + '\n';
}

std::string ManForMan::draw(const State& state, Language language) const {
  const mfm::Content& content = *content_;
  const auto say = [&](std::string_view id, const std::vector<std::pair<std::string_view, std::string>>& values) {
    return content.words.fill(id, language, values) + '\n';
  };
  std::string text;
  for (int storey = 0; storey < board_->storeys(); ++storey) {
    if (storey) text += say("mfm.draw.storey", {{"number", std::to_string(storey)}});
    std::string columns = "    ";
    for (int x = 0; x < board_->width(); ++x)
      columns += ' ' + padded(writePlace({x, 0, 0}).substr(0, x < 26 ? 1 : 2), 2);
    text += columns + '\n';
    for (int y = 0; y < board_->height(); ++y) {
      std::string row;
      bool any = false;
      for (int x = 0; x < board_->width(); ++x) {
        const FieldId id = board_->at(x, y, storey);
        any = any || id != noField;
        row += drawField(state, id);
      }
      if (any) text += padded(std::to_string(y + 1), 4) + row + '\n';
    }
  }
  text += legend(language);
  if (hasVehicles_) text += say("mfm.draw.boards", {});
  if (state.phase == Phase::deploy)
    text += say("mfm.draw.deploy", {{"side", name(state, sideArg(state.activeSide), language)}});
  else if (state.phase != Phase::rollForFirst)
    text += say("mfm.draw.status", {{"round", std::to_string(state.round)},
                                    {"rounds", std::to_string(setup_.rounds)},
                                    {"side", name(state, sideArg(state.activeSide), language)}});
  if (setup_.kind == ScenarioKind::points)
    text += say("mfm.draw.score", {{"first", name(state, sideArg(0), language)},
                                   {"points", std::to_string(score(state, 0))},
                                   {"second", name(state, sideArg(1), language)},
                                   {"other", std::to_string(score(state, 1))}});
  for (Side side = 0; side < 2; ++side) {
    text += name(state, sideArg(side), language) + ":\n";
    for (FigureId id = sides_[side].begin; id < sides_[side].end; ++id) {
      const Figure& figure = state.figures[id];
      const FigureType& type = typeOf(id);
      const std::string where =
          figure.onBoard()
              ? writePlace(board_->place(figure.field)) + (isVehicle(id) ? std::string(1, arrows[figure.facing]) : "")
          : figure.aboard()
              ? labelOf(figure.vehicle)
              : content.words.plain(figure.standing == Standing::out ? "mfm.draw.out" : "mfm.draw.waiting", language);
      std::string line = "  " + padded(labelOf(id), 5) + padded(where, 7) +
                         (setup_.figures[id].name.empty() ? "" : setup_.figures[id].name + ", ") +
                         type.name.in(language);
      if (figure.standing != Standing::out) {
        line += drawValues(id, language);
        if (type.lives > 1)
          line += ' ' + content.words.fill("mfm.draw.lives", language, {{"lives", std::to_string(figure.lives)}});
        if (setup_.sides[side].players > 1) line += "  " + name(state, seatArg(figure.seat), language);
        if (const FigureId led = isVehicle(id) ? noFigure : ledBy(state, id); led != noFigure)
          line += ' ' + content.words.fill("mfm.draw.leads", language, {{"vehicle", labelOf(led)}});
        if (figure.side == state.activeSide && figure.is(mark::moved))
          line += ' ' + content.words.plain("mfm.draw.moved", language);
        if (figure.side == state.activeSide && figure.is(mark::fought))
          line += ' ' + content.words.plain("mfm.draw.fought", language);
      }
      text += line + '\n';
      if (isVehicle(id) && figure.standing != Standing::out) text += drawCrew(state, id, language);
    }
  }
  return text;
}

}  // namespace walstatt::mfm
