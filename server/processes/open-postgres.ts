import cluster from 'node:cluster';
import { keepArchiving } from '#database/backup/archive/keep-archiving.ts';
import type { BackupSettings } from '#database/backup/settings.ts';
import { requireDatabase } from '#database/migrate.ts';
import { startEmbeddedPostgres } from '#database/embedded.ts';
import type { Config } from '#platform/server/config.ts';
import type { Log } from '#platform/server/log.ts';

type Postgres = {
  url: string;
  /** The address of the role that owns the tables, where the shop's own does not. */
  ownerUrl: string | undefined;
  stop: () => Promise<void>;
};

type Options = { log: Log; say: (line: string) => void; onLost: (error: Error) => void };

/**
 * Returns the address of PostgreSQL: the configured one, or the embedded one, which it starts and archives. Throws a StartRefusal
 * with the code `database-away` while nothing answers at the configured one.
 */
export async function openPostgres(
  config: Config & BackupSettings,
  { log, say, onLost }: Options,
): Promise<Postgres> {
  if (config.DATABASE_URL) {
    // Otherwise each process that this one starts would say so.
    if (cluster.isPrimary)
      for (const url of [config.DATABASE_DIRECT_URL, config.DATABASE_URL])
        if (url) await requireDatabase(url);
    return { url: config.DATABASE_URL, ownerUrl: config.DATABASE_OWNER_URL, stop: async () => {} };
  }
  say('Starting the database …');
  let starting = true;
  const { shopUrl, ownerUrl, adminUrl, stop } = await startEmbeddedPostgres({
    dataDir: config.DATA_DIR,
    log: (sentence) => (starting ? say(sentence) : log.warn(sentence)),
    onLost,
  });
  starting = false;
  const archiving = keepArchiving({ dataDir: config.DATA_DIR, adminUrl }, config, log);
  return {
    url: shopUrl,
    ownerUrl,
    stop: async () => {
      await archiving.stop();
      await stop();
    },
  };
}
