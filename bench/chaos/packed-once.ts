import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { PackerLog } from './packer.ts';

type Packed = {
  orderNumber: string;
  state: string;
  ordered: number;
  taken: number;
  fromBatches: number;
  invoices: number;
  listed: number;
  handedOver: number;
};

const patienceMs = 120_000;

/** Returns the wrong orders. A job makes the invoices, so it waits for them. */
export async function notPackedOnce(db: Db, told: PackerLog): Promise<string[]> {
  for (const began = performance.now(); ;) {
    const wrong = await findWrong(db, told);
    if (wrong.length === 0 || performance.now() - began > patienceMs) return wrong;
    await pause(1_000);
  }
}

/**
 * Returns the orders that are not as the packer was told. A packed one took its units once from stock and batches. A shipped one
 * also has one row of a list, one invoice and one event.
 */
export async function findWrong(
  db: Db,
  { packed, shipped }: Pick<PackerLog, 'packed' | 'shipped'>,
): Promise<string[]> {
  const numbers = sql.param([...new Set([...packed, ...shipped])]);
  const { rows } = await db.execute<Packed>(sql`
    select order_number as "orderNumber", state,
      (select sum(quantity * packs) from order_lines where order_id = orders.id)::int as ordered,
      (select -sum(change) from stock_movements where order_id = orders.id::text)::int as taken,
      (select -sum(change) from batch_movements where order_id = orders.id::text)::int as "fromBatches",
      (select count(*) from invoices where order_id = orders.id)::int as invoices,
      (select count(*) from hand_over_parcels where order_id = orders.id)::int as listed,
      (select count(*) from order_events where order_id = orders.id and state = 'shipped')::int as "handedOver"
    from orders where order_number = any(${numbers}::text[])`);
  const right = new Set(rows.filter((row) => isRight(row, shipped)).map(({ orderNumber }) => orderNumber));
  return [...new Set([...packed, ...shipped])].filter((orderNumber) => !right.has(orderNumber));
}

function isRight(
  { orderNumber, state, ordered, taken, fromBatches, ...found }: Packed,
  shipped: Set<string>,
): boolean {
  const once = shipped.has(orderNumber) ? 1 : 0;
  return (
    state === (once ? 'shipped' : 'packed') &&
    taken === ordered &&
    fromBatches === ordered &&
    found.invoices === once &&
    found.listed === once &&
    found.handedOver === once
  );
}
