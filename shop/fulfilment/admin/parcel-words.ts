import { packsText } from '#shop/catalog/stock-units.ts';

type Line = { name: string; quantity: number; packs: number; plan: string; parts: readonly unknown[] };

/** Says how a line comes to its packs: `2 × 120-day supply of 2 packs`, `part of Glow Duo`. */
export function noteOf({ name, quantity, packs, plan, parts }: Line): string {
  const supply = packs > 1 ? `${quantity} × ${plan}-day supply of ${packsText(packs)}` : '';
  if (parts.length === 0) return supply;
  return [`part of ${quantity} × ${name}`, packs > 1 ? `${packsText(packs)} each` : '']
    .filter(Boolean)
    .join(', ');
}

/** FSSAI, advisory of 3 December 2024. The packing slip and the pack screen say it. */
export const packMixedFood = 'Pack food and other goods in separate bags.';

/** The customer has the invoice by email, and the slip prints the customer's message. */
export const packGift = 'This is a gift. Put its packing slip in, and nothing that shows a price.';

/** 1 → `1 pack` */
export function countPacks(packs: number): string {
  return packs === 1 ? '1 pack' : `${packs} packs`;
}

/** 1300 → `1.3 kg`, 850 → `850 g`; nothing for an unknown weight */
export function weightText(grams: number): string {
  if (grams === 0) return '';
  return grams < 1_000 ? `${grams} g` : `${Number((grams / 1_000).toFixed(2))} kg`;
}
