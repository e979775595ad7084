import { z } from 'zod';
import { formatMoment, readIndianTime } from '#platform/india-time.ts';
import { line } from '#platform/forms.ts';
import { formatRupees } from '#platform/money.ts';
import { offerKinds, type OfferKind, offerScopes } from '#shop/pricing/offers/offer-terms.ts';

const rupees = z
  .number('Please enter an amount in rupees')
  .min(0)
  .max(100_000, 'At most ₹1,00,000')
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, 'At most two decimals');
const units = z.int('Please enter a whole number').min(1, 'At least 1').max(20, 'At most 20');
export const hour = z
  .string()
  .max(16)
  .refine((text) => text === '' || readIndianTime(text) !== null, 'Please choose day and hour');

export const promotionFields = z.object({
  name: line('The name', 60),
  kind: z.enum(Object.keys(offerKinds) as OfferKind[]),
  percent: z.int('Please enter a whole percent').min(1, 'At least 1 %').max(99, 'At most 99 %'),
  amount: rupees,
  buy: units,
  get: units,
  scope: z.enum(Object.keys(offerScopes) as (keyof typeof offerScopes)[]),
  /** Names with semicolons between. */
  names: z.string().trim().max(2_000),
  from: rupees,
  isFirstOrder: z.boolean(),
  /** 0 is any number. */
  perCustomer: z.int('Please enter a whole number').min(0).max(1_000),
  maxUses: z.int('Please enter a whole number').min(0).max(1_000_000),
  needsCode: z.boolean(),
  isForNewsletter: z.boolean(),
  /** The one code of all customers. Empty where each has a code of its own. */
  code: z.string().trim().max(30),
  startsAt: hour,
  endsAt: hour,
});

export type PromotionFields = z.infer<typeof promotionFields>;

export const newPromotion: PromotionFields = {
  name: 'New offer',
  kind: 'percent',
  percent: 10,
  amount: 50,
  buy: 1,
  get: 1,
  scope: 'order',
  names: '',
  from: 0,
  isFirstOrder: false,
  perCustomer: 0,
  maxUses: 0,
  needsCode: false,
  isForNewsletter: false,
  code: '',
  startsAt: '',
  endsAt: '',
};

const gives: Record<OfferKind, (fields: PromotionFields) => string> = {
  percent: ({ percent }) => `${percent} % off`,
  rupees: ({ amount }) => `${formatRupees(amount)} off`,
  free_delivery: () => 'Free delivery for',
  buy_get: ({ buy, get }) => `Buy ${buy}, get ${get} of the same product free, on`,
};

function goodsOf({ scope, names, isFirstOrder }: PromotionFields): string {
  const order = isFirstOrder ? 'the first order' : 'every order';
  if (scope === 'order') return order;
  const goods = scope === 'combos' ? 'combos' : names || 'no goods yet';
  return isFirstOrder ? `${goods} in the first order` : goods;
}

/** Returns the rules in one sentence: `20 % off the first order, at most once a customer, until 31 Dec 2026, 11:59 pm`. */
export function sentenceOf(fields: PromotionFields): string {
  const { from, perCustomer, maxUses, needsCode, code, startsAt, endsAt } = fields;
  const anyCode = fields.isForNewsletter ? 'with the code of a new newsletter subscriber' : 'with a code';
  const moment = (text: string) => formatMoment(readIndianTime(text)!);
  return [
    `${gives[fields.kind](fields)} ${goodsOf(fields)}`,
    ...(from > 0 ? [`from ${formatRupees(from)}`] : []),
    ...(needsCode ? [code ? `with the code ${code.toUpperCase()}` : anyCode] : []),
    ...(perCustomer > 0 ? [`at most ${timesOf(perCustomer)} a customer`] : []),
    ...(maxUses > 0 ? [`${timesOf(maxUses)} in all`] : []),
    ...(startsAt ? [`from ${moment(startsAt)}`] : []),
    ...(endsAt ? [`until ${moment(endsAt)}`] : []),
  ].join(', ');
}

const timesOf = (count: number) => (count === 1 ? 'once' : `${count} times`);

/** Returns in one sentence what an offer does once it starts, with its customers, its uses and its end. */
export function startOf(fields: PromotionFields, now: Date): string {
  const { kind, from, perCustomer, maxUses, startsAt, endsAt } = fields;
  const first = startsAt ? readIndianTime(startsAt)! : now;
  const offer = `${gives[kind](fields)} ${goodsOf(fields)}`;
  return `${[
    `${first > now ? `From ${formatMoment(first)}` : 'From now on'} ${customersOf(fields)} ${kind === 'buy_get' ? 'may' : 'gets'} ${offer.charAt(0).toLowerCase()}${offer.slice(1)}`,
    ...(from > 0 ? [`for goods from ${formatRupees(from)}`] : []),
    perCustomer > 0 ? `at most ${timesOf(perCustomer)} each` : 'as often as they order',
    maxUses > 0 ? `at most ${timesOf(maxUses)} in all` : 'without a limit for all together',
    endsAt ? `until ${formatMoment(readIndianTime(endsAt)!)}` : 'until you end it',
  ].join(', ')}.`;
}

function customersOf({ needsCode, isForNewsletter, code }: PromotionFields): string {
  if (!needsCode) return 'every customer';
  if (code) return `each customer with the code ${code.toUpperCase()}`;
  return isForNewsletter ? 'each new newsletter subscriber' : 'each customer with a code of one use';
}

export const promotionStates = {
  draft: 'Draft',
  waits: 'Starts later',
  on: 'On',
  used_up: 'Used up',
  ended: 'Ended',
} as const;

export type PromotionState = keyof typeof promotionStates;
