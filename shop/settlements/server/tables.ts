import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { authorNameColumn } from '#platform/server/changes/author-name.ts';
import { payments } from '#shop/payments/server/tables.ts';
import type { SettledKind } from '#shop/payments/settled-row.ts';
import type { FileResult, TaskEnd, TaskKind } from '../settlement.ts';

/** The payouts of providers, row by row. The shop only adds rows. Amounts are below zero where the provider takes money. */
export const settlementRows = pgTable(
  'settlement_rows',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: varchar({ length: 20 }).notNull(),
    kind: varchar({ length: 20 }).notNull().$type<SettledKind>(),
    /** The provider's id of the payment, refund or event. */
    entityId: varchar('entity_id', { length: 80 }).notNull(),
    providerPaymentId: varchar('provider_payment_id', { length: 80 }),
    /** Of a refund, where the provider names it by the shop's id. */
    refundId: uuid('refund_id'),
    /** The name of the order at the provider, so that a person finds a row that the shop does not know. */
    receipt: varchar({ length: 60 }),
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    /** Without its GST. */
    feePaise: bigint('fee_paise', { mode: 'number' }).notNull(),
    taxPaise: bigint('tax_paise', { mode: 'number' }).notNull(),
    /** The difference between the amount less its charges and the part of the settlement, such as a fee from a prepaid credit. */
    otherPaise: bigint('other_paise', { mode: 'number' }).notNull(),
    netPaise: bigint('net_paise', { mode: 'number' }).notNull(),
    settlementId: varchar('settlement_id', { length: 80 }).notNull(),
    utr: varchar({ length: 60 }),
    /** The day in India of the settlement. */
    day: date({ mode: 'string' }).notNull(),
    /** The first row about the same thing, when this one is in another settlement. */
    repeats: bigint({ mode: 'number' }),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check(
      'settlement_rows_net',
      sql`${table.netPaise} = ${table.amountPaise} - ${table.feePaise} - ${table.taxPaise} + ${table.otherPaise}`,
    ),
    check(
      'settlement_rows_kind',
      sql`${table.kind} in ('payment', 'refund', 'refund_reversal', 'chargeback', 'chargeback_reversal', 'adjustment')`,
    ),
    uniqueIndex('settlement_rows_once').on(table.provider, table.kind, table.entityId, table.settlementId),
    index('settlement_rows_by_settlement').on(table.provider, table.settlementId),
    index('settlement_rows_by_day').on(table.day, table.id),
  ],
);

/** The transfer of a settlement, as its provider says. Its rows have to make the same sum. The shop only adds rows. */
export const settlementTotals = pgTable(
  'settlement_totals',
  {
    provider: varchar({ length: 20 }).notNull(),
    settlementId: varchar('settlement_id', { length: 80 }).notNull(),
    utr: varchar({ length: 60 }),
    paise: bigint({ mode: 'number' }).notNull(),
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.settlementId] })],
);

/** Entries of staff in the book of money about money of providers: a payment of before, and what they write off. The shop only adds rows. */
export const moneyEntries = pgTable(
  'money_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: varchar({ length: 12 }).notNull().$type<'opening' | 'written_off'>(),
    provider: varchar({ length: 20 }).notNull(),
    /** One of both. */
    paymentId: uuid('payment_id').references(() => payments.id),
    rowId: bigint('row_id', { mode: 'number' }).references(() => settlementRows.id),
    /** Adds to what the provider owes, or to what is unmatched. */
    paise: bigint({ mode: 'number' }).notNull(),
    taskId: integer('task_id').unique(),
    note: varchar({ length: 300 }).notNull(),
    authorId: integer('author_id').notNull(),
    authorName: authorNameColumn(),
    bookedAt: timestamp('booked_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('money_entries_kind', sql`${table.kind} in ('opening', 'written_off')`),
    check('money_entries_subject', sql`(${table.paymentId} is null) <> (${table.rowId} is null)`),
    uniqueIndex('money_entries_opening')
      .on(table.paymentId)
      .where(sql`${table.kind} = 'opening'`),
    index('money_entries_by_payment').on(table.paymentId),
  ],
);

/** Work about money with both figures. The row stays when the work is done. */
export const settlementTasks = pgTable(
  'settlement_tasks',
  {
    id: serial().primaryKey(),
    kind: varchar({ length: 12 }).notNull().$type<TaskKind>(),
    provider: varchar({ length: 40 }).notNull(),
    paymentId: uuid('payment_id').references(() => payments.id),
    rowId: bigint('row_id', { mode: 'number' }).references(() => settlementRows.id),
    orderNumber: varchar('order_number', { length: 20 }),
    settlementId: varchar('settlement_id', { length: 80 }),
    /** The figures of the shop and of the provider, in paise. */
    oursPaise: bigint('ours_paise', { mode: 'number' }).notNull(),
    theirsPaise: bigint('theirs_paise', { mode: 'number' }).notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
    /** The person who asked to close it, when a second person has to agree. */
    reason: varchar({ length: 300 }).notNull().default(''),
    askedBy: integer('asked_by'),
    askedByName: authorNameColumn('asked_by_name'),
    askedAt: timestamp('asked_at', { withTimezone: true }),
    /** Of the request about cash, so that a repeated one asks once. */
    requestId: uuid('request_id').unique(),
    ending: varchar({ length: 10 }).$type<TaskEnd>(),
    endedBy: integer('ended_by'),
    endedByName: authorNameColumn('ended_by_name'),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    check('settlement_tasks_ended', sql`(${table.ending} is null) = (${table.endedAt} is null)`),
    index('settlement_tasks_open')
      .on(table.madeAt, table.id)
      .where(sql`${table.ending} is null`),
    uniqueIndex('settlement_tasks_of_row')
      .on(table.rowId, table.kind)
      .where(sql`${table.rowId} is not null`),
    uniqueIndex('settlement_tasks_of_payment')
      .on(table.paymentId)
      .where(sql`${table.kind} = 'missing' and ${table.ending} is null`),
    uniqueIndex('settlement_tasks_of_total')
      .on(table.provider, table.settlementId)
      .where(sql`${table.kind} = 'total' and ${table.ending} is null`),
    index('settlement_tasks_closed')
      .on(table.endedAt, table.id)
      .where(sql`${table.ending} = 'closed'`),
    index('settlement_tasks_ended_by').on(table.endedBy, table.endedAt),
  ],
);

/** The number of a provider's invoice about its fees of a month, which its own documents give. */
export const feeInvoices = pgTable(
  'fee_invoices',
  {
    provider: varchar({ length: 20 }).notNull(),
    /** 2026-11 */
    month: varchar({ length: 7 }).notNull(),
    number: varchar({ length: 40 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.month] })],
);

/** A file of a provider's dashboard. Its bytes go once it is recorded. Rows in words for staff: new, known, changed, not settled, unreadable. */
export const settlementFiles = pgTable('settlement_files', {
  id: serial().primaryKey(),
  provider: varchar({ length: 20 }).notNull(),
  name: varchar({ length: 200 }).notNull(),
  bytes: integer().notNull(),
  uploadId: uuid('upload_id'),
  state: varchar({ length: 10 })
    .notNull()
    .default('uploading')
    .$type<'uploading' | 'waiting' | 'recorded' | 'refused'>(),
  result: jsonb().$type<FileResult>(),
  /** Why the shop refuses the whole file. Nothing of it is recorded. */
  problem: varchar({ length: 300 }),
  authorId: integer('author_id').notNull(),
  authorName: authorNameColumn(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
