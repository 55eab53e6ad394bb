// Which of our paper figures stands for a troop type on cards: by its kind and arms. Elephants, engines and wagons are shown
// from above, as on the table.
import type { Category, TypeInfo, UnitInfo } from './types';

export type Likeness =
  | { kind: 'person'; figure: string }
  | { kind: 'mount' | 'chariot'; figure: string; crew: string[] }
  | { kind: 'base' };

const person = (figure: string): Likeness => ({ kind: 'person', figure });
const mount = (figure: string, ...crew: string[]): Likeness => ({ kind: 'mount', figure, crew });
const chariot = (figure: string, ...crew: string[]): Likeness => ({ kind: 'chariot', figure, crew });

const SHOOTERS: Record<string, Partial<Record<'LI' | 'LMI', string>>> = {
  sling: { LI: 'roman-slinger', LMI: 'persian-slinger' },
  bow: { LI: 'greek-cretan-archer', LMI: 'persian-archer' },
  longbow: { LI: 'persian-indian-archer', LMI: 'persian-indian-archer' },
  crossbow: { LI: 'roman-sharpshooter', LMI: 'greek-gastraphetes' },
  handgun: { LI: 'roman-sharpshooter', LMI: 'roman-sharpshooter' },
};

function footman(category: 'LI' | 'LMI' | 'MI' | 'HI', id: string, weapon: string): string {
  if (category === 'LI') return SHOOTERS[weapon]?.LI ?? 'roman-veles';
  if (category === 'LMI') return SHOOTERS[weapon]?.LMI ?? 'greek-peltast';
  if (category === 'MI') return /spear/.test(id) ? 'celtic-spearman' : 'celtic-swordsman';
  if (/pike/.test(id)) return 'greek-sarissa';
  if (/lev/.test(id)) return 'persian-takabara';
  if (/spear|hoplite/.test(id)) return 'greek-hoplite';
  return /knight/.test(id) ? 'celtic-great-axe' : 'roman-swordsman';
}

export function likenessOf(type: Pick<TypeInfo, 'id' | 'category'>, unit: Pick<UnitInfo, 'weapon'>): Likeness {
  const { id, category }: { id: string; category: Category } = type;
  const bow = /bow/.test(unit.weapon);
  if (/camel/.test(id)) return mount('persian-camel', 'persian-camel-rider');
  switch (category) {
    case 'LI':
    case 'LMI':
    case 'MI':
    case 'HI':
      return person(footman(category, id, unit.weapon));
    case 'LH':
      return bow ? mount('persian-saka-pony', 'persian-horse-archer') : mount('roman-numidian-pony', 'roman-numidian');
    case 'Cv':
      if (/chariot/.test(id)) return chariot('egyptian-light-chariot', 'egyptian-driver', 'egyptian-chariot-archer');
      return /heavy/.test(id)
        ? mount('greek-thessalian-horse', 'greek-companion')
        : mount('roman-cavalry-horse', 'roman-eques');
    case 'Kn':
      return mount('greek-armoured-horse', 'persian-lancer');
    case 'Ct':
      return mount('roman-cataphract-horse', 'roman-cataphract');
    case 'HCh':
      return chariot('egyptian-hittite-chariot', 'egyptian-driver', 'egyptian-sherden');
    case 'SCh':
      return chariot('persian-scythed-chariot', 'persian-charioteer');
    default:
      return { kind: 'base' };
  }
}
