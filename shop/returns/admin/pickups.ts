import { z } from 'zod';
import { dayWith } from '#platform/day-field.ts';
import { defineEndpoint } from '#platform/endpoint.ts';
import { line } from '#platform/forms.ts';
import { Refusal } from '#platform/refusal.ts';
import { overruleReason } from '#platform/admin/overrule-reason.ts';
import { step } from './contract.ts';

const book = defineEndpoint({
  ...step,
  path: '/api/admin/returns/{id}/pickup/book',
  summary: 'Asks the courier to fetch an approved return from the customer; again asks nothing',
});

const cancel = defineEndpoint({
  ...step,
  path: '/api/admin/returns/{id}/pickup/cancel',
  summary: 'Cancels the pickup of a return that nobody has fetched; again changes nothing',
});

const pickupForm = z.object({
  courier: line('Courier', 40),
  waybill: z
    .string()
    .trim()
    .max(60, 'Please use at most 60 characters')
    .regex(/^[A-Za-z0-9/-]*$/, 'A waybill has letters, digits, - and /')
    .default(''),
  day: dayWith('Please choose a day'),
});

export type PickupForm = z.infer<typeof pickupForm>;

const note = defineEndpoint({
  ...step,
  path: '/api/admin/returns/{id}/pickup/note',
  summary: 'Notes the pickup that staff arranged with a courier themselves: who comes, when, and the waybill',
  body: pickupForm.extend({ reason: overruleReason }),
  refuses: [400, 404, 409, 422],
});

export const endpoints = { book, cancel, note };

export const refusals = {
  noCourier: () =>
    new Refusal(
      'no_return_courier',
      409,
      'No courier of this shop fetches returns. Call one, and note the day and the waybill here.',
    ),
  dayOver: () =>
    new Refusal('pickup_day_over', 400, 'Choose today or one of the next 30 days.', {
      fields: { day: 'Choose today or one of the next 30 days.' },
    }),
  alreadyFetched: () =>
    new Refusal('pickup_fetched', 409, 'The parcel is fetched already, so its pickup cannot be cancelled.'),
};
