import type { FoundClaim, ReadText } from '../find-claims.ts';
import type { Passage } from './likeness.ts';
import { answersForMaterial } from '../words/of-materials.ts';
import { speaksOfPrice } from '../words/price-words.ts';

/** A passage above this is doubtful though no rule knows it. */
const doubtful = -0.2;
/** A claim that no firm rule made is dropped where its passage reads less like a claim than this. */
const calm = -1.8;
/** Fewer words say less: each missing one raises what a doubt needs. */
const enoughWords = 6;
const perMissingWord = 0.6;
/** A word or two, such as `Again` or `Bharat Clinic`, say nothing. */
const minWords = 3;

/** Drops loose claims in passages that read like lawful texts, and doubts passages without a claim that read like unlawful ones. */
export function weigh(
  claims: readonly FoundClaim[],
  { tokens, spans }: ReadText,
  passages: readonly Passage[],
): FoundClaim[] {
  const placed = passages.map((passage) =>
    Object.assign({}, passage, {
      start: tokens[passage.first]!.start,
      end: tokens[passage.last]!.end,
      words: passage.last - passage.first + 1,
    }),
  );
  const meets = (passage: (typeof placed)[number], { start, end }: FoundClaim) =>
    start < passage.end && passage.start < end;
  const kept = claims.filter(
    (claim) =>
      claim.isFirm ||
      placed.some((passage) => (passage.words < minWords || passage.score >= calm) && meets(passage, claim)),
  );
  const denied = new Set(
    spans.filter(({ meaning }) => meaning.is === 'disclaimer').map(({ first }) => first),
  );
  const doubts = placed
    .filter(({ words }) => words >= minWords)
    .filter(({ score, words }) => score > doubtful + perMissingWord * Math.max(0, enoughWords - words))
    .filter((passage) => !kept.some((claim) => meets(passage, claim)))
    .filter(({ first, last }) => !speaksOfPrice(tokens.slice(first, last + 1)))
    .filter(({ first, last }) => !guaranteesMaterial(spans, { first, last }))
    // A sentence that takes its claim back is read by the rules alone.
    .filter(({ first, last }) => ![...denied].some((at) => first <= at && at <= last))
    .map(({ from, to }): FoundClaim => ({
      start: tokens[from]!.start,
      end: tokens[to]!.end,
      verdict: 'doubtful',
      kind: 'likeness',
    }));
  return [...kept, ...doubts];
}

function guaranteesMaterial(
  spans: ReadText['spans'],
  { first, last }: Pick<Passage, 'first' | 'last'>,
): boolean {
  const own = spans.filter((span) => span.first >= first && span.last <= last);
  const isGuarantee = own.some(
    ({ meaning }) => meaning.is === 'always' && meaning.entry.kind === 'guarantee',
  );
  return isGuarantee && answersForMaterial(own);
}
