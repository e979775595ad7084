import { z } from 'zod';
import { dayWith } from '#platform/day-field.ts';
import { defineEndpoint } from '#platform/endpoint.ts';
import { Refusal } from '#platform/refusal.ts';
import { frequencies, supplyOptions } from '#shop/catalog/contract.ts';
import { subscriptionStates } from './subscription.ts';

const day = z.iso.date();

const subscriptionSchema = z.object({
  id: z.int(),
  productId: z.int(),
  slug: z.string(),
  productName: z.string(),
  imageUrl: z.string(),
  plan: z.enum(supplyOptions),
  frequencyDays: z.literal(frequencies),
  quantity: z.int(),
  packs: z.int().meta({ description: 'Packs in a unit.' }),
  state: z.enum(subscriptionStates),
  nextDueOn: day.meta({ description: 'The day in India on which the next refill is ordered.' }),
  amount: z
    .number()
    .meta({ description: 'Rupees due at the door for the next refill, at the price of today.' }),
  available: z.boolean().meta({ description: 'Whether it could be ordered today.' }),
  waitsForStock: z.boolean().meta({ description: 'It was due, and is tried again each day.' }),
  address: z.object({ customerName: z.string(), line: z.string() }),
  lastOrderNumber: z.string().nullable(),
});

export type Subscription = z.infer<typeof subscriptionSchema>;

/** For holders of an email's link, without name and address. */
const linkedSchema = subscriptionSchema
  .pick({
    productName: true,
    frequencyDays: true,
    quantity: true,
    state: true,
    nextDueOn: true,
    amount: true,
  })
  .extend({
    dueOn: day.meta({ description: 'The refill that the mail was about.' }),
    canSkip: z.boolean().meta({ description: 'Whether that refill is still the next one.' }),
  });

export type LinkedSubscription = z.infer<typeof linkedSchema>;

const oneSubscription = z.object({
  id: z
    .string()
    .regex(/^\d{1,9}$/, 'Refill plan not found.')
    .transform(Number),
});
const signed = z.string().max(120);
const tag = 'Refill plans';
const own = {
  who: 'customer',
  tag,
  params: oneSubscription,
  response: subscriptionSchema,
  refuses: [401, 404],
} as const;

const list = defineEndpoint({
  method: 'GET',
  path: '/api/refills',
  summary: 'My refill plans, the next one due first; a cancelled one is listed for 30 days',
  who: 'customer',
  tag,
  response: z.array(subscriptionSchema),
  refuses: [401],
});

const change = defineEndpoint({
  ...own,
  method: 'PUT',
  path: '/api/refills/{id}',
  summary: 'Changes how often a refill comes, or which of my addresses it goes to',
  body: z.object({ frequencyDays: z.literal(frequencies).optional(), addressId: z.int().optional() }),
});

const skip = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/api/refills/{id}/skip',
  summary:
    'Leaves out the refill due on a date, the next one without; one that is no longer due changes nothing',
  body: z.object({ dueOn: dayWith('Not a day.').optional() }),
  refuses: [401, 404, 409],
});

const pause = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/api/refills/{id}/pause',
  summary: 'Lets no refill come until the plan is resumed',
});

const resume = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/api/refills/{id}/resume',
  summary: 'Goes on with a paused plan, or starts a cancelled one again; the next refill is announced first',
});

const cancel = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/api/refills/{id}/cancel',
  summary: 'Ends a refill plan',
});

export const linkActions = ['skip', 'pause', 'resume', 'cancel'] as const;

export type LinkAction = (typeof linkActions)[number];

const readLink = defineEndpoint({
  method: 'GET',
  path: '/api/refill-link',
  link: 'refill',
  limit: { name: 'refill-link', perUser: 60, perNetwork: 600, windowSeconds: 600 },
  summary: "What a mail's signed link is about; changes nothing",
  who: 'anyone',
  tag,
  query: z.object({ token: signed }),
  response: linkedSchema,
  refuses: [400, 429],
});

const useLink = defineEndpoint({
  method: 'POST',
  path: '/api/refill-link',
  link: 'refill',
  summary: "Skips, pauses, resumes or cancels by a mail's signed link, without signing in",
  who: 'anyone',
  tag,
  body: z.object({ token: signed, move: z.enum(linkActions) }),
  response: linkedSchema,
  refuses: [400, 409, 429],
});

export const endpoints = { list, change, skip, pause, resume, cancel, readLink, useLink };

export const refusals = {
  subscriptionNotFound: () => new Refusal('refill_not_found', 404, 'Refill plan not found.'),
  addressNotFound: () => new Refusal('address_not_found', 404, 'Address not found.'),
  notActive: () => new Refusal('refill_not_active', 409, 'This plan brings nothing now. Resume it first.'),
  cancelled: () =>
    new Refusal(
      'refill_cancelled',
      409,
      'This plan is cancelled. To start it again, log in and look under My Stuff.',
    ),
  wrongLink: () =>
    new Refusal('wrong_link', 400, 'This link is not whole. Please open it from the mail once more.'),
  oldLink: () =>
    new Refusal('old_link', 400, 'This link has run out. Please look under My Stuff in your account.'),
};

export const subscriptionMessages = {
  loadFailed: 'Failed to load your refill plans.',
  changeFailed: 'That did not work. Please try again.',
};
