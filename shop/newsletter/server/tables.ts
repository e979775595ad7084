import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  timestamp,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { authorNameColumn } from '#platform/server/changes/author-name.ts';
import { products } from '#shop/catalog/server/tables.ts';
import type { IssueData } from '../issue-fields.ts';
import type { IssueState, RecipientState } from '../issue-states.ts';

/** Subscribers get the newsletter between confirmation and unsubscription. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  email: varchar({ length: 254 }).notNull().unique(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true }),
  /** The mail server refused the address. Issues leave it out until the subscriber confirms again. */
  refusedAt: timestamp('refused_at', { withTimezone: true }),
});

/** Issues of the newsletter. An issue keeps its words once it is on its way. */
export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    id: serial().primaryKey(),
    state: varchar({ length: 10 }).notNull().default('draft').$type<IssueState>(),
    data: jsonb().notNull().$type<IssueData>(),
    /** Rises with each save and step. A save with an older one is stale. */
    revision: integer().notNull().default(1),
    /** Why the owner sends it in spite of a warning. */
    reason: varchar({ length: 500 }).notNull().default(''),
    /** Why it did not leave, or does not go on. */
    problem: varchar({ length: 500 }).notNull().default(''),
    authorId: integer('author_id'),
    authorName: authorNameColumn(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
    sendAt: timestamp('send_at', { withTimezone: true }),
    startedAt: timestamp('started_at', { withTimezone: true }),
    doneAt: timestamp('done_at', { withTimezone: true }),
    /** The process that sends it, and until when it may be silent. */
    runner: uuid(),
    runnerUntil: timestamp('runner_until', { withTimezone: true }),
  },
  (table) => [
    check(
      'newsletter_issues_state',
      sql`${table.state} in ('draft', 'scheduled', 'sending', 'stopped', 'done')`,
    ),
    check('newsletter_issues_hour', sql`(${table.state} = 'scheduled') = (${table.sendAt} is not null)`),
    check(
      'newsletter_issues_started',
      sql`(${table.state} in ('sending', 'stopped', 'done')) = (${table.startedAt} is not null)`,
    ),
    check('newsletter_issues_done', sql`(${table.state} = 'done') = (${table.doneAt} is not null)`),
  ],
);

/** The recipients of an issue, taken when it begins. The key lets each subscriber be there once. */
export const newsletterRecipients = pgTable(
  'newsletter_recipients',
  {
    issueId: integer('issue_id')
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    subscriberId: integer('subscriber_id')
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    state: varchar({ length: 12 }).notNull().default('waiting').$type<RecipientState>(),
    tries: smallint().notNull().default(0),
    /** The time of the state. A waiting letter is tried from this time on. */
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    error: varchar({ length: 300 }),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.subscriberId] }),
    check(
      'newsletter_recipients_state',
      sql`${table.state} in ('waiting', 'sent', 'refused', 'left_out', 'unsubscribed')`,
    ),
    index('newsletter_recipients_waiting')
      .on(table.issueId, table.at, table.subscriberId)
      .where(sql`${table.state} = 'waiting'`),
    index('newsletter_recipients_by_subscriber').on(table.subscriberId),
  ],
);

/** Addresses for one notice when the app appears. */
export const appLaunchSubscribers = pgTable('app_launch_subscribers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: varchar({ length: 80 }).notNull(),
  email: varchar({ length: 254 }).notNull().unique(),
  mobile: varchar({ length: 10 }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Requests for one email when a sold-out product is back. A row goes once the email is queued. */
export const backInStockRequests = pgTable(
  'back_in_stock_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    email: varchar({ length: 254 }).notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
    /** Null until the emailed link is followed. A request of a signed-in customer is confirmed at once. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  },
  (table) => [
    unique('back_in_stock_requests_once').on(table.productId, table.email),
    index('back_in_stock_requests_by_email').on(table.email),
  ],
);
