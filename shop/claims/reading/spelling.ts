/** Returns an English word without doubled letters: `cancerr` and `cancer` are one, but not `off` and `of`. */
export const englishSpelling = (word: string) => (word.length > 3 ? word.replaceAll(/(.)\1+/g, '$1') : word);

/** Returns one spelling for the ways in which an Indian word is written in Latin letters: `bawaseer` and `bavasir`. */
export function indianSpelling(word: string): string {
  return word
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('ph', 'f')
    .replaceAll('ck', 'k')
    .replaceAll('chh', 'ch')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replaceAll('q', 'k')
    .replaceAll('x', 'ks')
    .replaceAll(/(.)\1+/g, '$1')
    .replace(/y$/, 'i')
    .replace(/(?<=[aeiou])h$/, '');
}
