/** What a word is called that is known; null when it is not. */
type KnownAs = (word: string) => string | null;

/**
 * Endings that change nothing in what a word is: plurals and oblique cases of Hindi (muhason, goliyan), the Marathi, Bengali
 * and Gujarati `of` (tilache, neemer), English ones (greying, tiredness). The longest first.
 */
const endings =
  'iyaan iyon iyan iyat chya ness ing ish yon yan che cha chi cho ed er es on en an on um am ya na ni no o e i'.split(
    ' ',
  );

/** Endings without which a word that is known with them is meant too: bhauh, of bhauhen. */
const plurals = ['en', 'on', 'an', 'e', 'i'];

const shortestStem = 3;
const shortestPart = 3;

/** A word that nothing is called without its ending, or with one, when what remains, or that with an i, is known; else null. */
export function cutEnding(plain: string, knownAs: KnownAs): string | null {
  for (const ending of endings) {
    if (!plain.endsWith(ending)) continue;
    const stem = plain.slice(0, -ending.length);
    if (stem.length < shortestStem) continue;
    const known = knownAs(stem) ?? knownAs(`${stem}i`);
    if (known) return known;
  }
  for (const ending of plurals) {
    const known = knownAs(plain + ending);
    if (known) return known;
  }
  return null;
}

/** A word written together that is two: of the dictionary both, or of the shop. Null when it is none. */
export function cutCompound(
  plain: string,
  knownAs: KnownAs,
  isShopWord: (part: string) => boolean,
): [string, string] | null {
  const inShop: KnownAs = (part) => knownAs(part) ?? (isShopWord(part) ? part : null);
  for (const called of [knownAs, inShop])
    for (let at = plain.length - shortestPart; at >= shortestPart; at -= 1) {
      const first = called(plain.slice(0, at));
      const second = called(plain.slice(at));
      if (first && second) return [first, second];
    }
  return null;
}
