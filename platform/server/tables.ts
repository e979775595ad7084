import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { authorNameColumn } from './changes/author-name.ts';
import type { EmailState } from '../emails/email-log.ts';
import type { ChangeAction, Values } from '../logged-change.ts';

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

/** Changed data of public pages. Triggers write it in the transaction of the change, so no writer can forget it. */
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
    purpose: varchar({ length: 10 }).notNull().$type<'import' | 'picture' | 'statement'>(),
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

/**
 * A change of staff, written in its transaction. A trigger refuses every other write than an insert. The values hold no
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
