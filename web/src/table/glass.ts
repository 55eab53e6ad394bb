// Pointers on the glass over the board: drag and pinch move it, the wheel zooms, a tap or click points. No frame of a drag
// goes through the components; only the camera changes.
import { clamp, zoomAt, type Camera, type Size } from './camera';
import type { Point } from './geometry';

export interface GlassHost {
  camera(): Camera;
  move(camera: Camera): void;
  board(): Size;
  size(): Size;
  smallest(): number;
  tap(point: Point, touch: boolean, more: boolean): void;
  hover(point: Point | undefined): void;
  /** What the pointer would take up there instead of the board; asked when it begins to move. */
  grab?(point: Point, touch: boolean): Grabbed | undefined;
}
/** Something that follows the pointer; `fine`: as exactly as the hand can. */
export interface Grabbed {
  move(to: Point, fine: boolean): void;
  end(): void;
}

const DRAG_FROM = 6; // pixels; below it is a tap

export function glass(element: HTMLElement, host: GlassHost): () => void {
  const down = new Map<number, Point>();
  let dragging = false;
  let grabbed: Grabbed | undefined;
  let start: Point = { x: 0, y: 0 };

  const spot = (event: PointerEvent | WheelEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const move = (camera: Camera) => host.move(clamp(camera, host.board(), host.size()));

  const pressed = (event: PointerEvent) => {
    if (event.button !== 0 && event.button !== 1) return;
    down.set(event.pointerId, spot(event));
    start = spot(event);
    dragging = down.size > 1 || event.button === 1;
    // A second finger means the board.
    if (dragging) letGo();
    if (event.button === 1) event.preventDefault();
  };

  const letGo = () => {
    grabbed?.end();
    grabbed = undefined;
  };

  const pan = (from: Point, to: Point) => {
    const camera = host.camera();
    move({ ...camera, x: camera.x + to.x - from.x, y: camera.y + to.y - from.y });
  };

  const pinch = (id: number, to: Point) => {
    const from = down.get(id)!;
    const other = [...down].find(([key]) => key !== id)![1];
    const before = Math.hypot(from.x - other.x, from.y - other.y) || 1;
    const after = Math.hypot(to.x - other.x, to.y - other.y) || 1;
    const middle = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 };
    const zoomed = zoomAt(host.camera(), after / before, middle, host.smallest());
    move({ ...zoomed, x: zoomed.x + (to.x - from.x) / 2, y: zoomed.y + (to.y - from.y) / 2 });
  };

  const moved = (event: PointerEvent) => {
    const to = spot(event);
    const from = down.get(event.pointerId);
    if (!from) {
      if (event.pointerType === 'mouse') host.hover(to);
      return;
    }
    if (!dragging && Math.hypot(to.x - start.x, to.y - start.y) < DRAG_FROM) return;
    if (!dragging) {
      host.hover(undefined);
      grabbed = host.grab?.(start, event.pointerType !== 'mouse');
    }
    dragging = true;
    element.setPointerCapture(event.pointerId);
    if (grabbed) grabbed.move(to, event.shiftKey);
    else if (down.size > 1) pinch(event.pointerId, to);
    else pan(from, to);
    down.set(event.pointerId, to);
  };

  const released = (event: PointerEvent) => {
    if (!down.delete(event.pointerId)) return;
    if (!dragging && event.type === 'pointerup') host.tap(spot(event), event.pointerType !== 'mouse', event.shiftKey);
    if (down.size > 0) return;
    dragging = false;
    letGo();
  };

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const factor = Math.exp(-Math.max(-200, Math.min(200, event.deltaY * lines)) * 0.0018);
    move(zoomAt(host.camera(), factor, spot(event), host.smallest()));
  };
  // A finger that is lifted leaves too, but what it tapped stays pointed at.
  const left = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') host.hover(undefined);
  };

  const stop = new AbortController();
  const listen = { signal: stop.signal };
  element.addEventListener('pointerdown', pressed, listen);
  element.addEventListener('pointermove', moved, listen);
  element.addEventListener('pointerup', released, listen);
  element.addEventListener('pointercancel', released, listen);
  element.addEventListener('pointerleave', left, listen);
  element.addEventListener('wheel', wheel, { passive: false, ...listen });
  return () => stop.abort();
}
