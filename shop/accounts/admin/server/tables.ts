import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  varchar,
} from 'drizzle-orm/pg-core';
import { sessions, users } from '../../server/tables.ts';
import type { StaffRole } from '../../staff.ts';
import type { SecondFactor } from '../contract.ts';

const ofUser = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Time codes and passkeys of staff. */
export const staffFactors = pgTable(
  'staff_factors',
  {
    id: serial().primaryKey(),
    userId: ofUser(),
    kind: varchar({ length: 10 }).notNull().$type<SecondFactor>(),
    /** The secret of a time code, sealed with the server key. */
    sealedSecret: text('sealed_secret'),
    /** The 30-second step of the last accepted time code. No code of this step or before works again. */
    lastStep: integer('last_step'),
    credentialId: text('credential_id').unique(),
    publicKey: text('public_key'),
    counter: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Null until the first code of a new time code. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  },
  (table) => [
    index('staff_factors_by_user').on(table.userId),
    check('staff_factors_time_code', sql`${table.kind} <> 'time-code' or ${table.sealedSecret} is not null`),
    check('staff_factors_passkey', sql`${table.kind} <> 'passkey' or ${table.publicKey} is not null`),
  ],
);

/** Hashes of the unused recovery codes. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  { userId: ofUser(), codeHash: varchar('code_hash', { length: 64 }).notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Wrong second factors of a day. A session that proved a factor before has a row of its own; all others share one. */
export const staffTries = pgTable(
  'staff_tries',
  {
    userId: ofUser(),
    /** 0 for all sessions that have not proved a factor. */
    sessionId: integer('session_id').notNull().default(0),
    tries: smallint().notNull(),
    /** The first wrong try of the day. */
    since: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.sessionId] })],
);

/** The newest passkey challenge of each session. It works once. */
export const staffChallenges = pgTable('staff_challenges', {
  sessionId: integer('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  challenge: varchar({ length: 100 }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** Open invitations of owners. The email of an account proves who may accept, so an invitation holds no secret. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: serial().primaryKey(),
    /** Canonical. */
    email: varchar({ length: 254 }).notNull().unique(),
    role: varchar({ length: 10 }).notNull().$type<StaffRole>(),
    invitedBy: integer('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('staff_invitations_by_owner').on(table.invitedBy),
    check(
      'staff_invitations_role',
      sql`${table.role} in ('owner', 'packer', 'support', 'content', 'accountant')`,
    ),
  ],
);
