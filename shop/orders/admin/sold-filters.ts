import { z } from 'zod';
import { paymentMethodNames } from '#shop/payments/methods.ts';
import { dayWith } from '#platform/day-field.ts';

/** Filters by which a row of a report opens its orders. */
export const soldFilters = {
  from: dayWith('Not a day.').optional().meta({ description: 'The first day on which they were placed.' }),
  to: dayWith('Not a day.').optional().meta({ description: 'The last day on which they were placed.' }),
  sold: z
    .literal('yes')
    .optional()
    .meta({ description: 'As reports count them: not cancelled, no replacement.' }),
  region: z.string().max(80).optional().meta({ description: 'The state of India.' }),
  category: z
    .string()
    .regex(/^\d{1,9}$/, 'This is no category.')
    .transform(Number)
    .optional(),
  payment: z.enum(paymentMethodNames).optional().meta({ description: 'The way to pay.' }),
  customerOf: z
    .string()
    .max(40)
    .optional()
    .meta({ description: 'The number of an order: all orders of its customer.' }),
  buyer: z
    .enum(['new', 'known'])
    .optional()
    .meta({ description: 'Whether the customer had ordered before.' }),
};
