// §2 a sold-out product tells a guest by a confirmed email, or a customer, once when it is back, and erases the request
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { silentLog } from '#platform/server/log.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { runRetention } from '#server/jobs.ts';
import { readShopConfig } from '#server/config.ts';
import { makeToken, makeUser } from '#shop/accounts/server/testing.ts';
import { makeProduct, writeProduct } from '#shop/catalog/server/testing.ts';
import { listConsents } from '#shop/consent/server/list-consents.ts';
import { consentTexts } from '#shop/consent/contract.ts';
import { tellWaiting } from '#shop/newsletter/server/back-in-stock/tell-waiting.ts';
import { backInStockRequests, newsletterSubscribers } from '#shop/newsletter/server/tables.ts';
import { createCheckedApi } from './checked-api.ts';
import { openTestApi } from './testing.ts';

const given = await openTestApi();
const { db } = given;
const api = createCheckedApi({ db, config: given.config, log: silentLog });
const limited = createCheckedApi({ db, config: readShopConfig({}), log: silentLog });
const soldOut = await makeProduct(db, { name: 'Neem Soap', slug: 'neem-soap', stock: 0 });

async function ask(email: string | undefined, productId = soldOut.id, on = api, token?: string) {
  const response = await on.request('/api/back-in-stock', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ productId, email }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function follow(act: 'confirm' | 'cancel', email: string) {
  const { token } = (await queuedEmails(db, email)).at(-1)!.data as { token: string };
  const response = await api.request(`/api/back-in-stock/${act}?token=${token}`, { method: 'POST' });
  return response.status;
}

const templatesTo = async (email: string) => (await queuedEmails(db, email)).map(({ template }) => template);
const waiting = (email: string) => db.$count(backInStockRequests, eq(backInStockRequests.email, email));
const consentsOf = (email: string) => listConsents(db, { userId: 0, email });

async function comeBack(slug = soldOut.slug): Promise<void> {
  await writeProduct(db, slug, { stock: 3 });
  await tellWaiting(db);
  await writeProduct(db, slug, { stock: 0 });
}

const makeOld = (email: string, days: number) =>
  db
    .update(backInStockRequests)
    .set({ askedAt: sql`now() - make_interval(days => ${days})` })
    .where(eq(backInStockRequests.email, email));

describe('a request for a sold-out product', () => {
  it('of a guest begins with the emailed link, sends one email and is erased', async () => {
    expect((await ask('rani@example.in')).status).toBe(200);
    await comeBack();
    expect(await templatesTo('rani@example.in')).toEqual(['back-in-stock-confirm']);
    for (const _ of [1, 2]) expect(await follow('confirm', 'rani@example.in')).toBe(200);
    const { words } = consentTexts['back-in-stock'];
    expect(await consentsOf('rani@example.in')).toMatchObject([{ purpose: 'back-in-stock', words }]);
    await tellWaiting(db);
    expect(await waiting('rani@example.in')).toBe(1);
    await comeBack();
    await comeBack();
    expect(await templatesTo('rani@example.in')).toEqual(['back-in-stock-confirm', 'back-in-stock']);
    expect(await waiting('rani@example.in')).toBe(0);
    expect(await consentsOf('rani@example.in')).toEqual([]);
  });

  it('of a customer needs no link, and a link takes it back', async () => {
    const { call, email } = await given.wellKnown();
    const asked = await call('POST', '/api/back-in-stock', { productId: soldOut.id, email: 'x@example.in' });
    expect(asked.status).toBe(200);
    expect(await waiting('x@example.in')).toBe(0);
    const before = await waiting(email);
    expect(await follow('cancel', email)).toBe(200);
    expect(await waiting(email)).toBe(before - 1);
    await comeBack();
    expect(await templatesTo(email)).not.toContain('back-in-stock');
  });

  it('gets one answer for new, waiting and refused addresses', async () => {
    const first = await ask('known@example.in');
    await follow('confirm', 'known@example.in');
    await db
      .insert(newsletterSubscribers)
      .values({ email: 'refused@example.in', refusedAt: sql`now()` as never });
    for (const email of ['known@example.in', 'other@example.in', 'refused@example.in'])
      expect(await ask(email)).toEqual(first);
    expect(await templatesTo('known@example.in')).toEqual(['back-in-stock-confirm', 'back-in-stock-noted']);
    expect(await templatesTo('refused@example.in')).toEqual([]);
  });

  it('sends nothing to an address that the mail server refused since', async () => {
    await ask('gone@example.in');
    await follow('confirm', 'gone@example.in');
    await db
      .insert(newsletterSubscribers)
      .values({ email: 'gone@example.in', refusedAt: sql`now()` as never });
    await comeBack();
    expect(await templatesTo('gone@example.in')).toEqual(['back-in-stock-confirm']);
    expect(await waiting('gone@example.in')).toBe(0);
  });

  it('ends when its address leaves the newsletter', async () => {
    const { call, email } = await given.wellKnown();
    expect(await waiting(email)).toBe(1);
    await call('POST', '/api/newsletter/leave');
    expect(await waiting(email)).toBe(0);
  });

  it('is erased after a week without its link, and after 180 days', async () => {
    await ask('late@example.in');
    await ask('patient@example.in');
    await follow('confirm', 'patient@example.in');
    await makeOld('late@example.in', 8);
    await makeOld('patient@example.in', 179);
    await runRetention(db, { now: new Date() });
    expect([await waiting('late@example.in'), await waiting('patient@example.in')]).toEqual([0, 1]);
    expect(await follow('confirm', 'late@example.in')).toBe(400);
    await makeOld('patient@example.in', 181);
    await runRetention(db, { now: new Date() });
    expect(await waiting('patient@example.in')).toBe(0);
    expect(await consentsOf('patient@example.in')).toEqual([]);
  });

  it('is for a product that is sold out, with an address', async () => {
    const inStock = await makeProduct(db);
    expect((await ask('rani@example.in', inStock.id)).status).toBe(409);
    expect((await ask('rani@example.in', 2_000_000_000)).status).toBe(404);
    expect(await ask(undefined)).toMatchObject({
      status: 400,
      body: { fields: { email: 'Enter a valid email' } },
    });
  });

  it('is limited for one inbox', async () => {
    const again = async () => (await ask('target@example.in', soldOut.id, limited)).status;
    for (const _ of [1, 2, 3, 4, 5]) expect(await again()).toBe(200);
    expect(await again()).toBe(429);
  });

  it('leaves a signed-in customer a request when strangers used up the address', async () => {
    const { id, email } = await makeUser(db);
    for (const _ of [1, 2, 3, 4, 5]) await ask(email, soldOut.id, limited);
    expect((await ask(email, soldOut.id, limited)).status).toBe(429);
    const token = await makeToken(db, id);
    expect((await ask(undefined, soldOut.id, limited, token)).status).toBe(200);
  });
});
