// Ready armies for whoever wants to begin at once. Each is a list of wishes that is filled to any points, so that it stays
// good when prices change: first its heart, one after the other as far as the points go, then its rank and file in turn.
import type { Bilingual } from '../lib/protocol.gen';
import { priceOf } from './draft';
import type { ArmyFile, FileUnit, People } from './types';

/** A unit: its type, then its crew. */
type Wish = readonly [string, ...string[]];

export interface Ready {
  id: string;
  people: string;
  name: Bilingual;
  note: Bilingual;
  heart: readonly Wish[];
  file: readonly Wish[];
}

const both = (de: string, en: string): Bilingual => ({ de, en });
const most = 60;

export const readyArmies: readonly Ready[] = [
  {
    id: 'celtic-chariots',
    people: 'celts',
    name: both('Wagensturm', 'Chariot storm'),
    note: both('Adlige auf leichten Wagen, Krieger laufen mit.', 'Nobles on light chariots, warriors run along.'),
    heart: [
      ['celtic-light-chariot', 'celtic-charioteer', 'celtic-chariot-noble'],
      ['celtic-light-chariot', 'celtic-charioteer', 'celtic-chariot-noble'],
      ['celtic-chieftain'],
    ],
    file: [['celtic-swordsman'], ['celtic-runner'], ['celtic-slinger'], ['celtic-spearman']],
  },
  {
    id: 'celtic-host',
    people: 'celts',
    name: both('Das ganze Dorf', 'The whole village'),
    note: both('Viel Fußvolk, laut und wild.', 'Plenty of foot, loud and wild.'),
    heart: [['celtic-hero'], ['celtic-carnyx'], ['celtic-druid']],
    file: [
      ['celtic-swordsman'],
      ['celtic-battle-axe'],
      ['celtic-archer'],
      ['celtic-gaesatae-spear'],
      ['celtic-shield-bearer'],
      ['celtic-slinger'],
    ],
  },
  {
    id: 'roman-cohort',
    people: 'romans',
    name: both('Kohorte', 'Cohort'),
    note: both('Zenturio, Legionäre und Schützen in Ordnung.', 'A centurion, legionaries and archers in good order.'),
    heart: [['roman-centurion'], ['roman-optio']],
    file: [
      ['roman-swordsman'],
      ['roman-spearman'],
      ['roman-archer'],
      ['roman-swordsman'],
      ['roman-triarius'],
      ['roman-slinger'],
    ],
  },
  {
    id: 'roman-ala',
    people: 'romans',
    name: both('Reiterflügel', 'Cavalry wing'),
    note: both('Reiter und leichtes Fußvolk umgehen den Feind.', 'Horsemen and light foot go round the enemy.'),
    heart: [
      ['roman-cavalry-horse', 'roman-decurion'],
      ['roman-cataphract-horse', 'roman-cataphract'],
    ],
    file: [
      ['roman-cavalry-horse', 'roman-eques'],
      ['roman-veles'],
      ['roman-numidian-pony', 'roman-numidian'],
      ['roman-slinger'],
    ],
  },
  {
    id: 'egyptian-horus',
    people: 'egyptians',
    name: both('Wagen des Horus', 'Chariots of Horus'),
    note: both('Schützen auf schnellen Wagen.', 'Archers on fast chariots.'),
    heart: [
      ['egyptian-light-chariot', 'egyptian-driver', 'egyptian-chariot-archer'],
      ['egyptian-light-chariot', 'egyptian-driver', 'egyptian-chariot-archer'],
      ['egyptian-general'],
    ],
    file: [['egyptian-chariot-runner'], ['egyptian-nubian'], ['egyptian-spearman'], ['egyptian-slinger']],
  },
  {
    id: 'egyptian-two-lands',
    people: 'egyptians',
    name: both('Die beiden Länder', 'The Two Lands'),
    note: both('Speere vorn, Bogen dahinter.', 'Spears in front, bows behind.'),
    heart: [['egyptian-general'], ['egyptian-sherden']],
    file: [
      ['egyptian-spearman'],
      ['egyptian-archer'],
      ['egyptian-khopesh'],
      ['egyptian-nubian'],
      ['egyptian-axeman'],
      ['egyptian-slinger'],
    ],
  },
  {
    id: 'greek-phalanx',
    people: 'greeks',
    name: both('Phalanx', 'Phalanx'),
    note: both('Eine Mauer aus Schilden und langen Spießen.', 'A wall of shields and long pikes.'),
    heart: [['greek-strategos']],
    file: [['greek-hoplite'], ['greek-sarissa'], ['greek-peltast'], ['greek-hoplite'], ['greek-rhodian-slinger']],
  },
  {
    id: 'greek-companions',
    people: 'greeks',
    name: both('Hammer und Amboss', 'Hammer and anvil'),
    note: both('Sarissen halten, Gefährten reiten an.', 'Sarissas hold, Companions charge.'),
    heart: [
      ['greek-macedonian-stallion', 'greek-companion'],
      ['greek-macedonian-stallion', 'greek-companion'],
    ],
    file: [
      ['greek-sarissa'],
      ['greek-hypaspist'],
      ['greek-cretan-archer'],
      ['greek-peltast'],
      ['greek-rhodian-slinger'],
    ],
  },
  {
    id: 'persian-great-king',
    people: 'persians',
    name: both('Garde des Großkönigs', 'Guard of the Great King'),
    note: both('Unsterbliche hinter Schilden und Bogen.', 'Immortals behind shields and bows.'),
    heart: [['persian-satrap']],
    file: [['persian-immortal'], ['persian-archer'], ['persian-sparabara'], ['persian-takabara'], ['persian-slinger']],
  },
  {
    id: 'persian-steppe',
    people: 'persians',
    name: both('Steppe und Sichel', 'Steppe and scythe'),
    note: both(
      'Bogenreiter schwärmen, der Sichelwagen bricht durch.',
      'Horse archers swarm, the scythed chariot breaks through.',
    ),
    heart: [['persian-scythed-chariot', 'persian-charioteer']],
    file: [
      ['persian-saka-pony', 'persian-horse-archer'],
      ['persian-saka-axe'],
      ['persian-nisaean', 'persian-cavalryman'],
      ['persian-slinger'],
    ],
  },
];

export const readyOf = (people: string): Ready[] => readyArmies.filter((one) => one.people === people);

/** As much of it as the points allow; never more. */
export function fillReady(ready: Ready, people: People, points: number): ArmyFile {
  const unit: FileUnit[] = [];
  let left = points;
  let figures = 0;
  const take = ([type, ...crew]: Wish): boolean => {
    const price = priceOf({ type, crew }, people);
    if (price > left || price === 0 || figures + 1 + crew.length > most) return false;
    const known = unit.find((one) => one.type === type && (one.crew ?? []).join() === crew.join());
    if (known) known.count = (known.count ?? 1) + 1;
    else unit.push({ type, ...(crew.length > 0 ? { crew } : {}) });
    left -= price;
    figures += 1 + crew.length;
    return true;
  };
  for (const wish of ready.heart) {
    // A third of the points stays for the others.
    if (priceOf({ type: wish[0], crew: wish.slice(1) }, people) <= left - points / 3) take(wish);
  }
  while (ready.file.map(take).some(Boolean));
  return { army: 1, people: people.id, points, unit };
}
