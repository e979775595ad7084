/** Declarations of a product beside its columns, with the labels of the product page. */
export const factLabels = {
  genericName: 'Generic name',
  importer: 'Imported by',
  fssai: 'FSSAI licence',
  vegetarian: 'Food mark',
  composition: 'Ingredients with quantities',
  dose: 'Dose',
  reference: 'Reference',
  allergens: 'Allergens',
  nutrition: 'Nutrition',
  consumerCare: 'Consumer care',
  gstGoods: 'Goods for GST',
} as const;

export type FactName = keyof typeof factLabels;
export const factNames = Object.keys(factLabels) as FactName[];
export type Facts = { [name in FactName]?: string };

/** Products of other countries are imported. */
export const homeCountry = 'India';

export const productClasses = {
  ayurvedic: 'Ayurvedic medicine',
  cosmetic: 'Cosmetic',
  food: 'Food',
  general: 'Other goods',
  combo: 'Combo',
} as const;

export type ProductClass = keyof typeof productClasses;

/** Why the owner publishes words that may be a claim. `words` name the field and the words: `description: glows`. */
export type AcceptedDoubts = { reason: string; words: string[] };
