// Answers about melee: one fight with all its reasons, and the table of all against all.
#include <algorithm>
#include <cmath>

#include "games/adlg/combat_phrases.h"
#include "games/adlg/fight_odds.h"
#include "games/adlg/melee_abilities.h"
#include "games/adlg/melee_factor.h"
#include "games/adlg/odds_answers.h"
#include "games/adlg/odds_phrases.h"

namespace walstatt::adlg {

namespace {

using namespace phrases;

constexpr int roundsTold = 12;
constexpr std::size_t mostUnits = 64;
constexpr double parts = 10'000;

Data listOf() { return Data(Data::Array{}); }

const std::vector<std::string>& chargers() {
  static const std::vector<std::string> all{"none", "a", "b"};
  return all;
}
ChargedBy readCharger(Reader& in) {
  return static_cast<ChargedBy>(in.choiceOr("charger", chargers(), static_cast<int>(ChargedBy::first)));
}
Clash laterOf(const Clash& clash) {
  Clash later = clash;
  later.charger = ChargedBy::nobody;
  return later;
}

// B-Abi-09: the loser's missile support takes the furious charge of mounted away whenever it would count.
bool missilesStopFurious(const Clash& clash, int side) {
  return clash.own(side).mounted() && missileSupportOf(clash, 1 - side).counts();
}

// What changes the result after the dice, in the order of A27.
Data afterDice(const OddsTeller& teller, const Clash& clash, int side) {
  Data all = listOf();
  const auto add = [&](const Phrase& phrase, const char* rounds) {
    all.push(std::move(teller.line(phrase).set("rounds", rounds)));
  };
  const Profile& own = clash.own(side);
  if (own.has(mixedUnit)) add(afterMixed, "all");
  teller.addQuality(meleeQuality(own), all);
  if (twoHandedOf(clash, side).counts()) add(afterTwoHanded, "all");
  if (twoHandedOnTie(clash, side)) add(afterTwoHandedTie, "all");
  if (polearmOf(clash, side).counts()) add(afterPolearm, "all");
  const bool first = armourOf(clash, side, clash.round()).counts();
  if (first || armourOf(clash, side, Round::later).counts()) add(afterArmour, first ? "all" : "later");
  if (missileSupportOf(clash, side).counts()) add(afterMissiles, "first");
  if (furiousOf(clash, side).counts() && !missilesStopFurious(clash, side)) add(afterFurious, "first");
  return all;
}

// What decides without dice, and what is negated: each once, though both sides may have it.
Data notesOf(const OddsTeller& teller, const Clash& clash) {
  std::vector<const Phrase*> said;
  const auto say = [&](const Phrase* phrase) {
    if (phrase && std::find(said.begin(), said.end(), phrase) == said.end()) said.push_back(phrase);
  };
  for (const int side : {0, 1}) {
    if (isDestroyed(clash, side)) say(&destroyedInOpen);
    if (clash.charged(side)) say(chargeForbidden(clash, side));
    for (const Effect& effect : {impactOf(clash, side), javelinOf(clash, side), cavalryFirstOf(clash, side),
                                 twoHandedOf(clash, side), polearmOf(clash, side), armourOf(clash, side, clash.round()),
                                 missileSupportOf(clash, side), furiousOf(clash, side)})
      if (effect.there) say(effect.negated);
    if (furiousOf(clash, side).counts() && missilesStopFurious(clash, side)) say(&negatedByMissiles);
  }
  Data notes = listOf();
  for (const Phrase* phrase : said) notes.push(teller.line(*phrase));
  return notes;
}

Data withFactors(const OddsTeller& teller, const Clash& clash, int side, Data data) {
  const Factors<Explained> factors = factorsOf<Explained>(clash, side);
  data.set("lasting", teller.number(factors.lasting)).set("firstRound", teller.number(factors.first));
  return data.set("total", factors.total()).set("after", afterDice(teller, clash, side));
}

Data lossesData(const RoundOdds& odds, std::size_t side) {
  Data all = listOf();
  for (std::size_t points = 0; points < odds.throws[side].size(); ++points) {
    if (odds.throws[side][points] == 0) continue;
    Data one;
    all.push(std::move(one.set("points", points).set("chance", chanceOf(odds.throws[side][points]))));
  }
  return all;
}

double meanLoss(const RoundOdds& odds, std::size_t side) {
  int sum = 0;
  for (std::size_t points = 0; points < odds.throws[side].size(); ++points)
    sum += static_cast<int>(points) * odds.throws[side][points];
  return rounded(sum / 36.0);
}

Data roundData(const Clash& clash) {
  const RoundOdds odds = roundOdds(clash);
  Data dice = listOf(), data;
  for (const auto& row : odds.dice) {
    Data line = listOf();
    for (const std::int8_t loss : row) line.push(loss);
    dice.push(std::move(line));
  }
  data.set("win", chanceOf(odds.win)).set("draw", chanceOf(odds.draw)).set("lose", chanceOf(odds.lose));
  data.set("lossesA", lossesData(odds, 0)).set("lossesB", lossesData(odds, 1));
  data.set("routA", chanceOf(odds.rout[0])).set("routB", chanceOf(odds.rout[1]));
  data.set("meanLossA", meanLoss(odds, 0)).set("meanLossB", meanLoss(odds, 1));
  return data.set("dice", std::move(dice));
}

Data leftData(const FightOdds<WideFraction>& odds, std::size_t side) {
  Data all = listOf();
  for (std::size_t points = odds.left[side].size() - 1; points > 0; --points) {
    if (odds.left[side][points].num == 0) continue;
    Data one;
    all.push(std::move(one.set("points", points).set("chance", chanceOf(odds.left[side][points]))));
  }
  return all;
}

Data fightData(const Clash& clash) {
  const FightOdds<WideFraction> odds = fightOdds(clash);
  Data rounds = listOf(), data;
  int number = 0;
  for (const RoundOfFight& round : fightByRounds(clash, roundsTold)) {
    Data one;
    one.set("round", ++number).set("a", rounded(round.first)).set("b", rounded(round.second));
    rounds.push(std::move(one.set("on", rounded(round.on))));
  }
  data.set("a", chanceOf(odds.stays(0))).set("b", chanceOf(odds.stays(1)));
  data.set("meanRounds", rounded(odds.meanRounds.approx()));
  data.set("leftA", leftData(odds, 0)).set("leftB", leftData(odds, 1));
  return data.set("rounds", std::move(rounds));
}

bool onBothFlanks(const Clash& clash) { return clash.how[0].onto != Onto::front && clash.how[1].onto != Onto::front; }

// Whoever may not charge leaves it to the other.
ChargedBy possibleCharger(const AskedUnit& a, const AskedUnit& b, ChargedBy wanted) {
  const Clash clash = clashOf(a, b, ChargedBy::nobody);
  const bool first = !chargeForbidden(clash, 0), second = !chargeForbidden(clash, 1);
  if (wanted == ChargedBy::first && !first) return second ? ChargedBy::second : ChargedBy::nobody;
  if (wanted == ChargedBy::second && !second) return first ? ChargedBy::first : ChargedBy::nobody;
  return wanted;
}

Data cellOf(const AskedUnit& a, const AskedUnit& b, ChargedBy wanted) {
  const Clash clash = clashOf(a, b, possibleCharger(a, b, wanted)), later = laterOf(clash);
  const RoundOdds round = roundOdds(clash);
  const FightOdds<double> fight = quickFightOdds(clash);
  Data cell = listOf();
  const auto add = [&](double value) { cell.push(static_cast<int>(std::lround(value))); };
  for (const int throws : {round.win, round.draw, round.lose, round.rout[1], round.rout[0]}) add(throws * parts / 36);
  add(fight.stays(0) * parts);
  add(fight.meanRounds * 100);
  for (const Clash* each : {&clash, &later})
    for (const int side : {0, 1}) cell.push(factorsOf<Sum>(*each, side).total());
  return cell;
}

std::vector<AskedUnit> readUnits(const Content& content, Reader& in, std::string_view field,
                                 const std::string& ground) {
  std::vector<AskedUnit> units;
  std::vector<Reader> tables = in.tables(field);
  if (tables.size() > mostUnits) return in.fault(walstatt::phrases::tooMany, field, std::to_string(mostUnits)), units;
  for (Reader& table : tables) units.push_back(readAskedUnit(content, table, ground));
  return units;
}

}  // namespace

Data answerMelee(const OddsTeller& teller, Reader& in, Errors& errors) {
  const std::size_t before = errors.size();
  const ChargedBy charger = readCharger(in);
  Reader first = in.table("a"), second = in.table("b");
  const AskedUnit a = readAskedUnit(teller.content(), first), b = readAskedUnit(teller.content(), second);
  const Clash clash = clashOf(a, b, charger);
  if (onBothFlanks(clash)) in.fault(oneEdge, "b");
  if (errors.size() != before) return {};
  Data data;
  data.set("a", withFactors(teller, clash, 0, teller.side(a)));
  data.set("b", withFactors(teller, clash, 1, teller.side(b)));
  data.set("first", charger == ChargedBy::nobody ? Data() : roundData(clash)).set("later", roundData(laterOf(clash)));
  return data.set("fight", fightData(clash)).set("notes", notesOf(teller, clash));
}

Data expectedMelee(const OddsTeller& teller, const Clash& clash) {
  Data fight, data;
  const FightOdds<double> odds = quickFightOdds(clash);
  fight.set("a", rounded(odds.stays(0))).set("b", rounded(odds.stays(1))).set("meanRounds", rounded(odds.meanRounds));
  data.set("a", withFactors(teller, clash, 0, Data())).set("b", withFactors(teller, clash, 1, Data()));
  return data.set("round", roundData(clash)).set("fight", std::move(fight)).set("notes", notesOf(teller, clash));
}

Data answerMatrix(const OddsTeller& teller, Reader& in, Errors& errors) {
  const std::size_t before = errors.size();
  const ChargedBy charger = readCharger(in);
  const std::vector<std::string> grounds = groundIds();
  const std::string& ground = grounds[static_cast<std::size_t>(in.choiceOr("ground", grounds, 0))];
  const std::vector<AskedUnit> rows = readUnits(teller.content(), in, "rows", ground);
  const std::vector<AskedUnit> columns =
      in.has("columns") ? readUnits(teller.content(), in, "columns", ground) : std::vector<AskedUnit>{};
  const std::vector<AskedUnit>& across = in.has("columns") ? columns : rows;
  if (errors.size() != before) return {};
  Data cells = listOf(), fields = listOf(), rowSides = listOf(), columnSides = listOf(), data;
  for (const char* field :
       {"win", "draw", "lose", "rout", "routed", "fight", "rounds", "first", "firstEnemy", "later", "laterEnemy"})
    fields.push(field);
  for (const AskedUnit& column : across) columnSides.push(teller.side(column));
  for (const AskedUnit& row : rows) {
    rowSides.push(teller.side(row));
    Data line = listOf();
    for (const AskedUnit& column : across) line.push(cellOf(row, column, charger));
    cells.push(std::move(line));
  }
  data.set("rows", std::move(rowSides)).set("columns", std::move(columnSides));
  return data.set("fields", std::move(fields)).set("cells", std::move(cells));
}

}  // namespace walstatt::adlg
