import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { costsOf } from '#shop/catalog/admin/server/stock/product-cost.ts';
import { makeCategory, makeCombo, makeProduct } from '#shop/catalog/server/testing.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { newPromotion } from '#shop/promotions/admin/fields.ts';
import { readPromotions } from '#shop/promotions/server/live-promotions.ts';
import { promotionCodes, promotions } from '#shop/promotions/server/tables.ts';
import { openStaffApi } from './testing.ts';

const { db, api, call } = await openStaffApi();
const owner = (await makeStaff(db, 'owner')).token;
const writer = (await makeStaff(db, 'content')).token;
await makeCategory(db, { name: 'Herbal Oils' });
const { id: productId } = await makeProduct(db, { name: 'Bhringraj Oil', mrpPaise: 500_00, stock: 100 });

type Rules = Partial<typeof newPromotion>;

/** Begins a draft. Returns its id and version. */
async function begin() {
  const { id } = (await call(writer, 'POST', 'promotions', { copyOf: null })).body as unknown as {
    id: number;
  };
  const { version } = (await call(writer, 'GET', `promotions/${id}`)).body as unknown as { version: number };
  return { id, version };
}

/** Saves a draft. Returns its id and version. */
async function draft(rules: Rules = {}) {
  const { id, version } = await begin();
  const saved = await save(id, version, rules);
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  return { id, version: saved.body['version'] as number };
}

const save = (id: number, version: number, rules: Rules) =>
  call(writer, 'PUT', `promotions/${id}`, { version, fields: { ...newPromotion, ...rules } });
const step = ({ id, version }: { id: number; version: number }, name: string, token = owner) =>
  call(token, 'POST', `promotions/${id}/${name}`, { version });

async function order(promotionCode?: string) {
  const customer = await makeCustomer(db);
  const lines = [{ sku: `${productId}`, quantity: 1, unitPaise: 500_00 }];
  const promotionsNow = await readPromotions(db);
  return placeOrder(db, {
    ...customer,
    order: makeOrderBody(lines, {
      totalAmount: 447,
      customerPhone: String(8_000_000_000 + customer.userId),
      ...(promotionCode === undefined ? {} : { promotionCode }),
    }),
    promotions: promotionsNow,
    codeBy: { userId: customer.userId, cart: null, network: undefined },
  });
}

it('a new offer is stored with its first rules, and not when they are wrong', async () => {
  const fields = { ...newPromotion, name: 'Monsoon: 15% off', percent: 15 };
  const made = await call(writer, 'POST', 'promotions', { copyOf: null, fields });
  expect(made.status).toBe(200);
  const { body } = await call(writer, 'GET', `promotions/${made.body['id'] as number}`);
  expect(body).toMatchObject({ name: 'Monsoon: 15% off', state: 'draft', fields });
  const before = await db.$count(promotions);
  const wrong = { ...fields, scope: 'categories', names: 'No such thing' };
  const refused = await call(writer, 'POST', 'promotions', { copyOf: null, fields: wrong });
  expect([refused.status, refused.body.code]).toEqual([400, 'wrong_offer']);
  expect(await db.$count(promotions)).toBe(before);
});

it('the role content drafts an offer, and the owner alone starts and ends it', async () => {
  const made = await draft({ name: 'Diwali: 10% off', isFirstOrder: false, perCustomer: 1 });
  expect((await step(made, 'start', writer)).status).toBe(403);
  expect(await readPromotions(db)).toEqual([]);
  const started = (await step(made, 'start')).body;
  expect(started).toMatchObject({
    state: 'on',
    sentence: '10 % off every order, at most once a customer',
    uses: 0,
  });
  await order();
  const { version } = started as unknown as { version: number };
  expect((await save(made.id, version, { percent: 90 })).body.code).toBe('offer_not_draft');
  expect((await call(writer, 'DELETE', `promotions/${made.id}`)).body.code).toBe('offer_was_used');
  expect((await step({ id: made.id, version: 1 }, 'end')).body.code).toBe('changed_meanwhile');
  expect((await step({ id: made.id, version }, 'end')).body).toMatchObject({ state: 'ended' });
  const listed = (await call(writer, 'GET', 'promotions')).body as unknown as { promotions: object[] };
  expect(listed.promotions[0]).toMatchObject({
    uses: 1,
    given: 50,
    customers: 1,
    repeated: 0,
    state: 'ended',
  });
});

it('the change log takes a start back while no order has the offer', async () => {
  const undo = async () => {
    const log = await call(owner, 'GET', 'log?kind=promotion');
    const { rows } = log.body as unknown as { rows: { id: number }[] };
    return call(owner, 'POST', `log/${rows[0]!.id}/undo`);
  };
  const made = await draft({ name: 'Undone' });
  await step(made, 'start');
  expect((await undo()).status).toBe(200);
  const [row] = await db.select().from(promotions).where(eq(promotions.id, made.id));
  expect(row!.startedAt).toBeNull();
});

it.each([
  [{ kind: 'percent', percent: 50_000 }, 'percent'],
  [{ kind: 'rupees', amount: 0 }, 'amount'],
  [{ amount: -5 }, 'amount'],
  [{ name: ' ' }, 'name'],
  [{ name: 'Cures diabetes: 10% off' }, 'name'],
  [{ name: '10% off, call 98765 43210' }, 'name'],
  [{ name: 'First order: 20% off' }, 'name'],
  [{ scope: 'categories', names: 'Herbal Oils; Unknown' }, 'names'],
  [{ scope: 'products', names: '' }, 'names'],
  [{ needsCode: true, code: 'x!' }, 'code'],
  [{ startsAt: '2027-01-02T09:00', endsAt: '2027-01-01T09:00' }, 'endsAt'],
  [{ endsAt: 'soon' }, 'endsAt'],
] as [Rules, string][])('refuses the rules %j with the field', async (rules, field) => {
  const { id, version } = await begin();
  const refused = await save(id, version, rules);
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body['fields'])).toContain(field);
});

it('a code belongs to one offer, however it is written', async () => {
  const first = await draft({ needsCode: true, code: 'Diwali10' });
  expect(
    (await save(first.id, first.version, { needsCode: true, code: 'Diwali10', percent: 20 })).status,
  ).toBe(200);
  const { id, version } = await begin();
  expect((await save(id, version, { needsCode: true, code: 'D1WAL1 1O' })).body['fields']).toHaveProperty(
    'code',
  );
  const bare = await draft({ needsCode: true });
  expect((await step(bare, 'start')).body['fields']).toHaveProperty('code');
});

it('an offer that is on ends earlier or later, and the change log takes that back', async () => {
  const made = await draft({ name: 'Its end', endsAt: '2099-01-01T09:00' });
  const until = (at: { id: number; version: number }, endsAt: string, token = owner) =>
    call(token, 'POST', `promotions/${at.id}/until`, { version: at.version, endsAt });
  expect((await until(made, '2099-02-01T09:00')).body.code).toBe('offer_not_started');
  const started = (await step(made, 'start')).body as unknown as { version: number };
  const on = { id: made.id, version: started.version };
  expect((await until(on, '2099-02-01T09:00', writer)).status).toBe(403);
  expect((await until(on, '2020-01-01T09:00')).body['fields']).toHaveProperty('endsAt');
  expect((await until(on, '2099-02-01T09:00')).body).toMatchObject({
    state: 'on',
    fields: { endsAt: '2099-02-01T09:00' },
  });
  const log = (await call(owner, 'GET', 'log?kind=promotion')).body as unknown as { rows: { id: number }[] };
  expect((await call(owner, 'POST', `log/${log.rows[0]!.id}/undo`)).status).toBe(200);
  const read = (await call(writer, 'GET', `promotions/${made.id}`)).body as unknown as { version: number };
  expect(read).toMatchObject({ fields: { endsAt: '2099-01-01T09:00' } });
  expect((await until({ id: made.id, version: read.version }, '')).body).toMatchObject({
    fields: { endsAt: '' },
  });
  await db.update(promotions).set({ endedAt: new Date(0) });
  const { version } = (await call(writer, 'GET', `promotions/${made.id}`)).body as unknown as typeof read;
  expect((await until({ id: made.id, version }, '2099-03-01T09:00')).body.code).toBe('offer_is_over');
});

it('an offer says its uses and what it gave away by code', async () => {
  const made = await draft({ name: 'By code', needsCode: true, code: 'BYCODE20' });
  await step(made, 'start');
  await order('bycode20');
  expect((await call(writer, 'GET', `promotions/${made.id}`)).body).toMatchObject({
    uses: 1,
    byCode: [{ code: 'BYCODE20', uses: 1, given: 50 }],
  });
  await db.update(promotions).set({ endedAt: new Date(0) });
});

it('codes for one use each are made and read by the owner', async () => {
  const made = await draft({ needsCode: true, name: 'Own codes' });
  expect((await call(writer, 'POST', `promotions/${made.id}/codes`, { count: 5 })).status).toBe(403);
  expect((await call(owner, 'POST', `promotions/${made.id}/codes`, { count: 1_000 })).body).toEqual({
    ownCodes: 1_000,
  });
  const response = await api.request(`/api/admin/promotions/${made.id}/codes.csv`, {
    headers: { authorization: `Bearer ${owner}` },
  });
  const rows = (await response.text()).trim().split('\r\n');
  expect(rows).toHaveLength(1_001);
  expect(rows[1]).toMatch(/^[A-HJ-NP-Z2-9]{10},0,1$/);
  expect(await db.$count(promotionCodes, eq(promotionCodes.promotionId, made.id))).toBe(1_000);
});

it('a copy begins without codes, uses and dates, and a preview shows real orders', async () => {
  const made = await draft({ scope: 'categories', names: 'herbal oils', needsCode: true, code: 'OILS20' });
  const { id } = (await call(writer, 'POST', 'promotions', { copyOf: made.id })).body as unknown as {
    id: number;
  };
  expect((await call(writer, 'GET', `promotions/${id}`)).body).toMatchObject({
    name: 'New offer (copy)',
    state: 'draft',
    fields: { scope: 'categories', names: 'Herbal Oils', code: '', needsCode: true },
  });
  const shown = await call(writer, 'POST', 'promotions/preview', {
    fields: { ...newPromotion, percent: 20 },
  });
  const { carts, sentence } = shown.body as unknown as {
    carts: { now: { total: number }; typed: { total: number } }[];
    sentence: string;
  };
  expect(sentence).toBe('20 % off every order');
  expect(carts[0]).toMatchObject({ now: { total: 497 }, typed: { total: 397 }, left: null });
  const cost = `stock/${productId}/cost`;
  expect((await call(writer, 'GET', cost)).status).toBe(403);
  expect((await call(owner, 'PUT', cost, { version: 0, cost: 300.5 })).body).toMatchObject({ cost: 300.5 });
  const preview = await call(owner, 'POST', 'promotions/preview', {
    fields: { ...newPromotion, percent: 20 },
  });
  // Of ₹500 the discount of each order takes ₹10, and the offer ₹100.
  expect((preview.body['carts'] as object[])[0]).toMatchObject({ left: { now: 189.5, typed: 89.5 } });
});

it('a combo costs what its parts cost, once each of them has a cost price', async () => {
  const [oil, comb] = [await makeProduct(db), await makeProduct(db)];
  const parts = [
    { partId: oil.id, quantity: 2 },
    { partId: comb.id, quantity: 1 },
  ];
  const { id } = await makeCombo(db, parts);
  const give = (product: number, cost: number) =>
    call(owner, 'PUT', `stock/${product}/cost`, { version: 0, cost });
  await give(oil.id, 120.25);
  expect((await costsOf(db, [id])).get(id)).toBeUndefined();
  await give(comb.id, 40);
  expect((await costsOf(db, [id])).get(id)).toBe(280_50);
  await give(id, 300);
  expect((await costsOf(db, [id])).get(id)).toBe(300_00);
});
