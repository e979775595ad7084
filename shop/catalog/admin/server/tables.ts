import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  timestamp,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { authorNameColumn } from '#platform/server/changes/author-name.ts';
import type { BulkState, FileLook, Mapping, RowExtras, RowProblem, RowResult } from '../bulk/bulk-change.ts';
import type { FieldChange } from '#platform/logged-change.ts';
import type { AskedEdit } from '../bulk/contract.ts';
import type { ProductValues } from '../product-fields.ts';

/** A change of many products: by a file, or by a selection of staff. `authorId` outlives the account of its author. */
export const bulkChanges = pgTable(
  'bulk_changes',
  {
    id: serial().primaryKey(),
    kind: varchar({ length: 10 }).notNull().$type<'file' | 'edit'>(),
    authorId: integer('author_id').notNull(),
    authorName: authorNameColumn(),
    /** The staff member who started the run or the undo. The log names them for its rows. */
    startedBy: integer('started_by'),
    startedByName: authorNameColumn('started_by_name'),
    /** The name of the file, or the edit in words. */
    name: varchar({ length: 200 }).notNull(),
    bytes: integer().notNull().default(0),
    /** The bytes of its file, which are kept for a day. */
    uploadId: uuid('upload_id'),
    state: varchar({ length: 12 }).notNull().$type<BulkState>(),
    /** Why the file cannot be used, in words. */
    problem: varchar({ length: 500 }),
    look: jsonb().$type<FileLook>(),
    mapping: jsonb().$type<Mapping>(),
    /** The fields of a bulk edit, and its products. */
    asked: jsonb().$type<AskedEdit>(),
    /** Marks its changes in the change log. */
    batch: uuid()
      .notNull()
      .default(sql`gen_random_uuid()`),
    /** The last row that was done, and the last change that was undone. */
    position: integer().notNull().default(0),
    undoPosition: bigint('undo_position', { mode: 'number' }),
    /** The process that runs it. After `runnerUntil` another one may. */
    runner: uuid(),
    runnerUntil: timestamp('runner_until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('bulk_changes_by_age').on(table.createdAt),
    check(
      'bulk_changes_state',
      sql`${table.state} in ('uploading', 'uploaded', 'checking', 'checked', 'running', 'stopped', 'done', 'undoing', 'undone', 'failed')`,
    ),
  ],
);

/** The plan of each row of a bulk change, and its outcome. */
export const bulkRows = pgTable(
  'bulk_rows',
  {
    changeId: integer('change_id')
      .notNull()
      .references(() => bulkChanges.id, { onDelete: 'cascade' }),
    /** The row as a spreadsheet counts it. The header is the first. */
    number: integer().notNull(),
    name: varchar({ length: 200 }).notNull(),
    result: varchar({ length: 10 }).notNull().$type<RowResult>(),
    productId: integer('product_id'),
    /** The version of the product that the preview showed. */
    version: bigint({ mode: 'number' }).notNull().default(0),
    fields: jsonb().notNull().$type<Partial<ProductValues>>(),
    changes: jsonb().notNull().$type<FieldChange[]>(),
    /** Units that the row adds to the stock or takes from it. */
    stockChange: integer('stock_change').notNull().default(0),
    extras: jsonb().notNull().default({}).$type<RowExtras>(),
    problems: jsonb().notNull().$type<RowProblem[]>(),
    cells: jsonb().notNull().$type<string[]>(),
    doneAt: timestamp('done_at', { withTimezone: true }),
    /** Why an undo left the row as it is. */
    kept: varchar({ length: 500 }),
  },
  (table) => [
    primaryKey({ columns: [table.changeId, table.number] }),
    index('bulk_rows_by_result').on(table.changeId, table.result, table.number),
    index('bulk_rows_by_product').on(table.changeId, table.productId),
    check('bulk_rows_result', sql`${table.result} in ('create', 'change', 'unchanged', 'refused')`),
  ],
);
