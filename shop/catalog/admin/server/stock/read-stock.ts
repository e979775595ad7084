import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import { readForEdit } from '#platform/server/changes/change-entity.ts';
import type { ListPage } from '#platform/admin/list.ts';
import { keyset, type SortOrder } from '#platform/admin/server/keyset.ts';
import { addDays, type Day, dayMs } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { inOrder } from '../../../server/stock/first-expiring.ts';
import { batches, comboParts } from '../../../server/stock/tables.ts';
import { products } from '../../../server/tables.ts';
import { refusals as catalogRefusals } from '../../../refusals.ts';
import type { BatchOfStaff, OnHand, ProductStock, StockQuery, StockRow, stockSorts } from '../../stock.ts';
import { refusals } from '../../stock-refusals.ts';
import { isSought, readMatching } from '../search-names.ts';
import { isLowSql, isStocked } from './count-stock.ts';
import { reorderKind } from './stock-kinds.ts';

/** Days before a batch leaves the stock for its age, in which the list shows it as expiring. */
const expiringDays = 30;

/** The rules of a day: `today` in India and the settings. */
export type Ageing = { today: Day; minShelfLifeDays: number; lowAt: number };

const sortOrders: Record<(typeof stockSorts)[number], SortOrder> = {
  name: { name: 'stock name', by: products.name, id: products.id },
  newest: { name: 'stock newest', by: products.id, id: products.id, descending: true },
};

const own = sql`${batches.productId} = ${products.id}`;
const onShelf = sql<number>`(select coalesce(sum(${batches.units}), 0)::int from ${batches} where ${own})`;
const nearestBestBefore = sql<string | null>`(
  select min(${batches.bestBefore})::text from ${batches} where ${own} and ${batches.units} > 0)`;

const ofPart = sql`${comboParts.partId} = ${products.id}`;
const combos = sql<
  string[]
>`(select coalesce(array_agg(combo.name order by combo.name), '{}') from ${comboParts}
  join ${products} as combo on combo.id = ${comboParts.comboId} where ${ofPart} and combo.archived_at is null)`;

const columns = {
  id: products.id,
  name: products.name,
  stock: products.stock,
  reorderAt: products.reorderAt,
  published: products.published,
  onShelf,
  nearestBestBefore,
  combos,
};

/** Packs of products that left in some days. */
export type Pace = { sold: ReadonlyMap<number, number>; days: number };

type ListParams = Omit<StockQuery, 'before'> & Ageing & { runsOut?: { pace: Pace; before: Day } | undefined };

/** Lists the stock of products (GET /api/admin/stock). Combos have none. Returns a page. Refuses a foreign cursor (400). */
export async function listStock(
  db: Db,
  { cursor, sort = 'name', q, show, runsOut, ...ageing }: ListParams,
): Promise<ListPage<OnHand<StockRow>>> {
  const page = keyset(sortOrders[sort], cursor);
  const matching = and(
    isStocked,
    isNull(products.archivedAt),
    named(q),
    show && shown(ageing)[show],
    runsOut && endsBefore(runsOut, ageing),
  );
  const rows = await readMatching(db, { q, page, matching }, (source) =>
    db
      .select({ ...columns, position: page.position })
      .from(source)
      .where(and(page.after, matching))
      .orderBy(...page.orderBy)
      .limit(page.limit),
  );
  const { rows: listed, next } = page.toPage(rows);
  return { rows: listed.map((row) => toRow(row, ageing)), next };
}

type StockRead = Omit<OnHand<StockRow>, 'isLow'> & { published: boolean };

/** The stock lasts fewer whole days than there are until the day. */
function endsBefore({ pace, before }: NonNullable<ListParams['runsOut']>, { today }: Ageing): SQL {
  const days = Math.round((Date.parse(before) - Date.parse(today)) / dayMs);
  return sql`exists (
    select from unnest(${sql.param([...pace.sold.keys()])}::int[], ${sql.param([...pace.sold.values()])}::int[]) as sold (id, units)
    where sold.id = ${products.id} and sold.units > 0 and ${products.stock}::bigint * ${pace.days} < sold.units::bigint * ${days})`;
}

function toRow(row: StockRead, rules: Ageing): OnHand<StockRow> {
  const { id, name, stock, reorderAt, onShelf: held, nearestBestBefore: nearest, combos } = row;
  const own = { id, name, stock, reorderAt, onShelf: held, nearestBestBefore: nearest, combos };
  return { ...own, isLow: isLow(row, rules) };
}

/** The same as `isLowSql`. */
function isLow(
  { stock, reorderAt, published }: Pick<StockRead, 'stock' | 'reorderAt' | 'published'>,
  { lowAt }: Ageing,
) {
  if (reorderAt !== null) return stock <= reorderAt;
  return lowAt > 0 && published && stock <= lowAt;
}

function shown({ today, minShelfLifeDays, lowAt }: Ageing): Record<NonNullable<StockQuery['show']>, SQL> {
  const until = addDays(today, minShelfLifeDays + expiringDays);
  return {
    low: isLowSql(lowAt),
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
  { id, ...rules }: Ageing & { id: number },
): Promise<OnHand<ProductStock>> {
  const [row] = await db
    .select({ ...columns, isCombo: sql<boolean>`not (${isStocked})` })
    .from(products)
    .where(eq(products.id, id));
  if (!row) throw catalogRefusals.productNotFound();
  const { isCombo, published, ...found } = row;
  const { today, minShelfLifeDays, lowAt } = rules;
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
    lowAt,
    isLow: isLow({ ...stock, published }, rules),
    tooOld: held.filter(isOld).reduce((sum, { units }) => sum + units, 0),
    batches: inOrder(held, today).map((batch) => toBatch(batch, minShelfLifeDays)),
  };
}

export function toBatch(batch: typeof batches.$inferSelect, minShelfLifeDays: number): BatchOfStaff {
  const { id, number, madeOn, bestBefore, units } = batch;
  const leavesOn = bestBefore && addDays(bestBefore, 1 - minShelfLifeDays);
  return { id, number, madeOn, bestBefore, leavesOn, units };
}
