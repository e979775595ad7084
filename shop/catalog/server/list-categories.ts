import { asc, eq } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import type { Category } from '../contract.ts';
import { categories } from './tables.ts';

/** Returns the categories that customers see, in the merchant's order. */
export async function listCategories(db: Db): Promise<Category[]> {
  const { id, slug, name, nameHindi, parentId, icon, position } = categories;
  return prepared(db, 'list_categories', (on) =>
    on
      .select({ id, slug, name, nameHindi, parentId, icon })
      .from(categories)
      .where(eq(categories.hiddenWithDemo, false))
      .orderBy(asc(position), asc(name)),
  ).execute();
}
