import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { formatMoment, hourMs, hourSeconds, minuteMs } from '#platform/india-time.ts';
import { runningUrl } from '#database/embedded.ts';
import { checkInvariants, reportOf } from '#database/invariants/check-invariants.ts';
import { onShopDatabase } from '#database/shop-database.ts';
import { readConfig } from '#platform/server/config.ts';
import { type Db, openDatabase } from '#platform/server/db.ts';
import { makeUser } from '#shop/accounts/server/testing.ts';
import { EmailSink } from '../../e2e/shop/email-sink.ts';
import { ShopProcess } from '../../e2e/shop/shop-process.ts';
import { openOrderMaker } from './order-maker.ts';

// npm run drill -- clock: the clock of the machine jumps an hour forward, and two hours back, under the running shop and its database.
// It needs libfaketime of Debian. After each jump it signs in, orders, and waits for the email, the page and the jobs. Then the same
// jumps end ten seconds before an hourly schedule is due, and the clock passes one of its times twice: each time runs once.

const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';
const folder = '.cache/clock-drill';
const dataDir = join(folder, 'shop');
const clock = resolve(folder, 'clock');
const patienceMs = minuteMs;
/** The hourly schedule whose runs it counts. */
const schedule = { name: 'hourly.subscriptions', minute: 5 };
if (!existsSync(library)) {
  process.stderr.write('This drill needs libfaketime: apt-get install libfaketime\n');
  process.exit(1);
}
rmSync(folder, { recursive: true, force: true });
mkdirSync(dataDir, { recursive: true });
chmodSync(folder, 0o755);
setClock(0);

const emails = new EmailSink();
const shop = new ShopProcess(4096, {
  DATA_DIR: dataDir,
  MAIL_URL: await emails.open(),
  RATE_LIMITS: 'on',
  SIMULATOR_STEP_SECONDS: '0',
  LD_PRELOAD: library,
  FAKETIME_TIMESTAMP_FILE: clock,
  FAKETIME_NO_CACHE: '1',
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
});
const email = 'asha.clock@example.in';
const failures: string[] = [];

try {
  const fill = async (db: Db) => {
    await makeUser(db, { email });
    return openOrderMaker(db, shop.url);
  };
  const maker = await onShopDatabase(readConfig({ DATA_DIR: dataDir }), fill, { isNew: true });
  await shop.open();
  let orders = 0;
  const order = async () => {
    await maker.send(maker.make());
    orders += 1;
  };
  const before = await requestCode();
  for (const [what, hours] of [
    ['no jump', 0],
    ['an hour forward', 1],
    ['two hours back', -1],
    ['an hour forward again', 0],
  ] as const) {
    setClock(hours * hourSeconds);
    const jumpedAt = performance.now();
    await check(`${what}: ready`, async () => (await fetch(`${shop.url}/readyz`)).ok);
    await check(`${what}: a session of before orders`, () => order().then(() => true));
    await check(`${what}: a page shows a change`, () => showsChange(hours));
    await check(`${what}: a new code signs in`, signsIn);
    await check(`${what}: jobs run`, () => onDatabase(hasNoDueJobs));
    await check(`${what}: the email of each order leaves`, async () => emailsOfOrders() === orders);
    process.stdout.write(`${what}: all in ${Math.round((performance.now() - jumpedAt) / 1000)} s\n`);
  }
  const { status } = await post('/api/auth/login-verify-otp', { email, otp: before });
  if (status >= 500 || status < 400) failures.push(`the first code, long replaced, gets ${status}`);
  await passSchedule();
  const broken = await onDatabase(checkInvariants);
  process.stdout.write(`\n${reportOf(broken)}\n\norders: ${orders}\n`);
  const errors = shop.log
    .join('')
    .split('\n')
    .filter((line) => line.includes('"level":50'));
  process.stdout.write(`errors in the log: ${errors.length}\n${errors.slice(0, 5).join('\n')}\n`);
  if (broken.length > 0) failures.push('invariants');
} finally {
  await shop.close();
  await emails.close();
}
process.stdout.write(failures.length > 0 ? `\nBROKEN: ${failures.join('; ')}\n` : '\nKept.\n');
process.exitCode = failures.length > 0 ? 1 : 0;

function setClock(secondsAhead: number): void {
  writeFileSync(clock, `${secondsAhead < 0 ? '-' : '+'}${Math.abs(Math.round(secondsAhead))}\n`);
}

/** The queue sends a due schedule up to a minute after its time. Indian hours begin at half past. */
async function passSchedule(): Promise<void> {
  const firstDue = Math.ceil(Date.now() / hourMs) * hourMs + (schedule.minute + 30) * minuteMs;
  process.stdout.write('\n| jump | the clock passes | runs of that time |\n| --- | --- | --- |\n');
  for (const [what, hours] of [
    ['none', 0],
    ['an hour forward', 1],
    ['two hours back', -1],
    ['an hour forward again', 0],
  ] as const) {
    const due = new Date(firstDue + hours * hourMs);
    setClock((due.getTime() - 10_000 - Date.now()) / 1_000);
    await pause(10_000 + 1.4 * minuteMs);
    const runs = await onDatabase((db) => countRuns(db, due));
    process.stdout.write(`| ${what} | ${formatMoment(due.toISOString())} | ${runs} |\n`);
    if (runs !== 1) failures.push(`${what}: the schedule ran ${runs} times`);
  }
}

/** Asks again until it is true, since the shop may need a moment. */
async function check(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const reasons = new Set<string>();
  for (const began = performance.now(); performance.now() - began < patienceMs;) {
    const holds = await isTrue().catch((error: Error) => {
      reasons.add(error.message);
      return false;
    });
    if (holds) return;
    await pause(500);
  }
  const reason = [...reasons].join(', ') || 'not in a minute';
  failures.push(`${what} (${reason})`);
  process.stdout.write(`FAILED ${what}: ${reason}\n`);
}

function post(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(shop.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function requestCode(): Promise<string> {
  const count = emails.codes(email).length;
  const { status } = await post('/api/auth/login-send-otp', { email });
  if (status !== 200) throw new Error(`the request of a code gets ${status}`);
  for (const began = performance.now(); performance.now() - began < patienceMs;) {
    const newer = emails.codes(email)[count];
    if (newer) return newer;
    await pause(100);
  }
  throw new Error('no code came');
}

async function signsIn(): Promise<boolean> {
  const { status } = await post('/api/auth/login-verify-otp', { email, otp: await requestCode() });
  if (status !== 200) throw new Error(`a code of the moment gets ${status}`);
  return true;
}

async function showsChange(hours: number): Promise<boolean> {
  const name = `Clock ${hours} ${Math.random().toString(36).slice(2)}`;
  const id = await onDatabase(async (db) => {
    const { rows } = await db.execute<{ id: number }>(
      sql`update products set name = ${name} where id = (select min(id) from products) returning id`,
    );
    return rows[0]!.id;
  });
  for (let tries = 0; tries < 20; tries += 1) {
    if ((await (await fetch(`${shop.url}/api/products/${id}`)).text()).includes(name)) return true;
    await pause(250);
  }
  return false;
}

async function onDatabase<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const { db, close } = openDatabase(runningUrl({ dataDir }), { max: 2 });
  return work(db).finally(close);
}

async function hasNoDueJobs(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ due: number }>(
    sql`select count(*)::int as due from pgboss.job where state < 'completed' and start_after <= now()`,
  );
  return rows[0]!.due === 0;
}

function emailsOfOrders(): number {
  return emails.received.filter(({ subject }) => /order/i.test(subject)).length;
}

/** Counts the runs of the schedule in the two minutes from `due`, of the database's clock. */
async function countRuns(db: Db, due: Date): Promise<number> {
  const { rows } = await db.execute<{ runs: number }>(sql`
    select count(*)::int as runs from pgboss.job
    where name = ${schedule.name} and singleton_key is distinct from 'start' and state = 'completed'
      and created_on >= ${due.toISOString()} and created_on < ${due.toISOString()}::timestamptz + interval '2 minutes'`);
  return rows[0]!.runs;
}
