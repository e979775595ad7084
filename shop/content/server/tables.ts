import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  smallint,
  timestamp,
  unique,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { authorNameColumn } from '#platform/server/changes/author-name.ts';
import type { ContentKind } from '../kinds/kinds.ts';

export const versionStates = ['draft', 'scheduled', 'published', 'former'] as const;

export type VersionState = (typeof versionStates)[number];

/** Texts of the shop that staff write. The key names the entry within its kind: the slug of an article. */
export const contentEntries = pgTable(
  'content_entries',
  {
    id: serial().primaryKey(),
    kind: varchar({ length: 20 }).notNull().$type<ContentKind>(),
    key: varchar({ length: 300 }).notNull(),
    language: varchar({ length: 5 }).notNull().default('en'),
    /** Rises with each change of the entry and its draft. A save with an older one is stale. */
    revision: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('content_entries_key').on(table.kind, table.key, table.language)],
);

/** The versions of an entry: at most one draft, one scheduled and one published version, and all former ones. */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: serial().primaryKey(),
    entryId: integer('entry_id')
      .notNull()
      .references(() => contentEntries.id, { onDelete: 'cascade' }),
    state: varchar({ length: 12 }).notNull().$type<VersionState>(),
    data: jsonb().notNull().$type<unknown>(),
    /** Counts the published versions of an entry. Null before the publication. */
    number: integer(),
    /** Why staff published it in spite of a warning. */
    reason: varchar({ length: 500 }).notNull().default(''),
    /** Why a version was not published at its hour. */
    problem: varchar({ length: 500 }).notNull().default(''),
    /** Published in a shop with its demo on. A real shop shows it only when staff publish it again. */
    isDemo: boolean('is_demo').notNull().default(false),
    authorId: integer('author_id'),
    authorName: authorNameColumn(),
    /** The last save of a draft. */
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
    publishAt: timestamp('publish_at', { withTimezone: true }),
    /** The person who chose the hour. Once this person may no longer publish the text, it becomes a draft. */
    scheduledBy: integer('scheduled_by'),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    /** Until when words from before an upgrade may promise what no rule keeps. Null for later ones. */
    promisesUntil: timestamp('promises_until', { withTimezone: true }),
  },
  (table) => [
    check('content_versions_state', sql`${table.state} in ('draft', 'scheduled', 'published', 'former')`),
    check('content_versions_hour', sql`(${table.state} = 'scheduled') = (${table.publishAt} is not null)`),
    check(
      'content_versions_published',
      sql`(${table.state} in ('published', 'former')) = (${table.publishedAt} is not null)`,
    ),
    check('content_versions_number', sql`(${table.publishedAt} is null) = (${table.number} is null)`),
    uniqueIndex('content_versions_draft')
      .on(table.entryId)
      .where(sql`${table.state} = 'draft'`),
    uniqueIndex('content_versions_scheduled')
      .on(table.entryId)
      .where(sql`${table.state} = 'scheduled'`),
    uniqueIndex('content_versions_shown')
      .on(table.entryId)
      .where(sql`${table.state} = 'published'`),
    unique('content_versions_numbers').on(table.entryId, table.number),
    index('content_versions_due')
      .on(table.publishAt)
      .where(sql`${table.state} = 'scheduled'`),
  ],
);

/** Former addresses of entries. Each leads to the entry, so a second move makes no chain. */
export const contentMoves = pgTable(
  'content_moves',
  {
    id: serial().primaryKey(),
    kind: varchar({ length: 20 }).notNull().$type<ContentKind>(),
    key: varchar({ length: 300 }).notNull(),
    entryId: integer('entry_id')
      .notNull()
      .references(() => contentEntries.id, { onDelete: 'cascade' }),
  },
  (table) => [
    unique('content_moves_key').on(table.kind, table.key),
    index('content_moves_by_entry').on(table.entryId),
  ],
);

/** The pictures that staff uploaded for texts. A picture that no version names is deleted 30 days later. */
export const contentPictures = pgTable(
  'content_pictures',
  {
    name: varchar({ length: 40 }).primaryKey(),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull().defaultNow(),
    /** The upload, or the last save that put the picture into a text or took it out. */
    namedAt: timestamp('named_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('content_pictures_by_use').on(table.namedAt)],
);

/** One row. It rises with each change of what customers see, in its transaction, so that a process polls one number. */
export const contentRevision = pgTable('content_revision', {
  id: smallint().primaryKey(),
  revision: integer().notNull(),
});
