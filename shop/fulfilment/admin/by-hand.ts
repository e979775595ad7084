import { z } from 'zod';
import { cursorField, maxSelected, pageSchema } from '#platform/admin/list.ts';
import { defineEndpoint } from '#platform/endpoint.ts';
import { Refusal } from '#platform/refusal.ts';
import { named } from '#shop/orders/contract.ts';
import { orderStateNames, statesThat } from '#shop/orders/states.ts';
import { isCourierName } from '#shop/shipping/couriers/couriers.ts';
import { templateProblem } from '#shop/shipping/couriers/manual/tracking-template.ts';
import { parcelEvents } from '#shop/shipping/parcel-event.ts';
import { handStepNames } from './hand-steps.ts';

const shared = { who: 'staff', tag: 'Staff: parcels by hand' } as const;
const root = '/api/admin/by-hand';

export const listedStates = statesThat('isPacked', 'isAtCourier');

/** Characters of pasted waybills: two hundred lines. */
export const maxWaybillText = 20_000;

const handFilters = z.object({
  state: z.enum(listedStates).optional(),
  waybill: z.literal('none').optional().meta({ description: 'Parcels that still have our own number.' }),
});

const handParcelSchema = z.object({
  orderNumber: z.string(),
  state: z.enum(orderStateNames),
  placedAt: z.iso.datetime(),
  pincode: z.string(),
  waybill: z.string().nullable().meta({ description: 'Null while it has only our own number.' }),
  courier: z.string().meta({ description: 'Empty before staff name one.' }),
});

export type HandParcel = z.infer<typeof handParcelSchema>;

const list = defineEndpoint({
  ...shared,
  method: 'GET',
  path: `${root}/parcels`,
  summary:
    'Parcels sent by hand that have not ended, the oldest order first, a page of 50; without the customer',
  query: handFilters.extend({ cursor: cursorField }),
  response: pageSchema(handParcelSchema),
  refuses: [400],
});

const stepsSchema = z.object({
  isByHand: z
    .boolean()
    .meta({ description: 'False for a parcel of another courier. Then there are no steps.' }),
  courier: z.string(),
  waybill: z.string().nullable(),
  steps: z.array(
    z.object({
      id: z.int(),
      event: z.enum(parcelEvents),
      at: z.iso.datetime(),
      remark: z.string(),
      by: z.string().meta({ description: 'The staff member, or empty.' }),
      isUndone: z.boolean(),
    }),
  ),
  canUndo: z.int().nullable().meta({ description: 'The step that may be taken back.' }),
});

export type HandSteps = z.infer<typeof stepsSchema>;

const get = defineEndpoint({
  ...shared,
  method: 'GET',
  path: `${root}/parcels/{orderNumber}`,
  summary: 'Courier, waybill and steps of the parcel of an order',
  params: named,
  response: stepsSchema,
  refuses: [404],
});

/** The outcome of one parcel of a request for many. */
const resultSchema = z.object({
  orderNumber: z.string(),
  outcome: z.enum(['done', 'unchanged', 'refused']),
  problem: z.string(),
});

export type HandResult = z.infer<typeof resultSchema>;

const results = z.object({ results: z.array(resultSchema) });
const number = z.string().trim().min(1).max(60);
const numbers = z.array(number).max(maxSelected, `Choose at most ${maxSelected} parcels.`);
const courierName = z.string().trim().max(40, 'At most 40 characters');

const giveWaybills = defineEndpoint({
  ...shared,
  method: 'POST',
  path: `${root}/waybills`,
  summary:
    'Gives up to 200 parcels their courier and waybills, each by itself; an empty waybill names only the courier',
  body: z.object({
    courier: courierName,
    pairs: z
      .array(z.object({ orderNumber: number, waybill: z.string().max(80).default('') }))
      .min(1, 'Enter a waybill first')
      .max(maxSelected, `At most ${maxSelected} parcels at once.`),
  }),
  response: results,
  refuses: [400, 409],
});

const takeStep = defineEndpoint({
  ...shared,
  method: 'POST',
  path: `${root}/steps`,
  summary: 'Notes a step of up to 200 parcels, each by itself; a parcel that has taken it stays as it is',
  body: z.object({
    step: z.enum(handStepNames),
    at: z.iso.datetime().optional().meta({ description: 'When it happened. Without it, now.' }),
    remark: z.string().trim().max(200, 'At most 200 characters').default(''),
    orders: z.union([
      z.strictObject({ ids: numbers.min(1, 'Choose a parcel first') }),
      z.strictObject({ matching: handFilters, except: numbers.default([]) }),
    ]),
  }),
  response: results,
  refuses: [400, 403],
});

const undo = defineEndpoint({
  ...shared,
  method: 'POST',
  path: `${root}/parcels/{orderNumber}/undo`,
  summary:
    'Takes the newest step back; an undone delivery takes its cash back and the customer gets a correction',
  params: named,
  body: z.object({ step: z.int().meta({ description: 'The id of the step that the staff member saw.' }) }),
  response: stepsSchema,
  refuses: [404, 409],
});

const courierSchema = z.object({
  name: courierName.min(1, 'Please enter a name'),
  trackUrl: z.string().trim().max(300, 'At most 300 characters'),
  isActive: z.boolean(),
});

export type HandCourier = z.infer<typeof courierSchema>;

const couriersSchema = z.object({
  couriers: z.array(courierSchema),
  asksForWholeRupees: z.boolean().meta({
    description: 'A courier in use collects whole rupees alone, and the cash of new orders may have paise.',
  }),
});

const couriers = defineEndpoint({
  ...shared,
  method: 'GET',
  path: `${root}/couriers`,
  summary: 'The couriers that the shop sends by hand with',
  response: couriersSchema,
  refuses: [],
});

const saveCourier = defineEndpoint({
  ...shared,
  method: 'POST',
  path: `${root}/couriers`,
  summary: 'Adds a courier, or changes its tracking page and whether staff may choose it',
  body: courierSchema
    .refine(({ name }) => !isCourierName(name.toLowerCase()), {
      path: ['name'],
      error: ({ input }) =>
        `The shop sends with ${(input as HandCourier).name} over its connection. Enter another name, such as “${(input as HandCourier).name} parcels”`,
    })
    .check((check) => {
      const problem = templateProblem(check.value.trackUrl);
      if (problem)
        check.issues.push({ code: 'custom', input: check.value, path: ['trackUrl'], message: problem });
    }),
  response: couriersSchema,
  refuses: [400],
});

export const endpoints = { list, get, giveWaybills, takeStep, undo, couriers, saveCourier };

export const refusals = {
  unknownCourier: () =>
    new Refusal('unknown_courier', 409, 'This courier is not in the list of the shop. Choose another one.'),
  needsSupport: () =>
    new Refusal('forbidden', 403, 'Only support and the owner may say that a parcel is lost.'),
  staleStep: () =>
    new Refusal('stale_step', 409, 'This step is no longer the newest one. Look at the parcel again.'),
  notUndoable: () =>
    new Refusal(
      'not_undoable',
      409,
      'This step cannot be undone, since its documents are made. Note what happened next, such as “Came back”.',
    ),
  cashSettled: () => new Refusal('cash_settled', 409, 'Cash of this order is settled. Take that back first.'),
  hasReturn: () =>
    new Refusal('has_return', 409, 'The customer has asked for a return of this order, so it was delivered.'),
};
