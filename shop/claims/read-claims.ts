import { type ClaimClass, findClaims, type FoundClaim } from './find-claims.ts';
import { lawfulSentence, lawOf } from './laws.ts';

export type Verdict = 'refused' | 'doubtful';

/** A claim in a text: `start` and `end` mark its words there. */
export type Claim = {
  start: number;
  end: number;
  words: string;
  verdict: Verdict;
  condition: string;
  law: string;
  lawful: string;
};

/** A longer text is read in parts of this length, so that its time grows with its length alone. */
const maxLetters = 50_000;
/** A part begins in the one before, so that no claim is cut. */
const overlap = 500;

/**
 * Reads a text that customers will see: the form, an import, an article or a page. Returns its claims in order, none of which
 * overlap; an empty list when the text is fine. `isTitle`: the name of an illness is a claim by itself. `byRulesAlone`: without the
 * model, for statements of the label and words of customers.
 */
export function readClaims(
  text: string,
  claimClass: ClaimClass,
  { isTitle = false, byRulesAlone = false } = {},
): Claim[] {
  const parts = Array.from(
    { length: Math.max(1, Math.ceil(text.length / maxLetters)) },
    (_, at) => at * maxLetters,
  );
  const found = parts.flatMap((at) => {
    const from = Math.max(0, at - overlap);
    const claims = findClaims(text.slice(from, at + maxLetters), claimClass, { isTitle, byRulesAlone });
    return claims.map((claim) => Object.assign(claim, { start: claim.start + from, end: claim.end + from }));
  });
  return withoutOverlaps(found).map((claim) => ({
    start: claim.start,
    end: claim.end,
    words: text.slice(claim.start, claim.end),
    verdict: claim.verdict,
    condition: claim.condition?.label ?? '',
    law: lawOf(claim, claimClass),
    lawful: lawfulSentence(claim, claimClass),
  }));
}

/** Refused claims stay before doubtful ones, named illnesses before others, and the shorter mark before the longer. */
function withoutOverlaps(found: FoundClaim[]): FoundClaim[] {
  const rank = ({ verdict, condition }: FoundClaim) => {
    const isListed = condition?.schedule ?? condition?.scheduleJ ?? condition?.section3;
    return (verdict === 'refused' ? 0 : 3) + (isListed ? 0 : condition && !condition.isGeneral ? 1 : 2);
  };
  // An act and its condition stand close; words that say all by themselves stand whole.
  const lengthOf = ({ start, end, condition }: FoundClaim) => (condition ? end - start : start - end);
  const sorted = found.toSorted(
    (one, other) => rank(one) - rank(other) || lengthOf(one) - lengthOf(other) || one.start - other.start,
  );
  const kept: FoundClaim[] = [];
  for (const claim of sorted) {
    const isFree = kept.every(({ start, end }) => claim.end <= start || end <= claim.start);
    if (isFree) kept.push(claim);
    if (kept.length >= maxClaims) break;
  }
  return kept.toSorted((one, other) => one.start - other.start);
}

/** More marks than this help nobody. */
const maxClaims = 50;
