import { asc, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { sizedName } from '#shop/catalog/groups/sized-name.ts';
import { productGroups } from '#shop/catalog/server/groups/tables.ts';
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
  return scope === 'categories' ? ofCategories(db, typed) : ofProducts(db, typed);
}

const lower = (names: readonly string[]) =>
  sql`${sql.param(names.map((name) => name.toLowerCase()))}::text[]`;

function refuseUnknown(typed: readonly string[], known: readonly string[]): void {
  const all = new Set(known.map((name) => name.toLowerCase()));
  const unknown = typed.filter((name) => !all.has(name.toLowerCase()));
  if (unknown.length > 0) throw refusals.unknownNames(unknown.slice(0, 5));
}

async function ofCategories(db: Db, typed: string[]): Promise<OfferScope> {
  const { id, name } = categories;
  const found = await db
    .select({ name })
    .from(categories)
    .where(sql`lower(${name}) = any(${lower(typed)})`)
    .orderBy(asc(id));
  const names = [...new Set(found.map((one) => one.name))];
  refuseUnknown(typed, names);
  return { kind: 'categories', names };
}

/** A name of a group means all of its sizes. The name of a size with its values means that size alone. */
async function ofProducts(db: Db, typed: string[]): Promise<OfferScope> {
  const groups = await db
    .select({ id: productGroups.id, name: productGroups.name })
    .from(productGroups)
    .where(
      sql`lower(${productGroups.name}) = any(${lower(typed)})
        and exists (select from ${products} where ${products.groupId} = ${productGroups.id})`,
    )
    .orderBy(asc(productGroups.id));
  const ofGroup = new Set(groups.map(({ name }) => name.toLowerCase()));
  const { id, name, optionValues } = products;
  const rows = await db
    .select({ id, name, optionValues })
    .from(products)
    .where(
      sql`lower(${name}) = any(${lower(typed)}) or (${products.groupId} is not null and exists (
        select from unnest(${lower(typed)}) as typed (name) where starts_with(typed.name, lower(${name}) || ',')))`,
    )
    .orderBy(asc(id));
  const asked = new Set(typed.map((one) => one.toLowerCase()));
  const found = rows.filter((row) =>
    [row.name, sizedName(row)].some(
      (said) => asked.has(said.toLowerCase()) && !ofGroup.has(said.toLowerCase()),
    ),
  );
  refuseUnknown(typed, [...ofGroup, ...found.flatMap((row) => [row.name, sizedName(row)])]);
  const ids = found.map((row) => row.id);
  return { kind: 'products', ids, ...(groups.length > 0 && { groupIds: groups.map((one) => one.id) }) };
}

/** Returns the names of goods as the form shows them. */
export async function namesOfScope(db: Db, scope: OfferScope): Promise<string> {
  if (scope.kind === 'categories') return scope.names.join('; ');
  if (scope.kind !== 'products') return '';
  const { id, name, optionValues } = products;
  const rows = await db
    .select({ name, optionValues })
    .from(products)
    .where(inArray(id, [...scope.ids]))
    .orderBy(asc(id));
  const groups = scope.groupIds
    ? await db
        .select({ name: productGroups.name })
        .from(productGroups)
        .where(inArray(productGroups.id, [...scope.groupIds]))
        .orderBy(asc(productGroups.id))
    : [];
  return [...groups.map((group) => group.name), ...rows.map(sizedName)].join('; ');
}

/** Returns the goods with the members of their groups of today, as customers' carts have them. */
export async function withMembers(db: Db, scope: OfferScope): Promise<OfferScope> {
  if (scope.kind !== 'products' || !scope.groupIds) return scope;
  const members = await db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.groupId, [...scope.groupIds]));
  return { ...scope, ids: [...scope.ids, ...members.map(({ id }) => id)] };
}
