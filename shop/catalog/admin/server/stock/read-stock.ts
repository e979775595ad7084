import { and, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { readForEdit } from '#platform/server/changes/change-entity.ts';
import type { ListPage } from '#platform/admin/list.ts';
import { keyset, type SortOrder } from '#platform/admin/server/keyset.ts';
import { addDays, type Day } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { inOrder } from '../../../server/stock/first-expiring.ts';
import { comboParts, batches } from '../../../server/stock/tables.ts';
import { products } from '../../../server/tables.ts';
import { refusals as catalogRefusals } from '../../../contract.ts';
import type { BatchOfStaff, ProductStock, StockQuery, StockRow, stockSorts } from '../../stock.ts';
import { refusals } from '../../stock-refusals.ts';
import { isSought, readMatching } from '../search-names.ts';
import { reorderKind } from './stock-kinds.ts';

/** Days before a batch leaves the stock for its age, in which the list shows it as expiring. */
const expiringDays = 30;

/** The age rule of a day: `today` in India and the setting. */
export type Ageing = { today: Day; minShelfLifeDays: number };

const sortOrders: Record<(typeof stockSorts)[number], SortOrder> = {
  name: { name: 'stock name', by: products.name, id: products.id },
  newest: { name: 'stock newest', by: products.id, id: products.id, descending: true },
};

const own = sql`${batches.productId} = ${products.id}`;
const onShelf = sql<number>`(select coalesce(sum(${batches.units}), 0)::int from ${batches} where ${own})`;
const nearestBestBefore = sql<string | null>`(
  select min(${batches.bestBefore})::text from ${batches} where ${own} and ${batches.units} > 0)`;

const columns = {
  id: products.id,
  name: products.name,
  stock: products.stock,
  reorderAt: products.reorderAt,
  onShelf,
  nearestBestBefore,
};

/** Lists the stock of products (GET /api/admin/stock). Combos have none. Returns a page. Refuses a foreign cursor (400). */
export async function listStock(
  db: Db,
  { cursor, sort = 'name', q, show, ...ageing }: StockQuery & Ageing,
): Promise<ListPage<StockRow>> {
  const page = keyset(sortOrders[sort], cursor);
  const matching = and(isStocked, isNull(products.archivedAt), named(q), show && shown(ageing)[show]);
  const rows = await readMatching(db, { q, page, matching }, (source) =>
    db
      .select({ ...columns, position: page.position })
      .from(source)
      .where(and(page.after, matching))
      .orderBy(...page.orderBy)
      .limit(page.limit),
  );
  const { rows: listed, next } = page.toPage(rows);
  return { rows: listed.map(toRow), next };
}

function toRow(row: Omit<StockRow, 'isLow'>): StockRow {
  const { id, name, stock, reorderAt, onShelf: held, nearestBestBefore: nearest } = row;
  return { id, name, stock, reorderAt, onShelf: held, nearestBestBefore: nearest, isLow: isLow(row) };
}

const isStocked = sql`not exists (select from ${comboParts} where ${comboParts.comboId} = ${products.id})`;

function isLow({ stock, reorderAt }: { stock: number; reorderAt: number | null }): boolean {
  return reorderAt !== null && stock <= reorderAt;
}

function shown({ today, minShelfLifeDays }: Ageing): Record<NonNullable<StockQuery['show']>, SQL> {
  const until = addDays(today, minShelfLifeDays + expiringDays);
  return {
    // PostgreSQL takes the small index only when told.
    low: and(isNotNull(products.reorderAt), lte(products.stock, products.reorderAt))!,
    out: eq(products.stock, 0),
    expiring: sql`${products.id} in (select ${batches.productId} from ${batches}
      where ${batches.bestBefore} < ${until} and ${batches.units} > 0)`,
  };
}

function named(q: string | undefined): SQL | undefined {
  if (!q) return undefined;
  return or(isSought(q), eq(products.sku, q), /^\d{1,9}$/.test(q) ? eq(products.id, Number(q)) : undefined);
}

/** Returns the stock of a product with its batches in the order in which they leave. Refuses an unknown one (404) and a combo (409). */
export async function getStock(
  db: Db,
  { id, today, minShelfLifeDays }: Ageing & { id: number },
): Promise<ProductStock> {
  const [row] = await db
    .select({ ...columns, isCombo: sql<boolean>`not (${isStocked})` })
    .from(products)
    .where(eq(products.id, id));
  if (!row) throw catalogRefusals.productNotFound();
  const { isCombo, ...found } = row;
  if (isCombo) throw refusals.comboStock();
  const { version, value } = await readForEdit(db, reorderKind, String(id));
  const stock = { ...found, ...value };
  const held = await db
    .select()
    .from(batches)
    .where(and(eq(batches.productId, id), gt(batches.units, 0)));
  const until = addDays(today, minShelfLifeDays);
  const isOld = ({ bestBefore }: { bestBefore: Day | null }) => bestBefore !== null && bestBefore < until;
  return {
    ...stock,
    version,
    minShelfLifeDays,
    isLow: isLow(stock),
    tooOld: held.filter(isOld).reduce((sum, { units }) => sum + units, 0),
    batches: inOrder(held, today).map((batch) => toBatch(batch, minShelfLifeDays)),
  };
}

export function toBatch(batch: typeof batches.$inferSelect, minShelfLifeDays: number): BatchOfStaff {
  const { id, number, madeOn, bestBefore, units } = batch;
  const leavesOn = bestBefore && addDays(bestBefore, 1 - minShelfLifeDays);
  return { id, number, madeOn, bestBefore, leavesOn, units };
}
