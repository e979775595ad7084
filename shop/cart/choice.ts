import { type Plan, plans, frequencies } from '#shop/catalog/contract.ts';

export type Frequency = (typeof frequencies)[number];

/** What one line is: a product, its plan, and how often it comes (0 without a subscription). */
export type Choice = { productId: number; plan: Plan; frequencyDays: 0 | Frequency };

const skuPattern = new RegExp(
  `^(\\d{1,9})(?:-(${plans.filter((plan) => plan !== '60').join('|')}))?(?:-s(${frequencies.join('|')}))?$`,
);

/** `57` plain, `57-120` for a plan, `57-s60` for a subscription every 60 days, `57-120-s60` for both. */
export function skuOf({ productId, plan, frequencyDays }: Choice): string {
  const parts = [String(productId)];
  if (plan !== '60') parts.push(plan);
  if (frequencyDays) parts.push(`s${frequencyDays}`);
  return parts.join('-');
}

/** The choice a sku names, or null where it is none of ours. */
export function choiceOfSku(sku: string): Choice | null {
  const [, id, plan = '60', days = '0'] = skuPattern.exec(sku) ?? [];
  if (!id || Number(id) === 0) return null;
  return {
    productId: Number(id),
    plan: plan as Plan,
    frequencyDays: Number(days) as Choice['frequencyDays'],
  };
}

/** How a cart names a line: never mistaken for a productId. */
export function lineIdOf(choice: Choice): string {
  return `line-${skuOf(choice)}`;
}

export function isSameChoice(one: Choice, other: Choice): boolean {
  return skuOf(one) === skuOf(other);
}

/** What a shopper reads of a choice: `120-day supply, every 60 days`; empty for the plain one. */
export function choiceLabel({ plan, frequencyDays }: Pick<Choice, 'plan' | 'frequencyDays'>): string {
  const parts: string[] = [];
  if (plan !== '60') parts.push(`${plan}-day supply`);
  if (frequencyDays) parts.push(`subscription, every ${frequencyDays} days`);
  return parts.join(', ');
}
