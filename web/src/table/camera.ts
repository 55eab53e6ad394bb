// Where the board lies under the glass: one translation and one scale. Pure, so that it can be tested.

export interface Camera {
  x: number;
  y: number;
  scale: number;
}
export interface Size {
  width: number;
  height: number;
}

export const LARGEST = 4;

export function fit(board: Size, glass: Size, margin = 12): Camera {
  const scale = Math.max(
    0.05,
    Math.min((glass.width - 2 * margin) / board.width, (glass.height - 2 * margin) / board.height),
  );
  return { scale, x: (glass.width - board.width * scale) / 2, y: (glass.height - board.height * scale) / 2 };
}

/** Zooms so that the point of the glass stays over the same point of the board. */
export function zoomAt(camera: Camera, factor: number, point: { x: number; y: number }, smallest: number): Camera {
  const scale = Math.min(LARGEST, Math.max(smallest, camera.scale * factor));
  const real = scale / camera.scale;
  return { scale, x: point.x - (point.x - camera.x) * real, y: point.y - (point.y - camera.y) * real };
}

/** Keeps a part of the board in sight: its middle never leaves the glass by more than half the board. */
export function clamp(camera: Camera, board: Size, glass: Size): Camera {
  const hold = (offset: number, length: number, room: number) => {
    const low = Math.min(room - length, 0) - room / 3;
    const high = Math.max(room - length, 0) + room / 3;
    return Math.min(high, Math.max(low, offset));
  };
  return {
    scale: camera.scale,
    x: hold(camera.x, board.width * camera.scale, glass.width),
    y: hold(camera.y, board.height * camera.scale, glass.height),
  };
}

/** Moves as little as needed to bring a rectangle of the board into the glass. */
export function reveal(
  camera: Camera,
  box: { x: number; y: number; width: number; height: number },
  glass: Size,
  margin = 24,
): Camera {
  const shift = (offset: number, start: number, length: number, room: number) => {
    const from = start * camera.scale + offset;
    const to = (start + length) * camera.scale + offset;
    if (from < margin) return offset + margin - from;
    if (to > room - margin) return offset + room - margin - to;
    return offset;
  };
  return {
    scale: camera.scale,
    x: shift(camera.x, box.x, box.width, glass.width),
    y: shift(camera.y, box.y, box.height, glass.height),
  };
}
