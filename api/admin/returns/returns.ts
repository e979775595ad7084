import type { Context, Hono } from 'hono';
import { letterheadOf } from '#shop/invoices/server/draw-head.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { drawCreditNote } from '#shop/invoices/server/draw-invoice.ts';
import { sellerOf } from '#shop/invoices/server/settings.ts';
import { findAnyOrder } from '#shop/orders/admin/server/find-any-order.ts';
import { endpoints, type ReturnDetail } from '#shop/returns/admin/contract.ts';
import * as pickups from '#shop/returns/admin/pickups.ts';
import { bookPickup, cancelPickup, notePickup } from '#shop/returns/admin/server/arrange-pickup.ts';
import * as files from '#shop/returns/admin/files.ts';
import { findPhotoOfReturn, openCreditNote } from '#shop/returns/admin/server/files-of-return.ts';
import { getReturn, ofReturn, orderOfReturn } from '#shop/returns/admin/server/get-return.ts';
import { inspectReturn } from '#shop/returns/admin/server/inspect-return.ts';
import { listReturnsForStaff } from '#shop/returns/admin/server/list-returns.ts';
import { approvePayout, payRefund, showPayout } from '#shop/returns/admin/server/pay-refund.ts';
import { refundWithoutPickup } from '#shop/returns/admin/server/refund-without-pickup.ts';
import { shareReturnLink } from '#shop/returns/admin/server/share-return-link.ts';
import { refusals } from '#shop/returns/contract.ts';
import { approveReturn, pickUpReturn, refuseReturn } from '#shop/returns/server/change-return.ts';
import { setPayout } from '#shop/returns/server/payout.ts';
import { readReturns } from '#shop/returns/server/read-returns.ts';
import { requestReturn } from '#shop/returns/server/request-return.ts';
import { alonePaiseOf, returnRulesOf } from '#shop/returns/server/settings.ts';
import { returnCourier } from '#shop/shipping/couriers/couriers.ts';
import { authorOf, logPersonalRead, roleOf } from '../author-of.ts';
import { sendWords } from '../content/send-words.ts';
import type { ApiEnv } from '../../context.ts';
import { freshStaff, staff, userOf } from '../../middleware/guards.ts';
import { sendPhoto } from '../../returns/send-photo.ts';
import { orderStates } from '#shop/orders/states.ts';

/** Mounts the returns of the staff side. Support decides and pays, the packer picks up and inspects. */
export function serveStaffReturns(app: Hono<ApiEnv>): void {
  const anyRole = staff('packer', 'support');
  const support = staff('support');
  const show = async (c: Context<ApiEnv>, id: number) =>
    getReturn(c.var.db, {
      id,
      userId: userOf(c),
      role: await roleOf(c),
      alonePaise: alonePaiseOf(c.var.config),
      courierFor: (broughtBy) => returnCourier(c.var.config, broughtBy),
    });
  const showOrder = async (c: Context<ApiEnv>, { orderNumber }: { orderNumber: string }) => {
    const order = await findAnyOrder(c.var.db, { orderNumber });
    if (!orderStates[order.state].hasArrived) throw refusals.notDelivered();
    const read = await readReturns(c.var.db, { order, rules: returnRulesOf(c.var.config), byStaff: true });
    return { ...read, returns: read.returns.map(ofReturn) };
  };

  serveEndpoint(app, endpoints.list, [anyRole], ({ query }, c) => listReturnsForStaff(c.var.db, query));

  serveEndpoint(app, endpoints.get, [anyRole], ({ params }, c) => show(c, params.id));

  serveFilesOfReturn(app);

  serveEndpoint(app, endpoints.approve, [support], async ({ params }, c) => {
    await approveReturn(c.var.db, { ...params, by: authorOf(c) });
    return show(c, params.id);
  });

  serveEndpoint(app, endpoints.refuse, [support], async ({ params, body }, c) => {
    const { answer, reason } = body;
    const sent = { about: `Return ${params.id}`, field: 'answer', text: answer, reason };
    await sendWords(c, sent, (db) => refuseReturn(db, { ...params, answer, by: authorOf(c) }));
    return show(c, params.id);
  });

  serveEndpoint(app, endpoints.pickUp, [anyRole], async ({ params }, c) => {
    await pickUpReturn(c.var.db, { ...params, by: authorOf(c) });
    return show(c, params.id);
  });

  serveEndpoint(app, endpoints.inspect, [anyRole], async ({ params, body }, c) => {
    const seller = sellerOf(c.var.config);
    const { reason, ...form } = body;
    const sent = { about: `Return ${params.id}`, field: 'answer', text: form.answer, reason };
    await sendWords(c, sent, (db) => inspectReturn(db, { ...params, ...form, by: authorOf(c), seller }));
    return show(c, params.id);
  });

  serveRefunds(app, show);
  servePickups(app, show);

  serveEndpoint(app, endpoints.getOrder, [support], ({ params }, c) => showOrder(c, params));

  serveEndpoint(app, endpoints.shareLink, [support], async ({ params }, c) => {
    const { PUBLIC_URL: url, SHOP_NAME: name } = c.var.config;
    const by = { userId: userOf(c), role: await roleOf(c) };
    const link = await shareReturnLink(c.var.db, { ...params, ...by, shop: { url, name } });
    logPersonalRead(c);
    return link;
  });

  serveEndpoint(app, endpoints.ask, [support], async ({ params, body }, c) => {
    const { id: orderId } = await findAnyOrder(c.var.db, params);
    const by = authorOf(c);
    const rules = returnRulesOf(c.var.config);
    await requestReturn(c.var.db, { ...body, orderId, askedBy: 'staff', by, rules });
    return showOrder(c, params);
  });
}

type Show = (c: Context<ApiEnv>, id: number) => Promise<ReturnDetail>;

function serveRefunds(app: Hono<ApiEnv>, show: Show): void {
  const support = staff('support');
  const payer = freshStaff('support');

  serveEndpoint(app, endpoints.refundWithoutPickup, [support], async ({ params, body }, c) => {
    const seller = sellerOf(c.var.config);
    await refundWithoutPickup(c.var.db, { ...params, ...body, by: authorOf(c), seller });
    return show(c, params.id);
  });

  serveEndpoint(app, endpoints.notePayout, [payer], async ({ params, body }, c) => {
    const orderId = await orderOfReturn(c.var.db, params);
    await setPayout(c.var.db, { ...params, ...body, orderId, notedBy: authorOf(c) });
    return show(c, params.id);
  });

  serveEndpoint(app, endpoints.showPayout, [payer], async ({ params }, c) => {
    const opened = await showPayout(c.var.db, { ...params, userId: userOf(c) });
    logPersonalRead(c);
    return opened;
  });

  serveEndpoint(app, endpoints.approvePayout, [payer], async ({ params, body }, c) => {
    await approvePayout(c.var.db, { ...params, ...body, by: authorOf(c) });
    return show(c, params.id);
  });

  serveEndpoint(app, endpoints.pay, [payer], async ({ params, body }, c) => {
    const alonePaise = alonePaiseOf(c.var.config);
    await payRefund(c.var.db, { ...params, ...body, by: authorOf(c), alonePaise });
    return show(c, params.id);
  });
}

function servePickups(app: Hono<ApiEnv>, show: Show): void {
  const support = staff('support');

  serveEndpoint(app, pickups.endpoints.book, [support], async ({ params }, c) => {
    const courierFor = (broughtBy: string) => returnCourier(c.var.config, broughtBy);
    await bookPickup(c.var.db, { ...params, by: authorOf(c), courierFor });
    return show(c, params.id);
  });

  serveEndpoint(app, pickups.endpoints.cancel, [support], async ({ params }, c) => {
    await cancelPickup(c.var.db, { ...params, by: authorOf(c) });
    return show(c, params.id);
  });

  serveEndpoint(app, pickups.endpoints.note, [support], async ({ params, body }, c) => {
    const { reason, ...form } = body;
    const sent = { about: `Return ${params.id}`, field: 'courier', text: form.courier, reason };
    await sendWords(c, sent, (db) => notePickup(db, { ...params, ...form, by: authorOf(c) }));
    return show(c, params.id);
  });
}

function serveFilesOfReturn(app: Hono<ApiEnv>): void {
  serveEndpoint(app, files.endpoints.getPhoto, [staff('packer', 'support')], async ({ params }, c) => {
    const path = await findPhotoOfReturn(c.var.db, params);
    return sendPhoto(c, path);
  });

  serveEndpoint(app, files.endpoints.getCreditNote, [staff('support')], async ({ params }, c) => {
    const note = await openCreditNote(c.var.db, { ...params, userId: userOf(c) });
    logPersonalRead(c);
    return drawCreditNote(note, letterheadOf(c.var.config));
  });
}
