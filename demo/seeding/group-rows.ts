import type { InferInsertModel } from 'drizzle-orm';
import type { productGroups } from '#shop/catalog/server/groups/tables.ts';
import { sampleGroups } from '../sample-data/sizes.ts';
import type { ProductRow } from './product-rows.ts';

type GroupRow = InferInsertModel<typeof productGroups> & { id: number };

const rowOf = (rows: readonly ProductRow[], slug: string) => rows.find((row) => row.slug === slug)!;

/** Returns the groups of the sizes, whose name is that of their main size. */
export function toGroupRows(rows: readonly ProductRow[]): GroupRow[] {
  return sampleGroups.map(({ lead, option }, at) => {
    const { id: leadId, name } = rowOf(rows, lead);
    return { id: at + 1, name, options: [option], leadId };
  });
}

/** Puts products into their groups. A further size has the pictures and the rating of its main size. */
export function withSizes(rows: ProductRow[]): ProductRow[] {
  const placed = new Map(
    sampleGroups.flatMap(({ lead, value, sizes }, at) => {
      const { imageUrl, otherImageUrls, rating, reviewCount } = rowOf(rows, lead);
      const shared = { imageUrl, otherImageUrls, rating, reviewCount };
      return [{ slug: lead, value }, ...sizes].map((one, groupPosition) => {
        const place = { groupId: at + 1, groupPosition, optionValues: [one.value] };
        return [one.slug, { ...shared, ...place }] as const;
      });
    }),
  );
  const alone = { groupId: null, groupPosition: 0, optionValues: [] };
  return rows.map((row) => ({ ...row, ...alone, ...placed.get(row.slug) }));
}
