import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  timestamp,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { authorNameColumn } from './author-name.ts';
import type { ChangeAction, Values } from '../change-log.ts';

/**
 * What staff changed, in the transaction of the change. A trigger refuses every other write than an insert. The values hold no
 * personal data of customers. `authorId` has no foreign key, since a row outlives the account of its author.
 */
export const changeLog = pgTable(
  'change_log',
  {
    /** Also the version of the entity after this change. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: varchar({ length: 40 }).notNull(),
    entityId: varchar('entity_id', { length: 80 }).notNull(),
    action: varchar({ length: 10 }).notNull().$type<ChangeAction>(),
    /** Null for a command, a job or a customer. */
    authorId: integer('author_id'),
    authorName: authorNameColumn(),
    /** A customer made the change, such as by the link of an email. The log names none. */
    byCustomer: boolean('by_customer').notNull().default(false),
    /** The changed fields alone. Null before a creation. */
    before: jsonb().$type<Values>(),
    /** Null after a deletion. */
    after: jsonb().$type<Values>(),
    /** The change that this one took back. */
    undoes: bigint({ mode: 'number' }),
    /** Changes that one step made together, such as a bulk edit or an import. */
    batch: uuid(),
    changedAt: timestamp('changed_at', { withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    index('change_log_by_entity').on(table.kind, table.entityId, table.id),
    index('change_log_by_author').on(table.authorId, table.changedAt, table.id),
    index('change_log_by_kind').on(table.kind, table.changedAt, table.id),
    index('change_log_by_time').on(table.changedAt, table.id),
    index('change_log_undone')
      .on(table.undoes)
      .where(sql`${table.undoes} is not null`),
    index('change_log_by_batch')
      .on(table.batch)
      .where(sql`${table.batch} is not null`),
    check('change_log_action', sql`${table.action} in ('create', 'change', 'delete', 'undo')`),
    check('change_log_says_something', sql`${table.before} is not null or ${table.after} is not null`),
  ],
);

/** Search and filters of a list that a staff member keeps under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: serial().primaryKey(),
    userId: integer('user_id').notNull(),
    list: varchar({ length: 40 }).notNull(),
    name: varchar({ length: 60 }).notNull(),
    query: varchar({ length: 500 }).notNull(),
  },
  (table) => [unique('saved_views_name').on(table.userId, table.list, table.name)],
);
