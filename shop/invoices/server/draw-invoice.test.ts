// §9 the invoice leads from quantity, unit and price over the discount to value and each tax with its rate; three copies; licence of food, batches on
// request; older ones stay as issued
import { describe, expect, it } from 'vitest';
import { headingFont } from '#platform/server/pdf/script-fonts.ts';
import type { Delivery } from '#shop/pricing/delivery.ts';
import { priceOf } from '#shop/pricing/price-of.ts';
import type { StateName } from '#shop/pincodes/states.ts';
import { copies, copyNames, type Invoice } from '../invoice.ts';
import { invoiceLines, type Sold } from '../tax/invoice-lines.ts';
import { lawRows } from '../tax/law-rows.ts';
import { drawInvoice } from './draw-invoice.ts';
import { readPdf } from './testing.ts';

const seller = {
  name: 'Aranya Herbals',
  address: '14, Peenya',
  state: 'Karnataka',
  gstin: '29AAAAA0000A1ZY',
  ayushLicence: 'KA-AYU-1/2026',
  grievanceOfficer: 'Kavitha Rao',
};

const oil = { name: 'Hair Oil', hsn: '3305', gstGoods: 'Hair oil', quantity: 3, unitPaise: 33_333 };
const kajal = {
  name: 'Kajal',
  hsn: '3304',
  gstGoods: 'Kajal (no pencil), kumkum, bindi, sindur or alta',
  quantity: 1,
  unitPaise: 9_900,
};
const honey = {
  name: 'Forest Honey',
  hsn: '0409',
  quantity: 2,
  unitPaise: 45_000,
  fssai: ['11223344556677'],
  batches: ['H-26-11', 'H-26-12'],
};

type InvoiceOptions = {
  sold?: Sold[];
  state?: StateName;
  sellerState?: StateName;
  discountPaise?: number;
  delivery?: Delivery;
};

function invoiceOf({
  sold = [oil],
  state = 'Karnataka',
  sellerState = 'Karnataka',
  discountPaise = 1_000,
  delivery,
}: InvoiceOptions = {}): Invoice {
  const lines = invoiceLines({
    rows: lawRows,
    sold,
    amounts: priceOf(sold, {
      fixedDiscountPaise: discountPaise,
      feePaise: 700,
      ...(delivery ? { delivery } : {}),
    }).lines,
    sameState: state === sellerState,
    day: '2026-11-21',
  });
  return {
    number: 'AR/26-27/000042',
    day: '2026-11-21',
    orderNumber: 'AR-100042',
    seller: { ...seller, state: sellerState },
    buyer: {
      name: 'Meera Iyer',
      phone: '9876543210',
      addressLine: '12 Temple Road',
      city: 'Bengaluru',
      state,
      pincode: '560003',
      country: 'India',
    },
    lines,
    totalPaise: lines.reduce((sum, { paidPaise }) => sum + paidPaise, 0),
  };
}

const textOf = async (invoice: Invoice, more: Omit<Parameters<typeof drawInvoice>[1], 'shopName'> = {}) =>
  readPdf(await drawInvoice(invoice, { shopName: 'Aranya', ...more }));

describe('an invoice', () => {
  it('leads from quantity and price over the discount to value and taxes', async () => {
    const text = await textOf(invoiceOf());
    for (const words of [
      'HSN/SAC Qty Price Discount Taxable CGST SGST Amount',
      '3305 3 Nos 333.33 10.00 942.85 23.57 2.5 % 23.57 2.5 % 989.99',
      'Price of all lines ₹1,006.99',
      'Discount -₹10.00',
      'SGST ₹24.10',
      'Total, cash on delivery ₹996.99',
    ])
      expect(text).toContain(words);
  });

  it('names the delivery charge that the goods carry, at each line and in one sum', async () => {
    const text = await textOf(invoiceOf({ sold: [oil, kajal], delivery: { paise: 40_00, free: null } }));
    for (const words of [
      'with delivery charge 36.40',
      'with delivery charge 3.60',
      'Quantity × price − discount + delivery charge = amount; price, discount and delivery charge include GST.',
      'Price of all lines ₹1,105.99',
      'Discount -₹10.00',
      'Delivery charge ₹40.00',
      'Total, cash on delivery ₹1,135.99',
    ])
      expect(text).toContain(words);
  });

  it('names integrated tax beyond the state, and the tax of a union territory', async () => {
    const far = await textOf(invoiceOf({ state: 'Kerala' }));
    expect(far).toContain('47.14 5 % 989.99');
    expect(far).not.toMatch(/CGST|SGST/);
    const territory = await textOf(invoiceOf({ state: 'Ladakh', sellerState: 'Ladakh' }));
    expect(territory).toContain('CGST UTGST Amount');
    expect(await textOf(invoiceOf({ state: 'Delhi', sellerState: 'Delhi' }))).toContain('CGST SGST Amount');
  });

  it('writes nil at a line without tax, also when all lines have none', async () => {
    const mixed = await textOf(invoiceOf({ sold: [oil, kajal], discountPaise: 0 }));
    expect(mixed).toContain('Invoice-cum-Bill of Supply');
    expect(mixed).toContain('3304 1 Nos 99.00 0.00 99.00 nil nil 99.00');
    const far = await textOf(invoiceOf({ sold: [kajal], state: 'Kerala', discountPaise: 0 }));
    expect(far).toContain('99.00 nil 99.00');
    expect(far).toContain('IGST');
  });

  it('is the original for the customer, and says so on each copy', async () => {
    expect(await textOf(invoiceOf())).toContain(copies.recipient);
    for (const copy of copyNames) {
      const text = await textOf(invoiceOf(), { copy });
      expect(copyNames.filter((name) => text.includes(copies[name]))).toEqual([copy]);
    }
  });

  it('tells how the seller is reached now, as far as the shop has contacts', async () => {
    const told = await textOf(invoiceOf(), { phone: '+919811122233', email: 'care@sita.example' });
    expect(told).toContain('14, Peenya +91 98111 22233 · care@sita.example State: Karnataka');
    const alone = await textOf(invoiceOf(), { phone: '+442079460000', email: null });
    expect(alone).toContain('14, Peenya +442079460000 State: Karnataka');
    expect(await textOf(invoiceOf(), { phone: null, email: null })).toContain('14, Peenya State: Karnataka');
  });

  it('names the licence of food always, and batches on request', async () => {
    const invoice = invoiceOf({ sold: [oil, honey] });
    expect(await textOf(invoice)).toContain('FSSAI licence 11223344556677');
    expect(await textOf(invoice)).not.toContain('H-26-11');
    expect(await textOf(invoice, { showsBatches: true })).toContain('Batch H-26-11, H-26-12');
  });

  it('names the shop in the letters of its pages, unless they lack one of the name', async () => {
    const pdf = await drawInvoice(invoiceOf(), { shopName: 'Sītā' });
    expect(pdf.toString('latin1')).toMatch(/\/BaseFont \/[A-Z]{6}\+Fraunces/);
    expect(headingFont('Vaidya’s Söhne')).toBe('heading');
    expect(headingFont('Sītā')).toBe('strong');
    expect(await readPdf(pdf)).toContain('Sītā Tax Invoice');
  });

  it('from before November 2026 is drawn as it was issued', async () => {
    const now = invoiceOf();
    const lines = now.lines.map(
      ({ uqc: _uqc, unitPaise: _price, discountPaise: _discount, ...before }) => before,
    );
    const text = await textOf({ ...now, lines });
    expect(text).toContain('HSN/SAC Qty Taxable value GST CGST SGST Amount');
    expect(text).toContain('Hair Oil 3305 3 ₹942.85 5 % ₹23.57 ₹23.57 ₹989.99');
    expect(text).not.toMatch(/ORIGINAL|Nos|Discount/);
  });
});
