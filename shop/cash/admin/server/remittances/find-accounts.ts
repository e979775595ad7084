import { and, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { formerParcels, shipments } from '#shop/shipping/server/tables.ts';
import type { Account, RowMatch, RemittedRow } from '../../../reconcile-remittance.ts';
import { orderKeys, waybillKeys, waybillProblem } from '#shop/shipping/courier-file/parcel-keys.ts';
import { cashDues, cashEntries, remittanceRows } from '../../../server/tables.ts';

const chunkRows = 500;

/**
 * Returns a function that finds the cash of a row: by its waybill, then by its order number or the reference that the courier
 * got. A number without `AR-` may be one of another shop, so it counts only where the waybill is missing or broken. With `isLocked`
 * the accounts stay as they are until the transaction ends.
 */
export async function findAccounts(
  db: Db,
  rows: readonly RemittedRow[],
  { isLocked }: { isLocked: boolean },
): Promise<(row: RemittedRow) => RowMatch> {
  const byKey = new Map<string, Keyed>();
  for (let at = 0; at < rows.length; at += chunkRows)
    await readChunk(db, { rows: rows.slice(at, at + chunkRows), isLocked, byKey });
  return (row) => {
    const { ofWaybill, ofOrder, isOurs } = keysOf(row);
    const [parcel, order] = [ofWaybill, ofOrder].map(
      (keys) => keys.flatMap((key) => byKey.get(key) ?? [])[0],
    );
    if (parcel && order && parcel.orderId !== order.orderId) return 'two orders';
    const isWaybillGone = ofWaybill.length === 0 || waybillProblem(row.waybill) !== null;
    return (parcel ?? (isOurs || isWaybillGone ? order : undefined))?.found ?? 'unknown';
  };
}

function keysOf({ waybill, orderNumber }: RemittedRow) {
  const { numbers, id, isOurs } = orderKeys(orderNumber);
  return {
    ofWaybill: waybillKeys(waybill).map((key) => `waybill ${key}`),
    ofOrder: [...numbers.map((number) => `number ${number}`), ...(id === null ? [] : [`id ${id}`])],
    isOurs,
  };
}

type Keyed = { orderId: string; found: RowMatch };
type Chunk = { rows: readonly RemittedRow[]; isLocked: boolean; byKey: Map<string, Keyed> };

async function readChunk(db: Db, { rows, isLocked, byKey }: Chunk): Promise<void> {
  const keys = rows.map(keysOf).flatMap(({ ofWaybill, ofOrder }) => ofWaybill.concat(ofOrder));
  const values = (kind: string) =>
    keys.filter((key) => key.startsWith(`${kind} `)).map((key) => key.slice(kind.length + 1));
  const [waybills, numbers, ids] = [values('waybill'), values('number'), values('id')];
  const parcels = await db
    .select({ orderId: shipments.orderId, orderNumber: shipments.orderNumber, waybill: shipments.waybill })
    .from(shipments)
    .where(
      or(
        inArray(shipments.waybill, waybills),
        inArray(shipments.orderNumber, numbers),
        inArray(shipments.orderId, ids),
      ),
    );
  const former = await db
    .select({ orderId: formerParcels.orderId, waybill: formerParcels.waybill })
    .from(formerParcels)
    .where(inArray(formerParcels.waybill, waybills));
  const orderIds = [...new Set([...parcels, ...former].map(({ orderId }) => orderId))];
  const accounts = await readAccounts(db, { isLocked, where: inArray(cashDues.orderId, orderIds) });
  for (const { orderId, waybill } of former) set(`waybill ${waybill}`, orderId);
  for (const { orderId, orderNumber, waybill } of parcels) {
    set(`id ${orderId}`, orderId);
    set(`number ${orderNumber}`, orderId);
    if (waybill) set(`waybill ${waybill}`, orderId);
  }

  function set(key: string, orderId: string): void {
    const account = accounts.get(orderId);
    byKey.set(key, { orderId, found: account ? { account } : 'on its way' });
  }
}

async function readAccounts(
  db: Db,
  { where, isLocked }: { where: SQL | undefined; isLocked: boolean },
): Promise<Map<string, Account>> {
  const query = db
    .select({ orderId: cashDues.orderId, openPaise: cashDues.openPaise })
    .from(cashDues)
    .where(where)
    .orderBy(cashDues.orderId);
  const dues = await (isLocked ? query.for('update') : query);
  const paid = await db
    .select({
      orderId: remittanceRows.orderId,
      paid: remittanceRows.paidPaise,
      charges: remittanceRows.chargesPaise,
      reference: remittanceRows.reference,
    })
    .from(remittanceRows)
    .where(
      and(
        isNotNull(remittanceRows.bookedAt),
        inArray(
          remittanceRows.orderId,
          dues.map(({ orderId }) => orderId),
        ),
      ),
    );
  const settled = await db
    .select({ orderId: cashEntries.orderId, paise: sql<number>`-sum(${cashEntries.paise})::int` })
    .from(cashEntries)
    .where(
      and(
        inArray(cashEntries.kind, ['remitted', 'charge', 'reversed']),
        inArray(
          cashEntries.orderId,
          dues.map(({ orderId }) => orderId),
        ),
      ),
    )
    .groupBy(cashEntries.orderId);
  const settledOf = new Map(settled.map(({ orderId, paise }) => [orderId, paise]));
  const paymentsOf = Map.groupBy(paid, ({ orderId }) => orderId);
  return new Map(
    dues.map(({ orderId, openPaise }) => {
      const payments = (paymentsOf.get(orderId) ?? []).map(({ paid: amount, charges, reference }) => ({
        paise: amount + charges,
        reference,
      }));
      return [orderId, { orderId, openPaise, settledPaise: settledOf.get(orderId) ?? 0, payments }];
    }),
  );
}
