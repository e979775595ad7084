/** Products of other countries are imported. */
export const homeCountry = 'India';
/** The filter by origin that leaves out goods of the home country. */
export const importedGoods = 'Imported';

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
