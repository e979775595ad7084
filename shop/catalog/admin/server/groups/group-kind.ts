import { isDeepStrictEqual } from 'node:util';
import { asc, eq, inArray, or } from 'drizzle-orm';
import type { EntityKind } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { refusals as catalogRefusals } from '../../../refusals.ts';
import { productGroups } from '../../../server/groups/tables.ts';
import { products } from '../../../server/tables.ts';
import { fieldLabels, type ProductPicture } from '../../product-fields.ts';
import { type GroupValues, maxMembers, refusals } from '../../sizes.ts';
import { exchangePictures } from '../pictures/picture-columns.ts';
import { picturesInWords, type ProductHooks, writeMemberTexts } from '../product-kind.ts';
import { followGroup, namingSize } from './shared-texts.ts';

type Members = GroupValues['members'];

/** What another module does for a group: it counts the rating of a product and of the other sizes of its group. */
export type GroupHooks = ProductHooks & { countRating: (tx: Db, productId: number) => Promise<void> };

/**
 * A group of products for the change log. `write` keeps its rules: a product is in one group, no combo is a member, and each member
 * has values of its own.
 */
export function groupKind(hooks: GroupHooks): EntityKind<GroupValues> {
  return {
    name: 'product-group',
    label: 'Sizes of a product',
    roles: ['content'],
    fields: {
      name: { label: 'Name of the group' },
      options: { label: 'Options' },
      leadId: { label: 'Number of the main size' },
      members: { label: 'Sizes', show: (value) => inWords(value as Members) },
      description: { label: `${fieldLabels.description} of all sizes` },
      howToUse: { label: `${fieldLabels.howToUse} of all sizes` },
      ingredients: { label: `${fieldLabels.ingredients} of all sizes` },
      concerns: { label: `${fieldLabels.concerns} of all sizes` },
      pictures: {
        label: `${fieldLabels.pictures} of all sizes`,
        show: (value) => picturesInWords(value as ProductPicture[]),
      },
    },
    read: readGroupValues,
    write: (tx, id, fields) => writeGroup(tx, Number(id), fields, hooks),
    async names(db, ids) {
      const rows = await db
        .select({ id: productGroups.id, name: productGroups.name })
        .from(productGroups)
        .where(inArray(productGroups.id, ids.map(Number)));
      return new Map(rows.map(({ id, name }) => [String(id), name]));
    },
  };
}

const inWords = (members: Members) =>
  members.map(({ productId, values }) => `${values.join(', ')} (product ${productId})`).join(', ') || 'none';

async function readGroupValues(db: Db, id: string): Promise<GroupValues | null> {
  const [group] = await db
    .select()
    .from(productGroups)
    .where(eq(productGroups.id, Number(id)));
  if (!group) return null;
  const members = await db
    .select({ productId: products.id, values: products.optionValues })
    .from(products)
    .where(eq(products.groupId, group.id))
    .orderBy(asc(products.groupPosition), asc(products.id));
  const { name, options, leadId, description, howToUse, ingredients, concerns, pictures } = group;
  return { name, options, leadId, members, description, howToUse, ingredients, concerns, pictures };
}

async function writeGroup(
  tx: Db,
  id: number,
  fields: Partial<GroupValues>,
  hooks: GroupHooks,
): Promise<void> {
  const before = await readGroupValues(tx, String(id));
  if (!before) throw refusals.noGroup();
  const after = { ...before, ...fields };
  const { name, options, leadId, members, ...texts } = after;
  // Orders lock their products in the order of ids too, so that neither waits for the other in a circle.
  const locked = await tx
    .select()
    .from(products)
    .where(
      or(
        eq(products.groupId, id),
        inArray(
          products.id,
          members.map(({ productId }) => productId),
        ),
      ),
    )
    .orderBy(products.id)
    .for('update');
  const byId = new Map(locked.map((row) => [row.id, row]));
  checkMembers(members, { id, options, byId });
  const places = new Map(members.map(({ productId, values }, at) => [productId, { at, values }]));
  const lead = leadId !== null && places.has(leadId) ? leadId : (members[0]?.productId ?? null);
  if (fields.pictures) await exchangeOf(tx, before.pictures, fields.pictures);
  await tx
    .update(productGroups)
    .set({ name, options, leadId: lead, ...texts })
    .where(eq(productGroups.id, id));
  for (const row of locked) {
    const place = places.get(row.id);
    await tx
      .update(products)
      .set(
        place
          ? { groupId: id, groupPosition: place.at, optionValues: place.values }
          : { groupId: null, groupPosition: 0, optionValues: [], ownTexts: {} },
      )
      .where(eq(products.id, row.id));
    if (!place) continue;
    const read = followGroup(row, { before, after, isNew: row.groupId !== id });
    if (isDeepStrictEqual(read, { texts: {}, ownTexts: row.ownTexts })) continue;
    await writeMemberTexts(tx, { id: row.id, ...read, hooks }).catch(namingSize(place.values.join(', ')));
  }
  const taken = locked.filter((row) => !places.has(row.id)).map((row) => row.id);
  for (const productId of [...members.slice(0, 1).map((member) => member.productId), ...taken])
    await hooks.countRating(tx, productId);
}

/** Notes which uploaded pictures the group shows from now on, and which no more. */
async function exchangeOf(tx: Db, before: ProductPicture[], after: ProductPicture[]): Promise<void> {
  const without = (some: ProductPicture[], others: ProductPicture[]) =>
    some.map(({ name }) => name).filter((name) => others.every((other) => other.name !== name));
  await exchangePictures(tx, { added: without(after, before), removed: without(before, after) });
}

type Row = typeof products.$inferSelect;
type Rules = { id: number; options: string[]; byId: ReadonlyMap<number, Row> };

function checkMembers(members: Members, { id, options, byId }: Rules): void {
  if (members.length > maxMembers) throw refusals.tooManySizes();
  if (new Set(options.map((option) => option.toLowerCase())).size < options.length)
    throw refusals.sameOptions();
  const seen = new Set<string>();
  for (const { productId, values } of members) {
    const row = byId.get(productId);
    if (!row) throw catalogRefusals.productNotFound();
    if (row.groupId !== null && row.groupId !== id) throw refusals.inOtherGroup(row.name);
    if (row.productClass === 'combo') throw refusals.comboInGroup(row.name);
    if (values.length !== options.length) throw refusals.valueMissing(row.name);
    const key = values.join(', ').toLowerCase();
    if (seen.has(key)) throw refusals.sameValues(values.join(', '));
    seen.add(key);
  }
}
