import { formatPaise } from '#platform/money.ts';

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

/** `free from ₹499.00` */
export function freeWords({ free }: Delivery): string | undefined {
  return free ? `free ${free.isIncluded ? 'from' : 'above'} ${formatPaise(free.paise)}` : undefined;
}

const always = String.raw`(?:free|zero|no)(?:[ -]of[ -]charge)?[ -](?:shipping|delivery|postage|courier)(?: charges?)?|(?:shipping|delivery|postage|courier)(?: charges?)?(?: is| are|:)? (?:free|on us|on the house)`;
const promise = new RegExp(
  String.raw`(?<![\p{L}])(?:${always})(?![\p{L}])(?: (from|above|over) (?:₹|rs\.?|inr) ?(\d[\d,]{0,9})(?:\.00)?(?![\d.]))?`,
  'giu',
);

/**
 * Returns a short line without the promises of free delivery that the shop keeps: any where no order has a charge, else one that says the
 * threshold as it is.
 */
export function withoutKeptPromise(line: string, delivery: Delivery | undefined): string {
  return line.replaceAll(promise, (words: string, rule?: string, rupees?: string) => {
    const paise = rupees === undefined ? null : Number(rupees.replaceAll(',', '')) * 100;
    if (!delivery) return paise === null ? '' : words;
    const { free } = delivery;
    const isKept = free && paise === free.paise && (rule?.toLowerCase() === 'from') === free.isIncluded;
    return isKept ? '' : words;
  });
}
