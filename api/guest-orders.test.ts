// §7 without the setting POST /api/delivery/create needs its bearer; with it a guest orders with name, phone, address, email or none
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { rateCounters } from '#platform/server/tables.ts';
import { makeToken, makeUser } from '#shop/accounts/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeOrderBody } from '#shop/orders/server/testing.ts';
import { signConfirmLink, signTrackLink } from '#shop/orders/server/tracking/signed-links.ts';
import { guestBody, newPlace, openGuestShop, rowOf, stockLeft } from './testing.ts';

const { db } = await testDatabase();
const shop = openGuestShop(db);
const closed = openGuestShop(db, { BUY_WITHOUT_ACCOUNT: 'off' });

beforeEach(async () => {
  await db.delete(rateCounters);
  await db.execute(sql`update orders set of_new_customer = false, unconfirmed_units = null`);
});

describe('an order without an account', () => {
  it('needs its bearer as before while the setting is off', async () => {
    const { id } = await makeProduct(db);
    const body = guestBody(id);
    const { status, body: answer } = await closed.openBrowser().place(body);
    const said = 'You are not logged in. Please log in again.';
    expect([status, { ...answer, requestId: '' }]).toEqual([
      401,
      { message: said, code: 'not_signed_in', success: false, remarks: said, requestId: '' },
    ]);
    expect(await rowOf(db, body)).toBeUndefined();
  });

  it('is stored with its address alone, and takes its lines out of the cart', async () => {
    const { id } = await makeProduct(db, { stock: 9 });
    const browser = shop.openBrowser();
    await browser.call('POST', '/api/cart/add', { productId: id, quantity: 2 });
    const body = guestBody(id, { fromCart: true }, 2);
    const { status, body: answer } = await browser.place(body);
    expect([status, answer]).toMatchObject([200, { success: true, trackToken: expect.any(String) }]);
    expect(await rowOf(db, body)).toMatchObject({ userId: null, channel: 'guest', contactEmail: null });
    expect((await browser.call('GET', '/api/cart')).status).toBe(204);
    expect(await stockLeft(db, id)).toBe(7);
    const again = guestBody(id, { fromCart: true }, 2);
    expect(await browser.place(again)).toMatchObject({ status: 409, body: { code: 'left_cart' } });
  });

  it('of a session that has ended is refused, not taken for one of a guest', async () => {
    const { id } = await makeProduct(db);
    const body = guestBody(id);
    const token = 'a'.repeat(43);
    expect((await shop.openBrowser().place(body, { token })).status).toBe(401);
    expect(await rowOf(db, body)).toBeUndefined();
  });

  it('is refused from another site, and for a subscription', async () => {
    const { id } = await makeProduct(db, { name: 'Ashwagandha', subscribable: true });
    const browser = shop.openBrowser();
    const foreign = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await browser.place(guestBody(id), foreign)).status).toBe(403);
    const body = guestBody(id, { items: [{ sku: `${id}-s60`, quantity: 1, price: 425 }] });
    expect(await browser.place(body)).toMatchObject({ status: 409, body: { code: 'no_subscription' } });
  });
});

describe('the orderId of a guest', () => {
  it('gives the same browser the first answer, also for many at once', async () => {
    const { id } = await makeProduct(db, { stock: 9 });
    const browser = shop.openBrowser();
    const body = guestBody(id);
    const first = await browser.place(body);
    const answers = await Promise.all(Array.from({ length: 5 }, () => browser.place(body)));
    for (const { status, body: answer } of answers)
      expect([status, answer.orderNumber]).toEqual([200, first.body.orderNumber]);
    expect(await stockLeft(db, id)).toBe(8);
  });

  it('says nothing to another browser, another body or an account', async () => {
    const { id } = await makeProduct(db);
    const token = await makeToken(db, (await makeUser(db)).id);
    const browser = shop.openBrowser();
    const body = guestBody(id);
    await browser.place(body);
    const ofAccount = guestBody(id);
    await browser.place(ofAccount, { token });
    const answers = [
      await shop.openBrowser().place(body),
      await browser.place({ ...body, customerName: 'Mallory' }),
      await browser.place({ ...body, contactEmail: 'mallory@example.in' }),
      await browser.place(body, { token }),
      await browser.place(ofAccount),
    ];
    for (const { status, body: answer } of answers) {
      expect([status, answer.code]).toEqual([409, 'order_id_taken']);
      expect(JSON.stringify(answer)).not.toMatch(/Temple|Meera|AR-\d/);
    }
  });
});

describe('the emails of a guest', () => {
  it('hold no text that somebody typed, since nobody has proved the address', async () => {
    const { id } = await makeProduct(db);
    const contactEmail = `victim.${randomUUID()}@example.in`;
    const typed = { customerName: 'Win at evil.example', addressLine: 'Call 9999900000 now' };
    const body = guestBody(id, { ...typed, city: 'Eviltown', contactEmail, gift: { message: 'Click evil' } });
    expect((await shop.openBrowser().place(body)).status).toBe(200);
    const emails = await queuedEmails(db, contactEmail);
    expect(emails.map(({ template }) => template)).toEqual(['order-placed']);
    expect(JSON.stringify(emails)).not.toMatch(/evil|9999900000|Eviltown/i);
    expect(await rowOf(db, body)).toMatchObject({ contactEmail });
  });

  it('share the budget of a network for inboxes that did not ask before', async () => {
    const { id } = await makeProduct(db, { stock: 1_000 });
    const network = '198.51.100.7';
    await db.delete(rateCounters);
    const browser = shop.openBrowser();
    const statuses: number[] = [];
    for (let n = 0; n < 122; n += 1) {
      const contactEmail = `flood${n}@one-domain.example`;
      const { status } = await browser.place(guestBody(id, { contactEmail }), { network });
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.slice(120)).toEqual([429, 429]);
    expect((await browser.place(guestBody(id), { network })).status).toBe(200);
  });
});

describe('the phone number of somebody else', () => {
  it('is answered as an unknown one, and makes the guest no known customer', async () => {
    const { id } = await makeProduct(db, { stock: 90 });
    const token = await makeToken(db, (await makeUser(db)).id);
    const { customerPhone } = newPlace();
    const earlier = guestBody(id, { customerPhone });
    await shop.openBrowser().place(earlier, { token });
    await db.update(orders).set({ state: 'delivered' }).where(eq(orders.id, earlier.orderId));
    const bodies = [guestBody(id, { customerPhone }), guestBody(id)];
    const answers = [];
    for (const body of bodies) {
      const { status, body: answer } = await shop.openBrowser().place(body);
      const { orderNumber: _number, trackToken: _track, accountToken: _account, ...said } = answer;
      answers.push([status, { ...said, remarks: said.remarks.replace(/\d+/, '') }]);
      expect(await rowOf(db, body)).toMatchObject({ ofNewCustomer: true, heldFor: null });
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('blocks no cash of the customer who has received a parcel there', async () => {
    const { id } = await makeProduct(db, { stock: 90, mrpPaise: 15_000_000 });
    const dear = (given: object) => ({
      ...makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 15_000_000 }]),
      ...given,
    });
    const { customerPhone } = newPlace();
    const owner = await makeToken(db, (await makeUser(db)).id);
    const cheap = await makeProduct(db);
    const earlier = guestBody(cheap.id, { customerPhone });
    await shop.openBrowser().place(earlier, { token: owner });
    await db
      .update(orders)
      .set({ state: 'delivered', placedAt: sql`now() - interval '9 days'`, estimatedDeliveryDate: null })
      .where(eq(orders.id, earlier.orderId));
    const guest = dear({ ...newPlace(), customerPhone });
    expect((await shop.openBrowser().place(guest)).status).toBe(200);
    const other = await makeToken(db, (await makeUser(db)).id);
    const send = (token: string) =>
      shop.openBrowser().place(dear({ ...newPlace(), customerPhone }), { token });
    expect((await send(other)).status).toBe(409);
    expect((await send(owner)).status).toBe(200);
  });
});

describe('a flood of guests', () => {
  it('is held beyond the budget of the network, and holds at most half of the stock', async () => {
    const { id } = await makeProduct(db, { stock: 60 });
    const before = await checkInvariants(db);
    const held: (string | null)[] = [];
    for (let n = 0; n < 40; n += 1) {
      const body = guestBody(id);
      expect((await shop.openBrowser().place(body)).status).toBe(200);
      held.push((await rowOf(db, body))!.heldFor);
    }
    expect(held.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => null));
    expect(held.slice(20, 30)).toEqual(Array.from({ length: 10 }, () => 'many_new'));
    expect(held.slice(30)).toEqual(Array.from({ length: 10 }, () => 'stock'));
    expect(await stockLeft(db, id)).toBe(30);
    expect(await checkInvariants(db)).toEqual(before);
  });

  it('ends at the limit of the network', async () => {
    const { id } = await makeProduct(db, { stock: 9 });
    const browser = shop.openBrowser();
    const first = guestBody(id);
    await browser.place(first);
    await db.update(rateCounters).set({ count: 300 });
    expect((await browser.place(guestBody(id))).status).toBe(429);
    // A repeated request asks for the first answer.
    expect((await browser.place(first)).status).toBe(200);
  });

  it('to one phone number or to one address ends at the caps', async () => {
    const { id } = await makeProduct(db, { stock: 90 });
    const { customerPhone } = newPlace();
    const codes: string[] = [];
    for (let n = 0; n < 6; n += 1)
      codes.push((await shop.openBrowser().place(guestBody(id, { customerPhone }))).body.code);
    expect(codes).toEqual([...Array.from({ length: 5 }, () => undefined), 'too_many_orders_to_phone']);
    const { addressLine } = newPlace();
    const sent: number[] = [];
    for (let n = 0; n < 5; n += 1)
      sent.push((await shop.openBrowser().place(guestBody(id, { addressLine }, 10))).status);
    expect(sent).toEqual([200, 200, 200, 409, 409]);
  });
});

describe('a held order of a guest', () => {
  it('is confirmed once by the link of its email, and cancelled by another', async () => {
    const { id } = await makeProduct(db, { stock: 90 });
    const holding = openGuestShop(db, { HOLD_FIRST_ORDERS: 'on' });
    const place = async () => {
      const body = guestBody(id);
      const { orderNumber } = (await holding.openBrowser().place(body)).body;
      expect((await rowOf(db, body))!.heldFor).toBe('first_order');
      return { body, token: signConfirmLink(orderNumber) };
    };
    const stranger = holding.openBrowser();
    const answer = (sent: object) => stranger.call('POST', '/api/order-confirmation', sent);
    const kept = await place();
    const look = await stranger.call('POST', '/api/order-confirmation/look', { token: kept.token });
    expect(look.status).toBe(200);
    expect((await answer({ act: 'confirm', token: kept.token, version: 0 })).status).toBe(200);
    expect(await rowOf(db, kept.body)).toMatchObject({ heldFor: null, confirmedBy: 'customer' });
    expect((await answer({ act: 'confirm', token: kept.token, version: 0 })).status).toBe(409);
    const dropped = await place();
    expect((await answer({ act: 'cancel', token: dropped.token })).status).toBe(200);
    expect(await rowOf(db, dropped.body)).toMatchObject({ state: 'cancelled' });
    const [tracked] = await db.select().from(orders).where(eq(orders.id, kept.body.orderId));
    const forged = signTrackLink(tracked!.orderNumber);
    expect((await answer({ act: 'cancel', token: forged })).status).toBe(404);
  });
});
