const endings: [RegExp, string][] = [
  [/ies$/, 'y'],
  [/(?<=(?:s|x|z|ch|sh|o))es$/, ''],
  [/(?<![s])s$/, ''],
  [/([bdgklmnprt])\1(?:ing|ed|er)$/, '$1'],
  [/(?:ing|ed|er|ers)$/, ''],
  [/(?:ing|ed|er|ers)$/, 'e'],
  [/ied$/, 'y'],
  [/ly$/, ''],
  [/ness$/, ''],
];

const shortestStem = 3;

/** Returns the words of which an English word may be a form: `chargers` may be of `charger` and of `charge`. */
export function stemsOf(word: string): string[] {
  return endings
    .map(([ending, to]) => word.replace(ending, to))
    .filter((stem) => stem !== word && stem.length >= shortestStem);
}
