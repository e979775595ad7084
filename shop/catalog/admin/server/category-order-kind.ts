import { eq, inArray } from 'drizzle-orm';
import type { EntityKind } from '#platform/server/changes/entity-kind.ts';
import { refusals as catalogRefusals } from '../../refusals.ts';
import { byName, byPlace } from '../../server/list-categories.ts';
import { categories } from '../../server/tables.ts';
import { topList } from '../categories.ts';
import { lockTree } from './category-kind.ts';
import { readList } from './category-list.ts';

/**
 * The order of a list of categories for the change log: their addresses, first to last. The list is `top`, or the id of the
 * category above. `write` puts categories that it does not name behind the others, and refuses one of another list (404).
 */
export const categoryOrderKind: EntityKind<{ order: string[] }> = {
  name: 'category-order',
  label: 'Order of categories',
  roles: ['content'],
  fields: { order: { label: 'Order' } },
  async read(db, list) {
    const rows = await readList(db, list);
    return rows.length === 0 ? null : { order: rows.map(({ slug }) => slug) };
  },
  async write(tx, list, { order = [] }) {
    await lockTree(tx);
    const rows = await readList(tx, list);
    const known = new Set(rows.map(({ slug }) => slug));
    if (order.some((slug) => !known.has(slug))) throw catalogRefusals.categoryNotFound();
    const placeOf = new Map([...new Set(order)].map((slug, at) => [slug, at + 1]));
    const placed = rows
      .map(({ id, slug, name }) => ({ id, name, position: placeOf.get(slug) ?? placeOf.size + 1 }))
      .toSorted(byPlace);
    const isByName = placed.every((row, at) => at === 0 || byName(placed[at - 1]!, row) < 0);
    for (const { id, position } of placed)
      await tx
        .update(categories)
        .set({ position: isByName ? 0 : position })
        .where(eq(categories.id, id));
  },
  async names(db, lists) {
    const rows = await db
      .select({ id: categories.id, name: categories.name })
      .from(categories)
      .where(inArray(categories.id, lists.filter((list) => list !== topList).map(Number)));
    return new Map([[topList, 'The top'], ...rows.map(({ id, name }) => [String(id), name] as const)]);
  },
};
