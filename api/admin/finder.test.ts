import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import type { StoredRow } from '#shop/finder/admin/contract.ts';
import { issueInvoice } from '#shop/invoices/server/issue-invoice.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { accessLog } from '#shop/accounts/server/tables.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { makeDelivered, seller } from '#shop/returns/server/testing.ts';
import { formerParcels, shipments } from '#shop/shipping/server/tables.ts';
import { openStaffApi } from './testing.ts';

const { db, call } = await openStaffApi();
const tokens: Record<string, string> = {};
const phone = '9855512345';
const customer = await makeCustomer(db);
const { id: productId } = await makeProduct(db, { name: 'Neem Soap' });
const body = makeOrderBody([{ sku: `${productId}`, quantity: 1, unitPaise: 50_000 }], {
  customerPhone: phone,
});
const { orderNumber: placed } = await placeOrder(db, { ...customer, order: body });
const sent = await makeDelivered(db);
const sentNumber = sent.order.orderNumber;
let invoice = '';

beforeAll(async () => {
  for (const role of ['owner', 'packer', 'support', 'content'] as const)
    tokens[role] = (await makeStaff(db, role)).token;
  await db.update(shipments).set({ waybill: '8490-1234567' }).where(eq(shipments.orderId, sent.orderId));
  await db.insert(formerParcels).values({ orderId: sent.orderId, revision: 1, waybill: 'OLD77665544IN' });
  invoice = (await issueInvoice(db, { orderId: sent.orderId, seller })).number;
});

async function find(q: string, role = 'owner') {
  const { status, body: answer } = await call(tokens[role]!, 'POST', 'find', { q });
  expect(status).toBe(200);
  return (answer as unknown as { found: StoredRow[] }).found;
}

const titles = async (kind: StoredRow['kind'], q: string, role?: string) =>
  (await find(q, role)).filter((one) => one.kind === kind).map(({ title }) => title);

describe('an order is found by four signs of its numbers', () => {
  it.each([
    ['the whole number', () => sentNumber],
    ['the middle of its number', () => sentNumber.slice(4, 8)],
    ['the beginning of its waybill', () => '8490'],
    ['the middle of its waybill', () => '0123'],
    ['the end of its waybill', () => '4567'],
    ['a waybill with blanks', () => '8490 1234 567'],
    ['a part of a former waybill', () => 'old7766'],
    ['a question about a parcel', () => 'where is parcel 84901…'],
  ])('by %s', async (_, q) => {
    expect(await titles('order', q())).toContain(sentNumber);
  });

  it('also while it waits for the courier', async () => {
    expect(await titles('order', placed.slice(0, 8))).toContain(placed);
  });

  it('and by no part of three signs', async () => {
    expect(await titles('order', '776')).toEqual([]);
  });
});

it('finds an invoice by its number and by a part of it', async () => {
  for (const q of [invoice, invoice.slice(3), invoice.slice(-4), invoice.replace('/0000', '/')])
    expect(await titles('document', q)).toContain(invoice);
  expect(await titles('document', invoice.slice(-3))).toEqual([]);
});

describe('a phone or an email', () => {
  it('finds its customer and order as a whole, and the access is logged', async () => {
    const before = await db.$count(accessLog);
    expect(await titles('order', '98555 12345', 'support')).toEqual([placed]);
    expect(await titles('customer', customer.email, 'support')).toHaveLength(1);
    const accesses = await db.select().from(accessLog).orderBy(desc(accessLog.id));
    expect(accesses.length).toBeGreaterThan(before);
    expect(new Set(accesses.slice(0, accesses.length - before).map(({ what }) => what))).toEqual(
      new Set(['search', 'customer']),
    );
  });

  it('finds nobody by a part, and no access is logged', async () => {
    const before = await db.$count(accessLog);
    for (const part of [phone.slice(0, 9), phone.slice(3), customer.email.slice(0, -1)]) {
      expect(await titles('order', part, 'support')).toEqual([]);
      expect(await titles('customer', part, 'support')).toEqual([]);
    }
    expect(await db.$count(accessLog)).toBe(before);
  });
});

describe('a role finds what its lists show', () => {
  const kinds = async (q: string, role: string) => [
    ...new Set((await find(q, role)).map(({ kind }) => kind)),
  ];

  it('a packer finds orders and stock, and no customer, setting or text', async () => {
    expect(await titles('product', 'neem', 'packer')).toEqual(['Neem Soap']);
    expect(await titles('order', 'meera', 'packer')).toContain(placed);
    for (const q of [phone, customer.email, 'gstin', 'privacy policy', invoice])
      expect(await kinds(q, 'packer')).toEqual([]);
  });

  it('content finds products and texts alone', async () => {
    expect(await kinds('neem', 'content')).toEqual(['product']);
    expect(await kinds('privacy', 'content')).toEqual(['text']);
    for (const q of [phone, sentNumber, 'gstin']) expect(await kinds(q, 'content')).toEqual([]);
    expect(await kinds('meera', 'content')).not.toContain('order');
  });

  it('support finds no settings, products, texts or invoices', async () => {
    for (const q of ['gstin', 'privacy', invoice.slice(3)]) expect(await kinds(q, 'support')).toEqual([]);
    expect(await kinds('neem', 'support')).toEqual(['order']);
  });
});

it.each([
  ['shipping charge', 'Delivery charge'],
  ['COD', 'Pincodes without cash on delivery'],
  ['cod limit', 'Cash on delivery up to'],
  ['my GSTIN', 'GSTIN'],
  ['free shipping above', 'Free delivery for goods of'],
  ['where do I change my logo?', 'Logo'],
  ['holidays', 'Holidays of the shop'],
  ['composition scheme', 'Tax status'],
  ['return window', 'Days for a change of mind'],
  ['smtp', 'Mail server'],
])('the owner finds a setting by "%s"', async (q, label) => {
  expect(await titles('setting', q)).toContain(label);
});
