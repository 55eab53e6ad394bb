// Questions about armies of L'Art de la Guerre, asked of the server.
import { once, prepare } from '../lib/prepare';
import type { JsonObject } from '../lib/protocol.gen';
import type { Armoury, ArmyFile, Report } from './types';

export const game = 'adlg';

const ask = <Answer>(question: JsonObject): Promise<Answer> => prepare(game, question);

/** All that armies are made of. */
export const askArmoury = once(() => ask<Armoury>({ ask: 'lists' }));

export const askCheck = (army: ArmyFile): Promise<Report> => ask({ ask: 'check', army });
export const askRead = (code: string): Promise<Report> => ask({ ask: 'read', code });
/** Without a list the lot chooses one. */
export const askSurprise = (points: number, seed: number, list = ''): Promise<Report> =>
  ask({ ask: 'surprise', points, seed, ...(list ? { list } : {}) });

export const beginnings = ['deployed', 'deployment', 'procedure'] as const;
export type Beginning = (typeof beginnings)[number];
export interface BattlePlan {
  points: number;
  armies: Array<ArmyFile | string>;
  beginning: Beginning;
  /** '': the lot chooses from the homes of both. */
  region: string;
  turns: number;
  seed: number;
}
export interface BattleSetup extends JsonObject {
  name: { de: string; en: string };
}
export const askBattle = ({ region, armies, ...plan }: BattlePlan): Promise<BattleSetup> =>
  ask({ ask: 'battle', ...plan, armies, ...(region ? { region } : {}) });
