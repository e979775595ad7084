import type { Meaning } from '../claim-lexicon.ts';
import type { Span } from './lexicon.ts';

const bodily = new Set<Meaning['is']>(['outcome', 'strong', 'recovery']);

/** Tells whether words answer for a lid, a seam or a weight, and not for an effect on people. */
export function answersForMaterial(spans: readonly Span<Meaning>[]): boolean {
  const isBodily = ({ meaning }: Span<Meaning>) =>
    bodily.has(meaning.is) || (meaning.is === 'condition' && !meaning.isHint);
  return spans.some(({ meaning }) => meaning.is === 'material') && !spans.some(isBodily);
}
