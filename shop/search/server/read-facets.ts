import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { listCategories } from '#shop/catalog/server/list-categories.ts';
import { products } from '#shop/catalog/server/tables.ts';
import type { SearchFacets } from '../contract.ts';

type Count = { kind: 'category' | 'form' | 'concern'; value: string; count: number };

/** How many of the given products lie in each category, have each form, are for each concern: the most first. */
export async function readFacets(db: Db, ids: number[]): Promise<SearchFacets> {
  const [{ rows }, categories] = await Promise.all([
    db.execute<Count>(sql`
      with hits as materialized (
        select category_id, form, concerns from ${products} where id = any(${sql.param(ids)}::int[])
      )
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
