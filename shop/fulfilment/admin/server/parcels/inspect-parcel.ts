import { eq, sql } from 'drizzle-orm';
import type { Json } from '#platform/admin/change-log.ts';
import { changeEntity, lockEntities } from '#platform/admin/server/change-entity.ts';
import type { Author, EntityKind } from '#platform/admin/server/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { putBack, takeOutAgain } from '#shop/catalog/server/stock/put-back.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { inspectedUnits, inspections } from '../../../server/tables.ts';
import { type UnitOutcome, unitOutcomes } from '../../../unit-outcomes.ts';
import { type InspectedRow, type InspectedUnits, refusals } from '../../parcels.ts';
import { findAnyOrder } from '#shop/orders/admin/server/find-any-order.ts';
import { ownNames } from './parcel-kinds.ts';
import { keyOf, sumOf, unitsFound, unitsToInspect } from './units-of-parcel.ts';

const outcomes = Object.keys(unitOutcomes) as UnitOutcome[];

/**
 * What staff found in a parcel that came back, for the change log. Its id is the order number. An undo takes the units out of stock
 * again, and refuses when they are gone (409).
 */
export const inspectionKind = inspectionKindOf(null);

/** `authorId` signs the stock changes of a write. */
function inspectionKindOf(authorId: number | null): EntityKind<{ units: Json }> {
  return {
    name: 'inspection',
    label: 'Returned parcel',
    roles: ['packer'],
    fields: { units: { label: 'Units', show: inWords } },
    async read(db, orderNumber) {
      const found = await findInspection(db, orderNumber);
      return found && { units: found.doneAt ? await unitsFound(db, found) : null };
    },
    async write(tx, orderNumber, { units }) {
      const inspection = await lockInspection(tx, orderNumber);
      if (inspection.doneAt) await takeBack(tx, inspection);
      if (units) await store(tx, inspection, units as InspectedRow[], authorId);
      await tx
        .update(inspections)
        .set(units ? { doneAt: sql`now()`, authorId } : { doneAt: null, authorId: null, authorName: '' })
        .where(eq(inspections.orderId, inspection.orderId));
    },
    names: ownNames,
  };
}

function inWords(units: Json): string {
  return (units as InspectedRow[])
    .flatMap(({ productName, batch, ...row }) => {
      const name = batch ? `${productName} (batch ${batch})` : productName;
      return outcomes
        .filter((outcome) => row[outcome] > 0)
        .map((outcome) => `${row[outcome]} × ${name}: ${unitOutcomes[outcome].toLowerCase()}`);
    })
    .join(', ');
}

type Asked = {
  orderNumber: string;
  /** The version that the staff member saw. */
  version: number;
  units: InspectedUnits;
  by: Author & { userId: number };
};

/**
 * Says what became of each unit of a parcel that came back, or takes an inspection back. Only sellable units return to stock, to
 * the batch that they came from. The same again changes nothing. Refuses (409) a parcel that did not come back, an inspection of
 * another staff member, units that do not add up, and an undo of units that are gone.
 */
export async function inspectParcel(db: Db, { orderNumber, version, units, by }: Asked): Promise<void> {
  await retryTransaction(db, async (tx) => {
    // An inspection that ends in between would be half read: its units would seem not to add up.
    await lockEntities(tx, inspectionKind, [orderNumber]);
    const inspection = await findInspection(tx, orderNumber);
    if (!inspection) throw refusals.notReturned();
    const held = inspection.doneAt ? await unitsFound(tx, inspection) : await unitsToInspect(tx, inspection);
    const fields = { units: units && fill(held, units) };
    await changeEntity(tx, inspectionKindOf(by.userId), { id: orderNumber, version, fields, by });
  });
}

/** Each row of the parcel with what staff found, which must add up to its units. */
function fill(held: InspectedRow[], found: NonNullable<InspectedUnits>): InspectedRow[] {
  const byKey = new Map(found.map((row) => [keyOf(row), row]));
  if (byKey.size !== found.length || found.length !== held.length) throw refusals.unitsDiffer();
  return held.map((row) => {
    const given = byKey.get(keyOf(row));
    if (!given || sumOf(given) !== row.units) throw refusals.unitsDiffer();
    return { ...row, sellable: given.sellable, damaged: given.damaged, missing: given.missing };
  });
}

type Inspection = typeof inspections.$inferSelect;

/** Returns the inspection of an order. Null when its parcel asks for none. Refuses an unknown order (404). */
export async function findInspection(db: Db, orderNumber: string): Promise<Inspection | null> {
  const { id } = await findAnyOrder(db, { orderNumber });
  const [row] = await db.select().from(inspections).where(eq(inspections.orderId, id));
  return row ?? null;
}

async function lockInspection(tx: Db, orderNumber: string): Promise<Inspection> {
  const { id, state } = await findAnyOrder(tx, { orderNumber });
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update');
  const [row] = await tx.select().from(inspections).where(eq(inspections.orderId, id)).for('update');
  if (!row || state !== 'returned') throw refusals.notReturned();
  return row;
}

async function takeBack(tx: Db, { orderId }: Inspection): Promise<void> {
  const removed = await tx
    .delete(inspectedUnits)
    .where(eq(inspectedUnits.orderId, orderId))
    .returning({ changeId: inspectedUnits.changeId, productId: inspectedUnits.productId });
  const changes = new Map(
    removed.flatMap(({ changeId, productId }) => (changeId ? [[changeId, productId]] : [])),
  );
  const sorted = [...changes].toSorted(([, one], [, other]) => one - other);
  for (const [changeId] of sorted) await takeOutAgain(tx, { orderId, changeId });
}

async function store(
  tx: Db,
  { orderId }: Inspection,
  rows: InspectedRow[],
  authorId: number | null,
): Promise<void> {
  const sellable = rows.filter((row) => row.sellable > 0);
  const productIds = [...new Set(sellable.map(({ productId }) => productId))].toSorted((a, b) => a - b);
  const changes = new Map<number, string>();
  for (const productId of productIds) {
    const returned = sellable
      .filter((row) => row.productId === productId)
      .map(({ orderLineId, batchId, sellable: units }) => ({ orderLineId, batchId, units }));
    changes.set(productId, await putBack(tx, { orderId, productId, authorId, returned }));
  }
  const stored = rows.flatMap(({ orderLineId, productId, batchId, ...row }) =>
    outcomes
      .filter((outcome) => row[outcome] > 0)
      .map((outcome) => {
        const changeId = outcome === 'sellable' ? changes.get(productId)! : null;
        return { orderId, orderLineId, productId, batchId, outcome, units: row[outcome], changeId };
      }),
  );
  if (stored.length > 0) await tx.insert(inspectedUnits).values(stored);
}
