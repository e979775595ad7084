// §9 platform fee 7 and fixed discount 10 are those of the demo, none in a real shop; an order keeps those of its day
import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { toRupees } from '#platform/money.ts';
import { checkSettings } from '#platform/server/settings.ts';
import { readShopConfig, shopSettings } from '#server/config.ts';
import { pricingSettings, chargesOf } from '#shop/pricing/server/settings.ts';
import { type Charges, noCharges, usualCharges } from '#shop/pricing/amounts.ts';
import { priceOf } from '#shop/pricing/price-of.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { issueInvoice } from '#shop/invoices/server/issue-invoice.ts';
import { sellerOf } from '#shop/invoices/server/settings.ts';
import { readSettings, valuesOf } from '#shop/settings/server/read-settings.ts';
import { settings } from '#shop/settings/server/tables.ts';
import { editOrder, openEdit } from '../admin/server/edit-order.ts';
import { placeOrder } from './place-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeCustomer, makeOrderBody, recordsOf } from '#shop/orders/server/testing.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';

const { db } = await testDatabase();
const seller = sellerOf(readShopConfig({}));
const by = { userId: 7, namesOf: () => Promise.resolve(new Map([[7, 'Asha']])) };
const dispatch = { PICKUP_PINCODE: '560058', DISPATCH_CUTOFF_HOUR: 14 };

const charges = (discount: number, fee: number): Charges => ({
  fixedDiscountPaise: discount * 100,
  feePaise: fee * 100,
});

async function place(of: Charges, mrpPaise = 50_000) {
  const { id } = await makeProduct(db, { mrpPaise, discountPercent: 0 });
  const line = { sku: `${id}`, quantity: 1, unitPaise: mrpPaise };
  const totalAmount = toRupees(priceOf([line], of).payablePaise);
  const order = makeOrderBody([line], { totalAmount });
  const { orderNumber } = await placeOrder(db, { ...(await makeCustomer(db)), order, charges: of });
  const stored = async () => (await recordsOf(db, order.orderId)).order!;
  return { orderId: order.orderId, orderNumber, line, stored };
}

/** Returns the rows that break invariant 3. */
const brokenTotals = async () => (await checkInvariants(db)).filter(({ number }) => number === 3);

describe('the charges of an order', () => {
  it.each([
    [0, 0, 50_000],
    [500, 100, 51_000],
    [25, 0, 50_000],
    [0, 12, 300],
    [500, 0, 300],
  ])('of ₹%i off and a fee of ₹%i keep every promise', async (discount, fee, mrpPaise) => {
    const { orderId, stored } = await place(charges(discount, fee), mrpPaise);
    const discountPaise = Math.min(discount * 100, mrpPaise);
    const totalPaise = mrpPaise - discountPaise + fee * 100;
    expect(await stored()).toMatchObject({ discountPaise, feePaise: fee * 100, totalPaise });
    expect(await brokenTotals()).toEqual([]);
    for (const to of ['confirmed', 'shipped'] as const)
      await transitionOrder(db, { orderId, to, actor: 'courier' });
    const { lines } = await issueInvoice(db, { orderId, seller });
    expect(lines.map(({ name }) => name).includes('Platform fee')).toBe(fee > 0);
    expect(lines.reduce((sum, { paidPaise }) => sum + paidPaise, 0)).toBe(totalPaise);
  });

  it('stay those of its day when staff change its items', async () => {
    const { orderNumber, line, stored } = await place(charges(20, 3), 1_500);
    expect(await stored()).toMatchObject({ discountPaise: 1_500, totalPaise: 300 });
    const opened = await openEdit(db, { orderNumber, userId: 7 });
    const fields = { lines: [{ sku: line.sku, quantity: 3 }] };
    await editOrder(db, { orderNumber, version: opened.version, fields, dispatch, by });
    expect(await stored()).toMatchObject({ discountPaise: 2_000, feePaise: 300, totalPaise: 2_800 });
    expect(await brokenTotals()).toEqual([]);
  });

  it('keep the delivery charge of its day, on its invoice and after a change', async () => {
    const delivery = { paise: 4_000, free: { paise: 60_000, isIncluded: true } };
    const of = { ...charges(10, 7), delivery };
    const { orderId, orderNumber, line, stored } = await place(of);
    expect(await stored()).toMatchObject({ charges: of, feePaise: 4_700, totalPaise: 53_700 });
    const { version } = await openEdit(db, { orderNumber, userId: 7 });
    const change = async (quantity: number, known: number) => {
      const fields = { lines: [{ sku: line.sku, quantity }] };
      return editOrder(db, { orderNumber, version: known, fields, dispatch, by });
    };
    const free = await change(2, version);
    expect(free.totalAmount).toBe(1_000 - 10 + 7);
    expect((await change(1, free.version)).totalAmount).toBe(537);
    expect(await brokenTotals()).toEqual([]);
    for (const to of ['confirmed', 'shipped'] as const)
      await transitionOrder(db, { orderId, to, actor: 'courier' });
    const { lines, totalPaise } = await issueInvoice(db, { orderId, seller });
    expect(lines).toMatchObject([
      { charges: [{ name: 'Delivery charge', paise: 4_000 }], discountPaise: 1_000, paidPaise: 53_000 },
      { name: 'Platform fee', paidPaise: 700 },
    ]);
    expect(totalPaise).toBe(53_700);
  });

  it('round its cash to whole rupees, after the tax of its invoice', async () => {
    const of = { ...charges(10, 7), wholeRupees: true as const };
    const { orderId, stored } = await place(of, 50_045);
    expect(await stored()).toMatchObject({ totalPaise: 49_700, discountPaise: 1_045, feePaise: 700 });
    expect(await brokenTotals()).toEqual([]);
    for (const to of ['confirmed', 'shipped'] as const)
      await transitionOrder(db, { orderId, to, actor: 'courier' });
    const { lines, totalPaise, roundOffPaise } = await issueInvoice(db, { orderId, seller });
    expect([totalPaise, roundOffPaise]).toEqual([49_700, -45]);
    expect(lines.reduce((sum, { paidPaise }) => sum + paidPaise, 0)).toBe(49_745);
  });

  it('are those of now, so that an old page does not place an order', async () => {
    const { line } = await place(usualCharges);
    const order = makeOrderBody([line]);
    const placing = placeOrder(db, { ...(await makeCustomer(db)), order, charges: charges(10, 30) });
    await expect(placing).rejects.toMatchObject({
      code: 'total_changed',
      message:
        'The charges are now: Discount − ₹10.00, Platform fee ₹30.00. The total is now ₹520.00. Please check and place the order again.',
    });
  });

  it('that differ from its own amounts break invariant 3', async () => {
    const { orderId, stored } = await place(charges(10, 7));
    const { subtotalPaise } = await stored();
    const set = (discountPaise: number, feePaise: number) =>
      db
        .update(orders)
        .set({ discountPaise, feePaise, totalPaise: subtotalPaise - discountPaise + feePaise })
        .where(eq(orders.id, orderId));
    for (const [discount, fee] of [
      [900, 700],
      [1_100, 700],
      [1_000, -700],
    ] as const) {
      await set(discount, fee);
      expect(await brokenTotals()).not.toEqual([]);
    }
    await set(1_000, 700);
  });
});

describe('the settings of both charges', () => {
  it.each([
    ['ORDER_DISCOUNT_RUPEES', '501'],
    ['ORDER_DISCOUNT_RUPEES', '-1'],
    ['ORDER_DISCOUNT_RUPEES', '9.5'],
    ['PLATFORM_FEE_RUPEES', '101'],
    ['PLATFORM_FEE_RUPEES', '-7'],
    ['PLATFORM_FEE_RUPEES', '1e1'],
    ['PLATFORM_FEE_RUPEES', '₹7'],
    ['DELIVERY_CHARGE_RUPEES', '1001'],
    ['DELIVERY_FREE_RUPEES', '-1'],
    ['DELIVERY_FREE_FROM', 'yes'],
    ['DELIVERY_ZONES', 'North-East: Assam'],
    ['DELIVERY_ZONES', 'North-East: Atlantis = 90'],
    ['DELIVERY_ZONES', 'East: Assam = 90; West: assam, Goa = 60'],
    ['DELIVERY_ZONES', 'A: Goa = 1; B: Assam = 2; C: Bihar = 3; D: Kerala = 4'],
    ['CASH_WHOLE_RUPEES', '1'],
    ['CASH_FROM_RUPEES', '-1'],
    ['CASH_UP_TO_RUPEES', '200000'],
    ['CASH_REFUSED_PINCODES', '560003, Goa'],
  ])('refuse %s=%s', (name, value) => {
    expect(checkSettings(shopSettings, { [name]: value }).problems).toMatchObject([{ name }]);
  });

  it.each([
    ['are those of section 9 in the demo', true, {}, usualCharges],
    ['are none in a real shop', false, {}, noCharges],
    ['may be none in the demo', true, { ORDER_DISCOUNT_RUPEES: '0', PLATFORM_FEE_RUPEES: '0' }, noCharges],
    ['are those of the owner', false, { ORDER_DISCOUNT_RUPEES: '5' }, charges(5, 0)],
  ])('%s', (_, SHOP_DEMO, set, expected) => {
    expect(chargesOf({ ...pricingSettings.parse(set), SHOP_DEMO })).toEqual(expected);
  });

  it('stay in a real shop with orders, which had them by default', async () => {
    const upgrade = await readFile('database/migrations/0104_charges-of-running-shops.sql', 'utf8');
    const stored = async () => valuesOf(await readSettings(db));
    await db.update(products).set({ isDemo: true });
    await db.execute(upgrade);
    expect(await stored()).toEqual({});
    await db.update(products).set({ isDemo: false });
    await db.insert(settings).values({ name: 'PLATFORM_FEE_RUPEES', value: '3', version: 1 });
    await db.execute(upgrade);
    expect(await stored()).toEqual({ ORDER_DISCOUNT_RUPEES: '10', PLATFORM_FEE_RUPEES: '3' });
  });
});
