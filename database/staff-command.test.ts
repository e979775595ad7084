import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mailboxKey } from '#platform/server/secrets/mailbox-key.ts';
import { useServerKey } from '#platform/server/secrets/server-key.ts';
import { listFactors } from '#shop/accounts/admin/server/staff-session.ts';
import { makeTimeCode } from '#shop/accounts/admin/server/testing.ts';
import { findStaffRole } from '#shop/accounts/server/find-user.ts';
import { sessions } from '#shop/accounts/server/tables.ts';
import { makeToken, makeUser } from '#shop/accounts/server/testing.ts';
import { testDatabase } from './test-database.ts';

const { db, url } = await testDatabase();
const command = join(import.meta.dirname, 'staff-command.ts');

function run(settings: Record<string, string>, args: string[]) {
  const { status, stderr, stdout } = spawnSync(process.execPath, [command, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...settings },
  });
  return { status, stderr, stdout };
}

const staff = (...args: string[]) => run({ DATABASE_URL: url }, args);

// §9 security events are one JSON line each, without personal data; React Router's lines too
test('a registered user gets a role and loses it again', async () => {
  const { id, email } = await makeUser(db);
  expect(await findStaffRole(db, id)).toBeNull();
  const { status, stdout, stderr } = staff('--email', email.toUpperCase(), '--role', 'packer');
  expect({ status, stdout }).toEqual({ status: 0, stdout: `${email} is staff now: packer.\n` });
  expect(JSON.parse(stderr)).toMatchObject({ event: 'security', kind: 'role_change', code: 'packer' });
  expect(stderr).not.toContain('@');
  expect(await findStaffRole(db, id)).toBe('packer');
  expect(staff('--email', email, '--role', 'none').stdout).toBe(`${email} is a shopper now.\n`);
  expect(await findStaffRole(db, id)).toBeNull();
}, 120_000);

test('a user who lost the second factor sets up a new one after --reset', async () => {
  const { id, email } = await makeUser(db, { staffRole: 'owner' });
  await makeTimeCode(db, id);
  await makeToken(db, id);
  const { status, stdout, stderr } = staff('--email', email, '--reset');
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: `${email} sets up a new second factor with the next sign-in.\n`,
  });
  expect(JSON.parse(stderr)).toMatchObject({ event: 'security', kind: 'factors_reset' });
  expect(await listFactors(db, { userId: id })).toEqual([]);
  expect(await db.$count(sessions)).toBe(0);
  expect(await findStaffRole(db, id)).toBe('owner');
}, 120_000);

test('the address of the mailbox has the key of the shop, and a foreign folder none', () => {
  const key = {
    SERVER_KEY: '5'.repeat(64),
    PUBLIC_URL: 'https://demo.example',
    MAIL_URL: 'smtp://mail.example',
  };
  const { status, stdout, stderr } = run(key, ['--mailbox']);
  useServerKey(Buffer.from(key.SERVER_KEY, 'hex'));
  expect({ status, stderr, stdout }).toEqual({
    status: 0,
    stderr: '',
    stdout: `https://demo.example/dev/mail?key=${mailboxKey()}\n`,
  });
  const dataDir = mkdtempSync(join(tmpdir(), 'no-shop-'));
  expect(run({ DATA_DIR: dataDir }, ['--mailbox'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`There is no shop in ${dataDir}.`) as string,
  });
  expect(readdirSync(dataDir)).toEqual([]);
}, 60_000);

test.each([
  [['--email', 'nobody@example.in', '--role', 'owner'], 'Nobody is registered with this e-mail.'],
  [
    ['--email', 'a@b.in', '--role', 'king'],
    '--role must be one of owner, packer, support, content, accountant, none',
  ],
])(
  'one sentence refuses %j',
  (args, sentence) => {
    const { status, stdout, stderr } = staff(...args);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  },
  60_000,
);

// §9 the staff command makes no new shop
test('in a folder or a database without a shop the command makes none', async () => {
  const args = ['--email', 'nobody@example.com', '--role', 'owner'];
  const dataDir = mkdtempSync(join(tmpdir(), 'aranya-nothing-'));
  const inFolder = run({ DATA_DIR: dataDir }, args);
  expect(inFolder).toMatchObject({ status: 1, stdout: '' });
  expect(inFolder.stderr).toContain(`There is no shop in ${dataDir}. Use the DATA_DIR or DATABASE_URL`);
  expect(readdirSync(dataDir)).toEqual([]);
  const missing = join(dataDir, 'missing');
  expect(run({ DATA_DIR: missing }, args).stderr).toContain(`There is no shop in ${missing}.`);
  expect(readdirSync(dataDir)).toEqual([]);
  // The server of the tests outlives a run.
  const empty = `nothing_${process.pid}`;
  await db.execute(sql.raw(`create database ${empty}`));
  const address = new URL(url);
  address.pathname = `/${empty}`;
  const inDatabase = run({ DATABASE_URL: address.href }, args);
  expect(inDatabase.status).toBe(1);
  expect(inDatabase.stderr).toContain('There is no shop in the database of DATABASE_URL.');
}, 120_000);
