// §9 a product is published only with what its class must declare, and a changed address redirects
import { describe, expect, it } from 'vitest';
import { sampleCatalogue } from '#demo/sample-data/catalogue.ts';
import { sizedProducts } from '#demo/sample-data/sizes.ts';
import { startOfToday, toProductRow } from '#demo/seeding/product-rows.ts';
import { checkGate, type Statements } from './check-gate.ts';
import { statementsOf } from './statements.ts';

const day = '2026-11-22';

const shared: Statements = {
  productClass: 'general',
  name: 'Neem Comb',
  genericName: 'Comb',
  netQuantity: '1 piece',
  mrp: '149',
  unitPrice: 'not needed',
  maker: 'Sita Woods, 4 Temple Road, Channapatna 562160',
  countryOfOrigin: 'India',
  consumerCare: 'Sita Woods, 4 Temple Road, care@sita.example, 9876543210',
  hsn: '9615',
  weight: '60 g',
};
const common: Statements = { ...shared, contents: 'Length 18 cm' };
const ofClass: Record<string, Statements> = {
  general: common,
  ayurvedic: {
    ...shared,
    productClass: 'ayurvedic',
    bestBefore: '36 months',
    composition: 'Ashwagandha 500 mg',
    licence: 'KA-AYU-12/2026',
    dose: 'One a day',
    reference: 'Proprietary',
  },
  cosmetic: {
    ...shared,
    productClass: 'cosmetic',
    bestBefore: '24 months',
    licence: 'KA-COS-7/2026',
    ingredients: 'Water, glycerin, neem',
  },
  food: {
    ...shared,
    productClass: 'food',
    bestBefore: '12 months',
    fssai: '10012031000312',
    ingredients: 'Almonds',
    vegetarian: 'Vegetarian',
    allergens: 'Contains nuts',
    nutrition: 'In 100 g: energy 40 kcal, protein 1 g, carbohydrate 2 g, sugar 1 g, fat 1 g, sodium 3 mg',
  },
  combo: { ...shared, productClass: 'combo', parts: '2' },
};
const unused = new Set(['name', 'unitPrice']);
const fieldsOf = (statements: Statements, on = day) => checkGate(statements, on).map(({ field }) => field);

describe.each(Object.entries(ofClass))('the publish gate for %s', (_, statements) => {
  it('passes with all statements', () => {
    expect(checkGate(statements, day)).toEqual([]);
  });

  it.each(Object.keys(statements).filter((field) => !unused.has(field)))(
    'names a missing %s alone',
    (field) => {
      const missing = fieldsOf({ ...statements, [field]: ' ' });
      if (field === 'productClass') expect(missing).toContain('productClass');
      else expect(missing).toEqual([field]);
    },
  );
});

describe('the publish gate', () => {
  it('names every missing field of an empty draft at once', () => {
    expect(fieldsOf({ productClass: 'food' }).length).toBeGreaterThanOrEqual(13);
  });

  it('asks for an importer of imported products only, and for a whole address', () => {
    const imported = { ...common, countryOfOrigin: 'Nepal' };
    expect(fieldsOf(imported)).toEqual(['importer']);
    expect(fieldsOf({ ...imported, importer: 'Him Traders' })).toEqual(['importer']);
    expect(fieldsOf({ ...imported, importer: 'Him Traders, 1 Park Street, Kolkata 700016' })).toEqual([]);
  });

  it('refuses wrong numbers, marks and addresses', () => {
    const wrong = { ...ofClass.food!, fssai: '1234', vegetarian: 'green', maker: 'Sita', hsn: '30' };
    expect(fieldsOf(wrong)).toEqual(['maker', 'hsn', 'fssai', 'vegetarian']);
  });

  it.each([
    ['ayurvedic', { reference: 'Sharangadhara Samhita', dose: '' }, []],
    ['ayurvedic', { medicineUse: 'External', dose: '' }, []],
    ['ayurvedic', { medicineUse: 'Internal', dose: '' }, ['dose']],
    ['ayurvedic', { medicineUse: 'On the skin' }, ['medicineUse']],
    ['ayurvedic', { name: 'Dashamoolarishta' }, ['alcohol']],
    ['ayurvedic', { form: 'Asava', alcohol: '5 to 10 %' }, []],
    ['cosmetic', { countryOfOrigin: 'France' }, ['importer', 'licence']],
    ['cosmetic', { vegetarian: 'Vegan' }, []],
    ['cosmetic', { vegetarian: 'green' }, ['vegetarian']],
    ['food', { netQuantity: '60 capsules' }, ['foodKind']],
    ['food', { netQuantity: '60 capsules', foodKind: 'Ordinary food' }, []],
    ['food', { foodKind: 'Health supplement' }, ['recommendedUse', 'warnings']],
    ['food', { foodKind: 'Ayurveda Aahara', recommendedUse: 'Adults, a spoon a day' }, []],
    ['general', { name: 'Copper Water Bottle' }, ['standardMark']],
    ['general', { genericName: 'Steel bottle', standardMark: 'IS 17803, CM/L-1234567' }, []],
    ['general', { gtin: '8901234567894' }, ['gtin']],
    ['general', { name: 'Dog Shampoo', genericName: 'Wash', hsn: '33051090' }, ['hsn']],
    ['general', { name: 'Coat wash', genericName: 'Pet shampoo', hsn: '3305' }, ['hsn']],
    ['general', { name: 'Shampoo for Dogs', genericName: 'Wash', hsn: '33079090' }, []],
    ['cosmetic', { name: 'Goat Milk Shampoo', hsn: '3305' }, []],
    ['general', { consumerCare: 'Tara, 4 Temple Road, Mysuru 570001, care@tara.example' }, ['consumerCare']],
    ['general', { consumerCare: 'Tara, Mysuru 570001, care@tara.example, +91 98450-12345' }, []],
    ['general', { contents: 'Large' }, ['contents']],
    ['general', { contents: '7 inches' }, []],
    ['general', { name: 'Sandal Agarbatti', genericName: 'Incense', netQuantity: '100 g' }, ['contents']],
    [
      'general',
      { name: 'Sandal Agarbatti', genericName: 'Incense', netQuantity: '100 g', contents: '40 sticks' },
      [],
    ],
    ['general', { name: 'Dhoop', genericName: 'Dhoop', netQuantity: '20 pieces', contents: '' }, []],
    ['general', { name: 'Brass Lamp', genericName: 'Lamp', contents: '' }, []],
    ['cosmetic', { name: 'Neem Soap', genericName: 'Soap', contents: '' }, []],
    ['cosmetic', { name: 'Neem Soap, Pack of 3', genericName: 'Soap', contents: '3 soaps' }, ['contents']],
    ['cosmetic', { name: 'Neem Soap 3 x 75 g', genericName: 'Soap', contents: '3 soaps of 75 g' }, []],
  ])('asks %s with %o for %o', (productClass, changed, fields) => {
    expect(fieldsOf({ ...ofClass[productClass]!, ...changed })).toEqual(fields);
  });

  it('follows the day: unit price since October 2022', () => {
    const { unitPrice: _, ...older } = common;
    expect([fieldsOf(older, '2022-09-30'), fieldsOf(older, '2022-10-01')]).toEqual([[], ['unitPrice']]);
  });

  it.each([
    ['Vatsanabha 5 mg', true],
    ['Bhāṅga leaf 1 g', true],
    ['Shuddha Parada 2 mg', true],
    ['Strychnos nux-vomica 3 mg', true],
    ['Cannabis sativa seed oil 5 ml', false],
    ['Arkapushpa 2 g', false],
    ['Ativisha (Aconitum heterophyllum) 2 g', false],
  ])('refuses %s of Schedule E(1): %s', (composition, isRefused) => {
    const problems = checkGate({ ...ofClass.ayurvedic!, composition }, day);
    expect(problems.map(({ kind }) => kind)).toEqual(isRefused ? ['forbidden'] : []);
  });

  it.each([
    ['It cures everything.', 'cures', 'claim'],
    ['A remedy for high blood pressure and more.', 'remedy for high blood pressure', 'claim'],
    ['Oil that helps.\nIt relieves arthritis.', 'relieves arthritis', 'claim'],
    ['Guaranteed in a week', 'Guaranteed', 'claim'],
    ['मधुमेह का इलाज', 'मधुमेह का इलाज', 'claim'],
    ['Clinically proven.', 'Clinically proven', 'doubt'],
  ])('marks the claim in “%s”, with its law and a lawful sentence', (description, words, kind) => {
    const problems = checkGate({ ...common, description }, day);
    const { mark, found, law, lawful } = problems[0]!;
    expect(problems).toMatchObject([{ field: 'description', label: 'Description', kind }]);
    expect(description.slice(mark!.start, mark!.end)).toBe(words);
    expect(found).toBe(words.toLowerCase());
    expect(law).not.toBe('');
    expect(checkGate({ ...common, description: lawful! }, day)).toEqual([]);
  });

  it.each([
    'name',
    'slug',
    'seller',
    'offer',
    'concerns',
    'synonyms',
    'maker',
    'pictures',
    'howToUse',
    'dose',
  ])('reads the field %s', (field) => {
    const problems = checkGate({ ...common, [field]: 'Cures diabetes, at 1 Park Street, Kolkata' }, day);
    expect(problems.map(({ kind }) => kind)).toContain('claim');
  });

  it('takes a condition in the name as a claim, and a caution in the text as none', () => {
    expect(fieldsOf({ ...common, name: 'Diabetes Tea' })).toEqual(['name']);
    const caution =
      'Ask your doctor with thyroid or blood pressure medicine. A secure, obscure manicure for a procured heel.';
    expect(fieldsOf({ ...common, description: caution })).toEqual([]);
  });

  it('passes every product of the demo shop', () => {
    const { products, categories, seller } = sampleCatalogue();
    const given = {
      categoryIds: new Map(categories.map(({ slug }, at) => [slug, at + 1])),
      seller,
      openedOn: startOfToday(),
    };
    const problems = [...products, ...sizedProducts(products)].flatMap((sample) => {
      const row = toProductRow(sample, given) as Omit<
        Parameters<typeof statementsOf>[0],
        'parts' | 'pictures'
      >;
      return checkGate(statementsOf({ ...row, pictures: [], parts: sample.parts ?? [] }), day).map(
        ({ field, message }) => `${sample.slug} ${field}: ${message}`,
      );
    });
    expect(problems).toEqual([]);
  });
});

describe('a text of a product that leads away from the shop', () => {
  const doubts = (text: Partial<Statements>) =>
    checkGate({ ...common, ...text } as Statements, day).filter(({ kind }) => kind === 'doubt');

  it.each([
    ['description', 'Made of neem. WhatsApp 98123 45678 for a better price.'],
    ['howToUse', 'Comb gently. Pay by UPI to sita.combs@ybl and we send two.'],
    ['description', 'More at www.sita-combs.com'],
    ['offer', 'Tell us your card number'],
  ])('is a doubt in the %s: “%s”', (field, words) => {
    expect(doubts({ [field]: words })).toMatchObject([{ field }, ...doubts({ [field]: words }).slice(1)]);
  });

  it('is no offer: a label of money without a rule is refused, and other labels stand', () => {
    const found = (offer: string) => checkGate({ ...common, offer }, day);
    expect(found('20% off herbal oils')).toMatchObject([{ field: 'offer', kind: 'wrong' }]);
    expect(found('Launch price')).toEqual(found(''));
  });

  it('is none in its pincode, its maker or its label', () => {
    expect(doubts({ description: 'Enter your pincode. A gift card may lie beside it.' })).toEqual([]);
    expect(doubts({})).toEqual([]);
  });
});
