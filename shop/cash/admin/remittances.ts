import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { Refusal } from '#platform/refusal.ts';
import { bookedResults, remittanceStates, rowResults, type RowResult } from '../cash.ts';
import { type Target, targets } from '../remittance-file/columns.ts';

const tag = 'Staff: cash';
const who = 'staff';

export const maxFileBytes = 2 * 1024 * 1024;
export const maxRows = 5_000;
export const maxColumns = 100;
export const bounds = { maxRows, maxColumns };

export const refusals = {
  unknownFile: () => new Refusal('not_found', 404, 'There is no such file of a courier.'),
  notChecked: () => new Refusal('not_checked', 409, 'Please choose the columns first.'),
  booked: () => new Refusal('booked', 409, 'This file is booked. Its columns stay as they are.'),
  notBooked: () => new Refusal('not_booked', 409, 'This file is not booked.'),
  undone: () => new Refusal('undone', 409, 'This file was undone. Send it again, and it can be booked anew.'),
  settledLater: ({ orderNumber, file }: { orderNumber: string; file: string | null }) =>
    new Refusal(
      'settled_later',
      409,
      file === null
        ? `Order ${orderNumber} was settled by hand after this file. Take that entry back first, on the page ‘Cash of ${orderNumber}’.`
        : `The file ‘${file}’ paid order ${orderNumber} after this one. Undo that file first.`,
    ),
  columns: (message: string) => new Refusal('wrong_columns', 400, message),
};

const rupees = z.number().meta({ description: 'Rupees' });
const courier = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,39}$/u, 'Please name the courier with letters and digits.');
const number = (what: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, what)
    .transform(Number);

const result = z.enum(Object.keys(rowResults) as [RowResult, ...RowResult[]]);
const target = z.enum(Object.keys(targets) as [Target, ...Target[]]).nullable();
const columns = z.array(target).max(maxColumns);

const remittanceSchema = z.object({
  id: z.int(),
  courier: z.string(),
  name: z.string(),
  state: z.enum(remittanceStates),
  createdAt: z.iso.datetime(),
  sentBy: z
    .string()
    .meta({ description: 'The name at the time, as the two below. Empty before names were stored.' }),
  bookedAt: z.iso.datetime().nullable(),
  bookedBy: z.string(),
  undoneAt: z.iso.datetime().nullable(),
  undoneBy: z.string(),
  headers: z.array(z.string()),
  examples: z.array(z.string()),
  columns: columns.meta({
    description: 'As staff chose them, before that as the shop remembers or guesses them.',
  }),
  results: z.array(z.object({ result, count: z.int(), amount: rupees, charges: rupees })),
  sum: rupees.meta({ description: 'What all rows pay together, as the bank statement should say.' }),
  sumOfCharges: rupees,
  waiting: z.int().meta({ description: 'Rows that a later booking may still find an order for.' }),
});

export type Remittance = z.infer<typeof remittanceSchema>;

const rowSchema = z.object({
  number: z.int(),
  waybill: z.string(),
  orderNumber: z.string(),
  paid: rupees,
  charges: rupees,
  open: rupees.nullable().meta({ description: 'What was open before this row.' }),
  reference: z.string(),
  problem: z.string().nullable(),
  note: z.string().meta({ description: 'Of a sum: what it says, and what the rows make.' }),
  isBooked: z.boolean(),
});

export type RemittanceRow = z.infer<typeof rowSchema>;

const id = z.object({ id: number('This is no file of a courier.') });
const ofFile = { who, tag, params: id, response: remittanceSchema, refuses: [400, 404, 409] } as const;

const upload = defineEndpoint({
  method: 'POST',
  path: '/api/admin/cash/remittances',
  summary: 'Takes the CSV file of a courier. The same file again returns the first one and changes nothing',
  who,
  tag,
  query: z.object({ courier, name: z.string().trim().min(1).max(200) }),
  bytes: { max: maxFileBytes },
  response: remittanceSchema,
  limit: { name: 'remittances', perUser: 60, perNetwork: 600, windowSeconds: 3_600 },
  refuses: [400, 413, 415, 422],
});

const listRemittances = defineEndpoint({
  method: 'GET',
  path: '/api/admin/cash/remittances',
  summary: 'The newest 20 files of couriers',
  who,
  tag,
  response: z.array(
    remittanceSchema.pick({
      id: true,
      courier: true,
      name: true,
      state: true,
      createdAt: true,
      sentBy: true,
    }),
  ),
});

const getRemittance = defineEndpoint({
  ...ofFile,
  method: 'GET',
  path: '/api/admin/cash/remittances/{id}',
  summary: 'A file of a courier with the results of its rows',
});

const listRows = defineEndpoint({
  ...ofFile,
  method: 'GET',
  path: '/api/admin/cash/remittances/{id}/rows',
  summary: 'The rows of a file with one result, a page of 50',
  query: z.object({ result, after: number('No row.').optional() }),
  response: z.object({ rows: z.array(rowSchema), next: z.int().nullable() }),
});

const check = defineEndpoint({
  ...ofFile,
  method: 'POST',
  path: '/api/admin/cash/remittances/{id}/check',
  summary:
    'Compares every row with the open cash, without booking anything. The columns are remembered for the courier',
  body: z.object({ columns }),
  refuses: [400, 404, 409, 422],
});

const book = defineEndpoint({
  ...ofFile,
  method: 'POST',
  path: '/api/admin/cash/remittances/{id}/book',
  summary: `Books the rows that are ${bookedResults.join(', ')}. Again, it books only rows that found their order since`,
});

const undo = defineEndpoint({
  ...ofFile,
  method: 'POST',
  path: '/api/admin/cash/remittances/{id}/undo',
  summary:
    'Takes a booked file back by entries against its own, while nothing after it settled the same orders',
});

export const endpoints = { upload, listRemittances, getRemittance, listRows, check, book, undo };
