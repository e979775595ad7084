import { addDays, dayOf, startOf } from '#platform/india-time.ts';
import { type Db, executeNamed } from '#platform/server/db.ts';
import { cashBelowPaise, refusals } from '../../legal-limits.ts';
import { paymentOf } from '../../payment-of.ts';
import { inSql, statesThat, statesWith } from '../../states.ts';

type Payer = { userId: number | null; phone: string };

/** No order is promised later than this many days ahead. */
const mostDaysAhead = 60;

/**
 * Lets orders of an account or to a phone number wait for each other until the transaction ends. Locks the customer first, then the
 * phone number, which prevents deadlocks.
 */
export async function lockPayer(tx: Db, { userId, phone }: Payer): Promise<void> {
  await executeNamed(tx, 'lock_payer', locking, [userId, phone]);
}

export const payerLocks = `case when $1::int is not null then pg_advisory_xact_lock(hashtext('orders of a customer'), $1::int) end,
  pg_advisory_xact_lock(hashtext('orders to a phone'), hashtext($2))`;

const locking = `select ${payerLocks}`;

type Params = Payer & { orderId: string; estimatedDeliveryDate: string | null; now?: Date };

type CashOrder = Parameters<typeof paymentOf>[0];

/**
 * Returns the cash in paise of the other orders of an account or to a phone number that were placed today, or are promised for the
 * same day. The caller holds the locks of `lockPayer`. Where the customer has received a parcel at the number, orders of accounts that
 * never did do not count, so that strangers block nothing.
 */
export async function cashOfDay(
  tx: Db,
  { userId, phone, orderId, estimatedDeliveryDate, now = new Date() }: Params,
): Promise<number> {
  const today = dayOf(now);
  const { rows } = await executeNamed(tx, 'cash_of_day', reading, [
    userId,
    phone,
    orderId,
    startOf(today).toISOString(),
    estimatedDeliveryDate,
    startOf(addDays(today, -mostDaysAhead)).toISOString(),
  ]);
  return (rows as CashOrder[]).reduce((sum, order) => sum + paymentOf(order).atDoorPaise, 0);
}

const paid = inSql(statesWith(({ payment }) => payment !== 'nothing'));
const due = inSql(statesWith(({ payment }) => payment === 'due'));
const arrived = inSql(statesThat('hasArrived'));

const received = (account: string) =>
  `exists (select from orders where user_id = ${account} and address->>'phone' = $2 and state in ${arrived})`;

const ofDay = `id <> $3 and state in ${paid} and placed_at >= $6::timestamptz
  and (placed_at >= $4::timestamptz and placed_at < $4::timestamptz + interval '1 day' or (estimated_delivery_date = $5::date and state in ${due}))`;

const reading = `
  select id, state, payment_mode as "paymentMode", total_paise as "totalPaise" from orders where user_id = $1::int and ${ofDay}
  union
  select id, state, payment_mode, total_paise from orders as other
  where address->>'phone' = $2 and ${ofDay}
    and (other.user_id is null or not ${received('$1::int')} or ${received('other.user_id')})`;

/** Refuses (409) cash that makes the orders of a person on a day reach what the law lets nobody receive (section 269ST (a)). */
export function refuseCashOfDay(others: number, order: CashOrder): void {
  const cash = paymentOf(order).atDoorPaise;
  if (cash > 0 && others + cash >= cashBelowPaise) throw refusals.tooMuchCashInDay();
}
