// Questions about armies, asked of the server.
import { once, prepare } from '../lib/prepare';
import type { Bilingual, JsonObject } from '../lib/protocol.gen';
import type { ArmyFile, MapFile, People, Report } from './types';

export const game = 'mfm';

const ask = <Answer>(question: JsonObject): Promise<Answer> => prepare(game, question);

/** All peoples. */
export const askPeoples = once(async () => (await ask<{ peoples: People[] }>({ ask: 'peoples' })).peoples);
/** The ready maps for battles. */
export const askMaps = once(async () => (await ask<{ maps: MapFile[] }>({ ask: 'maps' })).maps);

export const askCheck = (army: ArmyFile): Promise<Report> => ask({ ask: 'check', army });
export const askRead = (code: string): Promise<Report> => ask({ ask: 'read', code });
export const askSurprise = (people: string, points: number, seed: number): Promise<Report> =>
  ask({ ask: 'surprise', people, points, seed });
export const askMap = (points: number, seed: number): Promise<MapFile> => ask({ ask: 'map', points, seed });

export interface SidePlan {
  players: number;
  armies: Array<ArmyFile | string>;
}
export interface SideFault {
  /** From 1; missing: the side as a whole. */
  army?: number;
  id: string;
  rule: string;
  text: Bilingual;
}
/** Why such a side may not fight a battle of so many points. */
export const askSide = async (points: number, side: SidePlan): Promise<SideFault[]> =>
  (await ask<{ faults: SideFault[] }>({ ask: 'side', points, side })).faults;

export interface BattlePlan {
  points: number;
  rounds: number;
  rule_of_12: boolean;
  map: string | { points: number; seed: number };
  side: SidePlan[];
}
export interface BattleSetup extends JsonObject {
  name: { de: string; en: string };
}
export const askBattle = (plan: BattlePlan): Promise<BattleSetup> => ask({ ask: 'battle', ...plan });

export { freshSeed } from '../lib/lot';
