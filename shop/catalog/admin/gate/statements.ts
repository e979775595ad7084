import { toRupees } from '#platform/money.ts';
import type { Facts } from '../../declarations/fact-names.ts';
import { packSize, unitPriceText } from '../../measure.ts';
import type { Statements } from './check-gate.ts';

type Stated = {
  name: string;
  nameHindi: string;
  latin: string;
  sanskrit: string;
  english: string;
  synonyms: string[];
  form: string;
  dosha: string;
  description: string;
  offer: string | null;
  seller: string | null;
  slug: string;
  concerns: string[];
  ingredients: string;
  productClass: string;
  mrpPaise: number;
  discountPercent: number;
  quantity: number;
  unit: string;
  maker: string;
  countryOfOrigin: string;
  bestBefore: string;
  hsn: string;
  weightGrams: number;
  licence: string;
  gtin: string;
  howToUse: string;
  facts: Facts;
  pictures: { alt: string }[];
  parts: unknown[];
};

/** Returns a product as the publish gate reads it. Amounts and numbers of 0 are not stated. */
export function statementsOf(product: Stated): Statements {
  const { quantity, unit, mrpPaise, weightGrams, parts, facts } = product;
  const hasQuantity = quantity > 0 && unit !== '';
  const { name, nameHindi, latin, sanskrit, english, form, dosha } = product;
  const { description, concerns, synonyms, ingredients, productClass } = product;
  const { maker, countryOfOrigin, bestBefore, hsn, licence, gtin, howToUse } = product;
  return {
    name,
    nameHindi,
    latin,
    sanskrit,
    english,
    form,
    dosha,
    description,
    ingredients,
    productClass,
    maker,
    countryOfOrigin,
    bestBefore,
    hsn,
    licence,
    gtin,
    howToUse,
    ...facts,
    offer: product.offer ?? '',
    seller: product.seller ?? '',
    // A dash in an address is a blank.
    slug: product.slug.replaceAll('-', ' '),
    concerns: concerns.join('\n'),
    synonyms: synonyms.join('\n'),
    pictures: product.pictures.map(({ alt }) => alt).join('\n'),
    netQuantity: hasQuantity ? packSize({ typeQuantity: quantity, measurementUnit: unit }) : '',
    mrp: mrpPaise > 0 ? String(toRupees(mrpPaise)) : '',
    unitPrice: hasQuantity && mrpPaise > 0 ? unitPriceOf(product) : '',
    weight: weightGrams > 0 ? `${weightGrams} g` : '',
    parts: parts.length > 0 ? String(parts.length) : '',
  };
}

/** The unit price of the MRP. A single piece and a kit need none. */
function unitPriceOf({ mrpPaise, quantity, unit }: Stated): string {
  return unitPriceText(toRupees(mrpPaise), { typeQuantity: quantity, measurementUnit: unit }) ?? 'not needed';
}
