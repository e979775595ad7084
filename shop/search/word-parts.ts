/** Returns the known name of a word, or null. */
type KnownAs = (word: string) => string | null;

/**
 * Endings that do not change a word: Hindi plurals and oblique cases (muhason, goliyan), the genitive of other
 * languages of India (tilache, neemer, talnun, bevina), English endings (greying, tiredness). The longest comes first.
 */
const endings =
  'ikku ukku iyaan iyon iyan iyat chya anna yude kku ige ness ing ish yon yan ina nun num che cha chi cho ed er es on en an um am ya na ni no nu o e i'.split(
    ' ',
  );

const shortestStem = 3;
const shortestPart = 3;

/** Returns the known word that remains without an ending, or with an added i or u; otherwise null. */
export function cutEnding(plain: string, knownAs: KnownAs): string | null {
  for (const ending of endings) {
    if (!plain.endsWith(ending)) continue;
    const stem = plain.slice(0, -ending.length);
    if (stem.length < shortestStem) continue;
    for (const begun of [stem.replace(/a$/, ''), stem, stem.replace(/ya?a$/, 'a'), `${stem}i`, `${stem}u`]) {
      const known = begun.length < shortestStem ? null : knownAs(begun);
      if (known) return known;
    }
  }
  return null;
}

/** Splits a compound into two words, both of the dictionary or both of the shop. Returns null for other words. */
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
