import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { type ConsentPurpose, consentTexts } from '../contract.ts';
import { consents } from './tables.ts';

/** A user, or an address when no account is needed. */
export type ConsentGiver = { userId: number } | { email: string };

type Params = { giver: ConsentGiver; purpose: ConsentPurpose };

/** Records a consent to the current text, in the transaction that it allows. */
export async function recordConsent(tx: Db, { giver, purpose }: Params): Promise<void> {
  await tx.insert(consents).values({ ...giver, purpose, ...consentTexts[purpose] });
}

/** Ends a consent. Changes nothing when it has ended or was never given. */
export async function withdrawConsent(tx: Db, { giver, purpose }: Params): Promise<void> {
  await tx
    .update(consents)
    .set({ withdrawnAt: sql`now()` })
    .where(and(givenBy(giver), eq(consents.purpose, purpose), isNull(consents.withdrawnAt)));
}

/** Erases a consent together with the address that it was about. */
export async function eraseConsent(tx: Db, { giver, purpose }: Params): Promise<void> {
  await tx.delete(consents).where(and(givenBy(giver), eq(consents.purpose, purpose)));
}

export function givenBy(giver: ConsentGiver) {
  return 'userId' in giver ? eq(consents.userId, giver.userId) : eq(consents.email, giver.email);
}
