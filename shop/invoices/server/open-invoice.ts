import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { readInvoiceLink, readOwnDocument } from '#shop/orders/server/tracking/signed-links.ts';
import { isErased } from '#shop/orders/server/erase/erase-customer.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { linkRefusals } from '#shop/orders/tracking/contract.ts';
import { hasInvoice } from '../invoice.ts';
import type { Seller } from '../seller.ts';
import { type DispatchDocument, issueDispatchDocument } from './challans/dispatch-document.ts';

/** Returns the invoice, or the challan of a replacement, of an email's link (GET /api/invoices/{token}). Refuses a foreign or expired
 * link, and one of a deleted account (404). */
export async function openInvoice(
  db: Db,
  { token, seller, now = new Date() }: { token: string; seller: Seller; now?: Date },
): Promise<DispatchDocument> {
  const orderId = await readableOrder(db, readInvoiceLink(token, now));
  return issueDispatchDocument(db, { orderId, seller, now });
}

type OwnDocument = { token: string; kind: string };

/** Returns the order of a link that its customer has just got. Refuses like `openInvoice`. */
export async function orderOfDocument(db: Db, { token, kind }: OwnDocument): Promise<string> {
  return readableOrder(db, readOwnDocument(token), kind.endsWith('-voucher'));
}

/** An order has vouchers before its invoice. */
async function readableOrder(db: Db, orderNumber: string | null, isVoucher = false): Promise<string> {
  const [order] = orderNumber
    ? await db.select().from(orders).where(eq(orders.orderNumber, orderNumber))
    : [];
  if (!order || isErased(order) || !(isVoucher || hasInvoice(order.state))) throw linkRefusals.linkOver();
  return order.id;
}
