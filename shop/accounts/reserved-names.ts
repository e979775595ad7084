/** Names that the shop uses for itself in logs. No account may have one, or stand in a log as if it were the shop. */
const reserved = new Set([
  'thecustomer',
  'theshop',
  'aformercolleague',
  'theowner',
  'theownerbyemail',
  'you',
]);

/** Letters of other scripts, and digits, that look like a Latin letter. */
const lookalikes: Record<string, string> = {
  ...Object.fromEntries(
    Array.from('асеһіјорԛѕтԝухмнкв').map((letter, at) => [letter, 'acehijopqstwyxmhkb'[at]!]),
  ),
  ...Object.fromEntries(Array.from('αεηικμνορτυχ').map((letter, at) => [letter, 'aenikmvoptux'[at]!])),
  ...Object.fromEntries(Array.from('օսհոցс').map((letter, at) => [letter, 'ouhngc'[at]!])),
  ı: 'i',
  ɑ: 'a',
  ѵ: 'v',
  ꓔ: 't',
  0: 'o',
  1: 'l',
  3: 'e',
  5: 's',
  7: 't',
};

/** Returns whether a first and last name, alone or together, look like a name that the shop uses for itself. */
export function isReservedName({ firstName = '', lastName = '' }: { firstName?: string; lastName?: string }) {
  return [firstName, lastName, firstName + lastName].some((name) => reserved.has(shapeOf(name)));
}

/** Returns the letters as a reader sees them: without case, accents, invisible letters, blanks and signs. */
function shapeOf(name: string): string {
  const letters = Array.from(name.normalize('NFKD').toLowerCase()).map(
    (letter) => lookalikes[letter] ?? letter,
  );
  return letters.filter((letter) => /^[a-z]$/.test(letter) || isOtherLetter(letter)).join('');
}

/** A letter of another script makes another name. An invisible one, such as the Hangul filler, does not. */
function isOtherLetter(letter: string): boolean {
  return /^\p{L}$/u.test(letter) && !/^\p{Default_Ignorable_Code_Point}$/u.test(letter);
}
