import type { Context, Hono } from 'hono';
import type { Invoice } from '#shop/invoicing/invoice.ts';
import { drawInvoice } from '#shop/invoicing/server/draw-invoice.ts';
import { issueInvoice } from '#shop/invoicing/server/issue-invoice.ts';
import { sellerOf } from '#shop/invoicing/server/seller-of.ts';
import { getOrder } from '#shop/ordering/server/get-order.ts';
import type { ApiEnv } from '../context.ts';
import { personOf, signedIn } from '../door/guards.ts';

/** Invoices as PDF: no JSON, so they stand beside the calls that the document lists. */
export function serveInvoices(app: Hono<ApiEnv>): void {
  app.get('/api/orders/:orderNumber/invoice.pdf', signedIn, async (c) => {
    const named = { personId: personOf(c), orderNumber: c.req.param('orderNumber') };
    const { orderId } = await getOrder(c.var.db, named);
    return sendPdf(c, await issueInvoice(c.var.db, { orderId, seller: sellerOf(c.var.config) }));
  });
}

async function sendPdf(c: Context<ApiEnv>, invoice: Invoice) {
  const pdf = await drawInvoice(invoice, { shopName: c.var.config.SHOP_NAME });
  return c.body(new Uint8Array(pdf), 200, {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="invoice-${invoice.number.replaceAll('/', '-')}.pdf"`,
  });
}
