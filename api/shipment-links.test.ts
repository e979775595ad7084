// §2 a parcel is followed by mail and signed link, without signing in
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dayMs } from '#platform/india-time.ts';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeOrderBody, makeCustomer } from '#shop/orders/server/testing.ts';
import { signReviewLink, signTrackLink } from '#shop/orders/server/tracking/signed-links.ts';
import type { ShipmentEmailData } from '#shop/orders/emails/order-emails.ts';
import type { Review } from '#shop/reviews/contract.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();
const api = createCheckedApi({ db, config: readShopConfig({ RATE_LIMITS: 'off' }), log: silentLog });

async function orderMovedTo(...states: ('confirmed' | 'shipped' | 'delivered')[]) {
  const { userId, email } = await makeCustomer(db);
  const [one, other] = [await makeProduct(db), await makeProduct(db)];
  const lines = [`${one.id}`, `${one.id}-120`, `${other.id}`].map((sku) => ({
    sku,
    quantity: 1,
    unitPaise: sku.endsWith('-120') ? 75_000 : 50_000,
  }));
  const order = makeOrderBody(lines);
  const { orderNumber } = await placeOrder(db, { userId, order });
  for (const to of states) await transitionOrder(db, { orderId: order.orderId, to, actor: 'courier' });
  const newest = (await queuedEmails(db, email)).at(-1)! as unknown as { data: ShipmentEmailData };
  return { orderNumber, orderId: order.orderId, mail: newest.data, productIds: [one.id, other.id] };
}

async function get(path: string) {
  const response = await api.request(path);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function postReview(token: string, fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const sent = new Response(body);
  const response = await api.request(`/api/reviews/invited/${token}`, {
    method: 'POST',
    headers: { 'content-type': sent.headers.get('content-type')! },
    body: await sent.arrayBuffer(),
  });
  return { status: response.status, body: (await response.json()) as Partial<Review> & { code?: string } };
}

async function reviewsOf(productId: number) {
  return (await get(`/api/reviews/product/${productId}`)).body as unknown as Review[];
}

describe('the tracking link of an email', () => {
  it("shows the parcel's place and only the customer's town", async () => {
    const { mail, orderNumber } = await orderMovedTo('confirmed', 'shipped');
    const { status, body } = await get(`/api/track/${mail.trackToken}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      orderNumber,
      state: 'shipped',
      city: 'Bengaluru',
      pincode: '560003',
      scans: [],
    });
    const text = JSON.stringify(body);
    for (const secret of ['Meera', 'Temple Road', '9876543210', 'Malleshwaram', '@'])
      expect(text).not.toContain(secret);
  });

  it('ends after sixty days, and only the shop can make one', async () => {
    const { orderNumber, mail } = await orderMovedTo('confirmed', 'shipped');
    const old = signTrackLink(orderNumber, new Date(Date.now() - 60 * dayMs - 1_000));
    const young = signTrackLink(orderNumber, new Date(Date.now() - 59 * dayMs));
    expect((await get(`/api/track/${young}`)).status).toBe(200);
    const [id, at, signature] = mail.trackToken.split('.') as [string, string, string];
    const lies = [
      old,
      `${Number(id) + 1}.${at}.${signature}`,
      `${id}.${(parseInt(at, 36) + 1).toString(36)}.${signature}`,
      signReviewLink(Number(id)),
      'nonsense',
      '1'.repeat(120),
    ];
    for (const lie of lies) {
      const { status, body } = await get(`/api/track/${lie}`);
      expect([status, body.code]).toEqual([404, 'link_over']);
    }
  });
});

describe('the stars of the delivery email', () => {
  it('are one link per product, which names it and changes nothing when opened', async () => {
    const { mail, productIds } = await orderMovedTo('confirmed', 'shipped', 'delivered');
    expect(mail.lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
    const { status, body } = await get(`/api/reviews/invited/${mail.lines[0]!.reviewToken}`);
    expect([status, body.productId, body.written]).toEqual([200, productIds[0], null]);
    expect(await reviewsOf(productIds[0]!)).toEqual([]);
  });

  it('make a verified review under the anonymous name; the same link changes it', async () => {
    const { mail, productIds } = await orderMovedTo('confirmed', 'shipped', 'delivered');
    const token = mail.lines[1]!.reviewToken;
    const first = await postReview(token, { rating: '5', comment: 'Lovely', userName: 'Dr. Famous' });
    expect(first).toMatchObject({ status: 200, body: { verified: true, userName: 'Anonymous', rating: 5 } });
    expect(await postReview(token, { rating: '3', comment: 'After a month: fine.' })).toMatchObject({
      status: 200,
    });
    expect(await reviewsOf(productIds[1]!)).toMatchObject([
      { id: first.body.id, rating: 3, comment: 'After a month: fine.', verified: true },
    ]);
    expect((await get(`/api/reviews/invited/${token}`)).body.written).toEqual({
      rating: 3,
      comment: 'After a month: fine.',
    });
  });

  it('need a comment', async () => {
    const { mail, productIds } = await orderMovedTo('confirmed', 'shipped', 'delivered');
    expect(await postReview(mail.lines[0]!.reviewToken, { rating: '5', comment: '  ' })).toMatchObject({
      status: 400,
      body: { message: 'Please provide a rating and a review comment.' },
    });
    expect(await reviewsOf(productIds[0]!)).toEqual([]);
  });

  it('count for a delivered order, for ninety days, when signed by the shop', async () => {
    const { mail, orderId, productIds } = await orderMovedTo('confirmed', 'shipped', 'delivered');
    const token = mail.lines[0]!.reviewToken;
    const lineId = Number(token.split('.')[0]);
    const old = signReviewLink(lineId, new Date(Date.now() - 90 * dayMs - 1_000));
    const other = token.replace(String(lineId), String(lineId + 1));
    for (const lie of [old, other, mail.trackToken, 'nonsense'])
      expect(await postReview(lie, { rating: '1', comment: 'No' })).toMatchObject({
        status: 404,
        body: { code: 'link_over' },
      });
    await db.update(orders).set({ state: 'shipped' }).where(eq(orders.id, orderId));
    expect(await postReview(token, { rating: '1', comment: 'No' })).toMatchObject({
      status: 409,
      body: { code: 'not_delivered' },
    });
    expect(await reviewsOf(productIds[0]!)).toEqual([]);
  });

  // §6 a verified customer's badge comes from the server only, one review a person and product
  it('are the only way to a badge, whatever an open review says', async () => {
    const { productIds } = await orderMovedTo('confirmed', 'shipped', 'delivered');
    const body = new FormData();
    for (const [name, value] of Object.entries({
      productId: String(productIds[0]),
      rating: '5',
      comment: 'Me too',
      verified: 'true',
      userId: '1',
    }))
      body.set(name, value);
    await api.request('/api/reviews', { method: 'POST', body });
    expect(await reviewsOf(productIds[0]!)).toMatchObject([{ verified: false }]);
  });
});
