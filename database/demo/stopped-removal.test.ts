import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { inTransaction } from '#platform/server/db.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { demoRemovals } from '#shop/opening/server/tables.ts';
import { readRemoval } from './read-removal.ts';
import { beginRemoval, cancelRemoval, resumeRemoval, runRemoval } from './remove-demo.ts';
import { makeFullTestOrder } from './testing.ts';

const { db } = await testDatabase();
const backUp = () => Promise.resolve('a-backup');
const pause = () => Promise.resolve();
const begin = () => inTransaction(db, (tx) => beginRemoval(tx, {}));
const removal = () => readRemoval(db);

beforeEach(async () => {
  await db.delete(demoRemovals);
  await makeProduct(db, { isDemo: true });
});

/** Each deletion of a product fails as on a full disk, until `freeDisk`. */
async function fillDisk(): Promise<void> {
  await db.execute(`create or replace function full_disk() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file "base/1/2": No space left on device' using errcode = '53100'; end $$`);
  await db.execute('create trigger full_disk before delete on products execute function full_disk()');
}

async function freeDisk(): Promise<void> {
  await db.execute('drop trigger full_disk on products');
}

/** Fails as Node.js or PostgreSQL do. */
function failure(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}

describe('the removal of the demo', () => {
  it.each([
    ['ENOSPC', 'ENOSPC: no space left on device, write', 'A disk is full. Make room'],
    ['EACCES', "EACCES: permission denied, mkdir '/var/backups'", 'may not write into the folder'],
    ['EROFS', "EROFS: read-only file system, mkdir '/mnt'", 'may not write into the folder'],
    ['ENOENT', "ENOENT: no such file or directory, mkdir '/mnt/x'", 'Check BACKUP_DIR'],
    ['', 'The newest backup is not readable', 'The newest backup is not readable. The log of the shop'],
  ])('stops when its backup fails with %s, and says why', async (code, message, said) => {
    await begin();
    await runRemoval(db, { backUp: () => Promise.reject(failure(code, message)), pause });
    const stopped = await removal();
    expect(stopped).toMatchObject({ state: 'stopped', problem: expect.stringContaining(said) as string });
    expect(stopped!.problem).not.toMatch(/mkdir|\/mnt|\/var/);
    await begin();
    await runRemoval(db, { backUp, pause });
    expect(await removal()).toMatchObject({ state: 'done', problem: null });
  });

  it('stops when a later step fails again and again, without the text of a statement', async () => {
    await fillDisk();
    await begin();
    const waits: number[] = [];
    await runRemoval(db, { backUp, pause: async (ms) => waits.push(ms) });
    expect(waits).toEqual([1_000, 2_000, 3_000, 4_000]);
    const stopped = await removal();
    expect(stopped).toMatchObject({
      state: 'stopped',
      problem: expect.stringContaining('A disk is full') as string,
    });
    expect(stopped!.problem).not.toMatch(/Failed query|base\/1/);
    await freeDisk();
    await begin();
    await runRemoval(db, { backUp, pause });
    expect(await removal()).toMatchObject({ state: 'done' });
  });

  it('goes on after an error that passes', async () => {
    await fillDisk();
    await begin();
    await runRemoval(db, { backUp, pause: freeDisk });
    expect(await removal()).toMatchObject({ state: 'done', problem: null });
  });

  it('is cancelled under way and after it stopped, and takes nothing more', async () => {
    const { orderId } = await makeFullTestOrder(db);
    await begin();
    const cancelDuring = async () => {
      expect(await cancelRemoval(db)).toBe(true);
      return 'a-backup';
    };
    await runRemoval(db, { backUp: cancelDuring, pause });
    expect(await removal()).toBeNull();
    expect(await db.$count(orders, eq(orders.id, orderId))).toBe(1);
    expect(await db.$count(products, eq(products.isDemo, true))).toBeGreaterThan(0);
    await begin();
    await runRemoval(db, { backUp: () => Promise.reject(failure('ENOSPC', 'full')), pause });
    expect(await cancelRemoval(db)).toBe(true);
    expect(await cancelRemoval(db)).toBe(false);
    await begin();
    await runRemoval(db, { backUp, pause });
    expect(await removal()).toMatchObject({ state: 'done' });
    expect(await cancelRemoval(db)).toBe(false);
  });

  it('gets a job again when it has lost its own, and never a second one', async () => {
    const jobs = async () =>
      (await db.execute<{ id: string }>(`select id from pgboss.job where name = 'demo.remove'`)).rows.length;
    await resumeRemoval(db);
    expect(await jobs()).toBe(0);
    await begin();
    await resumeRemoval(db);
    await resumeRemoval(db);
    expect(await jobs()).toBe(1);
    await db.execute(`update pgboss.job set state = 'failed' where name = 'demo.remove'`);
    await resumeRemoval(db);
    expect(await jobs()).toBe(2);
  });
});
