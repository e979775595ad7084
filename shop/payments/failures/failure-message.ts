import { readFileSync } from 'node:fs';

/** The customer reads it for a reason that no provider has published. */
const unknownReason = 'The payment did not go through.';

const sentences = new Map(
  readFileSync(new URL('failures.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('//'))
    .map((line) => line.split('\t') as [string, string, string])
    .map(([reason, sentence]) => [reason.toLowerCase(), sentence] as const),
);

/** Returns the sentence for a customer whose payment failed. `reason` is the provider's own word, in any case. */
export function failureMessage(reason: string | null): string {
  return sentences.get(reason?.toLowerCase() ?? '') ?? unknownReason;
}

/** Every published reason. */
export const publishedReasons = [...sentences.keys()];
