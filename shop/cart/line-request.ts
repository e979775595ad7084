import type { Product, SupplyDays } from '#shop/catalog/contract.ts';
import type { Frequency } from './line-options.ts';

/** The body of a browser's request to add to the cart (section 7). The server uses only ids and quantities. */
export type LineRequest = {
  productId: number;
  productName: string;
  /** Rupees per unit, as the customer saw it. */
  price: number;
  quantity: number;
  imageUrl: string;
  seller: string;
  plan?: SupplyDays;
  subscribe?: boolean;
  frequencyDays?: Frequency;
  /** Of a line that comes back to its place. */
  addedAt?: string;
};

export type OfferedProduct = Pick<
  Product,
  'id' | 'productName' | 'status' | 'sellingPrice' | 'imageUrl' | 'seller'
>;

export function plainRequest(
  { id, productName, sellingPrice, imageUrl, seller }: OfferedProduct,
  quantity: number,
): LineRequest {
  return { productId: id, productName, price: sellingPrice, quantity, imageUrl, seller };
}

export type SelectedOptions = {
  /** Of one unit, in rupees. */
  price: number;
  plan: SupplyDays;
  subscribe: boolean;
  frequencyDays: Frequency;
};

/** Adds one unit with the chosen options. */
export function chosenRequest(
  product: OfferedProduct,
  { price, plan, subscribe, frequencyDays }: SelectedOptions,
): LineRequest {
  return {
    ...plainRequest(product, 1),
    price,
    plan,
    subscribe,
    ...(subscribe ? { frequencyDays } : {}),
  };
}

type KnownLine = Omit<LineRequest, 'price' | 'frequencyDays'> & {
  price: number | null;
  frequencyDays: Frequency | null;
};

/** Adds a line of a cart or of an order again. */
export function repeatedRequest(line: KnownLine): LineRequest {
  const {
    productId,
    productName,
    price,
    quantity,
    imageUrl,
    seller,
    plan,
    subscribe,
    frequencyDays,
    addedAt,
  } = line;
  const request = { productId, productName, price: price ?? 0, quantity, imageUrl, seller };
  const options = {
    ...(plan ? { plan } : {}),
    ...(frequencyDays ? { frequencyDays } : {}),
    ...(addedAt ? { addedAt } : {}),
  };
  return { ...request, ...options, subscribe: subscribe ?? false };
}
