// Positions for tests, drawn as the table looks. A board is lines of terrain symbols (content/mfm/terrain.toml); figures
// are put on it by type and field; then one acts and rolls by notation, as players do.
//
//   TestTable table({"....", ".T..", "...."});
//   table.put(0, "roman-swordsman", "b2").put(1, "celtic-swordsman", "c2").turnOf(1);
//   table.act("c2xb2");             // fails the test if the rules refuse it
//   table.roll({5}).roll({5});      // hit, then defence
//   EXPECT_TRUE(table.alive("b2"));
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "games/mfm/game.h"
#include "library/library.h"

namespace walstatt::mfm {

inline const Library& testLibrary() {
  static const Library library = [] {
    Errors errors;
    Library read = Library::read(builtInContent(), errors);
    for (const ContentError& error : errors.list()) ADD_FAILURE() << read.words().say(error, Language::english);
    return read;
  }();
  return library;
}

inline std::shared_ptr<const Content> testContent() {
  static const std::shared_ptr<const Content> content = [] {
    Errors errors;
    auto read = readContent(testLibrary(), errors);
    for (const ContentError& error : errors.list())
      ADD_FAILURE() << testLibrary().words().say(error, Language::english);
    return read;
  }();
  return content;
}

// Prices are worked out from battles and change: tests ask for them.
inline int priceOf(std::string_view type) {
  for (const FigureType& known : testContent()->types)
    if (known.id == type) return known.points;
  ADD_FAILURE() << "no figure " << type;
  return 0;
}

// Open ground.
inline std::vector<std::string> meadow(int width = 9, int height = 9) {
  return std::vector<std::string>(static_cast<std::size_t>(height), std::string(static_cast<std::size_t>(width), '.'));
}

// The parts of an explained number with their rules: "+5 R7, +3 G5".
inline std::string partsOf(const Explained* number) {
  if (!number) return "not told";
  std::string all;
  for (const Part& part : number->parts())
    all += (all.empty() ? "" : ", ") + std::string(part.amount < 0 ? "" : "+") + std::to_string(part.amount) + " " +
           std::string(part.reason->rule);
  return all;
}

inline constexpr std::array<AttackKind, 4> allKinds{AttackKind::nah, AttackKind::fern, AttackKind::weit,
                                                    AttackKind::erst};

class TestTable {
 public:
  explicit TestTable(std::vector<std::string> plan, int block = 2) {
    map_->id = "test";
    map_->plan = std::move(plan);
    map_->height = static_cast<int>(map_->plan.size());
    map_->width = static_cast<int>(map_->plan.at(0).size());
    map_->block = block;
  }

  TestTable& storey(int number, int x, int y, std::vector<std::string> plan) {
    map_->storeys.push_back({number, x, y, std::move(plan)});
    return *this;
  }
  // Before the first question only: a figure of a side (0 or 1) on a field; `player` counts within the side from 0. An empty field leaves it
  // waiting outside.
  TestTable& put(int side, const std::string& type, const std::string& field, int player = 0) {
    const int id = testContent()->findType(type);
    if (id < 0) ADD_FAILURE() << "no such figure type: " << type;
    FigureSetup figure;
    figure.type = static_cast<TypeId>(std::max(id, 0));
    figure.side = static_cast<std::uint8_t>(side);
    figure.seat = static_cast<std::uint8_t>(player);
    placed_.push_back({figure, field, 0});
    return *this;
  }
  // A mount or chariot by its upper left field and facing ("c7/N"), with its crew; the first drives. No crew: it stands
  // there masterless. Persons get the labels in the order of all figures.
  TestTable& vehicle(int side, const std::string& type, const std::string& where, const std::vector<std::string>& crew,
                     int player = 0) {
    const auto slash = where.rfind('/');
    put(side, type, where.substr(0, slash), player);
    placed_.back().facing = static_cast<Facing>(std::string_view("NESW").find(where.at(slash + 1)));
    placed_.back().isVehicle = true;
    for (const std::string& person : crew) {
      put(side, person, "", player);
      placed_.back().aboard = true;
    }
    return *this;
  }
  TestTable& carrier() {
    placed_.back().figure.carrier = true;
    return *this;
  }
  TestTable& turnOf(int side) {
    turn_ = side;
    return *this;
  }
  TestTable& round(int number) {
    round_ = number;
    return *this;
  }
  // R35: the scenario's rules, with the chest on a field (or waiting outside) and zones on edges.
  TestTable& document(const std::string& chest, std::vector<std::string> romanZone = {},
                      std::vector<std::string> celtZone = {}, Edge romanEdge = Edge::top, Edge celtEdge = Edge::left) {
    setup_.kind = ScenarioKind::document;
    chest_ = chest;
    zones_ = {std::move(romanZone), std::move(celtZone)};
    setup_.sides[0].zone.edge = romanEdge;
    setup_.sides[1].zone.edge = celtEdge;
    return *this;
  }
  Setup& setup() { return setup_; }

  const ManForMan& game() {
    if (game_) return *game_;
    setup_.map = map_.get();
    int players[2] = {1, 1};
    for (const Placed& p : placed_) players[p.figure.side] = std::max(players[p.figure.side], p.figure.seat + 1);
    setup_.sides[0].players = players[0];
    setup_.sides[1].players = players[1];
    setup_.sides[0].people = std::max(0, testContent()->findPeople("romans"));
    setup_.sides[1].people = std::max(0, testContent()->findPeople("celts"));
    setup_.seats = players[0] + players[1];
    for (std::size_t i = 0; i < placed_.size(); ++i) placed_[i].order = i;
    std::sort(placed_.begin(), placed_.end(), [](const Placed& a, const Placed& b) {
      return std::tuple(a.figure.side, a.figure.seat, a.order) < std::tuple(b.figure.side, b.figure.seat, b.order);
    });
    int labels = 0;
    FigureId vehicle = noFigure;
    for (Placed& p : placed_) {
      if (p.figure.side == 1) p.figure.seat = static_cast<std::uint8_t>(p.figure.seat + players[0]);
      p.figure.label = testContent()->types[p.figure.type].label + std::to_string(++labels);
      if (p.isVehicle) vehicle = static_cast<FigureId>(setup_.figures.size());
      if (p.aboard) p.figure.vehicle = vehicle;
      setup_.figures.push_back(p.figure);
    }
    const Board board(*testContent(), *map_);
    for (std::size_t s = 0; s < zones_.size(); ++s)
      for (const std::string& field : zones_[s]) setup_.sides[s].zone.fields.push_back(at(board, field));
    game_ = std::make_unique<ManForMan>(testContent(), setup_);
    state_ = game_->start();
    state_.phase = Phase::play;
    state_.round = static_cast<std::uint8_t>(round_);
    state_.activeSide = static_cast<std::uint8_t>(turn_);
    state_.firstSide = 0;
    state_.passed = 0;
    for (std::size_t i = 0; i < placed_.size(); ++i) {
      if (placed_[i].field.empty()) continue;
      Figure& figure = state_.figures[i];
      figure.standing = Standing::onBoard;
      figure.field = field(placed_[i].field);
      figure.facing = placed_[i].facing;
      figure.keepOrigin();
      const Area area = game_->areaOf(state_, static_cast<FigureId>(i));
      for (int y = area.y; y < area.y + area.height; ++y)
        for (int x = area.x; x < area.x + area.width; ++x)
          state_.occupant[game_->board().at(x, y, area.storey)] = static_cast<FigureId>(i);
    }
    if (!chest_.empty()) state_.chest = field(chest_);
    return *game_;
  }
  State& state() {
    game();
    return state_;
  }
  FieldId field(const std::string& text) { return at(game().board(), text); }
  FigureId figure(const std::string& where) {
    const FigureId id = state().occupant[field(where)];
    if (id == noFigure) ADD_FAILURE() << "nobody on " << where;
    return id == noFigure ? FigureId{0} : id;
  }
  // A figure by its label, wherever it is.
  const Figure& labelled(const std::string& label) {
    for (FigureId id = 0; id < game().figureCount(); ++id)
      if (game().setup().figures[id].label == label) return state().figures[id];
    ADD_FAILURE() << "no figure " << label;
    return state().figures[0];
  }
  // Where somebody is: "c7", of a vehicle its upper left field with the facing "c7/N", or "aboard", "out", "waiting".
  std::string stands(const std::string& label) {
    const Figure& figure = labelled(label);
    if (figure.aboard()) return "aboard";
    if (!figure.onBoard()) return figure.standing == Standing::out ? "out" : "waiting";
    const std::string place = writePlace(game().board().place(figure.field));
    const bool isVehicle = game().isVehicle(static_cast<FigureId>(&figure - state().figures.data()));
    return isVehicle ? place + '/' + "NESW"[figure.facing] : place;
  }
  int lives(const std::string& label) { return labelled(label).lives; }
  bool alive(const std::string& where) { return state().occupant[field(where)] != noFigure; }

  Seat mover() { return firstOf(game().turn(state()).seats); }
  Read<Action> read(const std::string& move) { return game().read(state(), mover(), move); }
  // The refusal's phrase id and rule, as "mfm.refusal.too-far G3"; "" if the move is allowed.
  std::string refusal(const std::string& move, int seat = -1) {
    const Seat who = seat < 0 ? mover() : static_cast<Seat>(seat);
    const Read<Action> action = game().read(state(), who, move);
    const std::optional<Refusal> why =
        action.value ? game().check(state(), who, *action.value) : std::optional(action.error);
    return why ? std::string(why->phrase->id) + (why->phrase->rule.empty() ? "" : " ") + std::string(why->phrase->rule)
               : "";
  }
  TestTable& act(const std::string& move, int seat = -1) {
    const Seat who = seat < 0 ? mover() : static_cast<Seat>(seat);
    const std::string why = refusal(move, who);
    if (!why.empty()) {
      ADD_FAILURE() << move << " is refused: " << why << "\n" << game().draw(state(), Language::english);
      return *this;
    }
    game().apply(state_, who, *game().read(state(), who, move).value, events);
    return *this;
  }
  TestTable& roll(const std::vector<int>& faces) {
    Faces thrown;
    for (const int face : faces) thrown.push_back(static_cast<Face>(face));
    const Turn now = game().turn(state());
    if (now.waiting != Waiting::dice || !fits(now.dice, std::span<const Face>(thrown.begin(), thrown.size()))) {
      ADD_FAILURE() << "these faces are not what is to be thrown: " << int{now.dice.count} << "d" << now.dice.sides;
      return *this;
    }
    game().roll(state_, thrown, events);
    return *this;
  }
  bool waitsForDice() { return game().turn(state()).waiting == Waiting::dice; }
  // All legal moves of the seat to move, in notation.
  std::vector<std::string> moves() {
    ActionList<Action> actions(game().maxActions());
    game().list(state(), mover(), actions);
    std::vector<std::string> all;
    for (const Action& action : actions) all.push_back(game().write(state(), action));
    return all;
  }
  bool lists(const std::string& move) {
    const auto all = moves();
    return std::find(all.begin(), all.end(), move) != all.end();
  }
  // Whether an event with this phrase id was told since the table was laid.
  bool told(std::string_view id) const {
    return std::any_of(events.events.begin(), events.events.end(),
                       [&](const Event& event) { return event.said.phrase->id == id; });
  }
  // The last explained number told with this phrase id; its value, or -99.
  const Explained* numberTold(std::string_view id) const {
    for (auto event = events.events.rbegin(); event != events.events.rend(); ++event)
      if (event->numbered && event->said.phrase->id == id) return &event->number;
    return nullptr;
  }

  EventList events;

 private:
  struct Placed {
    FigureSetup figure;
    std::string field;
    std::size_t order = 0;
    Facing facing = 0;
    bool isVehicle = false, aboard = false;
  };
  static FieldId at(const Board& board, const std::string& text) {
    std::string_view rest = text;
    Place place;
    if (!readPlace(rest, place) || board.at(place) == noField) {
      ADD_FAILURE() << "no such field: " << text;
      return 0;
    }
    return board.at(place);
  }

  std::unique_ptr<MapPlan> map_ = std::make_unique<MapPlan>();
  Setup setup_;
  std::vector<Placed> placed_;
  std::string chest_;
  std::array<std::vector<std::string>, 2> zones_;
  int turn_ = 0, round_ = 1;
  std::unique_ptr<ManForMan> game_;
  State state_;
};

inline bool isReaction(TestTable& table) { return table.game().turn(table.state()).reaction; }

}  // namespace walstatt::mfm
