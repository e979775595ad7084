import { and, asc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { dayMs } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { keptYears } from '../clocks.ts';
import { openGrievanceStates } from '../states.ts';
import { ticketOf } from '../ticket.ts';
import { grievances, grievanceSteps } from './tables.ts';

/** An open complaint of a deleted account loses its words at the latest then. */
const openDays = 90;

/** Returns the complaints that named the email of an account, for the personal data export, without links. */
export async function exportGrievances(db: Db, { email }: { email: string }) {
  const rows = await db
    .select()
    .from(grievances)
    .where(eq(grievances.email, email))
    .orderBy(asc(grievances.id));
  const steps = await db
    .select()
    .from(grievanceSteps)
    .where(
      inArray(
        grievanceSteps.grievanceId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(grievanceSteps.id));
  return rows.map((row) => ({
    ticket: ticketOf(row.id),
    name: row.name,
    email: row.email,
    phone: row.phone,
    orderNumber: row.orderNumber,
    topic: row.topic,
    words: row.words,
    receivedAt: row.receivedAt,
    outcome: row.outcome,
    answers: steps
      .filter(({ grievanceId, words }) => grievanceId === row.id && words !== '')
      .map(({ words, at }) => ({ words, at })),
  }));
}

/**
 * Erases the complaints of an email when its account is deleted. An open one keeps name, contact and words until its answer, at most 90
 * days, since the shop owes the answer. Topic, order and times stay as the proof that the shop keeps for three years.
 */
export async function eraseGrievances(tx: Db, { email }: { email: string }): Promise<void> {
  await tx
    .update(grievances)
    .set({ erasureAskedAt: new Date() })
    .where(and(eq(grievances.email, email), inArray(grievances.state, openGrievanceStates)));
  await eraseWords(tx, sql`${grievances.email} = ${email} and ${grievances.erasureAskedAt} is null`);
}

/** Deletes complaints three years after their answer, and erases those of deleted accounts that were answered or are 90 days old. */
export async function deleteOldGrievances(db: Db, { now }: { now: Date }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const over = new Date(now.getTime() - openDays * dayMs);
    await eraseWords(
      tx,
      and(
        isNotNull(grievances.erasureAskedAt),
        isNotNull(grievances.email),
        or(isNotNull(grievances.answeredAt), lt(grievances.erasureAskedAt, over)),
      )!,
    );
    await tx
      .delete(grievances)
      .where(
        lt(
          grievances.answeredAt,
          sql`${now.toISOString()}::timestamptz - make_interval(years => ${keptYears})`,
        ),
      );
  });
}

async function eraseWords(tx: Db, which: ReturnType<typeof sql>): Promise<void> {
  const rows = await tx
    .update(grievances)
    .set({ name: '', email: null, phone: null, words: '' })
    .where(which)
    .returning({ id: grievances.id });
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.update(grievanceSteps).set({ words: '' }).where(inArray(grievanceSteps.grievanceId, ids));
}
