import type { ListPage } from '#platform/admin/list.ts';
import type { Db } from '#platform/server/db.ts';
import type { OpenPayment } from '#shop/settlements/admin/contract.ts';
import { listRefundsThat } from '#shop/settlements/admin/server/read-money.ts';
import { refundsOnTheWay } from '../../server/refund-sums.ts';

/**
 * Lists refunds that the owner noted as paid and that no statement of the bank has, the oldest first (GET /api/admin/money/payments?show=paid).
 * Returns a page, in rupees. Refuses a foreign cursor (400).
 */
export function listRefundsOnTheWay(
  db: Db,
  { cursor }: { cursor?: string | undefined },
): Promise<ListPage<OpenPayment>> {
  return listRefundsThat(db, { name: 'refunds on the way', rows: refundsOnTheWay, cursor });
}
