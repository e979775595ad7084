import { and, eq, sql } from 'drizzle-orm';
import { createHmac, randomInt, randomUUID } from 'node:crypto';
import type { Db } from '#platform/server/db.ts';
import { seal } from '#platform/server/secrets/seal.ts';
import { keyFor } from '#platform/server/secrets/server-key.ts';
import { otpDigits } from '../../contract.ts';
import { hashToken } from '../sessions/token.ts';
import { type Purpose, signInCodes } from '../tables.ts';

export const codeMinutes = 10;

type Ask = {
  purpose: Purpose;
  email: string;
  /** The cookie of the browser that asks. */
  browser: string;
  personId?: number | null;
  names?: { firstName: string; lastName: string };
};

/** What a code's mail is told: the code sealed, because the job table can be read, and when it ends. */
export type CodeMailData = { sealedCode: string; validUntil: string };

/**
 * Makes a one-time code in the caller's transaction and takes back the older ones of the same e-mail and purpose.
 * Only its hash is stored. Does the same work whether or not the address has an account.
 */
export async function makeCode(
  tx: Db,
  { purpose, email, browser, personId = null, names }: Ask,
): Promise<CodeMailData> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`code ${purpose} ${email}`}, 0))`);
  await tx.delete(signInCodes).where(sameCode({ purpose, email, personId }));
  const code = String(randomInt(10 ** otpDigits)).padStart(otpDigits, '0');
  const id = randomUUID();
  const expiresAt = new Date(Date.now() + codeMinutes * 60_000);
  await tx.insert(signInCodes).values({
    id,
    purpose,
    email,
    personId,
    ...names,
    codeHash: hashCode(id, code),
    browserHash: hashToken(browser),
    expiresAt,
  });
  return { sealedCode: seal(code), validUntil: expiresAt.toISOString() };
}

/** The codes that take each other's place: one an e-mail and purpose; a change of e-mail is each person's own. */
export function sameCode({ purpose, email, personId }: Pick<Ask, 'purpose' | 'email' | 'personId'>) {
  return and(
    eq(signInCodes.purpose, purpose),
    eq(signInCodes.email, email),
    purpose === 'email-change' || purpose === 'account-deletion'
      ? eq(signInCodes.personId, personId ?? 0)
      : undefined,
  );
}

/** What is stored of a code: bound to its own challenge by the server key. */
export function hashCode(id: string, code: string): string {
  return createHmac('sha256', keyFor('codes')).update(`${id}:${code}`).digest('hex');
}
