import { type SupplyDays, supplyOptions, frequencies } from '#shop/catalog/contract.ts';

export type Frequency = (typeof frequencies)[number];

/** What one line is: a product, its plan, and how often it comes (0 without a subscription). */
export type LineOptions = { productId: number; plan: SupplyDays; frequencyDays: 0 | Frequency };

const skuPattern = new RegExp(
  `^(\\d{1,9})(?:-(${supplyOptions.filter((plan) => plan !== '60').join('|')}))?(?:-s(${frequencies.join('|')}))?$`,
);

/** `57` plain, `57-120` for a plan, `57-s60` for a subscription every 60 days, `57-120-s60` for both. */
export function skuOf({ productId, plan, frequencyDays }: LineOptions): string {
  const parts = [String(productId)];
  if (plan !== '60') parts.push(plan);
  if (frequencyDays) parts.push(`s${frequencyDays}`);
  return parts.join('-');
}

/** The choice a sku names, or null where it is none of ours. */
export function lineOptionsOfSku(sku: string): LineOptions | null {
  const [, id, plan = '60', days = '0'] = skuPattern.exec(sku) ?? [];
  if (!id || Number(id) === 0) return null;
  return {
    productId: Number(id),
    plan: plan as SupplyDays,
    frequencyDays: Number(days) as LineOptions['frequencyDays'],
  };
}

/** How a cart names a line: never mistaken for a productId. */
export function lineIdOf(lineOptions: LineOptions): string {
  return `line-${skuOf(lineOptions)}`;
}

export function hasSameOptions(one: LineOptions, other: LineOptions): boolean {
  return skuOf(one) === skuOf(other);
}

/** What a customer reads of a choice: `120-day supply, every 60 days`; empty for the plain one. */
export function lineOptionsLabel({
  plan,
  frequencyDays,
}: Pick<LineOptions, 'plan' | 'frequencyDays'>): string {
  const parts: string[] = [];
  if (plan !== '60') parts.push(`${plan}-day supply`);
  if (frequencyDays) parts.push(`subscription, every ${frequencyDays} days`);
  return parts.join(', ');
}
