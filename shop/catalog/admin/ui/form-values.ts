import { factNames } from '../../declarations/fact-names.ts';
import { toPaise, toRupees } from '#platform/money.ts';
import { sellingPaise } from '../../unit-price.ts';
import type { ProductFields } from '../product-fields.ts';
import { priceFields } from '../selling-price.ts';

type Text = Exclude<
  keyof ProductFields,
  | 'categoryId'
  | 'mrp'
  | 'discountPercent'
  | 'sellingPrice'
  | 'quantity'
  | 'packs'
  | 'parts'
  | 'pictures'
  | 'maxPerLine'
  | 'subscribable'
  | 'takesCash'
  | 'concerns'
  | 'synonyms'
  | 'weightGrams'
>;

/** A product as its form holds it: texts of inputs, and the parts. */
export type FormValues = Record<Text, string> & {
  categoryId: string;
  mrp: string;
  /** Of the product as it was read. The form shows the price that it gives. */
  discountPercent: number;
  sellingPrice: string;
  quantity: string;
  packs60: string;
  packs120: string;
  packs180: string;
  maxPerLine: string;
  weightGrams: string;
  subscribable: '' | 'yes' | 'no';
  takesCash: 'yes' | 'no';
  /** A word a line. */
  concerns: string;
  synonyms: string;
  parts: ProductFields['parts'];
  pictures: ProductFields['pictures'];
};

/** Numbers of 0 are not stated, so their input is empty. */
const stated = (value: number) => (value === 0 ? '' : String(value));

export function toForm(fields: ProductFields): FormValues {
  const { packs, subscribable, ...rest } = fields;
  return {
    ...rest,
    categoryId: String(fields.categoryId),
    mrp: stated(fields.mrp),
    sellingPrice: priceText(fields),
    quantity: stated(fields.quantity),
    packs60: String(packs[0]),
    packs120: String(packs[1]),
    packs180: String(packs[2]),
    maxPerLine: String(fields.maxPerLine),
    weightGrams: stated(fields.weightGrams),
    subscribable: subscribable === null ? '' : subscribable ? 'yes' : 'no',
    takesCash: fields.takesCash ? 'yes' : 'no',
    concerns: fields.concerns.join('\n'),
    synonyms: fields.synonyms.join('\n'),
  };
}

export const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The shop refuses what is no number, with words at the field. */
const number = (text: string) => (text.trim() === '' ? 0 : Number(text.replaceAll(',', '')));

/** An empty price is the MRP. */
function priceText({ mrp, discountPercent, sellingPrice }: ProductFields): string {
  if (sellingPrice !== null) return String(sellingPrice);
  if (discountPercent === 0) return '';
  return String(toRupees(sellingPaise({ mrpPaise: toPaise(mrp), discountPercent, pricePaise: null })));
}

function typedPrice({
  mrp,
  sellingPrice,
  discountPercent,
}: Pick<FormValues, 'mrp' | 'sellingPrice' | 'discountPercent'>) {
  if (sellingPrice.trim() === '') return { discountPercent: 0, sellingPrice: null };
  return priceFields({ mrp: number(mrp), price: number(sellingPrice) }, discountPercent);
}

/** Returns the percent off the MRP, rounded down. Null where there is none. */
export function percentOff({ mrp, sellingPrice }: Pick<FormValues, 'mrp' | 'sellingPrice'>): number | null {
  const [full, price] = [number(mrp), number(sellingPrice)];
  return full > 0 && price > 0 && price < full ? Math.floor(100 - (100 * price) / full) : null;
}

export function fromForm({ packs60, packs120, packs180, ...values }: FormValues): ProductFields {
  const facts = Object.fromEntries(factNames.map((name) => [name, values[name]]));
  return {
    ...values,
    ...(facts as Pick<ProductFields, (typeof factNames)[number]>),
    productClass: values.productClass as ProductFields['productClass'],
    unit: values.unit as ProductFields['unit'],
    categoryId: Number(values.categoryId),
    mrp: number(values.mrp),
    ...typedPrice(values),
    quantity: number(values.quantity),
    packs: [number(packs60), number(packs120), number(packs180)],
    maxPerLine: number(values.maxPerLine),
    weightGrams: number(values.weightGrams),
    subscribable: values.subscribable === '' ? null : values.subscribable === 'yes',
    takesCash: values.takesCash === 'yes',
    concerns: lines(values.concerns),
    synonyms: lines(values.synonyms),
  };
}
