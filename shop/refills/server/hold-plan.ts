import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { people } from '#shop/identity/server/tables.ts';
import { refusals } from '../contract.ts';
import { refillPlans } from './tables.ts';

export type PlanRow = typeof refillPlans.$inferSelect;

type Named = { planId: number; personId?: number };

/**
 * Does `work` with a plan that nobody else can change meanwhile. Refuses another person's plan like one that does not
 * exist (404).
 */
export async function holdPlan<T>(
  db: Db,
  { planId, personId }: Named,
  work: (tx: Db, plan: PlanRow) => Promise<T>,
): Promise<T> {
  const hold = async (tx: Db) => {
    const [plan] = await tx
      .select()
      .from(refillPlans)
      .where(
        and(
          eq(refillPlans.id, planId),
          personId === undefined ? undefined : eq(refillPlans.personId, personId),
        ),
      )
      .for('update');
    if (!plan) throw refusals.planNotFound();
    return work(tx, plan);
  };
  return retryTransaction(db, hold, { lockMs: 2_000, statementMs: 5_000 });
}

/** Whom a plan's mails go to, by what name. */
export async function readerOf(db: Db, { personId }: PlanRow): Promise<{ email: string; name: string }> {
  const [person] = await db
    .select({ email: people.email, name: people.firstName })
    .from(people)
    .where(eq(people.id, personId));
  return person!;
}

type Change = Partial<typeof refillPlans.$inferInsert>;

/** Writes what changed of a plan. Out: the plan as it is now. */
export async function writePlan(
  tx: Db,
  { id }: PlanRow,
  change: Change & { changedAt: Date },
): Promise<PlanRow> {
  const [row] = await tx.update(refillPlans).set(change).where(eq(refillPlans.id, id)).returning();
  return row!;
}
