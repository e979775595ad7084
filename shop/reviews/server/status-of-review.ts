import { readClaims } from '#shop/claims/read-claims.ts';

type Text = { title: string; comment: string };

/** Returns whether a review claims that a product acts on an illness. A shop that shows it makes the claim its own. */
export function hasClaim({ title, comment }: Text): boolean {
  // No product class allows what a medicine may not claim. A customer's words wait for a rule, never for a likeness.
  return [title, comment].some((text) => readClaims(text, 'ayurvedic', { byRulesAlone: true }).length > 0);
}

/** Returns the status of a new text: with a claim it waits for the owner, whatever the setting. */
export function statusOfReview(text: Text, { moderated }: { moderated: boolean }): 'pending' | 'published' {
  return moderated || hasClaim(text) ? 'pending' : 'published';
}
