// Screens that ask for another order of things.

/** A phone held crosswise: there is no room below the table, what is said and asked stands beside it. */
export const CROSSWISE = '(max-height: 500px) and (min-width: 560px)';
