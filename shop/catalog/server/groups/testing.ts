import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { products } from '../tables.ts';
import { productGroups } from './tables.ts';

type Params = { name?: string; members: { id: number; values: string[] }[]; leadId?: number };

/** Joins products into a group for a test, in the given order. The first is the lead by default. */
export async function makeGroup(db: Db, { name = 'A group', members, leadId }: Params): Promise<number> {
  const options = members[0]!.values.map((_, at) => (at === 0 ? 'Size' : 'Pack'));
  const [group] = await db
    .insert(productGroups)
    .values({ name, options, leadId: leadId ?? members[0]!.id })
    .returning({ id: productGroups.id });
  for (const [groupPosition, { id, values }] of members.entries())
    await db
      .update(products)
      .set({ groupId: group!.id, groupPosition, optionValues: values })
      .where(eq(products.id, id));
  return group!.id;
}
