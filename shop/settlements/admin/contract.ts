import { z } from 'zod';
import { cursorField, pageSchema } from '#platform/admin/list.ts';
import { dayField } from '#platform/day-field.ts';
import { defineEndpoint } from '#platform/endpoint.ts';
import { Refusal } from '#platform/refusal.ts';
import { type TaskKind, taskKinds } from '../settlement.ts';

const tag = 'Staff: money';
const who = 'staff';

export const refusals = {
  unknownTask: () => new Refusal('not_found', 404, 'There is no such task.'),
  unknownSettlement: () => new Refusal('not_found', 404, 'There is no such settlement.'),
  ended: () => new Refusal('ended', 409, 'This task is done already. Please look again.'),
  otherAmount: () => new Refusal('other_amount', 409, 'The amounts have changed since. Please look again.'),
  colleagueNeeded: () =>
    new Refusal(
      'colleague_needed',
      409,
      'This is above your limit, and you asked for it already. Another owner agrees to it here.',
    ),
  askedColleague: () =>
    new Refusal(
      'asked_colleague',
      409,
      'This is above your limit, so nothing is written off yet. Another owner finds it under Money and agrees.',
    ),
  notPast: () => new Refusal('not_past', 409, 'Please choose a day that is not in the future.'),
};

const rupees = z.number().meta({ description: 'Rupees' });
const sum = z.object({ count: z.int(), amount: rupees });
const ofKinds = sum.extend({
  kinds: z.array(sum.extend({ kind: z.enum(['settlement', 'remittance', 'upi']) })),
});
const owed = z.object({ name: z.string(), open: rupees });
const number = (what: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, what)
    .transform(Number);
export const provider = z.enum(['simulator', 'cashfree', 'razorpay'], 'Please choose the provider.');
const settlementId = z.string().regex(/^[\w./-]{1,80}$/, 'This is no settlement.');
const reason = z
  .string()
  .trim()
  .min(5, 'Please say why, in a few words.')
  .max(300, 'At most 300 characters.');

const overviewSchema = z.object({
  couriers: z.array(owed).meta({ description: 'Cash that couriers hold, by their names.' }),
  providers: z.array(owed).meta({ description: 'Collected and not paid out yet, by the provider.' }),
  onTheWay: ofKinds.meta({
    description:
      'Paid out by providers and couriers, or paid to the own UPI ID, and not found in the statement of the bank.',
  }),
  arrived: ofKinds.meta({ description: 'Matched in the statement of the bank, of the last 90 days.' }),
  byHand: sum.meta({
    description: 'Cash that staff entered as paid by hand, in orders of the last 90 days.',
  }),
  gone: z
    .object({ charges: rupees, lost: rupees, writtenOff: rupees })
    .meta({ description: 'Cash that never comes: what couriers kept or lost, and what was written off.' }),
  refundsDue: sum.meta({
    description: 'Refunds of payments under way, of returns, and those that the bank gave back.',
  }),
  refundsOnTheWay: sum.meta({
    description: 'Refunds that the owner noted as paid from the bank, and that no statement of it has.',
  }),
  refundsLeft: sum.meta({
    description: 'Refunds that the owner paid, matched in the statement of the bank, of the last 90 days.',
  }),
  unmatched: z
    .object({
      amount: rupees,
      tasks: sum,
      credits: sum.meta({ description: 'Credits of the bank that nobody has matched or put aside.' }),
      debits: sum.meta({
        description: 'Debits of the bank that may be a refund, neither matched nor put aside.',
      }),
    })
    .meta({ description: 'Open tasks with their differences, and rows of the bank without a match.' }),
});

export type MoneyOverview = z.infer<typeof overviewSchema>;

const read = defineEndpoint({
  method: 'GET',
  path: '/api/admin/money',
  summary:
    'All money of customers: with couriers, with providers, on the way, arrived, refunded, due and unmatched',
  who,
  tag,
  response: overviewSchema,
});

const waitingKinds = ['open', 'upi', 'refunds', 'paid'] as const;

const paymentSchema = z.object({
  kind: z.enum(waitingKinds).meta({ description: 'The place where it waits, by the name of its list.' }),
  orderNumber: z.string(),
  provider: z.string(),
  at: z.iso.datetime(),
  amount: rupees.meta({
    description: 'Rupees. Negative for a refund that a provider has not taken off a settlement yet.',
  }),
  id: z.string(),
  returnId: z.int().nullable().meta({ description: 'The return whose refund is due.' }),
});

export type OpenPayment = z.infer<typeof paymentSchema>;

const listPayments = defineEndpoint({
  method: 'GET',
  path: '/api/admin/money/payments',
  summary:
    'Payments that a provider has not paid out, payments to the own UPI ID or refunds that no statement has, or refunds due, the oldest first. Without a choice all of them',
  who,
  tag,
  query: z.object({ cursor: cursorField, show: z.enum(waitingKinds).optional() }),
  response: pageSchema(paymentSchema),
  refuses: [400],
});

const settlementSchema = z.object({
  provider: z.string(),
  settlementId: z.string(),
  utr: z.string().nullable(),
  day: dayField,
  rows: z.int(),
  amount: rupees,
  stated: rupees.nullable().meta({ description: 'What the provider says it transferred, if it says so.' }),
  hasArrived: z.boolean(),
});

export type Settlement = z.infer<typeof settlementSchema>;

const listSettlements = defineEndpoint({
  method: 'GET',
  path: '/api/admin/money/settlements',
  summary: 'Settlements of providers, the newest first, 100 at a time',
  who,
  tag,
  query: z.object({ before: dayField.optional(), show: z.enum(['way', 'arrived']).optional() }),
  response: z.object({ settlements: z.array(settlementSchema), next: dayField.nullable() }),
  refuses: [400],
});

const rowSchema = z.object({
  id: z.int(),
  kind: z.string(),
  entityId: z.string(),
  orderNumber: z.string().nullable(),
  amount: rupees,
  fee: rupees,
  tax: rupees,
  net: rupees,
});

export type SettlementRow = z.infer<typeof rowSchema>;

const getSettlement = defineEndpoint({
  method: 'GET',
  path: '/api/admin/money/settlements/{provider}/{settlementId}',
  summary: 'A settlement with its rows, 200 at a time',
  who,
  tag,
  params: z.object({ provider, settlementId }),
  query: z.object({ after: number('No row.').optional() }),
  response: settlementSchema.extend({ list: z.array(rowSchema), next: z.int().nullable() }),
  refuses: [400, 404],
});

const taskSchema = z.object({
  id: z.int(),
  kind: z.enum(Object.keys(taskKinds) as [TaskKind, ...TaskKind[]]),
  provider: z.string(),
  orderNumber: z.string().nullable(),
  settlementId: z.string().nullable(),
  entityId: z.string().nullable().meta({ description: 'The provider’s id of the payment, refund or event.' }),
  receipt: z.string().nullable().meta({ description: 'The name of the order at the provider.' }),
  day: dayField.nullable().meta({ description: 'The day of the settlement.' }),
  ours: rupees,
  theirs: rupees,
  since: z.iso.datetime(),
  askedBy: z
    .string()
    .nullable()
    .meta({ description: 'Who asked to close it, when another owner has to agree.' }),
  isMine: z.boolean().meta({ description: 'You asked for it.' }),
  reason: z.string(),
  ended: z
    .object({ by: z.string(), at: z.iso.datetime() })
    .nullable()
    .meta({ description: 'Who closed it, and when.' }),
});

export type MoneyTask = z.infer<typeof taskSchema>;

const listTasks = defineEndpoint({
  method: 'GET',
  path: '/api/admin/money/tasks',
  summary:
    'What does not agree, with the figures of the shop and of the provider, the oldest first; or what was closed, the newest first',
  who,
  tag,
  query: z.object({ cursor: cursorField, show: z.enum(['open', 'closed']).optional() }),
  response: pageSchema(taskSchema),
  refuses: [400],
});

const closing = z.object({
  isClosed: z.boolean().meta({ description: 'False while another owner has to agree.' }),
});

const closeTask = defineEndpoint({
  method: 'POST',
  path: '/api/admin/money/tasks/{id}/close',
  summary: 'Closes a task with a reason, and writes its difference off. Above the limit another owner agrees',
  who,
  tag,
  params: z.object({ id: number('This is no task.') }),
  body: z.object({ reason, difference: z.number().meta({ description: 'Rupees, as you saw it.' }) }),
  response: closing,
  refuses: [400, 404, 409],
});

const enterOpening = defineEndpoint({
  method: 'POST',
  path: '/api/admin/money/opening',
  summary: 'Enters payments from before a day as paid out, for money that came before the shop kept it here',
  who,
  tag,
  body: z.object({ before: dayField }),
  response: z.object({ payments: z.int() }),
  refuses: [400, 409],
});

export const endpoints = {
  read,
  listPayments,
  listSettlements,
  getSettlement,
  listTasks,
  closeTask,
  enterOpening,
};
