import { staffLabelOf } from '#shop/orders/admin/staff-labels.ts';
import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { maxSelected } from '#platform/admin/list.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { defineJob, enqueue } from '#platform/server/jobs.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { refusals as orderRefusals } from '#shop/orders/contract.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { type OrderState, orderStates, stateAfter } from '#shop/orders/states.ts';
import { lockOrderWithParcel } from '#shop/orders/server/tracking/lock-order.ts';
import { type HandOver, type HandOverOutcome, refusals } from '../../hand-over.ts';
import { handOverParcels, handOvers } from '../tables.ts';
import { chosenOrders } from './find-left.ts';
import { readHandOver } from './read-hand-over.ts';

export const handOverJob = defineJob({
  name: 'fulfilment.close-hand-over',
  title: 'Hand parcels over',
  data: z.object({ id: z.uuid() }),
  expireInSeconds: 600,
});

export type ParcelSelection =
  | { ids: string[] }
  | { matching: { left?: 'yes' | undefined }; except: string[] };

/**
 * Stores a list of parcels for the rider and enqueues the job that hands them over (POST /api/admin/hand-overs). A repeated id
 * does nothing. Returns the list. Refuses unknown orders (404), and an empty choice or another author's id (409).
 */
export async function closeHandOver(
  db: Db,
  { id, orders: chosen, authorId }: { id: string; orders: ParcelSelection; authorId: number },
): Promise<HandOver> {
  await inTransaction(db, async (tx) => {
    const made = await tx
      .insert(handOvers)
      .values({ id, authorId })
      .onConflictDoNothing()
      .returning({ id: handOvers.id });
    if (made.length === 0) return refuseOther(tx, { id, authorId });
    const orderIds = 'ids' in chosen ? await idsOf(tx, chosen.ids) : await chosenOrders(tx, chosen);
    if (orderIds.length === 0) throw refusals.nothingChosen();
    await tx
      .insert(handOverParcels)
      .values(orderIds.map((orderId, position) => ({ handOverId: id, orderId, position })));
    await enqueue(tx, handOverJob, { id });
  });
  return readHandOver(db, { id });
}

/** Hands the parcels of a list over, each in a transaction of its own. A second call goes on where the first one stopped. */
export async function workOnHandOver(db: Db, { id }: { id: string }): Promise<void> {
  const open = await db
    .select({ orderId: handOverParcels.orderId, authorId: handOvers.authorId })
    .from(handOverParcels)
    .innerJoin(handOvers, eq(handOvers.id, handOverParcels.handOverId))
    .where(and(eq(handOverParcels.handOverId, id), isNull(handOverParcels.outcome)))
    .orderBy(asc(handOverParcels.position));
  for (const parcel of open) await retryTransaction(db, (tx) => handOver(tx, { handOverId: id, ...parcel }));
}

type Parcel = { handOverId: string; orderId: string; authorId: number };

async function handOver(tx: Db, { handOverId, orderId, authorId }: Parcel): Promise<void> {
  const { order, parcel } = await lockOrderWithParcel(tx, { orderId });
  const { outcome, problem } = await outcomeOf(tx, { handOverId, orderId, authorId, state: order.state });
  await tx
    .update(handOverParcels)
    .set({ outcome, problem, waybill: parcel?.waybill ?? '' })
    .where(
      and(
        eq(handOverParcels.handOverId, handOverId),
        eq(handOverParcels.orderId, orderId),
        isNull(handOverParcels.outcome),
      ),
    );
}

type Outcome = { outcome: HandOverOutcome; problem: string };

async function outcomeOf(
  tx: Db,
  { handOverId, orderId, authorId, state }: Parcel & { state: OrderState },
): Promise<Outcome> {
  const ok = (outcome: HandOverOutcome) => ({ outcome, problem: '' });
  const refuse = (problem: string) => ({ outcome: 'refused' as const, problem });
  if (orderStates[state].isPacked) {
    await transitionOrder(tx, { orderId, to: stateAfter.handOver, actor: 'staff', authorId });
    return ok('handed_over');
  }
  if (!orderStates[state].isHandedOver) return refuse(`The order is ${staffLabelOf(state).toLowerCase()}.`);
  if (await takeLeft(tx, orderId)) return ok('again');
  if (await isListed(tx, { handOverId, orderId })) return refuse('The parcel stands on another list.');
  return ok('with_courier');
}

/** Ends the wait of a parcel that a rider had left. Returns whether it waited. */
async function takeLeft(tx: Db, orderId: string): Promise<boolean> {
  const taken = await tx
    .update(handOverParcels)
    .set({ leftAt: null })
    .where(and(eq(handOverParcels.orderId, orderId), isNotNull(handOverParcels.leftAt)))
    .returning({ orderId: handOverParcels.orderId });
  return taken.length > 0;
}

async function isListed(tx: Db, { handOverId, orderId }: Omit<Parcel, 'authorId'>): Promise<boolean> {
  const [row] = await tx
    .select({ orderId: handOverParcels.orderId })
    .from(handOverParcels)
    .where(
      and(
        eq(handOverParcels.orderId, orderId),
        ne(handOverParcels.handOverId, handOverId),
        inArray(handOverParcels.outcome, ['handed_over', 'with_courier', 'again']),
      ),
    )
    .limit(1);
  return row !== undefined;
}

async function refuseOther(tx: Db, { id, authorId }: { id: string; authorId: number }): Promise<void> {
  const [known] = await tx.select().from(handOvers).where(eq(handOvers.id, id));
  if (known?.authorId !== authorId) throw refusals.otherList();
}

async function idsOf(tx: Db, numbers: string[]): Promise<string[]> {
  const asked = [...new Set(numbers)].slice(0, maxSelected);
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.orderNumber, asked))
    .orderBy(sql`array_position(${sql.param(asked)}::text[], ${orders.orderNumber}::text)`);
  if (rows.length < asked.length) throw orderRefusals.orderNotFound();
  return rows.map(({ id }) => id);
}
