// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Lens } from './lens.svelte';

const board = { width: 1000, height: 500 };

function glassOf(width: number, height: number) {
  const element = document.createElement('div');
  Object.defineProperty(element, 'clientWidth', { get: () => width });
  Object.defineProperty(element, 'clientHeight', { get: () => height });
  return element;
}

describe('the lens', () => {
  afterEach(() => vi.restoreAllMocks());

  it('shows everything in its place before the first frame: a finger may come before the second', () => {
    // No frame ever comes here.
    vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
    const layer = document.createElement('div');
    const lens = new Lens({ board: () => board, layers: () => [layer], tools: 0 });
    const stop = lens.watch(glassOf(508, 400));
    expect(layer.style.transform).toBe('translate(4px, 75px) scale(1)');
    expect(layer.style.width).toBe('500px');
    expect(lens.seen).toEqual(lens.camera);
    stop();
  });

  it('leaves the tools their room on a wide screen, also beside a coach, and on a small one none', () => {
    for (const [screen, room, left] of [
      [1280, 900, 838],
      [1280, 620, 558],
      [620, 620, 616],
    ] as const) {
      vi.stubGlobal('innerWidth', screen);
      vi.stubGlobal('innerHeight', 800);
      const lens = new Lens({ board: () => board, layers: () => [], tools: 58 });
      const stop = lens.watch(glassOf(room, 700));
      expect(lens.camera.x + lens.camera.scale * board.width).toBeCloseTo(left);
      stop();
    }
    vi.unstubAllGlobals();
  });

  it('asks for a frame for every later move, and only for one', () => {
    const frame = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
    const lens = new Lens({ board: () => board, layers: () => [], tools: 0 });
    const stop = lens.watch(glassOf(508, 400));
    expect(frame).not.toHaveBeenCalled();
    lens.zoom(2);
    lens.zoom(2);
    expect(frame).toHaveBeenCalledTimes(1);
    stop();
  });

  it('is in nobody’s hand as long as only the page shifts it', () => {
    const home = { x: 0, y: 0, width: 300, height: 200 };
    const lens = new Lens({ board: () => board, layers: () => [], tools: 0, home: () => home });
    const stop = lens.watch(glassOf(300, 200));
    const { x } = lens.camera;
    lens.show({ x: 600, y: 100, width: 50, height: 50 });
    expect(lens.camera.x).toBeLessThan(x);
    expect(lens.fitted).toBe(true);
    lens.pan(1, 0);
    expect(lens.fitted).toBe(false);
    stop();
  });
});
