import type { Meaning } from '../claim-lexicon.ts';
import type { Span } from '../words/lexicon.ts';
import type { Token } from './tokens.ts';

/** Returns how many words stand between two places of a text. */
export function gapBetween(
  one: { first: number; last: number },
  other: { first: number; last: number },
): number {
  if (one.last < other.first) return other.first - one.last - 1;
  if (other.last < one.first) return one.first - other.last - 1;
  return 0;
}

/** An act is taken back by a `not` shortly before it, also over a list (`not to treat, cure or prevent`), or by a `nahi` behind it. */
export function negationsOf(negations: Span<Meaning>[], emphases: Span<Meaning>[]) {
  const calm = negations.filter(
    (negation) => !emphases.some(({ first, last }) => first <= negation.first && negation.first <= last),
  );
  return (act: Span<Meaning>, tokens: readonly Token[], spans: Span<Meaning>[]): boolean =>
    calm.some((negation) => {
      const isEnglish = tokens[negation.first]!.english.some((word) => englishNegations.has(word));
      if (!isEnglish) return act.last < negation.first && negation.first - act.last <= 2;
      if (negation.last >= act.first) return false;
      const between = act.first - negation.last - 1;
      if (between <= 3) return true;
      return between <= 10 && isList(tokens, negation.last, act.first, spans);
    });
}

const englishNegations = new Set(
  'not no never cannot cant can doesnt does isnt is dont do without nor neither nothing wont wil none nobody free'.split(
    ' ',
  ),
);

/** Only acts, `to`, `or` and conditions stand between. */
function isList(tokens: readonly Token[], from: number, to: number, spans: Span<Meaning>[]): boolean {
  let others = 0;
  for (let at = from + 1; at < to; at += 1) {
    const isKnown =
      ['to', 'or', 'and', 'any', 'a', 'the', 'nor', 'as', 'intended', 'meant', 'claim'].includes(
        tokens[at]!.word,
      ) ||
      spans.some(
        ({ first, last, meaning }) =>
          first <= at && at <= last && ['strong', 'mild', 'condition', 'always'].includes(meaning.is),
      );
    if (!isKnown) others += 1;
  }
  return others <= 2;
}
