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
import type { Frequency } from '#shop/cart/choice.ts';
import type { Plan } from '#shop/catalog/contract.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { people } from '#shop/identity/server/tables.ts';
import type { DeliveryAddress } from '#shop/ordering/order.ts';
import { orders } from '#shop/ordering/server/tables.ts';
import type { RefillOutcome, RefillState } from '../refill.ts';

/** What a person gets again and again. Days are days in India. */
export const refillPlans = pgTable(
  'refill_plans',
  {
    id: serial().primaryKey(),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    plan: varchar({ length: 3 }).notNull().$type<Plan>(),
    frequencyDays: smallint('frequency_days').notNull().$type<Frequency>(),
    quantity: integer().notNull(),
    /** Where refills go: as it was in the order that began the plan, until another address is chosen. */
    address: jsonb().notNull().$type<DeliveryAddress>(),
    state: varchar({ length: 10 }).notNull().default('active').$type<RefillState>(),
    /** The day of the last order, or the date last left out: the next refill is due so many days after. */
    countedFrom: date('counted_from').notNull(),
    nextDueOn: date('next_due_on').notNull(),
    /** The due date that was announced by mail; a refill is ordered only when it is the next one. */
    announcedFor: date('announced_for'),
    /** What a unit cost when the shopper was last told, in paise: a price that rose since is named. */
    toldUnitPaise: integer('told_unit_paise').notNull(),
    /** The day of the last try that found no stock. */
    triedOn: date('tried_on'),
    /** The order that began the plan, until its first refill: if that is cancelled, so is the plan. */
    beganWith: uuid('began_with').references(() => orders.id),
    /** Nobody outside knows it: ids of this plan's orders are made of it. */
    seed: uuid().notNull().defaultRandom(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('refill_plans_quantity', sql`${table.quantity} >= 1`),
    index('refill_plans_by_person').on(table.personId),
    index('refill_plans_due').on(table.state, table.nextDueOn),
  ],
);

/** How each due date of a plan ended: one row each. */
export const refillTurns = pgTable(
  'refill_turns',
  {
    id: serial().primaryKey(),
    planId: integer('plan_id')
      .notNull()
      .references(() => refillPlans.id),
    dueOn: date('due_on').notNull(),
    outcome: varchar({ length: 10 }).notNull().$type<RefillOutcome>(),
    orderId: uuid('order_id')
      .unique()
      .references(() => orders.id),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('refill_turns_once').on(table.planId, table.dueOn),
    check('refill_turns_ordered', sql`(${table.outcome} = 'ordered') = (${table.orderId} is not null)`),
  ],
);
