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
export function negationsOf(tokens: readonly Token[], spans: readonly Span<Meaning>[]) {
  const emphasized = placesOf(spans.filter(({ meaning }) => meaning.is === 'emphasis'));
  const listed = placesOf(spans.filter(({ meaning }) => inList.has(meaning.is)));
  const [ends, begins] = [new Set<number>(), new Set<number>()];
  for (const { first, last, meaning } of spans) {
    if (meaning.is !== 'negation' || emphasized.has(first)) continue;
    if (tokens[first]!.english.some((word) => englishNegations.has(word))) ends.add(last);
    else begins.add(first);
  }
  return ({ first, last }: { first: number; last: number }): boolean => {
    if ([1, 2].some((behind) => begins.has(last + behind))) return true;
    let others = 0;
    for (let apart = 0; apart <= maxListed; apart += 1) {
      const at = first - 1 - apart;
      if (ends.has(at) && (apart <= maxPlain || others <= maxOthers)) return true;
      if (at < 0) break;
      if (!listed.has(at) && !listWords.has(tokens[at]!.word)) others += 1;
    }
    return false;
  };
}

/** Words between a negation and its act, and in a list of acts, `to`, `or` and conditions. */
const maxPlain = 3;
const maxListed = 10;
/** Other words of such a list. */
const maxOthers = 2;
const listWords = new Set(['to', 'or', 'and', 'any', 'a', 'the', 'nor', 'as', 'intended', 'meant', 'claim']);
const inList = new Set<Meaning['is']>(['strong', 'mild', 'condition', 'always']);

function placesOf(spans: readonly Span<Meaning>[]): Set<number> {
  const places = new Set<number>();
  for (const { first, last } of spans) for (let at = first; at <= last; at += 1) places.add(at);
  return places;
}

const englishNegations = new Set(
  'not no never cannot cant can doesnt does isnt is dont do without nor neither nothing wont wil none nobody free'.split(
    ' ',
  ),
);

/** `It does` turns a sentence to its claim, and `it does not` turns nothing. */
export function withoutDeniedTurns(spans: readonly Span<Meaning>[]): Span<Meaning>[] {
  const negated = new Set(spans.filter(({ meaning }) => meaning.is === 'negation').map(({ first }) => first));
  return spans.filter(({ meaning, last }) => meaning.is !== 'turn' || !negated.has(last + 1));
}
