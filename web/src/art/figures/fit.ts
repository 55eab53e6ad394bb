// How the picture of a mount or chariot is laid into a box.
import { GROUND, type Unit } from '../units';

/** Room round a picture for weapons that reach beyond it. */
export const UNIT_ROOM = 40;
const LARGEST = 1.6;

/** As large as the box allows: on its lower edge, or hanging in its middle. */
export function fitUnit(
  unit: Unit,
  width: number,
  height: number,
  mirrored: boolean,
  middle = false,
): { scale: number; transform: string; at: (x: number, y: number) => [number, number] } {
  const scale = Math.min(width / (unit.right - unit.left), height / (GROUND - unit.top), LARGEST);
  const flip = mirrored ? -1 : 1;
  const x = width / 2 - (flip * scale * (unit.left + unit.right)) / 2;
  const spare = middle ? (height - (GROUND - unit.top) * scale) / 2 : 0;
  const y = height - spare - GROUND * scale;
  return {
    scale,
    transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(flip * scale).toFixed(3)} ${scale.toFixed(3)})`,
    at: (px, py) => [x + flip * scale * px, y + scale * py],
  };
}
