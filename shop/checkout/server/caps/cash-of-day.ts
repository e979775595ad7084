import { addDays, dayOf, startOf } from '#platform/india-time.ts';
import { type Db, executeNamed } from '#platform/server/db.ts';
import { accountsOfInbox, inboxKey } from '#shop/accounts/server/accounts-of-inbox.ts';
import { addressHash } from '#shop/addresses/server/address-key.ts';
import type { PlaceOrderBody } from '#shop/orders/body/place-order-body.ts';
import { cashBelowPaise, refusals } from '#shop/orders/legal-limits.ts';
import { paymentOf } from '#shop/orders/payment-of.ts';
import { inSql, stateAfter, statesThat, statesWith } from '#shop/orders/states.ts';
import type { orders } from '#shop/orders/server/tables.ts';

type Payer = { userId: number | null; phone: string };

/** No order is promised later than this many days ahead. */
const mostDaysAhead = 60;

/**
 * Lets orders of an inbox or to a phone number wait for each other until the transaction ends. Locks the customer first, then the
 * phone number, which prevents deadlocks.
 */
export async function lockPayer(tx: Db, { userId, phone }: Payer): Promise<void> {
  await executeNamed(tx, 'lock_payer', locking, [userId, phone]);
}

export const payerLocks = `pg_advisory_xact_lock(hashtext('orders of a customer'), ${inboxKey('$1::int')}),
  pg_advisory_xact_lock(hashtext('orders to a phone'), hashtext($2))`;

const locking = `select ${payerLocks}`;

type Params = Payer & {
  orderId: string;
  estimatedDeliveryDate: string | null;
  now?: Date;
  /** Where the parcel of a new order goes. Staff who change an order have looked at it, so no block is read for it. */
  place?: Pick<PlaceOrderBody, 'pincode' | 'addressLine'>;
};

type CashOrder = Parameters<typeof paymentOf>[0];

/**
 * Returns the cash in paise of the other orders of an inbox or to a phone number that were placed today, or are promised for the
 * same day. The caller holds the locks of `lockPayer`. Where the customer has received a parcel at the number, orders of accounts that
 * never did do not count, so that strangers block nothing. The same statement reads whether staff blocked cash orders of an account of the inbox, or to the
 * number or the `place`.
 */
export async function cashOfDay(
  tx: Db,
  { userId, phone, orderId, estimatedDeliveryDate, now = new Date(), place }: Params,
): Promise<{ othersPaise: number; isBlocked: boolean }> {
  const today = dayOf(now);
  const { rows } = await executeNamed(tx, 'cash_of_day', reading, [
    userId,
    phone,
    orderId,
    startOf(today).toISOString(),
    estimatedDeliveryDate,
    startOf(addDays(today, -mostDaysAhead)).toISOString(),
    place?.pincode ?? null,
    place ? addressHash(place) : null,
  ]);
  // Without another order there is one row, which holds the block alone.
  const found = rows as (CashOrder & { id: string | null; isBlocked: boolean })[];
  return {
    othersPaise: found
      .filter(({ id }) => id !== null)
      .reduce((sum, order) => sum + paymentOf(order).atDoorPaise, 0),
    isBlocked: found[0]!.isBlocked,
  };
}

const mine = accountsOfInbox('$1::int');
const paid = inSql(statesWith(({ payment }) => payment !== 'nothing'));
const due = inSql(statesWith(({ payment }) => payment === 'due'));
const arrived = inSql(statesThat('hasArrived'));

const received = (account: string) =>
  `exists (select from orders where user_id = ${account} and address->>'phone' = $2 and state in ${arrived})`;

const ofDay = `id <> $3 and state in ${paid} and placed_at >= $6::timestamptz
  and (placed_at >= $4::timestamptz and placed_at < $4::timestamptz + interval '1 day' or (estimated_delivery_date = $5::date and state in ${due}))`;

const blocked = `exists (select from cash_blocks where ends_at > now() and $7::text is not null
  and (kind, value) in (select 'customer', account::text from unnest(${mine}) as account
    union all values ('phone', $2), ('pincode', $7::text), ('address', $8::text)))`;

const reading = `
  select ${blocked} as "isBlocked", others.* from (values (1)) as one (n) left join (
  select id, state, payment_mode as "paymentMode", total_paise as "totalPaise" from orders where user_id = any(${mine}) and ${ofDay}
  union
  select id, state, payment_mode, total_paise from orders as other
  where address->>'phone' = $2 and ${ofDay}
    and (other.user_id is null or not ${received('$1::int')} or ${received('other.user_id')})
  ) as others on true`;

/** Refuses (409) cash that makes the orders of a person on a day reach what the law lets nobody receive (Income-tax Act 2025, section 186 (1)(a)). */
export function refuseCashOfDay(others: number, order: CashOrder): void {
  const cash = paymentOf(order).atDoorPaise;
  if (cash > 0 && others + cash >= cashBelowPaise) throw refusals.tooMuchCashInDay();
}

/** Refuses (409) a cash order that staff blocked. The words are the same for an account, a number, a pincode and an address. */
export function refuseBlockedCash(
  { isBlocked }: { isBlocked: boolean },
  { paymentMode }: Pick<PlaceOrderBody, 'paymentMode'>,
): void {
  if (!isBlocked) return;
  const order = { state: stateAfter.placing, paymentMode, totalPaise: 1 };
  if (paymentOf(order).atDoorPaise > 0) throw refusals.cashNotOffered();
}

/** Refuses (409) an order that takes too much cash beside the other orders of its customer, to whom it may be new. */
export async function refuseCashInDay(tx: Db, order: typeof orders.$inferSelect): Promise<void> {
  const { id: orderId, userId, placedAt, estimatedDeliveryDate } = order;
  const payer = { userId, phone: order.address.phone };
  await lockPayer(tx, payer);
  const { othersPaise } = await cashOfDay(tx, { ...payer, orderId, estimatedDeliveryDate, now: placedAt });
  refuseCashOfDay(othersPaise, order);
}
