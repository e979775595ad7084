import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { randomBytes, randomUUID } from 'node:crypto';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { seal } from '#platform/server/secrets/seal.ts';
import { deletionRefusals } from '../../account-deletion.ts';
import type { User } from '../../contract.ts';
import { deletionLinkEmail } from '../../emails/account-emails.ts';
import { findStaffRole } from '../find-user.ts';
import { hashToken } from '../sessions/token.ts';
import { signInCodes } from '../tables.ts';
import { eraseAccount } from './delete-account.ts';

const linkHours = 24;

/** Emails an account's own address the link that deletes it, in the caller's transaction. The caller has checked that it may be deleted. */
export async function queueDeletionLink(tx: Db, { id: userId, email }: User): Promise<void> {
  const id = randomUUID();
  const secret = randomBytes(32).toString('base64url');
  const [made] = await tx
    .insert(signInCodes)
    .values({
      id,
      purpose: 'deletion-link',
      email,
      userId,
      codeHash: hashToken(secret),
      browserHash: '',
      expiresAt: sql`now() + make_interval(hours => ${linkHours})`,
    })
    .returning({ expiresAt: signInCodes.expiresAt });
  const data = { sealedCode: seal(`${id}.${secret}`), validUntil: made!.expiresAt.toISOString() };
  await queueEmail(tx, deletionLinkEmail, { to: email, data });
}

type Params = { token: string; erase: (tx: Db, user: User) => Promise<void> };

/**
 * Deletes an account by the link that its own email received, once, as `deleteAccount` does by a code. A refusal keeps the link. Refuses
 * a foreign, used or expired link, and one whose address is no longer that of the account (400), and throws the refusals of `erase`.
 */
export async function deleteAccountByLink(db: Db, { token, erase }: Params): Promise<void> {
  const [, id, secret] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || secret === undefined) throw deletionRefusals.oldDeletionLink();
  await inTransaction(db, async (tx) => {
    const [link] = await tx
      .update(signInCodes)
      .set({ usedAt: sql`now()` })
      .where(
        and(
          eq(signInCodes.id, id),
          eq(signInCodes.purpose, 'deletion-link'),
          eq(signInCodes.codeHash, hashToken(secret)),
          isNull(signInCodes.usedAt),
          gt(signInCodes.expiresAt, sql`now()`),
        ),
      )
      .returning({ email: signInCodes.email, userId: signInCodes.userId });
    if (!link?.userId) throw deletionRefusals.oldDeletionLink();
    const { email, userId } = link;
    // The account of a customer who became staff since asks for a second factor.
    if (await findStaffRole(tx, userId)) throw deletionRefusals.oldDeletionLink();
    await eraseAccount(tx, { userId, email, erase, refused: deletionRefusals.oldDeletionLink });
  });
}
