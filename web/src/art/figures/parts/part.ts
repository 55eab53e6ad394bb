// A part that figures are put together from.
export interface Part {
  readonly shape: string;
  /** Light lines on it. */
  readonly lines?: string;
  /** Bare skin. */
  readonly skin?: string;
  /** Dark lines on the skin. */
  readonly ink?: string;
}
