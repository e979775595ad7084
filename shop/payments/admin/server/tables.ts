import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, timestamp, varchar } from 'drizzle-orm/pg-core';
import { authorNameColumn } from '#platform/server/changes/author-name.ts';
import { type BlockKind, blockKindNames } from '../../block-kinds.ts';

const kinds = sql.raw(blockKindNames.map((kind) => `'${kind}'`).join(', '));

/** Customers who get no order with cash on delivery until a day. A row that ends stays for a month. */
export const cashBlocks = pgTable(
  'cash_blocks',
  {
    id: serial().primaryKey(),
    kind: varchar({ length: 10 }).notNull().$type<BlockKind>(),
    /** The id of an account, ten digits, six digits, or the pincode and hash of an address (`addressHash`). */
    value: varchar({ length: 80 }).notNull(),
    reason: varchar({ length: 200 }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    authorId: integer('author_id').notNull(),
    authorName: authorNameColumn(),
    endedBy: integer('ended_by'),
    endedByName: authorNameColumn('ended_by_name'),
  },
  (table) => [
    check('cash_blocks_kind', sql`${table.kind} in (${kinds})`),
    check('cash_blocks_reason', sql`${table.reason} <> ''`),
    index('cash_blocks_by_value').on(table.kind, table.value, table.endsAt),
    index('cash_blocks_by_end').on(table.endsAt, table.id),
  ],
);
