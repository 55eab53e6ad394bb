#include "games/duel/fighter_sheet.h"

#include <algorithm>

#include "games/duel/damage_odds.h"
#include "games/duel/fighter_code.h"
#include "games/duel/phrases.h"
#include "library/data_text.h"

namespace walstatt::duel {

namespace {

constexpr int mostEquals = 3;  // in the table of blows

Bilingual said(const Words& words, const Phrase& phrase) {
  return {words.plain(phrase.id, Language::german), words.plain(phrase.id, Language::english)};
}

// { id, value, rule, parts = [{ text, value, rule }] }; values of dice are words: "W10".
class Numbers {
 public:
  explicit Numbers(const Words& words) : words_(words) {}

  struct Reason {
    const Phrase& phrase;
    Data value;
  };
  void add(const char* id, Data value, const char* rule, const std::vector<Reason>& reasons = {}) {
    Data parts{Data::Array{}};
    for (const Reason& reason : reasons) {
      Data part;
      part.set("text", bothLanguages(said(words_, reason.phrase))).set("value", reason.value);
      parts.push(std::move(part.set("rule", reason.phrase.rule)));
    }
    Data number;
    number.set("id", id).set("value", std::move(value)).set("rule", rule);
    all_.push(std::move(number.set("parts", std::move(parts))));
  }
  Data take() { return std::move(all_); }

 private:
  const Words& words_;
  Data all_{Data::Array{}};
};

int equalsOf(const FighterType& values) { return std::min<int>(values.dice, values.skill); }

Data numbersOf(const Content& content, const Combatant& one) {
  const FighterType& values = one.values;
  const Weapon& weapon = content.weapons[values.weapon];
  const int equals = equalsOf(values);
  Numbers numbers(content.words);
  numbers.add("melee", dieWord(one.meleeDie), "D1",
              {{phrases::sheetOwnDie, dieWord(values.ownDie)}, {phrases::sheetWeaponDie, dieWord(weapon.die)}});
  if (values.shot) numbers.add("shot", dieWord(one.shotDie), "D1", {{phrases::sheetWeaponDie, dieWord(one.shotDie)}});
  numbers.add("unarmed", dieWord(one.unarmedDie), "D14",
              {{phrases::sheetOwnDie, dieWord(values.ownDie)}, {phrases::sheetSmaller, dieWord(one.unarmedDie)}});
  numbers.add("initiative", one.initiative + one.weaponInitiative, "D5",
              {{phrases::reasonOwnInitiative, one.initiative}, {phrases::reasonWeapon, one.weaponInitiative}});
  const int bonus = equals >= 2 ? equals : 0;
  std::vector<Numbers::Reason> attack{{phrases::sheetFace, values.die}}, damage{{phrases::reasonFirstDie, 1}};
  if (bonus) {
    attack.push_back({phrases::sheetEquals, bonus});
    damage.push_back({phrases::reasonEquals, bonus});
  }
  numbers.add("attack", values.die + bonus, "D6", attack);
  numbers.add("damage-dice", 1 + bonus, "D11", damage);
  return numbers.take();
}

Data blowData(const std::vector<Blow>& blows) {
  Data all{Data::Array{}};
  for (const Blow& blow : blows) {
    Data one;
    one.set("equals", blow.equals).set("dice", blow.dice).set("die", dieWord(blow.sides));
    all.push(std::move(one.set("expected", blow.expected).set("out", blow.out)));
  }
  return all;
}

Data sheetData(const Content& content, const OwnFighter& fighter, std::size_t against) {
  const Combatant one = combatantOf(content, fighter);
  const Combatant other = combatantOf(content, ownOf(content, content.fighters[against]));
  Data data, first{Data::Array{}}, helpless{Data::Array{}};
  for (int equals = 2; equals <= std::min(mostEquals, equalsOf(one.values)); ++equals) {
    Data chance;
    chance.set("equals", equals);
    first.push(std::move(chance.set("chance", chanceOfEquals(one.values.dice, one.values.die, equals))));
  }
  for (const ArmourPiece& piece : content.armours) {
    const Armour armour{piece.protection, piece.quality, piece.light ? std::uint8_t{1} : std::uint8_t{0}};
    if (!canHurt(one.values.dice, one.values.skill, std::max(one.meleeDie, one.shotDie), armour))
      helpless.push(piece.id);
  }
  data.set("numbers", numbersOf(content, one)).set("first", std::move(first)).set("against", other.values.id);
  data.set("strikes", blowData(blowsOf(one, one.meleeDie, other)));
  if (one.shotDie) data.set("shoots", blowData(blowsOf(one, one.shotDie, other)));
  data.set("suffers", blowData(blowsOf(other, other.meleeDie, one)));
  return data.set("never_hurts", std::move(helpless));
}

template <class Piece>
Data headOf(const Piece& piece) {
  Data data;
  data.set("id", piece.id).set("name", bothLanguages(piece.name)).set("job", bothLanguages(piece.job));
  return data.set("history", bothLanguages(piece.history));
}

Data span(int least, int most) {
  Data data{Data::Array{}};
  data.push(least);
  data.push(most);
  return data;
}

Data words(const auto& all) {
  Data data{Data::Array{}};
  for (const auto& word : all) data.push(word);
  return data;
}

}  // namespace

std::vector<Blow> blowsOf(const Combatant& striker, int sides, const Combatant& struck) {
  std::vector<Blow> blows;
  for (int equals = 1; equals <= std::min(mostEquals, equalsOf(striker.values)); ++equals) {
    Blow blow;
    blow.equals = equals;
    blow.dice = equals == 1 ? 1 : 1 + equals;  // D11
    blow.sides = sides;
    const DamageOdds odds = damageOdds({blow.dice, sides, 1, struck.armour, struck.values.vitality});
    blow.expected = odds.expected().approx();
    blow.out = odds.chanceOut().approx();
    blows.push_back(blow);
  }
  return blows;
}

// Throws without so many equals, counted face by face: c[k] are the ways to have placed k dice so far.
double chanceOfEquals(int dice, int sides, int equals) {
  std::vector<double> ways(static_cast<std::size_t>(dice) + 1, 0.0);
  ways[0] = 1;
  for (int face = 1; face <= sides; ++face) {
    std::vector<double> next(ways.size(), 0.0);
    const int most = face == 1 ? dice : equals - 1;  // ones never join a group
    for (int placed = 0; placed <= dice; ++placed) {
      double choose = 1;
      for (int k = 0; k <= most && placed + k <= dice; ++k) {
        if (k > 0) choose = choose * (dice - placed - k + 1) / k;
        next[static_cast<std::size_t>(placed) + static_cast<std::size_t>(k)] +=
            ways[static_cast<std::size_t>(placed)] * choose;
      }
    }
    ways = std::move(next);
  }
  double all = 1;
  for (int i = 0; i < dice; ++i) all *= sides;
  return 1 - ways.back() / all;
}

std::size_t yardstick(const Content& content) { return findPiece(content.fighters, "sergeant").value_or(0); }

Combatant combatantOf(const Content& content, const OwnFighter& fighter) {
  Combatant one;
  one.values = typeOf(content, fighter);
  one.name = fighter.name.empty() ? one.values.name : Bilingual{fighter.name, fighter.name};
  equip(content, one);
  return one;
}

Data fighterReport(const Content& content, const OwnFighter& fighter, std::size_t against) {
  Errors found;
  judge(content, fighter, "", found);
  Data faults{Data::Array{}};
  for (const ContentError& error : found.list()) {
    Data fault = toldData(content.words, error);
    faults.push(std::move(fault.set("field", error.field).set("rule", error.what->rule)));
  }
  Data data;
  data.set("fighter", fighterData(fighter)).set("ok", found.empty()).set("faults", std::move(faults));
  if (const auto code = fighterCode(content, fighter, CodeName::leftOut)) data.set("code", *code);
  if (const auto code = fighterCode(content, fighter, CodeName::kept)) data.set("code_with_name", *code);
  if (found.empty()) data.set("sheet", sheetData(content, fighter, against));
  return data;
}

Data piecesData(const Content& content) {
  Data fighters{Data::Array{}}, weapons{Data::Array{}}, armours{Data::Array{}}, limits;
  for (const FighterType& type : content.fighters) {
    Data one = headOf(type);
    const Data values = fighterData(ownOf(content, type));
    for (const auto& [field, value] : *values.as<Data::Table>())
      if (field != "fighter" && field != "base") one.set(field, value);
    fighters.push(std::move(one.set("names", words(type.names))));
  }
  for (const Weapon& weapon : content.weapons) {
    Data one = headOf(weapon);
    one.set("die", dieWord(weapon.die)).set("kind", weaponKindWords()[static_cast<std::size_t>(weapon.kind)]);
    weapons.push(std::move(one.set("initiative", weapon.initiative)));
  }
  for (const ArmourPiece& armour : content.armours) {
    Data one = headOf(armour);
    one.set("protection", armour.protection).set("quality", armour.quality).set("light", armour.light);
    armours.push(std::move(one));
  }
  limits.set("dice", span(1, mostDice)).set("skill", span(1, mostSkill));
  limits.set("initiative", span(leastInitiative, mostInitiative)).set("vitality", span(1, mostVitality));
  limits.set("die", words(dieWordList())).set("name", mostNameBytes).set("distance", span(0, maxDistance));
  limits.set("size", words(sizeWords)).set("awareness", words(awarenessWords)).set("side", span(1, maxPerSide));
  Data data;
  data.set("fighters", std::move(fighters)).set("weapons", std::move(weapons));
  return data.set("armour", std::move(armours)).set("limits", std::move(limits));
}

}  // namespace walstatt::duel
