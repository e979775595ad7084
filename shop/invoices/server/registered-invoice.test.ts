// §9 a business gives GSTIN and name at the checkout or by phone, checked against check digit and state; its invoice is B2B
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { usualCharges } from '#shop/pricing/amounts.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { placePhoneOrder } from '#shop/checkout/admin/server/phone-order.ts';
import type { PlaceOrderBody } from '#shop/orders/body/place-order-body.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { openSheets } from '../gst/make-sheets.ts';
import { drawInvoice } from './draw-invoice.ts';
import { issueInvoice } from './issue-invoice.ts';
import { sellerOf } from './settings.ts';
import { readPdf } from './testing.ts';

const { db } = await testDatabase();
const seller = sellerOf(readShopConfig({}));
const now = new Date('2026-11-21T10:00:00Z');

async function order(given: Partial<PlaceOrderBody>) {
  const { id } = await makeProduct(db);
  const body = makeOrderBody([{ sku: `${id}`, quantity: 2, unitPaise: 50_000 }], given);
  await placeOrder(db, { ...(await makeCustomer(db)), order: body });
  return body.orderId;
}

async function invoiceOf(orderId: string) {
  for (const to of ['confirmed', 'shipped'] as const)
    await transitionOrder(db, { orderId, to, actor: 'courier' });
  return issueInvoice(db, { orderId, seller, now });
}

const far = { state: 'Maharashtra', city: 'Mumbai', pincode: '400001' } as const;

describe('a customer registered for GST', () => {
  it('gets an invoice with name and GSTIN, which is B2B in the sheets', async () => {
    const orderId = await order({ buyerGstin: '29aagcb7383j 1z4', buyerName: 'Bharat Clinic' });
    const invoice = await invoiceOf(orderId);
    expect(invoice.registered).toEqual({ gstin: '29AAGCB7383J1Z4', name: 'Bharat Clinic' });
    const text = await readPdf(await drawInvoice(invoice, { shopName: 'Aranya' }));
    expect(text).toContain('Billed and delivered to Bharat Clinic GSTIN: 29AAGCB7383J1Z4 For Meera Iyer');
    const { add, done } = openSheets();
    add({ kind: 'invoice', document: invoice });
    const { sheets } = done();
    expect(sheets.b2b.map(({ gstin, percent }) => [gstin, percent])).toEqual([
      ['29AAGCB7383J1Z4', 5],
      ['29AAGCB7383J1Z4', 18],
    ]);
    expect([sheets.b2cs, sheets.hsn]).toEqual([[], []]);
  });

  it('has the name of the recipient without another, and nobody else has a GSTIN', async () => {
    const orderId = await order({ ...far, buyerGstin: '27-AAPFU0939F-1ZV' });
    expect((await invoiceOf(orderId)).registered).toEqual({ gstin: '27AAPFU0939F1ZV', name: 'Meera Iyer' });
    expect(await invoiceOf(await order({}))).not.toHaveProperty('registered');
  });

  it.each([
    ['29AAGCB7383J1Z5', 'This is no GSTIN. Please check its 15 letters and digits.'],
    ['29AAGCB7383J1Z', 'This is no GSTIN. Please check its 15 letters and digits.'],
    ['29AAGCB7833J1Z4', 'This is no GSTIN. Please check its 15 letters and digits.'],
    ['٢٩AAGCB7383J1Z4', 'This is no GSTIN. Please check its 15 letters and digits.'],
    [
      '27AAPFU0939F1ZV',
      'This GSTIN is of Maharashtra. Please give the one of Karnataka, where the parcel goes.',
    ],
  ])('is refused with the GSTIN %s, in words, and nothing is stored', async (buyerGstin, message) => {
    const before = await db.$count(orders);
    await expect(order({ buyerGstin })).rejects.toMatchObject({ status: 400, code: 'wrong_gstin', message });
    expect(await db.$count(orders)).toBe(before);
  });

  it('is refused with a name alone, and by phone with a wrong number', async () => {
    await expect(order({ buyerName: 'Bharat Clinic' })).rejects.toMatchObject({ code: 'wrong_gstin' });
    const { id } = await makeProduct(db);
    const { orderId, totalAmount } = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }]);
    const place = (buyerGstin: string) =>
      placePhoneOrder(db, {
        charges: usualCharges,
        order: {
          orderId,
          totalAmount,
          customerId: null,
          name: 'Meera Iyer',
          phone: '9876543210',
          addressLine: '12 Temple Road',
          city: 'Bengaluru',
          state: 'Karnataka',
          pincode: '560003',
          lines: [{ sku: `${id}`, quantity: 1 }],
          buyerGstin,
          buyerName: '',
          email: '',
        },
        dispatch: { PICKUP_PINCODE: '560058', DISPATCH_CUTOFF_HOUR: 14 },
        isClosed: false,
        by: { userId: 7, namesOf: () => Promise.resolve(new Map([[7, 'Asha']])) },
      });
    await expect(place('27AAPFU0939F1ZV')).rejects.toMatchObject({ code: 'wrong_gstin' });
    await place('29AAGCB7383J1Z4');
    const [placed] = await db.select().from(orders).where(eq(orders.id, orderId));
    expect(placed!.registered).toEqual({ gstin: '29AAGCB7383J1Z4', name: 'Meera Iyer' });
  });
});
