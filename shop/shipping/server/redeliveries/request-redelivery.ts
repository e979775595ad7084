import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/server/db.ts';
import { defineJob, enqueue } from '#platform/server/jobs.ts';
import type { RedeliveryAct } from '../../courier.ts';
import { readRequest } from '../stored-request.ts';
import { redeliveryRequests, shipments } from '../tables.ts';

/** Asks the courier for an act after a failed delivery, with growing pauses for a day. */
export const redeliveryJob = defineJob({
  name: 'delivery.rescue',
  title: 'Ask the courier to rescue a failed delivery',
  data: z.object({ rescueId: z.uuid() }),
  retryLimit: 34,
});

export type RedeliveryRequest = typeof redeliveryRequests.$inferSelect;

type Params = Pick<RedeliveryRequest, 'id' | 'orderId' | 'failedTry' | 'askedBy' | 'authorId'> & {
  act: RedeliveryAct;
};

/**
 * Stores an act after a failed delivery and queues its request, in the caller's transaction. A correction changes the
 * shipment's request. Returns false when another act of the failed try is open, or the customer has answered it already.
 */
export async function requestRedelivery(tx: Db, { act, ...asked }: Params): Promise<boolean> {
  const { orderId } = asked;
  const made = await tx
    .insert(redeliveryRequests)
    .values({
      ...asked,
      act: act.act,
      day: act.act === 'another_day' ? act.day : null,
      changes: act.act === 'correct' ? changesOf(act) : [],
    })
    .onConflictDoNothing()
    .returning({ id: redeliveryRequests.id });
  if (made.length === 0) return false;
  if (act.act === 'correct') await correctRequest(tx, orderId, act);
  await enqueue(tx, redeliveryJob, { rescueId: asked.id });
  return true;
}

type Correction = Extract<RedeliveryAct, { act: 'correct' }>;

function changesOf({ phone, addressLine }: Correction): RedeliveryRequest['changes'] {
  return [...(phone ? (['phone'] as const) : []), ...(addressLine ? (['addressLine'] as const) : [])];
}

/** An older request has other names for its fields, so it is stored again. */
async function correctRequest(tx: Db, orderId: string, { phone, addressLine }: Correction): Promise<void> {
  const [shipment] = await tx.select().from(shipments).where(eq(shipments.orderId, orderId));
  const request = readRequest(shipment!.request);
  const recipient = {
    ...request.recipient,
    ...(phone ? { phone } : {}),
    ...(addressLine ? { addressLine } : {}),
  };
  await tx
    .update(shipments)
    .set({ request: { ...request, recipient }, updatedAt: sql`now()` })
    .where(eq(shipments.orderId, orderId));
}

/** Returns the acts of an order, oldest first. */
export async function listRedeliveries(
  db: Db,
  { orderId }: { orderId: string },
): Promise<RedeliveryRequest[]> {
  return db
    .select()
    .from(redeliveryRequests)
    .where(eq(redeliveryRequests.orderId, orderId))
    .orderBy(asc(redeliveryRequests.askedAt));
}

/** Notes that staff told the courier themselves. Returns false when there is nothing to tell. */
export async function settleByHand(
  tx: Db,
  { id, orderId }: Pick<RedeliveryRequest, 'id' | 'orderId'>,
): Promise<boolean> {
  const settled = await tx
    .update(redeliveryRequests)
    .set({ state: 'accepted', answeredAt: sql`now()` })
    .where(
      and(
        eq(redeliveryRequests.id, id),
        eq(redeliveryRequests.orderId, orderId),
        eq(redeliveryRequests.state, 'by_hand'),
      ),
    )
    .returning({ id: redeliveryRequests.id });
  return settled.length > 0;
}
