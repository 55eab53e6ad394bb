// Questions about fighters, asked of the server.
import { once, prepare } from '../lib/prepare';
import type { JsonObject } from '../lib/protocol.gen';
import type { FighterFile, Pieces, Report } from './types';

export const game = '1192';

const ask = <Answer>(question: JsonObject): Promise<Answer> => prepare(game, question);

/** All that fighters are made of. */
export const askPieces = once(() => ask<Pieces>({ ask: 'pieces' }));

const measured = (against: string) => (against ? { against } : {});
export const askCheck = (fighter: FighterFile, against = ''): Promise<Report> =>
  ask({ ask: 'check', fighter: { ...fighter }, ...measured(against) });
export const askRead = (code: string, against = ''): Promise<Report> =>
  ask({ ask: 'read', code, ...measured(against) });
export const askSurprise = (seed: number, base = '', against = ''): Promise<Report> =>
  ask({ ask: 'surprise', seed, ...(base ? { base } : {}), ...measured(against) });

/** The id of a ready fighter, a code, or a whole fighter. */
export interface DuelEntry {
  who: string | FighterFile;
  size?: string;
  awareness?: string;
}
export interface DuelSetup extends JsonObject {
  name: { de: string; en: string };
}
export const askDuel = (sides: DuelEntry[][], distance: number): Promise<DuelSetup> =>
  ask({
    ask: 'duel',
    distance,
    side: sides.map((fighters) => ({
      fighters: fighters.map(({ who, ...rest }) => ({ ...rest, who: typeof who === 'string' ? who : { ...who } })),
    })),
  });
