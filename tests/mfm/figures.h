// The figures that the tests of Man for Man put on the table, with what counts of them there.
#pragma once

namespace walstatt::mfm {

// Romans
inline constexpr const char* legionary = "roman-swordsman";  // B5, S1
inline constexpr const char* optio = "roman-optio";          // B5, S1, two lives
inline constexpr const char* centurion = "roman-centurion";  // two lives
inline constexpr const char* archer = "roman-archer";        // B5, S0, FERN F6 1×1-4, F from 9; no reach weapon
inline constexpr const char* veles = "roman-veles";          // B6, FERN F3 1×1-4, skirmisher
inline constexpr const char* pike = "roman-pikeman";         // B4, F2, W from 8, E from 7
inline constexpr const char* triarius = "roman-triarius";    // B4, F1, S1, W from 8, E from 9
inline constexpr const char* flail = "roman-gladiator";      // B6, WEIT only, W from 8
inline constexpr const char* eques = "roman-eques";
inline constexpr const char* equus = "roman-cavalry-horse";  // 1×2, armour 0, one life
inline constexpr const char* essedum = "roman-essedum";      // 6F, 2×1-3

// Celts on foot
inline constexpr const char* sword = "celtic-swordsman";       // B5, S0, NAH 1×1-5, yellow from 8; no symbol
inline constexpr const char* spear = "celtic-gaesatae-spear";  // B5, S0, NAH 1×1-4, WEIT, ERST F1 1×1-3 from 8
inline constexpr const char* horn = "celtic-carnyx";           // ERST only, 1×1-4, E from 9
inline constexpr const char* runner = "celtic-runner";         // B7, skirmisher
inline constexpr const char* hero = "celtic-hero";             // armour 1, NAH 2×1-5, two lives
inline constexpr const char* chieftain = "celtic-chieftain";   // armour 1, three lives, black horse
inline constexpr const char* queen = "celtic-war-queen";

// Celts who ride and drive
inline constexpr const char* rider = "celtic-horseman";           // B5, armour 0, NAH 1×1-5, red horse, one life
inline constexpr const char* lancer = "celtic-lancer";            // armour 1, WEIT and ERST
inline constexpr const char* javelin = "celtic-mounted-javelin";  // B5, FERN F3 1×1-4, red horse, skirmisher
inline constexpr const char* driver = "celtic-charioteer";        // B6, armour 0, NAH 1×1-3, wheel; no reach weapon
inline constexpr const char* chariotRunner = "celtic-chariot-runner";  // armour 0, wheel
inline constexpr const char* noble = "celtic-chariot-noble";  // B5, armour 1, NAH 1×1-5, FERN F3 1×1-4, black horse

// Horses, a camel, chariots
inline constexpr const char* horse = "celtic-noble-horse";           // 1×2, B9, 1×1-4, armour 1, one life, 6 points
inline constexpr const char* pony = "celtic-pony";                   // 1×2, B11, 1×1-2
inline constexpr const char* camel = "persian-camel";                // 1×3, B9, 1×1-3, two lives
inline constexpr const char* light = "celtic-light-chariot";         // 6F (2×3), B9, 2×1-4, S+1, two lives, 12 points
inline constexpr const char* heavy = "celtic-heavy-chariot";         // 8F, B8, 2×1-5, S+2, three lives, room for three
inline constexpr const char* bare = "persian-light-chariot";         // 6F, S+0, two lives
inline constexpr const char* broad = "greek-cyrenean-chariot";       // 9F, B9, 3×1-4, three lives
inline constexpr const char* great = "persian-eight-horse-chariot";  // 12F, B7, four lives

}  // namespace walstatt::mfm
