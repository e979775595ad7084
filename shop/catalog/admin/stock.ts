import { z } from 'zod';
import { cursorField, pageSchema } from '#platform/admin/list.ts';
import { dayField } from '#platform/day-field.ts';
import { defineEndpoint } from '#platform/endpoint.ts';
import { type StockReason, stockReasons } from '../stock-reasons.ts';
import { changeForm, countField, deliveryForm } from './stock-change.ts';

const tag = 'Staff: stock';
/** An id of a row in the database. */
const id = z
  .string()
  .regex(/^\d{1,9}$/, 'This is no number.')
  .transform(Number);
const params = z.object({ id });
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
  combos: z.array(z.string()).meta({ description: 'The combos that it is a part of.' }),
  daysLeft: z.int().nullable().meta({
    description:
      'How many days the stock lasts at the pace of the last days, as in the reports. Null without a sale in them.',
  }),
});

export type StockRow = z.infer<typeof rowSchema>;

/** A row of the database. The entry point adds the pace, since reports know it. */
export type OnHand<Row extends StockRow> = Omit<Row, 'daysLeft'>;

const stockSchema = rowSchema.extend({
  version: z.int(),
  minShelfLifeDays: z.int(),
  lowAt: z
    .int()
    .meta({ description: 'The number of the shop, which counts without one of its own. 0: none.' }),
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
  before: dayField.optional().meta({ description: 'Products whose stock runs out before this day.' }),
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

const receive = defineEndpoint({
  method: 'POST',
  path: '/api/admin/stock/deliveries',
  summary: 'Receives the batches of several products, all or none',
  who: 'staff',
  tag,
  body: deliveryForm,
  response: z.object({
    rows: z.array(stockSchema.pick({ id: true, name: true, stock: true, onShelf: true })),
  }),
  refuses: [400, 404, 409],
});

const setReorder = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/stock/{id}/reorder',
  summary: 'Sets the stock at which a product counts as low',
  who: 'staff',
  tag,
  params,
  body: z.object({ version: z.int().min(0), reorderAt: countField.nullable() }),
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
  receive,
  setReorder,
  history,
  listBatches,
  getBatch,
  batchOrders,
};
