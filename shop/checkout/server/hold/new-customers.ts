import { hourSeconds } from '#platform/india-time.ts';
import { type Db, executeNamed } from '#platform/server/db.ts';
import { ownersNetwork } from '#platform/server/limits/client-network.ts';
import { countingUses, keyOf } from '#platform/server/limits/limit-rate.ts';
import { accountsOfInbox } from '#shop/accounts/server/accounts-of-inbox.ts';
import type { PlaceOrderBody } from '#shop/orders/body/place-order-body.ts';
import type { HoldReason } from '#shop/orders/hold.ts';
import { paymentOf } from '#shop/orders/payment-of.ts';
import { finalStates, inSql, stateAfter, statesThat } from '#shop/orders/states.ts';

/** How many cash orders of new customers go to the courier without a confirmation. */
export type NewCustomerRules = {
  /** Orders of a network in an hour. */
  perNetwork: number;
  /** Open orders of all together. */
  openTogether: number;
  /** The network of the order. */
  network: string;
};

type Params = {
  userId: number | null;
  order: PlaceOrderBody;
  rules: NewCustomerRules | undefined;
  /** The order waits for its payment by UPI, so it holds stock without cash too. */
  isAwaited?: boolean;
};

/** A new customer has received no order yet. Beyond a budget the order waits for its confirmation. */
export type Newness = { isNew: boolean; hold: HoldReason | null };

const known: Newness = { isNew: false, hold: null };

/**
 * Counts an unpaid order of a new customer against the budgets, in one statement of its own before the order's transaction, so that the orders
 * of one network do not wait for each other. Nothing is refused. An order by staff, without rules or without cash counts for nothing.
 */
export async function countNewCustomer(
  db: Db,
  { userId, order, rules, isAwaited = false }: Params,
): Promise<Newness> {
  const { paymentMode, orderId } = order;
  if (!rules || userId === null) return known;
  const { atDoorPaise } = paymentOf({ state: stateAfter.placing, paymentMode, totalPaise: 1 });
  if (atDoorPaise === 0 && !isAwaited) return known;
  const budgets = budgetsOf(rules).map((budget) => Object.assign(budget, { key: keyOf(budget) }));
  const { rows } = await executeNamed(db, 'new_customer', counting, [
    userId,
    orderId,
    rules.openTogether,
    budgets.map(({ key }) => key),
    budgets.map(({ windowSeconds }) => windowSeconds),
  ]);
  const [{ isNew, open, uses }] = rows as [{ isNew: boolean; open: number; uses: Record<string, number> }];
  if (!isNew) return known;
  const isWithin = budgets.every(({ key, limit }) => uses[key]! <= limit);
  return { isNew, hold: isWithin && open < rules.openTogether ? null : 'many_new' };
}

/** The owner of an IPv6 network has many small ones. */
function budgetsOf({ network, perNetwork }: NewCustomerRules) {
  const wide = ownersNetwork(network);
  const own = { name: 'new-cash-orders', subject: network, limit: perNetwork, windowSeconds: hourSeconds };
  return wide === network
    ? [own]
    : [own, { ...own, name: 'new-cash-orders-wide', subject: wide, limit: perNetwork * 4 }];
}

/** A repeated request counts once. The count ends at the budget, so it costs the same however large the shop is. */
const counting = `
  with customer as (
    select not exists (select from orders where id = $2)
      and not exists (select from orders where user_id = any(${accountsOfInbox('$1::int')}) and replaces is null
         and state in ${inSql(statesThat('hasArrived'))}) as is_new
  ), used as (${countingUses('unnest($4::text[], $5::int[]) as budget (key, seconds), customer where is_new')})
  select (select is_new from customer) as "isNew", (select json_object_agg(key, count) from used) as uses,
    (select count(*)::int from (
      select from orders
      where of_new_customer and confirmed_by is null and state not in ${inSql(finalStates)} and (held_for is null or held_for = 'later_day')
      limit $3::int
    ) as open_orders) as open`;
