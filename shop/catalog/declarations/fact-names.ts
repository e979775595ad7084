/** Names of the declarations of `fact-fields.ts`, apart, so that customers load no labels and hints with the API. */
export const factNames = [
  'genericName',
  'contents',
  'importer',
  'fssai',
  'foodKind',
  'vegetarian',
  'composition',
  'medicineUse',
  'dose',
  'reference',
  'alcohol',
  'allergens',
  'nutrition',
  'recommendedUse',
  'warnings',
  'standardMark',
  'consumerCare',
  'gstGoods',
  'gstSupply',
] as const;

export type FactName = (typeof factNames)[number];
export type Facts = { [name in FactName]?: string };
