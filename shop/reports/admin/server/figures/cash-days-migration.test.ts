import { expect, it } from 'vitest';
import { olderShop } from '#database/testing/older-shop.ts';
import { updateFigures } from './update-figures.ts';

const shop = olderShop();
const fresh = olderShop();

const order = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

/** Four settled orders: two of a day, one of charges alone, and one of the day of the last run. */
const fill = `
  insert into cash_dues (order_id, order_number, courier, due_paise, open_paise, since, settled_at) values
    ('${order(1)}', 'AR-1', 'delhivery', 50000, 0, '2026-10-01T06:00Z', '2026-10-05T06:00Z'),
    ('${order(2)}', 'AR-2', 'delhivery', 30000, 0, '2026-10-02T06:00Z', '2026-10-05T19:00Z'),
    ('${order(3)}', 'AR-3', 'delhivery', 20000, 0, '2026-10-02T06:00Z', '2026-10-07T06:00Z'),
    ('${order(4)}', 'AR-4', 'delhivery', 10000, 0, '2026-10-08T06:00Z', '2026-10-20T06:00Z'),
    ('${order(5)}', 'AR-5', 'delhivery', 40000, 0, '2026-10-01T06:00Z', '2026-10-05T12:00Z');
  insert into cash_entries (order_id, courier, kind, paise) values
    ('${order(1)}', 'delhivery', 'due', 50000), ('${order(1)}', 'delhivery', 'remitted', -45000), ('${order(1)}', 'delhivery', 'charge', -5000),
    ('${order(2)}', 'delhivery', 'due', 30000), ('${order(2)}', 'delhivery', 'remitted', -30000),
    ('${order(3)}', 'delhivery', 'due', 20000), ('${order(3)}', 'delhivery', 'written_off', -20000),
    ('${order(4)}', 'delhivery', 'due', 10000), ('${order(4)}', 'delhivery', 'remitted', -10000),
    ('${order(5)}', 'delhivery', 'due', 40000), ('${order(5)}', 'delhivery', 'remitted', -40000);
  insert into daily_figures (measure, day, key, count, part, paise) values
    ('cash_wait', '2026-10-05', '', 2, 8, 90000), ('cash_wait', '2026-10-07', '', 1, 5, 20000),
    ('orders', '2026-10-05', '', 9, 0, 900000);
  insert into figure_runs (id, last_event_id, ran_at) values (1, 0, '2026-10-19T19:00Z');`;

const figures = `select day::text, count, part, paise::int from daily_figures where measure = 'cash_wait' order by day`;

it('days to cash that were summed before are summed anew, and counted once', async () => {
  await shop.migrateBefore('guests-zips-and-cash-days');
  await shop.run(fill);
  const { db, rows } = await shop.migrate();
  const anew = [
    { day: '2026-10-05', count: 2, part: 8, paise: 85_000 },
    { day: '2026-10-06', count: 1, part: 4, paise: 30_000 },
  ];
  expect(await rows(figures)).toEqual(anew);
  expect(await rows(`select count from daily_figures where measure = 'orders'`)).toEqual([{ count: 9 }]);
  const later = [...anew, { day: '2026-10-20', count: 1, part: 12, paise: 10_000 }];
  for (const now of ['2026-10-21T06:00Z', '2026-10-22T06:00Z']) {
    await updateFigures(db, { now: new Date(now) });
    expect(await rows(figures)).toEqual(later);
  }
});

it('a shop that has counted nothing yet gets its figures from its first run', async () => {
  await fresh.migrateBefore('guests-zips-and-cash-days');
  await fresh.run(fill.replace(/insert into (daily_figures|figure_runs)[^;]*;/g, ''));
  const { db, rows } = await fresh.migrate();
  expect(await rows(figures)).toEqual([]);
  await updateFigures(db, { now: new Date('2026-10-21T06:00Z') });
  expect((await rows(figures)).map(({ day }) => day)).toEqual(['2026-10-05', '2026-10-06', '2026-10-20']);
});
