import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { randomBytes, randomUUID } from 'node:crypto';
import { inboxOf } from '#platform/canonical-email.ts';
import { daySeconds } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { isWithinRate } from '#platform/server/limits/limit-rate.ts';
import { seal } from '#platform/server/secrets/seal.ts';
import { oldBrowserLink } from '../../browser-link.ts';
import { listOwnerEmails } from '../list-owner-emails.ts';
import { isKnownBrowser, rememberBrowser } from '../known-browsers.ts';
import { masked } from '../email/masked.ts';
import { hashToken } from '../sessions/token.ts';
import { signInCodes } from '../tables.ts';
import type { SealedCode } from '#platform/emails/define-email.ts';
import type { AskingBrowser } from './make-code.ts';
import {
  type browserLinkEmail,
  codesGuessedEmail,
  type invitationEmail,
} from '../../emails/account-emails.ts';

const maxWrongTriesPerDay = 100;
const linkMinutes = 30;
const dayAgo = sql`now() - interval '1 day'`;

/** The result of a request for a code: a code, or a link that makes the browser known. */
export type SentCode = {
  by: 'code' | 'link';
  isFirstLink?: boolean;
};

type Ask = AskingBrowser & {
  email: string;
  /** Without one, the owners are told about guessed codes. */
  shopEmail: string | null;
  /** The email template. An address without an account gets an invitation and no link. */
  template: typeof browserLinkEmail | typeof invitationEmail;
};

/** Returns whether an attacker guesses the codes of this email and its owner has not used the browser before. */
export async function needsLink(
  db: Db,
  { email, browser }: { email: string; browser: string },
): Promise<boolean> {
  if (await isKnownBrowser(db, { email, browser })) return false;
  const [row] = await db
    .select({
      wrong: sql<number>`coalesce(sum(${signInCodes.ownTries} + ${signInCodes.otherTries}), 0)::int - count(${signInCodes.usedAt})::int`,
    })
    .from(signInCodes)
    .where(
      and(
        eq(signInCodes.email, email),
        inArray(signInCodes.purpose, ['login', 'register']),
        gt(signInCodes.createdAt, dayAgo),
      ),
    );
  return row!.wrong >= maxWrongTriesPerDay;
}

/** Sends a one-time link instead of a code, and tells the merchant about the first link per day and inbox. */
export async function sendBrowserLink(
  tx: Db,
  { email, browser, template, shopEmail }: Ask,
): Promise<SentCode> {
  const data = await makeLink(tx, { email, browser });
  await queueEmail(tx, template, { to: email, data });
  const told = { name: 'codes-guessed', subject: inboxOf(email), limit: 1, windowSeconds: daySeconds };
  const isFirstLink = await isWithinRate(tx, [told]);
  if (isFirstLink)
    for (const to of shopEmail === null ? await listOwnerEmails(tx) : [shopEmail])
      await queueEmail(tx, codesGuessedEmail, { to, data: { email: masked(email) } });
  return { by: 'link', isFirstLink };
}

/** Seals the token, because the job table is readable. */
async function makeLink(tx: Db, { email, browser }: { email: string; browser: string }): Promise<SealedCode> {
  const id = randomUUID();
  const secret = randomBytes(32).toString('base64url');
  const [made] = await tx
    .insert(signInCodes)
    .values({
      id,
      purpose: 'browser-link',
      email,
      codeHash: hashToken(secret),
      browserHash: hashToken(browser),
      expiresAt: sql`now() + make_interval(mins => ${linkMinutes})`,
    })
    .returning({ expiresAt: signInCodes.expiresAt });
  return { sealedCode: seal(`${id}.${secret}`), validUntil: made!.expiresAt.toISOString() };
}

/** Makes the opening browser known. A link works once, for 30 minutes. Refuses a foreign, expired or used link (400). */
export async function openBrowserLink(
  db: Db,
  { token, browser }: { token: string; browser: string },
): Promise<void> {
  const [, id, secret] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || secret === undefined) throw oldBrowserLink();
  await inTransaction(db, async (tx) => {
    const [link] = await tx
      .update(signInCodes)
      .set({ usedAt: sql`now()` })
      .where(
        and(
          eq(signInCodes.id, id),
          eq(signInCodes.purpose, 'browser-link'),
          eq(signInCodes.codeHash, hashToken(secret)),
          isNull(signInCodes.usedAt),
          gt(signInCodes.expiresAt, sql`now()`),
        ),
      )
      .returning({ email: signInCodes.email });
    if (!link) throw oldBrowserLink();
    await rememberBrowser(tx, { email: link.email, browser });
  });
}
