// The dice of the target number (F3): what the Meister throws for a size and its movement.
import type { MotionName, SizeName } from './kept';

const sides: Record<SizeName, number> = { huge: 3, 'very-large': 6, large: 6, small: 8, 'very-small': 8, tiny: 12 };
const more: Record<MotionName, number> = { still: 0, slow: 1, fast: 2 };

export const throwOf = (size: SizeName, target: MotionName) => ({ count: 1 + more[target], sides: sides[size] });
