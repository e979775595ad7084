import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  timestamp,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import type { OfferKind, OfferScope } from '#shop/pricing/offers/offer-terms.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The rules of offers. A promotion that was used is ended and never deleted. */
export const promotions = pgTable(
  'promotions',
  {
    id: serial().primaryKey(),
    /** As customers read it. */
    name: varchar({ length: 60 }).notNull(),
    kind: varchar({ length: 20 }).notNull().$type<OfferKind>(),
    /** Percent and paise are two columns, so that no amount is read as a percent. */
    percent: smallint(),
    paise: integer(),
    buy: smallint(),
    get: smallint(),
    scope: jsonb().notNull().$type<OfferScope>(),
    fromPaise: integer('from_paise').notNull().default(0),
    isFirstOrder: boolean('is_first_order').notNull().default(false),
    /** Null for any number. */
    perCustomer: smallint('per_customer'),
    maxUses: integer('max_uses'),
    /** Counts only where `maxUses` limits it, so that orders with another offer never wait for each other. */
    used: integer().notNull().default(0),
    needsCode: boolean('needs_code').notNull().default(false),
    /** Each new subscriber of the newsletter gets a code of it. */
    isForNewsletter: boolean('is_for_newsletter').notNull().default(false),
    /** Names an offer that comes with the demo. Its texts point at it. */
    demoKey: varchar('demo_key', { length: 24 }).unique(),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** When the owner started it. Null for a draft. */
    startedAt: moment('started_at'),
    /** When the owner ended it. */
    endedAt: moment('ended_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check(
      'promotions_amount',
      sql`(${table.kind} = 'percent') = (${table.percent} is not null) and (${table.kind} = 'rupees') = (${table.paise} is not null)
        and (${table.kind} = 'buy_get') = (${table.buy} is not null) and (${table.kind} = 'buy_get') = (${table.get} is not null)`,
    ),
    check('promotions_percent', sql`${table.percent} between 1 and 99`),
    check('promotions_paise', sql`${table.paise} > 0 and ${table.fromPaise} >= 0`),
    check('promotions_units', sql`${table.buy} between 1 and 20 and ${table.get} between 1 and 20`),
    check(
      'promotions_uses',
      sql`${table.used} >= 0 and (${table.maxUses} is null or ${table.used} <= ${table.maxUses})`,
    ),
    index('promotions_started')
      .on(table.endsAt)
      .where(sql`${table.startedAt} is not null and ${table.endedAt} is null`),
  ],
);

export const promotionCodes = pgTable(
  'promotion_codes',
  {
    id: serial().primaryKey(),
    promotionId: integer('promotion_id')
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    /** As the merchant wrote it. */
    code: varchar({ length: 30 }).notNull(),
    /** The same however a customer types it (`codeKey`). */
    key: varchar({ length: 30 }).notNull().unique(),
    maxUses: integer('max_uses'),
    used: integer().notNull().default(0),
    /** The inbox of the subscriber who got it, who alone may use it. Null for a code of everybody. */
    inbox: varchar({ length: 254 }).unique(),
    endsAt: moment('ends_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check(
      'promotion_codes_uses',
      sql`${table.used} >= 0 and (${table.maxUses} is null or ${table.used} <= ${table.maxUses})`,
    ),
    index('promotion_codes_by_promotion').on(table.promotionId, table.id),
  ],
);

/** The orders that a promotion was used in. The order knows the customer, so this table holds no personal data. */
export const promotionUses = pgTable(
  'promotion_uses',
  {
    promotionId: integer('promotion_id')
      .notNull()
      .references(() => promotions.id),
    /** References `orders` by a foreign key of the migration. */
    orderId: uuid('order_id').notNull(),
    codeId: integer('code_id').references(() => promotionCodes.id),
    /** The saving in the order as it was placed. */
    savedPaise: integer('saved_paise').notNull(),
    at: moment('at').notNull().defaultNow(),
    /** When the order was cancelled before the handover. */
    givenBackAt: moment('given_back_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.promotionId] }),
    index('promotion_uses_by_promotion').on(table.promotionId, table.at),
  ],
);
