import { z } from 'zod';
import { minuteMs } from '#platform/india-time.ts';
import { seal, unseal } from '#platform/server/secrets/seal.ts';

export const proofMinutes = 10;

const proofSchema = z.object({
  /** The PKCE verifier. Without it the code of Google is worthless. */
  verifier: z.string(),
  state: z.string(),
  nonce: z.string(),
  until: z.number(),
});

export type Proof = Omit<z.infer<typeof proofSchema>, 'until'>;

/** Seals the proof for the browser's httpOnly cookie. */
export function sealProof(proof: Proof): string {
  return seal(JSON.stringify({ ...proof, until: Date.now() + proofMinutes * minuteMs }));
}

/** Returns null for a foreign, changed or expired proof. */
export function openProof(sealed: string): Proof | null {
  try {
    const proof = proofSchema.parse(JSON.parse(unseal(sealed)));
    return proof.until > Date.now() ? proof : null;
  } catch {
    return null;
  }
}
