import { index, integer, pgTable, serial, smallint, text, timestamp, varchar } from 'drizzle-orm/pg-core';
import type { EmailState } from '../email-log.ts';

/** How often something was done in a window of time: the counters behind every limit. */
export const rateCounters = pgTable(
  'rate_counters',
  {
    key: varchar({ length: 160 }).primaryKey(),
    count: integer().notNull(),
    resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_counters_by_reset').on(table.resetsAt)],
);

/** What the built-in mailbox holds while no MAIL_URL is set. */
export const mailboxMessages = pgTable(
  'mailbox_messages',
  {
    id: serial().primaryKey(),
    recipient: varchar({ length: 254 }).notNull(),
    subject: varchar({ length: 300 }).notNull(),
    html: text().notNull(),
    plainText: text('plain_text').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('mailbox_messages_newest').on(table.sentAt.desc().nullsFirst())],
);

/** One row while no email can be sent. */
export const emailOutages = pgTable('mail_outages', {
  id: smallint().primaryKey(),
  since: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** What went to whom. A row is written with the mail's job, in the transaction that causes the mail. */
export const emailLog = pgTable(
  'email_log',
  {
    id: serial().primaryKey(),
    /** Empty once its account is deleted. */
    recipient: varchar({ length: 254 }).notNull(),
    template: varchar({ length: 60 }).notNull(),
    /** What the mail is about, as people name it: an order's number. */
    about: varchar({ length: 40 }),
    /** Known once the mail is rendered. */
    subject: varchar({ length: 300 }),
    state: varchar({ length: 10 }).notNull().default('queued').$type<EmailState>(),
    error: varchar({ length: 300 }),
    tries: smallint().notNull().default(0),
    messageId: varchar('message_id', { length: 200 }),
    /** What it shows, sealed with the server key, to render it again. Nothing of a code's mail is kept. */
    sealedData: text('sealed_data'),
    /** The mail that this one repeats, and the person of the staff who asked for it. */
    repeats: integer(),
    askedBy: integer('asked_by'),
    queuedAt: timestamp('queued_at', { withTimezone: true }).notNull().defaultNow(),
    /** When it was sent, failed last, or was found too late. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    index('email_log_by_recipient').on(table.recipient),
    index('email_log_by_about').on(table.about),
    index('email_log_by_time').on(table.queuedAt),
  ],
);
