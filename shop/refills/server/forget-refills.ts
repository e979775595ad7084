import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { refillPlans, refillTurns } from './tables.ts';

/** Removes a person's refill plans when the account is deleted; the orders they made stay. */
export async function forgetRefills(tx: Db, { personId }: { personId: number }): Promise<void> {
  const plans = tx.select({ id: refillPlans.id }).from(refillPlans).where(eq(refillPlans.personId, personId));
  await tx.delete(refillTurns).where(inArray(refillTurns.planId, plans));
  await tx.delete(refillPlans).where(eq(refillPlans.personId, personId));
}
