import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  smallint,
  timestamp,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import type { PostalAddress } from '#shop/addresses/postal-address.ts';
import type { Frequency } from '#shop/cart/line-options.ts';
import type { SupplyDays } from '#shop/catalog/contract.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { users } from '#shop/accounts/server/tables.ts';
import { orders } from '#shop/orders/server/tables.ts';
import type { SubscriptionOutcome, SubscriptionState } from '../subscription.ts';

/** Days are days in India. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: serial().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    plan: varchar('supply_days', { length: 3 }).notNull().$type<SupplyDays>(),
    frequencyDays: smallint('frequency_days').notNull().$type<Frequency>(),
    quantity: integer().notNull(),
    /** From the first order, until the customer chooses another address. */
    address: jsonb().notNull().$type<PostalAddress>(),
    state: varchar({ length: 10 }).notNull().default('active').$type<SubscriptionState>(),
    /** The day of the last order or of the last skipped date. The next due date counts from it. */
    countedFrom: date('counted_from').notNull(),
    nextChargeDate: date('next_charge_date').notNull(),
    /** The announced due date. An order is placed only when this is the next one. */
    announcedFor: date('announced_for'),
    /** The unit price of the last announcement in paise, to show a higher one. */
    announcedUnitPaise: integer('announced_unit_paise').notNull(),
    /** The day of the last try without stock. */
    triedOn: date('tried_on'),
    /** The first order, until the second. Cancelling it cancels the subscription. */
    firstOrderId: uuid('first_order_id').references(() => orders.id),
    seed: uuid().notNull().defaultRandom(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('subscriptions_quantity', sql`${table.quantity} >= 1`),
    index('subscriptions_by_user').on(table.userId),
    index('subscriptions_due').on(table.state, table.nextChargeDate),
  ],
);

export const billingCycles = pgTable(
  'billing_cycles',
  {
    id: serial().primaryKey(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.id),
    dueOn: date('due_on').notNull(),
    outcome: varchar({ length: 10 }).notNull().$type<SubscriptionOutcome>(),
    orderId: uuid('order_id')
      .unique()
      .references(() => orders.id),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('billing_cycles_once').on(table.subscriptionId, table.dueOn),
    check('billing_cycles_ordered', sql`(${table.outcome} = 'ordered') = (${table.orderId} is not null)`),
  ],
);
