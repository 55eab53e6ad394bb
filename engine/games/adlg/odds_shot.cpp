// Answers about a shot: what both add, and how often it hits.
#include "games/adlg/odds_answers.h"
#include "games/adlg/odds_phrases.h"
#include "games/adlg/shooting_sum.h"

namespace walstatt::adlg {

namespace {

using namespace phrases;

constexpr int mostSupporters = 12;

// What a unit is, and what its quality makes of its die (A25).
Data shotSide(const OddsTeller& teller, const AskedUnit& unit, Quality quality) {
  Data after{Data::Array{}};
  teller.addQuality(quality, after);
  return std::move(teller.side(unit).set("after", std::move(after)));
}

}  // namespace

Data answerShot(const OddsTeller& teller, Reader& in, Errors& errors) {
  const std::size_t before = errors.size();
  Reader first = in.table("shooter"), second = in.table("target");
  const AskedUnit shooter = readShootingUnit(teller.content(), first),
                  target = readShootingUnit(teller.content(), second);
  Volley volley;
  volley.shooter = &shooter.profile;
  volley.target = &target.profile;
  volley.disordered = shooter.stance.lost > 0;
  volley.inCover = in.flagOr("cover", false);
  volley.fortified = in.flagOr("behindFortification", false);
  volley.shooterCovered = in.flagOr("shooterCovered", false);
  volley.toRear = in.flagOr("toRear", false);
  if (std::optional<Reader> supports = in.tableIfAny("supports")) {
    volley.heavySupports = static_cast<std::uint8_t>(supports->integerOr("heavy", 0, mostSupporters, 0));
    volley.lightSupports = static_cast<std::uint8_t>(supports->integerOr("light", 0, mostSupporters, 0));
    supports->finish();
  }
  if (errors.size() != before) return {};
  const bool shoots = shooter.profile.range > 0;
  int hit = 0;
  Data dice{Data::Array{}}, notes{Data::Array{}}, quality, data;
  for (int x = 1; x <= 6; ++x) {
    Data row{Data::Array{}};
    for (int y = 1; y <= 6; ++y) {
      const bool hitting = shoots && hits(volley, x, y);
      hit += hitting ? 1 : 0;
      row.push(hitting ? 1 : 0);
    }
    dice.push(std::move(row));
  }
  if (!shoots) notes.push(teller.line(doesNotShoot));
  if (shooter.profile.has(halfBow)) notes.push(teller.line(afterHalfBow));
  const int left = target.profile.cohesion - target.stance.lost;
  quality.set("shooter", qualityIds()[static_cast<std::size_t>(shootingQuality(shooter.profile))]);
  quality.set("target", qualityIds()[static_cast<std::size_t>(target.profile.quality)]);
  data.set("shooter", shotSide(teller, shooter, shootingQuality(shooter.profile)));
  data.set("target", shotSide(teller, target, target.profile.quality)).set("range", shooter.profile.range);
  data.set("shot", teller.number(shotFactor<Explained>(volley)));
  data.set("protection", teller.number(protectionAgainst<Explained>(volley))).set("quality", std::move(quality));
  data.set("hit", chanceOf(hit)).set("dice", std::move(dice)).set("rout", chanceOf(left == 1 ? hit : 0));
  data.set("meanShots", hit == 0 ? Data() : Data(rounded(36.0 * left / hit)));
  return data.set("notes", std::move(notes));
}

}  // namespace walstatt::adlg
