import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { Facets } from '../../contract.ts';
import { listCategories } from '../list-categories.ts';
import { products } from '../tables.ts';

type Count = { kind: 'category' | 'form' | 'concern'; value: string; count: number };

/** Counts products that meet `where` by category, form and concern, the largest number first. */
export async function readFacets(db: Db, where: SQL): Promise<Facets> {
  const [{ rows }, categories] = await Promise.all([
    db.execute<Count>(sql`
      with hits as materialized (select category_id, form, concerns from ${products} where ${where})
      select 'category' as kind, category_id::text as value, count(*)::int as count from hits group by category_id
      union all select 'form', form, count(*)::int from hits where form <> '' group by form
      union all select 'concern', concern, count(*)::int from hits, unnest(concerns) concern group by concern
      order by count desc, value`),
    listCategories(db),
  ]);
  const valuesOf = (kind: Count['kind']) =>
    rows.filter((count) => count.kind === kind).map(({ value, count }) => ({ value, count }));
  return {
    categories: valuesOf('category').flatMap(({ value, count }) => {
      const category = categories.find(({ id }) => String(id) === value);
      return category ? [{ id: category.id, slug: category.slug, name: category.name, count }] : [];
    }),
    forms: valuesOf('form'),
    concerns: valuesOf('concern'),
  };
}
