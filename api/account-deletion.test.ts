// §2 one's data as one file; an account deleted after a code, orders and invoices as the law wants them
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dayMs } from '#platform/india-time.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { getUser } from '#shop/accounts/server/find-user.ts';
import { emailChanges, sessions, users } from '#shop/accounts/server/tables.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import {
  countZeroResultSearch,
  listZeroResultSearches,
} from '#shop/search/server/learning/count-zero-result-search.ts';
import { mailedCode } from '#shop/accounts/server/testing.ts';
import { drawInvoice } from '#shop/invoices/server/draw-invoice.ts';
import { issueCreditNote } from '#shop/invoices/server/issue-credit-note.ts';
import { issueInvoice } from '#shop/invoices/server/issue-invoice.ts';
import { sellerOf } from '#shop/invoices/server/settings.ts';
import { orderLines, orders } from '#shop/orders/server/tables.ts';
import { signReturnLink, signReviewLink, signTrackLink } from '#shop/orders/server/tracking/signed-links.ts';
import { makeOrderBody } from '#shop/orders/server/testing.ts';
import { openTestApi } from './testing.ts';

const { arrive, config, dataDir, db, newUser, order, wellKnown } = await openTestApi();

/** Identifying texts that no other test of this file writes. */
const secrets = ['Damayanti', 'Kulkarni', '9811122233', '17 Peacock Lane', 'Damayanti@', 'Nasik'];

async function whereIsLeft(words: string[]): Promise<string[]> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: string }>(sql`select t::text as row from ${sql.raw(name)} t`);
    for (const { row } of rows)
      if (words.some((word) => row.toLowerCase().includes(word.toLowerCase()))) found.push(`${name}: ${row}`);
  }
  return found;
}

describe('deleting an account', () => {
  it('leaves no identifying text, and keeps the order as the books need it', async () => {
    const { id, email, call, leave, picture, productId, orderId } = await wellKnown();
    expect(existsSync(join(dataDir, picture))).toBe(true);
    expect(await whereIsLeft(secrets)).not.toEqual([]);
    await db.execute(sql`update pgboss.job set state = 'completed'
      where (data ->> 'logId')::int in (select id from email_log where recipient = ${email})`);
    expect(await leave()).toMatchObject({ status: 200 });
    expect((await call('GET', '/api/auth/profile')).status).toBe(401);
    await expect(getUser(db, id)).rejects.toMatchObject({ status: 401 });

    const left = await whereIsLeft([...secrets, email]);
    expect(left.filter((row) => !/good-bye|account-deletion-code/.test(row))).toEqual([]);
    expect((await queuedEmails(db, email)).at(-1)).toMatchObject({ template: 'good-bye' });
    const removal = sql`select data from pgboss.job where name = 'picture.remove'`;
    const { rows: removals } = await db.execute<{ data: { name: string } }>(removal);
    expect(removals.map(({ data }) => `/uploads/avatars/${data.name}`)).toContain(picture);

    const [kept] = await db.select().from(orders).where(eq(orders.id, orderId));
    expect(kept).toMatchObject({ userId: null, state: 'delivered', subtotalPaise: 50_000 });
    expect(kept!.address).toMatchObject({ name: '', phone: '', addressLine: '', state: 'Maharashtra' });
    const reviews = await call('GET', `/api/reviews/product/${productId}`);
    expect(reviews.body).toMatchObject([{ userName: 'Anonymous', comment: 'Good.', verified: true }]);
  });

  it('takes searches with the name of the customer along, and leaves others', async () => {
    const user = await newUser({ firstName: 'Mrinalini', lastName: 'Deshpande' });
    const asked = ['Deshpande Mrinalini oil', 'mrinalini deshpande', 'मृणालिनी', 'deshpande', 'mrinal comb'];
    for (const text of asked) await countZeroResultSearch(db, { text });
    expect((await user.leave()).status).toBe(200);
    const left = await listZeroResultSearches(db, { limit: 100 });
    expect(left.map(({ text }) => text)).toEqual(['mrinal comb']);
  });

  it.each([500_00, 60_000_00])('ends each link to an order of %i paise', async (unitPaise) => {
    const user = await newUser();
    const { orderId } = await order(user, unitPaise);
    await arrive(orderId);
    const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
    const { orderNumber } = row!;
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
    const stranger = await newUser();
    const answers = async () => [
      (await stranger.call('GET', `/api/track/${signTrackLink(orderNumber)}`)).status,
      (await stranger.call('GET', `/api/reviews/invited/${signReviewLink(line!.id)}`)).status,
      (await stranger.call('POST', '/api/returns/look', { token: signReturnLink(orderNumber) })).status,
    ];
    expect(await answers()).toEqual([200, 200, 200]);
    expect((await user.leave()).status).toBe(200);
    expect(await answers()).toEqual([404, 404, 404]);
  });

  it("keeps the customer's name on an order of 50,000 rupees or more for its invoice", async () => {
    const user = await newUser();
    const { orderId } = await order(user, 60_000_00);
    await arrive(orderId);
    expect((await user.leave()).status).toBe(200);
    const [kept] = await db.select().from(orders).where(eq(orders.id, orderId));
    expect(kept!.address).toMatchObject({ name: 'Savitri Joshi', phone: '', city: 'Pune' });
  });

  it('keeps an issued invoice as it is, except for the phone number', async () => {
    const user = await newUser();
    const { orderId } = await order(user);
    await db.update(orders).set({ state: 'returned' }).where(eq(orders.id, orderId));
    const issued = await issueInvoice(db, { orderId, seller: sellerOf(config) });
    await issueCreditNote(db, { orderId, seller: sellerOf(config) });
    expect((await user.leave()).status).toBe(200);
    const kept = await issueInvoice(db, { orderId, seller: sellerOf(config) });
    expect(kept).toEqual({ ...issued, buyer: { ...issued.buyer, phone: '' } });
    expect((await issueCreditNote(db, { orderId, seller: sellerOf(config) })).buyer).toEqual(kept.buyer);
    expect(kept.buyer).toMatchObject({ name: 'Savitri Joshi', addressLine: '12 Temple Road' });
    const pdf = Buffer.from(await drawInvoice(kept, { shopName: 'Aranya' }));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const [emptied] = await db.select().from(orders).where(eq(orders.id, orderId));
    expect(emptied!.address).toMatchObject({ name: '', phone: '', addressLine: '' });
  });

  it('keeps no name on a large cancelled order, which needs no invoice', async () => {
    const user = await newUser();
    const { orderId } = await order(user, 60_000_00);
    await db.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, orderId));
    expect((await user.leave()).status).toBe(200);
    const [kept] = await db.select().from(orders).where(eq(orders.id, orderId));
    expect(kept!.address).toMatchObject({ name: '', addressLine: '', city: '', state: 'Maharashtra' });
  });

  it('is refused while orders are under way, before and after the code', async () => {
    const user = await newUser();
    await user.call('POST', '/api/auth/account-deletion/send-otp');
    const otp = await mailedCode(db, user.email);
    const look = async () => (await user.call('GET', '/api/auth/account-deletion')).body.forbiddenBy;
    expect(await look()).toBeNull();
    const { orderId } = await order(user);
    const [{ orderNumber }] = (await user.call('GET', '/api/orders')).body;
    const refused = await user.call('POST', '/api/auth/account-deletion', { otp });
    expect(refused).toMatchObject({ status: 409, body: { code: 'orders_under_way' } });
    expect(refused.body.message).toContain(`Your order ${orderNumber} is still under way.`);
    expect(await look()).toBe(refused.body.message);
    expect((await user.leave()).status).toBe(409);
    expect((await user.call('GET', '/api/auth/profile')).status).toBe(200);
    const { parcels } = (await user.call('GET', '/api/my-data')).body;
    expect(parcels).toMatchObject([{ orderNumber, recipient: { name: 'Savitri Joshi' } }]);
    await arrive(orderId);
    expect((await user.call('POST', '/api/auth/account-deletion', { otp })).status).toBe(200);
  });

  it('is refused to the last owner of the shop, before and after the code', async () => {
    const owner = await newUser({ staffRole: 'owner' });
    await db.update(sessions).set({ secondFactorAt: new Date() });
    expect(await owner.leave()).toMatchObject({ status: 409, body: { code: 'last_owner' } });
    const other = await newUser({ staffRole: 'owner' });
    await db.update(sessions).set({ secondFactorAt: new Date() });
    await owner.call('POST', '/api/auth/account-deletion/send-otp');
    const otp = await mailedCode(db, owner.email);
    expect((await other.leave()).status).toBe(200);
    const refused = await owner.call('POST', '/api/auth/account-deletion', { otp });
    expect(refused).toMatchObject({ status: 409, body: { code: 'last_owner' } });
    expect((await owner.call('GET', '/api/auth/profile')).status).toBe(200);
  });

  it('needs a code of its own purpose, which works once', async () => {
    const user = await newUser();
    await user.call('POST', '/api/auth/login-send-otp', { email: user.email });
    const login = await mailedCode(db, user.email);
    expect((await user.call('POST', '/api/auth/account-deletion', { otp: login })).status).toBe(400);
    await user.call('POST', '/api/auth/account-deletion/send-otp');
    const otp = await mailedCode(db, user.email);
    const mallory = await newUser();
    expect((await mallory.call('POST', '/api/auth/account-deletion', { otp })).status).toBe(400);
    const both = await Promise.all(
      [1, 2].map(() => user.call('POST', '/api/auth/account-deletion', { otp })),
    );
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await db.$count(users, eq(users.id, mallory.id))).toBe(1);
  });

  it('is refused while the old address may still undo a change of email', async () => {
    const user = await newUser();
    const change = { userId: user.id, oldEmail: 'old@example.in', newEmail: user.email };
    await db.insert(emailChanges).values({ ...change, changedAt: new Date() });
    expect(await user.leave()).toMatchObject({ status: 409, body: { code: 'email_just_changed' } });
    await db.update(emailChanges).set({ changedAt: new Date(Date.now() - 8 * dayMs) });
    expect((await user.leave()).status).toBe(200);
  });

  it('never leaves an order without a customer that is placed at the same moment', async () => {
    const user = await newUser();
    const product = await makeProduct(db);
    const body = makeOrderBody([{ sku: `${product.id}`, quantity: 1, unitPaise: 50_000 }]);
    await user.call('POST', '/api/auth/account-deletion/send-otp');
    const otp = await mailedCode(db, user.email);
    const [placed, left] = await Promise.all([
      user.call('POST', '/api/delivery/create', body),
      user.call('POST', '/api/auth/account-deletion', { otp }),
    ]);
    expect(placed.status === 200 ? [409] : [200]).toContain(left.status);
    if (placed.status !== 200) expect(placed.status).toBe(401);
    const open = await db.select().from(orders).where(eq(orders.id, body.orderId));
    expect(open.map(({ userId }) => userId)).toEqual(placed.status === 200 ? [user.id] : []);
  });
});
