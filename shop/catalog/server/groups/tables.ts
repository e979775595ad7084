import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  smallint,
  text,
  timestamp,
  varchar,
} from 'drizzle-orm/pg-core';
import type { SharedTexts } from '../../groups/shared-texts.ts';

/** Products that differ by their sizes alone, or by one or two such options, and that lists show as one card. */
export const productGroups = pgTable(
  'product_groups',
  {
    id: serial().primaryKey(),
    name: varchar({ length: 160 }).notNull(),
    /** The names of one or two options: `Size`. */
    options: text().array().notNull(),
    /** Texts and pictures of all members. Empty while each member has its own. */
    description: text().notNull().default(''),
    howToUse: text('how_to_use').notNull().default(''),
    ingredients: text().notNull().default(''),
    concerns: text().array().notNull().default([]),
    pictures: jsonb().notNull().default([]).$type<SharedTexts['pictures']>(),
    /** The member whose category, form, concerns and country count for the card, and whose page is the canonical one. */
    leadId: integer('lead_id'),
    /** The lead while it is published, else the first published member. A trigger sets it. */
    cardId: integer('card_id'),
    /** The row of `product_counts` of the card. A trigger sets it. */
    countsKey: varchar('counts_key', { length: 32 }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('product_groups_options', sql`cardinality(${table.options}) between 1 and 2`),
    index('product_groups_by_counts').on(table.countsKey),
  ],
);

/** The columns of a product that is a member of a group. */
export const memberColumns = {
  groupId: integer('group_id').references(() => productGroups.id),
  groupPosition: smallint('group_position').notNull().default(0),
  /** Its values of the group's options, in their order: `200 ml`. */
  optionValues: text('option_values').array().notNull().default([]),
  /** The texts that its columns have from the group, each with the member's own from before. It comes back when the group's goes. */
  ownTexts: jsonb('own_texts').notNull().default({}).$type<Partial<SharedTexts>>(),
};
