import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  timestamp,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { orders } from '#shop/orders/server/tables.ts';
import { authorNameColumn } from '#platform/server/changes/author-name.ts';
import type { ManifestOutcome } from '../manifest.ts';
import type { DocumentKind, DocumentState, LabelSheet } from '../documents.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A list of parcels that a rider took. A job closes it parcel by parcel. */
export const manifests = pgTable(
  'hand_overs',
  {
    /** The client's UUID: a repeated request makes no second list. */
    id: uuid().primaryKey(),
    authorId: integer('author_id').notNull(),
    authorName: authorNameColumn(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('hand_overs_by_time').on(table.createdAt, table.id)],
);

/** The parcels of a hand-over, in its sequence. */
export const manifestParcels = pgTable(
  'hand_over_parcels',
  {
    manifestId: uuid('hand_over_id')
      .notNull()
      .references(() => manifests.id),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    position: smallint().notNull(),
    /** Null until the job comes to it. */
    outcome: varchar({ length: 20 }).$type<ManifestOutcome>(),
    /** Why the parcel is not handed over, in words. */
    problem: varchar({ length: 200 }).notNull().default(''),
    waybill: varchar({ length: 60 }).notNull().default(''),
    /** The rider left it, until a later list takes it. */
    leftAt: timestamp('left_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.manifestId, table.orderId] }),
    index('hand_over_parcels_by_order').on(table.orderId),
    index('hand_over_parcels_left')
      .on(table.leftAt)
      .where(sql`${table.leftAt} is not null`),
  ],
);

/** A PDF that a job draws for many orders. It holds names and addresses, so it is deleted after a day. */
export const parcelDocuments = pgTable(
  'parcel_papers',
  {
    /** The client's UUID: a repeated request makes no second file. */
    id: uuid().primaryKey(),
    kind: varchar({ length: 20 }).notNull().$type<DocumentKind>(),
    authorId: integer('author_id').notNull(),
    authorName: authorNameColumn(),
    manifestId: uuid('hand_over_id').references(() => manifests.id),
    /** Labels on sheets of A4, and where they begin. Null for one a page. */
    sheet: jsonb().$type<LabelSheet>(),
    state: varchar({ length: 10 }).notNull().default('waiting').$type<DocumentState>(),
    pdf: bytea(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('parcel_papers_by_age').on(table.createdAt),
    check('parcel_papers_state', sql`${table.state} in ('waiting', 'done', 'failed')`),
    check('parcel_papers_done', sql`(${table.state} = 'done') = (${table.pdf} is not null)`),
  ],
);

/** The orders of a PDF, in its sequence. */
export const parcelDocumentOrders = pgTable(
  'parcel_paper_orders',
  {
    documentId: uuid('paper_id')
      .notNull()
      .references(() => parcelDocuments.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    position: smallint().notNull(),
    /** Null until its page is drawn, then empty or the reason why it has none. */
    problem: varchar({ length: 200 }),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.orderId] }),
    index('parcel_paper_orders_by_order').on(table.orderId),
  ],
);
