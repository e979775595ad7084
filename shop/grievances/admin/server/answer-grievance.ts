import { and, desc, eq, inArray } from 'drizzle-orm';
import { logWork } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import type { GrievanceStep } from '../../emails/grievance-emails.ts';
import { refusals } from '../../contract.ts';
import { grievanceKind } from '../../server/grievance-kind.ts';
import { queueGrievanceEmail } from '../../server/queue-grievance-email.ts';
import { grievances, grievanceSteps } from '../../server/tables.ts';
import {
  grievanceStates,
  type GrievanceEvent,
  type GrievanceState,
  openGrievanceStates,
  type Outcome,
} from '../../states.ts';

type Row = typeof grievances.$inferSelect;
type Params = { id: number; by: Author & { userId: number }; now?: Date };

type Step = Params & {
  event: GrievanceEvent;
  from: readonly GrievanceState[];
  to: GrievanceState;
  set: (row: Row, now: Date) => Partial<typeof grievances.$inferInsert>;
  words?: string;
  email: (row: Row) => GrievanceStep | null;
};

/** Acknowledges a complaint for staff, by email. A repeated acknowledgement changes nothing. Refuses a closed one (409). */
export async function acknowledgeGrievance(db: Db, params: Params): Promise<void> {
  await takeStep(db, {
    ...params,
    event: 'acknowledged',
    from: ['received'],
    to: 'acknowledged',
    set: (_, now) => ({ acknowledgedAt: now }),
    email: () => 'acknowledged',
  });
}

/**
 * Answers an open complaint for staff, by email. An answer acknowledges it too. The same answer again changes nothing. Refuses (409) one
 * that a colleague has answered otherwise.
 */
export async function answerGrievance(
  db: Db,
  { outcome, words, ...params }: Params & { outcome: Outcome; words: string },
): Promise<void> {
  await takeStep(db, {
    ...params,
    event: 'answered',
    from: openGrievanceStates,
    to: 'answered',
    set: ({ acknowledgedAt }, now) => ({ outcome, answeredAt: now, acknowledgedAt: acknowledgedAt ?? now }),
    words,
    email: () => 'answered',
  });
}

/** Closes what is no complaint. Nobody gets an email, since a stranger may have named the address. Refuses an answered one (409). */
export async function closeAsSpam(db: Db, params: Params): Promise<void> {
  await takeStep(db, {
    ...params,
    event: 'spam',
    from: openGrievanceStates,
    to: 'spam',
    set: (_, now) => ({ answeredAt: now }),
    email: () => null,
  });
}

/** Opens a closed complaint again. The customer of an answered one gets an email. The clocks stay those of its receipt. */
export async function reopenGrievance(db: Db, params: Params): Promise<void> {
  await takeStep(db, {
    ...params,
    event: 'reopened',
    from: ['answered', 'spam'],
    to: 'acknowledged',
    set: ({ acknowledgedAt }, now) => ({
      answeredAt: null,
      outcome: null,
      acknowledgedAt: acknowledgedAt ?? now,
    }),
    email: ({ state }) => (state === 'answered' ? 'reopened' : 'acknowledged'),
  });
}

async function takeStep(db: Db, step: Step): Promise<void> {
  const { id, by, event, from, to, set, words = '', email, now = new Date() } = step;
  await inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(grievances).where(eq(grievances.id, id)).for('update');
    if (!row) throw refusals.notFound();
    if (row.state === to && (await isRepeated(tx, row, words))) return;
    if (!from.includes(row.state)) throw refusals.moved(grievanceStates[row.state].label);
    await logWork(tx, grievanceKind, { id: String(id), by }, async (inner) => {
      await inner
        .update(grievances)
        .set({ ...set(row, now), state: to })
        .where(and(eq(grievances.id, id), inArray(grievances.state, from)));
      await inner
        .insert(grievanceSteps)
        .values({ grievanceId: id, event, words, authorId: by.userId, at: now });
      const told = email(row);
      if (told) await queueGrievanceEmail(inner, { id, step: told, answer: words });
    });
  });
}

/** Returns whether a second click, or a colleague, did the same before. */
async function isRepeated(tx: Db, { id }: Row, words: string): Promise<boolean> {
  const [newest] = await tx
    .select({ words: grievanceSteps.words })
    .from(grievanceSteps)
    .where(eq(grievanceSteps.grievanceId, id))
    .orderBy(desc(grievanceSteps.id))
    .limit(1);
  return newest?.words === words;
}
