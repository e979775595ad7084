import { and, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import type { ListPage } from '#platform/admin/list.ts';
import { keyset } from '#platform/admin/server/keyset.ts';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { courierProvider, type PaymentNeed, paymentStatesThat } from '../../payment-states.ts';
import type { PaymentRow } from '../../server/open-payment.ts';
import { payments } from '../../server/tables.ts';
import type { ListedPayment, shownPayments } from '../payments.ts';
import { needColumn, needsOf, needsStaff } from '../../server/payment-needs.ts';

type Params = {
  cursor?: string | undefined;
  show?: (typeof shownPayments)[number] | undefined;
  q?: string | undefined;
};

/**
 * Lists payments by UPI (GET /api/admin/payments): those that need staff or wait, the oldest first, or all, the newest first. `q` is an order number or the
 * reference of a bank. Returns a page. Refuses a foreign cursor (400).
 */
export async function listPayments(db: Db, { cursor, show, q }: Params): Promise<ListPage<ListedPayment>> {
  const kind = show ?? (q ? 'all' : 'tasks');
  const needs = needsOf(db);
  const page = keyset(
    { name: `payments ${kind}`, by: payments.createdAt, id: payments.id, descending: kind === 'all' },
    cursor,
  );
  const conditions: Record<typeof kind, SQL | undefined> = {
    tasks: needsStaff(db),
    waiting: inArray(payments.state, paymentStatesThat('isOpen')),
    all: undefined,
  };
  const named = q ? or(eq(payments.orderNumber, q.toUpperCase()), eq(payments.bankReference, q)) : undefined;
  const rows = await db
    .select({ payment: payments, need: needColumn(needs), position: page.position })
    .from(payments)
    .where(and(page.after, ne(payments.provider, courierProvider), named, conditions[kind]))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { rows: listed, next } = page.toPage(rows);
  return { rows: listed.map(({ payment, need }) => toListed(payment, need)), next };
}

export function toListed(payment: PaymentRow, need: PaymentNeed | null): ListedPayment {
  const { id, orderNumber, provider, state, amountPaise, refundedPaise, createdAt } = payment;
  return {
    id,
    orderNumber,
    provider,
    state,
    amount: toRupees(amountPaise),
    refunded: toRupees(refundedPaise),
    createdAt: createdAt.toISOString(),
    need,
  };
}
