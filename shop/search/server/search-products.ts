import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import type { Category, Product } from '#shop/catalog/contract.ts';
import { listCategories } from '#shop/catalog/server/list-categories.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { toProduct } from '#shop/catalog/server/to-product.ts';
import type { SearchAnswer, SearchFacets } from '../contract.ts';
import { type QueryWord, readQuery, toTsquery } from '../read-query.ts';
import { correctWords } from './correct-words.ts';
import { searchEntries } from './tables.ts';

type Page = { limit: number; cursor: number };
type Count = { kind: 'total' | 'category' | 'form' | 'concern'; value: string; count: number };

const nothing: SearchAnswer = {
  products: [],
  total: 0,
  next: null,
  didYouMean: null,
  facets: { categories: [], forms: [], concerns: [] },
};

/**
 * Published products that match a text: the better match first, then rating times popularity, the sold-out last.
 * `cursor` is how many to pass over. A text that finds nothing is answered with the nearest spelling's products.
 */
export async function searchProducts(db: Db, { q, ...page }: Page & { q: string }): Promise<SearchAnswer> {
  const words = readQuery(q);
  if (words.length === 0) return nothing;
  const answer = await answerFor(db, words, page);
  if (answer.total > 0) return answer;
  const corrected = await correctWords(db, words);
  if (!corrected) return answer;
  const nearest = await answerFor(db, corrected, page);
  if (nearest.total === 0) return answer;
  return { ...nearest, didYouMean: corrected.map(({ plain }) => plain).join(' ') };
}

async function answerFor(db: Db, words: QueryWord[], page: Page): Promise<SearchAnswer> {
  const [found, counts, categories] = await Promise.all([
    pageOf(db, words, page),
    countsOf(db, words),
    listCategories(db),
  ]);
  const total = counts.find(({ kind }) => kind === 'total')?.count ?? 0;
  const next = page.cursor + found.length;
  return {
    products: found,
    total,
    next: found.length > 0 && next < total ? next : null,
    didYouMean: null,
    facets: facetsOf(counts, categories),
  };
}

async function pageOf(db: Db, words: QueryWord[], { limit, cursor }: Page): Promise<Product[]> {
  const rows = await prepared(db, 'search_products', (on) => {
    const exact = sql`${sql.placeholder('exact')}::tsquery`;
    const prefix = sql`${sql.placeholder('prefix')}::tsquery`;
    const match = sql`case
      when ${searchEntries.nameVector} @@ ${exact} then 0
      when ${searchEntries.nameVector} @@ ${prefix} then 1
      when ${searchEntries.vector} @@ ${exact} then 2
      else 3 end`;
    return on
      .select({ product: products })
      .from(searchEntries)
      .innerJoin(products, eq(products.id, searchEntries.productId))
      .where(and(sql`${searchEntries.vector} @@ ${prefix}`, eq(products.published, true)))
      .orderBy(
        desc(sql`${products.onSale} and ${products.stock} > 0`),
        match,
        desc(searchEntries.weight),
        asc(products.id),
      )
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('cursor'));
  }).execute({
    exact: toTsquery(words, { prefix: false }),
    prefix: toTsquery(words, { prefix: true }),
    limit,
    cursor,
  });
  return rows.map(({ product }) => toProduct(product));
}

async function countsOf(db: Db, words: QueryWord[]): Promise<Count[]> {
  const { rows } = await db.execute<Count>(sql`
    with hits as materialized (
      select p.category_id, p.form, p.concerns
      from ${searchEntries} e join ${products} p on p.id = e.product_id
      where e.vector @@ ${toTsquery(words, { prefix: true })}::tsquery and p.published
    )
    select 'total' as kind, '' as value, count(*)::int as count from hits
    union all select 'category', category_id::text, count(*)::int from hits group by category_id
    union all select 'form', form, count(*)::int from hits where form <> '' group by form
    union all select 'concern', concern, count(*)::int from hits, unnest(concerns) concern group by concern
    order by count desc, value`);
  return rows;
}

function facetsOf(counts: Count[], categories: Category[]): SearchFacets {
  const valuesOf = (kind: Count['kind']) =>
    counts.filter((count) => count.kind === kind).map(({ value, count }) => ({ value, count }));
  return {
    categories: valuesOf('category').flatMap(({ value, count }) => {
      const category = categories.find(({ id }) => String(id) === value);
      return category ? [{ id: category.id, slug: category.slug, name: category.name, count }] : [];
    }),
    forms: valuesOf('form'),
    concerns: valuesOf('concern'),
  };
}
