// Drawing of limbs and placing of parts. Parts use only M L Q C Z with absolute numbers, so that they can be turned.

const f = (value: number): string => String(Math.round(value * 10) / 10);

/** A limb that tapers from one round end to the other. */
export function limb(ax: number, ay: number, ar: number, bx: number, by: number, br: number): string {
  const length = Math.hypot(bx - ax, by - ay) || 0.1;
  const way = Math.atan2(by - ay, bx - ax);
  const open = Math.acos(Math.max(-1, Math.min(1, (ar - br) / length)));
  const on = (x: number, y: number, r: number, angle: number) =>
    `${f(x + Math.cos(angle) * r)} ${f(y + Math.sin(angle) * r)}`;
  const wide = ar > br ? 1 : 0;
  return (
    `M${on(ax, ay, ar, way + open)}A${ar} ${ar} 0 ${wide} 1 ${on(ax, ay, ar, way - open)}` +
    `L${on(bx, by, br, way - open)}A${br} ${br} 0 ${1 - wide} 1 ${on(bx, by, br, way + open)}Z`
  );
}

export function disc(x: number, y: number, r: number): string {
  return `M${f(x - r)} ${f(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
}

/** Two bones of equal length from joint to end; bend says to which side the middle joint goes. */
export function bent(ax: number, ay: number, bx: number, by: number, bone: number, bend: number): [number, number] {
  const dx = bx - ax;
  const dy = by - ay;
  const length = Math.hypot(dx, dy) || 0.1;
  const out = Math.sqrt(Math.max(0, bone * bone - (length * length) / 4)) * Math.sign(bend || 1);
  return [(ax + bx) / 2 - (dy / length) * out, (ay + by) / 2 + (dx / length) * out];
}

interface Step {
  readonly kind: string;
  readonly points: readonly number[];
}

function steps(run: string): Step[] {
  return [...run.matchAll(/([MLQC])([^MLQCZ]*)/g)].map(([, kind, numbers]) => ({
    kind: kind!,
    points: numbers!.match(/-?[\d.]+/g)!.map(Number),
  }));
}

/** Closed runs all turn the same way, or overlapping ones would cut holes into each other. */
function clockwise(run: Step[]): Step[] {
  const ends = run.map(({ points }) => points.slice(-2));
  let area = 0;
  ends.forEach(([x, y], i) => {
    const [nx, ny] = ends[(i + 1) % ends.length]!;
    area += x! * ny! - nx! * y!;
  });
  if (area >= 0) return run;
  const back: Step[] = [{ kind: 'M', points: ends[ends.length - 1]! }];
  for (let i = run.length - 1; i > 0; --i) {
    const { kind, points } = run[i]!;
    const turned: number[] = [];
    for (let k = points.length - 4; k >= 0; k -= 2) turned.push(points[k]!, points[k + 1]!);
    back.push({ kind, points: [...turned, ...ends[i - 1]!] });
  }
  return back;
}

/** Puts a part at a point, turned by degrees. */
export function place(part: string, x: number, y: number, degrees = 0, size = 1): string {
  const cos = Math.cos((degrees * Math.PI) / 180) * size;
  const sin = Math.sin((degrees * Math.PI) / 180) * size;
  return part.replace(/M[^M]*/g, (run) => {
    const closed = run.includes('Z');
    const moved = steps(run).map(({ kind, points }) => {
      const turned: number[] = [];
      for (let i = 0; i < points.length; i += 2)
        turned.push(x + points[i]! * cos - points[i + 1]! * sin, y + points[i]! * sin + points[i + 1]! * cos);
      return { kind, points: turned };
    });
    const run2 = closed ? clockwise(moved) : moved;
    return run2.map(({ kind, points }) => kind + points.map(f).join(' ')).join('') + (closed ? 'Z' : '');
  });
}

/** A part that looks the other way. */
export function mirror(part: string): string {
  return part.replace(/([MLQC])([^MLQCZ]*)/g, (_, kind: string, numbers: string) => {
    const points = numbers.match(/-?[\d.]+/g)!.map(Number);
    return kind + points.map((value, i) => (i % 2 === 0 ? -value : value)).join(' ');
  });
}
