// Layout, in signs of five bits: version (with a bit for the name), base (3), values (3), vitality (2), weapon, armour and
// shot (3 each), stamp of the pieces (2), name, check (3). Pieces go by keys of their ids, which survive others that come
// and go.
#include "games/duel/fighter_code.h"

#include <algorithm>

#include "base/signature.h"
#include "library/share_code.h"

namespace walstatt::duel {

namespace {

constexpr unsigned version = 1, aFighter = 8, withName = 16;  // armies have no 8 in their first sign
constexpr unsigned initiatives = mostInitiative - leastInitiative + 1;
constexpr unsigned keySigns = 3;
constexpr unsigned noShot = 32'767;  // no piece has this key: the tests look

unsigned indexOf(int die) {
  return static_cast<unsigned>(std::find(dieSizes.begin(), dieSizes.end(), die) - dieSizes.begin());
}

// Ids and values of the pieces: others under an old key change it.
unsigned stampOf(const Content& content, const OwnFighter& fighter) {
  std::uint64_t stamp = 0;
  const auto take = [&](std::string_view id, std::initializer_list<int> values) {
    stamp = signatureOfBytes(id.data(), id.size(), stamp);
    for (const int value : values) stamp = combined(stamp, static_cast<std::uint64_t>(value) + 100);
  };
  for (const std::string* id : {&fighter.weapon, &fighter.shot})
    if (const auto at = findPiece(content.weapons, *id)) {
      const Weapon& piece = content.weapons[*at];
      take(piece.id, {piece.die, static_cast<int>(piece.kind), piece.initiative});
    }
  if (const auto at = findPiece(content.armours, fighter.armour)) {
    const ArmourPiece& piece = content.armours[*at];
    take(piece.id, {piece.protection, piece.quality, piece.light});
  }
  return stamp & 1023u;
}

template <class Piece>
const Piece* pieceOfKey(const std::vector<Piece>& pieces, unsigned key) {
  for (const Piece& piece : pieces)
    if (codeKey(piece.id, keySigns) == key) return &piece;
  return nullptr;
}

class CodeReader {
 public:
  CodeReader(const Content& content, const Signs& signs, Errors& faults, Errors& notices)
      : content_(content), in_(signs), faults_(faults), notices_(notices) {}

  std::optional<OwnFighter> read() {
    const unsigned head = in_.sign();
    if (!(head & aFighter)) return tellOfCode(faults_, phrases::fighterCodeForm), std::nullopt;
    if ((head & 7) != version) {
      tellOfCode(faults_, walstatt::phrases::codeVersion, std::to_string(head & 7), std::to_string(version));
      return std::nullopt;
    }
    const unsigned base = in_.wide(keySigns);
    OwnFighter own;
    readValues(own);
    const unsigned weapon = in_.wide(keySigns), armour = in_.wide(keySigns), shot = in_.wide(keySigns);
    const unsigned stamp = in_.wide(2);
    if (head & withName) own.name = in_.text();
    const bool named = !(head & withName) || !own.name.empty();
    if (!in_.good() || !in_.atEnd() || broken_ || !named || content_.fighters.empty())
      return tellOfCode(faults_, phrases::fighterCodeForm), std::nullopt;

    const FighterType* type = pieceOfKey(content_.fighters, base);
    if (!type) tell(phrases::fighterCodeBase, content_.fighters.front().name);
    const OwnFighter usual = ownOf(content_, type ? *type : content_.fighters.front());
    own.base = usual.base;
    own.weapon = idOf(content_.weapons, weapon, usual.weapon);
    own.armour = idOf(content_.armours, armour, usual.armour);
    if (shot != noShot) own.shot = idOf(content_.weapons, shot, usual.shot);
    if (notices_.empty() && stampOf(content_, own) != stamp) tellOfCode(notices_, phrases::fighterCodeChanged);
    return own;
  }

 private:
  // Dice, die, FkW, PTS and initiative as one number.
  void readValues(OwnFighter& own) {
    unsigned all = in_.wide(3);
    const auto next = [&](unsigned below) {
      const unsigned value = all % below;
      all /= below;
      return static_cast<int>(value);
    };
    own.initiative = next(initiatives) + leastInitiative;
    own.pts = dieSizes[static_cast<std::size_t>(next(dieSizes.size()))];
    own.skill = next(mostSkill) + 1;
    own.die = dieSizes[static_cast<std::size_t>(next(dieSizes.size()))];
    own.dice = next(mostDice) + 1;
    own.vitality = static_cast<int>(in_.wide(2));
    broken_ = all != 0 || own.vitality < 1 || own.vitality > mostVitality;
  }

  template <class Piece>
  std::string idOf(const std::vector<Piece>& pieces, unsigned key, const std::string& usual) {
    if (const Piece* piece = pieceOfKey(pieces, key)) return piece->id;
    const auto instead = findPiece(pieces, usual);
    tell(phrases::fighterCodeGone, instead ? pieces[*instead].name : Bilingual{"–", "–"});
    return usual;
  }
  void tell(const Phrase& what, const Bilingual& instead) {
    ContentError notice;
    notice.what = &what;
    notice.reason = instead;
    notices_.add(std::move(notice));
  }

  const Content& content_;
  SignReader in_;
  Errors& faults_;
  Errors& notices_;
  bool broken_ = false;
};

}  // namespace

std::optional<std::string> fighterCode(const Content& content, const OwnFighter& fighter, CodeName name) {
  OwnFighter nameless = fighter;
  nameless.name.clear();
  Errors faults;
  judge(content, nameless, "", faults);
  if (!faults.empty()) return std::nullopt;
  const bool keep =
      name == CodeName::kept && !fighter.name.empty() && fighter.name.size() <= mostNameBytes && isUtf8(fighter.name);
  SignWriter out;
  out.sign(version | aFighter | (keep ? withName : 0u));
  out.wide(codeKey(fighter.base, keySigns), keySigns);
  unsigned values = static_cast<unsigned>(fighter.dice - 1);
  values = values * static_cast<unsigned>(dieSizes.size()) + indexOf(fighter.die);
  values = values * mostSkill + static_cast<unsigned>(fighter.skill - 1);
  values = values * static_cast<unsigned>(dieSizes.size()) + indexOf(fighter.pts);
  values = values * initiatives + static_cast<unsigned>(fighter.initiative - leastInitiative);
  out.wide(values, 3);
  out.wide(static_cast<unsigned>(fighter.vitality), 2);
  out.wide(codeKey(fighter.weapon, keySigns), keySigns);
  out.wide(codeKey(fighter.armour, keySigns), keySigns);
  out.wide(fighter.shot.empty() ? noShot : codeKey(fighter.shot, keySigns), keySigns);
  out.wide(stampOf(content, fighter), 2);
  if (keep) out.text(fighter.name);
  return codeOfSigns(out.signs());
}

std::optional<OwnFighter> readFighterCode(const Content& content, std::string_view code, Errors& faults,
                                          Errors& notices) {
  const std::optional<Signs> signs = signsOfCode(code, faults);
  if (!signs) return std::nullopt;
  return CodeReader(content, *signs, faults, notices).read();
}

}  // namespace walstatt::duel
