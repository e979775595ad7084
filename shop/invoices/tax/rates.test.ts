import { describe, expect, it, test } from 'vitest';
import { sampleCatalogue } from '#demo/sample-data/catalogue.ts';
import { findProductTax, findTax } from './find-tax.ts';
import { lawRows, type RateRow } from './law-rows.ts';
import { findRate, highestTaxed, rateOf } from './rate-of.ts';

const today = '2026-11-26';
const percentOf = (hsn: string, gstGoods = '', day = today) =>
  rateOf(lawRows, { hsn, gstGoods }, day).percent;

describe('a rate', () => {
  it('follows the day', () => {
    expect(['2025-09-21', '2025-09-22'].map((day) => percentOf('3005', '', day))).toEqual([12, 5]);
    expect(['2026-01-31', '2026-02-01'].map((day) => percentOf('21069020', '', day))).toEqual([28, 40]);
    expect(() => percentOf('3004', '', '2017-06-30')).toThrow('no GST rate');
    expect(() => percentOf('8517')).toThrow('no GST rate');
  });

  it('takes the longest prefix of 8, 6 or 4 digits', () => {
    const row = (hsn: string, percent: number): RateRow => ({
      id: hsn,
      hsn,
      percent,
      from: '2020-01-01',
      law: '',
    });
    const rows = [row('3305', 1), row('33059011', 3), row('330590', 2)];
    const found = ['33059011', '33059019', '330590', '33051090', '3305'].map(
      (hsn) => rateOf(rows, { hsn }, today).percent,
    );
    expect(found).toEqual([3, 2, 2, 1, 1]);
    expect(findRate(rows, { hsn: '330' }, today)).toBeUndefined();
  });

  it.each([
    ['3304', 'Talcum or face powder', 5],
    ['3304', 'Kajal (no pencil), kumkum, bindi, sindur or alta', 0],
    ['3304', 'Other skin care or make-up', 18],
    ['33049990', ' talcum or face powder ', 5],
    ['3305', 'Hair oil', 5],
    ['3305', 'Other hair preparation', 18],
    ['3306', 'Toothpaste', 5],
    ['3307', 'Agarbatti, lobhan, dhoop or sambrani', 5],
    ['3307', 'Other toilet preparation', 18],
    ['3401', 'Toilet soap in bars, cakes or pieces', 5],
    ['3401', 'Other soap, or face or body wash', 18],
    ['2202', 'Drink of fruit pulp or juice, not carbonated', 5],
    ['2202', 'Other drink without alcohol', 40],
    ['3301', 'Mint oil from natural menthol', 5],
    ['3301', 'Other essential oil or distillate', 18],
    ['4901', 'Printed book', 0],
    ['7103', '', 0.25],
    ['7104', 'Synthetic stones that are not set', 0.25],
    ['7104', 'Synthetic diamonds, cut or polished', 1.5],
    ['7116', '', 3],
    ['9506', 'Sports goods', 5],
    ['95069190', 'Articles for general physical exercise, such as a yoga mat', 18],
    ['4016', 'Other article of rubber, such as a mat', 18],
    ['6109', 'Piece of up to ₹2,500', 5],
    ['9405', 'Other lamp or light', 18],
    ['5908', '', 5],
    ['5908', 'Wick for a diya', 0],
    ['5601', 'Wick for a diya', 0],
    ['9619', 'Sanitary napkin, pad or tampon', 0],
    ['96190030', 'Napkin for babies, clinical diaper or other', 5],
    ['6913', 'Idol of clay', 0],
    ['7018', 'Glass beads', 5],
    ['4420', 'Deity of wood', 0],
    ['0813', 'Dried tamarind', 0],
    ['0801', 'Coconut, fresh or dried, and not desiccated', 0],
    ['3304', 'Roli or chandan tika', 0],
    ['3307', 'Roli, chandan tika or vibhuti', 0],
  ])('of %s depends on the goods: %s %s %%', (hsn, goods, percent) => {
    expect(percentOf(hsn, goods)).toBe(percent);
  });

  it('of a medicine followed the book of the First Schedule until 21 September 2025', () => {
    const of = (reference: string, day: string) => rateOf(lawRows, { hsn: '3004', reference }, day).percent;
    expect(['Sharangadhara Samhita', 'Proprietary', ''].map((each) => of(each, '2025-09-01'))).toEqual([
      5, 12, 12,
    ]);
    expect(of('Proprietary', '2025-09-22')).toBe(5);
  });

  it('is the highest of the heading while the goods are open, and asks for them', () => {
    for (const goods of ['', 'Conditioner']) {
      const { rate, choices, problem } = findTax(lawRows, { hsn: '3305', gstGoods: goods }, today);
      expect([rate, choices.length]).toEqual(['18 %', 4]);
      expect(problem).toMatchObject({
        field: 'gstGoods',
        kind: goods ? 'wrong' : 'missing',
      });
      expect(problem?.message).toContain('Hair oil (5 %)');
    }
    expect(
      findTax(lawRows, { hsn: '3305', gstGoods: 'Hair oil', reference: 'Proprietary' }, today).problem,
    ).toBeNull();
  });

  it('says what to do about a heading without a row', () => {
    const { rate, problem } = findTax(lawRows, { hsn: '8517' }, today);
    expect(rate).toBe('');
    expect(problem?.message).toContain('ask your accountant');
  });

  it('of nil is a rate', () => {
    const kajal = {
      hsn: '3304',
      gstGoods: 'Kajal (no pencil), kumkum, bindi, sindur or alta',
    };
    expect(findTax(lawRows, kajal, today)).toMatchObject({
      rate: 'nil',
      problem: null,
    });
    const salt = { hsn: '2501' };
    expect(highestTaxed(lawRows, [kajal, salt, { hsn: '4901', gstGoods: 'Printed book' }], today)).toBe(
      kajal,
    );
  });
});

describe('the rate of a combo', () => {
  const oil = { name: 'Amla oil', hsn: '3305', gstGoods: 'Hair oil' };
  const mask = { name: 'Mask', hsn: '33059090', gstGoods: 'Other hair preparation' };
  const book = { name: 'Book', hsn: '4901', gstGoods: 'Printed book' };
  const comb = { name: 'Comb', hsn: '9615' };
  const own = { hsn: '3305', gstGoods: 'Hair oil' };

  it.each([
    [[oil, mask, book], '18 %', 'Mask'],
    [[book, oil], '5 %', 'Amla oil'],
    [[book, book], 'nil', 'Book'],
    [[comb, oil], '5 %', 'Comb'],
  ])('is the highest of its parts, which it names, case %#', (parts, rate, name) => {
    for (const gstSupply of [undefined, '', ' mixed ']) {
      const found = findProductTax(lawRows, { ...own, gstSupply, parts }, today);
      expect(found).toMatchObject({ rate, choices: [], problem: null });
      expect(found.why).toContain(`(CGST Act, section 8): ${name}. HSN`);
    }
  });

  it('is that of its main part where the combo is naturally bundled', () => {
    const bundled = { gstSupply: 'naturally bundled', parts: [mask, oil] };
    expect(findProductTax(lawRows, { ...own, ...bundled }, today)).toMatchObject({
      rate: '5 %',
      why: expect.stringContaining('main part (CGST Act, section 8): Amla oil'),
      problem: null,
    });
    expect(findProductTax(lawRows, { hsn: '3305', ...bundled }, today).problem?.field).toBe('gstGoods');
    expect(findProductTax(lawRows, { ...book, ...bundled }, today).problem).toMatchObject({
      field: 'hsn',
      message: expect.stringContaining('Mask 33059090, Amla oil 3305'),
    });
  });

  it('is none while a part has none, and takes no other word for its supply', () => {
    const draft = { name: 'Draft', hsn: '' };
    const problemOf = (gstSupply: string) =>
      findProductTax(lawRows, { ...own, gstSupply, parts: [oil, draft] }, today).problem;
    expect(problemOf('')).toMatchObject({ field: 'parts', message: expect.stringContaining('Draft') });
    expect(problemOf('Composite-ish')).toMatchObject({ field: 'gstSupply', kind: 'wrong' });
  });
});

describe('the rows of the law', () => {
  it('have ids of their own and never two answers for the same goods and day', () => {
    expect(new Set(lawRows.map(({ id }) => id)).size).toBe(lawRows.length);
    for (const one of lawRows)
      for (const other of lawRows.filter((each) => each !== one && each.hsn === one.hsn))
        if (one.goods === other.goods)
          expect((one.until ?? '9999') <= other.from || (other.until ?? '9999') <= one.from).toBe(true);
  });

  it.each(['2025-09-01', '2025-10-01', today])('have the highest rate as the rest on %s', (day) => {
    for (const hsn of new Set(lawRows.map((row) => row.hsn))) {
      const found = findRate(lawRows, { hsn }, day);
      if (!found) {
        // A heading that was added later begins on a later day.
        expect(lawRows.every((row) => row.hsn !== hsn || day < row.from)).toBe(true);
        continue;
      }
      expect(Math.max(...found.choices.map(({ percent }) => percent), 0)).toBeLessThanOrEqual(
        found.row.percent,
      );
    }
  });
});

test('every product of the demo shop has one rate', () => {
  const open = sampleCatalogue().products.filter(
    (product) => !product.parts && findTax(lawRows, product, today).problem,
  );
  expect(open.map(({ slug }) => slug)).toEqual([]);
});

test.each([
  ['aloe-conditioner', '3305', 18],
  ['hair-mask-bhringraj-amla', '3305', 18],
  ['flaxseed-hair-gel', '3305', 18],
  ['rice-water-hair-rinse', '3305', 18],
  ['black-henna-mix', '3305', 18],
  ['henna-powder', '1404', 5],
  ['henna-powder-500g', '1404', 5],
  ['indigo-powder', '1404', 5],
  ['senna-powder', '1211', 5],
  ['bhringraj-powder', '1211', 5],
  ['bhringraj-oil', '3305', 5],
  ['shikakai-shampoo', '3305', 5],
  ['kajal-ghee', '3304', 0],
  ['kumkumadi-cream', '3304', 18],
  ['neem-tulsi-facewash', '3401', 18],
  ['neem-tulsi-soap', '3401', 5],
])('%s of the demo shop is of %s at %i %%', (slug, hsn, percent) => {
  const product = sampleCatalogue().products.find((one) => one.slug === slug)!;
  expect([product.hsn, percentOf(product.hsn, product.gstGoods)]).toEqual([hsn, percent]);
});
