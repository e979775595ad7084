import { and, eq, sql } from 'drizzle-orm';
import { createHmac, randomInt, randomUUID } from 'node:crypto';
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

/** What a code's mail is told: the code sealed, because the job table can be read, and when it ends. */
export type CodeEmailData = { sealedCode: string; validUntil: string };

/**
 * Makes a one-time code in the caller's transaction. It takes the place of the older ones of the same browser, e-mail
 * and purpose; the codes of other browsers stay valid. Only its hash is stored. Does the same work whether or not the
 * address has an account.
 */
export async function makeCode(
  tx: Db,
  { purpose, email, browser, withoutCookie = false, userId = null, names }: Ask,
): Promise<CodeEmailData> {
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

/** The codes of one e-mail and purpose; a change of e-mail is each person's own. */
export function sameCode({ purpose, email, userId }: Pick<Ask, 'purpose' | 'email' | 'userId'>) {
  return and(
    eq(signInCodes.purpose, purpose),
    eq(signInCodes.email, email),
    purpose === 'email-change' || purpose === 'account-deletion'
      ? eq(signInCodes.userId, userId ?? 0)
      : undefined,
  );
}

/** What is stored of a code: bound to its own challenge by the server key. */
export function hashCode(id: string, code: string): string {
  return createHmac('sha256', keyFor('codes')).update(`${id}:${code}`).digest('hex');
}
