// §9 labels have the waybill as a barcode that a scanner reads and the cash to collect; long addresses and Hindi names fit; one PDF for up to 200 orders as
// a job
import { BitArray, Code128Reader } from '@zxing/library';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openPdf } from '#platform/server/pdf/open-pdf.ts';
import { readPdf } from '#shop/invoices/server/testing.ts';
import { loadBarcodes } from './draw-barcode.ts';
import { drawContents } from './draw-contents.ts';
import { drawLabel, labelBarcodeWidth } from './draw-label.ts';
import type { ReadyParcel } from './read-parcels.ts';

const sender = {
  shopName: 'Aranya',
  name: 'Aranya Herbals Private Limited',
  address: '14, Peenya, Bengaluru 560058',
};
const barcodes = await loadBarcodes();

const recipient = {
  name: 'Meera Iyer',
  phone: '9876543210',
  addressLine: '12 Temple Road, Malleshwaram',
  city: 'Bengaluru',
  state: 'Karnataka',
  country: 'India',
  pincode: '560003',
} as const;

function parcelOf(
  given: Partial<ReadyParcel> & { to?: Partial<ReadyParcel['recipient']> } = {},
): ReadyParcel {
  const { to, ...rest } = given;
  return {
    orderId: '0',
    orderNumber: 'AR-1000012',
    state: 'confirmed',
    waybill: '84900000000017',
    phone: null,
    collectPaise: 1_299_700,
    packs: 3,
    weightGrams: 850,
    goods: [],
    batches: [],
    gift: null,
    isMixedFood: false,
    needsEwayBill: false,
    lines: [],
    ...rest,
    recipient: { ...recipient, ...to },
  };
}

async function draw(parcel: ReadyParcel, drawOne = drawLabel): Promise<Buffer> {
  const { pdf, end } = await openPdf({ title: 'Labels', author: 'Aranya', isReadable: true });
  drawOne(pdf, parcel, { sender, barcodes });
  return end();
}

const pagesOf = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b/g)!.length;

function barsOf(file: Buffer, height: number): { x: number; width: number }[] {
  return [...file.toString('latin1').matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re/g)]
    .map(([, x, , width, tall]) => ({ x: Number(x), width: Number(width), tall: Number(tall) }))
    .filter(({ tall }) => tall === height);
}

/** Reads the bars that stand in the PDF as a scanner reads a line of a label. */
function scan(file: Buffer, height: number): string {
  const bars = barsOf(file, height);
  const dots = 20;
  const row = new BitArray(600 * dots);
  for (const { x, width } of bars)
    for (let at = Math.round(x * dots); at < Math.round((x + width) * dots); at += 1) row.set(at);
  return new Code128Reader().decodeRow(0, row, new Map()).getText();
}

describe('a label', () => {
  it('has the waybill as a barcode, the cash to collect and the address, and no phone', async () => {
    const file = await draw(parcelOf());
    expect(scan(file, 70)).toBe('84900000000017');
    const text = await readPdf(file);
    for (const words of [
      'COD ₹12,997.00',
      'Meera Iyer',
      '12 Temple Road',
      '560003',
      'Order AR-1000012, 3 packs, 850 g',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('9876543210');
    expect(file.toString('latin1')).toContain('/MediaBox [0 0 288 432]');
  });

  it('names its weight and contents, and leaves out a weight that nobody stated', async () => {
    const goods = ['Hair oil', 'Tooth powder', 'Hair oil'].map((genericName, productId) => ({
      productId,
      code: `VH-${productId}`,
      genericName,
      texts: [],
      weightGrams: 650,
    }));
    const text = await readPdf(await draw(parcelOf({ goods, weightGrams: 1_950 })));
    expect(text).toContain('3 packs, 1.95 kg');
    expect(text).toContain('Contents: Hair oil, Tooth powder');
    const unknown = await readPdf(await draw(parcelOf({ weightGrams: 0 })));
    expect(unknown).toMatch(/3 packs If not delivered|3 packs\s/);
    expect(unknown).not.toMatch(/Contents| 0 g/);
    const many = goods.concat(
      Array.from({ length: 50 }, (_, at) => ({ ...goods[0]!, genericName: `Herbal powder number ${at}` })),
    );
    const file = await draw(parcelOf({ goods: many }));
    expect(pagesOf(file)).toBe(1);
    expect(await readPdf(file)).toContain('14, Peenya, Bengaluru 560058');
  });

  it('says what the courier is told, without emoji', async () => {
    const to = {
      name: 'Ravi & Sons 🌿',
      addressLine: 'Shop 12&13, H.No. 4#102; near M\\S Traders',
      city: 'P&T Colony',
    };
    const text = await readPdf(await draw(parcelOf({ to })));
    expect(text).toContain('Ravi and Sons');
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      'Shop 12 and 13, H.No. 4 No. 102, near M/S Traders P and T Colony, Karnataka 560003',
    );
    const contents = await readPdf(await draw(parcelOf({ to }), drawContents));
    expect(contents).toContain('For Ravi and Sons, P and T Colony 560003');
  });

  it.each(['1', 'AWB-X9/28', '849000000000178490000000', 'abcDEF0123456789xyz'])(
    'has the waybill %s as a barcode that a scanner reads',
    async (waybill) => expect(scan(await draw(parcelOf({ waybill })), 70)).toBe(waybill),
  );

  it.each(['84900000000017', 'EA123456789IN', 'VH-2611-AB12-CD34-X9', '1', 'VH-2611-AB12-CD34-X9-2611-AB12'])(
    'draws the bars of %s on whole dots, with a quiet zone',
    async (waybill) => {
      const file = await draw(parcelOf({ waybill }));
      const dots = barsOf(file, 70).flatMap(({ x, width }) =>
        [x, x + width].map((edge) => (edge * 203) / 72),
      );
      const edges = dots.map((edge) => Math.round(edge));
      for (const [at, edge] of dots.entries()) expect(Math.abs(edge - edges[at]!)).toBeLessThan(0.05);
      const widths = edges.slice(1).map((edge, at) => edge - edges[at]!);
      const module = Math.min(...widths);
      expect(module).toBeGreaterThanOrEqual(2);
      expect(edges[0]).toBeGreaterThanOrEqual(10 * module);
      expect(812 - edges.at(-1)!).toBeGreaterThanOrEqual(10 * module);
      expect(scan(file, 70)).toBe(waybill);
    },
  );

  it('has no bars for a waybill that a scanner would not read', async () => {
    const long = 'VH-2611-AB12-CD34-X9-2611-AB12-CD';
    expect(['1'.repeat(60), long, 'वे1', ''].map((text) => barcodes.fits(text, labelBarcodeWidth))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const file = await draw(parcelOf({ waybill: long }), drawContents);
    expect(barsOf(file, 34)).toEqual([]);
    expect(await readPdf(file)).toContain(long);
  });

  it('holds the longest name and address on one page', async () => {
    const addressLine = `${'House 12, Second Cross, '.repeat(28)}near the END`;
    const file = await draw(parcelOf({ to: { name: `${'Venkatanarasimha '.repeat(7)}Raju`, addressLine } }));
    expect(pagesOf(file)).toBe(1);
    const text = await readPdf(file);
    expect(text).toContain('near the END');
    expect(text).toContain('Raju');
    expect(text).toContain('Order AR-1000012');
  });

  it('stays on one page with any words', async () => {
    const words = fc.array(fc.stringMatching(/^[A-Za-zऀ-ॿ0-9,./-]{1,90}$/), { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(words, fc.stringMatching(/^[A-Za-zक-ह ]{1,120}$/), async (parts, name) => {
        const addressLine = parts.join(' ').slice(0, 700);
        const file = await draw(parcelOf({ to: { addressLine, name } }));
        expect(pagesOf(file)).toBe(1);
        expect(await readPdf(file)).toContain('Order AR-1000012');
      }),
      { numRuns: 15 },
    );
  });
});

it('a packing slip names packs of supplies and parts of combos on several pages', async () => {
  const line = {
    id: 1,
    orderId: '0',
    productId: 57,
    sku: '57-120',
    name: 'Bhringraj Oil',
    imageUrl: '',
    plan: '120',
    frequencyDays: 0,
    quantity: 2,
    unitPaise: 0,
    packs: 2,
    parts: [],
    replacesLineId: null,
    valuePaise: null,
  } as const satisfies Omit<ReadyParcel['lines'][number], 'parts'> & { parts: [] };
  const parts = [
    { productId: 3, name: 'Daily Oil', quantity: 1 },
    { productId: 4, name: 'Comb', quantity: 2 },
  ];
  const combo = { ...line, id: 2, packs: 1, plan: '60' as const, name: 'Hair Duo', parts };
  const text = await readPdf(await draw(parcelOf({ lines: [line, combo] }), drawContents));
  expect(text).toContain('4 × Bhringraj Oil 2 × 120-day supply of 2 packs');
  expect(text).toContain('2 × Daily Oil part of 2 × Hair Duo 4 × Comb');
  expect(text).toContain('For Meera Iyer, Bengaluru 560003');
  expect(text).not.toMatch(/9876543210|Temple/);
  const long = await draw(parcelOf({ lines: Array.from({ length: 50 }, () => combo) }), drawContents);
  expect(pagesOf(long)).toBeGreaterThan(3);
  expect(scan(await draw(parcelOf({ lines: [line] }), drawContents), 34)).toBe('84900000000017');
});
