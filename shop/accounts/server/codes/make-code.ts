import { and, eq, sql } from 'drizzle-orm';
import { createHmac, randomInt, randomUUID } from 'node:crypto';
import type { SealedCode } from '#platform/emails/define-email.ts';
import type { Db } from '#platform/server/db.ts';
import { seal } from '#platform/server/secrets/seal.ts';
import { keyFor } from '#platform/server/secrets/server-key.ts';
import { otpDigits } from '../../contract.ts';
import { hashToken } from '../sessions/token.ts';
import { type Purpose, signInCodes } from '../tables.ts';

export const codeMinutes = 10;

export type AskingBrowser = {
  browser: string;
  /** The request came without a cookie; the response sets it. */
  withoutCookie?: boolean;
};

type Ask = AskingBrowser & {
  purpose: Purpose;
  email: string;
  userId?: number | null;
  names?: { firstName: string; lastName: string };
};

/**
 * Creates a one-time code in the caller's transaction. It replaces older codes of the same browser, email and purpose; codes
 * of other browsers stay valid. Stores only its hash. Works alike with and without an account. Returns the data of its email.
 */
export async function makeCode(
  tx: Db,
  { purpose, email, browser, withoutCookie = false, userId = null, names }: Ask,
): Promise<SealedCode> {
  const code = String(randomInt(10 ** otpDigits)).padStart(otpDigits, '0');
  const id = randomUUID();
  const [made] = await tx
    .insert(signInCodes)
    .values({
      id,
      purpose,
      email,
      userId,
      ...names,
      codeHash: hashCode(id, code),
      browserHash: hashToken(browser),
      withoutCookie,
      expiresAt: sql`now() + make_interval(mins => ${codeMinutes})`,
    })
    .returning({ expiresAt: signInCodes.expiresAt });
  return { sealedCode: seal(code), validUntil: made!.expiresAt.toISOString() };
}

/** Matches the codes of one email and purpose; those of a change of email or a deletion also by user. */
export function sameCode({ purpose, email, userId }: Pick<Ask, 'purpose' | 'email' | 'userId'>) {
  return and(
    eq(signInCodes.purpose, purpose),
    eq(signInCodes.email, email),
    purpose === 'email-change' || purpose === 'account-deletion'
      ? eq(signInCodes.userId, userId ?? 0)
      : undefined,
  );
}

/** Binds the code to its own row by the server key. */
export function hashCode(id: string, code: string): string {
  return createHmac('sha256', keyFor('codes')).update(`${id}:${code}`).digest('hex');
}
