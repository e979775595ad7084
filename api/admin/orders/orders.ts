import { and } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { letterheadOf } from '#shop/invoices/server/draw-head.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import * as documents from '#shop/invoices/admin/contract.ts';
import {
  drawDispatchDocument,
  issueDispatchDocument,
} from '#shop/invoices/server/challans/dispatch-document.ts';
import { drawCreditNote } from '#shop/invoices/server/draw-invoice.ts';
import { issueCreditNote } from '#shop/invoices/server/issue-credit-note.ts';
import { sellerOf } from '#shop/invoices/server/settings.ts';
import { endpoints, type OrderFilters } from '#shop/orders/admin/contract.ts';
import * as edit from '#shop/checkout/admin/edit.ts';
import * as phone from '#shop/checkout/admin/phone-order.ts';
import { findCustomers, placePhoneOrder } from '#shop/checkout/admin/server/phone-order.ts';
import { refusals } from '#shop/orders/contract.ts';
import type { AccessKind } from '#shop/accounts/access-kinds.ts';
import { CommitUnknown } from '#platform/server/commit-unknown.ts';
import * as file from '#shop/orders/admin/export.ts';
import * as hold from '#shop/orders/admin/hold.ts';
import { cancelForCustomer } from '#shop/checkout/admin/server/cancel-for-customer.ts';
import { editOrder, offerProducts, openEdit } from '#shop/checkout/admin/server/edit-order.ts';
import { personalKinds } from '#shop/orders/admin/server/find-matching.ts';
import { findAnyOrder } from '#shop/orders/admin/server/find-any-order.ts';
import { addNote, getOrderForStaff } from '#shop/orders/admin/server/get-order-for-staff.ts';
import { logAccess } from '#shop/accounts/admin/server/access-log/log-access.ts';
import { showContact } from '#shop/orders/admin/server/show-contact.ts';
import { shareTrackLink } from '#shop/orders/admin/server/share-track-link.ts';
import { listOrdersForStaff } from '#shop/orders/admin/server/list-orders-for-staff.ts';
import { parcelConditions } from '#shop/fulfilment/admin/server/parcels/parcel-conditions.ts';
import { releaseOrder } from '#shop/checkout/server/hold/answer-hold.ts';
import { writeOrders } from '#shop/orders/admin/server/export/write-orders.ts';
import { isOnTab } from '#shop/orders/admin/server/waiting-orders.ts';
import { listCouriers } from '#shop/orders/admin/server/list-couriers.ts';
import { readItems } from '#shop/cart/asked-items.ts';
import { priceChange } from '#shop/orders/server/amounts/price-change.ts';
import { chargesTo } from '#shop/pricing/charges-to.ts';
import { chargesOf } from '#shop/pricing/server/settings.ts';
import { refuseLoneRecipient } from '#shop/returns/admin/server/replacements/second-sender.ts';
import { alonePaiseOf } from '#shop/returns/server/settings.ts';
import type { ApiEnv } from '../../context.ts';
import { isClosed } from '../../order-rules.ts';
import { freshStaff, staff, userOf } from '../../middleware/guards.ts';
import { authorOf, logPersonalRead, roleOf } from '../author-of.ts';

async function searchOrders(
  c: Context<ApiEnv>,
  { parcel, tab, ...filters }: OrderFilters & { cursor?: string | undefined },
) {
  const { db, config: couriers } = c.var;
  const { noted, ...page } = await listOrdersForStaff(db, {
    ...filters,
    asking: and(
      parcel && parcelConditions[parcel](db, { now: new Date(), couriers }),
      tab && isOnTab(db, { tab, couriers }),
    ),
    skip: (await roleOf(c)) === 'packer' ? personalKinds : [],
    userId: userOf(c),
  });
  if (noted > 0) logPersonalRead(c);
  return page;
}

/** Mounts the orders of the staff side. */
export function serveStaffOrders(app: Hono<ApiEnv>): void {
  const anyRole = staff('packer', 'support');
  const support = staff('support');

  serveEndpoint(app, endpoints.search, [anyRole], ({ body }, c) => searchOrders(c, body));

  serveEndpoint(app, endpoints.readFilters, [anyRole], async (_, c) => ({
    couriers: await listCouriers(c.var.db),
  }));

  serveItems(app);

  serveEndpoint(app, endpoints.get, [anyRole], async ({ params }, c) =>
    getOrderForStaff(c.var.db, { ...params, userId: userOf(c), role: await roleOf(c) }),
  );

  serveEndpoint(app, endpoints.showContact, [support], async ({ params }, c) => {
    const contact = await showContact(c.var.db, { ...params, userId: userOf(c), role: await roleOf(c) });
    logPersonalRead(c);
    return contact;
  });

  serveEndpoint(app, endpoints.shareTrackLink, [support], async ({ params }, c) => {
    const { PUBLIC_URL: url, SHOP_NAME: name } = c.var.config;
    const by = { userId: userOf(c), role: await roleOf(c) };
    const link = await shareTrackLink(c.var.db, { ...params, ...by, shop: { url, name } });
    logPersonalRead(c);
    return link;
  });

  serveEndpoint(app, endpoints.addNote, [anyRole], ({ params, body }, c) =>
    addNote(c.var.db, { ...params, ...body, userId: userOf(c) }),
  );

  serveEndpoint(app, edit.endpoints.open, [support], async ({ params }, c) => {
    const opened = await openEdit(c.var.db, { ...params, userId: userOf(c) });
    logPersonalRead(c);
    return opened;
  });

  serveEndpoint(app, edit.endpoints.save, [support], async ({ params, body }, c) => {
    const alonePaise = alonePaiseOf(c.var.config);
    await refuseLoneRecipient(c.var.db, { ...params, userId: userOf(c), alonePaise });
    return editOrder(c.var.db, { ...params, ...body, dispatch: c.var.config, by: authorOf(c) });
  });

  serveEndpoint(app, phone.endpoints.findCustomer, [support], async ({ body }, c) => {
    const customers = await findCustomers(c.var.db, { ...body, userId: userOf(c) });
    logPersonalRead(c);
    return { customers };
  });

  serveEndpoint(app, phone.endpoints.place, [support], ({ body }, c) =>
    placePhoneOrder(c.var.db, {
      order: body,
      dispatch: c.var.config,
      charges: chargesOf(c.var.config),
      isClosed: isClosed(c.var),
      by: authorOf(c),
    }).catch((error: unknown) => {
      throw error instanceof CommitUnknown ? refusals.retryWithSameId() : error;
    }),
  );

  serveEndpoint(app, hold.endpoints.release, [support], async ({ params }, c) => {
    await releaseOrder(c.var.db, { ...params, by: authorOf(c), dispatch: c.var.config });
    return {};
  });

  serveEndpoint(app, hold.endpoints.cancel, [support], async ({ params, body }, c) => {
    await cancelForCustomer(c.var.db, { ...params, ...body, by: authorOf(c) });
    return {};
  });

  serveDocumentsOfOrder(app);
}

/** In front of the order, whose number would match 'products' and 'price'. */
function serveItems(app: Hono<ApiEnv>): void {
  const support = staff('support');

  serveEndpoint(app, file.endpoints.save, [freshStaff('owner')], ({ body }, c) => {
    logPersonalRead(c);
    return writeOrders(c.var.db, { chosen: body.orders, userId: userOf(c) });
  });

  serveEndpoint(app, edit.endpoints.offer, [support], ({ query }, c) => offerProducts(c.var.db, query));

  serveEndpoint(app, edit.endpoints.price, [support], ({ query: { items, orderNumber, state } }, c) =>
    priceChange(c.var.db, {
      items: readItems(items),
      orderNumber,
      charges: chargesTo(chargesOf(c.var.config), state),
    }),
  );
}

function serveDocumentsOfOrder(app: Hono<ApiEnv>): void {
  const support = staff('support');

  serveEndpoint(app, documents.endpoints.invoice, [support], async ({ params, query }, c) => {
    const issued = await issueDispatchDocument(c.var.db, await ofOrder(c, { ...params, what: 'invoice' }));
    logPersonalRead(c);
    const { copy, batches } = query;
    return drawDispatchDocument(issued, {
      ...letterheadOf(c.var.config),
      copy,
      showsBatches: batches === 'on',
    });
  });

  serveEndpoint(app, documents.endpoints.creditNote, [support], async ({ params }, c) => {
    const note = await issueCreditNote(c.var.db, await ofOrder(c, { ...params, what: 'credit_note' }));
    logPersonalRead(c);
    return drawCreditNote(note, letterheadOf(c.var.config));
  });
}

/** A document of an order names the customer, so the access to it is logged. */
async function ofOrder(c: Context<ApiEnv>, { orderNumber, what }: { orderNumber: string; what: AccessKind }) {
  const { id: orderId } = await findAnyOrder(c.var.db, { orderNumber });
  await logAccess(c.var.db, { orderId, what, userId: userOf(c) });
  return { orderId, seller: sellerOf(c.var.config) };
}
