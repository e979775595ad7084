const consonants = lettersOf(
  `क k, ख kh, ग g, घ gh, ङ n, च ch, छ ch, ज j, झ jh, ञ n, ट t, ठ th, ड d, ढ dh, ण n, त t, थ th, द d, ध dh, न n, प p, फ ph, ब b, भ bh,
  म m, य y, र r, ल l, ळ l, व v, श sh, ष sh, स s, ह h`,
);
const signs = lettersOf('ा aa, ि i, ी ii, ु u, ू uu, ृ ri, े e, ै ai, ॉ o, ो o, ौ au');
const others = lettersOf(
  `अ a, आ aa, इ i, ई ii, उ u, ऊ uu, ऋ ri, ए e, ऐ ai, ऑ o, ओ o, औ au, ं n, ँ n, ः h,
  ० 0, १ 1, २ 2, ३ 3, ४ 4, ५ 5, ६ 6, ७ 7, ८ 8, ९ 9`,
);
const virama = '्';
const nukta = '़';

/** Transliterates Devanagari as in common Hindi spelling, without a word's final silent `a`. */
export function devanagariToLatin(text: string): string {
  return text.replace(/[\u0900-\u097f]+/g, wordToLatin);
}

function wordToLatin(word: string): string {
  const letters = Array.from(word.replaceAll(nukta, ''));
  const latin = letters.map((letter, at) => {
    const consonant = consonants.get(letter);
    if (consonant) return consonant + (hasSilentVowel(letters[at + 1], at) ? '' : 'a');
    return signs.get(letter) ?? others.get(letter) ?? '';
  });
  return latin.join('').replaceAll('jna', 'gya');
}

/** A consonant's own `a` is silent before a vowel sign or virama and, in a longer word, at the end. */
function hasSilentVowel(next: string | undefined, at: number): boolean {
  if (next === undefined) return at > 0;
  return next === virama || signs.has(next);
}

/** Reads a table of letters: `क k, ख kh`. A letter alone is silent. */
export function lettersOf(table: string): Map<string, string> {
  const pairs = table.split(',').map((pair) => pair.trim().split(' '));
  return new Map(pairs.map(([letter = '', latin = '']) => [letter, latin]));
}
