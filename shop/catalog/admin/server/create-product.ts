import { and, eq, sql } from 'drizzle-orm';
import { logCreation } from '#platform/server/changes/change-entity.ts';
import type { Author, EntityKind } from '#platform/server/changes/entity-kind.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { refusals } from '../../refusals.ts';
import { comboParts } from '../../server/stock/tables.ts';
import { categories, oldSlugs, products } from '../../server/tables.ts';
import { refusals as staffRefusals } from '../contract.ts';
import { takenSlugs } from './slugs/find-slugs.ts';
import { baseSlugOf, slugOf } from './slugs/slug-of.ts';
import { factsOfNew, type UsualFacts } from '../usual-facts.ts';
import type { ProductFields, ProductValues } from '../product-fields.ts';
import { lockSlugs } from './slugs/lock-slugs.ts';

type New = Pick<ProductFields, 'name' | 'categoryId' | 'productClass'> | { copyOf: number };

/** The statements of an import beyond a draft, and those of the shop's settings of a new product. */
type More = { fields?: Partial<ProductValues>; batch?: string; usual?: UsualFacts };

/**
 * Creates a draft, empty or as a copy of a product without its stock, GTIN, reviews and address. Returns its id. Refuses an
 * unknown category or product (404). With `fields` it holds them from the start, and refuses what a save of them would.
 */
export async function createProduct(
  db: Db,
  {
    given,
    kind,
    by,
    fields,
    batch,
    usual,
  }: { given: New; kind: EntityKind<ProductValues>; by: Author } & More,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await lockSlugs(tx);
    const values = 'copyOf' in given ? await copyOf(tx, given.copyOf) : await emptyDraft(tx, given, usual);
    const slug = fields?.slug ?? (await freeSlug(tx, fields?.name ?? values.name));
    if (fields?.slug !== undefined) await requireFreeSlug(tx, slug);
    const [made] = await tx
      .insert(products)
      .values({ ...values, slug, published: false })
      .returning({ id: products.id });
    const { id } = made!;
    if ('copyOf' in given) await copyParts(tx, { from: given.copyOf, to: id });
    const { slug: _, ...others } = fields ?? {};
    if (fields) await kind.write(tx, String(id), others);
    await logCreation(tx, kind, { id: String(id), by, ...(batch ? { batch } : {}) });
    return id;
  });
}

async function emptyDraft(tx: Db, given: Exclude<New, { copyOf: number }>, usual?: UsualFacts) {
  const [known] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.id, given.categoryId))
    .for('key share');
  if (!known) throw refusals.categoryNotFound();
  const facts = usual ? factsOfNew(usual, given.productClass) : {};
  return { ...given, ...facts, description: '', mrpPaise: 0, quantity: 0, unit: '' };
}

async function copyOf(tx: Db, id: number) {
  const [row] = await tx.select().from(products).where(eq(products.id, id));
  if (!row) throw refusals.productNotFound();
  const { id: _, slug: _slug, createdAt: _at, updatedAt: _changed, archivedAt: _archived, ...values } = row;
  return {
    ...values,
    name: `${cutText(row.name, 150)} (copy)`,
    stock: 0,
    unconfirmed: 0,
    gtin: '',
    sku: null,
    onSale: true,
    gatePassedOn: null,
    acceptedDoubts: null,
    rating: 0,
    reviewCount: 0,
    popularity: 0,
    groupId: null,
    groupPosition: 0,
    optionValues: [],
    ownTexts: {},
  };
}

async function copyParts(tx: Db, { from, to }: { from: number; to: number }): Promise<void> {
  await tx.execute(sql`
    insert into ${comboParts} (combo_id, part_id, quantity)
    select ${to}::int, part_id, quantity from ${comboParts} where combo_id = ${from}`);
}

async function requireFreeSlug(tx: Db, slug: string): Promise<void> {
  const taken = await tx.$count(products, eq(products.slug, slug));
  const redirects = await tx.$count(oldSlugs, and(eq(oldSlugs.kind, 'product'), eq(oldSlugs.slug, slug)));
  if (taken + redirects > 0) throw staffRefusals.slugTaken(slug);
}

/** `neem-comb`, or `neem-comb-2` when another product has or had that address. */
async function freeSlug(tx: Db, name: string): Promise<string> {
  return slugOf(name, 'product', await takenSlugs(tx, [baseSlugOf(name, 'product')]));
}
