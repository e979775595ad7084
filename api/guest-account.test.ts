// §4 an order without an account joins one by the link of its browser or by the same email, once
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { dayMs } from '#platform/india-time.ts';
import { rateCounters } from '#platform/server/tables.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { makeToken, makeUser } from '#shop/accounts/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { eraseCustomer } from '#shop/orders/server/erase/erase-customer.ts';
import { eraseGuests, lockOldGuestOrders } from '#shop/orders/server/erase/erase-guests.ts';
import { signConfirmLink, signTrackLink } from '#shop/orders/server/tracking/signed-links.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { guestBody, newPlace, openGuestShop, rowOf } from './testing.ts';

const { db } = await testDatabase();
const shop = openGuestShop(db);

beforeEach(() => db.delete(rateCounters));

async function newAccount(email = `guest.${randomUUID()}@example.in`) {
  const { id } = await makeUser(db, { email });
  return { id, email, token: await makeToken(db, id) };
}

async function placed(contactEmail?: string) {
  const product = await makeProduct(db);
  const body = guestBody(product.id, contactEmail ? { contactEmail } : {});
  const { body: answer } = await shop.openBrowser().place(body);
  const join = (token: string, sent: object = {}, link = answer.trackToken) =>
    shop.openBrowser().call('POST', `/api/track/${link}/account`, sent, { token });
  return { body, ...answer, join };
}

const mine = (token: string) => shop.openBrowser().call('GET', '/api/orders', undefined, { token });

describe('an order without an account', () => {
  it('joins the account that has the token of its browser, once', async () => {
    const { body, orderNumber, accountToken, join } = await placed();
    const [first, second] = [await newAccount(), await newAccount()];
    const answers = await Promise.all([first, first].map(({ token }) => join(token, { accountToken })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await join(second.token, { accountToken })).toMatchObject({ status: 404 });
    expect((await rowOf(db, body))!.userId).toBe(first.id);
    expect((await mine(first.token)).body).toMatchObject([{ orderNumber }]);
    expect((await mine(second.token)).body).toEqual([]);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('of two accounts at once joins one', async () => {
    const { body, accountToken, join } = await placed();
    const [first, second] = [await newAccount(), await newAccount()];
    const answers = await Promise.all([first, second].map(({ token }) => join(token, { accountToken })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    const winner = answers[0]!.status === 200 ? first : second;
    expect((await rowOf(db, body))!.userId).toBe(winner.id);
  });

  it('joins the account of its email by its tracking link, and no other', async () => {
    const owner = await newAccount();
    const { body, join } = await placed(owner.email);
    const stranger = await newAccount();
    expect(await join(stranger.token)).toMatchObject({ status: 403, body: { code: 'not_your_order' } });
    expect((await rowOf(db, body))!.userId).toBeNull();
    expect((await join(owner.token)).status).toBe(200);
    expect((await rowOf(db, body))!.userId).toBe(owner.id);
  });

  it('joins nothing by a forged link, by one of another order or by an old one', async () => {
    const { body, orderNumber, accountToken, trackToken, join } = await placed();
    const other = await placed();
    const { token } = await newAccount();
    const old = new Date(Date.now() - 61 * dayMs);
    const proofs = [
      {},
      { accountToken: '' },
      { accountToken: trackToken },
      { accountToken: signConfirmLink(orderNumber) },
      { accountToken: other.accountToken },
      { accountToken: `${accountToken.slice(0, -1)}${accountToken.endsWith('A') ? 'B' : 'A'}` },
    ];
    for (const proof of proofs) expect((await join(token, proof)).status, JSON.stringify(proof)).toBe(403);
    for (const link of ['x', accountToken, signTrackLink(orderNumber, old)])
      expect((await join(token, { accountToken }, link)).status).toBe(404);
    expect((await join('', { accountToken })).status).toBe(401);
    expect((await rowOf(db, body))!.userId).toBeNull();
  });

  it('is no order by phone and no order of an account', async () => {
    const { token } = await newAccount();
    const product = await makeProduct(db);
    const body = guestBody(product.id);
    const { orderNumber } = (await shop.openBrowser().place(body, { token })).body;
    const thief = await newAccount();
    const link = signTrackLink(orderNumber);
    const take = () =>
      shop.openBrowser().call('POST', `/api/track/${link}/account`, {}, { token: thief.token });
    expect((await take()).status).toBe(404);
    await db
      .update(orders)
      .set({ userId: null, channel: 'phone', contactEmail: thief.email })
      .where(eq(orders.id, body.orderId));
    expect((await take()).status).toBe(404);
  });
});

describe('the link of a guest', () => {
  it('shows the parcel without name, street, phone or goods', async () => {
    const { trackToken } = await placed();
    const { status, body } = await shop.openBrowser().call('GET', `/api/track/${trackToken}`);
    expect([status, body]).toMatchObject([200, { state: 'placed', waitsFor: null, mayJoinAccount: true }]);
    expect(JSON.stringify(body)).not.toMatch(/Temple|Meera|62\d{8}/);
  });

  it('shows goods, amounts and address to the browser that ordered alone', async () => {
    const { body, orderNumber, trackToken, accountToken, join } = await placed();
    const other = await placed();
    const receipt = (proof: string, link = trackToken) =>
      shop.openBrowser().call('POST', `/api/track/${link}/receipt`, { accountToken: proof });
    expect(await receipt(accountToken)).toMatchObject({
      status: 200,
      body: {
        items: [{ quantity: 1, price: 500 }],
        subtotal: 500,
        totalAmount: body.totalAmount,
        address: { addressLine: body.addressLine, customerPhone: body.customerPhone },
        returnToken: null,
      },
    });
    const old = new Date(Date.now() - 61 * dayMs);
    for (const proof of ['', trackToken, other.accountToken, signConfirmLink(orderNumber)])
      expect((await receipt(proof)).status, proof).toBe(404);
    for (const link of ['x', accountToken, other.trackToken, signTrackLink(orderNumber, old)])
      expect((await receipt(accountToken, link)).status, link).toBe(404);
    expect((await join((await newAccount()).token, { accountToken })).status).toBe(200);
    expect((await receipt(accountToken)).status).toBe(404);
  });

  it('cancels the order by the browser that placed it alone, until the courier has it', async () => {
    const { body, orderNumber, trackToken, accountToken } = await placed();
    const other = await placed();
    const cancel = (proof: string, link = trackToken) =>
      shop
        .openBrowser()
        .call('POST', `/api/track/${link}/cancel`, { accountToken: proof, reason: 'mistake' });
    const old = new Date(Date.now() - 61 * dayMs);
    for (const proof of ['', trackToken, other.accountToken, signConfirmLink(orderNumber)])
      expect((await cancel(proof)).status, proof).toBe(404);
    for (const link of ['x', other.trackToken, signTrackLink(orderNumber, old)])
      expect((await cancel(accountToken, link)).status, link).toBe(404);
    expect((await rowOf(db, body))!.state).toBe('placed');
    for (let times = 0; times < 2; times += 1)
      expect(await cancel(accountToken)).toMatchObject({
        status: 200,
        body: { state: 'cancelled', canCancel: false },
      });
    expect(await rowOf(db, body)).toMatchObject({ state: 'cancelled', cancelReason: 'mistake' });
    const move = (state: 'shipped' | 'placed') =>
      db.update(orders).set({ state }).where(eq(orders.orderNumber, other.orderNumber));
    await move('shipped');
    const tooLate = { status: 409, body: { code: 'too_late' } };
    expect(await cancel(other.accountToken, other.trackToken)).toMatchObject(tooLate);
    await move('placed');
    expect((await other.join((await newAccount()).token, { accountToken: other.accountToken })).status).toBe(
      200,
    );
    expect((await cancel(other.accountToken, other.trackToken)).status).toBe(404);
  });

  it('lets a guest pay by UPI, where the shop takes that at checkout', async () => {
    const upi = openGuestShop(db, { PAY_AT_CHECKOUT: 'on', RATE_LIMITS: 'off' });
    const product = await makeProduct(db);
    const browser = upi.openBrowser();
    const body = guestBody(product.id, { paymentMode: 'UPI', paymentShow: 'code' });
    const { status, body: answer } = await browser.place(body);
    expect([status, (await rowOf(db, body))!.heldFor]).toEqual([200, 'payment']);
    const look = await browser.call('GET', `/api/track/${answer.trackToken}/payment`);
    expect(look).toMatchObject({ status: 200, body: { offer: { amount: body.totalAmount } } });
  });

  it('turns an order that waits for its payment to cash, once, with the holds of cash', async () => {
    const settings = { PAY_AT_CHECKOUT: 'on', HOLD_FIRST_ORDERS: 'on', MAX_OPEN_ORDERS_PER_PHONE: '1' };
    const upi = openGuestShop(db, settings);
    const product = await makeProduct(db);
    const place = newPlace();
    const unpaid = async () => {
      const body = guestBody(product.id, { ...place, paymentMode: 'UPI', paymentShow: 'code' });
      return { body, link: (await upi.openBrowser().place(body)).body.trackToken };
    };
    const cash = (link: string) => upi.openBrowser().call('POST', `/api/track/${link}/payment/cash`);
    const first = await unpaid();
    const answers = await Promise.all([cash(first.link), cash(first.link)]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { wait: null } });
    const turned = { paymentMode: 'COD', heldFor: 'first_order', state: 'placed' };
    expect(await rowOf(db, first.body)).toMatchObject(turned);
    const second = await unpaid();
    expect(await cash(second.link)).toMatchObject({
      status: 409,
      body: { code: 'too_many_orders_to_phone' },
    });
    expect(await rowOf(db, second.body)).toMatchObject({ paymentMode: 'UPI_DUE', heldFor: 'payment' });
    expect((await cash('x')).status).toBe(404);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('that confirms a held order without an email comes from staff', async () => {
    const holding = openGuestShop(db, { HOLD_FIRST_ORDERS: 'on' });
    const { id } = await makeProduct(db);
    const body = guestBody(id);
    const { orderNumber } = (await holding.openBrowser().place(body)).body;
    const { token } = await makeStaff(db, 'support');
    const { status, body: link } = await holding
      .openBrowser()
      .call('POST', `/api/admin/orders/${orderNumber}/track-link`, undefined, { token });
    const { text } = link as unknown as { text: string };
    expect(status).toBe(200);
    const confirm = /do=confirm&token=([\w.-]+)/.exec(text)![1]!;
    const answer = { act: 'confirm', token: confirm, version: 0 };
    const done = await holding.openBrowser().call('POST', '/api/order-confirmation', answer);
    expect([done.status, (await rowOf(db, body))!.heldFor]).toEqual([200, null]);
  });
});

describe('erasing', () => {
  it('an account erases the orders that joined it, with the email of the guest', async () => {
    const { body, accountToken, join } = await placed(`other.${randomUUID()}@example.in`);
    const { id, email, token } = await newAccount();
    expect((await join(token, { accountToken })).status).toBe(200);
    await db.update(orders).set({ state: 'delivered' }).where(eq(orders.id, body.orderId));
    await eraseCustomer(db, { userId: id, email });
    const row = await rowOf(db, body);
    expect(row).toMatchObject({ userId: null, contactEmail: null, address: { name: '', phone: '' } });
    const link = signTrackLink(row!.orderNumber);
    expect((await shop.openBrowser().call('GET', `/api/track/${link}`)).status).toBe(404);
    expect((await join(token, { accountToken })).status).toBe(404);
  });

  it('comes 180 days after an order without an invoice, as for an order by phone', async () => {
    const { body, trackToken } = await placed(`gone.${randomUUID()}@example.in`);
    await db.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, body.orderId));
    const now = new Date(Date.now() + 181 * dayMs);
    const orderIds = await db.transaction((tx) => lockOldGuestOrders(tx, { now }));
    expect(orderIds).toContain(body.orderId);
    await eraseGuests(db, { orderIds });
    expect(await rowOf(db, body)).toMatchObject({ contactEmail: null, address: { name: '', phone: '' } });
    expect((await shop.openBrowser().call('GET', `/api/track/${trackToken}`)).status).toBe(404);
  });
});
