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
  gstSupply: 'Supply for GST',
} as const;

export type FactName = keyof typeof factLabels;
export const factNames = Object.keys(factLabels) as FactName[];
export type Facts = { [name in FactName]?: string };

/** How a combo is taxed: like its part with the highest rate, or like its main part (section 8 of the CGST Act). */
export const gstSupplies = { mixed: 'Mixed', bundled: 'Naturally bundled' } as const;

export function isBundled({ gstSupply = '' }: Facts): boolean {
  return gstSupply.trim().toLowerCase() === gstSupplies.bundled.toLowerCase();
}

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
