import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { Refusal } from '#platform/refusal.ts';
import { named } from '#shop/orders/contract.ts';
import { foundUnits, inspectedUnits } from './inspection.ts';
import { redeliveryForm, redeliverySchema } from '../redelivery.ts';

const tag = 'Staff: orders';

/** The questions to staff about an order's parcel. */
export const parcelSchema = z.object({
  returningSince: z.iso.datetime().nullable().meta({ description: 'The first scan of its way back.' }),
  canRescue: z.boolean(),
  days: z.array(z.iso.date()).meta({ description: 'The days that the courier may be asked for.' }),
  rescues: z.array(
    redeliverySchema.extend({
      id: z.uuid(),
      askedAt: z.iso.datetime(),
      who: z.string().meta({ description: 'A staff member, or `The customer`.' }),
    }),
  ),
  claimAmount: z.number().nullable().meta({ description: 'Rupees that the courier owes for a lost parcel.' }),
  inspection: z
    .object({
      version: z.int(),
      doneAt: z.iso.datetime().nullable(),
      who: z.string(),
      units: inspectedUnits,
    })
    .nullable()
    .meta({ description: 'Null for a parcel that did not come back, or came back before inspections.' }),
});

export type Parcel = z.infer<typeof parcelSchema>;

const shared = { who: 'staff', tag, params: named, response: parcelSchema } as const;

const get = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/api/admin/orders/{orderNumber}/parcel',
  summary: 'What the parcel of an order asks of staff',
  refuses: [404],
});

const rescue = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/admin/orders/{orderNumber}/rescues',
  summary: 'Asks the courier for an act after a failed delivery; the same id again changes nothing',
  body: z.object({ id: z.uuid(), answer: redeliveryForm }),
  refuses: [400, 404, 409],
});

const settle = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/admin/orders/{orderNumber}/rescues/{id}/settle',
  summary: 'Notes that staff told the courier by hand',
  params: named.extend({ id: z.uuid() }),
  refuses: [404, 409],
});

const amount = z
  .number('Please enter an amount')
  .min(0, 'At least 0')
  .max(20_000_000)
  .refine((rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6, 'At most two decimals');

const lose = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/admin/orders/{orderNumber}/lost',
  summary: 'Ends a parcel that the courier lost or destroyed: nothing is due, a credit note, a claim',
  body: z.object({
    claimAmount: amount.meta({ description: 'Rupees that the courier shall pay.' }),
    note: z.string().trim().max(200, 'At most 200 characters').default(''),
  }),
  refuses: [400, 404, 409],
});

const inspect = defineEndpoint({
  ...shared,
  method: 'PUT',
  path: '/api/admin/orders/{orderNumber}/inspection',
  summary: 'Says what became of each unit that came back; null takes an inspection back',
  body: z.object({
    version: z.int().min(0),
    units: foundUnits.min(1).nullable(),
  }),
  refuses: [400, 404, 409],
});

export const endpoints = { get, rescue, settle, lose, inspect };

export const refusals = {
  notByHand: () => new Refusal('not_by_hand', 409, 'There is nothing to tell the courier by hand.'),
  notLost: () =>
    new Refusal('not_lost', 409, 'Only a parcel that is with the courier can be lost. This one is not.'),
  notReturned: () =>
    new Refusal('not_returned', 409, 'This parcel did not come back, or asks for no inspection.'),
};
