import { and, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { keyset } from '#platform/admin/server/keyset.ts';
import type { Db } from '#platform/server/db.ts';
import { numberKeyOf } from '../../product-numbers.ts';
import { beginsNumber, isNumbered } from '../../server/numbered.ts';
import { products } from '../../server/tables.ts';

/** A search looks at this many products in their order before it collects all matches. */
const nearest = 5_000;
/** PostgreSQL expects late words evenly along the order and would walk it. A limit keeps it from that. */
const noLimit = 2 ** 31 - 1;

const maxWords = 8;

/** Matches the words of a name in any order, or the beginning of a SKU or GTIN, whatever blanks and dashes it has. */
export function isSought(q: string): SQL {
  const words = q
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, maxWords);
  const named = words.length === 0 ? sql`false` : and(...words.map(hasWord))!;
  const key = numberKeyOf(q);
  return key === null ? named : or(named, beginsNumber(key))!;
}

/** Ranks the product of a whole number first. */
export function numberedFirst(q: string): SQL[] {
  const key = numberKeyOf(q);
  return key === null ? [] : [sql`${isNumbered(key)} is true desc`];
}

/** The index holds runs of three letters, so a shorter word matches only beginnings of words. */
function hasWord(word: string): SQL {
  const text = word.replaceAll(/[\\%_]/g, String.raw`\$&`);
  if (/[\p{L}\p{N}]{3}/u.test(word)) return ilike(products.name, `%${text}%`);
  return or(ilike(products.name, `${text}%`), ilike(products.name, `% ${text}%`))!;
}

type Params = { q: string | undefined; page: ReturnType<typeof keyset>; matching: SQL | undefined };

/** Products under their own name, so that columns of `products` select from it. */
export type Source = ReturnType<typeof sourceOf>;

/**
 * Reads a page of the products that match: `read` selects from its source by `matching`, in the order and up to the limit of the
 * page. A frequent word fills the page from the nearest products. Otherwise the index of names finds all matches, which are sorted.
 */
export async function readMatching<Row>(
  db: Db,
  { q, page, matching }: Params,
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
