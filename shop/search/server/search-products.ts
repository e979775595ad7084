import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { Category, Product } from '#shop/catalog/contract.ts';
import { listCategories } from '#shop/catalog/server/list-categories.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { listedColumns, toProduct } from '#shop/catalog/server/to-product.ts';
import type { SearchAnswer, SearchFacets } from '../contract.ts';
import { isHerb, type Phrase } from '../dictionary/find-concepts.ts';
import { readQuery, textOf, toTsquery } from '../read-query.ts';
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
 * `cursor` is how many to pass over. What nothing is called by is looked for among ingredients, then in the nearest
 * spelling, then without the words that nothing has.
 */
export async function searchProducts(db: Db, { q, ...page }: Page & { q: string }): Promise<SearchAnswer> {
  const phrases = readQuery(q);
  if (phrases.length === 0) return nothing;
  const answer = await exactly(db, phrases, page);
  if (answer.total > 0) return answer;
  const corrected = await correctWords(db, phrases);
  if (corrected) {
    const nearest = await exactly(db, corrected, page);
    if (nearest.total > 0) return { ...nearest, didYouMean: textOf(corrected) };
  }
  const loose = toLoose(corrected ?? phrases);
  if (!loose) return answer;
  const rest = await answerFor(db, loose, page);
  return rest.total > 0 ? { ...rest, didYouMean: textOf(loose.phrases) } : answer;
}

async function exactly(db: Db, phrases: Phrase[], page: Page): Promise<SearchAnswer> {
  const called = await answerFor(db, { phrases, where: calledBy(phrases) }, page);
  return called.total > 0 ? called : answerFor(db, { phrases, where: madeOf(phrases) }, page);
}

type Wanted = { phrases: Phrase[]; where: SQL };

function calledBy(phrases: Phrase[]): SQL {
  const all = phrases.map((phrase) => toTsquery(phrase, { prefix: isUnfinished(phrase) })).join(' & ');
  return sql`${searchEntries.vector} @@ ${all}::tsquery`;
}

function madeOf(phrases: Phrase[]): SQL {
  return sql.join(phrases.map(hasPhrase), sql` and `);
}

function hasPhrase(phrase: Phrase): SQL {
  const query = toTsquery(phrase, { prefix: isUnfinished(phrase) });
  return sql`(${searchEntries.vector} @@ ${query}::tsquery or ${searchEntries.containedVector} @@ ${query}::tsquery)`;
}

/** Without the words that mean nothing to us; of the rest every herb must be met, or else any one thing. */
function toLoose(phrases: Phrase[]): Wanted | null {
  const known = phrases.filter(({ concepts }) => concepts.length > 0);
  const herbs = known.filter(({ concepts }) => concepts.some(isHerb));
  if (known.length === 0 || (known.length === 1 && phrases.length === 1)) return null;
  if (herbs.length > 0) return { phrases: herbs, where: madeOf(herbs) };
  return { phrases: known, where: sql`(${sql.join(known.map(hasPhrase), sql` or `)})` };
}

function isUnfinished({ concepts }: Phrase): boolean {
  return concepts.length === 0;
}

async function answerFor(db: Db, wanted: Wanted, page: Page): Promise<SearchAnswer> {
  const [found, counts, categories] = await Promise.all([
    pageOf(db, wanted, page),
    countsOf(db, wanted),
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

async function pageOf(db: Db, { phrases, where }: Wanted, { limit, cursor }: Page): Promise<Product[]> {
  const rows = await db
    .select({ product: listedColumns })
    .from(searchEntries)
    .innerJoin(products, eq(products.id, searchEntries.productId))
    .where(and(where, eq(products.published, true)))
    .orderBy(
      desc(sql`${products.onSale} and ${products.stock} > 0`),
      desc(sql.join(phrases.map(matchOf), sql` + `)),
      desc(searchEntries.weight),
      asc(products.id),
    )
    .limit(limit)
    .offset(cursor);
  return rows.map(({ product }) => toProduct(product));
}

/** How well a product meets a phrase: called so, called by what begins so, known by it, and so on down. */
function matchOf(phrase: Phrase): SQL {
  const exact = toTsquery(phrase, { prefix: false });
  const prefix = toTsquery(phrase, { prefix: isUnfinished(phrase) });
  return sql`case
    when ${searchEntries.nameVector} @@ ${exact}::tsquery then 4
    when ${searchEntries.nameVector} @@ ${prefix}::tsquery then 3
    when ${searchEntries.vector} @@ ${exact}::tsquery then 2
    when ${searchEntries.vector} @@ ${prefix}::tsquery then 1
    else 0 end`;
}

async function countsOf(db: Db, { where }: Wanted): Promise<Count[]> {
  const { rows } = await db.execute<Count>(sql`
    with hits as materialized (
      select ${products.categoryId}, ${products.form}, ${products.concerns}
      from ${searchEntries} join ${products} on ${products.id} = ${searchEntries.productId}
      where ${where} and ${products.published}
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
