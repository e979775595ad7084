import type { Meaning } from '../claim-lexicon.ts';
import type { ClaimClass } from '../find-claims.ts';
import type { Token } from '../reading/tokens.ts';
import type { Span } from '../words/lexicon.ts';
import { classBucket, featuresOf } from './features.ts';
import trained from './weights.json' with { type: 'json' };

const weights = new Int8Array(Buffer.from(trained.weights, 'base64'));
/** Sentences are scored together until they hold this many words. */
const minWords = 16;

/** Some sentences of a text. `first` and `last` are tokens; `from` and `to` are the words that read most like a claim. */
export type Passage = { first: number; last: number; score: number; from: number; to: number };

/**
 * Returns how much each passage of a text reads like a claim: above 0 like the unlawful texts that the weights were made from, below
 * like the lawful ones. `npm run judge -- train-claims` makes the weights.
 */
export function passagesOf(
  tokens: readonly Token[],
  spans: readonly Span<Meaning>[],
  claimClass: ClaimClass,
): Passage[] {
  const passages: Passage[] = [];
  let first = 0;
  let firstSpan = 0;
  const sorted = spans.toSorted((one, other) => one.first - other.first);
  for (let last = 0; last < tokens.length; last += 1) {
    const isEnd = last === tokens.length - 1;
    const isOver = isEnd || tokens[last]!.sentence !== tokens[last + 1]!.sentence;
    if (!isOver || (!isEnd && last - first + 1 < minWords)) continue;
    let endSpan = firstSpan;
    while (endSpan < sorted.length && sorted[endSpan]!.first <= last) endSpan += 1;
    passages.push(scored(tokens, sorted.slice(firstSpan, endSpan), { first, last, claimClass }));
    [first, firstSpan] = [last + 1, endSpan];
  }
  return passages;
}

function scored(
  tokens: readonly Token[],
  spans: Span<Meaning>[],
  { first, last, claimClass }: { first: number; last: number; claimClass: ClaimClass },
): Passage {
  const words = featuresOf({ tokens: tokens.slice(first, last + 1), spans, from: first }, claimClass);
  const seen = new Set<number>([classBucket(claimClass)]);
  let sum = weights[classBucket(claimClass)]!;
  const sums = words.map((buckets) => {
    let own = 0;
    for (const bucket of buckets) {
      if (seen.has(bucket)) continue;
      seen.add(bucket);
      own += weights[bucket]!;
    }
    sum += own;
    return own;
  });
  const { from, to } = strongestRun(sums);
  const score = trained.bias + (sum * trained.scale) / Math.sqrt(seen.size);
  return { first, last, score, from: first + from, to: first + to };
}

/** Returns the words beside each other with the highest sum. */
function strongestRun(sums: readonly number[]): { from: number; to: number } {
  let [best, from, to, sum, start] = [-Infinity, 0, 0, 0, 0];
  sums.forEach((own, at) => {
    if (sum <= 0) [sum, start] = [0, at];
    sum += own;
    if (sum > best) [best, from, to] = [sum, start, at];
  });
  return { from, to };
}
