#include "games/duel/own_fighter.h"

#include <algorithm>

#include "base/dice.h"
#include "library/data_text.h"
#include "library/share_code.h"

namespace walstatt::duel {

namespace {

constexpr int fileVersion = 1;
constexpr int farOff = 1'000'000;  // a number may lie outside of the limits and is then judged

bool strikes(const Weapon& weapon) { return weapon.kind == WeaponKind::melee || weapon.kind == WeaponKind::thrown; }
bool shoots(const Weapon& weapon) { return weapon.kind != WeaponKind::melee; }

// Names of pieces in both languages: "Schwert (sword), …".
template <class Piece, class Fits>
Bilingual namesOf(const std::vector<Piece>& pieces, const Fits& fits) {
  Bilingual all;
  for (const Piece& piece : pieces) {
    if (!fits(piece)) continue;
    const std::string between = all.german.empty() ? "" : ", ";
    all.german += between + piece.name.german + " (" + piece.id + ")";
    all.english += between + piece.name.english + " (" + piece.id + ")";
  }
  return all;
}

class Judge {
 public:
  Judge(const Content& content, const OwnFighter& fighter, std::string file, Errors& errors)
      : content_(content), fighter_(fighter), file_(std::move(file)), errors_(errors) {}

  void judge() {
    const auto any = [](const auto&) { return true; };
    if (!findPiece(content_.fighters, fighter_.base))
      tell(phrases::fighterBase, "base", fighter_.base, namesOf(content_.fighters, any));
    if (fighter_.name.size() > mostNameBytes)
      tell(phrases::fighterNameLong, "name", std::to_string(fighter_.name.size()),
           plain(std::to_string(mostNameBytes)));
    if (hasControls(fighter_.name) || !isUtf8(fighter_.name)) tell(phrases::fighterNameSigns, "name", "", {});
    limit(phrases::fighterDice, "dice", fighter_.dice, 1, mostDice);
    limit(phrases::fighterSkill, "skill", fighter_.skill, 1, mostSkill);
    limit(phrases::fighterInitiative, "initiative", fighter_.initiative, leastInitiative, mostInitiative);
    limit(phrases::fighterVitality, "vitality", fighter_.vitality, 1, mostVitality);
    weapon("weapon", fighter_.weapon, phrases::fighterWeapon, phrases::fighterNoMelee, strikes);
    if (!fighter_.shot.empty()) weapon("shot", fighter_.shot, phrases::fighterShot, phrases::fighterNoShot, shoots);
    if (!findPiece(content_.armours, fighter_.armour))
      tell(phrases::fighterArmour, "armour", fighter_.armour, namesOf(content_.armours, any));
  }

 private:
  static Bilingual plain(const std::string& text) { return {text, text}; }

  void tell(const Phrase& what, std::string field, std::string found, Bilingual allowed) {
    ContentError error;
    error.what = &what;
    error.file = file_;
    error.field = std::move(field);
    error.found = std::move(found);
    error.reason = std::move(allowed);
    errors_.add(std::move(error));
  }
  void limit(const Phrase& what, const char* field, int value, int least, int most) {
    if (value < least || value > most)
      tell(what, field, std::to_string(value), plain(std::to_string(least) + " … " + std::to_string(most)));
  }
  template <class Fits>
  void weapon(const char* field, const std::string& id, const Phrase& unknown, const Phrase& unfit, const Fits& fits) {
    const auto found = findPiece(content_.weapons, id);
    if (!found)
      tell(unknown, field, id, namesOf(content_.weapons, fits));
    else if (!fits(content_.weapons[*found]))
      tell(unfit, field, id, namesOf(content_.weapons, fits));
  }

  const Content& content_;
  const OwnFighter& fighter_;
  std::string file_;
  Errors& errors_;
};

int dieIndex(int sides) {
  const auto found = std::find(dieSizes.begin(), dieSizes.end(), sides);
  return found == dieSizes.end() ? 0 : static_cast<int>(found - dieSizes.begin());
}

int readDie(Reader& reader, std::string_view field, int otherwise) {
  return dieSizes[static_cast<std::size_t>(reader.choiceOr(field, dieWordList(), dieIndex(otherwise)))];
}

// One step up or down, or none; the middle is likelier.
int lurch(FastDice& dice, int step) { return (static_cast<int>(dice.below(3) + dice.below(3)) - 2) * step; }

template <class Piece, class Fits>
const Piece& drawn(const std::vector<Piece>& pieces, FastDice& dice, const Fits& fits) {
  std::vector<const Piece*> some;
  for (const Piece& piece : pieces)
    if (fits(piece)) some.push_back(&piece);
  return *some[dice.below(static_cast<std::uint32_t>(some.size()))];
}

}  // namespace

OwnFighter ownOf(const Content& content, const FighterType& type) {
  OwnFighter own;
  own.base = type.id;
  own.dice = type.dice;
  own.die = type.die;
  own.skill = type.skill;
  own.pts = type.ownDie;
  own.initiative = int{type.initiative};
  own.vitality = type.vitality;
  own.weapon = content.weapons[type.weapon].id;
  own.armour = content.armours[type.armour].id;
  if (type.shot) own.shot = content.weapons[*type.shot].id;
  return own;
}

void judge(const Content& content, const OwnFighter& fighter, const std::string& file, Errors& errors) {
  Judge(content, fighter, file, errors).judge();
}

FighterType typeOf(const Content& content, const OwnFighter& fighter) {
  FighterType type = content.fighters[findPiece(content.fighters, fighter.base).value()];
  type.dice = static_cast<std::uint8_t>(fighter.dice);
  type.die = static_cast<std::uint8_t>(fighter.die);
  type.skill = static_cast<std::uint8_t>(fighter.skill);
  type.ownDie = static_cast<std::uint8_t>(fighter.pts);
  type.initiative = static_cast<std::int8_t>(fighter.initiative);
  type.vitality = static_cast<std::uint8_t>(fighter.vitality);
  type.weapon = findPiece(content.weapons, fighter.weapon).value();
  type.armour = findPiece(content.armours, fighter.armour).value();
  type.shot = fighter.shot.empty() ? std::nullopt : findPiece(content.weapons, fighter.shot);
  return type;
}

std::optional<OwnFighter> readOwnFighter(const Content& content, const Data& data, const std::string& file,
                                         Errors& errors) {
  const std::size_t before = errors.size();
  Reader reader(data, file, "", errors);
  if (const int version = reader.integer("fighter", 1, farOff); version != fileVersion && errors.size() == before)
    return reader.fault(phrases::fighterFileVersion, "fighter", std::to_string(fileVersion)), std::nullopt;
  OwnFighter own;
  own.base = reader.text("base");
  if (const auto base = findPiece(content.fighters, own.base)) own = ownOf(content, content.fighters[*base]);
  own.name = reader.textOr("name", "");
  own.dice = reader.integerOr("dice", -farOff, farOff, own.dice);
  own.die = readDie(reader, "die", own.die);
  own.skill = reader.integerOr("skill", -farOff, farOff, own.skill);
  own.pts = readDie(reader, "pts", own.pts);
  own.initiative = reader.integerOr("initiative", -farOff, farOff, own.initiative);
  own.vitality = reader.integerOr("vitality", -farOff, farOff, own.vitality);
  own.weapon = reader.textOr("weapon", own.weapon);
  own.armour = reader.textOr("armour", own.armour);
  own.shot = reader.textOr("shot", own.shot);
  if (own.shot == "none") own.shot.clear();
  reader.finish();
  if (errors.size() != before) return std::nullopt;
  return own;
}

Data fighterData(const OwnFighter& fighter) {
  Data data;
  data.set("fighter", fileVersion).set("base", fighter.base);
  if (!fighter.name.empty()) data.set("name", fighter.name);
  data.set("dice", fighter.dice).set("die", dieWord(fighter.die)).set("skill", fighter.skill);
  data.set("pts", dieWord(fighter.pts)).set("initiative", fighter.initiative).set("vitality", fighter.vitality);
  data.set("weapon", fighter.weapon).set("shot", fighter.shot.empty() ? "none" : fighter.shot);
  return data.set("armour", fighter.armour);
}

std::string fighterToml(const OwnFighter& fighter) {
  std::string out;
  const Data data = fighterData(fighter);
  for (const auto& [field, value] : *data.as<Data::Table>()) {
    const auto* text = value.as<std::string>();
    out += field + " = " + (text ? tomlString(*text) : std::to_string(*value.as<std::int64_t>())) + "\n";
  }
  return out;
}

OwnFighter surpriseFighter(const Content& content, std::optional<std::size_t> base, std::uint64_t seed) {
  FastDice dice(seed);
  const auto any = static_cast<std::size_t>(dice.below(static_cast<std::uint32_t>(content.fighters.size())));
  const FighterType& type = content.fighters[base.value_or(any)];
  OwnFighter own = ownOf(content, type);
  if (!type.names.empty()) own.name = type.names[dice.below(static_cast<std::uint32_t>(type.names.size()))];
  own.weapon = drawn(content.weapons, dice, [](const Weapon& one) { return one.kind == WeaponKind::melee; }).id;
  own.armour = drawn(content.armours, dice, [](const ArmourPiece&) { return true; }).id;
  // Whoever shoots goes on shooting; of the others one in four takes something along.
  if (type.shot || dice.below(4) == 0) own.shot = drawn(content.weapons, dice, shoots).id;
  own.initiative = std::clamp(own.initiative + lurch(dice, 1), leastInitiative, mostInitiative);
  own.vitality = std::clamp(own.vitality + lurch(dice, 3), 1, mostVitality);
  own.skill = std::clamp(own.skill + lurch(dice, 1) / 2, 1, mostSkill);
  return own;
}

}  // namespace walstatt::duel
