import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { batches } from '#shop/catalog/server/stock/tables.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { inspectedUnits } from '../../../server/tables.ts';
import type { UnitOutcome } from '../../../unit-outcomes.ts';
import { type InspectedRow, keyOf, sumOf } from '../../inspection.ts';

/** Returns what staff found in a parcel, by line, product and batch. Empty before an inspection. */
export async function foundUnits(db: Db, { id }: { id: number }): Promise<InspectedRow[]> {
  const stored = await db
    .select()
    .from(inspectedUnits)
    .where(eq(inspectedUnits.inspectionId, id))
    .orderBy(asc(inspectedUnits.id));
  const lines = Map.groupBy(stored, ({ orderLineId, productId }) => `${orderLineId} ${productId}`);
  return withNames(
    db,
    [...Map.groupBy(stored, keyOf).values()].map((same) => {
      const { orderLineId, productId, batchId } = same[0]!;
      const of = (outcome: UnitOutcome) => same.find((one) => one.outcome === outcome)?.units ?? 0;
      const counts = { sellable: of('sellable'), damaged: of('damaged'), missing: of('missing') };
      const line = lines.get(`${orderLineId} ${productId}`)!;
      const expected = line.reduce((sum, { units }) => sum + units, 0);
      return Object.assign(counts, { orderLineId, productId, batchId, atMost: sumOf(counts), expected });
    }),
  );
}

export async function withNames(
  db: Db,
  rows: Omit<InspectedRow, 'productName' | 'batch'>[],
): Promise<InspectedRow[]> {
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
  return rows.map((row) => ({
    ...row,
    productName: named.find(({ id }) => id === row.productId)?.name ?? '',
    batch: numbered.find(({ id }) => id === row.batchId)?.number ?? '',
  }));
}
