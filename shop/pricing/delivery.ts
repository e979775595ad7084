export type Delivery = {
  /** The charge of an order. */
  paise: number;
  /** Goods of this price, after discounts, are delivered free. Null where the charge holds for every order. */
  free: Threshold | null;
};

/** 'From ₹499' includes ₹499, and 'above ₹500' leaves ₹500 out. */
type Threshold = { paise: number; isIncluded: boolean };

/** Returns by how much more the goods are delivered free, 0 where they are, and null where no goods are. */
export function missingForFree({ free }: Delivery, goodsPaise: number): number | null {
  if (!free) return null;
  return Math.max(0, free.paise + (free.isIncluded ? 0 : 1) - goodsPaise);
}

export function deliveryPaise(delivery: Delivery | undefined, goodsPaise: number): number {
  if (!delivery || missingForFree(delivery, goodsPaise) === 0) return 0;
  return delivery.paise;
}

/** Returns the charge of an order of one pack at this price. */
export function deliveryOfOne(
  sellingPaise: number,
  { delivery, fixedDiscountPaise }: { delivery?: Delivery; fixedDiscountPaise: number },
): number {
  return deliveryPaise(delivery, Math.max(0, sellingPaise - fixedDiscountPaise));
}
