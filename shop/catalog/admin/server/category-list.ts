import { eq, isNull } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { byPlace } from '../../server/list-categories.ts';
import { categories } from '../../server/tables.ts';
import { topList } from '../categories.ts';

/** Returns a list of categories in its order: `top`, or those in the category with this id. */
export async function readList(db: Db, list: string) {
  const { id, slug, name, position, parentId } = categories;
  const rows = await db
    .select({ id, slug, name, position })
    .from(categories)
    .where(list === topList ? isNull(parentId) : eq(parentId, Number(list)));
  return rows.toSorted(byPlace);
}

/** Returns the place of a category that comes to a list: by its name, or behind the others where the merchant has ordered them. */
export async function lastPlace(tx: Db, parentId: number | null): Promise<number> {
  const rows = await readList(tx, String(parentId ?? topList));
  const last = Math.max(0, ...rows.map(({ position }) => position));
  return last === 0 ? 0 : last + 1;
}
