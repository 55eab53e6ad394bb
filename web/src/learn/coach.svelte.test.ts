// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { MatchModel } from '../lib/match.svelte';
import type { Playback } from '../table/playback.svelte';
import { Coach } from './coach.svelte';
import type { Common, Course } from './course';

interface Seen extends Common {
  done: boolean;
}

test('a lesson that is done goes on in time, however much happens at the table meanwhile', () => {
  vi.useFakeTimers();
  let now: Seen = $state.raw({ over: false, done: true } as Seen);
  const lessons = ['first', 'second'].map((id) => ({ id, rules: [], done: (seen: Seen) => seen.done }));
  const coach = new Coach<Seen>(
    { id: 'adlg', lessons } as unknown as Course<Seen>,
    { id: 'abc' } as MatchModel,
    { told: 4, thrown: undefined } as unknown as Playback,
    () => now,
    { match: 'abc', lesson: 'first', since: 0 },
  );
  const stop = $effect.root(() => {
    $effect(() => coach.watch());
    $effect(() => coach.watchEnd());
  });
  for (let step = 0; step < 10; ++step) {
    flushSync();
    vi.advanceTimersByTime(400);
    now = { over: false, done: true } as Seen;
  }
  expect(coach.lesson.id).toBe('second');
  stop();
  vi.useRealTimers();
});
