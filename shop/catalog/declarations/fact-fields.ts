import type { ProductClass } from '../facts.ts';
import { type FactName, factNames, type Facts } from './fact-names.ts';

type FactField = {
  label: string;
  hint?: string;
  /** The form asks these classes. Without it all. */
  classes?: readonly ProductClass[];
  /** A text of lines. */
  isLong?: boolean;
  /** The only values. */
  choices?: readonly string[];
  /** Customers read it on the product page. */
  isShown: boolean;
};

export const foodKinds = {
  ordinary: 'Ordinary food',
  supplement: 'Health supplement',
  nutraceutical: 'Nutraceutical',
  aahara: 'Ayurveda Aahara',
} as const;

/** How a combo is taxed: like its part with the highest rate, or like its main part (section 8 of the CGST Act). */
export const gstSupplies = { mixed: 'Mixed', bundled: 'Naturally bundled' } as const;

export const usesOfMedicine = { internal: 'Internal', external: 'External' } as const;

/**
 * Declarations of a product beside its columns, in the order of the form and of the product page. Form, import, export, publish gate,
 * product page and change log read this record. A demand is in `admin/gate/publish-gate.json`.
 */
export const factFields = {
  genericName: { label: 'Generic name', hint: 'The common name, such as Hair oil.', isShown: true },
  contents: {
    label: 'Count and size',
    hint: 'Where the net quantity does not say it: the length of a comb, the sticks of incense, the soaps of a pack and the weight of each.',
    classes: ['general', 'cosmetic'],
    isShown: true,
  },
  importer: {
    label: 'Imported by',
    hint: 'Name and whole address, of imported products only.',
    isLong: true,
    isShown: true,
  },
  fssai: { label: 'FSSAI licence', hint: '14 digits.', classes: ['food'], isShown: true },
  foodKind: {
    label: 'Kind of food',
    hint: 'Without a choice ordinary food. Decides the words that the law gives for the label.',
    choices: Object.values(foodKinds),
    classes: ['food'],
    isShown: false,
  },
  vegetarian: {
    label: 'Food mark',
    hint: 'Food must have one. Cosmetics may.',
    choices: ['Vegetarian', 'Non-vegetarian', 'Vegan'],
    classes: ['food', 'cosmetic'],
    isShown: true,
  },
  composition: {
    label: 'Ingredients with quantities',
    hint: 'Each ingredient with its quantity, with commas between.',
    isLong: true,
    classes: ['ayurvedic'],
    isShown: true,
  },
  medicineUse: {
    label: 'Internal or external use',
    hint: 'Without a choice internal, which needs a dose.',
    choices: Object.values(usesOfMedicine),
    classes: ['ayurvedic'],
    isShown: false,
  },
  dose: { label: 'Dose', classes: ['ayurvedic'], isShown: true },
  reference: {
    label: 'Reference',
    hint: 'The book of the First Schedule, or Proprietary.',
    classes: ['ayurvedic'],
    isShown: true,
  },
  alcohol: {
    label: 'Self-generated alcohol',
    hint: 'In percent, of asavas and arishtas.',
    classes: ['ayurvedic'],
    isShown: true,
  },
  allergens: { label: 'Allergens', classes: ['food'], isShown: true },
  nutrition: {
    label: 'Nutrition',
    hint: 'In 100 g or 100 ml: energy, protein, carbohydrate, sugar, fat, sodium. Or ‘Exempt:’ with the reason.',
    isLong: true,
    classes: ['food'],
    isShown: true,
  },
  recommendedUse: {
    label: 'Recommended use',
    hint: 'Of supplements and Ayurveda Aahara: how much, for whom, how long.',
    isLong: true,
    classes: ['food'],
    isShown: true,
  },
  warnings: {
    label: 'Warnings',
    hint: 'Of supplements and Ayurveda Aahara, and of cosmetics that may do harm.',
    isLong: true,
    classes: ['food', 'cosmetic', 'ayurvedic'],
    isShown: true,
  },
  standardMark: {
    label: 'Mark of standards',
    hint: 'Number of the standard and of the licence, such as IS 17803, CM/L-1234567.',
    classes: ['general'],
    isShown: true,
  },
  consumerCare: {
    label: 'Consumer care',
    hint: 'Name, address, phone and e-mail.',
    isLong: true,
    isShown: true,
  },
  gstGoods: { label: 'Goods for GST', choices: [], isShown: false },
  gstSupply: {
    label: 'Supply for GST',
    hint: 'Naturally bundled: customers expect the parts together, and one is the main part, whose HSN the combo has. Ask your accountant.',
    choices: Object.values(gstSupplies),
    classes: ['combo'],
    isShown: false,
  },
} as const satisfies Record<FactName, FactField>;

export const fieldOfFact = (name: FactName): FactField => factFields[name];

export const factLabels = Object.fromEntries(
  factNames.map((name) => [name, factFields[name].label]),
) as Record<FactName, string>;

export function isBundled({ gstSupply = '' }: Facts): boolean {
  return gstSupply.trim().toLowerCase() === gstSupplies.bundled.toLowerCase();
}
