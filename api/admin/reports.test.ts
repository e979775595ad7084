// §9 reports come from daily figures that a job counts, with kept promises, returned parcels, days to cash, repeat customers and stock value
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addDays, dayOf } from '#platform/india-time.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { accessLog } from '#shop/accounts/server/tables.ts';
import { dailyFigures } from '#shop/reports/admin/server/tables.ts';
import type { ReportData } from '#shop/reports/admin/contract.ts';
import { reportNames } from '#shop/reports/admin/reports.ts';
import { countZeroResultSearch } from '#shop/search/server/learning/count-zero-result-search.ts';
import { zeroResultMonths, zeroResultSearches } from '#shop/search/server/tables.ts';
import { openStaffApi } from './testing.ts';

const { api, db, call } = await openStaffApi();
const { token } = await makeStaff(db, 'owner');

const read = async (report: string, from = '2026-10', to = '2026-11') =>
  (await call(token, 'GET', `reports/${report}?from=${from}&to=${to}`)).body as unknown as ReportData & {
    code?: string;
  };

async function save(report: string, from = '2026-10', to = '2026-11') {
  const headers = { authorization: `Bearer ${token}` };
  const response = await api.request(`/api/admin/reports/${report}/rows.csv?from=${from}&to=${to}`, {
    headers,
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, text: bytes.toString('utf8') };
}

it('answers every report of a shop without orders, on the screen and as a file', async () => {
  for (const report of reportNames) {
    const { rows, count, countedAt } = await read(report);
    expect([report, rows.length, countedAt]).toEqual([report, count, null]);
    const { status, text } = await save(report);
    expect([report, status]).toEqual([report, 200]);
    expect(text.startsWith('\ufeff')).toBe(true);
  }
});

it('fills days without figures with zeros, and gives no percentage of nothing', async () => {
  await db.insert(dailyFigures).values([
    { measure: 'promise', day: '2026-10-02', key: '', count: 3, part: 2 },
    { measure: 'promise', day: '2026-09-30', key: '', count: 9, part: 9 },
  ]);
  const { rows, total } = await read('promise-kept', '2026-10', '2026-10');
  expect(rows).toHaveLength(31);
  expect(rows[0]).toEqual({ key: '2026-10-01', label: '2026-10-01', values: [null, 0, 0], before: null });
  expect(rows[1]!.values).toEqual([66.7, 2, 3]);
  expect(total).toEqual([66.7, 2, 3]);
  const compared = await read('promise-kept', '2026-10', '2026-10');
  expect([compared.before, compared.totalBefore]).toEqual([{ from: '2026-09', to: '2026-09' }, [100, 9, 9]]);
});

it('lists the keys with the most returned parcels first, and the file holds all', async () => {
  const pincodes = Array.from({ length: 150 }, (_, at) => ({
    measure: 'back_by_pincode' as const,
    day: '2026-10-01',
    key: String(560_000 + at),
    count: 10,
    part: at === 77 ? 2 : 1,
  }));
  await db.insert(dailyFigures).values(pincodes);
  await db
    .insert(dailyFigures)
    .values({ measure: 'back_by_pincode', day: '2026-11-01', key: '560078', count: 5, part: 5, returned: 3 });
  const { rows, count, total } = await read('returned-by-pincode');
  expect([rows.length, count]).toEqual([100, 150]);
  expect(rows[0]).toEqual({ key: '560078', label: '560078', values: [0, 40, 20, 6, 3, 15], before: null });
  expect(rows[1]!.key).toBe('560077');
  expect(total!.slice(3)).toEqual([156, 3, 1_505]);
  expect((await save('returned-by-pincode')).text.trim().split('\r\n')).toHaveLength(151);
});

it('names the reasons of customers apart from the words of couriers', async () => {
  const figures = { measure: 'back_by_reason', day: '2026-10-01', part: 0 } as const;
  await db.insert(dailyFigures).values([
    { ...figures, key: 'Refused', count: 3 },
    { ...figures, key: 'return:damaged', count: 0, returned: 1 },
  ]);
  const { rows, total } = await read('returned-by-reason');
  expect(rows).toMatchObject([
    { label: 'Refused', values: [75, 3, 0] },
    { label: 'Customer: It arrived damaged, leaking or open', values: [25, 0, 1] },
  ]);
  expect(total).toEqual([100, 3, 1]);
});

it('writes no cell that a spreadsheet runs', async () => {
  const texts = ['=cmd()', '+1', '-2', '@x', '"quoted", text'];
  const lastAskedOn = '2026-11-20';
  await db
    .insert(zeroResultSearches)
    .values(texts.map((text) => ({ normalized: text, text, times: 3, lastAskedOn })));
  await db
    .insert(zeroResultMonths)
    .values(texts.map((text) => ({ normalized: text, month: '2026-11-01', lastAskedOn })));
  const { text } = await save('zero-result-searches');
  expect(text).toContain(`'=cmd(),1,2026-11-20`);
  expect(text).toContain('"""quoted"", text",1,2026-11-20');
  // A plain number below zero runs nothing, and a guard would make a text of it.
  expect(text.split(/\r\n|,/).filter((cell) => /^[=+\-@]/.test(cell))).toEqual(['-2']);
});

it('reports no searched text that may name a customer', async () => {
  const day = '2026-11-20';
  for (const text of ['rameshwarlal xyzzq', 'sunscreen', '98765 43210 sunscreen'])
    await countZeroResultSearch(db, { text, today: day });
  const stored = '९८७६५ ४३२१० sunscreen';
  await db
    .insert(zeroResultSearches)
    .values({ normalized: stored, text: stored, times: 9, lastAskedOn: day });
  await db.insert(zeroResultMonths).values({ normalized: stored, month: '2026-11-01', lastAskedOn: day });
  const texts = async () => (await read('zero-result-searches', '2026-11')).rows.map(({ label }) => label);
  expect((await texts()).filter((text) => /xyzzq|sunscreen/.test(text))).toEqual(['sunscreen']);
  const { text: file } = await save('zero-result-searches', '2026-11');
  expect(file).not.toMatch(/xyzzq|९८७६५/);
  for (let at = 0; at < 2; at += 1)
    await countZeroResultSearch(db, { text: 'rameshwarlal xyzzq', today: day });
  expect(await texts()).toContain('rameshwarlal xyzzq');
});

// §9 reports count parcels that came back undelivered apart from returns after the delivery, and zero-result searches by month
it('lists the zero-result searches of the chosen months alone', async () => {
  for (const today of ['2026-09-12', '2026-09-30', '2026-10-01'])
    await countZeroResultSearch(db, { text: 'kurunthotti', today });
  const september = await read('zero-result-searches', '2026-09', '2026-09');
  expect(september).toMatchObject({ count: 1, rows: [{ label: 'kurunthotti', values: [2, '2026-09-30'] }] });
  expect((await read('zero-result-searches', '2026-08', '2026-08')).rows).toEqual([]);
  expect((await save('zero-result-searches', '2026-10', '2026-10')).text).toContain(
    'kurunthotti,1,2026-10-01',
  );
});

it('ends with the day before today', async () => {
  const today = dayOf(new Date());
  const month = today.slice(0, 7);
  const { rows } = await read('orders', addDays(`${month}-01`, -1).slice(0, 7), month);
  expect(rows.at(-1)!.key).toBe(addDays(today, -1));
});

it('refuses unknown reports and periods that cannot be', async () => {
  expect((await read('profit')).code).toBe('invalid');
  expect((await read('orders', '2026-13', '2026-14')).code).toBe('invalid');
  for (const [from, to] of [
    ['2026-11', '2026-10'],
    ['2024-10', '2026-10'],
  ] as const) {
    expect((await read('orders', from, to)).code).toBe('bad_period');
    expect((await save('orders', from, to)).status).toBe(400);
  }
});

it('stores each look at the list of customers; its file needs a fresh factor', async () => {
  const late = await makeStaff(db, 'owner', 30);
  const days = 'from=2026-11-01&to=2026-11-30&show=top';
  expect((await call(late.token, 'GET', `customer-sales?${days}`)).status).toBe(200);
  const file = await call(late.token, 'GET', `customer-sales/rows.csv?${days}`);
  expect([file.status, file.body.code]).toEqual([403, 'fresh_second_factor_needed']);
  const accesses = await db.select().from(accessLog).where(eq(accessLog.userId, late.userId));
  expect(accesses).toMatchObject([{ what: 'customer_list', about: '2026-11-01 to 2026-11-30' }]);
});
