import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import type { PostalAddress } from '#shop/addresses/postal-address.ts';
import { products } from '#shop/catalog/server/tables.ts';
import type { ComboPart } from '#shop/catalog/stock-units.ts';
import { users } from '#shop/accounts/server/tables.ts';
import { authorNameColumn } from '#platform/server/changes/author-name.ts';
import { type PaymentMethodName, usualMethod } from '#shop/payments/methods.ts';
import type {
  CancelReason,
  Gift,
  OrderActor,
  OrderChannel,
  paymentExpired,
  RegisteredCustomer,
} from '../order.ts';
import { amountRules, ofAmounts } from './amounts/columns.ts';
import { ofHold } from './hold-columns.ts';
import { ofReplacedLine, ofReplacement, replacementRules } from './replacement-columns.ts';
import { finalStates, type OrderState, inSql, neverInvoiced, stateAfter, statesThat } from '../states.ts';

export const orderNumbers = pgSequence('order_numbers', { startWith: 100001 });

/** An index counts open orders, so a new final state needs a migration. */
const over = sql.raw(inSql(finalStates));
const unbilled = sql.raw(inSql(neverInvoiced));

/** The id is the client's UUID, an idempotency key that never expires. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    orderNumber: varchar('order_number', { length: 20 }).notNull().unique(),
    /** Null for an order by phone without an account, and after the account is deleted; the order stays. */
    userId: integer('user_id').references(() => users.id),
    /** The email that a customer without an account said on the phone. Canonical. */
    contactEmail: varchar('contact_email', { length: 254 }),
    /** SHA-256 of the canonical body. The same id with another body is refused. */
    bodyHash: varchar('body_hash', { length: 64 }).notNull(),
    state: varchar({ length: 20 }).notNull().default(stateAfter.placing).$type<OrderState>(),
    ...ofAmounts(),
    paymentMode: varchar('payment_mode', { length: 10 })
      .notNull()
      .default(usualMethod)
      .$type<PaymentMethodName>(),
    address: jsonb().notNull().$type<PostalAddress>(),
    /** GSTIN and name of a business that buys. */
    registered: jsonb().$type<RegisteredCustomer>(),
    /** Its parcel carries no price inside. Null for every other order. */
    gift: jsonb().$type<Gift>(),
    /** The courier that gave the newest waybill. Empty before, and for orders from before the shop noted it. */
    courier: varchar({ length: 40 }).notNull().default(''),
    channel: varchar({ length: 10 }).notNull().default('web').$type<OrderChannel>(),
    buyNow: boolean('buy_now').notNull().default(false),
    /** The delivery estimate at the time of the order, a day in India. */
    estimatedDeliveryDate: date('estimated_delivery_date', { mode: 'string' }),
    ...ofHold(),
    cancelReason: varchar('cancel_reason', { length: 20 }).$type<CancelReason | typeof paymentExpired>(),
    ...ofReplacement(),
    response: jsonb().$type<Record<string, unknown>>(),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    ...amountRules(table),
    check(
      'orders_held_while_placed',
      sql`${table.heldFor} is null or ${table.state} = ${sql.raw(`'${stateAfter.placing}'`)}`,
    ),
    check('orders_also_held', sql`${table.alsoHeldFor} is null or ${table.heldFor} is not null`),
    ...replacementRules(table),
    index('orders_held')
      .on(table.placedAt, table.id)
      .where(sql`${table.heldFor} is not null`),
    index('orders_of_new_customers')
      .on(table.placedAt)
      .where(sql`${table.ofNewCustomer} and ${table.confirmedBy} is null and ${table.state} not in ${over}`),
    index('orders_by_user').on(table.userId, table.placedAt.desc().nullsFirst()),
    // The staff list and each of its filters page by time and id.
    index('orders_by_time').on(table.placedAt, table.id),
    index('orders_by_state').on(table.state, table.placedAt, table.id),
    index('orders_by_estimate').on(table.estimatedDeliveryDate, table.placedAt, table.id),
    index('orders_by_pincode').on(sql`(${table.address}->>'pincode')`, table.placedAt, table.id),
    index('orders_by_phone').on(sql`(${table.address}->>'phone')`, table.placedAt, table.id),
    index('orders_by_courier').on(table.courier, table.placedAt, table.id),
    index('orders_open')
      .on(table.placedAt, table.id)
      .where(sql`${table.state} not in ${over}`),
    index('orders_by_name').using('gin', sql`to_tsvector('simple', ${table.address}->>'name')`),
    index('orders_by_contact_email')
      .on(table.contactEmail)
      .where(sql`${table.contactEmail} is not null`),
    index('orders_by_contact_inbox')
      .on(sql`inbox_of(${table.contactEmail})`)
      .where(sql`${table.contactEmail} is not null`),
    index('orders_by_end_of_number').on(sql`reverse(${table.orderNumber}) text_pattern_ops`),
    index('orders_of_guests_without_invoice')
      .on(table.placedAt)
      .where(
        sql`${table.userId} is null and ${table.state} in ${unbilled} and ${table.address}->>'phone' <> ''`,
      ),
    index('orders_open_by_pincode')
      .on(sql`(${table.address}->>'pincode')`)
      .where(sql`${table.state} not in ${over}`),
    index('orders_open_by_phone')
      .on(sql`(${table.address}->>'phone')`)
      .where(sql`${table.state} not in ${over}`),
  ],
);

const ofOrder = () =>
  uuid('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' });

/**
 * Every word of the recipient's name, also with one letter left out: two words with a key in common differ by one typo. A trigger
 * writes it when a placed order goes on. It is no index of `orders`, which would write its keys again with each state (decision 38).
 */
export const orderNameKeys = pgTable(
  'order_name_keys',
  {
    orderId: ofOrder().primaryKey(),
    keys: text().array().notNull(),
  },
  (table) => [index('order_name_keys_by_key').using('gin', table.keys)],
);

/** The number and each waybill of an order, letters and digits alone, found by any part. Triggers write them (decision 38). */
export const orderReferences = pgTable(
  'order_references',
  { orderId: ofOrder(), reference: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.orderId, table.reference] }),
    index('order_references_by_part').using('gin', sql`${table.reference} gin_trgm_ops`),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: serial().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    sku: varchar({ length: 40 }).notNull(),
    name: varchar({ length: 160 }).notNull(),
    imageUrl: varchar('image_url', { length: 160 }).notNull().default(''),
    plan: varchar('supply_days', { length: 3 }).notNull().default('60').$type<'60' | '120' | '180'>(),
    frequencyDays: smallint('frequency_days').notNull().default(0),
    quantity: integer().notNull(),
    unitPaise: integer('unit_paise').notNull(),
    /** Packs in a unit, and what a pack of a combo holds, as ordered. Stock taken is quantity × packs × parts. */
    packs: smallint().notNull().default(1),
    parts: jsonb().notNull().default([]).$type<ComboPart[]>(),
    ...ofReplacedLine(),
  },
  (table) => [
    check('order_lines_quantity', sql`${table.quantity} >= 1`),
    check('order_lines_packs', sql`${table.packs} >= 1`),
    check(
      'order_lines_replacement',
      sql`(${table.replacesLineId} is null) = (${table.valuePaise} is null) and (${table.replacesLineId} is null or ${table.unitPaise} = 0)`,
    ),
    index('order_lines_by_replaced')
      .on(table.replacesLineId)
      .where(sql`${table.replacesLineId} is not null`),
    index('order_lines_by_order').on(table.orderId),
    index('order_lines_by_product').on(table.productId, table.orderId),
  ],
);

/** Append-only events with actor and time, the source of `orders.state`. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: serial().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    state: varchar({ length: 20 }).notNull().$type<OrderState>(),
    actor: varchar({ length: 10 }).notNull().$type<OrderActor>(),
    note: varchar({ length: 300 }),
    /** The staff member. Null for everybody else, and for events from before authors were stored. */
    authorId: integer('author_id'),
    authorName: authorNameColumn(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('order_events_by_order').on(table.orderId, table.id),
    index('order_events_came_back')
      .on(table.at, table.orderId)
      .where(sql`${table.state} in ${sql.raw(inSql(statesThat('cameBack')))}`),
  ],
);

/** The notes of staff about an order. They go with the customer's data. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: serial().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    authorId: integer('author_id').notNull(),
    authorName: authorNameColumn(),
    text: varchar({ length: 500 }).notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('order_notes_by_order').on(table.orderId, table.id)],
);
