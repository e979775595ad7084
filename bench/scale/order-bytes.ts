import { sql } from 'drizzle-orm';
import { migrateDatabase } from '#database/migrate.ts';
import { openDatabase } from '#platform/server/db.ts';
import { openQueue } from '#platform/server/jobs.ts';
import { silentLog } from '#platform/server/log.ts';
import { openServerKey } from '#platform/server/secrets/server-key.ts';
import { makeUser } from '#shop/accounts/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { placeOrder } from '#shop/orders/server/place-order.ts';
import { makeOrderBody } from '#shop/orders/server/testing.ts';
import { openScale } from './server.ts';

// npm run bench:order-bytes: places orders of three lines by the shop's own function, and prints the rows and bytes of an order
// in each table, with its indexes.

const orders = 2_000;

openServerKey('.cache/bench-scale');
const server = await openScale('.cache/bench-scale');
await server.run('drop database if exists order_bytes');
await server.run('create database order_bytes');
const url = server.urlOf('order_bytes');
await migrateDatabase(url);
const { db, close } = openDatabase(url, { max: 2 });
const queue = await openQueue(url, silentLog);
const user = await makeUser(db);
const stock = 1_000_000;
const products = [
  await makeProduct(db, { stock }),
  await makeProduct(db, { stock }),
  await makeProduct(db, { stock }),
];

const before = await tables();
for (let n = 0; n < orders; n += 1) {
  const lines = products.map(({ id, mrpPaise }) => ({ sku: String(id), quantity: 1, unitPaise: mrpPaise }));
  await placeOrder(db, { userId: user.id, order: { ...makeOrderBody(lines), buyNow: true } });
}
const after = await tables();
await queue.close();
await close();
await server.run('drop database order_bytes');
await server.close();

process.stdout.write('| table | rows an order | bytes an order |\n|---|---|---|\n');
for (const [name, { rows, bytes }] of after) {
  const then = before.get(name) ?? { rows: 0, bytes: 0 };
  if (rows > then.rows)
    process.stdout.write(
      `| ${name} | ${((rows - then.rows) / orders).toFixed(1)} | ${Math.round((bytes - then.bytes) / orders)} |\n`,
    );
}

async function tables(): Promise<Map<string, { rows: number; bytes: number }>> {
  await db.execute(sql`vacuum analyze`);
  const { rows } = await db.execute<{ name: string; rows: string; bytes: string }>(
    sql`select relname as name, reltuples::bigint as rows, pg_total_relation_size(oid) as bytes
        from pg_class where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'pgboss') order by 3 desc`,
  );
  return new Map(
    rows.map(({ name, rows: count, bytes }) => [name, { rows: Number(count), bytes: Number(bytes) }]),
  );
}
