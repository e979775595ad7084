import { z } from 'zod';
import { dayField } from '#platform/day-field.ts';
import { cursorField, pageSchema } from '#platform/admin/list.ts';
import { defineEndpoint } from '#platform/endpoint.ts';
import { Refusal } from '#platform/refusal.ts';
import { cashKinds, type SettlingKind, settlingKinds } from '../cash.ts';

const tag = 'Staff: cash';
const who = 'staff';

export const refusals = {
  unknownDue: () => new Refusal('not_found', 404, 'No cash is due for such an order.'),
  tooMuch: () => new Refusal('too_much', 409, 'This is more than what is open. Please look again.'),
  nothingOpen: () => new Refusal('nothing_open', 409, 'Nothing is open for this order.'),
  unknownEntry: () => new Refusal('not_found', 404, 'There is no such entry.'),
  notByHand: () =>
    new Refusal('not_by_hand', 409, 'Only an entry by hand can be taken back. A file is undone as a whole.'),
  notPast: () => new Refusal('not_past', 409, 'Please choose a day that is not in the future.'),
};

const rupees = z.number().meta({ description: 'Rupees' });
const balance = z.object({
  courier: z.string().meta({ description: 'Empty for parcels from before the shop noted their courier.' }),
  due: rupees,
  remitted: rupees,
  charge: rupees,
  lost: rupees,
  written_off: rupees,
  open: rupees.meta({
    description: 'What the courier owes at the end of the day; negative if it paid too much.',
  }),
});

const balancesSchema = z.object({
  day: dayField,
  couriers: z
    .array(z.string())
    .meta({ description: 'Couriers that a file may come from, the usual one first.' }),
  balances: z.array(balance),
});

export type Balances = z.infer<typeof balancesSchema>;

const readBalances = defineEndpoint({
  method: 'GET',
  path: '/api/admin/cash',
  summary: 'What each courier owes at the end of a day, and why',
  who,
  tag,
  query: z.object({ day: dayField.optional() }),
  response: balancesSchema,
  refuses: [400],
});

const dueSchema = z.object({
  orderNumber: z.string(),
  courier: z.string(),
  waybill: z.string().nullable(),
  since: z.iso.datetime().meta({ description: 'When the parcel was delivered.' }),
  due: rupees,
  open: rupees,
  isMissing: z.boolean(),
  isClaimed: z.boolean(),
});

export type CashDue = z.infer<typeof dueSchema>;

export const shownDues = ['missing', 'short', 'open', 'over', 'hand', 'all'] as const;

const listDues = defineEndpoint({
  method: 'GET',
  path: '/api/admin/cash/orders',
  summary:
    'Orders with open cash, the oldest first: missing for more than 10 days, paid too little or too much',
  who,
  tag,
  query: z.object({
    cursor: cursorField,
    show: z.enum(shownDues).optional(),
    q: z.string().trim().max(60).optional().meta({ description: 'A waybill or an order number.' }),
  }),
  response: pageSchema(dueSchema),
  refuses: [400],
});

const entrySchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  isReversal: z.boolean().meta({ description: 'Takes an earlier entry back.' }),
  kind: z.enum(Object.keys(cashKinds) as [keyof typeof cashKinds, ...(keyof typeof cashKinds)[]]),
  amount: rupees,
  note: z.string(),
  remittanceId: z.int().nullable(),
  who: z.string(),
  mayTakeBack: z.boolean().meta({ description: 'Staff entered it by hand, and nobody took it back.' }),
});

const orderCashSchema = dueSchema.extend({ entries: z.array(entrySchema), claim: z.string().nullable() });

export type OrderCash = z.infer<typeof orderCashSchema>;

const params = z.object({ orderNumber: z.string().max(20) });
const ofOrder = { who, tag, params, response: orderCashSchema, refuses: [404, 409] } as const;

const getDue = defineEndpoint({
  ...ofOrder,
  method: 'GET',
  path: '/api/admin/cash/orders/{orderNumber}',
  summary: 'The cash of an order with its entries, and the text of a claim while cash is open',
});

const claim = defineEndpoint({
  ...ofOrder,
  method: 'POST',
  path: '/api/admin/cash/orders/{orderNumber}/claim',
  summary: 'Notes that the courier was asked for the open cash',
});

const settle = defineEndpoint({
  ...ofOrder,
  method: 'POST',
  path: '/api/admin/cash/orders/{orderNumber}/entries',
  summary: 'Settles open cash by hand: paid, kept as charges, lost or written off',
  body: z.object({
    requestId: z.uuid(),
    kind: z.enum(settlingKinds as unknown as [SettlingKind, ...SettlingKind[]]),
    amount: z
      .number()
      .positive('Please enter an amount.')
      .max(20_000_000)
      .refine((rupee) => Math.abs(rupee * 100 - Math.round(rupee * 100)) < 1e-6, 'At most two decimals.'),
    note: z.string().trim().max(200).default(''),
  }),
});

const takeBack = defineEndpoint({
  ...ofOrder,
  method: 'POST',
  path: '/api/admin/cash/entries/{id}/take-back',
  summary: 'Takes an entry by hand back, by an entry against it with a reason',
  params: z.object({
    id: z
      .string()
      .regex(/^\d{1,15}$/, 'This is no entry.')
      .transform(Number),
  }),
  body: z.object({
    reason: z.string().trim().min(5, 'Please say why, in a few words.').max(200, 'At most 200 characters.'),
  }),
});

const enterEarlierCash = defineEndpoint({
  method: 'POST',
  path: '/api/admin/cash/opening',
  summary: 'Enters as paid what was delivered before a day, for cash that came before the shop kept it here',
  who,
  tag,
  body: z.object({ before: dayField }),
  response: z.object({ orders: z.int() }),
  refuses: [409],
});

export const endpoints = { readBalances, listDues, getDue, claim, settle, takeBack, enterEarlierCash };
