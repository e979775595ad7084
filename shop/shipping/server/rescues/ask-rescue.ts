import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/server/db.ts';
import { defineJob, enqueue } from '#platform/server/jobs.ts';
import type { RescueAct } from '../../courier.ts';
import { readRequest } from '../stored-request.ts';
import { rescues, shipments } from '../tables.ts';

/** Asks the courier for an act after a failed delivery, with growing pauses for a day. */
export const rescueJob = defineJob({
  name: 'delivery.rescue',
  title: 'Ask the courier to rescue a failed delivery',
  data: z.object({ rescueId: z.uuid() }),
  retryLimit: 34,
});

export type Rescue = typeof rescues.$inferSelect;

type Params = Pick<Rescue, 'id' | 'orderId' | 'failedTry' | 'askedBy' | 'authorId'> & { act: RescueAct };

/**
 * Stores an act after a failed delivery and queues its request, in the caller's transaction. A correction changes the
 * shipment's request. Returns false when another act of the failed try is open, or the customer has answered it already.
 */
export async function askRescue(tx: Db, { act, ...asked }: Params): Promise<boolean> {
  const { orderId } = asked;
  const made = await tx
    .insert(rescues)
    .values({
      ...asked,
      act: act.act,
      day: act.act === 'another_day' ? act.day : null,
      changes: act.act === 'correct' ? changesOf(act) : [],
    })
    .onConflictDoNothing()
    .returning({ id: rescues.id });
  if (made.length === 0) return false;
  if (act.act === 'correct') await correctRequest(tx, orderId, act);
  await enqueue(tx, rescueJob, { rescueId: asked.id });
  return true;
}

type Correction = Extract<RescueAct, { act: 'correct' }>;

function changesOf({ phone, addressLine }: Correction): Rescue['changes'] {
  return [...(phone ? (['phone'] as const) : []), ...(addressLine ? (['addressLine'] as const) : [])];
}

/** An older request has other names for its fields, so it is stored anew. */
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
export async function listRescues(db: Db, { orderId }: { orderId: string }): Promise<Rescue[]> {
  return db.select().from(rescues).where(eq(rescues.orderId, orderId)).orderBy(asc(rescues.askedAt));
}

/** Notes that staff told the courier themselves. Returns false when there is nothing to tell. */
export async function settleByHand(
  tx: Db,
  { id, orderId }: Pick<Rescue, 'id' | 'orderId'>,
): Promise<boolean> {
  const settled = await tx
    .update(rescues)
    .set({ state: 'accepted', answeredAt: sql`now()` })
    .where(and(eq(rescues.id, id), eq(rescues.orderId, orderId), eq(rescues.state, 'by_hand')))
    .returning({ id: rescues.id });
  return settled.length > 0;
}
