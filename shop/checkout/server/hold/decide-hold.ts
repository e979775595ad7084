import { type Db, executeNamed } from '#platform/server/db.ts';
import { accountsOfInbox } from '#shop/accounts/server/accounts-of-inbox.ts';
import type { HoldReason, HoldRules } from '#shop/orders/hold.ts';
import { inSql, statesThat } from '#shop/orders/states.ts';

/** Older orders say little, and a look costs the same however large the shop is. */
const looked = 100;

/** A pincode is a risk when at least a third of its parcels came back. */
export const fewestInPincode = 6;

type Params = { userId: number | null; phone: string; pincode: string; orderId: string };

type History = {
  /** Parcels of the accounts of the inbox. */
  delivered: number;
  returned: number;
  /** An earlier order of the phone was confirmed or needed no confirmation. */
  isPhoneKnown: boolean;
  hasPhoneReturns: boolean;
  inPincode: number;
  returnedInPincode: number;
};

/** Reads what happened to earlier orders, in one statement. Returns null when no rule asks for it. */
export async function readHistory(
  tx: Db,
  { userId, phone, pincode, orderId, rules }: Params & { rules: HoldRules | undefined },
): Promise<History | null> {
  if (!rules || (!rules.firstOrder && rules.abovePaise === null && !rules.afterReturns)) return null;
  const { rows } = await executeNamed(tx, 'order_history', reading, [userId, phone, pincode, orderId]);
  return (rows as History[])[0]!;
}

/** Returns why an order waits for its customer, or null. A customer with a delivered and no returned parcel never waits. */
export function decideHold(
  rules: HoldRules | undefined,
  history: History | null,
  { totalPaise }: { totalPaise: number },
): HoldReason | null {
  if (!rules || !history) return null;
  if (history.delivered > 0 && history.returned === 0) return null;
  const { inPincode, returnedInPincode } = history;
  if (rules.afterReturns && history.hasPhoneReturns) return 'phone_returns';
  if (rules.afterReturns && inPincode >= fewestInPincode && returnedInPincode * 3 >= inPincode)
    return 'pincode_returns';
  if (rules.abovePaise !== null && totalPaise > rules.abovePaise) return 'amount';
  return rules.firstOrder && !history.isPhoneKnown ? 'first_order' : null;
}

const arrived = inSql(statesThat('hasArrived'));
const back = inSql(statesThat('cameBack'));

/**
 * A replacement is refused and taken without cash, so it says nothing. An order that still waits or was cancelled makes no phone
 * known: else two orders at once would pass the rule.
 */
const reading = `
  with of_customer as (
    select state from orders where user_id = any(${accountsOfInbox('$1::int')}) and id <> $4 and replaces is null order by placed_at desc limit ${looked}
  ), of_phone as (
    select state, held_for from orders where address->>'phone' = $2 and id <> $4 and replaces is null order by placed_at desc, id desc limit ${looked}
  ), of_pincode as (
    select state from orders where address->>'pincode' = $3 and id <> $4 and replaces is null and state in ${inSql(statesThat('hasArrived', 'cameBack'))}
    order by placed_at desc, id desc limit ${looked}
  )
  select (select count(*) filter (where state in ${arrived}) from of_customer)::int as delivered,
    (select count(*) filter (where state in ${back}) from of_customer)::int as returned,
    exists (select from of_phone where state not in ${inSql(statesThat('isCancelled'))} and (held_for is null or held_for = 'later_day')) as "isPhoneKnown",
    exists (select from of_phone where state in ${back}) as "hasPhoneReturns",
    (select count(*) from of_pincode)::int as "inPincode",
    (select count(*) filter (where state in ${back}) from of_pincode)::int as "returnedInPincode"`;
