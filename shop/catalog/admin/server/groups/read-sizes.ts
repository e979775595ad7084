import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { dayOf } from '#platform/india-time.ts';
import { readForEdit } from '#platform/server/changes/change-entity.ts';
import type { EntityKind } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { refusals as catalogRefusals } from '../../../refusals.ts';
import { baseName } from '../../../groups/base-name.ts';
import type { SharedTexts } from '../../../groups/shared-texts.ts';
import { products } from '../../../server/tables.ts';
import type { ProductValues } from '../../product-fields.ts';
import type { GroupValues, SizeRow, Sizes } from '../../sizes.ts';
import { problemsOf, type ProductHooks } from '../product-kind.ts';
import { readTaxOf } from '../read-tax.ts';
import { readProductRows } from '../read-products.ts';
import { valueOf } from './edit-sizes.ts';
import { sourcesOf } from './shared-texts.ts';

/** So many products of a category are compared by their names. */
const maxCompared = 500;
const maxProposals = 12;

type Params = {
  id: number;
  kind: EntityKind<ProductValues>;
  groups: EntityKind<GroupValues>;
  hooks: ProductHooks;
};

/** Returns the sizes of a product with what the publish gate asks of each, and proposals (GET /api/admin/products/{id}/sizes). */
export async function readSizes(db: Db, { id, kind, groups, hooks }: Params): Promise<Sizes> {
  const [own] = await db.select().from(products).where(eq(products.id, id));
  if (!own) throw catalogRefusals.productNotFound();
  const proposals = await propose(db, own);
  if (own.groupId === null) return { group: null, rows: [], proposals };
  const { version, value } = await readForEdit(db, groups, String(own.groupId));
  const { members, ...group } = value;
  const rows = await rowsOf(db, { members, kind, hooks, shared: value });
  return { group: { id: own.groupId, version, ...group }, rows, proposals };
}

type Members = Pick<Params, 'kind' | 'hooks'> & {
  members: { productId: number; values: string[] }[];
  shared: SharedTexts;
};

async function rowsOf(db: Db, { members, kind, hooks, shared }: Members): Promise<SizeRow[]> {
  const ids = members.map(({ productId }) => productId);
  const read = await readProductRows(db, inArray(products.id, ids));
  const byId = new Map(read.map((row) => [row.id, row]));
  const texts = await db.select().from(products).where(inArray(products.id, ids));
  const ownNames = new Map(texts.map((row) => [row.id, sourcesOf(row, shared).itsOwn]));
  const day = dayOf(new Date());
  const taxOf = await readTaxOf(db, { hooks, day, products: read });
  return Promise.all(
    members.map(async ({ productId, values }): Promise<SizeRow> => {
      const { name, state, sku, mrp, sellingPrice, discountPercent, weightGrams, stock, ...rest } =
        byId.get(productId)!;
      const shown = { name, state, sku, mrp, sellingPrice, discountPercent, weightGrams, stock };
      const problems = problemsOf({ ...rest, ...shown }, { taxOf, day });
      const { version } = await readForEdit(db, kind, String(productId));
      const missing = problems.map(({ label }) => label);
      return { productId, version, values, ...shown, missing, itsOwn: ownNames.get(productId)! };
    }),
  );
}

/** Returns products of the category that have the same name but for the quantity, and no group. */
async function propose(db: Db, own: typeof products.$inferSelect): Promise<Sizes['proposals']> {
  if (own.productClass === 'combo') return [];
  const others = await db
    .select({ id: products.id, name: products.name, quantity: products.quantity, unit: products.unit })
    .from(products)
    .where(
      and(
        eq(products.categoryId, own.categoryId),
        isNull(products.groupId),
        isNull(products.archivedAt),
        ne(products.id, own.id),
        ne(products.productClass, 'combo'),
      ),
    )
    .orderBy(asc(products.id))
    .limit(maxCompared);
  const key = keyOf(own.name);
  return others
    .filter(({ name }) => keyOf(name) === key)
    .slice(0, maxProposals)
    .map((row) => ({ productId: row.id, name: row.name, value: valueOf(row) }));
}

const keyOf = (name: string) => baseName(name).toLowerCase();
