// What a person has set, kept in this browser. Components read `settings.language` and the like; whatever they read is
// reactive. `motion` and `theme` are what really applies, after the wishes of the system.
import { readStored, writeStored } from './storage';

export type Language = 'de' | 'en';
export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'off' | 'fast' | 'normal' | 'slow';

interface Stored {
  language?: Language;
  theme?: Theme;
  speed?: Speed;
  sound?: boolean;
  name?: string;
}

export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'off'];
const FACTORS: Record<Speed, number> = { off: 0, fast: 0.4, normal: 1, slow: 2 };

const key = 'walstatt.settings';

function oneOf<T>(value: unknown, allowed: readonly T[], otherwise: T): T {
  return allowed.includes(value as T) ? (value as T) : otherwise;
}

export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const start = tag.toLowerCase().slice(0, 2);
    if (start === 'de' || start === 'en') return start;
  }
  return 'en';
}

function systemWishes(query: string, changed: (on: boolean) => void): boolean {
  if (typeof matchMedia !== 'function') return false;
  const list = matchMedia(query);
  list.addEventListener?.('change', () => changed(list.matches));
  return list.matches;
}

class Settings {
  language: Language = $state('en');
  themeWish: Theme = $state('auto');
  speedWish: Speed = $state('normal');
  sound: boolean = $state(false);
  name: string = $state('');

  #darkSystem: boolean = $state(false);
  #calmSystem: boolean = $state(false);

  constructor() {
    const stored = readStored<Stored>(key) ?? {};
    const system = languageOf(typeof navigator === 'undefined' ? [] : (navigator.languages ?? []));
    this.language = oneOf(stored.language, ['de', 'en'], system);
    this.themeWish = oneOf(stored.theme, ['auto', 'light', 'dark'], 'auto');
    this.speedWish = oneOf(stored.speed, SPEEDS, 'normal');
    this.sound = stored.sound === true;
    this.name = typeof stored.name === 'string' ? stored.name.slice(0, 40) : '';
    this.#darkSystem = systemWishes('(prefers-color-scheme: dark)', (on) => (this.#darkSystem = on));
    this.#calmSystem = systemWishes('(prefers-reduced-motion: reduce)', (on) => (this.#calmSystem = on));
  }

  /** The theme that is shown. */
  get theme(): 'light' | 'dark' {
    if (this.themeWish !== 'auto') return this.themeWish;
    return this.#darkSystem ? 'dark' : 'light';
  }

  /** The speed of animations that applies: a system that wants little motion gets none. */
  get speed(): Speed {
    return this.#calmSystem ? 'off' : this.speedWish;
  }

  get calmSystem(): boolean {
    return this.#calmSystem;
  }

  /** A duration in milliseconds of normal speed, as it shall last now. */
  lasts(milliseconds: number): number {
    return milliseconds * FACTORS[this.speed];
  }

  /** Called by the application in an effect: puts the settings on the document and keeps them. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.dataset.motion = this.speed;
    if (this.themeWish === 'auto') delete root.dataset.theme;
    else root.dataset.theme = this.themeWish;
    writeStored(key, {
      language: this.language,
      theme: this.themeWish,
      speed: this.speedWish,
      sound: this.sound,
      name: this.name,
    } satisfies Stored);
  }
}

export const settings = new Settings();
