// §9 tax invoice: GST split to the paisa, numbers without gaps
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dayMs } from '#platform/india-time.ts';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { inTransaction } from '#platform/server/db.ts';
import { saveComboParts } from '#shop/catalog/server/combo-parts.ts';
import { makeCombo, makeProduct } from '#shop/catalog/server/testing.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeOrderBody, makeCustomer, recordsOf } from '#shop/orders/server/testing.ts';
import { drawCreditNote, drawInvoice } from './draw-invoice.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import { issueInvoice } from './issue-invoice.ts';
import { sellerOf } from './settings.ts';
import { invoices } from './tables.ts';
import { readPdf } from './testing.ts';

const { db } = await testDatabase();
const seller = sellerOf(readShopConfig({}));
const now = new Date('2026-11-21T10:00:00Z');

async function order(given: Parameters<typeof makeOrderBody>[1] = {}, shipped = true) {
  const customer = await makeCustomer(db);
  const { id } = await makeProduct(db);
  const body = makeOrderBody([{ sku: `${id}`, quantity: 2, unitPaise: 50_000 }], given);
  await placeOrder(db, { ...customer, order: body });
  if (shipped)
    for (const to of ['confirmed', 'shipped'] as const)
      await transitionOrder(db, { orderId: body.orderId, to, actor: 'courier' });
  return body.orderId;
}

describe('an invoice', () => {
  it('is issued at the handover, which queues its job', async () => {
    const orderId = await order({}, false);
    await expect(issueInvoice(db, { orderId, seller })).rejects.toMatchObject({ code: 'no_invoice_yet' });
    const shipped = await order();
    expect((await recordsOf(db, shipped)).jobs).toContain('ordering.shipped');
  });

  it('bills the collected amount, halved within the state and whole beyond it', async () => {
    const near = await issueInvoice(db, { orderId: await order(), seller, now });
    const far = await issueInvoice(db, {
      orderId: await order({ state: 'Kerala', city: 'Kochi', pincode: '682001' }),
      seller,
      now,
    });
    expect([near.totalPaise, far.totalPaise]).toEqual([99_700, 99_700]);
    expect(near.lines[0]).toMatchObject({
      paidPaise: 99_000,
      percent: 5,
      cgstPaise: 2_357,
      sgstPaise: 2_357,
      igstPaise: 0,
    });
    expect(far.lines[0]).toMatchObject({
      paidPaise: 99_000,
      taxablePaise: 94_286,
      igstPaise: 4_714,
      cgstPaise: 0,
    });
  });

  it('bills a gemstone at a quarter of a percent', async () => {
    const { id } = await makeProduct(db, { name: 'Moonstone', hsn: '7103' });
    const body = makeOrderBody([{ sku: `${id}`, quantity: 2, unitPaise: 50_000 }]);
    await placeOrder(db, { ...(await makeCustomer(db)), order: body });
    for (const to of ['confirmed', 'shipped'] as const)
      await transitionOrder(db, { orderId: body.orderId, to, actor: 'courier' });
    const invoice = await issueInvoice(db, { orderId: body.orderId, seller, now });
    const taxes = { percent: 0.25, taxablePaise: 98_754, cgstPaise: 123, sgstPaise: 123 };
    expect(invoice.lines[0]).toMatchObject(taxes);
    const text = await readPdf(await drawInvoice(invoice, { shopName: 'Aranya' }));
    expect(text).toContain('0.125 %');
  });

  it('taxes a combo like its part with the highest rate, as ordered', async () => {
    const oil = await makeProduct(db, { hsn: '3305', facts: { gstGoods: 'Hair oil' } });
    const cream = await makeProduct(db, { hsn: '3304' });
    const parts = [oil, cream].map(({ id }) => ({ partId: id, quantity: 1 }));
    const combo = await makeCombo(db, parts, { name: 'Glow Duo', hsn: '3305' });
    const body = makeOrderBody([{ sku: `${combo.id}-120`, quantity: 1, unitPaise: 75_000 }]);
    await placeOrder(db, { ...(await makeCustomer(db)), order: body });
    await saveComboParts(db, { comboId: combo.id, parts: parts.slice(0, 1) });
    for (const to of ['confirmed', 'shipped'] as const)
      await transitionOrder(db, { orderId: body.orderId, to, actor: 'courier' });
    const { lines } = await issueInvoice(db, { orderId: body.orderId, seller, now });
    expect(lines[0]).toMatchObject({ name: 'Glow Duo (2 packs)', hsn: '3304', percent: 18, quantity: 1 });
  });

  it('taxes a naturally bundled combo like its main part', async () => {
    const oil = await makeProduct(db, { hsn: '3305', facts: { gstGoods: 'Hair oil' } });
    const cream = await makeProduct(db, { hsn: '3304' });
    const parts = [oil, cream].map(({ id }) => ({ partId: id, quantity: 1 }));
    const facts = { gstGoods: 'Hair oil', gstSupply: 'Naturally bundled' };
    const combo = await makeCombo(db, parts, { hsn: '3305', facts });
    const body = makeOrderBody([{ sku: `${combo.id}`, quantity: 1, unitPaise: 50_000 }]);
    await placeOrder(db, { ...(await makeCustomer(db)), order: body });
    for (const to of ['confirmed', 'shipped'] as const)
      await transitionOrder(db, { orderId: body.orderId, to, actor: 'courier' });
    const { lines } = await issueInvoice(db, { orderId: body.orderId, seller, now });
    expect(lines[0]).toMatchObject({ hsn: '3305', percent: 5 });
  });

  it('is issued once under concurrent requests', async () => {
    const orderId = await order();
    const asked = Array.from({ length: 6 }, () => issueInvoice(db, { orderId, seller, now }));
    expect(new Set((await Promise.all(asked)).map(({ number }) => number)).size).toBe(1);
  });

  it('has the next number of its financial year, without gaps after failures', async () => {
    const year = (day: string) => new Date(`${day}T12:00:00+05:30`);
    const issue = async (day: string) => issueInvoice(db, { orderId: await order(), seller, now: year(day) });
    expect((await issue('2031-03-31')).number).toBe('AR/30-31/000001');
    expect((await issue('2031-04-01')).number).toBe('AR/31-32/000001');
    const failing = await order();
    const failed = inTransaction(db, async (tx) => {
      await issueInvoice(tx, { orderId: failing, seller, now: year('2031-04-02') });
      throw new Error('power cut');
    });
    await expect(failed).rejects.toThrow('power cut');
    const many = [];
    for (let n = 0; n < 5; n++) many.push(await order());
    await Promise.all(many.map((orderId) => issueInvoice(db, { orderId, seller, now: year('2031-04-03') })));
    const rows = await db
      .select({ serial: invoices.serial })
      .from(invoices)
      .where(eq(invoices.financialYear, '2031-32'));
    expect(rows.map(({ serial }) => serial).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('is a PDF with seller, customer, products and amounts', async () => {
    const invoice = await issueInvoice(db, {
      orderId: await order({ customerName: 'मीरा अय्यर' }),
      seller,
      now,
    });
    const pdf = await drawInvoice(invoice, { shopName: 'Aranya' });
    expect(pdf.length).toBeLessThan(200_000);
    const text = await readPdf(pdf);
    for (const words of [
      `Invoice ${invoice.number}`,
      'Date 21-11-2026',
      seller.name,
      `GSTIN: ${seller.gstin}`,
      'State: Karnataka (29)',
      'Place of supply: Karnataka (29)',
      'Total, cash on delivery ₹997.00',
    ])
      expect(text).toContain(words);
  });
});

describe('a credit note', () => {
  async function returned() {
    const orderId = await order();
    for (const to of ['undelivered', 'returned'] as const)
      await transitionOrder(db, { orderId, to, actor: 'courier' });
    return orderId;
  }

  it('is issued for a returned parcel only, which queues its job', async () => {
    const shipped = await order();
    await expect(issueCreditNote(db, { orderId: shipped, seller })).rejects.toMatchObject({
      code: 'no_credit_note',
    });
    const orderId = await returned();
    expect((await recordsOf(db, orderId)).jobs).toContain('ordering.returned');
  });

  // §9 a parcel that came back: a credit note of its own series takes the invoice back
  it('reverses and names the whole invoice, and is a PDF', async () => {
    const orderId = await returned();
    const invoice = await issueInvoice(db, { orderId, seller, now });
    const later = new Date(now.getTime() + 5 * dayMs);
    const note = await issueCreditNote(db, { orderId, seller, now: later });
    expect(note).toMatchObject({
      day: '2026-11-26',
      invoice: { number: invoice.number, day: '2026-11-21' },
      lines: invoice.lines,
      totalPaise: invoice.totalPaise,
    });
    const text = await readPdf(await drawCreditNote(note, { shopName: 'Aranya' }));
    for (const words of [
      `Credit note ${note.number}`,
      `Takes back invoice ${invoice.number} of 21-11-2026`,
      'Total credited ₹997.00',
    ])
      expect(text).toContain(words);
    expect(await issueInvoice(db, { orderId, seller, now: later })).toEqual(invoice);
  });

  it('has its own series per financial year, without gaps, one per order', async () => {
    const at = new Date('2033-06-01T12:00:00+05:30');
    const orderIds = [await returned(), await returned(), await returned()];
    const asked = [...orderIds, ...orderIds].map((orderId) =>
      issueCreditNote(db, { orderId, seller, now: at }),
    );
    const numbers = new Set((await Promise.all(asked)).map(({ number }) => number));
    expect([...numbers].toSorted()).toEqual(['CN/33-34/000001', 'CN/33-34/000002', 'CN/33-34/000003']);
  });
});

it('a seller needs a state of India and a GSTIN of that state', () => {
  expect(seller).toMatchObject({ state: 'Karnataka', gstin: '29AAAAA0000A1ZY' });
  for (const wrong of [
    { SELLER_STATE: 'Atlantis' },
    { SELLER_STATE: 'Kerala' },
    { SELLER_GSTIN: '29AAAAA0000A1ZX' },
    { SELLER_GSTIN: 'none' },
  ])
    expect(() => sellerOf(readShopConfig(wrong))).toThrow('A setting is wrong: SELLER_');
});
