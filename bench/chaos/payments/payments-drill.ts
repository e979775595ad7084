import { once } from 'node:events';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { minuteMs } from '#platform/india-time.ts';
import { runningUrl } from '#database/embedded.ts';
import { onShopDatabase } from '#database/shop-database.ts';
import { readConfig } from '#platform/server/config.ts';
import { type Db, openDatabase } from '#platform/server/db.ts';
import { openQueue } from '#platform/server/jobs.ts';
import { silentLog } from '#platform/server/log.ts';
import { openServerKey } from '#platform/server/secrets/server-key.ts';
import { createPaymentSimulator } from '#shop/payments/providers/simulator/create-payment-simulator.ts';
import { EmailSink } from '../../../e2e/shop/email-sink.ts';
import { ShopProcess } from '../../../e2e/shop/shop-process.ts';
import { cashfreeHere, reconcile } from './reconcile.ts';
import { openPayers, type Payer } from './payers.ts';
import { moneyIn, reportMoney } from './report-money.ts';

// npm run drill -- payments --orders 10000 --kills 10: customers place orders that wait for a payment by UPI and pay them on the simulator's
// phone, some after a wrong PIN. Each webhook comes three times, shuffled, a tenth of them late, one in a hundred never. The shop is killed
// (kill -9) at random moments in between. After one run of the hourly look each capture at the provider must have paid one order, once.

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '10' },
    /** Places no further order after this time. */
    minutes: { type: 'string', default: '120' },
    port: { type: 'string', default: '4092' },
    'mail-port': { type: 'string', default: '4093' },
    'provider-port': { type: 'string', default: '4094' },
  },
});
const wanted = Number(values.orders);
const kills = Number(values.kills);
const began = performance.now();
const withinMs = Number(values.minutes) * minuteMs;
const lanes = 6;
const folder = '.cache/payments-drill';
const dataDir = join(folder, 'shop');
const provider = cashfreeHere(Number(values['provider-port']));

rmSync(folder, { recursive: true, force: true });
mkdirSync(dataDir, { recursive: true });
chmodSync(folder, 0o755);
const emails = new EmailSink();
const { port, keys } = provider;
const token = 'drill-of-payments';
const simulator = createPaymentSimulator({ port, file: join(folder, 'provider.jsonl'), keys, token });
await once(simulator, 'listening');
const shop = new ShopProcess(Number(values.port), {
  DATA_DIR: dataDir,
  MAIL_URL: await emails.open(Number(values['mail-port'])),
  COURIER: 'manual',
  LOG_LEVEL: 'silent',
  PAY_AT_CHECKOUT: 'on',
  ...provider.settings,
});

try {
  const fill = (db: Db) => openPayers(db, { count: wanted, shopUrl: shop.url, providerUrl: provider.url });
  const { payers, pay, productId } = await onShopDatabase(readConfig({ DATA_DIR: dataDir }), fill, {
    isNew: true,
  });
  await shop.open();
  await tell('behave?as=mixed&on=webhook&times=1000000000');
  const { sent, killed } = await payAmongKills(payers, pay);
  say(`${sent.length} orders are paid at the provider, after ${killed} kills. Webhooks follow.`);
  await onDatabase(untilToldAll);
  const before = await onDatabase((db) => moneyIn(db));
  openServerKey(dataDir);
  const queue = await openQueue(runningUrl({ dataDir }), silentLog, { runs: false });
  await onDatabase((db) => reconcile(db, provider)).finally(queue.close);
  const minutes = (performance.now() - began) / minuteMs;
  await onDatabase((db) => reportMoney(db, { sent, before, killed, minutes, productId, folder }));
} finally {
  await shop.close();
  await emails.close();
  simulator.close();
  simulator.closeAllConnections();
}

/** Kills the shop at random moments among the orders, and opens it again. Returns the customers who paid, and the number of kills. */
async function payAmongKills(all: Payer[], pay: (payer: Payer) => Promise<void>) {
  const waiting = [...all];
  const sent: Payer[] = [];
  const from = performance.now();
  const isLate = () => performance.now() - from > withinMs;
  const progress = () => Math.max(sent.length / all.length, (performance.now() - from) / withinMs);
  const moments = Array.from({ length: kills }, (_, at) => (at + Math.random()) / kills);
  let killed = 0;
  let away: Promise<void> | undefined;
  const kill = async () => {
    await pause(Math.random() * 500);
    await shop.kill();
    killed += 1;
    say(`killed the shop after ${sent.length} orders`);
    await reopen();
    away = undefined;
  };
  const lane = async () => {
    for (let payer = waiting.shift(); payer && !isLate(); payer = waiting.shift()) {
      await insist(pay, payer);
      sent.push(payer);
      if (killed < kills && !away && progress() >= moments[killed]!) away = kill();
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  await away;
  return { sent, killed };
}

/** A busy machine is sometimes too slow for the shop, which then ends. A supervisor opens it again. */
async function reopen(): Promise<void> {
  for (let left = 10; ; left -= 1)
    try {
      return await shop.open();
    } catch (error) {
      if (left === 0) throw error;
      await pause(2_000);
    }
}

async function insist(pay: (payer: Payer) => Promise<void>, payer: Payer): Promise<void> {
  for (let left = 600; ; left -= 1)
    try {
      return await pay(payer);
    } catch (error) {
      if (left === 0) throw error;
      await pause(300);
    }
}

/** Waits until the provider has delivered its last webhook and the shop has worked on what it queued. */
async function untilToldAll(db: Db): Promise<void> {
  let still = 0;
  let unpaid = -1;
  const deadline = Date.now() + 60 * minuteMs;
  while (still < 6 && Date.now() < deadline) {
    await pause(5_000);
    const { waiting } = (await tell('deliver')) as { waiting: number };
    const now = (await moneyIn(db)).unpaidOrders;
    still = waiting === 0 && now === unpaid ? still + 1 : 0;
    unpaid = now;
  }
}

async function tell(command: string): Promise<unknown> {
  const headers = { Authorization: `Token ${token}` };
  const answer = await fetch(`${provider.url}/simulator/${command}`, { method: 'POST', headers });
  return answer.json();
}

async function onDatabase<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const { db, close } = openDatabase(runningUrl({ dataDir }), { max: 4 });
  return work(db).finally(close);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
