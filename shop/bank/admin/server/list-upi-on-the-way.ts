import type { ListPage } from '#platform/admin/list.ts';
import type { Db } from '#platform/server/db.ts';
import type { OpenPayment } from '#shop/settlements/admin/contract.ts';
import { listPaymentsThat } from '#shop/settlements/admin/server/read-money.ts';
import { isUpiOnTheWay } from '../../server/arrived-credits.ts';

/**
 * Lists payments to the shop's own UPI ID that arrived and that no statement of the bank has, the oldest first (GET
 * /api/admin/money/payments?show=upi). Returns a page, in rupees. Refuses a foreign cursor (400).
 */
export function listUpiOnTheWay(
  db: Db,
  { cursor }: { cursor?: string | undefined },
): Promise<ListPage<OpenPayment>> {
  return listPaymentsThat(db, { name: 'UPI on the way', is: isUpiOnTheWay, cursor });
}
