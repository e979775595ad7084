import type { Config } from '#platform/server/config.ts';
import type { Db } from '#platform/server/db.ts';
import type { Log } from '#platform/server/log.ts';

/** What the entry points are opened with. */
export type ShopContext = {
  db: Db;
  /** Connections for orders and sign-in, so that slow reads do not stop them; without them `db` serves all. */
  reservedDb?: Db;
  config: Config;
  log: Log;
};

/** What every API handler finds in its context. */
export type ApiEnv = {
  Variables: ShopContext & {
    requestId: string;
    /** Id of the signed-in person, set by the `signedIn` guard, or by `maybeSignedIn` where a guest may call too. */
    userId?: number;
    /** The session behind the bearer token, set with `userId`. */
    sessionId?: number;
  };
};
