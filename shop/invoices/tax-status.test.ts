// §9 a composition or unregistered seller charges no GST and sells in the own state only, also by subscriptions
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { createCheckedApi } from '#api/checked-api.ts';
import { silentLog } from '#platform/server/log.ts';
import { readShopConfig } from '#server/config.ts';
import { makeToken } from '#shop/accounts/server/testing.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { usualCharges } from '#shop/pricing/amounts.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { findParcel } from '#shop/fulfilment/admin/server/packing/find-parcel.ts';
import { packParcel } from '#shop/fulfilment/admin/server/packing/pack-parcel.ts';
import { editOrder, openEdit } from '#shop/checkout/admin/server/edit-order.ts';
import { placePhoneOrder } from '#shop/checkout/admin/server/phone-order.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeCustomer, makeOrderBody, recordsOf } from '#shop/orders/server/testing.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { pincodes } from '#shop/pincodes/server/tables.ts';
import { estimateDelivery } from '#shop/shipping/server/estimate-delivery.ts';
import { readGstMonth, writeGstReturn, writeGstSheet } from './admin/server/gst-month.ts';
import { writeRegister } from './admin/server/write-register.ts';
import { zipDocuments } from './admin/server/zip-documents.ts';
import { creditPart } from './server/credit-part.ts';
import { drawCreditNote, drawInvoice } from './server/draw-invoice.ts';
import { issueInvoice } from './server/issue-invoice.ts';
import { missingSettings, sellerOf } from './server/settings.ts';
import { readPdf } from './server/testing.ts';

const { db } = await testDatabase();
const configOf = (TAX_STATUS: string, more = {}) =>
  readShopConfig({ TAX_STATUS, RATE_LIMITS: 'off', ...more });
const staff = await makeStaff(db, 'owner');
const by = { userId: staff.userId, namesOf: async () => new Map<number, string>() };
const kochi = { state: 'Kerala', city: 'Kochi', pincode: '682001' } as const;

async function bodyOf(given: Parameters<typeof makeOrderBody>[1] = {}) {
  const { id } = await makeProduct(db, { hsn: '3304', stock: 30 });
  return makeOrderBody([{ sku: `${id}`, quantity: 2, unitPaise: 50_000 }], given);
}

async function place(given: Parameters<typeof makeOrderBody>[1] = {}) {
  const order = await bodyOf(given);
  const { orderNumber } = await placeOrder(db, { ...(await makeCustomer(db)), order });
  const { orderId } = order;
  const pass = async (...states: ('confirmed' | 'packed' | 'shipped' | 'delivered')[]) => {
    for (const to of states)
      await transitionOrder(db, { orderId, to, actor: 'staff', authorId: staff.userId, passing: true });
  };
  return { orderId, orderNumber, pass };
}

const textOf = async (pieces: AsyncGenerator<string | Uint8Array>) => {
  const all = [];
  for await (const piece of pieces) all.push(Buffer.from(piece));
  return Buffer.concat(all).toString('latin1');
};

describe.each([
  ['composition', '2032-05', 'Bill of Supply', 'GSTIN: 29AAAAA0000A1ZY'],
  ['unregistered', '2032-06', 'Bill', 'The seller is not registered under GST'],
])('an order of a seller who is %s', (status, month, title, said) => {
  const config = configOf(status);
  const seller = sellerOf(config);
  const now = new Date(`${month}-10T10:00:00Z`);

  it('has documents without tax from the hand-over to the ZIP file of the month', async () => {
    const { orderId, pass } = await place();
    await pass('confirmed', 'packed', 'shipped', 'delivered');
    const invoice = await issueInvoice(db, { orderId, seller, now });
    expect(invoice.totalPaise).toBe(99_700);
    for (const line of invoice.lines)
      expect(line).toMatchObject({ percent: 0, taxablePaise: line.paidPaise, cgstPaise: 0, igstPaise: 0 });
    expect(invoice.lines.some((line) => 'rateId' in line)).toBe(false);
    const bill = await readPdf(await drawInvoice(invoice, { shopName: 'Aranya' }));
    const { lines } = await recordsOf(db, orderId);
    const units = [{ orderLineId: lines[0]!.id, quantity: 1 }];
    const returnId = Number(month.slice(-2));
    const note = await creditPart(db, { orderId, returnId, units, seller, now });
    const credit = await readPdf(await drawCreditNote(note, { shopName: 'Aranya' }));
    expect(credit).toContain(`Takes back a part of ${title.toLowerCase()} ${invoice.number}`);
    for (const text of [bill, credit]) {
      expect(text).not.toMatch(/CGST|SGST|IGST|Tax Invoice|Taxable|exempt|nil/);
      expect(text).toContain(said);
      expect(text.includes('Composition taxable person, not eligible to collect tax on supplies')).toBe(
        status === 'composition',
      );
      expect(text.includes('GSTIN')).toBe(status === 'composition');
    }
    expect(bill.toLowerCase()).toContain(`${title} ${invoice.number}`.toLowerCase());
    expect(bill).toContain(`Aranya ${title} ORIGINAL FOR RECIPIENT`);
    const gst = { month, gstin: seller.gstin, taxStatus: seller.taxStatus };
    await expect(textOf(writeGstSheet(db, { ...gst, sheet: 'hsn' }))).rejects.toMatchObject({
      code: 'no_gstr_1',
    });
    await expect(writeGstReturn(db, gst)).rejects.toMatchObject({ code: 'no_gstr_1' });
    const made = await readGstMonth(db, { ...gst, now, namesOf: by.namesOf });
    expect(made).toMatchObject({ isOfRegular: false, untaxed: 2, invoices: 0 });
    const zip = await textOf(
      zipDocuments(db, { ...gst, letterhead: { shopName: 'Aranya' }, userId: staff.userId }),
    );
    expect(zip).toContain('about-gstr-1.txt');
    expect(zip).not.toContain('gstr1/');
    const [, first] = (await textOf(writeRegister(db, month))).split('\r\n');
    expect(first).toMatch(/registered.*,0\.00,0\.00,0\.00,0\.00,0\.00,997\.00$/i);
  });

  it('is refused in words for another state, by address and by pincode', async () => {
    await db
      .insert(pincodes)
      .values({ pincode: '682001', district: 'Ernakulam', state: 'Kerala' })
      .onConflictDoNothing();
    const { userId } = await makeCustomer(db);
    const api = createCheckedApi({ db, config, log: silentLog });
    const headers = {
      authorization: `Bearer ${await makeToken(db, userId)}`,
      'content-type': 'application/json',
    };
    for (const [address, code] of [
      [kochi, 400],
      [{ ...kochi, state: 'Karnataka' }, 400],
      [{ ...kochi, pincode: '560003' }, 400],
      [{}, 200],
    ] as const) {
      const body = JSON.stringify(await bodyOf(address));
      const response = await api.request('/api/delivery/create', { method: 'POST', headers, body });
      expect(response.status, JSON.stringify(address)).toBe(code);
      if (code === 400)
        expect(await response.json()).toMatchObject({
          code: 'other_state',
          remarks: expect.stringContaining('We sell within Karnataka only'),
        });
    }
    expect(await estimateDelivery(db, { pincode: '682001', dispatch: config })).toMatchObject({
      estimatedDeliveryDate: null,
      cashOnDelivery: false,
      remarks: 'We deliver within Karnataka only, and 682001 is in Kerala',
    });
  });

  it('is refused for another state by phone, by a change and at the packing', async () => {
    const { totalAmount, items, orderId: newId, ...rest } = await bodyOf(kochi);
    const { customerName: name, customerPhone: phone, addressLine, city, state, pincode } = rest;
    const lines = items.map(({ sku, quantity, price }) => ({ sku, quantity, price: price ?? 0 }));
    const recipient = { name, phone, addressLine, city, state, pincode };
    const order = { customerId: null, orderId: newId, totalAmount, lines, email: '', ...recipient };
    const other = { code: 'other_state' };
    const given = { order, dispatch: config, charges: usualCharges, isClosed: false, by };
    await expect(placePhoneOrder(db, given)).rejects.toMatchObject(other);
    const near = await place();
    const edit = async (fields: object) =>
      editOrder(db, {
        orderNumber: near.orderNumber,
        version: (await openEdit(db, { orderNumber: near.orderNumber, userId: by.userId })).version,
        fields,
        dispatch: config,
        by,
      });
    await expect(edit(kochi)).rejects.toMatchObject(other);
    await expect(edit({ phone: '9876543211' })).resolves.toBeTruthy();
    const before = await place(kochi);
    await before.pass('confirmed');
    const packing = packParcel(db, {
      orderNumber: before.orderNumber,
      items: (await findParcel(db, { code: before.orderNumber }).catch(() => ({ items: [] }))).items,
      authorId: staff.userId,
      area: config,
    });
    await expect(packing).rejects.toMatchObject(other);
    await before.pass('packed', 'shipped');
    await expect(issueInvoice(db, { orderId: before.orderId, seller, now })).rejects.toMatchObject({
      code: 'invoice_for_other_state',
    });
  });
});

describe('documents of a regular seller', () => {
  it('keep their tax when the status changes, in credit notes and sheets too', async () => {
    const now = new Date('2032-07-10T10:00:00Z');
    const regular = sellerOf(configOf('regular'));
    const composition = sellerOf(configOf('composition'));
    const [one, two] = [await place(kochi), await place()];
    for (const { pass } of [one, two]) await pass('confirmed', 'packed', 'shipped', 'delivered');
    await issueInvoice(db, { orderId: one.orderId, seller: regular, now });
    await issueInvoice(db, { orderId: two.orderId, seller: composition, now });
    const { lines } = await recordsOf(db, one.orderId);
    const units = [{ orderLineId: lines[0]!.id, quantity: 2 }];
    const note = await creditPart(db, {
      orderId: one.orderId,
      returnId: 77,
      units,
      seller: composition,
      now,
    });
    expect(note.lines[0]!.igstPaise).toBeGreaterThan(0);
    expect(await readPdf(await drawCreditNote(note, { shopName: 'Aranya' }))).toContain('IGST');
    const gst = { month: '2032-07', gstin: regular.gstin, taxStatus: 'composition' as const };
    expect(await readGstMonth(db, { ...gst, now, namesOf: by.namesOf })).toMatchObject({
      isOfRegular: true,
      isBalanced: true,
      untaxed: 1,
      invoices: 1,
      creditNotes: 1,
    });
    expect(await textOf(writeGstSheet(db, { ...gst, sheet: 'hsn' }))).toContain('3304');
  });
});

describe('the settings of the seller', () => {
  const legal = {
    SHOP_DEMO: 'off',
    PUBLIC_URL: 'https://herbs.example',
    SELLER_NAME: 'Vanya',
    SELLER_ADDRESS: '7 Mill Road',
    AYUSH_LICENCE: 'KA-1',
    GRIEVANCE_OFFICER: 'Ila',
    GRIEVANCE_EMAIL: 'ila@herbs.example',
  };

  it.each([
    ['regular', ['SELLER_GSTIN']],
    ['composition', ['SELLER_GSTIN']],
    ['unregistered', []],
  ])('that open the shop of a %s seller lack %j', (status, missing) => {
    expect(missingSettings(configOf(status, legal))).toEqual(missing);
  });

  it('refuse an unknown status with the choices', () => {
    expect(() => configOf('exempt')).toThrow('TAX_STATUS must be regular, composition, unregistered');
  });

  it('need no GSTIN of the state of an unregistered seller', () => {
    const given = { SELLER_STATE: 'Kerala' };
    expect(() => configOf('composition', given)).toThrow('GSTIN must be of Kerala');
    expect(sellerOf(configOf('unregistered', given))).toMatchObject({ state: 'Kerala', gstin: '' });
  });
});
