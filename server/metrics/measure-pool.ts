import type pg from 'pg';
import { connectionWaits } from '#platform/server/metrics.ts';

type Connected = Parameters<pg.Pool['connect']>[0];

/** Measures how long each caller waits for a connection of the pool. */
export function measureWaits(pool: pg.Pool, name: string): void {
  const connect = pool.connect.bind(pool) as {
    (): Promise<pg.PoolClient>;
    (callback: Connected): void;
  };
  const measured = (callback?: Connected): Promise<pg.PoolClient> | void => {
    const end = connectionWaits.startTimer({ pool: name });
    if (!callback) return connect().finally(end);
    connect((error, client, done) => {
      end();
      callback(error, client, done);
    });
  };
  pool.connect = measured as pg.Pool['connect'];
}
