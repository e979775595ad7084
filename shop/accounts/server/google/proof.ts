import { z } from 'zod';
import { minuteMs } from '#platform/india-time.ts';
import { seal, unseal } from '#platform/server/secrets/seal.ts';

export const proofMinutes = 10;

const proofSchema = z.object({
  /** Of PKCE: without it the code that Google gives is worth nothing. */
  verifier: z.string(),
  state: z.string(),
  nonce: z.string(),
  until: z.number(),
});

export type Proof = Omit<z.infer<typeof proofSchema>, 'until'>;

/** What the browser keeps while it is at Google, in a cookie that it cannot read itself. */
export function sealProof(proof: Proof): string {
  return seal(JSON.stringify({ ...proof, until: Date.now() + proofMinutes * minuteMs }));
}

/** Null when it is not ours, was changed or is over. */
export function openProof(sealed: string): Proof | null {
  try {
    const proof = proofSchema.parse(JSON.parse(unseal(sealed)));
    return proof.until > Date.now() ? proof : null;
  } catch {
    return null;
  }
}
