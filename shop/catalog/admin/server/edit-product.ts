import { eq, getTableColumns, inArray } from 'drizzle-orm';
import { dayOf } from '#platform/india-time.ts';
import { toRupees } from '#platform/money.ts';
import { readForEdit } from '#platform/server/changes/change-entity.ts';
import type { EntityKind } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { availableStock } from '../../server/available-stock.ts';
import { products } from '../../server/tables.ts';
import { sellingPaise } from '../../unit-price.ts';
import type { EditedProduct } from '../contract.ts';
import type { ProductValues } from '../product-fields.ts';
import { readSharedTexts, sourcesOf } from './groups/shared-texts.ts';
import { gateProblems, type ProductHooks } from './product-kind.ts';
import { readTaxOf } from './read-tax.ts';

type Part = EditedProduct['parts'][number];

type Params = { id: number; kind: EntityKind<ProductValues>; hooks: ProductHooks };

/** Returns a product as staff edit it, with what the publish gate asks for. Refuses an unknown product (404). */
export async function editProduct(db: Db, { id, kind, hooks }: Params): Promise<EditedProduct> {
  const { version, value } = await readForEdit(db, kind, String(id));
  const { state, acceptedDoubts, ...fields } = value;
  const [shown] = await db
    .select({ stock: availableStock, row: getTableColumns(products) })
    .from(products)
    .where(eq(products.id, id));
  const { stock, row } = shown!;
  const partIds = fields.parts.map(({ productId }) => productId);
  const { mrpPaise, discountPercent, pricePaise, name } = products;
  const parts = await db
    .select({ productId: products.id, name, stock: availableStock, mrpPaise, discountPercent, pricePaise })
    .from(products)
    .where(inArray(products.id, partIds));
  const problems = await gateProblems(db, id, hooks);
  const doubtsReason = acceptedDoubts?.reason ?? '';
  const taxOf = await readTaxOf(db, { hooks, day: dayOf(new Date()), products: [fields] });
  const { problem: _, ...gst } = taxOf(fields);
  const sources =
    row.groupId === null
      ? { fromGroup: [], itsOwn: [] }
      : sourcesOf(row, await readSharedTexts(db, row.groupId));
  const own = { id, version, state, stock, imageUrl: row.imageUrl, fields, ...sources };
  return { ...own, parts: parts.map(pricedPart), gst, problems, doubtsReason };
}

type PartRow = Parameters<typeof sellingPaise>[0] & Pick<Part, 'productId' | 'name' | 'stock'>;

function pricedPart({ productId, name, stock, ...price }: PartRow): Part {
  const { mrpPaise } = price;
  return { productId, name, stock, mrp: toRupees(mrpPaise), sellingPrice: toRupees(sellingPaise(price)) };
}
