import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { changeLog } from '#platform/server/tables.ts';
import { productGroups } from '../../../server/groups/tables.ts';
import { products } from '../../../server/tables.ts';
import { leavePictures } from '../pictures/picture-columns.ts';

/** Deletes groups without members that nobody changed for so many days. Until then an undo can fill them again. */
export async function deleteEmptyGroups(db: Db, { keptDays = 30 } = {}): Promise<void> {
  const gone = await db
    .delete(productGroups)
    .where(
      sql`
    not exists (select from ${products} where ${products.groupId} = ${productGroups.id})
    and not exists (select from ${changeLog} where ${changeLog.kind} = 'product-group'
      and ${changeLog.entityId} = ${productGroups.id}::text
      and ${changeLog.changedAt} > now() - make_interval(days => ${keptDays}))`,
    )
    .returning({ pictures: productGroups.pictures });
  const names = gone.flatMap(({ pictures }) => pictures.map(({ name }) => name));
  if (names.length > 0) await leavePictures(db, names);
}
