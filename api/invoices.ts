import type { Context, Hono } from 'hono';
import { letterheadOf } from '#shop/invoices/server/draw-head.ts';
import type { EndpointInput } from '#platform/endpoint.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import * as invoices from '#shop/invoices/contract.ts';
import {
  drawDispatchDocument,
  issueDispatchDocument,
} from '#shop/invoices/server/challans/dispatch-document.ts';
import { drawCreditNote } from '#shop/invoices/server/draw-invoice.ts';
import { issueCreditNote } from '#shop/invoices/server/issue-credit-note.ts';
import { drawVoucher } from '#shop/invoices/server/vouchers/draw-voucher.ts';
import { findVoucher } from '#shop/invoices/server/vouchers/issue-vouchers.ts';
import { sellerOf } from '#shop/invoices/server/settings.ts';
import { isInnerBrowser } from '#platform/reading/inner-browser.ts';
import { openInvoice, orderOfDocument } from '#shop/invoices/server/open-invoice.ts';
import { signOwnDocument } from '#shop/orders/server/tracking/signed-links.ts';
import { getOrder } from '#shop/orders/server/get-order.ts';
import type { ApiEnv } from './context.ts';
import { userOf, signedIn } from './middleware/guards.ts';

/** Mounts invoices and credit notes as PDF, for the order's customer or with the link of an email. */
export function serveInvoices(app: Hono<ApiEnv>): void {
  serveEndpoint(app, invoices.endpoints.get, [signedIn], async ({ params }, c) => {
    const issued = await issueDispatchDocument(c.var.db, await ofMine(c, params));
    nameFile(c, 'attachment', `${issued.kind}-${issued.document.number}`);
    return drawDispatchDocument(issued, letterheadOf(c.var.config));
  });

  serveEndpoint(app, invoices.endpoints.getCreditNote, [signedIn], async ({ params }, c) => {
    const note = await issueCreditNote(c.var.db, await ofMine(c, params));
    nameFile(c, 'attachment', `credit-note-${note.number}`);
    return drawCreditNote(note, letterheadOf(c.var.config));
  });

  serveEndpoint(app, invoices.endpoints.open, [], async ({ params }, c) => {
    const issued = await openInvoice(c.var.db, { ...params, seller: sellerOf(c.var.config) });
    nameFile(c, 'inline', `${issued.kind}-${issued.document.number}`);
    return drawDispatchDocument(issued, letterheadOf(c.var.config));
  });

  serveEndpoint(app, invoices.endpoints.link, [signedIn], async ({ params, query }, c) => {
    const mine = await ofMine(c, params);
    await issue(c, query.kind, mine.orderId);
    return { path: `/api/documents/${query.kind}/${signOwnDocument(params.orderNumber)}` };
  });

  serveEndpoint(app, invoices.endpoints.openOwn, [], async ({ params }, c) => {
    const orderId = await orderOfDocument(c.var.db, params);
    const { name, draw } = await issue(c, params.kind, orderId);
    // Some browsers inside apps drop a download, and show a PDF.
    nameFile(c, isInnerBrowser(c.req.header('user-agent') ?? '') ? 'inline' : 'attachment', name);
    return draw();
  });
}

type Kind = EndpointInput<typeof invoices.endpoints.openOwn>['params']['kind'];

async function issue({ var: { db, config } }: Context<ApiEnv>, kind: Kind, orderId: string) {
  const order = { orderId, seller: sellerOf(config) };
  if (kind === 'credit-note') {
    const note = await issueCreditNote(db, order);
    return { name: `credit-note-${note.number}`, draw: () => drawCreditNote(note, letterheadOf(config)) };
  }
  if (kind === 'receipt-voucher' || kind === 'refund-voucher') {
    const voucher = await findVoucher(db, { ...order, kind });
    return { name: `${kind}-${voucher.number}`, draw: () => drawVoucher(voucher, letterheadOf(config)) };
  }
  const issued = await issueDispatchDocument(db, order);
  return {
    name: `${issued.kind}-${issued.document.number}`,
    draw: () => drawDispatchDocument(issued, letterheadOf(config)),
  };
}

async function ofMine(c: Context<ApiEnv>, { orderNumber }: { orderNumber: string }) {
  const { orderId } = await getOrder(c.var.db, { userId: userOf(c), orderNumber });
  return { orderId, seller: sellerOf(c.var.config) };
}

function nameFile(c: Context<ApiEnv>, how: 'attachment' | 'inline', name: string): void {
  c.header('content-disposition', `${how}; filename="${name.replaceAll('/', '-')}.pdf"`);
}
