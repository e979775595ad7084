import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { silentLog } from '#platform/server/log.ts';
import { rateCounters } from '#platform/server/tables.ts';
import { readShopConfig } from '#server/config.ts';
import { makeToken, makeUser } from '#shop/accounts/server/testing.ts';
import { makeCategory, makeProduct } from '#shop/catalog/server/testing.ts';
import { makeOrderBody } from '#shop/orders/server/testing.ts';
import { promotions } from '#shop/promotions/server/tables.ts';
import { livePromotions, makePromotion } from '#shop/promotions/server/testing.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();
const live = await livePromotions(db);
const config = readShopConfig({ TRUSTED_PROXY: 'on' });
const api = createCheckedApi({ db, config, log: silentLog, promotions: live });
const { id } = await makeProduct(db, { mrpPaise: 500_00, stock: 100 });
const other = await makeProduct(db, { mrpPaise: 500_00, stock: 100 });

type Request = { code?: string; token?: string; items?: string; network?: string };

async function totals({ code, token, items = `${id}:1`, network = '203.0.113.9' }: Request = {}) {
  await live.look();
  const query = new URLSearchParams({ items, ...(code === undefined ? {} : { code }) });
  const response = await api.request(
    `/api/cart/totals?${query}`,
    {
      headers: { 'x-forwarded-for': network, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    },
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  );
  return { status: response.status, body: await response.json() };
}

beforeEach(async () => {
  await db.update(promotions).set({ endedAt: new Date(0) });
  await db.delete(rateCounters);
});

describe('the totals of a cart', () => {
  it('are without a promotion what they were, and say nothing of offers', async () => {
    expect((await totals()).body).toEqual({
      lines: [
        { code: 'items', name: 'Price (1 item)', amount: 500 },
        { code: 'discount', name: 'Discount', amount: -10 },
        { code: 'platform_fee', name: 'Platform fee', amount: 7 },
      ],
      total: 497,
    });
  });

  it('name the best offer with its saving, and what another needs more', async () => {
    await makePromotion(db, { name: 'Diwali: 10% off' });
    await makePromotion(db, { name: 'Free delivery', kind: 'free_delivery', fromPaise: 600_00 });
    expect((await totals()).body).toMatchObject({
      lines: [{ code: 'items' }, { code: 'offer', name: 'Diwali: 10% off', amount: -50 }, {}, {}],
      total: 447,
      offers: {
        savings: [{ name: 'Diwali: 10% off', amount: 50 }],
        missing: { name: 'Free delivery', amount: 100 },
        takesCode: false,
      },
    });
  });

  it('say to a guest that a first order is assumed, and know a customer', async () => {
    await makePromotion(db, { isFirstOrder: true });
    expect((await totals()).body.offers.savings[0]).toMatchObject({
      condition: 'if this is your first order',
    });
    const user = await makeUser(db);
    const token = await makeToken(db, user.id);
    expect((await totals({ token })).body.offers.savings[0]).not.toHaveProperty('condition');
    const order = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 500_00 }], { totalAmount: 447 });
    const placed = await api.request('/api/delivery/create', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
    expect(placed.status).toBe(200);
    expect((await totals({ token })).body).toMatchObject({ total: 497, offers: { savings: [] } });
  });
});

describe('a code of the cart', () => {
  it('has the same answer when it is unknown, used up, over or a draft', async () => {
    await makePromotion(db, { codes: ['RIGHT'], scope: { kind: 'products', ids: [id] } });
    await makePromotion(db, { codes: ['USEDUP'], usesOfCode: 0 });
    await makePromotion(db, { codes: ['FULL'], maxUses: 0 });
    await makePromotion(db, { codes: ['OVER'], endedAt: new Date() });
    await makePromotion(db, { codes: ['DRAFT'], startedAt: null });
    await makePromotion(db, { codes: ['LATER'], startsAt: new Date(Date.now() + 60_000) });
    for (const code of ['NONE', 'USEDUP', 'FULL', 'OVER', 'DRAFT', 'LATER', '', '<b>'])
      expect((await totals({ code })).body.offers.code).toEqual({
        text: code,
        problem: 'This code cannot be used.',
      });
    expect((await totals({ code: 'right' })).body.offers.code).toEqual({ text: 'right' });
  });

  it('says why a right one gives nothing', async () => {
    await makePromotion(db, {
      name: 'Only hers',
      codes: ['HERS'],
      scope: { kind: 'products', ids: [id] },
      fromPaise: 600_00,
    });
    const problem = async (asked: Request) =>
      (await totals({ code: 'HERS', ...asked })).body.offers.code.problem;
    expect(await problem({})).toBe('“Only hers” is for goods from ₹600.00. ₹100.00 more has it.');
    expect(await problem({ items: `${other.id}:2` })).toBe('“Only hers” is not for these products.');
    await makePromotion(db, { name: 'Best', percent: 50 });
    expect(await problem({ items: `${id}:2` })).toBe(
      '“Only hers” saves nothing beside “Best”. The best offer applies.',
    );
  });

  it('is not told by guessing, and a college is not turned away', async () => {
    await makePromotion(db, { codes: ['RIGHT77'] });
    const tokens = await Promise.all(
      Array.from({ length: 12 }, async () => makeToken(db, (await makeUser(db)).id)),
    );
    for (let at = 0; at < 10; at += 1)
      expect((await totals({ code: `W${at}RONG`, token: tokens[0]! })).status).toBe(200);
    expect((await totals({ code: 'WRONG', token: tokens[0]! })).status).toBe(429);
    expect((await totals({ code: 'RIGHT77', token: tokens[0]! })).status).toBe(429);
    for (const token of tokens.slice(1))
      expect((await totals({ code: 'RIGHT77', token })).body.total).toBe(447);
    // A guest without a cookie has the budget of the network alone.
    const guests = Array.from({ length: 300 }, (_, at) => totals({ code: `GUEST${at}` }));
    expect((await Promise.all(guests)).filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect((await totals({ code: 'RIGHT77', network: '203.0.114.1' })).status).toBe(200);
  }, 60_000);
});

describe('the page of a product', () => {
  const shown = async () => {
    await live.look();
    const response = await api.request(`/api/products/${id}`);
    return ((await response.json()) as { offer: string | null }).offer;
  };

  it('says what an offer for everyone saves on it', async () => {
    expect(await shown()).toBeNull();
    await makePromotion(db, { name: 'Diwali: 10% off' });
    expect(await shown()).toBe('You save ₹50.00 with Diwali: 10% off');
  });

  it('knows an offer on a category two levels above', async () => {
    const top = await makeCategory(db, { slug: 'top', name: 'Top' });
    const middle = await makeCategory(db, { slug: 'middle', name: 'Middle', parentId: top.id });
    const leaf = await makeCategory(db, { slug: 'leaf', name: 'Leaf', parentId: middle.id });
    const oil = await makeProduct(db, { mrpPaise: 500_00, stock: 5, categoryId: leaf.id });
    await makePromotion(db, { name: 'Top: 10% off', scope: { kind: 'categories', names: ['Top'] } });
    await live.look();
    expect(await (await api.request(`/api/products/${oil.id}`)).json()).toMatchObject({
      offer: 'You save ₹50.00 with Top: 10% off',
    });
    expect((await totals({ items: `${oil.id}:1` })).body).toMatchObject({ total: 447 });
  });

  it.each([
    [{ isFirstOrder: true }],
    [{ perCustomer: 1 }],
    [{ codes: ['PAGE10'] }],
    [{ fromPaise: 500_01 }],
    [{ scope: { kind: 'categories' as const, names: ['Elsewhere'] } }],
    [{ maxUses: 1, used: 1 }],
  ])('says nothing of an offer with %j', async (rules) => {
    await makePromotion(db, rules);
    expect(await shown()).toBeNull();
  });
});
