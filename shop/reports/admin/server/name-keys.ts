import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { categories, products } from '#shop/catalog/server/tables.ts';
import { returnReasonNames, returnReasons } from '#shop/returns/reasons.ts';
import { courierLabel } from '#shop/shipping/couriers/couriers.ts';
import { type Measure, returnKey } from '../measures.ts';

const reasonNames = new Map(
  returnReasonNames.map((reason) => [returnKey(reason), `Customer: ${returnReasons[reason].label}`]),
);

/** Returns the names of products, categories, couriers and reasons of customers. Other keys name themselves. */
export async function nameKeys(db: Db, measure: Measure, keys: string[]): Promise<Map<string, string>> {
  if (measure === 'back_by_reason') return reasonNames;
  if (measure.endsWith('_by_courier'))
    return new Map(keys.filter(Boolean).map((key) => [key, courierLabel(key)]));
  const table = measure === 'back_by_product' ? products : measure === 'stock_value' ? categories : null;
  if (!table || keys.length === 0) return new Map();
  const rows = await db
    .select({ id: sql<string>`${table.id}::text`, name: table.name })
    .from(table)
    .where(inArray(table.id, keys.map(Number)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
