import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { checkInvariants, reportOf } from '#database/invariants/check-invariants.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { seedIfEmpty } from '#database/seeding/seed.ts';
import { type Db, openDatabase } from '#platform/server/db.ts';
import { openQueue } from '#platform/server/jobs.ts';
import { silentLog } from '#platform/server/log.ts';
import { EmailSink } from '../../e2e/shop/email-sink.ts';
import { type Cluster, openCluster, whyNot } from '../../scripts/cluster/open-cluster.ts';
import { Starter } from '../../scripts/cluster/starter.ts';
import { finalCheck } from './cluster/final-check.ts';
import { makeAskers, startLoad } from './cluster/load.ts';
import { type Outcome, rounds, runRound } from './cluster/rounds.ts';

// npm run drill -- cluster: brings up the whole cluster, loads it with customers who read, fill carts and order, and damages one
// part after the other. --only 5 runs one round. --open brings up the demo shop on it until Ctrl-C. --keep leaves the logs.

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    open: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});
const maxWritesAwaySeconds = 30;
const say = (line: string) => void process.stdout.write(`${line}\n`);

const reason = whyNot();
if (reason) {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
const starter = new Starter();
let closing: Promise<void> | undefined;
const close = () => (closing ??= starter.close({ keepFolder: values.keep }));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().finally(() => process.exit(values.open ? 0 : 1)));

try {
  process.exitCode = (await (values.open ? stayOpen() : drill())) ? 0 : 1;
} finally {
  await close();
}
process.exit();

async function stayOpen(): Promise<boolean> {
  const { url, database } = await openCluster(starter, { say });
  say(`\nThe shop is open: ${url}`);
  for (const { name, address } of database.servers) say(`Patroni of ${name}: http://${address}:8008/cluster`);
  await once(process, 'SIGINT');
  return true;
}

async function drill(): Promise<boolean> {
  const emails = new EmailSink();
  const settings = { RATE_LIMITS: 'off', SIMULATOR_STEP_SECONDS: '0', MAIL_URL: await emails.open() };
  let askers: Awaited<ReturnType<typeof makeAskers>> = [];
  const prepare = async ({ direct, owner }: Cluster['database']['urls']) => {
    await migrateDatabase(direct, { owner, pooled: true });
    askers = await onDatabase(direct, async (db) => {
      await seedIfEmpty(db, say);
      return makeAskers(db);
    });
  };
  const cluster = await openCluster(starter, { say, settings, prepare });
  const load = startLoad(cluster.url, askers, await productSlugs(cluster.url));
  const outcomes: Outcome[] = [];
  let broken = 0;
  for (const [at, round] of rounds.entries()) {
    if (values.only !== undefined && Number(values.only) !== at + 1) continue;
    say(`\n${at + 1}. ${round.name}`);
    const outcome = await runRound(round, cluster, load);
    outcomes.push(outcome);
    say(lineOf(outcome));
    for (const { kind, status, ms } of outcome.otherAnswers)
      say(`   ${kind}: status ${status} after ${Math.round(ms)} ms`);
    broken += await brokenInvariants(cluster);
  }
  await load.stop();
  const { direct } = cluster.database.urls;
  const figures = await onDatabase(direct, (db) => finalCheck(db, load, emails));
  await emails.close();
  report(outcomes, { ...figures, 'invariants broken after a round': broken });
  const { 'orders acknowledged': orders, ...faults } = figures;
  return (
    orders! > 0 &&
    broken === 0 &&
    Object.values(faults).every((count) => count === 0) &&
    outcomes.every(
      (one) =>
        one.otherAnswers.length === 0 &&
        one.failedReads === 0 &&
        one.writesAwaySeconds <= maxWritesAwaySeconds,
    )
  );
}

async function productSlugs(url: string): Promise<string[]> {
  const products = (await (await fetch(`${url}/api/products?limit=50`)).json()) as { slug: string }[];
  return products.map(({ slug }) => slug);
}

async function brokenInvariants({ database }: Cluster): Promise<number> {
  const broken = await onDatabase(database.urls.direct, checkInvariants);
  if (broken.length > 0) say(reportOf(broken));
  return broken.length;
}

/** Opens the queue too, since new users and products enqueue jobs. */
async function onDatabase<Result>(url: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const queue = await openQueue(url, silentLog, { runs: false });
  const { db, close: closeDatabase } = openDatabase(url, { max: 2 });
  return work(db).finally(async () => {
    await closeDatabase();
    await queue.close();
  });
}

function report(outcomes: Outcome[], figures: Record<string, number>): void {
  say(
    '\n| what | orders | longest without an order | 503 for writes | other answers | reads | failed reads | longest without a read | slowest read |',
  );
  say('|---|---|---|---|---|---|---|---|---|');
  for (const outcome of outcomes) say(lineOf(outcome));
  say('');
  for (const [what, count] of Object.entries(figures)) say(`${what}: ${count}`);
}

function lineOf(one: Outcome): string {
  const cells = [
    one.name,
    one.orders,
    `${one.writesAwaySeconds.toFixed(1)} s`,
    one.busyAnswers,
    one.otherAnswers.length,
    one.reads,
    one.failedReads,
    `${one.readsAwaySeconds.toFixed(1)} s`,
    `${one.slowestReadSeconds.toFixed(1)} s`,
  ];
  return `| ${cells.join(' | ')} |`;
}
