import { type Db, executeNamed, pipelined } from '#platform/server/db.ts';
import { accountsOfInbox } from '#shop/accounts/server/accounts-of-inbox.ts';
import { capRefusals, maxAwaited, type OrderCaps } from '../../order-caps.ts';
import type { PlaceOrderBody } from '#shop/orders/body/place-order-body.ts';
import { finalStates, inSql, stateAfter, statesThat } from '#shop/orders/states.ts';
import type { Price } from '#shop/pricing/price-of.ts';
import {
  awaitedMethod,
  methodOf,
  type PaymentMethodName,
  paymentMethodNames,
} from '#shop/payments/methods.ts';
import { refusals } from '#shop/orders/contract.ts';
import { isTooMuchCash, refusals as limitRefusals } from '#shop/orders/legal-limits.ts';
import { payerLocks } from './cash-of-day.ts';
import { addressKey } from '#shop/addresses/server/address-key.ts';
import { countingUnits, type OpenUnits, valuesOfUnits } from './cap-units.ts';

type Capped = {
  userId: number | null;
  order: PlaceOrderBody;
  caps: OrderCaps;
  paymentMode: PaymentMethodName;
};

/**
 * Refuses (409) an order beyond the caps: open cash orders, and orders that wait for a payment, per customer and per phone number, and a
 * customer's orders in a day. All accounts of an inbox are one customer. Orders of one customer, to one phone number or to one address wait for each
 * other until the transaction ends, so that concurrent ones count. Orders of staff and subscriptions do not count. A phone number
 * where the customer has received an order belongs to the customer, so strangers' orders to it block nothing. Returns the units
 * of the ordered products in open orders, for `capUnits`. A customer without an account is counted by phone number and address alone.
 */
export async function capOrders(tx: Db, { userId, order, caps, paymentMode }: Capped): Promise<OpenUnits[]> {
  const values = valuesOfUnits({ userId, order });
  const [, { rows }] = await pipelined([
    executeNamed(tx, 'lock_order_caps', locking, [userId, order.customerPhone, addressKey(order)]),
    executeNamed(tx, 'count_open', countingAll, values),
  ]);
  const [{ open, units }] = rows as [{ open: Counted; units: OpenUnits[] }];
  if (paymentMode === awaitedMethod) capAwaited(open);
  else capCash(open, caps);
  if (open.today >= caps.perDay) throw capRefusals.tooManyOrdersToday(caps.perDay);
  return units;
}

type Counted = {
  mine: number;
  phoned: number;
  /** Those that wait for a payment. */
  myAwaited: number;
  phonedAwaited: number;
  today: number;
  received: boolean;
};

/** Refuses (409) a cash order beyond the caps of open ones. Orders that are paid, or wait for a payment, are none. */
export function capCash({ mine, phoned, received }: Counted, caps: OrderCaps): void {
  if (mine >= caps.openPerCustomer) throw capRefusals.tooManyOpenOrders(mine);
  if (phoned >= caps.openPerPhone && !received) throw capRefusals.tooManyOrdersToPhone();
}

/** Refuses (409) an order that would wait for its payment beside as many others. */
function capAwaited({ myAwaited, phonedAwaited, received }: Counted): void {
  if (myAwaited >= maxAwaited || (phonedAwaited >= maxAwaited && !received))
    throw capRefusals.tooManyAwaited();
}

/** Counts the other orders of a customer and the open ones to a mobile number. The caller holds their locks. */
export async function countOpenOrders(
  tx: Db,
  { userId, phone, orderId }: { userId: number | null; phone: string; orderId: string },
): Promise<Counted> {
  const { rows } = await executeNamed(tx, 'count_open_orders', countingOrders, [userId, phone, orderId]);
  return (rows as Counted[])[0]!;
}

/** Always locks the customer first, then the phone number, then the address, which prevents deadlocks. */
const locking = `select ${payerLocks},
  pg_advisory_xact_lock(hashtext('orders to an address'), hashtext($3))`;

const mine = accountsOfInbox('$1::int');
const over = inSql(finalStates);
const arrived = inSql(statesThat('hasArrived'));
const inCash = `(${paymentMethodNames
  .filter((name) => methodOf(name).due === 'at the door')
  .map((name) => `'${name}'`)
  .join(', ')})`;

const countingOrders = `
  with counted as (
    select coalesce(user_id = any(${mine}), false) as is_mine, address->>'phone' = $2 as is_phoned, placed_at,
      state not in ${over} as is_open, payment_mode in ${inCash} as is_cash, held_for = 'payment' as is_awaited
    from orders
    where id <> $3
      and (user_id = any(${mine}) or (address->>'phone' = $2 and state not in ${over}))
      and exists (select from order_events where order_id = orders.id and order_events.state = '${stateAfter.placing}' and actor = 'shopper')
  )
  select count(*) filter (where is_mine and is_open and is_cash)::int as mine,
    count(*) filter (where is_phoned and is_open and is_cash)::int as phoned,
    count(*) filter (where is_mine and is_awaited)::int as "myAwaited",
    count(*) filter (where is_phoned and is_awaited)::int as "phonedAwaited",
    count(*) filter (where is_mine and placed_at > now() - interval '24 hours')::int as today,
    exists (select from orders where user_id = $1 and replaces is null and state in ${arrived} and address->>'phone' = $2) as received
  from counted`;

const countingAll = `
  select (select to_json(counted) from (${countingOrders}) as counted) as open,
    (select coalesce(json_agg(units), '[]') from (${countingUnits}) as units) as units`;

/** ₹1 crore. Amounts of an order are stored as whole paise in four bytes, which hold about two. */
const maxPaise = 1_000_000_000;

type Sums = Pick<Price, 'subtotalPaise' | 'payablePaise'> & { paymentMode: PaymentMethodName };

/** Refuses (409) an order above what the shop can store, and cash that the law lets nobody take (`isTooMuchCash`). */
export function refuseTooLarge({ subtotalPaise, payablePaise, paymentMode }: Sums): void {
  if (subtotalPaise > maxPaise) throw refusals.tooLarge();
  if (isTooMuchCash({ paymentMode, totalPaise: payablePaise })) throw limitRefusals.tooMuchCash();
}
