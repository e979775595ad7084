import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { openDatabase } from './db.ts';

const { pool, url } = await testDatabase();

it('a closed database has no connection left, so that PostgreSQL can stop without breaking one off', async () => {
  const other = openDatabase(url, { max: 5 });
  const asked = Array.from({ length: 5 }, () =>
    other.pool.query<{ pid: number }>('select pg_backend_pid() as pid, pg_sleep(0.1)'),
  );
  const pids = (await Promise.all(asked)).map(({ rows }) => rows[0]!.pid);
  await other.close();
  const { rows } = await pool.query('select pid from pg_stat_activity where pid = any($1)', [pids]);
  expect(new Set(pids).size).toBe(5);
  expect(rows).toEqual([]);
});
