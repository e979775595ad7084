import { and, eq, sql } from 'drizzle-orm';
import type { Json } from '#platform/logged-change.ts';
import { changeEntity, lockEntities } from '#platform/server/changes/change-entity.ts';
import type { Author, EntityKind } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { findAnyOrder } from '#shop/orders/admin/server/find-any-order.ts';
import { lockOrderWithParcel } from '#shop/orders/server/tracking/lock-order.ts';
import { inspections } from '../../../server/tables.ts';
import { outcomeNames, unitOutcomes } from '../../../unit-outcomes.ts';
import {
  addUp,
  type FoundUnits,
  type InspectedRow,
  inspectionRefusals,
  keyOf,
  sumOf,
} from '../../inspection.ts';
import { refusals } from '../../parcels.ts';
import { ownNames } from '../parcels/parcel-kinds.ts';
import { expectedUnits } from './expected-units.ts';
import { foundUnits } from './found-units.ts';
import { storeUnits, takeUnitsBack } from './inspect-units.ts';
import { orderStates } from '#shop/orders/states.ts';

/**
 * The finding of staff in a parcel that came back, for the change log. Its id is the order number. An undo takes the units out of stock
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
      return found && { units: found.doneAt ? (await foundUnits(db, found)).map(toLogged) : null };
    },
    async write(tx, orderNumber, { units }) {
      const inspection = await lockInspection(tx, orderNumber);
      if (inspection.doneAt) await takeUnitsBack(tx, inspection);
      if (units) await storeUnits(tx, { ...inspection, units: units as LoggedRow[], authorId });
      await tx
        .update(inspections)
        .set(units ? { doneAt: sql`now()`, authorId } : { doneAt: null, authorId: null, authorName: '' })
        .where(eq(inspections.id, inspection.id));
    },
    names: ownNames,
  };
}

/** A row of the change log. Its shape is older than `InspectedRow`, and an undo compares it with what is stored. */
type LoggedRow = Omit<InspectedRow, 'atMost' | 'expected'> & { units: number };

function toLogged({ atMost: _atMost, expected: _expected, ...row }: InspectedRow): LoggedRow {
  return { ...row, units: sumOf(row) };
}

function inWords(units: Json): string {
  return (units as LoggedRow[])
    .flatMap(({ productName, batch, ...row }) => {
      const name = batch ? `${productName} (batch ${batch})` : productName;
      return outcomeNames
        .filter((outcome) => row[outcome] > 0)
        .map((outcome) => `${row[outcome]} × ${name}: ${unitOutcomes[outcome].toLowerCase()}`);
    })
    .join(', ');
}

type Params = {
  orderNumber: string;
  /** The version that the staff member saw. */
  version: number;
  units: FoundUnits[] | null;
  by: Author & { userId: number };
};

/**
 * Says what became of each unit of a parcel that came back, or takes an inspection back. Only sellable units return to stock, to
 * the batch that they came from. The same again changes nothing. Refuses (409) a parcel that did not come back, an inspection of
 * another staff member, units that do not add up, and an undo of units that are gone.
 */
export async function inspectParcel(db: Db, { orderNumber, version, units, by }: Params): Promise<void> {
  await retryTransaction(db, async (tx) => {
    // An inspection that ends in between would be half read: its units would seem not to add up.
    await lockEntities(tx, inspectionKind, [orderNumber]);
    const inspection = await findInspection(tx, orderNumber);
    if (!inspection) throw refusals.notReturned();
    const held = await unitsOfInspection(tx, inspection);
    const fields = { units: units && fill(held, units) };
    await changeEntity(tx, inspectionKindOf(by.userId), { id: orderNumber, version, fields, by });
  });
}

/** Returns what staff found in a parcel, or look for until its inspection. */
export function unitsOfInspection(db: Db, inspection: Inspection): Promise<InspectedRow[]> {
  return inspection.doneAt ? foundUnits(db, inspection) : expectedUnits(db, inspection);
}

/** Each row of the parcel with what staff found, which must add up to what the parcel holds. */
function fill(held: InspectedRow[], found: FoundUnits[]): LoggedRow[] {
  if (!addUp(held, found)) throw inspectionRefusals.unitsDiffer();
  const byKey = new Map(found.map((row) => [keyOf(row), row]));
  return held.flatMap((row) => {
    const { sellable, damaged, missing } = byKey.get(keyOf(row)) ?? row;
    const filled = toLogged({ ...row, sellable, damaged, missing });
    return filled.units > 0 ? [filled] : [];
  });
}

type Inspection = typeof inspections.$inferSelect;

/** Returns the inspection of an order. Null when its parcel asks for none. Refuses an unknown order (404). */
export async function findInspection(db: Db, orderNumber: string): Promise<Inspection | null> {
  const { id } = await findAnyOrder(db, { orderNumber });
  const [row] = await db.select().from(inspections).where(ofParcel(id));
  return row ?? null;
}

async function lockInspection(tx: Db, orderNumber: string): Promise<Inspection> {
  const { id } = await findAnyOrder(tx, { orderNumber });
  const { order } = await lockOrderWithParcel(tx, { orderId: id });
  const [row] = await tx.select().from(inspections).where(ofParcel(id)).for('update');
  if (!row || !orderStates[order.state].cameBack) throw refusals.notReturned();
  return row;
}

function ofParcel(orderId: string) {
  return and(eq(inspections.orderId, orderId), eq(inspections.kind, 'parcel'));
}
