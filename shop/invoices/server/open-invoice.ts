import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { readInvoiceLink } from '#shop/orders/server/tracking/signed-links.ts';
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
  const orderNumber = readInvoiceLink(token, now);
  const [order] = orderNumber
    ? await db.select().from(orders).where(eq(orders.orderNumber, orderNumber))
    : [];
  if (!order || isErased(order) || !hasInvoice(order.state)) throw linkRefusals.linkOver();
  return issueDispatchDocument(db, { orderId: order.id, seller, now });
}
