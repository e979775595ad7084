import { and, eq, sql } from 'drizzle-orm';
import { dayMs, minuteMs } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { enqueue } from '#platform/server/jobs.ts';
import { cutText } from '#platform/text/cut-text.ts';
import type { Courier, RedeliveryAct, RedeliveryResponse } from '../../courier.ts';
import { readRequest } from '../stored-request.ts';
import { redeliveryRequests, shipments } from '../tables.ts';
import { type RedeliveryRequest, redeliveryJob } from './request-redelivery.ts';

type Params = { rescueId: string; now?: Date };

/** After a day without an answer staff ask the courier themselves. */
const answersWithinMs = dayMs;

/**
 * Asks the courier for an act, or what became of it, and stores the answer. While the courier decides, the job comes again.
 * Returns the new state, or null when the act is settled. Throws `CourierTrouble`, so that the job tries again.
 */
export async function sendRedelivery(
  db: Db,
  courier: Courier,
  { rescueId, now = new Date() }: Params,
): Promise<RedeliveryRequest['state'] | null> {
  const [found] = await db
    .select({ rescue: redeliveryRequests, waybill: shipments.waybill, request: shipments.request })
    .from(redeliveryRequests)
    .innerJoin(shipments, eq(shipments.orderId, redeliveryRequests.orderId))
    .where(isOpen(rescueId));
  if (!found) return null;
  const { rescue, waybill } = found;
  if (!waybill) return leaveRedelivery(db, { rescueId });
  const waited = now.getTime() - rescue.askedAt.getTime();
  if (waited > answersWithinMs)
    return leaveRedelivery(db, { rescueId, answer: 'The courier gave no answer for a day.' });
  const { recipient } = readRequest(found.request);
  const response = rescue.reference
    ? await courier.checkRedelivery(waybill, rescue.reference)
    : await courier.redeliver(waybill, actOf(rescue, recipient));
  return inTransaction(db, async (tx) => {
    if (!(await store(tx, rescueId, response))) return null;
    if (response.outcome === 'asked')
      await enqueue(tx, redeliveryJob, { rescueId }, { startAfter: nextCheck(now, waited) });
    return response.outcome;
  });
}

/** Leaves an open act to staff, who tell the courier by hand. */
export async function leaveRedelivery(
  db: Db,
  { rescueId, answer = null }: { rescueId: string; answer?: string | null },
): Promise<'by_hand' | null> {
  const left = await db
    .update(redeliveryRequests)
    .set({ state: 'by_hand', answer })
    .where(isOpen(rescueId))
    .returning({ id: redeliveryRequests.id });
  return left.length > 0 ? 'by_hand' : null;
}

function actOf(
  { act, day, changes }: RedeliveryRequest,
  recipient: { phone: string; addressLine: string },
): RedeliveryAct {
  if (act === 'another_day') return { act, day: day! };
  if (act !== 'correct') return { act };
  return {
    act,
    ...(changes.includes('phone') ? { phone: recipient.phone } : {}),
    ...(changes.includes('addressLine') ? { addressLine: recipient.addressLine } : {}),
  };
}

async function store(tx: Db, rescueId: string, response: RedeliveryResponse): Promise<boolean> {
  const { outcome } = response;
  const news =
    outcome === 'asked'
      ? { reference: response.reference }
      : outcome === 'by_hand'
        ? { state: outcome }
        : {
            state: outcome,
            answeredAt: sql`now()`,
            ...(outcome === 'refused' ? { answer: cutText(response.remarks, 300) } : {}),
          };
  const stored = await tx
    .update(redeliveryRequests)
    .set(news)
    .where(isOpen(rescueId))
    .returning({ id: redeliveryRequests.id });
  return stored.length > 0;
}

/** Asks again after the time that it waited already, between five seconds and an hour. */
function nextCheck(now: Date, waited: number): Date {
  return new Date(now.getTime() + Math.min(Math.max(waited, minuteMs / 12), 60 * minuteMs));
}

function isOpen(rescueId: string) {
  return and(eq(redeliveryRequests.id, rescueId), eq(redeliveryRequests.state, 'asked'));
}
