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

export type FormSection = { title: string; fields: readonly FormField[] };

const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const classes = Object.entries(productClasses).map(([value, label]) => ({ value, label }));

const licensed = ['ayurvedic', 'cosmetic'];
const forLife = [...licensed, 'food', 'combo'];

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

/** The form of a product. The browser adds the categories. */
export const formSections: readonly FormSection[] = [
  {
    title: 'What it is',
    fields: [
      { name: 'name' },
      { name: 'nameHindi' },
      { name: 'productClass', kind: 'select', options: classes, hint: 'Decides what must be stated.' },
      { name: 'categoryId', kind: 'select' },
      { name: 'description', kind: 'area', hint: 'An empty line begins a paragraph.' },
      { name: 'form', hint: 'Such as Churna, Capsules, Hair oil.' },
      { name: 'slug', hint: 'The last part of the page’s address. The old one keeps leading here.' },
    ],
  },
  {
    title: 'Price and pack',
    fields: [
      { name: 'mrp', label: 'MRP in rupees, with all taxes', kind: 'number' },
      { name: 'sellingPrice', label: 'Selling price in rupees', kind: 'number', hint: 'Empty: the MRP.' },
      { name: 'quantity', label: 'Net quantity', kind: 'number' },
      { name: 'unit', kind: 'select', options: same(units) },
      { name: 'weightGrams', kind: 'number' },
      { name: 'maxPerLine', kind: 'number' },
      { name: 'packs60', label: 'Packs for 60 days', kind: 'number' },
      { name: 'packs120', label: 'Packs for 120 days', kind: 'number' },
      { name: 'packs180', label: 'Packs for 180 days', kind: 'number' },
      {
        name: 'subscribable',
        kind: 'select',
        options: [
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ],
        hint: 'Without a choice the name decides.',
      },
      {
        name: 'takesCash',
        kind: 'select',
        options: [
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ],
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
    title: 'For the reader and the search',
    fields: [
      { name: 'ingredients', kind: 'area' },
      { name: 'howToUse', kind: 'area', hint: 'A step a line.' },
      { name: 'concerns', kind: 'area', hint: 'One a line, such as Dry hair.' },
      { name: 'synonyms', kind: 'area', hint: 'One a line. The search finds the product by them.' },
      { name: 'english' },
      { name: 'latin' },
      { name: 'sanskrit' },
      { name: 'dosha' },
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
