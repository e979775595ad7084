import type { Config } from '#platform/server/config.ts';
import type { Db } from '#platform/server/db.ts';
import type { Log } from '#platform/server/log.ts';

export type ShopContext = {
  db: Db;
  /** Connections for orders and sign-in, so that slow reads do not stop them. By default `db` serves all. */
  reservedDb?: Db;
  config: Config;
  log: Log;
};

export type ApiEnv = {
  Variables: ShopContext & {
    requestId: string;
    /** Set by the guard `signedIn`, and by `maybeSignedIn` for signed-in callers. */
    userId?: number;
    /** The session of the bearer token, set with `userId`. */
    sessionId?: number;
  };
};
