import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { Sort } from '../../filters.ts';
import { products } from '../tables.ts';

/** A part of a sort order. Its value travels in a cursor as a number. */
type Key = { of: SQL; value: SQL; fromValue: (value: string) => SQL; isDescending: boolean };

const rising = (of: SQL): Key => ({
  of,
  value: of,
  fromValue: (value) => sql`${value}::numeric::bigint`,
  isDescending: false,
});
const falling = (of: SQL): Key => ({ ...rising(of), isDescending: true });

const createdAt: Key = {
  ...falling(sql`${products.createdAt}`),
  // A JavaScript date would lose the microseconds.
  value: sql`(extract(epoch from ${products.createdAt}) * 1000000)::bigint`,
  fromValue: (value) => sql`timestamptz 'epoch' + ${value}::numeric::bigint * interval '1 microsecond'`,
};
const rating: Key = { ...falling(sql`${products.rating}`), fromValue: (value) => sql`${value}::real` };
/** A cursor holds numbers alone, so the product of a place represents its country. */
const origin: Key = {
  ...rising(sql`${products.countryOfOrigin}`),
  value: sql`${products.id}`,
  fromValue: (value) =>
    sql`(select place.country_of_origin from ${products} as place where place.id = ${value}::numeric::bigint)`,
};
const id = rising(sql`${products.id}`);

const keys: Record<Sort | 'given', Key[]> = {
  given: [id],
  popular: [falling(sql`${products.popularity}`), id],
  price: [rising(sql`${products.exactPrice}`), id],
  'price-desc': [falling(sql`${products.exactPrice}`), id],
  newest: [createdAt, id],
  rating: [rating, falling(sql`${products.reviewCount}`), id],
  origin: [origin, id],
};

/** Returns the ORDER BY of a sort order, which has an index. Without one the merchant's order applies. */
export function orderOf(sort: Sort | 'given' = 'given'): SQL[] {
  return keys[sort].map(({ of, isDescending }) => (isDescending ? desc(of) : asc(of)));
}

/** Returns SQL for the place of a product in a sort order. */
export function placeOf(sort: Sort | 'given' = 'given'): SQL<string[]> {
  return sql`array[${sql.join(
    keys[sort].map(({ value }) => sql`${value}::text`),
    sql`, `,
  )}]`;
}

/** Returns the condition of products after a place, or null for a place of another sort order. */
export function afterPlace(place: string[], sort: Sort | 'given' = 'given'): SQL | null {
  const all = keys[sort];
  if (place.length !== all.length) return null;
  const beyond = ({ of, isDescending, fromValue }: Key, at: number, orEqual = '') =>
    sql`${of} ${sql.raw(isDescending ? '<' : '>')}${sql.raw(orEqual)} ${fromValue(place[at]!)}`;
  const [first] = all;
  const cases = all.map((key, at) => {
    const equal = all
      .slice(0, at)
      .map(({ of, fromValue }, before) => sql`${of} = ${fromValue(place[before]!)}`);
    return sql`(${sql.join([...equal, beyond(key, at)], sql` and `)})`;
  });
  // The first condition alone bounds the part of the index that is read.
  return sql`(${beyond(first!, 0, '=')} and (${sql.join(cases, sql` or `)}))`;
}
