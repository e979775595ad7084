import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { grievanceStepEmail, type GrievanceStep } from '../emails/grievance-emails.ts';
import { ticketOf } from '../ticket.ts';
import { signGrievanceLink } from './grievance-link.ts';
import { grievances } from './tables.ts';

/**
 * Tells the customer of a step, in its transaction, with a link to the complaint. Nobody proved the address, so no email holds
 * words that the sender of the form wrote. Does nothing without an email.
 */
export async function queueGrievanceEmail(
  tx: Db,
  { id, step, answer = '' }: { id: number; step: GrievanceStep; answer?: string },
): Promise<void> {
  const [row] = await tx.select().from(grievances).where(eq(grievances.id, id));
  if (!row?.email) return;
  const ticket = ticketOf(id);
  await queueEmail(tx, grievanceStepEmail, {
    to: row.email,
    about: ticket,
    data: {
      step,
      ticket,
      redressBy: row.redressBy,
      outcome: row.outcome,
      answer,
      token: signGrievanceLink(id),
    },
  });
}
