// §9 the owner reads in statements as banks write them, and the shop refuses an unclear statement whole
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import * as parts from '#platform/server/uploads/file-parts.ts';
import { partBytes } from '#platform/file-parts.ts';
import type { CreditSource } from '../../server/match-by-reference.ts';
import { announceStatement, lookAtStatement, takeUploaded } from './statement-upload.ts';

const { db } = await testDatabase();
const rows = Number(process.env.BANK_ROWS ?? 2_000);
const now = new Date('2026-11-29T06:00:00Z');
const maxMegabytes = 300;

const kinds = {
  CSV: { begin: 'Date,Narration,Ref,Debit,Credit,Balance\n', cell: ',', row: ['', '\n'] },
  HTML: {
    begin: '<table><tr><th>Date<th>Narration<th>Ref<th>Debit<th>Credit<th>Balance</tr>\n',
    cell: '</td><td>',
    row: ['<tr><td>', '</td></tr>\n'],
  },
} as const;

function* statement({ begin, cell, row: [open, close] }: (typeof kinds)[keyof typeof kinds], of: number) {
  yield begin;
  for (let at = 1; at <= rows; at += 1) {
    const reference = `6${of}${String(at).padStart(10, '0')}`;
    const narration = `UPI-ASHA NO ${at}-asha${at}@okhdfcbank-HDFC0000001-${reference}-ORDER AR ${at}`;
    yield `${open}${['27/11/26', narration, `0000${reference}`, '', '10.00', `${at * 10}.00`].join(cell)}${close}`;
  }
}

/** Expects each credit of the statement, such as many payments to the own UPI ID. */
const expectAll = (of: number): CreditSource => ({
  kind: 'upi',
  find: async () =>
    Array.from({ length: rows }, (_, at) => ({
      kind: 'upi',
      id: `${of} ${at + 1}`,
      reference: `6${of}${String(at + 1).padStart(10, '0')}`,
      amountPaise: 1_000,
      day: '2026-11-27',
      label: `Order ${at + 1}`,
      to: '/admin/orders/1',
      orderNumber: `${at + 1}`,
    })),
});

it.each(Object.entries(kinds))(
  'takes a large statement of %s in, matches it, and stays within its memory',
  async (name, kind) => {
    const { userId } = await makeStaff(db, 'owner');
    const file = Buffer.from([...statement(kind, name === 'CSV' ? 3 : 4)].join(''));
    const { id, missingParts } = await announceStatement(db, { userId, bytes: file.length });
    for (const number of missingParts)
      await parts.savePart(db, {
        id,
        userId,
        number,
        content: file.subarray(number * partBytes, (number + 1) * partBytes),
      });
    const [begun, before] = [performance.now(), process.memoryUsage().rss];
    const cpu = process.cpuUsage();
    const look = await lookAtStatement(db, { id, userId, columns: null, now });
    expect(look.read).toMatchObject({ credits: rows, isBalanced: true, problems: [] });
    const looked = performance.now();
    const sources = [expectAll(name === 'CSV' ? 3 : 4)];
    const taken = await takeUploaded(db, { id, userId, columns: null, now, sources });
    expect(taken).toMatchObject({ added: rows, known: 0, matched: rows });
    const seconds = (performance.now() - begun) / 1_000;
    const megabytes = (process.memoryUsage().rss - before) / 1024 / 1024;
    const { user, system } = process.cpuUsage(cpu);
    if (rows > 2_000)
      process.stdout.write(
        `${name} ${file.length} bytes: look ${(looked - begun) / 1000} s, all ${seconds} s, processor ${(user + system) / 1e6} s, ${megabytes} MB\n`,
      );
    expect(megabytes).toBeLessThan(maxMegabytes);
    await expect(parts.findUpload(db, { id, userId })).rejects.toMatchObject({ status: 404 });
  },
  120_000,
);
