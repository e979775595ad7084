import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { batches } from '#shop/catalog/server/stock/tables.ts';
import { unitsOfOrder } from '#shop/catalog/server/stock/take-batches.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { lineUnits } from '#shop/catalog/stock-units.ts';
import { orderLines } from '#shop/orders/server/tables.ts';
import { returnLines, returns, returnUnits } from './tables.ts';

/** The units of a line, a product and a batch that a parcel of a return may hold. */
export type UnitsExpected = {
  orderLineId: number;
  productId: number;
  productName: string;
  /** Null for the opening stock. */
  batchId: number | null;
  batch: string;
  /** Units of this batch that the order still has. */
  atMost: number;
  /** Units of the line and product in the parcel, over all batches. */
  expected: number;
};

type Of = {
  id: number;
  orderId: string;
  /** Counts the return's own units as not yet found, to show them after its inspection. */
  withOwn?: boolean;
};

/** Returns the units that staff look for in the parcel of a return, by line, product and batch. */
export async function unitsExpected(db: Db, { id, orderId, withOwn = false }: Of): Promise<UnitsExpected[]> {
  const asked = await db
    .select({ line: orderLines, quantity: returnLines.quantity })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.orderLineId))
    .where(eq(returnLines.returnId, id))
    .orderBy(asc(returnLines.orderLineId));
  const packed = await unitsOfOrder(db, { orderId });
  const before = await unitsBefore(db, orderId);
  const rows = asked.flatMap(({ line, quantity }) =>
    lineUnits(line).flatMap(({ productId, units: ordered }) => {
      const orderLineId = line.id;
      const earlier = before.filter((one) => one.orderLineId === line.id && one.productId === productId);
      const restocked = (batchId: number) =>
        earlier
          .filter((one) => one.batchId === batchId && one.outcome === 'sellable')
          .reduce((sum, { units }) => sum + units, 0);
      const goneBefore = (batchId: number | null) =>
        earlier
          .filter((one) => one.batchId === batchId && !(withOwn && one.returnId === id))
          .reduce((sum, { units }) => sum + units, 0);
      const own = packed.filter((one) => one.orderLineId === line.id && one.productId === productId);
      // Sellable units went back to their batch already.
      const known = own.map(({ batchId, units }) => ({
        batchId: batchId as number | null,
        units: units + restocked(batchId),
      }));
      for (const { batchId } of earlier)
        if (batchId !== null && !known.some((one) => one.batchId === batchId))
          known.push({ batchId, units: restocked(batchId) });
      const rest = ordered - known.reduce((sum, { units }) => sum + units, 0);
      const expected = (ordered / line.quantity) * quantity;
      return [...known, { batchId: null, units: rest }]
        .map(({ batchId, units }) => ({
          orderLineId,
          productId,
          batchId,
          expected,
          atMost: units - goneBefore(batchId),
        }))
        .filter(({ atMost }) => atMost > 0);
    }),
  );
  return withNames(db, rows);
}

async function unitsBefore(db: Db, orderId: string) {
  const { returnId, orderLineId, productId, batchId, outcome, units } = returnUnits;
  return db
    .select({ returnId, orderLineId, productId, batchId, outcome, units })
    .from(returnUnits)
    .innerJoin(returns, eq(returns.id, returnUnits.returnId))
    .where(eq(returns.orderId, orderId));
}

async function withNames(
  db: Db,
  rows: Omit<UnitsExpected, 'productName' | 'batch'>[],
): Promise<UnitsExpected[]> {
  const productIds = rows.map(({ productId }) => productId);
  const batchIds = rows.flatMap(({ batchId }) => batchId ?? []);
  const named = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, productIds));
  const numbered = await db
    .select({ id: batches.id, number: batches.number })
    .from(batches)
    .where(inArray(batches.id, batchIds));
  return rows.map((row) =>
    Object.assign(row, {
      productName: named.find(({ id }) => id === row.productId)?.name ?? '',
      batch: numbered.find(({ id }) => id === row.batchId)?.number ?? '',
    }),
  );
}
