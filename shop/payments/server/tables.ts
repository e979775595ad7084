import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { authorNameColumn } from '#platform/server/changes/author-name.ts';
import {
  mismatchNote,
  orderChangedKey,
  type PaymentActor,
  type PaymentStateName,
  paymentStatesThat,
  type RefundCause,
  type RefundState,
} from '../payment-states.ts';
import type { WebhookNews } from '../provider.ts';

const open = sql.raw(
  `(${paymentStatesThat('isOpen')
    .map((state) => `'${state}'`)
    .join(', ')})`,
);

/**
 * One try of a customer to pay an order, or the cash that a courier took. `openPayment` adds a row, and `transitionPayment` alone moves it.
 * Amount, currency and version of the order are those of its beginning: no later edit of the order changes them.
 */
export const payments = pgTable(
  'payments',
  {
    /** The shop's own id. It is the key of idempotency towards the provider. */
    id: uuid().primaryKey(),
    orderId: uuid('order_id').notNull(),
    orderNumber: varchar('order_number', { length: 20 }).notNull(),
    /** The newest change of the order in the change log when the payment began, 0 before the first. */
    orderVersion: bigint('order_version', { mode: 'number' }).notNull(),
    provider: varchar({ length: 20 }).notNull(),
    state: varchar({ length: 12 }).notNull().default('created').$type<PaymentStateName>(),
    amountPaise: integer('amount_paise').notNull(),
    currency: varchar({ length: 3 }).notNull().default('INR'),
    /** The saving for paying before the hand-over, which the amount includes. */
    savingPaise: integer('saving_paise').notNull().default(0),
    /** Refunds that are under way or processed. */
    refundedPaise: integer('refunded_paise').notNull().default(0),
    /** The ids of the provider: its order, link or QR code, and the payment itself. */
    providerOrderId: varchar('provider_order_id', { length: 80 }),
    providerPaymentId: varchar('provider_payment_id', { length: 80 }),
    /** The `upi://pay?…` texts of the code for another device and of the link on a phone, as the provider gave them. */
    upiCode: text('upi_code'),
    upiLink: text('upi_link'),
    /** The reference of the bank (UTR). */
    bankReference: varchar('bank_reference', { length: 40 }),
    /** The provider's reason of the last failure. */
    reason: varchar({ length: 80 }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the customer can no longer pay. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    capturedAt: timestamp('captured_at', { withTimezone: true }),
    /** When the shop last asked the provider about it. */
    askedAt: timestamp('asked_at', { withTimezone: true }),
  },
  (table) => [
    check('payments_amount', sql`${table.amountPaise} > 0`),
    check('payments_refunded', sql`${table.refundedPaise} between 0 and ${table.amountPaise}`),
    check(
      'payments_captured',
      sql`${table.state} not in ('captured', 'refunded') or ${table.capturedAt} is not null`,
    ),
    index('payments_by_order').on(table.orderId, table.createdAt),
    index('payments_by_time').on(table.createdAt, table.id),
    index('payments_open')
      .on(table.createdAt, table.id)
      .where(sql`${table.state} in ${open}`),
    // A second capture under one order of the provider is a payment of its own, which goes back.
    index('payments_by_provider_order').on(table.provider, table.providerOrderId),
    uniqueIndex('payments_by_provider_payment').on(table.provider, table.providerPaymentId),
  ],
);

/** The events that leave a payment to staff. */
export function isTaskEvent({ key, note }: { key: AnyPgColumn; note: AnyPgColumn }): SQL {
  return sql.join([
    sql`(`,
    key,
    sql.raw(` = '${orderChangedKey}' or `),
    note,
    sql.raw(` like '${mismatchNote}%')`),
  ]);
}

/** The steps of a payment. The shop only adds rows. The same key of a payment counts once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    /** The provider's id of the event, or the shop's own. */
    key: varchar({ length: 120 }).notNull(),
    /** The state of the payment after it. */
    state: varchar({ length: 12 }).notNull().$type<PaymentStateName>(),
    actor: varchar({ length: 10 }).notNull().$type<PaymentActor>(),
    authorId: integer('author_id'),
    authorName: authorNameColumn(),
    /** The amount of a refund. */
    paise: integer(),
    reason: varchar({ length: 80 }),
    note: varchar({ length: 300 }).notNull().default(''),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('payment_events_once').on(table.paymentId, table.key),
    index('payment_events_for_staff').on(table.paymentId).where(isTaskEvent(table)),
  ],
);

/** Money of a payment that goes back to its source. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    /** The shop's own id. It is the key of idempotency towards the provider. */
    id: uuid().primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    amountPaise: integer('amount_paise').notNull(),
    cause: varchar({ length: 12 }).notNull().$type<RefundCause>(),
    state: varchar({ length: 12 }).notNull().default('pending').$type<RefundState>(),
    providerRefundId: varchar('provider_refund_id', { length: 80 }),
    /** The provider's reason of a failure, or why it waits. */
    reason: varchar({ length: 80 }),
    authorId: integer('author_id'),
    authorName: authorNameColumn(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    check('payment_refunds_amount', sql`${table.amountPaise} > 0`),
    index('payment_refunds_by_payment').on(table.paymentId),
    index('payment_refunds_by_provider').on(table.providerRefundId),
    index('payment_refunds_pending')
      .on(table.createdAt, table.id)
      .where(sql`${table.state} = 'pending'`),
    index('payment_refunds_failed')
      .on(table.paymentId)
      .where(sql`${table.state} = 'failed'`),
  ],
);

/**
 * The news of providers' webhooks. A row holds the news alone, without the customer's data in the body. The same event of a provider counts once.
 */
export const paymentWebhooks = pgTable(
  'payment_webhooks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: varchar({ length: 20 }).notNull(),
    eventId: varchar('event_id', { length: 64 }).notNull(),
    kind: varchar({ length: 80 }).notNull(),
    isProof: boolean('is_proof').notNull(),
    news: jsonb().$type<WebhookNews>(),
    /** The end of the work on it. Empty before. */
    outcome: varchar({ length: 40 }).notNull().default(''),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('payment_webhooks_once').on(table.provider, table.eventId),
    index('payment_webhooks_by_time').on(table.receivedAt),
  ],
);
