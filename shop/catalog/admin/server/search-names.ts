import { and, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { keyset } from '#platform/admin/server/keyset.ts';
import type { Db } from '#platform/server/db.ts';
import { products } from '../../server/tables.ts';

/** A search looks at this many products in their order before it collects all matches. */
const nearest = 5_000;
/** PostgreSQL expects late words evenly along the order and would walk it. A limit keeps it from that. */
const noLimit = 2 ** 31 - 1;

/**
 * Matches part of a name. The index holds runs of three letters, so a shorter text matches only beginnings of words. A text
 * without letters and digits matches no name.
 */
export function isNamed(q: string): SQL {
  const text = q.replaceAll(/[\\%_]/g, String.raw`\$&`);
  if (/[\p{L}\p{N}]{3}/u.test(q)) return ilike(products.name, `%${text}%`);
  if (!/[\p{L}\p{N}]/u.test(q)) return sql`false`;
  return or(ilike(products.name, `${text}%`), ilike(products.name, `% ${text}%`))!;
}

type Asked = { q: string | undefined; page: ReturnType<typeof keyset>; matching: SQL | undefined };

/** Products under their own name, so that columns of `products` select from it. */
export type Source = ReturnType<typeof sourceOf>;

/**
 * Reads a page of the products that match: `read` selects from its source by `matching`, in the order and up to the limit of the
 * page. A frequent word fills the page from the nearest products. Otherwise the index of names finds all matches, which are sorted.
 */
export async function readMatching<Row>(
  db: Db,
  { q, page, matching }: Asked,
  read: (source: Source) => Promise<Row[]>,
): Promise<Row[]> {
  if (!q) return read(sourceOf(db));
  const near = db.select().from(products).where(page.after).limit(nearest);
  const rows = await read(near.orderBy(...page.orderBy).as('products'));
  if (rows.length === page.limit) return rows;
  return read(db.select().from(products).where(and(page.after, matching)).limit(noLimit).as('products'));
}

function sourceOf(db: Db) {
  return db.select().from(products).as('products');
}
