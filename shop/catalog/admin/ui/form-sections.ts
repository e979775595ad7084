import { supplyOptions } from '../../contract.ts';
import { fieldOfFact } from '../../declarations/fact-fields.ts';
import { type FactName, factNames } from '../../declarations/fact-names.ts';
import { productClasses } from '../../facts.ts';
import { units } from '../product-fields.ts';
import type { FormValues } from './form-values.ts';

type Choice = { value: string; label: string };

export type FormField = {
  name: Exclude<keyof FormValues, 'parts' | 'pictures' | 'discountPercent'>;
  label?: string;
  hint?: string;
  kind?: 'area' | 'number' | 'select';
  options?: readonly Choice[];
  /** Only for these classes. */
  classes?: readonly string[];
};

export type FormSection = {
  title: string;
  fields: readonly FormField[];
  /** Closed until staff open it or a field of it is wrong. */
  isClosed?: true;
};

const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const classes = Object.entries(productClasses).map(([value, label]) => ({ value, label }));

const licensed = ['ayurvedic', 'cosmetic'];
const forLife = [...licensed, 'food', 'combo'];
const eaten = ['ayurvedic', 'food', 'combo'];
/** Goods that a supply of days does not measure. */
const used = ['cosmetic', 'general'];

const smallToLarge = { 60: 'smallest', 120: 'middle', 180: 'largest' } as const;

/** Customers read the days of a supply for all goods. Staff count packs of soap by the size. */
const packFields = supplyOptions.flatMap((days): FormField[] => [
  { name: `packs${days}`, label: `Packs for ${days} days`, kind: 'number', classes: ['', ...eaten] },
  {
    name: `packs${days}`,
    label: `Packs in the ${smallToLarge[days]} choice`,
    kind: 'number',
    hint: `Customers choose it as ‘${days}-day supply’.`,
    classes: used,
  },
]);

/** Input of a declaration by its record. */
function factInput(name: FactName): FormField {
  const { hint, classes: asked, isLong, choices } = fieldOfFact(name);
  return {
    name,
    ...(hint ? { hint } : {}),
    ...(asked ? { classes: asked } : {}),
    ...(choices ? { kind: 'select', options: same(choices) } : isLong ? { kind: 'area' } : {}),
  };
}

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** The form of a product below its pictures. The browser adds the categories. */
export const formSections: readonly FormSection[] = [
  {
    title: 'Name and price',
    fields: [
      { name: 'name' },
      { name: 'nameHindi' },
      { name: 'mrp', label: 'MRP in rupees, with all taxes', kind: 'number' },
      { name: 'sellingPrice', label: 'Selling price in rupees', kind: 'number', hint: 'Empty: the MRP.' },
    ],
  },
  {
    title: 'What it is',
    fields: [
      { name: 'productClass', kind: 'select', options: classes, hint: 'Decides what must be stated.' },
      { name: 'categoryId', kind: 'select' },
      { name: 'description', kind: 'area', hint: 'An empty line begins a paragraph.' },
      { name: 'form', hint: 'Such as Churna, Capsules, Hair oil.' },
      { name: 'slug', hint: 'The last part of the page’s address. The old one keeps leading here.' },
    ],
  },
  {
    title: 'Pack and sale',
    fields: [
      { name: 'quantity', label: 'Net quantity', kind: 'number' },
      { name: 'unit', kind: 'select', options: same(units) },
      { name: 'weightGrams', kind: 'number' },
      { name: 'maxPerLine', kind: 'number' },
      ...packFields,
      { name: 'subscribable', kind: 'select', options: yesOrNo, hint: 'Without a choice the name decides.' },
      {
        name: 'takesCash',
        kind: 'select',
        options: yesOrNo,
        hint: 'No: no order with cash on delivery may hold it.',
      },
      { name: 'offer', hint: 'A badge beside the price.' },
      { name: 'seller' },
    ],
  },
  {
    title: 'Declarations',
    fields: [
      { name: 'countryOfOrigin', hint: 'Such as India.' },
      { name: 'maker', kind: 'area', hint: 'Name and whole address.' },
      { name: 'bestBefore', hint: 'Such as 24 months from manufacture.', classes: forLife },
      { name: 'licence', hint: 'Of imported cosmetics the registration certificate.', classes: licensed },
      ...factNames.filter((name) => !name.startsWith('gst')).map(factInput),
      { name: 'sku', hint: 'Your own number. Files for the import may name a product by it.' },
      { name: 'hsn', hint: '4, 6 or 8 digits. They decide the GST.' },
      factInput('gstSupply'),
      { name: 'gstGoods', label: 'Which of these is it, for GST?', kind: 'select' },
      { name: 'gtin', hint: 'The number below the bar code.' },
    ],
  },
  {
    title: 'For the reader',
    fields: [
      { name: 'ingredients', kind: 'area' },
      { name: 'howToUse', kind: 'area', hint: 'A step a line.' },
      { name: 'dosha', classes: eaten },
    ],
  },
  {
    title: 'For the search',
    isClosed: true,
    fields: [
      { name: 'concerns', kind: 'area', hint: 'One a line, such as Dry hair.' },
      { name: 'synonyms', kind: 'area', hint: 'One a line. The search finds the product by them.' },
      { name: 'english' },
      { name: 'latin', classes: forLife },
      { name: 'sanskrit', classes: forLife },
    ],
  },
];

/** Fields of the form behind a field of the publish gate. */
const inForm: Record<string, FormField['name']> = {
  netQuantity: 'quantity',
  unitPrice: 'quantity',
  weight: 'weightGrams',
};

export function formFieldOf(gateField: string): FormField['name'] | 'parts' | 'pictures' {
  return inForm[gateField] ?? (gateField as FormField['name']);
}
