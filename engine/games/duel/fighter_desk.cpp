#include "games/duel/fighter_desk.h"

#include "games/duel/fighter_code.h"
#include "games/duel/fighter_sheet.h"
#include "games/duel/setup.h"
#include "library/data_text.h"

namespace walstatt::duel {

namespace {

namespace faults = walstatt::phrases;

constexpr int mostSeed = 2'147'483'647;

std::string idsOf(const Content& content) {
  std::string all;
  for (const FighterType& type : content.fighters) all += (all.empty() ? "" : " | ") + type.id;
  return all;
}

class Desk {
 public:
  Desk(const Content& content, const Data& question, Errors& errors)
      : content_(content), errors_(errors), in_(question, "fighter", "", errors) {}

  Data answer() {
    const std::vector<std::string> asked{"pieces", "check", "read", "surprise", "duel"};
    const std::size_t before = errors_.size();
    Data data;
    switch (in_.choice("ask", asked)) {
      case 0:
        if (errors_.size() == before) data = piecesData(content_);
        break;
      case 1: data = check(); break;
      case 2: data = read(); break;
      case 3: data = surprise(); break;
      default: data = duel(); break;
    }
    in_.finish();
    return errors_.size() == before ? data : Data();
  }

 private:
  // The index of a ready fighter; complains of an unknown one.
  std::optional<std::size_t> ready(std::string_view field) {
    if (!in_.has(field)) return std::nullopt;
    const auto found = findPiece(content_.fighters, in_.text(field));
    if (!found) in_.fault(faults::unknownName, field, idsOf(content_));
    return found;
  }
  Data report(const OwnFighter& fighter) {
    return fighterReport(content_, fighter, ready("against").value_or(yardstick(content_)));
  }

  Data check() {
    Reader table = in_.table("fighter");
    const std::size_t before = errors_.size();
    const std::optional<OwnFighter> fighter = readOwnFighter(content_, table.data(), "fighter", errors_);
    return fighter && errors_.size() == before ? report(*fighter) : Data();
  }

  Data read() {
    Errors notices;
    const std::optional<OwnFighter> fighter = readFighterCode(content_, in_.text("code"), errors_, notices);
    if (!fighter) return {};
    Data told{Data::Array{}};
    for (const ContentError& notice : notices.list()) told.push(toldData(content_.words, notice));
    Data data = report(*fighter);
    return data.set("notices", std::move(told));
  }

  Data surprise() {
    const int seed = in_.integer("seed", 0, mostSeed);
    const auto base = ready("base");
    return report(surpriseFighter(content_, base, static_cast<std::uint64_t>(seed)));
  }

  // A ready fighter by id, a code, or a fighter as files hold him.
  std::optional<OwnFighter> fighterOf(const Data& data) {
    const auto* text = data.as<std::string>();
    if (!text) return readOwnFighter(content_, data, "fighter", errors_);
    if (const auto found = findPiece(content_.fighters, *text)) return ownOf(content_, content_.fighters[*found]);
    Errors notices;
    return readFighterCode(content_, *text, errors_, notices);
  }

  std::optional<DuelFighter> entryOf(const Data& data) {
    DuelFighter entry;
    const Data* who = &data;
    if (data.find("who")) {
      Reader reader(data, "fighter", "", errors_);
      const auto listed = [](const auto& all) { return std::vector<std::string>(all.begin(), all.end()); };
      who = data.find("who");
      entry.size = sizeWords[static_cast<std::size_t>(
          reader.choiceOr("size", listed(sizeWords), static_cast<int>(Size::large)))];
      entry.awareness = awarenessWords[static_cast<std::size_t>(
          reader.choiceOr("awareness", listed(awarenessWords), static_cast<int>(Awareness::aware)))];
    }
    const std::optional<OwnFighter> fighter = fighterOf(*who);
    if (!fighter) return std::nullopt;
    entry.fighter = *fighter;
    return entry;
  }

  Data duel() {
    const int distance = in_.integerOr("distance", 0, maxDistance, 0);
    std::vector<Reader> readers = in_.tables("side");
    if (readers.size() != 2) return in_.fault(faults::form, "side", "2 × { fighters }"), Data();
    const std::size_t before = errors_.size();
    std::array<std::vector<DuelFighter>, 2> sides;
    for (std::size_t s = 0; s < 2; ++s) {
      const Data* fighters = readers[s].data().find("fighters");
      if (!fighters || !fighters->as<Data::Array>()) {
        readers[s].fault(faults::wantArray, "fighters", "[…]");
        continue;
      }
      for (const Data& one : *fighters->as<Data::Array>()) {
        if (std::optional<DuelFighter> entry = entryOf(one)) sides[s].push_back(std::move(*entry));
        if (sides[s].size() > static_cast<std::size_t>(maxPerSide)) break;
      }
    }
    if (errors_.size() != before) return {};
    const std::optional<Data> setup = duelSetup(content_, sides, distance, errors_);
    return setup ? *setup : Data();
  }

  const Content& content_;
  Errors& errors_;
  Reader in_;
};

bool isPlain(const Content& content, const OwnFighter& fighter) {
  const auto base = findPiece(content.fighters, fighter.base);
  return base && fighter.name.empty() &&
         toJson(fighterData(fighter)) == toJson(fighterData(ownOf(content, content.fighters[*base])));
}

Data entryData(const Content& content, const DuelFighter& entry) {
  Data data;
  data.set("fighter", entry.fighter.base);
  const Data values = fighterData(entry.fighter);
  if (!isPlain(content, entry.fighter))
    for (const auto& [field, value] : *values.as<Data::Table>())
      if (field != "fighter" && field != "base") data.set(field, value);
  if (!entry.size.empty() && entry.size != sizeWords[static_cast<std::size_t>(Size::large)])
    data.set("size", entry.size);
  if (!entry.awareness.empty() && entry.awareness != awarenessWords[static_cast<std::size_t>(Awareness::aware)])
    data.set("awareness", entry.awareness);
  return data;
}

Bilingual namesOf(const Content& content, const std::vector<DuelFighter>& side) {
  Bilingual all;
  for (const DuelFighter& entry : side) {
    const Bilingual name = entry.fighter.name.empty()
                               ? content.fighters[findPiece(content.fighters, entry.fighter.base).value()].name
                               : Bilingual{entry.fighter.name, entry.fighter.name};
    const std::string between = all.german.empty() ? "" : ", ";
    all.german += between + name.german;
    all.english += between + name.english;
  }
  return all;
}

std::string inlineToml(const Data& data) {
  if (const auto* text = data.as<std::string>()) return tomlString(*text);
  const auto* table = data.as<Data::Table>();
  if (!table) return toJson(data);
  std::string all;
  for (const auto& [field, value] : *table) all += (all.empty() ? " " : ", ") + field + " = " + inlineToml(value);
  return "{" + all + " }";
}

}  // namespace

std::optional<Data> duelSetup(const Content& content, const std::array<std::vector<DuelFighter>, 2>& sides,
                              int distance, Errors& errors) {
  const std::size_t before = errors.size();
  for (std::size_t s = 0; s < 2; ++s)
    for (std::size_t i = 0; i < sides[s].size(); ++i) {
      const std::string place = "side[" + std::to_string(s + 1) + "].fighters[" + std::to_string(i + 1) + "]";
      judge(content, sides[s][i].fighter, place, errors);
    }
  if (errors.size() != before) return std::nullopt;
  Data lines{Data::Array{}};
  for (const auto& side : sides) {
    Data fighters{Data::Array{}}, line;
    for (const DuelFighter& entry : side) fighters.push(entryData(content, entry));
    lines.push(std::move(line.set("fighters", std::move(fighters))));
  }
  const Bilingual one = namesOf(content, sides[0]), other = namesOf(content, sides[1]);
  const auto told = [&](const char* id) {
    const auto in = [&](Language language) {
      return content.words.fill(
          id, language,
          {{"one", one.in(language)}, {"other", other.in(language)}, {"metres", std::to_string(distance)}});
    };
    return bothLanguages({in(Language::german), in(Language::english)});
  };
  Data setup;
  setup.set("name", told("fighter.duel.name"));
  setup.set("description", told(distance > 0 ? "fighter.duel.apart" : "fighter.duel.in-reach"));
  setup.set("distance", distance).set("side", std::move(lines));
  if (!readSetup(content, setup, "duel", errors)) return std::nullopt;
  return setup;
}

std::string setupToml(const Data& setup) {
  std::string out;
  for (const auto& [field, value] : *setup.as<Data::Table>())
    if (field != "side") out += field + " = " + inlineToml(value) + "\n";
  for (const Data& side : *setup.find("side")->as<Data::Array>()) {
    out += "\n[[side]]\nfighters = [\n";
    for (const Data& fighter : *side.find("fighters")->as<Data::Array>()) out += "  " + inlineToml(fighter) + ",\n";
    out += "]\n";
  }
  return out;
}

Data answerAboutFighters(const Content& content, const Data& question, Errors& errors) {
  return Desk(content, question, errors).answer();
}

}  // namespace walstatt::duel
