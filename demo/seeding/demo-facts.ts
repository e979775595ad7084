import { foodKinds } from '#shop/catalog/declarations/fact-fields.ts';
import type { Facts } from '#shop/catalog/declarations/fact-names.ts';
import type { ProductClass } from '#shop/catalog/facts.ts';
import type { SampleProduct } from '../sample-data/sample-product.ts';

const madeIn = {
  countryOfOrigin: 'India',
  maker: 'Aranya Herbals Private Limited (demo), 14, Peenya Industrial Area, Bengaluru 560058',
};

type Kind = { productClass: ProductClass; bestBefore: string; licence: string };

const food: Kind = { productClass: 'food', bestBefore: '12 months from manufacture', licence: '' };
const oil: Kind = { ...food, bestBefore: '18 months from manufacture' };
const cosmetic: Kind = {
  productClass: 'cosmetic',
  bestBefore: '24 months from manufacture',
  licence: 'KA-COS-0000/2026 (demo)',
};
const medicine: Kind = {
  productClass: 'ayurvedic',
  bestBefore: '36 months from manufacture',
  licence: 'KA-AYU-0000/2026 (demo)',
};
const tool: Kind = { productClass: 'general', bestBefore: '', licence: '' };
const combo: Kind = { productClass: 'combo', bestBefore: 'See each product in the box', licence: '' };

/** Keys are the first digits of the HSN. */
const kindsByHsn: [prefix: string, kind: Kind][] = [
  ['0910', cosmetic],
  ['1211', cosmetic],
  ['1404', cosmetic],
  ['15', oil],
  ['3004', medicine],
  ['33', cosmetic],
  ['34', cosmetic],
  ['96', tool],
  ['', food],
];

/** Declarations of a packaged product for the demo shop, with invented values. They pass the publish gate. */
export function demoFacts(sample: SampleProduct): Kind & typeof madeIn & { facts: Facts } {
  const [, byHsn] = kindsByHsn.find(([prefix]) => sample.hsn.startsWith(prefix))!;
  const kind = sample.parts ? combo : byHsn;
  const common = {
    genericName: sample.form || sample.english,
    // The seller and the contacts of the default settings, which the footer names.
    consumerCare:
      'Aranya Herbals Private Limited (demo), 14, Peenya Industrial Area, Bengaluru 560058, +919876543210, namaste@aranya.example',
  };
  const further = {
    ...(sample.gstGoods && { gstGoods: sample.gstGoods }),
    ...(sample.contents && { contents: sample.contents }),
  };
  return { ...madeIn, ...kind, facts: { ...common, ...further, ...factsOf(kind.productClass, sample) } };
}

function factsOf(productClass: ProductClass, sample: SampleProduct): Facts {
  if (productClass === 'ayurvedic')
    return {
      composition: withQuantities(sample.ingredients),
      dose: 'As the label says (demo)',
      reference: 'Proprietary (demo)',
    };
  if (productClass === 'food')
    return {
      fssai: '10026999999999',
      ...supplementOf(sample),
      vegetarian: 'Vegetarian',
      allergens: 'See the ingredients (demo)',
      nutrition:
        'In 100 g or 100 ml (demo): energy 0 kcal, protein 0 g, carbohydrate 0 g, sugar 0 g, fat 0 g, sodium 0 mg',
    };
  return {};
}

/** Doses of food are supplements. */
function supplementOf({ unit }: SampleProduct): Facts {
  if (!['capsules', 'tablets', 'gummies'].includes(unit)) return {};
  return {
    foodKind: foodKinds.supplement,
    recommendedUse: 'Adults, as the label says (demo)',
    warnings: 'Ask a doctor first if you expect or nurse a child, or take medicine (demo)',
  };
}

/** Shares of invented ingredients fall from the first to the last. */
function withQuantities(ingredients: string): string {
  const names = ingredients.split(/, (?![^(]{0,200}\))/);
  const sum = (names.length * (names.length + 1)) / 2;
  return names.map((name, at) => `${name} ${(((names.length - at) * 100) / sum).toFixed(1)} %`).join(', ');
}
