import { eq } from 'drizzle-orm';
import { inboxOf } from '#platform/canonical-email.ts';
import { daySeconds } from '#platform/india-time.ts';
import { Refusal } from '#platform/refusal.ts';
import { logCreation } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { limitInboxes } from '#platform/server/limits/limit-inboxes.ts';
import { isWithinRate, limitRate } from '#platform/server/limits/limit-rate.ts';
import { acknowledgeBy, redressBy } from '../clocks.ts';
import { type FiledGrievance, refusals } from '../contract.ts';
import type { GrievanceForm, PhoneGrievanceForm } from '../forms.ts';
import { ticketOf } from '../ticket.ts';
import { grievanceKind, theComplainant } from './grievance-kind.ts';
import { queueGrievanceEmail } from './queue-grievance-email.ts';
import { grievances, grievanceSteps } from './tables.ts';

type Row = typeof grievances.$inferSelect;

/** The sender, and how else a customer reaches the shop: `call 080 4123 4567`. */
type FilingLimits = { network: string; isOwnEmail: boolean; elsewhere: string };

type Params = { form: GrievanceForm; limits?: FilingLimits | undefined; now?: Date };

/**
 * A stranger may name any address. One network can use up only its own receipts, so that the customer gets theirs from another. The
 * limit of the address over all networks keeps its inbox from being filled.
 */
const receiptsOf = (inbox: string, network: string) => [
  { name: 'grievance-receipts-network', subject: `${inbox} ${network}`, limit: 5, windowSeconds: daySeconds },
  { name: 'grievance-receipts', subject: inbox, limit: 10, windowSeconds: daySeconds },
];

const ownReceiptsOf = (inbox: string) => [
  { name: 'grievance-receipts-own', subject: inbox, limit: 40, windowSeconds: daySeconds },
];

/** Complaints that strangers file in the name of an inbox. Its customer signs in, or reaches the shop another way. */
const strangersOf = (inbox: string) => ({
  name: 'grievances-of-inbox',
  subject: inbox,
  limit: 20,
  windowSeconds: daySeconds,
});

/**
 * Files a complaint, once for each `requestId`, and emails its ticket number with the link to follow it. Returns the ticket
 * number and both clocks of the E-Commerce Rules 2020, rule 4(5). Refuses another complaint with the same `requestId` (409), and too many of a
 * day in the name of an inbox that nobody has proved (429).
 */
export async function fileGrievance(
  db: Db,
  { form, limits, now = new Date() }: Params,
): Promise<FiledGrievance> {
  const inbox = inboxOf(form.email);
  const mayEmail = !limits || (await mayReceipt(db, form.email, limits));
  return inTransaction(db, async (tx) => {
    const values = {
      ...form,
      orderNumber: form.orderNumber || null,
      receivedAt: now,
      redressBy: redressBy(now),
    };
    const [made] = await tx.insert(grievances).values(values).onConflictDoNothing().returning();
    if (!made) return toFiled(await findSame(tx, form));
    if (limits && !limits.isOwnEmail) {
      const limit = strangersOf(inbox);
      await limitRate(tx, [limit], (seconds) => refusals.tooMany({ ...limit, ...limits, seconds }));
    }
    await logCreation(tx, grievanceKind, { id: String(made.id), by: theComplainant });
    if (mayEmail) await queueGrievanceEmail(tx, { id: made.id, step: 'received' });
    return toFiled(made);
  });
}

/**
 * Notes a complaint that a customer made by phone. The staff member has told its number, so it is acknowledged. An email gets
 * the link too. Refuses as `fileGrievance` does.
 */
export async function noteGrievance(
  db: Db,
  { form, by, now = new Date() }: { form: PhoneGrievanceForm; by: Author & { userId: number }; now?: Date },
): Promise<FiledGrievance & { id: number }> {
  return inTransaction(db, async (tx) => {
    const [made] = await tx
      .insert(grievances)
      .values({
        ...form,
        email: form.email || null,
        phone: form.phone || null,
        orderNumber: form.orderNumber || null,
        state: 'acknowledged',
        receivedAt: now,
        acknowledgedAt: now,
        redressBy: redressBy(now),
        notedBy: by.userId,
      })
      .onConflictDoNothing()
      .returning();
    if (!made) return withId(await findSame(tx, form));
    await tx
      .insert(grievanceSteps)
      .values({ grievanceId: made.id, event: 'acknowledged', authorId: by.userId });
    await logCreation(tx, grievanceKind, { id: String(made.id), by });
    await queueGrievanceEmail(tx, { id: made.id, step: 'received' });
    return withId(made);
  });
}

/** Counts a network first, so that its refused requests do not count against the address. */
async function mayReceipt(db: Db, email: string, { network, isOwnEmail }: FilingLimits): Promise<boolean> {
  if (isOwnEmail) return isWithinRate(db, ownReceiptsOf(inboxOf(email)));
  try {
    await limitInboxes(db, { email, network });
    for (const limit of receiptsOf(inboxOf(email), network)) await limitRate(db, [limit]);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

async function findSame(
  tx: Db,
  { requestId, email, words }: GrievanceForm | PhoneGrievanceForm,
): Promise<Row> {
  const [known] = await tx.select().from(grievances).where(eq(grievances.requestId, requestId));
  if (!known || (known.email ?? '') !== email || known.words !== words) throw refusals.otherRequest();
  return known;
}

function toFiled({ id, receivedAt, redressBy: day }: Row): FiledGrievance {
  return { ticket: ticketOf(id), acknowledgeBy: acknowledgeBy(receivedAt).toISOString(), redressBy: day };
}

function withId(row: Row): FiledGrievance & { id: number } {
  return { id: row.id, ...toFiled(row) };
}
