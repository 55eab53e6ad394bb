// Where units stood before they moved. At a table those of the other side, until one's own first order, so that nothing goes
// unseen; in a replay all who moved since the turn began.
import { far } from './geometry';
import { standing, type Pose, type Scene, type Stage } from './types';

export interface Trail {
  unit: number;
  from: Pose;
  to: Pose;
}

const NOTICED = 30; // thousandths of a UD; less is no move to the eye

/** Who stands elsewhere now, with where he stood. */
export function moved(stage: Stage, before: Scene, now: Scene): Trail[] {
  return stage.units.flatMap(({ id }) => {
    const [was, is] = [before.units[id], now.units[id]];
    return standing(was) && standing(is) && far(was, is) >= NOTICED ? [{ unit: id, from: was, to: is }] : [];
  });
}

export class Trails {
  list: Trail[] = $state.raw([]);
  private before: Scene | undefined;

  /** Looks at the table after every change of it; `own` is the side that watches, if only one does. */
  follow(stage: Stage, scene: Scene, own: number | undefined): void {
    const { before } = this;
    this.before = scene;
    if (!before || own === undefined || before === scene) return;
    if (scene.active !== before.active && scene.active !== own) this.list = [];
    const all = moved(stage, before, scene);
    const others = all.filter(({ unit }) => stage.units[unit]!.side !== own);
    // One's own order: what the other did has been seen.
    if (others.length < all.length && scene.active === own && before.active === own) return void (this.list = []);
    if (others.length === 0) return;
    const known = new Map(this.list.map((trail) => [trail.unit, trail]));
    for (const { unit, from, to } of others) known.set(unit, { unit, from: known.get(unit)?.from ?? from, to });
    this.list = [...known.values()];
  }
}
