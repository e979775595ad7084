import type { Db } from '#platform/server/db.ts';
import { refusals } from '#shop/orders/body/address-change.ts';
import type { HoldRules } from '#shop/orders/hold.ts';
import type { orders } from '#shop/orders/server/tables.ts';
import { capRefusals, type OrderCaps } from '../../order-caps.ts';
import { decideHold, readHistory } from '../hold/decide-hold.ts';
import { countOpenOrders } from './cap-orders.ts';
import { cashOfDay, lockPayer, refuseBlockedCash } from './cash-of-day.ts';

type OrderRow = typeof orders.$inferSelect;

export type Recipient = Pick<
  OrderRow['address'],
  'name' | 'phone' | 'addressLine' | 'city' | 'state' | 'pincode'
>;

export function movesElsewhere({ address }: OrderRow, { phone, pincode, addressLine }: Recipient): boolean {
  return phone !== address.phone || pincode !== address.pincode || addressLine !== address.addressLine;
}

type Rules = { recipient: Recipient; caps?: OrderCaps | undefined; holdRules?: HoldRules | undefined };

/** Refuses (409) an address that a new order would not get, so that nobody orders to one and changes to the other. */
export async function refuseAsNew(
  tx: Db,
  order: OrderRow,
  { recipient, caps, holdRules }: Rules,
): Promise<void> {
  const { id: orderId, userId, estimatedDeliveryDate, paymentMode, totalPaise, placedAt: now } = order;
  const { phone, pincode, addressLine } = recipient;
  const payer = { userId, phone };
  await lockPayer(tx, payer);
  const place = { pincode, addressLine };
  // A replacement takes no cash.
  if (totalPaise > 0)
    refuseBlockedCash(await cashOfDay(tx, { ...payer, orderId, estimatedDeliveryDate, now, place }), {
      paymentMode,
    });
  if (caps && phone !== order.address.phone) {
    const { phoned, received } = await countOpenOrders(tx, { userId, phone, orderId });
    if (phoned >= caps.openPerPhone && !received) throw capRefusals.tooManyOrdersToPhone();
  }
  // The amount has not changed. The shop has already asked about a confirmed order.
  const asks = holdRules && order.confirmedBy === null && !order.replaces;
  const rules = asks ? { ...holdRules, abovePaise: null } : undefined;
  const history = await readHistory(tx, { userId, phone, pincode, orderId, rules });
  if (decideHold(rules, history, { totalPaise }) !== null) throw refusals.askFirst();
}
