import { desc, or } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { Consent } from '../contract.ts';
import { givenBy } from './record-consent.ts';
import { consents } from './tables.ts';

type UserRow = { userId: number; email: string };

/** Returns the consents of a user, by account and by address, newest first. */
export async function listConsents(db: Db, { userId, email }: UserRow): Promise<Consent[]> {
  const rows = await db
    .select()
    .from(consents)
    .where(or(givenBy({ userId }), givenBy({ email })))
    .orderBy(desc(consents.agreedAt), desc(consents.id));
  return rows.map(({ id, purpose, version, words, agreedAt, withdrawnAt }) => ({
    id,
    purpose,
    version,
    words,
    agreedAt: agreedAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }));
}

export async function eraseConsents(tx: Db, { userId, email }: UserRow): Promise<void> {
  await tx.delete(consents).where(or(givenBy({ userId }), givenBy({ email })));
}
