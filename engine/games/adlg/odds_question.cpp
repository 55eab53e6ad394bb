#include "games/adlg/odds_question.h"

#include <algorithm>

#include "games/adlg/ground_penalty.h"
#include "games/adlg/odds_phrases.h"
#include "games/adlg/terrain.h"
#include "games/adlg/who_charges.h"

namespace walstatt::adlg {

namespace {

namespace faults = walstatt::phrases;
using Kind = Circumstance::Kind;

constexpr std::array<Circumstance, 20> all{{
    {"lost", "B-Mod-02", Kind::number, 3},
    {"on", "A29", Kind::choice, 0},
    {"incomplete", "A21", Kind::flag, 0},
    {"flanked", "A29", Kind::flag, 0},
    {"flankedLightly", "A29", Kind::flag, 0},
    {"caught", "A22", Kind::flag, 0},
    {"ground", "B-Mod-14", Kind::choice, 0},
    {"groundEdge", "A30", Kind::flag, 0},
    {"higher", "B-Mod-08", Kind::flag, 0},
    {"bank", "B-Mod-09", Kind::flag, 0},
    {"gullyEdge", "B-Mod-10", Kind::flag, 0},
    {"behind", "B-Mod-11", Kind::choice, 0},
    {"support", "B-Mod-05", Kind::number, 3},
    {"meleeSupport", "B-Mod-06", Kind::units, 3},
    {"commander", "B-Mod-12", Kind::flag, 0},
    {"uncontrolled", "B-Mod-03", Kind::flag, 0},
    {"besideCamels", "B-Note-07", Kind::flag, 0},
    {"besideElephants", "B-Note-08", Kind::flag, 0},
    {"moved", "A30", Kind::flag, 0},
    {"longEdge", "A30", Kind::flag, 0},
}};

std::vector<std::string> typeIds(const Content& content) {
  std::vector<std::string> ids;
  for (const TroopType& type : content.types) ids.push_back(type.id);
  return ids;
}
std::vector<std::string> qualitiesOf(const TroopType& type) {
  std::vector<std::string> ids;
  for (std::size_t i = 0; i < qualityIds().size(); ++i)
    if (type.may(static_cast<Quality>(i))) ids.emplace_back(qualityIds()[i]);
  return ids;
}
std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " | ") + word;
  return text;
}
template <class Fits>
std::vector<std::string> optionsThat(const Fits& fit) {
  std::vector<std::string> ids;
  for (std::size_t i = 0; i < optionCount; ++i)
    if (fit(static_cast<Option>(i))) ids.emplace_back(optionIds()[i]);
  return ids;
}
std::string optionsOf(const TroopType& type) {
  return joined(optionsThat([&](Option option) { return type.may(option); }));
}
std::string weaponsOf(OptionSet options) {
  return joined(optionsThat([&](Option option) { return isWeapon(option) && has(options, option); }));
}

OptionSet readOptions(const TroopType& type, Reader& in) {
  OptionSet options = 0;
  if (!in.has("options")) return options;
  for (const std::string& id : in.texts("options")) {
    const std::optional<Option> option = optionNamed(id);
    if (option && type.may(*option))
      options |= bit(*option);
    else
      in.faultWith(faults::choice, "options", id, optionsOf(type));
  }
  if (std::popcount(options & weaponOptions) > 1) in.faultWith(phrases::oneWeapon, "options", weaponsOf(options), "");
  return options;
}

// Type, quality and options; something harmless where they are wrong.
Profile readProfile(const Content& content, Reader& in) {
  const std::string id = in.text("type");
  const int found = content.findType(id);
  if (found < 0) in.faultWith(faults::choice, "type", id, joined(typeIds(content)));
  const int type = std::max(found, 0);
  const TroopType& row = content.types[static_cast<std::size_t>(type)];
  std::vector<std::string> qualities;
  for (const std::string_view quality : qualityIds()) qualities.emplace_back(quality);
  const auto quality = static_cast<Quality>(in.choiceOr("quality", qualities, static_cast<int>(Quality::ordinary)));
  if (found >= 0 && !row.may(quality))
    in.faultWith(faults::choice, "quality", qualities[static_cast<std::size_t>(quality)], joined(qualitiesOf(row)));
  return makeProfile(content, type, quality, found < 0 ? 0 : readOptions(row, in));
}

int readLost(const Profile& profile, Reader& in) {
  return in.integerOr("lost", 0, std::max(0, profile.cohesion - 1), 0);
}

void standOn(const Content& content, AskedUnit& unit, const std::string& ground) {
  TerrainKind kind = TerrainKind::road;
  Going going = Going::open;
  if (ground.starts_with("river-")) {
    kind = TerrainKind::river;
    going = ground == "river-heavy" ? Going::heavy : ground == "river-rough" ? Going::rough : Going::open;
  } else if (const auto found = content.findTerrain(ground)) {
    kind = *found;
    going = expectedGoing(kind);
  }
  unit.stance.inOpen = going == Going::open;
  unit.stance.penalty = static_cast<std::int8_t>(meleePenalty(unit.profile, kind, going));
  unit.stance.going = going;
}

}  // namespace

std::span<const Circumstance> circumstances() { return {all.data(), all.size()}; }

std::vector<std::string> groundIds() {
  std::vector<std::string> ids{"open"};
  for (std::size_t i = 0; i < terrainIds().size(); ++i) {
    const auto kind = static_cast<TerrainKind>(i);
    const bool noGround = kind == TerrainKind::coast || kind == TerrainKind::road || kind == TerrainKind::impassable;
    if (noGround) continue;
    if (kind != TerrainKind::river)
      ids.emplace_back(terrainIds()[i]);
    else
      ids.insert(ids.end(), {"river-open", "river-rough", "river-heavy"});
  }
  return ids;
}

std::vector<std::string> choicesOf(std::string_view circumstance) {
  if (circumstance == "on") return {"front", "flank", "rear"};
  if (circumstance == "behind") return {"nothing", "obstacle", "fortification"};
  return circumstance == "ground" ? groundIds() : std::vector<std::string>{};
}

AskedUnit readAskedUnit(const Content& content, Reader& in, const std::string& ground) {
  AskedUnit unit;
  unit.profile = readProfile(content, in);
  Stance& stance = unit.stance;
  stance.lost = static_cast<std::uint8_t>(readLost(unit.profile, in));
  stance.onto = static_cast<Onto>(in.choiceOr("on", choicesOf("on"), 0));
  stance.conformed = !in.flagOr("incomplete", false);
  stance.flankedFully = in.flagOr("flanked", false);
  stance.flanked = in.flagOr("flankedLightly", false) || stance.flankedFully;
  unit.caught = in.flagOr("caught", false);
  const std::vector<std::string> grounds = groundIds();
  const auto usual = std::find(grounds.begin(), grounds.end(), ground);
  const int where =
      in.choiceOr("ground", grounds, static_cast<int>(usual == grounds.end() ? 0 : usual - grounds.begin()));
  standOn(content, unit, grounds[static_cast<std::size_t>(where)]);
  if (in.flagOr("groundEdge", false)) stance.inOpen = true;  // A30: the penalty of ground that begins at its front edge
  stance.higher = in.flagOr("higher", false);
  stance.bank = in.flagOr("bank", false);
  stance.gullyEdge = in.flagOr("gullyEdge", false);
  stance.behind = static_cast<Behind>(in.choiceOr("behind", choicesOf("behind"), 0));
  stance.support = static_cast<std::uint8_t>(in.integerOr("support", 0, 3, 0));
  stance.commander = in.flagOr("commander", false);
  stance.uncontrolled = in.flagOr("uncontrolled", false);
  stance.besideCamels = in.flagOr("besideCamels", false);
  stance.besideElephants = in.flagOr("besideElephants", false);
  unit.moved = in.flagOr("moved", false);
  stance.longEdge = in.flagOr("longEdge", false);
  stance.battleReady =
      unit.profile.category == Category::WWg && unit.profile.quality != Quality::mediocre && !unit.moved;  // A30
  for (Reader& helper : in.has("meleeSupport") ? in.tables("meleeSupport") : std::vector<Reader>{}) {
    unit.helpers.push_back(readProfile(content, helper));
    helper.finish();
  }
  if (unit.helpers.size() > 3) {
    in.fault(faults::tooMany, "meleeSupport", "3");
    unit.helpers.resize(3);
  }
  in.finish();
  return unit;
}

AskedUnit readShootingUnit(const Content& content, Reader& in) {
  AskedUnit unit;
  unit.profile = readProfile(content, in);
  unit.stance.lost = static_cast<std::uint8_t>(readLost(unit.profile, in));
  in.finish();
  return unit;
}

Clash clashOf(const AskedUnit& a, const AskedUnit& b, ChargedBy charger) {
  Clash clash;
  clash.charger = charger;
  const std::array<const AskedUnit*, 2> units{&a, &b};
  for (std::size_t i = 0; i < 2; ++i) {
    const AskedUnit& unit = *units[i];
    clash.who[i] = &unit.profile;
    clash.how[i] = unit.stance;
    const bool charges = clash.charged(static_cast<int>(i));
    clash.how[i].stakesPlanted = unit.profile.has(stakes) && !unit.moved && !charges;  // A30
    if (charges) clash.how[i].battleReady = false;                                     // it has moved
    for (const Profile& helper : unit.helpers) clash.how[i].meleeSupport.push_back(&helper);
  }
  if (a.caught) clash.how[1].onto = Onto::rear;
  if (b.caught) clash.how[0].onto = Onto::rear;
  return clash;
}

const Phrase* chargeForbidden(const Clash& clash, int side) {
  const Profile& own = clash.own(side);
  const Stance& there = clash.enemyStance(side);  // where the enemy stands, as at the table
  const bool fromAside = clash.stance(side).onto != Onto::front;
  ChargeBar bar = chargeBar(own);
  if (bar == ChargeBar::none)
    bar = chargeBar(own, {clash.enemy(side), there.inOpen, there.lost > 0, fromAside, there.penalty < 0});
  switch (bar) {
    case ChargeBar::none: break;
    case ChargeBar::wagon: return &phrases::wagonsDoNotCharge;
    case ChargeBar::artillery: return &phrases::artilleryDoesNotCharge;
    case ChargeBar::levy: return &phrases::levyDoesNotCharge;
    case ChargeBar::lightsInOpen: return &phrases::lightsDoNotCharge;
    case ChargeBar::lightsInRough: return &phrases::lightsDoNotChargeInRough;
  }
  return nullptr;
}

}  // namespace walstatt::adlg
