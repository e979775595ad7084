import { index, integer, pgTable, serial, text, timestamp, varchar } from 'drizzle-orm/pg-core';

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
