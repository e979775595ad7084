import { type Db, executeNamed } from '#platform/server/db.ts';
import { accountsOfInbox } from '#shop/accounts/server/accounts-of-inbox.ts';
import type { Promotion } from '#shop/promotions/promotion.ts';
import { sameStreet } from '../caps/cap-units.ts';
import { inSql, statesWith } from '#shop/orders/states.ts';

/** A cart knows the account alone. The order knows phone and address too. */
export type OrderingCustomer = {
  userId: number | null;
  orderId?: string;
  phone?: string;
  pincode?: string;
  addressLine?: string;
  /** Of an order without an account. */
  email?: string | null;
};

/** The facts that the offers of a customer depend on. */
export type CustomerFacts = {
  /** Of the inbox, the phone number and the address. */
  isFirstOrder: boolean;
  /** How often the customer used each promotion. */
  uses: Record<number, number>;
};

/** Whether a rule asks who orders. */
export function isPersonal({ isFirstOrder, perCustomer }: Pick<Promotion, 'isFirstOrder' | 'perCustomer'>) {
  return isFirstOrder || perCustomer !== null;
}

const counted = inSql(statesWith(({ next, hasArrived }) => next.length > 0 || hasArrived));

/**
 * Open and delivered orders count. Cancelled and returned orders do not. An order without an account counts those of its inbox; one of an
 * account does not count what somebody ordered under its address.
 */
const reading = `
  with own as (
    select id, state, replaces from orders
    where id is distinct from $2::uuid and (user_id = any(${accountsOfInbox('$1::int')}) or address->>'phone' = $3
      or (address->>'pincode' = $4 and ${sameStreet('$5')})
      or inbox_of(contact_email) = inbox_of($7) or user_id = any(array(select id from users where inbox_of(email) = inbox_of($7))))
  )
  select not exists (select from own where replaces is null and state in ${counted}) as "isFirstOrder",
    (select coalesce(json_object_agg(promotion_id, uses), '{}') from (
      select promotion_id, count(*)::int as uses from promotion_uses
      where order_id in (select id from own) and given_back_at is null and promotion_id = any($6::int[]) group by promotion_id
    ) as used) as uses`;

/**
 * Returns what the offers of a customer depend on. An order reads it behind the locks of `capOrders`, so that of several orders at once the
 * first alone is the first one.
 */
export async function readCustomerFacts(
  db: Db,
  { userId, orderId, phone, pincode, addressLine, email }: OrderingCustomer,
  promotions: readonly Promotion[],
): Promise<CustomerFacts> {
  const { rows } = await executeNamed(db, 'offer_facts', reading, [
    userId,
    orderId ?? null,
    phone ?? null,
    pincode ?? null,
    addressLine ?? null,
    promotions.map(({ id }) => id),
    email ?? null,
  ]);
  return rows[0] as CustomerFacts;
}
