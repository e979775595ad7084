import pg from 'pg';
import { startEmbeddedPostgres } from '#database/embedded.ts';

export type Scale = {
  /** Runs a statement without a time limit, and returns its rows and milliseconds. */
  run: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[]; ms: number }>;
  urlOf: (database: string) => string;
  close: () => Promise<void>;
};

/** Opens an embedded server of its own. `fsync` is off, so times of writes say only how two ways compare. */
export async function openScale(dataDir: string): Promise<Scale> {
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  const client = new pg.Client({ connectionString: postgres.adminUrl });
  await client.connect();
  return {
    run: async (text, values = []) => {
      const began = performance.now();
      const { rows } = await client.query(text, values);
      return { rows, ms: performance.now() - began };
    },
    urlOf: (database) => {
      const url = new URL(postgres.adminUrl);
      url.pathname = `/${database}`;
      return url.href;
    },
    close: async () => {
      await client.end();
      await postgres.stop();
    },
  };
}
