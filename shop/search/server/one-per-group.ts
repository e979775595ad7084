import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { isOnCard } from '#shop/catalog/server/groups/card-conditions.ts';
import { products } from '#shop/catalog/server/tables.ts';
import type { PackChoice } from '../pack-choice.ts';
import type { Best } from './find-best.ts';
import { matchOf, type TextMatch } from './match-text.ts';
import { searchEntries } from './tables.ts';

type Params = { best: Best; match: SQL[] };

/**
 * Leaves one member of each group among the results: the one that matches the text best, or the one on the group's card when several
 * do. Numbers of the others leave the facets.
 */
export async function onePerGroup(db: Db, { best, match }: Params): Promise<Best> {
  if (best.sizes.length < 2) return best;
  const rows = await db
    .select({ id: products.id, groupId: products.groupId, key: products.countsKey })
    .from(products)
    .innerJoin(searchEntries, eq(searchEntries.productId, products.id))
    .where(sql`${products.groupId} is not null and ${products.id} = any(${sql.param(best.sizes)}::int[])`)
    .orderBy(...match.map((of) => desc(of)), desc(isOnCard), products.groupPosition, products.id);
  const seen = new Set<number | null>();
  const others = rows.filter(({ groupId }) => seen.size === seen.add(groupId).size);
  if (others.length === 0) return best;
  const byGroup = { ...best.byGroup };
  for (const { key } of others) if (key !== null && byGroup[key]) byGroup[key] -= 1;
  const left = new Set(others.map(({ id }) => id));
  const counted = Object.fromEntries(Object.entries(byGroup).filter(([, number]) => number > 0));
  return { ...best, ids: best.ids.filter((id) => !left.has(id)), byGroup: counted };
}

/** Returns how well a product matches a text, without its stock and sales. */
export function matchOrder({ first, phrases, pack }: TextMatch): SQL[] {
  return [
    ...(first ? [first] : []),
    ...(phrases.length > 0 ? [sql`${sql.join(phrases.map(matchOf), sql` + `)}`] : []),
    ...(pack ? [packOrder(pack)] : []),
  ];
}

const ofGroup = sql.raw(
  `from products as member where member.group_id = products.group_id and member.published`,
);

/** Returns how well a product meets a wish for a size. In the middle as many members of its group are larger as are smaller. */
export function packOrder(pack: PackChoice): SQL {
  if (pack === 'largest') return sql`${products.quantity}`;
  if (pack === 'smallest') return sql`-${products.quantity}`;
  return sql`-coalesce((select abs(sum(sign(member.quantity - ${products.quantity}))) ${ofGroup}), 0)`;
}

/** A card is not sold out while another size of it is in stock. */
export const anyOfGroup: SQL = sql`exists (select ${ofGroup} and member.on_sale and member.stock > 0)`;
