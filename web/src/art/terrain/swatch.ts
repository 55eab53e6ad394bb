// The surroundings in which a single field of each kind is shown.
const AROUND: Record<string, [string, string, string]> = {
  f: ['...', 'fff', '...'],
  h: ['...', 'hhh', '...'],
  t: ['..t', '.tt', 'ttt'],
  T: ['ttt', 'tTt', 'ttt'],
  g: ['HHH', 'ggg', '...'],
  n: ['HHH', 'nnn', '...'],
  H: ['ggg', 'gHg', 'ggg'],
  '~': ['sss', '~~~', '~~~'],
  '=': ['~=~', '~=~', '~=~'],
  s: ['...', 'sss', 'sss'],
  R: ['rrr', 'rRr', 'rrr'],
  r: ['...', 'rrr', 'rrr'],
  W: ['...', 'WWW', '___'],
  w: ['...', 'WwW', '___'],
  D: ['...', 'WDW', '___'],
  _: ['___', '___', '___'],
};

export function swatchRows(symbol: string): [string, string, string] {
  return AROUND[symbol] ?? ['...', `.${symbol}.`, '...'];
}
