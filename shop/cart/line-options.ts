import { type SupplyDays, supplyOptions, frequencies } from '#shop/catalog/contract.ts';

export type Frequency = (typeof frequencies)[number];

/** A product with its supply and frequency (0 without a subscription). */
export type LineOptions = { productId: number; plan: SupplyDays; frequencyDays: 0 | Frequency };

const skuPattern = new RegExp(
  `^(\\d{1,9})(?:-(${supplyOptions.filter((plan) => plan !== '60').join('|')}))?(?:-s(${frequencies.join('|')}))?$`,
);

/** `57` plain, `57-120` with a supply, `57-s60` with a subscription every 60 days, `57-120-s60` with both. */
export function skuOf({ productId, plan, frequencyDays }: LineOptions): string {
  const parts = [String(productId)];
  if (plan !== '60') parts.push(plan);
  if (frequencyDays) parts.push(`s${frequencyDays}`);
  return parts.join('-');
}

export function lineOptionsOfSku(sku: string): LineOptions | null {
  const [, id, plan = '60', days = '0'] = skuPattern.exec(sku) ?? [];
  if (!id || Number(id) === 0) return null;
  return {
    productId: Number(id),
    plan: plan as SupplyDays,
    frequencyDays: Number(days) as LineOptions['frequencyDays'],
  };
}

/** Prefixed, so that a line id is never mistaken for a product id. */
export function lineIdOf(lineOptions: LineOptions): string {
  return `line-${skuOf(lineOptions)}`;
}

export function hasSameOptions(one: LineOptions, other: LineOptions): boolean {
  return skuOf(one) === skuOf(other);
}

export function lineOptionsLabel({
  plan,
  frequencyDays,
  packs = 1,
}: Pick<LineOptions, 'plan' | 'frequencyDays'> & { packs?: number }): string {
  const parts: string[] = [];
  if (plan !== '60' || packs > 1) parts.push(`${plan}-day supply${packs > 1 ? ` (${packs} packs)` : ''}`);
  if (frequencyDays) parts.push(`subscription, every ${frequencyDays} days`);
  return parts.join(', ');
}
