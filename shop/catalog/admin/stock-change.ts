import { z } from 'zod';
import { dayField } from '#platform/day-field.ts';
import type { StockReason } from '../stock-reasons.ts';

const maxUnits = 100_000;
const units = z.int('Type a whole number.').min(1, 'At least 1.').max(maxUnits, `At most ${maxUnits}.`);
export const countField = z
  .int('Type a whole number.')
  .min(0, 'At least 0.')
  .max(maxUnits, `At most ${maxUnits}.`);
const batchId = z
  .int()
  .min(1)
  .max(999_999_999)
  .nullable()
  .meta({ description: 'Null lets the shop choose: first-expiring-first.' });

/** The reasons that staff choose, in the order of a working day. */
export const staffReasons = [
  'received',
  'counted',
  'damaged',
  'given_away',
  'expired',
  'returned',
] as const satisfies readonly StockReason[];

const changeId = z
  .uuid()
  .meta({ description: 'Made by the client for each change. The same id again changes nothing.' });
const note = z.string().trim().max(200, 'At most 200 characters.').default('');
const always = { id: changeId, note };

const batchFields = {
  number: z.string().trim().min(1, 'Type the number on the label.').max(40, 'At most 40 characters.'),
  madeOn: dayField.nullable(),
  bestBefore: dayField.nullable(),
  units,
};

export const changeForm = z.discriminatedUnion('reason', [
  z.strictObject({
    reason: z.literal('received'),
    ...always,
    ...batchFields,
  }),
  z.strictObject({
    reason: z.literal('counted'),
    ...always,
    counted: countField,
    seen: countField.meta({ description: 'The units on the shelf that the staff member saw.' }),
    batchId,
  }),
  z.strictObject({ reason: z.enum(['damaged', 'given_away', 'expired']), ...always, units, batchId }),
  z.strictObject({
    reason: z.literal('returned'),
    ...always,
    units,
    orderNumber: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^AR-\d{1,12}$/, 'An order number looks like AR-1000012.'),
  }),
]);

export type AskedChange = z.output<typeof changeForm>;

/** Rows of one delivery. */
export const maxDelivered = 60;

const deliveredRow = z.strictObject({
  id: changeId,
  productId: z.int().min(1).max(999_999_999),
  ...batchFields,
});

export const deliveryForm = z.object({
  note,
  rows: z.array(deliveredRow).min(1, 'Add a product.').max(maxDelivered),
});

export type AskedDelivery = z.output<typeof deliveryForm>;
