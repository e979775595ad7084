import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, timestamp, varchar } from 'drizzle-orm/pg-core';
import { freeMethod } from '#shop/payments/methods.ts';
import type { ReplacementReason } from '../replacement.ts';

/** The fields of a row of `orders` as a replacement. Null for every other order. */
export const ofReplacement = () => ({
  /** The number of the order whose goods this one replaces without a price. */
  replaces: varchar({ length: 20 }),
  replacementReason: varchar('replacement_reason', { length: 10 }).$type<ReplacementReason>(),
  /** When staff gave up a delivered replacement that failed too, so that its units may be refunded. */
  givenUpAt: timestamp('given_up_at', { withTimezone: true }),
});

type Orders = Record<
  keyof ReturnType<typeof ofReplacement> | 'paymentMode' | 'subtotalPaise' | 'feePaise' | 'totalPaise',
  AnyPgColumn
>;

export function replacementRules(table: Orders) {
  return [
    check(
      'orders_replacement',
      sql`(${table.replaces} is null) = (${table.paymentMode} <> ${sql.raw(`'${freeMethod}'`)})
        and (${table.replaces} is null) = (${table.replacementReason} is null)`,
    ),
    check(
      'orders_replacement_free',
      sql`${table.replaces} is null or (${table.subtotalPaise} = 0 and ${table.feePaise} = 0 and ${table.totalPaise} = 0)`,
    ),
    check('orders_given_up', sql`${table.givenUpAt} is null or ${table.replaces} is not null`),
    index('orders_by_replaced')
      .on(table.replaces)
      .where(sql`${table.replaces} is not null`),
  ];
}

/** The line whose units a replacement sends again, and what one of them cost. Null in every other order. */
export const ofReplacedLine = () => ({
  replacesLineId: integer('replaces_line_id'),
  valuePaise: integer('value_paise'),
});
