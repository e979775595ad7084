import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { unitsOut } from '#shop/catalog/server/stock/restock-returned.ts';
import { unitsOfOrder } from '#shop/catalog/server/stock/take-batches.ts';
import { lineUnits } from '#shop/catalog/stock-units.ts';
import { orderLines } from '#shop/orders/server/tables.ts';
import { inspectedUnits, inspections } from '../../../server/tables.ts';
import { heldOf, type InspectedRow } from '../../inspection.ts';
import { withNames } from './found-units.ts';

type Parcel = {
  orderId: string;
  /** The quantities of the lines that come back. Without them the whole order does. */
  lines?: ReadonlyMap<number, number>;
};

type Row = Omit<InspectedRow, 'productName' | 'batch'>;

/**
 * Returns the units that staff look for in a parcel that came back, by line, product and batch. Units that an earlier inspection found,
 * or that staff put back into stock before, are not asked for again.
 */
export async function expectedUnits(db: Db, { orderId, lines }: Parcel): Promise<InspectedRow[]> {
  const ordered = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  const packed = await unitsOfOrder(db, { orderId });
  const before = await unitsBefore(db, orderId);
  const left = await unitsOut(db, { orderId });
  for (const { productId, outcome, units } of before)
    if (outcome !== 'sellable') left.set(productId, (left.get(productId) ?? 0) - units);
  const rows: Row[] = [];
  for (const line of ordered) {
    const quantity = lines ? (lines.get(line.id) ?? 0) : line.quantity;
    if (quantity === 0) continue;
    for (const { productId, units } of lineUnits(line)) {
      const isOwn = (one: { orderLineId: number | null; productId: number }) =>
        one.orderLineId === line.id && one.productId === productId;
      const outside = left.get(productId) ?? 0;
      const expected = Math.min((units / line.quantity) * quantity, outside);
      const own = batchesOf(units, packed.filter(isOwn), before.filter(isOwn)).flatMap(([batchId, most]) => {
        const atMost = Math.min(most, outside);
        const key = { orderLineId: line.id, productId, batchId };
        return atMost > 0 ? [{ ...key, atMost, expected, sellable: 0, damaged: 0, missing: 0 }] : [];
      });
      if (own[0]) left.set(productId, outside - heldOf(own, own[0]));
      rows.push(...own);
    }
  }
  return withNames(db, rows);
}

type Batched = { batchId: number; units: number };
type Before = Awaited<ReturnType<typeof unitsBefore>>[number];

/** Returns how many units of a line and product may still come back to each batch. Those without a batch come last. */
function batchesOf(ordered: number, packed: Batched[], before: Before[]): [number | null, number][] {
  const found = (batchId: number | null, isCounted: (one: Before) => boolean = () => true) =>
    before
      .filter((one) => one.batchId === batchId && isCounted(one))
      .reduce((sum, { units }) => sum + units, 0);
  const packedFrom = new Map(packed.map(({ batchId, units }) => [batchId, units]));
  const batchIds = new Set([...packedFrom.keys(), ...before.flatMap(({ batchId }) => batchId ?? [])]);
  // Sellable units went back to their batch already.
  const taken = [...batchIds].map((batchId) => {
    const restocked = found(batchId, ({ outcome }) => outcome === 'sellable');
    return [batchId, (packedFrom.get(batchId) ?? 0) + restocked] as const;
  });
  const rest = ordered - taken.reduce((sum, [, units]) => sum + units, 0);
  return [...taken, [null, rest] as const].map(([batchId, units]) => [batchId, units - found(batchId)]);
}

async function unitsBefore(db: Db, orderId: string) {
  const { orderLineId, productId, batchId, outcome, units } = inspectedUnits;
  return db
    .select({ orderLineId, productId, batchId, outcome, units })
    .from(inspectedUnits)
    .innerJoin(inspections, eq(inspections.id, inspectedUnits.inspectionId))
    .where(eq(inspections.orderId, orderId));
}
