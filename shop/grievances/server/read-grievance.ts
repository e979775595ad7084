import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { acknowledgeBy } from '../clocks.ts';
import { refusals, type ShownGrievance } from '../contract.ts';
import { ticketOf } from '../ticket.ts';
import { readGrievanceLink } from './grievance-link.ts';
import { grievances, grievanceSteps } from './tables.ts';

/** Returns the complaint of a signed link, with its answers. Refuses a foreign or expired link, and an erased complaint (404). */
export async function readGrievance(
  db: Db,
  { token, now = new Date() }: { token: string; now?: Date },
): Promise<ShownGrievance> {
  const id = readGrievanceLink(token, now);
  const [row] = await db.select().from(grievances).where(eq(grievances.id, id));
  if (!row || row.words === '') throw refusals.linkOver();
  const steps = await stepsOf(db, id);
  return {
    ticket: ticketOf(id),
    acknowledgeBy: acknowledgeBy(row.receivedAt).toISOString(),
    redressBy: row.redressBy,
    topic: row.topic,
    // Whether staff took it for spam is for staff alone.
    state: row.state === 'spam' ? 'closed' : row.state,
    orderNumber: row.orderNumber,
    receivedAt: row.receivedAt.toISOString(),
    words: row.words,
    outcome: row.outcome,
    steps: steps
      .filter(({ event }) => event !== 'spam')
      .map(({ event, at, words }) => ({ event, at: at.toISOString(), words })),
  };
}

export async function stepsOf(db: Db, id: number) {
  return db
    .select()
    .from(grievanceSteps)
    .where(eq(grievanceSteps.grievanceId, id))
    .orderBy(asc(grievanceSteps.id));
}
