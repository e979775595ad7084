import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { changeEntity, logCreation, readForEdit } from '#platform/server/changes/change-entity.ts';
import type { Author, EntityKind } from '#platform/server/changes/entity-kind.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { refusals as catalogRefusals } from '../../../refusals.ts';
import { baseName } from '../../../groups/base-name.ts';
import { sizedName } from '../../../groups/sized-name.ts';
import { packSize } from '../../../measure.ts';
import { productGroups } from '../../../server/groups/tables.ts';
import { products } from '../../../server/tables.ts';
import type { ProductValues } from '../../product-fields.ts';
import { type GroupValues, type NewSize, refusals } from '../../sizes.ts';
import { createProduct } from '../create-product.ts';
import { namingSize } from './shared-texts.ts';

type Kinds = { kind: EntityKind<ProductValues>; groups: EntityKind<GroupValues> };
type Params = Kinds & { productId: number; by: Author };

/**
 * Copies a product as a draft of another size and joins both (POST /api/admin/products/{id}/sizes). Refuses an unknown product (404)
 * and values that another size has (409).
 */
export async function addSize(
  db: Db,
  { productId, kind, groups, by, size }: Params & { size: NewSize },
): Promise<void> {
  const batch = randomUUID();
  await inTransaction(db, async (tx) => {
    const group = await groupOf(tx, { productId, groups, by, batch, options: size.values.length });
    const { values, ...given } = size;
    const made = await createProduct(tx, {
      given: { copyOf: productId },
      kind,
      by,
      batch,
      fields: {
        ...given,
        name: sizedName({ name: `${group.value.name} ${values.join(' ')}`, optionValues: values }),
        discountPercent: 0,
      },
    });
    const members = [...group.value.members, { productId: made, values }];
    await changeEntity(tx, groups, { ...group, fields: { members }, by, batch });
  });
}

/**
 * Joins products to the group of another one, by their quantities (POST /api/admin/products/{id}/sizes/join). Refuses products of
 * another group, combos and equal quantities (409).
 */
export async function joinSizes(
  db: Db,
  { productId, productIds, groups, by }: Omit<Params, 'kind'> & { productIds: number[] },
): Promise<void> {
  const batch = randomUUID();
  await inTransaction(db, async (tx) => {
    const group = await groupOf(tx, { productId, groups, by, batch, options: 1 });
    const known = new Set(group.value.members.map((member) => member.productId));
    const added: GroupValues['members'] = [];
    for (const id of productIds.filter((one) => !known.has(one))) {
      const value = valueOf(await readProduct(tx, id));
      // A second option begins with the value that the product itself has.
      const more = group.value.members[0]?.values.slice(1) ?? [];
      added.push({ productId: id, values: [value, ...more] });
    }
    const members = [...group.value.members, ...added];
    await changeEntity(tx, groups, { ...group, fields: { members }, by, batch });
  });
}

type Row = typeof products.$inferSelect;

async function readProduct(tx: Db, id: number): Promise<Row> {
  const [row] = await tx.select().from(products).where(eq(products.id, id));
  if (!row) throw catalogRefusals.productNotFound();
  return row;
}

export const valueOf = ({ quantity, unit }: Pick<Row, 'quantity' | 'unit'>) =>
  packSize({ typeQuantity: quantity, measurementUnit: unit });

type Making = Pick<Params, 'productId' | 'groups' | 'by'> & { batch: string; options: number };

/** Returns the group of a product. A product without a group becomes the lead of a new group. */
async function groupOf(tx: Db, { productId, groups, by, batch, options }: Making) {
  const row = await readProduct(tx, productId);
  if (row.productClass === 'combo') throw refusals.comboInGroup(row.name);
  if (row.groupId === null) {
    const names = ['Size', 'Pack'].slice(0, options);
    const values = [valueOf(row), '1'].slice(0, options);
    const [made] = await tx
      .insert(productGroups)
      .values({ name: baseName(row.name), options: names, leadId: productId })
      .returning({ id: productGroups.id });
    await groups.write(tx, String(made!.id), { members: [{ productId, values }] });
    await logCreation(tx, groups, { id: String(made!.id), by, batch });
    return { id: String(made!.id), ...(await readForEdit(tx, groups, String(made!.id))) };
  }
  const id = String(row.groupId);
  return { id, ...(await readForEdit(tx, groups, id)) };
}

type ProductRow = { id: number; version: number } & Pick<
  ProductValues,
  'mrp' | 'sellingPrice' | 'weightGrams'
>;
type Saving = { id: number; version: number; fields: Partial<GroupValues>; rows: ProductRow[] };

/**
 * Saves a group and the prices and weights of its sizes in one transaction (PUT /api/admin/product-groups/{id}). Returns the new
 * version. Refuses all when one size is refused, and names it.
 */
export async function saveSizes(
  db: Db,
  { id, version, fields, rows, kind, groups, by }: Saving & Omit<Params, 'productId'>,
): Promise<{ version: number }> {
  const batch = randomUUID();
  return retryTransaction(db, async (tx) => {
    const names = await namesOf(tx, groups, id);
    for (const row of rows.toSorted((one, other) => one.id - other.id)) {
      const { id: productId, version: seen, ...values } = row;
      if (!names.has(productId)) throw catalogRefusals.productNotFound();
      const change = { id: String(productId), version: seen, fields: values, by, batch };
      await changeEntity(tx, kind, change).catch(namingSize(names.get(productId)!));
    }
    return changeEntity(tx, groups, { id: String(id), version, fields, by, batch });
  });
}

/** Publishes the drafts of a group. Refuses all when the gate asks for a fact of one, and names the size. Returns how many. */
export async function publishSizes(
  db: Db,
  { id, kind, groups, by }: { id: number } & Omit<Params, 'productId'>,
): Promise<number> {
  const batch = randomUUID();
  return retryTransaction(db, async (tx) => {
    const names = await namesOf(tx, groups, id);
    let published = 0;
    for (const productId of [...names.keys()].toSorted((one, other) => one - other)) {
      const { version, value } = await readForEdit(tx, kind, String(productId));
      if (value.state !== 'draft') continue;
      const change = { id: String(productId), version, fields: { state: 'published' as const }, by, batch };
      await changeEntity(tx, kind, change).catch(namingSize(names.get(productId)!));
      published += 1;
    }
    return published;
  });
}

/** Returns the values of a group's members by their ids. */
async function namesOf(tx: Db, groups: Kinds['groups'], id: number): Promise<Map<number, string>> {
  const group = await groups.read(tx, String(id));
  if (!group) throw refusals.noGroup();
  return new Map(group.members.map(({ productId, values }) => [productId, values.join(', ')]));
}
