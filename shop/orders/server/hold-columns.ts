import { boolean, date, jsonb, timestamp, varchar } from 'drizzle-orm/pg-core';
import type { ConfirmedBy, HoldReason } from '../hold.ts';

/** The columns of `orders` about an order that waits before the courier is asked. */
export function ofHold() {
  return {
    /** Why a placed order waits, and since when. The courier is not asked before its release. */
    heldFor: varchar('held_for', { length: 20 }).$type<HoldReason>(),
    heldAt: timestamp('held_at', { withTimezone: true }),
    /** A second reason beside `payment`: an order that has taken no stock yet. */
    alsoHeldFor: varchar('also_held_for', { length: 20 }).$type<HoldReason>(),
    /** The day in India when an order for a later day is released. */
    sendOn: date('send_on', { mode: 'string' }),
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
    confirmedBy: varchar('confirmed_by', { length: 10 }).$type<ConfirmedBy>(),
    /** A cash order of a customer who had received none. */
    ofNewCustomer: boolean('of_new_customer').notNull().default(false),
    /** Units by product that `products.unconfirmed` counts until somebody confirms, packs or cancels the order. A trigger takes them off. */
    unconfirmedUnits: jsonb('unconfirmed_units').$type<Record<string, number>>(),
  };
}
