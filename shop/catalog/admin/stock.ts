import { z } from 'zod';
import { dayField } from '#platform/day-field.ts';
import { cursorField, pageSchema } from '#platform/admin/list.ts';
import { defineEndpoint } from '#platform/endpoint.ts';
import { type StockReason, stockReasons } from '../stock-reasons.ts';

const tag = 'Staff: stock';
/** An id of a row in the database. */
const id = z
  .string()
  .regex(/^\d{1,9}$/, 'This is no number.')
  .transform(Number);
const params = z.object({ id });
const maxUnits = 100_000;
const units = z.int('Type a whole number.').min(1, 'At least 1.').max(maxUnits, `At most ${maxUnits}.`);
const count = z.int('Type a whole number.').min(0, 'At least 0.').max(maxUnits, `At most ${maxUnits}.`);
const batchId = z
  .int()
  .min(1)
  .max(999_999_999)
  .nullable()
  .meta({ description: 'Null lets the shop choose: first-expiring-first.' });

/** The reasons that staff choose, in the order of a working day. */
export const staffReasons = [
  'received',
  'counted',
  'damaged',
  'given_away',
  'expired',
  'returned',
] as const satisfies readonly StockReason[];

const changeId = z
  .uuid()
  .meta({ description: 'Made by the client for each change. The same id again changes nothing.' });
const note = z.string().trim().max(200, 'At most 200 characters.').default('');
const always = { id: changeId, note };

const changeForm = z.discriminatedUnion('reason', [
  z.strictObject({
    reason: z.literal('received'),
    ...always,
    number: z.string().trim().min(1, 'Type the number on the label.').max(40, 'At most 40 characters.'),
    madeOn: dayField.nullable(),
    bestBefore: dayField.nullable(),
    units,
  }),
  z.strictObject({
    reason: z.literal('counted'),
    ...always,
    counted: count,
    seen: count.meta({ description: 'The units on the shelf that the staff member saw.' }),
    batchId,
  }),
  z.strictObject({ reason: z.enum(['damaged', 'given_away', 'expired']), ...always, units, batchId }),
  z.strictObject({
    reason: z.literal('returned'),
    ...always,
    units,
    orderNumber: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^AR-\d{1,12}$/, 'An order number looks like AR-1000012.'),
  }),
]);

export type AskedChange = z.output<typeof changeForm>;

const batchSchema = z.object({
  id: z.int(),
  number: z.string().meta({ description: 'Empty for the opening stock.' }),
  madeOn: z.string().nullable(),
  bestBefore: z.string().nullable(),
  leavesOn: z.string().nullable().meta({ description: 'The day on which it leaves the stock for its age.' }),
  units: z.int(),
});

export type BatchOfStaff = z.infer<typeof batchSchema>;

const rowSchema = z.object({
  id: z.int(),
  name: z.string(),
  stock: z.int(),
  onShelf: z.int(),
  nearestBestBefore: z.string().nullable(),
  reorderAt: z.int().nullable(),
  isLow: z.boolean(),
});

export type StockRow = z.infer<typeof rowSchema>;

const stockSchema = rowSchema.extend({
  version: z.int(),
  minShelfLifeDays: z.int(),
  tooOld: z.int().meta({ description: 'Units that are too old and wait for orders that are not packed.' }),
  batches: z.array(batchSchema),
});

export type ProductStock = z.infer<typeof stockSchema>;

const movementSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  reason: z.enum(Object.keys(stockReasons) as [StockReason, ...StockReason[]]),
  change: z.int(),
  batches: z.string(),
  note: z.string(),
  who: z.string(),
  orderNumber: z.string().nullable(),
});

export type StockMovement = z.infer<typeof movementSchema>;

export const stockSorts = ['name', 'newest'] as const;

const listQuery = z.object({
  cursor: cursorField,
  q: z.string().trim().max(100).optional(),
  show: z.enum(['low', 'expiring', 'out']).optional(),
  sort: z.enum(stockSorts).optional(),
});

export type StockQuery = z.infer<typeof listQuery>;

const list = defineEndpoint({
  method: 'GET',
  path: '/api/admin/stock',
  summary: 'The stock of every product but combos, a page of 50',
  who: 'staff',
  tag,
  query: listQuery,
  response: pageSchema(rowSchema),
  refuses: [400],
});

const get = defineEndpoint({
  method: 'GET',
  path: '/api/admin/stock/{id}',
  summary: 'The stock of a product and its batches, in the order in which they leave',
  who: 'staff',
  tag,
  params,
  response: stockSchema,
  refuses: [404, 409],
});

const change = defineEndpoint({
  method: 'POST',
  path: '/api/admin/stock/{id}/changes',
  summary: 'Changes the stock of a product for a reason: a delivery, a count, a loss, a return',
  who: 'staff',
  tag,
  params,
  body: changeForm,
  response: stockSchema,
  refuses: [400, 404, 409],
});

const setReorder = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/stock/{id}/reorder',
  summary: 'Sets the stock at which a product counts as low',
  who: 'staff',
  tag,
  params,
  body: z.object({ version: z.int().min(0), reorderAt: count.nullable() }),
  response: stockSchema,
  refuses: [400, 404, 409],
});

const history = defineEndpoint({
  method: 'GET',
  path: '/api/admin/stock/{id}/history',
  summary: 'Every change of the stock of a product, newest first, 50 at a time',
  who: 'staff',
  tag,
  params,
  query: z.object({ cursor: cursorField }),
  response: pageSchema(movementSchema),
  refuses: [400],
});

const listedBatch = batchSchema.extend({ productId: z.int(), productName: z.string() });

export type ListedBatch = z.infer<typeof listedBatch>;

const listBatches = defineEndpoint({
  method: 'GET',
  path: '/api/admin/batches',
  summary: 'Delivered batches, newest first, by number',
  who: 'staff',
  tag,
  query: z.object({ cursor: cursorField, q: z.string().trim().max(40).optional() }),
  response: pageSchema(listedBatch),
  refuses: [400],
});

const getBatch = defineEndpoint({
  method: 'GET',
  path: '/api/admin/batches/{id}',
  summary: 'A batch',
  who: 'staff',
  tag,
  params,
  response: listedBatch,
  refuses: [404],
});

const batchOrderSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  orderNumber: z.string(),
  state: z.string(),
  units: z.int().meta({ description: 'Minus for units that came back.' }),
  reason: z.enum(['packed', 'unpacked', 'cancelled', 'returned', 'undone']),
});

export type BatchOrder = z.infer<typeof batchOrderSchema>;

const batchOrders = defineEndpoint({
  method: 'GET',
  path: '/api/admin/batches/{id}/orders',
  summary: 'The orders that got units of a batch, or gave them back, newest first, without customers',
  who: 'staff',
  tag,
  params,
  query: z.object({ cursor: cursorField }),
  response: pageSchema(batchOrderSchema),
  refuses: [400],
});

export const endpoints = {
  list,
  get,
  change,
  setReorder,
  history,
  listBatches,
  getBatch,
  batchOrders,
};
