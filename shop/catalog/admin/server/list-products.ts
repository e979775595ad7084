import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ListPage } from '#platform/admin/list.ts';
import { keyset, type SortOrder } from '#platform/admin/server/keyset.ts';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { withDescendants } from '../../category-tree.ts';
import { availableStock } from '../../server/available-stock.ts';
import { listCategories } from '../../server/list-categories.ts';
import { products } from '../../server/tables.ts';
import { sellingPaise } from '../../unit-price.ts';
import type { listSorts, ProductRowOfStaff, ProductsQuery } from '../contract.ts';
import type { ProductState } from '../product-fields.ts';
import { stateOf } from './read-products.ts';
import { isSought, readMatching } from './search-names.ts';

const sortOrders: Record<(typeof listSorts)[number], SortOrder> = {
  newest: { name: 'products newest', by: products.id, id: products.id, descending: true },
  name: { name: 'products name', by: products.name, id: products.id },
  changed: { name: 'products changed', by: products.updatedAt, id: products.id, descending: true },
};

/** Lists products of every state for staff (GET /api/admin/products). Returns a page. Refuses a foreign cursor (400). */
export async function listProductsForStaff(
  db: Db,
  { cursor, sort = 'newest', ...asked }: ProductsQuery,
): Promise<ListPage<ProductRowOfStaff>> {
  const page = keyset(sortOrders[sort], cursor);
  const { id, slug, name, imageUrl, productClass, categoryId, published, onSale, archivedAt } = products;
  const { mrpPaise, discountPercent, pricePaise, gatePassedOn } = products;
  const columns = {
    id,
    slug,
    name,
    imageUrl,
    productClass,
    categoryId,
    published,
    onSale,
    archivedAt,
    mrpPaise,
    discountPercent,
    pricePaise,
    gatePassedOn,
    stock: availableStock,
    position: page.position,
  };
  const where = await matching(db, asked);
  const rows = await readMatching(db, { q: asked.q, page, matching: where }, (source) =>
    db
      .select(columns)
      .from(source)
      .where(and(page.after, where))
      .orderBy(...page.orderBy)
      .limit(page.limit),
  );
  const { rows: shown, next } = page.toPage(rows);
  return { rows: shown.map(toRow), next };
}

type Listed = Parameters<typeof stateOf>[0] &
  Parameters<typeof sellingPaise>[0] &
  Omit<ProductRowOfStaff, 'state' | 'mrp' | 'sellingPrice' | 'passesGate'> & { gatePassedOn: string | null };

function toRow(row: Listed): ProductRowOfStaff {
  const { id, slug, name, imageUrl, productClass, categoryId, stock } = row;
  const about = { id, slug, name, imageUrl, productClass, categoryId, stock };
  return {
    ...about,
    state: stateOf(row),
    mrp: toRupees(row.mrpPaise),
    sellingPrice: toRupees(sellingPaise(row)),
    passesGate: !row.published || row.gatePassedOn !== null,
  };
}

const inState: Record<ProductState, SQL | undefined> = {
  draft: and(eq(products.published, false), isNull(products.archivedAt)),
  published: and(eq(products.published, true), eq(products.onSale, true)),
  stopped: and(eq(products.published, true), eq(products.onSale, false)),
  archived: and(eq(products.published, false), isNotNull(products.archivedAt)),
};

/** A combo has no stock of its own, so only products without stock need a look at their parts. */
const isSoldOut = and(eq(products.stock, 0), sql`${availableStock} = 0`);

/** The condition of search and filters, for the list and for all that match. */
export async function matching(
  db: Db,
  { q, state, productClass, category, stock, gate }: Omit<ProductsQuery, 'cursor' | 'sort'>,
): Promise<SQL | undefined> {
  const within = category === undefined ? null : withDescendants(await listCategories(db), category);
  return and(
    q ? saying(q) : undefined,
    // Archived products show only when asked for.
    state ? inState[state] : isNull(products.archivedAt),
    productClass ? eq(products.productClass, productClass) : undefined,
    within ? inArray(products.categoryId, within) : undefined,
    stock ? isSoldOut : undefined,
    gate ? and(eq(products.published, true), isNull(products.gatePassedOn)) : undefined,
  );
}

/** Matches words of a name, an id or address, or a SKU or GTIN. */
function saying(q: string): SQL | undefined {
  return or(
    isSought(q),
    eq(products.slug, q.toLowerCase()),
    /^\d{1,9}$/.test(q) ? eq(products.id, Number(q)) : undefined,
    eq(products.sku, q),
  );
}
