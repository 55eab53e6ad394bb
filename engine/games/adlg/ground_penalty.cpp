#include "games/adlg/ground_penalty.h"

#include "games/adlg/combat_phrases.h"

namespace walstatt::adlg {

namespace {

// B-Mod-20, 21
bool atHome(const Profile& profile, TerrainKind kind) {
  if (profile.is(camels) && (kind == TerrainKind::brush || kind == TerrainKind::dunes)) return true;
  return profile.category == Category::El && (kind == TerrainKind::brush || kind == TerrainKind::field);
}

int inRough(const Profile& profile) {
  if (profile.mounted() || profile.is(heavySpears) || profile.is(pikes)) return -2;       // B-Mod-15
  return profile.category == Category::HI || profile.category == Category::WWg ? -1 : 0;  // B-Mod-14
}

int inHeavy(const Profile& profile) {
  if (profile.mounted()) return -3;                                                       // B-Mod-18
  if (profile.category == Category::HI) return -2;                                        // B-Mod-17
  return profile.category == Category::MI || profile.category == Category::LMI ? -1 : 0;  // B-Mod-16
}

}  // namespace

// B-Mod-19: light infantry is named in no line.
int meleePenalty(const Profile& profile, TerrainKind kind, Going going) {
  if (atHome(profile, kind)) return 0;
  if (going == Going::rough) return inRough(profile);
  return going == Going::heavy ? inHeavy(profile) : 0;
}

const Phrase& penaltyReason(const Profile& profile, Going going) {
  if (going == Going::rough)
    return profile.foot() && !profile.is(heavySpears) && !profile.is(pikes) ? phrases::roughFoot : phrases::roughOthers;
  if (profile.mounted()) return phrases::heavyMounted;
  return profile.category == Category::HI ? phrases::heavyHeavy : phrases::heavyMedium;
}

}  // namespace walstatt::adlg
