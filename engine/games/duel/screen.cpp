// What a board on a screen is told of a fight (docs/protocol.md): fighters and their pieces, dice with their places, the
// attack, the damage roll, and the choices with all that is needed to show them.
#include "games/duel/action_prepare.h"
#include "games/duel/damage_odds.h"
#include "games/duel/estimate.h"
#include "games/duel/game.h"

namespace walstatt::duel {

namespace {

constexpr std::array<std::string_view, steps> stepNames{
    "prepare", "roll", "score", "shoot", "target", "reaction", "evade",  "evasion", "keep",   "declare", "group",
    "dieOff",  "wave", "ward",  "hit",   "mercy",  "damage",   "reroll", "reroll",  "wounds", "share",   "over"};

Data both(const Bilingual& text) {
  Data data;
  data.set("de", text.german).set("en", text.english);
  return data;
}

Data places(Mask dice) {
  Data list{Data::Array{}};
  for (std::size_t i = 0; i < handSize; ++i)
    if (holds(dice, i)) list.push(i);
  return list;
}

template <class Piece>
Data pieceData(const Piece& piece) {
  Data data;
  data.set("id", piece.id).set("name", both(piece.name));
  return data;
}

std::string facesText(const Hand& hand, Mask dice) {
  std::string text;
  for (std::size_t i = 0; i < hand.count; ++i)
    if (holds(dice, i)) text += (text.empty() ? "" : ", ") + std::to_string(hand.faces[i]);
  return text;
}

// A label: a phrase, and what stands in its gaps (matches/speech.h).
template <class... Values>
Data label(const Phrase& phrase, Values&&... values) {
  Data gaps{Data::Array{}};
  (gaps.push(Data(std::forward<Values>(values))), ...);
  Data data;
  data.set("phrase", phrase.id).set("numbers", std::move(gaps));
  return data;
}

// Steps whose choices games/duel/estimate.h can value.
bool hasValues(Step step) {
  return step == Step::score || step == Step::declare || step == Step::group || step == Step::wave ||
         step == Step::ward || step == Step::hit || step == Step::shoot || step == Step::evade;
}
constexpr std::size_t mostValued = 256;  // choices of one decision; of more each can still be asked for by itself

Data diceData(const Fighter& fighter) {
  Data dice{Data::Array{}};
  for (std::size_t i = 0; i < fighter.hand.count; ++i) {
    Data die;
    die.set("face", fighter.hand.faces[i]);
    const std::array<std::pair<const char*, Mask>, 5> masks{{{"scored", fighter.scored},
                                                             {"fresh", fighter.fresh},
                                                             {"devalued", fighter.devalued},
                                                             {"group", fighter.group},
                                                             {"spent", fighter.spent}}};
    for (const auto& [name, mask] : masks)
      if (holds(mask, i)) die.set(name, true);
    dice.push(std::move(die));
  }
  return dice;
}

}  // namespace

Data Duel::stage() const {
  Data data, fighters{Data::Array{}};
  for (std::size_t i = 0; i < fighterCount(); ++i) {
    const Combatant& one = combatant(i);
    const FighterType& values = one.values;
    Data armour = pieceData(content_->armours[values.armour]);
    armour.set("protection", one.armour.protection)
        .set("quality", one.armour.quality)
        .set("light", one.armour.light != 0);
    Data weapon = pieceData(content_->weapons[values.weapon]);
    weapon.set("die", content_->weapons[values.weapon].die);
    Data fighter;
    fighter.set("label", one.label).set("side", one.side).set("seat", i).set("name", both(one.name));
    fighter.set("type", values.id).set("typeName", both(values.name)).set("job", both(values.job));
    fighter.set("history", both(values.history)).set("dice", values.dice).set("die", values.die);
    fighter.set("skill", values.skill).set("pts", values.ownDie).set("meleeDie", one.meleeDie);
    fighter.set("initiative", one.initiative + one.weaponInitiative).set("vitality", values.vitality);
    fighter.set("weapon", std::move(weapon)).set("armour", std::move(armour));
    if (values.shot) {
      Data shot = pieceData(content_->weapons[*values.shot]);
      shot.set("die", one.shotDie);
      fighter.set("shot", std::move(shot));
    }
    fighters.push(std::move(fighter));
  }
  data.set("kind", "1192").set("name", both(setup_->name)).set("description", both(setup_->description));
  data.set("distance", setup_->distance).set("phases", maxPhases).set("fighters", std::move(fighters));
  return data;
}

Data Duel::scene(const State& state) const {
  Data data, fighters{Data::Array{}};
  for (std::size_t i = 0; i < fighterCount(); ++i) {
    const Fighter& one = state.fighters[i];
    Data fighter, marks{Data::Array{}};
    constexpr std::array<std::pair<Fighter::Mark, const char*>, 9> words{{{Fighter::out, "out"},
                                                                          {Fighter::fled, "fled"},
                                                                          {Fighter::disarmed, "disarmed"},
                                                                          {Fighter::fallen, "fallen"},
                                                                          {Fighter::falls, "falls"},
                                                                          {Fighter::wardsOnly, "wardsOnly"},
                                                                          {Fighter::inMelee, "inReach"},
                                                                          {Fighter::archer, "archer"},
                                                                          {Fighter::aiming, "aiming"}}};
    for (const auto& [mark, word] : words)
      if (one.is(mark)) marks.push(word);
    fighter.set("vitality", one.vitality).set("quality", one.quality).set("dice", diceData(one));
    fighter.set("combatDice", one.dice).set("lost", one.lost).set("initiative", initiativeOf(state, i));
    fighter.set("bonus", one.bonus).set("nextBonus", one.nextBonus).set("debts", debtsDue(one));
    fighter.set("wounds", one.wounds).set("place", one.place).set("speed", one.speed);
    fighter.set("size", sizeWords[static_cast<std::size_t>(one.size)]);
    fighter.set("awareness", awarenessWords[static_cast<std::size_t>(one.awareness)]).set("marks", std::move(marks));
    if (one.aim != 0) fighter.set("aim", one.aim - 1);
    if (one.declared != 0 && state.step != Step::declare) fighter.set("attacks", one.declared - 1);
    fighters.push(std::move(fighter));
  }
  data.set("phase", state.phase).set("quiet", state.quiet).set("step", stepNames[static_cast<std::size_t>(state.step)]);
  data.set("fighters", std::move(fighters));
  const bool melee = state.attackGroup != 0 && state.attacker < fighterCount();
  if (melee) {
    Data attack, attacks{Data::Array{}};
    const Values values = attackValues(state.fighters[state.attacker].hand, state.attackGroup);
    std::size_t at = 0;
    for (std::size_t place = 0; place < handSize; ++place) {
      if (!holds(state.attackGroup, place)) continue;
      Data one;
      one.set("die", place).set("value", values[at++]).set("named", holds(state.waveDice, place));
      one.set("unmet", holds(state.unmet, place));
      attacks.push(std::move(one));
    }
    attack.set("attacker", state.attacker).set("defender", state.defender).set("wave", state.wave);
    attack.set("attacks", std::move(attacks));
    data.set("attack", std::move(attack));
  }
  if (state.attacker < fighterCount() && !melee) {
    Data shot;
    shot.set("archer", state.attacker).set("target", state.defender).set("dice", places(state.shotDice));
    shot.set("metres", gapBetween(state, state.attacker, state.defender));
    if (state.result) shot.set("result", state.result);
    if (state.targetNumber) shot.set("number", state.targetNumber);
    data.set("shot", std::move(shot));
  }
  if (state.damageDice > 0) {
    Data damage, faces{Data::Array{}};
    for (std::size_t i = 0; i < state.damageDice && state.damage[i] != 0; ++i) faces.push(state.damage[i]);
    damage.set("dice", state.damageDice).set("die", damageDieOf(state, state.attacker)).set("faces", std::move(faces));
    damage.set("times", state.times).set("rerolls", state.rerolls);
    data.set("damage", std::move(damage));
  }
  Data text;
  text.set("de", draw(state, Language::german)).set("en", draw(state, Language::english));
  data.set("text", std::move(text));
  return data;
}

// One choice: `do` and `kind`, its label, and the places of the dice it speaks of.
Data Duel::choiceData(const State& state, Action action) const {
  Data data;
  const Hand& hand = state.fighters[action.who()].hand;
  const auto faces = [&](Mask dice) { return facesText(hand, dice); };
  const auto fighterName = [&](std::size_t i) { return both(combatant(i).name); };
  data.set("do", write(state, action));
  switch (action.kind()) {
    case ActionKind::prepare: {
      const Preparation plan = Preparation::of(action.what());
      constexpr std::array<const Phrase*, 3> speeds{&phrases::chooseStand, &phrases::chooseSlow, &phrases::chooseFast};
      data.set("kind", "prepare").set("speed", plan.speed).set("takeUp", plan.takeUp);
      if (plan.aim != 0) data.set("target", plan.aim - 1);
      data.set("name", plan.aim != 0 ? label(phrases::chooseAim, fighterName(plan.aim - 1u), metres[plan.speed])
                       : plan.takeUp ? label(phrases::chooseTakeUp, metres[plan.speed])
                                     : label(*speeds[plan.speed]));
      return data;
    }
    case ActionKind::score:
      return data.set("kind", "score")
          .set("dice", places(action.dice()))
          .set("name", label(phrases::chooseScore, faces(action.dice())));
    case ActionKind::keep:
      return data.set("kind", "keep")
          .set("dice", places(action.dice()))
          .set("name",
               action.dice() ? label(phrases::chooseKeep, faces(action.dice())) : label(phrases::chooseKeepNone));
    case ActionKind::shoot: {
      const Shot shot{action.dice(), action.shotStruck(), action.second()};
      const int result = shotResult(hand, shot);
      data.set("kind", "shoot").set("dice", places(shot.counted())).set("struck", places(shot.struck));
      data.set("leftOut", places(shot.leftOut)).set("paid", places(action.shotPaid())).set("result", result);
      data.set("damageDice", shotDamageDice(hand, shot));
      return data.set("name", label(phrases::chooseShoot, faces(shot.counted()), result));
    }
    case ActionKind::attack:
      return data.set("kind", "attack")
          .set("target", action.whom())
          .set("name", label(phrases::chooseAttack, fighterName(action.whom())));
    case ActionKind::group: {
      const Mask dice = action.dice(), paid = action.second();
      data.set("kind", "group").set("dice", places(dice)).set("paid", places(paid));
      Data values{Data::Array{}};
      for (const Die value : attackValues(hand, dice)) values.push(value);
      data.set("values", std::move(values));
      return data.set("name", dice && paid ? label(phrases::chooseGroupPay, faces(dice), faces(paid))
                              : dice       ? label(phrases::chooseGroup, faces(dice))
                              : paid       ? label(phrases::chooseNoGroupPay, faces(paid))
                                           : label(phrases::chooseNoGroup));
    }
    case ActionKind::wave:
      return data.set("kind", "wave")
          .set("dice", places(action.dice()))
          .set("name", label(phrases::chooseWave, faces(action.dice())));
    case ActionKind::ward: return wardData(state, action, std::move(data));
    case ActionKind::reroll: {
      const int face = state.damage[action.place()];
      return data.set("kind", "reroll").set("die", action.place()).set("name", label(phrases::chooseReroll, face));
    }
    case ActionKind::wounds: {
      const std::string text = write(state, action.by(action.who()));
      Data woundOf{Data::Array{}};
      for (std::size_t i = 0; i < state.damageDice; ++i) woundOf.push(unpacked(action.what())[i]);
      return data.set("kind", "wounds")
          .set("woundOf", std::move(woundOf))
          .set("name", label(phrases::chooseWounds, text.substr(text.find(' ') + 1)));
    }
    case ActionKind::share: {
      const int size = state.woundSize[state.shared];
      return data.set("kind", "share")
          .set("target", action.whom())
          .set("name", label(phrases::chooseShare, size, fighterName(action.whom())));
    }
    default: break;
  }
  struct Plain {
    ActionKind kind;
    const char* word;
    const Phrase* phrase;
  };
  constexpr std::array<Plain, 12> plain{{{ActionKind::aim, "aim", &phrases::chooseAimOn},
                                         {ActionKind::evade, "evade", &phrases::chooseEvade},
                                         {ActionKind::stay, "stay", &phrases::chooseStay},
                                         {ActionKind::wait, "wait", &phrases::chooseWait},
                                         {ActionKind::pass, "pass", &phrases::choosePass},
                                         {ActionKind::strike, "strike", &phrases::chooseStrike},
                                         {ActionKind::fell, "fell", &phrases::chooseFell},
                                         {ActionKind::flee, "flee", &phrases::chooseFlee},
                                         {ActionKind::spare, "spare", &phrases::chooseSpare},
                                         {ActionKind::leave, "leave", &phrases::chooseLeave},
                                         {ActionKind::stand, "refuse", &phrases::chooseStandFirm},
                                         {ActionKind::enough, "enough", &phrases::chooseEnough}}};
  for (const Plain& each : plain)
    if (each.kind == action.kind()) data.set("kind", each.word).set("name", label(*each.phrase));
  return data;
}

Data Duel::wardData(const State& state, Action action, Data data) const {
  const WardProblem problem = wardProblem(state);
  Ward ward;
  ward.dieTo = unpacked(action.what());
  ward.attackTo = unpacked(action.what() >> placesBits);
  const WardCounts counts = countsOf(problem, ward);
  Data wards{Data::Array{}};
  Mask used = 0;
  for (std::uint8_t number = 1; number <= handSize; ++number) {
    Mask dice = 0, attacks = 0;
    for (std::size_t i = 0; i < problem.own.count; ++i)
      if (ward.dieTo[i] == number) dice = static_cast<Mask>(dice | 1u << i);
    std::size_t at = 0;  // attacks are told by the places of the attacker's dice
    for (std::size_t place = 0; place < handSize; ++place)
      if (holds(state.waveDice, place) && ward.attackTo[at++] == number)
        attacks = static_cast<Mask>(attacks | 1u << place);
    if (dice == 0) continue;
    used = static_cast<Mask>(used | dice);
    Data one;
    one.set("dice", places(dice)).set("attacks", places(attacks));
    wards.push(std::move(one));
  }
  data.set("kind", "ward").set("wards", std::move(wards)).set("hits", counts.hits).set("rescue", counts.rescueUsed);
  data.set("left", places(static_cast<Mask>(counts.groupLeft)));
  data.set("name", used ? label(phrases::chooseWard, facesText(problem.own, used), static_cast<int>(counts.hits))
                        : label(phrases::chooseWardNone));
  return data;
}

Data Duel::choices(const State& state, Seat seat) const {
  ActionList<Action> actions(maxActions());
  list(state, seat, actions);
  Data all{Data::Array{}};
  for (const Action& action : actions) all.push(choiceData(state, action));
  return all;
}

// Of an action: what its choice says; of a wave the attack values (D6), of a blow what the damage roll promises (D11); and
// what it is worth.
Data Duel::picture(const State& state, Seat seat, Action action) const {
  Data data = choiceData(state, action);
  if (action.kind() == ActionKind::wave && state.attacker < fighterCount()) {
    State next = state;
    next.waveDice = action.dice();
    Data values{Data::Array{}};
    for (const Die value : waveValues(next)) values.push(value);
    data.set("values", std::move(values));
  }
  if (action.kind() == ActionKind::strike || action.kind() == ActionKind::fell)
    data.set("damage", damageData(state, action.kind() == ActionKind::fell));
  if (Data value = Estimator(*this, state, seat).of(action, true); !value.isNull()) data.set("value", std::move(value));
  return data;
}

DamageQuestion Duel::blowQuestion(const State& state, bool fell) const {
  const Fighter& attacker = state.fighters[state.attacker];
  const Fighter& struck = state.fighters[state.defender];
  const Mask named = state.attackGroup & attacker.spent;
  DamageQuestion question;
  question.dice = damageDice(attacker.hand, state.attackGroup, named, state.unmet);
  question.sides = damageDieOf(state, state.attacker);
  if (!fell) question.factor = effectOf(bestSet(attacker.hand, state.attackGroup, state.unmet)).factor;
  question.armour = combatant(state.defender).armour;
  question.armour.quality = struck.quality;
  question.vitality = struck.vitality;
  return question;
}

// The exact spread of the damage roll, all equal dice added.
Data Duel::damageData(const State& state, bool fell) const {
  const DamageQuestion question = blowQuestion(state, fell);
  const DamageOdds odds = damageOdds(question);
  const auto share = [&](std::uint64_t some) {
    const Fraction chance = Fraction::of(some, odds.throws);
    Data data;
    data.set("num", chance.num).set("den", chance.den).set("p", chance.approx());
    return data;
  };
  Data data;
  data.set("dice", question.dice).set("die", question.sides).set("times", question.factor);
  data.set("expected", odds.expected().approx()).set("out", share(odds.out));
  return data.set("critical", share(odds.critical)).set("heavy", share(odds.heavy));
}

// Whom each fighter of a side has in reach, how far everybody else is, and what the choices of a side are worth.
Data Duel::overlay(const State& state, Side side) const {
  Data reach{Data::Array{}};
  for (std::size_t i = 0; i < fighterCount(); ++i) {
    if (combatant(i).side != side || !state.fighters[i].fights()) continue;
    for (std::size_t other = 0; other < fighterCount(); ++other) {
      if (!areEnemies(i, other) || !state.fighters[other].fights()) continue;
      Data one;
      one.set("fighter", i).set("enemy", other).set("metres", gapBetween(state, i, other));
      reach.push(std::move(one));
    }
  }
  Data data;
  data.set("reach", std::move(reach));
  return data.set("values", valuesData(state, side));
}

Data Duel::valuesData(const State& state, Side side) const {
  Data all{Data::Array{}};
  const State seen = view(state, noSeat);
  const Turn now = turn(seen);
  if (now.waiting != Waiting::decision || !hasValues(seen.step)) return all;
  ActionList<Action> actions(maxActions());
  for (std::size_t i = 0; i < fighterCount(); ++i) {
    const auto seat = static_cast<Seat>(i);
    if (combatant(i).side != side || !has(now.seats, seat)) continue;
    actions.clear();
    list(seen, seat, actions);
    if (actions.size() > mostValued) continue;
    Estimator estimator(*this, seen, seat);
    for (const Action& action : actions) {
      Data value = estimator.of(action.by(0), false);
      if (value.isNull()) continue;
      Data one;
      one.set("fighter", i).set("do", write(seen, action)).set("value", std::move(value));
      all.push(std::move(one));
    }
  }
  return all;
}

}  // namespace walstatt::duel
