// Questions about armies, asked of the server.
import { client } from '../lib/connection.svelte';
import type { Bilingual, JsonObject } from '../lib/protocol.gen';
import type { ArmyFile, MapFile, People, Report } from './types';

export const game = 'mfm';

async function ask<Answer>(question: JsonObject): Promise<Answer> {
  const { answer } = await client.request('prepare', { game, question });
  return answer as Answer;
}

let known: Promise<People[]> | undefined;
/** All peoples; asked once. */
export function askPeoples(): Promise<People[]> {
  known ??= ask<{ peoples: People[] }>({ ask: 'peoples' }).then((answer) => answer.peoples);
  known.catch(() => (known = undefined));
  return known;
}

let ready: Promise<MapFile[]> | undefined;
/** The ready maps for battles; asked once. */
export function askMaps(): Promise<MapFile[]> {
  ready ??= ask<{ maps: MapFile[] }>({ ask: 'maps' }).then((answer) => answer.maps);
  ready.catch(() => (ready = undefined));
  return ready;
}

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
