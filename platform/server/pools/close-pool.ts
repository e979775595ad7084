import type pg from 'pg';

/** `pool.end()` does not wait until its connections close. PostgreSQL would break them off when it stops. */
export async function closePool(pool: pg.Pool, connections: Set<pg.PoolClient>): Promise<void> {
  await pool.end();
  await Promise.all([...connections].map((client) => new Promise((parted) => client.once('end', parted))));
}
