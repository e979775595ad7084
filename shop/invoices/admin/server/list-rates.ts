import { inArray, sql } from 'drizzle-orm';
import { dayOf } from '#platform/india-time.ts';
import { versionsOf } from '#platform/server/changes/change-entity.ts';
import type { Db } from '#platform/server/db.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { type OwnRate, ownRowId, withOwnRows } from '../../rates/own-rows.ts';
import { plainHeading } from '../../rates/rate-rules.ts';
import { gstRateKind } from '../../server/rates/gst-rate-kind.ts';
import { readOwnRates } from '../../server/rates/read-rate-rows.ts';
import { lawRows, type RateRow } from '../../tax/law-rows.ts';
import { findRate } from '../../tax/rate-of.ts';
import table from '../../tax/rates.json' with { type: 'json' };
import { headingWords } from './find-headings.ts';
import { type GstRates, maxShippedRows } from '../gst-rates.ts';

/**
 * Returns the rates of GST: the owner's rows, and the shipped ones that match. A text of digits is the beginning of a heading, any other
 * one words of the goods, in any order. Signs alone match nothing.
 */
export async function listRates(
  db: Db,
  { q, now = new Date() }: { q: string; now?: Date },
): Promise<GstRates> {
  const today = dayOf(now);
  const versions = await versionsOf(db, gstRateKind);
  const own = await readOwnRates(db);
  const rows = withOwnRows(lawRows, own);
  const counts = await countProducts(db, { own, rows });
  const shownOf = new Map(rows.map((row) => [row.id, shown(row, today)]));
  const shippedIds = new Set(lawRows.map(({ id }) => id));
  const matching = rows.filter((row) => shippedIds.has(row.id) && matches(row, q));
  const order = { now: 0, later: 1, before: 2 } as const;
  const shipped = matching
    .map((row) => Object.assign({ id: row.id }, shownOf.get(row.id)!))
    .toSorted(
      (one, other) =>
        Number(one.holds === 'before') - Number(other.holds === 'before') ||
        one.hsn.localeCompare(other.hsn) ||
        order[one.holds] - order[other.holds],
    );
  return {
    today,
    own: own
      .map(({ id, goods, isWhole, ...rate }) =>
        Object.assign(
          { id, isWhole },
          shownOf.get(ownRowId(id)) ?? shown({ ...rate, id: ownRowId(id) }, today),
          { goods },
          {
            products: counts.get(id) ?? 0,
            longer: longerHeadings(rows, rate),
            version: versions.get(String(id)) ?? 0,
          },
        ),
      )
      .toSorted((one, other) => other.from.localeCompare(one.from) || other.id - one.id),
    shipped: shipped.slice(0, maxShippedRows),
    total: shipped.length,
    sources: table.sources,
  };
}

function shown(
  { hsn, goods = '', percent, from, until = null, law }: Omit<RateRow, 'until'> & { until?: string | null },
  today: string,
) {
  const isOver = until !== null && until <= today;
  const holds = from > today ? 'later' : isOver ? 'before' : 'now';
  return { hsn, goods, percent, from, until, law, holds } as const;
}

function matches({ hsn, goods = '', law }: RateRow, q: string): boolean {
  const heading = plainHeading(q);
  if (/^\d+$/.test(heading)) return hsn.startsWith(heading) || heading.startsWith(hsn);
  // Signs alone are no words of goods.
  if (q !== '' && !/[\p{L}\p{N}]/u.test(q)) return false;
  const text = `${headingWords(hsn)} ${goods} ${law}`.toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Returns how many products take a row of each heading on its first day. */
async function countProducts(
  db: Db,
  { own, rows }: { own: readonly OwnRate[]; rows: readonly RateRow[] },
): Promise<ReadonlyMap<number, number>> {
  const headings = [...new Set(own.map(({ hsn }) => hsn.slice(0, 4)))];
  if (headings.length === 0) return new Map();
  const sold = await db
    .select({ hsn: products.hsn, count: sql<number>`count(*)::int` })
    .from(products)
    .where(inArray(sql`left(${products.hsn}, 4)`, headings))
    .groupBy(products.hsn);
  return new Map(
    own.map(({ id, hsn, from }) => [
      id,
      sold
        .filter((one) => findRate(rows, one, from)?.row.hsn === hsn)
        .reduce((sum, { count }) => sum + count, 0),
    ]),
  );
}

function longerHeadings(rows: readonly RateRow[], { hsn, from }: Pick<OwnRate, 'hsn' | 'from'>): string[] {
  const below = rows.filter(
    (row) =>
      row.hsn !== hsn && row.hsn.startsWith(hsn) && row.from <= from && (!row.until || from < row.until),
  );
  return [...new Set(below.map((row) => row.hsn))].toSorted();
}
