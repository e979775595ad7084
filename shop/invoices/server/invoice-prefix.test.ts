// §9 a new prefix of invoices goes on after the last number of the year; old numbers stay findable
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { checkSettings } from '#platform/server/settings.ts';
import { readShopConfig, shopSettings } from '#server/config.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { listDocuments } from '../admin/server/list-documents.ts';
import { issueInvoice } from './issue-invoice.ts';
import { sellerOf } from './settings.ts';

const { db } = await testDatabase();
const now = new Date('2033-05-10T10:00:00Z');

async function issue(INVOICE_PREFIX: string, at = now) {
  const { id } = await makeProduct(db);
  const order = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }]);
  await placeOrder(db, { ...(await makeCustomer(db)), order });
  for (const to of ['confirmed', 'shipped'] as const)
    await transitionOrder(db, { orderId: order.orderId, to, actor: 'courier' });
  const seller = sellerOf(readShopConfig({ INVOICE_PREFIX }));
  return issueInvoice(db, { orderId: order.orderId, seller, now: at });
}

describe('a new prefix of invoices', () => {
  it('goes on after the last number, and old numbers stay findable', async () => {
    const made = [await issue('AR'), await issue('VN1'), await issue('AR'), await issue('CNX')];
    expect(made.map(({ number }) => number)).toEqual([
      'AR/33-34/000001',
      'VN1/33-34/000002',
      'AR/33-34/000003',
      'CNX/33-34/000004',
    ]);
    for (const { number, seller } of made) {
      expect(number.length).toBeLessThanOrEqual(16);
      expect('invoicePrefix' in seller).toBe(false);
      const { rows } = await listDocuments(db, { kind: 'invoice', q: number });
      expect(rows.map((row) => row.number)).toEqual([number]);
    }
  });

  it('begins with 1 in a new financial year, whatever the prefix', async () => {
    expect((await issue('VN', new Date('2034-04-01T10:00:00+05:30'))).number).toBe('VN/34-35/000001');
  });

  it('gives no two invoices of the same moment one number', async () => {
    const made = await Promise.all(['AR', 'VN', 'AR', 'VN'].map((prefix) => issue(prefix)));
    const serials = made.map(({ number }) => number.slice(-6));
    expect(new Set(serials).size).toBe(4);
  });

  it.each(['CN', 'DC', 'ar', 'A/', 'A-', 'ABCD', '1A', ' A', 'अ', 'A\n'])('%j is refused', (prefix) => {
    expect(checkSettings(shopSettings, { INVOICE_PREFIX: prefix }).problems).toMatchObject([
      { name: 'INVOICE_PREFIX' },
    ]);
  });
});
