#include "games/duel/fighter.h"

#include <algorithm>
#include <iterator>

namespace walstatt::duel {

namespace {

const std::vector<std::string> dieWords{"W4", "W6", "W8", "W10", "W12", "W20"};
const std::vector<std::string> kindWords{"melee", "bow", "crossbow", "thrown"};
const std::vector<std::string> weightWords{"light", "heavy"};

std::uint8_t small(int value) { return static_cast<std::uint8_t>(value); }

int indexOf(std::uint8_t die) {
  return static_cast<int>(std::find(dieSizes.begin(), dieSizes.end(), die) - dieSizes.begin());
}

std::uint8_t dieOr(Reader& reader, std::string_view field, std::uint8_t otherwise) {
  return dieSizes[static_cast<std::size_t>(reader.choiceOr(field, dieWords, indexOf(otherwise)))];
}

template <class Piece>
void readHead(Reader& reader, const std::vector<Piece>& known, Piece& piece) {
  piece.id = reader.text("id");
  piece.name = reader.bilingual("name");
  piece.job = reader.bilingual("job");
  piece.history = reader.bilingual("history");
  if (findPiece(known, piece.id)) reader.fault(walstatt::phrases::twice, "id");
}

template <class Piece>
std::string idsOf(const std::vector<Piece>& pieces) {
  std::string all;
  for (const Piece& piece : pieces) all += (all.empty() ? "" : " | ") + piece.id;
  return all;
}

template <class Piece>
std::optional<std::size_t> pieceNamed(Reader& reader, std::string_view field, const std::vector<Piece>& pieces) {
  const std::string id = reader.text(field);
  const auto found = findPiece(pieces, id);
  if (!found && !id.empty()) reader.fault(walstatt::phrases::unknownName, field, idsOf(pieces));
  return found;
}

template <class Visit>
void forTables(const Library& library, const std::string& path, std::string_view field, Errors& errors,
               const Visit& visit) {
  const Data* data = library.document(path);
  if (!data) return errors.add({&walstatt::phrases::missing, path, 0, 0, {}, {}, {}, {}});
  Reader file(*data, path, "", errors);
  for (Reader& reader : file.tables(field)) {
    visit(reader);
    reader.finish();
  }
  file.finish();
}

}  // namespace

void readValues(Reader& reader, const Content& content, FighterType& fighter) {
  fighter.dice = small(reader.integerOr("dice", 1, mostDice, fighter.dice));
  fighter.die = dieOr(reader, "die", fighter.die);
  fighter.skill = small(reader.integerOr("skill", 1, mostSkill, fighter.skill));
  fighter.ownDie = dieOr(reader, "pts", fighter.ownDie);
  fighter.initiative =
      static_cast<std::int8_t>(reader.integerOr("initiative", leastInitiative, mostInitiative, fighter.initiative));
  fighter.vitality = small(reader.integerOr("vitality", 1, mostVitality, fighter.vitality));
  if (reader.has("weapon")) fighter.weapon = pieceNamed(reader, "weapon", content.weapons).value_or(0);
  if (reader.has("armour")) fighter.armour = pieceNamed(reader, "armour", content.armours).value_or(0);
  if (!reader.has("shot")) return;
  // "none" takes a bow away from whom the list gives one.
  if (reader.data().find("shot")->as<std::string>() && *reader.data().find("shot")->as<std::string>() == "none") {
    reader.text("shot");
    fighter.shot.reset();
    return;
  }
  const auto shot = pieceNamed(reader, "shot", content.weapons);
  if (shot && content.weapons[*shot].kind == WeaponKind::melee)
    reader.fault(walstatt::phrases::choice, "shot", "bow | crossbow | thrown");
  fighter.shot = shot;
}

std::string dieWord(int sides) { return "W" + std::to_string(sides); }
const std::vector<std::string>& dieWordList() { return dieWords; }
const std::vector<std::string>& weaponKindWords() { return kindWords; }

std::shared_ptr<const Content> readContent(const Library& library, Errors& errors) {
  auto content = std::make_shared<Content>();
  content->words = library.words();
  forTables(library, "1192/weapons.toml", "weapon", errors, [&](Reader& reader) {
    Weapon weapon;
    readHead(reader, content->weapons, weapon);
    weapon.die = dieOr(reader, "ts", weapon.die);
    weapon.kind = static_cast<WeaponKind>(reader.choiceOr("kind", kindWords, 0));
    weapon.initiative = static_cast<std::int8_t>(reader.integerOr("initiative", -1, 2, 0));
    content->weapons.push_back(std::move(weapon));
  });
  forTables(library, "1192/armour.toml", "armour", errors, [&](Reader& reader) {
    ArmourPiece armour;
    readHead(reader, content->armours, armour);
    armour.protection = small(reader.integer("protection", 0, 20));
    armour.quality = small(reader.integer("quality", 0, 20));
    armour.light = reader.choice("weight", weightWords) == 0;
    content->armours.push_back(std::move(armour));
  });
  if (content->weapons.empty() || content->armours.empty()) return content;
  forTables(library, "1192/fighters.toml", "fighter", errors, [&](Reader& reader) {
    FighterType fighter;
    readHead(reader, content->fighters, fighter);
    for (const std::string_view needed : {"weapon", "armour"})
      if (!reader.has(needed)) reader.fault(walstatt::phrases::missing, needed);
    readValues(reader, *content, fighter);
    fighter.names = reader.texts("names");
    content->fighters.push_back(std::move(fighter));
  });
  return content;
}

}  // namespace walstatt::duel
