import type { Context, Hono } from 'hono';
import { serveCall } from '#platform/server/serve-call.ts';
import * as calls from '#shop/invoicing/contract.ts';
import { drawCreditNote, drawInvoice } from '#shop/invoicing/server/draw-invoice.ts';
import { issueCreditNote } from '#shop/invoicing/server/issue-credit-note.ts';
import { issueInvoice } from '#shop/invoicing/server/issue-invoice.ts';
import { openInvoice } from '#shop/invoicing/server/open-invoice.ts';
import { sellerOf } from '#shop/invoicing/server/seller-of.ts';
import { getOrder } from '#shop/ordering/server/get-order.ts';
import type { ApiEnv } from '../context.ts';
import { personOf, signedIn } from '../door/guards.ts';

/** Invoices and credit notes as PDF, to the person whose order it is or whoever has the mail's link. */
export function serveInvoices(app: Hono<ApiEnv>): void {
  serveCall(app, calls.getInvoice, [signedIn], async ({ params }, c) => {
    const invoice = await issueInvoice(c.var.db, await ofMine(c, params));
    nameFile(c, 'attachment', `invoice-${invoice.number}`);
    return drawInvoice(invoice, { shopName: c.var.config.SHOP_NAME });
  });

  serveCall(app, calls.getCreditNote, [signedIn], async ({ params }, c) => {
    const note = await issueCreditNote(c.var.db, await ofMine(c, params));
    nameFile(c, 'attachment', `credit-note-${note.number}`);
    return drawCreditNote(note, { shopName: c.var.config.SHOP_NAME });
  });

  serveCall(app, calls.openInvoice, [], async ({ params }, c) => {
    const invoice = await openInvoice(c.var.db, { ...params, seller: sellerOf(c.var.config) });
    nameFile(c, 'inline', `invoice-${invoice.number}`);
    return drawInvoice(invoice, { shopName: c.var.config.SHOP_NAME });
  });
}

async function ofMine(c: Context<ApiEnv>, { orderNumber }: { orderNumber: string }) {
  const { orderId } = await getOrder(c.var.db, { personId: personOf(c), orderNumber });
  return { orderId, seller: sellerOf(c.var.config) };
}

function nameFile(c: Context<ApiEnv>, how: 'attachment' | 'inline', name: string): void {
  c.header('content-disposition', `${how}; filename="${name.replaceAll('/', '-')}.pdf"`);
}
