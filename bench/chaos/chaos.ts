import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { minuteMs } from '#platform/india-time.ts';
import { runningUrl } from '#database/embedded.ts';
import { killServer } from '#database/embedded/testing.ts';
import { checkInvariants, reportOf } from '#database/invariants/check-invariants.ts';
import { onShopDatabase } from '#database/shop-database.ts';
import { readConfig } from '#platform/server/config.ts';
import { type Db, openDatabase } from '#platform/server/db.ts';
import { openOrderMaker, type SentOrder } from './order-maker.ts';
import { makePacker, startPacker } from './packer.ts';
import { reportOutcome } from './report-outcome.ts';
import { EmailSink } from '../../e2e/shop/email-sink.ts';
import { ShopProcess } from '../../e2e/shop/shop-process.ts';

// npm run drill -- chaos --rounds 100: kills the built shop and its database process (kill -9) in turn, at random moments among
// orders, while a packer prints labels, packs and hands over. After each kill it checks the invariants. After a kill of the
// database the shop must be ready within ten seconds. In the end every order must exist once, with one waybill and one email.
// Each parcel of which the packer was told must be packed and shipped exactly once.

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    /** Starts no further round after this time, since a slow machine manages fewer rounds. */
    minutes: { type: 'string', default: '60' },
    port: { type: 'string', default: '4092' },
    'mail-port': { type: 'string', default: '4093' },
    /** `manual` sends the parcels by hand, so no courier is asked. */
    courier: { type: 'string', default: 'simulator' },
  },
});
const rounds = Number(values.rounds);
const lastBegin = performance.now() + Number(values.minutes) * minuteMs;
const port = Number(values.port);
const emailPort = Number(values['mail-port']);
const folder = '.cache/chaos';
const lanes = 4;
const ordersARound = 40;
const dataDir = join(folder, 'shop');
const backWithinMs = 10_000;
rmSync(folder, { recursive: true, force: true });
mkdirSync(dataDir, { recursive: true });
chmodSync(folder, 0o755);
const emails = new EmailSink();
const shop = new ShopProcess(port, {
  DATA_DIR: dataDir,
  MAIL_URL: await emails.open(emailPort),
  SIMULATOR_STEP_SECONDS: '0',
  COURIER: values.courier,
  LOG_LEVEL: 'silent',
});
const began = performance.now();

try {
  const fill = async (db: Db) => {
    await makePacker(db);
    return openOrderMaker(db, shop.url);
  };
  const maker = await onShopDatabase(readConfig({ DATA_DIR: dataDir }), fill, { isNew: true });
  await shop.open();
  const packer = await startPacker(shop.url, emails);
  let usual = await millisecondsFor(maker);
  const sent: SentOrder[] = [];
  let brokenRounds = 0;
  let round = 0;
  let longestAwayMs = 0;
  while (round < rounds && performance.now() < lastBegin) {
    round += 1;
    const orders = Array.from({ length: ordersARound }, maker.make);
    sent.push(...orders);
    const killsDatabase = round % 2 === 0;
    const kill = killsDatabase ? async () => killServer(dataDir) : () => shop.kill();
    const killed = await killAmong(orders, { send: maker.send, kill, usualMs: usual });
    usual = killed.tookMs;
    if (killsDatabase) longestAwayMs = Math.max(longestAwayMs, await untilBack(killed.at));
    const broken = await onDatabase(checkInvariants);
    if (broken.length > 0) {
      brokenRounds += 1;
      process.stdout.write(`${reportOf(broken)}\n`);
    }
    const answered = orders.filter(({ orderNumber }) => orderNumber).length;
    process.stdout.write(
      `round ${round}: killed the ${killsDatabase ? 'database' : 'shop'}, ${answered} of ${ordersARound} acknowledged\n`,
    );
    if (!killsDatabase) await shop.open();
  }
  const acknowledged = sent.filter(({ orderNumber }) => orderNumber).length;
  const kept = await onDatabase((db) => countOf(db, sql`select count(*) from orders`));
  for (const order of sent) await insist(order, maker.send);
  const told = await packer.stop();
  await onDatabase(untilQuiet);
  const minutes = (performance.now() - began) / minuteMs;
  const outcome = { rounds: round, sent, acknowledged, kept, brokenRounds, longestAwayMs, told, minutes };
  await onDatabase((db) =>
    reportOutcome(db, outcome, { folder, emails, backWithinMs, courier: values.courier }),
  );
} finally {
  await shop.close();
  await emails.close();
}

/** Connects to the shop's own database, which outlives a killed shop. */
async function onDatabase<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const { db, close } = openDatabase(runningUrl({ dataDir }), { max: 4 });
  return work(db).finally(close);
}

async function untilBack(killedAt: number): Promise<number> {
  for (;;) {
    const ready = await fetch(`${shop.url}/readyz`);
    const awayMs = performance.now() - killedAt;
    if (ready.ok) return awayMs;
    if (awayMs > 3 * backWithinMs) throw new Error('The shop was not ready again within thirty seconds.');
    await pause(50);
  }
}

type Maker = Awaited<ReturnType<typeof openOrderMaker>>;

/** Returns the milliseconds per order with `lanes` in parallel, to time the kills. */
async function millisecondsFor({ make, send }: Maker): Promise<number> {
  const start = performance.now();
  await inLanes(Array.from({ length: 40 }, make), (order) => insist(order, send));
  return (performance.now() - start) / 40;
}

async function inLanes(orders: SentOrder[], send: (order: SentOrder) => Promise<void>): Promise<void> {
  const waiting = [...orders];
  const lane = async () => {
    for (let order = waiting.shift(); order; order = waiting.shift()) await send(order);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

async function insist(order: SentOrder, send: (order: SentOrder) => Promise<void>): Promise<void> {
  for (let left = 60; ; left -= 1)
    try {
      return await send(order);
    } catch (error) {
      if (left === 0) throw error;
      await pause(500);
    }
}

type Killing = { send: Maker['send']; kill: () => Promise<void>; usualMs: number };

/**
 * Kills during an order: after a random number of responses and a moment of the next order. Takes and returns the
 * milliseconds per order; also returns the time of the kill.
 */
async function killAmong(orders: SentOrder[], { send, kill, usualMs }: Killing) {
  const answersFirst = Math.floor(Math.random() * (orders.length - lanes));
  let tookMs = usualMs;
  let responses = 0;
  let killed: Promise<void> | undefined;
  let at = 0;
  const killNow = () => {
    at = performance.now();
    return kill();
  };
  const killSoon = () => (killed ??= pause(Math.random() * tookMs).then(killNow));
  if (answersFirst === 0) void killSoon();
  await inLanes(orders, async (order) => {
    const began = performance.now();
    const answered = await send(order).then(
      () => true,
      () => false,
    );
    if (!answered) return;
    tookMs = performance.now() - began;
    responses += 1;
    if (responses >= answersFirst) void killSoon();
  });
  await (killed ?? killNow());
  return { tookMs, at };
}

/** Waits for all emails and shipments. Jobs of a dead worker restart by themselves. */
async function untilQuiet(on: Db): Promise<void> {
  const deadline = Date.now() + 600_000;
  while (Date.now() < deadline) {
    const mails = await countOf(on, sql`select count(*) from email_log where state <> 'sent'`);
    const parcels = await countOf(on, sql`select count(*) from shipments where state = 'waiting'`);
    if (mails + parcels === 0) return;
    await pause(1_000);
  }
  throw new Error('Emails or shipments were still waiting after ten minutes.');
}

async function countOf(on: Db, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await on.execute<{ count: string }>(query);
  return Number(rows[0]!.count);
}
