import { describe, expect, it } from 'vitest';
import { addDays, dayOf } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { issueInvoice } from '#shop/invoices/server/issue-invoice.ts';
import { gstRates } from '#shop/invoices/server/tables.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { seller } from '#shop/returns/server/testing.ts';
import { openRealShop } from '../testing/shop-files.ts';

const today = dayOf(new Date());

async function makeInvoice(db: Db): Promise<void> {
  const { id } = await makeProduct(db, { stock: 5 });
  const order = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }]);
  await placeOrder(db, { ...(await makeCustomer(db)), order });
  for (const to of ['confirmed', 'shipped'] as const)
    await transitionOrder(db, { orderId: order.orderId, to, actor: 'courier' });
  await issueInvoice(db, { orderId: order.orderId, seller });
}

describe('the rates of GST in the file of a shop', () => {
  const rate = {
    hsn: '8517',
    goods: 'Telephones',
    isWhole: true,
    percent: 18,
    from: '2026-01-05',
    law: '21/2026',
  };
  const later = { ...rate, from: addDays(today, 30) };

  it('begin in the past only in a shop without an invoice or a challan', async () => {
    const { db, check, bring } = await openRealShop();
    await makeInvoice(db);
    const { rows } = await check({ gstRates: [rate, later] });
    expect(rows.map(({ result }) => result)).toEqual(['left-out', 'change']);
    expect(rows[0]!.problem).toContain('from today on');
    await bring({ gstRates: [rate, later] });
    expect(await db.$count(gstRates)).toBe(1);
  });

  it('never change a row of the shop', async () => {
    const { db, check, bring } = await openRealShop();
    await bring({ gstRates: [later] });
    const gstRatesNow = [{ ...later, percent: 5 }, { ...later }];
    const { rows } = await check({ gstRates: gstRatesNow });
    expect(rows.map(({ result }) => result)).toEqual(['left-out', 'same']);
    expect(rows[0]!.problem).toContain('no row is ever changed');
    await bring({ gstRates: gstRatesNow });
    expect((await db.select().from(gstRates)).map((row) => row.percentHundredths)).toEqual([1800]);
  });

  it.each([
    [{ percent: 17.9 }],
    [{ hsn: '3' }],
    [{ from: '2026-02-30' }],
    [{ from: '1990-01-01' }],
    [{ from: '9999-12-31' }],
    [{ goods: ' ' }],
  ])('with %j are left out with the reason', async (more) => {
    const { db, bring } = await openRealShop();
    const { body } = await bring({ gstRates: [{ ...rate, ...more }] });
    expect(body.rows).toMatchObject([{ result: 'left-out', problem: expect.stringMatching(/\w+/) }]);
    expect(await db.$count(gstRates)).toBe(0);
  });
});
