import { readRows } from '#platform/server/word-lists.ts';

/** The customer reads it for a reason that no provider has published. */
const unknownReason = 'The payment did not go through.';

const rows = readRows('shop/payments/failures/failures.tsv').map(
  ([reason = '', sentence = '']) => [reason.toLowerCase(), sentence] as const,
);
const sentences = new Map(rows);

/** Returns the sentence for a customer whose payment failed. `reason` is the provider's own word, in any case. */
export function failureMessage(reason: string | null): string {
  return sentences.get(reason?.toLowerCase() ?? '') ?? unknownReason;
}

/** Every published reason. */
export const publishedReasons = rows.map(([reason]) => reason);
