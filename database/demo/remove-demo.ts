import { setTimeout } from 'node:timers/promises';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { isRefusal } from '#platform/refusal.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { enqueue } from '#platform/server/jobs.ts';
import { emailJob } from '#platform/server/emails/queue-email.ts';
import { changeLog, emailLog } from '#platform/server/tables.ts';
import { errorFields, type Log } from '#platform/server/log.ts';
import { removePictureLater } from '#platform/server/uploads/remove-picture-later.ts';
import { orderLines, orders } from '#shop/orders/server/tables.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { refusals } from '#shop/opening/admin/contract.ts';
import { isRemoving, type RemovalStep } from '#shop/opening/removal.ts';
import { demoRemovals } from '#shop/opening/server/tables.ts';
import { subscriptions } from '#shop/subscriptions/server/tables.ts';
import { type DemoRemoval, readRemoval } from './read-removal.ts';
import { problemOf } from './removal-problem.ts';
import { removalJob } from './removal-job.ts';
import { keepProducts, refuseCombos, removeProducts } from './remove-products.ts';
import { countDemoProducts } from './show-demo.ts';
import { countTestOrders } from './test-orders.ts';

const ordersAtOnce = 100;

type Options = {
  /** The numbers of products of the demo and of test orders that the owner saw. */
  seen?: { products: number; orders: number };
  /** Products of the demo that become the merchant's own, with their orders. */
  keep?: readonly number[];
};

/**
 * Begins the removal of the demo, or repeats a removal that stopped. The shop takes no orders until it is done. A removal under way goes
 * on. Throws `demo_changed` when the shop does not hold what the owner saw, and `in_combo`.
 */
export async function beginRemoval(tx: Db, { seen, keep = [] }: Options): Promise<void> {
  await tx.execute(sql`lock table ${orderLines}, ${products} in share row exclusive mode`);
  if (isRemoving((await readRemoval(tx))?.state)) return;
  const found = { products: await countDemoProducts(tx), orders: await countTestOrders(tx, keep) };
  if (seen && (seen.products !== found.products || seen.orders !== found.orders))
    throw refusals.demoChanged(found);
  await refuseCombos(tx, keep);
  const begun = {
    state: 'backup' as const,
    keep: [...keep],
    orders: found.orders,
    ordersGone: 0,
    productsGone: 0,
    backup: null,
    problem: null,
    startedAt: new Date(),
  };
  await tx
    .insert(demoRemovals)
    .values({ id: 1, ...begun })
    .onConflictDoUpdate({ target: demoRemovals.id, set: begun });
}

/** Cancels the removal of the demo, also one under way or stopped. Rows that it took before stay gone. Returns whether there was one. */
export async function cancelRemoval(tx: Db): Promise<boolean> {
  const gone = await tx
    .delete(demoRemovals)
    .where(ne(demoRemovals.state, 'done'))
    .returning({ id: demoRemovals.id });
  return gone.length > 0;
}

/** Lets the job go on with a removal under way that no job works on, as after an outage that used up its tries. */
export async function resumeRemoval(db: Db): Promise<void> {
  if (!isRemoving((await readRemoval(db))?.state)) return;
  const { rows } = await db.execute(
    sql`select from pgboss.job where name = ${removalJob.name} and state <= 'active' limit 1`,
  );
  if (rows.length === 0) await enqueue(db, removalJob, {});
}

type Tools = {
  /** Makes a backup and returns the name of its folder. */
  backUp: () => Promise<string>;
  /** Waits between two tries of a step. */
  pause?: (milliseconds: number) => Promise<unknown>;
  /** Gets the error that stopped it. */
  log?: Log;
};

/** A step that fails so often has a lasting cause. */
const mostTries = 5;

/**
 * Goes on with the removal of the demo until it is done. Each step commits its progress with what it took, so a kill loses nothing and
 * the next run goes on. It stops in words when the backup or the shop refuses, or a step fails again and again, so that the owner can
 * begin again or cancel. Does nothing without a removal under way.
 */
export async function runRemoval(db: Db, { backUp, pause = setTimeout, log }: Tools): Promise<void> {
  for (let failed = 0; ;) {
    const removal = await readRemoval(db);
    if (!removal || !isRemoving(removal.state)) return;
    try {
      await steps[removal.state](db, removal, backUp);
      failed = 0;
    } catch (error) {
      failed += 1;
      const isLasting = isRefusal(error) || removal.state === 'backup' || failed === mostTries;
      if (!isLasting) {
        await pause(1_000 * failed);
        continue;
      }
      log?.error('the removal of the demo stopped: /admin/start', errorFields(error));
      await move(db, removal, { state: 'stopped', problem: problemOf(error) });
    }
  }
}

type Progress = PgUpdateSetSource<typeof demoRemovals>;
type Step = (db: Db, removal: DemoRemoval, backUp: Tools['backUp']) => Promise<void>;

const steps: Record<RemovalStep, Step> = {
  backup: async (db, removal, backUp) => {
    await move(db, removal, { state: 'orders', backup: await backUp() });
  },
  orders: (db, removal) =>
    inTransaction(db, async (tx) => {
      if (!(await isStill(tx, removal))) return;
      await keepProducts(tx, removal.keep);
      const gone = await removeTestOrders(tx);
      await move(
        tx,
        removal,
        gone > 0 ? { ordersGone: sql`${demoRemovals.ordersGone} + ${gone}` } : { state: 'products' },
      );
    }),
  products: (db, removal) =>
    inTransaction(db, async (tx) => {
      if (!(await isStill(tx, removal))) return;
      await tx.execute(
        sql`lock table ${orders}, ${orderLines}, ${subscriptions}, ${products} in share row exclusive mode`,
      );
      // A customer of the demo may have ordered just before the shop closed.
      if ((await countTestOrders(tx)) > 0) return move(tx, removal, { state: 'orders' });
      const productsGone = await removeProducts(tx);
      await move(tx, removal, { state: 'done', productsGone, removedAt: new Date() });
    }),
};

/** Returns whether the removal is still in this step, and lets nobody cancel it until the transaction ends. */
async function isStill(tx: Db, { state }: DemoRemoval): Promise<boolean> {
  const found = await tx.select().from(demoRemovals).where(eq(demoRemovals.state, state)).for('update');
  return found.length > 0;
}

/** Notes progress, unless another run took the next step in the meantime. */
async function move(tx: Db, { state }: DemoRemoval, changed: Progress): Promise<void> {
  await tx.update(demoRemovals).set(changed).where(eq(demoRemovals.state, state));
}

/**
 * Removes some test orders by the function of the database's owner, which alone may take rows from append-only tables. Their waiting jobs
 * and their pictures go too. Returns how many went.
 */
async function removeTestOrders(tx: Db): Promise<number> {
  const { rows } = await tx.execute<{ removed: string[]; pictures: string[] }>(
    sql`select removed::text[], pictures from remove_test_orders(${ordersAtOnce})`,
  );
  const { removed, pictures } = rows[0]!;
  for (const path of pictures) await removePictureLater(tx, path);
  if (removed.length > 0)
    await tx.execute(sql`delete from pgboss.job where state < 'active' and (
      data->>'orderId' = any(${sql.param(removed)}::text[])
      or (name = ${emailJob.name} and data ? 'logId'
        and not exists (select from ${emailLog} where id::text = data->>'logId')))`);
  return removed.length;
}

/** Removes the demo at once and for good, without a backup. Returns what went. Throws `in_combo`. */
export async function removeDemo(db: Db, { keep = [] }: Options = {}): Promise<DemoRemoval> {
  await inTransaction(db, (tx) => beginRemoval(tx, { keep }));
  await runRemoval(db, { backUp: () => Promise.resolve('') });
  return (await readRemoval(db))!;
}

/** Returns the products of the demo that staff changed, by name. The merchant may want to keep them. */
export async function listChangedDemo(db: Db): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(
      and(
        eq(products.isDemo, true),
        sql`exists (select from ${changeLog} where ${changeLog.kind} = 'product' and ${changeLog.entityId} = ${products.id}::text)`,
      ),
    )
    .orderBy(products.name, products.id);
}
