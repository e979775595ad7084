// A task names what it is about, and a closed one stays in sight with its reason
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { startOf } from '#platform/india-time.ts';
import { fileOf } from '#platform/server/csv/read-csv.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { recordReport } from '../../server/record-file.ts';
import { closeTask } from './close-task.ts';
import { listTasks } from './read-money.ts';

const { db } = await testDatabase();
const { userId } = await makeStaff(db, 'owner');
const now = startOf('2026-11-20', { hour: 12 });
const namesOf = async () => new Map([[userId, 'Asha']]);
const list = async (show?: 'closed') => (await listTasks(db, { userId, namesOf, show })).rows;

it('names the payment, the receipt and the day of a row that is not of this shop', async () => {
  const header =
    'transaction_entity,entity_id,amount,fee (exclusive tax),tax,debit,credit,order_receipt,settlement_id,settled_at,settlement_utr';
  const row = (id: string, receipt: string, date: string) =>
    `payment,${id},899.00,0,0,0,899.00,${receipt},setl_1,2026-11-${date} 10:00:00,UTR1`;
  const rows = [row('pay_1', 'AR-1000028', '12'), row('pay_2', '', '13')];
  await recordReport(db, fileOf(Buffer.from([header, ...rows].join('\n'))), { provider: 'razorpay' });
  expect(await list()).toMatchObject([
    { kind: 'foreign', entityId: 'pay_1', receipt: 'AR-1000028', day: '2026-11-12', ended: null },
    { kind: 'foreign', entityId: 'pay_2', receipt: null, day: '2026-11-13', ended: null },
  ]);
});

it('keeps a closed task in sight with its reason, its day and who closed it', async () => {
  expect(await list('closed')).toEqual([]);
  const [first, second] = await list();
  const by = { userId, alonePaise: 1_000_000 };
  await closeTask(db, { id: first!.id, difference: 899, reason: 'Of our other shop', ...by, now });
  const later = new Date(now.getTime() + 60_000);
  await closeTask(db, { id: second!.id, difference: 899, reason: 'A test payment', ...by, now: later });
  expect(await list()).toEqual([]);
  expect(await list('closed')).toMatchObject([
    { entityId: 'pay_2', reason: 'A test payment', ended: { at: later.toISOString() } },
    { entityId: 'pay_1', reason: 'Of our other shop', ended: { at: now.toISOString() } },
  ]);
  expect((await list('closed'))[0]!.ended!.by).not.toBe('');
});
