import { and } from 'drizzle-orm';
import type { ListPage } from '#platform/admin/list.ts';
import { keyset } from '#platform/admin/server/keyset.ts';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { payments } from '#shop/payments/server/tables.ts';
import type { OpenPayment } from '#shop/settlements/admin/contract.ts';
import { isUpiOnTheWay } from '../../server/arrived-credits.ts';

/**
 * Lists payments to the shop's own UPI ID that arrived and that no statement of the bank has, the oldest first (GET
 * /api/admin/money/payments?show=upi). Returns a page, in rupees. Refuses a foreign cursor (400).
 */
export async function listUpiOnTheWay(
  db: Db,
  { cursor }: { cursor?: string | undefined },
): Promise<ListPage<OpenPayment>> {
  const page = keyset({ name: 'UPI on the way', by: payments.createdAt, id: payments.id }, cursor);
  const rows = await db
    .select({ payment: payments, position: page.position })
    .from(payments)
    .where(and(isUpiOnTheWay, page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { rows: listed, next } = page.toPage(rows);
  return {
    rows: listed.map(({ payment: { id, orderNumber, provider, capturedAt, amountPaise } }) => ({
      id,
      orderNumber,
      provider,
      at: capturedAt!.toISOString(),
      amount: toRupees(amountPaise),
      returnId: null,
    })),
    next,
  };
}
