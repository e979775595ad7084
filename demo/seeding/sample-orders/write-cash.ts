import { dayMs } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { cashDues, cashEntries } from '#shop/cash/server/tables.ts';
import { statesThat } from '#shop/orders/states.ts';
import { insertRows } from '../insert-rows.ts';
import type { SampleOrder } from './write-sample-orders.ts';

/** Couriers pay this long after the delivery. */
const payDays = 9;

/** The cash of delivered orders, and what couriers paid of it. */
export async function writeCash(tx: Db, made: SampleOrder[], now: Date): Promise<void> {
  const dues = made
    .filter(({ state }) => statesThat('hasArrived').includes(state))
    .map(({ id, orderNumber, courier, waybill, events, price }) => {
      const since = events.at(-1)!.at;
      const paidAt = new Date(since.getTime() + payDays * dayMs);
      const settledAt = paidAt < now ? paidAt : null;
      const duePaise = price.payablePaise;
      const due = { orderId: id, orderNumber, courier, waybill, duePaise, since, settledAt };
      return Object.assign(due, { openPaise: settledAt ? 0 : duePaise });
    });
  await insertRows(tx, cashDues, dues);
  await insertRows(
    tx,
    cashEntries,
    dues.flatMap(({ orderId, courier, duePaise, since, settledAt }) => {
      const entry = { orderId, courier, note: '' };
      const due = { ...entry, kind: 'due' as const, paise: duePaise, bookedAt: since };
      const paid = { ...entry, kind: 'remitted' as const, paise: -duePaise, bookedAt: settledAt ?? since };
      return settledAt ? [due, paid] : [due];
    }),
  );
}
