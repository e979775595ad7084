import { globSync, readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { trackingScans } from '../../server/tables.ts';
import { eventOf } from './scan-events.ts';

const { db } = await testDatabase();

test('the migration gives old scans the event that the adapter gives new ones', async () => {
  // No old scan is of a return that a courier fetched: PU and DTO are younger.
  const types = ['UD', 'DL', 'RT', 'PP', 'CN', 'ud', ''];
  const statuses =
    'Manifested,Not Picked,In Transit,Pending,Dispatched,Delivered,RTO,Lost,Destroyed,pending'.split(',');
  const codes = ['', 'X-PPOM', 'EOD-11', 'eod-38', 'DTUP-205', 'RT-110'];
  const at = new Date();
  const labels = types.flatMap((type) =>
    statuses.flatMap((status) => codes.map((code) => ({ type, status, code }))),
  );
  const scan = { waybill: 'old', at, place: '', remarks: '' };
  await db.insert(trackingScans).values(labels.map((label) => ({ ...scan, ...label })));
  const [file] = globSync('database/migrations/*_parcel-events.sql');
  const fill = readFileSync(file!, 'utf8').split('--> statement-breakpoint').at(-1)!;
  await db.execute(sql.raw(fill));
  const rows = await db.select().from(trackingScans).where(eq(trackingScans.waybill, 'old'));
  expect(rows).toHaveLength(labels.length);
  expect(rows.filter((row) => row.event !== eventOf(row))).toEqual([]);
  expect(new Set(rows.map(({ event }) => event)).size).toBe(9);
});

test('the scans of a return say when the courier has it and when it is back', () => {
  const events = [
    ['PP', 'Open'],
    ['PP', 'Scheduled'],
    ['PU', 'In Transit'],
    ['PU', 'Dispatched'],
    ['DL', 'DTO'],
    ['CN', 'Canceled'],
  ].map(([type = '', status = '']) => eventOf({ type, status, code: '' }));
  expect(events).toEqual([null, null, 'in_transit', 'in_transit', 'returned_to_origin', null]);
});
