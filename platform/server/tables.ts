import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { authorNameColumn } from '../admin/server/author-name.ts';
import type { EmailState } from '../emails/email-log.ts';

export const rateCounters = pgTable(
  'rate_counters',
  {
    key: varchar({ length: 160 }).primaryKey(),
    count: integer().notNull(),
    resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_counters_by_reset').on(table.resetsAt)],
);

/** The built-in mailbox stores emails while MAIL_URL is not set. */
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

export const emailOutages = pgTable('mail_outages', {
  id: smallint().primaryKey(),
  since: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

export const emailLog = pgTable(
  'email_log',
  {
    id: serial().primaryKey(),
    recipient: varchar({ length: 254 }).notNull(),
    template: varchar({ length: 60 }).notNull(),
    about: varchar({ length: 40 }),
    subject: varchar({ length: 300 }),
    state: varchar({ length: 10 }).notNull().default('queued').$type<EmailState>(),
    error: varchar({ length: 300 }),
    tries: smallint().notNull().default(0),
    messageId: varchar('message_id', { length: 200 }),
    /** The email's data, sealed with the server key. An email with a code keeps none. */
    sealedData: text('sealed_data'),
    repeats: integer(),
    /** The staff member who sent it again. */
    askedBy: integer('asked_by'),
    askedByName: authorNameColumn('asked_by_name'),
    queuedAt: timestamp('queued_at', { withTimezone: true }).notNull().defaultNow(),
    /** The time of sending, of the last failure, or of the finding that the email is too late. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    index('email_log_by_recipient').on(table.recipient),
    index('email_log_by_about').on(table.about),
    index('email_log_by_time').on(table.queuedAt),
  ],
);

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** What public pages show and has changed. Triggers write it in the transaction of the change, so no writer can forget it. */
export const publicChanges = pgTable(
  'public_changes',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    xid: transactionId()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    /** Names in addresses, such as the id and slug of a product. None means that every page may have changed. */
    topics: text().array().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('public_changes_by_transaction').on(table.xid)],
);

/** A file that a staff member sends in parts. `result` names what the shop made of it. */
export const fileUploads = pgTable(
  'file_uploads',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer('user_id').notNull(),
    purpose: varchar({ length: 10 }).notNull().$type<'import' | 'picture'>(),
    bytes: integer().notNull(),
    result: varchar({ length: 60 }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('file_uploads_by_age').on(table.createdAt),
    index('file_uploads_by_user').on(table.userId, table.purpose, table.createdAt),
  ],
);

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The bytes of an upload, for a day. Any process takes the next part. */
export const fileParts = pgTable(
  'file_parts',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => fileUploads.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    content: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.number] })],
);
