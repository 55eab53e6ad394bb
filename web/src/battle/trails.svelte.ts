// Where units of the other side stood before it moved them: seen until one's own first order, so that nothing goes unseen.
import { far } from './geometry';
import { standing, type Pose, type Scene, type Stage } from './types';

export interface Trail {
  unit: number;
  from: Pose;
  to: Pose;
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
    const known = new Map(this.list.map((trail) => [trail.unit, trail]));
    let moved = false;
    for (const info of stage.units) {
      const [was, is] = [before.units[info.id], scene.units[info.id]];
      if (!standing(was) || !standing(is) || far(was, is) < 30) continue;
      if (info.side === own) {
        // One's own order: what the other did has been seen.
        if (scene.active === own && before.active === own) return void (this.list = []);
        continue;
      }
      moved = true;
      known.set(info.id, { unit: info.id, from: known.get(info.id)?.from ?? was, to: is });
    }
    if (moved) this.list = [...known.values()];
  }
}
