import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { Refusal } from '#platform/refusal.ts';
import { rowId } from '../product-fields.ts';
import {
  type BulkState,
  bulkStates,
  maxColumns,
  maxFileBytes,
  maxRows,
  partBytes,
  rowResults,
  type RowResult,
} from './bulk-change.ts';
import { targetLabels } from './targets.ts';

const tag = 'Staff: many products';
const number = (what: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, what)
    .transform(Number);
const id = number('This is no change of products.');
const params = z.object({ id });

const result = z.enum(Object.keys(rowResults) as [RowResult, ...RowResult[]]);
const column = z.enum(Object.keys(targetLabels) as [string, ...string[]]).nullable();

const mapping = z.object({
  columns: z.array(column).max(maxColumns),
  emptyClears: z.boolean(),
  categoryId: rowId.nullable(),
  productClass: z.string().max(20),
});

const problem = z.object({ column: z.string(), value: z.string(), reason: z.string() });

const bulkSchema = z.object({
  id: z.int(),
  kind: z.enum(['file', 'edit']),
  name: z.string(),
  bytes: z.int(),
  state: z.enum(Object.keys(bulkStates) as [BulkState, ...BulkState[]]),
  problem: z.string().nullable(),
  isMine: z.boolean(),
  createdAt: z.iso.datetime(),
  missingParts: z.array(z.int()).meta({ description: 'Numbers of the parts that the shop still lacks.' }),
  look: z
    .object({
      encoding: z.string(),
      delimiter: z.string(),
      source: z.enum(['own', 'shopify', 'woocommerce']).nullable(),
      headers: z.array(z.string()),
      examples: z.array(z.string()),
    })
    .nullable(),
  mapping: mapping.nullable().meta({ description: 'As staff sent it, before that as the shop suggests it.' }),
  rows: z.object({ create: z.int(), change: z.int(), unchanged: z.int(), refused: z.int() }),
  total: z.int(),
  done: z.int().meta({ description: 'Rows that a run has done, or that an undo has taken back.' }),
  kept: z.int().meta({ description: 'Rows that an undo had to leave.' }),
});

export type BulkChange = z.infer<typeof bulkSchema>;

const rowSchema = z.object({
  number: z.int().meta({ description: 'The row as a spreadsheet counts it.' }),
  name: z.string(),
  result,
  productId: z.int().nullable(),
  changes: z.array(z.object({ field: z.string(), label: z.string(), before: z.string(), after: z.string() })),
  problems: z.array(problem),
  isDone: z.boolean(),
  kept: z.string().nullable(),
});

export type BulkRow = z.infer<typeof rowSchema>;

const own = { who: 'staff', tag, params, response: bulkSchema, refuses: [404, 409] } as const;

const list = defineEndpoint({
  method: 'GET',
  path: '/api/admin/bulk-changes',
  summary: 'The newest 20 changes of many products, by file or by selection',
  who: 'staff',
  tag,
  response: z.array(bulkSchema.pick({ id: true, kind: true, name: true, state: true, createdAt: true })),
});

const get = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/api/admin/bulk-changes/{id}',
  summary: 'A change of many products with its progress',
});

const listRows = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/api/admin/bulk-changes/{id}/rows',
  summary: 'What each row does, with before and after, or why it is refused; a page of 50',
  query: z.object({ result, after: number('No row.').optional() }),
  response: z.object({ rows: z.array(rowSchema), next: z.int().nullable() }),
  refuses: [400, 404],
});

const upload = defineEndpoint({
  method: 'POST',
  path: '/api/admin/bulk-changes/files',
  summary: 'Announces a CSV file, whose parts of 1 MB follow',
  who: 'staff',
  tag,
  body: z.object({ name: z.string().trim().min(1).max(200), bytes: z.int().min(1).max(10_000_000_000) }),
  response: bulkSchema,
  limit: { name: 'bulk-files', perUser: 60, perNetwork: 600, windowSeconds: 3_600 },
  refuses: [400, 413, 415],
});

const savePart = defineEndpoint({
  ...own,
  method: 'PUT',
  path: '/api/admin/bulk-changes/{id}/parts/{number}',
  summary: 'Stores a part of a file, in any order; the same part may come again',
  params: z.object({ id, number: number('This is no part.') }),
  bytes: { max: partBytes },
  response: z.object({ missingParts: z.array(z.int()) }),
  limit: { name: 'bulk-parts', perUser: 600, perNetwork: 3_000, windowSeconds: 600 },
  refuses: [400, 404, 409, 413],
});

const look = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/api/admin/bulk-changes/{id}/look',
  summary: 'Reads the headers of a whole file, and suggests a field for each column',
  refuses: [404, 409, 415, 422],
});

const check = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/api/admin/bulk-changes/{id}/check',
  summary: 'Checks every row without changing anything',
  body: mapping,
  refuses: [400, 404, 409],
});

const start = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/api/admin/bulk-changes/{id}/start',
  summary: 'Runs a checked change, or goes on with a stopped one',
});

const stop = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/api/admin/bulk-changes/{id}/stop',
  summary: 'Stops after the row under way; done rows stay done',
});

const undo = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/api/admin/bulk-changes/{id}/undo',
  summary: 'Takes every row back that has not changed since; new products are archived',
});

const refused = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/api/admin/bulk-changes/{id}/refused.csv',
  summary: 'The refused rows as a file, with their reasons',
  media: 'text/csv; charset=utf-8',
  response: z.custom<AsyncGenerator<string>>(),
  refuses: [404],
});

export const endpoints = { list, get, listRows, upload, savePart, look, check, start, stop, undo, refused };

const unusable = (message: string) => new Refusal('unusable_file', 422, message);

export const refusals = {
  notFound: () => new Refusal('not_found', 404, 'There is no such change of products.'),
  tooLarge: () =>
    new Refusal('too_large', 413, `A file may have ${maxFileBytes / 1024 / 1024} MB. Please split it.`),
  noText: (what: string) =>
    new Refusal(
      'no_csv',
      415,
      `This is ${what}. Open it in your spreadsheet, and save it as CSV (UTF-8, separated by commas).`,
    ),
  wrongPart: () => new Refusal('wrong_part', 400, 'This part does not belong to the file.'),
  partsMissing: () => new Refusal('parts_missing', 409, 'The file has not arrived completely yet.'),
  wrongState: (state: BulkState) =>
    new Refusal('wrong_state', 409, `This is not possible now. State: ${bulkStates[state].toLowerCase()}.`),
  openQuote: (row: number) =>
    unusable(`A quote opens after row ${row - 1} and never closes. Close it, or write it twice.`),
  rowTooLong: (row: number) =>
    unusable(`Row ${row} is too long. Perhaps a quote opens there and never closes.`),
  notReadable: (row: number) => unusable(`Row ${row} cannot be read as CSV.`),
  tooManyColumns: (count: number) =>
    unusable(`The file has ${count} columns in a row, and may have ${maxColumns}.`),
  tooManyRows: () =>
    unusable(`The file has more than ${maxRows.toLocaleString('en-IN')} rows. Please split it.`),
  noHeaders: () => unusable('The first row must hold the names of at least two columns.'),
  noRows: () => unusable('The file has a header and no rows.'),
  noKey: () =>
    new Refusal('no_key', 400, 'Please choose the column with the slug, the SKU or the name of a product.'),
  twice: (label: string) =>
    new Refusal('column_twice', 400, `${label} is chosen for two columns. Choose it for one.`),
  wrongMapping: () =>
    new Refusal('wrong_mapping', 400, 'Please choose a field for each column of this file.'),
};
