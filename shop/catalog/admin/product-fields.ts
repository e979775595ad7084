import { z } from 'zod';
import { factLabels } from '../declarations/fact-fields.ts';
import { type FactName, factNames } from '../declarations/fact-names.ts';
import { sharedNames } from '../groups/shared-texts.ts';
import { type AcceptedDoubts, homeCountry, productClasses, type ProductClass } from '../facts.ts';

export const productStates = {
  draft: 'Draft',
  published: 'Published',
  stopped: 'Stopped',
  archived: 'Archived',
} as const;

export type ProductState = keyof typeof productStates;
export const stateNames = Object.keys(productStates) as ProductState[];

export const units = ['g', 'ml', 'capsules', 'tablets', 'gummies', 'bags', 'pieces', 'kit'] as const;

const hiddenCharacter = 'This contains a character that is not allowed';
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Please use at most ${max} characters`)
    .refine((value) => !/[^\P{Cc}\n\r\t]/u.test(value), hiddenCharacter)
    .refine((value) => !value.includes('\ufffd'), 'A letter of this text was lost and reads \ufffd');
/** Names travel in email subjects and feeds, so they hold no line break. */
export const line = (max: number) => text(max).refine((value) => !/\p{Cc}/u.test(value), hiddenCharacter);
const words = z.array(line(60).min(1)).max(30);
export const rowId = z.int32().min(1);
const whole = (least: number, most: number, unit = '') => {
  const limit = (count: number) => `${count.toLocaleString('en-IN')}${unit}`;
  return z
    .int('Please use a whole number')
    .min(least, `At least ${limit(least)}`)
    .max(most, `At most ${limit(most)}`);
};
const noPrice = 'Please enter an amount in rupees, such as 249.50';
const isWholePaise = (rupees: number) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6;

export const maxPictures = 8;

/** A picture that the shop stored, or one of its own. The name is never a path. */
const picture = z.object({
  name: z.string().regex(/^[^/\\?#%\p{Cc}]{1,160}$/u, 'This is no picture of the shop'),
  alt: line(200),
});

export type ProductPicture = z.infer<typeof picture>;

const facts = Object.fromEntries(factNames.map((name) => [name, text(2_000)])) as Record<
  FactName,
  ReturnType<typeof text>
>;

export const slugField = z
  .string()
  .max(120, 'Please use at most 120 characters')
  .regex(/^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, digits and hyphens, such as neem-comb');

/** The fields of a product that staff change. Empty texts and numbers of 0 are not stated. A draft may lack all but its name. */
export const productFields = z.object({
  name: line(160).min(1, 'A product needs a name'),
  nameHindi: line(160),
  slug: slugField,
  sku: line(60),
  description: text(10_000),
  categoryId: z.int32().min(1, 'Please choose a category'),
  productClass: z.enum(['', ...Object.keys(productClasses)] as ['', ...ProductClass[]]),
  mrp: z
    .number(noPrice)
    .min(0, noPrice)
    .max(1_000_000, 'At most ₹10,00,000')
    .refine(isWholePaise, 'A price has at most two decimals'),
  discountPercent: whole(0, 100, ' %'),
  sellingPrice: z
    .number(noPrice)
    .min(0.01, noPrice)
    .max(1_000_000, 'At most ₹10,00,000')
    .refine(isWholePaise, 'A price has at most two decimals')
    .nullable()
    .meta({ description: 'Rupees that the merchant typed. Null while a percent of the MRP decides.' }),
  quantity: whole(0, 1_000_000),
  unit: z.enum(['', ...units]),
  packs: z.tuple([whole(1, 12), whole(2, 24), whole(2, 36)]),
  parts: z.array(z.object({ productId: rowId, quantity: whole(1, 99) })).max(20),
  maxPerLine: whole(1, 1_000),
  subscribable: z.boolean().nullable(),
  takesCash: z.boolean(),
  offer: line(120),
  seller: line(120),
  pictures: z
    .array(picture)
    .max(maxPictures, `A product has at most ${maxPictures} pictures`)
    .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, 'A picture is there twice'),
  form: line(60),
  concerns: words,
  latin: line(160),
  sanskrit: line(160),
  english: line(160),
  synonyms: words,
  ingredients: text(5_000),
  howToUse: text(5_000),
  dosha: line(120),
  weightGrams: whole(0, 100_000, ' g'),
  hsn: z.string().regex(/^(\d{4}|\d{6}|\d{8})?$/, 'An HSN has 4, 6 or 8 digits'),
  countryOfOrigin: line(60).transform((country) =>
    /^(india|bharat|भारत)$/i.test(country) ? homeCountry : country,
  ),
  maker: text(240),
  bestBefore: line(120),
  licence: line(80),
  gtin: z.string().regex(/^(\d{8}|\d{12,14})?$/, 'A GTIN has 8, 12, 13 or 14 digits'),
  ...facts,
});

/** The facts that the form of a product shows beside its fields. */
export const shownFields = {
  parts: z.array(
    z.object({
      productId: z.int(),
      name: z.string(),
      mrp: z.number(),
      sellingPrice: z.number(),
      stock: z.int(),
    }),
  ),
  gst: z
    .object({
      rate: z.string(),
      why: z.string(),
      choices: z.array(z.string()),
      coming: z.object({ day: z.iso.date(), rate: z.string(), choices: z.array(z.string()) }).nullable(),
      warning: z.string().meta({ description: 'Why the HSN may be none of the tariff, or empty.' }),
    })
    .meta({ description: 'The GST rate of today, what it rests on, and the goods to choose among.' }),
};

/** From where a size has the texts that its group may write once. */
export const sourceFields = {
  fromGroup: z
    .array(z.enum(sharedNames))
    .meta({ description: 'Fields that it reads from its group of sizes.' }),
  itsOwn: z
    .array(z.enum(sharedNames))
    .meta({ description: 'Fields with its own text where the group has one.' }),
};

export type ProductFields = z.infer<typeof productFields>;
/** With its state: what the change log holds. */
export type ProductValues = ProductFields & { state: ProductState; acceptedDoubts: AcceptedDoubts | null };

export const fieldLabels: Record<keyof ProductValues, string> = {
  ...factLabels,
  state: 'State',
  acceptedDoubts: 'Reason for doubtful words',
  name: 'Name',
  nameHindi: 'Name in Hindi',
  slug: 'Address',
  sku: 'SKU',
  description: 'Description',
  categoryId: 'Category',
  productClass: 'Class',
  mrp: 'MRP',
  discountPercent: 'Discount in percent',
  sellingPrice: 'Selling price',
  quantity: 'Net quantity',
  unit: 'Unit',
  packs: 'Packs of 60, 120 and 180 days',
  parts: 'Parts',
  maxPerLine: 'Most a customer may buy',
  subscribable: 'Subscription',
  takesCash: 'Cash on delivery',
  offer: 'Offer',
  seller: 'Seller',
  pictures: 'Pictures',
  form: 'Form',
  concerns: 'Concerns',
  latin: 'Latin name',
  sanskrit: 'Sanskrit name',
  english: 'English name',
  synonyms: 'Other names',
  ingredients: 'Ingredients',
  howToUse: 'How to use',
  dosha: 'Dosha',
  weightGrams: 'Weight of the parcel in grams',
  hsn: 'HSN',
  countryOfOrigin: 'Country of origin',
  maker: 'Maker or packer',
  bestBefore: 'Best before',
  licence: 'Licence number',
  gtin: 'GTIN',
};
