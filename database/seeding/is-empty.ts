import type { Db } from '#platform/server/db.ts';
import { categories } from '#shop/catalog/server/tables.ts';

export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.select({ id: categories.id }).from(categories).limit(1)).length === 0;
}
