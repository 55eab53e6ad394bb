// A word for the dice that nobody can foresee and anybody can read aloud: 'tamo-reku-6402', about 38 bits of chance.
const consonants = 'bdfgklmnprstvwz';
const vowels = 'aeiou';

export function diceWord(
  random: (values: Uint32Array<ArrayBuffer>) => unknown = (values) => crypto.getRandomValues(values),
): string {
  const values = new Uint32Array(12);
  random(values);
  let at = 0;
  const one = (letters: string) => letters[values[at++]! % letters.length]!;
  const part = () => one(consonants) + one(vowels) + one(consonants) + one(vowels);
  return `${part()}-${part()}-${one('0123456789')}${one('0123456789')}${one('0123456789')}${one('0123456789')}`;
}

/** What docs/dice.md allows: one line without control characters, at most 200 bytes. */
export function allowedWord(word: string): string {
  let clean = word.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, ' ').trim();
  while (new TextEncoder().encode(clean).length > 200) clean = [...clean].slice(0, -1).join('');
  return clean;
}
