import { hourSeconds } from '#platform/india-time.ts';
import { type Db, executeNamed } from '#platform/server/db.ts';
import { ownersNetwork } from '#platform/server/limits/client-network.ts';
import { isWithinRate } from '#platform/server/limits/limit-rate.ts';
import { accountsOfInbox } from '#shop/accounts/server/accounts-of-inbox.ts';
import type { PlaceOrderBody } from '../../body/place-order-body.ts';
import type { HoldReason } from '../../hold.ts';
import { paymentOf } from '../../payment-of.ts';
import { finalStates, inSql, stateAfter, statesThat } from '../../states.ts';

/** How many cash orders of new customers go to the courier without a confirmation. */
export type NewCustomerRules = {
  /** Orders of a network in an hour. */
  perNetwork: number;
  /** Open orders of all together. */
  openTogether: number;
  /** The network of the order. */
  network: string;
};

type Params = { userId: number | null; order: PlaceOrderBody; rules: NewCustomerRules | undefined };

/** A new customer has received no order yet. Beyond a budget the order waits for its confirmation. */
export type Newness = { isNew: boolean; hold: HoldReason | null };

const known: Newness = { isNew: false, hold: null };

/**
 * Counts a cash order of a new customer against the budgets, in statements of its own before the order's transaction, so that the orders
 * of one network do not wait for each other. Nothing is refused. An order by staff, without rules or without cash counts for nothing.
 */
export async function countNewCustomer(db: Db, { userId, order, rules }: Params): Promise<Newness> {
  const { paymentMode, orderId } = order;
  if (!rules || userId === null) return known;
  if (paymentOf({ state: stateAfter.placing, paymentMode, totalPaise: 1 }).atDoorPaise === 0) return known;
  const { rows } = await executeNamed(db, 'new_customer', reading, [userId, orderId, rules.openTogether]);
  const [{ isNew, open }] = rows as [{ isNew: boolean; open: number }];
  if (!isNew) return known;
  const isWithin = await isWithinRate(db, budgetsOf(rules));
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
const reading = `
  select not exists (select from orders where id = $2)
      and not exists (select from orders where user_id = any(${accountsOfInbox('$1::int')}) and replaces is null
        and state in ${inSql(statesThat('hasArrived'))}) as "isNew",
    (select count(*)::int from (
      select from orders
      where of_new_customer and confirmed_by is null and state not in ${inSql(finalStates)} and (held_for is null or held_for = 'later_day')
      limit $3::int
    ) as open_orders) as open`;
