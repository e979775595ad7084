import { readFile } from 'node:fs/promises';
import { inspect } from 'node:util';
import { sql } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '#database/test-database.ts';
import { createLog, errorFields, type LogFields, sendConsoleTo } from './log.ts';

const { db, url } = await testDatabase();
const pool = new pg.Pool({ connectionString: url, max: 1 });
afterAll(() => pool.end());

test('a logged error holds no query parameter and no recipient', async () => {
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

test.each([
  ['PostgreSQL', () => pool.query('select $1::int', ['Rani at 12 Church Street'])],
  ['a failed insert', () => pool.query("select 'Rani, Church Street'::jsonb")],
  ['a parser', () => JSON.parse('Rani, 12 Church Street') as unknown],
  ['an address', () => new URL('Rani, 12 Church Street')],
  ['a file', () => readFile('/Rani/12 Church Street')],
  ['a library', () => z.string().max(3, 'not Rani of Church Street').parse('Rani')],
  ['a mail server', () => createTransport({ host: 'Rani.Church Street.invalid' }).verify()],
])('a logged error of %s says its kind and place, and none of its words', async (_, fail) => {
  const failure = await Promise.resolve()
    .then<unknown>(fail)
    .catch((error: unknown) => error);
  const fields = errorFields(failure);
  expect(inspect(failure)).toMatch(/Rani|Church/);
  expect(JSON.stringify(fields)).not.toMatch(/Rani|Church/);
  expect(fields.error).toMatch(/^\w+ without its message$/);
  expect(fields.stack).toMatch(/\n {4}at /);
});

test('a logged error of the shop keeps its words, not quotes and long numbers', () => {
  const { error } = errorFields(new Error('The waybill "Rani" of 9876543210 was “lost”.'));
  expect(error).toBe('The waybill "…" of ****** was "…".');
});

test('a log takes an error by `errorFields` alone, never its own message', () => {
  const lines: unknown[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const ofDriver = Object.assign(new Error('meera@example.in is no number'), { code: '22P02' });
  log.error('categories failed', errorFields(ofDriver));
  // @ts-expect-error -- the compiler refuses a raw message
  const raw: LogFields = { error: ofDriver.message };
  expect(raw).toBeDefined();
  expect(JSON.stringify(lines)).not.toContain('meera');
});

test('a logged error names a full disk, and no other cause', async () => {
  const failing = (code: string) =>
    db
      .execute(
        sql.raw(
          `do $$ begin raise exception 'no space for Rani on the disk' using errcode = '${code}'; end $$`,
        ),
      )
      .catch((error: unknown) => errorFields(error).error);
  expect(await failing('53100')).toMatch(/^Failed query: [^]*\(no space for Rani on the disk\)$/);
  expect(await failing('22P02')).not.toMatch(/disk\)$/);
});

test('a logged error may come from a command that ended with a number', () => {
  const cause = Object.assign(new Error('Command failed: tar'), { code: 2 });
  expect(errorFields(new Error('no copy was made', { cause })).error).toBe('no copy was made');
});

// §9 security events are one JSON line each, without personal data; React Router's lines too
test('console output of React Router becomes one log line without personal data', () => {
  const lines: string[] = [];
  const restore = sendConsoleTo(createLog('info', { write: (line) => void lines.push(line) }));
  const failure = new Error('no mail to rani.verma@example.in');
  const library = console;
  library.error('React Router caught the following error during render', failure);
  library.warn('No routes matched location "/somewhere"');
  restore();
  const [error, warning] = lines.map((line) => JSON.parse(line) as Record<string, string>);
  expect(error).toMatchObject({ event: 'console', error: 'no mail to ***@example.in' });
  expect(error!.code).toBe('React Router caught the following error during render');
  expect(warning).toMatchObject({ event: 'console', error: 'No routes matched location "…"' });
  expect(lines.join('')).not.toContain('rani');
});
