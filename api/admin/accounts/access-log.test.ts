import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { users } from '#shop/accounts/server/tables.ts';
import { parcelDocuments } from '#shop/fulfilment/admin/server/tables.ts';
import { makeParcel } from '#shop/fulfilment/admin/server/testing.ts';
import { requestDocuments } from '#shop/fulfilment/admin/server/documents/request-documents.ts';
import { issueInvoice } from '#shop/invoices/server/issue-invoice.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { setPayout } from '#shop/returns/server/payout.ts';
import { ask, inspectWhole, makeDelivered, seller } from '#shop/returns/server/testing.ts';
import type { ListedAccess } from '#shop/accounts/admin/access-log.ts';
import { dayOf } from '#platform/india-time.ts';
import { openStaffApi } from '../testing.ts';

const { db, api, call } = await openStaffApi();
let [packer, support, owner] = [] as Awaited<ReturnType<typeof makeStaff>>[];

beforeAll(async () => {
  packer = await makeStaff(db, 'packer');
  support = await makeStaff(db, 'support');
  owner = await makeStaff(db, 'owner');
  await db.update(users).set({ firstName: 'Sarita' }).where(eq(users.id, support.userId));
});

const accesses = async (query = '') =>
  (await call(owner!.token, 'GET', `looks${query}`)).body.rows as ListedAccess[];
const newest = async (query = '') => {
  const [access] = await accesses(query);
  return [access?.what, access?.orderNumber ?? access?.about];
};

/** Reads a file to its end, since a ZIP is written in pieces. */
async function open(token: string, path: string): Promise<number> {
  const response = await api.request(`/api/admin/${path}`, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  return response.status;
}

describe('an access to personal data', () => {
  it('is stored for emails, documents of packing, the ZIP of a month and an account', async () => {
    const { orderNumber } = await makeParcel(db);
    await call(support!.token, 'GET', `mails?about=${orderNumber}`);
    expect(await newest()).toEqual(['emails', orderNumber]);
    await call(support!.token, 'GET', 'mails?to=yamuna@example.in');
    expect(await newest()).toEqual(['emails', 'Emails to one recipient']);

    const [id, other] = [randomUUID(), await makeParcel(db)];
    const run = { id, kind: 'labels', authorId: packer!.userId } as const;
    await requestDocuments(db, { ...run, orders: { ids: [orderNumber, other.orderNumber] } });
    await db.update(parcelDocuments).set({ state: 'done', pdf: Buffer.from('%PDF') });
    expect(await open(packer!.token, `parcel-papers/${id}/file.pdf`)).toBe(200);
    expect(await newest()).toEqual(['papers', `Labels of 2 orders, ${orderNumber} to ${other.orderNumber}`]);

    const delivered = await makeDelivered(db);
    await issueInvoice(db, { orderId: delivered.orderId, seller });
    const month = dayOf(new Date()).slice(0, 7);
    expect(await open(owner!.token, `papers/${month}`)).toBe(200);
    expect(await newest()).toEqual(['zip', month]);
    expect(await open(owner!.token, 'papers/invoice/1')).toBe(200);
    expect(await newest()).toEqual(['invoice', delivered.orderNumber]);

    const by = { userId: support!.userId, namesOf: async () => new Map<number, string>() };
    const refund = await ask(db, delivered);
    await inspectWhole(db, { id: refund, orderId: delivered.orderId, by });
    await setPayout(db, {
      id: refund,
      orderId: delivered.orderId,
      payout: { kind: 'upi', upiId: 'ya@okicici' },
    });
    await call(support!.token, 'POST', `returns/${refund}/payout/show`);
    expect(await newest()).toEqual(['payout', delivered.orderNumber]);
    await call(support!.token, 'POST', `orders/${delivered.orderNumber}/returns/link`);
    expect(await newest()).toEqual(['return_link', delivered.orderNumber]);
  });

  it('is found by the customer: all orders, their emails and the account', async () => {
    const [one, two, other] = [await makeDelivered(db), await makeDelivered(db), await makeDelivered(db)];
    await db.update(orders).set({ userId: one.userId }).where(eq(orders.id, two.orderId));
    for (const { orderNumber } of [one, two, other])
      await call(support!.token, 'POST', `orders/${orderNumber}/contact`);
    await call(support!.token, 'GET', `mails?about=${two.orderNumber}`);
    await call(support!.token, 'GET', `customers/${one.userId}`);
    const seen = async (customer: string | number) =>
      (await accesses(`?customer=${customer}`)).map(({ what, orderNumber, about }) => [
        what,
        orderNumber ?? about,
      ]);
    const all = [
      ['customer_page', `Customer ${one.userId}`],
      ['emails', two.orderNumber],
      ['contact', two.orderNumber],
      ['contact', one.orderNumber],
    ];
    expect(await seen(one.userId)).toEqual(all);
    expect(await seen(two.orderNumber)).toEqual(all);
    const phone = '9811999900';
    const address = { ...one.order.address, phone };
    const ids = [one.orderId, two.orderId];
    await db.update(orders).set({ userId: null, address }).where(inArray(orders.id, ids));
    expect(await seen(one.orderNumber)).toEqual(all.slice(1));
    expect(await seen('AR-1')).toEqual([]);
  });

  it('is not stored for what was refused', async () => {
    const before = (await accesses()).length;
    expect(await open(packer!.token, `parcel-papers/${randomUUID()}/file.pdf`)).toBe(404);
    expect(await open(owner!.token, 'papers/2001-01')).toBe(404);
    expect(await open(support!.token, 'papers/2026-11')).toBe(403);
    await call(support!.token, 'POST', 'orders/ARY-1/contact');
    expect((await accesses()).length).toBe(before);
  });

  it('is listed for the owner alone, by order, person, kind and day', async () => {
    const { orderNumber } = await makeParcel(db);
    await call(support!.token, 'POST', `orders/${orderNumber}/contact`);
    await call(support!.token, 'GET', `mails?about=${orderNumber}`);
    await call(packer!.token, 'GET', `orders/${orderNumber}`);
    await db.update(users).set({ firstName: 'Savita' }).where(eq(users.id, support!.userId));
    const who = (rows: ListedAccess[]) => rows.map(({ what, who: name }) => `${what} ${name}`);
    const ofOrder = await accesses(`?q=${orderNumber.toLowerCase()}`);
    expect(who(ofOrder.slice(1))).toEqual(['emails Sarita', 'contact Sarita']);
    expect(ofOrder[0]).toMatchObject({ what: 'contact', orderNumber });
    expect(await accesses(`?q=${orderNumber}&who=${packer!.userId}`)).toHaveLength(1);
    expect(await accesses(`?q=${orderNumber}&what=emails`)).toHaveLength(1);
    expect(await accesses(`?q=${orderNumber}&to=2001-01-01`)).toEqual([]);
    const { body } = await call(owner!.token, 'GET', 'looks/filters');
    expect(body.authors).toContainEqual({ value: String(support!.userId), label: 'Savita' });
    for (const { token } of [packer!, support!]) expect((await call(token, 'GET', 'looks')).status).toBe(403);
    expect((await call(owner!.token, 'GET', 'looks?cursor=x')).status).toBe(400);
  });

  it('names no customer where it has no order', async () => {
    const all = JSON.stringify(await accesses());
    expect(all).not.toContain('@');
  });
});
