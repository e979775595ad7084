import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { addDays, dayOf } from '#platform/india-time.ts';
import { silentLog } from '#platform/server/log.ts';
import { readVisits } from '../admin/server/read-visits.ts';
import { deleteOldVisits, openVisitCounter } from './count-visits.ts';
import { dailyVisits } from './tables.ts';

const { db } = await testDatabase();
const today = dayOf(new Date());
const open = () => openVisitCounter({ db, log: silentLog });
const read = () => readVisits(db, { from: today, to: today, now: new Date() });

beforeEach(() => db.delete(dailyVisits));

describe('the counter of visits', () => {
  it('adds up what several processes counted', async () => {
    const processes = [open(), open(), open()];
    for (const { add } of processes) {
      add([
        { kind: 'view', key: '' },
        { kind: 'page', key: '/about' },
      ]);
      add([{ kind: 'source', key: 'instagram.com' }]);
    }
    await Promise.all(processes.map(({ stop }) => stop()));
    const { total, days, pages, sources } = await read();
    expect(total).toMatchObject({ views: 3, orders: 0 });
    expect(days).toEqual([{ ...total, day: today }]);
    expect([pages, sources]).toEqual([[{ key: '/about', count: 3 }], [{ key: 'instagram.com', count: 3 }]]);
  });

  it('holds and stores a bounded number of invented sources, and loses no view', async () => {
    const { add, write, stop } = open();
    for (let round = 0; round < 4; round += 1) {
      for (let at = 0; at < 2_000; at += 1)
        add([
          { kind: 'view', key: '' },
          { kind: 'source', key: `utm: flood-${round}-${at}` },
        ]);
      await write();
    }
    add([{ kind: 'page', key: '/about' }]);
    await stop();
    expect(await db.$count(dailyVisits, eq(dailyVisits.kind, 'source'))).toBeLessThanOrEqual(501);
    const [sum] = await db
      .select({ count: sql<number>`sum(count)::int` })
      .from(dailyVisits)
      .where(eq(dailyVisits.kind, 'source'));
    expect(sum!.count).toBe(8_000);
    const { total, pages, sources } = await read();
    expect(total.views).toBe(8_000);
    expect(pages).toEqual([{ key: '/about', count: 1 }]);
    expect(sources[0]!.key).toBe('other');
  });

  it('lets no flood of a morning hide the sources of the day before', async () => {
    await db
      .insert(dailyVisits)
      .values({ day: addDays(today, -1), kind: 'source', key: 'instagram.com', count: 40 });
    const flood = open();
    for (let round = 0; round < 3; round += 1) {
      for (let at = 0; at < 300; at += 1) flood.add([{ kind: 'source', key: `utm: flood-${round}-${at}` }]);
      await flood.write();
    }
    const { add, stop } = open();
    for (let at = 0; at < 3; at += 1) add([{ kind: 'source', key: 'instagram.com' }]);
    add([{ kind: 'source', key: 'example.org' }]);
    await Promise.all([flood.stop(), stop()]);
    const rows = await db.select().from(dailyVisits).where(eq(dailyVisits.day, today));
    expect(rows.find(({ key }) => key === 'instagram.com')!.count).toBe(3);
    expect(rows.some(({ key }) => key === 'example.org')).toBe(false);
    expect(rows.length).toBeLessThanOrEqual(502);
  });

  it('keeps its counts while the database does not take them', async () => {
    const { add, write, stop } = open();
    add([{ kind: 'cart', key: '' }]);
    await db.execute(sql`alter table daily_visits rename to away`);
    await write();
    await db.execute(sql`alter table away rename to daily_visits`);
    await stop();
    expect((await read()).total.carts).toBe(1);
  });

  it('goes after 25 months', async () => {
    await db.insert(dailyVisits).values([
      { day: addDays(today, -761), kind: 'view', key: '', count: 1 },
      { day: addDays(today, -759), kind: 'view', key: '', count: 1 },
    ]);
    await deleteOldVisits(db, { today });
    expect(await db.$count(dailyVisits)).toBe(1);
  });
});
