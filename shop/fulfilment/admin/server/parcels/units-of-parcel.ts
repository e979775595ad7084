import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { batches } from '#shop/catalog/server/stock/tables.ts';
import { unitsOut } from '#shop/catalog/server/stock/put-back.ts';
import { unitsOfOrder } from '#shop/catalog/server/stock/take-batches.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { lineUnits } from '#shop/catalog/stock-units.ts';
import { orderLines } from '#shop/orders/server/tables.ts';
import { inspectedUnits } from '../../../server/tables.ts';
import type { UnitOutcome } from '../../../unit-outcomes.ts';
import type { InspectedRow } from '../../parcels.ts';

type Unit = Pick<InspectedRow, 'orderLineId' | 'productId' | 'batchId' | 'units'>;

/** Returns the units that a parcel still holds, by line, product and batch. What staff put back before is not asked again. */
export async function unitsToInspect(db: Db, { orderId }: { orderId: string }): Promise<InspectedRow[]> {
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  const packed = await unitsOfOrder(db, { orderId });
  const left = await unitsOut(db, { orderId });
  const rows: Unit[] = [];
  const take = (unit: Unit) => {
    const units = Math.min(unit.units, left.get(unit.productId) ?? 0);
    if (units <= 0) return;
    left.set(unit.productId, left.get(unit.productId)! - units);
    rows.push({ ...unit, units });
  };
  for (const line of lines)
    for (const { productId, units } of lineUnits(line)) {
      const own = packed.filter((one) => one.orderLineId === line.id && one.productId === productId);
      for (const one of own)
        take({ orderLineId: line.id, productId, batchId: one.batchId, units: one.units });
      const known = own.reduce((sum, one) => sum + one.units, 0);
      take({ orderLineId: line.id, productId, batchId: null, units: units - known });
    }
  return withNames(
    db,
    rows.map((row) => Object.assign(row, { sellable: 0, damaged: 0, missing: 0 })),
  );
}

/** Returns what staff found in a parcel, by line, product and batch. Empty before an inspection. */
export async function unitsFound(db: Db, { orderId }: { orderId: string }): Promise<InspectedRow[]> {
  const stored = await db
    .select()
    .from(inspectedUnits)
    .where(eq(inspectedUnits.orderId, orderId))
    .orderBy(asc(inspectedUnits.id));
  const rows = Map.groupBy(stored, keyOf);
  return withNames(
    db,
    [...rows.values()].map((same) => {
      const { orderLineId, productId, batchId } = same[0]!;
      const of = (outcome: UnitOutcome) => same.find((one) => one.outcome === outcome)?.units ?? 0;
      const counts = { sellable: of('sellable'), damaged: of('damaged'), missing: of('missing') };
      return Object.assign(counts, { orderLineId, productId, batchId, units: sumOf(counts) });
    }),
  );
}

/** Names a row: the units of one line, product and batch. */
export function keyOf({ orderLineId, productId, batchId }: Omit<Unit, 'units'>): string {
  return `${orderLineId} ${productId} ${batchId ?? ''}`;
}

export function sumOf({ sellable, damaged, missing }: Record<UnitOutcome, number>): number {
  return sellable + damaged + missing;
}

async function withNames(
  db: Db,
  rows: Omit<InspectedRow, 'productName' | 'batch'>[],
): Promise<InspectedRow[]> {
  const named = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(
      inArray(
        products.id,
        rows.map(({ productId }) => productId),
      ),
    );
  const numbered = await db
    .select({ id: batches.id, number: batches.number })
    .from(batches)
    .where(
      inArray(
        batches.id,
        rows.flatMap(({ batchId }) => batchId ?? []),
      ),
    );
  return rows.map((row) => ({
    ...row,
    productName: named.find(({ id }) => id === row.productId)?.name ?? '',
    batch: numbered.find(({ id }) => id === row.batchId)?.number ?? '',
  }));
}
