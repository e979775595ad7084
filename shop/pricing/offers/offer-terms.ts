import type { Categorised } from '../delivery.ts';

/** The code of the line of an offer on the goods. Free delivery takes the line of the delivery charge out. */
export const offerCode = 'offer';

/** The kinds of offers. Percent and paise are fields of their own, so that no number is read as the other. */
export const offerKinds = {
  percent: 'Percent off',
  rupees: 'Rupees off',
  free_delivery: 'Free delivery',
  buy_get: 'Buy some, get more',
} as const;

export type OfferKind = keyof typeof offerKinds;

export const offerScopes = {
  order: 'The whole order',
  categories: 'Categories',
  products: 'Products',
  combos: 'All combos',
} as const;

export type OfferScope =
  | { kind: 'order' }
  | { kind: 'categories'; names: readonly string[] }
  /** `ids` of live terms name the members of the groups too. */
  | { kind: 'products'; ids: readonly number[]; groupIds?: readonly number[] }
  | { kind: 'combos' };

/** The terms of an offer. An order keeps those of its day. */
export type OfferTerms = {
  /** The promotion that they came from. */
  id: number;
  /** As customers read it, in the list of the amounts. */
  name: string;
  kind: OfferKind;
  scope: OfferScope;
  /** The goods that it covers cost at least this much. 0 is any price. */
  fromPaise: number;
  /** From 1 to 99. */
  percent?: number;
  paise?: number;
  /** Of `buy` + `get` units of a product, `get` cost nothing, and all units share the price of the others. */
  buy?: number;
  get?: number;
};

export type OfferItem = Categorised & {
  unitPaise: number;
  quantity: number;
  productId?: number;
  isCombo?: boolean;
  /** The unit without the saving of a subscription. Absent where the line has none. */
  plainPaise?: number;
};

export function isCovered({ scope }: OfferTerms, item: OfferItem): boolean {
  if (scope.kind === 'categories')
    return item.categories?.some((name) => scope.names.includes(name)) ?? false;
  if (scope.kind === 'products') return item.productId !== undefined && scope.ids.includes(item.productId);
  return scope.kind === 'order' || item.isCombo === true;
}
