import { sql } from 'drizzle-orm';
import { dayOf } from '#platform/india-time.ts';
import { toRupees } from '#platform/money.ts';
import { byteOrderMark, csvText } from '#platform/server/csv/write-csv.ts';
import type { Db } from '#platform/server/db.ts';
import { costsOf } from '#shop/catalog/admin/server/stock/product-cost.ts';
import { comboParts } from '#shop/catalog/server/stock/tables.ts';
import { products } from '#shop/catalog/server/tables.ts';
import {
  maxRows,
  type ProductFilter,
  type ProductRow,
  type productViews,
  type ProductSales,
} from '../../sales/contract.ts';
import type { DayRange } from '../../sales/ranges.ts';
import { paceOf, readPace } from './read-pace.ts';
import { readChoice } from './read-choice.ts';
import { readKeys, readLive, refuseBadRange, type Sums } from './read-sales.ts';

type Params = DayRange & ProductFilter & { show: keyof typeof productViews; now: Date };

/**
 * Returns products with what they sold in some days, and how long their stock lasts (GET /api/admin/product-sales), at most 100. Refuses a
 * range that is too long or ends before it begins (400).
 */
export async function readProductSales(db: Db, { from, to, ...asked }: Params): Promise<ProductSales> {
  const range = { from, to };
  refuseBadRange(range);
  const { now } = asked;
  const rows = await listRows(db, { ...asked, ...range });
  return { range, isRunning: range.to >= dayOf(now), rows: rows.slice(0, maxRows), count: rows.length };
}

/** Writes all products with what they sold as a CSV file (GET /api/admin/product-sales/rows.csv). Refuses as `readProductSales` does. */
export function writeProductSales(db: Db, params: Params): AsyncGenerator<string> {
  refuseBadRange(params);
  return writeRows(db, params);
}

const titles = [
  'Product',
  'Packs',
  'Gross sales (rupees)',
  'Came back (rupees)',
  'Net sales (rupees)',
  'Margin (rupees)',
  'Packs in stock',
  'Days of stock left',
];

async function* writeRows(db: Db, params: Params): AsyncGenerator<string> {
  const rows = await listRows(db, params);
  yield (
    byteOrderMark +
      csvText([
        titles,
        ...rows.map(({ name, units, gross, cameBack, net, margin, stock, daysLeft }) =>
          [name].concat(
            [units, gross, cameBack, net, margin, stock, daysLeft].map((value) => String(value ?? '')),
          ),
        ),
      ])
  );
}

const none: Pick<Sums, 'units' | 'gross' | 'cameBack' | 'tax'> = { units: 0, gross: 0, cameBack: 0, tax: 0 };

async function listRows(db: Db, { show, now, category, q, ...range }: Params): Promise<ProductRow[]> {
  const [all, sold, pace, isChosen] = await Promise.all([
    listProducts(db),
    readKeys(db, { by: 'product', range, live: await readLive(db, { ...range, now }) }),
    readPace(db, now),
    readChoice(db, { by: 'product', category, q }),
  ]);
  const listed = isChosen ? all.filter(({ id }) => isChosen(String(id))) : all;
  const costs = await costsOf(
    db,
    listed.map(({ id }) => id),
  );
  const rows = listed.flatMap(({ id, name, stock, isCombo, isListed }) => {
    const sums = sold.get(String(id));
    // A search lists every product that it names, sold or not.
    if (show === 'sold' ? !sums && !(isChosen && isListed) : !isListed || (show === 'unsold' && sums))
      return [];
    const { units, gross, cameBack, tax } = sums ?? none;
    const cost = costs.get(id);
    return {
      id,
      name,
      units,
      gross: toRupees(gross),
      cameBack: toRupees(cameBack),
      net: toRupees(gross - cameBack),
      margin: cost === undefined ? null : toRupees(gross - cameBack - tax - cost * units),
      stock: isCombo ? null : stock,
      daysLeft: isCombo ? null : paceOf(pace, id, stock),
    };
  });
  return rows.toSorted((one, other) => orderOf[show](one, other) || (one.name < other.name ? -1 : 1));
}

const orderOf: Record<Params['show'], (one: ProductRow, other: ProductRow) => number> = {
  sold: (one, other) => other.gross - one.gross,
  runningOut: (one, other) => (one.daysLeft ?? Infinity) - (other.daysLeft ?? Infinity) || 0,
  unsold: (one, other) => (other.stock ?? 0) - (one.stock ?? 0),
};

/** A product that is sold is published and not in the archive. */
async function listProducts(db: Db) {
  return db
    .select({
      id: products.id,
      name: products.name,
      stock: products.stock,
      isListed: sql<boolean>`${products.published} and ${products.archivedAt} is null`,
      isCombo: sql<boolean>`exists (select from ${comboParts} where ${comboParts.comboId} = ${products.id})`,
    })
    .from(products);
}
