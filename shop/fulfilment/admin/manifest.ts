import { z } from 'zod';
import { dayWith } from '#platform/day-field.ts';
import { cursorField, maxSelected, pageSchema } from '#platform/admin/list.ts';
import { defineEndpoint } from '#platform/endpoint.ts';
import { Refusal } from '#platform/refusal.ts';
import { waitingSchema } from './packing.ts';
import { documentSchema } from './documents.ts';

const shared = { who: 'staff', tag: 'Staff: hand-over' } as const;
const root = '/api/admin/hand-overs';

/** `with_courier`: the courier's scan came first. `again`: the rider had left it. */
export type ManifestOutcome = 'handed_over' | 'with_courier' | 'again' | 'refused';

export const outcomeLabels: Record<ManifestOutcome, string> = {
  handed_over: 'Handed over',
  with_courier: 'Handed over, scanned before',
  again: 'Handed over once more',
  refused: 'Not handed over',
};

export const manifestFilters = z.object({
  left: z.literal('yes').optional().meta({ description: 'Parcels that a rider left here.' }),
});

const parcels = defineEndpoint({
  ...shared,
  method: 'GET',
  path: `${root}/parcels`,
  summary: 'Packed parcels, the oldest order first, a page of 50, with name and city but no phone or address',
  query: manifestFilters.extend({ cursor: cursorField }),
  response: pageSchema(waitingSchema),
  refuses: [400],
});

const listSchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  by: z.string(),
  total: z.int(),
  done: z.int(),
  refused: z.int(),
});

const manifestSchema = listSchema.extend({
  parcels: z.array(
    z.object({
      orderNumber: z.string(),
      waybill: z.string(),
      outcome: z.enum(['handed_over', 'with_courier', 'again', 'refused']).nullable(),
      problem: z.string(),
      isLeft: z.boolean().meta({ description: 'The rider left it here.' }),
    }),
  ),
});

export type ListedManifest = z.infer<typeof listSchema>;
export type Manifest = z.infer<typeof manifestSchema>;

const list = defineEndpoint({
  ...shared,
  method: 'GET',
  path: root,
  summary: 'The lists that were closed, the newest first, a page of 50',
  query: z.object({ cursor: cursorField }),
  response: pageSchema(listSchema),
  refuses: [400],
});

const named = z.object({ id: z.uuid() });
const orderNumbers = z.array(z.string().max(20)).max(maxSelected, `Choose at most ${maxSelected} parcels.`);

const close = defineEndpoint({
  ...shared,
  method: 'POST',
  path: root,
  summary:
    'Hands up to 200 parcels to the rider, each by itself; the id is the client’s, so a second request does nothing',
  body: z.object({
    id: z.uuid(),
    orders: z.union([
      z.strictObject({ ids: orderNumbers.min(1, 'Choose a parcel first') }),
      z.strictObject({ matching: manifestFilters, except: orderNumbers.default([]) }),
    ]),
  }),
  response: manifestSchema,
  refuses: [400, 404, 409],
});

const get = defineEndpoint({
  ...shared,
  method: 'GET',
  path: `${root}/{id}`,
  summary: 'A list with the outcome of each parcel',
  params: named,
  response: manifestSchema,
  refuses: [404],
});

const leave = defineEndpoint({
  ...shared,
  method: 'PUT',
  path: `${root}/{id}/parcels/{orderNumber}`,
  summary: 'Says whether the rider left a parcel here; its state and invoice stay, and nobody gets an email',
  params: named.extend({ orderNumber: z.string().max(20) }),
  body: z.object({ isLeft: z.boolean() }),
  response: manifestSchema,
  refuses: [404, 409],
});

const print = defineEndpoint({
  ...shared,
  method: 'POST',
  path: `${root}/{id}/papers`,
  summary: 'Asks for a PDF with a manifest to sign and the invoices; a repeated id makes no second PDF',
  params: named,
  body: z.object({ id: z.uuid() }),
  response: documentSchema,
  refuses: [404, 409],
});

const pickupSchema = z.object({
  place: z.string(),
  day: z.iso.date(),
  canRequest: z.boolean().meta({ description: 'False without a courier that the shop can ask.' }),
  pickup: z
    .object({
      time: z.string(),
      parcels: z.int(),
      state: z.enum(['waiting', 'requested', 'refused']),
      number: z.string(),
      remarks: z.string(),
    })
    .nullable(),
});

export type PickupOfDay = z.infer<typeof pickupSchema>;

const pickup = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/api/admin/pickups/{day}',
  summary: 'The pickup that is requested for a day',
  params: z.object({ day: dayWith('Not a day.') }),
  response: pickupSchema,
  refuses: [400],
});

const requestPickup = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/admin/pickups/{day}',
  summary: 'Asks the courier for a rider, once a day and place; a second request does nothing',
  params: z.object({ day: dayWith('Not a day.') }),
  body: z.object({
    time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 15:00'),
    parcels: z.int('Please enter a whole number').min(1, 'At least one parcel').max(9_999),
  }),
  response: pickupSchema,
  refuses: [400, 409],
});

export const endpoints = { parcels, list, close, get, leave, print, pickup, requestPickup };

export const refusals = {
  unknownManifest: () => new Refusal('unknown_hand_over', 404, 'There is no such list.'),
  nothingChosen: () => new Refusal('nothing_chosen', 409, 'No parcel is packed. Pack one first.'),
  otherList: () => new Refusal('other_list', 409, 'This id belongs to another list.'),
  notHandedOver: () =>
    new Refusal(
      'not_handed_over',
      409,
      'Only a parcel that was handed over and is not on its way can be left.',
    ),
  noRider: () =>
    new Refusal('no_rider', 409, 'The shop has no courier that it can ask. Call the courier yourself.'),
};
