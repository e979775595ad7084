import type { Context, Hono } from 'hono';
import { idsGivenBack } from '#shop/bank/server/refund-sums.ts';
import { letterheadOf } from '#shop/invoices/server/draw-head.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { pictureStore } from '#platform/server/uploads/stores/open-store.ts';
import { storePicture } from '#platform/server/uploads/uploads.ts';
import { findCreditNote } from '#shop/invoices/server/credit-part.ts';
import { drawCreditNote } from '#shop/invoices/server/draw-invoice.ts';
import { endpoints, refusals, type ReturnsOfOrder } from '#shop/returns/contract.ts';
import { refuseOther, withdrawReturn } from '#shop/returns/server/change-return.ts';
import { findLinkedOrder, type OrderRow, readFileLink } from '#shop/returns/server/links.ts';
import { listRefunds } from '#shop/returns/server/list-refunds.ts';
import { setPayout } from '#shop/returns/server/payout.ts';
import { addPhoto, findPhoto } from '#shop/returns/server/photos.ts';
import { readReturnsForCustomer } from '#shop/returns/server/read-returns.ts';
import { requestReturn } from '#shop/returns/server/request-return.ts';
import { theCustomer } from '#shop/returns/server/return-kind.ts';
import { returnRulesOf } from '#shop/returns/server/settings.ts';
import type { ApiEnv } from '../context.ts';
import { signedIn, userOf } from '../middleware/guards.ts';
import { sendPhoto } from './send-photo.ts';

/** Mounts the returns of a delivered order, by its signed link, and their private files. */
export function serveReturns(app: Hono<ApiEnv>): void {
  const show = (c: Context<ApiEnv>, order: OrderRow): Promise<ReturnsOfOrder> =>
    readReturnsForCustomer(c.var.db, {
      order,
      rules: returnRulesOf(c.var.config),
      refundDays: c.var.config.REFUND_DAYS,
    });
  const orderOf = (c: Context<ApiEnv>, { token }: { token: string }) => findLinkedOrder(c.var.db, { token });

  serveEndpoint(app, endpoints.listRefunds, [signedIn], (_, c) =>
    listRefunds(c.var.db, { userId: userOf(c), idsGivenBack }),
  );

  serveEndpoint(app, endpoints.look, [], async ({ body }, c) => show(c, await orderOf(c, body)));

  serveEndpoint(app, endpoints.ask, [], async ({ body }, c) => {
    const order = await orderOf(c, body);
    const { token: _token, ...form } = body;
    await requestReturn(c.var.db, {
      ...form,
      orderId: order.id,
      askedBy: 'customer',
      by: theCustomer,
      rules: returnRulesOf(c.var.config),
    });
    return show(c, order);
  });

  serveEndpoint(app, endpoints.withdraw, [], async ({ body }, c) => {
    const order = await orderOf(c, body);
    await withdrawReturn(c.var.db, { id: body.returnId, orderId: order.id });
    return show(c, order);
  });

  serveEndpoint(app, endpoints.setPayout, [], async ({ body }, c) => {
    const order = await orderOf(c, body);
    await setPayout(c.var.db, { id: body.returnId, orderId: order.id, payout: body.payout });
    return show(c, order);
  });

  serveEndpoint(app, endpoints.addPhoto, [], async ({ form, files }, c) => {
    const { db, config } = c.var;
    const order = await orderOf(c, form);
    const of = { id: form.returnId, orderId: order.id };
    // Before the picture is decoded.
    await refuseOther(db, of);
    const where = { store: pictureStore(config), place: 'returns' } as const;
    await storePicture(files.image, where, async (path) => {
      if (path === null) throw refusals.noPhoto();
      await addPhoto(db, { ...of, path });
    });
    return show(c, order);
  });

  serveEndpoint(app, endpoints.getPhoto, [], async ({ params }, c) => {
    const path = await findPhoto(c.var.db, { id: readFileLink('return-photo', params.token) });
    return sendPhoto(c, path);
  });

  serveEndpoint(app, endpoints.getCreditNote, [], async ({ params }, c) => {
    const returnId = readFileLink('return-credit-note', params.token);
    const note = await findCreditNote(c.var.db, { returnId });
    if (!note) throw refusals.notFound();
    c.header('content-disposition', `inline; filename="credit-note-${note.number.replaceAll('/', '-')}.pdf"`);
    return drawCreditNote(note, letterheadOf(c.var.config));
  });
}
