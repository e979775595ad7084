import { existsSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateDatabase } from '#database/migrate.ts';
import { startTestServer } from '#database/embedded/test-server.ts';
import { CommitUnknown, isUnavailable } from '#platform/server/commit-unknown.ts';
import { inTransaction, type OpenDatabase, openDatabase, patient } from '#platform/server/db.ts';
import { openQueue } from '#platform/server/jobs.ts';
import { silentLog } from '#platform/server/log.ts';
import { useServerKey } from '#platform/server/secrets/server-key.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeCustomer, makeOrderBody, recordsOf } from '#shop/orders/server/testing.ts';

/** Debian's PostgreSQL, since these tests change settings of a whole server. */
const programs = '/usr/lib/postgresql/15/bin';

describe.skipIf(!existsSync(programs))('while the primary changes', () => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  let shop: OpenDatabase;
  let admin: OpenDatabase;
  let queue: Awaited<ReturnType<typeof openQueue>>;

  beforeAll(async () => {
    useServerKey(randomBytes(32));
    server = await startTestServer(programs, ['synchronous_commit=on']);
    await migrateDatabase(server.url);
    queue = await openQueue(server.url, silentLog, { runs: false });
    shop = openDatabase(server.url, patient);
    admin = openDatabase(server.url, patient);
  });

  afterAll(async () => {
    await queue.close();
    await shop.close();
    await admin.close();
    await server.stop();
  });

  async function setReplicas(names: string): Promise<void> {
    await admin.db.execute(sql.raw(`alter system set synchronous_standby_names = '${names}'`));
    await admin.db.execute(sql`select pg_reload_conf()`);
    const shown = () =>
      admin.db.execute<{ names: string }>(sql`select current_setting('synchronous_standby_names') as names`);
    await expect.poll(async () => (await shown()).rows[0]!.names).toBe(names);
  }

  const waiting = async () => {
    const { rows } = await admin.db.execute<{ pid: number }>(
      sql`select pid from pg_stat_activity where wait_event = 'SyncRep'`,
    );
    return rows.map(({ pid }) => pid);
  };

  it('an order that no replica has is not acknowledged, and neither is its repeat', async () => {
    const { userId } = await makeCustomer(shop.db);
    const product = await makeProduct(shop.db, { stock: 5 });
    const order = makeOrderBody([{ sku: `${product.id}`, quantity: 1, unitPaise: 50_000 }]);
    const place = () => placeOrder(shop.db, { userId, order });
    const cancel = async () => {
      await expect.poll(waiting).toHaveLength(1);
      await admin.db.execute(sql`select pg_cancel_backend(${(await waiting())[0]!})`);
    };
    await setReplicas('a_lost_replica');
    const first = expect(place()).rejects.toBeInstanceOf(CommitUnknown);
    await cancel();
    await first;
    const repeat = expect(place()).rejects.toBeInstanceOf(CommitUnknown);
    await cancel();
    await repeat;
    await setReplicas('');
    const { orderNumber } = await place();
    expect((await recordsOf(shop.db, order.orderId)).order).toMatchObject({ orderNumber });
  });

  it('a write that reaches a replica is answered as busy', async () => {
    const readOnly = inTransaction(shop.db, async (tx) => {
      await tx.execute(sql`set local transaction_read_only = on`);
      await tx.execute(sql`update products set stock = 0`);
    });
    const error = await readOnly.catch((thrown: Error) => thrown);
    expect(isUnavailable(error as Error)).toBe(true);
  });
});
