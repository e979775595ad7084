import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { authorNameColumn } from '#platform/server/changes/author-name.ts';
import {
  type GrievanceEvent,
  grievanceStateNames,
  type GrievanceState,
  type Outcome,
  type Topic,
} from '../states.ts';

const list = (names: readonly string[]) => sql.raw(names.map((name) => `'${name}'`).join(', '));

/** Complaints under the E-Commerce Rules 2020. The ticket number follows from the id. */
export const grievances = pgTable(
  'grievances',
  {
    id: serial().primaryKey(),
    /** The client's UUID, an idempotency key. */
    requestId: uuid('request_id').notNull().unique(),
    state: varchar({ length: 12 }).notNull().default('received').$type<GrievanceState>(),
    topic: varchar({ length: 12 }).notNull().$type<Topic>(),
    name: varchar({ length: 80 }).notNull(),
    email: varchar({ length: 254 }),
    phone: varchar({ length: 10 }),
    /** The customer named it. Nobody has proved that it is theirs. */
    orderNumber: varchar('order_number', { length: 20 }),
    words: text().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
    acknowledgedAt: timestamp('acknowledged_at', { withTimezone: true }),
    /** The last day of the month that the law gives. */
    redressBy: date('redress_by', { mode: 'string' }).notNull(),
    outcome: varchar({ length: 12 }).$type<Outcome>(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** The staff member who noted a complaint by phone. */
    notedBy: integer('noted_by'),
    notedByName: authorNameColumn('noted_by_name'),
    /** The customer deleted the account. An open complaint keeps its words until its answer. */
    erasureAskedAt: timestamp('erasure_asked_at', { withTimezone: true }),
  },
  (table) => [
    check('grievances_state', sql`${table.state} in (${list(grievanceStateNames)})`),
    check(
      'grievances_answered',
      sql`(${table.state} in ('answered', 'spam')) = (${table.answeredAt} is not null)`,
    ),
    check('grievances_outcome', sql`(${table.state} = 'answered') = (${table.outcome} is not null)`),
    index('grievances_by_state').on(table.state, table.receivedAt, table.id),
    index('grievances_by_time').on(table.receivedAt, table.id),
    index('grievances_by_email').on(table.email),
    index('grievances_by_order').on(table.orderNumber),
    index('grievances_by_answer').on(table.answeredAt),
  ],
);

/** The steps of staff, append-only but for an erasure. */
export const grievanceSteps = pgTable(
  'grievance_steps',
  {
    id: serial().primaryKey(),
    grievanceId: integer('grievance_id')
      .notNull()
      .references(() => grievances.id, { onDelete: 'cascade' }),
    event: varchar({ length: 12 }).notNull().$type<GrievanceEvent>(),
    /** The answer. Empty for other steps. */
    words: text().notNull().default(''),
    authorId: integer('author_id'),
    authorName: authorNameColumn(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('grievance_steps_by_grievance').on(table.grievanceId, table.id)],
);
