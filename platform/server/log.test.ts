import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { createLog, errorFields } from './log.ts';

const { db } = await testDatabase();

test('a logged error holds nothing of a person: neither the parameters of a query nor a recipient', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const secret = 'Rani\n    at 12, Church Street';
  const failure = await db
    .execute(sql`select ${secret}::text, ${'rani@example.in'}::int`)
    .catch((error: unknown) => error);
  log.error('query failed', errorFields(failure));
  log.error('mail failed', errorFields(new Error('550 no such user <rani.verma@example.in>')));
  log.error('mail failed', errorFields(new Error('554 rejected: "Your code is 730155"')));
  expect(lines.join('')).not.toMatch(/Church|rani|730155/i);
  expect(lines[0]).toContain('Failed query: select');
  expect(lines[1]).toContain('550 no such user <***@example.in>');
});
