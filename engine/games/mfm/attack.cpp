#include "games/mfm/attack.h"

namespace walstatt::mfm {

std::optional<Throw> Attack::pending() const {
  switch (stage) {
    case Stage::hit: return Throw{dice, dieSides};
    case Stage::side: return Throw{1, dieSides};
    case Stage::draw: return Throw{1, ownSize};
    case Stage::share: return Throw{1, dieSides};
    case Stage::test: return Throw{testDice, dieSides};
    case Stage::rollOff: return Throw{2, dieSides, true};
    case Stage::defence: return Throw{1, dieSides};
    case Stage::name:
    case Stage::change:
    case Stage::none:
    case Stage::done: break;
  }
  return std::nullopt;
}

Face Attack::faceClass(Face face) const {
  switch (stage) {
    case Stage::hit: return face <= hitUpTo;
    case Stage::side: return face <= ownUpTo;
    case Stage::share: return face <= crewUpTo;
    case Stage::test: return face <= testUpTo;
    case Stage::defence: return defenceFails(*this, face);
    default: return face;
  }
}

bool defenceFails(const Attack& attack, Face face) {
  if (face == 1) return true;  // R8: the rule of 1
  const bool reach = attack.kind == AttackKind::weit || attack.kind == AttackKind::erst;
  if (face == dieSides && attack.ruleOf12 && !reach) return false;  // R8: the rule of 12
  return (attack.saved >> (columnOf(face + attack.protection) - 1) & 1) == 0;
}

int ownStruckUpTo(int difference) {
  // G7.5's printed table; R13 fills its gap at +5.
  if (difference <= -5) return 1;
  if (difference >= 7) return 12;
  if (difference >= 5) return 11;
  return 6 + difference;
}

void rollHit(Attack& attack, const Faces& faces) {
  for (const Face face : faces) attack.wasHit |= face <= attack.hitUpTo;
  if (!attack.wasHit) {
    attack.stage = Stage::done;
  } else if (attack.ownUpTo) {
    attack.stage = Stage::side;
  } else {
    attack.stage = attack.unclear ? Stage::rollOff : Stage::defence;
  }
}

void rollOff(Attack& attack, const Faces& faces) {
  // The first die is the attacker's, the second the defender's; the higher is right, ties again (R11).
  if (faces[0] == faces[1]) return;
  if (faces[1] > faces[0]) attack.protection = static_cast<std::int8_t>(attack.protection + attack.unclear);
  attack.unclear = 0;
  attack.stage = Stage::defence;
}

void rollDefence(Attack& attack, Face face) {
  attack.lifeLost = defenceFails(attack, face);
  attack.stage = Stage::done;
}

}  // namespace walstatt::mfm
