import type { Context, Hono } from 'hono';
import { letterheadOf } from '#shop/invoices/server/draw-head.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import * as invoices from '#shop/invoices/contract.ts';
import {
  drawDispatchDocument,
  issueDispatchDocument,
} from '#shop/invoices/server/challans/dispatch-document.ts';
import { drawCreditNote } from '#shop/invoices/server/draw-invoice.ts';
import { issueCreditNote } from '#shop/invoices/server/issue-credit-note.ts';
import { openInvoice } from '#shop/invoices/server/open-invoice.ts';
import { sellerOf } from '#shop/invoices/server/settings.ts';
import { getOrder } from '#shop/orders/server/get-order.ts';
import type { ApiEnv } from './context.ts';
import { userOf, signedIn } from './middleware/guards.ts';

/** Mounts invoices and credit notes as PDF, for the order's customer or with the link of an email. */
export function serveInvoices(app: Hono<ApiEnv>): void {
  serveEndpoint(app, invoices.endpoints.get, [signedIn], async ({ params }, c) => {
    const issued = await issueDispatchDocument(c.var.db, await ofMine(c, params));
    nameFile(c, 'attachment', `${issued.kind}-${issued.paper.number}`);
    return drawDispatchDocument(issued, letterheadOf(c.var.config));
  });

  serveEndpoint(app, invoices.endpoints.getCreditNote, [signedIn], async ({ params }, c) => {
    const note = await issueCreditNote(c.var.db, await ofMine(c, params));
    nameFile(c, 'attachment', `credit-note-${note.number}`);
    return drawCreditNote(note, letterheadOf(c.var.config));
  });

  serveEndpoint(app, invoices.endpoints.open, [], async ({ params }, c) => {
    const issued = await openInvoice(c.var.db, { ...params, seller: sellerOf(c.var.config) });
    nameFile(c, 'inline', `${issued.kind}-${issued.paper.number}`);
    return drawDispatchDocument(issued, letterheadOf(c.var.config));
  });
}

async function ofMine(c: Context<ApiEnv>, { orderNumber }: { orderNumber: string }) {
  const { orderId } = await getOrder(c.var.db, { userId: userOf(c), orderNumber });
  return { orderId, seller: sellerOf(c.var.config) };
}

function nameFile(c: Context<ApiEnv>, how: 'attachment' | 'inline', name: string): void {
  c.header('content-disposition', `${how}; filename="${name.replaceAll('/', '-')}.pdf"`);
}
