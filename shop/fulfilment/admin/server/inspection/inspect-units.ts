import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { restockReturned, revertRestock, unitsOut } from '#shop/catalog/server/stock/restock-returned.ts';
import { inspectedUnits, inspections } from '../../../server/tables.ts';
import { outcomeNames } from '../../../unit-outcomes.ts';
import { addUp, type FoundUnits, inspectionRefusals } from '../../inspection.ts';
import { expectedUnits } from './expected-units.ts';

type Inspection = { id: number; orderId: string };

type Inspected = {
  orderId: string;
  /** The quantities of the lines that come back. */
  lines: ReadonlyMap<number, number>;
  units: FoundUnits[];
  authorId: number;
};

/**
 * Inspects the parcel of a return for good, in the caller's transaction that holds the lock of the order. Returns the id of the
 * inspection. Refuses units that do not add up (409).
 */
export async function inspectOnce(tx: Db, { orderId, lines, units, authorId }: Inspected): Promise<number> {
  if (!addUp(await expectedUnits(tx, { orderId, lines }), units)) throw inspectionRefusals.unitsDiffer();
  const [made] = await tx
    .insert(inspections)
    .values({ kind: 'return', orderId, doneAt: sql`now()`, authorId })
    .returning({ id: inspections.id });
  await storeUnits(tx, { id: made!.id, orderId, units, authorId });
  return made!.id;
}

type StoredInspection = Inspection & { units: FoundUnits[]; authorId: number | null };

/**
 * Stores what staff found, in the caller's transaction that holds the lock of the order. Only sellable units return to stock, to the
 * batch that they came from. Refuses more units than the order still has (409).
 */
export async function storeUnits(tx: Db, { id, orderId, units, authorId }: StoredInspection): Promise<void> {
  const out = await unitsOut(tx, { orderId });
  const sellable = Map.groupBy(
    units.filter((unit) => unit.sellable > 0),
    ({ productId }) => productId,
  );
  const changes = new Map<number, string>();
  for (const [productId, rows] of [...sellable].toSorted(([one], [other]) => one - other)) {
    const returned = rows.map((row) => ({
      orderLineId: row.orderLineId,
      batchId: row.batchId,
      units: row.sellable,
    }));
    const total = returned.reduce((sum, row) => sum + row.units, 0);
    if (total > (out.get(productId) ?? 0)) throw inspectionRefusals.unitsDiffer();
    changes.set(productId, await restockReturned(tx, { orderId, productId, authorId, returned }));
  }
  const rows = units.flatMap(({ orderLineId, productId, batchId, ...unit }) =>
    outcomeNames
      .filter((outcome) => unit[outcome] > 0)
      .map((outcome) => {
        const changeId = outcome === 'sellable' ? changes.get(productId)! : null;
        return { inspectionId: id, orderLineId, productId, batchId, outcome, units: unit[outcome], changeId };
      }),
  );
  if (rows.length > 0) await tx.insert(inspectedUnits).values(rows);
}

/** Takes the units of an inspection out of stock again. Refuses units that are gone (409). */
export async function takeUnitsBack(tx: Db, { id, orderId }: Inspection): Promise<void> {
  const removed = await tx
    .delete(inspectedUnits)
    .where(eq(inspectedUnits.inspectionId, id))
    .returning({ changeId: inspectedUnits.changeId, productId: inspectedUnits.productId });
  const changes = new Map(
    removed.flatMap(({ changeId, productId }) => (changeId ? [[changeId, productId]] : [])),
  );
  const sorted = [...changes].toSorted(([, one], [, other]) => one - other);
  for (const [changeId] of sorted) await revertRestock(tx, { orderId, changeId });
}
