// Turns drawn shapes into pictures: hundreds of long paths are too much work for every frame of a moving board,
// one picture is not. Where there is no canvas the shapes simply stay.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Rough limit of a picture in pixels: beyond it devices refuse or stall. */
const MOST_PIXELS = 12e6;

export function pixelsPerUnit(box: Box, wished: number): number {
  return Math.min(wished, Math.sqrt(MOST_PIXELS / (box.width * box.height)));
}

interface Stroke {
  readonly path: Path2D;
  readonly to: DOMMatrix;
  readonly style: CSSStyleDeclaration;
}

/** The paths of a group in its own coordinates, with the colours that the style sheets give them now. */
function strokesOf(group: SVGGraphicsElement): Stroke[] | undefined {
  const screen = group.getScreenCTM();
  // Not laid out, or shrunk to nothing: there is no way back from the screen.
  if (!screen || screen.a * screen.d === screen.b * screen.c) return undefined;
  const base = screen.inverse();
  const found: Stroke[] = [];
  for (const path of group.querySelectorAll('path')) {
    const matrix = path.getScreenCTM();
    const d = path.getAttribute('d');
    if (matrix && d)
      found.push({
        path: new Path2D(d),
        to: DOMMatrix.fromMatrix(base.multiply(matrix)),
        style: getComputedStyle(path),
      });
  }
  return found;
}

function draw(pen: CanvasRenderingContext2D, { path, to, style }: Stroke): void {
  pen.save();
  pen.transform(to.a, to.b, to.c, to.d, to.e, to.f);
  const fill = () => {
    if (style.fill === 'none') return;
    pen.globalAlpha = Number(style.fillOpacity);
    pen.fillStyle = style.fill;
    pen.fill(path);
  };
  const stroke = () => {
    if (style.stroke === 'none') return;
    pen.globalAlpha = 1;
    pen.strokeStyle = style.stroke;
    pen.lineWidth = Number.parseFloat(style.strokeWidth);
    pen.lineCap = style.strokeLinecap as CanvasLineCap;
    pen.lineJoin = style.strokeLinejoin as CanvasLineJoin;
    pen.setLineDash(
      style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(/[ ,]+/).map(Number.parseFloat),
    );
    pen.stroke(path);
  };
  const under = style.paintOrder.startsWith('stroke');
  if (under) stroke();
  fill();
  if (!under) stroke();
  pen.restore();
}

const pause = () => new Promise((go) => setTimeout(go));

/** A picture of the group as a data address, or nothing if it cannot be made here. */
export async function bake(
  group: SVGGraphicsElement,
  box: Box,
  scale: number,
  format: 'image/png' | 'image/jpeg',
): Promise<string | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(box.width * scale);
  canvas.height = Math.round(box.height * scale);
  const pen = canvas.getContext?.('2d', { willReadFrequently: true });
  const strokes = pen && strokesOf(group);
  if (!pen || !strokes?.length) return undefined;
  pen.scale(canvas.width / box.width, canvas.height / box.height);
  pen.translate(-box.x, -box.y);
  let since = performance.now();
  for (const stroke of strokes) {
    draw(pen, stroke);
    if (performance.now() - since < 12) continue;
    await pause();
    // Taken away meanwhile: its colours can no longer be asked for.
    if (!group.isConnected) return undefined;
    since = performance.now();
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, format, 0.93));
  if (!blob) return undefined;
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => done(undefined);
    reader.readAsDataURL(blob);
  });
}
