import { and, between, desc, eq, inArray, sum } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { addDays, type Day, dayOf } from '#platform/india-time.ts';
import { readDays, readLive, refuseBadRange } from '#shop/reports/admin/server/sales/read-sales.ts';
import { dailyVisits } from '../../server/tables.ts';
import type { VisitKind } from '../../visit.ts';
import { maxKeys, type VisitCounts, type Visits } from '../contract.ts';

type Params = { from: Day; to: Day; now: Date };

const none: VisitCounts = { views: 0, products: 0, carts: 0, checkouts: 0, orders: 0 };

const nameOf = {
  view: 'views',
  product: 'products',
  cart: 'carts',
  checkout: 'checkouts',
} as const satisfies Partial<Record<VisitKind, keyof VisitCounts>>;

/** Returns the page views of some days beside their orders (GET /api/admin/visits). Refuses a range that is too long or ends before it begins (400). */
export async function readVisits(db: Db, { now, ...range }: Params): Promise<Visits> {
  refuseBadRange(range);
  const kinds = Object.keys(nameOf) as (keyof typeof nameOf)[];
  const [rows, orders, pages, sources] = await Promise.all([
    db
      .select()
      .from(dailyVisits)
      .where(and(inArray(dailyVisits.kind, kinds), between(dailyVisits.day, range.from, range.to))),
    readLive(db, { ...range, now }).then((live) => readDays(db, { ...range, live })),
    topOf(db, 'page', range),
    topOf(db, 'source', range),
  ]);
  const byDay = new Map<Day, VisitCounts>();
  const last = range.to < dayOf(now) ? range.to : dayOf(now);
  for (let day = last; day >= range.from; day = addDays(day, -1)) byDay.set(day, { ...none });
  for (const { day, kind, count } of rows) {
    const counts = byDay.get(day);
    if (counts) counts[nameOf[kind as keyof typeof nameOf]] += count;
  }
  for (const { day, orders: count } of orders) {
    const counts = byDay.get(day);
    if (counts) counts.orders += count;
  }
  const days = [...byDay].map(([day, counts]) => Object.assign(counts, { day }));
  return { total: addUp(days), days, pages, sources };
}

async function topOf(
  db: Db,
  kind: VisitKind,
  { from, to }: { from: Day; to: Day },
): Promise<Visits['pages']> {
  const count = sum(dailyVisits.count).mapWith(Number);
  return db
    .select({ key: dailyVisits.key, count })
    .from(dailyVisits)
    .where(and(eq(dailyVisits.kind, kind), between(dailyVisits.day, from, to)))
    .groupBy(dailyVisits.key)
    .orderBy(desc(count), dailyVisits.key)
    .limit(maxKeys);
}

function addUp(days: readonly VisitCounts[]): VisitCounts {
  const total = { ...none };
  for (const counts of days)
    for (const name of Object.keys(none) as (keyof VisitCounts)[]) total[name] += counts[name];
  return total;
}
