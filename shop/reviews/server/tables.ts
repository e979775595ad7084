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
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { type ReviewReason, reviewReasonNames } from '../reasons.ts';
import { products } from '#shop/catalog/server/tables.ts';

export const reviews = pgTable(
  'reviews',
  {
    id: serial().primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userName: varchar('user_name', { length: 60 }).notNull(),
    rating: smallint().notNull(),
    title: varchar({ length: 120 }).notNull().default(''),
    comment: text().notNull(),
    imageUrl: varchar('image_url', { length: 160 }),
    /** Set when the product was delivered to the author. */
    verified: boolean().notNull().default(false),
    /** The author, if known; never shown. */
    userId: integer('user_id'),
    orderId: uuid('order_id'),
    status: varchar({ length: 10 })
      .notNull()
      .default('published')
      .$type<'published' | 'pending' | 'hidden'>(),
    /** When the owners were last asked about a waiting review. Their link holds it, so a change of the review ends the link. */
    askedAt: timestamp('asked_at', { withTimezone: true }),
    /** The decision about a waiting review: its author in words, and its time. */
    decidedBy: varchar('decided_by', { length: 80 }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** Why the shop hides it. Null for one that was hidden without a reason before the list of reasons. */
    hiddenFor: varchar('hidden_for', { length: 20 }).$type<ReviewReason>(),
    isImageHidden: boolean('is_image_hidden').notNull().default(false),
    answer: varchar({ length: 1000 }).notNull().default(''),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    check('reviews_verified_by_order', sql`not ${table.verified} or ${table.orderId} is not null`),
    index('reviews_by_product').on(table.productId, table.createdAt, table.id),
    index('reviews_waiting')
      .on(table.createdAt, table.id)
      .where(sql`${table.status} = 'pending'`),
    index('reviews_by_user').on(table.userId),
    index('reviews_by_status').on(table.status, table.createdAt, table.id),
    index('reviews_hidden_pictures')
      .on(table.imageUrl)
      .where(sql`${table.isImageHidden} or ${table.status} = 'hidden'`),
    check('reviews_hidden_for', sql`${table.hiddenFor} is null or ${table.status} = 'hidden'`),
    check('reviews_answered', sql`(${table.answer} = '') = (${table.answeredAt} is null)`),
    uniqueIndex('reviews_one_verified')
      .on(table.userId, table.productId)
      .where(sql`${table.verified}`),
  ],
);

const reasonList = sql.raw(reviewReasonNames.map((name) => `'${name}'`).join(', '));

/**
 * Why customers reported a review. A row for each reason, however many reported it, and nothing about who did. A settled reason stays
 * settled until the review changes.
 */
export const reviewReports = pgTable(
  'review_reports',
  {
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    reason: varchar({ length: 20 }).notNull().$type<ReviewReason>(),
    reportedAt: timestamp('reported_at', { withTimezone: true }).notNull().defaultNow(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.reason] }),
    check('review_reports_reason', sql`${table.reason} in (${reasonList})`),
    index('review_reports_open')
      .on(table.reportedAt, table.reviewId)
      .where(sql`${table.settledAt} is null`),
  ],
);

/** What a change of a review resets: the owner has not seen the new text. */
export const undecided = { askedAt: null, decidedBy: null, decidedAt: null, answer: '', answeredAt: null };
