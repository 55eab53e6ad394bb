// Questions about melees and shots, asked of the server.
import { once, prepare } from '../lib/prepare';
import type { JsonObject } from '../lib/protocol.gen';
import type { Bout } from './address';
import type { Matrix, MeleeOdds, OddsLists, ShotOdds, Unit } from './types';

export const game = 'adlg';

const ask = <Answer>(question: JsonObject): Promise<Answer> => prepare(game, question);

export const askLists = once(() => ask<OddsLists>({ ask: 'odds-lists' }));

/** The unit as the server reads it. */
export function unitQuestion({ type, quality, options, stands, helpers }: Unit): JsonObject {
  return {
    type,
    quality,
    ...(options.length > 0 ? { options } : {}),
    ...stands,
    ...(helpers.length > 0 ? { meleeSupport: helpers.map((one) => ({ type: one })) } : {}),
  };
}

export const askMelee = ({ a, b, charger }: Bout): Promise<MeleeOdds> =>
  ask({ ask: 'odds', a: unitQuestion(a), b: unitQuestion(b), charger });

/** Of a shooter and his target no more counts than what they are and what they have lost. */
const shotUnit = ({ type, quality, options, stands }: Unit): JsonObject => ({
  type,
  quality,
  ...(options.length > 0 ? { options } : {}),
  ...(stands.lost ? { lost: stands.lost } : {}),
});
export const askShot = ({ a, b, shot }: Bout): Promise<ShotOdds> => {
  const { heavy, light, ...rest } = shot;
  return ask({ ask: 'shot-odds', shooter: shotUnit(a), target: shotUnit(b), supports: { heavy, light }, ...rest });
};

export const askMatrix = (
  rows: Array<{ type: string; quality: string }>,
  columns: Array<{ type: string; quality: string }>,
  charger: string,
  ground: string,
): Promise<Matrix> => ask({ ask: 'odds-matrix', rows, columns, charger, ground });
