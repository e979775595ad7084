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
import { type Manifest, type ManifestOutcome, refusals } from '../../manifest.ts';
import { manifestParcels, manifests } from '../tables.ts';
import { chosenOrders } from './find-left.ts';
import { findManifest } from './find-manifest.ts';

export const manifestJob = defineJob({
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
export async function closeManifest(
  db: Db,
  { id, orders: chosen, authorId }: { id: string; orders: ParcelSelection; authorId: number },
): Promise<Manifest> {
  await inTransaction(db, async (tx) => {
    const made = await tx
      .insert(manifests)
      .values({ id, authorId })
      .onConflictDoNothing()
      .returning({ id: manifests.id });
    if (made.length === 0) return refuseOther(tx, { id, authorId });
    const orderIds = 'ids' in chosen ? await idsOf(tx, chosen.ids) : await chosenOrders(tx, chosen);
    if (orderIds.length === 0) throw refusals.nothingChosen();
    await tx
      .insert(manifestParcels)
      .values(orderIds.map((orderId, position) => ({ manifestId: id, orderId, position })));
    await enqueue(tx, manifestJob, { id });
  });
  return findManifest(db, { id });
}

/** Hands the parcels of a list over, each in a transaction of its own. A second call goes on where the first one stopped. */
export async function workOnManifest(db: Db, { id }: { id: string }): Promise<void> {
  const open = await db
    .select({ orderId: manifestParcels.orderId, authorId: manifests.authorId })
    .from(manifestParcels)
    .innerJoin(manifests, eq(manifests.id, manifestParcels.manifestId))
    .where(and(eq(manifestParcels.manifestId, id), isNull(manifestParcels.outcome)))
    .orderBy(asc(manifestParcels.position));
  for (const parcel of open) await retryTransaction(db, (tx) => handOver(tx, { manifestId: id, ...parcel }));
}

type Parcel = { manifestId: string; orderId: string; authorId: number };

async function handOver(tx: Db, { manifestId, orderId, authorId }: Parcel): Promise<void> {
  const { order, parcel } = await lockOrderWithParcel(tx, { orderId });
  const { outcome, problem } = await outcomeOf(tx, { manifestId, orderId, authorId, state: order.state });
  await tx
    .update(manifestParcels)
    .set({ outcome, problem, waybill: parcel?.waybill ?? '' })
    .where(
      and(
        eq(manifestParcels.manifestId, manifestId),
        eq(manifestParcels.orderId, orderId),
        isNull(manifestParcels.outcome),
      ),
    );
}

type Outcome = { outcome: ManifestOutcome; problem: string };

async function outcomeOf(
  tx: Db,
  { manifestId, orderId, authorId, state }: Parcel & { state: OrderState },
): Promise<Outcome> {
  const ok = (outcome: ManifestOutcome) => ({ outcome, problem: '' });
  const refuse = (problem: string) => ({ outcome: 'refused' as const, problem });
  if (orderStates[state].isPacked) {
    await transitionOrder(tx, { orderId, to: stateAfter.handOver, actor: 'staff', authorId });
    return ok('handed_over');
  }
  if (!orderStates[state].isHandedOver) return refuse(`The order is ${staffLabelOf(state).toLowerCase()}.`);
  if (await takeLeft(tx, orderId)) return ok('again');
  if (await isListed(tx, { manifestId, orderId })) return refuse('The parcel stands on another list.');
  return ok('with_courier');
}

/** Ends the wait of a parcel that a rider had left. Returns whether it waited. */
async function takeLeft(tx: Db, orderId: string): Promise<boolean> {
  const taken = await tx
    .update(manifestParcels)
    .set({ leftAt: null })
    .where(and(eq(manifestParcels.orderId, orderId), isNotNull(manifestParcels.leftAt)))
    .returning({ orderId: manifestParcels.orderId });
  return taken.length > 0;
}

async function isListed(tx: Db, { manifestId, orderId }: Omit<Parcel, 'authorId'>): Promise<boolean> {
  const [row] = await tx
    .select({ orderId: manifestParcels.orderId })
    .from(manifestParcels)
    .where(
      and(
        eq(manifestParcels.orderId, orderId),
        ne(manifestParcels.manifestId, manifestId),
        inArray(manifestParcels.outcome, ['handed_over', 'with_courier', 'again']),
      ),
    )
    .limit(1);
  return row !== undefined;
}

async function refuseOther(tx: Db, { id, authorId }: { id: string; authorId: number }): Promise<void> {
  const [known] = await tx.select().from(manifests).where(eq(manifests.id, id));
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
