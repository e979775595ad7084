import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
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
import type { AccessKind } from '../access-kinds.ts';
import { type PhoneRequestKind, phoneRequestKindNames } from '../phone-requests.ts';
import type { StaffRole } from '../staff.ts';

export type Purpose =
  | 'register'
  | 'login'
  | 'email-change'
  | 'account-deletion'
  | 'deletion-link'
  | 'browser-link';

export const users = pgTable(
  'users',
  {
    id: serial().primaryKey(),
    /** Canonical, the only form for comparisons. */
    email: varchar({ length: 254 }).notNull().unique(),
    firstName: varchar('first_name', { length: 80 }).notNull(),
    lastName: varchar('last_name', { length: 80 }).notNull(),
    mobile: varchar({ length: 10 }),
    gender: varchar({ length: 10 }),
    profilePictureUrl: varchar('profile_picture_url', { length: 200 }).notNull().default(''),
    pendingEmail: varchar('pending_email', { length: 254 }),
    /** Null for a customer; set by `npm run staff`. */
    staffRole: varchar('staff_role', { length: 10 }).$type<StaffRole>(),
    /** The linked Google account; its email may change. */
    googleIssuer: varchar('google_issuer', { length: 200 }),
    googleSub: varchar('google_sub', { length: 255 }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('users_by_inbox').on(sql`inbox_of(${table.email})`),
    unique('users_google_account').on(table.googleIssuer, table.googleSub),
    check(
      'users_staff_role',
      sql`${table.staffRole} in ('owner', 'packer', 'support', 'content', 'accountant')`,
    ),
  ],
);

/** One-time codes and links, stored as hashes. The newest code of each browser is valid. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    id: uuid().primaryKey(),
    email: varchar({ length: 254 }).notNull(),
    purpose: varchar({ length: 20 }).notNull().$type<Purpose>(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    firstName: varchar('first_name', { length: 80 }),
    lastName: varchar('last_name', { length: 80 }),
    codeHash: varchar('code_hash', { length: 64 }).notNull(),
    /** Hash of the asking browser's cookie, which has its own tries. */
    browserHash: varchar('browser_hash', { length: 64 }).notNull(),
    /** The request came without a cookie. Such requests share one slot. */
    withoutCookie: boolean('without_cookie').notNull().default(false),
    ownTries: smallint('own_tries').notNull().default(0),
    otherTries: smallint('other_tries').notNull().default(0),
    usedAt: timestamp('used_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('sign_in_codes_newest').on(table.email, table.purpose, table.createdAt.desc().nullsFirst()),
  ],
);

/** A browser in which the owner of an email has signed in. Strangers cannot use up its budget of codes. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    email: varchar({ length: 254 }).notNull(),
    browserHash: varchar('browser_hash', { length: 64 }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.browserHash] }),
    index('known_browsers_by_browser').on(table.browserHash),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: serial().primaryKey(),
    tokenHash: varchar('token_hash', { length: 64 }).notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: varchar('user_agent', { length: 200 }).notNull().default(''),
    /** When a staff member last proved the second factor in this session. */
    secondFactorAt: timestamp('second_factor_at', { withTimezone: true }),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
);

/** Uploaded profile pictures. `users` has the one in use. */
export const avatars = pgTable(
  'avatars',
  {
    id: serial().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    path: varchar({ length: 200 }).notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('avatars_by_user').on(table.userId)],
);

/** Changes of email that the old address may still undo. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: serial().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    oldEmail: varchar('old_email', { length: 254 }).notNull(),
    newEmail: varchar('new_email', { length: 254 }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (table) => [index('email_changes_by_user').on(table.userId)],
);

const requestKinds = sql.raw(phoneRequestKindNames.map((kind) => `'${kind}'`).join(', '));

/** Requests of customers on the phone. The reasons are words of staff and go with the account; the change log keeps who did it. */
export const phoneRequests = pgTable(
  'phone_requests',
  {
    id: serial().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: varchar({ length: 10 }).notNull().$type<PhoneRequestKind>(),
    reason: varchar({ length: 200 }).notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    authorId: integer('author_id').notNull(),
    authorName: authorNameColumn(),
  },
  (table) => [
    check('phone_requests_kind', sql`${table.kind} in (${requestKinds})`),
    check('phone_requests_reason', sql`${table.reason} <> ''`),
    index('phone_requests_by_user').on(table.userId, table.at),
  ],
);

/** When staff saw personal data of customers. */
export const accessLog = pgTable(
  'contact_looks',
  {
    id: serial().primaryKey(),
    /** Null for an access to many orders or at none, which `about` names. */
    orderId: uuid('order_id'),
    what: varchar({ length: 20 }).notNull().default('contact').$type<AccessKind>(),
    /** The object of an access without an order, such as a month. It names no customer. */
    about: varchar({ length: 120 }).notNull().default(''),
    userId: integer('user_id').notNull(),
    userName: authorNameColumn('user_name'),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('contact_looks_by_order').on(table.orderId, table.id),
    index('contact_looks_by_time').on(table.at, table.id),
    index('contact_looks_by_user').on(table.userId, table.at, table.id),
    index('contact_looks_by_kind').on(table.what, table.at, table.id),
  ],
);
