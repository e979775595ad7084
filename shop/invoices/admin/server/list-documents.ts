import { and, eq, gte, lt, or, type SQL } from 'drizzle-orm';
import type { ListPage } from '#platform/admin/list.ts';
import { keyset } from '#platform/admin/server/keyset.ts';
import { startOf } from '#platform/india-time.ts';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { orders } from '#shop/orders/server/tables.ts';
import type { DeliveryChallan } from '../../challan.ts';
import type { CreditNote, Invoice } from '../../invoice.ts';
import {
  creditNotes,
  deliveryChallans,
  invoices,
  receiptVouchers,
  refundVouchers,
} from '../../server/tables.ts';
import type { ReceiptVoucher, RefundVoucher } from '../../voucher.ts';
import { type ListedDocument, type DocumentKind, refusals } from '../documents.ts';

export const documentTables = {
  invoice: invoices,
  'credit-note': creditNotes,
  'delivery-challan': deliveryChallans,
  'receipt-voucher': receiptVouchers,
  'refund-voucher': refundVouchers,
};

type Params = {
  cursor?: string | undefined;
  kind?: DocumentKind | undefined;
  month?: string | undefined;
  q?: string | undefined;
};

/** Lists issued documents of one kind, the newest first (GET /api/admin/papers). Returns a page. Refuses a foreign cursor (400). */
export async function listDocuments(
  db: Db,
  { cursor, kind = 'invoice', month, q }: Params,
): Promise<ListPage<ListedDocument>> {
  const table = documentTables[kind];
  const page = keyset({ name: `${kind}s`, by: table.issuedAt, id: table.id, descending: true }, cursor);
  const rows = await db
    .select({ id: table.id, content: table.content, position: page.position })
    .from(table)
    .innerJoin(orders, eq(orders.id, table.orderId))
    .where(and(page.after, month ? issuedIn(kind, month) : undefined, q ? named(kind, q) : undefined))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { rows: listed, next } = page.toPage(rows);
  return {
    rows: listed.map(({ id, content }) => {
      const { number, day, orderNumber, buyer, totalPaise } = content;
      return { id, kind, number, day, orderNumber, state: buyer.state, total: toRupees(totalPaise) };
    }),
    next,
  };
}

/** The condition that a document was issued in a month, in India. */
export function issuedIn(kind: DocumentKind, month: string): SQL | undefined {
  const { issuedAt } = documentTables[kind];
  return and(gte(issuedAt, startOf(`${month}-01`)), lt(issuedAt, startOf(`${nextMonth(month)}-01`)));
}

/** `2026-12` → `2027-01` */
export function nextMonth(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

/** Finds a document by its number, and documents by the number of their order, each by its own index. */
function named(kind: DocumentKind, q: string): SQL | undefined {
  const table = documentTables[kind];
  const [, year, serial] = /^[A-Z][A-Z0-9]{0,2}\/(\d\d-\d\d)\/(\d{1,6})$/i.exec(q) ?? [];
  const ofOrder = eq(orders.orderNumber, q.toUpperCase());
  if (!year) return ofOrder;
  return or(ofOrder, and(eq(table.financialYear, `20${year}`), eq(table.serial, Number(serial))));
}

export type Issued = { orderId: string } & (
  | { kind: 'invoice'; document: Invoice }
  | { kind: 'credit-note'; document: CreditNote }
  | { kind: 'delivery-challan'; document: DeliveryChallan }
  | { kind: 'receipt-voucher'; document: ReceiptVoucher }
  | { kind: 'refund-voucher'; document: RefundVoucher }
);

/** Returns an issued document. Refuses an unknown one (404). */
export async function findDocument(
  db: Db,
  { kind, id }: { kind: DocumentKind; id: number },
): Promise<Issued> {
  const table = documentTables[kind];
  const [found] = await db
    .select({ content: table.content, orderId: table.orderId })
    .from(table)
    .where(eq(table.id, id));
  if (!found) throw refusals.unknownDocument();
  return { kind, document: found.content, orderId: found.orderId } as Issued;
}
