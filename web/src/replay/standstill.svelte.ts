// A table that stands where the slider stands: nothing is awaited of anybody, nothing moves by itself.
import type { JsonObject } from '../lib/protocol.gen';
import type { MatchModel } from '../lib/match.svelte';
import { Playback } from '../table/playback.svelte';

export class Standstill extends Playback {
  #scene: JsonObject = $state.raw({});
  #at: number = $state(0);

  constructor(match: MatchModel, scene: JsonObject) {
    super(match);
    this.#scene = scene;
  }

  override get scene(): JsonObject {
    return this.#scene;
  }

  override get told(): number {
    return this.#at;
  }

  override get current(): boolean {
    return false;
  }

  /** The scene after step `at`. */
  set(scene: JsonObject, at: number): void {
    this.#scene = scene;
    this.#at = at;
  }
}
