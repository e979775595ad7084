import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { changeEntity, logCreation, readForEdit } from '#platform/server/changes/change-entity.ts';
import type { Author, EntityKind } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { Refusal } from '#platform/refusal.ts';
import { productGroups } from '../../../server/groups/tables.ts';
import { products } from '../../../server/tables.ts';
import type { GroupPlace, RowExtras } from '../../bulk/bulk-change.ts';
import type { GroupValues } from '../../sizes.ts';
import { bulkRows } from '../tables.ts';

type Writing = { groups: EntityKind<GroupValues>; by: Author; batch: string };
type Placing = Writing & { productId: number; changeId: number; place: GroupPlace | null };

/**
 * Puts a product into the group that a row of a file names, or out of its group. The group is made when there is none. Refuses
 * two groups of that name (409), and what a save of the group would.
 */
export async function placeInGroup(tx: Db, { productId, changeId, place, ...how }: Placing): Promise<void> {
  const own = await groupIdOf(tx, productId);
  const target = place && (await findTarget(tx, { own, place, changeId }));
  if (own !== null && own !== target) await leave(tx, { id: own, productId, ...how });
  if (!place) return;
  if (target === null) await makeGroup(tx, { productId, place, ...how });
  else await join(tx, { id: target, productId, place, ...how });
}

/** Puts a product back where it was before a row of a file. A group that is gone since stays gone. */
export async function placeBack(
  tx: Db,
  { productId, before, ...how }: Writing & { productId: number; before: RowExtras['placeBefore'] },
): Promise<void> {
  const own = await groupIdOf(tx, productId);
  if (own !== null && own !== before?.groupId) await leave(tx, { id: own, productId, ...how });
  if (!before || !(await how.groups.read(tx, String(before.groupId)))) return;
  await join(tx, { id: before.groupId, productId, place: { values: before.values, order: [] }, ...how });
}

async function groupIdOf(tx: Db, productId: number): Promise<number | null> {
  const [row] = await tx.select({ id: products.groupId }).from(products).where(eq(products.id, productId));
  return row?.id ?? null;
}

type Finding = { own: number | null; place: GroupPlace; changeId: number };

/** Returns the group of earlier rows of the file, or the one of that name. Null when it must be made. */
async function findTarget(tx: Db, { own, place, changeId }: Finding): Promise<number | null> {
  if (!place.isByName) {
    const [sibling] = await tx
      .select({ id: products.groupId })
      .from(bulkRows)
      .innerJoin(products, eq(products.id, bulkRows.productId))
      .where(
        and(
          eq(bulkRows.changeId, changeId),
          sql`${bulkRows.extras} ->> 'sizeOf' = ${place.key}`,
          isNotNull(products.groupId),
        ),
      )
      .limit(1);
    return sibling?.id ?? null;
  }
  const found = await tx
    .select({ id: productGroups.id })
    .from(productGroups)
    .where(
      and(
        sql`lower(${productGroups.name}) = ${place.name.toLowerCase()}`,
        sql`exists (select from ${products} where ${products.groupId} = ${productGroups.id})`,
      ),
    );
  if (found.some(({ id }) => id === own)) return own;
  if (found.length > 1)
    throw new Refusal('two_groups', 409, `The shop has ${found.length} groups named ${place.name}.`);
  return found[0]?.id ?? null;
}

async function leave(
  tx: Db,
  { id, productId, groups, by, batch }: Writing & { id: number; productId: number },
) {
  const { version, value } = await readForEdit(tx, groups, String(id));
  const members = value.members.filter((member) => member.productId !== productId);
  await changeEntity(tx, groups, { id: String(id), version, fields: { members }, by, batch });
}

type Joining = Writing & { id: number; productId: number; place: Pick<GroupPlace, 'values' | 'order'> };

/** A member keeps its place. A new one goes where the file has it, or to the end. */
async function join(tx: Db, { id, productId, place, groups, by, batch }: Joining): Promise<void> {
  const { version, value } = await readForEdit(tx, groups, String(id));
  const { values, order } = place;
  const known = value.members.findIndex((member) => member.productId === productId);
  const others = value.members.filter((member) => member.productId !== productId);
  const rank = (of: readonly string[]) => order.indexOf(of.join(', '));
  const later = others.findIndex((member) => rank(member.values) > rank(values));
  const at = known !== -1 ? known : later === -1 ? others.length : later;
  const members = others.toSpliced(at, 0, { productId, values });
  // The main size stays the first one when a file brings the first one later.
  const isFirst = at === 0 && known === -1 && value.leadId === others[0]?.productId;
  const fields = { members, ...(isFirst ? { leadId: productId } : {}) };
  await changeEntity(tx, groups, { id: String(id), version, fields, by, batch });
}

async function makeGroup(
  tx: Db,
  { productId, place, groups, by, batch }: Writing & { productId: number; place: GroupPlace },
): Promise<void> {
  const { name, options, values } = place;
  const [made] = await tx
    .insert(productGroups)
    .values({ name, options, leadId: productId })
    .returning({ id: productGroups.id });
  const id = String(made!.id);
  await groups.write(tx, id, { members: [{ productId, values }] });
  await logCreation(tx, groups, { id, by, batch });
}
