import pg from 'pg';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { startEmbeddedPostgres } from '../embedded.ts';
import { openFolder } from '../embedded/open-folder.ts';
import { askForRecovery } from './archive/restore-changes.ts';

/**
 * Lets PostgreSQL replay the changes of a restored data folder, and stops it again. Returns the time of the last change, or
 * null when the backup was continued by none. `isShort` says that the archive ends before the time asked for.
 */
export async function recoverDatabase(
  dataDir: string,
): Promise<{ lastChange: Date | null; isShort: boolean }> {
  let isShort = false;
  const start = () => startEmbeddedPostgres({ dataDir, patienceMs: Infinity });
  const postgres = await start().catch(async (error: Error) => {
    if (!(error instanceof StartRefusal && /before configured recovery target/.test(error.message)))
      throw error;
    isShort = true;
    await askForRecovery(openFolder(dataDir).data);
    return start();
  });
  try {
    const client = new pg.Client({ connectionString: postgres.adminUrl });
    await client.connect();
    const { rows } = await client.query<{ at: Date | null }>('select pg_last_xact_replay_timestamp() as at');
    await client.end();
    return { lastChange: rows[0]?.at ?? null, isShort };
  } finally {
    await postgres.stop();
  }
}
