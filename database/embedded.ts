import { readFileSync } from 'node:fs';
import { clusterExists, createCluster } from './embedded/create-cluster.ts';
import { databaseUrl, type Role } from './embedded/database-url.ts';
import { findBinaries } from './embedded/binaries.ts';
import { prepareDatabase } from './embedded/prepare-database.ts';
import { holdFolder } from './embedded/held-folder.ts';
import { openFolder } from './embedded/open-folder.ts';
import { chooseOwner } from './embedded/choose-owner.ts';
import { takeLock } from './embedded/lock.ts';
import { startPostmaster } from './embedded/postmaster/start-postmaster.ts';
import { stopLeftover } from './embedded/postmaster/leftover.ts';
import { supervise } from './embedded/postmaster/supervise.ts';
import { refuseMoved } from './move/moved-mark.ts';
import type { StartRefusal } from '#platform/server/start-refusal.ts';

export type EmbeddedPostgres = {
  /** Connects as the shop's role, which reads and writes rows. Never log it. */
  shopUrl: string;
  /** Connects as the role that owns the tables, for migrations. Never log it. */
  ownerUrl: string;
  /** Connects as the superuser, for tests and tools only. Never log it. */
  adminUrl: string;
  /** Shuts the server down fast and frees the data folder. Later calls do nothing. */
  stop: () => Promise<void>;
};

/**
 * Starts the PostgreSQL of the npm packages with its data in `dataDir/postgres`; the first start creates it. `durable: false`
 * trades crash safety for speed, for tests. With `onLost` the server is supervised: it restarts at the same address, and
 * `onLost` is called once after about ten seconds of failed starts. Throws a StartRefusal: data-folder, already-running,
 * no-binaries, no-ordinary-user, postgres-version, postgres-failed, moved.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log = () => {},
  durable = true,
  patienceMs,
  onLost,
}: {
  dataDir: string;
  log?: (sentence: string) => void;
  durable?: boolean;
  /** How long the server may take to recover at its start: three minutes unless told. */
  patienceMs?: number;
  onLost?: (error: StartRefusal) => void;
}): Promise<EmbeddedPostgres> {
  const folder = openFolder(dataDir);
  refuseMoved(folder.root);
  const lock = await takeLock(folder.root);
  const letGo = holdFolder(dataDir);
  const free = () => {
    letGo();
    lock.release();
  };
  try {
    const owner = chooseOwner(folder.data);
    const binaries = findBinaries(owner);
    await stopLeftover({ folder, log });
    if (!clusterExists(folder)) {
      log('Creating the database');
      await createCluster({ folder, binaries, owner, durable });
    }
    const parts = { folder, binaries, owner, durable, log, ...(patienceMs && { patienceMs }) };
    const postmaster = await startPostmaster(parts);
    const { port } = postmaster;
    await prepareDatabase({ folder, port });
    const startAgain = async () => {
      await stopLeftover({ folder, log });
      return startPostmaster({ ...parts, port });
    };
    const server = onLost ? supervise(postmaster, { startAgain, onLost, log }) : postmaster;
    return {
      shopUrl: databaseUrl({ folder, port, role: 'aranya_app' }),
      ownerUrl: databaseUrl({ folder, port, role: 'aranya_owner' }),
      adminUrl: databaseUrl({ folder, port, role: 'aranya' }),
      stop: async () => {
        await server.stop();
        free();
      },
    };
  } catch (error) {
    free();
    throw error;
  }
}

/** Returns the connection string of the server that the running shop started in `dataDir`. Never log it. */
export function runningUrl({ dataDir, role = 'aranya_app' }: { dataDir: string; role?: Role }): string {
  const folder = openFolder(dataDir);
  return databaseUrl({ folder, port: Number(readFileSync(folder.port, 'utf8')), role });
}
