import { asc, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { categories, products } from '#shop/catalog/server/tables.ts';
import type { OfferScope } from '#shop/pricing/offers/offer-terms.ts';
import { refusals } from '../contract.ts';
import type { PromotionFields } from '../fields.ts';

/** Returns the goods of typed names. Refuses (400) names that the shop does not know, and none. */
export async function readScope(
  db: Db,
  { scope, names }: Pick<PromotionFields, 'scope' | 'names'>,
): Promise<OfferScope> {
  if (scope === 'order' || scope === 'combos') return { kind: scope };
  const typed = [...new Set(names.split(';').map((name) => name.trim()))].filter(Boolean);
  if (typed.length === 0) throw refusals.wrong('names', 'Please enter at least one name');
  if (typed.length > 100) throw refusals.wrong('names', 'At most 100 names');
  const table = scope === 'categories' ? categories : products;
  const found = await db
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(sql`lower(${table.name}) = any(${sql.param(typed.map((name) => name.toLowerCase()))}::text[])`)
    .orderBy(asc(table.id));
  const isKnown = (name: string) => found.some((one) => one.name.toLowerCase() === name.toLowerCase());
  const unknown = typed.filter((name) => !isKnown(name));
  if (unknown.length > 0) throw refusals.unknownNames(unknown.slice(0, 5));
  return scope === 'categories'
    ? { kind: scope, names: [...new Set(found.map(({ name }) => name))] }
    : { kind: scope, ids: found.map(({ id }) => id) };
}

/** Returns the names of goods as the form shows them. */
export async function namesOfScope(db: Db, scope: OfferScope): Promise<string> {
  if (scope.kind === 'categories') return scope.names.join('; ');
  if (scope.kind !== 'products') return '';
  const rows = await db
    .select({ name: products.name })
    .from(products)
    .where(inArray(products.id, [...scope.ids]))
    .orderBy(asc(products.id));
  return rows.map(({ name }) => name).join('; ');
}
