import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { partBytes } from '#platform/file-parts.ts';
import { selectionForm } from '#platform/admin/list.ts';
import { productFilters } from '../contract.ts';
import { productFields, rowId, stateNames } from '../product-fields.ts';
import { type BulkState, bulkStates, maxColumns, rowResults, type RowResult } from './bulk-change.ts';
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
  plannedBy: z
    .string()
    .meta({ description: 'The name at the time, as the next. Empty before names were stored.' }),
  startedBy: z.string().meta({ description: 'Of the newest run or undo. Empty before the first.' }),
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
  response: z.array(
    bulkSchema.pick({
      id: true,
      kind: true,
      name: true,
      state: true,
      createdAt: true,
      plannedBy: true,
      startedBy: true,
    }),
  ),
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
  summary: 'Stops after the rows under way; done rows stay done',
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

const percent = z.number().min(-90, 'At least −90').max(900, 'At most 900');
const price = z.discriminatedUnion('by', [
  z.object({ field: z.literal('mrp'), by: z.literal('percent'), value: percent }),
  z.object({ field: z.literal('mrp'), by: z.literal('rupees'), value: z.number().min(-1e6).max(1e6) }),
]);
const edit = z.discriminatedUnion('field', [
  price,
  z.object({ field: z.literal('discountPercent'), value: productFields.shape.discountPercent }),
  z.object({ field: z.literal('sellingPrice'), value: productFields.shape.sellingPrice.unwrap() }),
  z.object({ field: z.literal('categoryId'), value: rowId }),
  z.object({ field: z.literal('productClass'), value: productFields.shape.productClass.exclude(['']) }),
  z.object({ field: z.literal('hsn'), value: productFields.shape.hsn.min(4, 'An HSN has 4, 6 or 8 digits') }),
  z.object({ field: z.literal('state'), value: z.enum(stateNames) }),
]);

const editForm = z.object({ selected: selectionForm(productFilters), edit });

export type AskedEdit = z.infer<typeof editForm>;

const planEdit = defineEndpoint({
  method: 'POST',
  path: '/api/admin/bulk-changes/edits',
  summary: 'Plans one change for the selected products, and shows it before anything changes',
  who: 'staff',
  tag,
  body: editForm,
  response: bulkSchema,
  refuses: [400, 404, 409, 422],
});

const exported = defineEndpoint({
  method: 'GET',
  path: '/api/admin/products.csv',
  summary: 'Every product with the columns of the import; importing it changes nothing',
  who: 'staff',
  tag,
  media: 'text/csv; charset=utf-8',
  response: z.custom<AsyncGenerator<string>>(),
  limit: { name: 'product-export', perUser: 20, perNetwork: 60, windowSeconds: 600 },
});

export const endpoints = {
  list,
  get,
  listRows,
  upload,
  savePart,
  look,
  check,
  start,
  stop,
  undo,
  refused,
  planEdit,
  exported,
};
