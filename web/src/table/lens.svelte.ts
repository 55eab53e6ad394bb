// The camera over a table that is one drawn layer: it is shifted without being drawn again, stretched while zooming, and
// drawn sharply when the hand rests.
import { clamp, fit, reveal, zoomAt, type Camera, type Size } from './camera';

const SHARP_AFTER = 140; // ms without a change of scale

export interface LensHost {
  board(): Size;
  /** What is shifted and scaled. */
  layers(): readonly (HTMLElement | SVGElement)[];
  /** Pixels beside the board that tools take, on wide screens. */
  tools: number;
  /** What is shown at first where that is not the whole board. */
  home?(): Box | undefined;
}
export interface Box extends Size {
  x: number;
  y: number;
}

export class Lens {
  /** The camera as those see it who lay things over the board: told once per frame. */
  seen: Camera = $state.raw({ x: 0, y: 0, scale: 1 });
  room: Size = $state.raw({ width: 0, height: 0 });
  camera: Camera = { x: 0, y: 0, scale: 1 };
  /** The whole board is in sight and stays so. */
  fitted = true;

  private whole = false; // asked for by hand
  private drawnScale = 0;
  private frame = 0;
  private sharpening: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly host: LensHost) {}

  smallest(): number {
    return fit(this.host.board(), this.room).scale * 0.8;
  }

  move(next: Camera): void {
    this.camera = next;
    this.fitted = false;
    // The first frame already shows everything in its place: a finger may come before the second.
    if (this.drawnScale === 0) {
      this.sharpen();
      this.place();
      this.seen = this.camera;
      return;
    }
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.place();
      const zoomed = this.camera.scale !== this.seen.scale;
      this.seen = this.camera;
      if (this.camera.scale === this.drawnScale || !zoomed) return;
      clearTimeout(this.sharpening);
      this.sharpening = setTimeout(() => {
        this.sharpen();
        this.place();
      }, SHARP_AFTER);
    });
  }
  fitAll(): void {
    this.whole = true;
    this.fitHome();
  }
  private fitHome(): void {
    const { room, home } = this;
    if (room.width === 0) return;
    // On wide screens the tools stand beside the board, not on it; also where a coach leaves it less room.
    const wide = room.width > 700 || (room.width > 480 && innerWidth > 700 && innerHeight > 500);
    const free = wide ? { ...room, width: room.width - this.host.tools } : room;
    const { x, y, scale } = fit(home ?? this.host.board(), free, 4);
    this.move({ x: x - (home?.x ?? 0) * scale, y: y - (home?.y ?? 0) * scale, scale });
    this.fitted = true;
  }
  private get home(): Box | undefined {
    return this.whole ? undefined : this.host.home?.();
  }
  zoom(factor: number): void {
    const middle = { x: this.room.width / 2, y: this.room.height / 2 };
    this.move(clamp(zoomAt(this.camera, factor, middle, this.smallest()), this.host.board(), this.room));
  }
  pan(x: number, y: number): void {
    const { camera } = this;
    this.move(clamp({ ...camera, x: camera.x - x * 90, y: camera.y - y * 90 }, this.host.board(), this.room));
  }
  /** Brings a rectangle of the board into sight; a board that is seen as a whole stays where it is. */
  show(box: Box): void {
    const next = reveal(this.camera, box, this.room);
    const { fitted } = this;
    if ((fitted && !this.home) || (next.x === this.camera.x && next.y === this.camera.y)) return;
    this.move(next);
    // Only who shifts the board himself takes it into his hand.
    this.fitted = fitted;
  }

  /** Follows the size of the glass until the returned function is called. */
  watch(element: HTMLElement): () => void {
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === this.room.width && height === this.room.height) return;
      this.room = { width, height };
      if (this.fitted) this.fitHome();
      else this.move(clamp(this.camera, this.host.board(), this.room));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(this.frame);
      clearTimeout(this.sharpening);
    };
  }

  private place(): void {
    const { x, y, scale } = this.camera;
    for (const layer of this.host.layers())
      layer.style.transform = `translate(${x}px, ${y}px) scale(${scale / this.drawnScale})`;
  }
  private sharpen(): void {
    this.drawnScale = this.camera.scale;
    const { width, height } = this.host.board();
    for (const layer of this.host.layers()) {
      layer.style.width = `${width * this.drawnScale}px`;
      layer.style.height = `${height * this.drawnScale}px`;
    }
  }
}
