import { stringify } from 'csv-stringify/sync';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { openImports } from '#shop/catalog/admin/server/bulk/testing/open-imports.ts';
import { makeCategory } from '#shop/catalog/server/testing.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { productHooks } from '../entity-kinds.ts';
import { edited, openStaffApi } from '../testing.ts';

const { db, call } = await openStaffApi();
const { check, run } = openImports(db, 1, { hooks: productHooks });
await makeCategory(db, { slug: 'all', name: 'All' });
const asha = (await makeStaff(db, 'content')).token;

type Row = Record<string, string>;
const shared: Row = {
  Category: 'all',
  State: 'Published',
  MRP: '500',
  'Country of origin': 'India',
  'Maker or packer': 'Tara Works, 4 Temple Road, Mysuru 570001',
  'Consumer care': 'Tara Works, 4 Temple Road, Mysuru 570001, care@tara.example, 98450 12345',
  'Weight of the parcel in grams': '300',
};
const medicine: Row = {
  Class: 'Ayurvedic medicine',
  'Best before': '24 months',
  'Licence number': 'KA-AYU-12/2026',
};
const cosmetic: Row = { Class: 'Cosmetic', 'Best before': '24 months', 'Licence number': 'KA-COS-7/2026' };
const food: Row = {
  Class: 'Food',
  'Best before': '12 months',
  'FSSAI licence': '10012031000312',
  'Food mark': 'Vegetarian',
  Allergens: 'None',
  Nutrition: 'Exempt: plain tea, herb or spice',
};
const general: Row = { Class: 'Other goods' };
const of = (kind: Row, quantity: string, unit: string, hsn: string, own: Row = {}): Row => ({
  ...kind,
  'Net quantity': quantity,
  Unit: unit,
  HSN: hsn,
  ...own,
});

/** Goods that this brand does not sell, with the rate of today and what the gate asks beside the usual statements. */
const goods: [name: string, rate: string, row: Row, extra: string[]][] = [
  [
    'Dashamoolarishta',
    '5 %',
    of(medicine, '450', 'ml', '3004', {
      'Ingredients with quantities': 'Dashamoola 2.5 g, Guda 4 g in 10 ml',
      Reference: 'Bhaishajya Ratnavali',
      'Self-generated alcohol': '5 to 10 %',
    }),
    ['Self-generated alcohol'],
  ],
  [
    'Chyawan Aahara',
    '5 %',
    of(food, '500', 'g', '2106', {
      'Goods for GST': 'Other food preparation',
      Ingredients: 'Amla, jaggery, ghee',
      'Kind of food': 'Ayurveda Aahara',
      'Recommended use': 'Adults, one spoon a day',
      Nutrition:
        'In 100 g: energy 300 kcal, protein 1 g, carbohydrate 70 g, sugar 60 g, fat 3 g, sodium 10 mg',
      Allergens: 'Contains milk',
    }),
    ['Recommended use'],
  ],
  [
    'Rice Serum of Seoul',
    '18 %',
    of(cosmetic, '30', 'ml', '3304', {
      'Goods for GST': 'Other skin care or make-up',
      Ingredients: 'Water, rice extract',
      'Country of origin': 'South Korea',
      'Imported by': 'Him Traders, 1 Park Street, Kolkata 700016',
      'Licence number': 'RC/COS-012345',
    }),
    ['Imported by'],
  ],
  [
    'Copper Water Bottle',
    '5 %',
    of(general, '1', 'pieces', '7418', { 'Mark of standards': 'IS 17803, CM/L-1234567' }),
    ['Mark of standards'],
  ],
  [
    'Loban Agarbatti',
    '5 %',
    of(general, '100', 'g', '33074100', {
      'Goods for GST': 'Agarbatti, lobhan, dhoop or sambrani',
      'Count and size': '40 sticks of 20 cm',
    }),
    ['Count and size'],
  ],
  ['A Kitchen of Herbs', 'nil', of(general, '1', 'pieces', '4901', { 'Goods for GST': 'Printed book' }), []],
  [
    'Nilgiri Leaf Tea',
    '5 %',
    of(food, '100', 'g', '0902', { 'Goods for GST': 'Tea', Ingredients: 'Tea' }),
    [],
  ],
  [
    'Lavender Essential Oil',
    '18 %',
    of(general, '10', 'ml', '3301', { 'Goods for GST': 'Other essential oil or distillate' }),
    [],
  ],
  [
    'Sojat Henna Powder',
    '5 %',
    of(cosmetic, '100', 'g', '1404', {
      'Goods for GST': 'Other vegetable material, such as henna or soap nuts',
      Ingredients: 'Henna leaf',
    }),
    [],
  ],
  [
    'Almond Kajal',
    'nil',
    of(cosmetic, '3', 'g', '3304', {
      'Goods for GST': 'Kajal (no pencil), kumkum, bindi, sindur or alta',
      Ingredients: 'Ghee, almond soot',
    }),
    [],
  ],
  [
    'Gir Cow Ghee',
    '5 %',
    of(food, '500', 'ml', '0405', {
      Ingredients: 'Milk fat',
      Allergens: 'Contains milk',
      Nutrition:
        'In 100 g: energy 897 kcal, protein 0 g, carbohydrate 0 g, sugar 0 g, fat 99.7 g, sodium 0 mg',
    }),
    [],
  ],
  [
    'Neem Shampoo for Dogs',
    '18 %',
    of(general, '200', 'ml', '33079090', { 'Goods for GST': 'Other toilet preparation' }),
    [],
  ],
  ['Moonstone, 5 Carat', '0.25 %', of(general, '1', 'pieces', '7103'), []],
  [
    'Yoga Mat',
    '18 %',
    of(general, '1', 'pieces', '95069190', {
      'Goods for GST': 'Articles for general physical exercise, such as a yoga mat',
      'Count and size': '183 × 61 cm, 6 mm',
    }),
    ['Count and size'],
  ],
  [
    'Cotton Lamp Wicks',
    'nil',
    of(general, '50', 'g', '5908', { 'Count and size': '100 wicks', 'Goods for GST': 'Wick for a diya' }),
    ['Count and size'],
  ],
];

describe.each(goods)('%s', (name, rate, row, extra) => {
  const whole = { Name: name, 'Generic name': name, ...shared, ...row };
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

  it(`is published from a file, and taxed at ${rate}`, async () => {
    const { id, list } = await check(stringify([whole], { header: true }));
    expect(list.flatMap(({ problems }) => problems)).toEqual([]);
    expect(await run(id)).toMatchObject({ state: 'done', done: 1 });
    const [product] = await db.select().from(products).where(eq(products.slug, slug));
    expect(product).toMatchObject({ name, published: true });
    const form = edited(await call(asha, 'GET', `products/${product!.id}`));
    expect([form.gst.rate, form.problems]).toEqual([rate, []]);
  });

  it.each(extra)('is refused without its %s, with the rule', async (label) => {
    const { list } = await check(stringify([{ ...whole, Name: `${name} 2`, [label]: '' }], { header: true }));
    const reasons = list[0]!.problems.map(({ reason }) => reason);
    expect(reasons).toEqual([
      expect.stringMatching(new RegExp(`^${label} is missing\\..*(?:[Rr]ule|[Rr]egulation|Order)`)),
    ]);
  });
});
