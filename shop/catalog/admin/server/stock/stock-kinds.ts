import { eq, inArray, sql } from 'drizzle-orm';
import type { Json } from '#platform/logged-change.ts';
import type { EntityKind } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { refusals as catalogRefusals } from '../../../refusals.ts';
import type { BatchUnits } from '../../../server/stock/first-expiring.ts';
import { moveStock } from '../../../server/stock/move-units.ts';
import { comboParts, batchMovements, batches, stockChanges } from '../../../server/stock/tables.ts';
import { products } from '../../../server/tables.ts';
import { type StockReason, stockReasons } from '../../../stock-reasons.ts';
import { refusals } from '../../stock-refusals.ts';

type MovedBatch = BatchUnits & { number: string };

/** Units that a stock change moved and did not get back. Null after an undo. */
type Moved = { reason: StockReason; batches: MovedBatch[] } | null;

/**
 * A stock change for the change log. Sales go on in the meantime, so its undo is a counter movement of the same units. `write` refuses
 * units that are gone or that orders wait for (409).
 */
export const stockChangeKind: EntityKind<{ moved: Json }> = {
  name: 'stock-change',
  label: 'Stock',
  roles: ['packer'],
  fields: { moved: { label: 'Units', show: (value) => inWords(value as Moved) } },
  async read(db, id) {
    const [change] = await db.select().from(stockChanges).where(eq(stockChanges.id, id));
    if (!change) return null;
    const moved = await movedBy(db, id);
    return { moved: moved.length === 0 ? null : { reason: change.reason, batches: moved } };
  },
  async write(tx, id, { moved }) {
    const [change] = await tx.select().from(stockChanges).where(eq(stockChanges.id, id));
    await lockProduct(tx, change!.productId);
    const wanted = (moved as Moved)?.batches ?? [];
    const now = await movedBy(tx, id);
    const [first] = await tx
      .select({ orderId: batchMovements.orderId })
      .from(batchMovements)
      .where(eq(batchMovements.changeId, id))
      .limit(1);
    await moveStock(tx, {
      productId: change!.productId,
      changeId: id,
      reason: moved === null ? 'undone' : change!.reason,
      ...(first?.orderId ? { orderId: first.orderId } : {}),
      units: [
        ...wanted,
        ...now.map(({ batchId, orderLineId, units }) => ({ batchId, orderLineId, units: -units })),
      ],
    });
  },
  async names(db, ids) {
    const rows = await db
      .select({ id: stockChanges.id, name: products.name })
      .from(stockChanges)
      .innerJoin(products, eq(products.id, stockChanges.productId))
      .where(inArray(stockChanges.id, [...ids]));
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
};

async function movedBy(db: Db, changeId: string): Promise<MovedBatch[]> {
  const { batchId, orderLineId, change } = batchMovements;
  const total = sql<number>`sum(${change})::int`;
  return db
    .select({ batchId, number: batches.number, units: total, orderLineId })
    .from(batchMovements)
    .innerJoin(batches, eq(batches.id, batchId))
    .where(eq(batchMovements.changeId, changeId))
    .groupBy(batchId, batches.number, orderLineId)
    .having(sql`sum(${change}) <> 0`)
    .orderBy(batchId, orderLineId);
}

/** `Damaged: −3 of batch A12` */
function inWords(moved: Moved): string {
  if (!moved) return '';
  return `${stockReasons[moved.reason]}: ${unitsInWords(moved.batches)}`;
}

/** `−3 of batch A12, +2 of the opening stock` */
export function unitsInWords(moved: readonly { number: string; units: number }[]): string {
  return moved
    .map(
      ({ number, units }) =>
        `${units < 0 ? '−' : '+'}${Math.abs(units)} of ${number ? `batch ${number}` : 'the opening stock'}`,
    )
    .join(', ');
}

export const reorderKind: EntityKind<{ reorderAt: number | null }> = {
  name: 'reorder-threshold',
  label: 'Reorder threshold',
  roles: ['packer'],
  fields: { reorderAt: { label: 'Low at' } },
  async read(db, id) {
    const [row] = await db
      .select({ reorderAt: products.reorderAt })
      .from(products)
      .where(eq(products.id, Number(id)));
    return row ?? null;
  },
  async write(tx, id, { reorderAt = null }) {
    await tx
      .update(products)
      .set({ reorderAt })
      .where(eq(products.id, Number(id)));
  },
  async names(db, ids) {
    const rows = await db
      .select({ id: products.id, name: products.name })
      .from(products)
      .where(inArray(products.id, ids.map(Number)));
    return new Map(rows.map(({ id, name }) => [String(id), name]));
  },
};

/** Locks a product as orders do, and returns its stock. Refuses an unknown product (404) and a combo (409). */
export async function lockProduct(tx: Db, productId: number): Promise<number> {
  const [row] = await tx
    .select({ stock: products.stock })
    .from(products)
    .where(eq(products.id, productId))
    .for('no key update');
  if (!row) throw catalogRefusals.productNotFound();
  if ((await tx.$count(comboParts, eq(comboParts.comboId, productId))) > 0) throw refusals.comboStock();
  return row.stock;
}
