import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { logWork } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import { addDays, type Day } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { type BatchUnits, firstExpiring, inOrder, takenOf } from '../../../server/stock/first-expiring.ts';
import { lockBatches, moveStock } from '../../../server/stock/move-units.ts';
import { openingBatch } from '../../../server/stock/restock-returned.ts';
import { batches, stockChanges, stockMovements } from '../../../server/stock/tables.ts';
import { unitsOfOrder } from '../../../server/stock/take-batches.ts';
import { isRefusal, Refusal } from '#platform/refusal.ts';
import { products } from '../../../server/tables.ts';
import type { AskedChange, AskedDelivery } from '../../stock-change.ts';
import { refusals } from '../../stock-refusals.ts';
import { lockProduct, stockChangeKind } from './stock-kinds.ts';

/** Finds an order by its number. `hasLeft` says that its parcel left the shop. */
export type FindOrder = (tx: Db, orderNumber: string) => Promise<{ orderId: string; hasLeft: boolean }>;

type Params = {
  productId: number;
  asked: AskedChange;
  by: Author;
  today: Day;
  minShelfLifeDays: number;
  findOrder: FindOrder;
};

type ChangeOf<R extends AskedChange['reason']> = Extract<AskedChange, { reason: R }>;

/**
 * Changes the stock and the batches of a product by the same units, for a reason, and logs it. A repeated id changes nothing.
 * Refuses (409) an id with another request, a count of a shelf that changed in the meantime, units that are not there or that unpacked
 * orders wait for, a batch with other days, and a return of units that the order does not have.
 */
export async function changeStock(db: Db, given: Params): Promise<void> {
  await retryTransaction(db, (tx) => changeOnce(tx, given));
}

type Delivery = Omit<Params, 'productId' | 'asked' | 'findOrder'> & AskedDelivery;

/**
 * Receives batches of several products, all or none (POST /api/admin/stock/deliveries). Each row is a change of its own in log and history, and a
 * repeated one changes nothing. Throws what `changeStock` throws for a delivery, with the name of the product. Refuses an unknown product (404).
 */
export async function receiveDelivery(db: Db, { rows, note, ...given }: Delivery): Promise<void> {
  const ids = rows.map(({ productId }) => productId);
  const named = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, ids));
  const names = new Map(named.map(({ id, name }) => [id, name]));
  await retryTransaction(db, async (tx) => {
    // One order for all prevents deadlocks.
    for (const { productId, ...row } of rows.toSorted((one, other) => one.productId - other.productId)) {
      const asked = { reason: 'received', note, ...row } as const;
      await changeOnce(tx, { ...given, productId, asked, findOrder: noOrder }).catch((error: unknown) => {
        if (!isRefusal(error)) throw error;
        throw new Refusal(error.code, error.status, `${names.get(productId) ?? ''}: ${error.message}`);
      });
    }
  });
}

const noOrder: FindOrder = () => Promise.reject(refusals.notSent());

async function changeOnce(tx: Db, given: Params): Promise<void> {
  const { productId, asked, by } = given;
  const stock = await lockProduct(tx, productId);
  const { id, reason, note } = asked;
  const made = await tx
    .insert(stockChanges)
    .values({ id, productId, reason, note, asked, authorId: by.userId })
    .onConflictDoNothing()
    .returning({ id: stockChanges.id });
  if (made.length === 0) return refuseOther(tx, given);
  const { units, orderId } = await unitsOf(tx, given, stock);
  const move = { productId, changeId: id, reason, units, ...(orderId ? { orderId } : {}) };
  await logWork(tx, stockChangeKind, { id, by }, () => moveStock(tx, move));
}

async function refuseOther(tx: Db, { productId, asked }: Params): Promise<void> {
  const [known] = await tx.select().from(stockChanges).where(eq(stockChanges.id, asked.id));
  if (known?.productId !== productId || !isDeepStrictEqual(known.asked, asked))
    throw refusals.changeIdTaken();
}

type Moved = { units: BatchUnits[]; orderId?: string };

async function unitsOf(tx: Db, given: Params, stock: number): Promise<Moved> {
  const { asked } = given;
  if (asked.reason === 'received') return { units: await received(tx, given, asked) };
  if (asked.reason === 'counted') return { units: await counted(tx, given, asked, stock) };
  if (asked.reason === 'returned') return returned(tx, given, asked);
  return { units: await lost(tx, given, asked) };
}

async function received(
  tx: Db,
  { productId, today, minShelfLifeDays }: Params,
  { number, madeOn, bestBefore, units }: ChangeOf<'received'>,
): Promise<BatchUnits[]> {
  if (madeOn && (madeOn > today || (bestBefore && madeOn > bestBefore))) throw refusals.madeLater();
  if (bestBefore && bestBefore < addDays(today, minShelfLifeDays))
    throw refusals.tooOldAlready(minShelfLifeDays);
  const [made] = await tx
    .insert(batches)
    .values({ productId, number, madeOn, bestBefore })
    .onConflictDoNothing()
    .returning({ id: batches.id });
  if (made) return [{ batchId: made.id, units }];
  const [known] = await tx
    .select()
    .from(batches)
    .where(and(eq(batches.productId, productId), eq(batches.number, number)));
  if (known!.madeOn !== madeOn || known!.bestBefore !== bestBefore)
    throw refusals.batchDiffers(number, known!.bestBefore);
  return [{ batchId: known!.id, units }];
}

/** The shelf holds stock and the units of unpacked orders, which nobody can tell apart there. */
async function counted(
  tx: Db,
  given: Params,
  { counted: found, seen, batchId }: ChangeOf<'counted'>,
  stock: number,
): Promise<BatchUnits[]> {
  const all = await lockBatches(tx, [given.productId]);
  const shelf = await within(tx, given, { all, batchId });
  const expected = sumOf(shelf);
  if (expected !== seen) throw refusals.shelfChanged(seen, expected);
  const missing = expected - found;
  if (missing > stock) throw refusals.belowPromised(sumOf(all) - stock);
  if (missing > 0) return takenOf(firstExpiring(shelf, missing, given.today));
  if (missing === 0) return [];
  const place = batchId ?? inOrder(shelf, given.today)[0]?.id ?? (await anyBatch(tx, given.productId));
  return [{ batchId: place, units: -missing }];
}

async function lost(
  tx: Db,
  given: Params,
  { units, batchId }: ChangeOf<'damaged' | 'given_away' | 'expired'>,
): Promise<BatchUnits[]> {
  const shelf = await within(tx, given, { all: await lockBatches(tx, [given.productId]), batchId });
  if (sumOf(shelf) < units) throw refusals.notThatMany(sumOf(shelf));
  return takenOf(firstExpiring(shelf, units, given.today));
}

/** Units come back to the batches that the order got. An order from before batches gives them to the opening stock. */
async function returned(
  tx: Db,
  { productId, findOrder }: Params,
  { units, orderNumber }: ChangeOf<'returned'>,
): Promise<Moved> {
  const { orderId, hasLeft } = await findOrder(tx, orderNumber);
  if (!hasLeft) throw refusals.notSent();
  const [out] = await tx
    .select({ units: sql<number>`coalesce(-sum(${stockMovements.change}), 0)::int` })
    .from(stockMovements)
    .where(
      and(
        eq(stockMovements.orderId, orderId),
        eq(stockMovements.productId, productId),
        ne(stockMovements.reason, 'sample'),
      ),
    );
  const left = out!.units;
  if (left < units) throw refusals.notInOrder(left);
  const taken = (await unitsOfOrder(tx, { orderId })).filter((batch) => batch.productId === productId);
  const back: BatchUnits[] = [];
  let missing = units;
  for (const { batchId, orderLineId, units: had } of taken) {
    const coming = Math.min(missing, had);
    if (coming > 0) back.push({ batchId, orderLineId, units: coming });
    missing -= coming;
  }
  if (missing > 0) back.push({ batchId: await openingBatch(tx, productId), units: missing });
  return { units: back, orderId };
}

type LockedBatches = Awaited<ReturnType<typeof lockBatches>>;

async function within(
  tx: Db,
  { productId }: Params,
  { all, batchId }: { all: LockedBatches; batchId: number | null },
): Promise<LockedBatches> {
  if (batchId === null) return all;
  const isOwn = and(eq(batches.productId, productId), eq(batches.id, batchId));
  if ((await tx.$count(batches, isOwn)) === 0) throw refusals.batchNotFound();
  return all.filter(({ id }) => id === batchId);
}

/** Found units of a product without any on the shelf belong to its newest batch. */
async function anyBatch(tx: Db, productId: number): Promise<number> {
  const [newest] = await tx
    .select({ id: batches.id })
    .from(batches)
    .where(eq(batches.productId, productId))
    .orderBy(desc(batches.id))
    .limit(1);
  return newest?.id ?? openingBatch(tx, productId);
}

function sumOf(held: { units: number }[]): number {
  return held.reduce((sum, { units }) => sum + units, 0);
}
