import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, jsonb } from 'drizzle-orm/pg-core';
import { type Charges, usualCharges } from '#shop/pricing/amounts.ts';

/** The amounts of a row of `orders`. Those beside the lines stand in `order_adjustments`; discount and fee are their sums. */
export const ofAmounts = () => ({
  subtotalPaise: integer('subtotal_paise').notNull(),
  discountPaise: integer('discount_paise').notNull(),
  /** The discount of its day. `discountPaise` is at most the subtotal. */
  fixedDiscountPaise: integer('fixed_discount_paise').notNull().default(usualCharges.fixedDiscountPaise),
  feePaise: integer('fee_paise').notNull(),
  totalPaise: integer('total_paise').notNull(),
  /** The rules of its day. Null while `order_adjustments` lacks the amounts that an older process wrote (decision 170). */
  charges: jsonb().$type<Charges>(),
  /** The rules of a cash order that was paid before its parcel left, for the case that staff confirmed money that never came. */
  cashCharges: jsonb('cash_charges').$type<Charges>(),
});

type Orders = Record<keyof ReturnType<typeof ofAmounts> | 'placedAt' | 'id', AnyPgColumn>;

export function amountRules(table: Orders) {
  return [
    check(
      'orders_total',
      sql`${table.totalPaise} = ${table.subtotalPaise} - ${table.discountPaise} + ${table.feePaise}`,
    ),
    index('orders_without_adjustments')
      .on(table.placedAt, table.id)
      .where(sql`${table.charges} is null`),
  ];
}
