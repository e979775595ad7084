import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  timestamp,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { authorNameColumn } from '#platform/server/changes/author-name.ts';
import type { BankRowState, MatchCause, MatchKind, UndoCause } from '../bank.ts';
import type { Target } from '../statement-file/columns.ts';

/** A statement of the bank that staff read in. The shop keeps neither its file nor its name. */
export const bankStatements = pgTable('bank_statements', {
  id: serial().primaryKey(),
  /** The last four digits of the account. Empty when the file does not name it. */
  accountEnd: varchar('account_end', { length: 4 }).notNull(),
  fromDay: date('from_day', { mode: 'string' }).notNull(),
  toDay: date('to_day', { mode: 'string' }).notNull(),
  /** Credits, reversals and refunds that no earlier statement had, and those that one had. */
  added: integer().notNull(),
  known: integer().notNull(),
  /** Debits that are neither a reversal nor like a refund. The shop leaves them out. */
  leftOut: integer('left_out').notNull(),
  authorId: integer('author_id').notNull(),
  authorName: authorNameColumn(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** A credit of the account, a debit that takes one back, or one that may be a refund. A row that is not matched, or was put aside, goes after 90 days. */
export const bankRows = pgTable(
  'bank_rows',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    statementId: integer('statement_id')
      .notNull()
      .references(() => bankStatements.id),
    accountEnd: varchar('account_end', { length: 4 }).notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** Negative for a debit. */
    paise: bigint({ mode: 'number' }).notNull(),
    balancePaise: bigint('balance_paise', { mode: 'number' }),
    /** The UTR, or the UPI reference of 12 digits, as the bank wrote it. */
    reference: varchar({ length: 40 }),
    /** The narration with names, phones and UPI IDs masked. Empty once the row is matched with expected money. */
    note: varchar({ length: 160 }).notNull().default(''),
    /** The same for one movement of the account in every statement. */
    key: varchar({ length: 43 }).notNull(),
    state: varchar({ length: 10 }).notNull().default('open').$type<BankRowState>(),
    /** The credit that a reversal takes back, or the debit that a credit brings back. */
    reverses: bigint({ mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check(
      'bank_rows_state',
      sql`${table.state} in ('open', 'matched', 'reversed', 'reversal', 'out', 'paid', 'bounced', 'restored')`,
    ),
    check(
      'bank_rows_sign',
      sql`(${table.paise} < 0) = (${table.state} in ('reversal', 'out', 'paid', 'bounced')) and ${table.paise} <> 0`,
    ),
    uniqueIndex('bank_rows_once').on(table.accountEnd, table.key),
    index('bank_rows_by_state').on(table.state, table.day, table.id),
    index('bank_rows_by_reference').on(table.reference),
  ],
);

/** An expected credit that arrived. Its row and its credit have one match at a time. An undone one stays as its history. */
export const bankMatches = pgTable(
  'bank_matches',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    rowId: bigint('row_id', { mode: 'number' })
      .notNull()
      .references(() => bankRows.id, { onDelete: 'cascade' }),
    kind: varchar({ length: 12 }).notNull().$type<MatchKind>(),
    /** The id of the expected credit within its kind, or of the row that was put aside. */
    target: varchar({ length: 120 }).notNull(),
    label: varchar({ length: 120 }).notNull(),
    /** The page of the expected credit. Label and page are empty when the row was put aside. */
    link: varchar({ length: 120 }).notNull(),
    cause: varchar({ length: 10 }).notNull().$type<MatchCause>(),
    /** Null for a match by the reference. */
    authorId: integer('author_id'),
    authorName: authorNameColumn(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
    undoneCause: varchar('undone_cause', { length: 10 }).$type<UndoCause>(),
    undoneBy: integer('undone_by'),
    undoneByName: authorNameColumn('undone_by_name'),
  },
  (table) => [
    check('bank_matches_undone', sql`(${table.undoneAt} is null) = (${table.undoneCause} is null)`),
    uniqueIndex('bank_matches_of_row')
      .on(table.rowId)
      .where(sql`${table.undoneAt} is null`),
    uniqueIndex('bank_matches_of_credit')
      .on(table.kind, table.target)
      .where(sql`${table.undoneAt} is null`),
    index('bank_matches_by_row').on(table.rowId, table.id),
  ],
);

/** The columns that staff chose for files with these headers. */
export const bankLayouts = pgTable('bank_layouts', {
  key: varchar({ length: 43 }).primaryKey(),
  targets: jsonb().notNull().$type<(Target | null)[]>(),
});
