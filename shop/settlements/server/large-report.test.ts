import { expect, test } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { recordReport } from './record-file.ts';

const { db } = await testDatabase();

/** `MONEY_ROWS=100000 npx vitest run shop/settlements/server/large-report.test.ts` */
const count = Number(process.env.MONEY_ROWS ?? 3_000);

test('reads a large report within 30 seconds and 300 MB', async () => {
  const header =
    'transaction_entity,entity_id,amount,currency,fee (exclusive tax),tax,debit,credit,settlement_id,settled_at,settlement_utr';
  const lines = Array.from(
    { length: count },
    (_, at) =>
      `payment,pay_${at},1000.00,INR,20.00,3.60,0,976.40,setl_${at % 30},2026-11-12 10:00:00,UTR${at % 30}`,
  );
  const content = Buffer.from([header, ...lines].join('\r\n'));
  const parts = async function* parts() {
    for (let at = 0; at < content.length; at += 1_048_576) yield content.subarray(at, at + 1_048_576);
  };
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 50);
  const began = Date.now();
  const result = await recordReport(db, { bytes: content.length, read: parts }, { provider: 'razorpay' });
  clearInterval(watch);
  const [seconds, megabytes] = [(Date.now() - began) / 1_000, (most - before) / 1_048_576];
  if (process.env.MONEY_ROWS) process.stdout.write(`${count} rows: ${seconds} s, ${megabytes} MB\n`);
  expect(result).toMatchObject({ added: count, known: 0, unreadableCount: 0 });
}, 120_000);
