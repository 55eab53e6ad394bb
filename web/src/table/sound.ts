// Small noises made on the spot: dice on wood, a hit, and iron on iron. Off unless the person has switched sound on.
import { settings } from '../lib/settings.svelte';

let context: AudioContext | undefined;

function noise(from: number, to: number, seconds: number, loudness: number, after = 0): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const start = context.currentTime + after;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + seconds);
  volume.gain.setValueAtTime(loudness, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + seconds);
}

export function click(): void {
  for (const [after, height] of [
    [0, 1900],
    [0.09, 1500],
    [0.2, 1700],
    [0.34, 1300],
  ] as const) {
    noise(height, height / 2, 0.04, 0.12, after);
  }
}

export function thud(): void {
  noise(220, 55, 0.18, 0.3);
}

export function clang(): void {
  for (const height of [2600, 3350]) noise(height, height * 0.92, 0.22, 0.1);
}
