import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { categories, products } from '#shop/catalog/server/tables.ts';
import { methodOf, type PaymentMethodName } from '#shop/payments/methods.ts';
import { courierLabel } from '#shop/shipping/couriers/couriers.ts';
import { customerKeys, type SalesSplit } from '../../sales/figures.ts';

type Name = (key: string) => string;

/** The part of an order that no line has. */
const rest = 'No product: fees and rounding';

const named: Record<SalesSplit, (db: Db, keys: string[]) => Promise<Name>> = {
  product: (db, keys) => namesIn(db, products, keys),
  category: (db, keys) => namesIn(db, categories, keys),
  state: () => Promise.resolve((key) => key || 'Not known'),
  courier: () => Promise.resolve((key) => (key ? courierLabel(key) : 'No parcel yet')),
  payment: () => Promise.resolve((key) => methodOf(key as PaymentMethodName).label),
  customer: () => Promise.resolve((key) => customerKeys[key as keyof typeof customerKeys]),
};

/** Returns how the keys of a split are named. */
export function nameSalesKeys(db: Db, split: SalesSplit, keys: string[]): Promise<Name> {
  return named[split](db, keys);
}

async function namesIn(db: Db, table: typeof products | typeof categories, keys: string[]): Promise<Name> {
  const ids = keys.filter(Boolean).map(Number);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: sql<string>`${table.id}::text`, name: table.name })
          .from(table)
          .where(sql`${table.id} = any(${sql.param(ids)}::int[])`);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (key) => (key === '' ? rest : (names.get(key) ?? `Former ${key}`));
}
