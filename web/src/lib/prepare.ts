import { client } from './connection.svelte';
import type { JsonObject } from './protocol.gen';

/** What a game answers before a table is laid: about armies, fighters, chances. */
export async function prepare<Answer>(game: string, question: JsonObject): Promise<Answer> {
  const { answer } = await client.request('prepare', { game, question });
  return answer as Answer;
}

/** Asks once and keeps the answer; a failure is not kept. */
export function once<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let known: Promise<Answer> | undefined;
  return () => {
    known ??= ask();
    known.catch(() => (known = undefined));
    return known;
  };
}
