import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, expect, inject } from 'vitest';
import { openDatabase, type OpenDatabase, patient } from '#platform/server/db.ts';
import { openQueue } from '#platform/server/jobs.ts';
import { silentLog } from '#platform/server/log.ts';
import { useServerKey } from '#platform/server/secrets/server-key.ts';

type Opened = { file: string | undefined; close: () => Promise<void> };

/** The open databases of this worker. vitest calls no hook of a file whose tests are all left out, as `--grep` does. */
const opened = new Set<Opened>();

/** Opens a pool with one connection, which is taken. Its requests wait as long as those of customers. */
export async function busyDatabase(url: string): Promise<OpenDatabase & { free: () => void }> {
  const busy = openDatabase(url, { max: 1, ...patient });
  const taken = await busy.pool.connect();
  busy.pool.options.connectionTimeoutMillis = 2_000;
  return { ...busy, free: () => taken.release() };
}

type Options = {
  /**
   * Whether this file runs jobs. Its queue then has schedules and looks after jobs that died, as in a shop, which costs as much
   * processor time as a few small tests. Without it the queue takes jobs, and runs none.
   */
  runsJobs?: boolean;
};

/** Creates a database for one test file and drops it afterwards. Call it at the top of the file. */
export async function testDatabase({ runsJobs = false }: Options = {}): Promise<
  OpenDatabase & { url: string }
> {
  const { testPath: file } = expect.getState();
  for (const other of opened) if (other.file !== file) await other.close();
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = new URL(inject('postgresUrl'));
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(
    `create database "${name}" template "${inject('templateName')}" strategy file_copy tablespace ${inject('tablespace')}`,
  );
  url.pathname = `/${name}`;
  const database = openDatabase(url.href, patient);
  const queue = await openQueue(url.href, silentLog, { runs: runsJobs });
  useServerKey(randomBytes(32));
  const own: Opened = {
    file,
    close: async () => {
      opened.delete(own);
      await queue.close();
      await database.close();
      await admin.query(`drop database if exists "${name}" with (force)`);
      await admin.end();
    },
  };
  opened.add(own);
  afterAll(own.close);
  return { ...database, url: url.href };
}
