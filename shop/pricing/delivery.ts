export type Delivery = {
  /** The charge of an order. */
  paise: number;
  /** Goods of this price, after discounts, are delivered free. Null where the charge holds for every order. */
  free: Threshold | null;
  /** States with a charge of their own. Absent where one charge holds, and in an order, whose state is known. */
  zones?: readonly DeliveryZone[];
  /** Names of categories. An order of such goods alone is delivered free. Absent where none is chosen. */
  freeCategories?: readonly string[];
};

/** The categories of an item: its own and the one above. */
export type Categorised = { categories?: readonly string[] };

export type DeliveryZone = { name: string; states: readonly string[]; paise: number };

/** 'From ₹499' includes ₹499, and 'above ₹500' leaves ₹500 out. */
type Threshold = { paise: number; isIncluded: boolean };

/** Returns by how much more the goods are delivered free, 0 where they are, and null where no goods are. */
export function missingForFree({ free }: Delivery, goodsPaise: number): number | null {
  if (!free) return null;
  return Math.max(0, free.paise + (free.isIncluded ? 0 : 1) - goodsPaise);
}

type Goods = { goodsPaise: number; items: readonly Categorised[] };

export function deliveryPaise(delivery: Delivery | undefined, { goodsPaise, items }: Goods): number {
  if (!delivery || missingForFree(delivery, goodsPaise) === 0) return 0;
  return items.every((item) => isFreeGoods(delivery, item)) ? 0 : delivery.paise;
}

/** One other item brings the charge, since its parcel goes anyway and no free item may pay for it. */
function isFreeGoods({ freeCategories = [] }: Delivery, { categories = [] }: Categorised): boolean {
  return categories.some((name) => freeCategories.some((free) => free.toLowerCase() === name.toLowerCase()));
}

/** Returns the charge of an order of one pack at this price, of several zones the highest. */
export function deliveryOfOne(
  { sellingPaise, categories = [] }: { sellingPaise: number } & Categorised,
  { delivery, fixedDiscountPaise }: { delivery?: Delivery; fixedDiscountPaise: number },
): number {
  const paise = Math.max(delivery?.paise ?? 0, ...(delivery?.zones ?? []).map((zone) => zone.paise));
  const goodsPaise = Math.max(0, sellingPaise - fixedDiscountPaise);
  return deliveryPaise(delivery && { ...delivery, paise }, { goodsPaise, items: [{ categories }] });
}
