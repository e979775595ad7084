import { type OpenDatabase, openDatabase } from '#platform/server/db.ts';
import { errorFields, type Log } from '#platform/server/log.ts';
import type { ShopConfig } from '../config.ts';
import type { Role } from './role.ts';

/** Connections of the web processes of a machine together. The reserve is for orders and sign-in. */
const connections = { main: 36, reserved: 12 };
/** A process never has more. */
const most = { main: 9, reserved: 3 };

type Pools = {
  database: OpenDatabase;
  reserve: OpenDatabase;
  /** The connections to DATABASE_READ_URL. */
  replica: OpenDatabase | undefined;
  close: () => Promise<void>;
};

/** Opens the connections of one process: its share of those of the machine. */
export function openPools(
  url: string,
  { config, log, role }: { config: ShopConfig; log: Log; role: Role },
): Pools {
  const processes = role === 'web' ? config.WEB_WORKERS : 1;
  const shareOf = (pool: keyof typeof most) =>
    Math.max(1, Math.min(most[pool], Math.floor(connections[pool] / processes)));
  const onError = (error: Error) => log.warn('database connection lost', errorFields(error));
  const common = { ...poolingOf(config), kept: true, onError };
  const database = openDatabase(url, { ...common, max: shareOf('main') });
  const reserve = openDatabase(url, { ...common, max: shareOf('reserved'), first: database.pool });
  const replica =
    config.DATABASE_READ_URL && role !== 'worker'
      ? openDatabase(config.DATABASE_READ_URL, { ...common, kept: false, max: shareOf('main') })
      : undefined;
  const close = async () => {
    await replica?.close();
    await reserve.close();
    await database.close();
  };
  return { database, reserve, replica, close };
}

function poolingOf(config: ShopConfig) {
  return { pooled: config.DATABASE_DIRECT_URL !== undefined, named: config.PREPARED_STATEMENTS };
}
