import { z } from 'zod';
import { dayField } from '#platform/day-field.ts';
import { cursorField, pageSchema } from '#platform/admin/list.ts';
import { defineEndpoint } from '#platform/endpoint.ts';
import { partBytes } from '#platform/file-parts.ts';
import { bankRowStateNames, expectedKindNames, matchKindNames } from '../bank.ts';
import { targetNames } from '../statement-file/columns.ts';

const tag = 'Staff: bank';
const who = 'staff';

export const maxFileBytes = 32 * 1024 * 1024;
export const maxColumns = 60;

const rupees = z.number().meta({ description: 'Rupees' });
const kind = z.enum(expectedKindNames);
const moment = z.iso.datetime();
const number = (message: string) =>
  z
    .string()
    .regex(/^\d{1,15}$/, message)
    .transform(Number);

const columns = z.array(z.enum(targetNames).nullable()).max(maxColumns);

const statementSchema = z.object({
  id: z.int(),
  accountEnd: z.string().meta({ description: 'The last four digits of the account, or empty.' }),
  fromDay: dayField,
  toDay: dayField,
  added: z.int(),
  known: z.int(),
  leftOut: z.int().meta({ description: 'Money out that is no refund. The shop keeps nothing of it.' }),
  by: z.string(),
  createdAt: moment,
});

const list = defineEndpoint({
  method: 'GET',
  path: '/api/admin/bank',
  summary: 'The newest ten statements of the bank that were read in',
  who,
  tag,
  response: z.array(statementSchema),
});

const upload = z.object({ id: z.uuid(), missingParts: z.array(z.int()) });

const announce = defineEndpoint({
  method: 'POST',
  path: '/api/admin/bank/files',
  summary:
    'Announces a statement of the bank, whose parts of 1 MB follow. The shop deletes it once it is read in',
  who,
  tag,
  body: z.object({ bytes: z.int().min(1).max(10_000_000_000) }),
  response: upload,
  limit: { name: 'bank-files', perUser: 60, perNetwork: 600, windowSeconds: 3_600 },
  refuses: [400, 413],
});

const ofFile = { who, tag, params: z.object({ id: z.uuid() }) } as const;

const savePart = defineEndpoint({
  ...ofFile,
  method: 'PUT',
  path: '/api/admin/bank/files/{id}/parts/{number}',
  summary: 'Stores a part of a statement, in any order; the same part may come again',
  params: z.object({ id: z.uuid(), number: number('This is no part.') }),
  bytes: { max: partBytes },
  response: upload.pick({ missingParts: true }),
  limit: { name: 'bank-parts', perUser: 600, perNetwork: 3_000, windowSeconds: 600 },
  refuses: [400, 404, 413],
});

const readRow = z.object({
  number: z.int(),
  day: dayField,
  amount: rupees,
  reference: z.string().nullable(),
  note: z.string().meta({ description: 'The narration without names, phones and UPI IDs.' }),
});

const lookSchema = z.object({
  accountEnd: z.string(),
  headers: z.array(z.string()),
  examples: z.array(z.string()),
  columns,
  problem: z.string().nullable().meta({ description: 'Why the columns cannot be used yet.' }),
  read: z
    .object({
      fromDay: dayField.nullable(),
      toDay: dayField.nullable(),
      credits: z.int(),
      creditsAmount: rupees,
      debits: z.int(),
      debitsAmount: rupees,
      remarks: z.int(),
      isBalanced: z
        .boolean()
        .meta({ description: 'Whether each balance is the one before plus the amount.' }),
      problems: z.array(z.object({ number: z.int(), says: z.string() })),
      rows: z.array(readRow).meta({ description: 'The first 20 credits.' }),
    })
    .nullable(),
});

export type StatementLook = z.infer<typeof lookSchema>;

const look = defineEndpoint({
  ...ofFile,
  method: 'POST',
  path: '/api/admin/bank/files/{id}/look',
  summary: 'Reads a whole statement and says what it holds, without taking anything',
  body: z.object({ columns: columns.nullable() }),
  response: lookSchema,
  limit: { name: 'bank-looks', perUser: 120, perNetwork: 600, windowSeconds: 3_600 },
  refuses: [400, 404, 409, 415, 422],
});

const takenSchema = z.object({
  id: z.int(),
  added: z.int(),
  known: z.int(),
  leftOut: z.int(),
  matched: z.int().meta({ description: 'Rows that their reference matched by itself.' }),
});

export type TakenStatement = z.infer<typeof takenSchema>;

const take = defineEndpoint({
  ...ofFile,
  method: 'POST',
  path: '/api/admin/bank/files/{id}/take',
  summary: 'Takes a statement in: each row once, however many statements hold it. The file is deleted',
  body: z.object({ columns: columns.nullable() }),
  response: takenSchema,
  limit: { name: 'bank-looks', perUser: 120, perNetwork: 600, windowSeconds: 3_600 },
  refuses: [400, 404, 409, 415, 422],
});

const matchSchema = z.object({
  id: z.int(),
  kind: z.enum(matchKindNames),
  label: z.string(),
  to: z.string(),
  cause: z.enum(['reference', 'person']),
  by: z.string(),
  madeAt: moment,
  undoneAt: moment.nullable(),
  undoneCause: z.enum(['person', 'reversal']).nullable(),
  undoneBy: z.string(),
});

const suggestionSchema = z.object({
  kind,
  target: z.string(),
  label: z.string(),
  to: z.string(),
  amount: rupees,
  day: dayField,
  fits: z.enum(['reference', 'amount']),
  isNamed: z.boolean().meta({ description: 'The payer wrote the number of its order.' }),
  isDue: z.boolean().meta({ description: 'A refund that nobody has noted as paid.' }),
  noted: z
    .string()
    .nullable()
    .meta({ description: 'The reference that staff confirmed a payment with, if the bank has another one.' }),
});

const rowSchema = z.object({
  id: z.int(),
  day: dayField,
  amount: rupees.meta({ description: 'Rupees, negative for money out' }),
  reference: z.string().nullable(),
  note: z.string(),
  accountEnd: z.string(),
  state: z.enum(bankRowStateNames),
  reversedOn: dayField.nullable(),
  matches: z
    .array(matchSchema)
    .meta({ description: 'All matches of the row, the newest first. A person may have undone some.' }),
  suggestions: z.array(suggestionSchema),
});

export type BankRow = z.infer<typeof rowSchema>;

export const shownRows = [
  'open',
  'matched',
  'aside',
  'reversed',
  'out',
  'paid',
  'other-out',
  'bounced',
] as const;

const listRows = defineEndpoint({
  method: 'GET',
  path: '/api/admin/bank/rows',
  summary:
    'Money that reached the bank, or debits that may be a refund, the newest first, with what they are or may be',
  who,
  tag,
  query: z.object({ show: z.enum(shownRows).optional(), cursor: cursorField }),
  response: pageSchema(rowSchema),
  refuses: [400],
});

const match = defineEndpoint({
  method: 'POST',
  path: '/api/admin/bank/rows/{id}/match',
  summary:
    'Matches a row with money that the shop expects, or with a refund. It confirms a payment to the shop’s own UPI ID',
  who,
  tag,
  params: z.object({ id: number('This is no row.') }),
  body: z.object({ kind, target: z.string().min(1).max(120) }),
  response: rowSchema,
  refuses: [400, 404, 409],
});

const putAside = defineEndpoint({
  method: 'POST',
  path: '/api/admin/bank/rows/{id}/aside',
  summary: 'Puts a row aside as no money of the shop. The undo of its match takes it back',
  who,
  tag,
  params: z.object({ id: number('This is no row.') }),
  response: rowSchema,
  refuses: [400, 404, 409],
});

const undo = defineEndpoint({
  method: 'POST',
  path: '/api/admin/bank/matches/{id}/undo',
  summary: 'Undoes a match, so that its row is open again',
  who,
  tag,
  params: z.object({ id: number('This is no match.') }),
  response: rowSchema,
  refuses: [400, 404, 409],
});

export const endpoints = { list, announce, savePart, look, take, listRows, match, putAside, undo };
