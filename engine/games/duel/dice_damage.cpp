// Real dice after a hit: how many damage dice and why (D11), what sets bring (D12), and what the damage rolled does to armour
// and man (D13, D14).
#include <algorithm>

#include "games/duel/damage_odds.h"
#include "games/duel/dice_answers.h"
#include "games/duel/dice_phrases.h"
#include "games/duel/phrases.h"

namespace walstatt::duel {

namespace {

constexpr int mostShotDice = 7, mostFactor = 3, mostProtection = 60, mostQuality = 99;

struct AskedBlow {
  int dice = 1, die = 10, factor = 1;
  bool deadly = false, byShot = false;
  Armour armour;
  int vitality = 30;
  bool rerolled = false;
};

Data setLine(const Teller& teller, SetKind kind, bool fall) {
  switch (kind) {
    case SetKind::tria: return teller.line(desk::setTria);
    case SetKind::twoTrias: return teller.line(desk::setTwoTrias);
    case SetKind::tessera: return teller.line(desk::setTessera);
    case SetKind::pente: return teller.line(fall ? desk::setPenteFall : desk::setPente);
    case SetKind::exi: return teller.line(desk::setExi);
    case SetKind::none: break;
  }
  return {};
}

// D11: the same parts as in a fight.
Explained diceOf(const Hand& hand, Mask named, Mask unmet) {
  const Mask group = hand.all(), sets = setsOf(hand, group);
  const int dice = damageDice(hand, group, named, unmet);
  const int equals = countOf(sets), unused = countOf(without(without(group, sets), named));
  Explained sum;
  sum.add(1, phrases::reasonFirstDie);
  if (equals > 0) sum.add(equals, phrases::reasonEquals);
  if (dice > 1 + equals + unused) sum.add(dice - 1 - equals - unused, phrases::reasonFurtherRuns);
  if (unused > 0) sum.add(unused, phrases::reasonUnusedRuns);
  return sum;
}

Data oddsData(const AskedBlow& blow) {
  const DamageOdds odds = damageOdds({blow.dice, blow.die, blow.factor, blow.armour, blow.vitality});
  const auto share = [&](std::uint64_t some) { return Fraction::of(some, odds.throws).approx(); };
  Data data;
  data.set("expected", odds.expected().approx()).set("out", share(odds.out));
  return data.set("critical", share(odds.critical)).set("heavy", share(odds.heavy));
}

class WoundsAnswer {
 public:
  WoundsAnswer(const Teller& teller, const AskedBlow& blow, const Hand& rolled) : teller_(teller), blow_(blow) {
    for (std::size_t i = 0; i < rolled.count; ++i) faces_.push_back(rolled.faces[i]);
    adding_ = bestAdding(faces_, blow.factor, blow.armour, blow.vitality);
    wounds_ = woundsOf(faces_, adding_, blow.factor);
    injury_ = injuryOf(wounds_, blow.armour);
  }

  Data data() const {
    Data wounds = listOf(), notes = listOf(), data;
    for (std::size_t i = 0; i < wounds_.size(); ++i) wounds.push(woundData(i));
    const Armour after = worn(blow_.armour, injury_);
    tellArmour(after, notes);
    if (injury_.heavy > 0) notes.push(teller_.line(desk::losesDice, number(injury_.heavy)));
    const bool killed = injury_.out(blow_.vitality) || (blow_.deadly && injury_.damage > 0);
    const int left = std::max(0, blow_.vitality - injury_.damage);
    tellOut(killed, left, notes);
    if (rerolls(blow_.dice) > 0 && !blow_.rerolled) data.set("reroll", rerollData());
    data.set("wounds", std::move(wounds)).set("total", injury_.damage).set("diceLost", injury_.heavy);
    data.set("quality", after.quality).set("vitality", left).set("out", killed);
    return data.set("notes", std::move(notes));
  }

 private:
  // A wound of its dice: added, multiplied, classified, then the armour.
  Data woundData(std::size_t index) const {
    const int size = wounds_[index];
    Explained left;
    Mask dice = 0;
    int sum = 0;
    for (std::size_t i = 0; i < faces_.size(); ++i) {
      if (adding_[i] != index + 1) continue;
      dice = static_cast<Mask>(dice | 1u << i);
      sum += faces_[i];
      left.add(faces_[i], desk::partDamageDie, number(faces_[i]));
    }
    if (size > sum) left.add(size - sum, blow_.byShot ? desk::partTimesShot : desk::partTimes, number(blow_.factor));
    if (blow_.armour.protects() > 0) left.add(-std::min(blow_.armour.protects(), size), phrases::reasonArmour);
    const bool grave = size >= critical, heavy = size >= heavyWound;
    Data data;
    data.set("dice", placesOf(dice)).set("size", size).set("kind", grave ? "critical" : heavy ? "heavy" : "light");
    data.set("left", teller_.number(left));
    const Phrase& phrase = grave ? desk::woundCritical : heavy ? desk::woundHeavy : desk::woundLight;
    return data.set("line", teller_.line(phrase, number(size), number(left.value())));
  }

  void tellArmour(const Armour& after, Data& notes) const {
    if (after.quality == blow_.armour.quality) return;
    if (after.quality == 0) return notes.push(teller_.line(desk::wearsOut, number(blow_.armour.quality)));
    notes.push(teller_.line(desk::wearsTo, number(blow_.armour.quality), number(after.quality)));
  }

  void tellOut(bool killed, int left, Data& notes) const {
    if (injury_.critical > 0) return notes.push(teller_.line(desk::outCritical));
    if (injury_.damage >= blow_.vitality) return notes.push(teller_.line(desk::outVitality, number(injury_.damage)));
    if (killed) return notes.push(teller_.line(desk::outDeadly));
    if (injury_.damage == 0) return notes.push(teller_.line(desk::unhurt));
    notes.push(teller_.line(desk::vitalityLeft, number(blow_.vitality), number(injury_.damage), number(left)));
  }

  Data rerollData() const {
    const int which = bestReroll(faces_, blow_.die, blow_.factor, blow_.armour, blow_.vitality);
    Data data;
    data.set("die", which);
    if (which < 0) return data.set("line", teller_.line(desk::rerollNone));
    return data.set("line", teller_.line(desk::rerollThis, number(faces_[static_cast<std::size_t>(which)])));
  }

  const Teller& teller_;
  const AskedBlow& blow_;
  DamageFaces faces_;
  Adding adding_{};
  Wounds wounds_;
  Injury injury_;
};

}  // namespace

Data answerDamage(const Teller& teller, Question& question) {
  Reader& in = question.in;
  AskedBlow blow;
  Explained dice;
  Data data, notes = listOf(), effect;
  blow.byShot = in.has("dice");
  if (blow.byShot) {
    const int counted = in.integer("dice", 1, mostShotDice);
    blow.factor = in.integerOr("times", 1, mostFactor, 1);
    blow.deadly = in.flagOr("deadly", false);
    dice.add(1, phrases::reasonFirstDie);
    if (counted > 1) dice.add(counted - 1, desk::partShotEquals);
  } else {
    const Hand group = handFrom(in, "group", 2, highestFace);
    const Mask named = placesFrom(in, "named", group, group.all());
    const Mask unmet = placesFrom(in, "unmet", group, named);
    const bool fall = in.flagOr("fall", false);
    if (question.good() && (without(unmet, named) != 0 || unmet == 0))
      in.faultWith(walstatt::phrases::choice, "unmet", unmet == 0 ? "[]" : "[…]", "named");
    if (!question.good()) return {};
    const SetKind kind = bestSet(group, group.all(), unmet);
    const SetEffect brings = effectOf(kind);
    dice = diceOf(group, named, unmet);
    blow.factor = fall && brings.fallInstead ? 1 : brings.factor;
    if (kind != SetKind::none) {
      constexpr std::array<std::string_view, 6> names{"none", "tria", "twoTrias", "tessera", "pente", "exi"};
      effect.set("set", names[static_cast<std::size_t>(kind)]).set("initiative", brings.initiative);
      effect.set("disarm", brings.disarm).set("mayFall", brings.fallInstead);
      effect.set("line", setLine(teller, kind, fall));
    }
  }
  blow.dice = dice.value();
  blow.die = dieFrom(in, "die", 10, true);
  blow.vitality = in.integerOr("vitality", 1, mostVitality, 30);
  blow.rerolled = in.flagOr("rerolled", false);
  if (std::optional<Reader> armour = in.tableIfAny("armour")) {
    blow.armour.protection = static_cast<std::uint8_t>(armour->integer("protection", 0, mostProtection));
    blow.armour.quality = static_cast<std::uint8_t>(armour->integer("quality", 0, mostQuality));
    blow.armour.light = armour->flagOr("light", false) ? 1 : 0;
    armour->finish();
  }
  const Hand rolled = handFrom(in, "faces", 1, blow.die, false);
  const int toRoll = diceRolled(blow.dice);
  if (question.good() && rolled.count > 0 && rolled.count != toRoll)
    in.faultWith(walstatt::phrases::form, "faces", std::to_string(rolled.count) + "W" + std::to_string(blow.die),
                 std::to_string(toRoll) + "W" + std::to_string(blow.die));
  if (!question.good()) return {};

  notes.push(rerolls(blow.dice) > 0
                 ? teller.line(desk::rollDamageOver, number(toRoll), number(blow.die), number(rerolls(blow.dice)))
                 : teller.line(desk::rollDamage, number(toRoll), number(blow.die)));
  data.set("dice", teller.number(dice)).set("rolled", toRoll).set("die", blow.die);
  data.set("rerolls", rerolls(blow.dice)).set("times", blow.factor);
  if (!effect.isNull()) data.set("effect", std::move(effect));
  data.set("odds", oddsData(blow));
  if (rolled.count > 0) data.set("injury", WoundsAnswer(teller, blow, rolled).data());
  return data.set("notes", std::move(notes));
}

}  // namespace walstatt::duel
