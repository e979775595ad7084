import { integer, pgTable, timestamp, varchar } from 'drizzle-orm/pg-core';

/** Subscribers get the newsletter between confirmation and unsubscription. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  email: varchar({ length: 254 }).notNull().unique(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true }),
});

/** Addresses for one notice when the app appears. */
export const appLaunchSubscribers = pgTable('app_launch_subscribers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: varchar({ length: 80 }).notNull(),
  email: varchar({ length: 254 }).notNull().unique(),
  mobile: varchar({ length: 10 }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
