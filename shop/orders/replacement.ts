import { z } from 'zod';
import { Refusal } from '#platform/refusal.ts';

/** Why staff send goods again without a price. */
export const replacementReasons = {
  damaged: 'It arrived damaged, leaking or open',
  wrong: 'Something wrong was sent, or less',
  defective: 'It is defective or past its date',
  lost: 'The parcel never reached the customer',
} as const;

export type ReplacementReason = keyof typeof replacementReasons;

export const replacementReasonNames = Object.keys(replacementReasons) as [
  ReplacementReason,
  ...ReplacementReason[],
];

export const replacementFacts = z.object({
  reason: z.enum(replacementReasonNames),
  goodsValue: z.number().meta({ description: 'Rupees that its goods cost in the order that it replaces.' }),
});

type ValuedLine = { quantity: number; unitPaise: number; valuePaise?: number | null | undefined };

/** Returns what a unit of a line is worth: its price, or its earlier price in a replacement. */
export function worthOf({ unitPaise, valuePaise }: Omit<ValuedLine, 'quantity'>): number {
  return valuePaise ?? unitPaise;
}

/** Returns what the goods of lines are worth, in paise. */
export function goodsValueOf(lines: readonly ValuedLine[]): number {
  return lines.reduce((sum, line) => sum + worthOf(line) * line.quantity, 0);
}

export const replacementRefusals = {
  keepsItems: () =>
    new Refusal(
      'replacement_keeps_items',
      409,
      'The items of a replacement cannot be changed. Cancel it and send another one.',
    ),
  erased: () =>
    new Refusal('customer_erased', 409, 'The customer of this order is erased, so nobody can get a parcel.'),
  demoGoods: (name: string) =>
    new Refusal('demo_goods', 409, `${name} is a product of the demo. A real shop sends none.`),
};
