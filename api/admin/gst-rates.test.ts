// §9 the owner adds GST rates from a day on; a document of today keeps its rate, and a row in force stays
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf } from '#platform/india-time.ts';
import { changeLog } from '#platform/server/tables.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { gstRates } from '#shop/invoices/server/tables.ts';
import { issueInvoice } from '#shop/invoices/server/issue-invoice.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { seller } from '#shop/returns/server/testing.ts';
import { openStaffApi } from './testing.ts';

const { api, db } = await openStaffApi();
const owner = await makeStaff(db, 'owner', 1);
const today = dayOf(new Date());
const [tomorrow, later] = [1, 40].map((days) => addDays(today, days));

const row = {
  hsn: '3401',
  goods: 'Soap',
  isWhole: true,
  percent: 18,
  from: tomorrow!,
  law: '21/2026-Central Tax (Rate)',
};
type Body = Record<string, unknown>;
type ListedRate = {
  id: number;
  version: number;
  hsn: string;
  holds: string;
  percent: number;
  products: number;
};

async function call(method: string, path = '', body?: unknown, token = owner.token) {
  const response = await api.request(`/api/admin/gst-rates${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return {
    status: response.status,
    body: (await response.json()) as Body & { own: ListedRate[]; shipped: ListedRate[] },
  };
}

const add = (more: Body = {}) => call('POST', '', { ...row, ...more });
const ownRow = async (id: unknown) => (await call('GET')).body.own.find((one) => one.id === id);
const takeBack = async (id: unknown) =>
  call('POST', `/${String(id)}/take-back`, { version: (await ownRow(id))?.version ?? 0 });

async function rateOf(hsn: string) {
  const { id } = await makeProduct(db, { hsn });
  const response = await api.request(`/api/admin/products/${id}`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  return ((await response.json()) as { gst: { rate: string; coming: { day: string; rate: string } | null } })
    .gst;
}

describe('the rates of GST', () => {
  it('are searched by the beginning of a heading and by words of the goods', async () => {
    const byHeading = (await call('GET', '?q=3004%2090')).body.shipped;
    expect(new Set(byHeading.map(({ hsn }) => hsn.slice(0, 4)))).toEqual(new Set(['3004']));
    const byWords = (await call('GET', '?q=nuts%20FRESH')).body;
    expect(byWords.shipped.map(({ hsn }) => hsn)).toContain('0802');
    expect(byWords.sources).not.toEqual([]);
    expect((await call('GET', '?q=%25')).body.shipped).toEqual([]);
  });

  it('take a row of next month, which the product form shows beside the rate of today', async () => {
    const { body } = await add({ hsn: '3406 00', percent: 40, from: later });
    expect(await ownRow(body.id)).toMatchObject({ hsn: '340600', holds: 'later', percent: 40 });
    const { rate, coming } = await rateOf('34060010');
    expect(rate).not.toBe('40 %');
    expect(coming).toMatchObject({ day: later, rate: '40 %' });
    expect((await ownRow(body.id))?.products).toBe(1);
  });

  it('fill a missing heading from today on, for the product form and the invoice', async () => {
    expect(await rateOf('85171300')).toMatchObject({ rate: '' });
    expect((await add({ hsn: '8517', percent: 0.25, from: today, goods: 'Telephones' })).status).toBe(200);
    expect(await rateOf('85171300')).toMatchObject({ rate: '0.25 %' });
    const { id } = await makeProduct(db, { hsn: '85171300', stock: 5 });
    const order = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }]);
    await placeOrder(db, { ...(await makeCustomer(db)), order });
    for (const to of ['confirmed', 'shipped'] as const)
      await transitionOrder(db, { orderId: order.orderId, to, actor: 'courier' });
    const { lines } = await issueInvoice(db, { orderId: order.orderId, seller });
    expect(lines[0]).toMatchObject({ percent: 0.25, rateId: expect.stringMatching(/^own-\d+$/) });
    const used = await ownRow(Number(String(lines[0]!.rateId).slice('own-'.length)));
    expect(await takeBack(used!.id)).toMatchObject({ status: 409, body: { code: 'gst_rate_in_force' } });
    expect(await add({ hsn: '85171300', percent: 18, from: today })).toMatchObject({ status: 400 });
  });

  it('give a row back that is not in force, and again by the undo of the log', async () => {
    const { body } = await add({ hsn: '3402', from: later });
    expect((await takeBack(body.id)).status).toBe(200);
    expect(await ownRow(body.id)).toBeUndefined();
    const undo = async () => {
      const newest = await db
        .select({ id: sql<number>`max(${changeLog.id})` })
        .from(changeLog)
        .where(eq(changeLog.kind, 'gst-rate'));
      const response = await api.request(`/api/admin/log/${newest[0]!.id}/undo`, {
        method: 'POST',
        headers: { authorization: `Bearer ${owner.token}` },
      });
      return response.status;
    };
    expect(await undo()).toBe(200);
    expect(await ownRow(body.id)).toMatchObject({ hsn: '3402' });
    expect(await undo()).toBe(200);
    expect(await ownRow(body.id)).toBeUndefined();
  });
});

describe('an attack on the rates', () => {
  it.each<[Body, string | undefined]>([
    [{ from: today }, 'wrong_gst_rate'],
    [{ from: '2025-09-22' }, 'wrong_gst_rate'],
    [{ from: '9999-12-31' }, 'wrong_gst_rate'],
    [{ from: '2026-02-30' }, undefined],
    [{ from: 'tomorrow' }, undefined],
    [{ hsn: '34' }, 'wrong_gst_rate'],
    [{ hsn: '3' }, 'wrong_gst_rate'],
    [{ hsn: ' ' }, undefined],
    [{ hsn: '%' }, 'wrong_gst_rate'],
    [{ hsn: '3401; drop table' }, 'wrong_gst_rate'],
    [{ hsn: '0000' }, 'wrong_gst_rate'],
    [{ percent: 17.9 }, 'wrong_gst_rate'],
    [{ percent: -18 }, 'wrong_gst_rate'],
    [{ percent: 1e9 }, 'wrong_gst_rate'],
    [{ percent: '18' }, undefined],
    [{ percent: null }, undefined],
    [{ goods: '  ' }, undefined],
    [{ goods: 'x'.repeat(121) }, undefined],
    [{ law: '' }, undefined],
    [{ goods: 'a\u202eb' }, undefined],
    [{ isActive: true, id: 1 }, undefined],
  ])('with %j is refused', async (more, code) => {
    const before = (await call('GET')).body.own.length;
    const { status, body } = await add(more);
    if ('id' in more) expect([200, 400, 409]).toContain(status);
    else expect([status, code && body.code]).toEqual([400, code]);
    if (status === 400) expect((await call('GET')).body.own).toHaveLength(before);
  });

  it('by two owners who add the same row leaves one', async () => {
    const other = await makeStaff(db, 'owner', 1);
    const same = { ...row, hsn: '3403', from: later };
    const statuses = await Promise.all([
      call('POST', '', same),
      call('POST', '', { ...same, goods: 'In other words', percent: 5 }, other.token),
    ]);
    expect(statuses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const goods = { ...same, isWhole: false, goods: 'Greases' };
    expect((await call('POST', '', goods)).status).toBe(200);
    expect(await call('POST', '', { ...goods, goods: ' GREASES ' }, other.token)).toMatchObject({
      status: 409,
      body: { code: 'same_gst_rate' },
    });
  });

  it('by an old version takes nothing back', async () => {
    const { body } = await add({ hsn: '3404', from: later });
    const seen = await ownRow(body.id);
    await takeBack(body.id);
    const stale = await call('POST', `/${String(body.id)}/take-back`, { version: seen!.version - 1 });
    expect(stale.status).toBe(200);
    await db.update(gstRates).set({ isActive: true }).where(eq(gstRates.id, seen!.id));
    const late = await call('POST', `/${String(body.id)}/take-back`, { version: seen!.version });
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    expect(await takeBack(999_999)).toMatchObject({ status: 404, body: { code: 'gst_rate_not_found' } });
  });

  it('by other roles, or without a fresh second factor, changes nothing', async () => {
    for (const role of ['packer', 'support', 'content'] as const) {
      const { token } = await makeStaff(db, role, 1);
      expect((await call('GET', '', undefined, token)).status).toBe(403);
      expect((await call('POST', '', row, token)).status).toBe(403);
      expect((await call('POST', '/1/take-back', { version: 0 }, token)).status).toBe(403);
    }
    const { token } = await makeStaff(db, 'owner', 11);
    expect((await call('GET', '', undefined, token)).status).toBe(200);
    const refused = await call('POST', '', { ...row, hsn: '3407' }, token);
    expect(refused.body.code).toBe('fresh_second_factor_needed');
  });

  it.each([
    ['a new percent', { percentHundredths: 0 }],
    ['a new heading', { hsn: '3001' }],
    ['an earlier day', { startsOn: '2026-01-01' }],
    ['other words', { law: 'none' }],
  ])('in the database by %s is refused there', async (_, set) => {
    await add({ hsn: '3405', from: later });
    const change = db.update(gstRates).set(set).where(eq(gstRates.hsn, '3405'));
    await expect(change).rejects.toThrow();
    await expect(db.delete(gstRates).where(eq(gstRates.hsn, '3405'))).rejects.toThrow();
  });

  it('in the database cannot take back a row in force or bring one of the past', async () => {
    const past = { hsn: '3801', goods: 'x', isWhole: true, percentHundredths: 500, law: 'x' };
    await db.insert(gstRates).values([
      { ...past, startsOn: addDays(today, -1), isActive: true },
      { ...past, hsn: '3802', startsOn: addDays(today, -1), isActive: false },
    ]);
    for (const [hsn, isActive] of [
      ['3801', false],
      ['3802', true],
    ] as const)
      await expect(db.update(gstRates).set({ isActive }).where(eq(gstRates.hsn, hsn))).rejects.toThrow();
  });
});
